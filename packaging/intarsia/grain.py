"""The grain of the cloth: a tile of fine noise, black and white on nothing, that repeats without a seam.

Integers only, from the generator's raw bits, so that every Python on every machine makes the same tile.
"""

from __future__ import annotations

import math
import random
import struct
import zlib

SIZE = 512
"""Pixels on a side; also the period."""
SEED = 1572
STRENGTH, LIMIT = 9, 70
"""Alpha (of 255) of a deviation of 1, and the largest alpha."""


def noise(size: int = SIZE, seed: int = SEED) -> list[list[int]]:
    """Nearly Gaussian whole numbers round 0 (sums of four bytes), softened by a 3 x 3 binomial that wraps round."""
    bits = random.Random(seed)
    raw = [[sum(bits.getrandbits(32).to_bytes(4, "big")) - 510 for _ in range(size)] for _ in range(size)]
    rows = [[row[x - 1] + 2 * row[x] + row[(x + 1) % size] for x in range(size)] for row in raw]
    return [
        [a + 2 * b + c for a, b, c in zip(rows[y - 1], rows[y], rows[(y + 1) % size], strict=True)] for y in range(size)
    ]


def pixels(size: int = SIZE, seed: int = SEED) -> bytes:
    """Grey and alpha of every pixel: white where the noise is above 0, black where it is below."""
    field = noise(size, seed)
    deviation = math.isqrt(sum(value * value for row in field for value in row) // size**2)
    tile = bytearray()
    for row in field:
        for value in row:
            tile += bytes((255 if value > 0 else 0, min(LIMIT, abs(value) * STRENGTH // deviation)))
    return bytes(tile)


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def png(grey_alpha: bytes, size: int = SIZE) -> bytes:
    """A PNG file of 8-bit grey with alpha."""
    header = struct.pack(">IIBBBBB", size, size, 8, 4, 0, 0, 0)
    rows = b"".join(b"\0" + grey_alpha[y * size * 2 : (y + 1) * size * 2] for y in range(size))
    chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, content) for kind, content in chunks)

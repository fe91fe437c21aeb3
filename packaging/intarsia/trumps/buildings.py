"""Masonry: towers, battlements, a walled town; each stands on (0, 0)."""

from __future__ import annotations

from intarsia.palette import Palette
from intarsia.pen import num, path


def tower(p: Palette, w: float, h: float) -> str:
    """Masonry tower on (0, 0), lit left, shaded right, with battlements."""
    o = path(f"M{-w} 0L{num(-w * 0.88)} {-h}H{num(w * 0.88)}L{w} 0Z", p["stone0"])
    o += path(f"M0 0V{-h}H{num(w * 0.88)}L{w} 0Z", p["stone1"])
    rows = int(h / 11)
    q = ""
    for r in range(1, rows):
        y = -r * h / rows
        ww = w - 0.12 * w * (-y / h)
        q += f"M{num(-ww)} {num(y)}H{num(ww)}"
        for k in range(-2, 3):
            x = (k + (0.5 if r % 2 else 0)) * w * 0.5
            if abs(x) < ww - 2:
                q += f"M{num(x)} {num(y)}V{num(y + h / rows)}"
    return o + path(q, "none", p["stone2"], 0.9, opacity=".6")


def battlement(p: Palette, w: float) -> str:
    """The head of a tower, 2 w wide."""
    o = path(
        f"M{-w} 0L{-w - 4} -12V-24H{num(-w * 0.55)}V-16H{num(-w * 0.28)}V-24H{num(w * 0.28)}V-16"
        f"H{num(w * 0.55)}V-24H{w + 4}V-12L{w} 0Z",
        p["stone0"],
        p["stone2"],
        1.1,
    )
    o += path(f"M0 0V-24H{num(w * 0.28)}V-16H{num(w * 0.55)}V-24H{w + 4}V-12L{w} 0Z", p["stone1"])
    return o + path(f"M{-w - 4} -12H{w + 4}", "none", p["stone2"], 1)


def city(p: Palette) -> str:
    """Small walled town with a dome and two towers, base at (0, 0)."""
    o = path("M-36 0V-13H-27V-31H-17V-12H-12C-12 -28 12 -28 12 -12H16V-36H26V-13H36V0Z", p["ivory0"], p["gold3"], 1)
    o += path("M-22 -31H-17V-12H-22ZM21 -36H26V-13H36V0H0V-12H21Z", p["stone1"])
    o += path("M-13 -12C-13 -29 13 -29 13 -12Z", p["cups1"], p["gold3"], 1)
    o += path("M0 -24.6C8 -24.6 13 -20 13 -12H0Z", p["cups2"])
    o += path("M0 -24V-33M-5 -12C-5 -18 -3 -22 0 -24.4C3 -22 5 -18 5 -12", "none", p["gold1"], 1.3)
    o += path("M-28.6 -31L-22 -41L-15.4 -31ZM14.4 -36L21 -46L27.6 -36Z", p["cups1"], p["gold3"], 0.9)
    return o + path("M-4.4 0V-4C-4.4 -9 4.4 -9 4.4 -4V0ZM-24 -24H-20V-19H-24ZM19 -29H23V-24H19Z", p["ink"])

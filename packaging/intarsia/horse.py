"""The knight's horse."""

from __future__ import annotations

from intarsia.palette import Palette
from intarsia.pen import circle, group, path
from intarsia.seam import SeamPen


def horse_head(p: Palette) -> str:
    """The horse's head in its own frame: poll (0, 0), muzzle (82, 6)."""
    hd = path("M6 -6L2 -24C10 -20 15 -12 16 -4Z", p["coat1"], p["coat2"], 1.1)
    hd += path("M7 -8L5 -19C9 -16 12 -11 13 -6Z", p["mane1"])
    hd += path(
        "M-6 -5C6 -13 20 -12 30 -9C44 -6 56 -5 68 -7C76 -8 82 -3 83 4C84 9 81 12 78 13C78 17 74 20 68 19"
        "C62 18.6 58 16 52 16.4C42 17 36 22 29 28C20 35 6 34 0 26C-6 18 -10 4 -6 -5Z",
        p["coat0"],
        p["coat2"],
        1.2,
    )
    hd += path(
        "M0 26C-3 20 -5 14 -6 8C6 18 22 20 34 13C46 8 60 10 79 12.4L78 13C78 17 74 20 68 19"
        "C62 18.6 58 16 52 16.4C42 17 36 22 29 28C20 35 6 34 0 26Z",
        p["coat1"],
    )
    hd += path("M24 -9.4C40 -6 56 -3.6 68 -6.4C60 -1 42 -1 24 -9.4Z", p["mane0"], opacity=".55")
    # nostril, mouth, eye
    hd += path("M73 -1C77 -2.4 79.4 .6 78 3.4C75.6 4.4 73 2.4 73 -1Z", p["coat2"])
    hd += path("M80.6 11.6C75 13 70 12.4 66 9.8", "none", p["coat2"], 1.3)
    hd += path("M21 -2C25 -6.4 32 -5.6 34.6 -1C31 2 25 2.4 21 -2Z", p["ink"]) + circle(27.4, -2.6, 1.1, p["white"])
    hd += path("M19 -3.4C24 -9 32 -8 36 -2.4", "none", p["coat2"], 1.3)
    hd += path("M12 27C20 26 26 21 29 14", "none", p["coat2"], 0.9, opacity=".6")
    # bridle
    strap = "M8 -10.4C10 2 16 18 18 31M13 3.4C30 6 46 4 58 3M57 -6C55 2 55 10 58 16.8"
    hd += path(strap, "none", p["gold3"], 4.6) + path(strap, "none", p["c1"], 3)
    for x, y in ((13, 4), (57, 3), (9.4, -9)):
        hd += circle(x, y, 3.6, p["gold3"]) + circle(x, y, 2.8, p["gold1"]) + circle(x - 0.7, y - 0.7, 0.9, p["gold0"])
    hd += circle(64, 12.6, 4.2, "none", p["gold3"], 3) + circle(64, 12.6, 4.2, "none", p["gold1"], 1.6)
    # forelock
    hd += path(
        "M-7 -5C-2 -15 13 -17 30 -8C24 -9 21 -7 18 -3C16 -6 13 -6 9 -2C7 -6 0 -7 -7 -5Z", p["mane0"], p["coat2"], 0.9
    )
    hd += path("M0 -9C6 -12 12 -11 18 -7", "none", p["coat2"], 0.7)
    return hd


def _mane(p: Palette) -> str:
    """One mass over the near side of the neck, its locks ending in points."""
    h = path(
        "M188 76C166 60 141 72 132 97C124 121 122 148 109 186C120 184 127 177 130 167C133 172 138 175 144 173"
        "C138 165 137 156 138 146"
        "C142 152 147 155 153 154C146 145 144 134 146 124C150 129 155 132 161 130"
        "C154 122 153 112 156 103C160 107 165 109 170 106C165 98 167 91 174 88C179 86 185 83 188 76Z",
        p["mane0"],
        p["coat2"],
        1.1,
    )
    h += path(
        "M132 108C127 130 127 158 114 183C121 180 127 174 130 166C129 148 129 128 132 108ZM140 90"
        "C134 112 134 146 142 172C138 165 137 156 138 146"
        "C135 126 136 106 140 90Z"
        "M150 80C142 100 142 130 151 153C146 145 144 134 146 124"
        "C143 108 145 92 150 80ZM162 75C151 90 150 110 159 129C154 122 153 112 156 103C154 92 157 82 162 75Z",
        p["mane1"],
    )
    h += path(
        "M132 108C129 128 129 148 130 166M140 90C136 106 135 126 138 146M150 80C145 92 143 108 146 124M162 75"
        "C157 82 154 92 156 103M177 75C168 79 165 90 169 104",
        "none",
        p["coat2"],
        0.8,
        opacity=".7",
    )
    return h + path("M181 76C163 67 146 78 137 97", "none", p["ivory0"], 2.2, opacity=".55")


def _caparison(p: Palette, pen: SeamPen) -> str:
    """The cloth over the breast."""
    h = pen("M120 176C138 166 160 160 184 154C192 168 204 184 214 204V230H110Z", p["c1"], p["c3"], 0.9)
    h += pen("M158 162C168 159 176 156 184 154C192 168 204 184 214 204V230H158Z", p["c2"])
    hem = "M123.6 176C140 167 160 161 183 155"
    return h + pen.put(path(hem, "none", p["gold3"], 5.4) + path(hem, "none", p["gold1"], 3.6))


def horse(p: Palette, pen: SeamPen) -> str:
    """Head and arched neck, facing right, in card units."""
    h = ""
    neck = "M180 76C162 70 146 82 138 104C130 126 128 150 118 214H214C204 190 190 168 182 150C176 136 172 124 170 112Z"
    h += pen(neck, p["coat0"], p["coat2"], 1.2)
    h += pen(
        "M172 108C168 116 166 128 170 142C176 164 190 186 196 214H214C204 190 190 168 182 150C178 138 174 126 172 108Z",
        p["coat1"],
    )
    h += pen(
        "M160 76C150 92 146 120 146 150C146 170 142 190 138 214H128C134 176 132 140 138 116C142 98 150 84 160 76Z",
        p["coat1"],
        opacity=".45",
    )
    h += pen.put(group(horse_head(p), "translate(180 82) rotate(49.5)") + _mane(p))
    h += _caparison(p, pen)
    return h

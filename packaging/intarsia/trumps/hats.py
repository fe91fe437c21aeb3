"""What the people of the trumps wear on their heads, a skull and a lion's. Local units: the head's middle is (0, 0)."""

from __future__ import annotations

from intarsia.palette import Palette
from intarsia.pen import circle, facet_star, group, path
from intarsia.trumps.nature import quill
from intarsia.trumps.setting import at, mirrored
from intarsia.trumps.things import bell


def brimmed_hat(p: Palette) -> str:
    """The mountebank's hat: a brim that swings up at both ends, like a lying eight."""
    o = path("M-23 -22C-27 -46 -13 -56 0 -56C13 -56 27 -46 23 -22Z", p["batons1"])
    o += path("M0 -56C13 -56 27 -46 23 -22H0Z", p["batons2"])
    o += path("M-23.6 -30C-10 -25 10 -25 23.6 -30L23 -22H-23Z", p["gold1"], p["gold3"], 1)
    b = "M0 -25C-16 -25 -28 -40 -44 -36C-58 -32 -56 -14 -42 -14C-28 -14 -16 -17 0 -17"
    o += path(b + "C16 -17 28 -14 42 -14C56 -14 58 -32 44 -36C28 -40 16 -25 0 -25Z", p["batons1"], p["gold3"], 1.4)
    o += path("M0 -17C16 -17 28 -14 42 -14C56 -14 58 -32 44 -36C28 -40 16 -25 0 -25Z", p["batons2"])
    o += mirrored(path("M-30 -25C-40 -31 -50 -30 -48 -24C-46 -19 -36 -19 -30 -25Z", p["batons0"], opacity=".8"))
    return o + facet_star(0, -23, 8, 3, 8, p["gold0"], p["gold2"])


def feathered_cap(p: Palette, c: str = "swords") -> str:
    """A soft cap with two feathers."""
    o = group(quill(p, 52, 9, "gold0", "gold2"), "translate(12 -30) rotate(-58)")
    o += group(quill(p, 44, 8, "cups0", "cups2"), "translate(12 -30) rotate(-30)")
    o += path("M-27 -18C-38 -40 -14 -52 8 -48C28 -46 34 -32 26 -18C10 -26 -10 -26 -27 -18Z", p[c + "1"])
    o += path("M8 -48C28 -46 34 -32 26 -18C18 -22 9 -24 0 -24C10 -32 12 -40 8 -48Z", p[c + "2"])
    o += path("M-27 -19C-12 -28 12 -28 27 -19L26 -11C12 -19 -12 -19 -26 -11Z", p["gold1"], p["gold3"], 1)
    return o + circle(14, -30, 5, p["gold3"]) + circle(14, -30, 3.8, p["cups1"])


def turban(p: Palette, c: str = "cups") -> str:
    """White, pleated in a colour, with an aigrette."""
    o = "".join(
        group(
            quill(p, 38 if a != -90 else 50, 7, "ivory0" if a == -90 else "gold0", "ivory2" if a == -90 else "gold2"),
            f"translate(0 -46) rotate({a})",
        )
        for a in (-118, -62, -90)
    )
    o += path(
        "M-30 -12C-44 -38 -22 -58 0 -58C22 -58 44 -38 30 -12C12 -23 -12 -23 -30 -12Z", p["ivory0"], p["gold3"], 1.2
    )
    o += path("M0 -58C22 -58 44 -38 30 -12C21 -17.6 10.6 -20.4 0 -20.4Z", p["ivory2"])
    pleat = (
        "M0 -34C-12 -42 -27 -36 -35 -25C-34.4 -21 -33 -17 -31 -13.6C-22 -24 -10 -29 0 -28ZM0 -42"
        "C-9 -53 -23 -51 -31 -42C-32.6 -39.6 -33.8 -37 -34.6 -34C-24 -42 -10 -44 0 -38Z"
    )
    o += path(pleat, p[c + "1"]) + group(path(pleat, p[c + "2"]), "scale(-1 1)")
    o += mirrored(path("M0 -31C-11 -35 -24 -29 -33 -19M0 -40C-10 -48 -24 -45 -33 -37", "none", p["gold1"], 1.2))
    o += circle(0, -36, 9, p["gold3"]) + circle(0, -36, 7.6, p["gold1"])
    return o + path("M0 -42L5.4 -36L0 -30L-5.4 -36Z", p[c + "1"]) + path("M0 -42L5.4 -36L0 -30Z", p[c + "3"])


def short_beard(p: Palette) -> str:
    """A close beard with its moustache."""
    o = path(
        "M-22 -4C-21 8 -18 13 -12 12C-8 18 -8 21 0 21C8 21 8 18 12 12C18 13 21 8 22 -4"
        "C23 12 18 26 10 32C4 36 -4 36 -10 32C-18 26 -23 12 -22 -4Z",
        p["h0"],
    )
    o += path("M0 21C8 21 8 18 12 12C18 13 21 8 22 -4C23 12 18 26 10 32C7 34 3.4 35 0 35Z", p["h1"])
    m = "M0 11.4C-4 9.4 -9 10 -13 14C-9 14.6 -4 14.6 0 13.4Z"
    return o + path(m, p["h0"]) + group(path(m, p["h1"]), "scale(-1 1)")


def eared_hood(p: Palette) -> str:
    """Eared hood with bells, halves in crimson and green."""
    o = ""
    for c, hi, fl in (("cups1", "cups0", False), ("batons1", "batons0", True)):
        h = path(
            "M2 -38C-20 -66 -58 -60 -64 -20C-64 -15 -59 -13 -56 -18C-49 -34 -38 -34 -29 -4C-24 -22 -14 -32 2 -30Z",
            p[c],
            p["gold3"],
            1.2,
        )
        h += path("M-4 -42C-24 -60 -50 -52 -58 -26C-46 -46 -26 -50 -4 -42Z", p[hi], opacity=".8")
        o += group(h, "scale(-1 1)") if fl else h
    o += path("M0 -40C-32 -38 -34 -2 -26 30L-17 24C-24 2 -20 -20 0 -22Z", p["batons2"])
    o += path("M0 -40C32 -38 34 -2 26 30L17 24C24 2 20 -20 0 -22Z", p["cups2"])
    o += path("M-17 24C-25 2 -20 -21 0 -22C20 -21 25 2 17 24", "none", p["gold3"], 4)
    o += path("M-17 24C-25 2 -20 -21 0 -22C20 -21 25 2 17 24", "none", p["gold1"], 2.2)
    o += path("M0 -68L9 -40L0 -24L-9 -40Z", p["gold1"], p["gold3"], 1) + path("M0 -68L9 -40L0 -24Z", p["gold2"])
    return o + at(bell(p), -60, -13) + at(bell(p), 60, -13) + at(bell(p), 0, -68)


def ruff(p: Palette) -> str:
    """Collar of pointed tongues with bells."""
    o = ""
    for k, a in enumerate((158, 130, 103, 77, 50, 22)):
        t = path("M-10 20L0 53L10 20Z", p["batons1" if k % 2 else "cups1"], p["gold3"], 1)
        t += path("M0 20V53L10 20Z", p["batons2" if k % 2 else "cups2"]) + at(bell(p), 0, 54, 0.7)
        o += group(t, f"translate(0 24) rotate({a - 90}) ")
    return o + path("M-22 34C-12 48 12 48 22 34L26 40C14 58 -14 58 -26 40Z", p["gold1"], p["gold3"], 1.2)


def skull(p: Palette) -> str:
    """Death's head, the size of a living one."""
    o = path("M-13 18C-13 32 -7 37 0 37C7 37 13 32 13 18Z", p["bone1"], p["ink"], 1)
    o += path(
        "M-24 -10C-27 -42 27 -42 24 -10C24 0 20 5 17 9C16 15 16 19 13 22C6 25 -6 25 -13 22"
        "C-16 19 -16 15 -17 9C-20 5 -24 0 -24 -10Z",
        p["bone0"],
    )
    o += path("M0 -34C16 -34 26 -26 24 -10C24 0 20 5 17 9C16 15 16 19 13 22C9 24 4 24.4 0 24.4Z", p["bone1"])
    o += path(
        "M-18 -6C-17 -13 -5 -12 -4 -5C-4 3 -9 6 -13 5C-17 4 -19 0 -18 -6ZM18 -6C17 -13 5 -12 4 -5"
        "C4 3 9 6 13 5C17 4 19 0 18 -6Z",
        p["ink"],
    )
    o += path("M0 2C4 7 5 12 2.4 13.4L0 11.4L-2.4 13.4C-5 12 -4 7 0 2Z", p["ink"])
    o += path("M-11 21C-6 23 6 23 11 21L10 29C5 31 -5 31 -10 29Z", p["ivory0"])
    o += path("M-11 25.4C-5 27.4 5 27.4 11 25.4M-6.4 22V30M-2.2 22.6V30.8M2.2 22.6V30.8M6.4 22V30", "none", p["ink"], 1)
    return o + path("M-17 -24C-12 -29 -6 -31 0 -31", "none", p["ivory0"], 1.6)

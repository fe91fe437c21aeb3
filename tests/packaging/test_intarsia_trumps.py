"""The trumps: each a scene of its own behind its window; what breaks the frame keeps to the panel; no two alike."""

from __future__ import annotations

from itertools import combinations

import pytest
from intarsia.palette import DAY
from intarsia.pen import document, group, path
from intarsia.stock import INDEX_HEIGHT, notch
from intarsia.trumps.card import trump
from intarsia.trumps.pack import PACKS
from intarsia.trumps.setting import Scene
from intarsia.trumps.tones import toned

from cardavia.engine.cards import BOLOGNA_62, MINCHIATE_97
from tests.packaging.renderings import ASSETS, fragments, levels, render, unlike

TONDO = (102, 132)
"""Half the width and height of a trump's oval window with its gilt line and a soft edge, in card units."""

pytestmark = pytest.mark.usefixtures("qapp")


def test_every_trump_has_a_drawing() -> None:
    names = {
        f"{pack}-{card.lower()}"
        for pack, deck in (("minchiate", MINCHIATE_97), ("bologna", BOLOGNA_62))
        for card in (*deck.trumps, *deck.fools)
    }
    assert {path.stem for path in (ASSETS / "faces/trumps/day").iterdir()} == names
    for size in fragments().values():
        assert set(size["trumps"]) == names
        assert all(size["trumps"].values())


def outside_the_tondo(svg: str) -> list[bytes]:
    """What is painted left and right of the trump's oval window and its gilt line, row by row, 125 pixels wide."""
    image = render(svg, 125)
    line, every = image.width() * 4, levels(image)
    rows = []
    for y in range(image.height()):
        share = 1 - ((2 * y + 1 - 200) / TONDO[1]) ** 2
        half = int(TONDO[0] / 2 * share**0.5) + 1 if share > 0 else 0
        row = every[y * line : (y + 1) * line]
        rows.append(row[: 4 * (62 - half)] + row[4 * (63 + half) :])
    return rows


@pytest.mark.parametrize("pack", sorted(PACKS))
def test_every_trump_has_a_scene_of_its_own_behind_its_window(pack: str) -> None:
    p = toned(DAY)
    scenes = {card: row.scene(p) for card, row in PACKS[pack].items()}
    assert len({scene.drawing + scene.front for scene in scenes.values()}) == len(scenes)
    leaking = {
        card
        for card, row in PACKS[pack].items()
        if outside_the_tondo(trump(p, row.panel, Scene(scenes[card].drawing, scenes[card].defs), ""))
        != outside_the_tondo(trump(p, row.panel, Scene(""), ""))
    }
    assert leaking == set()


def test_a_leak_is_found() -> None:
    p = toned(DAY)
    spilt = Scene('<circle cx="0" cy="0" r="126" fill="#FF0000"/>')
    panel = PACKS["bologna"]["mat"].panel
    assert outside_the_tondo(trump(p, panel, spilt, "")) != outside_the_tondo(trump(p, panel, Scene(""), ""))


def beyond_the_panel(scene: Scene) -> int:
    """Pixels in which what breaks the frame lies beyond the panel or in an index corner, on a canvas twice as wide."""
    front = group(scene.front, "translate(250 400)")
    panel = group(path(notch(13, 13, 224, 374), "#FFFFFF"), "translate(125 200)")
    painted, allowed = (
        levels(render(document(body, defs, 500, 800), 500))[3::4] for body, defs in ((front, scene.defs), (panel, ""))
    )
    return sum(one > 64 and other < 128 for one, other in zip(painted, allowed, strict=True))


@pytest.mark.parametrize("pack", sorted(PACKS))
def test_what_breaks_the_frame_stays_on_the_panel_and_clear_of_the_index(pack: str) -> None:
    p = toned(DAY)
    beyond = {card: beyond_the_panel(row.scene(p)) for card, row in PACKS[pack].items()}
    assert beyond == dict.fromkeys(beyond, 0)


@pytest.mark.parametrize("place", [(-70, -90), (70, 90), (116, 0), (0, -192), (-130, 0)])
def test_what_leaves_the_panel_is_found(place: tuple[int, int]) -> None:
    assert beyond_the_panel(Scene("", front=f'<circle cx="{place[0]}" cy="{place[1]}" r="4" fill="#FF0000"/>')) > 0


def scene_areas(pack: str) -> dict[str, bytes]:
    """What shows of every trump between its two indices, 64 pixels wide."""
    p = toned(DAY)
    areas = {}
    for card, row in PACKS[pack].items():
        image = render(trump(p, row.panel, row.scene(p), ""), 64)
        areas[card] = levels(image.copy(3, INDEX_HEIGHT * 64 // 250 + 1, 58, 45))
    return areas


@pytest.mark.parametrize("pack", sorted(PACKS))
def test_scenes_tell_all_trumps_apart(pack: str) -> None:
    areas = scene_areas(pack)
    closest = min((unlike(areas[a], areas[b]), a, b) for a, b in combinations(areas, 2))
    assert closest[0] >= 0.45, closest


def test_scenes_in_another_colour_only_are_found_too_close() -> None:
    p = toned(DAY)
    row = PACKS["minchiate"]["t8"]
    one, other = (
        levels(render(trump(q, row.panel, row.scene(q), ""), 64).copy(3, 29, 58, 45))
        for q in (p, {**p, "cups1": p["plum1"], "cups2": p["plum2"]})
    )
    assert 0 < unlike(one, other) < 0.45

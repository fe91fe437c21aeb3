from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.engine.cards import ITALIAN_40
from cardavia.engine.moves import Move, Verb
from cardavia.game import Game
from cardavia.storage import records
from cardavia.storage.files import backup_of
from cardavia.storage.places import Places
from cardavia.storage.records import Match, Matches, load, save, written
from cardavia.storage.troubles import Damaged, Fault, Foreign, Missing, Newer
from cardavia.storage.words import WORDS
from tests.storage.toy import ToyOptions, toy

GOLDEN = Path(__file__).parent / "golden"
Games = dict[str, Game[Any]]
Play = Callable[..., Match]


def put(path: Path, content: bytes) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path


def test_every_schema_has_its_sample() -> None:
    assert {path.name for path in GOLDEN.glob("record-*.json")} >= {
        f"record-{schema}.json" for schema in range(1, records.FORMAT.schema + 1)
    }
    assert set(records.MIGRATIONS) == set(range(1, records.FORMAT.schema))


def test_the_sample_of_schema_1_still_means_the_same(games: Games, played: Play) -> None:
    assert load(GOLDEN / "record-1.json", games) == played(5)
    finished = load(GOLDEN / "record-1-finished.json", games)
    assert finished == played(99)
    assert finished.record.result == (2, 1) and finished.record.deals == 2


@pytest.mark.parametrize("steps", range(16))
def test_a_match_comes_back_after_every_step(places: Places, games: Games, played: Play, steps: int) -> None:
    matches, match = Matches(places, games), played(steps)
    assert not matches.is_open("toy")
    assert matches.keep(match) is None
    assert matches.is_open("toy")
    opened = Matches(places, games).open("toy")
    assert (opened.match, opened.troubles) == (match, ())
    assert opened.session is not None
    assert opened.session.record() == match.record and opened.session.ply == min(steps, 14)


def test_no_match_is_no_trouble_and_makes_no_folder(places: Places, games: Games) -> None:
    matches = Matches(places, games)
    assert matches.open("toy") == (None, None, ())
    assert matches.finished() == () and matches.close("toy") is None
    assert not places.data.exists()


cards = st.sampled_from(ITALIAN_40.cards)
moves = st.builds(
    Move,
    st.sampled_from(Verb),
    st.lists(cards, max_size=3).map(tuple),
    st.lists(cards, max_size=4).map(tuple),
    st.from_regex(r"[a-z0-9-]{0,8}", fullmatch=True),
)


@settings(max_examples=50)
@given(data=st.data())
def test_every_record_is_read_as_it_was_written(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    record = records.Record(
        game="toy",
        rules=1,
        options=ToyOptions(
            data.draw(st.sampled_from((2, 3))), data.draw(st.booleans()), data.draw(st.sampled_from(("plain", "fancy")))
        ),
        seats=data.draw(st.sampled_from((2, 3))),
        seed=data.draw(st.integers(-(2**63), 2**63 - 1)),
        deals=data.draw(st.integers(0, 10_000)),
        moves=tuple(data.draw(st.lists(moves, max_size=30))),
        result=data.draw(st.none() | st.lists(st.integers(-999, 999), max_size=4).map(tuple)),
    )
    players = tuple(data.draw(st.sampled_from(("you", "easy", "hard"))) for _ in range(record.seats))
    path = tmp_path_factory.getbasetemp() / "match.json"
    assert save(Match(record, players), path) is None
    assert load(path, {"toy": toy()}) == Match(record, players)


def test_cut_off_at_every_byte(tmp_path: Path, games: Games, played: Play) -> None:
    content = written(played(5))
    whole = len(content) - 1  # only the last line's end is missing
    for length in range(len(content)):
        places = Places.within(tmp_path / str(length))
        path = put(places.match("toy"), content[:length])
        opened = Matches(places, games).open("toy")
        if length == whole:
            assert opened.match == played(5)
            continue
        (trouble,) = opened.troubles
        assert opened.match is None and trouble.term == "trouble.damaged"
        assert trouble.aside is not None and trouble.aside.read_bytes() == content[:length]
        assert not path.exists()


def test_any_byte_changed_is_a_match_or_a_fault_and_never_lost(tmp_path: Path, games: Games, played: Play) -> None:
    content = written(played(3))
    for place in range(len(content)):
        for other in (b"9", b'"'):
            changed = content[:place] + other + content[place + 1 :]
            places = Places.within(tmp_path / f"{place}-{other.hex()}")
            path = put(places.match("toy"), changed)
            opened = Matches(places, games).open("toy")
            if opened.match is None:
                (trouble,) = opened.troubles
                assert trouble.term in WORDS and trouble.aside is not None
                assert trouble.aside.read_bytes() == changed and not path.exists()
            else:
                assert opened.session is not None and path.read_bytes() == changed


def edited(match: Match, **fields: object) -> bytes:
    return json.dumps({**json.loads(written(match)), **fields}).encode()


BAD: dict[str, tuple[dict[str, object], type[Fault]]] = {
    "unknown game": ({"game": "whist"}, Newer),
    "game of another file": ({"game": "other"}, Foreign),
    "game as a path": ({"game": "../../etc"}, Damaged),
    "rules of tomorrow": ({"rules": 2}, Newer),
    "shuffle of tomorrow": ({"shuffle": 2}, Newer),
    "schema of tomorrow": ({"schema": 2, "game": 7}, Newer),
    "rules 0": ({"rules": 0}, Damaged),
    "one key more": ({"clock": 1}, Damaged),
    "unknown option": ({"options": {"target": 11}}, Damaged),
    "option out of choice": ({"options": {"deals": 7}}, Damaged),
    "option of the wrong type": ({"options": {"deals": 2.0}}, Damaged),
    "flag as number": ({"options": {"double": 1}}, Damaged),
    "options as list": ({"options": []}, Damaged),
    "seats 4": ({"seats": 4, "players": ["you"] * 4}, Damaged),
    "too few players": ({"players": ["you"]}, Damaged),
    "player with markup": ({"players": ["you", "<b>"]}, Damaged),
    "half a surrogate": ({"players": ["you", "\ud800"]}, Damaged),
    "half a surrogate as option": ({"options": {"\ud800": "\udfff"}}, Damaged),
    "seed in words": ({"seed": "42"}, Damaged),
    "huge seed": ({"seed": 10**30}, Damaged),
    "no move": ({"moves": ["play 7D", "jump"]}, Damaged),
    "unknown verb": ({"moves": ["fold 7D"]}, Damaged),
    "move as number": ({"moves": [7]}, Damaged),
    "illegal move": ({"moves": ["play AS"]}, Damaged),
    "card of no pack": ({"moves": ["play ZZ"]}, Damaged),
    "card that the rules stumble over": ({"moves": ["play M"]}, Damaged),
    "more deals than were played": ({"deals": 2}, Damaged),
    "fewer deals than were played": ({"deals": 0}, Damaged),
    "endless deals": ({"deals": 10**9}, Damaged),
    "result before the end": ({"result": [1, 0]}, Damaged),
}


@pytest.mark.parametrize("name", BAD)
def test_what_cannot_be_played_is_set_aside_and_the_move_before_comes_back(
    places: Places, games: Games, played: Play, name: str
) -> None:
    fields, fault = BAD[name]
    matches, path = Matches(places, games), places.match("toy")
    content = edited(played(4), **fields)
    put(path, content)
    opened = matches.open("toy")
    (trouble,) = opened.troubles
    assert opened.match is None and trouble.term == f"trouble.{fault.kind}"
    assert trouble.aside is not None and trouble.aside.read_bytes() == content

    for steps in (3, 4):
        assert matches.keep(played(steps)) is None
    put(path, content)
    opened = matches.open("toy")
    (trouble,) = opened.troubles
    assert opened.match == played(3)
    assert trouble.term == ("trouble.restored" if fault is Damaged else f"trouble.{fault.kind}")
    assert sum(each.read_bytes() == content for each in path.parent.iterdir()) == 2
    assert matches.keep(played(4)) is None and matches.open("toy").match == played(4)


@pytest.mark.parametrize("key", ["app", "rules", "shuffle", "seats", "seed", "options", "players", "deals", "result"])
def test_every_key_is_needed(tmp_path: Path, games: Games, played: Play, key: str) -> None:
    raw = json.loads(written(played(2)))
    del raw[key]
    with pytest.raises(Damaged):
        load(put(tmp_path / "match.json", json.dumps(raw).encode()), games)


def test_settings_are_no_match(tmp_path: Path, games: Games) -> None:
    with pytest.raises(Foreign):
        load(GOLDEN / "settings-1.json", games)
    with pytest.raises(Missing):
        load(tmp_path / "none.json", games)


def test_older_rules_bring_a_match_back_as_far_as_it_goes(places: Places, played: Play) -> None:
    games = {"toy": toy(version=2)}
    put(places.match("toy"), edited(played(4), moves=[*map(str, played(4).record.moves), "play AS"]))
    opened = Matches(places, games).open("toy")
    assert opened.match is not None and opened.session is not None and opened.troubles == ()
    assert opened.session.moves == opened.match.record.moves[:-1]


def test_a_match_that_could_not_be_read_back_is_not_written(tmp_path: Path, played: Play) -> None:
    match = played(2)
    with pytest.raises(ValueError, match="players"):
        save(match._replace(players=("You!", "x")), tmp_path / "match.json")
    with pytest.raises(ValueError, match="seed"):
        save(match._replace(record=replace(match.record, seed=2**63)), tmp_path / "match.json")
    assert not list(tmp_path.iterdir())


def test_a_full_disk_is_a_message_and_the_move_before_stays(
    places: Places, games: Games, played: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = Matches(places, games)
    matches.keep(played(3))

    def full(*_: Any) -> None:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", full)
        trouble = matches.keep(played(4))
        assert trouble is not None and trouble.term == "trouble.disk-full"
        trouble = matches.finish(played(99))
        assert trouble is not None and trouble.term == "trouble.disk-full"
    assert matches.open("toy").match == played(3) and matches.finished() == ()
    assert matches.keep(played(4)) is None and matches.open("toy").match == played(4)


def test_a_finished_match_moves_to_the_finished_ones(places: Places, games: Games, played: Play) -> None:
    matches, match, day = Matches(places, games), played(99), date(2025, 3, 4)
    matches.keep(played(13))
    matches.keep(match)
    opened = matches.open("toy")  # killed at the final sheet: it comes back there
    assert opened.match == match and opened.session is not None and not opened.session.waits_for_seat
    assert matches.finish(match, day) is None
    assert not matches.is_open("toy") and not backup_of(places.match("toy")).exists()
    (path,) = matches.finished()
    assert path.name == "2025-03-04-toy-42.json" and load(path, games) == match

    assert matches.finish(match, day) is None  # killed before it was closed: not kept twice
    assert matches.finished() == (path,)
    other = replace(match.record, options=replace(match.record.options, double=True))  # type: ignore[call-arg]
    assert matches.finish(Match(other, match.players), day) is None
    assert {each.name for each in matches.finished()} == {path.name, "2025-03-04-toy-42-2.json"}
    assert load(path, games) == match
    assert matches.finish(played(99, seed=7), date(2025, 3, 5)) is None
    assert matches.finished()[0].name == "2025-03-05-toy-7.json"


def test_each_game_has_its_own_open_match(places: Places, games: Games, played: Play) -> None:
    matches, match = Matches(places, games), played(3)
    matches.keep(match)
    assert matches.open("other").match is None
    assert matches.close("other") is None and matches.open("toy").match == match
    assert matches.close("toy") is None and matches.open("toy").match is None


def test_a_match_can_be_refused_later(places: Places, games: Games, played: Play) -> None:
    matches = Matches(places, games)
    matches.keep(played(3))
    trouble = matches.refuse("toy")
    assert trouble.term == "trouble.damaged" and trouble.aside is not None
    assert load(trouble.aside, games) == played(3) and not matches.is_open("toy")

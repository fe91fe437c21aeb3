"""Run as a program: goes on with a match, plays one card for the person, says what is kept, and waits to be killed."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from cardavia.engine.notation import described
from cardavia.engine.state import Phase
from cardavia.storage.places import Places
from cardavia.storage.settings import Settings
from cardavia.ui.house import House, build


def main(home: Path, name: str, seed: int, luck: Random) -> None:
    """One life of the program, at the table of one game; it ends by SIGKILL from outside."""
    app = QApplication([])
    chosen = Settings().changed(language="en", speed=0.0, pace=0.0, level="easy")
    house = build(app, Places.within(home), chosen, lambda _: None)
    house.window.show()
    conductor = house.conductor
    conductor.asked.connect(lambda _view: QTimer.singleShot(0, lambda: play(house, luck)))
    conductor.deal_over.connect(lambda: QTimer.singleShot(0, lambda: play(house, luck)))
    QTimer.singleShot(0, lambda: sit_down(house, name, seed))
    app.exec()


def sit_down(house: House, name: str, seed: int) -> None:
    """Resume the open match, or begin one; say how it stands before anything else happens."""
    game = house.games[name]
    conductor = house.conductor
    conductor.recorded.connect(lambda record: say("kept", f"{record.deals} {len(record.moves)}"))
    if house.host.is_open(name):
        conductor.moved_on.connect(lambda: say_once(house))
        house.host.resume(name)
    else:
        options = {"target": 31} if name == "scopa" else {}
        house.host.start(name, game.options.read(options), seed)


_SAID: list[bool] = []


def say_once(house: House) -> None:
    """The state that was resumed, once."""
    if not _SAID and house.conductor.session is not None:
        _SAID.append(True)
        record = house.conductor.session.record()
        say("resumed", f"{record.deals} {len(record.moves)} {described(house.conductor.session.state)}")


def play(house: House, luck: Random) -> None:
    """One random card of the person; a sheet that lies before it is read."""
    conductor = house.conductor
    session = conductor.session
    if session is None or session.state.phase == Phase.OVER:
        say("over", "")
    elif conductor.at_sheet:
        conductor.proceed()
    elif conductor.waiting:
        # what the person is asked beside cards, such as a bid that a kill has interrupted
        question = house.page.deciding.question
        say("asked", f"{session.state.phase} {question.term if question else '-'}")
        legal = session.rules.legal_moves(session.state)
        conductor.submit(legal[0] if question else luck.choice(legal))
        say("state", f"{session.record().deals} {len(session.moves)} {described(session.state)}")


def say(what: str, words: str) -> None:
    """One line to whoever watches."""
    print(f"{what}: {words}", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), Random(int(sys.argv[4])))

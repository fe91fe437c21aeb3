"""What a seat is asked before the play, and what it may look at again, as terms (minchiate.md 6, 11)."""

from __future__ import annotations

from cardavia.engine.cards import MINCHIATE_97, UNKNOWN
from cardavia.engine.moves import Move, Verb
from cardavia.engine.zones import Seat
from cardavia.game import Choice, Heap, Look, Question
from cardavia.games.minchiate.declaring import cards_shown, declaration, due, held, in_hand, why_not_declare
from cardavia.games.minchiate.state import DECLARE, DISCARD, FOLA, MinchiateState, aside, laid_out
from cardavia.games.minchiate.values import is_counting, points_of
from cardavia.games.minchiate.versicole import Versicola
from cardavia.kits.tarot import pile


def ask(state: MinchiateState) -> Question | None:
    """Discards are cards of the hand; of the versicole several may be declared; a card is just played."""
    if state.phase == DISCARD:
        count = due(state, state.turn)
        return Question("minchiate.ask.discard", n=count, put_away=count)
    return _declaration(state) if state.phase == DECLARE else None


def _declaration(state: MinchiateState) -> Question:
    """Every versicola in the hand, those already declared too, and the end of it (6.7)."""
    declared = state.declared[state.turn]
    found = in_hand(state, state.turn)
    choices = tuple(_versicola(state, each) for each in found)
    done = Choice(Move(Verb.PASS), "minchiate.choice.done" if declared else "minchiate.choice.silent")
    still = sum(each.call not in declared for each in found)
    return Question("minchiate.ask.declare", n=still, choices=(*choices, done), together=True)


def _versicola(state: MinchiateState, each: Versicola) -> Choice:
    move = declaration(each)
    return Choice(
        move,
        f"minchiate.choice.{each.kind}",
        n=each.points,
        points=each.points,
        cards=cards_shown(each, held(state, state.turn)),
        why_not=why_not_declare(state, move) or "",
    )


def looks(state: MinchiateState, seat: Seat) -> tuple[Look, ...]:
    """What all have seen, and to a seat its own discards: the Fola, the captured cards, known cards in hands (11)."""
    found = (
        Look("minchiate.look.own-discards", _filled(Heap("minchiate.look.discards", seat, state.at(aside(seat))))),
        Look("minchiate.look.fola", _fola(state)),
        Look("minchiate.look.captured", _captured(state)),
        Look("minchiate.look.known", _known(state)),
    )
    return tuple(look for look in found if look.heaps)


def _filled(*heaps: Heap) -> tuple[Heap, ...]:
    """The heaps that have cards which may be seen, each in canonical order."""
    known = (heap._replace(cards=tuple(card for card in heap.cards if card != UNKNOWN)) for heap in heaps)
    return tuple(heap._replace(cards=MINCHIATE_97.sorted(heap.cards)) for heap in known if heap.cards)


def _fola(state: MinchiateState) -> tuple[Heap, ...]:
    """The undealt cards, and the discards marked by their owner (6.8, D16)."""
    owners = (state.cutter, state.dealer)
    discards = (Heap("minchiate.look.discards", each, state.at(laid_out(each))) for each in owners)
    return _filled(Heap("minchiate.look.undealt", None, state.at(FOLA)), *discards)


def _captured(state: MinchiateState) -> tuple[Heap, ...]:
    """The counting cards of both piles with what they are worth."""
    heaps = []
    for side in (0, 1):
        cards = tuple(card for card in state.at(pile(side)) if is_counting(card))
        heaps.append(Heap("minchiate.look.counting", None, cards, side=side, points=points_of(cards)))
    return _filled(*heaps)


def _known(state: MinchiateState) -> tuple[Heap, ...]:
    """What all have seen go into a hand or shown from it, and that was neither played nor laid out yet."""
    out = {card for zone, cards in state.zones.items() if zone.name in ("taken", "trick", "fola") for card in cards}
    met = ((seat, tuple(card for card in state.met[seat] if card not in out)) for seat in state.everyone)
    return _filled(*(Heap("minchiate.look.seen", seat, cards) for seat, cards in met))

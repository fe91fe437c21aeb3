"""What a seat is asked, and what may be looked at (klaberjass.md 13)."""

from __future__ import annotations

from itertools import pairwise

from cardavia.engine.state import Phase
from cardavia.games.klaberjass.prompts import ask, heard, looks, said_with
from cardavia.games.klaberjass.state import KlaberjassState
from cardavia.games.klaberjass.words import WORDS
from tests.games.klaberjass.table import RULES, D, N, at, cards, dealt, declaring, exchange_phase, options, pack, play


def asked(state: KlaberjassState) -> tuple[str, dict[str, str]]:
    """The question and its choices, each with the reason against it."""
    question = ask(state)
    assert question is not None
    terms = {each.term for each in question.choices} | {question.term} | {each.term for each in question.heard}
    assert terms <= WORDS.keys()
    return question.term.removeprefix("klaberjass.ask."), {
        each.term.removeprefix("klaberjass.choice."): each.why_not for each in question.choices
    }


def test_what_a_seat_is_asked_in_the_bidding() -> None:
    start = dealt(pack(turned="9H"), options(schmeiss=True))
    gone = "klaberjass.turned-suit-is-gone"
    suits = {"spades": "", "hearts": gone, "diamonds": "", "clubs": ""}
    offered = play(start, "pass", "pass", "bid : schmeiss").state
    assert asked(start) == ("turned", {"take": "", "schmeiss": "", "pass": ""})
    assert asked(dealt(pack(turned="9H"))) == ("turned", {"take": "", "pass": ""})
    assert asked(play(start, "pass", "pass").state) == ("other", {**suits, "schmeiss": "", "pass": ""})
    assert asked(offered) == ("answer", {"agree": "", "refuse": ""})
    assert asked(play(offered, "bid : refuse").state) == ("name", suits)
    last = play(dealt(pack(turned="9H"), options(dealer_must_choose=True)), "pass", "pass", "pass").state
    assert asked(last) == ("other", {**suits, "pass": "klaberjass.dealer-must-choose"})


def test_the_question_shows_the_turned_card_and_what_was_called() -> None:
    question = ask(play(dealt(pack(turned="9H")), "pass").state)
    assert question is not None
    assert question.cards == cards("9H")
    assert question.heard == ((N, "klaberjass.call.pass"),)


def test_what_was_called_stands_until_the_first_card_is_played() -> None:
    start = dealt(pack(turned="9H"))
    assert heard(start) == ()
    passed = play(start, "pass", "pass").state
    assert heard(passed) == ((N, "klaberjass.call.pass"), (D, "klaberjass.call.pass"))
    named = play(passed, "pass", "bid : spades").state
    assert heard(named) == ((N, "klaberjass.call.pass"), (D, "klaberjass.call.spades"))
    while named.phase != Phase.PLAY:
        assert heard(named)
        named = play(named, "pass").state
    assert (D, "klaberjass.call.spades") in heard(named), "the first card may be the person's"
    assert heard(RULES.apply(named, RULES.legal_moves(named)[0]).state) == ()


def test_a_sequence_that_was_announced_stands_there_too() -> None:
    announced = RULES.apply(declaring("8S 9S 10S", "7C"), RULES.legal_moves(declaring("8S 9S 10S", "7C"))[0]).state
    assert announced.announced == 3
    assert (N, "klaberjass.run-of-3") in heard(announced)


def test_what_a_seat_is_asked_before_the_play() -> None:
    assert asked(exchange_phase("AH")) == ("exchange", {"swap": "", "keep": ""})
    assert asked(declaring("8S 9S 10S", "7C")) == ("declare", {"announce": "", "silent": ""})
    exchange, sequence = ask(exchange_phase("AH")), ask(declaring("8S 9S 10S", "7C"))
    assert exchange is not None
    assert exchange.cards == cards("7H AH")
    assert sequence is not None
    assert sequence.cards == cards("8S 9S 10S")
    assert [each.points for each in sequence.choices] == [20, 0]
    assert sequence.choices[0].parts == ()


def test_all_sequences_of_a_hand_are_named_where_all_score() -> None:
    question = ask(declaring("8S 9S 10S JC QC KC AC", "7C", options=options(all_sequences=True)))
    assert question is not None
    first = question.choices[0]
    assert first.points == 70
    assert {(part.points, part.cards) for part in first.parts} == {(20, cards("8S 9S 10S")), (50, cards("JC QC KC AC"))}


def test_the_dealer_hears_how_long_the_other_sequence_is() -> None:
    state = play(declaring("8S 9S 10S JS", "7C 8C 9C"), "declare 8S 9S 10S JS : sequence").state
    question = ask(state)
    assert question is not None
    assert question.heard == ((N, "klaberjass.run-of-4"),)


def test_only_the_second_royal_is_asked_about() -> None:
    first = at("turn 0 | hand0 KH QH | hand1 7H 8H")
    second = play(first, "play KH", "play 7H").state
    assert said_with(first, cards("KH")[0]) is None
    question = said_with(second, cards("QH")[0])
    assert question is not None
    assert ask(second) is None
    assert question.term in WORDS
    assert [each.term for each in question.choices] == ["klaberjass.choice.bella", "klaberjass.choice.no-bella"]
    assert {each.move for each in question.choices} == set(RULES.legal_moves(second))
    assert question.choices[0].points == 20


def test_what_can_be_looked_at_again() -> None:
    state = play(declaring("8S 9S 10S JS", "7C 8C 9C"), "declare 8S 9S 10S JS : sequence", "pass").state
    shown_now = looks(state, D)
    assert [(heap.seat, heap.cards, heap.points) for look in shown_now for heap in look.heaps] == [
        (N, cards("8S 9S 10S JS"), 50)
    ]
    card, answer = RULES.legal_moves(state)[0], None
    after = play(state, str(card)).state
    assert looks(after, D) == shown_now
    answer = RULES.legal_moves(after)[0]
    assert looks(play(after, str(answer)).state, D) == ()
    called = looks(play(dealt(pack(turned="9H")), "pass").state, N)
    assert [(look.term, len(look.heaps)) for look in called] == [("klaberjass.look.bidding", 1)]
    assert {term for look in (*called, *shown_now) for term in (look.term, *(heap.term for heap in look.heaps))} <= (
        WORDS.keys()
    )


def test_every_option_has_words() -> None:
    for name, values in options().choices().items():
        spelled = [str(value).lower() for value in values]
        terms = {"", ".help", *(f".{value}" for value in spelled)}
        assert {f"klaberjass.option.{name}{term}" for term in terms} <= WORDS.keys()


def test_every_term_begins_a_family_of_its_own() -> None:
    assert all(term.startswith(("klaberjass.", "reason.must-")) for term in WORDS)
    assert all(first != second for first, second in pairwise(sorted(WORDS)))

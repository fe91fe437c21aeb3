"""Words of the gallery, in which every card of a pack is shown large. What a card does, its game tells."""

from __future__ import annotations

from cardavia.engine.terms import Message, Words

WORDS: Words = {
    "gallery.game": Message("Game", note="Label of a list: the game whose cards are shown"),
    "gallery.pattern": Message("Pack", note="Label of a list: the pack, as it is drawn in one region or another"),
    "gallery.pack": Message("All cards of the pack", note="What a screen reader calls the page with all cards"),
    "gallery.all": Message("All cards", note="Button: back to the page with all cards"),
    "gallery.previous": Message("Previous", note="Button: the card before this one"),
    "gallery.next": Message("Next", note="Button: the card after this one"),
    "gallery.place": Message("{number} of {total}", note="which card of the pack is shown: “7 of 40”"),
    "gallery.order": Message("From high to low: {cards}", note="{cards}: names of cards in the nominative"),
    "gallery.topic.rank": Message("Rank", note="Title in the gallery: what beats a card and what it beats"),
    "gallery.topic.takes": Message("What it takes", note="Title in the gallery: what the card takes from the table"),
    "gallery.topic.worth": Message("What it is worth", note="Title in the gallery: the points of a card"),
    "gallery.topic.together": Message("Together with others", note="Title in the gallery: sets, sequences, versicole"),
    "gallery.topic.special": Message("Good to know", note="Title in the gallery: duties and special rights of a card"),
}

"""The names of trumps and Fools. A trump with a number is named and then numbered, as in a list beside suit cards.

Sources of the names: minchiate.md 3.3, tarocchino.md 3.3. Without an article, as all names of cards: they stand alone,
in lists and after colons.
"""

from __future__ import annotations

from cardavia.engine.terms import Message, Words

_BOLOGNA: Words = {
    "card.bologna-62.ANG": Message("Angel", note="the highest trump"),
    "card.bologna-62.MON": Message("World"),
    "card.bologna-62.SOL": Message("Sun"),
    "card.bologna-62.LUN": Message("Moon"),
    "card.bologna-62.T16": Message("Star (16)"),
    "card.bologna-62.T15": Message("Thunderbolt (15)", note="la Saetta, the tower of other tarots"),
    "card.bologna-62.T14": Message("Devil (14)"),
    "card.bologna-62.T13": Message("Death (13)"),
    "card.bologna-62.T12": Message("Traitor (12)", note="il Traditore, the hanged man of other tarots"),
    "card.bologna-62.T11": Message("Old Man (11)", note="il Vecchio, the hermit of other tarots"),
    "card.bologna-62.T10": Message("Wheel of Fortune (10)"),
    "card.bologna-62.T9": Message("Fortitude (9)", note="the virtue, la Forza"),
    "card.bologna-62.T8": Message("Justice (8)"),
    "card.bologna-62.T7": Message("Temperance (7)"),
    "card.bologna-62.T6": Message("Chariot (6)"),
    "card.bologna-62.T5": Message("Love (5)"),
    "card.bologna-62.MO1": Message("Moor (blue)", note="four equal cards; the color of ground and turban"),
    "card.bologna-62.MO2": Message("Moor (green)"),
    "card.bologna-62.MO3": Message("Moor (red)"),
    "card.bologna-62.MO4": Message("Moor (gold)"),
    "card.bologna-62.BEG": Message("Begato", note="the lowest trump; the Italian name stays"),
    "card.bologna-62.MAT": Message("Matto (the Fool)", note="the Italian name stays, with its meaning"),
}

_FLORENCE: Words = {
    "card.minchiate-97.T1": Message("Papa Uno (1)", note="the first of the five papi; the Italian name stays"),
    "card.minchiate-97.T2": Message("Grand Duke (2)", note="a papa"),
    "card.minchiate-97.T3": Message("Western Emperor (3)", note="a papa: the emperor of the West"),
    "card.minchiate-97.T4": Message("Eastern Emperor (4)", note="a papa: the emperor of the East"),
    "card.minchiate-97.T5": Message("Love (5)", note="a papa: Cupid"),
    "card.minchiate-97.T6": Message("Temperance (6)"),
    "card.minchiate-97.T7": Message("Fortitude (7)", note="the virtue, la Forza"),
    "card.minchiate-97.T8": Message("Justice (8)"),
    "card.minchiate-97.T9": Message("Wheel of Fortune (9)"),
    "card.minchiate-97.T10": Message("Chariot (10)"),
    "card.minchiate-97.T11": Message("Hunchback (11)", note="il Gobbo: Time as an old man"),
    "card.minchiate-97.T12": Message("Hanged Man (12)"),
    "card.minchiate-97.T13": Message("Death (13)"),
    "card.minchiate-97.T14": Message("Devil (14)"),
    "card.minchiate-97.T15": Message("Devil’s House (15)", note="la Casa del Diavolo, the tower of other tarots"),
    "card.minchiate-97.T16": Message("Hope (16)"),
    "card.minchiate-97.T17": Message("Prudence (17)"),
    "card.minchiate-97.T18": Message("Faith (18)"),
    "card.minchiate-97.T19": Message("Charity (19)"),
    "card.minchiate-97.T20": Message("Fire (20)"),
    "card.minchiate-97.T21": Message("Water (21)"),
    "card.minchiate-97.T22": Message("Earth (22)"),
    "card.minchiate-97.T23": Message("Air (23)", note="the element"),
    "card.minchiate-97.T24": Message("Libra (24)", note="the zodiac sign"),
    "card.minchiate-97.T25": Message("Virgo (25)"),
    "card.minchiate-97.T26": Message("Scorpio (26)"),
    "card.minchiate-97.T27": Message("Aries (27)"),
    "card.minchiate-97.T28": Message("Capricorn (28)"),
    "card.minchiate-97.T29": Message("Sagittarius (29)"),
    "card.minchiate-97.T30": Message("Cancer (30)"),
    "card.minchiate-97.T31": Message("Pisces (31)"),
    "card.minchiate-97.T32": Message("Aquarius (32)"),
    "card.minchiate-97.T33": Message("Leo (33)"),
    "card.minchiate-97.T34": Message("Taurus (34)"),
    "card.minchiate-97.T35": Message("Gemini (35)"),
    "card.minchiate-97.T36": Message("Star (36)", note="the first of the five arie, whose pictures bear no number"),
    "card.minchiate-97.T37": Message("Moon (37)"),
    "card.minchiate-97.T38": Message("Sun (38)"),
    "card.minchiate-97.T39": Message("World (39)"),
    "card.minchiate-97.T40": Message("Trumpets (40)"),
    "card.minchiate-97.M": Message("Matto (the Fool)", note="the Italian name stays, with its meaning"),
}

TRUMPS: Words = {**_BOLOGNA, **_FLORENCE}

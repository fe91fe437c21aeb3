"""Words of the settings. A field's words are ``settings.<field>``; values and explanations hang below it."""

from __future__ import annotations

from cardavia.engine.terms import Message, Words

_FRAME: Words = {
    "settings.page.look": Message("Look", note="Title of a group of settings: contrast, film grain, color temperature"),
    "settings.page.table": Message("Table", note="Title of a group of settings: cloth, card back, pack"),
    "settings.page.motion": Message("Motion", note="Title of a group of settings: speed of the cards"),
    "settings.page.sound": Message("Sound", note="Title of a group of settings: on or off, volume"),
    "settings.page.program": Message("Program", note="Title of a group of settings: language, theme, text size"),
    "settings.reset": Message("Reset", note="Button beside a title: this group goes back to its defaults"),
    "settings.reset-page": Message("{page}: reset to defaults", note="{page} is the title of a group of settings"),
}

_LOOK: Words = {
    "settings.contrast": Message("Contrast"),
    "settings.grain": Message("Film grain"),
    "settings.temperature": Message("Color temperature"),
    "settings.temperature.help": Message("Warm to the left, cool to the right. 50% is the picture as it was drawn."),
    "settings.kelvin": Message("{percent} · {kelvin} K", note="Where the slider stands, and the temperature in kelvin"),
}

_TABLE: Words = {
    "settings.cloth": Message("Table cloth"),
    "settings.cloth.verde": Message("Green", note="A table cloth"),
    "settings.cloth.notte": Message("Night blue", note="A table cloth"),
    "settings.cloth.porpora": Message("Crimson", note="A table cloth"),
    "settings.cloth.grafite": Message("Graphite", note="A table cloth"),
    "settings.back": Message("Card back"),
    "settings.back.plum": Message("Plum", note="The color of a card's back"),
    "settings.back.night": Message("Night blue", note="The color of a card's back"),
    "settings.back.crimson": Message("Crimson", note="The color of a card's back"),
    "settings.back.green": Message("Green", note="The color of a card's back"),
    "settings.pack-of": Message("Pack ({games})", note="{games}: “Scopa”, the games that are played with these cards"),
    "settings.letters": Message("Index in the corners", note="Which letters or numbers the corners of the cards show"),
    "settings.letters.auto": Message("As usual in the language"),
    "settings.letters.numbers": Message("Numbers 1 to 10"),
    "settings.letters.italian": Message("Italian: A, F, C, R"),
    "settings.letters.english": Message("English: A, J, Q, K"),
    "settings.letters.french": Message("French: A, V, D, R"),
    "settings.letters.german": Message("German: A, B, D, K"),
    "settings.letters.cyrillic": Message("Cyrillic: Т, В, Д, К", note="The letters are Cyrillic already"),
    "settings.large-index": Message("Large numbers and letters in the corners"),
    "settings.suit-colours": Message("Colors of French suits"),
    "settings.suit-colours.four": Message("Four colors"),
    "settings.suit-colours.two": Message("Red and black"),
    "settings.suit-colours.help": Message(
        "Four: red hearts, amber diamonds, blue spades, green clubs. Only cards with French suits change."
    ),
    "settings.show-values": Message("Show the value beside court cards"),
}

_MOTION: Words = {
    "settings.speed": Message("Animation speed"),
    "settings.speed.instant": Message("instant", note="The fastest step of “Animation speed”"),
    "settings.speed.help": Message("“Instant” moves nothing and waits for nothing."),
    "settings.trick-hold": Message("A finished trick stays", note="For how long; the time stands beside it"),
    "settings.trick-hold.until-click": Message("until you click", note="Beside “A finished trick stays”: for ever"),
    "settings.trick-hold.help": Message(
        "How long its cards lie before they are gathered ({games}). A click or any key takes them away sooner.",
        note="{games}: “Klaberjass, Minchiate and Tarocchino”, the games that are played in tricks",
    ),
    "settings.opponents-wait": Message(
        "Opponents think for at least", note="How long the computer waits before it plays a card; the time follows"
    ),
    "settings.opponents-wait.none": Message("no wait", note="Beside “Opponents think for at least”"),
    "settings.seconds": Message("{seconds} s", note="A time in seconds, such as 0.3"),
    "settings.pace": Message(
        "Time to read words and captures", note="How long speech bubbles, captures and cards shown to all stay"
    ),
    "settings.pace.help": Message(
        "For speech bubbles, points and cards shown to all in every game, and for captures from the table ({games}). "
        "A finished trick has its own time.",
        note="{games}: “Scopa”, the games in which cards are captured; the last sentence means another setting",
    ),
    "settings.pace.none": Message("no wait", note="The shortest step of “Time to read words and captures”"),
    "settings.reduced-motion": Message("Reduce motion"),
    "settings.reduced-motion.help": Message("Cards fade out and in instead of flying."),
}

_SOUND: Words = {
    "settings.sound": Message("Play sounds"),
    "settings.sound.help": Message("M switches them off and on at the table.", note="M is the key, as on the keyboard"),
    "settings.volume": Message("Volume", note="How loud the sounds of the table are"),
}

_PROGRAM: Words = {
    "settings.language": Message("Language"),
    "settings.language.auto": Message("Language of the system"),
    "settings.theme": Message("Theme"),
    "settings.theme.system": Message("As the system"),
    "settings.theme.light": Message("Light"),
    "settings.theme.dark": Message("Dark"),
    "settings.theme.contrast": Message("High contrast", note="A theme: black on white, cards included"),
    "settings.theme.help": Message("The cards go with it: by day, by lamplight, or white with black edges."),
    "settings.text-size": Message("Text size"),
    "settings.level": Message("Difficulty"),
}

WORDS: Words = {**_FRAME, **_LOOK, **_TABLE, **_MOTION, **_SOUND, **_PROGRAM}

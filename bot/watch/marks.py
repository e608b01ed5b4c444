"""What a token or a number is by its form, as bits beside those of a token's cues: a dash, an ordinal."""

from bot.watch.keywords import ALL_KINDS, COUNTED, KIN, METER, QUALITY, STREET, TOPICS, VEHICLE, YEARS

_FIRST = ALL_KINDS.bit_length()
(
    WORD, END, START, THING, MULTIPLIER, DASH, STOP, QUESTION, APOSTROPHE, BRACKET, PLUS, HASH, UNIT_SIGN,
    CROSS, TO, THAN, ROW, DER, ON, DATIVE, SHORTHAND, SELF, INDEFINITE, FRAMED, TITLE,
    PAIRED, RANKED, TENS, ROUGH, HUNDRED, ROMAN,
) = (1 << bit for bit in range(_FIRST, _FIRST + 31))  # fmt: skip

NAMES = TOPICS | YEARS | METER | KIN
"""Kinds that only name a thing, and say nothing about a number before it."""
TITLES = NAMES | COUNTED | VEHICLE | STREET
"""Kinds of words that may be part of a name with a number behind it."""

# Texts the rules look for in any language, by the mark they give.
_TEXTS = {
    START: ("", "\n", "("),
    DASH: ("-",),
    STOP: (".",),
    QUESTION: ("?",),
    APOSTROPHE: ("'",),
    BRACKET: (")",),
    PLUS: ("+",),
    HASH: ("#",),
    UNIT_SIGN: tuple("%€$£¥₽₺°‰¢§"),
    CROSS: ("x",),
    TO: ("to", "zu", "à", "a"),
    THAN: ("than", "not", "als", "nicht"),
    ROW: ("row",),
    DER: ("der",),
    ON: ("on", "until", "by"),
    DATIVE: ("am", "vom", "zum", "den", "dem"),
    SHORTHAND: ("u", "ur", "b", "e", "me", "c", "da", "the"),
    SELF: ("be", "ich"),
    INDEFINITE: ("un", "une", "una", "ne", "eine", "a", "an"),
}  # fmt: skip
_MARKS: dict[str, int] = {}
for _mark, _texts in _TEXTS.items():
    for _text in _texts:
        _MARKS[_text] = _MARKS.get(_text, 0) | _mark
_SHORTEST_THING = 3


def marks_of(text: str, cue: int, *, is_word: bool) -> int:
    """Return the marks of a token's text that carries some kinds of cue, together with those kinds."""
    marks = cue | _MARKS.get(text, 0)
    if is_word:
        marks |= WORD
        if len(text) >= _SHORTEST_THING:
            marks |= 0 if cue & ~(NAMES | QUALITY) else THING
            marks |= 0 if cue & ~TITLES else TITLE
    return marks

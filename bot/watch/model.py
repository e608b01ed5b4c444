"""Context and findings of the watch."""

from dataclasses import dataclass, field
from enum import StrEnum

LANGUAGES = ("en", "de", "fr", "es", "it", "nl", "pt", "pl", "ru", "sv", "da", "tr", "cs", "uk")
"""The languages in which numbers are read at every table."""
FURTHER_LANGUAGES = (
    "ja", "zh", "ko", "th", "vi", "id", "ar", "he", "hi", "el", "fi", "hu", "ro", "bg", "no",
    "af", "be", "bs", "ca", "cy", "eo", "et", "fa", "fil", "ga", "hr", "hy", "is", "ka", "km",
    "lb", "lo", "lt", "lv", "mk", "ms", "mt", "my", "ne", "sk", "sl", "sq", "sr", "sw", "ta", "zu",
)  # fmt: skip
"""The languages in which numbers are read at tables that speak them, by CLDR's names."""
ALIASES = {"nb": "no", "nn": "no", "iw": "he", "in": "id", "yue": "zh"}
"""Other codes of languages."""


class Strictness(StrEnum):
    """How much a server lets its players say."""

    STRICT = "strict"
    STANDARD = "standard"
    LENIENT = "lenient"
    OFF = "off"


class Reason(StrEnum):
    """Why words were heard as a number; the value is the key of the sentence that tells it."""

    DIGITS = "number-digits"
    WORDS = "number-words"
    VEILED = "number-veiled"
    ROMAN = "number-roman"
    LIKENESS = "number-likeness"
    BOUND = "number-bound"
    RANGE = "number-range"
    DECADE = "number-decade"
    SUM = "number-sum"
    ORDINAL = "number-ordinal"
    COMPARED = "number-compared"
    TRICK_TALK = "trick-talk"
    PUBLIC_VALUE = "public-value"


@dataclass(frozen=True, slots=True)
class Context:
    """State of a table while a message is read; every default is safe."""

    languages: tuple[str, ...] = ("en", "de")
    """Language tags the table speaks; their number names count fully."""

    piles: frozenset[int] | tuple[int, ...] = field(default=())
    """Values that lie on top of a pile right now."""

    cards: range = range(1, 101)
    """The values a card of the table's game can have."""

    strictness: Strictness = Strictness.STANDARD
    """The server's setting."""

    pile_count: int = 4
    """How many piles may be called by number."""

    own_lines: frozenset[str] = field(default=frozenset())
    """Lines of the bot's own messages; quoting them tells nothing new."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A number that was told."""

    reason: Reason
    words: str
    """The words as they were written."""
    start: int
    """Offset of the first character in the message, in code points."""
    end: int
    """Offset behind the last character."""
    values: tuple[int, ...]
    """Every value the words tell, in the order they were written."""

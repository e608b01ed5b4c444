"""Lines and themes that people write at a table of ito: cleaned before they are kept, quoted when shown."""

import re
import unicodedata
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.renderers.context import RenderContext
from bot.renderers.names import quote_text
from bot.words.foreign_text import is_visible
from data.themes import theme
from data.written_texts import WrittenTexts
from engine.games.ito.cards import STAGES
from engine.games.ito.model import ItoState, ItoView, Mode
from engine.refusals import Refusal

MAX_LENGTH: Final = 60
MAX_SHORT_LENGTH: Final = 40
"""The maximum where a table shows the lines of many cards."""
_MANY_SEATS: Final = 7
_SPARE: Final = 15
"""How many more characters joined emojis may take than they are counted for."""
_JOINED = re.compile("\u200d.|[\ufe0f\U0001f3fb-\U0001f3ff]", re.DOTALL)
_LINK = re.compile(
    r"://|\bwww\.|\b(?:discord(?:app)?|dsc|invite) ?\. ?(?:gg|com|me|io)\b"
    r"|\w\.(?:com|net|org|gg|io|me|link|xyz)(?:/|$)",
    re.IGNORECASE,
)
_MAX_ACCENTS = 2
"""Accents on one letter; more pile up over the lines above."""
NO_LINE: Final = "…"


@dataclass
class ItoRefusal(Refusal):
    """Something that a table of ito does not take, before any rule applies."""

    family: ClassVar[str] = "ito"


@dataclass
class OwnThemesOff(ItoRefusal):
    """The server lets no table write its own themes."""


@dataclass
class CompanionsKnowOffered(ItoRefusal):
    """Companions at the table know answers to the themes on offer alone."""


@dataclass
class ModeratorsOnly(ItoRefusal):
    """Only the host and people who manage messages remove what others have written."""

    host: int | None
    """The host's user id."""


@dataclass
class LineUnfit(ItoRefusal):
    """Nothing that a reader could see is left of the line."""


@dataclass
class LineTooLong(ItoRefusal):
    """The line is longer than the table can show."""

    most: int


@dataclass
class LinkRefused(ItoRefusal):
    """The line has a link or an invitation in it."""


@dataclass
class HeightStated(ItoRefusal):
    """The line says with a number how high the card stands (rulings: I4)."""

    words: str
    """The words that do."""


@dataclass
class HostOnly(ItoRefusal):
    """Only the host does this."""

    host: int | None
    """The host's user id."""


@dataclass
class NoSuchChoice(ItoRefusal):
    """The hand has no such button now."""


@dataclass
class TooSoon(ItoRefusal):
    """The others have not been silent for a minute."""

    seconds: int
    """Seconds left of it."""


def max_line_length(view: ItoView) -> int:
    """Return how long a line of this round may be (rulings: I4)."""
    many = len(view.held_slots) >= _MANY_SEATS
    last_stage = view.options.mode is Mode.STAGES and view.round == STAGES
    return MAX_SHORT_LENGTH if many and (last_stage or view.options.mode is Mode.ROW_OF_TWO) else MAX_LENGTH


def clean_line(typed: str, most: int) -> str:
    r"""Return a line without invisible characters and piled accents.

    >>> clean_line("  a grumpy\n swan ", 60)
    'a grumpy swan'

    Raises:
        LineUnfit, LineTooLong, LinkRefused: if the table cannot show it.
    """
    kept: list[str] = []
    accents = 0
    for character in unicodedata.normalize("NFC", typed):
        category = unicodedata.category(character)
        accents = accents + 1 if category.startswith("M") else 0
        hidden = category.startswith("C") and not character.isspace() and character != "\u200d"
        if not hidden and accents <= _MAX_ACCENTS:
            kept.append(character)
    line = " ".join("".join(kept).split())
    if not is_visible(line):
        raise LineUnfit
    if _LINK.search(unicodedata.normalize("NFKC", line)):
        raise LinkRefused
    quoted = quote_text(line)
    # Joined emojis count as one.
    if len(_JOINED.sub("", quoted)) > most or len(quoted) > most + _SPARE:
        raise LineTooLong(most)
    return line


def describe_line(
    view: ItoView, context: RenderContext, seat: int, slot: int, *, round_number: int | None = None
) -> str:
    """Return a card's line for a text; the newest of the table is bold."""
    line = context.texts.line(view.round if round_number is None else round_number, seat, slot)
    if line is None:
        return NO_LINE
    quoted = quote_text(line)
    if round_number is not None:
        return quoted
    newest = view.lines[seat][slot] == view.lines_written
    return f"**{quoted}**" if newest and not view.over else quoted


def find_plain_line(view: ItoView, context: RenderContext, seat: int, slot: int) -> str:
    """Return a card's line for a menu or a form; empty without one."""
    return context.texts.line(view.round, seat, slot) or ""


@dataclass(frozen=True, slots=True)
class ShownTheme:
    """A theme as a table shows it."""

    question: str
    """Empty for a theme of the table's own without one."""
    low: str
    high: str


def find_theme(view: ItoView | ItoState, texts: WrittenTexts) -> ShownTheme | None:
    """Return the theme of this round; None if its words are not kept any more."""
    if view.theme is not None:
        return show_candidate(view.theme)
    own = texts.own_theme(view.round)
    if own is None:
        return None
    return ShownTheme(quote_text(own.question or ""), quote_text(own.low), quote_text(own.high))


def show_candidate(key: str) -> ShownTheme | None:
    """Return a theme of the list; None if it is there no more."""
    listed = theme(key)
    return None if listed is None else ShownTheme(listed.text, listed.low, listed.high)

"""Undoes disguises of characters, and remembers where every character came from.

Look-alikes are Unicode's own data: of the confusable-homoglyphs package only the data file of UTS #39 is
read. Those it leaves out (enclosed and small-capital letters, regional indicators, digits of all scripts)
follow from the names and numeric values in unicodedata.
"""

import json
import re
import unicodedata
from collections.abc import Container, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from itertools import chain

from bot.watch.model import Context

_LETTER_NAME = re.compile(r"(?:LATIN|REGIONAL INDICATOR SYMBOL)\b.*\bLETTER (?:SMALL CAPITAL )?([A-Z])$")
_TOP = 100


@cache
def _confusables() -> dict[str, str]:
    """Map a non-ASCII character to the ASCII character it is confusable with."""
    source = files("confusable_homoglyphs").joinpath("confusables.json")
    table: dict[str, list[dict[str, str]]] = json.loads(source.read_text(encoding="utf-8"))
    plain: dict[str, str] = {}
    for shown, twins in table.items():
        if len(shown) != 1 or not shown.isascii() or not shown.isalnum():
            continue
        for twin in twins:
            character = twin["c"].strip("\u200e")
            # Letters are preferred: 0 and 1 share their look-alikes with o and l.
            is_better = shown.isalpha() or character not in plain
            if len(character) == 1 and not character.isascii() and is_better:
                plain[character] = shown.lower()
    return plain


@lru_cache(maxsize=1 << 12)
def plain_letter(character: str) -> str | None:
    """Return the ASCII letter or digit a character is mistaken for, in lower case."""
    if character.isascii():
        return character.lower()
    table = _confusables()
    found = table.get(character)
    if found is None and character.isalpha():
        found = table.get(character.upper()) or table.get(character.lower())
    if found is None:
        stripped = unicodedata.normalize("NFD", character)[0].lower()
        found = stripped if stripped.isascii() and stripped.isalnum() else table.get(stripped)
    return found


def enclosed_letter(character: str) -> str | None:
    """Return the letter an enclosed, squared, small-capital or regional-indicator character shows."""
    name = unicodedata.name(character, "")
    # A letter by itself stands at the end of such a name.
    match = _LETTER_NAME.search(name) if name[-2:-1] == " " else None
    return match.group(1).lower() if match else None


def number_shown(character: str) -> str | None:
    """Return the digits a numeric character of any script shows, up to a hundred."""
    digit = unicodedata.decimal(character, None)
    if digit is not None:
        return str(digit)
    if unicodedata.category(character) not in {"No", "Nl"}:
        return None
    value = unicodedata.numeric(character, None)
    if value is None or value != int(value) or not 0 <= value <= _TOP:
        return None
    return str(int(value))


HOLE = "\ufffc"
"""Stands for something that is no talk: a mention, a link, a smiley."""

# Discord's own tokens, links and names of files. Every branch starts at a fixed character or at the start
# of a word and cannot run past the next one, so the search stays linear.
_FILE_NAMES = r"""
    | (?<![\w.-])[\w-]{1,100}+(?:\.[\w-]{1,30}+){0,5}?
      \.(?:com|org|net|gg|io|tv|png|jpe?g|gif|webp|pdf|mp[34]|webm|mov|txt|zip|log|json|csv|docx?)(?:/[^\s|]*)?+(?!\w)
"""


def _no_talk(file_names: str = "") -> re.Pattern[str]:
    # The first character is asked for first: hardly any passes.
    return re.compile(
        rf"""
        (?=[<hw]) (?:
            <(?:@[!&]?|\#)\d{{1,25}}>
            | <a?:\w{{1,64}}:\d{{1,25}}>
            | <t:-?\d{{1,20}}(?::[a-zA-Z])?>
            | </[^<>:\n]{{1,100}}:\d{{1,25}}>
            | <id:\w{{1,30}}>
            | \bhttps?://[^\s|]+
            | \bwww\.[^\s|]+
        )
        {file_names}
        | (?=[<:;=81+💯]) (?:
            (?<![\w:]):(?=\w{{0,32}}[^\W\d_])(?=\w{{0,32}}\d)\w{{2,32}}:(?!\w)
            | (?<!\w):100:(?!\w)
            | 💯
            | (?<![\w\d])(?:</?3+|[:;=]-?3+|8-[)D(])(?![\w.,]*\d)(?!\w)
            | (?<=!)1[1!]*(?!\w)
            | (?<![\w+])\+1(?![\d.,])
        )
        """,
        re.VERBOSE,
    )


_NO_TALK, _NO_TALK_BUT_FILES = _no_talk(_FILE_NAMES), _no_talk()
# Every match of the searches above has one of these; names of files take longest to look for.
_LINK_HINT = re.compile(r"<|:|💯|;|=|8-|!1|\+1|http|www\.")
_FILE_HINT = re.compile(r"\.(?:com|org|net|gg|io|tv|png|jp|gif|web|pdf|mp|mov|txt|zip|log|json|csv|doc)")
_DRESS = frozenset("*~`\\|_")
_LONGEST_SHOWN = 4
# All but surrogates, ideographs, Hangul syllables and what is for private use: those show themselves.
_BLOCKS = (
    *(range(0x3400), range(0xA000, 0xAC00), range(0xD7A4, 0xD800), range(0xF900, 0x20000)),
    *(range(0x2F800, 0x2FA20), range(0xE0000, 0xE0200)),
)
_CASELESS = frozenset({"Lo", "Cn", "Co"})
_INVISIBLE = frozenset({"Cf", "Mn", "Me", "Mc", "Cc"})
_SIGNS = {"Pd": "-", "Zs": " "}
_SAME = (
    dict.fromkeys("\u00b7\u2022\u2024\u2027\u2219\u22c5\u30fb\uff61\u3002\u00ba\u00aa", ".")
    | dict.fromkeys("\u2018\u2019\u02bc\u00b4", "'")
    | {"\u2212": "-", "🔟": "10"}
)
VOWEL_SIGNS = frozenset(
    character
    for character in map(chr, (*range(0x900, 0xF00), *range(0x1000, 0x10A0), *range(0x1780, 0x17D4)))
    if unicodedata.category(character) in {"Mn", "Mc"} and character not in "\u17b4\u17b5"
)
"""Marks of Indic scripts, Thai, Lao, Myanmar and Khmer, which are letters of their words."""
HAN_ZERO = "\u3007"
_GONE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0\u2800")


@dataclass(frozen=True, slots=True)
class Folded:
    """A message in plain lower-case characters."""

    text: str
    source: str
    """The message as it was written."""
    origins: list[int] | None
    """For each folded character its offset in the message; None when nothing moved."""

    def origin(self, start: int, end: int) -> tuple[int, int]:
        """Return the span in the message that a folded span came from."""
        if self.origins is None:
            return start, end
        return self.origins[start], self.origins[end - 1] + 1

    def written(self, start: int, end: int) -> str:
        """Return the message's own characters behind a folded span."""
        first, last = self.origin(start, end)
        return self.source[first:last]


def fold(text: str) -> Folded:
    """Fold a message; takes time linear in its length."""
    masked = _without_links(text)
    if masked.isascii() and _DRESS.isdisjoint(masked):
        return Folded(masked.lower(), text, None)
    forms = all_forms()
    shows = {character: forms.get(character, character) for character in frozenset(masked)}
    odd = {character for character, shown in shows.items() if len(shown) != 1 or character in _DRESS}
    if not odd:
        return Folded("".join(map(shows.__getitem__, masked)), text, None)
    return _put_together(masked, text, shows, odd)


def _put_together(masked: str, text: str, shows: Mapping[str, str], odd: Container[str]) -> Folded:
    """Fold a message with characters that show none or several, and remember where each came from."""
    letters: list[str] = []
    origins: list[int] = []
    for offset, character in enumerate(masked):
        shown = _shown_at(masked, offset, shows[character]) if character in odd else shows[character]
        if not shown and letters and unicodedata.combining(character):
            _put_mark(letters, character)
        letters.extend(shown)
        origins.extend((offset,) * len(shown))
    return Folded("".join(letters), text, origins)


def _without_links(text: str) -> str:
    """Blank out mentions, links, names of files and smileys, keeping the text's length."""
    if _FILE_HINT.search(text):
        no_talk = _NO_TALK
    elif _LINK_HINT.search(text):
        no_talk = _NO_TALK_BUT_FILES
    else:
        return text
    return no_talk.sub(lambda link: HOLE * len(link.group()), text)


def _shown_at(text: str, offset: int, shown: str) -> str:
    """Return a character's plain form where it stands; nothing for markdown."""
    return "" if text[offset] in _DRESS and _is_dress(text, offset) else shown


@cache
def all_forms() -> dict[str, str]:
    """Return the plain forms of the characters that are not plain."""
    characters = map(chr, chain.from_iterable(_BLOCKS))
    return {character: shown for character in characters if (shown := shown_by(character)) != character}


def shown_by(character: str) -> str:
    """Return the text one character shows; the empty string when it shows nothing by itself."""
    if character.isascii():
        return character.lower()
    category = unicodedata.category(character)
    if character in VOWEL_SIGNS or character == HAN_ZERO:
        return character
    if category in _INVISIBLE or character in _GONE:
        return ""
    is_plain = unicodedata.is_normalized("NFKC", character)
    # Most letters of other scripts have neither case nor other forms.
    if is_plain and category in _CASELESS:
        return character
    plain = _meant_by(character, category)
    return plain if plain is not None else _compatible(character, category, is_plain=is_plain)


def _meant_by(character: str, category: str) -> str | None:
    """Return the digits, the sign or the letter that a character stands for, a hole for a fraction."""
    if character == HOLE or unicodedata.decomposition(character).startswith("<fraction>"):
        return HOLE
    return (
        number_shown(character) or _SIGNS.get(category) or _SAME.get(character) or enclosed_letter(character)
    )


def _compatible(character: str, category: str, *, is_plain: bool) -> str:
    """Return a character's compatibility form in lower case, a hole for whole words in one character."""
    # A month, a day or an hour by itself, and a whole phrase in one character, name no card.
    if category == "So" and unicodedata.name(character, "").startswith("IDEOGRAPHIC TELEGRAPH"):
        return HOLE
    if is_plain and character == character.casefold():
        return character
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", character).casefold())
    if len(folded) > _LONGEST_SHOWN:
        return HOLE
    # The capital I with a dot folds to an i and a dangling mark.
    return "".join(c for c in folded if not unicodedata.combining(c)) or folded


def _is_dress(text: str, offset: int) -> bool:
    """Return True if a character is markdown around a word, not a sign alone."""
    before = text[offset - 1] if offset else " "
    after = text[offset + 1] if offset + 1 < len(text) else " "
    if text[offset] in "|_":
        return text[offset] in (before, after)
    # 8*12 is a product.
    if before.isdigit() and after.isdigit():
        return False
    return not (before.isspace() and after.isspace())


def _put_mark(letters: list[str], mark: str) -> None:
    """Put a combining mark on the last letter where such a letter exists; drop it elsewhere."""
    composed = unicodedata.normalize("NFC", letters[-1] + mark)
    if len(composed) == 1 and composed.isalpha():
        letters[-1] = composed


_QUOTE = re.compile(r"^>(?:>>)? (.*)$", re.MULTILINE)
_BOARD = re.compile(r"\d+ ?[↑↓▲▼⬆⬇]")


def without_quotes(text: str, context: Context) -> str:
    """Blank out quoted lines that the bot wrote, keeping the text's length."""
    if not text.startswith(">") and "\n>" not in text:
        return text

    def blank(quote: re.Match[str]) -> str:
        said = quote.group(1).strip()
        numbers = {int(digits) for digits in re.findall(r"\d{1,9}", said)}
        is_own = said in context.own_lines or _BOARD.search(said) is not None
        is_public = bool(numbers) and numbers <= set(context.piles)
        return HOLE * len(quote.group()) if is_own or is_public else quote.group()

    return _QUOTE.sub(blank, text)

"""Characters that look like an ASCII letter or digit, from Unicode's own data.

UTS #39 comes with the confusable-homoglyphs package; only its data file is read. What UTS #39 leaves
out (enclosed and small-capital letters, regional indicators, digits of all scripts) follows from the
names and numeric values in unicodedata.
"""

import json
import re
import unicodedata
from functools import cache, lru_cache
from importlib.resources import files

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

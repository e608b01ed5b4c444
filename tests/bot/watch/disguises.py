"""Ways players veil a number, each a pure function from the plain words to the veiled ones."""

import unicodedata
from collections.abc import Callable

Disguise = Callable[[str], str]

_CYRILLIC = str.maketrans("aceopxysi", "\u0430\u0441\u0435\u043e\u0440\u0445\u0443\u0455\u0456")
_LEET = str.maketrans("aeiost", "4310$7")
_LEET_LIGHT = str.maketrans("eio", "310")
_SQUARED = 0x1F130
_REGIONAL = 0x1F1E6
_BOLD = 0x1D5EE
_FULL = 0xFEE0


def _letters(shift: int) -> Disguise:
    table = {ord("a") + place: chr(shift + place) for place in range(26)}

    def dress(words: str) -> str:
        return plain(words).translate(table)

    return dress


def plain(words: str) -> str:
    return "".join(
        c for c in unicodedata.normalize("NFD", words.replace("ß", "ss")) if not unicodedata.combining(c)
    )


def circled(words: str) -> str:
    return "".join(chr(0x24D0 + ord(c) - ord("a")) if "a" <= c <= "z" else c for c in plain(words))


def regional(words: str) -> str:
    return " ".join(chr(_REGIONAL + ord(c) - ord("a")) for c in plain(words) if "a" <= c <= "z")


WORD_DISGUISES: dict[str, Disguise] = {
    "spaced": lambda words: " ".join(words.replace(" ", "").replace("-", "")),
    "dotted": lambda words: ".".join(words.replace(" ", "").replace("-", "")),
    "hyphenated": lambda words: "-".join(words.replace(" ", "").replace("-", "")),
    "starred": lambda words: f"**{words[:2]}**{words[2:]}",
    "spoiler": "||{}||".format,
    "code": "`{}`".format,
    "zero width": "\u200b".join,
    "soft hyphens": "\u00ad".join,
    "capitals": str.upper,
    "look-alikes": lambda words: words.translate(_CYRILLIC),
    "leet": lambda words: plain(words).translate(_LEET),
    "light leet": lambda words: plain(words).translate(_LEET_LIGHT),
    "full width": lambda words: "".join(chr(ord(c) + _FULL) if "a" <= c <= "z" else c for c in plain(words)),
    "bold letters": _letters(_BOLD),
    "squared": _letters(_SQUARED),
    "circled": circled,
    "regional letters": regional,
    "stretched": lambda words: words[:-1] + words[-1] * 4,
    "struck": lambda words: "".join(c + "\u0336" for c in words),
}


def _digits(zero: int) -> Disguise:
    return lambda digits: "".join(chr(zero + int(d)) for d in digits)


_NAMES: dict[int, str] = {20: "TWENTY", 30: "THIRTY", 40: "FORTY"} | {
    ten + one: f"{name} {unit}"
    for ten, name in ((20, "TWENTY"), (30, "THIRTY"), (40, "FORTY"))
    for one, unit in enumerate(("ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT", "NINE"), 1)
}


def _circled_number(digits: str) -> str:
    name = _NAMES.get(int(digits))
    return unicodedata.lookup(f"CIRCLED NUMBER {name}") if name else digits


DIGIT_DISGUISES: dict[str, Disguise] = {
    "full width": _digits(0xFF10),
    "bold": _digits(0x1D7EC),
    "double struck": _digits(0x1D7D8),
    "arabic": _digits(0x0660),
    "devanagari": _digits(0x0966),
    "thai": _digits(0x0E50),
    "superscript": lambda digits: "".join("⁰¹²³⁴⁵⁶⁷⁸⁹"[int(d)] for d in digits),
    "subscript": _digits(0x2080),
    "keycaps": lambda digits: "".join(d + "\ufe0f\u20e3" for d in digits),
    "spaced keycaps": lambda digits: " ".join(d + "\ufe0f\u20e3" for d in digits),
    "circled digits": lambda digits: "".join("⓪①②③④⑤⑥⑦⑧⑨"[int(d)] for d in digits),
    "circled number": lambda digits: (
        unicodedata.lookup(f"CIRCLED NUMBER {_NAMES[int(digits)]}") if int(digits) in _NAMES else digits
    ),
    "spaced": " ".join,
    "dotted": ".".join,
    "hyphenated": "-".join,
    "spoiler": lambda digits: f"||{digits}||",
    "two spoilers": lambda digits: "".join(f"||{d}||" for d in digits),
    "starred": lambda digits: f"**{digits[0]}**{digits[1:]}",
    "underlined": lambda digits: f"__{digits}__",
    "code": lambda digits: f"`{digits}`",
    "zero width": "\u200b".join,
    "word joiner": "\u2060".join,
    "struck": lambda digits: "".join(d + "\u0336" for d in digits),
    "letters O and l": lambda digits: digits[0] + digits[1:].replace("0", "O").replace("1", "I"),
}

"""Forty texts that try to break a table of ito: refused, or shown as what they are."""

import re
import unicodedata

import pytest

from bot.games.ito.lines import LineTooLong, LineUnfit, LinkRefused, clean_line
from bot.renderers.names import quote_text
from bot.watch.heights import find_height

CARDS = (37, 64)
LIMIT = 60
LINKS = (
    "https://example.org/swan",
    "HTTP://EXAMPLE.ORG",
    "see www.example.org",
    "discord.gg/abcdef",
    "dIsCoRd.Gg/abcdef",
    "discord.com/invite/abcdef",
    "discordapp.com/invite/abcdef",
    "[a swan](https://example.org)",
    "discord\u200b.gg/abcdef",
    "d\u00adiscord.gg/abc",
    "\uff44iscord.gg/abc",
    "discord . gg / abc",
    "dsc.gg/abc",
    "example.com",
)
EMPTY = ("", "   ", "\u200b\u200b", "\u3164", "\n\n\n", "\u202e\u202e", "\u2800")
TOO_LONG = ("W" * 61, "界" * 61, "*" * 31, "🦈" * 61, "\u05e9" * 61, "👩\u200d👩\u200d👧\u200d👦" * 20)
NUMBERS = (
    "||64||",
    "6\u200b4",
    "**6**4",
    "s\u0336i\u0336x\u0336t\u0336y",
    "\uff16\uff14",
    "sixty-four swans",
    "\u202e46 swans\u202c 64",
    "<:64:123456789012345678>",
)
HARMLESS = (
    "@everyone run",
    "@here <@&123456789012345678>",
    "<@123456789012345678>",
    "<#123456789012345678>",
    "**bold** _and_ ~~struck~~ `code`",
    "||a spoiler||",
    "# a heading",
    "> a quote",
    "a swan\n# on two lines",
    "\u05d0 \u202e swans",
    "Z\u0351\u0352\u0353\u0354\u0355\u0356\u0357\u0358a\u0351\u0352\u0353\u0354lgo",
    "</privacy forget:123456789012345678>",
    "<t:1700000000:R>",
    "W" * 60,
    "界" * 60,
    "👩\u200d👩\u200d👧\u200d👦 on a walk",
)


@pytest.mark.parametrize("text", LINKS)
def test_links_and_invites_are_refused(text: str) -> None:
    with pytest.raises(LinkRefused):
        clean_line(text, LIMIT)


@pytest.mark.parametrize("text", EMPTY)
def test_a_line_that_nobody_can_see_is_refused(text: str) -> None:
    with pytest.raises(LineUnfit):
        clean_line(text, LIMIT)


@pytest.mark.parametrize("text", TOO_LONG)
def test_a_line_that_is_too_long_as_it_is_shown_is_refused(text: str) -> None:
    with pytest.raises(LineTooLong):
        clean_line(text, LIMIT)


@pytest.mark.parametrize("text", NUMBERS)
def test_a_number_in_disguise_is_found_in_the_line_that_is_kept(text: str) -> None:
    assert find_height(clean_line(text, LIMIT), CARDS, ("en",)) is not None


@pytest.mark.parametrize("text", HARMLESS)
def test_any_other_line_is_shown_on_one_line_without_an_effect(text: str) -> None:
    shown = quote_text(clean_line(text, LIMIT))
    assert (
        re.search(r"<[@#:/t]|@(?:everyone|here)|(?<!\\)(?:\*\*|__?|~~|`|\|\|)|^(?:#|>|-#) |\n", shown) is None
    )
    assert not {"\u202e", "\u202d", "\u2066", "\u2067"} & set(shown)
    assert re.search(r"\w[\u0300-\u036f]{3}", unicodedata.normalize("NFD", shown)) is None
    assert find_height(clean_line(text, LIMIT), CARDS, ("en",)) is None


def test_a_line_of_joined_emojis_counts_each_of_them_once() -> None:
    assert clean_line("👍🏽" * 12, 12) == "👍🏽" * 12

import re

import pytest
from discord.utils import escape_markdown, remove_markdown

from bot.components.attachments import Picture, name_attached_file
from bot.devtools.preview.tables import GUILD, free_seats, make_names
from bot.renderers.context import table_context
from bot.renderers.hand import render_hand
from bot.renderers.names import MAX_NAME_LENGTH, MemberNames, quote_name
from bot.renderers.table import render_table
from bot.settings.card_style import CardStyle
from bot.words.words import words
from tests.bot.renderers.tables import PEOPLE, lobby, running
from tests.engine.playouts import STYLES, cases, match

FORMATTING = re.compile(r"(?<!\\)[*_~`|\[]|^[#>]|^-#")
NASTY = (
    "**bold** __under__ ~~gone~~",
    "`code` ||spoiler||",
    "[text](https://evil.example)",
    "https://a.example/**bold**",
    "<https://a.example/_it_>",
    "# headline",
    "-# small",
    "> quoted",
    "\\*already\\*",
)


@pytest.mark.parametrize("name", NASTY)
def test_a_name_formats_nothing(name: str) -> None:
    safe = quote_name(name)
    assert FORMATTING.search(safe.replace("\\\\", "")) is None
    assert "://" not in safe


@pytest.mark.parametrize(
    "kind", ["<@{}>", "<@!{}>", "<@&{}>", "<#{}>", "<:ace:{}>", "</game:{}>", "<t:{}:F>"]
)
def test_a_name_mentions_nothing(kind: str) -> None:
    assert re.search(r"<[@#:/ta]", quote_name(kind.format(GUILD))) is None


@pytest.mark.parametrize("name", ["@everyone", "@here", "x @everyone @here"])
def test_a_name_calls_nobody(name: str) -> None:
    assert not re.search("@(everyone|here)", quote_name(name))


def test_a_name_breaks_no_line_and_turns_no_text_around() -> None:
    assert quote_name(" Anna\n\n# Loud\t\u202elived\u2069 ") == escape_markdown(
        "Anna # Loud lived", as_needed=False
    )


def test_a_name_is_no_longer_than_discord_lets_it_be() -> None:
    assert len(remove_markdown(quote_name("x" * 500))) == MAX_NAME_LENGTH


@pytest.mark.parametrize("name", ["Anna", "Jürgen", "李小龍", "🦊 Fox", "O'Neil", "Émile 3"])
def test_a_common_name_stays_as_it_is(name: str) -> None:
    assert quote_name(name) == name


async def test_an_unknown_user_is_mentioned() -> None:
    post = render_table(lobby("the-game", 2), words("en"), MemberNames())
    assert f"<@{PEOPLE[0]}> 👑" in post.text
    assert post.pings == ()


async def test_nobody_is_mentioned_in_an_alt_text_or_a_picture() -> None:
    for case in (case for case in cases() if case.seats == 3):
        for state in (match(case, STYLES[0])[-1].before, match(case, STYLES[0])[-1].after):
            table = free_seats(running(case.slug, state, 3, options=case.options), 1)
            names = make_names("**Anna**")
            for layout in (
                render_table(table, words("en"), names, card_style=CardStyle(pictures=True)),
                render_hand(table, PEOPLE[0], words("en"), names, card_style=CardStyle(pictures=True)),
            ):
                if layout.pending_picture is None:
                    # ito draws rounds that are over.
                    assert case.slug == "ito"
                    continue
                assert "<@" not in repr(layout.pending_picture)
                (picture,) = layout.with_picture(name_attached_file("table", "png", b"drawn")).attachments
                assert isinstance(picture, Picture)
                assert "<@" not in picture.alt
                if layout.pending_picture.stem == "table":
                    assert re.search(r"\*\*Anna\*\*.*Free seat 2.*Seat 3", picture.alt, re.DOTALL)
                    assert f"<@{PEOPLE[2]}>" in layout.text


def test_a_person_who_was_forgotten_has_no_name() -> None:
    assert MemberNames().of(GUILD, None, words("de")) == "jemand"


def test_a_name_is_known_where_it_was_heard() -> None:
    names = MemberNames()
    names.learn(GUILD, PEOPLE[0], "Anna")
    names.learn(GUILD, PEOPLE[0], "Annika")
    assert names.of(GUILD, PEOPLE[0], words("en")) == "Annika"
    assert names.of(GUILD + 1, PEOPLE[0], words("en")) == f"<@{PEOPLE[0]}>"


async def test_a_seat_nobody_holds_is_called_free() -> None:
    case = next(case for case in cases() if case.slug == "the-game" and case.seats == 2)
    table = free_seats(running("the-game", case.opening, 2), 1)
    context = table_context(table, words("en"), make_names("Anna"))
    assert context.names == context.plain_names == ("Anna", "Free seat 2")
    assert context.name_of(7) == context.name_of(None) == "somebody"


def test_the_mark_of_a_companion_is_taken_out_of_a_name() -> None:
    assert quote_name("🤖 Kiwi") == "Kiwi"


@pytest.mark.parametrize("name", ["\u3164", "\u200b", "\u2800", "\u00ad", "🤖"])
def test_a_name_that_nobody_can_see_is_shown_as_the_seat(name: str) -> None:
    names = MemberNames()
    names.learn(GUILD, PEOPLE[0], name)
    case = next(case for case in cases() if case.seats == 2)
    table = running(case.slug, match(case, STYLES[0])[0].before, 2, options=case.options)
    context = table_context(table, words("en"), names)
    assert (context.name_of(0), context.plain_name_of(0)) == ("Seat 1", "Seat 1")

"""Names of teams: given in a form, cleaned, shown, and removed."""

import pytest

from bot.devtools.sandbox import Interaction, Person
from bot.messages import latest
from cogs.team import NameUnfit, clean_team_name
from tests.bot.bot_session import BotSession
from tests.bot.sample_tables import play_badly


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("The Night Owls", "The Night Owls"),
        ("  The\n Night\t Owls ", "The Night Owls"),
        ("**The** __Night__ ~~Owls~~ ||`2`||", "The Night Owls 2"),
        ("Owls \u200b\u202e\u2066!", "Owls !"),
        ("<@1200000000000000001> Owls @everyone @here <#3> <:owl:4> <t:5>", "Owls t:5"),
        ("https://owls.example", "https owls.example"),
        ("Käuze & Co. 🦉", "Käuze & Co. 🦉"),
        ("o" + "\u0301" * 20 + "wl", "ó\u0301\u0301wl"),
        ("o" * 32, "o" * 32),
    ],
)
def test_a_name_is_cleaned(typed: str, name: str) -> None:
    assert clean_team_name(typed) == name


@pytest.mark.parametrize(
    "typed", ["", " a ", "**", "\u200b\u200b\u200b", "\u3164\u3164\u3164", "<@12>", "o" * 33]
)
def test_a_name_of_which_too_little_or_too_much_is_left_is_refused(typed: str) -> None:
    with pytest.raises(NameUnfit):
        clean_team_name(typed)


async def finish_match(session: BotSession) -> None:
    """Play a match of Anna and Ben to its end."""
    post = await session.open()
    table = await session.table()
    await session.anna.click(post, "Start")
    await play_badly(session.bot.parts.tables, table)
    await session.quiet()


async def write_name(person: Person, asked: Interaction, name: str) -> str:
    """Write a name into the form that an interaction has opened, and return the private reply's text."""
    done = await person.submit(asked.modal, {"text": name})
    assert done.answer is not None, done.failed
    assert done.answer.ephemeral
    return done.answer.text


async def wait_for_name(session: BotSession, name: str) -> None:
    """Wait until the result is headed by a team's name."""
    await session.anna.until(lambda: f"🏷️ **{name}**" in session.result().text or None)


async def test_a_team_names_itself_at_the_end_and_is_shown_with_its_name(session: BotSession) -> None:
    await finish_match(session)
    asked = await session.ben.click(session.result(), "Name your team")
    assert asked.modal is not None
    assert "needs 2 to 32 characters" in await write_name(session.ben, asked, "**  **")
    asked = await session.ben.click(session.result(), "Name your team")
    said = await write_name(session.ben, asked, "The **Owls** <@42>")
    assert said.startswith("On this server your team is now called **The Owls**.")
    await wait_for_name(session, "The Owls")
    assert "Name your team" not in [button.label for button in session.result().buttons]
    board = await session.anna.command(session.channel, "leaderboard", wait=True)
    assert board.answer is not None
    assert "**The Owls** · Anna, Ben" in board.answer.text

    asked = await session.anna.command(session.channel, "team name")
    assert asked.modal is not None
    assert asked.modal.components[0]["component"]["value"] == "The Owls"
    await write_name(session.anna, asked, "Die Käuze")
    await wait_for_name(session, "Die Käuze")


async def test_a_name_given_while_the_result_was_just_edited_is_shown(
    session: BotSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(latest, "EDIT_INTERVAL", 0.5)
    await finish_match(session)
    for name in ("The Owls", "Die Käuze", "Les Hiboux"):
        asked = await session.anna.command(session.channel, "team name")
        await write_name(session.anna, asked, name)
        await wait_for_name(session, name)


async def test_only_people_of_a_team_name_it(session: BotSession) -> None:
    await finish_match(session)
    cleo = session.guild.add_person("Cleo")
    done = await cleo.click(session.result(), "Name your team")
    assert done.answer is not None
    assert done.answer.text == "Only the people of a team can name it."
    done = await cleo.command(session.channel, "team name")
    assert done.answer is not None
    assert done.answer.text.startswith("There's no such name here.")
    done = await cleo.command(session.channel, "team name", team=1)
    assert done.answer is not None
    assert done.answer.text == "Only the people of a team can name it."


async def test_a_name_is_removed_by_its_team_or_by_people_who_manage_messages(session: BotSession) -> None:
    await finish_match(session)
    cleo = session.guild.add_person("Cleo")
    keeper = session.guild.add_person("Kim", permissions=("manage_messages",))
    own: dict[str, str | int | bool] = {}
    for person, options in ((session.ben, own), (keeper, own | {"team": 1})):
        asked = await session.anna.command(session.channel, "team name")
        await write_name(session.anna, asked, "The Owls")
        await session.anna.until(lambda: "The Owls" in session.result().text or None)
        done = await cleo.command(session.channel, "team clear", team=1)
        assert done.answer is not None
        assert done.answer.text == "Only the people of a team can name it."
        offered = await person.complete(session.channel, "team clear", focus="team")
        assert [choice.name for choice in offered] == ["The Owls: Anna, Ben"]
        done = await person.run(session.channel, "team clear", options)
        assert done.answer is not None
        assert done.answer.text == "The name is gone."
        await session.anna.until(lambda: "The Owls" not in session.result().text or None)

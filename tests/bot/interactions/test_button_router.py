import asyncio

import pytest
from discord import ui

from bot.components.layout import Button, CustomId, Layout
from bot.devtools.sandbox import Interaction
from tests.bot.bot_session import BotSession


async def post_layout(session: BotSession, layout: Layout | ui.View) -> int:
    """Post a message of another version or another bot, and return its id."""
    view = layout.as_view() if isinstance(layout, Layout) else layout
    place = session.bot.get_partial_messageable(session.channel.id, guild_id=session.guild.id)
    return (await place.send(view=view)).id


async def custom_id(session: BotSession, number: int, *, wait: bool = True) -> Interaction:
    """Let Ben press the only button of a message."""
    message = await session.ben.until(lambda: session.channel.messages.get(number))
    return await session.ben.click(message, custom_id=message.buttons[0].custom_id, wait=wait)


async def test_a_button_of_an_older_version_is_answered(session: BotSession) -> None:
    await session.begin()
    table = await session.table()
    number = await post_layout(session, Layout(("old", (Button("Dance", CustomId(table.id, 0, "dance")),))))
    answered = (await custom_id(session, number)).answer
    assert answered is not None
    assert answered.ephemeral
    assert answered.text.endswith(".")


async def test_the_button_of_a_match_that_never_was_is_answered(session: BotSession) -> None:
    number = await post_layout(session, Layout(("lost", (Button("My hand", CustomId(4711, 0, "hand")),))))
    answered = (await custom_id(session, number)).answer
    assert answered is not None
    assert answered.text.startswith("This match is over.")


@pytest.mark.parametrize("verb", ["rules", "again"])
async def test_what_can_be_asked_of_an_ended_match_is_answered_for_none_too(
    session: BotSession, verb: str
) -> None:
    number = await post_layout(session, Layout(("lost", (Button("It", CustomId(4711, 0, verb)),))))
    answered = (await custom_id(session, number)).answer
    assert answered is not None
    assert answered.ephemeral


async def test_the_button_of_a_lobby_that_was_closed_says_so(session: BotSession) -> None:
    post = await session.open()
    table = await session.table()
    await session.anna.click(post, "Cancel")
    await session.quiet()
    assert post.buttons == []
    number = await post_layout(session, Layout(("old", (Button("Join", CustomId(table.id, 0, "join")),))))
    answered = (await custom_id(session, number)).answer
    assert answered is not None
    assert answered.text.startswith("This table was closed.")


async def test_somebody_elses_button_is_left_alone(session: BotSession) -> None:
    view = ui.View()
    view.add_item(ui.Button(label="Other", custom_id="theirs"))
    number = await post_layout(session, view)
    clicked = await custom_id(session, number, wait=False)
    await asyncio.sleep(0.1)
    assert not clicked.answered
    view.stop()


async def test_the_button_of_one_game_means_nothing_at_the_table_of_another(session: BotSession) -> None:
    opened = await session.anna.command(session.channel, "game new", game="the-mind")
    assert opened.answer is not None
    await session.ben.click(opened.answer, "Join")
    await session.anna.click(opened.answer, "Start")
    await session.quiet()
    table = await session.table()
    number = await post_layout(session, Layout(("odd", (Button("I start", CustomId(table.id, 0, "begin")),))))
    answered = (await custom_id(session, number)).answer
    assert answered is not None
    assert answered.ephemeral
    assert table.revision == 0


async def test_who_presses_twice_joins_once(session: BotSession) -> None:
    opened = await session.anna.command(session.channel, "game new", game="the-game")
    assert opened.answer is not None
    await session.ben.click(opened.answer, "Join")
    again = await session.ben.click(opened.answer, "Join")
    await session.quiet()
    assert again.answer is not None
    assert again.answer.text == "You're already at this table."
    assert (await session.table()).people == (session.anna.id, session.ben.id)

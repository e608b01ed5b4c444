import asyncio

import pytest
from discord import ui

from bot.components.layout import Button, CustomId, Layout
from bot.devtools.sandbox import Interaction
from tests.bot.connected import House


async def drawn(house: House, layout: Layout | ui.View) -> int:
    """Post a message of another version, or of somebody else, and return its number."""
    view = layout.as_view() if isinstance(layout, Layout) else layout
    place = house.bot.get_partial_messageable(house.channel.id, guild_id=house.guild.id)
    return (await place.send(view=view)).id


async def custom_id(house: House, number: int, *, wait: bool = True) -> Interaction:
    """Let Ben press the only button of a message."""
    message = await house.ben.until(lambda: house.channel.messages.get(number))
    return await house.ben.click(message, custom_id=message.buttons[0].custom_id, wait=wait)


async def test_a_button_of_an_older_version_is_answered(house: House) -> None:
    await house.begin()
    table = await house.table()
    number = await drawn(house, Layout(("old", (Button("Dance", CustomId(table.id, 0, "dance")),))))
    answered = (await custom_id(house, number)).answer
    assert answered is not None
    assert answered.ephemeral
    assert answered.text.endswith(".")


async def test_the_button_of_a_match_that_never_was_is_answered(house: House) -> None:
    number = await drawn(house, Layout(("lost", (Button("My hand", CustomId(4711, 0, "hand")),))))
    answered = (await custom_id(house, number)).answer
    assert answered is not None
    assert answered.text.startswith("This match is over.")


@pytest.mark.parametrize("verb", ["rules", "again"])
async def test_what_can_be_asked_of_an_ended_match_is_answered_for_none_too(house: House, verb: str) -> None:
    number = await drawn(house, Layout(("lost", (Button("It", CustomId(4711, 0, verb)),))))
    answered = (await custom_id(house, number)).answer
    assert answered is not None
    assert answered.ephemeral


async def test_the_button_of_a_lobby_that_was_closed_says_so(house: House) -> None:
    board = await house.open()
    table = await house.table()
    await house.anna.click(board, "Cancel")
    await house.quiet()
    assert board.buttons == []
    number = await drawn(house, Layout(("old", (Button("Join", CustomId(table.id, 0, "join")),))))
    answered = (await custom_id(house, number)).answer
    assert answered is not None
    assert answered.text.startswith("This table was closed.")


async def test_somebody_elses_button_is_left_alone(house: House) -> None:
    view = ui.View()
    view.add_item(ui.Button(label="Other", custom_id="theirs"))
    number = await drawn(house, view)
    clicked = await custom_id(house, number, wait=False)
    await asyncio.sleep(0.1)
    assert not clicked.answered
    view.stop()


async def test_the_button_of_one_game_means_nothing_at_the_table_of_another(house: House) -> None:
    opened = await house.anna.command(house.channel, "game new", game="the-mind")
    assert opened.answer is not None
    await house.ben.click(opened.answer, "Join")
    await house.anna.click(opened.answer, "Start")
    await house.quiet()
    table = await house.table()
    number = await drawn(house, Layout(("odd", (Button("I start", CustomId(table.id, 0, "begin")),))))
    answered = (await custom_id(house, number)).answer
    assert answered is not None
    assert answered.ephemeral
    assert table.revision == 0


async def test_who_presses_twice_joins_once(house: House) -> None:
    opened = await house.anna.command(house.channel, "game new", game="the-game")
    assert opened.answer is not None
    await house.ben.click(opened.answer, "Join")
    again = await house.ben.click(opened.answer, "Join")
    await house.quiet()
    assert again.answer is not None
    assert again.answer.text == "You sit at this table already."
    assert (await house.table()).people == (house.anna.id, house.ben.id)

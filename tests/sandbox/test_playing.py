"""People play with an unmodified discord.py bot."""

import pytest

from bot.sandbox import Channel, NotPossibleError, Person, Sandbox
from tests.sandbox.player import Player


async def test_a_command_is_answered_and_its_button_updates_the_message(
    player: Player, table: Channel, anna: Person, ben: Person
) -> None:
    assert player.user
    opened = await anna.command(table, "game new", game="the-game")
    assert opened.answer
    assert opened.answer.text == "A table for the-game with 2"
    clicked = await ben.click(opened.answer, "Join")
    assert clicked.answer is opened.answer
    assert anna.latest(table) is opened.answer
    assert opened.answer.text == "Ben joined"
    assert opened.answer.edited

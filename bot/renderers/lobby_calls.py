"""Calls to a table that opens, and the requests of those who want to be called."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from bot.components.layout import Button, CustomId, Layout
from bot.renderers import game_title
from bot.renderers.names import mention_users
from bot.words.words import Words
from data.records import UserId

CALL_TONIGHT, CALL_ALWAYS, CALL_OFF = "tonight", "always", "off"
_COLOUR: Final = 0x5B5FC7


def render_call_button(words: Words) -> Button:
    """Render the button of those who want to be called when the next table opens."""
    return Button(words("button-call-me"), CustomId(0, 0, "call-me", CALL_TONIGHT))


def render_call_request(until: datetime | None, words: Words) -> Layout:
    """Tell a person until when they are called, `None` for always, and how to change that."""
    off = Button(words("button-call-off"), CustomId(0, 0, "call-me", CALL_OFF))
    if until is None:
        return Layout((words("call-always"), (off,)), _COLOUR)
    always = Button(words("button-call-always"), CustomId(0, 0, "call-me", CALL_ALWAYS))
    text = words("call-tonight", until=f"<t:{int(until.timestamp())}:t>")
    return Layout((text, (always, off)), _COLOUR)


def render_lobby_call(game: str, users: Sequence[UserId], words: Words) -> Layout:
    """Render the message that calls people to a table that has just opened in the channel."""
    text = words("call-lobby", mentions=mention_users(users), game=game_title(game, words))
    off = Button(words("button-call-off"), CustomId(0, 0, "call-me", CALL_OFF))
    return Layout((text, (off,)), _COLOUR, pings=tuple(users))

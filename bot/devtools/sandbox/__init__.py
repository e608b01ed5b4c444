"""Discord on this machine: REST and gateway for an unmodified client library, and simulated users."""

from bot.devtools.sandbox.errors import NotPossibleError
from bot.devtools.sandbox.people.guild import Guild
from bot.devtools.sandbox.people.person import Person
from bot.devtools.sandbox.sandbox import Sandbox
from bot.devtools.sandbox.state.changes import Change
from bot.devtools.sandbox.state.guilds import Channel, Message
from bot.devtools.sandbox.state.interactions import Choice, Interaction, Modal
from bot.devtools.sandbox.state.render import Button, ScreenEntry
from bot.devtools.sandbox.state.scheduled_events import ScheduledEvent

__all__ = [
    "Button",
    "Change",
    "Channel",
    "Choice",
    "Guild",
    "Interaction",
    "Message",
    "Modal",
    "NotPossibleError",
    "Person",
    "Sandbox",
    "ScheduledEvent",
    "ScreenEntry",
]

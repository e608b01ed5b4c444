"""Discord on this machine: REST and gateway for an unmodified client, and people who play."""

from bot.sandbox.errors import NotPossibleError
from bot.sandbox.people.person import Person
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.state.changes import Change
from bot.sandbox.state.guilds import Channel, Guild
from bot.sandbox.state.interactions import Choice, Interaction, Modal
from bot.sandbox.state.messages import Message
from bot.sandbox.state.render import Button, Shown

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
    "Shown",
]

"""What a page may ask for: one JSON object with `op` in each text frame, all ids as strings.

A `nonce` is the page's own word for a request. With one, exactly one reply carries it (`frames` says which);
without one there is no reply. A missing `channel` is the first one.
"""

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

Id: TypeAlias = Annotated[str, Field(pattern=r"^\d{1,20}$")]
Plain: TypeAlias = str | int | float | bool
"""The value of an option; people, channels and roles stand there as their ids."""


class Request(BaseModel):
    """Any request."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    nonce: str | None = Field(default=None, min_length=1, max_length=64)


class Say(Request):
    """Write a message: `{"op": "say", "nonce": "n1", "text": "hello", "reply_to": "40"}`."""

    op: Literal["say"]
    channel: Id | None = None
    text: str
    reply_to: Id | None = None


class Edit(Request):
    """Change one's own message: `{"op": "edit", "message": "41", "text": "hello!"}`."""

    op: Literal["edit"]
    message: Id
    text: str


class Delete(Request):
    """Take back a message, or as a moderator anybody's: `{"op": "delete", "message": "41"}`."""

    op: Literal["delete"]
    message: Id


class React(Request):
    """Put a reaction on a message or take it off: `{"op": "react", "message": "41", "emoji": "👍"}`."""

    op: Literal["react", "unreact"]
    message: Id
    emoji: str = Field(min_length=1, max_length=100)


class Typing(Request):
    """Be seen typing: `{"op": "typing"}`."""

    op: Literal["typing"]
    channel: Id | None = None


class Run(Request):
    """Run a slash command by its plain names: `{"op": "run", "command": ["game", "new"], "options": {}}`."""

    op: Literal["run"]
    channel: Id | None = None
    command: list[str] = Field(min_length=1, max_length=3)
    options: dict[str, Plain] = {}


class Complete(Request):
    """Ask what an option offers: `{"op": "complete", "command": ["play"], "focus": "card", "typed": "3"}`."""

    op: Literal["complete"]
    channel: Id | None = None
    command: list[str] = Field(min_length=1, max_length=3)
    options: dict[str, Plain] = {}
    focus: str
    typed: str = ""


class Click(Request):
    """Press a button: `{"op": "click", "message": "41", "custom_id": "…"}`."""

    op: Literal["click"]
    message: Id
    custom_id: str


class Select(Request):
    """Choose from a menu: `{"op": "select", "message": "41", "custom_id": "…", "values": ["a"]}`."""

    op: Literal["select"]
    message: Id
    custom_id: str
    values: list[str]


class Submit(Request):
    """Send a modal off: `{"op": "submit", "modal": "63", "values": {"custom_id": "text"}}`."""

    op: Literal["submit"]
    modal: Id
    values: dict[str, str | bool | list[str]]


class Close(Request):
    """Close a modal without sending it: `{"op": "close", "modal": "63"}`."""

    op: Literal["close"]
    modal: Id


class Use(Request):
    """Use a command of a message's menu: `{"op": "use", "message": "41", "command": "Quote"}`."""

    op: Literal["use"]
    message: Id
    command: str


class Dismiss(Request):
    """Take an ephemeral message off the screen: `{"op": "dismiss", "message": "41"}`."""

    op: Literal["dismiss"]
    message: Id


class AddPerson(Request):
    """Let somebody join: `{"op": "add_person", "name": "Dora", "locale": "de"}`."""

    op: Literal["add_person"]
    name: str
    locale: str = "en-US"


class SetLocale(Request):
    """Set the language of somebody's Discord: `{"op": "set_locale", "person": "14", "locale": "fr"}`."""

    op: Literal["set_locale"]
    person: Id
    locale: str


class RestartBot(Request):
    """Kill the bot as a power cut does and start it anew: `{"op": "restart_bot"}`."""

    op: Literal["restart_bot"]


class DropGateway(Request):
    """Cut the bot's line to the gateway; after `forget_session` it cannot resume."""

    op: Literal["drop_gateway", "forget_session"]


class Slow(Request):
    """Let every request of the bot wait: `{"op": "slow", "seconds": 2}`."""

    op: Literal["slow"]
    seconds: float = Field(ge=0, le=10)


class WatchTraffic(Request):
    """Begin or stop to listen to the traffic: `{"op": "traffic", "on": true}`."""

    op: Literal["traffic"]
    on: bool


AnyRequest: TypeAlias = Annotated[
    Say
    | Edit
    | Delete
    | React
    | Typing
    | Run
    | Complete
    | Click
    | Select
    | Submit
    | Close
    | Use
    | Dismiss
    | AddPerson
    | SetLocale
    | RestartBot
    | DropGateway
    | Slow
    | WatchTraffic,
    Field(discriminator="op"),
]

REQUEST: TypeAdapter[AnyRequest] = TypeAdapter(AnyRequest)
"""Reads a request from JSON."""

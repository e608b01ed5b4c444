"""The requests of a page: one JSON object with `op` in each text frame, all ids as strings.

A `nonce` identifies a request. With one, there is exactly one reply, which carries it (see `frames`);
without one there is no reply. A missing `channel` means the page's first one.
"""

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

Id: TypeAlias = Annotated[str, Field(pattern=r"^\d{1,20}$")]
Plain: TypeAlias = str | int | float | bool
"""The value of an option; users, channels and roles are given by their ids."""


class Request(BaseModel):
    """The base of all requests."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    nonce: str | None = Field(default=None, min_length=1, max_length=64)


class Say(Request):
    """Write a message: `{"op": "say", "nonce": "n1", "text": "hello", "reply_to": "40"}`."""

    op: Literal["say"]
    channel: Id | None = None
    text: str
    reply_to: Id | None = None


class Edit(Request):
    """Edit the user's own message: `{"op": "edit", "message": "41", "text": "hello!"}`."""

    op: Literal["edit"]
    message: Id
    text: str


class Delete(Request):
    """Delete a message, or as a moderator anyone's: `{"op": "delete", "message": "41"}`."""

    op: Literal["delete"]
    message: Id


class React(Request):
    """Add or remove a reaction: `{"op": "react", "message": "41", "emoji": "👍"}`."""

    op: Literal["react", "unreact"]
    message: Id
    emoji: str = Field(min_length=1, max_length=100)


class Typing(Request):
    """Show the typing indicator: `{"op": "typing"}`."""

    op: Literal["typing"]
    channel: Id | None = None


class Run(Request):
    """Run a slash command, untranslated: `{"op": "run", "command": ["game", "new"], "options": {}}`."""

    op: Literal["run"]
    channel: Id | None = None
    command: list[str] = Field(min_length=1, max_length=3)
    options: dict[str, Plain] = {}


class Complete(Request):
    """Ask for completions: `{"op": "complete", "command": ["play"], "focus": "card", "typed": "3"}`."""

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
    """Submit a modal: `{"op": "submit", "modal": "63", "values": {"custom_id": "text"}}`."""

    op: Literal["submit"]
    modal: Id
    values: dict[str, str | bool | list[str]]


class Close(Request):
    """Close a modal without submitting it: `{"op": "close", "modal": "63"}`."""

    op: Literal["close"]
    modal: Id


class Use(Request):
    """Use a message's context menu command: `{"op": "use", "message": "41", "command": "Quote"}`."""

    op: Literal["use"]
    message: Id
    command: str


class Dismiss(Request):
    """Dismiss an ephemeral message: `{"op": "dismiss", "message": "41"}`."""

    op: Literal["dismiss"]
    message: Id


class AddPerson(Request):
    """Add a simulated user: `{"op": "add_person", "name": "Dora", "locale": "de"}`."""

    op: Literal["add_person"]
    name: str
    locale: str = "en-US"


class SetLocale(Request):
    """Set the language of a user's client: `{"op": "set_locale", "person": "14", "locale": "fr"}`."""

    op: Literal["set_locale"]
    person: Id
    locale: str


class RestartBot(Request):
    """Kill the bot with SIGKILL and start it again: `{"op": "restart_bot"}`."""

    op: Literal["restart_bot"]


class DropGateway(Request):
    """Cut the bot's connection to the gateway; after `forget_session` it cannot resume."""

    op: Literal["drop_gateway", "forget_session"]


class Slow(Request):
    """Delay every request of the bot: `{"op": "slow", "seconds": 2}`."""

    op: Literal["slow"]
    seconds: float = Field(ge=0, le=10)


class WatchTraffic(Request):
    """Start or stop showing the traffic: `{"op": "traffic", "on": true}`."""

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

"""The frames sent to a page: one JSON object with `op` in each text frame, all ids as strings.

First comes `hello` (`Hello`) with everything a newly started client shows, then, as it happens and only
what this user may see:

- `{"op": "create" | "update", "message": {…}}`: a message as Discord's API shows it to this person, with
  relative URLs of files, and `command` if a command created it; reactions are updates too
- `{"op": "delete", "channel": "21", "id": "41"}`
- `{"op": "typing", "channel": "21", "user": "12"}`
- `{"op": "channels", "channels": […]}`, `{"op": "people", "people": […]}`
- `{"op": "commands", "commands": […], "message_commands": […]}`
- `{"op": "state", …}` (`State`)
- `{"op": "traffic", "entries": […], "fresh": true}` to pages that asked; with `fresh` the list starts again

Every request with a `nonce` gets exactly one reply of these:

- `{"op": "done", "nonce": "n1"}`, with `interaction` and `answer` (a message's id or null) after an
  interaction, with `person` after adding one
- `{"op": "modal", "nonce": "n1", "modal": {"id", "custom_id", "title", "components"}}`: the response
  is a modal
- `{"op": "choices", "nonce": "n1", "choices": [{"name", "value"}]}`: the completions
- `{"op": "failed", "nonce": "n1", "interaction": "61", "words": "…"}`: the bot did not respond in time
- `{"op": "refused", "nonce": "n1", "words": "…", "code": "no_choice", "facts": {"name": "pile"}}`: the
  client does not offer this; the page has its own words for a code

A connection for an unknown user gets `{"op": "nobody", "as": "Zed", "people": […]}` and is closed with 4404.
"""

from typing import Literal, TypedDict

from bot.devtools.sandbox.people.person import Person
from bot.devtools.sandbox.state.guilds import Channel, Message
from bot.devtools.sandbox.state.interactions import COMMAND, MODAL_SUBMIT, NO_ANSWER, Interaction, Modal
from bot.devtools.sandbox.state.world import World
from bot.devtools.sandbox.wire import Object

NOBODY = 4404
"""The close code of a connection for an unknown user."""


class PersonShape(TypedDict):
    """A simulated user, as the page lists them."""

    id: str
    name: str
    locale: str


class State(TypedDict):
    """The state of the bot and of the injected faults."""

    bot: Literal["starting", "connected", "lost", "dead"]
    words: str
    """The last line of output of a dead bot."""
    slow: float
    """Seconds by which every request of the bot is delayed."""
    can_restart: bool


class Hello(TypedDict):
    """The first frame of a connection; it replaces the page's state."""

    op: Literal["hello"]
    view: str
    """The key that resumes a lost connection, sent as `resume` within two minutes."""
    resumed: bool
    now: str
    you: PersonShape
    people: list[PersonShape]
    most_people: int
    locales: list[str]
    bot: Object
    state: State
    guild: Object
    channels: list[Object]
    commands: list[Object]
    message_commands: list[Object]
    messages: list[Object]


def person(who: Person) -> PersonShape:
    """A simulated user, as the page lists them."""
    return {"id": str(who.id), "name": who.name, "locale": who.user.locale}


def channel(where: Channel) -> Object:
    """Return a channel, as the page lists it."""
    return {
        "id": str(where.id),
        "name": where.name,
        "type": where.kind,
        "parent": str(where.parent.id) if where.parent else None,
    }


def message(world: World, what: Message, viewer: Person) -> Object:
    """Return a message as a user sees it."""
    done: Object = _relative(what.payload(viewer.id), world.cdn)
    command = _command(world, what)
    if command:
        done["command"] = command
    return done


def _relative(value: object, base: str) -> Object:
    """Make the URLs of files relative, so that they work under every host name of the page."""
    if isinstance(value, dict):
        return {
            key: one.removeprefix(base)
            if key in ("url", "proxy_url") and isinstance(one, str)
            else _relative(one, base)
            for key, one in value.items()
        }
    # Callers pass objects only; lists and other values occur in the recursion.
    return [_relative(one, base) for one in value] if isinstance(value, list) else value  # type: ignore[return-value]


def _command(world: World, what: Message) -> Object | None:
    """Return the command that created a message, with its sub-commands."""
    if not what.origin:
        return None
    found = world.interactions.get(int(what.origin["id"]))
    if found and found.type == MODAL_SUBMIT:
        found = found.parent
    if found is None or found.type != COMMAND:
        return None
    return {
        "name": " ".join(_path(found)),
        "type": found.data["type"],
        "user": {"id": str(found.user.id), "name": found.user.name},
    }


def _path(interaction: Interaction) -> list[str]:
    names, options = [str(interaction.data["name"])], interaction.data.get("options", [])
    while options and options[0]["type"] in (1, 2):
        names.append(options[0]["name"])
        options = options[0].get("options", [])
    return names


def modal(form: Modal) -> Object:
    """Return a modal, whose id is that of the interaction it responded to."""
    return {
        "id": str(form.interaction.id),
        "custom_id": form.custom_id,
        "title": form.title,
        "components": form.components,
    }


def interaction_reply(interaction: Interaction) -> Object:
    """Return the reply to a request that started an interaction."""
    number = str(interaction.id)
    if interaction.failed:
        # Discord's wording; the sandbox's own is for tests.
        late = interaction.failed == NO_ANSWER
        words = "This application did not respond" if late else interaction.failed
        return {"op": "failed", "interaction": number, "words": words}
    if interaction.modal:
        return {"op": "modal", "modal": modal(interaction.modal)}
    shown = interaction.answer or interaction.original
    return {"op": "done", "interaction": number, "answer": str(shown.id) if shown else None}

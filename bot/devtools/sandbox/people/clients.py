"""The clients of all simulated users, and which change each of them shows."""

from collections.abc import Iterable

from bot.devtools.sandbox.people.person import Person
from bot.devtools.sandbox.state.changes import Change
from bot.devtools.sandbox.state.visibility import viewers
from bot.devtools.sandbox.state.world import World


class Clients:
    """Passes every change on to the clients that show it."""

    def __init__(self) -> None:
        self._people: dict[int, Person] = {}

    def watch(self, world: World) -> None:
        """Start to pass on the changes of a world."""
        world.subscribe(self._on_change)

    def add(self, person: Person) -> None:
        """Pass changes on to one more client."""
        self._people[person.id] = person

    def remove(self, person: Person) -> None:
        """Pass no more changes on to a client."""
        del self._people[person.id]

    @property
    def people(self) -> list[Person]:
        """Every simulated user, in the order they joined."""
        return list(self._people.values())

    def _on_change(self, change: Change) -> None:
        if change.interaction:
            if change.kind == "interaction_settle" and change.user and change.user.id in self._people:
                self._people[change.user.id].screen.note_settled(change.interaction)
            return
        for number in _users_near(change):
            person = self._people.get(number)
            if person:
                person.screen.note(change)


def _users_near(change: Change) -> Iterable[int]:
    message, channel = change.message, change.channel
    if message and message.ephemeral:
        audience = message.audience
        return (audience.id,) if audience and not message.dismissed else ()
    if channel:
        return viewers(channel)
    return tuple(change.guild.members) if change.guild else ()

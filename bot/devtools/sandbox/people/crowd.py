"""All people: who is to notice which change."""

from collections.abc import Iterable

from bot.devtools.sandbox.people.person import Person
from bot.devtools.sandbox.state.changes import Change
from bot.devtools.sandbox.state.guilds import Guild
from bot.devtools.sandbox.state.users import User
from bot.devtools.sandbox.state.visibility import viewers
from bot.devtools.sandbox.state.world import World


class Crowd:
    """Everybody who has a client open."""

    def __init__(self) -> None:
        self._people: dict[int, Person] = {}
        self._world: World | None = None

    def watch(self, world: World) -> None:
        """Let people notice what happens."""
        self._world = world
        world.subscribe(self._on_change)

    def hire(self, user: User, guild: Guild) -> Person:
        """Put somebody behind a user."""
        person = Person(guild.world, user, guild)
        self._people[user.id] = person
        return person

    def _on_change(self, change: Change) -> None:
        if change.interaction:
            if change.kind == "interaction_settle" and change.user and change.user.id in self._people:
                self._people[change.user.id].screen.note_settled(change.interaction)
            return
        for number in self._near(change):
            person = self._people.get(number)
            if person:
                person.screen.note(change)

    @staticmethod
    def _near(change: Change) -> Iterable[int]:
        message, channel = change.message, change.channel
        if message and message.ephemeral:
            audience = message.audience
            return (audience.id,) if audience and not message.withdrawn else ()
        if channel:
            return viewers(channel)
        return tuple(change.guild.people) if change.guild else ()

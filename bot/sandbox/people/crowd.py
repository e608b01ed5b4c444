"""All people: who is to notice which change."""

from bot.sandbox.people.person import Person
from bot.sandbox.state.changes import Change
from bot.sandbox.state.guilds import Guild
from bot.sandbox.state.users import User
from bot.sandbox.state.visibility import sees, sees_channel
from bot.sandbox.state.world import World


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
        for person in self._near(change):
            if change.message and change.kind != "message_delete":
                concerned = sees(person.id, change.message)
            else:
                concerned = change.channel is None or sees_channel(person.id, change.channel)
            if concerned:
                person.screen.note(change)

    def _near(self, change: Change) -> list[Person]:
        message, channel = change.message, change.channel
        if message and message.ephemeral:
            found = self._people.get(message.audience.id) if message.audience else None
            return [found] if found else []
        if channel and channel.recipient:
            found = self._people.get(channel.recipient.id)
            return [found] if found else []
        return list(change.guild.people.values()) if change.guild else []

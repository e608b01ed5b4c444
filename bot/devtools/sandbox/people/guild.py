"""A guild that simulated users can join."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.devtools.sandbox.people.clients import Clients
from bot.devtools.sandbox.people.person import Person
from bot.devtools.sandbox.state.guilds import GuildState
from bot.devtools.sandbox.state.world import World


@dataclass(eq=False)
class Guild(GuildState):
    """A guild, and the simulated users among its members."""

    world: World
    people: dict[int, Person] = field(default_factory=dict)
    """The simulated users, by the ids of their accounts."""
    clients: Clients = field(kw_only=True)

    def add_person(
        self, name: str, *, locale: str = "en-US", permissions: Iterable[str] = (), nick: str | None = None
    ) -> Person:
        """Add a simulated user; the permissions are those they have beyond everyone's."""
        user = self.world.add_member(self, name, locale=locale, permissions=permissions, nick=nick)
        person = Person(self.world, user, self)
        self.people[user.id] = person
        self.clients.add(person)
        return person

    def remove_person(self, person: Person) -> None:
        """Let a simulated user leave the guild; Discord tells bots that have the Server Members intent."""
        self.world.remove_member(self, person.user)
        del self.people[person.id]
        self.clients.remove(person)

"""Controls that affect all users: adding users, injecting faults, and showing the traffic."""

import asyncio
import contextlib
from typing import TYPE_CHECKING

from bot.devtools.sandbox.errors import NotPossibleError
from bot.devtools.sandbox.page import frames
from bot.devtools.sandbox.page.recent_traffic import RecentTraffic
from bot.devtools.sandbox.page.view import View
from bot.devtools.sandbox.page.views import Views
from bot.devtools.sandbox.people.guild import Guild
from bot.devtools.sandbox.sandbox import Sandbox
from bot.devtools.sandbox.state.guilds import Message
from bot.devtools.sandbox.state.locales import LOCALES
from bot.devtools.sandbox.traffic import Exchange

if TYPE_CHECKING:
    from bot.devtools.sandbox.page.supervisor import BotSupervisor

MAX_PEOPLE = 10
MAX_NAME_LENGTH = 32
CHECK_EVERY = 0.5
"""Seconds between two checks of the bot's process."""


class Controls:
    """The controls that every page offers."""

    def __init__(self, sandbox: Sandbox, guild: Guild, views: Views) -> None:
        self._sandbox = sandbox
        self._guild = guild
        self._views = views
        self.supervisor: BotSupervisor | None = None
        self._recent = RecentTraffic(sandbox.token)
        self._was_connected = False
        self._restarting = asyncio.Lock()

    def people(self) -> list[frames.PersonShape]:
        """Return the guild's simulated users."""
        return [frames.person(one) for one in self._guild.people.values()]

    def tell_people(self) -> None:
        """Send the list of users to every page."""
        self._views.tell({"op": "people", "people": self.people()})

    def state(self) -> frames.State:
        """Return the state of the bot and of the injected faults."""
        connected = bool(self._sandbox.gateway.live)
        self._was_connected |= connected
        done: frames.State = {
            "bot": "connected" if connected else "lost" if self._was_connected else "starting",
            "words": "",
            "slow": self._sandbox.faults.slow,
            "can_restart": self.supervisor is not None,
        }
        if self.supervisor and not self.supervisor.alive and not self._restarting.locked():
            done["bot"], done["words"] = "dead", self.supervisor.last_words
        return done

    def tell_state(self) -> None:
        """Send the state to every page."""
        self._views.tell({"op": "state", **self.state()})

    async def watch(self) -> None:
        """Send every change of the bot's state to the pages; never returns."""
        last = self.state()
        while True:
            with contextlib.suppress(TimeoutError):
                # The gateway says when a line comes or goes; that a process has ended has to be looked at.
                await asyncio.wait_for(self._sandbox.gateway.until(lambda: self.state() != last), CHECK_EVERY)  # noqa: B023 - it is awaited before `last` changes
            if (now := self.state()) != last:
                last = now
                self.tell_state()

    def hear(self, exchange: Exchange) -> None:
        """Keep one exchange of the traffic, and tell those who read along."""
        self._recent.note(exchange)
        listening = [view for view in self._views if view.listening]
        if listening:
            entry = self._recent.entry(exchange)
            for view in listening:
                view.tell({"op": "traffic", "entries": [entry], "fresh": False})

    async def add_person(self, name: str, locale: str) -> str:
        """Add a simulated user, and return their id.

        Raises:
            NotPossibleError: there are too many users, or the name is taken or invalid.
        """
        name = " ".join(name.split())
        _check_locale(locale)
        if not 0 < len(name) <= MAX_NAME_LENGTH or not name.isprintable():
            words = f"a name has 1 to {MAX_NAME_LENGTH} characters"
            raise NotPossibleError(words, "name_length", most=MAX_NAME_LENGTH)
        if len(self._guild.people) >= MAX_PEOPLE:
            words = f"there are {MAX_PEOPLE} people already, which is as many as there can be"
            raise NotPossibleError(words, "too_many_people", most=MAX_PEOPLE)
        taken = {self._sandbox.world.bot.name, *(one.name for one in self._guild.people.values())}
        if name.casefold() in {one.casefold() for one in taken}:
            words = f"there is a {name} already; choose another name"
            raise NotPossibleError(words, "name_taken", name=name)
        return str(self._guild.add_person(name, locale=locale).id)

    def set_locale(self, person: str, locale: str) -> None:
        """Set the language of a user's client.

        Raises:
            NotPossibleError: there is no such user or language.
        """
        _check_locale(locale)
        found = self._guild.people.get(int(person))
        if found is None:
            words = "there is no such person"
            raise NotPossibleError(words, "no_person")
        found.user.locale = locale
        self.tell_people()

    async def restart_bot(self) -> None:
        """Kill the bot and start it again.

        Raises:
            NotPossibleError: the sandbox did not start this bot.
        """
        if self.supervisor is None:
            words = "this bot was not started by the sandbox, so it cannot be restarted from here"
            raise NotPossibleError(words, "bot_not_ours")
        async with self._restarting:
            await self.supervisor.restart()
            # A connection that is still open belongs to the killed process.
            self._sandbox.gateway.drop(resumable=False)
            self._was_connected = False
        self.tell_state()

    async def drop_gateway(self, *, resumable: bool) -> None:
        """Cut the bot's connection to the gateway."""
        await self._sandbox.drop_gateway(resumable=resumable)

    def slow(self, seconds: float) -> None:
        """Delay every request of the bot."""
        self._sandbox.faults.slow = seconds
        self.tell_state()

    def listen(self, view: View, *, on: bool) -> None:
        """Start or stop sending the traffic to a view."""
        view.listening = on
        if on:
            entries = self._recent.entries(self._sandbox.clock.now())
            view.tell({"op": "traffic", "entries": entries, "fresh": True})

    def dismiss(self, view: View, message: Message) -> None:
        """Dismiss a user's ephemeral message, in all their views.

        Raises:
            NotPossibleError: it is not on the screen, or it is not ephemeral.
        """
        view.person.dismiss(message)
        for one in self._views:
            if one.person is view.person:
                one.drop(message)


def _check_locale(locale: str) -> None:
    if locale not in LOCALES:
        words = f"Discord has no language {locale!r}"
        raise NotPossibleError(words, "no_language", locale=locale)

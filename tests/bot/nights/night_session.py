"""What tests of game nights do: plan one, pass the time, and look at its message."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from bot.devtools.sandbox import Message, Person
from bot.devtools.sandbox.people.resolved import Value
from bot.devtools.sandbox.state.scheduled_events import ScheduledEvent
from data.nights.records import NightRecord
from data.records import GuildId
from tests.bot.bot_session import BotSession

HOUR = 3600


@dataclass
class NightSession:
    """A running bot and the nights of its server."""

    session: BotSession

    async def ask(self, user: Person, command: str, **options: Value) -> Message:
        """Give a command and return its private answer."""
        done = await user.run(self.session.channel, f"night {command}", options)
        assert done.answer is not None
        assert done.answer.ephemeral
        return done.answer

    async def press(self, person: Person, message: Message, label: str) -> Message:
        """Press a button and return what the person is shown in private."""
        done = await person.click(message, label)
        await self.session.quiet()
        assert done.answer is not None
        return done.answer

    async def plan(self, when: str = "in 2 days at 20:00", **options: Value) -> Message:
        """Let Anna plan a night, and return its message."""
        draft = await self.ask(self.session.anna, "plan", when=when, **options)
        await self.press(self.session.anna, draft, "Yes, post it")
        return self.post()

    def post(self) -> Message:
        """Return the newest public message."""
        return next(one for one in reversed(self.session.ben.sees(self.session.channel)) if not one.ephemeral)

    async def current(self) -> list[NightRecord]:
        return await self.session.store.nights.list_current(GuildId(self.session.guild.id))

    async def only(self) -> NightRecord:
        (night,) = await self.current()
        return night

    @property
    def events(self) -> list[ScheduledEvent]:
        """The scheduled events of the server."""
        return list(self.session.guild.events.values())

    async def until(self, done: Callable[[], bool]) -> None:
        """Wait until the bot has heard of something from Discord, and show what follows."""
        while not done():  # noqa: ASYNC110 - the bot has no event for everything it hears
            await asyncio.sleep(0.01)
        # A listener of the bot runs in a task of its own.
        await asyncio.sleep(0.05)
        await self.session.quiet()

    async def look(self) -> None:
        """Let the bot check what is due, and show it."""
        await self.session.bot.parts.night_clock.run_round()
        await self.session.quiet()

    async def pass_time_until(self, before: float) -> None:
        """Pass the time until this many seconds before the soonest night."""
        starts = (await self.current())[0].plan.starts.timestamp()
        self.session.sandbox.clock.advance(starts - before - self.session.sandbox.clock.now())
        await self.look()

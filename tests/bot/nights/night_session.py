"""The nights of a server: people who plan one and come to it, tables that play, and time that passes."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass

from bot.devtools.sandbox import Channel, Message, Person
from bot.devtools.sandbox.people.resolved import Value
from bot.devtools.sandbox.state.interactions import COMPONENT
from bot.devtools.sandbox.state.scheduled_events import ScheduledEvent
from bot.pictures import Scene
from bot.pictures.drawing_process import InProcessDrawer
from bot.tables.refusals import NoTableHere
from bot.tables.table import Table
from data.nights.records import NightRecord, NightTableRecord, RoundRecord
from data.records import GuildId, UserId
from engine.games.the_game.model import EndTurn, PlayCard
from engine.model import Action, Seat
from tests.bot.bot_session import BotSession, run_bot

HOUR = 3600
_MAX_ACTIONS = 200
GOOD_MOVES = 30
"""So many that nobody who plays badly from the start comes as far, whatever the deal."""


class BlankDrawer(InProcessDrawer):
    """Draws nothing, since nobody looks at the cards of these tables."""

    async def draw(self, scene: Scene) -> bytes:
        """Return a file that is no picture."""
        del scene
        return b"blank"


@dataclass(eq=False)
class NightSession(BotSession):
    """A running bot, and people who plan nights and come to them."""

    def add_people(self, *names: str) -> list[Person]:
        """Let people join the server."""
        return [self.guild.add_person(name) for name in names]

    async def set_zone(self, zone: str) -> None:
        """Set the server's time zone."""
        await self.bot.parts.guild_settings.change(
            self.guild.id, lambda settings: settings.model_copy(update={"timezone": zone})
        )

    # What people do

    async def say(
        self, person: Person, command: str, channel: Channel | None = None, /, **options: Value
    ) -> Message:
        """Give a command of /night and return its answer."""
        answer = await self.ask(person, f"night {command}", channel, **options)
        await self.quiet()
        return answer

    async def whisper(self, person: Person, command: str, /, **options: Value) -> Message:
        """Give a command of /night whose answer is private, and return it."""
        answer = await self.ask(person, f"night {command}", **options)
        assert answer.ephemeral
        return answer

    async def plan(self, when: str = "in 2 days at 20:00", **options: Value) -> Message:
        """Let Anna plan a night, and return its message."""
        draft = await self.whisper(self.anna, "plan", when=when, **options)
        await self.press(self.anna, draft, "Yes, post it")
        return self.post()

    async def forge(self, person: Person, message: Message, custom_id: str) -> Message:
        """Press a button that no message has, and return its answer."""
        data = {"custom_id": custom_id, "component_type": 2, "id": 1}
        sent = self.sandbox.world.interact(COMPONENT, person.user, message.channel, data, source=message)
        done = await sent.wait_until_settled()
        await self.quiet()
        assert done.answer is not None
        return done.answer

    def find(self, text: str, channel: Channel | None = None) -> Message:
        """Find the newest message in a channel that contains a text."""
        messages = (channel or self.channel).messages.values()
        return next(one for one in reversed(messages) if text in one.text)

    async def night(self) -> NightRecord:
        """Return the night that is under way."""
        night = await self.bot.parts.nights.find_under_way(self.channel.id)
        assert night is not None
        return night

    async def rounds(self) -> list[RoundRecord]:
        """Return the rounds of the night under way."""
        return await self.store.night_rounds.list_rounds((await self.night()).id)

    @property
    def threads(self) -> list[Channel]:
        """The threads of the server, oldest first."""
        return list(self.guild.threads.values())

    def thread(self, table: NightTableRecord) -> Channel:
        """Return the thread of a table."""
        return next(one for one in self.threads if one.id == table.channel)

    async def play_out(self, channel: int, good_moves: int = 0) -> Table:
        """Play the lobby or match of a channel to its end: some moves well, and then badly, to lose soon."""
        tables = self.bot.parts.tables
        table = await tables.get_in_channel(channel)
        if table.state is None:
            table = await self.bot.parts.lobbies.start(table.id, table.people[0])
        for number in range(_MAX_ACTIONS):
            if table.record.ended is not None:
                break
            seat, action = _choose(table, badly=number >= good_moves)
            user = table.find_holder(seat)
            assert user is not None
            await tables.submit_action(
                table.id, UserId(user), action, interaction_id=None, seen_revision=None
            )
        assert table.record.ended is not None
        await self.quiet()
        return table

    async def play_out_round(self) -> None:
        """Play all tables of the night to their ends, those in the channel as they are opened."""
        for number, table in enumerate((await self.rounds())[-1].tables):
            assert table.channel is not None
            with contextlib.suppress(NoTableHere):
                await self.play_out(table.channel, 0 if number else GOOD_MOVES)
        await self.quiet()

    async def _are_all_called(self) -> bool:
        return all(table.called is not None for table in (await self.rounds())[-1].tables)

    @contextlib.asynccontextmanager
    async def restarted(self) -> AsyncIterator[None]:
        """Start the bot again on the same store, after it was killed or closed."""
        old = self.bot
        async with run_bot(self.sandbox, self.store, drawer=BlankDrawer()) as self.bot:
            while not await self._are_all_called():  # noqa: ASYNC110 - the bot has no event for this
                await asyncio.sleep(0.05)
            await self.quiet()
            yield
        self.bot = old

    @contextlib.asynccontextmanager
    async def reconnected(self) -> AsyncIterator[None]:
        """Start the bot again on the same store, after it was closed."""
        old = self.bot
        async with run_bot(self.sandbox, self.store, drawer=BlankDrawer()) as self.bot:
            yield
            await self.quiet()
        self.bot = old

    # What is planned, and the time that passes

    async def current(self) -> list[NightRecord]:
        return await self.store.nights.list_current(GuildId(self.guild.id))

    async def only(self) -> NightRecord:
        (night,) = await self.current()
        return night

    @property
    def events(self) -> list[ScheduledEvent]:
        """The scheduled events of the server."""
        return list(self.guild.events.values())

    async def until(self, done: Callable[[], bool]) -> None:
        """Wait until the bot has heard of something from Discord, and show what follows."""
        while not done():  # noqa: ASYNC110 - the bot has no event for everything it hears
            await asyncio.sleep(0.01)
        # A listener of the bot runs in a task of its own.
        await asyncio.sleep(0.05)
        await self.quiet()

    async def look(self) -> None:
        """Let the bot check what is due, and show it."""
        await self.bot.parts.night_clock.run_round()
        await self.quiet()

    async def pass_time_until(self, before: float) -> None:
        """Pass the time until this many seconds before the soonest night."""
        starts = (await self.current())[0].plan.starts.timestamp()
        self.sandbox.clock.advance(starts - before - self.sandbox.clock.now())
        await self.look()


def _choose(table: Table, *, badly: bool) -> tuple[Seat, Action]:
    """Choose a seat's next action."""
    assert table.state is not None
    seats = [Seat(seat) for seat in range(table.record.seats or 0)]
    options = [(seat, one) for seat in seats for one in table.ruleset.legal_actions(table.state, seat)]
    cards = [(seat, one) for seat, one in options if isinstance(one, PlayCard)]
    tops = getattr(table.view(None), "tops", ())

    def find_gap(option: tuple[Seat, PlayCard]) -> tuple[int, int]:
        return abs(option[1].card - tops[option[1].pile - 1]), option[1].card

    ends = [(seat, one) for seat, one in options if isinstance(one, EndTurn)]
    if ends and not badly:
        return ends[0]
    if cards:
        return (max if badly else min)(cards, key=find_gap)
    for seat, one in ends or options:
        return seat, one
    msg = "nobody can act"
    raise AssertionError(msg)

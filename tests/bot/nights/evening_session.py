"""An evening of a game night in the sandbox: people who come, tables that play, and a bot that may stop."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import UTC, datetime

from bot.client import Unspoken
from bot.devtools.sandbox import Channel, Message, Person
from bot.devtools.sandbox.state.interactions import COMPONENT
from bot.pictures import Scene
from bot.pictures.drawing_process import InProcessDrawer
from bot.settings.environment import Settings
from bot.tables.lobbies import Lobbies
from bot.tables.refusals import NoTableHere
from bot.tables.table import Table
from data.nights.records import NightRecord
from data.nights.round_records import NightTableRecord, RoundRecord
from data.records import UserId
from engine.games.the_game.model import EndTurn, PlayCard
from engine.model import Action, Seat
from tests.bot.bot_session import BotSession

_MAX_ACTIONS = 200
GOOD_MOVES = 30
"""So many that nobody who plays badly from the start comes as far, whatever the deal."""


class BlankDrawer(InProcessDrawer):
    """Draws nothing, since nobody looks at the cards of these tables."""

    async def draw(self, scene: Scene) -> bytes:
        """Return a file that is no picture."""
        del scene
        return b"blank"


@dataclass
class EveningSession:
    """A running bot, and people who come to its night."""

    session: BotSession
    people: list[Person]

    def add_people(self, *names: str) -> list[Person]:
        """Let people join the server."""
        return [self.session.guild.add_person(name) for name in names]

    async def say(
        self, person: Person, command: str, channel: Channel | None = None, **options: object
    ) -> Message:
        """Give a command of /night and return its answer."""
        done = await person.run(channel or self.session.channel, f"night {command}", dict(options))  # type: ignore[arg-type]  # values of options
        assert done.answer is not None
        await self.session.quiet()
        return done.answer

    async def press(self, person: Person, message: Message, label: str) -> Message | None:
        """Press a button and wait until everything is shown."""
        done = await person.click(message, label)
        await self.session.quiet()
        return done.answer

    async def forge(self, person: Person, message: Message, custom_id: str) -> Message:
        """Press a button that no message has, and return its answer."""
        data = {"custom_id": custom_id, "component_type": 2, "id": 1}
        sent = self.session.sandbox.world.interact(
            COMPONENT, person.user, message.channel, data, source=message
        )
        done = await sent.wait_until_settled()
        await self.session.quiet()
        assert done.answer is not None
        return done.answer

    def find(self, text: str, channel: Channel | None = None) -> Message:
        """Find the newest message in a channel that contains a text."""
        messages = (channel or self.session.channel).messages.values()
        return next(one for one in reversed(messages) if text in one.text)

    async def night(self) -> NightRecord:
        """Return the night that is under way."""
        found = await self.session.bot.parts.nights.find_under_way(self.session.channel.id)
        assert found is not None
        return found

    async def rounds(self) -> list[RoundRecord]:
        """Return the rounds of the night under way."""
        return await self.session.store.night_rounds.list_rounds((await self.night()).id)

    @property
    def threads(self) -> list[Channel]:
        """The threads of the server, oldest first."""
        return list(self.session.guild.threads.values())

    def thread(self, table: NightTableRecord) -> Channel:
        """Return the thread of a table."""
        return next(one for one in self.threads if one.id == table.channel)

    async def play_out(self, channel: int, good_moves: int = 0) -> Table:
        """Play the lobby or match of a channel to its end: some moves well, and then badly, to lose soon."""
        tables = self.session.bot.parts.tables
        table = await tables.get_in_channel(channel)
        if table.state is None:
            table = await Lobbies(tables).start(table.id, table.people[0])
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
        await self.session.quiet()
        return table

    async def play_out_round(self) -> None:
        """Play all tables of the night to their ends, those in the channel as they are opened."""
        for number, table in enumerate((await self.rounds())[-1].tables):
            assert table.channel is not None
            with contextlib.suppress(NoTableHere):
                await self.play_out(table.channel, 0 if number else GOOD_MOVES)
        await self.session.quiet()

    async def _are_all_called(self) -> bool:
        return all(table.called is not None for table in (await self.rounds())[-1].tables)

    @contextlib.asynccontextmanager
    async def restarted(self) -> AsyncIterator[None]:
        """Start the bot again on the same store, after it was killed or closed."""
        sandbox, old = self.session.sandbox, self.session.bot
        bot = Unspoken(Settings(_env_file=None, card_emojis=False), self.session.store)
        bot.parts.picture_cache.drawer = BlankDrawer()
        bot.parts.tables.now = lambda: datetime.fromtimestamp(sandbox.clock.now(), UTC)
        running = asyncio.create_task(bot.start(sandbox.token))
        self.session.bot = bot
        try:
            await sandbox.bot_ready()
            while not await self._are_all_called():  # noqa: ASYNC110 - the bot has no event for this
                await asyncio.sleep(0.05)
            await self.session.quiet()
            yield
        finally:
            await bot.close()
            await asyncio.gather(running, return_exceptions=True)
            self.session.bot = old


def _choose(table: Table, *, badly: bool) -> tuple[Seat, Action]:
    """Choose what a seat does now."""
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

"""A match between Anna and Ben, and Cleo who looks on and manages the server."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from bot.client import Unspoken
from bot.devtools.sandbox import Channel, Message, Person
from bot.devtools.sandbox.people.resolved import Value
from bot.tables.table import Table

VIOLATED = "🤐"
HUSH = "🤫"


@dataclass
class WatchedMatch:
    bot: Unspoken
    channel: Channel
    anna: Person
    ben: Person
    cleo: Person

    async def open(self, game: str = "the-game") -> Message:
        """Let Anna open a table and Ben join it."""
        opened = await self.anna.command(self.channel, "game new", game=game)
        assert opened.answer is not None
        await self.ben.click(opened.answer, "Join")
        return opened.answer

    async def start(self, game: str = "the-game") -> None:
        """Let them start a match."""
        await self.ben.click(await self.open(game), "Start")
        await self.ben.until(lambda: self.ben.ephemeral(self.channel))

    @property
    def table(self) -> Table:
        """The table as the bot knows it."""
        table = self.bot.tables.find_loaded(self.channel.id)
        assert table is not None
        return table

    async def play(self) -> int:
        """Let Anna begin and lay her highest card, no pile's number, on the first pile; return it."""
        await self.anna.command(self.channel, "begin")
        hand = self.anna.ephemeral(self.channel)
        assert hand is not None
        card = max(int(button.label) for button in hand.buttons if button.label.isdecimal())
        await self.anna.command(self.channel, "play", card=card, pile=1)
        return card

    def later(self, seconds: float) -> None:
        """Let the bot's clock run ahead."""
        self.bot.tables.now = lambda: datetime.now(UTC) + timedelta(seconds=seconds)

    async def flagged(self, message: Message) -> None:
        """Wait until a message bears the mark."""
        await self.cleo.until(lambda: message.reactions.get(VIOLATED))

    async def line_below(self, message: Message) -> Message:
        """Wait for the line below a message."""
        return await self.cleo.until(lambda: next(iter(self.lines_below(message)), None))

    def lines_below(self, message: Message) -> list[Message]:
        """What stands below a message as a reply."""
        return [one for one in self.cleo.sees(self.channel) if one.reference is message]

    async def violation(self, person: Person, text: str) -> Message:
        """Let somebody tell a number, and wait until it is flagged."""
        message = await person.write(self.channel, text)
        await self.flagged(message)
        return message

    async def set(self, **options: Value) -> str:
        """Let Cleo set the watch, and return the answer."""
        done = await self.cleo.command(self.channel, "settings watch", wait=True, **options)
        assert done.answer is not None
        return done.answer.text

    def board(self) -> str:
        """The table as everybody sees it."""
        return next(
            one.text
            for one in self.cleo.sees(self.channel)
            if one.text.startswith("## ") and not one.reference
        )

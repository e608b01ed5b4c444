"""A match between Anna and Ben; Cleo is not a player and manages the server."""

from datetime import UTC, datetime, timedelta

from bot.client import Unspoken
from bot.devtools.sandbox import Channel, Message, Person
from bot.devtools.sandbox.people.resolved import Value
from bot.tables.table import Table
from tests.session import Session

VIOLATED = "🤐"
HUSH = "🤫"


class WatchedMatch(Session):
    def __init__(self, bot: Unspoken, channel: Channel, anna: Person, ben: Person, cleo: Person) -> None:
        super().__init__(channel, [anna, ben])
        self.bot = bot
        self.cleo = cleo

    async def open(self, game: str = "the-game") -> Message:
        """Open a table as Anna and join it as Ben."""
        lobby = await self.ask(self.anna, "game new", game=game)
        await self.ben.click(lobby, "Join")
        return lobby

    async def start(self, game: str = "the-game") -> None:
        """Start a match."""
        await self.ben.click(await self.open(game), "Start")
        await self.ben.until(lambda: self.ben.ephemeral(self.channel))

    @property
    def table(self) -> Table:
        """The bot's table."""
        table = self.bot.parts.tables.find_loaded(self.channel.id)
        assert table is not None
        return table

    async def play(self) -> int:
        """Play Anna's highest card, which is no pile's number, on the first pile; return it."""
        await self.anna.command(self.channel, "begin")
        card = max(int(button.label) for button in self.hand(self.anna).buttons if button.label.isdecimal())
        # The highest card is a long jump, about which the bot would ask.
        await self.anna.command(self.channel, "preferences", safety_net=False)
        await self.anna.command(self.channel, "play", card=card, pile=1)
        return card

    def later(self, seconds: float) -> None:
        """Move the bot's clock forward."""
        self.bot.parts.tables.now = lambda: datetime.now(UTC) + timedelta(seconds=seconds)

    async def wait_for_mark(self, message: Message) -> None:
        """Wait until a message has the mark."""
        await self.cleo.until(lambda: message.reactions.get(VIOLATED))

    async def line_below(self, message: Message) -> Message:
        """Wait for the line below a message."""
        return await self.cleo.until(lambda: next(iter(self.lines_below(message)), None))

    def lines_below(self, message: Message) -> list[Message]:
        """Return the replies to a message."""
        return [one for one in self.cleo.sees(self.channel) if one.reference is message]

    async def violation(self, person: Person, text: str) -> Message:
        """Write a message with a number, and wait until it is flagged."""
        message = await person.write(self.channel, text)
        await self.wait_for_mark(message)
        return message

    async def change_settings(self, **options: Value) -> str:
        """Change the settings of the watch as Cleo, and return the response."""
        return await self.read(self.cleo, "settings watch", **options)

    def table_text(self) -> str:
        """Return the text of the public table, or of its result."""
        return next(
            one.text
            for one in reversed(self.cleo.sees(self.channel))
            if "\n## " in f"\n{one.text}" and not one.reference
        )

"""People at one table of The Mind, who in these tests may look into each other's hands."""

import asyncio
from collections.abc import Iterable
from functools import partial

from pydantic import TypeAdapter

from bot.devtools.sandbox import Interaction, Message, Person
from data.records import MatchId, MatchRecord
from engine.games.the_mind.events import TheMindEvent
from engine.games.the_mind.model import Phase, TheMindState
from engine.games.the_mind.rules import TheMind
from tests.e2e.stack import NAMES, Stack
from tests.session import Session, buttons, has_sentence, revision_of

GAME = TheMind()
EVENTS: TypeAdapter[list[TheMindEvent]] = TypeAdapter(list[TheMindEvent])


class TheMindSession(Session):
    """People in one channel who play The Mind."""

    def __init__(self, stack: Stack, people: int = 2, *, guests: int = 0) -> None:
        guild = stack.sandbox.add_guild("Game night", locale="en-US")
        channel = guild.add_channel("table")
        super().__init__(
            channel, [guild.add_person(name, locale=language) for name, language in NAMES[:people]]
        )
        self.stack = stack
        self.guild = guild
        self.guests = [guild.add_person(f"Guest {number}") for number in range(guests)]
        self.match = 0

    # What is on the screen

    def post(self, viewer: Person | None = None) -> Message:
        """Return the newest public message with buttons: a line about who has left may follow the table."""
        public = (message for message in (viewer or self.anna).sees(self.channel) if not message.ephemeral)
        return next((message for message in reversed(list(public)) if message.buttons), super().post(viewer))

    def lowest(self, person: Person) -> int | None:
        """Return the card on the button that plays a user's lowest card."""
        plays = buttons(self.hand(person), "play")
        return int(plays[0].press.argument) if plays else None

    @property
    def over(self) -> bool:
        return bool(buttons(self.post(), "again"))

    @property
    def choosing(self) -> bool:
        return bool(buttons(self.post(), "finish"))

    async def level_with(self, *people: Person) -> None:
        """Wait until these people's hands show the last state that is stored."""
        steps = (await self.record()).steps
        for person in people or self.people:
            await person.until(partial(self._is_level, person, steps))

    async def wait_until_settled(self) -> None:
        """Wait until the table shows that state too; it is drawn once a second at most."""
        await self.level_with()
        steps = (await self.record()).steps
        await self.people[0].until(lambda: self.over or revision_of(self.post()) >= steps)

    # What people do

    async def at_once(self, presses: Iterable[tuple[Person, Message, str]]) -> list[Interaction]:
        """Press all buttons at the same moment; return the interactions once all are answered."""
        done = [await person.press(message, button, wait=False) for person, message, button in presses]
        await asyncio.gather(*(one.wait_until_settled() for one in done))
        return done

    async def deal(self, **options: int | str) -> None:
        """Everybody sits down at a new table, and the cards are dealt."""
        host = self.people[0]
        await self.type(host, "game new", game="the-mind", **options)
        # On a busy machine the command is answered in private, and the table is posted after that.
        await host.until(lambda: any(not message.ephemeral for message in host.sees(self.channel)))
        self.match = buttons(self.post())[0].press.match
        for person in self.people[1:]:
            await self.click(person, self.post(), "join")
        await self.click(self.people[-1], self.post(), "start")
        for person in self.people:
            await person.until(partial(self._is_dealt, person))

    async def concentrate(self) -> None:
        """Everybody puts a hand on the table, and the countdown passes."""
        for person in self.people:
            await self.click(person, self.hand(person), "ready")
        await self.wait_until_open()

    async def wait_until_open(self) -> None:
        """Wait until the table says that play has begun, and every hand says so too."""
        for person in self.people:
            await person.until(partial(self.plays, person))

    def _is_dealt(self, person: Person) -> bool:
        return any(one.ephemeral and buttons(one, "ready") for one in person.sees(self.channel))

    def plays(self, person: Person) -> bool:
        """Return True if the table and a user's hand say that play has begun."""
        messages = (self.post(), self.hand(person))
        codes = ("the-mind-play", "the-mind-play-blind", "the-mind-play-empty")
        return all(any(has_sentence(one.text, code) for code in codes) for one in messages)

    def _is_level(self, person: Person, steps: int) -> bool:
        return revision_of(self.hand(person)) >= steps

    def order_by_lowest_card(self) -> list[Person]:
        """Return the players who hold cards, the holder of the lowest first."""
        lowest = {person: card for person in self.people if (card := self.lowest(person)) is not None}
        return sorted(lowest, key=lambda person: lowest[person])

    async def play_level(self, *, mistakes: int = 0) -> None:
        """Play a level to its end, with the wrong card first as often as that is wanted."""
        before = await self.state()
        while (now := await self.state()).level == before.level and now.blind == before.blind and now.runs:
            if now.phase is Phase.CONCENTRATING:
                await self.level_with()
                await self.concentrate()
            ranked = self.order_by_lowest_card()
            wrong = mistakes > 0 and len(ranked) > 1
            mistakes -= wrong
            person = ranked[-1] if wrong else ranked[0]
            await self.click(person, self.hand(person), "play")
        await self.wait_until_settled()

    # What the database says

    async def record(self) -> MatchRecord:
        record = await self.stack.store.get_match(MatchId(self.match))
        assert record is not None
        return record

    async def events(self) -> list[TheMindEvent]:
        """Return all that has happened, as it is stored."""
        return [
            event
            for step in await self.stack.store.list_steps(MatchId(self.match))
            for event in EVENTS.validate_json(step.events, strict=False)
        ]

    async def state(self) -> TheMindState:
        """Return the state that the stored events lead to."""
        record = await self.record()
        state = GAME.states.validate_json(record.initial_state or "")
        for event in await self.events():
            state = GAME.evolve(state, event)
        return state

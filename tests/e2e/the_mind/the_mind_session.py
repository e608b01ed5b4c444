"""People at one table of The Mind, who in these tests may look into each other's hands."""

import asyncio
from collections.abc import Iterable
from functools import partial

from pydantic import TypeAdapter

from bot.devtools.sandbox import Channel, Interaction, Message, Person
from data.records import MatchId, MatchRecord
from engine.games.the_mind.events import TheMindEvent
from engine.games.the_mind.model import Phase, TheMindState
from engine.games.the_mind.rules import TheMind
from tests.e2e.stack import NAMES, Stack
from tests.e2e.table_session import Button, buttons, revision_of, sentences

GAME = TheMind()
EVENTS: TypeAdapter[list[TheMindEvent]] = TypeAdapter(list[TheMindEvent])


def has_sentence(text: str, code: str, **facts: object) -> bool:
    """Return True if a text is this sentence, in any language."""
    return any(sentence in text for sentence in sentences(code, **facts))


def has_reply(done: Interaction, code: str, **facts: object) -> bool:
    """Return True if an interaction was answered with this sentence."""
    return done.answer is not None and has_sentence(done.answer.text, code, **facts)


class TheMindSession:
    """People in one channel who play The Mind."""

    def __init__(self, stack: Stack, people: int = 2, *, guests: int = 0) -> None:
        self.stack = stack
        self.guild = stack.sandbox.add_guild("Game night", locale="en-US")
        self.channel: Channel = self.guild.add_channel("table")
        self.people = [self.guild.add_person(name, locale=language) for name, language in NAMES[:people]]
        self.guests = [self.guild.add_person(f"Guest {number}") for number in range(guests)]
        self.match = 0

    # What is on the screen

    @property
    def table(self) -> Message:
        """The message that shows the table."""
        found = [one for one in self.people[0].sees(self.channel) if not one.ephemeral]
        assert found, self.people[0].screen.dump()
        return found[-1]

    def hand(self, person: Person) -> Message:
        """Return the newest message with a hand that only this person sees."""
        found = [one for one in person.sees(self.channel) if one.ephemeral and buttons(one)]
        assert found, person.screen.dump()
        return found[-1]

    def find_button(self, message: Message, verb: str) -> Button | None:
        """Return the button with a verb, unless it is disabled."""
        return next((button for button in buttons(message, verb) if not button.disabled), None)

    def lowest(self, person: Person) -> int | None:
        """Return the card on the button that plays a user's lowest card."""
        found = buttons(self.hand(person), "play")
        return int(found[0].press.argument) if found else None

    @property
    def over(self) -> bool:
        return bool(buttons(self.table, "again"))

    @property
    def choosing(self) -> bool:
        return bool(buttons(self.table, "finish"))

    async def level_with(self, *people: Person) -> None:
        """Wait until these people's hands show the last state that is stored."""
        steps = (await self.record()).steps
        for person in people or self.people:
            await person.until(partial(self._is_level, person, steps))

    async def wait_until_settled(self) -> None:
        """Wait until the table shows that state too; it is drawn once a second at most."""
        await self.level_with()
        steps = (await self.record()).steps
        await self.people[0].until(lambda: self.over or revision_of(self.table) >= steps)

    # What people do

    async def click(self, person: Person, message: Message, verb: str) -> Interaction:
        """Press the button with a verb as soon as the screen has it, and wait for the response."""
        button = await person.until(partial(self.find_button, message, verb))
        done = await person.click(message, custom_id=button.custom_id)
        assert not done.failed, done.failed
        return done

    async def at_once(self, presses: Iterable[tuple[Person, Message, str]]) -> list[Interaction]:
        """Press all buttons at the same moment; return the interactions once all are answered."""
        done = [await person.press(message, button, wait=False) for person, message, button in presses]
        await asyncio.gather(*(one.wait_until_settled() for one in done))
        return done

    async def type(self, person: Person, line: str, **options: int | str | bool) -> str:
        """Type a command, and return what it was answered with."""
        done = await person.command(self.channel, line, wait=True, **options)
        assert not done.failed, done.failed
        assert done.answer is not None
        return done.answer.text

    async def deal(self, **options: int | str) -> None:
        """Everybody sits down at a new table, and the cards are dealt."""
        await self.type(self.people[0], "game new", game="the-mind", **options)
        self.match = buttons(self.table)[0].press.match
        for person in self.people[1:]:
            await self.click(person, self.table, "join")
        await self.click(self.people[-1], self.table, "start")
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
        shown = (self.table, self.hand(person))
        codes = ("the-mind-play", "the-mind-play-blind", "the-mind-play-empty")
        return all(any(has_sentence(one.text, code) for code in codes) for one in shown)

    def _is_level(self, person: Person, steps: int) -> bool:
        return revision_of(self.hand(person)) >= steps

    def order_by_lowest_card(self) -> list[Person]:
        """Return the players who hold cards, the holder of the lowest first."""
        held = {person: card for person in self.people if (card := self.lowest(person)) is not None}
        return sorted(held, key=lambda person: held[person])

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

"""People at one table of ito, who in these tests may look into each other's hands."""

from collections.abc import Callable, Mapping
from typing import Any

from pydantic import TypeAdapter

from bot.devtools.sandbox import Interaction, Message, Person
from data.records import MatchId
from engine.games.ito.events import ItoEvent
from engine.games.ito.model import ItoState, Phase
from engine.games.ito.rules import Ito
from tests.e2e.stack import NAMES, Stack
from tests.session import Session, buttons, revision_of

GAME = Ito()
EVENTS: TypeAdapter[list[ItoEvent]] = TypeAdapter(list[ItoEvent])


class ItoSession(Session):
    """People in one channel who play ito; a seat's number is the person's place."""

    def __init__(self, stack: Stack, people: int = 3) -> None:
        guild = stack.sandbox.add_guild("Game night", locale="en-US")
        channel = guild.add_channel("table")
        names = [*NAMES, *((f"Guest {number}", "en-US") for number in range(10))]
        super().__init__(
            channel, [guild.add_person(name, locale=language) for name, language in names[:people]]
        )
        self.stack = stack
        self.match = 0

    def post(self, viewer: Person | None = None) -> Message:
        """Return the newest public message with buttons."""
        public = [message for message in (viewer or self.anna).sees(self.channel) if not message.ephemeral]
        return next((message for message in reversed(public) if message.buttons), public[-1])

    @property
    def over(self) -> bool:
        return bool(buttons(self.post(), "again"))

    async def open(self, **options: str) -> None:
        """Everybody sits down at a new table."""
        await self.type(self.anna, "game new", game="ito", **options)
        await self.anna.until(lambda: any(not message.ephemeral for message in self.anna.sees(self.channel)))
        for person in self.people[1:]:
            await self.click(person, self.post(), "join")

    async def start(self) -> None:
        """The cards are dealt."""
        before = self.match
        self.match = max(button.press.match for button in buttons(self.post()))
        assert self.match != before
        await self.click(self.people[-1], self.post(), "start")
        for person in self.people:
            await self.until_hand(person, lambda hand: bool(buttons(hand, "vote")))

    async def until_hand(self, person: Person, holds: Callable[[Message], bool]) -> None:
        """Wait until a person's hand looks so."""
        await person.until(lambda: (hand := self.find_hand(person)) is not None and holds(hand))

    async def level(self) -> None:
        """Wait until all hands show the last state that is stored."""
        steps = await self._count_steps()
        for person in self.people:
            await self.until_hand(person, lambda hand: revision_of(hand) >= steps)

    async def vote(self) -> None:
        """All vote for the first theme on offer."""
        for person in self.people:
            await self.level()
            await self.click(person, self.hand(person), "vote")
        await self.level()

    async def write(self, person: Person, *lines: str, source: Message | None = None) -> Interaction:
        """Fill in the form with a person's lines, in the order of their cards."""
        asked = await self.click(person, source or self.hand(person), "write")
        assert asked.modal is not None
        done = await person.submit(asked.modal, dict(zip(asked.modal.fields, lines, strict=False)))
        return await self.wait_for_answer(person, done)

    async def write_all(self) -> None:
        """All write a line for each of their cards."""
        state = await self.state()
        for seat, person in enumerate(self.people):
            await self.level()
            lines = [f"{person.name}'s thing {letter}" for letter in "abc"[: len(state.dealt[seat])]]
            await self.write(person, *lines)
        await self.level()

    async def play_stage(self) -> None:
        """Play a stage without a mistake."""
        stage = (await self.state()).round
        while (now := await self.state()).round == stage and now.phase is Phase.PLAYING:
            await self.level()
            seat = min((hand[0], seat) for seat, hand in enumerate(now.hands) if hand)[1]
            await self.click(self.people[seat], self.hand(self.people[seat]), "play")

    async def lay_row(self, *, wrong: bool = False) -> None:
        """All lay their cards, in order or from high to low."""
        state = await self.state()
        cards = sorted(
            (card, seat, slot) for seat, hand in enumerate(state.dealt) for slot, card in enumerate(hand)
        )
        after = 0
        for place, (_, seat, slot) in enumerate(cards):
            await self.level()
            person, choice = self.people[seat], f"{slot}.{after}"
            if place:
                (menu,) = (menu for menu in self.hand(person).selects if choice in _values(menu))
                done = await person.choose(self.hand(person), menu["custom_id"], [choice])
                await self.wait_for_answer(person, done)
            else:
                await self.click(person, self.hand(person), "lay", choice)
            after = 0 if wrong else seat * 2 + slot + 1
        await self.level()

    async def agree(self) -> None:
        """All agree to the row."""
        for person in self.people:
            await self.until_hand(person, lambda hand: bool(buttons(hand, "agree")))
            await self.level()
            await self.click(person, self.hand(person), "agree")

    async def state(self) -> ItoState:
        """Return the state that is stored."""
        record = await self.stack.store.get_match(MatchId(self.match))
        assert record is not None
        assert record.initial_state is not None
        state = GAME.states.validate_json(record.initial_state)
        for step in await self.stack.store.list_steps(record.id):
            for event in EVENTS.validate_json(step.events, strict=False):
                state = GAME.evolve(state, event)
        return state

    async def _count_steps(self) -> int:
        record = await self.stack.store.get_match(MatchId(self.match))
        assert record is not None
        return record.steps


def _values(menu: Mapping[str, Any]) -> list[str]:
    return [option["value"] for option in menu["options"]]

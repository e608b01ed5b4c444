"""A table session: people in one channel, what their screens show, and what they press."""

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

from bot.components.layout import ButtonStyle
from bot.devtools.sandbox import Channel, Guild, Interaction, Message, Person
from bot.words.words import words
from data.records import MatchId
from tests.e2e.match_history import MatchHistory
from tests.patience import ANSWER_WITHIN, DISCORDS_LIMIT
from tests.session import Button, Session, buttons, revision_of, sentences

if TYPE_CHECKING:
    from tests.e2e.stack import Stack

CLICKS = 500
"""The maximum number of clicks in a turn; a whole match needs fewer."""
ROUNDS = 40
"""The maximum number of times everybody requests their hand while nobody is at turn."""
SMALL_STEP = 1
"""The largest gap at which a player plays more cards than they owe."""
HIGHEST = 100
# In the text view, where the top card is bold.
_PILE = re.compile(r"^`?(\d)`? ([↑↓]) (?:… )?(?:\d+ → )*(?:.*\*\*)?(\d+)\b", re.MULTILINE)
# In a picture's description, in English or German.
_PILE_IN_WORDS = re.compile(r"^(?:Pile|Stapel) (\d), (\w+), (?:on|auf) (\d+)$", re.MULTILINE)
_RISING = {"rising", "aufsteigend"}
_GAP = re.compile(r"(\d+)$")
_TRICK = -10


def tops_in(text: str) -> list[int]:
    """Return the top card of each pile that a text shows."""
    return [top for _, _, top in _piles_in(text)]


def _piles_in(text: str) -> list[tuple[int, str, int]]:
    """Return number, arrow and top card of each pile that a text or a picture's description shows."""
    in_words = (
        (pile, "↑" if way in _RISING else "↓", top) for pile, way, top in _PILE_IN_WORDS.findall(text)
    )
    return [(int(pile), arrow, int(top)) for pile, arrow, top in _PILE.findall(text) or in_words]


def _gap(number: int, arrow: str, top: int, card: int) -> int | None:
    del number
    step = card - top if arrow == "↑" else top - card
    return step if step > 0 or step == _TRICK else None


class TableSession(Session):
    """Simulated users in one channel who play The Game."""

    def __init__(self, stack: "Stack", guild: Guild, channel: Channel, people: Sequence[Person]) -> None:
        super().__init__(channel, list(people))
        self.stack = stack
        self.guild = guild
        self.match = 0
        self._match_before = 0
        """The last match of this channel before this session: screens still show it and those before."""
        self._patient = False
        self.failed = 0
        """The number of failed clicks."""
        self._badly = False
        self.typists: set[Person] = set()
        """The users who play by commands; the others click."""

    def next_session(self) -> "TableSession":
        """Return a session of the same users in the same channel, for the match after this one."""
        following = TableSession(self.stack, self.guild, self.channel, self.people)
        following._match_before = self.match
        return following

    @property
    def patient(self) -> bool:
        """Whether a failed click is tried again, after Discord's three seconds; otherwise it is an error."""
        return self._patient

    @patient.setter
    def patient(self, patient: bool) -> None:
        self._patient = patient
        self.stack.sandbox.answer_within = DISCORDS_LIMIT if patient else ANSWER_WITHIN

    # What the screens show

    def table(self, viewer: Person | None = None) -> Message:
        """Return the message that shows the table."""
        table = self.find_table(viewer)
        assert table is not None, (viewer or self.anna).screen.dump()
        return table

    def find_table(self, viewer: Person | None = None) -> Message | None:
        for message in reversed((viewer or self.people[0]).sees(self.channel)):
            verbs = {button.press.verb for button in self._buttons_of_this_match(message)}
            if not message.ephemeral and verbs & {"rules", "again"}:
                return message
        return None

    def find_hand(self, person: Person) -> Message | None:
        """Return a user's newest ephemeral message with buttons that shows no lobby.

        On a busy machine the lobby may be the reply to its host alone, beside the public message.
        """
        for message in reversed(person.sees(self.channel)):
            offered = self._buttons_of_this_match(message) if message.ephemeral else []
            if offered and all(button.press.verb != "join" for button in offered):
                return message
        return None

    def _buttons_of_this_match(self, message: Message) -> list[Button]:
        """Return a message's buttons, without those of the matches before."""
        return [button for button in buttons(message) if not 0 < button.press.match <= self._match_before]

    def is_mine(self, person: Person) -> bool:
        """Return True if a user's hand shows that it is their turn."""
        hand = self.find_hand(person)
        if hand is None or not {button.press.match for button in buttons(hand)} <= {self.match}:
            return False
        verbs = {button.press.verb for button in buttons(hand) if not button.disabled}
        if verbs & {"lay", "sure"}:
            return True
        return len(tops_in(hand.text)) == 4 and bool(verbs & {"card", "done"}) and "signal" not in verbs

    @property
    def over(self) -> bool:
        """Whether the table shows a result."""
        return any(button.press.match == self.match for button in buttons(self.find_table(), "again"))

    def hand_says_over(self, person: Person) -> bool:
        hand = self.find_hand(person)
        return hand is not None and any(word in hand.text for word in sentences("the-game-over"))

    # What the users do

    async def choose(self, person: Person, message: Message, verb: str, value: str) -> Interaction:
        """Choose from the menu with a verb, and wait for the response."""
        ids = [str(menu["custom_id"]) for menu in message.selects]
        custom_id = next(one for one in ids if f":{verb}:" in one)
        return await self.wait_for_answer(person, await person.choose(message, custom_id, [value]))

    async def press(self, person: Person, message: Message, custom_id: str) -> Interaction:
        """Press a button that the screen has shown before."""
        return await self.wait_for_answer(person, await person.press(message, custom_id))

    async def reply_text(self, doing: "Interaction") -> str:
        """Return the text of an interaction's ephemeral response."""
        assert doing.answer is not None
        assert doing.answer.ephemeral
        return doing.answer.text

    async def wait_for_answer(self, person: Person, done: Interaction) -> Interaction:
        """Wait for what replaces a deferred response; if patient, count a response that failed instead."""
        if not self.patient:
            return await super().wait_for_answer(person, done)
        self.failed += done.failed is not None
        return done

    async def end(self, person: Person) -> Interaction:
        """End the match as a user, or vote for its end, and confirm it."""
        asked = await self.type(person, "game end")
        assert asked.answer is not None
        return await self.click(person, asked.answer, "end-sure")

    async def open(self, **options: int | bool) -> None:
        """Open a table as the first user."""
        done = await self.type(self.people[0], "game new", game="the-game", **options)
        message = await self.people[0].until(self.find_table)
        # Where the reply was deferred, the table is a message of its own.
        assert done.failed or done.deferred or done.answer is message
        self.match = buttons(message)[0].press.match

    async def sit_down(self, **options: int | bool) -> None:
        """Open a table that everybody joins."""
        await self.open(**options)
        for person in self.people[1:]:
            await self.click(person, self.table(), "join")

    async def deal(self, **options: int | bool) -> None:
        """Open a table that everybody joins, and start the match."""
        await self.sit_down(**options)
        await self.click(self.people[-1], self.table(), "start")
        for person in self.people:
            await person.until(lambda person=person: self.find_hand(person))  # type: ignore[misc]  # bound now

    async def begin(self, person: Person | None = None, **options: int | bool) -> Person:
        """Start a match, and press "I start" as one user; return them."""
        await self.deal(**options)
        starter = person or self.people[0]
        await self.click(starter, self.hand(starter), "begin")
        assert self.is_mine(starter)
        return starter

    async def ask_for_hand(self, person: Person) -> Interaction:
        """Press My hand on the table."""
        table = self.table(person)
        if buttons(table, "hand"):
            return await self.click(person, table, "hand")
        return await self.type(person, "hand")

    async def whose_turn(self) -> Person | None:
        """Return the user whose hand shows that it is their turn; None once the table shows a result."""
        for _ in range(ROUNDS):
            try:
                await self.people[0].until(lambda: self.over or self._at_turn(), timeout=0.7)
            except TimeoutError:
                for person in self.people:
                    await self.ask_for_hand(person)
                continue
            return None if self.over else self._at_turn()
        message = f"nobody's turn\n{self.people[0].screen.dump()}"
        raise AssertionError(message)

    def _at_turn(self) -> Person | None:
        mine = [person for person in self.people if self.is_mine(person)]
        return max(mine, key=lambda one: revision_of(self.find_hand(one)), default=None)

    async def play(self, *, until: Callable[[], bool] = lambda: False) -> None:
        """Play greedily until the table shows a result, or `until` returns True between two turns."""
        while not until():
            if any(self.hand_says_over(person) for person in self.people):
                await self.people[0].until(lambda: self.over, timeout=90)
            person = await self.whose_turn()
            if person is None:
                return
            await self.take_turn(person)

    async def play_badly(self) -> None:
        """Play the fewest cards with the largest gaps until the table shows a result, which is soon."""
        self._badly = True
        await self.play()

    async def play_turns(self, turns: int) -> None:
        """Play a number of turns, or fewer if the match ends before."""
        turns_to_play = iter(range(turns))
        await self.play(until=lambda: next(turns_to_play, None) is None)

    async def take_turn(self, person: Person) -> None:
        """Play the cards owed, small gaps and tricks first, and end the turn."""
        if person in self.typists:
            await self._type_turn(person)
        else:
            await self._click_turn(person)

    async def choose_cheap_card(self, person: Person) -> Button:
        """Choose the card nearest to an end; return the button of the pile there, which asks nothing."""
        hand = self.hand(person)
        cards = [int(button.press.argument) for button in buttons(hand, "card") if not button.disabled]
        card = min(cards, key=lambda card: min(card, HIGHEST - card))
        await self.click(person, hand, "card", card)
        return buttons(self.hand(person), "lay")[0 if card < HIGHEST - card else -1]

    async def _click_turn(self, person: Person) -> None:
        confirmed: set[int] = set()
        for _ in range(CLICKS):
            if not self.is_mine(person) or self.over:
                return
            done = await self._click_once(person, confirmed)
            if done.failed:
                await self.ask_for_hand(person)
        message = f"a turn without end\n{person.screen.dump()}"
        raise AssertionError(message)

    async def _click_once(self, person: Person, confirmed: set[int]) -> Interaction:
        """Press the button that a greedy player would, judging by the hand alone."""
        hand = self.hand(person)
        sure, lays = buttons(hand, "sure"), buttons(hand, "lay")
        if sure:
            return await self.click(person, hand, "sure", sure[0].press.argument)
        if lays and self._badly:
            return await self.click(
                person, hand, "lay", max(lays, key=lambda button: _gap_of(button.label)).press.argument
            )
        if lays:
            best = min(lays, key=lambda button: (button.style == ButtonStyle.DANGER, _gap_of(button.label)))
            card = int(best.press.argument.split(".")[0])
            if best.style == ButtonStyle.DANGER and card not in confirmed:
                confirmed.add(card)
                return await self.click(person, hand, "hand")
            return await self.click(person, hand, "lay", best.press.argument)
        cards = [int(button.press.argument) for button in buttons(hand, "card") if not button.disabled]
        safe = [card for card in cards if card not in confirmed] or cards
        piles = _piles_in(hand.text)
        ranked = sorted(
            (step, card) for card in safe for pile in piles if (step := _gap(*pile, card)) is not None
        )
        if buttons(hand, "done") and (self._badly or not ranked or ranked[0][0] > SMALL_STEP):
            return await self.click(person, hand, "done")
        return await self.click(person, hand, "card", ranked[-1 if self._badly else 0][1])

    async def _type_turn(self, person: Person) -> None:
        confirmed: set[tuple[int, int]] = set()
        for _ in range(CLICKS):
            if not self.is_mine(person) or self.over:
                return
            hand = self.hand(person)
            if buttons(hand, "sure"):
                card, pile = map(int, buttons(hand, "sure")[0].press.argument.split("."))
                if (card, pile) in confirmed:
                    await self.click(person, hand, "sure", f"{card}.{pile}")
                else:
                    confirmed.add((card, pile))
                    await self.type(person, "hand")
                continue
            moves = await self._complete_moves(person)
            if not moves:
                # Nothing more fits (rulings: G11), or the table has changed since the last look.
                await self.type(person, "done" if buttons(hand, "done") else "hand")
                continue
            step, card, pile = min(moves, key=lambda one: ((one[1], one[2]) in confirmed, one))
            if buttons(hand, "done") and step > SMALL_STEP:
                done = await self.type(person, "done")
            else:
                done = await self.type(person, "play", card=card, pile=pile)
            if done.failed:
                await self.type(person, "hand")
        message = f"a turn without end\n{person.screen.dump()}"
        raise AssertionError(message)

    async def _complete_moves(self, person: Person) -> list[tuple[int, int, int]]:
        """Return the gap, card and pile of every move that the autocompletion offers."""
        moves = []
        for card in await person.complete(self.channel, "play", focus="card"):
            options = {"card": int(card.value)}
            for pile in await person.complete(self.channel, "play", focus="pile", options=options):
                moves.append((_gap_of(pile.name), int(card.value), int(pile.value)))  # noqa: PERF401 - asked for one by one
        return moves

    async def refuses(
        self, person: Person, doing: Awaitable[Interaction], code: str, **facts: object
    ) -> None:
        """Assert that an action is refused in the user's language, seen only by them, and changes nothing."""
        before = await self.steps()
        done = await doing
        assert done.answer is not None
        assert done.answer.ephemeral
        assert words(person.user.locale)(code, **facts) in done.answer.text
        assert await self.steps() == before

    # What the database holds

    async def history(self) -> MatchHistory:
        return await MatchHistory.read(self.stack.store, self.match)

    async def steps(self) -> int:
        """Return the number of stored steps."""
        record = await self.stack.store.get_match(MatchId(self.match))
        return 0 if record is None else record.steps

    async def has_started(self) -> bool:
        record = await self.stack.store.get_match(MatchId(self.match))
        return record is not None and record.started is not None

    async def has_ended(self) -> bool:
        record = await self.stack.store.get_match(MatchId(self.match))
        return record is not None and record.ended is not None

    async def shows_the_last_state(self) -> None:
        """Wait until the table's message shows the stored state."""
        tops = list((await self.history()).last.tops)
        await self.people[0].until(
            lambda: (table := self.find_table()) is not None and tops_in(table.text) == tops, timeout=90
        )


def _gap_of(label: str) -> int:
    gap = _GAP.search(label)
    return _TRICK if gap is None else int(gap[1])

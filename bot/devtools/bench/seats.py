"""People at a table who play by buttons alone, as fast or as slowly as they are told to."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial

from bot.devtools.demo.hand import Hand, Move
from bot.devtools.sandbox import Channel, Interaction, Message, Person, Sandbox

PATIENCE = 15.0
SMALL_GAP = 2
Think = Callable[[], Awaitable[None]]


class NoAnswer(Exception):  # noqa: N818 - it says what happened
    """The bot left somebody without an answer; figures of such a run would mean nothing."""


async def no_pause() -> None:
    """Think for no time at all."""


@dataclass
class Seats:
    """Two people at one table in a guild of its own."""

    channel: Channel
    people: tuple[Person, Person]
    latencies: list[float] = field(default_factory=list)
    """Seconds from a click to its answer."""

    @classmethod
    def at_new_table(cls, sandbox: Sandbox, number: int) -> "Seats":
        """Found a guild with a channel and two members."""
        guild = sandbox.add_guild(f"Guild {number}")
        channel = guild.add_channel("table")
        return cls(channel, (guild.add_person(f"Anna {number}"), guild.add_person(f"Ben {number}")))

    async def begin(self) -> None:
        """Open a table, sit down, deal, and let the first of them start; none of it is measured.

        A match that is still running is ended first.
        """
        anna, ben = self.people
        await anna.command(self.channel, "game end")
        opened = await anna.command(self.channel, "game new", game="the-game")
        table = _answer(opened)
        await _press(ben, table, "join")
        old = [person.ephemeral(self.channel) for person in self.people]
        await _press(ben, table, "start")
        for person, left in zip(self.people, old, strict=True):
            # Dealt in the background; a hand that arrives after a newer one is taken away again.
            await person.until(partial(self._dealt, person, left), PATIENCE)
        for person in self.people:
            # Typed, so that both have their newest hand, whatever is left of the last match.
            await person.command(self.channel, "hand")
        await _press(anna, self._hand(anna).message, "begin")

    async def play(self, clicks: int, think: Think = no_pause) -> int:
        """Play until the match ends or so many clicks are made; returns how many were."""
        self.latencies.clear()
        playing: Person | None = self.people[0]
        while playing is not None and len(self.latencies) < clicks:
            await self._turn(playing, clicks, think)
            playing = await self.people[0].until(self._next, PATIENCE) if self._goes_on() else None
        return len(self.latencies)

    async def _turn(self, person: Person, clicks: int, think: Think) -> None:
        refused: set[Move] = set()
        while len(self.latencies) < clicks:
            hand = self._hand(person)
            if not hand.mine:
                return
            moves = hand.moves()
            if hand.paid and (not moves or moves[0].gap > SMALL_GAP):
                await self._click(person, hand.message, "done", "", think)
                continue
            move = next((move for move in moves if move not in refused), moves[0])
            page = await self._click(person, hand.message, "card", str(move.card), think)
            argument = f"{move.card}.{move.pile}"
            answer = await self._click(person, page, "lay", argument, think)
            if ("sure", argument) in Hand.read(answer).buttons:
                again = move in refused or len(refused) + 1 >= len(moves)
                refused.add(move)
                await self._click(
                    person, answer, "sure" if again else "hand", argument if again else "", think
                )

    async def _click(
        self, person: Person, message: Message, verb: str, argument: str, think: Think
    ) -> Message:
        await think()
        done = await _press(person, message, verb, argument)
        self.latencies.append(done.latency or 0.0)
        return _answer(done)

    def _goes_on(self) -> bool:
        return not any(self._hand(person).over for person in self.people)

    def _next(self) -> Person | None:
        hands = [(person, self._hand(person)) for person in self.people]
        if any(hand.over for _, hand in hands):
            return self.people[0]
        return next((person for person, hand in hands if hand.mine), None)

    def _dealt(self, person: Person, left: Message | None) -> bool:
        newest = person.ephemeral(self.channel)
        return newest is not None and newest is not left and not Hand.read(newest).over

    def _hand(self, person: Person) -> Hand:
        message = person.ephemeral(self.channel)
        if message is None:
            raise NoAnswer
        return Hand.read(message)


async def _press(person: Person, message: Message, verb: str, argument: str = "") -> Interaction:
    button = Hand.read(message).buttons.get((verb, argument))
    if button is None:
        raise NoAnswer
    done = await person.click(message, custom_id=button.custom_id)
    _answer(done)
    return done


def _answer(interaction: Interaction) -> Message:
    if interaction.answer is None:
        raise NoAnswer(interaction.failed)
    return interaction.answer


async def all_of(works: list[Awaitable[int]]) -> int:
    """Do several things at once and add their results up."""
    return sum(await asyncio.gather(*works))

"""Simulated players at a table of The Game, who play by buttons at a given pace."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial

from bot.devtools.demo.hand import HandMessage
from bot.devtools.players.the_game import MAX_SMALL_GAP
from bot.devtools.players.the_game_hand import Move, TheGameHand
from bot.devtools.sandbox import Channel, Interaction, Message, Person, Sandbox
from bot.devtools.sandbox.people.resolved import Value
from tests.tools.bench.games import TURN_BASED_GAME

TIMEOUT = 15.0
"""Seconds that a player waits for what should come."""
Think = Callable[[], Awaitable[None]]
"""Waits as long as a player thinks before a click."""


class NoAnswer(Exception):  # noqa: N818 - it says what happened
    """The bot left a player without an answer; the figures of such a run mean nothing."""


class PageClosed(NoAnswer):
    """A button is not there any more: what somebody else did has closed the page that it was on."""


async def no_pause() -> None:
    """Click without thinking."""


@dataclass
class Players:
    """The people at one table."""

    channel: Channel
    people: tuple[Person, ...]
    latencies: list[float] = field(default_factory=list)
    """Seconds from a click to its answer."""
    moments: list[float] = field(default_factory=list)
    """When each of those clicks was made, as `time.perf_counter` counts."""

    async def begin(self) -> None:
        """Open a table, join, deal, and let the first person start; none of it is measured.

        A match that is still running is ended first.
        """
        host, *others = self.people
        await end_match(host, self.channel)
        table = await self.open_table(host, game=TURN_BASED_GAME)
        for person in others:
            await press(person, table, "join")
        old = [person.ephemeral(self.channel) for person in self.people]
        await press(others[-1], table, "start")
        for person, left in zip(self.people, old, strict=True):
            # Hands are dealt in the background; one that arrives after a newer one is deleted.
            await person.until(partial(self.has_new_hand, person, left), TIMEOUT)
        for person in self.people:
            # Typed, so that all have their newest hand, even if one of the last match is left.
            await wait_for_answer(person, await person.command(self.channel, "hand"))
        await press(host, self.read_hand(host).message, "begin")

    def find_turn(self) -> Person | None:
        """Return who is to play; the first person if the match is over."""
        hands = [(person, self.read_hand(person)) for person in self.people]
        if any(hand.is_over for _, hand in hands):
            return self.people[0]
        return next((person for person, hand in hands if hand.is_turn), None)

    async def play_turn(self, person: Person, may_click: Callable[[], bool], think: Think) -> None:
        """Play as long as it is a person's turn and they may click."""
        unwise: set[Move] = set()
        while may_click():
            hand = self.read_hand(person)
            if not hand.is_turn:
                return
            moves = hand.find_moves()
            if hand.may_end_turn and (not moves or moves[0].gap > MAX_SMALL_GAP):
                await self._click(person, hand.message, "done", "", think)
                continue
            move = next((move for move in moves if move not in unwise), moves[0])
            page = await self._click(person, hand.message, "card", str(move.card), think)
            argument = f"{move.card}.{move.pile}"
            answer = await self._click(person, page, "lay", argument, think)
            if ("sure", argument) in HandMessage.read(answer).buttons:
                again = move in unwise or len(unwise) + 1 >= len(moves)
                unwise.add(move)
                await self._click(
                    person, answer, "sure" if again else "hand", argument if again else "", think
                )

    async def _click(
        self, person: Person, message: Message, verb: str, argument: str, think: Think
    ) -> Message:
        await think()
        self.moments.append(time.perf_counter())
        done = await press(person, message, verb, argument)
        self.latencies.append(done.latency or 0.0)
        return await wait_for_answer(person, done)

    async def open_table(self, person: Person, **options: Value) -> Message:
        """Open a table, and return the message that everyone sees, which may follow a late answer."""
        await wait_for_answer(person, await person.run(self.channel, "game new", options))
        return await person.until(self._find_lobby, TIMEOUT)

    def _find_lobby(self) -> Message | None:
        seen = [one for one in self.people[0].sees(self.channel) if not one.ephemeral]
        return next((one for one in reversed(seen) if ("start", "") in HandMessage.read(one).buttons), None)

    def goes_on(self) -> bool:
        """Return whether everyone holds a hand of a running match."""
        return not any(self.read_hand(person).is_over for person in self.people)

    def has_new_hand(self, person: Person, left: Message | None) -> bool:
        """Return whether a person has a hand of a running match, another one than was left of the last."""
        newest = person.ephemeral(self.channel)
        return newest is not None and newest is not left and not TheGameHand.read(newest).is_over

    def read_hand(self, person: Person) -> TheGameHand:
        """Return the hand that a person sees.

        Raises:
            NoAnswer: there is none.
        """
        message = person.ephemeral(self.channel)
        if message is None:
            raise NoAnswer
        return TheGameHand.read(message)


@dataclass
class TwoPlayers(Players):
    """Two players at one table, in a guild of its own."""

    people: tuple[Person, Person]

    @classmethod
    def at_new_table(cls, sandbox: Sandbox, number: int) -> "TwoPlayers":
        """Add a guild with a channel and two members."""
        guild = sandbox.add_guild(f"Guild {number}")
        channel = guild.add_channel("table")
        return cls(channel, (guild.add_person(f"Anna {number}"), guild.add_person(f"Ben {number}")))

    async def play(self, clicks: int, think: Think = no_pause) -> int:
        """Play on until the match ends or `clicks` clicks are made, and return the number of clicks."""
        self.latencies.clear()
        self.moments.clear()
        playing: Person | None = self.find_turn() or self.people[0]
        while playing is not None and len(self.latencies) < clicks:
            await self.play_turn(playing, lambda: len(self.latencies) < clicks, think)
            playing = await self.people[0].until(self.find_turn, TIMEOUT) if self.goes_on() else None
        return len(self.latencies)


async def end_match(person: Person, channel: Channel) -> None:
    """End the channel's match as its host, if one is running."""
    asked = await wait_for_answer(person, await person.command(channel, "game end"))
    if ("end-sure", "") in HandMessage.read(asked).buttons:
        await press(person, asked, "end-sure")


async def press(person: Person, message: Message, verb: str, argument: str = "") -> Interaction:
    """Press a button of a message.

    Raises:
        NoAnswer: there is no such button (`PageClosed`), or pressing it is not answered.
    """
    button = HandMessage.read(message).buttons.get((verb, argument))
    if button is None:
        raise PageClosed
    done = await person.click(message, custom_id=button.custom_id)
    await wait_for_answer(person, done)
    return done


async def wait_for_answer(person: Person, interaction: Interaction) -> Message:
    """Return the message that answers an interaction, also one that the bot put off at first.

    Raises:
        NoAnswer: there is none.
    """
    if interaction.deferred:
        with suppress(TimeoutError):
            await person.until(lambda: interaction.answer, TIMEOUT)
    if interaction.answer is None:
        raise NoAnswer(interaction.failed)
    return interaction.answer


async def sum_of(tasks: list[Awaitable[int]]) -> int:
    """Run tasks at the same time, and return the sum of their results."""
    return sum(await asyncio.gather(*tasks))

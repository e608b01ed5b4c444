"""Two simulated players at a table of The Game, who play by buttons at a given pace."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial

from bot.devtools.bench.games import TURN_BASED_GAME
from bot.devtools.demo.hand import HandMessage
from bot.devtools.players.the_game import MAX_SMALL_GAP
from bot.devtools.players.the_game_hand import Move, TheGameHand
from bot.devtools.sandbox import Channel, Interaction, Message, Person, Sandbox

TIMEOUT = 15.0
"""Seconds that a player waits for what should come."""
Think = Callable[[], Awaitable[None]]
"""Waits as long as a player thinks before a click."""


class NoAnswer(Exception):  # noqa: N818 - it says what happened
    """The bot left a player without an answer; the figures of such a run mean nothing."""


async def no_pause() -> None:
    """Click without thinking."""


@dataclass
class TwoPlayers:
    """Two players at one table, in a guild of its own."""

    channel: Channel
    people: tuple[Person, Person]
    latencies: list[float] = field(default_factory=list)
    """Seconds from a click to its answer."""

    @classmethod
    def at_new_table(cls, sandbox: Sandbox, number: int) -> "TwoPlayers":
        """Add a guild with a channel and two members."""
        guild = sandbox.add_guild(f"Guild {number}")
        channel = guild.add_channel("table")
        return cls(channel, (guild.add_person(f"Anna {number}"), guild.add_person(f"Ben {number}")))

    async def begin(self) -> None:
        """Open a table, join, deal, and let the first player start; none of it is measured.

        A match that is still running is ended first.
        """
        anna, ben = self.people
        await end_match(anna, self.channel)
        opened = await anna.command(self.channel, "game new", game=TURN_BASED_GAME)
        table = _answer_of(opened)
        await _press(ben, table, "join")
        old = [person.ephemeral(self.channel) for person in self.people]
        await _press(ben, table, "start")
        for person, left in zip(self.people, old, strict=True):
            # Hands are dealt in the background; one that arrives after a newer one is deleted.
            await person.until(partial(self._has_new_hand, person, left), TIMEOUT)
        for person in self.people:
            # Typed, so that both have their newest hand, even if one of the last match is left.
            await person.command(self.channel, "hand")
        await _press(anna, self._hand_of(anna).message, "begin")

    async def play(self, clicks: int, think: Think = no_pause) -> int:
        """Play until the match ends or `clicks` clicks are made, and return the number of clicks."""
        self.latencies.clear()
        playing: Person | None = self.people[0]
        while playing is not None and len(self.latencies) < clicks:
            await self._play_turn(playing, clicks, think)
            playing = await self.people[0].until(self._find_turn, TIMEOUT) if self._goes_on() else None
        return len(self.latencies)

    async def _play_turn(self, person: Person, clicks: int, think: Think) -> None:
        unwise: set[Move] = set()
        while len(self.latencies) < clicks:
            hand = self._hand_of(person)
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
        done = await _press(person, message, verb, argument)
        self.latencies.append(done.latency or 0.0)
        return _answer_of(done)

    def _goes_on(self) -> bool:
        return not any(self._hand_of(person).is_over for person in self.people)

    def _find_turn(self) -> Person | None:
        hands = [(person, self._hand_of(person)) for person in self.people]
        if any(hand.is_over for _, hand in hands):
            return self.people[0]
        return next((person for person, hand in hands if hand.is_turn), None)

    def _has_new_hand(self, person: Person, left: Message | None) -> bool:
        newest = person.ephemeral(self.channel)
        return newest is not None and newest is not left and not TheGameHand.read(newest).is_over

    def _hand_of(self, person: Person) -> TheGameHand:
        message = person.ephemeral(self.channel)
        if message is None:
            raise NoAnswer
        return TheGameHand.read(message)


async def end_match(person: Person, channel: Channel) -> None:
    """End the channel's match as its host, if one is running."""
    asked = await person.command(channel, "game end")
    if asked.answer is not None and ("end-sure", "") in HandMessage.read(asked.answer).buttons:
        await _press(person, asked.answer, "end-sure")


async def _press(person: Person, message: Message, verb: str, argument: str = "") -> Interaction:
    button = HandMessage.read(message).buttons.get((verb, argument))
    if button is None:
        raise NoAnswer
    done = await person.click(message, custom_id=button.custom_id)
    _answer_of(done)
    return done


def _answer_of(interaction: Interaction) -> Message:
    if interaction.answer is None:
        raise NoAnswer(interaction.failed)
    return interaction.answer


async def sum_of(tasks: list[Awaitable[int]]) -> int:
    """Run tasks at the same time, and return the sum of their results."""
    return sum(await asyncio.gather(*tasks))

"""How The Mind is played by devtools: by players who know each other's cards, or who wait by the clock."""

import asyncio
import re
from collections.abc import Mapping, Sequence
from time import monotonic

from bot.devtools.demo.hand import HandMessage
from bot.devtools.demo.match import DemoMatch
from bot.devtools.demo.player import DemoPlayer, InputStyle
from bot.devtools.sandbox import Message
from engine.games.the_mind.model import AgreeToStar, GoOnBlind, PlayLowest, Ready, TheMindState
from engine.model import Action, Seat

WINNING_DEALS: Mapping[int, tuple[int, ...]] = {}
"""None: `choose_turn` wins the first deals already."""

START_LEVEL = 8
"""Of ten for three players, so that the match is over within a minute."""
SECONDS_PER_NUMBER = 0.045
"""A demo player waits so long for each number between the pile and their lowest card."""
SECONDS_WITH_COMPANIONS = 0.3
"""The same beside companions, who press no faster than people."""
COUNTDOWN = 3.6
"""Seconds that a demo player waits before the first card."""
POLL = 0.05
"""Seconds between two looks at the screen."""
STAR_GAP, STAR_CHANCE = 12, 0.15
"""The gap from which on a demo player may propose a star, and how often they do."""

DEALT = "The cards are dealt. The first card, step by step:"
FROM_HERE = "From here on one line for what somebody does, and one for the table:"
_TOP = re.compile(r"(\d+)(?:\*\*)? \(")
"""The top of the pile, bold in a text and plain in the description of a picture."""


def choose_turn(state: TheMindState, turns: Sequence[tuple[Seat, Action]]) -> tuple[Seat, Action]:
    """Return the turn that brings the lowest card of all onto the pile."""

    def cost(turn: tuple[Seat, Action]) -> int:
        match turn:
            case (_, Ready() | GoOnBlind() | AgreeToStar()):
                return 0
            case (seat, PlayLowest()):
                return state.hands[seat][0]
            case _:
                return 1000

    return min(turns, key=cost)


class Demo(DemoMatch):
    """A match of The Mind to watch."""

    introduction = "They lay all their cards on one pile, the lowest first, without turns and without a word."
    options = {"start_level": START_LEVEL}  # noqa: RUF012 - declared as a ClassVar above

    def summarize(self, message: Message) -> str:
        """Return level, lives, stars and the pile in one line; an empty one for other messages."""
        verbs = {verb for verb, _ in HandMessage.read(message).buttons}
        if not verbs & {"ready", "play", "agree", "finish"}:
            return ""
        level = next((line for line in message.text.splitlines() if "❤️" in line), "")
        rest = message.text.partition(level)[2].splitlines()
        return " · ".join(filter(None, (level, *rest[:2])))

    @property
    def _seconds_per_number(self) -> float:
        return SECONDS_WITH_COMPANIONS if self._companions else SECONDS_PER_NUMBER

    async def play_cards(self) -> None:
        """Let all play at once, each by their own clock."""
        self._terminal.say("", DEALT)
        await asyncio.gather(*(self._play_seat(player) for player in self._players))

    async def _play_seat(self, player: DemoPlayer) -> None:
        began, pace, top = 0.0, 1.0, -1
        while self._view.find_result() is None:
            await asyncio.sleep(POLL)
            hand = player.find_hand()
            if hand is None:
                continue
            verbs = {verb for verb, _ in hand.enabled}
            if "ready" in verbs:
                top = -1
                await self._press(player, "ready")
            elif "agree" in verbs:
                await self._press(player, "agree")
            elif "finish" in verbs:
                # All of them, so that the match ends at once.
                await self._press(player, "finish")
            elif "play" in verbs:
                card = next(int(argument) for verb, argument in hand.buttons if verb == "play")
                now = _read_top(hand.message)
                if now != top:
                    began = monotonic() + (COUNTDOWN if top < 0 else 0)
                    top, pace = now, self._dice.gauss(1, 0.12)
                    if "star" in verbs and card - now > STAR_GAP and self._dice.random() < STAR_CHANCE:
                        await self._press(player, "star")
                        continue
                if monotonic() - began >= (card - now) * self._seconds_per_number * pace:
                    await self._play_lowest(player, hand, card)
                    self._be_brief()

    async def _press(self, player: DemoPlayer, verb: str) -> None:
        await asyncio.sleep(self._dice.uniform(0.1, 0.6))
        hand = player.find_hand()
        if hand is not None and (verb, "") in hand.enabled:
            await player.click(hand.message, verb)

    async def _play_lowest(self, player: DemoPlayer, hand: HandMessage, card: int) -> None:
        if player.style is InputStyle.COMMANDS:
            await player.command("play", card=card)
        else:
            await player.click(hand.message, "play", str(card))

    def _be_brief(self) -> None:
        if not self._view.brief:
            self._view.brief = True
            self._terminal.say("", FROM_HERE)


def _read_top(message: Message) -> int:
    after = message.text.partition("❤️")[2].splitlines()
    found = _TOP.search(after[1]) if len(after) > 1 else None
    return int(found[1]) if found else 0

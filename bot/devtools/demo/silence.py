"""Another evening: the same three people and one match of The Mind, in which waiting is all they may do."""

import asyncio
import re
from time import monotonic

from bot.devtools.demo.evening import READY, STEP, Evening
from bot.devtools.demo.hand import Hand
from bot.devtools.demo.player import Player, Way
from bot.devtools.sandbox import Message

START_LEVEL = 8
"""Of ten for three people, so that the match is over within a minute."""
NUMBER = 0.045
"""Seconds that somebody waits for each number between the pile and their lowest card."""
COUNTDOWN = 3.6
"""Seconds that somebody counts along before the first card."""
LOOK = 0.05
"""Seconds between two looks at the screen."""
STAR_GAP, STARS = 12, 0.15
"""From which gap on somebody thinks of a star, and how often they do."""

DEALT = "The cards are dealt. The first card, step by step:"
FROM_HERE = "From here on one line for what somebody does, and one for the table:"
RESULT = "The match is over. This is what stays in the channel:"
FAREWELL = (
    "To play with friends: put a bot token into .env as .env.example says, then start **unspoken run**."
)
_TOP = re.compile(r"\*\*(\d+)\*\*")


class Silence(Evening):
    """What happens at the table of The Mind."""

    async def play(self) -> None:
        """Play the whole match.

        Raises:
            TimeoutError: something that should have come did not.
        """
        await self._sandbox.bot_ready(READY)
        self._view.in_brief = _in_brief
        anna, *others = self._players
        table = await anna.command("game new", game="the-mind", start_level=START_LEVEL)
        for other in others:
            await other.click(table, "join")
        await anna.click(table, "start")
        for player in self._players:
            await player.person.until(lambda player=player: self._hand(player), STEP)  # type: ignore[misc]
        self._terminal.say("", DEALT)
        await asyncio.gather(*(self._sit(player) for player in self._players))
        self._view.brief, self._view.muted = False, True
        board = await anna.person.until(self._view.result, STEP)
        self._terminal.say("", RESULT)
        self._terminal.box(board, self._channel.name)
        self._terminal.say("", FAREWELL)

    def _hand(self, player: Player) -> Hand | None:
        seen = (Hand.read(one) for one in player.person.sees(self._channel) if one.ephemeral)
        return next((hand for hand in reversed(list(seen)) if hand.whole), None)

    async def _sit(self, player: Player) -> None:
        began, mood, top = 0.0, 1.0, -1
        while self._view.result() is None:
            await asyncio.sleep(LOOK)
            hand = self._hand(player)
            if hand is None:
                continue
            open_ = {verb for (verb, _), button in hand.buttons.items() if not button.disabled}
            if "ready" in open_:
                top = -1
                await self._press(player, "ready")
            elif "agree" in open_:
                await self._press(player, "agree")
            elif "finish" in open_ and player is self._players[0]:
                await player.click(await player.click(hand.message, "finish"), "finish-sure")
            elif "play" in open_:
                card = next(int(argument) for verb, argument in hand.buttons if verb == "play")
                now = _top(hand.message)
                if now != top:
                    began = monotonic() + (COUNTDOWN if top < 0 else 0)
                    top, mood = now, self._dice.gauss(1, 0.12)
                    if "star" in open_ and card - now > STAR_GAP and self._dice.random() < STARS:
                        await self._press(player, "star")
                        continue
                if monotonic() - began >= (card - now) * NUMBER * mood:
                    await self._play(player, hand, card)
                    self._begin_brief()

    async def _press(self, player: Player, verb: str) -> None:
        await asyncio.sleep(self._dice.uniform(0.1, 0.6))
        hand = self._hand(player)
        button = None if hand is None else hand.buttons.get((verb, ""))
        if hand is not None and button is not None and not button.disabled:
            await player.click(hand.message, verb)

    async def _play(self, player: Player, hand: Hand, card: int) -> None:
        if player.way is Way.COMMANDS:
            await player.command("play", card=card)
        else:
            await player.click(hand.message, "play", str(card))

    def _begin_brief(self) -> None:
        if not self._view.brief:
            self._view.brief = True
            self._terminal.say("", FROM_HERE)


def _top(message: Message) -> int:
    after = message.text.partition("❤️")[2].splitlines()
    found = _TOP.search(after[1]) if len(after) > 1 else None
    return int(found[1]) if found else 0


def _in_brief(message: Message) -> str:
    """Say in one line what a table of The Mind shows; nothing of other messages."""
    if not {verb for verb, _ in Hand.read(message).buttons} & {"ready", "play", "agree", "finish"}:
        return ""
    level = next((line for line in message.text.splitlines() if "❤️" in line), "")
    rest = message.text.partition(level)[2].splitlines()
    return " · ".join(filter(None, (level, *rest[:2])))

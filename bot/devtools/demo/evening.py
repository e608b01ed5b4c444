"""One evening: three people, one table, one match of The Game from the lobby to the result."""

import asyncio
from random import Random

from bot.devtools.demo.hand import Hand, Move
from bot.devtools.demo.player import Player, Way
from bot.devtools.demo.terminal import Terminal
from bot.devtools.demo.view import View
from bot.devtools.sandbox import Sandbox

READY = 30.0
"""Seconds the bot gets to connect."""
STEP = 15.0
"""Seconds after which a person stops waiting for what should come."""
BREATH = 0.35
"""Seconds between two turns while somebody watches."""
SHORT_BREATH = 0.15
"""Seconds between two turns when nobody does; the table is redrawn once a second at most."""
SMALL_GAP = 2
"""Whoever has laid enough goes on only for a gap no larger than this."""
SIGNALS = 0.12
"""How often somebody says something about a pile before the turn ends."""
KINDS = ("leave-it-to-me", "small-steps-only", "can-turn-back")

FIRST_TURN = "The first turn, step by step:"
FROM_HERE = "From here on one line a move, and one for the table whenever the bot redraws it:"
RESULT = "The match is over. This is what stays in the channel:"
FAREWELL = (
    "That was {turns} turns and {cards} cards, all of it through slash commands and buttons. To play with"
    " friends: put a bot token into .env as .env.example says, then start **unspoken run**."
)


class Evening:
    """What happens, in order; everything is waited for, and nothing for ever."""

    def __init__(self, sandbox: Sandbox, terminal: Terminal, dice: Random) -> None:
        self._sandbox = sandbox
        self._terminal = terminal
        self._dice = dice
        guild = sandbox.add_guild("Game night")
        self._channel = guild.add_channel("table")
        people = (
            ("Anna", "en-US", Way.BUTTONS),
            ("Ben", "en-US", Way.COMMANDS),
            ("Carla", "de", Way.BOTH),
        )
        self._view = View(terminal, self._channel)
        sandbox.subscribe(self._view.note)
        self._players = [
            Player(guild.add_person(name, locale=locale), self._channel, way, terminal, self._view)
            for name, locale, way in people
        ]
        terminal.names = {player.person.id: player.name for player in self._players}

    async def play(self) -> None:
        """Play the whole match.

        Raises:
            TimeoutError: something that should have come did not.
        """
        await self._sandbox.bot_ready(READY)
        anna, *others = self._players
        await self._gather(anna, others)
        # Carla's turn would be told in German.
        await self._begin(self._dice.choice(self._players[:2]))
        turns = 0
        while (player := await self._next()) is not None:
            await self._turn(player)
            turns += 1
            if turns == 1:
                await self._settle()
                self._terminal.say("", FROM_HERE)
                self._view.brief = True
            await asyncio.sleep(BREATH if self._terminal.lively else SHORT_BREATH)
        await self._end(turns)

    async def _gather(self, host: Player, others: list[Player]) -> None:
        table = await host.command("game new", game="the-game")
        for other in others:
            await other.click(table, "join")
            await self._pause()
        await self._dice.choice(self._players).click(table, "start")
        for player in self._players:
            await player.person.until(player.hand, STEP)
        await self._settle()

    async def _begin(self, player: Player) -> None:
        self._terminal.say("", FIRST_TURN)
        if player.way is Way.COMMANDS:
            await player.command("begin")
        else:
            await player.click(player.see().message, "begin")

    async def _next(self) -> Player | None:
        """Wait until somebody's hand says that it is their turn; nobody's once the match is over."""

        def found() -> tuple[Player | None] | None:
            hands = [(player, player.hand()) for player in self._players]
            if any(hand is not None and hand.over for _, hand in hands):
                return (None,)
            return next(((player,) for player, hand in hands if hand is not None and hand.mine), None)

        return (await self._players[0].person.until(found, STEP))[0]

    async def _turn(self, player: Player) -> None:
        refused: set[Move] = set()
        while True:
            hand = player.see()
            if not hand.mine:
                return
            moves = hand.moves()
            if hand.paid and (not moves or moves[0].gap > SMALL_GAP):
                break
            sensible = [move for move in moves if move not in refused]
            if not sensible and hand.paid:
                break
            move = (sensible or moves)[0]
            if await player.lay(move, sure=not sensible):
                refused.clear()
                await self._pause()
            else:
                refused.add(move)
        await self._say_something(player, hand)
        await player.done()

    async def _say_something(self, player: Player, hand: Hand) -> None:
        if self._dice.random() < SIGNALS:
            await player.command(
                "signal", pile=self._dice.choice(sorted(hand.piles)), kind=self._dice.choice(KINDS)
            )

    async def _end(self, turns: int) -> None:
        self._view.brief = False
        self._view.muted = True
        board = await self._players[0].person.until(self._view.result, STEP)
        self._terminal.say("", RESULT)
        self._terminal.box(board, self._channel.name)
        cards = sum(player.laid for player in self._players)
        self._terminal.say("", FAREWELL.format(turns=turns, cards=cards))

    async def _settle(self) -> None:
        """Let the bot redraw what others see, which it does at most once a second."""
        await asyncio.sleep(1.3)

    async def _pause(self) -> None:
        if self._terminal.lively:
            await asyncio.sleep(BREATH / 3)

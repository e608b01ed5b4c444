"""A match to watch: three simulated players at one table, from the lobby to the result."""

import asyncio
from collections.abc import Mapping
from random import Random
from typing import ClassVar

from bot.devtools.demo.channel_view import ChannelView
from bot.devtools.demo.hand import HandMessage
from bot.devtools.demo.player import DemoPlayer, InputStyle
from bot.devtools.demo.terminal import Terminal
from bot.devtools.sandbox import Message, Sandbox
from bot.words.words import DEFAULT, words

READY_TIMEOUT = 30.0
"""Seconds the bot gets to connect."""
STEP_TIMEOUT = 15.0
"""Seconds after which a player stops waiting for what should come."""
COMPANY_TIMEOUT = 60.0
"""The same where companions play."""
PAUSE = 0.35
"""Seconds between two turns if the output goes to a terminal."""
SHORT_PAUSE = 0.15
"""Seconds between two turns if it does not; the table is edited once a second at most."""

DEALT = "The cards are dealt. From here on one line a move, and one for the table whenever the bot edits it:"
TITLE = "**Unspoken, a demo:** three people play a match of {game} through the real bot, on this machine."
LEGEND = "**#table** is what everyone sees, **only Anna** what nobody but Anna sees, [ Rules ] is a button."
COMPANY = "Beside them plays a companion 🤖: the bot plays its seat with what such a seat may know."
RESULT = "The match is over. This is what stays in the channel:"
FAREWELL = (
    "To play with friends: put a bot token into .env as .env.example says, then start **unspoken run**."
)
_NOT_A_MOVE = frozenset({"rules", "hand"})


class DemoMatch:
    """A match of any game, played by pressing buttons at random; a game may override how it is played."""

    introduction: ClassVar[str] = ""
    """One sentence about the game; the first line of its rules if it is empty."""
    options: ClassVar[Mapping[str, int]] = {}
    """The game's options."""
    player_type: ClassVar[type[DemoPlayer]] = DemoPlayer
    companion_style: ClassVar[str] = ""
    """How companions play; as usual if it is empty."""

    def __init__(
        self, sandbox: Sandbox, terminal: Terminal, dice: Random, slug: str, companions: int = 0
    ) -> None:
        self._companions = companions
        self._sandbox = sandbox
        self._terminal = terminal
        self._dice = dice
        self._slug = slug
        guild = sandbox.add_guild("Game night")
        self._channel = guild.add_channel("table")
        people = (
            ("Anna", "en-US", InputStyle.BUTTONS),
            ("Ben", "en-US", InputStyle.COMMANDS),
            ("Carla", "de", InputStyle.BOTH),
        )
        self._view = ChannelView(terminal, self._channel, self.summarize)
        sandbox.subscribe(self._view.on_change)
        self._players = [
            self.player_type(
                guild.add_person(name, locale=locale), self._channel, style, terminal, self._view
            )
            for name, locale, style in people
        ]
        terminal.names = {player.person.id: player.name for player in self._players}

    @classmethod
    def introduce(cls, slug: str, companions: int = 0) -> tuple[str, ...]:
        """Return the paragraphs that introduce the demo."""
        texts = words(DEFAULT)
        game = texts(f"game-{slug}")
        return (
            TITLE.format(game=game),
            cls.introduction or texts(f"rules-{slug}").splitlines()[0],
            LEGEND,
            "Anna presses buttons, Ben types commands, Carla does both and has her Discord in German.",
            *((COMPANY,) if companions else ()),
        )

    def summarize(self, message: Message) -> str:
        """Return one line for the public table; an empty one for any other message."""
        if ("hand", "") not in HandMessage.read(message).buttons:
            return ""
        lines = [line for line in message.text.splitlines() if line and not line.startswith(("#", "-#"))]
        return " · ".join(lines[:2])

    async def play(self) -> None:
        """Play the whole match.

        Raises:
            TimeoutError: something that should have come did not.
        """
        await self._sandbox.bot_ready(READY_TIMEOUT)
        await self.gather()
        await self.play_cards()
        await self.show_result()

    async def gather(self) -> None:
        """Open the table, let everyone join, deal, and wait for the hands."""
        host, *others = self._players
        company = {"companions": self._companions} if self._companions else {}
        table = await host.command("game new", game=self._slug, **self.options, **company)
        if self._companions and self.companion_style:
            await host.choose_option(table, "companion_style", self.companion_style)
        for other in others:
            await other.click(table, "join")
            await self._pause_briefly()
        await self._dice.choice(self._players).click(table, "start")
        for player in self._players:
            await player.person.until(player.find_hand, STEP_TIMEOUT)

    async def play_cards(self) -> None:
        """Play from the deal to the result."""
        await self._wait_for_edits()
        self._terminal.say("", DEALT)
        self._view.brief = True
        while self._view.find_result() is None:
            player = self._dice.choice(self._players)
            hand = player.person.ephemeral(self._channel)
            enabled = [] if hand is None else HandMessage.read(hand).enabled
            moves = [key for key in enabled if key[0] not in _NOT_A_MOVE]
            ways_back = [key for key in enabled if key == ("hand", "")]
            if hand is not None and (moves or ways_back):
                await player.click(hand, *self._dice.choice(moves or ways_back))
            await self._pause()

    async def show_result(self) -> None:
        """Print the result, and what to do next."""
        self._view.brief = False
        self._view.muted = True
        table = await self._players[0].person.until(self._view.find_result, STEP_TIMEOUT)
        self._terminal.say("", RESULT)
        self._terminal.box(table, self._channel.name)
        self._terminal.say("", self.farewell())

    def farewell(self) -> str:
        """Return the last paragraph."""
        return FAREWELL

    @property
    def _step_timeout(self) -> float:
        """Seconds after which a player stops waiting; companions take their time."""
        return COMPANY_TIMEOUT if self._companions else STEP_TIMEOUT

    async def _wait_for_edits(self) -> None:
        """Let the bot edit what others see, which it does at most once a second."""
        await asyncio.sleep(1.3)

    async def _pause(self) -> None:
        await asyncio.sleep(PAUSE if self._terminal.lively else SHORT_PAUSE)

    async def _pause_briefly(self) -> None:
        if self._terminal.lively:
            await asyncio.sleep(PAUSE / 3)

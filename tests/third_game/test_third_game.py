"""A third game, added by the recipe to a copy of the project, is tested and played there."""

import asyncio
import io
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.components.layout import CustomId
from bot.devtools.bot_process import BotProcess
from bot.devtools.demo.match import DemoMatch
from bot.devtools.demo.terminal import Terminal
from bot.devtools.sandbox import Channel, Message, Person, Sandbox
from bot.results.statistics import MIN_MATCHES
from tests.patience import ANSWER_WITHIN
from tests.third_game.tree import copy_with_third_game

RULES_EN = "Together, play all cards, each lower than the one before."
RULES_DE = "Spielt gemeinsam alle Karten, jede niedriger als die davor."
PATIENCE = 30.0


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_with_third_game(tmp_path_factory.mktemp("tree"))


@dataclass(frozen=True)
class Night:
    """Two people in a channel with the real bot, which knows the third game."""

    sandbox: Sandbox
    channel: Channel
    anna: Person
    ben: Person
    bot: BotProcess

    def table(self) -> Message:
        return next(one for one in reversed(self.anna.sees(self.channel)) if not one.ephemeral)

    def cards(self, person: Person) -> list[int]:
        """Return the cards of the hand on a person's screen, by its buttons."""
        hand = person.ephemeral(self.channel)
        ids = [CustomId.parse(button.custom_id) for button in ([] if hand is None else hand.buttons)]
        return sorted(int(one.argument) for one in ids if one is not None and one.verb == "play")

    async def answer(self, person: Person, line: str, **options: int | str) -> Message:
        """Type a command and return the answer."""
        done = await person.run(self.channel, line, options)
        assert done.answer is not None, done.failed
        return done.answer

    async def type(self, person: Person, line: str, **options: int | str) -> str:
        """Type a command and return the text of the answer."""
        return (await self.answer(person, line, **options)).text

    async def press(self, person: Person, message: Message | None, verb: str, argument: object = "") -> None:
        """Press the button with a verb and an argument."""
        assert message is not None, "there is no such message on the screen"
        ids = [CustomId.parse(button.custom_id) for button in message.buttons]
        found = [one for one in ids if one and (one.verb, one.argument) == (verb, str(argument))]
        assert found, [one.custom_id for one in message.buttons]
        done = await person.click(message, custom_id=found[0].encoded)
        assert done.answer is not None, done.failed


@pytest_asyncio.fixture
async def night(tree: Path, tmp_path: Path) -> AsyncIterator[Night]:
    async with Sandbox() as sandbox:
        sandbox.answer_within = ANSWER_WITHIN
        guild = sandbox.add_guild("Game night")
        anna, ben = guild.add_person("Anna", locale="en-US"), guild.add_person("Ben", locale="de")
        bot = BotProcess.unspoken(sandbox, str(tmp_path), PYTHONPATH=str(tree))
        async with bot:
            await sandbox.bot_ready(60)
            yield Night(sandbox, guild.add_channel("table"), anna, ben, bot)


async def play_by_commands(night: Night) -> None:
    """Play a match in which the tide never rises."""
    people = (night.anna, night.ben)
    await night.type(night.anna, "game new", game="low-tide", hand_size=2)
    await night.type(night.ben, "game join")
    await night.type(night.anna, "game start")
    await night.anna.until(lambda: all(len(night.cards(person)) == 2 for person in people), PATIENCE)
    held = {card: person for person in people for card in night.cards(person)}
    for card in sorted(held, reverse=True):
        await night.type(held[card], "play", card=card)
    await night.anna.until(lambda: not any(map(night.cards, people)), PATIENCE)


async def test_a_match_is_played_through_the_real_bot(night: Night, tmp_path: Path) -> None:
    anna, ben, channel = night.anna, night.ben, night.channel

    # Another game's options are refused by name.
    refused = await night.type(anna, "game new", game="the-mind", hand_size=2)
    assert "hand_size" in refused
    opened = await night.answer(anna, "game new", game="low-tide", hand_size=2)
    assert "Low Tide" in opened.text
    (game, hand_size) = opened.selects
    chosen = [one["label"] for one in (*game["options"], *hand_size["options"]) if one.get("default")]
    assert chosen == ["Low Tide", "2 cards each"]

    await night.press(ben, night.table(), "join")
    await night.press(ben, night.table(), "start")
    await anna.until(lambda: night.cards(anna) and night.cards(ben), PATIENCE)
    hands = {anna: night.cards(anna), ben: night.cards(ben)}
    assert [len(hand) for hand in hands.values()] == [2, 2]

    assert RULES_EN in await night.type(anna, "game rules")
    assert RULES_DE in await night.type(ben, "game rules")
    assert "Noch liegt nichts am Strand." in await night.type(ben, "hand")
    assert "Nothing lies on the beach yet." in await night.type(anna, "hand")

    offered = await anna.complete(channel, "play", focus="card")
    assert sorted(int(one.value) for one in offered) == hands[anna]
    assert "You do not hold" in await night.type(anna, "play", card=hands[ben][0])

    # The lowest card first: then the tide rises once, and never again.
    holders = {card: person for person, hand in hands.items() for card in hand}
    lowest, *others = sorted(holders)
    for card in (lowest, *reversed(others)):
        if holders[card] is anna:
            await night.type(anna, "play", card=card)
        else:
            await ben.until(lambda card=card: card in night.cards(ben), PATIENCE)  # type: ignore[misc]
            await night.press(ben, ben.ephemeral(channel), "play", card)

    await anna.until(lambda: "The tide rose 1 times." in night.table().text, PATIENCE)
    assert f"On the beach: {lowest} → {' → '.join(map(str, reversed(others)))}" in night.table().text

    last = next(
        one for one in map(CustomId.parse, (button.custom_id for button in night.table().buttons)) if one
    )
    replay = await night.answer(anna, "replay", match=last.match)
    assert "4 steps follow" in replay.text
    points = [option["label"] for option in replay.selects[0]["options"]]
    assert len(points) == 2
    assert points[-1].endswith("🌊 the tide rises")
    await night.press(anna, replay, "replay-go", "chapter-forward")
    assert f"Anna: {others[0]}" in replay.text or f"Ben: {others[0]}" in replay.text
    assert "1 rise" in await night.type(ben, "leaderboard", game="low-tide")
    assert "Low Tide" in await night.type(anna, "history")
    for _ in range(MIN_MATCHES - 1):
        await play_by_commands(night)
    statistics = {person: await night.type(person, "stats") for person in holders.values()}
    assert f"🃏 {2 * MIN_MATCHES} cards played" in statistics[anna]
    # The second card played was the highest of all; leaderboards and statistics use the server's language.
    assert "🌊 1 rise of the tide" in statistics[holders[others[-1]]]

    # The demo's players, who know nothing of the game, press its buttons until it is over.
    shown = io.StringIO()
    await DemoMatch(night.sandbox, Terminal(shown), Random(1), "low-tide").play()
    lobby, _, result = shown.getvalue().partition("The match is over.")
    assert "types /game new game:low-tide" in lobby
    assert "presses [ Play " in lobby
    assert "The tide" in result

    assert "Traceback" not in (tmp_path / "bot.log").read_text(encoding="utf-8")


async def test_the_games_own_tests_and_the_contract_hold_for_it(tree: Path) -> None:
    # One process, whatever this run was asked for.
    plain = ["-q", "-o", "addopts=", "-p", "no:cacheprovider"]
    command = [sys.executable, "-m", "pytest", *plain, "-k", "low-tide or low_tide"]
    files = [f"tests/engine/test_{name}.py" for name in ("contract", "playthroughs", "low_tide")]
    done = await asyncio.to_thread(
        subprocess.run,
        [*command, *files],
        cwd=tree,
        env=os.environ | {"PYTHONPATH": str(tree)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr

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

from bot.devtools.bot_process import BotProcess
from bot.devtools.demo.match import DemoMatch
from bot.devtools.demo.terminal import Terminal
from bot.devtools.sandbox import Person, Sandbox
from bot.results.statistics import MIN_MATCHES
from tests.patience import ANSWER_WITHIN
from tests.session import Session, buttons
from tests.third_game.tree import copy_with_third_game

RULES_EN = "Together, play all cards, each lower than the one before."
RULES_DE = "Spielt gemeinsam alle Karten, jede niedriger als die davor."
PATIENCE = 30.0


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_with_third_game(tmp_path_factory.mktemp("tree"))


@dataclass(eq=False)
class Night(Session):
    """Two people in a channel with the real bot, which knows the third game."""

    sandbox: Sandbox

    def cards(self, person: Person) -> list[int]:
        """Return the cards of the hand on a person's screen, by its buttons."""
        return sorted(int(button.press.argument) for button in buttons(self.find_hand(person), "play"))


@pytest_asyncio.fixture
async def night(tree: Path, tmp_path: Path) -> AsyncIterator[Night]:
    async with Sandbox() as sandbox:
        sandbox.answer_within = ANSWER_WITHIN
        guild = sandbox.add_guild("Game night")
        anna, ben = guild.add_person("Anna", locale="en-US"), guild.add_person("Ben", locale="de")
        bot = BotProcess.unspoken(sandbox, str(tmp_path), PYTHONPATH=str(tree))
        async with bot:
            await sandbox.bot_ready(60)
            yield Night(guild.add_channel("table"), [anna, ben], sandbox)


async def play_by_commands(night: Night) -> None:
    """Play a match in which the tide never rises."""
    people = (night.anna, night.ben)
    await night.read(night.anna, "game new", game="low-tide", hand_size=2)
    await night.read(night.ben, "game join")
    await night.read(night.anna, "game start")
    await night.anna.until(lambda: all(len(night.cards(person)) == 2 for person in people), PATIENCE)
    held = {card: person for person in people for card in night.cards(person)}
    for card in sorted(held, reverse=True):
        await night.read(held[card], "play", card=card)
    await night.anna.until(lambda: not any(map(night.cards, people)), PATIENCE)


async def test_a_match_is_played_through_the_real_bot(night: Night, tmp_path: Path) -> None:
    anna, ben, channel = night.anna, night.ben, night.channel

    # Another game's options are refused by name.
    refused = await night.read(anna, "game new", game="the-mind", hand_size=2)
    assert "hand_size" in refused
    opened = await night.ask(anna, "game new", game="low-tide", hand_size=2)
    assert "Low Tide" in opened.text
    (games,) = opened.selects
    assert [option["label"] for option in games["options"] if option.get("default")] == ["Low Tide"]
    assert "2 cards each" in opened.text

    await night.click(ben, night.post(), "join")
    await night.click(ben, night.post(), "start")
    await anna.until(lambda: night.cards(anna) and night.cards(ben), PATIENCE)
    hands = {anna: night.cards(anna), ben: night.cards(ben)}
    assert [len(hand) for hand in hands.values()] == [2, 2]

    assert RULES_EN in await night.read(anna, "game rules")
    assert RULES_DE in await night.read(ben, "game rules")
    assert "Noch liegt nichts am Strand." in await night.read(ben, "hand")
    assert "Nothing lies on the beach yet." in await night.read(anna, "hand")

    offered = await anna.complete(channel, "play", focus="card")
    assert sorted(int(one.value) for one in offered) == hands[anna]
    assert "You do not hold" in await night.read(anna, "play", card=hands[ben][0])

    # The lowest card first: then the tide rises once, and never again.
    holders = {card: person for person, hand in hands.items() for card in hand}
    lowest, *others = sorted(holders)
    for card in (lowest, *reversed(others)):
        if holders[card] is anna:
            await night.read(anna, "play", card=card)
        else:
            await ben.until(lambda card=card: card in night.cards(ben), PATIENCE)  # type: ignore[misc]
            await night.click(ben, night.hand(ben), "play", card)

    await anna.until(lambda: "The tide rose 1 times." in night.post().text, PATIENCE)
    assert f"On the beach: {lowest} → {' → '.join(map(str, reversed(others)))}" in night.post().text

    replay = await night.ask(anna, "replay", match=buttons(night.post())[0].press.match)
    assert "4 steps follow" in replay.text
    points = [option["label"] for option in replay.selects[0]["options"]]
    assert len(points) == 2
    assert points[-1].endswith("🌊 the tide rises")
    await night.click(anna, replay, "replay-go", "chapter-forward")
    assert f"Anna: {others[0]}" in replay.text or f"Ben: {others[0]}" in replay.text
    assert "1 rise" in await night.read(ben, "leaderboard", game="low-tide")
    assert "Low Tide" in await night.read(anna, "history")
    for _ in range(MIN_MATCHES - 1):
        await play_by_commands(night)
    statistics = {person: await night.read(anna, "stats", person=person) for person in holders.values()}
    assert f"🃏 {2 * MIN_MATCHES} cards played" in statistics[anna]
    # The second card played was the highest of all.
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

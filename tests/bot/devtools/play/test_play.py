"""`unspoken play`: a command, an address, and a page that shows the bot's state."""

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import pytest

from bot.devtools import play
from bot.devtools.bot_process import BotProcess
from bot.devtools.sandbox import Sandbox
from bot.settings.environment import Settings
from tests.bot.devtools.sandbox.page import page_client
from tests.bot.devtools.sandbox.page.page_client import PageClient


@pytest.fixture
def running(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[subprocess.Popen[str]]:
    # Starting a bot takes long on a busy machine.
    monkeypatch.setattr(page_client, "PATIENCE", 90.0)
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "play", "--port", "0", "--no-browser"],
        env=os.environ | {"TMPDIR": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    ) as process:
        yield process
        process.kill()


def address_of(process: "subprocess.Popen[str]") -> str:
    """Return the page's address."""
    assert process.stdout is not None
    return process.stdout.readline().split()[-1]


def bot_of(process: "subprocess.Popen[str]") -> int:
    """Return the process id of the bot."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    return int(children.read_text().split()[0])


async def test_the_page_shows_that_the_bot_died_and_starts_it_again(
    running: "subprocess.Popen[str]", tmp_path: Path
) -> None:
    url = address_of(running)
    async with aiohttp.ClientSession() as session:
        anna = await PageClient.connect(session, url, "Anna")
        assert [one["name"] for one in anna.hello["people"]] == ["Anna", "Ben", "Cleo"]
        await anna.until("state", lambda one: one["bot"] == "connected")
        # The table at which one person alone can start.
        await anna.until("create", lambda one: "🤖 Kiwi" in json.dumps(one, ensure_ascii=False))
        os.kill(bot_of(running), signal.SIGKILL)
        dead = await anna.until("state", lambda one: one["bot"] == "dead")
        assert dead["words"] == "it said nothing"
        assert (await anna.ask("restart_bot"))["op"] == "done"
        anna.frames.clear()
        await anna.until("state", lambda one: one["bot"] == "connected")
        opened = await anna.run("game", "new", game="the-game")
        assert opened["op"] == "done"
        bot = bot_of(running)
        running.send_signal(signal.SIGINT)
        _, complaints = running.communicate(timeout=60)
    assert complaints == ""
    assert running.returncode == 0
    assert not os.path.exists(f"/proc/{bot}")  # noqa: ASYNC240, PTH110 - all is over
    assert os.listdir(tmp_path) == []  # noqa: PTH208 - as above


def test_a_port_that_is_taken_is_reported_in_one_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = subprocess.run(  # noqa: S603 - our own program
            [sys.executable, "-m", "bot", "play", "--port", str(port), "--no-browser"],
            capture_output=True,
            encoding="utf-8",
            timeout=90,
            check=False,
        )
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith(f"unspoken play: port {port} is taken: ")
    assert len(done.stderr.splitlines()) == 1


def test_the_bot_uploads_the_cards_as_emojis_as_the_real_one_does(tmp_path: Path) -> None:
    process = BotProcess.unspoken(Sandbox(), str(tmp_path), play.DATABASE, **play.SETTINGS)
    given = {name.lower(): text for name, text in process._environment.items()}
    assert Settings.model_validate(
        {name: text for name, text in given.items() if name in Settings.model_fields}
    ).card_emojis

"""The command line where its output is closed, full or plain ASCII, and where it is stopped repeatedly."""

import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

COMMANDS = (["invite"], ["words", "check"])


def start(folder: Path, *arguments: str, **given: object) -> "subprocess.Popen[str]":
    """Start the command in an empty folder, with a token that nobody asks Discord about."""
    environment = {
        **os.environ,
        "DISCORD_TOKEN": "MTIwMDAwMDAwMDAwMDAwMDAwMQ.output.token",
        "DISCORD_API": "http://127.0.0.1:9/api/v10",
        "DISCORD_GATEWAY": "ws://127.0.0.1:9",
        "PYTHONUTF8": "0",
    }
    program = [sys.executable, "-c", "import sys; from bot.cli import main; sys.exit(main())", *arguments]
    return subprocess.Popen(  # type: ignore[call-overload,no-any-return] # noqa: S603 - our own program
        program, cwd=folder, env=environment, text=True, stderr=subprocess.PIPE, encoding="utf-8", **given
    )


def stop_repeatedly(process: "subprocess.Popen[str]", number: int) -> None:
    """Send a signal until the process has ended, no faster than a key repeats itself."""
    while process.poll() is None:
        process.send_signal(number)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(0.03)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_full_output_is_told_in_one_sentence(command: list[str], tmp_path: Path) -> None:
    with (
        Path("/dev/full").open("w", encoding="utf-8") as full,
        start(tmp_path, *command, stdout=full) as process,
    ):
        _, errors = process.communicate()
    assert process.returncode == 1
    assert errors == "unspoken: the output is refused (No space left on device).\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_a_reader_who_goes_ends_the_command_without_a_word(command: list[str], tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with start(tmp_path, *command, stdout=writing) as process:
        os.close(writing)
        _, errors = process.communicate()
    assert (process.returncode, errors) == (1, "")


@pytest.mark.parametrize("command", COMMANDS)
def test_a_closed_output_changes_nothing_else(command: list[str], tmp_path: Path) -> None:
    with start(tmp_path, *command, preexec_fn=lambda: os.close(1)) as process:
        _, errors = process.communicate()
    assert errors == ""


def test_a_plain_terminal_gets_names_for_what_it_cannot_show(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    with start(tmp_path, "doctor", stdout=subprocess.PIPE) as process:
        output, errors = process.communicate()
    assert errors == ""
    assert output.startswith("\\N{HEAVY CHECK MARK} Unspoken")


@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT"])
def test_a_bot_that_is_stopped_again_and_again_ends_as_if_once(name: str, tmp_path: Path) -> None:
    with start(tmp_path, "run") as process:
        assert process.stderr is not None
        # It waits for a Discord that is not there.
        while "Discord cannot be reached" not in process.stderr.readline():
            assert process.poll() is None
        stop_repeatedly(process, getattr(signal, name))
        assert process.stderr.read() == ""
    assert process.returncode == 0


def test_a_command_that_is_stopped_ends_without_a_traceback(tmp_path: Path) -> None:
    with start(tmp_path, "play", "--no-browser", "--port=0", stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert "Unspoken is at" in process.stdout.readline()
        stop_repeatedly(process, signal.SIGINT)
        _, errors = process.communicate()
    assert errors == ""


@pytest.mark.parametrize("module", ["argparse", "bot.client", "discord"])
def test_a_command_that_is_stopped_while_it_is_loaded_ends_without_a_word(
    module: str, tmp_path: Path
) -> None:
    program = f"""
import builtins, os, signal, sys
load = builtins.__import__
def stop(name, *others):
    if name == {module!r}:
        os.kill(os.getpid(), signal.SIGINT)
    return load(name, *others)
builtins.__import__ = stop
sys.argv = ["unspoken", "run"]
from bot.__main__ import main
sys.exit(main())
"""
    ended = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-Wignore", "-c", program], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (-signal.SIGINT, "", "")


def test_a_start_loads_nothing_of_postgresql_before_it_is_used(tmp_path: Path) -> None:
    # In a process of its own: what a module loads cannot be unloaded.
    program = "import sys, bot.hosting.run\nassert 'sqlalchemy.dialects.postgresql' not in sys.modules"
    ended = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stderr) == (0, "")


def test_help_loads_neither_discord_nor_the_games(tmp_path: Path) -> None:
    program = (
        "import sys, bot.cli\ntry: bot.cli.main(['--help'])\nfinally: assert 'discord' not in sys.modules"
    )
    ended = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stderr) == (0, "")

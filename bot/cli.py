"""The command line: `unspoken run`, `doctor`, `backup`, `restore`, `invite`, and the tools around the bot."""

import argparse
import base64
import binascii
import contextlib
import errno
import gc
import io
import os
import signal
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from bot.process.exit_status import ExitStatus

# Everything else is loaded by the command that needs it, so that a start loads nothing for the others.
if TYPE_CHECKING:
    from collections.abc import Coroutine

    from bot.settings.environment import Settings

StatusT = TypeVar("StatusT", bound=int)
_HIGHEST_PORT = 65_535
_STOPPED = 130
"""The exit status after Ctrl-C, as shells give it."""
_OUTPUT_FAULTS = frozenset({errno.EPIPE, errno.ENOSPC, errno.EIO})


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command of the command line, and return the exit status."""
    _prepare_output()
    try:
        try:
            return _use_command(sys.argv[1:] if arguments is None else arguments)
        finally:
            sys.stdout.flush()
    except KeyboardInterrupt:
        # Pressed again, it would break off the end.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        return _STOPPED
    except OSError as fault:
        if fault.filename is not None or fault.errno not in _OUTPUT_FAULTS:
            raise
        # What is still to be written would fail again at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        # Who reads through `head` knows that there is more.
        return (
            1 if isinstance(fault, BrokenPipeError) else _fail(f"the output is refused ({fault.strerror}).")
        )


def _prepare_output() -> None:
    """Have every stream take every text; one that is closed takes it to nowhere."""
    # In this order they take the places of the closed ones, before a database's file does.
    sys.stdout = sys.stdout or os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8")
    sys.stderr = sys.stderr or os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8")
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="namereplace")


def _use_command(arguments: Sequence[str]) -> int:
    # What is loaded stays: looking for garbage among it would take a fifth of a start.
    gc.disable()
    try:
        chosen = _parse(arguments)
        if chosen.command == "run":
            import_module("bot.hosting.run")
            # A process that stands by for another runs from here on, perhaps for weeks.
            gc.freeze()
    finally:
        gc.enable()
    match chosen.command:
        case "run":
            return _run()
        case "doctor":
            return _examine()
        case "backup":
            return _back_up(chosen.file)
        case "restore":
            return _restore(chosen.file, replace=chosen.replace, unsound=chosen.unsound)
        case "invite":
            return _invite()
        case "emojis":
            return _emojis()
        case _:
            return _use_tool(chosen)


def _list_games() -> tuple[tuple[str, ...], int]:
    """Return the games that can be played, and the largest number of companions at a table."""
    from bot.renderers import playable_games  # noqa: PLC0415 - loads discord.py, a second
    from bot.tables.companion_names import MAX_COMPANIONS  # noqa: PLC0415 - as above

    return tuple(playable_games()), MAX_COMPANIONS


def _parse(arguments: Sequence[str]) -> argparse.Namespace:
    # The other commands, and the help, do not wait for what these two offer.
    games, most = _list_games() if {"play", "demo"}.intersection(arguments[:1]) else (("",), 0)
    parser = argparse.ArgumentParser(
        prog="unspoken", description="Cooperative card games on Discord in which numbers must not be spoken."
    )
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("run", help="start the bot, set up by the environment or .env")
    backup = commands.add_parser("backup", help="copy the database into a file, also while the bot runs")
    backup.add_argument("file", type=Path, help="where to; an older backup there is replaced")
    restoring = commands.add_parser("restore", help="put a backup in the place of the database")
    restoring.add_argument("file", type=Path, help="the backup")
    restoring.add_argument("--replace", action="store_true", help="also if there is a database already")
    restoring.add_argument("--unsound", action="store_true", help="also if not all matches can be replayed")
    commands.add_parser("doctor", help="check everything the bot needs, and say what to do")
    commands.add_parser("invite", help="print the link that adds the bot to a server")
    table = commands.add_parser("play", help="play in the browser, without Discord or a token")
    table.add_argument(
        "--port", type=_read_port, default=8765, help="where the page is served; 0 finds a free one"
    )
    table.add_argument("--no-browser", action="store_true", help="only print the address")
    table.add_argument("--keep", type=Path, metavar="FOLDER", help="keep what is stored for the next time")
    table.add_argument(
        "--companions",
        type=int,
        choices=range(most + 1),
        default=2,
        help="how many play along at the table that is open already; 0 opens none",
    )
    demo = commands.add_parser("demo", help="watch three people play a match, without Discord or a token")
    demo.add_argument("--seed", type=int, default=None, help="give the people the same dice again")
    demo.add_argument("--game", choices=games, default=games[0], help="what they play")
    demo.add_argument(
        "--companions",
        type=int,
        choices=(0, 1),
        default=1,
        help="how many companions play along; 0 leaves the simulated people alone, which is faster",
    )
    gallery = commands.add_parser(
        "preview", help="write sample tables and charts of every game into a folder"
    )
    gallery.add_argument("folder", nargs="?", type=Path, default=Path("var/preview"), help="where to")
    commands.add_parser("emojis", help="upload the cards as your application's emojis")
    watch = commands.add_parser("watch", help="see how well spoken numbers are heard")
    reports = watch.add_subparsers(dest="report", required=True)
    report = reports.add_parser("report", help="measure the hearing on labelled lines")
    report.add_argument("file", nargs="?", type=Path, help="other lines than the project's own")
    texts = commands.add_parser("words", help="see what a language lacks, for translators")
    checks = texts.add_subparsers(dest="check", required=True)
    check = checks.add_parser("check", help="what is missing, left over, too long or still in English")
    check.add_argument(
        "language", nargs="?", help="its folder in data/locales, such as fr; without it, a line on each"
    )
    return parser.parse_args(arguments)


def _read_port(text: str) -> int:
    if not text.isdecimal() or int(text) > _HIGHEST_PORT:
        message = f"a port is a number from 0 to {_HIGHEST_PORT}, not {text!r}"
        raise argparse.ArgumentTypeError(message)
    return int(text)


def _use_tool(chosen: argparse.Namespace) -> int:
    """Run a tool around the bot; the bot itself never imports them."""
    match chosen.command:
        case "play":
            from bot.devtools.play import play as sit_down  # noqa: PLC0415 - as said above

            browser, companions = not chosen.no_browser, chosen.companions
            return _complete(sit_down(chosen.port, chosen.keep, browser=browser, companions=companions))
        case "demo":
            from bot.devtools.demo import demo as play  # noqa: PLC0415 - as above

            return _complete(play(chosen.seed, chosen.game, chosen.companions))
        case "preview":
            from bot.devtools.preview import preview  # noqa: PLC0415 - as above

            try:
                preview(chosen.folder, sys.stdout)
            except OSError as fault:
                return _fail(f"{chosen.folder} cannot be written ({fault.strerror}).")
            return ExitStatus.DONE
        case "watch":
            return _report(chosen.file)
        case _:
            from bot.devtools.translations import write_report, write_summary  # noqa: PLC0415 - as above

            if chosen.language is None:
                return ExitStatus.DONE if write_summary(sys.stdout) == 0 else 1
            return ExitStatus.DONE if write_report(chosen.language, sys.stdout) == 0 else 1


def _report(file: Path | None) -> int:
    from bot.devtools.watch_report import report  # noqa: PLC0415 - loads what is known about the languages, slow and rarely wanted

    # Misses are what the report is about; that there is nothing to measure is a failure.
    try:
        return ExitStatus.DONE if report(file, sys.stdout) >= 0 else 1
    except UnicodeDecodeError:
        return _fail(f"{file} is not text in UTF-8.")
    except (OSError, ValueError) as fault:
        if isinstance(fault, OSError) and fault.filename is None:
            raise
        return _fail(f"{file} cannot be read as labelled lines ({fault}).")


def _fail(line: str) -> int:
    sys.stderr.write(f"unspoken: {line}\n")
    return 1


def _settings() -> "Settings | None":
    from pydantic import ValidationError  # noqa: PLC0415 - as at the top

    from bot.settings.environment import Settings, find_misspelt  # noqa: PLC0415 - as at the top

    try:
        for name, setting in find_misspelt():
            sys.stderr.write(f"unspoken: warning: {name} is no setting and is ignored; is it {setting}?\n")
        return Settings()
    except UnicodeDecodeError:
        sys.stderr.write("unspoken: .env is not text in UTF-8: save it again with that encoding.\n")
    except OSError as fault:
        sys.stderr.write(f"unspoken: .env cannot be read ({fault.strerror}).\n")
    except ValidationError as wrong:
        for error in wrong.errors():
            name = str(error["loc"][0]).upper()
            sys.stderr.write(f"unspoken: {name} is not understood: {error['msg']}. See .env.example.\n")
    return None


def _run() -> int:
    settings = _settings()
    if settings is None:
        return ExitStatus.SETTINGS_WRONG
    from bot.hosting.monitoring.logs import set_up_logging  # noqa: PLC0415 - as at the top
    from bot.hosting.run import run  # noqa: PLC0415 - as at the top
    from bot.nights.zones import use_newest_zones  # noqa: PLC0415 - as at the top

    use_newest_zones()
    set_up_logging(settings.log_level, as_json=settings.log_format == "json")
    return _complete(_end_undisturbed(run(settings)))


def _complete(work: "Coroutine[object, object, StatusT]") -> StatusT:
    """Run some work, which ends in its own way after Ctrl-C."""
    import asyncio  # noqa: PLC0415 - as at the top

    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    return asyncio.run(work)


async def _end_undisturbed(work: "Coroutine[object, object, ExitStatus]") -> ExitStatus:
    """Finish some work, after which no signal ends the process with another status."""
    from asyncio import get_running_loop  # noqa: PLC0415 - as at the top

    status = await work
    loop = get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows has no signal handlers in its loop
            # The loop would bring the usual handlers back when it is closed.
            loop.remove_signal_handler(number)
            signal.signal(number, signal.SIG_IGN)
    return status


def _examine() -> int:
    from bot.hosting.doctor.command import examine  # noqa: PLC0415 - draws, which the other commands need not load

    settings = _settings()
    return ExitStatus.SETTINGS_WRONG if settings is None else _complete(examine(settings, sys.stdout))


def _back_up(file: Path) -> int:
    from bot.hosting.backup import back_up  # noqa: PLC0415 - as at the top

    settings = _settings()
    if settings is None:
        return ExitStatus.SETTINGS_WRONG
    return _complete(back_up(settings, file, sys.stdout))


def _restore(file: Path, *, replace: bool, unsound: bool) -> int:
    from bot.hosting.backup import restore  # noqa: PLC0415 - as at the top

    settings = _settings()
    if settings is None:
        return ExitStatus.SETTINGS_WRONG
    return _complete(restore(settings, file, sys.stdout, replace=replace, unsound=unsound))


def _emojis() -> int:
    from bot.emojis.application_emojis import upload_emojis  # noqa: PLC0415 - as at the top
    from bot.hosting.monitoring.logs import set_up_logging  # noqa: PLC0415 - as at the top

    settings = _settings()
    if settings is None:
        return ExitStatus.SETTINGS_WRONG
    set_up_logging(settings.log_level)
    return _complete(upload_emojis(settings, sys.stdout))


def _invite() -> int:
    from bot.hosting.invite import OPTIONAL_PERMISSIONS, PERMISSIONS, invite_link  # noqa: PLC0415 - as at the top

    settings = _settings()
    if settings is None:
        return ExitStatus.SETTINGS_WRONG
    application = None if settings.discord_token is None else _application(settings)
    if application is None:
        sys.stderr.write(
            "unspoken: put your bot's token into DISCORD_TOKEN first; the link follows from it.\n"
        )
        return ExitStatus.TOKEN_MISSING
    print(invite_link(application))
    print()
    for permission, reason in PERMISSIONS.items():
        print(f"  {permission:<26} {reason}")
    print()
    print("The link does not ask for these; the bot plays without them:")
    for permission, reason in OPTIONAL_PERMISSIONS.items():
        print(f"  {permission:<26} {reason}")
    return ExitStatus.DONE


def _application(settings: "Settings") -> int | None:
    """Read the application's id from the token, whose first part it is."""
    token = "" if settings.discord_token is None else settings.discord_token.get_secret_value()
    head = token.split(".", maxsplit=1)[0]
    try:
        text = base64.urlsafe_b64decode(head + "=" * (-len(head) % 4)).decode()
    except (binascii.Error, UnicodeDecodeError, ValueError):
        return None
    return int(text) if text.isdecimal() else None

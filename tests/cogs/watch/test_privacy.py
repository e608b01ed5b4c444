import asyncio
import os
import sys
from pathlib import Path

from bot.devtools.sandbox import Channel, Person, Sandbox

PROJECT = Path(__file__).parents[3]
SPOKEN = ("zebra", "thirty-seven", "xylophone", "fifty-eight", "Ben", "Anna")
"""The text of a player, and the player."""


async def test_neither_database_nor_log_holds_what_was_written_or_its_author(
    sandbox: Sandbox, tmp_path: Path, table: Channel, anna: Person, ben: Person
) -> None:
    address = f"sqlite+aiosqlite:///{tmp_path}/unspoken.sqlite3"
    log = (tmp_path / "log").open("wb")
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "run"),
        cwd=PROJECT,
        # Not a pipe: one that nobody reads is full at some time, and the bot waits.
        stdout=log.fileno(),
        stderr=log.fileno(),
        env=os.environ
        | {"DISCORD_TOKEN": sandbox.token, "DISCORD_API": sandbox.api_url, "DATABASE_URL": address}
        | {"DISCORD_GATEWAY": sandbox.gateway_url, "MESSAGE_CONTENT": "on", "LOG_LEVEL": "DEBUG"},
    )
    try:
        await sandbox.bot_ready()
        opened = await anna.command(table, "game new", game="the-game")
        assert opened.answer is not None
        await ben.click(opened.answer, "Join")
        await ben.click(opened.answer, "Start")
        heard = await ben.write(table, "zebra: thirty-seven")
        await ben.until(lambda: heard.reactions)
        by_hand = await anna.write(table, "xylophone, you know")
        await ben.use(by_hand, "A number was spoken")
        await anna.edit(by_hand, "xylophone fifty-eight")
        await ben.until(lambda: by_hand.reactions)
    finally:
        process.terminate()
        await process.wait()
        log.close()
    assert process.returncode == 0

    stored, logged = everything_in(tmp_path), (tmp_path / "log").read_bytes()
    assert logged
    assert b"number-words" in stored
    assert b"by-hand" in stored
    for word in SPOKEN:
        assert word.encode() not in stored + logged
    for person in (anna, ben):
        assert str(person.id).encode() not in logged


def everything_in(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in sorted(folder.glob("unspoken.sqlite3*")))

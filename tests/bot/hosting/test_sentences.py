"""Settings and arguments that cannot be followed: each is told in one sentence, with an exit status."""

import os
from pathlib import Path

import pytest

from bot import cli
from bot.process.exit_status import ExitStatus
from bot.settings.discord_endpoints import use_endpoints
from bot.settings.environment import Settings


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stand in an empty folder, with nothing of ours in the environment."""
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)


def read_line(capsys: pytest.CaptureFixture[str]) -> str:
    """Return the only line that was written to standard error."""
    (line,) = capsys.readouterr().err.splitlines()
    return line


@pytest.mark.parametrize("encoding", ["utf-16", "latin-1"])
def test_a_settings_file_of_another_encoding_is_named(
    encoding: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / ".env").write_text("# für uns\nDISCORD_TOKEN=a.b.c\n", encoding=encoding)
    assert cli.main(["invite"]) == ExitStatus.SETTINGS_WRONG
    assert ".env is not text in UTF-8" in read_line(capsys)


def test_a_settings_file_that_cannot_be_read_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # A superuser may read every file, whatever its mode.
    def refuse(_self: object) -> None:
        raise PermissionError(13, os.strerror(13))

    monkeypatch.setattr("pydantic_settings.DotEnvSettingsSource._read_env_files", refuse)
    assert cli.main(["invite"]) == ExitStatus.SETTINGS_WRONG
    assert ".env cannot be read (Permission denied)" in read_line(capsys)


def test_the_mark_of_an_encoding_hides_no_setting(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("LOG_LEVEL=ERROR\n", encoding="utf-8-sig")
    assert Settings().log_level == "ERROR"


def test_a_log_level_may_be_written_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOG_LEVEL", "debug")
    assert Settings().log_level == "DEBUG"


@pytest.mark.parametrize(
    ("line", "setting"), [("DISCORD_TOKN=a.b.c", "DISCORD_TOKEN"), ("LOGLEVEL=DEBUG", "LOG_LEVEL")]
)
def test_a_misspelt_setting_is_named(
    line: str, setting: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / ".env").write_text(f"{line}\nPOSTGRES_PASSWORD=x\nCOMPOSE_DATABASE_URL=y\n", encoding="utf-8")
    assert cli.main(["invite"]) == ExitStatus.TOKEN_MISSING
    warning, _ = capsys.readouterr().err.splitlines()
    assert warning.endswith(f"{line.partition('=')[0]} is no setting and is ignored; is it {setting}?")


@pytest.mark.parametrize("port", ["99999", "-1", "door"])
def test_a_port_that_there_is_not_is_refused(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["play", f"--port={port}"])
    assert "a port is a number from 0 to 65535" in capsys.readouterr().err


@pytest.mark.parametrize("file", ["", ".", "/", ".."])
def test_a_backup_is_not_written_to_a_folder(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["backup", file]) == ExitStatus.BACKUP_FAILED
    assert "name the file that the backup is to be" in read_line(capsys)


def test_a_backup_does_not_take_the_place_of_a_device(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert cli.main(["backup", "pipe"]) == ExitStatus.BACKUP_FAILED
    assert "name the file that the backup is to be" in read_line(capsys)
    assert (tmp_path / "pipe").is_fifo()


def test_a_name_that_is_too_long_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["backup", "a" * 300]) == ExitStatus.BACKUP_FAILED
    assert "No backup was made: File name too long: aaa" in read_line(capsys)


def test_a_binary_file_holds_no_labelled_lines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff\xfe")
    assert cli.main(["watch", "report", "picture.png"]) == 1
    assert "picture.png is not text in UTF-8" in read_line(capsys)


def test_lines_without_labels_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "lines.txt").write_text("no head\n", encoding="utf-8")
    assert cli.main(["watch", "report", "lines.txt"]) == 1
    assert "lines.txt cannot be read as labelled lines" in read_line(capsys)


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    assert cli.main(["preview", "file/preview"]) == 1
    assert "cannot be written" in read_line(capsys)


def test_what_cannot_be_kept_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    with pytest.raises(SystemExit, match="file cannot be kept in"):
        cli.main(["play", "--no-browser", "--keep=file", "--port=0"])


@pytest.mark.parametrize(
    "proxy", ["nonsense", "127.0.0.1:3128", "socks5://127.0.0.1:1", "http://", "http://a:99999"]
)
def test_a_proxy_that_is_none_is_refused(
    proxy: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PROXY", proxy)
    assert cli.main(["invite"]) == ExitStatus.SETTINGS_WRONG
    assert "this is no address of an HTTP proxy" in read_line(capsys)


def test_an_address_of_discord_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="DISCORD_API begins with http:// or https://"):
        use_endpoints("nonsense", "wss://gateway.discord.gg")

from pathlib import Path

import pytest
from pydantic import SecretStr, ValidationError

from bot import cli
from bot.process.exit_status import ExitStatus
from bot.settings.environment import Settings
from tests.bot.env_example import FILE, example

TOKEN = "MTIwMDAwMDAwMDAwMDAwMDAwMQ.abc.def"  # noqa: S105 - opens nothing


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stand in an empty folder, with nothing of ours in the environment."""
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)


def test_the_example_shows_every_setting_with_its_default() -> None:
    assert FILE.read_text(encoding="utf-8") == example()


def test_every_setting_says_what_it_is_for() -> None:
    for name, field in Settings.model_fields.items():
        assert field.description, name
        assert field.description.endswith("."), name


def test_the_example_alone_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(example(), encoding="utf-8")
    assert Settings() == Settings(_env_file=None)


def test_the_token_is_read_from_the_copied_example(tmp_path: Path) -> None:
    filled = example().replace("DISCORD_TOKEN=", f"DISCORD_TOKEN={TOKEN}")
    (tmp_path / ".env").write_text(filled, encoding="utf-8")
    assert Settings().discord_token == SecretStr(TOKEN)


def test_the_environment_goes_before_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / ".env").write_text("LOG_LEVEL=ERROR\nMESSAGE_CONTENT=on\n", encoding="utf-8")
    monkeypatch.setenv("LOG_LEVEL", "DEBUG")
    assert (Settings().log_level, Settings().message_content) == ("DEBUG", True)


def test_what_is_not_ours_in_the_file_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("COMPOSE_PROJECT_NAME=games\n", encoding="utf-8")
    assert Settings().log_level == "INFO"


def test_an_empty_setting_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.setenv(name.upper(), "")
    assert Settings() == Settings(_env_file=None)
    assert Settings().discord_token is None


def test_the_secrets_are_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DATABASE_URL", "postgresql://ada:hunter2@db/unspoken")
    assert TOKEN not in repr(Settings())
    assert "hunter2" not in str(Settings())


@pytest.mark.parametrize(("name", "value"), [("LOG_LEVEL", "loud"), ("MESSAGE_CONTENT", "perhaps")])
def test_a_setting_that_is_not_understood_is_named(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(ValidationError):
        Settings()
    assert cli.main(["run"]) == cli.main(["invite"]) == ExitStatus.SETTINGS_WRONG
    text = capsys.readouterr().err.splitlines()
    assert len(text) == 2
    assert all(line.startswith(f"unspoken: {name} is not understood: ") for line in text)
    assert all(line.endswith("See .env.example.") for line in text)


def test_several_errors_are_reported_at_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LOG_LEVEL", "loud")
    monkeypatch.setenv("MESSAGE_CONTENT", "perhaps")
    assert cli.main(["run"]) == ExitStatus.SETTINGS_WRONG
    assert len(capsys.readouterr().err.splitlines()) == 2

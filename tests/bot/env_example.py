"""`.env.example` as it follows from the settings; `uv run python -m tests.bot.env_example` writes it."""

from pathlib import Path

from pydantic import SecretStr

from bot.settings.environment import Settings

FILE = Path(__file__).parents[2] / ".env.example"
HEAD = """\
# Settings of the bot. Copy this file to .env and fill in the token; everything else may stay as it is.
# What stands in the environment goes before what stands in .env.
"""
NEEDED = "DISCORD_TOKEN"
"""The one line that has to be filled in, so it is no comment."""


def example() -> str:
    """Write every setting down with its comment and its default."""
    blocks = [HEAD]
    for name, field in Settings.model_fields.items():
        line = f"{name.upper()}={_format_default(field.default)}"
        if line.endswith("=") and name.upper() != NEEDED:
            line = f"# {line}"
        blocks.append(f"# {field.description}\n{line}\n")
    return "\n".join(blocks)


def _format_default(default: object) -> str:
    match default:
        case None:
            return ""
        case bool():
            return "on" if default else "off"
        case SecretStr():
            return default.get_secret_value()
        case _:
            return str(default)


if __name__ == "__main__":
    FILE.write_text(example(), encoding="utf-8")

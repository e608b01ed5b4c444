"""The layouts of `/privacy`: what is stored about a person, and the question before it is deleted."""

from collections.abc import Mapping

from bot.components.layout import Button, ButtonStyle, CustomId, Layout
from bot.words.words import Words

_COLOUR = 0x80848E


def render_summary(counts: Mapping[str, int], words: Words) -> Layout:
    """Show the data stored about a person; `counts` maps each kind of data to its number of rows."""
    stored = [f"- {words(f'privacy-stored-{kind}', count=count)}" for kind, count in counts.items() if count]
    blocks = [words("privacy-title"), "\n".join(stored) or words("privacy-nothing")]
    return Layout((*blocks, words("privacy-memory"), words("privacy-ways")), _COLOUR)


def render_confirmation(seated: int, words: Words) -> Layout:
    """Ask whether to delete a person's data; `seated` is the number of tables they would leave."""
    buttons = (
        Button(words("button-forget-me"), CustomId(0, 0, "forget-me"), ButtonStyle.DANGER),
        Button(words("button-keep-me"), CustomId(0, 0, "keep-me")),
    )
    tables = words("privacy-question-tables", count=seated) if seated else ""
    return Layout((words("privacy-question"), tables, buttons), _COLOUR)

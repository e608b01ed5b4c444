"""What people are told about what is stored of them."""

from collections.abc import Mapping

from bot.components.layout import Button, ButtonStyle, CustomId, Layout
from bot.words import Words

_COLOUR = 0x80848E


def shown(counts: Mapping[str, int], words: Words) -> Layout:
    """Say what is stored about a person, and how much of it."""
    stored = [f"- {words(f'privacy-stored-{what}', count=count)}" for what, count in counts.items() if count]
    blocks = [words("privacy-title"), "\n".join(stored) or words("privacy-nothing")]
    return Layout((*blocks, words("privacy-memory"), words("privacy-ways")), _COLOUR)


def sure(seated: int, words: Words) -> Layout:
    """Ask whether somebody wants to be forgotten, and say what follows from it."""
    keys = (
        Button(words("button-forget-me"), CustomId(0, 0, "forget-me"), ButtonStyle.DANGER),
        Button(words("button-keep-me"), CustomId(0, 0, "keep-me")),
    )
    tables = words("privacy-sure-tables", count=seated) if seated else ""
    return Layout((words("privacy-sure"), tables, keys), _COLOUR)

"""The watch: hears a concrete number in what a seated player wrote.

What it knows about the languages is loaded with the first message: a start need not wait for it, and a bot
that may not read messages never needs it.
"""

from collections.abc import Iterable

from bot.watch.model import FURTHER_LANGUAGES, LANGUAGES, Context, Finding, Reason, Strictness

__all__ = ["FURTHER_LANGUAGES", "LANGUAGES", "Context", "Finding", "Reason", "Strictness", "heard", "prepare"]


def heard(text: str, context: Context) -> Finding | None:
    """Say which words of a message tell a card's value, and why.

    Pure, and linear in the length of the text. Source: talk policy.
    """
    from bot.watch import hearing  # noqa: PLC0415 - as said above

    return hearing.heard(text, context)


def prepare(languages: Iterable[str] = LANGUAGES) -> None:
    """Load the data of some languages, so that no message waits for it; takes a moment.

    Number names are loaded for all, because a message may hold those of a language the table does not speak.
    """
    from bot.watch import hearing  # noqa: PLC0415 - as said above

    hearing.prepare(languages)

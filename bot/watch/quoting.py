"""Quotes of the bot's own words, which tell nothing new."""

import re

from bot.watch.folding import HOLE
from bot.watch.model import Context

_QUOTE = re.compile(r"^>(?:>>)? (.*)$", re.MULTILINE)
_BOARD = re.compile(r"\d+ ?[↑↓▲▼⬆⬇]")


def without_quotes(text: str, context: Context) -> str:
    """Blank out quoted lines that the bot wrote, keeping the text's length."""
    if not text.startswith(">") and "\n>" not in text:
        return text

    def blank(quote: re.Match[str]) -> str:
        said = quote.group(1).strip()
        numbers = {int(digits) for digits in re.findall(r"\d{1,9}", said)}
        is_own = said in context.own_lines or _BOARD.search(said) is not None
        is_public = bool(numbers) and numbers <= set(context.piles)
        return HOLE * len(quote.group()) if is_own or is_public else quote.group()

    return _QUOTE.sub(blank, text)

"""Alt texts for the pictures of ito: where all lines in full would be too long, each is shortened alike."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bot.components.attachments import MAX_ALT_LENGTH, PicturedText, strip_markdown
from bot.renderers.context import RenderContext
from bot.renderers.names import quote_text

_SPARE: Final = 80
"""Characters for what else may stand in the alt text, such as the number of pictures of a film."""
_LENGTHS: Final = (48, 40, 32, 26, 21, 17, 14, 11, 9, 7, 5)
"""How long lines and names may be, tried one after another."""


def make_pictured_text(
    describe: Callable[[RenderContext], str], context: RenderContext, beside: str = "", others: str = ""
) -> PicturedText:
    """Return a text that a picture shows too, with an alt text that fits behind the `others`."""
    text = describe(context)
    room = MAX_ALT_LENGTH - _SPARE - len(strip_markdown(others))
    alt = ""
    for most in _LENGTHS if context.pictured else ():
        if len(strip_markdown(alt or text)) <= room:
            break
        alt = describe(_shorten_texts(context, most))
    return PicturedText(text, beside=beside, alt=alt)


def shorten(text: str, most: int) -> str:
    """Return a text of at most that many characters.

    >>> shorten("a grumpy swan", 8)
    'a grump…'
    """
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


def _shorten_texts(context: RenderContext, most: int) -> RenderContext:
    names, past_names = (
        tuple(quote_text(shorten(strip_markdown(name), most)) for name in names)
        for names in (context.names, context.past_names)
    )
    texts = context.texts.map(lambda text: shorten(text, most))
    return replace(context, names=names, past_names=past_names, texts=texts)

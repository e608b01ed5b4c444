"""What the watch would hear if one of its rules were missing."""

from collections.abc import Iterator
from contextlib import contextmanager

from bot.watch import Context, harmless, heard
from bot.watch.need import Rule

_LISTS = ("_LOOK_AHEAD", "_LOOK_BACK", "RULES")


@contextmanager
def without(rule: Rule) -> Iterator[None]:
    """Leave one rule out."""
    whole = {name: getattr(harmless, name) for name in _LISTS}
    try:
        for name, rules in whole.items():
            setattr(harmless, name, tuple(one for one in rules if one is not rule))
        yield
    finally:
        for name, rules in whole.items():
            setattr(harmless, name, rules)


def is_heard(text: str, language: str = "en") -> bool:
    """Tell whether a table in this language and English hears a number of The Game."""
    return heard(text, Context(languages=("en", language), cards=range(2, 100))) is not None


def owes_to(rule: Rule, text: str, language: str = "en") -> bool:
    """Tell whether a text is left alone, and would be heard without this rule."""
    with without(rule):
        alarm = is_heard(text, language)
    return alarm and not is_heard(text, language)

"""Refusals in words: why something was not done, and the way to do it instead."""

from bot.renderers import game_title
from bot.renderers.context import table_context
from bot.renderers.names import MemberNames
from bot.settings.card_style import PLAIN, CardStyle, card_emoji
from bot.tables.table import Table
from bot.words.words import Words
from engine.refusals import Refusal
from engine.registry import RULESETS

_CARDS = frozenset({"card", "top", "lowest"})
"""The facts of refusals that are cards."""


def mentions_card(refusal: Refusal) -> bool:
    """Return True if a refusal mentions a card, so that it matters how cards are shown."""
    return not _CARDS.isdisjoint(refusal.facts)


def describe_refusal(
    refusal: Refusal, table: Table | None, words: Words, names: MemberNames, *, card_style: CardStyle = PLAIN
) -> str:
    """Describe why something was not done, and the way to do it instead.

    Facts named `turn` or `seat` are seats and become names, and so do those in `waiting`; a list of piles
    becomes text, and a card its emoji if emojis are wanted.
    """
    facts = dict(refusal.facts)
    _name_people(facts, table, words, names)
    _format_facts(facts, words, card_style)
    return words(refusal.code, **facts)


def _name_people(facts: dict[str, object], table: Table | None, words: Words, names: MemberNames) -> None:
    """Replace seats and users by their names."""
    waiting = facts.pop("waiting", None)
    seats = [seat for fact in ("turn", "seat") if isinstance(seat := facts.pop(fact, None), int)]
    if table is not None:
        context = table_context(table, words, names)
        if isinstance(waiting, tuple):
            facts["names"] = words.join_items(map(context.name_of, waiting))
        for seat in seats:
            facts["name"] = context.name_of(seat)
    if "host" in facts:
        host = facts.pop("host")
        guild = 0 if table is None else table.record.guild
        facts["name"] = names.of(guild, host if isinstance(host, int) else None, words)


def _format_facts(facts: dict[str, object], words: Words, card_style: CardStyle) -> None:
    """Replace cards, piles, games and permissions by their texts."""
    for fact in _CARDS & facts.keys():
        facts[fact] = card_style.emojis.get(card_emoji(facts[fact]), facts[fact])
    piles = facts.pop("fits", None)
    if isinstance(piles, tuple):
        facts["fits"] = words.join_items(map(str, piles)) or "none"
    if "game" in facts:
        slug = str(facts["game"])
        facts["game"] = game_title(slug, words) if slug in RULESETS else slug
    if "permission" in facts:
        facts["permission"] = str(facts["permission"]).replace("_", "-")

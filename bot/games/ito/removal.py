"""The lines and themes at a table of ito, for those who may remove them."""

from collections.abc import Iterator
from typing import Final

from bot.components.layout import MAX_OPTIONS, CustomId, Layout, SelectMenu, SelectOption
from bot.renderers.context import table_context
from bot.renderers.names import MemberNames
from bot.tables.table import Table
from bot.words.words import Words
from data.errors import NotStarted
from data.written_texts import TextKind
from engine.games.ito.model import ItoState

_MENUS: Final = 4


def render_removal(table: Table, words: Words, names: MemberNames) -> Layout:
    """Render menus of what people have written in this round and the one before.

    Raises:
        NotStarted: if no cards are dealt yet.
    """
    options = tuple(_list_texts(table, words, names))
    if not options:
        return Layout((words("ito-nothing-to-remove"),))
    menus = tuple(
        SelectMenu(
            CustomId(table.id, table.revision, "remove-text", str(number)),
            options[number * MAX_OPTIONS : (number + 1) * MAX_OPTIONS],
            words("menu-ito-remove"),
        )
        for number in range(min(_MENUS, -(-len(options) // MAX_OPTIONS)))
    )
    return Layout((words("ito-remove-which"), *menus))


def _list_texts(table: Table, words: Words, names: MemberNames) -> Iterator[SelectOption]:
    if not isinstance(table.state, ItoState):
        raise NotStarted
    context = table_context(table, words, names)
    for number in (table.state.round, table.state.round - 1):
        if (theme := table.texts.own_theme(number)) is not None:
            yield SelectOption(f"🧵 {theme.low} ⟷ {theme.high}", f"{TextKind.THEME.value}.{number}.0.0")
        for (kind, _, seat, slot), text in sorted(table.texts.of_round(number).items()):
            if kind is not TextKind.THEME:
                writer = context.plain_name_of(seat) if kind is TextKind.LINE else "📏"
                yield SelectOption(f"{writer}: {text}", f"{kind.value}.{number}.{seat}.{slot}")

"""Whatever a game lets people do, they can do by a command and by a button."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from bot.client import Unspoken
from bot.companions import can_play
from bot.components.layout import SelectMenu
from bot.devtools.preview.tables import NOW, change_record, free_seats, make_names, seat_companions
from bot.interactions.button_router import ButtonRouter, on_button
from bot.renderers import playable_games
from bot.renderers.hand import render_hand
from bot.tables.table import Table
from bot.words.words import words
from data.records import Ending, MatchEnd
from engine.model import Seat
from tests.bot.renderers.tables import lobby, own_pages, pages, running, voting
from tests.engine.games import FACTS
from tests.engine.playouts import cases, matches

MANY = 4
ROOT = Path(__file__).parents[2]


def tables(slug: str) -> Iterator[Table]:
    """Yield tables of a game in many states."""
    for people in range(playable_games()[slug].seats[-1] + 1):
        yield lobby(slug, people)
    yield seat_companions(lobby(slug, 2), 1)
    for case in cases():
        if case.slug != slug:
            continue
        for played in matches(case):
            for step in played[:: max(1, len(played) // 15)]:
                table = running(slug, step.before, case.seats, options=case.options)
                yield table
                # What people ask of companions in a row.
                if can_play(slug, case.options) and case.seats < MANY:
                    yield seat_companions(table, 1)
            last = running(slug, played[-1].after, case.seats, options=case.options)
            yield last
            going = running(slug, played[0].before, case.seats, options=case.options)
            yield free_seats(going, 0)
            yield voting(going, 0)
            yield change_record(going, ended=MatchEnd(Ending.ABANDONED, NOW, None, None))


@cache
def collect_drawn_verbs(slug: str) -> frozenset[str]:
    """Collect the verbs of all buttons and menus that are ever drawn at a game's tables."""
    names = make_names()
    layouts = [layout for table in tables(slug) for _, layout in pages(table, words("en"), names)]
    blocks = (block for layout in layouts for block in layout.blocks)
    menus = {block.custom_id.verb for block in blocks if isinstance(block, SelectMenu)}
    return frozenset(menus.union(button.custom_id.verb for layout in layouts for button in layout.buttons))


def collect_written_verbs() -> frozenset[str]:
    """Collect the verbs of buttons below messages that are no layout of a table."""
    product = [file for file in (ROOT / "bot").rglob("*.py") if "devtools" not in file.parts]
    trees = [
        ast.parse(file.read_text(encoding="utf-8")) for file in (*product, *(ROOT / "cogs").glob("*.py"))
    ]
    return frozenset(
        argument.value
        for tree in trees
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "CustomId"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    )


@pytest.mark.parametrize("slug", playable_games())
async def test_every_button_does_something(bot: Unspoken, slug: str) -> None:
    assert (
        collect_drawn_verbs(slug) - bot.parts.button_router.verbs(None) - bot.parts.button_router.verbs(slug)
        == set()
    )


@pytest.mark.parametrize("slug", playable_games())
async def test_every_deed_of_a_button_has_a_button(bot: Unspoken, slug: str) -> None:
    written = collect_written_verbs()
    assert bot.parts.button_router.verbs(slug) - collect_drawn_verbs(slug) - written == set()


async def test_every_deed_of_any_table_has_a_button(bot: Unspoken) -> None:
    everywhere = frozenset.union(*(collect_drawn_verbs(slug) for slug in playable_games()))
    assert bot.parts.button_router.verbs(None) - everywhere - collect_written_verbs() == set()


async def test_no_game_says_what_every_table_says(bot: Unspoken) -> None:
    for slug in playable_games():
        assert bot.parts.button_router.verbs(slug) & bot.parts.button_router.verbs(None) == set()


@pytest.mark.parametrize("slug", playable_games())
def test_every_action_is_reached_by_a_command_and_by_a_button(slug: str) -> None:
    ways = Ways(ROOT / "cogs" / f"{slug.replace('-', '_')}.py")
    actions = {
        kind.__name__
        for kind in playable_games()[slug].action_types
        if kind.model_fields["kind"].default not in FACTS[slug].timeouts | FACTS[slug].unasked
    }
    assert actions - ways.find_reached(ways.commands) == set()
    assert actions - ways.find_reached(ways.button_router) == set()


def test_a_verb_is_claimed_once() -> None:
    class Twice:
        @on_button("hand")
        async def one(self) -> None: ...

        @on_button("hand")
        async def other(self) -> None: ...

    presses = ButtonRouter()
    with pytest.raises(ValueError, match="hand"):
        presses.add_from(Twice(), None)


async def test_two_games_may_use_the_same_word(bot: Unspoken) -> None:
    class Some:
        @on_button("deal")
        async def deal(self) -> None: ...

    for slug in ("one", "other"):
        bot.parts.button_router.add_from(Some(), slug)
    assert bot.parts.button_router.find("one", "deal") is not None
    assert bot.parts.button_router.find("third", "deal") is None
    assert bot.parts.button_router.find(None, "deal") is None


@pytest.mark.parametrize("slug", playable_games())
async def test_a_page_of_a_hand_leads_on_or_back(slug: str) -> None:
    case = next(case for case in cases() if case.slug == slug)
    table = running(slug, case.opening, case.seats)
    for name, layout in own_pages(table, Seat(0), words("en"), make_names()):
        assert layout.buttons, name
    assert render_hand(table, table.people[0], words("en"), make_names()).buttons


class Ways:
    """Which of a cog's functions lead to which others."""

    def __init__(self, file: Path) -> None:
        self._names: dict[str, frozenset[str]] = {}
        self.commands: set[str] = {"play"}
        self.button_router: set[str] = set()
        self._handlers: dict[str, str] = {}
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            self._names[node.name] = frozenset(_list_names(node))
            for decorator in node.decorator_list:
                match decorator:
                    case ast.Call(func=ast.Name(id="on_button"), args=[ast.Constant(value=str(verb))]):
                        self.button_router.add(node.name)
                        self._handlers[verb] = node.name
                    case ast.Call(func=ast.Attribute(attr="command")):
                        self.commands.add(node.name)

    def find_reached(self, starts: set[str]) -> frozenset[str]:
        """Collect every name that is reached; a page that asks "sure?" reaches the button that confirms.

        A form reaches the handler of its verb.
        """
        seen: set[str] = set()
        waiting = list(starts)
        while waiting:
            name = waiting.pop()
            if name in seen:
                continue
            seen.add(name)
            waiting += self._names.get(name, ())
            waiting += [self._handlers[name]] if name in self._handlers else []
            if name == "render_confirmation":
                waiting += [custom_id for custom_id in self.button_router if custom_id.endswith("sure")]
        return frozenset(seen)


def _list_names(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        match part:
            case ast.Name(id=name) | ast.Attribute(attr=name):
                yield name
            case ast.Call(func=ast.Name(id="CustomId"), args=[*_, ast.Constant(value=str(verb))]):
                yield verb

"""Two tables that played the same deal, step by step: the same cards, different minds."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.components.attachments import PendingPicture
from bot.components.layout import (
    MAX_OPTIONS,
    MAX_TEXT_LENGTH,
    Block,
    Button,
    CustomId,
    Layout,
    Row,
    SelectMenu,
    SelectOption,
    Separator,
)
from bot.pictures.scene import Scene, StackedScenes
from bot.renderers import game_title, renderer_of
from bot.renderers.names import MemberNames
from bot.renderers.table import MOMENT_COLOUR
from bot.replay.page import render_content, replay_context
from bot.replay.position import Position, find_chapter_end, find_chapter_start
from bot.replay.replay import Replay
from bot.settings.card_style import CardStyle
from bot.words.words import Words
from data.records import MatchId, MatchRecord


@dataclass(frozen=True, slots=True)
class ComparedTable:
    """A table of a round, with the replay of its match."""

    number: int
    record: MatchRecord
    replay: Replay


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two tables of a round that played the same deal."""

    round: int
    first: ComparedTable
    second: ComparedTable
    others: Sequence[tuple[int, MatchId]]
    """The number and match of each table of the round that played this deal, these two included."""

    @property
    def tables(self) -> tuple[ComparedTable, ComparedTable]:
        """Both."""
        return self.first, self.second

    @property
    def steps(self) -> int:
        """The number of steps of the longer match."""
        return max(len(table.replay.steps) for table in self.tables)


def render_comparison(
    comparison: Comparison, step: int, words: Words, names: MemberNames, card_style: CardStyle
) -> Layout:
    """Render both tables after the same number of steps, as everyone saw them then."""
    step = max(0, min(step, comparison.steps))
    record = comparison.first.record
    title = words("night-round-title", number=comparison.round, game=game_title(record.game, words))
    room = (MAX_TEXT_LENGTH - len(title)) // 2
    blocks: list[Block] = [title]
    scenes: list[Scene] = []
    labels: list[str] = []
    for table in comparison.tables:
        blocks.append(Separator())
        for block in _render_table(table, step, words, names, card_style, room):
            if isinstance(block, PendingPicture) and isinstance(block.scene, Scene):
                scenes.append(block.scene)
                labels.append(words("night-table-label", number=table.number))
            else:
                blocks.append(block)
    if len(scenes) == len(comparison.tables):
        blocks.insert(1, PendingPicture("tables", StackedScenes(tuple(scenes), tuple(labels))))
    buttons = _render_buttons(comparison, step, words)
    return Layout((*blocks, *_render_menus(comparison, step, words), *buttons), MOMENT_COLOUR)


def _render_table(
    table: ComparedTable, step: int, words: Words, names: MemberNames, card_style: CardStyle, room: int
) -> tuple[Block, ...]:
    context = replay_context(table.record, words, names, card_style)
    head = words("night-round-table", number=table.number, names=words.join_items(context.names))
    position = Position(step).within(table.replay)
    content = render_content(
        table.record, table.replay, position, context, card_style, room=room - len(head) - 1
    )
    return (head, *(block for block in content if not isinstance(block, Separator)))


def _render_buttons(comparison: Comparison, step: int, words: Words) -> tuple[Row, Row]:
    replays = [table.replay for table in comparison.tables]
    chapter = renderer_of(comparison.first.record.game).replay.chapter
    ends = [end for replay in replays if (end := find_chapter_end(replay, step)) > step]
    starts = [find_chapter_start(replay, step) for replay in replays]

    def button(code: str, way: str, to: int) -> Button:
        argument = f"{comparison.second.record.id}.{way}"
        custom_id = CustomId(comparison.first.record.id, max(to, 0), "night-compare-go", argument)
        return Button(words(code), custom_id, disabled=not 0 <= to <= comparison.steps or to == step)

    return (
        (
            button(f"button-replay-{chapter}-back", "chapter-back", max(starts) if step else -1),
            button(f"button-replay-{chapter}-forward", "chapter-forward", min(ends, default=step)),
        ),
        (
            button("button-replay-back", "back", step - 1),
            button("button-replay-forward", "forward", step + 1),
        ),
    )


def _render_menus(comparison: Comparison, step: int, words: Words) -> tuple[SelectMenu, ...]:
    """Render a menu for each side, if there are more than two tables to choose from."""
    if len(comparison.others) <= len(comparison.tables):
        return ()
    first, second = (table.record.id for table in comparison.tables)

    def options(chosen: MatchId, other: MatchId) -> tuple[SelectOption, ...]:
        return tuple(
            SelectOption(words("night-table-label", number=number), str(match), chosen=match == chosen)
            for number, match in comparison.others
            if match != other
        )[:MAX_OPTIONS]

    return (
        SelectMenu(CustomId(second, step, "night-compare-first"), options(first, second)),
        SelectMenu(CustomId(first, step, "night-compare-go"), options(second, first)),
    )

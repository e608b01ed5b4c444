"""A page of a replay: one position of the match, and the buttons that lead to the others."""

from collections.abc import Iterator

from discord.utils import format_dt

from bot.components.layout import (
    MAX_OPTION_LENGTH,
    MAX_OPTIONS,
    MAX_TEXT_LENGTH,
    Block,
    Button,
    ButtonStyle,
    CustomId,
    Layout,
    SelectMenu,
    SelectOption,
    Separator,
)
from bot.renderers import game_title, renderer_of
from bot.renderers.context import RenderContext
from bot.renderers.names import MemberNames
from bot.renderers.table import describe_violations
from bot.replay.replay import CheckResult, Replay
from bot.settings.card_style import PLAIN, CardStyle
from bot.words import Words
from data.records import Ending, MatchRecord
from engine.model import Outcome

_COLOUR = 0x8E6BBF
_MIN_STEP_LENGTH = 1000
"""The minimum number of characters to leave for the description of a step."""


def replay_context(
    record: MatchRecord, words: Words, names: MemberNames, card_style: CardStyle = PLAIN
) -> RenderContext:
    """Return the context in which to render an ended match; seats have the names of their last holders."""
    seat_names = tuple(_last_holder_name(record, seat, words, names) for seat in range(record.seats or 0))
    return RenderContext(words, record.id, record.steps, seat_names, live=False, emojis=card_style.emojis)


def describe_ending(record: MatchRecord, context: RenderContext) -> str:
    """Describe in one line how a match ended."""
    if record.ended is None or record.ended.outcome is None:
        return context.words("replay-abandoned")
    outcome = Outcome.model_validate_json(record.ended.outcome)
    return renderer_of(record.game).describe_result(outcome, context).split("\n", 1)[0]


def render_replay_page(
    record: MatchRecord,
    replay: Replay,
    position: int,
    words: Words,
    names: MemberNames,
    *,
    shared: bool,
    card_style: CardStyle = PLAIN,
) -> Layout:
    """Render a match after a number of steps; `shared` if the message is public."""
    context, renderer = replay_context(record, words, names, card_style), renderer_of(record.game)
    last = len(replay.steps)
    at = max(0, min(position, last))
    state = tuple(block for block in renderer.render_replay(replay.state_after(at), context) if block)
    head = (_head(record, replay, context), Separator())
    room = MAX_TEXT_LENGTH - sum(len(block) for block in (*head, *state) if isinstance(block, str))
    if room < _MIN_STEP_LENGTH and card_style.emojis:
        # Emojis are long in a text; plain numbers leave room for the description of the step.
        return render_replay_page(record, replay, position, words, names, shared=shared)
    if at:
        lines = renderer.describe_step(replay.steps[at - 1], context)
        text = _join_fitting(words("replay-position", step=at, steps=last), lines, room)
    else:
        text = words("replay-dealt", steps=last)
    blocks: list[Block] = [*head, text, Separator(), *state]
    if options := _options(replay, at, words):
        custom_id = CustomId(record.id, at, "replay-go", "turn")
        blocks.append(SelectMenu(custom_id, options, words("replay-turning-points")))
    blocks += [
        _position_buttons(record, at, last, words),
        tuple(_file_buttons(record, at, words, shared=shared)),
    ]
    return Layout(tuple(blocks), _COLOUR)


def _head(record: MatchRecord, replay: Replay, context: RenderContext) -> str:
    words, check = context.words, replay.check
    facts = {"step": check.step} if check.result is CheckResult.STEP else {}
    ended = "" if record.ended is None else f" · {format_dt(record.ended.at, 'D')}"
    lines = [
        f"## {game_title(record.game, words)}",
        words("replay-title", match=str(record.id)),
        f"-# {renderer_of(record.game).describe_options(replay.options, words)}{ended}",
        describe_ending(record, context),
        *describe_violations(record, words),
        f"-# {words(f'replay-check-{check.result.value}', **facts)}",
    ]
    return "\n".join(lines)


def _join_fitting(first: str, lines: tuple[str, ...], room: int) -> str:
    """Join lines, leaving out the last ones if they do not fit into `room` characters."""
    fitting = [first]
    room -= len(f"{first}\n…")
    for line in lines:
        room -= len(f"\n{line}")
        if room < 0:
            return "\n".join((*fitting, "…"))
        fitting.append(line)
    return "\n".join(fitting)


def _options(replay: Replay, at: int, words: Words) -> tuple[SelectOption, ...]:
    """Return the most telling turning points, in the order of the match."""
    texts: dict[int, list[str]] = {}
    for point in renderer_of(replay.ruleset.slug).find_turning_points(replay.steps, words):
        if point.step in texts or len(texts) < MAX_OPTIONS:
            texts.setdefault(point.step, []).append(point.text)
    return tuple(
        SelectOption(_label(step, texts[step], words), str(step), chosen=step == at) for step in sorted(texts)
    )


def _label(step: int, texts: list[str], words: Words) -> str:
    label = words("replay-turning-point", step=str(step), said="; ".join(texts))
    return label if len(label) <= MAX_OPTION_LENGTH else f"{label[: MAX_OPTION_LENGTH - 1]}…"


def _position_buttons(record: MatchRecord, at: int, last: int, words: Words) -> tuple[Button, ...]:
    def button(code: str, way: str, *, off: bool) -> Button:
        return Button(words(code), CustomId(record.id, at, "replay-go", way), disabled=off)

    return (
        button("button-replay-first", "first", off=at == 0),
        button("button-replay-back", "back", off=at == 0),
        button("button-replay-forward", "forward", off=at == last),
        button("button-replay-last", "last", off=at == last),
    )


def _file_buttons(record: MatchRecord, at: int, words: Words, *, shared: bool) -> Iterator[Button]:
    yield Button(words("button-replay-text"), CustomId(record.id, at, "replay-file", "text"))
    yield Button(words("button-replay-json"), CustomId(record.id, at, "replay-file", "json"))
    if record.ended is not None and record.ended.ending is Ending.FINISHED:
        yield Button(words("button-deal-again"), CustomId(record.id, 0, "deal-again"))
    if not shared:
        yield Button(
            words("button-replay-share"), CustomId(record.id, at, "replay-share"), ButtonStyle.PRIMARY
        )


def find_position(custom_id: CustomId, last: int) -> int:
    """Return the position that a button leads to, relative to its own or as a step's number."""
    match custom_id.argument:
        case "first":
            return 0
        case "back":
            return max(custom_id.revision - 1, 0)
        case "forward":
            return min(custom_id.revision + 1, last)
        case "last":
            return last
        case step:
            return min(int(step), last) if step.isdecimal() else min(custom_id.revision, last)


def _last_holder_name(record: MatchRecord, seat: int, words: Words, names: MemberNames) -> str:
    held = [
        names.of_player(record.guild, player, words)
        for player in record.players
        if player.seat == seat and (player.user is not None or player.companion is not None)
    ]
    return held[-1] if held else words("replay-seat", seat=seat + 1)

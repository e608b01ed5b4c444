"""A page of a replay: one position of the match, and the buttons that lead to the others."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from discord.utils import format_dt

from bot.companions.turn_review import MatchReview
from bot.components.attachments import PendingPicture, PicturedText
from bot.components.layout import (
    MAX_OPTION_LENGTH,
    MAX_OPTIONS,
    MAX_TEXT_LENGTH,
    Block,
    Button,
    ButtonStyle,
    CustomId,
    Layout,
    Row,
    SelectMenu,
    SelectOption,
    Separator,
)
from bot.pictures.animation import MAX_FRAMES
from bot.renderers import game_title, renderer_of
from bot.renderers.context import RenderContext, find_avatar
from bot.renderers.names import MemberNames
from bot.renderers.picture_placement import render_position_with_picture
from bot.renderers.table import describe_violations
from bot.replay.film import MAX_NOTE_LENGTH, animate, list_moments
from bot.replay.position import PLAY, Position, find_chapter_start
from bot.replay.replay import CheckResult, Replay
from bot.settings.card_style import PLAIN, CardStyle
from bot.tables.table import MAX_RECENT_EVENTS
from bot.words.words import Words
from data.records import Ending, MatchRecord, PlayerRecord
from data.written_texts import NO_TEXTS, WrittenTexts
from engine.model import Outcome

REPLAY_COLOUR: Final = 0x8E6BBF
_MIN_STEP_LENGTH = 1000
"""The minimum number of characters to leave for the description of a step."""
_MARGIN = 10
"""Characters kept free for the separators between the parts of a page."""
MAX_EARLIER_LINES = 4
"""How many lines tell of the same turn's steps before a position."""


def replay_context(
    record: MatchRecord,
    words: Words,
    names: MemberNames,
    card_style: CardStyle = PLAIN,
    texts: WrittenTexts = NO_TEXTS,
) -> RenderContext:
    """Return the context in which to render an ended match; seats have the names of their last holders."""
    seats = range(record.seats or 0)
    return RenderContext(
        words,
        record.id,
        record.steps,
        tuple(_name_in_texts(record, seat, words, names) for seat in seats),
        live=False,
        plain_names=tuple(_name_in_pictures(record, seat, words, names) for seat in seats),
        avatars=tuple(
            None if player is None else find_avatar(names, record.guild, player.user, player.companion)
            for player in (_find_last_holder(record, seat) for seat in seats)
        ),
        emojis=card_style.emojis,
        texts=texts,
    )


def describe_ending(record: MatchRecord, context: RenderContext) -> str:
    """Describe in one line how a match ended."""
    if record.ended is None or record.ended.outcome is None:
        return context.words("replay-abandoned")
    outcome = Outcome.model_validate_json(record.ended.outcome)
    return renderer_of(record.game).result.describe(outcome, context).split("\n", 1)[0]


def render_replay_page(
    record: MatchRecord,
    replay: Replay,
    position: Position,
    words: Words,
    names: MemberNames,
    *,
    shared: bool,
    card_style: CardStyle = PLAIN,
    review: MatchReview | None = None,
    plays: bool = False,
) -> Layout:
    """Render a match at a position; `shared` if the message is public, `plays` if it goes on by itself."""
    position = position.within(replay)
    context = replay_context(record, words, names, card_style, replay.texts)
    head = _head(record, replay, context)
    room = MAX_TEXT_LENGTH - len(head)
    content = render_content(record, replay, position, context, card_style, room=room, review=review)
    blocks: list[Block] = [head, Separator(), *content]
    if options := _options(replay, position.step, words, review):
        blocks.append(
            SelectMenu(position.custom_id(record, "point"), options, words("replay-turning-points"))
        )
    blocks += [
        *_position_buttons(record, replay, position, words),
        (_play_button(record, replay, position, words, plays=plays), _hands_button(record, position, words)),
        *(() if shared else (_share_buttons(record, position, words),)),
        tuple(_match_buttons(record, position, words)),
    ]
    return Layout(tuple(blocks), REPLAY_COLOUR)


def render_moment(
    record: MatchRecord,
    replay: Replay,
    position: Position,
    words: Words,
    names: MemberNames,
    *,
    card_style: CardStyle = PLAIN,
    review: MatchReview | None = None,
) -> Layout:
    """Render one position of a match for everyone, with a button that opens the replay there.

    Its picture plays the turn, or the game's other chapter, up to there.
    """
    position = position.within(replay)
    context = replay_context(record, words, names, card_style, replay.texts)
    title = f"## {game_title(record.game, words)}\n-# {words('replay-match', match=str(record.id))}"
    room = MAX_TEXT_LENGTH - len(title) - MAX_NOTE_LENGTH
    content = render_content(record, replay, position, context, card_style, room=room, review=review)
    moments = range(find_chapter_start(replay, position.step), position.step + 1)[-MAX_FRAMES:]
    content = animate(content, replay, moments, context)
    open_here = Button(
        words("button-replay"), CustomId(record.id, position.step, "replay-at", position.argument)
    )
    return Layout((title, *content, (open_here,)), REPLAY_COLOUR)


def render_film(
    record: MatchRecord, replay: Replay, words: Words, names: MemberNames, *, card_style: CardStyle = PLAIN
) -> Layout:
    """Render a match for everyone as one animated picture; without pictures, as it stood at the end."""
    context = replay_context(record, words, names, card_style, replay.texts)
    title = f"## {game_title(record.game, words)}\n-# {words('replay-match', match=str(record.id))}"
    table = _render_table(record, replay, Position(len(replay.steps)), context, card_style)
    content = animate(table, replay, list_moments(replay, words), context)
    replay_button = Button(words("button-replay"), CustomId(record.id, 0, "replay"))
    return Layout((title, describe_ending(record, context), *content, (replay_button,)), REPLAY_COLOUR)


def _head(record: MatchRecord, replay: Replay, context: RenderContext) -> str:
    words, check = context.words, replay.check
    facts = {"step": check.step} if check.result is CheckResult.STEP else {}
    ended = "" if record.ended is None else f" · {format_dt(record.ended.at, 'D')}"
    options = renderer_of(record.game).describe_options(replay.options, words)
    lines = [
        f"## {game_title(record.game, words)}",
        f"-# {words('replay-title', match=str(record.id))} · {options}{ended}",
        describe_ending(record, context),
        *describe_violations(record, words),
        f"-# {words(f'replay-check-{check.result.value}', **facts)}",
    ]
    return "\n".join(lines)


def render_content(
    record: MatchRecord,
    replay: Replay,
    position: Position,
    context: RenderContext,
    card_style: CardStyle,
    *,
    room: int,
    review: MatchReview | None = None,
) -> tuple[Block, ...]:
    """Render the last step, and how the table stood then, in at most `room` characters."""
    table = _render_table(record, replay, position, context, card_style)
    hints = _describe_review(record, review, position, context)
    room_left = room - sum(map(_count_characters, (*table, *hints))) - _MARGIN
    if room_left < _MIN_STEP_LENGTH and card_style.emojis:
        # Emojis are long in a text; plain numbers leave room for the description of the step.
        plain = replace(context, emojis=PLAIN.emojis)
        return render_content(record, replay, position, plain, PLAIN, room=room, review=review)
    return (_describe_course(replay, position, context, room_left), *hints, Separator(), *table)


def _describe_review(
    record: MatchRecord, review: MatchReview | None, position: Position, context: RenderContext
) -> tuple[str, ...]:
    """Describe in one block a companion's review of the turn that a position belongs to."""
    reviewed = None if review is None else review.find_turn(position.step)
    if reviewed is None:
        return ()
    renderer = renderer_of(record.game)
    lines = renderer.replay.describe_review(reviewed, context, hands_open=position.hands_open)
    return ("\n".join(lines),) if lines else ()


def _render_table(
    record: MatchRecord, replay: Replay, position: Position, context: RenderContext, card_style: CardStyle
) -> tuple[Block, ...]:
    last_steps = replay.public_steps[max(position.step - MAX_RECENT_EVENTS, 0) : position.step]
    state = replay.state_after(position.step)
    at_end = position.step == len(replay.steps) and record.ended is not None
    moves = [event for step in last_steps for event in step.events]
    blocks = render_position_with_picture(
        renderer_of(record.game),
        state,
        replay.ruleset.view(state, None),
        context,
        moves[-MAX_RECENT_EVENTS:],
        card_style,
        live=not at_end,
        hands_open=position.hands_open,
    )
    return tuple(block for block in blocks if block)


def _count_characters(block: Block) -> int:
    """Count the characters of a text, with or without its picture, and of an alt text."""
    match block:
        case str():
            return len(block)
        case PicturedText(text=text, beside=beside, alt=alt):
            return max(len(text), len(beside) + len(alt or text))
        case PendingPicture(alt=alt):
            return len(alt)
        case _:
            return 0


def _describe_course(replay: Replay, position: Position, context: RenderContext, room: int) -> str:
    """Describe the last step, and small above it the same turn's steps before it."""
    words, at, last = context.words, position.step, len(replay.steps)
    if not at:
        return words("replay-dealt", steps=last)
    head = words("replay-position", step=at, steps=last)
    lines = _describe_step(replay, at, position, context)
    start = find_chapter_start(replay, at)
    before = [
        f"-# {line}"
        for number in range(max(start, at - MAX_EARLIER_LINES) + 1, at)
        for line in _describe_step(replay, number, position, context)
    ]
    earlier = before[-MAX_EARLIER_LINES:]
    if len("\n".join((head, *earlier, *lines))) > room:
        earlier = []
    return _join_fitting((head, *earlier), lines, room)


def _describe_step(
    replay: Replay, number: int, position: Position, context: RenderContext
) -> tuple[str, ...]:
    """Describe a step, counted from 1; as the public table knows it unless the hands are open."""
    steps = replay.steps if position.hands_open else replay.public_steps
    return renderer_of(replay.ruleset.slug).replay.describe_step(steps[number - 1], context)


def _join_fitting(first: Sequence[str], lines: Sequence[str], room: int) -> str:
    """Join lines, leaving out the last ones if they do not fit into `room` characters."""
    fitting = list(first)
    room -= len("\n".join((*first, "…")))
    for line in lines:
        room -= len(f"\n{line}")
        if room < 0:
            return "\n".join((*fitting, "…"))
        fitting.append(line)
    return "\n".join(fitting)


def _options(
    replay: Replay, at: int, words: Words, review: MatchReview | None = None
) -> tuple[SelectOption, ...]:
    """Return the deal and the most telling turning points, in the order of the match."""
    texts: dict[int, list[str]] = {}
    renderer = renderer_of(replay.ruleset.slug)
    reviewed = () if review is None else review.turning_points
    costs = [(turn.turn.last_step, renderer.replay.describe_loss(turn.review, words)) for turn in reviewed]
    # Hidden cards stay hidden here: the menu is the same whether the hands are open or not.
    points = renderer.replay.find_turning_points(replay.public_steps, words)
    for step, text in (*costs, *((point.step, point.text) for point in points)):
        if step in texts or len(texts) < MAX_OPTIONS - 1:
            texts.setdefault(step, []).append(text)
    if not texts:
        return ()
    deal = SelectOption(words("replay-deal"), "0", chosen=at == 0)
    options = (
        SelectOption(_label(step, texts[step], words), str(step), chosen=step == at) for step in sorted(texts)
    )
    return (deal, *options)


def _label(step: int, texts: list[str], words: Words) -> str:
    label = words("replay-turning-point", step=str(step), said=" · ".join(texts))
    return label if len(label) <= MAX_OPTION_LENGTH else f"{label[: MAX_OPTION_LENGTH - 1]}…"


def _position_buttons(
    record: MatchRecord, replay: Replay, position: Position, words: Words
) -> tuple[Row, Row]:
    """Return a row for turns and a row for steps: four buttons would not fit beside each other on a phone."""
    chapter = renderer_of(record.game).replay.chapter
    at_start, at_end = position.step == 0, position.step == len(replay.steps)

    def button(code: str, way: str, *, off: bool) -> Button:
        return Button(words(code), position.custom_id(record, way), disabled=off)

    return (
        (
            button(f"button-replay-{chapter}-back", "chapter-back", off=at_start),
            button(f"button-replay-{chapter}-forward", "chapter-forward", off=at_end),
        ),
        (
            button("button-replay-back", "back", off=at_start),
            button("button-replay-forward", "forward", off=at_end),
        ),
    )


def _play_button(
    record: MatchRecord, replay: Replay, position: Position, words: Words, *, plays: bool
) -> Button:
    # Pausing is staying: any press ends the playing.
    way = "here" if plays else PLAY
    label = words("button-replay-pause" if plays else "button-replay-play")
    return Button(label, position.custom_id(record, way), ButtonStyle.PRIMARY, disabled=not replay.steps)


def _share_buttons(record: MatchRecord, position: Position, words: Words) -> Row:
    share = CustomId(record.id, position.step, "replay-share", position.argument)
    film = CustomId(record.id, position.step, "replay-film")
    return Button(words("button-replay-share"), share), Button(words("button-replay-film"), film)


def _hands_button(record: MatchRecord, position: Position, words: Words) -> Button:
    turned = replace(position, hands_open=not position.hands_open)
    code = "button-replay-hide-hands" if position.hands_open else "button-replay-open-hands"
    return Button(words(code), turned.custom_id(record, "here"))


def _match_buttons(record: MatchRecord, position: Position, words: Words) -> Iterator[Button]:
    if record.ended is not None and record.ended.ending is Ending.FINISHED:
        yield Button(words("button-deal-again"), CustomId(record.id, 0, "deal-again"))
    if renderer_of(record.game).replay.render_tempo is not None:
        yield Button(words("button-replay-tempo"), CustomId(record.id, position.step, "replay-tempo"))
    yield Button(words("button-replay-text"), CustomId(record.id, position.step, "replay-file", "text"))
    yield Button(words("button-replay-json"), CustomId(record.id, position.step, "replay-file", "json"))


def _find_last_holder(record: MatchRecord, seat: int) -> PlayerRecord | None:
    """Return the person or companion that held a seat last, unless all who did are forgotten."""
    holders = [
        player
        for player in record.players
        if player.seat == seat and (player.user is not None or player.companion is not None)
    ]
    return holders[-1] if holders else None


def _name_in_pictures(record: MatchRecord, seat: int, words: Words, names: MemberNames) -> str:
    player = _find_last_holder(record, seat)
    if player is not None and player.companion is not None:
        return words("companion-in-picture", name=player.companion)
    plain = None if player is None else names.plain(record.guild, player.user)
    return plain or words("replay-seat", seat=seat + 1)


def _name_in_texts(record: MatchRecord, seat: int, words: Words, names: MemberNames) -> str:
    player = _find_last_holder(record, seat)
    return (
        words("replay-seat", seat=seat + 1)
        if player is None
        else names.of_player(record.guild, player, words)
    )


def render_tempo_page(
    record: MatchRecord,
    replay: Replay,
    words: Words,
    names: MemberNames,
    *,
    shared: bool,
    card_style: CardStyle,
) -> Layout:
    """Render a team's tempo; `shared` if the message is public."""
    context = replay_context(record, words, names, card_style, replay.texts)
    blocks: list[Block] = [
        f"## {game_title(record.game, words)}\n-# {words('replay-match', match=str(record.id))}",
        words("tempo-title"),
        *_render_tempo(record, replay, context, card_style),
    ]
    buttons = [Button(words("button-replay"), CustomId(record.id, 0, "replay"))]
    if not shared:
        buttons.append(
            Button(words("button-replay-tempo-share"), CustomId(record.id, 0, "replay-tempo-share"))
        )
    return Layout((*blocks, tuple(buttons)), REPLAY_COLOUR)


def _render_tempo(
    record: MatchRecord, replay: Replay, context: RenderContext, card_style: CardStyle
) -> tuple[Block, ...]:
    render = renderer_of(record.game).replay.render_tempo
    if render is None:
        return ()
    return render(replay.public_steps, replay.times, context, pictures=card_style.pictures)

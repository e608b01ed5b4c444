"""The page of a replay that says how steadily the team counted."""

from bot.components.layout import Block, Button, CustomId, Layout
from bot.renderers import game_title, renderer_of
from bot.renderers.context import RenderContext
from bot.renderers.names import MemberNames
from bot.replay.page import REPLAY_COLOUR, replay_context
from bot.replay.replay import Replay
from bot.settings.card_style import CardStyle
from bot.words.words import Words
from data.records import MatchRecord


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
    context = replay_context(record, words, names, card_style)
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

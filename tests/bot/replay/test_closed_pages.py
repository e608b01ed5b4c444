"""A closed page shows what the public table showed then: with other hidden cards it stays the same."""

from dataclasses import replace

import pytest

from bot.components.layout import Layout
from bot.devtools.preview.tables import make_names
from bot.renderers import playable_games
from bot.replay.page import render_moment, render_replay_page
from bot.replay.position import Position
from bot.replay.replay import Replay, replay_match
from bot.settings.card_style import CardPreference
from bot.words.words import words
from data.records import MatchRecord
from engine.shuffle import Chance
from tests.bot.renderers.every_state import LOOKS
from tests.bot.replay.records import make_stored
from tests.engine.playouts import Case, cases, matches

CASES = [case for case in cases() if case.slug in playable_games()]
OTHER_DEAL = Chance.from_hex("a1" * 32)
NAMES = make_names("Anna", "Ben", "Cleo", "Dora", "Emil")


def render_position(record: MatchRecord, replay: Replay, position: Position) -> list[Layout]:
    """Render a position in words and with its picture, on its own page and as a moment that is shared."""
    layouts = []
    for look in (LOOKS[CardPreference.TEXT], LOOKS[CardPreference.PICTURES]):
        facts = (record, replay, position, words("en"), NAMES)
        layouts.append(render_replay_page(*facts, shared=False, card_style=look))
        layouts.append(render_moment(*facts, card_style=look))
    return layouts


def deal_otherwise(case: Case, replay: Replay, at: int) -> Replay:
    """Return a replay with other cards at a position wherever the public table did not know them."""
    opening = case.ruleset.redeal(replay.initial_state, None, OTHER_DEAL)
    if not at:
        return replace(replay, initial_state=opening)
    last = replay.public_steps[at - 1]
    other = replace(
        last,
        before=case.ruleset.redeal(last.before, None, OTHER_DEAL),
        after=case.ruleset.redeal(last.after, None, OTHER_DEAL),
    )
    steps = (*replay.public_steps[: at - 1], other, *replay.public_steps[at:])
    return replace(replay, initial_state=opening, steps=steps, public_steps=steps)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_another_deal_of_the_hidden_cards_renders_the_same_closed_pages(case: Case) -> None:
    for played in matches(case):
        record, stored = make_stored(case, played)
        replay = replay_match(record, stored)
        for at in range(0, len(played) + 1, max(1, len(played) // 4)):
            other = deal_otherwise(case, replay, at)
            closed, opened = Position(at), Position(at, hands_open=True)
            assert render_position(record, replay, closed) == render_position(record, other, closed)
            if at == 0:
                assert render_position(record, replay, opened) != render_position(record, other, opened)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_steps_of_closed_pages_are_public(case: Case) -> None:
    for played in matches(case):
        record, stored = make_stored(case, played)
        for step in replay_match(record, stored).public_steps:
            assert all(event == event.redact_for(None) for event in step.events)

"""Every state of the playouts is within Discord's limits, in words, in pictures and with emojis.

"Every" is meant: no state, hand or page of them is left out, and each picture is drawn. Without `-m soak`
every case is looked at in one match and one look, each match and look by turns.
"""

from collections.abc import Iterator

import pytest
from _pytest.mark import ParameterSet

from bot.renderers import renderer_of
from bot.settings.card_style import CardPreference
from bot.words.words import languages
from tests.bot.renderers.every_state import LOOKS, Part, all_cases, check_part, parts, tables
from tests.engine.playouts import STYLES, match


def all_parts() -> Iterator[ParameterSet]:
    """Yield every part; of each case the first by turns belongs to every run, the others are soak work."""
    for number, case in enumerate(all_cases()):
        for place, part in enumerate(parts(number)):
            marks = [] if place == number % len(parts(number)) else [pytest.mark.soak]
            name = f"{case}-{STYLES[part.style].name}-{part.card_preference}"
            yield pytest.param(part, id=name, marks=marks)


@pytest.mark.parametrize("part", list(all_parts()))
def test_every_state_is_shown_within_limits(part: Part) -> None:
    case = all_cases()[part.case]
    layouts, scenes, wrong = check_part(part)
    assert wrong == []
    # At least the table and every hand.
    least = (len(match(case, STYLES[part.style])) + 1) * (case.seats + 1)
    assert layouts >= least * (min(2, len(languages())) if part.card_preference is CardPreference.TEXT else 1)
    has_pictures = renderer_of(case.slug).make_rules_scene is not None
    assert (scenes > 0) == (has_pictures and part.card_preference is CardPreference.PICTURES)


def test_no_part_is_left_out() -> None:
    case = all_cases()[0]
    assert set(parts(0)) == {
        Part(0, style, card_preference) for style in range(len(STYLES)) for card_preference in CardPreference
    }
    assert set(LOOKS) == set(CardPreference)
    played = match(case, STYLES[0])
    seen = [table.state for table, _ in tables(case, 0)]
    assert seen == [played[0].before, *(step.after for step in played)]

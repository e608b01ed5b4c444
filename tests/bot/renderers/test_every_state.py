"""Every state that the playouts come to is what Discord takes, in words, in pictures and with emojis.

"Every" is meant: no state, hand or page of them is left out, and each picture is drawn.
"""

import multiprocessing
from collections.abc import Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor

import pytest

from bot.renderers import renderer_of
from bot.renderers.renderer import Renderer
from bot.settings.card_style import CardPreference
from bot.words import languages
from tests.bot.renderers.every_state import LOOKS, Part, all_cases, looked_at, parts, tables
from tests.engine.playouts import STYLES, match


@pytest.fixture(scope="module")
def looking() -> Iterator[Mapping[Part, Future[tuple[int, int, list[str]]]]]:
    """Have everything looked at by as many processes as there are processors, which never wait for a test."""
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as pool:
        yield {
            part: pool.submit(looked_at, part) for number in range(len(all_cases())) for part in parts(number)
        }
        pool.shutdown(cancel_futures=True)


@pytest.mark.parametrize("number", range(len(all_cases())), ids=[str(case) for case in all_cases()])
def test_every_state_is_shown_within_limits(
    number: int, looking: Mapping[Part, Future[tuple[int, int, list[str]]]]
) -> None:
    looked = {part: looking[part].result() for part in parts(number)}
    assert [fault for _, _, wrong in looked.values() for fault in wrong] == []
    for part, (panels, scenes, _) in looked.items():
        case = all_cases()[part.case]
        # The board and every hand at the least.
        least = (len(match(case, STYLES[part.style])) + 1) * (case.seats + 1)
        assert panels >= least * (len(languages()) if part.card_preference is CardPreference.TEXT else 1)
        renderer = type(renderer_of(case.slug))
        has_pictures = renderer.table_picture is not Renderer.table_picture
        draws = has_pictures and part.card_preference is CardPreference.PICTURES
        assert (scenes > 0) == draws


def test_no_part_is_left_out() -> None:
    case = all_cases()[0]
    assert set(parts(0)) == {
        Part(0, style, card_preference) for style in range(len(STYLES)) for card_preference in CardPreference
    }
    assert set(LOOKS) == set(CardPreference)
    played = match(case, STYLES[0])
    seen = [table.state for table, _ in tables(case, 0)]
    assert seen == [played[0].before, *(step.after for step in played)]

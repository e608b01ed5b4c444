import pickle
from collections.abc import Iterator
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from bot.pictures import legend, render_png
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.palette import BACK, SEATS, Colour
from bot.renderers import game_title, playable_games
from bot.results import charts
from bot.results.charts import Chart, ResultCharts, Series
from bot.words.words import languages, words
from tests.bot.pictures.gallery import open_image

MAX_BYTES = 100_000
"""The maximum size of three charts of 200 matches each."""


def series(*points: tuple[int, int], people: int = 2) -> Series:
    return Series(f"{people} Personen", points)


def chart(*shown: Series, ticks: tuple[tuple[int, str], ...] = ((0, "3. Okt."),)) -> Chart:
    return Chart("The Game", "Karten übrig (weniger ist besser)", "Partien", ticks, shown)


def results(*all_results: int) -> Chart:
    return chart(series(*enumerate(all_results)))


def pixels(*shown: Chart) -> Image.Image:
    return open_image(render_png(ResultCharts(shown))).convert("RGB")


def of_colour(picture: Image.Image, colour: Colour) -> Iterator[tuple[int, int]]:
    """Yield the points of exactly one colour."""
    raw = picture.tobytes()
    for place in range(picture.width * picture.height):
        if raw[3 * place : 3 * place + 3] == bytes(colour):
            yield place % picture.width, place // picture.width


def bars(picture: Image.Image) -> dict[int, int]:
    """Measure the bars of the distribution: how long they are, by their upper edge."""
    left = charts._RIGHT - charts._BARS
    column = [picture.getpixel((left, y)) == BACK for y in range(picture.height)]
    tops = [y for y in range(1, picture.height) if column[y] and not column[y - 1]]
    return {
        top: next(x for x in range(WIDTH - left) if picture.getpixel((left + x, top + 1)) != BACK)
        for top in tops
    }


def test_charts_stand_below_each_other_in_one_picture() -> None:
    one, two = pixels(results(7)), pixels(results(12, 3, 98, 0), results(*range(200)))
    assert one.width == two.width == WIDTH
    assert two.height - charts._MARGIN == 2 * (one.height - charts._MARGIN)


@pytest.mark.parametrize(
    "shown",
    [(0,), (98,), (0, 0, 0), (0, 98), tuple(range(99)), (3, 4), tuple(place % 99 for place in range(200))],
    ids=len,
)
def test_every_course_of_results_is_drawn_in_few_bytes(shown: tuple[int, ...]) -> None:
    assert len(render_png(ResultCharts((results(*shown),) * 3))) < MAX_BYTES


def test_a_chart_goes_from_one_process_to_another_and_stays_the_same() -> None:
    scene = ResultCharts((results(1, 2), results(3)))
    assert pickle.loads(pickle.dumps(scene)) == scene  # noqa: S301 - our own
    assert hash(scene) == hash(ResultCharts((results(1, 2), results(3))))


def test_what_holds_no_result_cannot_be_drawn() -> None:
    with pytest.raises(ValueError, match="empty"):
        render_png(ResultCharts((chart(series()),)))


def test_every_series_has_a_colour_and_a_shape_of_its_own() -> None:
    picture = pixels(chart(*(series((place, 10 * place), people=place + 1) for place in range(5))))
    for place in range(5):
        assert len(list(of_colour(picture, SEATS[place]))) > 100
    for one, other in combinations((legend.make_marker(place, 24) for place in range(5)), 2):
        size = max(one.width, other.width), max(one.height, other.height)
        difference = ImageChops.difference(one.crop((0, 0, *size)), other.crop((0, 0, *size)))
        assert sum(difference.histogram()[128:]) > 24 * 24 // 10


def test_later_matches_stand_further_right_and_higher_results_higher() -> None:
    picture = pixels(chart(*(series((place, 5 * place), people=place + 1) for place in range(5))))
    legend = charts._MARGIN + charts._HEAD + charts._PLOT
    middles = []
    for colour in SEATS:
        spots = [spot for spot in of_colour(picture, colour) if spot[1] < legend]
        middles.append(tuple(sum(parts) / len(spots) for parts in zip(*spots, strict=True)))
    assert middles == sorted(middles)
    assert [y for _, y in middles] == sorted((y for _, y in middles), reverse=True)


def test_a_bar_is_as_long_as_its_result_is_frequent() -> None:
    measured = bars(pixels(results(1, 3, 3, 3, 6, 6)))
    lengths = [length for _, length in sorted(measured.items())]
    longest = charts._BARS - charts._COUNT
    assert lengths == [round(longest * 2 / 3), longest, round(longest / 3)]


def test_results_far_apart_share_bars() -> None:
    assert len(bars(pixels(results(*range(99))))) <= charts._MAX_BARS


@pytest.mark.parametrize(
    ("low", "high", "written"),
    [(0, 6, [0, 1, 2, 3, 4, 5, 6]), (2, 12, [2, 4, 6, 8, 10, 12]), (0, 107, [0, 20, 40, 60, 80, 100])],
)
def test_the_scale_is_written_at_round_numbers(low: int, high: int, written: list[int]) -> None:
    assert list(charts._scale(low, high)) == written


def test_dates_that_would_cover_each_other_are_left_out() -> None:
    def dates(*numbers: int) -> Image.Image:
        ticks = tuple((number, f"Sept. {2020 + number}") for number in numbers)
        return pixels(chart(series(*((place, 5) for place in range(6))), ticks=ticks))

    assert dates(0, 2, 3, 5).tobytes() == dates(0, 2, 5).tobytes()
    assert dates(0, 2, 5).tobytes() != dates(0, 5).tobytes()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", playable_games())
def test_title_scale_and_count_stand_on_one_line_uncut(game: str, language: str) -> None:
    texts = words(language)
    head = Canvas.measure_text(game_title(game, texts), charts._TITLE)
    scale = Canvas.measure_text(texts(f"{game}-scale"), charts._TEXT)
    assert charts._MARGIN + charts._INDENT + head + 20 + scale + 10 < charts._RIGHT - charts._BARS
    assert Canvas.measure_text(texts("chart-matches"), charts._TEXT) <= charts._BARS

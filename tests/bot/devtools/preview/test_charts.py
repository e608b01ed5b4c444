from itertools import islice

from bot.devtools.preview.charts import generate_chart_samples
from bot.devtools.preview.gallery import render_chart_message
from bot.renderers import playable_games
from bot.results.statistics import MIN_MATCHES, build_charts
from bot.words.words import words
from tests.bot.pictures.gallery import open_image


def test_the_charts_of_a_game_show_its_first_matches_and_many_in_every_size() -> None:
    slug, ruleset = next(iter(playable_games().items()))
    first, many = islice(generate_chart_samples(), 2)
    assert (first.name, many.name) == (f"{slug}-statistics-first", f"{slug}-statistics")
    (chart,) = build_charts(many.statistics, words("en")).charts
    assert len(chart.series) == len(ruleset.seats)
    (chart,) = build_charts(first.statistics, words("en")).charts
    assert sum(len(series.points) for series in chart.series) == MIN_MATCHES


def test_statistics_are_written_with_a_card_above_their_charts() -> None:
    sample = next(generate_chart_samples())
    message = render_chart_message(sample, "de")
    assert "Anna" in str(message.layout.components())
    assert message.picture is not None
    charts = build_charts(sample.statistics, words("de")).draw_image()
    assert open_image(message.picture).height > charts.height

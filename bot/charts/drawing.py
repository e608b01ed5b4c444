"""Drawing charts as a PNG: results over time, and beside them how often each came."""

import math
from collections import Counter
from collections.abc import Sequence
from io import BytesIO
from typing import Final

from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from bot.charts.chart import Chart

_WIDTH, _HEIGHT, _DPI = 6.4, 3.3, 170
"""Inches a chart, and pixels an inch: letters are readable where the picture is as wide as a phone."""
_GROUND, _INK, _FAINT, _QUIET = "#1e1f22", "#f2f3f5", "#4e5058", "#9aa0a6"
"""The picture brings its own ground, so it reads the same in a light and in a dark client."""
_COLOURS: Final = ("#56b4e9", "#e69f00", "#f0e442", "#cc79a7", "#009e73")
"""From the palette of Okabe and Ito, told apart by people with any kind of colour vision."""
_MARKERS: Final = ("o", "s", "^", "D", "v")
_BARS_AT_MOST = 12
_LEAST_SPAN = 6
"""How many whole numbers an axis shows at least: a result is never between two of them."""


def draw(charts: Sequence[Chart]) -> bytes:
    """Draw charts below each other."""
    size = (_WIDTH, _HEIGHT * len(charts))
    figure = Figure(figsize=size, dpi=_DPI, facecolor=_GROUND, layout="constrained")
    FigureCanvasAgg(figure)
    parts = figure.subfigures(len(charts), 1, squeeze=False)
    for chart, (part,) in zip(charts, parts, strict=True):
        part.set_facecolor(_GROUND)
        over_time, distribution = part.subplots(1, 2, sharey=True, width_ratios=(3, 1))
        part.suptitle(chart.title, color=_INK, fontsize=15, fontweight="bold")
        _over_time(over_time, chart)
        _distribution(distribution, chart)
    picture = BytesIO()
    figure.savefig(picture, format="png", facecolor=_GROUND)
    return picture.getvalue()


def _over_time(axes: Axes, chart: Chart) -> None:
    _dress(axes)
    path = sorted(point for series in chart.series for point in series.points)
    axes.plot(
        [place for place, _ in path], [result for _, result in path], color=_QUIET, linewidth=1, zorder=1
    )
    for index, series in enumerate(chart.series):
        axes.scatter(
            [place for place, _ in series.points],
            [result for _, result in series.points],
            s=42,
            color=_COLOURS[index % len(_COLOURS)],
            marker=_MARKERS[index % len(_MARKERS)],
            label=series.label,
            zorder=2,
        )
    axes.set_ylabel(chart.scale, color=_INK, fontsize=12)
    axes.yaxis.set_major_locator(MaxNLocator(integer=True, nbins=6))
    axes.margins(x=0.06)
    results = [result for _, result in path]
    lowest, highest = min(results), max(results)
    room = max(_LEAST_SPAN - (highest - lowest), 2) / 2
    axes.set_ylim(lowest - room, highest + room)
    axes.set_xticks([place for place, _ in chart.ticks], [label for _, label in chart.ticks])
    axes.legend(
        loc="upper center",
        bbox_to_anchor=(0.5, -0.12),
        ncols=3,
        frameon=False,
        labelcolor=_INK,
        fontsize=12,
        handletextpad=0.2,
        columnspacing=1.0,
    )


def _distribution(axes: Axes, chart: Chart) -> None:
    _dress(axes)
    results = [result for series in chart.series for _, result in series.points]
    lowest = min(results)
    width = math.ceil((max(results) - lowest + 1) / _BARS_AT_MOST)
    bars = Counter((result - lowest) // width for result in results)
    middles = [lowest + bar * width + (width - 1) / 2 for bar in bars]
    axes.barh(middles, list(bars.values()), height=width * 0.85, color=_COLOURS[0])
    axes.set_xlabel(chart.count, color=_INK, fontsize=12)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True, nbins=3))
    axes.tick_params(axis="y", labelleft=False)


def _dress(axes: Axes) -> None:
    axes.set_facecolor(_GROUND)
    axes.grid(axis="y", color=_FAINT, linewidth=0.7)
    axes.set_axisbelow(True)
    axes.tick_params(colors=_INK, labelsize=12, length=0)
    for name, side in axes.spines.items():
        side.set_visible(name in {"left", "bottom"})
        side.set_color(_FAINT)

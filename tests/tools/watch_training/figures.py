"""Writes how well the judge did on lines of writers and topics it was not trained on."""

from collections.abc import Callable, Mapping, Sequence
from typing import TextIO

import numpy as np

from bot.watch.judging.model import THRESHOLDS
from bot.watch.model import Strictness
from tests.tools.watch_training.examples import Example
from tests.tools.watch_training.fitting import Floats, Model

_BINS = 10
_HEAVIEST = 25


def write_figures(examples: Sequence[Example], odds: Floats, model: Model, out: TextIO) -> None:
    """Write tables by language, writer and topic, a calibration curve and the heaviest weights.

    `odds` are logarithms of the odds of each example by a model that had not seen its writer or its topic.
    """
    told = np.array([example.tells for example in examples])
    likely = 1 / (1 + np.exp(-odds))
    flagged = likely >= THRESHOLDS[Strictness.STANDARD]
    out.write("Writers, and topics of the largest file, held out as a whole.\n\n")
    _write_table("language", examples, told, flagged, lambda example: example.language, out)
    _write_table("writer", examples, told, flagged, lambda example: example.writer or "the largest file", out)
    _write_table("topic", examples, told, flagged, lambda example: example.topic, out)
    out.write(f"{'threshold':<12}{'false alarms':>14}{'missed':>9}\n")
    for threshold in (0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.7, 0.8):
        alarms, missed = (likely >= threshold)[~told].mean(), (likely < threshold)[told].mean()
        out.write(f"{threshold:<12}{alarms:>14.2%}{missed:>9.2%}\n")
    out.write(f"\n{'said likely':<12}{'lines':>7}{'told':>8}\n")
    for low in np.linspace(0, 1, _BINS, endpoint=False):
        inside = (likely >= low) & (likely < low + 1 / _BINS) & (likely > 0)
        if inside.any():
            out.write(f"{low + 0.5 / _BINS:<12.0%}{inside.sum():>7}{told[inside].mean():>8.0%}\n")
    weights = sorted(model.weights.items(), key=lambda pair: pair[1])
    for title, pairs in (("harmless", weights[:_HEAVIEST]), ("told", weights[: -_HEAVIEST - 1 : -1])):
        said = ", ".join(f"{feature!r} {weight:+.1f}" for feature, weight in pairs)
        out.write(f"\nHeaviest for {title}: {said}\n")


def write_chat(
    title: str, examples: Sequence[Example], odds: Floats, counts: Mapping[str, tuple[int, int]], out: TextIO
) -> None:
    """Write how much of public chat each strictness flags; `counts` has lines and lines with a number."""
    topics = np.array([example.topic for example in examples])
    likely = 1 / (1 + np.exp(-odds))
    out.write(f"\nChat, {title}: alarms, of 100 lines with a number, of 100 lines\n")
    for topic, (lines, numbered) in counts.items():
        for strictness, threshold in THRESHOLDS.items():
            alarms = int((likely[topics == topic] >= threshold).sum())
            shares = f"{100 * alarms / numbered:>8.2f}{100 * alarms / lines:>8.2f}"
            out.write(f"{topic:<24}{strictness:<12}{alarms:>6}{shares}\n")


def _write_table(
    title: str,
    examples: Sequence[Example],
    told: np.ndarray,
    flagged: np.ndarray,
    key: Callable[[Example], str],
    out: TextIO,
) -> None:
    groups = np.array([key(example) for example in examples])
    out.write(f"{title:<24}{'harmless':>9}{'flagged':>9}{'told':>7}{'missed':>8}\n")
    for group in (*sorted({*groups}), "all"):
        inside = np.ones(len(groups), dtype=bool) if group == "all" else groups == group
        calm, said = inside & ~told, inside & told
        alarms, missed = _share(flagged[calm]), _share(~flagged[said])
        out.write(f"{group:<24}{calm.sum():>9}{alarms:>9}{said.sum():>7}{missed:>8}\n")
    out.write("\n")


def _share(which: np.ndarray) -> str:
    return f"{which.mean():.1%}" if len(which) else "-"

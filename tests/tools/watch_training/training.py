"""Trains the judge, and says how well it judges writers and topics that it was not trained on."""

import json
import lzma
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

import numpy as np
from numpy.typing import NDArray

import bot.watch
from bot.devtools.watch_report import LABELLED
from bot.watch.judging.model import BETWEEN, FILE, VERSION
from tests.tools.watch_training.examples import CHAT, Example, chat_examples, count_chat, labelled_examples
from tests.tools.watch_training.figures import write_chat, write_figures
from tests.tools.watch_training.fitting import Floats, Model, calibrate, fit

WEIGHTS_FILE = Path(bot.watch.__file__).parent / "judging" / FILE
"""Where the weights lie in a checkout; each training adds 550 KiB to a packed clone."""
_FOLDS = 5
_STEPS = 32
"""How many steps a weight of one has when it is stored."""
_LEAST = 2
_SEPARATORS = frozenset((BETWEEN, "\n"))
"""Weights of fewer steps are left out."""
_BLIND_WEIGHT = 2.0
"""How much more a line counts whose writer had seen no other lines: such files begin with a date."""
_CHAT_WEIGHT = 4.0
"""How much more a line of public chat counts than a labelled one."""
_EVERYDAY_WEIGHT = 3.0
"""How much more a harmless line counts that says the keys of a piano: people mostly mean the thing itself."""
_LABELLED_SOURCE = "the project's labelled lines"
_CHAT_SOURCES = {
    "irc": "Ubuntu IRC of jkkummerfeld/irc-disentanglement (Kummerfeld et al., ACL 2019), CC BY 4.0",
    "sentences": "Tatoeba sentences as in facebookresearch/LASER, CC BY 2.0 FR",
    "talk": "BYU-PCCL/chitchat-dataset 0.9.0, some of its conversations, MIT licence",
}
"""Where public chat is from, by its kind."""


def train(chat: Path | None, out: TextIO, *, writes: bool) -> None:
    """Train on all labelled lines of the checkout and on a folder of chat; write figures and weights."""
    lines = list(labelled_examples([LABELLED, *sorted((LABELLED.parent / "learned").glob("*.txt"))]))
    talk = list(chat_examples(chat)) if chat else []
    everything = [*lines, *talk]
    weights = [*map(_weight_of, lines), *[_CHAT_WEIGHT] * len(talk)]
    scores = _held_out_scores(everything, weights, _folds(everything))
    told = np.array([example.tells for example in everything])
    labelled = np.arange(len(everything)) < len(lines)
    slope, shift = calibrate(scores[labelled], told[labelled])
    model = fit(everything, weights)
    write_figures(everything, slope * scores + shift, model, out)
    if chat:
        counts = count_chat(chat)
        write_chat("each kind of chat left out as a whole", everything, slope * scores + shift, counts, out)
        scores = _held_out_scores(everything, weights, np.arange(len(everything)) % _FOLDS)
        write_chat("every fifth line left out in turn", everything, slope * scores + shift, counts, out)
    kinds = sorted({example.topic.removeprefix(f"{CHAT} ") for example in talk})
    packed = _pack(
        model, slope, shift, (_LABELLED_SOURCE, *(_CHAT_SOURCES.get(kind, kind) for kind in kinds))
    )
    out.write(f"\n{len(packed)} bytes of weights\n")
    if writes:
        WEIGHTS_FILE.write_bytes(packed)


def _weight_of(example: Example) -> float:
    """Return how much a labelled line counts."""
    if example.is_likened and not example.tells:
        return _EVERYDAY_WEIGHT
    return _BLIND_WEIGHT if example.writer[:1].isdigit() else 1.0


def _held_out_scores(examples: Sequence[Example], trust: Sequence[float], folds: NDArray[np.int64]) -> Floats:
    """Return each example's score by a model that was trained without its fold."""
    scores = np.zeros(len(examples))
    for fold in range(_FOLDS):
        inside = np.flatnonzero(folds != fold)
        outside = np.flatnonzero(folds == fold)
        model = fit([examples[int(place)] for place in inside], [trust[int(place)] for place in inside])
        scores[outside] = model.scores([examples[int(place)] for place in outside])
    return scores


def _folds(examples: Sequence[Example]) -> NDArray[np.int64]:
    """Deal whole writers to folds of about one size, and whole topics where a writer wrote most lines.

    Kinds of chat come last, so that the same labelled lines are left out with chat as without it.
    """
    places: dict[str, list[int]] = defaultdict(list)
    for place, example in enumerate(examples):
        places[example.writer or example.topic].append(place)
    sizes = [0] * _FOLDS
    folds = np.zeros(len(examples), dtype=np.int64)
    for part in sorted(places, key=lambda part: (part.startswith(CHAT), -len(places[part]), part)):
        fold = sizes.index(min(sizes))
        folds[places[part]] = fold
        sizes[fold] += len(places[part])
    return folds


def _pack(model: Model, slope: float, shift: float, sources: Sequence[str]) -> bytes:
    """Return the content of the weights file: whole numbers, those near zero left out, a line for each."""
    steps: dict[int, list[str]] = defaultdict(list)
    for feature, weight in sorted(model.weights.items()):
        step = round(weight * _STEPS)
        if abs(step) >= _LEAST and not _SEPARATORS & set(feature):
            steps[step].append(feature)
    table = {
        "version": VERSION,
        "sources": [*sources],
        "bias": round(model.bias * _STEPS),
        "slope": round(slope / _STEPS, 6),
        "shift": round(shift, 4),
    }
    head = json.dumps(table, ensure_ascii=False, separators=(",", ":"))
    lines = (BETWEEN.join([str(step), *features]) for step, features in sorted(steps.items()))
    return lzma.compress("\n".join([head, *lines]).encode(), preset=5 | lzma.PRESET_EXTREME)

"""Fits the judge: a logistic regression over the features of numbers."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import log

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix
from sklearn.linear_model import LogisticRegression

from tests.tools.watch_training.examples import Example

Floats = NDArray[np.float64]

NOT_JUDGED = -99.0
"""The score of a line in which no number is judged."""
_STRENGTH = 0.4
_PRECISION = 1e-3
# Words anywhere in a message hold in more lines than those beside the number: they are shrunk less.
_FREER, _FREEDOM = "MP", 2.0
_RAREST = 2
# What holds for few numbers is shrunk less: that of one number in 400 as it is.
_USUAL = 6.0
# Of a told line's numbers, those that read so much more harmless than its likeliest one tell nothing.
_HARMLESS, _DOUBTED, _DOUBTFUL = -0.5, 0.05, 0.1


@dataclass(frozen=True, slots=True)
class Model:
    """Weights as they were fitted."""

    bias: float
    weights: dict[str, float]

    def scores(self, examples: Sequence[Example]) -> Floats:
        """Return the highest score among the numbers of each example."""
        weight = self.weights.get
        return np.array(
            [
                max(
                    (self.bias + sum(weight(one, 0.0) for one in {*number}) for number in example.numbers),
                    default=NOT_JUDGED,
                )
                for example in examples
            ]
        )


def fit(examples: Sequence[Example], trust: Sequence[float]) -> Model:
    """Fit a model; `trust` is the weight of each example.

    Every number of a told line is taken for told first; a second round doubts those that read as harmless.
    """
    counts = Counter(feature for example in examples for number in example.numbers for feature in {*number})
    kept = sorted(feature for feature, count in counts.items() if count >= _RAREST)
    places = {feature: place for place, feature in enumerate(kept)}
    rows: list[list[int]] = []
    owners: list[int] = []
    for owner, example in enumerate(examples):
        for number in example.numbers:
            rows.append(sorted({places[feature] for feature in number if feature in places}))
            owners.append(owner)
    ends = np.cumsum([0, *map(len, rows)])
    columns = np.fromiter((column for row in rows for column in row), dtype=np.int32)
    scale = np.array(
        [
            log(len(rows) / counts[feature]) / _USUAL * (_FREEDOM if feature[0] in _FREER else 1.0)
            for feature in kept
        ]
    )
    matrix = csr_matrix((scale[columns], columns, ends), shape=(len(rows), len(kept)))
    told = np.array([examples[owner].tells for owner in owners])
    weights = np.array([trust[owner] for owner in owners])
    first = _regress(matrix, told, weights)
    scores = first.decision_function(matrix)
    best = np.full(len(examples), -np.inf)
    np.maximum.at(best, owners, scores)
    is_other = told & (scores < best[owners])
    is_harmless = is_other & (scores < _HARMLESS)
    weights = np.where(is_harmless, weights * _DOUBTED, np.where(is_other, weights * _DOUBTFUL, weights))
    last = _regress(matrix, told & ~is_harmless, weights)
    return Model(float(last.intercept_[0]), dict(zip(kept, map(float, last.coef_[0] * scale), strict=True)))


def _regress(matrix: csr_matrix, told: NDArray[np.bool_], weights: Floats) -> LogisticRegression:
    model = LogisticRegression(C=_STRENGTH, solver="liblinear", tol=_PRECISION, max_iter=300, random_state=0)
    return model.fit(matrix, told, sample_weight=weights)


def calibrate(scores: Floats, told: NDArray[np.bool_]) -> tuple[float, float]:
    """Return slope and shift that turn scores of lines not trained on into the logarithm of true odds."""
    judged = scores > NOT_JUDGED
    model = LogisticRegression(C=1e6, solver="liblinear", random_state=0)
    model.fit(scores[judged, None], told[judged])
    return float(model.coef_[0][0]), float(model.intercept_[0])

"""All actions and options that the types of a game allow."""

import itertools
from collections.abc import Iterable, Iterator
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Literal, Union, get_args, get_origin

from pydantic.fields import FieldInfo

from engine.model import Action, Options
from engine.registry import RULESETS

INTEGERS = {
    "card": range(102),
    "pile": range(6),
    "number": range(102),
    "slot": range(-1, 4),
    "after": range(-1, 23),
    "moves": range(102),
    "token": range(-1, 23),
}
"""The values to try in an integer field: all there is, and a step beyond on both sides."""
TUPLES = {"slots": tuple(form for count in range(4) for form in itertools.product(range(4), repeat=count))}
"""The values to try in a field of several integers: in any order, doubled, none at all."""


@cache
def action_space(slug: str) -> tuple[Action, ...]:
    """Return every action of a game that its types can express."""
    return express(RULESETS[slug].action_types)


def express(kinds: Iterable[type[Action]]) -> tuple[Action, ...]:
    """Return every action of these kinds that their types can express."""
    return tuple(action for kind in kinds for action in _expressible(kind))


def _expressible(kind: type[Action]) -> Iterator[Action]:
    fields = {name: tuple(_values(name, field.annotation)) for name, field in kind.model_fields.items()}
    for values in itertools.product(*fields.values()):
        yield kind.model_validate(dict(zip(fields, values, strict=True)))


def _values(name: str, annotation: object) -> Iterator[object]:
    if get_origin(annotation) is Literal:
        yield from get_args(annotation)
    elif get_origin(annotation) is tuple:
        yield from TUPLES[name]
    elif get_origin(annotation) in (Union, UnionType):
        yield from itertools.chain.from_iterable(_values(name, one) for one in get_args(annotation))
    elif annotation is NoneType:
        yield None
    elif annotation is bool:
        yield from (False, True)
    elif annotation is int:
        yield from INTEGERS[name]
    elif isinstance(annotation, type) and issubclass(annotation, Enum):
        yield from annotation
    else:
        msg = f"nobody has said what to try for {name}: {annotation}"
        raise NotImplementedError(msg)


def option_sets(slug: str) -> Iterator[Options]:
    """Yield options of a game: every choice of a table, and of a range its ends and its default."""
    options = RULESETS[slug].options
    fields = {
        name: tuple(_choices(name, field))
        for name, field in options.model_fields.items()
        if name not in Options.model_fields
    }
    for values in itertools.product(*fields.values()):
        yield options.model_validate(dict(zip(fields, values, strict=True)))


def _choices(name: str, field: FieldInfo) -> Iterator[object]:
    if field.annotation is int:
        limits = (getattr(bound, side, None) for bound in field.metadata for side in ("ge", "le"))
        ends = {limit for limit in limits if limit is not None}
        yield from {*ends, field.default}
    else:
        yield from _values(name, field.annotation)

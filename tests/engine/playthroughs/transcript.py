"""A match as text."""

from collections.abc import Iterator, Mapping
from dataclasses import fields
from pathlib import Path

from pydantic_core import to_json, to_jsonable_python

from engine.model import Event, Record, Seat, State
from tests.engine.playouts import Case, match
from tests.engine.playthroughs.scripts import Script


def file_of(name: str) -> Path:
    """Return where a playthrough is kept."""
    return Path(__file__).with_name(f"{name}.txt")


def transcript(script: Script) -> str:
    """Write a match: every step with its notation, its events, and what changed for each seat."""
    return "\n".join(_lines(script)) + "\n"


def _lines(script: Script) -> Iterator[str]:
    case = script.case
    played = match(case, script.style)
    yield f"game {case.slug} for {case.seats}: {_record(case.options)}"
    yield f"seed {case.chance.hex}"
    yield f"commitment {case.chance.commitment}"
    yield ""
    yield f"step 0: {case.ruleset.notation(case.opening)}"
    yield from _describe_by_seats(
        "seen by", {seat: _words(_view(case, case.opening, seat)) for seat in case.observers}
    )
    for number, step in enumerate(played, start=1):
        yield ""
        yield f"step {number}: seat {step.seat} {_record(step.action)}"
        for event in step.events:
            yield from _describe_by_seats(
                "told to", {seat: _record(event.redact_for(seat)) for seat in case.observers}
            )
        yield f"  {case.ruleset.notation(step.after)}"
        yield from _describe_by_seats(
            "seen by", {seat: _changes(case, step.before, step.after, seat) for seat in case.observers}
        )
    outcome = case.ruleset.outcome(played[-1].after)
    yield ""
    yield f"outcome {_record(outcome) if outcome else 'none'}"


def _describe_by_seats(verb: str, texts: Mapping[Seat | None, str]) -> Iterator[str]:
    for text in dict.fromkeys(filter(None, texts.values())):
        seats = [seat for seat, own in texts.items() if own == text]
        who = "everybody" if len(seats) == len(texts) else " ".join(map(_name, seats))
        yield f"  {verb} {who}: {text}"


def _name(seat: Seat | None) -> str:
    return "public" if seat is None else str(seat)


def _record(record: Record | Event) -> str:
    facts: dict[str, object] = to_jsonable_python(record)
    return f"{facts.pop('kind', '')} {_words(facts)}".strip()


def _words(facts: Mapping[str, object]) -> str:
    return ", ".join(f"{name} {to_json(value).decode()}" for name, value in facts.items())


def _view(case: Case, state: State, seat: Seat | None) -> Mapping[str, object]:
    view = case.ruleset.view(state, seat)
    facts: Mapping[str, object] = to_jsonable_python(view)
    # What follows from other fields would only make the record longer.
    return {field.name: facts[field.name] for field in fields(view) if field.init}


def _changes(case: Case, before: State, after: State, seat: Seat | None) -> str:
    seen = _view(case, before, seat)
    return _words({name: value for name, value in _view(case, after, seat).items() if value != seen[name]})

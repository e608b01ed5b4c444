"""An ended match as a file: text for readers, JSON for programs.

Both name seats, never users. The JSON is one object:

- `format`: `"unspoken-replay"`, and `version`: 1, raised when a field changes its meaning;
- `game`, `rules_version`, `options`: what was played;
- `seats`: how many played; a seat is a number from 0, clockwise;
- `seed`: 64 hexadecimal digits, or null while it is secret, and `hash`: SHA-256 of its 32 bytes;
- `initial_state`: everything that lay on the table and in the hands when the cards were dealt;
- `steps`: in order, each with its `seat`, the `action` it took, and the `events` that followed;
- `ending`: `"finished"` or `"abandoned"`, and `outcome`: the result, null if it was abandoned;
- `check`: the result of checking the match, and `check_step`: the step that does not follow, else null.

The deal follows from the seed by the procedure at the top of `engine/shuffle.py`; folding the events of
all steps over the initial state gives every state of the match.
"""

import json
from collections.abc import Iterator, Mapping

from discord.utils import remove_markdown

from bot.components.attachments import PicturedText
from bot.renderers import game_title, renderer_of
from bot.renderers.context import RenderContext
from bot.replay.page import describe_ending
from bot.replay.replay import CheckResult, Replay
from bot.words.words import Words
from data.records import MatchRecord
from engine.shuffle import Chance

FORMAT = "unspoken-replay"
VERSION = 1


def export_json(record: MatchRecord, replay: Replay, *, seed_public: bool = True) -> str:
    """Return a match as JSON; `seed_public` if its seed is public."""
    rules = replay.ruleset
    ended = record.ended
    check = replay.check
    steps = [
        {
            "seat": step.seat,
            "action": rules.actions.dump_python(step.action, mode="json"),
            "events": [rules.events.dump_python(event, mode="json") for event in step.events],
        }
        for step in replay.steps
    ]
    facts = {
        "format": FORMAT,
        "version": VERSION,
        "game": record.game,
        "rules_version": record.rules_version,
        "options": replay.options.model_dump(mode="json"),
        "seats": replay.seats,
        "seed": record.seed if seed_public else None,
        "hash": _deal_code(record),
        "initial_state": rules.states.dump_python(replay.initial_state, mode="json"),
        "steps": steps,
        "ending": None if ended is None else ended.ending.value,
        "outcome": None if ended is None or ended.outcome is None else json.loads(ended.outcome),
        "check": check.result.value,
        "check_step": check.step if check.result is CheckResult.STEP else None,
    }
    return _format(facts)


def _format(facts: Mapping[str, object]) -> str:
    """Return JSON with a line for each field and each step."""

    def compact(value: object) -> str:
        return json.dumps(value, ensure_ascii=False)

    lines = []
    for name, value in facts.items():
        if isinstance(value, list) and value:
            written = "[\n  " + ",\n  ".join(map(compact, value)) + "\n ]"
        else:
            written = compact(value)
        lines.append(f"{compact(name)}: {written}")
    return "{\n " + ",\n ".join(lines) + "\n}\n"


def export_text(record: MatchRecord, replay: Replay, words: Words, *, seed_public: bool = True) -> str:
    """Return a match as text: the deal, every step, and the end; `seed_public` if its seed is public."""
    seat_names = tuple(words("replay-seat", seat=seat + 1) for seat in range(replay.seats))
    context = RenderContext(words, record.id, record.steps, seat_names, live=False)
    lines = [*_describe_head(record, replay, context, seed_public=seed_public), "", words("record-deal")]
    lines += _describe_state(replay, 0, context)
    for number, step in enumerate(replay.steps, 1):
        lines += ["", words("record-step", step=str(number))]
        lines += [
            f"  {_strip_formatting(line)}"
            for line in renderer_of(record.game).replay.describe_step(step, context)
        ]
    return (
        "\n".join((*lines, "", words("record-end"), *_describe_state(replay, len(replay.steps), context)))
        + "\n"
    )


def _describe_head(
    record: MatchRecord, replay: Replay, context: RenderContext, *, seed_public: bool
) -> Iterator[str]:
    words, check = context.words, replay.check
    title = words("record-title", game=game_title(record.game, words), match=str(record.id))
    yield title
    yield "=" * len(title)
    yield words("record-options", options=renderer_of(record.game).describe_options(replay.options, words))
    yield words("record-seats", seats=replay.seats)
    if record.started is not None and record.ended is not None:
        started, ended = (f"{moment:%Y-%m-%d %H:%M}" for moment in (record.started, record.ended.at))
        yield words("record-dates", started=started, ended=ended)
    yield words("record-result", result=_strip_formatting(describe_ending(record, context)))
    seed = (record.seed or "") if seed_public else words("record-seed-later")
    yield words("record-seed", seed=seed)
    yield words("record-hash", hash=_deal_code(record))
    yield words("record-rules", version=str(record.rules_version))
    facts = {"step": check.step} if check.result is CheckResult.STEP else {}
    yield words(f"replay-check-{check.result.value}", **facts)


def _describe_state(replay: Replay, position: int, context: RenderContext) -> Iterator[str]:
    for block in renderer_of(replay.ruleset.slug).replay.render(replay.state_after(position), context):
        text = block.text if isinstance(block, PicturedText) else block
        if isinstance(text, str) and text:
            yield from (f"  {_strip_formatting(line)}" for line in text.splitlines())


def _strip_formatting(text: str) -> str:
    return remove_markdown(text).removeprefix("-# ")


def _deal_code(record: MatchRecord) -> str:
    return Chance.from_hex(record.seed or "").commitment

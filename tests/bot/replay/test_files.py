"""The files of a match: a text to read, and JSON from which the match can be rebuilt."""

import json
from dataclasses import replace

import pytest

from bot.devtools.preview.tables import NOW
from bot.replay.export import export_json, export_text
from bot.replay.replay import CheckResult, replay_match
from bot.words.words import languages, words
from data.records import MatchRecord, StepRecord
from engine.registry import RULESETS
from engine.ruleset import replay as fold
from engine.shuffle import Chance
from tests.bot.renderers.tables import PEOPLE
from tests.bot.replay.records import load_script
from tests.engine.playthroughs.scripts import SCRIPTS

SCRIPT = pytest.mark.parametrize("name", SCRIPTS)


def read_back(text: str, record: MatchRecord) -> tuple[MatchRecord, list[StepRecord]]:
    """Make of the JSON alone what the store holds."""
    facts = json.loads(text)
    steps = [
        StepRecord(number, one["seat"], json.dumps(one["action"]), json.dumps(one["events"]), None, NOW)
        for number, one in enumerate(facts["steps"], 1)
    ]
    read = replace(
        record,
        game=facts["game"],
        options=json.dumps(facts["options"]),
        seats=facts["seats"],
        seed=facts["seed"],
        rules_version=facts["rules_version"],
        initial_state=json.dumps(facts["initial_state"]),
        steps=len(steps),
        players=(),
    )
    return read, steps


@SCRIPT
def test_a_match_is_rebuilt_from_its_json_and_found_true(name: str) -> None:
    record, steps = load_script(name)
    replay = replay_match(record, steps)
    again = replay_match(*read_back(export_json(record, replay), record))
    assert again == replay
    assert again.check.result is CheckResult.TRUE


@SCRIPT
def test_the_json_says_what_it_is_and_how_it_ended(name: str) -> None:
    record, steps = load_script(name)
    facts = json.loads(export_json(record, replay_match(record, steps)))
    assert list(facts) == [
        "format",
        "version",
        "game",
        "rules_version",
        "options",
        "seats",
        "seed",
        "hash",
        "initial_state",
        "steps",
        "ending",
        "outcome",
        "check",
        "check_step",
    ]
    assert (facts["format"], facts["version"]) == ("unspoken-replay", 1)
    assert Chance.from_hex(facts["seed"]).commitment == facts["hash"]
    assert record.ended is not None
    assert facts["outcome"] == json.loads(record.ended.outcome or "")
    assert (facts["ending"], facts["check"], facts["check_step"]) == ("finished", "true", None)


@SCRIPT
def test_folding_the_events_gives_the_end(name: str) -> None:
    record, steps = load_script(name)
    rebuilt = replay_match(record, steps)
    facts = json.loads(export_json(record, rebuilt))
    ruleset = RULESETS[facts["game"]]
    state = ruleset.states.validate_json(json.dumps(facts["initial_state"]))
    events = [
        ruleset.events.validate_python(event, strict=False)
        for step in facts["steps"]
        for event in step["events"]
    ]
    assert fold(ruleset, state, events) == rebuilt.state_after(len(steps))


@SCRIPT
def test_neither_file_knows_a_person(name: str) -> None:
    record, steps = load_script(name)
    replay = replay_match(record, steps)
    for text in (
        export_json(record, replay),
        *(export_text(record, replay, words(one)) for one in languages()),
    ):
        assert not any(str(person) in text for person in PEOPLE)
        assert str(record.guild) not in text
        assert str(record.channel) not in text
        assert "<@" not in text


def test_a_seed_that_is_still_secret_is_in_neither_file() -> None:
    record, steps = load_script("the-game-for-3")
    replay = replay_match(record, steps)
    assert record.seed is not None
    facts = json.loads(export_json(record, replay, seed_public=False))
    assert (facts["seed"], facts["hash"]) == (None, Chance.from_hex(record.seed).commitment)
    for language in languages():
        assert record.seed not in export_text(record, replay, words(language), seed_public=False)
        assert record.seed in export_text(record, replay, words(language))


def test_the_json_has_a_line_for_every_step() -> None:
    record, steps = load_script("the-game-for-3")
    text = export_json(record, replay_match(record, steps))
    assert len([line for line in text.splitlines() if line.startswith('  {"seat"')]) == len(steps)


def test_the_text_can_be_read() -> None:
    record, steps = load_script("the-game-for-2-experts")
    lines = export_text(record, replay_match(record, steps), words("en")).splitlines()
    assert lines[:9] == [
        "The Game, match 12",
        "==================",
        "Options: expert: three cards a turn · one card less in hand",
        "Seats: 2",
        "Played: 2026-11-20 19:00 to 2026-11-20 19:00 (UTC)",
        "Result: 88 cards left. Seat 1 needed 1 more card, and nothing fit.",
        "Seed: 0000000000000000000000000000000000000000000000000000000000000002",
        "Hash of the seed (SHA-256): 9267d3dbed802941483f1afa2a6bc68de5f653128aca9bf1461c5d0a3ad36ed2",
        "Rules version: 2",
    ]
    assert lines[11:19] == [
        "The deal",
        "  1 ↑ 1",
        "  2 ↑ 1",
        "  3 ↓ 100",
        "  4 ↓ 100",
        "  Seat 1: 16 · 18 · 25 · 30 · 34 · 67",
        "  Seat 2: 3 · 53 · 59 · 64 · 72 · 83",
        "  Draw pile: 86, next 27, 44, 84, 65, 60, …",
    ]
    at = lines.index("Step 13")
    assert lines[at + 1 : at + 5] == [
        "  Seat 1: 65 on pile 2, gap 12",
        "  🛑 Seat 1 needs 1 more card, and nothing fits",
        "",
        "The end",
    ]


def test_the_text_tells_every_step_without_marks_of_formatting() -> None:
    for name in SCRIPTS:
        record, steps = load_script(name)
        for language in languages():
            text = export_text(record, replay_match(record, steps), words(language))
            head = words(language)("record-step", step=str(len(steps)))
            assert head in text.splitlines()
            assert not any(mark in text for mark in ("**", "`", "-#"))


def test_what_does_not_match_is_reported_in_both_files() -> None:
    record, steps = load_script("the-mind-for-3")
    replay = replay_match(replace(record, steps=300), steps)
    facts = json.loads(export_json(record, replay))
    assert (facts["check"], facts["check_step"]) == ("step", 301)
    assert "step 301 doesn't follow" in export_text(record, replay, words("en"))

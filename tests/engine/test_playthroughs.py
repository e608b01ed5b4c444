"""The playthroughs say what the rules do today."""

import pytest

from engine.registry import RULESETS
from tests.engine.playouts import match
from tests.engine.playthroughs.scripts import SCRIPTS
from tests.engine.playthroughs.transcript import file_of, transcript


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_playthrough_goes_as_it_is_written(name: str) -> None:
    assert transcript(SCRIPTS[name]) == file_of(name).read_text(encoding="utf-8")


def test_every_file_is_the_playthrough_of_a_script() -> None:
    assert {file.stem for file in file_of("any").parent.glob("*.txt")} == set(SCRIPTS)


@pytest.mark.parametrize("slug", RULESETS)
def test_every_kind_of_event_happens_in_a_playthrough(slug: str) -> None:
    kinds = RULESETS[slug].events.json_schema()["discriminator"]["mapping"].keys()
    happened = {
        event.kind
        for script in SCRIPTS.values()
        if script.case.slug == slug
        for step in match(script.case, script.style)
        for event in step.events
    }
    assert happened == kinds

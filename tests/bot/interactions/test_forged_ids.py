"""Custom ids that no message of the bot has: each gets a sentence, and nothing happens."""

from collections.abc import Iterable

import pytest

from bot.devtools.sandbox import Message, Person
from bot.devtools.sandbox.state.interactions import COMMAND, COMPONENT
from engine.registry import RULESETS
from tests.bot.bot_session import BotSession

MAX_LENGTH = 100
HUGE = "9" * 30
NOT_NUMBERS = ("", "x", "-1", "1.x", "²", "1:2", "\u0000")
NUMBERS = ("0", "1.2.3", "9" * 18, HUGE, f"{HUGE}.1", f"1.{HUGE}", "٣")
ARGUMENTS = NOT_NUMBERS + NUMBERS
"""Values in place of a card, a pile, a page or a number of something else."""


WHOLE = (
    "m:",
    "m:1",
    "m:1:1:hand",
    "m:x:1:hand:",
    "m:1:-1:hand:",
    f"m:{HUGE}:1:hand:",
    f"m:1:{HUGE}:hand:",
    "m:4711:1:hand:",
    "m:1:1:nonsense:",
    "m:1:1::",
    "m:٣:1:hand:",
    "m:\u0000:1:hand:",
)


async def forge(session: BotSession, person: Person, message: Message, custom_id: str) -> Message | None:
    """Press a button that no message has, and return its answer."""
    data = {"custom_id": custom_id, "component_type": 2, "id": 1}
    sent = session.sandbox.world.interact(COMPONENT, person.user, message.channel, data, source=message)
    return (await sent.wait_until_settled()).answer


async def check_answered(session: BotSession, custom_ids: Iterable[str]) -> None:
    """Check that each of these gets an answer, and that nothing has happened at the table."""
    post = await session.begin()
    table = await session.table()
    steps, state = table.record.steps, table.state
    silent = []
    for custom_id in custom_ids:
        answer = await forge(session, session.ben, post, custom_id[:MAX_LENGTH])
        if answer is None or not answer.text:
            silent.append(custom_id)
    await session.quiet()
    assert silent == []
    assert ((await session.table()).record.steps, (await session.table()).state) == (steps, state)


@pytest.mark.parametrize("game", sorted(RULESETS))
async def test_an_argument_that_no_button_has_gets_a_sentence(session: BotSession, game: str) -> None:
    cards = {"card", "lay", "sure", "signal", "take-back", "play"}
    verbs = sorted(cards & session.bot.parts.button_router.verbs(game))
    await check_answered(session, (f"m:1:1:{verb}:{argument}" for verb in verbs for argument in ARGUMENTS))


async def test_a_custom_id_that_cannot_be_read_gets_a_sentence(session: BotSession) -> None:
    await check_answered(session, WHOLE)


async def test_whatever_argument_a_button_has_gets_a_sentence(session: BotSession) -> None:
    verbs = sorted(session.bot.parts.button_router.verbs(None) - {"cancel", "leave", "end", "end-sure"})
    await check_answered(session, (f"m:1:1:{verb}:{argument}" for verb in verbs for argument in ARGUMENTS))


@pytest.mark.parametrize(
    ("command", "kind", "value"),
    [("play", 3, "x"), ("play", 4, "x"), ("play", 4, {"a": 1}), ("play", 4, True), ("replay", 4, None)],
)
async def test_an_option_of_another_type_gets_a_sentence(
    session: BotSession, command: str, kind: int, value: object
) -> None:
    await session.begin()
    option = {"name": "match" if command == "replay" else "card", "type": kind, "value": value}
    data = {"id": "1", "name": command, "type": 1, "options": [option]}
    sent = session.sandbox.world.interact(COMMAND, session.anna.user, session.channel, data)
    answer = (await sent.wait_until_settled()).answer
    assert answer is not None
    assert "This command is out of date here" in answer.text

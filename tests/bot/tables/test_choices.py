"""The choices of a lobby's host, and the suggestions that follow from the last results."""

import asyncio

import pytest

from bot.devtools.preview.tables import make_names
from bot.renderers.refusals import describe_refusal
from bot.tables import refusals
from bot.tables.choices import STREAK, choose_game, choose_options, format_option, list_option_values
from bot.tables.deals import DealSource
from bot.tables.end_votes import EndVotes
from bot.tables.lobbies import Lobbies
from bot.tables.table import Suggestion, Table
from bot.tables.tables import Tables
from bot.words.words import words
from data.errors import AlreadyRunning, NotSaved
from data.records import DealKind, Ending, MatchEnd, MatchPhase, UserId
from data.store import Store
from engine.games.the_game.model import TheGameOptions
from engine.games.the_mind.model import BlindMistakes, TheMindOptions
from engine.games.the_mind.refusals import LevelTooHigh
from engine.model import Outcome
from engine.refusals import WrongNumberOfSeats
from tests.bot.sample_tables import (
    ADA,
    BEN,
    CHANNEL,
    CLEO,
    EVERYONE,
    GUILD,
    allow,
    check_kept,
    forbid,
    get_record,
    lobby,
    play_out,
    start_match,
)

EXPERT = choose_options("minimum=3")


def test_every_option_of_a_game_has_its_values() -> None:
    assert list_option_values(TheGameOptions) == {"minimum": (2, 3), "smaller_hands": (False, True)}
    assert list_option_values(TheMindOptions) == {
        "blind_mistakes": (BlindMistakes.LEVEL, BlindMistakes.EACH),
        "start_level": tuple(range(1, 13)),
    }
    assert format_option("blind_mistakes", BlindMistakes.EACH) == "blind_mistakes=each"


async def test_the_host_changes_an_option_and_it_is_stored(tables: Tables, store: Store) -> None:
    table = await lobby(tables, ADA, BEN)
    await Lobbies(tables).choose(table.id, ADA, EXPERT)
    await Lobbies(tables).choose(table.id, ADA, choose_options("smaller_hands=yes"))
    assert table.options == TheGameOptions(minimum=3, smaller_hands=True)
    assert (await get_record(store, table)).options == table.options.model_dump_json()
    await check_kept(store, table)


async def test_a_look_at_the_other_game_keeps_the_options(tables: Tables, store: Store) -> None:
    table = await lobby(tables, ADA, BEN)
    await Lobbies(tables).choose(table.id, ADA, EXPERT)
    await Lobbies(tables).choose(table.id, ADA, choose_options("smaller_hands=yes"))
    await Lobbies(tables).choose(table.id, ADA, choose_game("the-mind"))
    await Lobbies(tables).choose(table.id, ADA, choose_game("the-game"))
    assert table.options == TheGameOptions(minimum=3, smaller_hands=True)
    await check_kept(store, table)


async def test_another_game_comes_with_its_usual_options_and_everyone_keeps_their_seat(
    tables: Tables, store: Store
) -> None:
    table = await lobby(tables, *EVERYONE[:5])
    await Lobbies(tables).choose(table.id, ADA, EXPERT)
    await Lobbies(tables).choose(table.id, ADA, choose_game("the-mind"))
    assert (table.ruleset.slug, table.options) == ("the-mind", TheMindOptions())
    assert table.people == EVERYONE[:5]
    with pytest.raises(WrongNumberOfSeats):
        await Lobbies(tables).start(table.id, ADA)
    await Lobbies(tables).leave(table.id, EVERYONE[4])
    await Lobbies(tables).choose(table.id, ADA, choose_options("start_level=9"))
    with pytest.raises(LevelTooHigh):
        await Lobbies(tables).start(table.id, ADA)
    await Lobbies(tables).choose(table.id, ADA, choose_options("start_level=8"))
    await Lobbies(tables).start(table.id, ADA)
    assert table.phase is MatchPhase.RUNNING
    await check_kept(store, table)


async def test_what_was_chosen_is_there_after_a_restart(tables: Tables, store: Store) -> None:
    table = await lobby(tables, ADA)
    await Lobbies(tables).choose(table.id, ADA, choose_game("the-mind"))
    await Lobbies(tables).choose(table.id, ADA, choose_options("start_level=4"))
    awoken = await Tables(store).get(table.id)
    assert (awoken.ruleset.slug, awoken.options) == ("the-mind", TheMindOptions(start_level=4))
    await Lobbies(Tables(store)).choose(table.id, ADA, choose_options("blind_mistakes=each"))
    chosen = TheMindOptions(start_level=4, blind_mistakes=BlindMistakes.EACH)
    assert (await get_record(store, table)).options == chosen.model_dump_json()


async def test_only_the_host_chooses(tables: Tables, store: Store) -> None:
    table = await lobby(tables, ADA, BEN)
    with pytest.raises(refusals.NotAllowedToChoose):
        await Lobbies(tables).choose(table.id, CLEO, EXPERT)
    with pytest.raises(refusals.NotAllowedToChoose) as refusal:
        await Lobbies(tables).choose(table.id, BEN, EXPERT)
    said = describe_refusal(refusal.value, table, words("en"), make_names())
    assert said.startswith(f"Only <@{ADA}> can change the game")
    await Lobbies(tables).leave(table.id, ADA)
    await Lobbies(tables).choose(table.id, BEN, EXPERT)
    assert table.options == TheGameOptions(minimum=3)
    await check_kept(store, table)


@pytest.mark.parametrize("argument", ["start_level=3", "minimum=4", "minimum", "minimum=", "chess=yes"])
async def test_a_choice_of_another_game_is_refused(tables: Tables, store: Store, argument: str) -> None:
    table = await lobby(tables, ADA)
    with pytest.raises(refusals.ChoiceOutdated):
        await Lobbies(tables).choose(table.id, ADA, choose_options(argument))
    with pytest.raises(refusals.GameUnknown):
        await Lobbies(tables).choose(table.id, ADA, choose_game("chess"))
    await check_kept(store, table)


async def test_a_match_that_runs_cannot_be_changed(tables: Tables, store: Store) -> None:
    table = await start_match(tables)
    with pytest.raises(AlreadyRunning):
        await Lobbies(tables).choose(table.id, ADA, EXPERT)
    await check_kept(store, table)


async def test_the_cards_of_another_match_come_with_its_game_and_options(tables: Tables) -> None:
    played = await play_out(tables, await start_match(tables))
    table = await Lobbies(tables).open(
        game="the-game",
        options=TheGameOptions(),
        guild=GUILD,
        channel=CHANNEL,
        locale="en-US",
        people=[ADA],
        source=DealSource(DealKind.REMATCH, rematch_of=played.id),
    )
    assert not table.is_changeable
    with pytest.raises(refusals.CardsBound):
        await Lobbies(tables).choose(table.id, ADA, EXPERT)


async def test_the_deal_of_the_day_follows_the_game_that_is_chosen(tables: Tables, store: Store) -> None:
    table = await Lobbies(tables).open(
        game="the-game",
        options=TheGameOptions(),
        guild=GUILD,
        channel=CHANNEL,
        locale="en-US",
        people=[ADA, BEN],
        source=DealSource(DealKind.DAILY, day=tables.now().date()),
    )
    before = table.deal_info.commitments
    await Lobbies(tables).choose(table.id, ADA, choose_game("the-mind"))
    shown = table.deal_info.commitments
    assert set(shown) == {2, 3, 4}
    assert shown[2] != before[2]
    await Lobbies(tables).start(table.id, ADA)
    assert table.make_chance().commitment == shown[2]
    await check_kept(store, table)


async def test_two_choices_at_once_both_hold(tables: Tables, store: Store) -> None:
    table = await lobby(tables, ADA)
    await asyncio.gather(
        Lobbies(tables).choose(table.id, ADA, EXPERT),
        Lobbies(tables).choose(table.id, ADA, choose_options("smaller_hands=yes")),
    )
    assert table.options == TheGameOptions(minimum=3, smaller_hands=True)
    await check_kept(store, table)


async def test_a_start_and_a_choice_at_once_come_one_after_the_other(tables: Tables, store: Store) -> None:
    table = await lobby(tables, ADA, BEN)
    await asyncio.gather(Lobbies(tables).choose(table.id, ADA, EXPERT), Lobbies(tables).start(table.id, BEN))
    assert table.state is not None
    assert table.record.options == TheGameOptions(minimum=3).model_dump_json()
    await EndVotes(tables).end(table.id, ADA, manages=False)

    again = await lobby(tables, ADA, BEN)
    outcomes = await asyncio.gather(
        Lobbies(tables).start(again.id, BEN),
        Lobbies(tables).choose(again.id, ADA, EXPERT),
        return_exceptions=True,
    )
    assert isinstance(outcomes[1], AlreadyRunning)
    assert again.options == TheGameOptions()
    await check_kept(store, again)


async def test_a_choice_that_cannot_be_stored_changes_nothing(tables: Tables, store: Store) -> None:
    table = await lobby(tables, ADA)
    await forbid(store, "UPDATE ON match")
    with pytest.raises(NotSaved):
        await Lobbies(tables).choose(table.id, ADA, choose_game("the-mind"))
    await allow(store)
    assert (table.ruleset.slug, table.options) == ("the-game", TheGameOptions())
    await check_kept(store, table)


# Suggestions


async def finish(
    tables: Tables, people: tuple[UserId, ...], options: TheGameOptions, *, beaten: bool
) -> None:
    """Finish a match of these people with a result of the test's choice."""
    table = await lobby(tables, *people)
    if options != table.options:
        await Lobbies(tables).choose(table.id, people[0], lambda _: ("the-game", options))
    await Lobbies(tables).start(table.id, people[0])
    outcome = Outcome(beaten=beaten, score=0 if beaten else 12, reason="game-beaten")
    ended = MatchEnd(Ending.FINISHED, tables.now(), outcome.model_dump_json(), outcome.score)
    async with table.lock:
        table.record = await tables.store.end_match(table.id, ended)
        tables._drop(table)


async def play_streak(tables: Tables, options: TheGameOptions, *results: bool) -> Table:
    """Finish matches of Ada and Ben, and open a lobby for them with the same options."""
    for beaten in results:
        await finish(tables, (ADA, BEN), options, beaten=beaten)
    table = await lobby(tables, ADA, BEN)
    await Lobbies(tables).choose(table.id, ADA, lambda _: ("the-game", options))
    return table


async def test_three_wins_suggest_the_next_difficulty_until_it_is_taken(tables: Tables) -> None:
    table = await play_streak(tables, TheGameOptions(), *[True] * STREAK)
    assert table.suggestion == Suggestion(TheGameOptions(minimum=3), after_wins=True)
    assert (await Tables(tables.store).get(table.id)).suggestion == table.suggestion
    await Lobbies(tables).choose(table.id, ADA, EXPERT)
    assert table.suggestion is None


async def test_three_losses_suggest_a_gentler_game(tables: Tables) -> None:
    hard = TheGameOptions(minimum=3, smaller_hands=True)
    table = await play_streak(tables, hard, *[False] * STREAK)
    assert table.suggestion == Suggestion(TheGameOptions(minimum=3), after_wins=False)


@pytest.mark.parametrize(
    ("options", "results"),
    [
        (TheGameOptions(), (True, True)),
        (TheGameOptions(), (True, True, False)),
        (TheGameOptions(), (False, False, True, False)),
        (TheGameOptions(), (False, False, False)),
        (TheGameOptions(minimum=3, smaller_hands=True), (True, True, True)),
    ],
)
async def test_nothing_is_suggested_without_a_row_or_at_the_end_of_the_scale(
    tables: Tables, options: TheGameOptions, results: tuple[bool, ...]
) -> None:
    table = await play_streak(tables, options, *results)
    assert table.suggestion is None


async def test_a_row_belongs_to_exactly_these_people(tables: Tables) -> None:
    table = await play_streak(tables, TheGameOptions(), *[True] * STREAK)
    await Lobbies(tables).join(table.id, CLEO)
    assert table.suggestion is None
    await Lobbies(tables).leave(table.id, CLEO)
    assert table.suggestion is not None

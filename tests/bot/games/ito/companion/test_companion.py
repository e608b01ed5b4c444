"""A companion of ito: honest, legal, in order with other companions, and it follows the people."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.games.ito.companion.companion import (
    Company,
    PacedAction,
    choose_lines,
    choose_place,
    decide,
    estimate_cards,
)
from data.themes import list_languages, list_themes
from data.written_texts import NO_TEXTS, TextKind, WrittenText, WrittenTexts
from engine.games.ito.actions import AgreeToRow, AskToMove, GoOn, LayCard, MoveCard, SettleTheme, WriteLines
from engine.games.ito.model import ItoDeal, ItoState, ItoView, Mode, MoveAsk, RowCard
from engine.games.ito.rules import WAITING_TIME
from engine.model import Seat
from engine.ruleset import apply, deal, playout
from engine.shuffle import Chance
from tests.engine.games.ito.tables import CHANCE, GAME, ROW, ROW_OF_TWO, after, table

THEME = next(entry for entry in list_themes("en") if entry.scale)
SCALE = THEME.scale or ()
MATCHES = 40
ADA, KIWI, PIXEL = Seat(0), Seat(1), Seat(2)
ALONE = Company(people=frozenset({ADA}), companions=frozenset({KIWI, PIXEL}))


def row(*cards: int, order: tuple[int, ...] = ()) -> ItoState:
    """Return a row of a theme with a scale, in which the cards of these seats lie."""
    laid = tuple(RowCard(seat=Seat(seat), slot=0) for seat in order)
    return replace(table(hands=[[card] for card in cards], options=ROW), theme=THEME.key, row=laid)


def written(state: ItoState, lines: dict[tuple[int, int], str]) -> tuple[ItoState, WrittenTexts]:
    """Return the state and the texts once lines are written, by seat and slot."""
    for seat, slot in lines:
        state = after(state, f"{seat}: write{slot}")
    texts = NO_TEXTS.add(
        WrittenText(kind=TextKind.LINE, round=1, seat=seat, slot=slot, user=None, text=text)
        for (seat, slot), text in lines.items()
    )
    return state, texts


def view(state: ItoState, seat: Seat) -> ItoView:
    return GAME.view(state, seat)


def played_states(seed: int) -> Iterator[tuple[ItoState, Company]]:
    """Yield the states of a random match of rows, with companions on all seats but the first."""
    dice = Random(seed)
    seats, chance = 2 + seed % 6, Chance(dice.randbytes(32))
    mode = dice.choice([Mode.ROW, Mode.ROW_OF_TWO])
    keys = tuple(entry.key for entry in list_themes("en") if entry.scale)
    state = deal(GAME, seats, ItoDeal(mode=mode, themes=keys), chance)
    companions = frozenset(map(Seat, range(1, seats)))
    company = Company(people=frozenset({ADA}), companions=companions)
    yield state, company
    for step in playout(GAME, state, seats, chance, dice.choice):
        yield step.after, replace(company, texts=_write_all(step.after, companions))


def _write_all(state: ItoState, companions: frozenset[Seat]) -> WrittenTexts:
    """Return answers for all written lines of companions."""
    return NO_TEXTS.add(
        WrittenText(kind=TextKind.LINE, round=state.round, seat=seat, slot=slot, user=None, text=SCALE[slot])
        for seat in companions
        for slot, number in enumerate(state.lines[seat])
        if number
    )


def test_all_that_a_companion_does_is_legal_and_follows_from_its_own_view() -> None:
    decisions = 0
    for seed in range(MATCHES):
        for state, company in played_states(seed):
            for seat in company.companions:
                paced = decide(view(state, seat), company, seed)
                if paced is None:
                    continue
                assert paced.action in list(GAME.legal_actions(state, seat))
                other = GAME.redeal(state, seat, CHANCE)
                assert decide(view(other, seat), company, seed) == paced
                decisions += 1
    assert decisions > MATCHES


@pytest.mark.parametrize("language", list_languages())
def test_a_line_is_the_answer_at_the_cards_place_on_the_scale(language: str) -> None:
    for entry in list_themes(language):
        scale = entry.scale or ()
        for place, answer in enumerate(scale):
            for card in (place * 5 + 1, place * 5 + 5):
                state = replace(row(50, card, 1), theme=entry.key)
                assert choose_lines(view(state, KIWI), ALONE) == {0: answer}


def test_an_answer_that_is_taken_gives_way_to_the_one_beside_it() -> None:
    state, texts = written(row(1, 50, 46), {(1, 0): SCALE[9]})
    assert choose_lines(view(state, PIXEL), replace(ALONE, texts=texts)) == {0: SCALE[8]}
    state, texts = written(row(1, 46, 50), {(1, 0): SCALE[9]})
    assert choose_lines(view(state, PIXEL), replace(ALONE, texts=texts)) == {0: SCALE[10]}


def test_a_companion_with_two_cards_writes_two_different_lines() -> None:
    state = replace(table(hands=[[1, 2], [46, 47]], options=ROW_OF_TWO), theme=THEME.key)
    assert choose_lines(view(state, KIWI), ALONE) == {0: SCALE[9], 1: SCALE[8]}


def test_a_theme_without_a_scale_gets_no_line() -> None:
    state = replace(row(1, 50, 70), theme=None)
    assert choose_lines(view(state, KIWI), ALONE) == {}


@pytest.mark.parametrize(
    ("card", "place"), [(3, 0), (30, 1), (45, 2), (97, 4)], ids=["lowest", "between", "near", "highest"]
)
def test_a_card_lies_in_order_with_the_answers_of_companions_and_evenly_among_others(
    card: int, place: int
) -> None:
    seats = (card, 90, 90, 90, 48)
    state, texts = written(
        row(*seats, order=(1, 2, 4, 3)), {(1, 0): "a cat", (2, 0): "a dog", (4, 0): SCALE[9]}
    )
    company = Company(frozenset(map(Seat, (1, 2, 3))), frozenset(map(Seat, (0, 4))), texts)
    own = view(state, Seat(0))
    tokens = [0, *(card.token for card in own.row)]
    assert choose_place(own, 0, estimate_cards(own, company)) == tokens[place]


def test_lines_of_people_tell_a_companion_nothing() -> None:
    state, texts = written(row(1, 50, 70), {(0, 0): SCALE[19], (1, 0): SCALE[9]})
    numbers = estimate_cards(view(state, PIXEL), replace(ALONE, texts=texts))
    assert sorted(numbers) == [RowCard(seat=KIWI, slot=0).token, RowCard(seat=PIXEL, slot=0).token]


def decided(state: ItoState, company: Company = ALONE, seat: Seat = KIWI) -> PacedAction | None:
    """Return the decision of a seat once all have written."""
    return decide(replace(view(state, seat), lines=((1,),) * len(state.dealt)), company, 7)


def action(state: ItoState, company: Company = ALONE, seat: Seat = KIWI) -> object:
    paced = decided(state, company, seat)
    return None if paced is None else paced.action


def test_a_companion_writes_and_then_lays() -> None:
    state = row(1, 50, 70)
    first = decide(view(state, KIWI), ALONE, 7)
    assert first is not None
    assert (first.action, first.lines) == (WriteLines(slots=(0,)), {0: SCALE[9]})
    assert action(state) == LayCard(slot=0, after=0)


def test_the_theme_is_settled_once_all_people_have_voted() -> None:
    state = deal(GAME, 3, ItoDeal(mode=Mode.ROW, themes=(THEME.key,)), CHANCE)
    assert action(state) is None
    voted = after(state, "0: vote=0")
    assert action(voted) == SettleTheme()
    assert apply(GAME, voted, KIWI, SettleTheme(), lambda: CHANCE).state.theme == THEME.key


def test_a_companion_moves_one_place_once_most_people_ask_for_it() -> None:
    state = row(10, 20, 30, 40, order=(0, 1, 2, 3))
    company = Company(frozenset(map(Seat, (0, 2, 3))), frozenset({KIWI}))
    token = RowCard(seat=KIWI, slot=0).token

    def asked(*asks: tuple[int, bool]) -> object:
        listed = tuple(MoveAsk(seat=Seat(seat), token=token, higher=higher) for seat, higher in asks)
        return action(replace(state, asks=listed), company)

    assert asked((0, True)) is None
    assert asked((0, True), (2, False)) is None
    assert asked((0, True), (2, True)) == MoveCard(slot=0, after=RowCard(seat=PIXEL, slot=0).token)
    assert asked((0, False), (3, False)) == MoveCard(slot=0, after=0)
    moved = apply(GAME, state, KIWI, MoveCard(slot=0, after=0), lambda: CHANCE).state
    assert [card.seat for card in moved.row] == [1, 0, 2, 3]


def test_asking_ends_with_the_move_and_can_be_turned_round() -> None:
    state = row(10, 20, 30, order=(0, 1, 2))
    token = RowCard(seat=KIWI, slot=0).token
    for higher in (True, False):
        state = apply(GAME, state, ADA, AskToMove(token=token, higher=higher), lambda: CHANCE).state
        assert state.asks == (MoveAsk(seat=ADA, token=token, higher=higher),)
    assert apply(GAME, state, KIWI, MoveCard(slot=0, after=0), lambda: CHANCE).state.asks == ()


def test_a_companion_agrees_after_the_people_and_sooner_if_all_of_them_have() -> None:
    people = Company(frozenset(map(Seat, (0, 2))), frozenset({KIWI}))
    state = row(10, 20, 30, order=(0, 1, 2))
    assert action(state, people) is None
    half = decided(after(state, "0: agree"), people)
    assert half is not None
    assert (half.action, half.seconds) == (AgreeToRow(moves=0), WAITING_TIME)
    done = decided(after(state, "0: agree", "2: agree"), people)
    assert done is not None
    assert done.action == AgreeToRow(moves=0)
    assert done.seconds < 5


def test_a_companion_wants_to_go_on_with_most_of_the_people_who_are_done() -> None:
    people = Company(frozenset(map(Seat, (0, 2))), frozenset({KIWI}))
    state = row(10, 20, 30, order=(0, 1))
    assert action(state, people) is None
    assert action(after(state, "0: on"), people) == GoOn()

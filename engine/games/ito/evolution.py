"""How events change a match of ito."""

from dataclasses import replace
from typing import assert_never

from engine.games.ito.events import (
    AgreementTakenBack,
    CardLaid,
    CardMoved,
    CardPlayed,
    GameBeaten,
    GameLost,
    GoingOnWanted,
    ItoEvent,
    LifeGained,
    LifeLost,
    LinesWritten,
    MistakeMade,
    MoveAsked,
    OthersOffered,
    OwnThemeSet,
    PlayBegan,
    RoundDealt,
    RowAgreed,
    RowTurnedOver,
    SeatPutAside,
    SeatReady,
    SeatRejoined,
    SeatsPassedOver,
    SpokenNumberCounted,
    StagePassed,
    ThemeChosen,
    ThemeVoted,
    YardstickDescribed,
)
from engine.games.ito.model import (
    MAX_OFFERED,
    Absence,
    FinishedRound,
    ItoState,
    Mistake,
    Mode,
    MoveAsk,
    OpenCard,
    Phase,
    RowCard,
)
from engine.model import Seat


def evolve(  # noqa: C901, PLR0912 - one case for each kind of event
    state: ItoState, event: ItoEvent
) -> ItoState:
    """Fold one event into the state."""
    match event:
        case ThemeVoted(seat=seat, number=number):
            return replace(state, votes=(*state.votes[:seat], number, *state.votes[seat + 1 :]))
        case OthersOffered():
            return replace(
                state,
                first_offer=state.first_offer + MAX_OFFERED,
                others_asked=state.others_asked + 1,
                votes=(None,) * len(state.dealt),
            )
        case ThemeChosen(theme=theme):
            return _set_theme(state, theme)
        case OwnThemeSet():
            return replace(_set_theme(state, None), own_themes=state.own_themes + 1)
        case LinesWritten(seat=seat, slots=slots):
            return _write_lines(state, seat, slots)
        case YardstickDescribed():
            number = state.lines_written + 1
            return replace(state, lines_written=number, yardstick_line=number)
        case SeatReady(seat=seat):
            return replace(state, ready=_add(state.ready, seat))
        case GoingOnWanted(seat=seat):
            return replace(state, going_on=_add(state.going_on, seat))
        case SeatsPassedOver(seats=seats):
            return _pass_over(state, seats)
        case PlayBegan():
            return replace(state, phase=Phase.PLAYING, ready=(), going_on=())
        case CardPlayed(seat=seat, slot=slot, card=card):
            return replace(state, pile=(*state.pile, OpenCard(seat=seat, slot=slot, card=card)), mistake=None)
        case MistakeMade(seat=seat, card=card, lower=lower):
            return replace(
                state,
                mistake=Mistake(seat=seat, card=card, lower=lower),
                mistakes=(*state.mistakes, card),
                set_aside=(*state.set_aside, *lower),
            )
        case LifeLost(lives=lives) | LifeGained(lives=lives):
            return replace(state, lives=lives)
        case StagePassed(stage=stage):
            last = FinishedRound(
                number=stage,
                theme=state.theme,
                order=state.pile,
                mistakes=state.mistakes,
                set_aside=state.set_aside,
            )
            return replace(state, passed=state.passed + 1, last=last)
        case CardLaid(seat=seat, slot=slot, after=after):
            return replace(state, row=place(state.row, RowCard(seat=seat, slot=slot), after), going_on=())
        case CardMoved():
            return _move(state, event)
        case MoveAsked(seat=seat, token=token, higher=higher):
            others = (ask for ask in state.asks if (ask.seat, ask.token) != (seat, token))
            return replace(state, asks=(*others, MoveAsk(seat=seat, token=token, higher=higher)))
        case RowAgreed(seat=seat):
            return replace(state, agreed=_add(state.agreed, seat), have_agreed=_add(state.have_agreed, seat))
        case AgreementTakenBack(seat=seat):
            return replace(state, agreed=_without(state.agreed, (seat,)), going_on=())
        case RowTurnedOver(row=row, order=order, run=run, won=won):
            last = FinishedRound(number=row, theme=state.theme, order=order, run=run, won=won)
            return replace(state, passed=state.passed + won, last=last)
        case RoundDealt():
            return _deal(state, event)
        case SpokenNumberCounted():
            return replace(state, spoiled=state.options.mode is not Mode.STAGES)
        case SeatPutAside(seat=seat):
            return _put_aside(state, seat)
        case SeatRejoined(seat=seat):
            return replace(state, gone=_without(state.gone, (seat,)))
        case GameBeaten():
            return replace(state, phase=Phase.BEATEN)
        case GameLost():
            return replace(state, phase=Phase.LOST)
        case _:
            assert_never(event)


def place(row: tuple[RowCard, ...], card: RowCard, after: int) -> tuple[RowCard, ...]:
    """Return the row with a card right of the one with the token `after`, wherever it lay before."""
    rest = [other for other in row if other != card]
    index = next((index for index, other in enumerate(rest, 1) if other.token == after), 0)
    return (*rest[:index], card, *rest[index:])


def _set_theme(state: ItoState, theme: str | None) -> ItoState:
    phase = Phase.DESCRIBING if state.options.mode is Mode.STAGES else Phase.LAYING
    return replace(
        state,
        phase=phase,
        theme=theme,
        votes=(None,) * len(state.dealt),
        first_offer=state.first_offer + MAX_OFFERED,
        last=None,
    )


def _write_lines(state: ItoState, seat: Seat, slots: tuple[int, ...]) -> ItoState:
    number = state.lines_written + 1
    lines = tuple(number if slot in slots else line for slot, line in enumerate(state.lines[seat]))
    return replace(state, lines_written=number, lines=(*state.lines[:seat], lines, *state.lines[seat + 1 :]))


def _pass_over(state: ItoState, seats: tuple[Seat, ...]) -> ItoState:
    if state.phase is Phase.DESCRIBING:
        return replace(state, ready=_add(state.ready, *seats), going_on=())
    return replace(state, passed_over=_add(state.passed_over, *seats), going_on=())


def _move(state: ItoState, event: CardMoved) -> ItoState:
    card = RowCard(seat=event.seat, slot=event.slot)
    return replace(
        state,
        row=place(state.row, card, event.after),
        asks=tuple(ask for ask in state.asks if ask.token != card.token),
        moves=state.moves + 1,
        late_moves=state.late_moves + bool(state.have_agreed),
        agreed=_without(state.agreed, event.withdrawn),
        going_on=(),
    )


def _deal(state: ItoState, event: RoundDealt) -> ItoState:
    dealt = tuple(hand or () for hand in event.hands)
    return ItoState(
        options=state.options,
        themes=state.themes,
        dealt=dealt,
        votes=(None,) * len(dealt),
        lines=tuple((0,) * len(hand) for hand in dealt),
        yardstick=event.yardstick,
        round=event.number,
        lives=state.lives,
        passed=state.passed,
        first_offer=state.first_offer,
        own_themes=state.own_themes,
        absences=tuple(Absence(seat=seat, over=0) for seat in state.gone),
        gone=state.gone,
        absent_rounds=state.absent_rounds + bool(state.gone),
        last=state.last,
    )


def _put_aside(state: ItoState, seat: Seat) -> ItoState:
    row = tuple(card for card in state.row if card.seat != seat)
    tokens = {card.token for card in row}
    return replace(
        state,
        absences=(*state.absences, Absence(seat=seat, over=state.top)),
        gone=_add(state.gone, seat),
        absent_rounds=state.absent_rounds + (not state.absences),
        votes=(*state.votes[:seat], None, *state.votes[seat + 1 :]),
        row=row,
        asks=tuple(ask for ask in state.asks if ask.seat != seat and ask.token in tokens),
        ready=_without(state.ready, (seat,)),
        agreed=_without(state.agreed, (seat,)),
        have_agreed=_without(state.have_agreed, (seat,)),
        going_on=(),
    )


def _add(seats: tuple[Seat, ...], *more: Seat) -> tuple[Seat, ...]:
    return tuple(sorted({*seats, *more}))


def _without(seats: tuple[Seat, ...], fewer: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat in seats if seat not in fewer)

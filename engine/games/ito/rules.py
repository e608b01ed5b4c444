"""The rules of ito."""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from typing import ClassVar, Final, assert_never

from pydantic import TypeAdapter

from engine.games.ito.achievements import ALL_ACHIEVEMENTS, ItoTally
from engine.games.ito.actions import (
    AgreeToRow,
    AskForOtherThemes,
    AskToMove,
    CountSpokenNumber,
    DescribeYardstick,
    GoOn,
    ItoAction,
    LayCard,
    MoveCard,
    PlayLowest,
    PutAside,
    Rejoin,
    SayReady,
    SetOwnTheme,
    SettleTheme,
    TakeBackAgreement,
    TurnOver,
    VoteForTheme,
    WriteLines,
)
from engine.games.ito.cards import CARDS, MAX_LIVES, deal_round
from engine.games.ito.events import (
    CardPlayed,
    GameLost,
    ItoEvent,
    LifeLost,
    LinesWritten,
    MistakeMade,
    RoundDealt,
    RowTurnedOver,
    SpokenNumberCounted,
    StagePassed,
    YardstickDescribed,
)
from engine.games.ito.evolution import evolve, place
from engine.games.ito.model import (
    ItoDeal,
    ItoOptions,
    ItoState,
    ItoView,
    Mode,
    Phase,
    RowCard,
    ShownCard,
)
from engine.games.ito.redeal import redeal_hidden_cards
from engine.games.ito.refusals import (
    AlreadySpoiled,
    NoThemeYet,
    NotYourCard,
    NoYardstick,
    OutOfThisRound,
    RowsOnly,
    StagesOnly,
)
from engine.games.ito.results import find_outcome, share_reached
from engine.games.ito.rounds import (
    ItoDecision,
    ask_for_others,
    list_numbers,
    refuse_asking,
    set_own_theme,
    settle,
    vote,
)
from engine.games.ito.rows import (
    agree,
    ask_to_move,
    lay,
    list_asks,
    list_places,
    move,
    refuse_turning,
    take_back_agreement,
    turn_over_early,
)
from engine.games.ito.stages import begin_if_done, lose_lives, play_lowest, say_ready
from engine.games.ito.waiting import (
    go_on,
    list_waiting,
    put_aside,
    refuse_going_on,
    refuse_putting_aside,
    rejoin,
)
from engine.model import RECORD_CONFIG, Deed, Outcome, Rescue, Seat
from engine.ruleset import Charge, Ruleset, Timeout
from engine.shuffle import Chance

MISTAKE_PAUSE: Final = 3
"""Seconds for which a mistake is shown and no card is played (rulings: I5)."""
WAITING_TIME: Final = 60
"""Seconds of quiet after which those who are done may go on without the others (rulings: I8)."""
VOTING_TIME: Final = 60
"""Seconds without a vote after which the leading theme is taken (rulings: I3)."""

_THEMES: Final = "ito themes"
_CHOICES = (VoteForTheme, AskForOtherThemes, SetOwnTheme, SettleTheme)
_STAGE_ACTIONS = (DescribeYardstick, SayReady, PlayLowest)
_ROW_ACTIONS = (LayCard, MoveCard, AskToMove, AgreeToRow, TakeBackAgreement, TurnOver)
_TABLE_ACTIONS = (SettleTheme, PutAside, Rejoin, CountSpokenNumber)
_ANY_TIME = (PutAside, Rejoin)
_TALK = (WriteLines, DescribeYardstick, MoveCard, AskToMove, TakeBackAgreement, AskForOtherThemes)


class Ito(Ruleset[ItoState, ItoAction, ItoEvent, ItoView, ItoOptions]):
    """Lay numbers in order that nobody may say, by things that stand for them."""

    slug: ClassVar[str] = "ito"
    short_below: ClassVar[Fraction] = Fraction(1, 10)
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 11)
    best_sizes: ClassVar[range] = range(5, 9)
    cards: ClassVar[range] = CARDS
    has_timeouts: ClassVar[bool] = True
    has_texts: ClassVar[bool] = True
    achievements: ClassVar[tuple[str, ...]] = ALL_ACHIEVEMENTS

    options = ItoOptions
    states = TypeAdapter(ItoState)
    actions: TypeAdapter[ItoAction] = TypeAdapter(ItoAction, config=RECORD_CONFIG)
    events: TypeAdapter[ItoEvent] = TypeAdapter(ItoEvent, config=RECORD_CONFIG)
    action_types = (
        *_CHOICES,
        WriteLines,
        *_STAGE_ACTIONS,
        *_ROW_ACTIONS,
        GoOn,
        PutAside,
        Rejoin,
        CountSpokenNumber,
    )

    def setup(self, seats: int, options: ItoOptions, chance: Chance) -> ItoState:
        """Deal the first round; the candidates for themes come with an `ItoDeal`."""
        candidates = tuple(dict.fromkeys(options.themes)) if isinstance(options, ItoDeal) else ()
        dealt, yardstick = deal_round(chance, options.mode, 1, [True] * seats)
        return ItoState(
            options=ItoOptions(mode=options.mode, language=options.language),
            themes=chance.shuffled(candidates, purpose=_THEMES),
            dealt=dealt,
            votes=(None,) * seats,
            lines=tuple((0,) * len(cards) for cards in dealt),
            yardstick=yardstick,
            lives=MAX_LIVES,
        )

    def complete_options(self, options: ItoOptions, themes: Sequence[str]) -> ItoOptions:
        """Return the options with the candidates."""
        return ItoDeal(mode=options.mode, language=options.language, themes=tuple(themes))

    def recover_options(self, options: ItoOptions, opening: ItoState, chance: Chance) -> ItoOptions:
        """Return the options with the candidates, in the order that they had before the seed changed it."""
        order = chance.shuffled(range(len(opening.themes)), purpose=_THEMES)
        themes = sorted(zip(order, opening.themes, strict=True))
        return self.complete_options(options, [theme for _, theme in themes])

    def harder(self, options: ItoOptions) -> ItoOptions | None:
        """Deal two cards each for a row."""
        return options.model_copy(update={"mode": Mode.ROW_OF_TWO}) if options.mode is Mode.ROW else None

    def gentler(self, options: ItoOptions) -> ItoOptions | None:
        """Deal one card each for a row."""
        return options.model_copy(update={"mode": Mode.ROW}) if options.mode is Mode.ROW_OF_TWO else None

    def legal_actions(self, state: ItoState, seat: Seat) -> Iterator[ItoAction]:
        """Yield all that a seat may do now, and what the table may do."""
        if state.is_over:
            return
        if state.phase is Phase.CHOOSING:
            yield from _legal_choices(state, seat)
        elif seat in state.present:
            yield from _legal_lines(state, seat)
            if state.options.mode is Mode.STAGES:
                yield from _legal_plays(state, seat)
            else:
                yield from _legal_row_actions(state, seat)
            if refuse_going_on(state, seat) is None:
                yield GoOn()
        if state.phase is not Phase.CHOOSING and not state.spoiled:
            yield CountSpokenNumber()
        if refuse_putting_aside(state, seat) is None:
            yield PutAside()
        if seat in state.gone:
            yield Rejoin()

    def list_moves(self, state: ItoState, seat: Seat) -> Sequence[ItoAction]:
        """List the legal actions but those that bring a match no further, or would only harm it."""
        talk = (*_TALK, PutAside, Rejoin, CountSpokenNumber)
        return tuple(action for action in self.legal_actions(state, seat) if not isinstance(action, talk))

    def decide(  # noqa: C901, PLR0912 - one case for each action
        self, decision: ItoDecision, seat: Seat, action: ItoAction
    ) -> None:
        """Add the consequences of an action; chance deals the next round, and settles a tie of themes."""
        _demand_time(decision.state, seat, action)
        match action:
            case VoteForTheme(number=number):
                vote(decision, seat, number)
            case AskForOtherThemes():
                ask_for_others(decision, seat)
            case SetOwnTheme():
                set_own_theme(decision, seat)
            case SettleTheme():
                settle(decision)
            case WriteLines(slots=slots):
                _write_lines(decision, seat, slots)
            case DescribeYardstick():
                _describe_yardstick(decision, seat)
            case SayReady():
                say_ready(decision, seat)
            case PlayLowest(card=card):
                play_lowest(decision, seat, card)
            case LayCard(slot=slot, after=after):
                lay(decision, seat, slot, after)
            case MoveCard(slot=slot, after=after):
                move(decision, seat, slot, after)
            case AskToMove(token=token, higher=higher):
                ask_to_move(decision, seat, token, higher=higher)
            case AgreeToRow(moves=moves):
                agree(decision, seat, moves)
            case TakeBackAgreement():
                take_back_agreement(decision, seat)
            case TurnOver():
                turn_over_early(decision)
            case GoOn():
                go_on(decision, seat)
            case PutAside():
                put_aside(decision, seat)
            case Rejoin():
                rejoin(decision, seat)
            case CountSpokenNumber():
                _count_spoken_number(decision, seat)
            case _:
                assert_never(action)

    def evolve(self, state: ItoState, event: ItoEvent) -> ItoState:
        """Fold one event into the state."""
        return evolve(state, event)

    def view(self, state: ItoState, seat: Seat | None) -> ItoView:
        """Show a seat its own cards, all that lies face up, and how many cards there are elsewhere."""
        return ItoView(
            options=state.options,
            seat=seat,
            cards=() if seat is None else state.dealt[seat],
            held_slots=tuple(state.held_slots(Seat(other)) for other in range(len(state.dealt))),
            round=state.round,
            lives=state.lives,
            passed=state.passed,
            phase=state.phase,
            offered=state.offered,
            first_offer=state.first_offer,
            may_ask_for_others=refuse_asking(state) is None,
            votes=state.votes,
            theme=state.theme,
            own_themes=state.own_themes,
            lines=state.lines,
            lines_written=state.lines_written,
            yardstick=state.yardstick,
            yardstick_line=state.yardstick_line,
            waiting=list_waiting(state),
            ready=state.ready,
            going_on=state.going_on,
            passed_over=state.passed_over,
            pile=state.pile,
            mistakes=state.mistakes,
            set_aside=state.set_aside,
            mistake=state.mistake,
            row=tuple(_show(state, card, seat) for card in state.row),
            all_laid=state.phase is Phase.LAYING and state.all_laid,
            moves=state.moves,
            asks=state.asks,
            agreed=state.agreed,
            may_turn_over=state.phase is Phase.LAYING and refuse_turning(state) is None,
            spoiled=state.spoiled,
            absent=tuple(absence.seat for absence in state.absences),
            gone=state.gone,
            last=state.last,
        )

    def outcome(self, state: ItoState) -> Outcome | None:
        """Return how far the team came, once it has lost or passed all (rulings: I11, I13)."""
        return find_outcome(state)

    def reached(self, outcome: Outcome, seats: int, options: ItoOptions) -> Fraction:
        """Return the share of the stages passed, or of the ten rows won (rulings: I13)."""
        del seats
        return share_reached(outcome, options.mode)

    def is_ranked(self, outcome: Outcome) -> bool:
        """Return True unless a theme was the table's own, or a seat's cards were put aside (rulings: I14)."""
        return not outcome.facts["own_themes"] and not outcome.facts["absent_rounds"]

    def vacate(self, state: ItoState, seat: Seat) -> ItoAction | None:
        """Put the seat's cards aside (rulings: I9)."""
        return PutAside() if refuse_putting_aside(state, seat) is None else None

    def list_vacated(self, state: ItoState) -> frozenset[Seat]:
        """Return the seats that are out of this round."""
        return frozenset(absence.seat for absence in state.absences)

    def reoccupy(self, state: ItoState, seat: Seat) -> ItoAction | None:
        """Deal the seat cards again from the next round on."""
        return Rejoin() if seat in state.gone else None

    def deeds(self, event: ItoEvent) -> Iterator[Deed]:
        """Count the cards played or turned over, and mistakes; lives lost and rows won are the team's."""
        match event:
            case CardPlayed(seat=seat):
                yield Deed("cards", seat)
            case MistakeMade(seat=seat):
                yield Deed("mistakes", seat)
            case LifeLost(count=count):
                yield Deed("lives", count=count)
            case RowTurnedOver(order=order, won=won):
                yield from (Deed("cards", card.seat) for card in order)
                if won:
                    yield Deed("rows")
            case _:
                return

    def start_tally(self) -> ItoTally:
        """Begin to count for the achievements."""
        return ItoTally()

    def find_rescue(self, course: Iterable[tuple[ItoEvent, ItoState]]) -> Rescue | None:
        """Count the stages passed with the last life."""
        passed = sum(isinstance(event, StagePassed) and state.lives == 1 for event, state in course)
        return Rescue(passed, Fraction(passed, 3)) if passed else None

    def notation(self, state: ItoState) -> str:
        """Write `row 2 | rows 1 | laying, theme swans | held 0 1 | laid 0:? 2:?`, open cards as numbers."""
        stages = state.options.mode is Mode.STAGES
        theme = state.theme or (" ".join(state.offered) or "own")
        laid = " ".join(f"{card.seat}:{card.card}" for card in state.pile) if stages else _write_row(state)
        parts = (
            f"{'stage' if stages else 'row'} {state.round}",
            f"lives {state.lives}" if stages else f"rows {state.passed}",
            f"{state.phase.value}, theme {theme}",
            *((f"waiting {' '.join(map(str, list_waiting(state)))}",) if list_waiting(state) else ()),
            f"held {' '.join(str(len(hand)) for hand in state.hands)}",
            f"{'pile' if stages else 'laid'} {laid or 'empty'}",
        )
        return " | ".join(parts)

    def redeal(self, state: ItoState, seat: Seat | None, chance: Chance) -> ItoState:
        """Exchange the cards that a seat cannot see, so that all it has seen could still have happened."""
        return redeal_hidden_cards(state, seat, chance)

    def patience(self, view: ItoView) -> int | None:
        """Return a minute while at most half of the seats are waited for (rulings: I8)."""
        return WAITING_TIME if view.may_be_gone_on_without else None

    def find_charge(self, state: ItoState) -> Charge[ItoAction] | None:
        """Take a life, or the row, from the theme's choice to the last card (rulings: I12)."""
        if state.is_over or state.spoiled or state.phase is Phase.CHOOSING:
            return None
        return Charge(CountSpokenNumber(), state.round)

    def countdown(self, events: Sequence[ItoEvent]) -> int:
        """Count down while a mistake is shown, unless the stage or the match has ended with it."""
        shown = any(isinstance(event, MistakeMade) for event in events)
        ended = any(isinstance(event, RoundDealt | GameLost | StagePassed) for event in events)
        return MISTAKE_PAUSE if shown and not ended else 0

    def waits_for_countdown(self, action: ItoAction) -> bool:
        """Return True for playing a card."""
        return isinstance(action, PlayLowest)

    def find_assent(self, view: ItoView, absent: frozenset[Seat]) -> tuple[Seat, ItoAction] | None:
        """Be ready, or agree to a row in which all cards lie, if all others are or do (rulings: I8)."""
        done = len(view.held_slots) - len(view.absent) - len(view.passed_over) - len(view.waiting)
        if not view.waiting or not done or not absent.issuperset(view.waiting):
            return None
        if view.phase is Phase.DESCRIBING:
            return view.waiting[0], SayReady()
        return (view.waiting[0], AgreeToRow()) if view.all_laid else None

    def timeout(self, view: ItoView) -> Timeout[ItoAction] | None:
        """Settle the theme when nobody has voted for a while (rulings: I3)."""
        return Timeout(VOTING_TIME, SettleTheme()) if view.offered else None


def _demand_time(state: ItoState, seat: Seat, action: ItoAction) -> None:
    """Check that an action belongs to this way to play, this phase, and a seat of this round."""
    stages = state.options.mode is Mode.STAGES
    if isinstance(action, _STAGE_ACTIONS) and not stages:
        raise StagesOnly
    if isinstance(action, _ROW_ACTIONS) and stages:
        raise RowsOnly
    if seat not in state.present and not isinstance(action, _TABLE_ACTIONS):
        raise OutOfThisRound
    if state.phase is Phase.CHOOSING and not isinstance(action, _CHOICES + _ANY_TIME):
        raise NoThemeYet


def _write_lines(decision: ItoDecision, seat: Seat, slots: tuple[int, ...]) -> None:
    if slots not in _list_forms(decision.state, seat):
        raise NotYourCard
    decision.add(LinesWritten(seat=seat, slots=slots))
    begin_if_done(decision)


def _list_forms(state: ItoState, seat: Seat) -> list[tuple[int, ...]]:
    """Return the sets of cards for which a seat can write lines; cards in a row keep theirs open."""
    stages = state.options.mode is Mode.STAGES
    slots = state.held_slots(seat) if stages else tuple(range(len(state.dealt[seat])))
    return [form for count in range(1, len(slots) + 1) for form in combinations(slots, count)]


def _describe_yardstick(decision: ItoDecision, seat: Seat) -> None:
    if decision.state.yardstick is None:
        raise NoYardstick
    decision.add(YardstickDescribed(seat=seat))


def _count_spoken_number(decision: ItoDecision, seat: Seat) -> None:
    if decision.state.spoiled:
        raise AlreadySpoiled
    decision.add(SpokenNumberCounted(seat=seat))
    if decision.state.options.mode is Mode.STAGES:
        lose_lives(decision, 1)


def _legal_choices(state: ItoState, seat: Seat) -> Iterator[ItoAction]:
    numbers = list_numbers(state)
    if seat in state.present:
        yield from (VoteForTheme(number=number) for number in numbers if state.votes[seat] != number)
        if refuse_asking(state) is None:
            yield AskForOtherThemes()
        yield SetOwnTheme()
    if numbers:
        yield SettleTheme()


def _legal_lines(state: ItoState, seat: Seat) -> Iterator[ItoAction]:
    yield from (WriteLines(slots=slots) for slots in _list_forms(state, seat))
    if state.yardstick is not None:
        yield DescribeYardstick()


def _legal_plays(state: ItoState, seat: Seat) -> Iterator[ItoAction]:
    if state.phase is Phase.DESCRIBING and not state.is_done(seat):
        yield SayReady()
    if state.phase is Phase.PLAYING and state.hands[seat]:
        yield PlayLowest()
        yield PlayLowest(card=state.hands[seat][0])


def _legal_row_actions(state: ItoState, seat: Seat) -> Iterator[ItoAction]:
    if seat not in state.passed_over:
        for slot in state.held_slots(seat):
            yield from (LayCard(slot=slot, after=after) for after in list_places(state, None))
    yield from _legal_card_moves(state, seat)
    yield from (AskToMove(token=token, higher=higher) for token, higher in list_asks(state, seat))
    if seat in state.agreed:
        yield TakeBackAgreement()
    elif seat in state.awaited and state.all_laid:
        yield AgreeToRow()
        yield AgreeToRow(moves=state.moves)
    if refuse_turning(state) is None:
        yield TurnOver()


def _legal_card_moves(state: ItoState, seat: Seat) -> Iterator[MoveCard]:
    for card in state.row:
        if card.seat == seat:
            for after in list_places(state, card):
                if place(state.row, card, after) != state.row:
                    yield MoveCard(slot=card.slot, after=after)


def _show(state: ItoState, card: RowCard, seat: Seat | None) -> ShownCard:
    is_open = state.is_over or card.seat == seat
    number = state.dealt[card.seat][card.slot] if is_open else None
    return ShownCard(seat=card.seat, slot=card.slot, card=number)


def _write_row(state: ItoState) -> str:
    cards = (_show(state, card, None) for card in state.row)
    return " ".join(f"{card.seat}:{'?' if card.card is None else card.card}" for card in cards)

"""The start of a round: cards dealt, and a theme chosen (rulings: I3)."""

from typing import Final, TypeAlias

from engine.games.ito.cards import deal_round
from engine.games.ito.events import (
    ItoEvent,
    OthersOffered,
    OwnThemeSet,
    RoundDealt,
    ThemeChosen,
    ThemeVoted,
)
from engine.games.ito.model import MAX_OFFERED, ItoState, Phase
from engine.games.ito.refusals import (
    AlreadyVoted,
    NoOtherThemes,
    OthersAskedOften,
    ThemeIsChosen,
    ThemeNotOffered,
)
from engine.model import Seat
from engine.refusals import RuleViolation
from engine.ruleset import Decision

ItoDecision: TypeAlias = Decision[ItoState, ItoEvent]
MAX_OTHERS: Final = 3
"""How often others can be asked for in a round."""


def deal_next(decision: ItoDecision) -> None:
    """Deal the next round to all seats that are not gone, and offer themes."""
    state = decision.state
    number, seats = state.round + 1, range(len(state.dealt))
    present = [seat not in state.gone for seat in seats]
    hands, yardstick = deal_round(decision.chance, state.options.mode, number, present)
    themes = _list_offer(state, state.first_offer)
    decision.add(RoundDealt(number=number, hands=hands, yardstick=yardstick, themes=themes))


def vote(decision: ItoDecision, seat: Seat, number: int) -> None:
    """Vote, and settle the theme when all have.

    Raises:
        RuleViolation: if there is no such theme to vote for.
    """
    state = decision.state
    _demand_choice(state)
    if number not in list_numbers(state):
        raise ThemeNotOffered
    if state.votes[seat] == number:
        raise AlreadyVoted
    decision.add(ThemeVoted(seat=seat, number=number))
    settle_if_all_voted(decision)


def ask_for_others(decision: ItoDecision, seat: Seat) -> None:
    """Offer two other themes.

    Raises:
        RuleViolation: if there are none, or none any more.
    """
    state = decision.state
    if refusal := refuse_asking(state):
        raise refusal
    themes = _list_offer(state, state.first_offer + MAX_OFFERED)
    decision.add(OthersOffered(seat=seat, themes=themes))


def refuse_asking(state: ItoState) -> RuleViolation | None:
    """Return why two other themes cannot be asked for; None if they can."""
    if state.phase is not Phase.CHOOSING:
        return ThemeIsChosen()
    if len(state.themes) <= MAX_OFFERED:
        return NoOtherThemes()
    return OthersAskedOften(MAX_OTHERS) if state.others_asked == MAX_OTHERS else None


def set_own_theme(decision: ItoDecision, seat: Seat) -> None:
    """Play a theme of the table's own.

    Raises:
        ThemeIsChosen: if the theme is chosen.
    """
    _demand_choice(decision.state)
    decision.add(OwnThemeSet(seat=seat))


def settle(decision: ItoDecision) -> None:
    """Take the theme with most votes; the seed decides between equals.

    Raises:
        RuleViolation: if the theme is chosen, or none is on offer.
    """
    state = decision.state
    _demand_choice(state)
    numbers = list_numbers(state)
    if not numbers:
        raise ThemeNotOffered
    most = max(map(state.votes.count, numbers))
    leaders = [number for number in numbers if state.votes.count(number) == most]
    if len(leaders) > 1:
        leaders = [*decision.chance.shuffled(leaders, purpose=f"ito theme {numbers[0]}")]
    decision.add(ThemeChosen(theme=state.offered[leaders[0] - state.first_offer]))


def settle_if_all_voted(decision: ItoDecision) -> None:
    """Settle the theme if every seat of the round has voted."""
    state = decision.state
    if state.offered and all(state.votes[seat] is not None for seat in state.present):
        settle(decision)


def list_numbers(state: ItoState) -> range:
    """Return the numbers of the themes on offer."""
    return range(state.first_offer, state.first_offer + len(state.offered))


def _list_offer(state: ItoState, first: int) -> tuple[str, ...]:
    count = min(MAX_OFFERED, len(state.themes))
    return tuple(state.themes[(first + index) % len(state.themes)] for index in range(count))


def _demand_choice(state: ItoState) -> None:
    if state.phase is not Phase.CHOOSING:
        raise ThemeIsChosen

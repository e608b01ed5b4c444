"""How events change a match of The Mind."""

from dataclasses import replace
from typing import assert_never

from engine.games.the_mind.events import (
    AllLevelsPassed,
    BlindAgreed,
    BlindProposed,
    CardPlayed,
    CardsSetAside,
    Finished,
    FinishProposed,
    GameBeaten,
    GameLost,
    LevelDealt,
    LevelPassed,
    LifeLost,
    MistakeMade,
    PileTurnedOver,
    PlayBegan,
    RewardGained,
    RewardLost,
    SeatReady,
    StarAgreed,
    StarDeclined,
    StarLapsed,
    StarProposed,
    StarUsed,
    Stopped,
    TheMindEvent,
    WentBlind,
)
from engine.games.the_mind.levels import Reward
from engine.games.the_mind.model import (
    FinishedPile,
    Mistake,
    Phase,
    PlayedCard,
    Proposal,
    SetAside,
    TheMindState,
)
from engine.model import Seat


def evolve(  # noqa: C901, PLR0912 - one case for each kind of event
    state: TheMindState, event: TheMindEvent
) -> TheMindState:
    """Fold one event into the state."""
    match event:
        case SeatReady(seat=seat):
            return replace(state, ready=tuple(sorted((*state.ready, seat))))
        case PlayBegan():
            return replace(state, phase=Phase.PLAYING, ready=(), mistake=None, last_pile=None)
        case CardPlayed(seat=seat):
            lowest = PlayedCard(seat=seat, card=state.hands[seat][0])
            return replace(state, hands=_without_lowest(state, (seat,)), pile=(*state.pile, lowest))
        case MistakeMade(seat=seat, card=card, lower=lower):
            mistake = Mistake(seat=seat, card=card, lower=lower)
            return _halt(replace(state, mistake=mistake, mistakes=(*state.mistakes, card)))
        case CardsSetAside(seat=seat, count=count):
            return _set_aside(state, seat, count)
        case LifeLost(lives=lives):
            return replace(state, lives=lives)
        case StarProposed(seat=seat):
            empty = {Seat(other) for other, hand in enumerate(state.hands) if not hand}
            return replace(state, proposal=Proposal(seat=seat, agreed=tuple(sorted({seat, *empty}))))
        case StarAgreed(seat=seat):
            return replace(state, proposal=_agree(state, seat))
        case StarDeclined() | StarLapsed():
            return replace(state, proposal=None)
        case StarUsed(discarded=discarded, stars=stars):
            hands = _without_lowest(state, tuple(card.seat for card in discarded))
            return _halt(replace(state, hands=hands, stars=stars, discarded=(*state.discarded, *discarded)))
        case Stopped():
            return _halt(state)
        case PileTurnedOver(level=level, pile=pile, mistakes=mistakes):
            last = FinishedPile(level=level, blind=True, pile=pile, mistakes=mistakes)
            return replace(state, mistakes=mistakes, last_pile=last)
        case LevelPassed():
            return _pass_level(state)
        case RewardGained(reward=reward):
            if reward is Reward.LIFE:
                return replace(state, lives=state.lives + 1)
            return replace(state, stars=state.stars + 1)
        case LevelDealt(level=level, blind=blind, hands=hands):
            return _deal_level(state, level, tuple(hand or () for hand in hands), blind=blind)
        case AllLevelsPassed():
            return replace(state, phase=Phase.CHOOSING)
        case BlindProposed(seat=seat):
            return replace(state, blind_agreed=(seat,), finishing=())
        case BlindAgreed(seat=seat):
            return replace(state, blind_agreed=tuple(sorted((*state.blind_agreed, seat))))
        case WentBlind():
            return replace(state, blind_agreed=(), finishing=())
        case FinishProposed(seat=seat):
            return replace(state, blind_agreed=(), finishing=(*state.finishing, seat))
        case Finished():
            return replace(state, phase=Phase.FINISHED)
        case GameBeaten():
            return replace(state, phase=Phase.BEATEN)
        case GameLost():
            return replace(state, phase=Phase.LOST)
        case RewardLost():
            return state
        case _:
            assert_never(event)


def _halt(state: TheMindState) -> TheMindState:
    return replace(state, phase=Phase.CONCENTRATING, ready=(), proposal=None)


def _without_lowest(state: TheMindState, seats: tuple[Seat, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(hand[1:] if seat in seats else hand for seat, hand in enumerate(state.hands))


def _set_aside(state: TheMindState, seat: Seat, count: int) -> TheMindState:
    hand = state.hands[seat]
    below, mistake = (0, *(played.card for played in state.pile))[-2:]
    aside = SetAside(seat=seat, cards=hand[:count], over=below, under=mistake)
    return replace(
        state,
        hands=(*state.hands[:seat], hand[count:], *state.hands[seat + 1 :]),
        set_aside=(*state.set_aside, aside),
    )


def _agree(state: TheMindState, seat: Seat) -> Proposal | None:
    if state.proposal is None:
        return None
    agreed = tuple(sorted((*state.proposal.agreed, seat)))
    return state.proposal.model_copy(update={"agreed": agreed})


def _pass_level(state: TheMindState) -> TheMindState:
    last = FinishedPile(level=state.level, blind=state.blind, pile=state.pile, mistakes=state.mistakes)
    if state.blind:
        return replace(state, last_pile=last, blind_passed=state.blind_passed + 1)
    return replace(state, last_pile=last, passed=state.passed + 1)


def _deal_level(
    state: TheMindState, level: int, hands: tuple[tuple[int, ...], ...], *, blind: bool
) -> TheMindState:
    return replace(
        _halt(state),
        level=level,
        blind=blind,
        hands=hands,
        pile=(),
        mistakes=(),
        set_aside=(),
        discarded=(),
        mistake=None,
    )

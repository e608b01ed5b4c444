"""Consequences of a card played, a star used and a level's last card, and the achievements (rulings: M11)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Self, TypeAlias

from engine.games.the_mind.events import (
    AllLevelsPassed,
    CardPlayed,
    CardsSetAside,
    GameBeaten,
    GameLost,
    LevelDealt,
    LevelPassed,
    LifeLost,
    MistakeMade,
    PileTurnedOver,
    RewardGained,
    RewardLost,
    StarUsed,
    TheMindEvent,
)
from engine.games.the_mind.levels import (
    CARDS,
    MAX_LIVES,
    MAX_STARS,
    REWARDS,
    Reward,
    deal_hands,
    find_mistakes,
    last_level,
)
from engine.games.the_mind.model import BlindMistakes, PlayedCard, TheMindState
from engine.model import Seat
from engine.ruleset import Decision
from engine.shuffle import Chance
from engine.tally import Tally

TheMindDecision: TypeAlias = Decision[TheMindState, TheMindEvent]
BLIND_LEVEL: Final = "blind-level-3"
COMEBACK: Final = "comeback"
_BLIND: Final = 3


def level_hands(chance: Chance, seats: int, level: int, *, blind: bool) -> tuple[tuple[int, ...], ...]:
    """Shuffle all cards and deal a level; a level's deal depends on the seed alone, not on the play."""
    name = "blind level" if blind else "level"
    return deal_hands(chance.shuffled(CARDS, purpose=f"the-mind {name} {level}"), seats, level)


def deal_level(decision: TheMindDecision, level: int, *, blind: bool) -> None:
    """Deal another level."""
    hands = level_hands(decision.chance, len(decision.state.hands), level, blind=blind)
    decision.add(LevelDealt(level=level, blind=blind, hands=hands))


def play_lowest(decision: TheMindDecision, seat: Seat) -> None:
    """Play a seat's lowest card, with the mistake it may be and the level it may end (rulings: M5)."""
    state = decision.state
    card = state.hands[seat][0]
    decision.add(CardPlayed(seat=seat, card=card, face_down=state.blind))
    lower = tuple(tuple(other for other in hand if other < card) for hand in state.hands)
    if any(lower) and not state.blind:
        decision.add(MistakeMade(seat=seat, card=card, lower=tuple(map(len, lower))))
        for other, cards in enumerate(lower):
            if cards:
                decision.add(CardsSetAside(seat=Seat(other), count=len(cards), cards=cards))
        _lose_lives(decision, 1)
    _end_level_if_done(decision)


def use_star(decision: TheMindDecision) -> None:
    """Discard every seat's lowest card face up, which may end the level (rulings: M7)."""
    state = decision.state
    discarded = tuple(
        PlayedCard(seat=Seat(seat), card=hand[0]) for seat, hand in enumerate(state.hands) if hand
    )
    decision.add(StarUsed(discarded=discarded, stars=state.stars - 1))
    _end_level_if_done(decision)


def _end_level_if_done(decision: TheMindDecision) -> None:
    state = decision.state
    if any(state.hands) or state.lives == 0:
        return
    if state.blind:
        _turn_pile_over(decision)
        if decision.state.lives == 0:
            return
    decision.add(LevelPassed(level=state.level, blind=state.blind))
    if (reward := REWARDS.get(state.level)) is not None:
        _gain_reward(decision, reward)
    if state.level < last_level(len(state.hands)):
        deal_level(decision, state.level + 1, blind=state.blind)
    else:
        decision.add(GameBeaten() if state.blind else AllLevelsPassed())


def _turn_pile_over(decision: TheMindDecision) -> None:
    state = decision.state
    mistakes = find_mistakes([played.card for played in state.pile])
    decision.add(PileTurnedOver(level=state.level, pile=state.pile, mistakes=mistakes))
    if mistakes:
        _lose_lives(decision, len(mistakes) if state.options.blind_mistakes is BlindMistakes.EACH else 1)


def _lose_lives(decision: TheMindDecision, cost: int) -> None:
    state = decision.state
    count = min(cost, state.lives)
    decision.add(LifeLost(count=count, lives=state.lives - count))
    if count == state.lives:
        decision.add(GameLost(level=state.level, blind=state.blind))


def _gain_reward(decision: TheMindDecision, reward: Reward) -> None:
    state = decision.state
    count, most = (state.lives, MAX_LIVES) if reward is Reward.LIFE else (state.stars, MAX_STARS)
    decision.add(RewardGained(reward=reward) if count < most else RewardLost(reward=reward))


@dataclass(frozen=True, slots=True)
class TheMindTally(Tally[TheMindEvent, TheMindState]):
    """The highest blind level so far, and whether the team was down to its last life before it passed all."""

    blind_level: int = 0
    last_life: bool = False
    passed_all: bool = False

    def add(self, event: TheMindEvent, state: TheMindState) -> Self:
        """Return the tally after an event, which led to this state."""
        passed_all = self.passed_all or isinstance(event, AllLevelsPassed)
        return type(self)(
            blind_level=max(self.blind_level, state.level) if state.blind else self.blind_level,
            last_life=self.last_life or (state.lives == 1 and not passed_all),
            passed_all=passed_all,
        )

    def find_achievements(self) -> Iterator[str]:
        """Yield the achievements of a match that ends with this tally."""
        if self.blind_level >= _BLIND:
            yield BLIND_LEVEL
        if self.passed_all and self.last_life:
            yield COMEBACK

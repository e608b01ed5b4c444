"""What follows from a card played, a star used, and a level's last card."""

from collections.abc import Sequence

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
from engine.games.the_mind.history import evolve
from engine.games.the_mind.levels import (
    CARDS,
    MOST_LIVES,
    MOST_STARS,
    REWARDS,
    Reward,
    dealt,
    last_level,
    too_early,
)
from engine.games.the_mind.model import BlindMistakes, PlayedCard, TheMindState
from engine.model import Seat
from engine.shuffle import Chance


def level_hands(chance: Chance, seats: int, level: int, *, blind: bool) -> tuple[tuple[int, ...], ...]:
    """Shuffle all cards and deal a level; a level's deal depends on the seed alone, not on the play."""
    name = "blind level" if blind else "level"
    return dealt(chance.shuffled(CARDS, purpose=f"the-mind {name} {level}"), seats, level)


def deal_level(state: TheMindState, level: int, chance: Chance, *, blind: bool) -> LevelDealt:
    """Deal another level."""
    hands = level_hands(chance, len(state.hands), level, blind=blind)
    return LevelDealt(level=level, blind=blind, hands=hands)


def play_lowest(state: TheMindState, seat: Seat, chance: Chance) -> Sequence[TheMindEvent]:
    """Play a seat's lowest card, with the mistake it may be and the level it may end (rulings: M5)."""
    card = state.hands[seat][0]
    events: list[TheMindEvent] = [CardPlayed(seat=seat, card=card, face_down=state.blind)]
    lower = tuple(tuple(held for held in hand if held < card) for hand in state.hands)
    if any(lower) and not state.blind:
        events.append(MistakeMade(seat=seat, card=card, lower=tuple(map(len, lower))))
        events += (
            CardsSetAside(seat=Seat(other), count=len(cards), cards=cards)
            for other, cards in enumerate(lower)
            if cards
        )
        events += _lose_lives(state, 1)
    return (*events, *_end_of_level(_after(state, events), chance))


def use_star(state: TheMindState, chance: Chance) -> Sequence[TheMindEvent]:
    """Discard every seat's lowest card face up, which may end the level (rulings: M7)."""
    discarded = tuple(
        PlayedCard(seat=Seat(seat), card=hand[0]) for seat, hand in enumerate(state.hands) if hand
    )
    used = StarUsed(discarded=discarded, stars=state.stars - 1)
    return (used, *_end_of_level(evolve(state, used), chance))


def _end_of_level(state: TheMindState, chance: Chance) -> Sequence[TheMindEvent]:
    if any(state.hands) or state.lives == 0:
        return ()
    events: list[TheMindEvent] = []
    if state.blind:
        events += _turn_over(state)
        if _after(state, events).lives == 0:
            return events
    events.append(LevelPassed(level=state.level, blind=state.blind))
    if (reward := REWARDS.get(state.level)) is not None:
        events.append(_reward(_after(state, events), reward))
    if state.level < last_level(len(state.hands)):
        events.append(deal_level(state, state.level + 1, chance, blind=state.blind))
    else:
        events.append(GameBeaten() if state.blind else AllLevelsPassed())
    return events


def _turn_over(state: TheMindState) -> Sequence[TheMindEvent]:
    mistakes = too_early([one.card for one in state.pile])
    turned = PileTurnedOver(level=state.level, pile=state.pile, mistakes=mistakes)
    if not mistakes:
        return (turned,)
    cost = len(mistakes) if state.options.blind_mistakes is BlindMistakes.EACH else 1
    return (turned, *_lose_lives(state, cost))


def _lose_lives(state: TheMindState, cost: int) -> Sequence[TheMindEvent]:
    count = min(cost, state.lives)
    lost = LifeLost(count=count, lives=state.lives - count)
    return (lost,) if lost.lives else (lost, GameLost(level=state.level, blind=state.blind))


def _reward(state: TheMindState, reward: Reward) -> TheMindEvent:
    held, most = (state.lives, MOST_LIVES) if reward is Reward.LIFE else (state.stars, MOST_STARS)
    return RewardGained(reward=reward) if held < most else RewardLost(reward=reward)


def _after(state: TheMindState, events: Sequence[TheMindEvent]) -> TheMindState:
    for event in events:
        state = evolve(state, event)
    return state

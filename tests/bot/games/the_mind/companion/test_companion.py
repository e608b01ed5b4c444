"""A companion of The Mind: honest, legal, the same for the same dice, and close to the tempo of its table."""

import math
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from bot.companions.style import Steadiness
from bot.games.the_mind.companion.companion import SOONEST, TheMindCompanion
from bot.games.the_mind.companion.memory import Silence, Tempo, TheMindMemory, list_silences, remember_step
from engine.games.the_mind.events import (
    CardPlayed,
    LevelDealt,
    MistakeMade,
    PlayBegan,
    StarDeclined,
    StarUsed,
)
from engine.games.the_mind.model import (
    AgreeToStar,
    DeclineStar,
    Finish,
    GoOnBlind,
    Phase,
    PlayedCard,
    PlayLowest,
    Proposal,
    ProposeStar,
    Ready,
    TheMindAction,
    TheMindOptions,
    TheMindState,
)
from engine.games.the_mind.rules import TheMind
from engine.model import Seat
from engine.ruleset import deal, playout
from engine.shuffle import Chance
from tests.tools.the_mind_people import make_companions, make_people, simulate_match

RULES = TheMind()
START = datetime(2026, 11, 20, 19, 0, tzinfo=UTC)
COMPANION = TheMindCompanion()
STATES = 2_000


def played_states(seats: int, seed: int) -> Iterator[tuple[TheMindState, TheMindMemory]]:
    """Yield the states of a random match, each with what its companions remember."""
    dice = Random(seed)
    chance = Chance(dice.randbytes(32))
    options = TheMindOptions(start_level=dice.randint(1, 8))
    state = deal(RULES, seats, options, chance)
    memory = TheMindMemory(held=(options.start_level,) * seats, since=START)
    now = START
    yield state, memory
    for number, step in enumerate(playout(RULES, state, seats, chance, dice.choice), 1):
        now += timedelta(seconds=dice.expovariate(0.2))
        memory = remember_step(memory, step.events, number, now, lambda seat: seat == 0)
        yield step.after, memory


def many_states() -> Iterator[tuple[int, TheMindState, TheMindMemory]]:
    """Yield states of random matches of all sizes."""
    seen = 0
    for seed in range(STATES):
        for state, memory in played_states(2 + seed % 3, seed):
            yield 2 + seed % 3, state, memory
            seen += 1
        if seen >= STATES:
            return


def test_what_a_companion_does_is_legal_in_every_state() -> None:
    for seats, state, memory in many_states():
        for seat in map(Seat, range(seats)):
            timed = COMPANION.decide(RULES.view(state, seat), memory, own_seed=1, seed=memory.step)
            if timed is not None:
                assert timed.action in list(RULES.legal_actions(state, seat))
                assert timed.seconds > 0


def test_a_companion_decides_the_same_whatever_it_cannot_see() -> None:
    for number, (seats, state, memory) in enumerate(many_states()):
        seat = Seat(number % seats)
        other = RULES.redeal(state, seat, Chance(number.to_bytes(32)))
        decided, again = (
            COMPANION.decide(RULES.view(one, seat), memory, own_seed=1, seed=2) for one in (state, other)
        )
        assert decided == again


def test_what_companions_remember_is_what_the_public_table_sees() -> None:
    memory = TheMindMemory(held=(2, 2), since=START)
    dealt = LevelDealt(level=2, blind=False, hands=((3, 50), (7, 8)))
    hidden = CardPlayed(seat=Seat(0), card=3, face_down=True)
    for event in (dealt, hidden):
        full, public = (
            remember_step(memory, [one], 1, START, lambda _: True) for one in (event, event.redact_for(None))
        )
        assert full == public
    blind = remember_step(memory, [hidden], 1, START + timedelta(seconds=9), lambda _: True)
    assert (blind.count, blind.tempo, blind.held) == (0, memory.tempo, (1, 2))


def begun(*, held: tuple[int, ...] = (3, 3)) -> TheMindMemory:
    """The memory when the third level begins."""
    dealt = TheMindMemory(held=held, since=START)
    return remember_step(dealt, [PlayBegan(level=3, blind=False)], 5, START, lambda _: True)


def learn_around_50(tempo: Tempo, gap: float, seconds: float) -> Tempo:
    return tempo.learn(50 - gap / 2, 50 + gap / 2, seconds)


def test_people_who_count_fast_when_low_and_slowly_when_high_are_known_by_a_few_cards() -> None:
    cards = ((0, 12, 6.0), (12, 26, 7.0), (68, 80, 16.0), (80, 91, 16.0), (0, 20, 10.0), (62, 75, 17.0))
    known = Tempo()
    for count, card, seconds in cards:
        known = known.learn(count, card, seconds)
    assert known.expect(0, 15) == pytest.approx(7.5, rel=0.25)
    assert known.expect(70, 85) == pytest.approx(20, rel=0.2)


def test_the_delay_of_phones_is_no_counting() -> None:
    known = Tempo()
    for count, card in ((0, 1), (20, 22), (30, 50), (50, 51), (60, 85), (85, 86)):
        known = known.learn(count, card, 0.5 * (card - count) + 0.65)
    assert known.expect(40, 60) == pytest.approx(10.4, rel=0.2)
    assert known.expect(40, 41) > 0.75


def test_the_count_starts_when_the_countdown_ends_and_again_with_each_card() -> None:
    memory = begun()
    assert memory.since == START + timedelta(seconds=3)
    later = START + timedelta(seconds=20.15)
    played = CardPlayed(seat=Seat(0), card=17, face_down=False)
    after = remember_step(memory, [played], 6, later, lambda _: True)
    assert (after.since, after.step, after.count, after.held) == (later, 6, 17, (2, 3))
    # Seventeen numbers in seventeen seconds, and the click's own time; the other person was silent meanwhile.
    assert after.tempo.expect(0, 17) == pytest.approx(17, rel=0.1)


def test_only_people_show_the_tempo_and_only_while_others_hold_cards() -> None:
    played = CardPlayed(seat=Seat(0), card=10, face_down=False)
    at = START + timedelta(seconds=43)
    assert remember_step(begun(), [played], 6, at, lambda _: False).tempo == Tempo()
    assert remember_step(begun(held=(3, 0)), [played], 6, at, lambda _: True).tempo == Tempo()
    assert remember_step(begun(), [played], 6, at, lambda _: True).tempo.seconds > 2


def test_a_mistake_teaches_that_people_count_more_slowly() -> None:
    played = CardPlayed(seat=Seat(1), card=20, face_down=False)
    mistake = MistakeMade(seat=Seat(1), card=20, lower=(1, 0))
    at = START + timedelta(seconds=23)
    after = remember_step(begun(), [played, mistake], 6, at, lambda seat: seat == 0)
    assert after.tempo.seconds > 1.2


def test_silence_tells_that_people_are_slow_or_hold_high_cards() -> None:
    at_once = Tempo().hear_silence(44, [Silence(held=3, seconds=0.0, room=100.0)])
    guess = Tempo().seconds
    assert at_once.seconds == pytest.approx(guess)
    later = Tempo().hear_silence(44, [Silence(held=3, seconds=30.0, room=100.0)])
    assert later.seconds > 1.1 * guess
    # With fewer cards, they may all be high.
    assert (
        guess < Tempo().hear_silence(44, [Silence(held=1, seconds=30.0, room=100.0)]).seconds < later.seconds
    )
    # Who is known to hold a card below, and has not played it, is slow.
    known = Tempo().hear_silence(44, [Silence(held=1, seconds=30.0, room=100.0, below=20.0)])
    assert known.seconds > 1.5 * guess


def test_a_long_pause_changes_little_of_what_is_known() -> None:
    known = Tempo()
    for gap in (12, 20, 30, 9):
        known = learn_around_50(known, gap, gap)
    assert learn_around_50(known, 10, 400).seconds < 1.3 * known.seconds


def test_only_people_are_heard_to_be_silent_and_nobody_in_a_blind_level() -> None:
    def list_held(memory: TheMindMemory, seat: Seat | None) -> list[int]:
        return [one.held for one in list_silences(memory, 5.0, seat)]

    memory = remember_step(begun(held=(3, 2, 0, 1)), [], 6, START, lambda seat: seat != 1)
    assert list_held(memory, None) == [3, 1]
    assert list_held(memory, Seat(0)) == [1]
    assert list_held(replace(memory, blind=True), None) == []


def test_a_companion_waits_longer_while_people_whose_tempo_it_does_not_know_are_silent() -> None:
    view = RULES.view(playing((60,), stars=0), Seat(0))
    alone, heard = (
        COMPANION.decide(view, replace(begun(), people=people), own_seed=1, seed=1)
        for people in ((False, False), (False, True))
    )
    assert alone is not None
    assert heard is not None
    assert alone.seconds < heard.seconds <= 2 * alone.seconds


@pytest.mark.parametrize("tempo", [0.4, 1.0, 2.5])
def test_the_tempo_is_learned_from_a_few_cards_and_forgotten_slowly(tempo: float) -> None:
    learned = Tempo()
    for gap in (12, 5, 30, 8, 2, 17):
        learned = learn_around_50(learned, gap, tempo * gap)
    assert learned.seconds == pytest.approx(tempo, rel=0.2)
    for gap in (12, 5, 30, 8, 2, 17, 21, 9, 14, 6, 25, 11):
        learned = learn_around_50(learned, gap, 2 * tempo * gap)
    assert learned.seconds > 1.3 * tempo
    assert learn_around_50(learned, 0, 5) == learned


def playing(hand: tuple[int, ...], *, seats: int = 2, **facts: object) -> TheMindState:
    """A state in which seat 0 holds this hand, and the others hold three cards each."""
    others = tuple((91 + 3 * seat, 92 + 3 * seat, 93 + 3 * seat) for seat in range(seats - 1))
    state = TheMindState(TheMindOptions(), (hand, *others), level=3, lives=3, stars=1, phase=Phase.PLAYING)
    return replace(state, **facts)  # type: ignore[arg-type] # fields of a state


def list_waits(card: int, own_seed: int, steadiness: Steadiness) -> list[float]:
    """List how long a companion waits for a card, by 200 dice, where the tempo is known."""
    view = RULES.view(playing((card,), stars=0), Seat(0))
    companion = TheMindCompanion(steadiness)
    known = Tempo()
    for gap in (30, 20, 40, 10, 25, 35):
        known = learn_around_50(known, gap, gap)
    memory = replace(begun(), tempo=known)
    timed = [companion.decide(view, memory, own_seed=own_seed, seed=seed) for seed in range(200)]
    return [one.seconds for one in timed if one is not None]


def test_a_companion_waits_about_as_long_as_the_gap_says_and_never_like_a_clock() -> None:
    waits = list_waits(40, 1, Steadiness.HUMAN)
    assert sum(waits) / len(waits) == pytest.approx(40, rel=0.25)
    logs = [math.log(wait) for wait in waits]
    mean = sum(logs) / len(logs)
    spread = math.sqrt(sum((one - mean) ** 2 for one in logs) / len(logs))
    assert 0.1 < spread < 0.2
    steady, dreamy = (list_waits(40, 1, one) for one in (Steadiness.STEADY, Steadiness.DREAMY))
    assert max(steady) - min(steady) < max(waits) - min(waits) < max(dreamy) - min(dreamy)
    assert min(list_waits(1, 1, Steadiness.HUMAN)) >= SOONEST


def test_two_companions_are_no_one_clock() -> None:
    one, other = (list_waits(30, own, Steadiness.HUMAN) for own in (1, 2))
    ratios = {round(first / second, 3) for first, second in zip(one, other, strict=True)}
    assert ratios != {1.0}


def test_the_same_dice_decide_the_same() -> None:
    assert list_waits(30, 1, Steadiness.HUMAN) == list_waits(30, 1, Steadiness.HUMAN)


def test_who_holds_the_last_cards_does_not_count() -> None:
    view = RULES.view(playing((90,), hands=((90,), ())), Seat(0))
    timed = COMPANION.decide(view, begun(held=(1, 0)), own_seed=1, seed=1)
    assert timed is not None
    assert timed.seconds < 2


def decide(state: TheMindState, memory: TheMindMemory | None = None) -> TheMindAction | None:
    timed = COMPANION.decide(RULES.view(state, Seat(0)), memory or begun(), own_seed=1, seed=1)
    return None if timed is None else timed.action


def test_it_proposes_a_star_when_torn_but_not_after_one_was_declined() -> None:
    torn, memory = playing((70,), seats=4, lives=1), begun(held=(1, 3, 3, 3))
    assert decide(torn, memory) == ProposeStar()
    declined = remember_step(memory, [StarDeclined(seat=Seat(1))], 6, START, lambda _: True)
    assert decide(torn, declined) == PlayLowest(card=70)
    assert decide(replace(torn, stars=0), memory) == PlayLowest(card=70)
    # A star that is kept for later wastes the next one that a level brings.
    assert decide(replace(torn, lives=4), memory) == ProposeStar()


def test_after_a_star_it_counts_on_from_the_lowest_discarded_card() -> None:
    discarded = (PlayedCard(seat=Seat(0), card=20), PlayedCard(seat=Seat(1), card=31))
    used = StarUsed(discarded=discarded, stars=0)
    assert remember_step(begun(held=(3, 3)), [used], 6, START, lambda _: True).count == 20


def test_it_lays_the_last_cards_of_all_one_after_the_other() -> None:
    view = RULES.view(playing((90, 95), hands=((90, 95), ()), stars=0), Seat(0))
    timed = [COMPANION.decide(view, begun(held=(2, 0)), own_seed=1, seed=seed) for seed in range(50)]
    assert all(one is not None and 0.7 <= one.seconds <= 1.3 for one in timed)


def test_it_declines_a_needless_star_at_two_lives() -> None:
    far = playing((2,), lives=2, proposal=Proposal(seat=Seat(1), agreed=(Seat(1),)))
    assert decide(far) == DeclineStar()


def test_it_answers_a_star_as_it_helps_and_takes_its_own_back_in_the_end() -> None:
    proposed = playing((40,), lives=1, proposal=Proposal(seat=Seat(1), agreed=(Seat(1),)))
    assert decide(proposed) == AgreeToStar()
    far = playing((2,), lives=4, proposal=Proposal(seat=Seat(1), agreed=(Seat(1),)))
    assert decide(far) == DeclineStar()
    own = playing((40,), lives=1, proposal=Proposal(seat=Seat(0), agreed=(Seat(0),)))
    assert decide(own) == DeclineStar()
    agreed = playing((40,), lives=1, proposal=Proposal(seat=Seat(1), agreed=(Seat(0), Seat(1))))
    assert decide(agreed) is None


def test_it_becomes_ready_and_follows_the_people_at_the_end() -> None:
    halted = playing((40,), phase=Phase.CONCENTRATING)
    assert decide(halted) == Ready()
    assert decide(replace(halted, ready=(Seat(0),))) is None
    chosen = playing((), phase=Phase.CHOOSING)
    assert decide(chosen) is None
    assert decide(replace(chosen, finishing=(Seat(1),))) == Finish()
    assert decide(replace(chosen, blind_agreed=(Seat(1),))) == GoOnBlind()


def test_simulated_people_of_any_tempo_pass_levels_with_a_companion() -> None:
    for tempo in (0.4, 1.0, 2.0):
        dice = Random(7)
        levels = 0
        for _ in range(4):
            chance = Chance(dice.randbytes(32))
            people = make_people(1, tempo, dice)
            levels += simulate_match([*people, *make_companions(1, 1, chance)], chance).levels
        # A clock of one second a number passes fewer than three levels a match at 0.4 s, and four at 2 s.
        assert levels >= 16

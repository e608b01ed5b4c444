"""A companion of ito, which decides from its seat's view and from what is written at the table."""

import random
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from data.themes import theme
from data.written_texts import NO_TEXTS, WrittenTexts
from engine.games.ito.actions import (
    AgreeToRow,
    GoOn,
    ItoAction,
    LayCard,
    MoveCard,
    SettleTheme,
    WriteLines,
)
from engine.games.ito.cards import CARDS, place_on_scale
from engine.games.ito.model import ItoView, Phase, RowCard
from engine.games.ito.rules import WAITING_TIME
from engine.model import Seat

_WRITE: Final = (2.5, 5.0)
"""Seconds in which it thinks of its lines."""
_LAY: Final = (2.0, 4.0)
_ANSWER: Final = (1.0, 2.0)
"""The same for what people wait for: a theme on which all have voted, a move, agreement."""


@dataclass(frozen=True, slots=True)
class Company:
    """The facts beside the view that everyone at the table knows."""

    people: frozenset[Seat]
    """The seats of the people who are there."""
    companions: frozenset[Seat]
    texts: WrittenTexts = NO_TEXTS


@dataclass(frozen=True, slots=True)
class PacedAction:
    """An action that a companion will take if nothing happens before."""

    action: ItoAction
    seconds: float
    lines: Mapping[int, str] = field(default_factory=dict, repr=False)
    """The lines that it writes, by slot."""


def decide(view: ItoView, company: Company, seed: int) -> PacedAction | None:
    """Return the seat's next action in a match of rows, or `None` if it waits; the same for the same seed."""
    if view.seat is None or view.seat in view.absent or not company.people:
        return None
    dice = random.Random(seed)  # noqa: S311 - replays decide again with the same dice
    people = company.people.difference(view.absent)
    if view.phase is Phase.CHOOSING:
        voted = view.offered and people and all(view.votes[seat] is not None for seat in people)
        return PacedAction(SettleTheme(), dice.uniform(*_ANSWER)) if voted else None
    if view.phase is not Phase.LAYING:
        return None
    if lines := choose_lines(view, company):
        return PacedAction(WriteLines(slots=tuple(lines)), dice.uniform(*_WRITE), lines)
    if move := _find_wanted_move(view, people):
        return PacedAction(move, dice.uniform(*_ANSWER))
    if view.held_slots[view.seat] and view.seat not in view.passed_over:
        slot = view.held_slots[view.seat][0]
        after = choose_place(view, slot, estimate_cards(view, company))
        return PacedAction(LayCard(slot=slot, after=after), dice.uniform(*_LAY))
    return _follow(view, people.difference(view.passed_over), dice)


def choose_lines(view: ItoView, company: Company) -> dict[int, str]:
    """Return a line for each of the seat's cards without one, by slot; none if the theme has no scale.

    It is the answer at the card's place on the scale, or the one beside it if that is taken already.
    """
    scale = _find_scale(view)
    if view.seat is None or scale is None:
        return {}
    taken = set(company.texts.of_round(view.round).values())
    lines: dict[int, str] = {}
    for slot, card in enumerate(view.cards):
        if not view.lines[view.seat][slot]:
            lines[slot] = _choose_answer(scale, card, taken)
            taken.add(lines[slot])
    return lines


def estimate_cards(view: ItoView, company: Company) -> dict[int, float]:
    """Return the numbers of the cards that can be told, by token: one's own, and by the scale companions'."""
    numbers: dict[int, float] = {}
    scale = _find_scale(view) or ()
    for seat in company.companions - {view.seat}:
        for slot in range(len(view.lines[seat])):
            line = company.texts.line(view.round, seat, slot)
            if line in scale:
                share = (scale.index(line) + 0.5) / len(scale)
                numbers[RowCard(seat=seat, slot=slot).token] = share * len(CARDS) + 0.5
    if view.seat is not None:
        own = (RowCard(seat=view.seat, slot=slot) for slot in range(len(view.cards)))
        numbers.update(zip((card.token for card in own), view.cards, strict=True))
    return numbers


def choose_place(view: ItoView, slot: int, numbers: Mapping[int, float]) -> int:
    """Return the token after which a card of the seat belongs, 0 for the low end.

    Among the cards that can be told it lies in order. The others between two of these are supposed to lie
    evenly between their numbers.
    """
    card = view.cards[slot]
    tokens = [other.token for other in view.row]
    wrong = [
        sum(numbers.get(token, card) > card for token in tokens[:place])
        + sum(numbers.get(token, card) < card for token in tokens[place:])
        for place in range(len(tokens) + 1)
    ]
    first = last = wrong.index(min(wrong))
    while last < len(tokens) and wrong[last + 1] == wrong[first]:
        last += 1
    low = max((numbers.get(token, 0) for token in tokens[:first]), default=0)
    high = min((numbers.get(token, len(CARDS) + 1) for token in tokens[last:]), default=len(CARDS) + 1)
    share = min(1.0, max(0.0, (card - low) / (high - low))) if high > low else 0.5
    place = first + round(share * (last - first))
    return tokens[place - 1] if place else 0


def _choose_answer(scale: Sequence[str], card: int, taken: Collection[str]) -> str:
    place = place_on_scale(card, len(scale))
    index = int(place)
    beside = (1, -1) if place - index >= 1 / 2 else (-1, 1)
    nearest = [index, *(index + step for step in beside if 0 <= index + step < len(scale))]
    return next((scale[near] for near in nearest if scale[near] not in taken), scale[index])


def _find_scale(view: ItoView) -> tuple[str, ...] | None:
    listed = None if view.theme is None else theme(view.theme)
    return None if listed is None else listed.scale


def _find_wanted_move(view: ItoView, people: Collection[Seat]) -> MoveCard | None:
    """Return the move by one place for which most of the people ask (rulings: I15)."""
    tokens = [card.token for card in view.row]
    for place, card in enumerate(view.row):
        if card.seat != view.seat:
            continue
        for higher, can_move in ((False, place > 0), (True, place + 1 < len(tokens))):
            asking = [ask for ask in view.asks if (ask.token, ask.higher) == (card.token, higher)]
            if can_move and 2 * sum(ask.seat in people for ask in asking) > len(people):
                before = place + 1 if higher else place - 2
                return MoveCard(slot=card.slot, after=tokens[before] if before >= 0 else 0)
    return None


def _follow(view: ItoView, people: Collection[Seat], dice: random.Random) -> PacedAction | None:
    """Agree when the people have, or want to go on when most of those who are done want it (rulings: I8)."""
    if view.seat in view.passed_over:
        return None
    if view.seat not in view.waiting:
        done = [seat for seat in people if seat not in view.waiting]
        wanted = sum(seat in view.going_on for seat in done)
        if view.seat not in view.going_on and view.may_be_gone_on_without and 2 * wanted > len(done):
            return PacedAction(GoOn(), dice.uniform(*_ANSWER))
        return None
    agreed = sum(seat in view.agreed for seat in people)
    if not view.all_laid or 2 * agreed < len(people) or not agreed:
        return None
    # Those who are silent hold up nobody but themselves: the others may then go on without them.
    pause = dice.uniform(*_ANSWER) if agreed == len(people) else WAITING_TIME
    return PacedAction(AgreeToRow(moves=view.moves), pause)

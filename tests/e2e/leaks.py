"""A search for leaks: a number on a user's screen that nothing explains may be another player's card."""

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bot.components.layout import CustomId
from bot.devtools.sandbox import Person, ScreenEntry
from bot.renderers.deal import CODE_DIGITS
from bot.words.words import languages, words
from engine.games.the_game.model import CardPlayed, CardsDrawn, TheGameState
from engine.games.the_game.piles import PILES, START, gap
from tests.e2e.match_history import RULES, MatchHistory

_NUMBER = re.compile(r"\d+")
_MENTION = re.compile(r"<[@#][!&]?\d+>")
_LIST_MARK = re.compile(r"^\d\. ", re.MULTILINE)
_MOVES = 12


@dataclass(frozen=True)
class Leak:
    """A card that another player's screen has shown."""

    card: int
    revision: int
    shown: ScreenEntry


@dataclass(frozen=True)
class Search:
    """The result of a search."""

    leaks: tuple[Leak, ...]
    looked_at: int
    """The number of numbers checked."""


def search(history: MatchHistory, person: Person, shown: Iterable[ScreenEntry] | None = None) -> Search:
    """Search a user's screen history for cards of the other players' hands."""
    found: list[Leak] = []
    looked_at = 0
    for one in person.screen_history if shown is None else shown:
        revision = _revision(history, one)
        if revision is None:
            continue
        # Without a revision in a custom_id, its time gives the revision, plus or minus one.
        stamped = any(CustomId.parse(custom_id) for custom_id in one.custom_ids)
        width = 0 if stamped else 1
        first, last = max(0, revision - width), min(len(history.states) - 1, revision + width)
        near = range(first, last + 1)
        seat = history.seat_of(person.id, one.at)
        explained = set().union(*(_list_explained_numbers(history, each, seat) for each in near))
        if _announces_end(history, one):
            explained.update(card for hand in history.last.hands for card in hand)
        for number in _numbers(history, one):
            looked_at += 1
            others = (
                hand
                for each in near
                for other, hand in enumerate(history.states[each].hands)
                if other != seat
            )
            if number not in explained and any(number in hand for hand in others):
                found.append(Leak(number, revision, one))
    return Search(tuple(found), looked_at)


def _announces_end(history: MatchHistory, shown: ScreenEntry) -> bool:
    """Return True if an entry is the message that opens the hands, shown after the end of the match."""
    ended = history.record.ended
    presses = [press for press in map(CustomId.parse, shown.custom_ids) if press is not None]
    is_result = any((press.match, press.verb) == (history.record.id, "again") for press in presses)
    return is_result and ended is not None and shown.at >= ended.at.timestamp()


def _revision(history: MatchHistory, shown: ScreenEntry) -> int | None:
    """Return the revision an entry was rendered from; None if it belongs to another match or the lobby."""
    presses = [press for press in map(CustomId.parse, shown.custom_ids) if press is not None]
    started = history.record.started
    assert started is not None
    if not presses:
        return None if shown.at < started.timestamp() else history.revision_at(shown.at)
    # A button that calls to the next table is no match's, wherever it stands.
    presses = [press for press in presses if press.match == history.record.id]
    if not presses:
        return None
    assert len({press.revision for press in presses}) == 1, "one message, one revision"
    # An edit of the lobby may arrive after the cards were dealt; it was rendered before there were any.
    lobby = any(press.verb == "start" for press in presses)
    return None if lobby else presses[0].revision


def _numbers(history: MatchHistory, shown: ScreenEntry) -> Iterator[int]:
    text = "\n".join([shown.text, *shown.labels])
    for public in (*_static(), *_checks(history), history.chance.hex, history.chance.commitment):
        text = text.replace(public, "")
    text = text.replace(history.chance.commitment[:CODE_DIGITS], "")
    text = _LIST_MARK.sub("", _MENTION.sub("", text))
    for custom_id in shown.custom_ids:
        press = CustomId.parse(custom_id)
        text += f"\n{custom_id if press is None else press.argument}"
    for number in _NUMBER.findall(text):
        yield int(number)


def _static() -> list[str]:
    """Return the texts that everyone may read: the rules, and what the picture of their examples shows."""
    keys = ("rules-the-game", "the-game-rules-picture")
    return [words(language)(key) for language in languages() for key in keys]


def _checks(history: MatchHistory) -> list[str]:
    """Return the words of *Check this deal*: a code, a seed, and how they belong together."""
    version = history.record.rules_version or 0
    return [
        text
        for each in map(words, languages())
        for text in (
            each("deal-check-code", hash=history.chance.commitment),
            each("deal-check-seed", seed=history.chance.hex, version=version),
        )
    ]


def _list_explained_numbers(history: MatchHistory, revision: int, seat: int | None) -> set[int]:
    """Return every number that is explained at a revision: the public table's, and the seat's own."""
    state = history.states[revision]
    known = {*PILES, *START, *state.tops, *(card for row in state.rows for card in row)}
    known |= {*map(len, state.hands), len(state.draw), state.owed, state.duty, state.laid}
    known |= {state.options.minimum, len(state.hands)}
    # The last ten cards are counted down for all to see.
    known.add(len(state.draw) + sum(map(len, state.hands)))
    for event in _events(history, revision):
        match event:
            case CardPlayed():
                known |= {event.card, abs(event.gap)}
            case CardsDrawn():
                known.add(event.count)
            case _:
                pass
    outcome = RULES.outcome(state)
    if outcome is not None:
        known |= {outcome.score, *outcome.facts.values(), 98}
    return known if seat is None else known | _own(state, seat)


def _own(state: TheGameState, seat: int) -> set[int]:
    hand = state.hands[seat]
    gaps = {abs(gap(pile, state.tops[pile - 1], card)) for pile in PILES for card in hand}
    return {*hand, *gaps}


def _events(history: MatchHistory, revision: int) -> list[object]:
    events: list[object] = []
    for step in history.steps[max(0, revision - _MOVES) : revision]:
        events += [RULES.events.validate_python(one, strict=False) for one in json.loads(step.events)]
    return events[-_MOVES:]

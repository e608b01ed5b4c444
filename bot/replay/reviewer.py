"""Has companions look at a finished match again, turn by turn, while people step through its replay."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import cast

from cachetools import LRUCache

from bot.companion_driver.worker import CompanionWorker
from bot.companions.games import has_companion_part, load_companion_part
from bot.companions.seeds import derive_decision_seed
from bot.companions.turn_review import MatchReview, PlayedTurn, ReviewedTurn, TurnReview
from bot.process.background_tasks import BackgroundTasks
from bot.replay.replay import CheckResult, Replay, Step
from data.records import Ending, MatchId, MatchRecord
from engine.shuffle import Chance

MAX_REVIEWS = 64
"""The maximum number of reviewed matches in memory."""
_DEALS, _MORE_DEALS = 16, 128
"""How many deals each turn is compared on, and how many those that may be turning points."""
_MAX_TURNS = 300
"""The maximum number of single turns in memory, for matches whose review is not finished."""
_MAX_POINTS = 4
"""The maximum number of turning points of a match."""
_MIN_LOSS, _ERRORS = 1.5, 2.0
"""Minimum loss of a turning point, in cards and in its standard errors (rulings: C3)."""


class ReplayReviewer:
    """Reviews one match at a time in the background; where that fails, a replay says nothing of it."""

    def __init__(self, worker: CompanionWorker, max_reviews: int = MAX_REVIEWS) -> None:
        self._worker = worker
        self._reviews = LRUCache[MatchId, MatchReview](max_reviews)
        self._reviewed_turns = LRUCache[tuple[MatchId, int, int], TurnReview](_MAX_TURNS)
        """By match, first step and number of deals: a review that was dropped goes on from there."""
        self._tasks = BackgroundTasks()
        self._running: tuple[MatchId, asyncio.Task[None]] | None = None

    def find(self, record: MatchRecord, replay: Replay) -> MatchReview | None:
        """Return the review of a finished match; if there is none yet, start it unless another one runs."""
        cached = self._reviews.get(record.id)
        if cached is None and self._running is None and _is_reviewable(record, replay):
            self._running = record.id, self._tasks.start(self._review(record, replay))
        return cached

    async def wait(self, record: MatchRecord) -> MatchReview | None:
        """Return the review of a match that is just reviewed, when it is done; `None` if it was dropped."""
        if self._running is not None and self._running[0] == record.id:
            await asyncio.wait({self._running[1]})
        return self._reviews.get(record.id)

    async def wait_until_idle(self) -> None:
        """Wait until no match is reviewed."""
        await self._tasks.wait()

    async def _review(self, record: MatchRecord, replay: Replay) -> None:
        try:
            turns = await asyncio.to_thread(lambda: tuple(find_turns(record.game, replay.steps)))
            reviewed = await self._review_turns(record, turns, _DEALS)
            if reviewed is None:
                return
            closer = await self._review_turns(record, _find_costliest(reviewed), _MORE_DEALS)
            if closer is None:
                return
            points = {point.turn.first_step: point for point in closer}
            self._reviews[record.id] = MatchReview(
                tuple(points.get(turn.turn.first_step, turn) for turn in reviewed)
            )
        finally:
            self._running = None

    async def _review_turns(
        self, record: MatchRecord, turns: Iterable[PlayedTurn], deals: int
    ) -> tuple[ReviewedTurn, ...] | None:
        """Review each turn by itself, so that a companion that has to decide waits for one at most."""
        commitment = Chance.from_hex(record.seed or "").commitment
        reviewed: list[ReviewedTurn] = []
        for turn in turns:
            seed = derive_decision_seed(commitment, turn.first_step, turn.seat)
            key = (record.id, turn.first_step, deals)
            review = self._reviewed_turns.get(key)
            if review is None:
                review = await self._worker.review_turn(record.game, turn, seed, deals)
            if review is None:
                return None
            self._reviewed_turns[key] = review
            reviewed.append(ReviewedTurn(turn, review, deals == _MORE_DEALS and _costs_much(review)))
        return tuple(reviewed)


def find_turns(game: str, steps: Sequence[Step]) -> Iterable[PlayedTurn]:
    """Find the turns of a match, by the module `turns` of its game's companion."""
    find = cast(
        "Callable[[Sequence[Step]], Iterable[PlayedTurn]]", load_companion_part(game, "turns").find_turns
    )
    return find(steps)


def _is_reviewable(record: MatchRecord, replay: Replay) -> bool:
    return (
        has_companion_part(record.game, "turns")
        and record.ended is not None
        and record.ended.ending is Ending.FINISHED
        and replay.check.result is CheckResult.TRUE
    )


def _find_costliest(reviewed: Iterable[ReviewedTurn]) -> list[PlayedTurn]:
    """Return the turns that may be turning points: few deals tell little about the error."""
    costly = [turn for turn in reviewed if turn.review.loss >= _MIN_LOSS]
    costliest = sorted(costly, key=lambda turn: -turn.review.loss)[:_MAX_POINTS]
    return [turn.turn for turn in costliest]


def _costs_much(review: TurnReview) -> bool:
    return review.loss >= max(_MIN_LOSS, _ERRORS * review.error)

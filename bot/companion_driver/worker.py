"""Decisions of companions without holding up the event loop: in a child process."""

import asyncio
import logging
import os
import pickle
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from bot.companions.companion import Companion
from bot.companions.deal_worth import DealWorth
from bot.companions.environment import COMPILE_VARIABLE
from bot.companions.games import TURN_GAMES, load_companion_part
from bot.companions.turn_review import PlayedTurn, TurnReview
from bot.process.background_tasks import BackgroundTasks
from bot.process.child_process import ChildError, ChildProcess, compute_in_idle_time, serve_requests
from engine.model import Action, State, View

log = logging.getLogger(__name__)

_TIMEOUT = 5.0
"""Seconds that a table waits for a decision, others included; then the companion decides simply."""
_HANG_TIMEOUT = 60.0
"""Seconds after which a child that has not answered is replaced: on a busy machine an answer is only late."""
_WARM_UP_TIMEOUT = 600.0
"""Seconds for the child to compile its functions, which takes half a minute of a processor the first time."""
_IDLE, _YIELDING_IDLE = 1800.0, 60.0
"""Seconds without a request after which the child ends: it takes 200 to 300 MB of memory.

An evening has pauses between its matches; what is computed after a match is soon done.
"""
_CACHE_DROPPED = b"cache dropped"
"""The child's answer once it is warm, if what it kept of compiled functions was of no use."""
_ONE_THREAD = MappingProxyType({"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"})
"""Keep NumPy and Numba from starting a thread for each core: the child uses one core at most."""


@cache
def load_companions() -> Mapping[str, Companion]:
    """Return the companions that decide in turns, by their game's slug.

    The first call loads NumPy, which a start of the bot does not need: call it in a thread, or in the child.
    """
    return MappingProxyType({slug: load_companion_part(slug, "companion").COMPANION for slug in TURN_GAMES})


def decide_simply(game: str, view: View) -> Action | None:
    """Return the seat's next action by a glance at the table; call it in a thread."""
    return load_companions()[game].decide_simply(view)


class CompanionWorker:
    """Decides in a child process, which starts with the first decision; one that died is replaced at once.

    Until the child has compiled its functions, companions decide simply.
    """

    def __init__(self, *, yields: bool = False) -> None:
        """Start nothing yet.

        A child that `yields` computes in the processor's idle time, once it has compiled its functions: for
        what nobody waits for.
        """
        self._yields = yields
        compiles = os.environ.get(COMPILE_VARIABLE, "1")
        self._compiles = compiles == "1"
        self._child = ChildProcess(__name__, environment={COMPILE_VARIABLE: compiles, **_ONE_THREAD})
        self._turn = asyncio.Lock()
        """Held while the child computes; who gives up waiting for it leaves nothing to compute behind."""
        self._is_closed = False
        self._tasks = BackgroundTasks()
        self._is_warm = False
        self._is_warming_up = False
        self._idle_timer: asyncio.TimerHandle | None = None

    @property
    def is_warm(self) -> bool:
        """Whether the child is ready to decide."""
        return self._is_warm

    @property
    def is_warming_up(self) -> bool:
        """Whether the child is about to be ready; until then companions decide simply."""
        return self._is_warming_up

    async def decide(self, game: str, view: View, seed: int) -> Action | None:
        """Return the seat's next action, or `None` if it waits; never fails, takes 5 s at most."""
        if self._is_ready():
            try:
                answer = await self._request((game, view, seed))
            except ChildError as error:
                log.warning("a companion of %s decides simply: %s", game, error)
            else:
                action = pickle.loads(answer)  # noqa: S301 - our own action, from our own child
                return action if isinstance(action, Action) else None
        else:
            self.start()
        return await asyncio.to_thread(decide_simply, game, view)

    async def assess_deal(self, game: str, dealt: State) -> DealWorth | None:
        """Return the worth of a deal; `None` if that is not known, or other requests wait."""
        if game not in TURN_GAMES or not self._compiles:
            return None
        await self.wait_until_warm()
        if not self._is_ready() or self._child.is_busy:
            return None
        try:
            worth = pickle.loads(await self._request((game, dealt)))  # noqa: S301 - from our own child
        except ChildError as error:
            log.info("a deal of %s is not assessed: %s", game, error)
            return None
        return worth if isinstance(worth, DealWorth) else None

    async def review_turn(self, game: str, turn: PlayedTurn, seed: int, deals: int) -> TurnReview | None:
        """Return a companion's review of a turn of an ended match; `None` if other work waits."""
        if game not in TURN_GAMES or not self._compiles:
            return None
        await self.wait_until_warm()
        if not self._is_ready() or self._child.is_busy:
            return None
        try:
            review = pickle.loads(await self._request((game, turn, seed, deals)))  # noqa: S301 - as above
        except ChildError as error:
            log.info("a match of %s is not reviewed: %s", game, error)
            return None
        return review if isinstance(review, TurnReview) else None

    def prepare(self) -> None:
        """Start a child that has to compile, before anybody waits for a decision."""
        if self._compiles:
            self.start()

    def start(self) -> None:
        """Start the child in the background, unless it is running."""
        if not self._is_warm and not self._is_warming_up:
            self._is_warming_up = True
            self._tasks.start(self._warm_up())

    async def wait_until_warm(self) -> None:
        """Start the child, and wait until it is ready or has failed to be."""
        self.start()
        await self._tasks.wait()

    async def close(self) -> None:
        """End the child."""
        self._is_closed, self._is_warm = True, False
        self._stop_idle_timer()
        await self._child.close()

    async def _warm_up(self) -> None:
        try:
            # What is not compiled takes seconds, and could wait for long for that much idle time.
            answer = await self._child.request(self._yields and self._compiles, timeout=_WARM_UP_TIMEOUT)
        except ChildError as error:
            if not self._is_closed:
                log.warning("companions decide simply: their process does not start (%s)", error)
        else:
            if answer == _CACHE_DROPPED:
                log.warning("the companions' compiled code could not be read, and was compiled again")
            self._is_warm = True
            self._start_idle_timer()
        finally:
            self._is_warming_up = False

    def _start_idle_timer(self) -> None:
        self._stop_idle_timer()
        self._idle_timer = asyncio.get_running_loop().call_later(
            _YIELDING_IDLE if self._yields else _IDLE, self._end_idle_child
        )

    def _stop_idle_timer(self) -> None:
        if self._idle_timer is not None:
            self._idle_timer.cancel()
            self._idle_timer = None

    def _end_idle_child(self) -> None:
        self._is_warm = False
        self._tasks.start(self._child.stop())

    def _is_ready(self) -> bool:
        """Return whether the child can be asked; one that has ended while nobody asked it is replaced."""
        if self._is_warm and not self._child.is_running:
            self._replace_child("it had ended")
        return self._is_warm

    def _replace_child(self, reason: object) -> None:
        if self._is_warm:
            self._is_warm = False
            log.warning("the process of companions is started again, and they decide simply: %s", reason)
            self.start()

    async def _request(self, request: object) -> bytes:
        """Return the child's answer.

        Raises:
            ChildError: if there is none in time.
        """
        self._start_idle_timer()
        try:
            async with asyncio.timeout(_TIMEOUT):
                await self._turn.acquire()
                exchange = self._start_exchange(request)
                # Not cancelled with its caller: the child lives on, and its answer is only late.
                await asyncio.wait({exchange})
                return exchange.result()
        except TimeoutError:
            reason = "it takes too long, or too many wait"
            raise ChildError(reason) from None

    def _start_exchange(self, request: object) -> "asyncio.Future[bytes]":
        """Ask the child, and end the turn when it has answered.

        Raises:
            ChildError: if the child ended while the request waited for its turn.
        """
        if not self._is_warm:
            self._turn.release()
            reason = "its process has ended"
            raise ChildError(reason)
        exchange = asyncio.ensure_future(self._child.request(request, timeout=_HANG_TIMEOUT))
        exchange.add_done_callback(self._end_turn)
        return exchange

    def _end_turn(self, exchange: "asyncio.Future[bytes]") -> None:
        """Let the next request have its turn, and notice a child that died, also by a late answer."""
        self._turn.release()
        error = None if exchange.cancelled() else exchange.exception()
        if isinstance(error, ChildError) and error.child_died:
            self._replace_child(error)


def _warm_up_companions() -> bytes:
    """Load or compile every function; a cache that cannot be read is dropped once."""
    companions = load_companions().values()
    try:
        for companion in companions:
            companion.warm_up()
    except Exception:  # noqa: BLE001 - a cut file can be any error
        from bot.companions.compilation import drop_cache  # noqa: PLC0415 - loads NumPy, which the bot need not

        drop_cache()
        for companion in companions:
            companion.warm_up()
        return _CACHE_DROPPED
    return b""


def _answer(request: object) -> bytes:
    match request:
        case bool() as yields:
            answer = _warm_up_companions()
            if yields:
                compute_in_idle_time()
            return answer
        case (str() as game, State() as dealt):
            return pickle.dumps(load_companions()[game].assess_deal(dealt), pickle.HIGHEST_PROTOCOL)
        case (str() as game, PlayedTurn() as turn, int() as seed, int() as deals):
            review = load_companions()[game].review_turn(turn, seed, deals)
            return pickle.dumps(review, pickle.HIGHEST_PROTOCOL)
        case (str() as game, View() as view, int() as seed):
            return pickle.dumps(load_companions()[game].decide(view, seed), pickle.HIGHEST_PROTOCOL)
        case _:
            raise TypeError


if __name__ == "__main__":
    serve_requests(_answer, niceness=0)

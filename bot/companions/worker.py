"""Decisions of companions without holding up the event loop: in a child process."""

import asyncio
import logging
import pickle
from collections.abc import Mapping
from types import MappingProxyType

from bot.child_process import ChildProcess, serve_requests
from bot.companions.companion import Companion
from bot.companions.the_game import TheGameCompanion
from engine.model import Action, View

log = logging.getLogger(__name__)

COMPANIONS: Mapping[str, Companion] = MappingProxyType({"the-game": TheGameCompanion()})
"""The companions that decide in turns, by their game's slug."""
_TIMEOUT = 5.0
"""Seconds for one decision, waiting for others included; then the companion decides simply."""
_NICENESS = 10
"""The child's priority, 0 to 19: people's clicks and pictures come first."""


class CompanionWorker:
    """Decides in a child process, which starts with the first decision; one that died is replaced."""

    def __init__(self) -> None:
        """Start nothing yet."""
        self._child = ChildProcess(__name__)

    async def decide(self, game: str, view: View, seed: int) -> Action | None:
        """Return what the view's seat does next, or `None` if it waits; never fails, takes 5 s at most."""
        request = asyncio.ensure_future(self._child.request((game, view, seed), timeout=_TIMEOUT))
        # Not cancelled with its caller: the child would have to be replaced.
        await asyncio.wait({request}, timeout=_TIMEOUT)
        request.add_done_callback(_forget)
        if not request.done():
            reason = "it has to wait"
        elif (error := request.exception()) is not None:
            reason = str(error)
        else:
            action = pickle.loads(request.result())  # noqa: S301 - our own action, from our own child
            return action if isinstance(action, Action) else None
        log.warning("a companion of %s decides simply: %s", game, reason)
        return await asyncio.to_thread(COMPANIONS[game].decide_simply, view)

    async def close(self) -> None:
        """End the child."""
        await self._child.close()


def _forget(request: "asyncio.Future[bytes]") -> None:
    """Take a late answer, so that asyncio does not warn of its error."""
    if not request.cancelled():
        request.exception()


def _decide(request: object) -> bytes:
    match request:
        case (str() as game, View() as view, int() as seed):
            return pickle.dumps(COMPANIONS[game].decide(view, seed), pickle.HIGHEST_PROTOCOL)
        case _:
            raise TypeError


if __name__ == "__main__":
    serve_requests(_decide, niceness=_NICENESS)

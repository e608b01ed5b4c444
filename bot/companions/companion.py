"""The interface of companions, which decide for seats that the bot plays."""

from abc import ABC, abstractmethod

from bot.companions.deal_worth import DealWorth
from bot.companions.turn_review import PlayedTurn, TurnReview
from engine.model import Action, State, View


class Companion(ABC):
    """Decides for a seat from its view alone: the table, its own hand, the signals that all can see."""

    @abstractmethod
    def decide(self, view: View, seed: int) -> Action | None:
        """Return the seat's next action, or `None` if it waits; the same for the same view and seed.

        It may compute for some 100 ms; `seed` comes from `derive_decision_seed`. A companion may
        remember what it meant to do next, and do that instead of deciding again.
        """

    @abstractmethod
    def decide_simply(self, view: View) -> Action | None:
        """Return the seat's next action by a glance at the table, within milliseconds."""

    def assess_deal(self, dealt: State) -> DealWorth | None:
        """Return the worth of a deal, by up to 2 s of a processor; `None` if that would take longer."""
        del dealt
        return None

    def review_turn(self, turn: PlayedTurn, seed: int, deals: int) -> TurnReview | None:
        """Return the companion's turn, and the cost of the turn played beside it, over `deals` deals.

        It knows only the seat's view, and takes some 50 ms of a processor; `None` if it would take longer.
        """
        del turn, seed, deals
        return None

    def warm_up(self) -> None:
        """Load and compile ahead of the first decision."""
        return

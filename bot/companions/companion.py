"""What decides for a seat that the bot plays."""

from abc import ABC, abstractmethod

from bot.companions.deal_worth import DealWorth
from bot.companions.turn_review import PlayedTurn, TurnReview
from engine.model import Action, State, View


class Companion(ABC):
    """Decides for a seat from its view alone: the table, its own hand, the signals that all can see."""

    @abstractmethod
    def decide(self, view: View, seed: int) -> Action | None:
        """Return what the view's seat does next, or `None` if it waits; the same for the same view and seed.

        It may compute for some 100 ms; `seed` is what `derive_decision_seed` returns. A companion may
        remember what it meant to do next, and do that instead of deciding again.
        """

    @abstractmethod
    def decide_simply(self, view: View) -> Action | None:
        """Return what the seat does next by a glance at the table, within milliseconds."""

    def assess_deal(self, dealt: State) -> DealWorth | None:
        """Return what a deal was worth, by up to 2 s of a processor; `None` if that would take longer."""
        del dealt
        return None

    def review_turn(self, turn: PlayedTurn, seed: int, deals: int) -> TurnReview | None:
        """Return what the companion would have done, and what the turn cost beside it, over so many deals.

        It decides from what the seat knew, by some 50 ms of a processor; `None` if that would take longer.
        """
        del turn, seed, deals
        return None

    def warm_up(self) -> None:
        """Do what the first decision would wait for."""
        return

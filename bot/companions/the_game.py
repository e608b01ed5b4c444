"""The companion of The Game."""

from bot.companions.companion import Companion
from engine.games.the_game.model import Begin, EndTurn, PlayCard, TheGameView
from engine.model import Action, View


class TheGameCompanion(Companion):
    """Lays the cards that cost the table least."""

    def decide(self, view: View, seed: int) -> Action | None:
        """Return the seat's next card, signal or end of turn."""
        del seed
        return self.decide_simply(view)

    def decide_simply(self, view: View) -> Action | None:
        """Return the card with the smallest gap that does not end the match, while cards are owed."""
        if not isinstance(view, TheGameView) or view.seat is None or view.over:
            return None
        if view.turn is None:
            return Begin()
        if not view.is_own_turn:
            return None
        if view.may_end:
            return EndTurn()
        moves = [
            (view.ends_match(card, placement.pile), placement.gap, card, placement.pile)
            for card, placements in zip(view.hand, view.placements, strict=True)
            for placement in placements
        ]
        _, _, card, pile = min(moves)
        return PlayCard(card=card, pile=pile)

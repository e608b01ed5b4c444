"""A hand of The Game: its cards, those that fit raised, with the pile each goes to best."""

from dataclasses import dataclass

from PIL import Image

from bot.pictures import shapes
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.cards import held_card
from bot.pictures.lettering import signed
from bot.pictures.palette import FALL, FELT, INK, MIST, PAPER, RISE, SHADE, TIRED, TRICK
from bot.pictures.scene import Scene

_MARGIN = 20
_GAP = 10
_WIDEST = 128
_RAISED = 34
_FOOT = 44


@dataclass(frozen=True, slots=True)
class Held:
    """A card of the hand, and the pile on which it would leave the smallest gap."""

    card: int
    pile: int | None = None
    rises: bool = True
    gap: int = 0

    @property
    def trick(self) -> bool:
        """Whether it would turn its pile back."""
        return self.pile is not None and self.gap < 0


@dataclass(frozen=True, slots=True)
class TheGameHand(Scene):
    """A hand of The Game as its holder sees it."""

    cards: tuple[Held, ...]
    active: bool
    """Whether it is the holder's turn: cards that fit nowhere are faint then."""
    empty_word: str

    def paint(self) -> Image.Image:
        """Draw the hand."""
        count = max(len(self.cards), 6)
        width = min((WIDTH - 2 * _MARGIN - _GAP * (count - 1)) // count, _WIDEST)
        height = width * 4 // 3
        foot = _FOOT if self.active else 0
        canvas = Canvas(WIDTH, 2 * _MARGIN + height + (_RAISED if self.active else 0) + foot, FELT)
        if not self.cards:
            canvas.text(WIDTH // 2, canvas.height // 2, self.empty_word, 32, MIST, "mm")
            return canvas.image
        left = (WIDTH - len(self.cards) * width - (len(self.cards) - 1) * _GAP) // 2
        for place, held in enumerate(self.cards):
            _held(canvas, left + place * (width + _GAP), width, height, held, active=self.active)
        return canvas.image


def _held(canvas: Canvas, x: int, width: int, height: int, held: Held, *, active: bool) -> None:
    if not active:
        held_card(canvas, x, _MARGIN, width, height, held.card)
        return
    if held.pile is None:
        held_card(canvas, x, _MARGIN + _RAISED, width, height, held.card, paper=SHADE, tone=TIRED)
        return
    held_card(canvas, x, _MARGIN, width, height, held.card)
    if held.trick:
        canvas.edge(x - 5, _MARGIN - 5, width + 10, height + 10, width // 9 + 5, TRICK, 6)
        canvas.centred(shapes.disc(44), x + width - 14, _MARGIN + 12, TRICK)
        canvas.centred(shapes.turn_back(30), x + width - 14, _MARGIN + 12, INK)
    _aim(canvas, x + width // 2, _MARGIN + height + 38, width, held)


def _aim(canvas: Canvas, x: int, y: int, width: int, held: Held) -> None:
    """Draw where the card would go, and how far it would jump."""
    colour = TRICK if held.trick else RISE if held.rises else FALL
    # Not nearer to the middle: with eight cards there is just room for both.
    left = x - max(width // 3, 39)
    canvas.centred(shapes.triangle(26, 22, up=held.rises), left, y, colour)
    canvas.number(left + 24, y, str(held.pile), 28, colour)
    canvas.number(x + width // 2 - 2, y, signed(held.gap), 26, TRICK if held.trick else PAPER, "rm")

"""The colours of all pictures: Okabe and Ito's, which people tell apart however they see colour."""

from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int]

NIGHT: Colour = (22, 30, 40)
"""The table itself."""
FELT: Colour = (33, 45, 58)
"""A place on the table."""
SEAM: Colour = (58, 75, 93)
"""The edge of a place, and what is empty."""
MIST: Colour = (159, 176, 193)
"""Words that are read second."""
PAPER: Colour = (250, 247, 240)
"""Cards, and words that are read first."""
SHADE: Colour = (205, 205, 200)
"""Cards that lie beneath others."""
BENEATH: tuple[Colour, ...] = (SHADE, (176, 177, 174), (148, 150, 150))
"""The cards beneath the top of a pile, the newest first."""
TIRED: Colour = (112, 115, 118)
"""What stands on a card that fits nowhere."""
SHADOW: Colour = (12, 17, 23)
"""What a card throws on the table."""
BACK: Colour = (74, 96, 120)
"""The back of a card."""
BACK_LINE: Colour = (126, 150, 175)
INK: Colour = (22, 30, 40)
"""What stands on a card."""

RISE: Colour = (86, 180, 233)
"""Upwards, never without a shape that points there."""
RISE_DEEP: Colour = (0, 98, 158)
FALL: Colour = (240, 165, 40)
"""Downwards, never without a shape that points there."""
FALL_DEEP: Colour = (172, 84, 0)
TRICK: Colour = (25, 190, 145)
"""The backwards trick and whatever else is good news."""
TRICK_DEEP: Colour = (0, 112, 82)
TURN: Colour = (240, 228, 66)
"""Whose turn it is, and stars."""
ALARM: Colour = (226, 98, 30)
"""Mistakes and what is lost."""
LIFE: Colour = (224, 132, 176)
"""Lives."""

WHITE: Colour = (255, 255, 255)
"""Letters on what is dark."""

SEATS: tuple[Colour, ...] = (
    (86, 180, 233),
    (240, 165, 40),
    (25, 190, 145),
    (224, 132, 176),
    (240, 228, 66),
)
"""A colour a seat, always beside the seat's letter or number."""

BASIC: tuple[Colour, ...] = (
    *(NIGHT, FELT, SEAM, MIST, PAPER, *BENEATH, TIRED, SHADOW, BACK, BACK_LINE, WHITE),
    *(RISE, RISE_DEEP, FALL, FALL_DEEP, TRICK, TRICK_DEEP, TURN, ALARM, LIFE),
)
"""Every colour there is but those of edges, once."""

"""The colours of all pictures: Okabe and Ito's, which people with any colour vision can tell apart."""

from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int]

NIGHT: Colour = (22, 30, 40)
"""The table itself."""
FELT: Colour = (33, 45, 58)
"""A panel on the table."""
SEAM: Colour = (58, 75, 93)
"""Outlines of panels, and empty places."""
MIST: Colour = (159, 176, 193)
"""Secondary texts."""
PAPER: Colour = (250, 247, 240)
"""Cards, and primary texts."""
SHADE: Colour = (205, 205, 200)
"""Cards below others."""
BENEATH: tuple[Colour, ...] = (SHADE, (176, 177, 174), (148, 150, 150))
"""The cards below the top of a pile, the newest first."""
TIRED: Colour = (112, 115, 118)
"""The number of a card that fits no pile."""
SHADOW: Colour = (12, 17, 23)
"""The shadow of a card on the table."""
BACK: Colour = (74, 96, 120)
"""The back of a card."""
BACK_LINE: Colour = (126, 150, 175)
INK: Colour = (22, 30, 40)
"""The number of a card."""

RISE: Colour = (86, 180, 233)
"""Rising piles; always with a shape that points up."""
RISE_DEEP: Colour = (0, 98, 158)
FALL: Colour = (240, 165, 40)
"""Falling piles; always with a shape that points down."""
FALL_DEEP: Colour = (172, 84, 0)
TRICK: Colour = (25, 190, 145)
"""The backwards trick, and other good news."""
TRICK_DEEP: Colour = (0, 112, 82)
TURN: Colour = (240, 228, 66)
"""The seat whose turn it is, and stars."""
ALARM: Colour = (226, 98, 30)
"""Mistakes and losses."""
LIFE: Colour = (224, 132, 176)
"""Lives."""

WHITE: Colour = (255, 255, 255)
"""Letters on dark colours."""

SEATS: tuple[Colour, ...] = (
    (86, 180, 233),
    (240, 165, 40),
    (25, 190, 145),
    (224, 132, 176),
    (240, 228, 66),
)
"""A colour for each seat, always with the seat's letter or number."""

BASIC: tuple[Colour, ...] = (
    *(NIGHT, FELT, SEAM, MIST, PAPER, *BENEATH, TIRED, SHADOW, BACK, BACK_LINE, WHITE),
    *(RISE, RISE_DEEP, FALL, FALL_DEEP, TRICK, TRICK_DEEP, TURN, ALARM, LIFE),
)
"""Every colour once, without the mixtures for edges."""

"""Refusals of a press, whatever the button is for."""

from dataclasses import dataclass
from typing import ClassVar

from engine.refusals import Refusal


@dataclass
class ButtonUnreadable(Refusal):
    """The bot cannot read the button: it is of another version of the bot, or of nobody's."""

    family: ClassVar[str] = "reply"

"""Refusals of a command, whatever it is about."""

from dataclasses import dataclass
from typing import ClassVar

from engine.refusals import Refusal


@dataclass
class PersonNotHere(Refusal):
    """The person that an option names is not on the server, or not any more."""

    family: ClassVar[str] = "reply"

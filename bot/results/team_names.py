"""Names of teams: those that are allowed, and those that are refused (rulings: B2)."""

import re
import unicodedata
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.refusals import Refusal

MIN_LENGTH: Final = 2
MAX_LENGTH: Final = 32
_MENTION = re.compile(r"<[@#:a/][^<>]*>|@(?:everyone|here)\b")
_MARKS = dict.fromkeys(map(ord, "*_~`|\\<>@"))
"""Characters with which Discord formats a text, or mentions somebody."""
_MAX_ACCENTS = 2
"""Accents on one letter; more pile up over the lines above."""


@dataclass
class TeamRefusal(Refusal):
    """A name that a team cannot have, or not from this person."""

    family: ClassVar[str] = "team"


@dataclass
class NameUnfit(TeamRefusal):
    """Too little is left of the name without mentions, formatting and invisible characters."""


@dataclass
class NotYourTeam(TeamRefusal):
    """The person is not of this team."""


@dataclass
class NoTeamYet(TeamRefusal):
    """The person has not finished a match on this server, or this team has no name."""


def clean_team_name(typed: str) -> str:
    """Return a name without mentions, formatting and invisible characters, on one line.

    >>> clean_team_name("  **The**  <@42> Night Owls ")
    'The Night Owls'

    Raises:
        NameUnfit: if the rest has less than two or more than 32 characters.
    """
    plain = _MENTION.sub(" ", unicodedata.normalize("NFC", typed)).replace("://", " ").translate(_MARKS)
    kept: list[str] = []
    accents = 0
    for character in plain:
        category = unicodedata.category(character)
        accents = accents + 1 if category.startswith("M") else 0
        if category.startswith("C") and not character.isspace():
            continue
        if accents <= _MAX_ACCENTS:
            kept.append(character)
    name = " ".join("".join(kept).split())
    letters = sum(not unicodedata.category(character).startswith("M") for character in name)
    if letters < MIN_LENGTH or len(name) > MAX_LENGTH:
        raise NameUnfit
    return name

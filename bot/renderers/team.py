"""Teams in words: as a choice of a command, and below the result of a match."""

from bot.renderers.names import MemberNames, quote_name
from bot.words.words import Words
from data.results.teams import Team


def describe_team_choice(team: Team, guild: int, words: Words, names: MemberNames) -> str:
    """Describe a team where a command offers it: plain, without formatting."""
    plain_names = [names.plain(guild, user) or words("somebody") for user in team.people]
    people = words.join_items(plain_names)
    return people if team.name is None else f"{team.name}: {people}"


def format_team_name(name: str) -> str:
    """Return a team's name for a text."""
    return quote_name(name)

"""/team: the name of a team on a server, and which names are refused (rulings: B2)."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Unspoken
from bot.components.form import TextForm
from bot.components.layout import CustomId
from bot.interactions.button_router import on_button
from bot.interactions.context import InteractionContext
from bot.renderers.names import describe_team_choice
from bot.tables.refusals import MatchUnknown
from bot.words.commands import localise
from bot.words.foreign_text import is_visible
from data.errors import DatabaseRefused
from data.records import MatchId, TeamId
from data.results.teams import Team
from engine.refusals import Refusal

MIN_LENGTH: Final = 2
MAX_LENGTH: Final = 32
_MENTION = re.compile(r"<[@#:a/][^<>]*>|@(?:everyone|here)\b")
_MARKS = dict.fromkeys(map(ord, "*_~`|\\<>@"))
"""Characters with which Discord formats a text, or mentions somebody."""
_MAX_CHOICE_NAME = 100
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
    if letters < MIN_LENGTH or not is_visible(name) or len(name) > MAX_LENGTH:
        raise NameUnfit
    return name


class TeamNames(commands.Cog):
    """Lets the people of a team name it, and those who manage messages remove a name."""

    group = app_commands.Group(name="team", description=localise("command-team"), guild_only=True)

    def __init__(self, bot: Unspoken) -> None:
        """Keep the bot that the cog is loaded into."""
        self.bot = bot
        self.parts = bot.parts

    async def cog_load(self) -> None:
        """Register the buttons."""
        self.parts.button_router.add_from(self, None)

    @group.command(name="name", description=localise("command-team-name"))
    @app_commands.describe(team=localise("option-team"))
    async def name(self, interaction: discord.Interaction[Unspoken], team: int | None = None) -> None:
        """Ask for the name of one of the user's teams; of the one that played last unless one is chosen."""
        context = self.bot.context_of(interaction)
        await self._ask_for_name(context, await self._find_own_team(context, team), MatchId(0))

    @group.command(name="clear", description=localise("command-team-clear"))
    @app_commands.describe(team=localise("option-team"))
    async def clear(self, interaction: discord.Interaction[Unspoken], team: int | None = None) -> None:
        """Remove the name of one of the user's teams, or of any team for those who manage messages."""
        context = self.bot.context_of(interaction)
        if team is not None and _manages(context):
            record = await self.parts.store.teams.get(TeamId(team), context.guild)
        else:
            record = await self._find_own_team(context, team)
        if record.name is None:
            raise NoTeamYet
        await self.parts.store.teams.delete_name(record.id, context.guild)
        await context.reply_sentence("reply-team-cleared")
        await self._refresh_results(record.last_match)

    @name.autocomplete("team")
    async def complete_own_team(
        self, interaction: discord.Interaction[Unspoken], typed: str
    ) -> list[app_commands.Choice[int]]:
        """Return the user's own teams."""
        context = self.bot.context_of(interaction)
        try:
            teams = await self.parts.store.teams.list_of_person(context.user, context.guild)
        except DatabaseRefused:
            return []
        return self._offer(context, teams, typed)

    @clear.autocomplete("team")
    async def complete_named_team(
        self, interaction: discord.Interaction[Unspoken], typed: str
    ) -> list[app_commands.Choice[int]]:
        """Return the teams whose names the user may remove."""
        context, store = self.bot.context_of(interaction), self.parts.store
        try:
            if _manages(context):
                teams = await store.teams.list_named(context.guild)
            else:
                teams = await store.teams.list_of_person(context.user, context.guild)
        except DatabaseRefused:
            return []
        return self._offer(context, [team for team in teams if team.name is not None], typed)

    @on_button("team-name")
    async def press_name(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Ask for the name of the team that played a match."""
        team = await self.parts.store.teams.find_of_match(MatchId(custom_id.match), context.guild)
        if team is None:
            raise MatchUnknown(str(custom_id.match))
        if context.user not in team.people:
            raise NotYourTeam
        await self._ask_for_name(context, team, MatchId(custom_id.match))

    @on_button("team-named")
    async def submit_name(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Store the name that was written; the revision of the custom id is the team."""
        team = await self.parts.store.teams.get(TeamId(custom_id.revision), context.guild)
        if context.user not in team.people or team.last_match is None:
            raise NotYourTeam
        name = clean_team_name(custom_id.argument)
        await self.parts.store.teams.set_name(team.id, context.guild, name)
        await context.reply_new_sentence("reply-team-named", name=name)
        await self._refresh_results(team.last_match, MatchId(custom_id.match))

    async def _find_own_team(self, context: InteractionContext, team: int | None) -> Team:
        if team is None:
            played = await self.parts.store.teams.list_of_person(context.user, context.guild, limit=1)
        else:
            played = [await self.parts.store.teams.get(TeamId(team), context.guild)]
        if not played:
            raise NoTeamYet
        if context.user not in played[0].people or played[0].last_match is None:
            raise NotYourTeam
        return played[0]

    async def _ask_for_name(self, context: InteractionContext, team: Team, match: MatchId) -> None:
        words = context.words
        await context.reply.ask(
            TextForm(
                words("team-form-title"),
                CustomId(match, team.id, "team-named"),
                words("team-form-label"),
                MIN_LENGTH,
                MAX_LENGTH,
                team.name or "",
            )
        )

    async def _refresh_results(self, *matches: MatchId | None) -> None:
        """Show the last results of a team again, with its new name."""
        for match in {match for match in matches if match}:
            table = await self.parts.ended_tables.read_table(match)
            if table is not None and table.record.announcement is not None:
                self.parts.table_messages.refresh_result(table)

    def _offer(
        self, context: InteractionContext, teams: Sequence[Team], typed: str
    ) -> list[app_commands.Choice[int]]:
        names = self.parts.member_names
        offered = [
            (describe_team_choice(team, context.guild, context.words, names), team.id) for team in teams
        ]
        return [
            app_commands.Choice(name=name[:_MAX_CHOICE_NAME], value=team)
            for name, team in offered
            if typed.casefold() in name.casefold()
        ]


def _manages(context: InteractionContext) -> bool:
    return context.interaction.permissions.manage_messages


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(TeamNames(bot))

"""Builds slash commands whose options follow from data, and registers all with Discord when they change."""

import hashlib
import inspect
import json
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import app_commands

from bot.words.commands import localise
from bot.words.words import digest_of_words
from data.processes.chores import Chore
from data.store import Store

MAX_CHOICES: Final = 25
"""The maximum number of choices, and of completions, that Discord shows for an option."""
Run = Callable[..., Awaitable[None]]
"""Called with the interaction and the options given, by name."""
Complete = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]
"""Offers values that complete the typed text."""


@dataclass(frozen=True, slots=True)
class CommandOption:
    """An option of a command; its description stands in the words under `option-<name>`."""

    name: str
    annotation: object
    """The type, as discord.py reads it from a signature."""
    choices: Sequence[app_commands.Choice[str]] = ()
    complete: Complete | None = None
    required: bool = False


def build_command(
    name: str, description: str, run: Run, options: Iterable[CommandOption]
) -> app_commands.Command[Any, ..., None]:
    """Build a command; `description` is the code of its description in the words."""
    parameter = inspect.Parameter
    # Discord wants required options before optional ones.
    ordered = sorted(options, key=lambda option: not option.required)

    async def callback(interaction: discord.Interaction, **given: object) -> None:
        await run(interaction, **given)

    callback.__signature__ = inspect.Signature(  # type: ignore[attr-defined] # what inspect looks for
        [
            parameter("interaction", parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction),
            *(
                parameter(
                    option.name,
                    parameter.KEYWORD_ONLY,
                    annotation=option.annotation,
                    default=parameter.empty if option.required else None,
                )
                for option in ordered
            ),
        ]
    )
    texts = {option.name: localise(f"option-{option.name.replace('_', '-')}") for option in ordered}
    app_commands.describe(**texts)(callback)
    app_commands.choices(**{option.name: list(option.choices) for option in ordered if option.choices})(
        callback
    )
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=name, description=localise(description), callback=callback
    )
    for option in ordered:
        if option.complete is not None:
            command.autocomplete(option.name)(option.complete)
    return command


log = logging.getLogger(__name__)
_COMMANDS_KEY: Final = "commands"


async def register_commands(tree: app_commands.CommandTree[Any], store: Store) -> None:
    """Register the commands, but only if they have changed: Discord allows 200 registrations a day."""
    # Not what is sent: translating all commands into all languages takes seconds.
    described = json.dumps(
        [tree.client.application_id, [command.to_dict(tree) for command in tree.get_commands()]],
        sort_keys=True,
    )
    digest = hashlib.sha256(f"{described} {digest_of_words()}".encode()).hexdigest()
    if await store.settings.get_app_state(_COMMANDS_KEY) == digest:
        return
    async with store.do_alone(Chore.COMMANDS):
        if await store.settings.get_app_state(_COMMANDS_KEY) == digest:
            # Another process has registered them meanwhile.
            return
        try:
            await tree.sync()
        except discord.RateLimited as fault:
            log.warning("the old commands stay: Discord takes new ones in %.0f s", fault.retry_after)
            return
        await store.settings.save_app_state(_COMMANDS_KEY, digest)

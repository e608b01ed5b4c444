"""Presses: the one router from a button's custom id to what it does."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from bot.components.layout import CustomId

Handler = Callable[[discord.Interaction, CustomId], Awaitable[None]]
HandlerT = TypeVar("HandlerT", bound=Callable[..., Awaitable[None]])

_MARK = "__press__"


def on_button(verb: str) -> Callable[[HandlerT], HandlerT]:
    """Mark a cog's method as what a button with this verb does."""

    def mark(handler: HandlerT) -> HandlerT:
        setattr(handler, _MARK, verb)
        return handler

    return mark


class ButtonRouter:
    """What each verb does: at every table, or at the tables of one game."""

    def __init__(self) -> None:
        """Know no verb."""
        self._handlers: dict[tuple[str | None, str], Handler] = {}

    def add_from(self, cog: object, game: str | None) -> None:
        """Take in a cog's marked methods.

        Raises:
            ValueError: if two of them claim a verb.
        """
        for name in dir(type(cog)):
            verb = getattr(getattr(type(cog), name, None), _MARK, None)
            if verb is None:
                continue
            if (game, verb) in self._handlers:
                msg = f"two buttons say {verb!r}"
                raise ValueError(msg)
            self._handlers[game, verb] = getattr(cog, name)

    def verbs(self, game: str | None) -> frozenset[str]:
        """Return the verbs known at every table (`None`), or at a game's tables alone."""
        return frozenset(verb for owner, verb in self._handlers if owner == game)

    def find(self, game: str | None, verb: str) -> Handler | None:
        """Return what a verb does."""
        return self._handlers.get((None, verb)) or self._handlers.get((game, verb))

"""Routes the press of a button to the method that handles it."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.components.layout import CustomId
from bot.interactions.context import InteractionContext

ButtonHandler = Callable[[InteractionContext, CustomId], Awaitable[None]]
HandlerT = TypeVar("HandlerT", bound=Callable[..., Awaitable[None]])

_VERB = "__button_verb__"


def on_button(verb: str) -> Callable[[HandlerT], HandlerT]:
    """Mark a cog's method as the handler of buttons with this verb."""

    def mark(handler: HandlerT) -> HandlerT:
        setattr(handler, _VERB, verb)
        return handler

    return mark


class ButtonRouter:
    """The handler of each verb: at every table, or at the tables of one game."""

    def __init__(self) -> None:
        """Start with no handlers."""
        self._handlers: dict[tuple[str | None, str], ButtonHandler] = {}

    def add_from(self, cog: object, game: str | None) -> None:
        """Add a cog's marked methods.

        Raises:
            ValueError: if a verb has two handlers.
        """
        for name in dir(type(cog)):
            verb = getattr(getattr(type(cog), name, None), _VERB, None)
            if verb is None:
                continue
            if (game, verb) in self._handlers:
                msg = f"two handlers for {verb!r}"
                raise ValueError(msg)
            self._handlers[game, verb] = getattr(cog, name)

    def verbs(self, game: str | None) -> frozenset[str]:
        """Return the verbs handled at every table (`None`), or at the tables of one game."""
        return frozenset(verb for owner, verb in self._handlers if owner == game)

    def find(self, game: str | None, verb: str) -> ButtonHandler | None:
        """Return the handler of a verb, if there is one."""
        return self._handlers.get((None, verb)) or self._handlers.get((game, verb))

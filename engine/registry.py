"""The games there are; a new one is one line here."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import cast

from engine.games.ito.rules import Ito
from engine.games.the_game.rules import TheGame
from engine.games.the_mind.rules import TheMind
from engine.ruleset import ActionT, AnyRuleset, EventT, OptionsT, Ruleset, StateT, ViewT


def _register(ruleset: Ruleset[StateT, ActionT, EventT, ViewT, OptionsT]) -> tuple[str, AnyRuleset]:
    # A state only ever meets the ruleset that made it: `apply` refuses another game's actions, and the
    # store finds the ruleset by the match's slug. So the game's own types may be forgotten here.
    return ruleset.slug, cast("AnyRuleset", ruleset)


RULESETS: Mapping[str, AnyRuleset] = MappingProxyType(
    dict((_register(TheGame()), _register(TheMind()), _register(Ito())))
)
"""Every game by its slug."""

"""Tables in every situation, and every page that is rendered of them."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, cast

from bot.components.layout import Layout
from bot.devtools.preview.tables import NOW, change_record, make_lobby, make_running_table, user_at
from bot.games.ito import hand as ito_hand
from bot.games.the_game import hand as the_game_hand
from bot.games.the_mind import hand as the_mind_hand
from bot.renderers import renderer_of
from bot.renderers.hand import Page, render_hand, render_hand_page, render_watched_table
from bot.renderers.names import MemberNames
from bot.renderers.notices import add_back_button, render_rules, render_turn_call
from bot.renderers.table import render_end_question, render_table, render_vote
from bot.settings.card_style import PLAIN, CardStyle
from bot.tables.table import Table
from bot.words.words import Words
from data.records import MatchId, UserId
from engine.games.ito.model import Phase as ItoPhase
from engine.games.the_game.piles import PILES, Placement
from engine.games.the_mind.model import Phase
from engine.games.the_mind.rules import COUNTDOWN
from engine.model import Event, Options, Seat, State

if TYPE_CHECKING:
    from engine.games.ito.model import ItoView
    from engine.games.the_game.model import TheGameView
    from engine.games.the_mind.model import TheMindView

MATCH = MatchId(9_223_372_036_854_775_807)
"""The largest number a match can have."""
PEOPLE = tuple(map(user_at, range(10)))

NamedPage = tuple[str, Layout]
"""The name of a page, and the page."""


def lobby(slug: str, people: int, options: Options | None = None) -> Table:
    """Return a lobby with this number of people."""
    return make_lobby(slug, people, options, match=MATCH)


def running(
    slug: str, state: State, seats: int, *, options: Options | None = None, moves: Sequence[Event] = ()
) -> Table:
    """Return a table at which a match stands so; over if the rules say so."""
    events = [event.redact_for(None) for event in moves]
    return make_running_table(
        slug, state, seats, seed="5e" * 32, steps=10_000, options=options, events=events, match=MATCH
    )


def voting(table: Table, *seats: int) -> Table:
    """Return the table at which the holders of these seats want to end."""
    players = tuple(
        replace(player, wants_end_since=NOW if player.seat in seats else None)
        for player in table.record.players
    )
    return change_record(table, players=players)


def pages(
    table: Table, words: Words, names: MemberNames, card_style: CardStyle = PLAIN
) -> Iterator[NamedPage]:
    """Draw every page there is of a table."""
    over = table.record.ended is not None
    yield "table", render_table(table, words, names, card_style=card_style, hands_open=over)
    yield "rules", render_rules(table.ruleset.slug, words)
    if table.state is None:
        return
    yield "watched", render_watched(table, words, names, card_style)
    for seat in range(table.record.seats or 0):
        if table.find_holder(seat) is not None:
            yield from own_pages(table, Seat(seat), words, names, card_style)


def render_watched(table: Table, words: Words, names: MemberNames, card_style: CardStyle = PLAIN) -> Layout:
    """Draw the page of those who watch a table without playing there."""
    over = table.record.ended is not None
    return render_watched_table(
        table, words, names, delay=15, counts_cards=True, card_style=card_style, hands_open=over
    )


def own_pages(
    table: Table, seat: Seat, words: Words, names: MemberNames, card_style: CardStyle = PLAIN
) -> Iterator[NamedPage]:
    """Draw every page that only one seat sees."""
    user = UserId(table.find_holder(seat) or 0)
    hand = render_hand(table, user, words, names, card_style=card_style)
    yield f"hand of {seat}", hand
    noticed = render_hand(table, user, words, names, words("table-hand-stale"), card_style=card_style)
    yield f"hand of {seat}, noticed", noticed
    yield f"call of {seat}", render_turn_call(table, user, words)
    if hand.buttons:
        yield (
            f"rules of {seat}",
            add_back_button(render_rules(table.ruleset.slug, words), hand.buttons[0].custom_id, words),
        )
    if table.record.ended is None:
        yield "end question", render_end_question(table, words, names, alone=False, card_style=card_style)
        yield "vote", render_vote(table, words)
        for name, page in more_pages(table, seat):
            yield (
                f"{name} of {seat}",
                render_hand_page(table, seat, words, names, page, card_style=card_style),
            )


MorePages = Callable[[Table, Seat], Iterator[tuple[str, Page]]]


def _the_game(table: Table, seat: Seat) -> Iterator[tuple[str, Page]]:
    view = cast("TheGameView", table.view(seat))
    yield "render_signals", partial(the_game_hand.render_signals, view)
    if view.is_own_turn:
        for card in view.hand:
            yield f"render_pile_choice {card}", partial(the_game_hand.render_pile_choice, view, card=card)
        yield (
            "render_confirmation",
            partial(the_game_hand.render_confirmation, card=view.hand[-1], pile=PILES[-1]),
        )
        jump, shorter = (view.hand[-1], Placement(PILES[-1], 52)), (view.hand[0], Placement(PILES[0], -10))
        yield "render_jump_warning", partial(the_game_hand.render_jump_warning, jump=jump, shorter=shorter)
        yield (
            "hand just after a card",
            lambda context: the_game_hand.render_hand(view, replace(context, seconds_since_step=0.0)),
        )


def _the_mind(table: Table, seat: Seat) -> Iterator[tuple[str, Page]]:
    view = cast("TheMindView", table.view(seat))
    if view.phase is Phase.PLAYING:
        yield (
            "hand while it counts down",
            lambda context: the_mind_hand.render_hand(view, replace(context, countdown=COUNTDOWN)),
        )
    if view.phase is Phase.CHOOSING:
        yield "render_confirmation", partial(the_mind_hand.render_confirmation, view)


def _ito(table: Table, seat: Seat) -> Iterator[tuple[str, Page]]:
    view = cast("ItoView", table.view(seat))
    if view.phase is not ItoPhase.CHOOSING:
        reason = "This line is too long."
        yield "render_refused_lines", partial(ito_hand.render_refused_lines, view, reason=reason)


MORE_PAGES: dict[str, MorePages] = {"ito": _ito, "the-game": _the_game, "the-mind": _the_mind}
"""The pictures of a game beside the hand and the table."""


def more_pages(table: Table, seat: Seat) -> Iterator[tuple[str, Page]]:
    """Yield the pages that only this table's game has."""
    own = MORE_PAGES.get(table.ruleset.slug)
    return iter(()) if own is None else own(table, seat)


def own_page_renderers(slug: str) -> frozenset[str]:
    """Return the names of the functions that render a page beside the hand in a game's module `hand`."""
    module = import_module(f"bot.games.{slug.replace('-', '_')}.hand")
    return frozenset(
        name
        for name, member in vars(module).items()
        if name.startswith("render_")
        and member is not renderer_of(slug).hand.render
        and member.__module__ == module.__name__
    )

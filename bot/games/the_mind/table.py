"""The public table of The Mind: the level, the pile, the next step, the team, and the last moves."""

from collections.abc import Collection, Sequence
from typing import assert_never

from bot.components.attachments import PicturedText
from bot.components.layout import Block, Button, ButtonStyle, Separator
from bot.games.the_mind.events import describe_moves
from bot.games.the_mind.scenes import make_table_scene
from bot.renderers.context import RenderContext
from bot.renderers.renderer import TableRenderer
from bot.words.words import Words
from engine.games.the_mind.model import Mistake, Phase, ShownCard, TheMindView
from engine.model import Event

MAX_PILE_CARDS = 6
"""How many cards of the pile are shown, the top one included."""


def _render_table(view: TheMindView, context: RenderContext, moves: Sequence[Event]) -> tuple[Block, ...]:
    """Render the level, the pile, the next step, the team, and the last moves."""
    blocks: list[Block] = [
        PicturedText(describe_team_state(view, context)),
        *describe_pile(view, context),
        *describe_news(view, context),
    ]
    asks = is_live(view, context) and not context.paused
    if asks:
        blocks.append(describe_status(view, context))
    blocks += _render_team(view, context)
    lines = describe_moves(
        moves,
        context,
        mistake_shown=view.mistake is not None,
        star_shown=asks and view.proposal is not None,
        moment_shown=bool(describe_moment(view, context)),
    )
    if lines:
        blocks += [Separator(), "\n".join(f"-# {line}" for line in lines)]
    return tuple(blocks)


def _render_table_buttons(view: TheMindView, context: RenderContext) -> tuple[Button, ...]:
    """Render a button for everything that any seat may do now."""
    if not is_live(view, context) or context.paused:
        return ()
    if view.phase is Phase.CHOOSING:
        return render_choice_buttons(view, context)
    buttons = []
    if view.phase is Phase.CONCENTRATING:
        buttons.append(Button(context.words("button-ready"), context.custom_id("ready"), ButtonStyle.SUCCESS))
    elif view.proposal is None:
        buttons.append(
            Button(context.words("button-play-lowest"), context.custom_id("play"), ButtonStyle.SUCCESS)
        )
    return (*buttons, *render_star_buttons(view, context), *render_stop_button(view, context))


def describe_moment(view: TheMindView, context: RenderContext) -> str:
    """Describe the level that has just been passed, until the next one begins; mostly empty."""
    done = view.last_pile
    if done is None or view.phase is not Phase.CONCENTRATING:
        return ""
    code = "the-mind-moment-passed-blind" if done.blind else "the-mind-moment-passed"
    return context.words(code, level=done.level)


def _describe_progress(view: TheMindView, words: Words) -> str:
    """Name the level being played."""
    blind = "yes" if view.blind else "no"
    return words("the-mind-progress", level=view.level, last=view.last_level, blind=blind)


def _find_open_values(view: TheMindView) -> frozenset[int]:
    """Return the top of the pile, unless it lies face down."""
    card = view.pile[-1].card if view.pile else None
    return frozenset() if card is None else frozenset({card})


def is_live(view: TheMindView, context: RenderContext) -> bool:
    """Return True while the match goes on."""
    return context.live and not view.over


def _join_names(seats: Sequence[int], context: RenderContext) -> str:
    return context.words.join_items(context.name_of(seat) for seat in seats)


def describe_team_state(view: TheMindView, context: RenderContext) -> str:
    """Describe level, lives and stars."""
    code = "the-mind-blind-level" if view.blind else "the-mind-level"
    level = context.words(code, level=view.level, last=view.last_level)
    lives, stars = (
        context.words("the-mind-lives", count=view.lives),
        context.words("the-mind-stars", count=view.stars),
    )
    # The sign and its number stay on one line.
    return f"**{level}**\n❤️\N{NO-BREAK SPACE}{lives} · ⭐\N{NO-BREAK SPACE}{stars}"


def describe_pile(view: TheMindView, context: RenderContext) -> tuple[PicturedText, ...]:
    """Describe the end of the pile; nothing where it is shown whole, or where it is not played on."""
    if view.phase is Phase.CHOOSING or _shows_blind_pile(view):
        return ()
    if not view.pile:
        return (PicturedText(context.words("the-mind-pile-empty")),)
    last = view.pile[-MAX_PILE_CARDS:]
    dots = "… " if len(view.pile) > len(last) else ""
    *below, top = last
    trail = "".join(
        f"{_mark_mistake(played, view.mistakes)}{context.format_card(played.card)} → " for played in below
    )
    name = context.past_name_of(view.pile[-1].seat)
    cards = f"{dots}{trail}{_mark_mistake(top, view.mistakes)}{context.format_card(top.card, bold=True)}"
    return (PicturedText(context.words("the-mind-pile", cards=cards, count=len(view.pile), name=name)),)


def _mark_mistake(played: ShownCard, mistakes: Collection[int | None]) -> str:
    return "💥 " if played.card in mistakes else ""


def _shows_blind_pile(view: TheMindView) -> bool:
    """Return True at the end of a match in a blind level, whose pile is turned over."""
    return view.over and view.last_pile is not None and view.last_pile.blind and bool(view.last_pile.pile)


def describe_news(view: TheMindView, context: RenderContext) -> tuple[Block, ...]:
    """Describe why play is halted: the last mistake, or the level just ended (rulings: M10).

    A picture shows the whole pile of the level just ended, which then stands in it alone.
    """
    news = _describe_news_in_words(view, context)
    if view.mistake is not None or view.phase is Phase.CHOOSING:
        return news
    return tuple(PicturedText(text) if isinstance(text, str) else text for text in news)


def _describe_news_in_words(view: TheMindView, context: RenderContext) -> tuple[Block, ...]:
    if view.mistake is not None:
        return (_describe_mistake(view.mistake, view, context),)
    done = view.last_pile
    # A star can end a level before any card is played.
    if done is None or not done.pile or (view.pile and not _shows_blind_pile(view)):
        return ()
    pile = " → ".join(
        f"💥 {context.format_card(played.card, bold=True)}"
        if played.card in done.mistakes
        else context.format_card(played.card)
        for played in done.pile
    )
    code = "the-mind-last-blind-pile" if done.blind else "the-mind-last-pile"
    return (context.words(code, level=done.level, cards=pile),)


def _describe_mistake(mistake: Mistake, view: TheMindView, context: RenderContext) -> str:
    """Describe in a line who was too early, how many cards went aside, and the lives left."""
    lower = context.words.join_items(
        context.words("the-mind-lower", name=context.past_name_of(seat), count=count)
        for seat, count in enumerate(mistake.lower)
        if count
    )
    name, card = context.past_name_of(mistake.seat), context.format_card(mistake.card)
    hearts = "❤️" * view.lives or "💔"
    return context.words("the-mind-mistake", name=name, card=card, lower=lower, hearts=hearts)


def describe_status(view: TheMindView, context: RenderContext) -> str:
    """Describe the players' next step."""
    match view.phase:
        case Phase.CONCENTRATING:
            return _describe_concentration(view, context)
        case Phase.PLAYING:
            return _describe_play(view, context)
        case Phase.CHOOSING:
            return _describe_choice(view, context)
        case Phase.BEATEN | Phase.FINISHED | Phase.LOST:
            return context.words("the-mind-over")
        case _:
            assert_never(view.phase)


def _describe_concentration(view: TheMindView, context: RenderContext) -> str:
    brief = context.watched or context.practised
    everyone = "replay-concentrating-all" if brief else "the-mind-concentrate-all"
    code = "the-mind-concentrate" if view.ready else everyone
    facts = {"ready": _join_names(view.ready, context), "waiting": _join_names(view.waiting, context)}
    text = context.words(code, **facts)
    return f"{text}\n{_describe_proposal(view, context)}" if view.proposal is not None else text


def _describe_play(view: TheMindView, context: RenderContext) -> str:
    if view.proposal is not None:
        return _describe_proposal(view, context)
    if context.countdown:
        code = "the-mind-countdown-brief" if context.practised else "the-mind-countdown"
        return context.words(code, count=context.countdown)
    if view.seat is not None and not view.hand:
        return context.words("the-mind-play-empty")
    if context.watched:
        return context.words("replay-playing")
    brief = "-brief" if context.practised else ""
    return context.words(f"the-mind-play-blind{brief}" if view.blind else f"the-mind-play{brief}")


def _describe_choice(view: TheMindView, context: RenderContext) -> str:
    """Describe who wants to go on blind, or to finish (rulings: M8)."""
    text = context.words("the-mind-choosing", level=view.last_level, start=view.options.start_level)
    if view.blind_agreed:
        missing = [seat for seat in range(len(view.held)) if seat not in view.blind_agreed]
        names = {"names": _join_names(view.blind_agreed, context), "count": len(view.blind_agreed)}
        asked = context.words("the-mind-blind-proposed", missing=_join_names(missing, context), **names)
        return f"{text}\n{asked}"
    if view.finishing:
        names = {"names": _join_names(view.finishing, context), "count": len(view.finishing)}
        return f"{text}\n{context.words('the-mind-finish-proposed', **names)}"
    return text


def _describe_proposal(view: TheMindView, context: RenderContext) -> str:
    if view.proposal is None:
        return ""
    missing = [seat for seat in range(len(view.held)) if seat not in view.proposal.agreed]
    name = context.name_of(view.proposal.seat)
    return context.words("the-mind-star-proposed", name=name, missing=_join_names(missing, context))


def _render_team(view: TheMindView, context: RenderContext) -> tuple[Block, ...]:
    """Render how many cards each hand holds, unless the server hides it, and the cards aside."""
    blocks: list[Block] = []
    if context.counts_cards:
        hands = " · ".join(
            context.words("the-mind-seat-holds", name=context.name_of(seat), count=count)
            for seat, count in enumerate(view.held)
        )
        blocks.append(PicturedText(hands, alt=context.describe_seats(view.held)))
    aside, last_aside = sum(view.aside), sum(view.mistake.lower) if view.mistake is not None else 0
    if aside > last_aside and not view.over:
        blocks.append(PicturedText(context.words("the-mind-aside", count=aside)))
    if view.discarded:
        blocks.append(describe_discarded(view, context))
    return tuple(blocks)


def describe_discarded(view: TheMindView, context: RenderContext) -> str:
    """Describe the cards that stars laid open."""
    return context.words(
        "the-mind-discarded", cards=context.format_cards(played.card for played in view.discarded)
    )


def render_star_buttons(view: TheMindView, context: RenderContext) -> tuple[Button, ...]:
    """Render the proposal of a star, or the answers to it; a hand has only the answers open to its seat."""
    if view.proposal is None:
        return (Button(context.words("button-star"), context.custom_id("star")),) if view.stars else ()
    agree = Button(context.words("button-agree"), context.custom_id("agree"), ButtonStyle.PRIMARY)
    decline = Button(context.words("button-decline"), context.custom_id("decline"))
    if view.seat is None:
        return (agree, decline)
    own = view.proposal.seat == view.seat
    if own:
        return (Button(context.words("button-take-star-back"), context.custom_id("decline")),)
    if not view.hand:
        return ()
    return (decline,) if view.seat in view.proposal.agreed else (agree, decline)


def render_stop_button(view: TheMindView, context: RenderContext) -> tuple[Button, ...]:
    """Render the button that stops play; none while it is stopped."""
    stopped = view.phase is Phase.CONCENTRATING and not view.ready and view.proposal is None
    return (
        ()
        if stopped
        else (Button(context.words("button-stop"), context.custom_id("stop"), ButtonStyle.DANGER),)
    )


def render_choice_buttons(view: TheMindView, context: RenderContext) -> tuple[Button, ...]:
    """Render both choices; a hand has only those that its seat has not made yet."""
    blind = () if view.seat in view.blind_agreed else (render_blind_button(context),)
    if view.seat in view.finishing:
        return blind
    return (*blind, Button(context.words("button-finish"), context.custom_id("finish")))


def render_blind_button(context: RenderContext) -> Button:
    """Render the vote for a blind level."""
    return Button(context.words("button-go-blind"), context.custom_id("blind"), ButtonStyle.SUCCESS)


TABLE = TableRenderer[TheMindView](
    render=_render_table,
    render_buttons=_render_table_buttons,
    make_scene=lambda view, context, _moves: make_table_scene(view, context),
    find_open_values=_find_open_values,
    # Between levels and while stopped talk is free.
    requires_silence=lambda view: view.phase is Phase.PLAYING,
    describe_moment=lambda view, context, _moves: describe_moment(view, context),
    describe_progress=_describe_progress,
    describe_stakes=describe_team_state,
)

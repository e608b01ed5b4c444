"""The public table of ito: the round, the theme, the lines of all seats, and the row or the pile."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final, assert_never

from bot.components.attachments import PicturedText
from bot.components.layout import Block, Button, ButtonStyle
from bot.games.ito.alt_texts import make_pictured_text
from bot.games.ito.lines import NO_LINE, describe_line, find_theme, show_candidate
from bot.games.ito.scenes import make_table_scene
from bot.renderers.context import RenderContext
from bot.renderers.names import quote_text
from bot.renderers.renderer import TableRenderer
from bot.words.foreign_text import isolate
from bot.words.words import Words
from engine.games.ito.cards import CARDS, STAGES
from engine.games.ito.events import RowTurnedOver, SpokenNumberCounted
from engine.games.ito.model import FinishedRound, ItoView, Mode, OpenCard, Phase
from engine.model import Event

MAX_LOWER: Final = 3
"""How many of the cards that a mistake passed over are named."""
PAIRS_FROM: Final = 6
"""From so many people on, two cards are turned over at a time."""
_CHARGE_EVENTS: Final = 3
"""Among how many of the last events a number that cost something is told."""
LETTERS: Final = "AB"
"""The names of the themes on offer."""


def render_table(view: ItoView, context: RenderContext, moves: Sequence[Event]) -> tuple[Block, ...]:
    """Render the round, its theme, the next step, and the lines of all seats."""
    if context.frame is not None and view.last is not None:
        return _render_reveal(view, view.last, context, context.frame)
    # The result of a match says how far it came.
    blocks: list[Block] = [] if view.over else [describe_round(view, context)]
    if view.phase is Phase.CHOOSING:
        blocks += describe_last(view, context)
        blocks.append(describe_candidates(view, context))
    else:
        theme = describe_theme(view, context)
        # The picture of a result shows the theme, too.
        blocks.append(PicturedText(theme) if view.over else theme)
    if view.mistake is not None:
        blocks.append(_describe_mistake(view, context))
    blocks += _describe_charge(moves, context)
    if is_live(view, context) and not context.paused:
        blocks.append(describe_status(view, context))
    blocks += describe_last(view, context) if view.over and not view.pile else _describe_cards(view, context)
    return tuple(blocks)


def _describe_charge(moves: Sequence[Event], context: RenderContext) -> Iterator[str]:
    """Name who has just spoken a number that cost something."""
    for event in moves[-_CHARGE_EVENTS:]:
        if isinstance(event, SpokenNumberCounted):
            yield context.words("event-ito-spoken-number-counted", name=context.past_name_of(event.seat))


def render_buttons(view: ItoView, context: RenderContext) -> tuple[Button, ...]:
    """Render the buttons that mean the same for every seat."""
    if not is_live(view, context) or context.paused or context.frame is not None:
        return ()
    words = context.words
    match view.phase:
        case Phase.CHOOSING:
            return render_choice_buttons(view, context)
        case Phase.DESCRIBING:
            return (render_write_button(context), *render_yardstick_button(view, context))
        case Phase.PLAYING:
            play = Button(words("button-play-lowest"), context.custom_id("play"), ButtonStyle.SUCCESS)
            return (play, render_write_button(context, is_next=False))
        case _:
            turn = Button(words("button-ito-turn-over"), context.custom_id("turn-over"))
            write = render_write_button(context, is_next=not view.all_laid)
            return (write, *((turn,) if view.may_turn_over else ()))


def render_choice_buttons(view: ItoView, context: RenderContext) -> tuple[Button, ...]:
    """Render the votes for a theme, and the host's ways to another."""
    words = context.words
    own_vote = None if view.seat is None else view.votes[view.seat]
    numbers = range(view.first_offer, view.first_offer + len(view.offered))
    votes = tuple(
        Button(
            words("button-ito-vote", letter=letter),
            context.custom_id("vote", number),
            ButtonStyle.SUCCESS if own_vote == number else ButtonStyle.PRIMARY,
            disabled=own_vote == number,
        )
        for letter, number in zip(LETTERS, numbers, strict=False)
    )
    others = Button(words("button-ito-others"), context.custom_id("others"))
    own_theme = Button(words("button-ito-own-theme"), context.custom_id("own-theme"))
    return (
        *votes,
        *((others,) if view.may_ask_for_others else ()),
        *((own_theme,) if context.own_themes else ()),
    )


def render_write_button(context: RenderContext, *, is_next: bool = True) -> Button:
    """Render the way to the form with one's lines, plainer if the reader has something else to do next."""
    style = ButtonStyle.PRIMARY if is_next else ButtonStyle.SECONDARY
    return Button(context.words("button-ito-write"), context.custom_id("write"), style)


def render_yardstick_button(view: ItoView, context: RenderContext) -> tuple[Button, ...]:
    """Render the way to the form with the yardstick's line, in the stage that has one."""
    if view.yardstick is None:
        return ()
    return (Button(context.words("button-ito-yardstick"), context.custom_id("yardstick")),)


def is_live(view: ItoView, context: RenderContext) -> bool:
    """Return True while the match goes on."""
    return context.live and not view.over


def describe_round(view: ItoView, context: RenderContext) -> str:
    """Describe the stage with the lives, or the row with those won."""
    if view.options.mode is Mode.STAGES:
        stage = context.words("ito-stage", stage=view.round, last=STAGES)
        return f"**{stage}** · {describe_lives(view.lives, context)}"
    return f"**{context.words('ito-row', row=view.round)}** · {context.words('ito-won', count=view.passed)}"


def describe_lives(lives: int, context: RenderContext) -> str:
    """Describe the lives that are left."""
    return f"❤️\N{NO-BREAK SPACE}{context.words('ito-lives', count=lives)}"


def describe_theme(view: ItoView, context: RenderContext) -> str:
    """Describe the theme with both its ends, and the yardstick."""
    shown = find_theme(view, context.texts)
    if shown is None:
        return context.words("ito-theme-gone")
    question = f"### 🧵 {shown.question}\n" if shown.question else "🧵 "
    lines = [f"{question}{context.words('ito-scale-ends', low=shown.low, high=shown.high)}"]
    if view.yardstick is not None:
        text = context.texts.yardstick(view.round)
        line = NO_LINE if text is None else quote_text(text)
        newest = view.yardstick_line and view.yardstick_line == view.lines_written
        line = f"**{line}**" if newest else line
        lines.append(context.words("ito-yardstick", card=context.format_card(view.yardstick), line=line))
    return "\n".join(lines)


def describe_candidates(view: ItoView, context: RenderContext) -> str:
    """Describe the themes on offer, with their votes."""
    words = context.words
    lines = [words("ito-choose" if view.offered else "ito-choose-own")]
    for number, (letter, key) in enumerate(zip(LETTERS, view.offered, strict=False), view.first_offer):
        shown = show_candidate(key)
        if shown is None:
            lines.append(f"**{letter}** {key}")
            continue
        ends = words("ito-scale-ends", low=shown.low, high=shown.high)
        lines.append(
            words("ito-candidate", letter=letter, question=shown.question, votes=view.votes.count(number))
            + f"\n-# {ends}"
        )
    return "\n".join(lines)


def describe_status(view: ItoView, context: RenderContext) -> str:
    """Describe the next step of the players."""
    words = context.words
    names = _join_names(view.waiting, context)
    is_done = view.seat is not None and view.seat not in view.waiting
    match view.phase:
        case Phase.CHOOSING:
            return words("ito-choosing")
        case Phase.DESCRIBING:
            return words("ito-written" if is_done else "ito-describing", names=names)
        case Phase.PLAYING:
            if context.countdown:
                return words("ito-mistake-shown", count=context.countdown)
            return words("ito-playing")
        case Phase.LAYING:
            return "\n".join(_describe_laying(view, context, names, is_done=is_done))
        case Phase.BEATEN | Phase.LOST:
            return words("ito-over")
        case _:
            assert_never(view.phase)


def _describe_laying(view: ItoView, context: RenderContext, names: str, *, is_done: bool) -> Iterator[str]:
    """Describe the next step of a row; who has not agreed is named once somebody has."""
    words = context.words
    if not view.all_laid:
        to_lay = "ito-laying-written" if view.has_written else "ito-laying"
        yield words("ito-laid" if is_done else to_lay, names=names)
    elif is_done:
        yield words("ito-agreeing-yourself", names=names)
    else:
        waiting = words("ito-still-waiting", names=names) if view.agreed else ""
        yield f"{words('ito-agreeing')} {waiting}".rstrip()
    if view.spoiled:
        yield words("ito-spoiled")


def describe_row(view: ItoView, context: RenderContext) -> str:
    """Describe the row as it lies, lowest first; one's own cards with their numbers."""
    lines = [context.words("ito-in-row")]
    for place, card in enumerate(view.row, 1):
        number = "" if card.card is None else f" **{card.card}**"
        name = isolate(context.past_name_of(card.seat))
        lines.append(f"{place}.{number} {name}: {describe_line(view, context, card.seat, card.slot)}")
    return "\n".join(lines)


def _describe_cards(view: ItoView, context: RenderContext) -> tuple[Block, ...]:
    """Describe the cards on the table, and the lines of the cards in hands."""
    if view.phase is Phase.CHOOSING:
        return ()
    if view.options.mode is Mode.STAGES:
        seats = range(len(view.held_slots))
        pile = _describe_pile(view, context)
        if not view.over:
            return (*pile, _describe_seats(view, context, seats))
        others = "\n".join((describe_theme(view, context), *(text.text for text in pile), ""))
        # The picture of a result shows all lines.
        return (
            *pile,
            make_pictured_text(lambda chosen: _describe_seats(view, chosen, seats), context, others=others),
        )
    held = [seat for seat, slots in enumerate(view.held_slots) if slots]
    return (
        *((describe_row(view, context),) if view.row else ()),
        *((_describe_seats(view, context, held),) if held else ()),
        *_describe_asks(view, context),
        *_describe_agreement(view, context),
    )


def _describe_pile(view: ItoView, context: RenderContext) -> tuple[PicturedText, ...]:
    if not view.pile:
        return ()
    cards = " → ".join(
        f"{'💥 ' if card.card in view.mistakes else ''}{context.format_card(card.card, bold=True)}"
        for card in view.pile
    )
    return (PicturedText(context.words("ito-pile", cards=cards)),)


def _describe_seats(view: ItoView, context: RenderContext, seats: Iterable[int]) -> str:
    """Describe the lines of each seat in the order of its cards; open cards with their numbers."""
    lines = []
    for seat in seats:
        cards = "" if seat in view.absent else " · ".join(_describe_cards_of(view, context, seat))
        if cards:
            mark = "" if view.phase is not Phase.DESCRIBING else "✏️ " if seat in view.waiting else "✅ "
            lines.append(f"{mark}{isolate(context.name_of(seat))}: {cards}")
    return "\n".join(lines)


def _describe_cards_of(view: ItoView, context: RenderContext, seat: int) -> Iterator[str]:
    """Describe the cards of a seat that do not lie in the row."""
    numbers = {card.slot: card.card for card in (*view.pile, *view.set_aside) if card.seat == seat}
    laid = {card.slot for card in view.row if card.seat == seat}
    for slot in range(len(view.lines[seat])):
        if slot not in laid:
            line = describe_line(view, context, seat, slot)
            number = numbers.get(slot)
            yield line if number is None else f"{context.format_card(number, bold=True)} {line}"


def _describe_asks(view: ItoView, context: RenderContext) -> tuple[str, ...]:
    """Describe the moves that are asked of others, each once (rulings: I15)."""
    holders = {card.token: card.seat for card in view.row}
    moves = {
        f"{'◀ ' if not higher else ''}{context.name_of(holders[token])}{' ▶' if higher else ''}": None
        for token, higher in ((ask.token, ask.higher) for ask in view.asks)
    }
    return (context.words("ito-asked", moves=context.words.join_items(moves)),) if moves else ()


def _describe_agreement(view: ItoView, context: RenderContext) -> tuple[str, ...]:
    if not view.agreed:
        return ()
    return (context.words("ito-agreed", names=_join_names(view.agreed, context)),)


def _describe_mistake(view: ItoView, context: RenderContext) -> str:
    """Describe whose card came too early, and the cards that it passed over."""
    mistake = view.mistake
    if mistake is None:
        return ""
    early = next(card for card in reversed(view.pile) if card.card == mistake.card)
    lower = [
        f"{isolate(context.past_name_of(card.seat))} {_describe_open_card(view, context, card)}"
        for card in mistake.lower[:MAX_LOWER]
    ]
    more = len(mistake.lower) - len(lower)
    if more:
        lower.append(context.words("ito-more", count=more))
    return context.words(
        "ito-mistake",
        name=context.past_name_of(mistake.seat),
        card=_describe_open_card(view, context, early),
        lower=context.words.join_items(lower),
        hearts="❤️" * view.lives or "💔",
    )


def _describe_open_card(
    view: ItoView, context: RenderContext, card: OpenCard, round_number: int | None = None
) -> str:
    """Describe a card with its line, in quotation marks: it may end as a sentence does."""
    number = view.round if round_number is None else round_number
    shown = context.format_card(card.card, bold=True)
    line = describe_line(view, context, card.seat, card.slot, round_number=number)
    return shown if line == NO_LINE else context.words("ito-said", card=shown, line=line)


def describe_last(view: ItoView, context: RenderContext) -> tuple[Block, ...]:
    """Describe the round before, until a theme is chosen, and the row that ended a match."""
    done = view.last
    if done is None or not done.order:
        return ()
    if view.options.mode is Mode.STAGES:
        return (make_pictured_text(lambda chosen: _describe_stage(view, chosen, done), context),)
    # The result of a match says how far the last row was in order.
    facts = {"row": done.number, "run": done.run, "cards": len(done.order)}
    row = "" if view.over else context.words("ito-last-row", **facts)
    others = f"{describe_theme(view, context)}\n" if view.over else ""

    def describe(chosen: RenderContext) -> str:
        turned = "\n".join(_describe_turned(view, chosen, done, len(done.order)))
        return f"{row}\n{turned}".lstrip()

    return (make_pictured_text(describe, context, row, others), *_name_wrong(view, context, done))


def _describe_stage(view: ItoView, context: RenderContext, done: FinishedRound) -> str:
    """Describe the cards of a stage as they were played, and those that mistakes passed over."""
    cards = " → ".join(
        ("💥 " if card.card in done.mistakes else "") + _describe_open_card(view, context, card, done.number)
        for card in done.order
    )
    played = context.words("ito-last-stage", stage=done.number, cards=cards)
    if not done.set_aside:
        return played
    passed_over = " · ".join(
        f"{isolate(context.past_name_of(card.seat))} {_describe_open_card(view, context, card, done.number)}"
        for card in done.set_aside
    )
    return f"{played}\n{context.words('ito-passed-over', cards=passed_over)}"


def _name_wrong(view: ItoView, context: RenderContext, done: FinishedRound) -> tuple[str, ...]:
    """Name the first pair of a row that is in the wrong order, with both lines."""
    pair = next((pair for pair in pairwise(done.order) if pair[0].card > pair[1].card), None)
    if pair is None:
        return ()
    first, second = (_describe_open_card(view, context, card, done.number) for card in pair)
    return (context.words("ito-first-wrong", first=first, second=second),)


def _describe_turned(
    view: ItoView, context: RenderContext, done: FinishedRound, count: int
) -> tuple[str, ...]:
    """Describe a row of which the lowest cards are turned over, a line each."""
    lines = []
    before = 0
    for place, card in enumerate(done.order):
        is_open = place < count
        shown = context.format_card(card.card if is_open else None, bold=is_open)
        mark = f"{'💥' if card.card < before else '🟢'} {shown}" if is_open else shown
        line = describe_line(view, context, card.seat, card.slot, round_number=done.number)
        lines.append(f"{mark} {isolate(context.past_name_of(card.seat))}: {line}")
        before = card.card
    return tuple(lines)


def _render_reveal(
    view: ItoView, done: FinishedRound, context: RenderContext, frame: int
) -> tuple[Block, ...]:
    """Render a row that is being turned over."""
    opened = (frame + 1) * _cards_at_a_time(done.order)
    return (
        context.words("ito-revealing", row=done.number),
        "\n".join(_describe_turned(view, context, done, opened)),
    )


def _cards_at_a_time(order: Sequence[OpenCard]) -> int:
    return 2 if len({card.seat for card in order}) >= PAIRS_FROM else 1


def count_frames(events: Sequence[Event]) -> int:
    """Return in how many steps a row is turned over; none if it was not."""
    order = next((event.order for event in events if isinstance(event, RowTurnedOver)), ())
    return -(-len(order) // _cards_at_a_time(order))


def describe_moment(view: ItoView, context: RenderContext, _moves: Sequence[Event]) -> str:
    """Describe the stage just passed or the row just won, until a theme is chosen."""
    if view.last is None or view.phase is not Phase.CHOOSING or context.frame is not None:
        return ""
    code = "ito-moment-stage" if view.options.mode is Mode.STAGES else "ito-moment-row"
    return context.words(code, number=view.last.number)


def _describe_progress(view: ItoView, words: Words) -> str:
    if view.options.mode is Mode.STAGES:
        return words("ito-stage", stage=view.round, last=STAGES)
    return words("ito-row", row=view.round)


def _join_names(seats: Sequence[int], context: RenderContext) -> str:
    return context.words.join_items(context.name_of(seat) for seat in seats)


def _find_open_values(view: ItoView) -> frozenset[int]:
    """Return the ends of the scale, the yardstick, and the cards face up (rulings: I12)."""
    values = {CARDS[0], CARDS[-1], *(card.card for card in (*view.pile, *view.set_aside))}
    return frozenset(values if view.yardstick is None else {*values, view.yardstick})


TABLE = TableRenderer[ItoView](
    render=render_table,
    render_buttons=render_buttons,
    make_scene=make_table_scene,
    find_open_values=_find_open_values,
    describe_moment=describe_moment,
    describe_progress=_describe_progress,
    describe_stakes=describe_round,
    count_frames=count_frames,
)

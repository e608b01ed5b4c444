"""The Game's face: four piles in words, and a hand with a button a card."""

from collections.abc import Sequence
from functools import lru_cache
from typing import assert_never

from bot.components.attachments import PicturedText
from bot.components.layout import Block, Button, ButtonStyle, Separator, rows
from bot.pictures import Scene
from bot.renderers import the_game_pictures as pictures
from bot.renderers import the_game_replay
from bot.renderers.aims import aims
from bot.renderers.context import RenderContext
from bot.renderers.renderer import Renderer, TurningPoint
from bot.words import Words
from engine.games.the_game.model import (
    CardPlayed,
    CardsDrawn,
    DutyNotMet,
    GameBeaten,
    SeatSkipped,
    Signal,
    SignalGiven,
    SignalTakenBack,
    TheGameEvent,
    TheGameOptions,
    TheGameState,
    TheGameView,
    TurnEnded,
    TurnStarted,
)
from engine.games.the_game.piles import PILES, TRICK, Tops, digs_grave, rises
from engine.model import Action, Event, Outcome
from engine.ruleset import Played

LAST_CARDS = 4
"""How many cards of a pile are shown, the top one included."""
LAST_MOVES = 5

_SHOWN_MOVES = (CardPlayed, CardsDrawn, SeatSkipped)


class TheGameRenderer(Renderer[TheGameState, TheGameView, TheGameOptions]):
    """What a match of The Game looks like."""

    deeds = ("cards", "tricks")

    def describe_options(self, options: TheGameOptions, words: Words) -> str:
        """Say how hard the table makes it."""
        said = [words("the-game-minimum", count=options.minimum)]
        if options.smaller_hands:
            said.append(words("the-game-smaller-hands"))
        return " · ".join(said)

    def render_table(
        self, view: TheGameView, context: RenderContext, moves: Sequence[Event]
    ) -> tuple[Block, ...]:
        """Show the piles, the seats, the signals and the last moves."""
        said = "\n".join(_pile(view, pile, context) for pile in PILES)
        # What is signalled is said beside a picture anyway.
        alt = "\n".join(_trail(view, pile, context) for pile in PILES)
        blocks: list[Block] = [PicturedText(said, beside=_signals(view, context), alt=alt)]
        if _live(view, context):
            blocks.append(_who_plays(view, context))
        held = " · ".join(
            context.words("the-game-seat-holds", name=context.name_of(seat), count=count)
            for seat, count in enumerate(view.held)
        )
        blocks.append(PicturedText(f"{held}\n{context.words('the-game-draw-pile', count=view.draw)}"))
        told = [_move(event, context) for event in moves if isinstance(event, _SHOWN_MOVES)][-LAST_MOVES:]
        if told:
            blocks += [Separator(), "\n".join(f"-# {line}" for line in told)]
        return tuple(blocks)

    def render_table_buttons(self, view: TheGameView, context: RenderContext) -> tuple[Button, ...]:
        """Offer "I start" and the end of a turn."""
        if not _live(view, context):
            return ()
        if view.turn is None:
            return (Button(context.words("button-begin"), context.custom_id("begin"), ButtonStyle.SUCCESS),)
        if view.may_end:
            return (Button(context.words("button-end-turn"), context.custom_id("done"), ButtonStyle.SUCCESS),)
        return ()

    def render_hand(self, view: TheGameView, context: RenderContext) -> tuple[Block, ...]:
        """Show the cards as buttons; on the seat's turn those that fit stand out."""
        blocks: list[Block] = [_status(view, context)]
        if view.mine and _live(view, context):
            blocks.append("\n".join(_pile(view, pile, context) for pile in PILES))
        if not view.hand:
            blocks.append(context.words("the-game-hand-empty"))
        blocks += rows(_card_key(view, card, context) for card in view.hand)
        keys = list(self.render_table_buttons(view, context)) if view.mine or view.turn is None else []
        if _live(view, context):
            keys.append(Button(context.words("button-signals"), context.custom_id("signals")))
        keys.append(Button(context.words("button-rules"), context.custom_id("rules")))
        return (*blocks, tuple(keys))

    def describe_hand_picture(self, view: TheGameView, context: RenderContext) -> str:
        """Name the cards; on the seat's turn with the pile that each goes to best."""
        aimed = view.tops if view.mine and _live(view, context) else None
        return _hand_in_words(context.words, view.hand, aimed)

    def render_pile_choice(self, view: TheGameView, context: RenderContext, card: int) -> tuple[Block, ...]:
        """Offer the piles that a card fits, with the gap each would leave."""
        keys = []
        for pile, step in sorted((pile, step) for step, pile in aims(card, view.tops)):
            top = view.tops[pile - 1]
            grave = digs_grave(view.hand, view.tops, view.owed, card, pile)
            code = "button-lay-trick" if step == -TRICK else "button-lay"
            label = context.words(code, pile=pile, arrow=_arrow(pile), top=top, gap=step)
            style = (
                ButtonStyle.DANGER
                if grave
                else ButtonStyle.SUCCESS
                if step == -TRICK
                else ButtonStyle.PRIMARY
            )
            keys.append(
                Button(label, context.custom_id("lay", f"{card}.{pile}"), style, emoji=context.emoji_of(top))
            )
        code = "the-game-choose-pile" if keys else "the-game-fits-nowhere"
        said = context.words(code, card=context.format_card(card))
        back = Button(context.words("button-back"), context.custom_id("hand"))
        # Whoever is to play knows it; the others are told before they try.
        whose = () if view.mine else (_status(view, context),)
        return (*whose, said, *((key,) for key in keys), (back,))

    def render_confirmation(
        self, view: TheGameView, context: RenderContext, card: int, pile: int
    ) -> tuple[Block, ...]:
        """Ask before a card is laid that ends the match (rulings: G4)."""
        del view
        return (
            context.words("the-game-digs-grave", card=context.format_card(card), pile=pile),
            (
                Button(
                    context.words("button-lay-anyway"),
                    context.custom_id("sure", f"{card}.{pile}"),
                    ButtonStyle.DANGER,
                ),
                Button(context.words("button-back"), context.custom_id("hand")),
            ),
        )

    def render_signals(self, view: TheGameView, context: RenderContext) -> tuple[Block, ...]:
        """Offer the legal signals for each pile; those given stand out (rulings: G10)."""
        given = {(one.pile, one.signal) for one in view.signals if one.seat == view.seat}
        blocks: list[Block] = [context.words("the-game-signals")]
        for pile in PILES:
            blocks.append(_pile(view, pile, context))
            blocks.append(
                tuple(
                    Button(
                        context.words(f"signal-{signal.value}"),
                        context.custom_id("signal", f"{pile}.{signal.value}"),
                        ButtonStyle.PRIMARY if (pile, signal) in given else ButtonStyle.SECONDARY,
                    )
                    for signal in Signal
                )
            )
        return (*blocks, (Button(context.words("button-back"), context.custom_id("hand")),))

    def describe_result(self, outcome: Outcome, context: RenderContext) -> str:
        """Say how many cards are left, and whose duty could not be met (rulings: G8)."""
        if outcome.beaten:
            return context.words("the-game-beaten")
        excellent = outcome.score < 10  # noqa: PLR2004 - the rulebook's line between excellent and the rest
        count = context.words("the-game-excellent" if excellent else "the-game-left", count=outcome.score)
        facts = {"name": context.name_of(outcome.seat), **outcome.facts}
        return f"{count}\n{context.words('the-game-duty-not-met', **facts)}"

    def table_picture(self, view: TheGameView, context: RenderContext, moves: Sequence[Event]) -> Scene:
        """Show the piles, the seats around them and their signals."""
        return pictures.table(view, context, moves)

    def hand_picture(self, view: TheGameView, context: RenderContext) -> Scene:
        """Show the cards; on the seat's turn those that fit are raised."""
        return pictures.hand(view, context)

    def result_picture(
        self, view: TheGameView, context: RenderContext, outcome: Outcome | None, course: Sequence[Event]
    ) -> Scene:
        """Show how the piles grew."""
        return pictures.poster(view, context, outcome, course)

    def find_seat_to_play(self, view: TheGameView) -> int | None:
        """Return whose turn it is."""
        return None if view.over else view.turn

    def find_turn_started(self, events: Sequence[Event]) -> int | None:
        """Return whose turn started."""
        return next((event.seat for event in reversed(events) if isinstance(event, TurnStarted)), None)

    def hand_shows_table(self, view: TheGameView, seat: int) -> bool:
        """Only the hand of whoever is to play shows the table."""
        return view.turn == seat or view.turn is None

    def summarize_result(self, outcome: Outcome, words: Words) -> str:
        """Count the cards that are left."""
        return words("the-game-in-short", count=outcome.score)

    def compare_results(self, outcome: Outcome, before: Outcome, words: Words) -> str:
        """Count how many cards more or fewer are left."""
        difference = outcome.score - before.score
        if not difference:
            return words("the-game-same-as-before")
        code = "the-game-fewer-than-before" if difference < 0 else "the-game-more-than-before"
        return words(code, count=abs(difference))

    def chart_value(self, outcome: Outcome) -> int:
        """Count the cards that are left."""
        return outcome.score

    def describe_chart_scale(self, words: Words) -> str:
        """Say that it is cards, the fewer the better."""
        return words("the-game-scale")

    def find_open_values(self, view: TheGameView) -> frozenset[int]:
        """Return the tops of the four piles."""
        return frozenset(view.tops)

    def describe_step(
        self, step: Played[TheGameState, Action, Event], context: RenderContext
    ) -> tuple[str, ...]:
        """Say what was laid, drawn and signalled."""
        return the_game_replay.told(step, context)

    def render_replay(self, state: TheGameState, context: RenderContext) -> tuple[Block, ...]:
        """Show the piles, every hand, and what would have been drawn next."""
        return the_game_replay.replayed(state, context)

    def find_turning_points(
        self, steps: Sequence[Played[TheGameState, Action, Event]], words: Words
    ) -> tuple[TurningPoint, ...]:
        """Return the end, the largest gap, the draw pile's last card, and the tricks."""
        return the_game_replay.turning_points(steps, words)


RENDERER = TheGameRenderer()


def _live(view: TheGameView, context: RenderContext) -> bool:
    return context.live and not view.over


def _arrow(pile: int) -> str:
    return "↑" if rises(pile) else "↓"


def _pile(view: TheGameView, pile: int, context: RenderContext) -> str:
    """Show a pile's last cards, and who signals what about it."""
    said = _trail(view, pile, context)
    for one in view.signals:
        if one.pile == pile:
            said += "\n-# " + context.words(
                "the-game-signal",
                name=context.name_of(one.seat),
                signal=context.words(f"signal-{one.signal.value}"),
            )
    return said


def _trail(view: TheGameView, pile: int, context: RenderContext) -> str:
    row = view.rows[pile - 1]
    start = 1 if rises(pile) else 100
    trail = "".join(f"{context.format_card(card)} → " for card in ((start, *row)[-LAST_CARDS:-1]))
    dots = "… " if len(row) >= LAST_CARDS else ""
    return f"`{pile}` {_arrow(pile)} {dots}{trail}{context.format_card(view.tops[pile - 1], bold=True)}"


def _signals(view: TheGameView, context: RenderContext) -> str:
    """Say who signals what where a picture shows the piles: it has room for signs, not for sentences."""
    return "\n".join(
        context.words(
            "the-game-signal-on-pile",
            pile=one.pile,
            name=context.name_of(one.seat),
            signal=context.words(f"signal-{one.signal.value}"),
        )
        for one in sorted(view.signals, key=lambda one: one.pile)
    )


def _who_plays(view: TheGameView, context: RenderContext) -> str:
    if view.turn is None:
        return context.words("the-game-nobody-began")
    code = "the-game-to-play" if view.owed else "the-game-may-go-on"
    return context.words(code, name=context.name_of(view.turn), owed=view.owed)


def _status(view: TheGameView, context: RenderContext) -> str:
    if not _live(view, context):
        return context.words("the-game-over")
    if view.turn is None:
        return context.words("the-game-look-at-hand")
    if not view.mine:
        return context.words("the-game-not-mine", name=context.name_of(view.turn))
    return context.words("the-game-mine" if view.owed else "the-game-mine-paid", owed=view.owed)


def _card_key(view: TheGameView, card: int, context: RenderContext) -> Button:
    custom_id = context.custom_id("card", card)
    if not view.mine or not _live(view, context):
        return Button(str(card), custom_id, disabled=not _live(view, context), emoji=context.emoji_of(card))
    steps = aims(card, view.tops)
    if not steps:
        return Button(str(card), custom_id, disabled=True, emoji=context.emoji_of(card))
    if steps[0][0] == -TRICK:
        return Button(
            context.words("button-card-trick", card=card),
            custom_id,
            ButtonStyle.SUCCESS,
            emoji=context.emoji_of(card),
        )
    return Button(str(card), custom_id, ButtonStyle.PRIMARY, emoji=context.emoji_of(card))


@lru_cache(maxsize=256)
def _hand_in_words(words: Words, hand: tuple[int, ...], aimed: Tops | None) -> str:
    """Name cards, with the pile that each goes to best if the piles are given; each page of a hand does."""
    if not hand:
        return words("picture-hand-empty")
    cards = []
    for card in hand:
        best = None if aimed is None else next(iter(aims(card, aimed)), None)
        if best is None:
            cards.append(str(card))
        else:
            step, pile = best
            cards.append(words("the-game-card-in-words", card=card, pile=pile, gap=step))
    return words("the-game-hand-in-words", cards=", ".join(cards))


def _move(event: TheGameEvent, context: RenderContext) -> str:
    match event:
        case CardPlayed(seat=seat, card=card, pile=pile):
            code = "event-card-played-trick" if event.is_trick else "event-card-played"
            return context.words(
                code, name=context.name_of(seat), card=context.format_card(card), pile=pile, gap=event.gap
            )
        case CardsDrawn(seat=seat, count=count):
            return context.words("event-cards-drawn", name=context.name_of(seat), count=count)
        case SeatSkipped(seat=seat):
            return context.words("event-seat-skipped", name=context.name_of(seat))
        case TurnStarted() | TurnEnded() | SignalGiven() | SignalTakenBack() | GameBeaten() | DutyNotMet():
            return ""
        case _:
            assert_never(event)

"""The Game: the table, the hand and its pages, and results."""

from collections.abc import Sequence

from bot.companions.deal_worth import DealWorth
from bot.companions.turn_review import ReviewedTurn, TurnReview
from bot.components.attachments import PendingPicture, PicturedText
from bot.components.layout import Block, Button, ButtonStyle, SelectMenu, SelectOption, Separator, rows
from bot.components.refusals import ButtonUnreadable
from bot.games.the_game import replay as the_game_replay
from bot.games.the_game import scenes as pictures
from bot.games.the_game.ending import describe_moment, describe_open_hands
from bot.games.the_game.events import describe_moves
from bot.games.the_game.pictures.lobby import TheGameLobby
from bot.games.the_game.piles import ARROWS, describe_pile, describe_pile_in_words
from bot.games.the_game.tutorial import TUTORIAL
from bot.pictures import Scene
from bot.pictures.seats import SeatFacts
from bot.renderers.context import RenderContext
from bot.renderers.renderer import Renderer, TurningPoint
from bot.words.words import Words
from engine.games.the_game.model import Signal, TheGameOptions, TheGameState, TheGameView, TurnStarted
from engine.games.the_game.piles import PILES, Placement
from engine.model import Action, Event, Outcome
from engine.ruleset import PlayedStep

MAX_PILE_CARDS = 4
"""How many cards of a pile are shown, the top one included."""
EXCELLENT = 10
"""A result of fewer cards than this is excellent (rulings: G8)."""


class TheGameRenderer(Renderer[TheGameState, TheGameView, TheGameOptions]):
    """Renders matches of The Game."""

    minutes = 20
    deeds = ("cards", "tricks")
    tutorial = TUTORIAL

    def describe_options(self, options: TheGameOptions, words: Words) -> str:
        """Describe how difficult the table makes it."""
        texts = [words("the-game-minimum", count=options.minimum)]
        if options.smaller_hands:
            texts.append(words("the-game-smaller-hands"))
        return " · ".join(texts)

    def describe_deal_worth(self, worth: DealWorth, outcome: Outcome, context: RenderContext) -> str:
        """Compare a result with par, and say of a loss that there was a way to win, if one was found."""
        code = "the-game-par-way" if worth.line_found and not outcome.beaten else "the-game-par"
        return context.words(code, par=worth.par, left=outcome.score)

    def render_table(
        self, view: TheGameView, context: RenderContext, moves: Sequence[Event]
    ) -> tuple[Block, ...]:
        """Render the piles, the seats, the signals and the last moves."""
        blocks: list[Block] = [_describe_piles_and_signals(view, context)]
        if _accepts_actions(view, context):
            blocks.append(_describe_turn(view, context))
        held = " · ".join(
            context.words("the-game-seat-holds", name=context.name_of(seat), count=count)
            for seat, count in enumerate(view.held)
        )
        draw_pile = context.words("the-game-draw-pile", count=view.draw)
        alt = f"{context.describe_seats(view.held)}\n{draw_pile}" if context.pictured else ""
        blocks.append(PicturedText(f"{held}\n{draw_pile}", alt=alt))
        if lines := describe_moves(moves, context):
            blocks += [Separator(), "\n".join(f"-# {line}" for line in lines)]
        return tuple(blocks)

    def render_table_buttons(self, view: TheGameView, context: RenderContext) -> tuple[Button, ...]:
        """Render "I start" and the end of a turn."""
        if not _accepts_actions(view, context):
            return ()
        if view.turn is None:
            return (Button(context.words("button-begin"), context.custom_id("begin"), ButtonStyle.SUCCESS),)
        if view.may_end:
            return (Button(context.words("button-end-turn"), context.custom_id("done"), ButtonStyle.SUCCESS),)
        return ()

    def render_hand(self, view: TheGameView, context: RenderContext) -> tuple[Block, ...]:
        """Render the piles on the seat's turn, the cards, and a button for each that can be laid now."""
        blocks: list[Block] = list(filter(None, (_describe_status(view, context),)))
        if view.is_own_turn and _is_live(view, context):
            blocks.append(_describe_piles_and_signals(view, context))
        if view.hand:
            cards = f"**{context.format_hand(view.hand)}**"
            text = context.words("the-game-hand-in-words", cards=cards)
            alt = _describe_cards_in_words(view, context) if context.pictured else ""
            blocks.append(PicturedText(text, alt=alt))
        else:
            blocks.append(context.words("the-game-hand-empty"))
        if view.is_own_turn and _accepts_actions(view, context):
            blocks += rows(
                _render_card_button(card, placements[0], context)
                for card, placements in zip(view.hand, view.placements, strict=True)
                if placements
            )
        buttons = (
            list(self.render_table_buttons(view, context)) if view.is_own_turn or view.turn is None else []
        )
        if _accepts_actions(view, context) and len(view.held) > 1:
            buttons.append(Button(context.words("button-signals"), context.custom_id("signals")))
        buttons.append(Button(context.words("button-rules"), context.custom_id("rules")))
        return (*blocks, tuple(buttons))

    def describe_hand_picture(self, view: TheGameView, context: RenderContext) -> str:
        """Name what the texts do not: the piles unless it is the seat's turn, and that a hand is empty."""
        shows_piles = view.is_own_turn and _is_live(view, context)
        piles = "" if shows_piles else _describe_piles_in_words(view, context)
        empty = "" if view.hand else context.words("picture-hand-empty")
        return "\n".join(filter(None, (piles, empty)))

    def render_pile_choice(self, view: TheGameView, context: RenderContext, card: int) -> tuple[Block, ...]:
        """Render the piles that a card fits as buttons, with the gap each would leave, and the signals."""
        placements = sorted(view.placements_of(card), key=lambda placement: placement.pile)
        buttons = [_render_pile_button(view, card, placement, context) for placement in placements]
        text = context.words(
            "the-game-choose-pile" if buttons else "the-game-fits-nowhere", card=context.format_card(card)
        )
        back = Button(context.words("button-back"), context.custom_id("hand"))
        signals = _describe_all_signals(view, context)
        return (text, *filter(None, (signals,)), *((button,) for button in buttons), (back,))

    def render_confirmation(
        self, view: TheGameView, context: RenderContext, card: int, pile: int
    ) -> tuple[Block, ...]:
        """Ask before a card is laid that ends the match (rulings: G4)."""
        del view
        return (
            context.words("the-game-ends-match", card=context.format_card(card), pile=pile),
            (
                Button(
                    context.words("button-lay-anyway"),
                    context.custom_id("sure", f"{card}.{pile}"),
                    ButtonStyle.DANGER,
                ),
                Button(context.words("button-back"), context.custom_id("hand")),
            ),
        )

    def render_signals(
        self, view: TheGameView, context: RenderContext, pile: int | None = None, signal: Signal | None = None
    ) -> tuple[Block, ...]:
        """Render menus for a pile and a signal, of which these are chosen (rulings: G10)."""
        standing = _find_own_signal(view, pile)
        signal = signal or standing
        state, words = format_signal(pile, signal), context.words
        piles = tuple(
            SelectOption(
                words("choice-pile-plain", pile=one, arrow=ARROWS[one], top=view.tops[one - 1]),
                # What stands on this pile is not meant for another.
                format_signal(one, None if signal is standing else signal),
                chosen=one == pile,
            )
            for one in PILES
        )
        signals = tuple(
            SelectOption(words(f"signal-{one.value}"), format_signal(pile, one), chosen=one is signal)
            for one in Signal
        )
        if standing is not None and signal is standing:
            press = Button(words("button-take-back-signal"), context.custom_id("take-back", pile))
        else:
            press = Button(
                words("button-give-signal"),
                context.custom_id("signal", state),
                ButtonStyle.PRIMARY,
                disabled=pile is None or signal is None,
            )
        return (
            words("the-game-signals"),
            _describe_piles_and_signals(view, context),
            SelectMenu(context.custom_id("signal-pile", state), piles, words("the-game-signal-pile")),
            SelectMenu(context.custom_id("signal-kind", state), signals, words("the-game-signal-kind")),
            (press, Button(words("button-back"), context.custom_id("hand"))),
        )

    def describe_result(self, outcome: Outcome, context: RenderContext) -> str:
        """Describe how many cards are left, and whose duty could not be met (rulings: G8)."""
        if outcome.beaten:
            return context.words("the-game-beaten-alone" if len(context.names) == 1 else "the-game-beaten")
        code = "the-game-excellent" if outcome.score < EXCELLENT else "the-game-left"
        count = context.words(code, count=outcome.score)
        facts = {"name": context.name_of(outcome.seat), **outcome.facts}
        return f"{count}\n{context.words('the-game-duty-not-met', **facts)}"

    def describe_moment(self, view: TheGameView, context: RenderContext, moves: Sequence[Event]) -> str:
        """Describe a chain of backwards tricks, else that few cards are left."""
        return describe_moment(view, context, moves)

    def describe_open_hands(self, state: TheGameState, context: RenderContext) -> str:
        """Describe each hand's cards; those that would still fit stand out, with their best pile."""
        return describe_open_hands(state, context)

    def lobby_picture(self, seats: tuple[SeatFacts, ...]) -> Scene:
        """Return four piles, and below them who sits there."""
        return TheGameLobby(seats)

    def table_picture(self, view: TheGameView, context: RenderContext, moves: Sequence[Event]) -> Scene:
        """Return the piles, the seats around them and their signals."""
        return pictures.make_table_scene(view, context, moves)

    def hand_picture(self, view: TheGameView, context: RenderContext) -> Scene:
        """Return the cards; on the seat's turn those that fit are raised."""
        return pictures.make_hand_scene(view, context)

    def result_picture(
        self, view: TheGameView, context: RenderContext, outcome: Outcome | None, events: Sequence[Event]
    ) -> Scene:
        """Return how the piles grew."""
        return pictures.make_poster_scene(view, context, outcome, events)

    def render_rules_picture(self, words: Words) -> PendingPicture:
        """Return a rising and a falling pile, each with a backwards trick."""
        return PendingPicture("rules", pictures.RULES_SCENE, words("the-game-rules-picture"))

    def find_seat_to_play(self, view: TheGameView) -> int | None:
        """Return the seat whose turn it is."""
        return None if view.over else view.turn

    def find_turn_started(self, events: Sequence[Event]) -> int | None:
        """Return the seat whose turn started."""
        return next((event.seat for event in reversed(events) if isinstance(event, TurnStarted)), None)

    def hand_shows_table(self, view: TheGameView, seat: int) -> bool:
        """Return True: the picture of every hand shows the piles."""
        del view, seat
        return True

    def summarize_result(self, outcome: Outcome, words: Words) -> str:
        """Count the cards that are left."""
        return words("the-game-in-short", count=outcome.score)

    def compare_results(self, outcome: Outcome, earlier: Outcome, words: Words) -> str:
        """Count how many cards more or fewer are left."""
        difference = outcome.score - earlier.score
        if not difference:
            return words("the-game-same-as-before")
        code = "the-game-fewer-than-before" if difference < 0 else "the-game-more-than-before"
        return words(code, count=abs(difference))

    def chart_value(self, outcome: Outcome) -> int:
        """Count the cards that are left."""
        return outcome.score

    def describe_chart_scale(self, words: Words) -> str:
        """Describe the scale: cards left, the fewer the better."""
        return words("the-game-scale")

    def describe_stakes(self, view: TheGameView, context: RenderContext) -> str:
        """Count the cards that are not played yet."""
        return context.words("the-game-stakes", count=view.left)

    def describe_progress(self, view: TheGameView, words: Words) -> str:
        """Count the cards that are left."""
        return words("the-game-in-short", count=view.left)

    def find_open_values(self, view: TheGameView) -> frozenset[int]:
        """Return the tops of the four piles."""
        return frozenset(view.tops)

    def describe_step(
        self, step: PlayedStep[TheGameState, Action, Event], context: RenderContext
    ) -> tuple[str, ...]:
        """Describe what was laid, drawn and signalled."""
        return the_game_replay.describe_step(step, context)

    def render_replay(self, state: TheGameState, context: RenderContext) -> tuple[Block, ...]:
        """Render the piles, every hand, and what would have been drawn next."""
        return the_game_replay.render_position(state, context)

    def find_turning_points(
        self, steps: Sequence[PlayedStep[TheGameState, Action, Event]], words: Words
    ) -> tuple[TurningPoint, ...]:
        """Return the end, the largest gap, the draw pile's last card, and the tricks."""
        return the_game_replay.find_turning_points(steps, words)

    def describe_review(
        self, reviewed: ReviewedTurn, context: RenderContext, *, hands_open: bool
    ) -> tuple[str, ...]:
        """Describe what was possible at a turning point, and with open hands what a companion would lay."""
        return the_game_replay.describe_review(reviewed, context, hands_open=hands_open)

    def describe_loss(self, review: TurnReview, words: Words) -> str:
        """Count the cards."""
        return the_game_replay.describe_loss(review, words)


RENDERER = TheGameRenderer()


def format_signal(pile: int | None, signal: Signal | None) -> str:
    """Write what is chosen of a signal, for the argument of a custom id.

    >>> format_signal(2, Signal.CAN_TURN_BACK), format_signal(None, None)
    ('2.can-turn-back', '.')
    """
    return f"{pile or ''}.{signal.value if signal else ''}"


def parse_signal(argument: str) -> tuple[int | None, Signal | None]:
    """Read what `format_signal` has written.

    Raises:
        ButtonUnreadable: if it is something else.
    """
    pile, _, signal = argument.partition(".")
    if (pile and pile not in map(str, PILES)) or (signal and signal not in set(Signal)):
        raise ButtonUnreadable
    return int(pile) if pile else None, Signal(signal) if signal else None


def _find_own_signal(view: TheGameView, pile: int | None) -> Signal | None:
    return next((one.signal for one in view.signals if (one.seat, one.pile) == (view.seat, pile)), None)


def _is_live(view: TheGameView, context: RenderContext) -> bool:
    return context.live and not view.over


def _accepts_actions(view: TheGameView, context: RenderContext) -> bool:
    return _is_live(view, context) and not context.paused


def _describe_pile(view: TheGameView, pile: int, context: RenderContext) -> str:
    return describe_pile(pile, view.rows[pile - 1], view.tops[pile - 1], MAX_PILE_CARDS, context)


def _describe_piles_and_signals(view: TheGameView, context: RenderContext) -> PicturedText:
    """Describe the piles with their signals, which stand beside a picture anyway."""
    lines = (
        f"{_describe_pile(view, pile, context)}{_describe_signals(view, pile, context)}" for pile in PILES
    )
    return PicturedText(
        "\n".join(lines),
        beside=_describe_all_signals(view, context),
        alt=_describe_piles_in_words(view, context) if context.pictured else "",
    )


def _describe_signals(view: TheGameView, pile: int, context: RenderContext) -> str:
    """Describe the signals on a pile, each on a line of its own below the pile."""
    return "".join(
        "\n-# "
        + context.words(
            "the-game-signal",
            name=context.name_of(one.seat),
            signal=context.words(f"signal-{one.signal.value}"),
        )
        for one in view.signals
        if one.pile == pile
    )


def _describe_piles_in_words(view: TheGameView, context: RenderContext) -> str:
    """Describe the piles for the alt text of a picture; the signals stand beside it."""
    return "\n".join(describe_pile_in_words(pile, view.tops[pile - 1], context) for pile in PILES)


def _describe_cards_in_words(view: TheGameView, context: RenderContext) -> str:
    """Describe the hand for the alt text of its picture."""
    shows_piles = view.is_own_turn and _is_live(view, context)
    cards = [
        context.words("the-game-card-in-words", card=card, pile=placements[0].pile, gap=placements[0].gap)
        if shows_piles and placements
        else str(card)
        for card, placements in zip(view.hand, view.placements, strict=True)
    ]
    return context.words("the-game-hand-in-words", cards=context.words.join_items(cards))


def _describe_all_signals(view: TheGameView, context: RenderContext) -> str:
    """Describe all signals beside a picture, which has room for icons only."""
    return "\n".join(
        context.words(
            "the-game-signal-on-pile",
            pile=one.pile,
            name=context.name_of(one.seat),
            signal=context.words(f"signal-{one.signal.value}"),
        )
        for one in sorted(view.signals, key=lambda one: one.pile)
    )


def _describe_turn(view: TheGameView, context: RenderContext) -> str:
    if view.turn is None and context.watched:
        return context.words("the-game-watched-start")
    if view.turn is None:
        return context.words("the-game-begin-alone" if len(view.held) == 1 else "the-game-nobody-began")
    code = "the-game-to-play" if view.owed else "the-game-may-go-on"
    return context.words(code, name=context.name_of(view.turn), owed=view.owed)


def _describe_status(view: TheGameView, context: RenderContext) -> str:
    """Describe whose turn it is; nothing while nobody can act, which a notice says."""
    if not _is_live(view, context):
        return context.words("the-game-over")
    if context.paused:
        return ""
    if view.turn is None:
        return context.words("the-game-begin-alone" if len(view.held) == 1 else "the-game-look-at-hand")
    if not view.is_own_turn:
        return context.words("the-game-other-turn", name=context.name_of(view.turn), turns=view.turns_to_wait)
    return context.words("the-game-own-turn" if view.owed else "the-game-own-turn-paid", owed=view.owed)


def _render_card_button(card: int, best: Placement, context: RenderContext) -> Button:
    custom_id, emoji = context.custom_id("card", card), context.emoji_of(card)
    if best.is_trick:
        label = context.words("button-card-trick", card=card)
        return Button(label, custom_id, ButtonStyle.SUCCESS, emoji=emoji)
    return Button(str(card), custom_id, ButtonStyle.PRIMARY, emoji=emoji)


def _render_pile_button(view: TheGameView, card: int, placement: Placement, context: RenderContext) -> Button:
    pile, top = placement.pile, view.tops[placement.pile - 1]
    code = "button-lay-trick" if placement.is_trick else "button-lay"
    label = context.words(code, pile=pile, arrow=ARROWS[pile], top=top, gap=placement.gap)
    if view.ends_match(card, pile):
        style = ButtonStyle.DANGER
    else:
        style = ButtonStyle.SUCCESS if placement.is_trick else ButtonStyle.PRIMARY
    return Button(label, context.custom_id("lay", f"{card}.{pile}"), style, emoji=context.emoji_of(top))

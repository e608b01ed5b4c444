"""The Game's face: four piles in words, and a hand with a button a card."""

from collections.abc import Sequence
from functools import lru_cache
from typing import assert_never

from bot.faces import the_game_pictures as pictures
from bot.faces import the_game_replay
from bot.faces.aims import aims
from bot.faces.face import Face, Sight, TurningPoint
from bot.panels.attachments import Depicted
from bot.panels.panel import Block, Key, Line, Style, rows
from bot.pictures import Scene
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


class TheGameFace(Face[TheGameState, TheGameView, TheGameOptions]):
    """What a match of The Game looks like."""

    def options(self, options: TheGameOptions, words: Words) -> str:
        """Say how hard the table makes it."""
        said = [words("the-game-minimum", count=options.minimum)]
        if options.smaller_hands:
            said.append(words("the-game-smaller-hands"))
        return " · ".join(said)

    def board(self, view: TheGameView, sight: Sight, moves: Sequence[Event]) -> tuple[Block, ...]:
        """Show the piles, the seats, the signals and the last moves."""
        said = "\n".join(_pile(view, pile, sight) for pile in PILES)
        # What is signalled is said beside a picture anyway.
        alt = "\n".join(_trail(view, pile, sight) for pile in PILES)
        blocks: list[Block] = [Depicted(said, beside=_signals(view, sight), alt=alt)]
        if _live(view, sight):
            blocks.append(_who_plays(view, sight))
        held = " · ".join(
            sight.words("the-game-seat-holds", name=sight.name(seat), count=count)
            for seat, count in enumerate(view.held)
        )
        blocks.append(Depicted(f"{held}\n{sight.words('the-game-draw-pile', count=view.draw)}"))
        told = [_move(event, sight) for event in moves if isinstance(event, _SHOWN_MOVES)][-LAST_MOVES:]
        if told:
            blocks += [Line(), "\n".join(f"-# {line}" for line in told)]
        return tuple(blocks)

    def board_keys(self, view: TheGameView, sight: Sight) -> tuple[Key, ...]:
        """Offer "I start" and the end of a turn."""
        if not _live(view, sight):
            return ()
        if view.turn is None:
            return (Key(sight.words("button-begin"), sight.press("begin"), Style.SUCCESS),)
        if view.may_end:
            return (Key(sight.words("button-end-turn"), sight.press("done"), Style.SUCCESS),)
        return ()

    def hand(self, view: TheGameView, sight: Sight) -> tuple[Block, ...]:
        """Show the cards as buttons; on the seat's turn those that fit stand out."""
        blocks: list[Block] = [_status(view, sight)]
        if view.mine and _live(view, sight):
            blocks.append("\n".join(_pile(view, pile, sight) for pile in PILES))
        if not view.hand:
            blocks.append(sight.words("the-game-hand-empty"))
        blocks += rows(_card_key(view, card, sight) for card in view.hand)
        keys = list(self.board_keys(view, sight)) if view.mine or view.turn is None else []
        if _live(view, sight):
            keys.append(Key(sight.words("button-signals"), sight.press("signals")))
        keys.append(Key(sight.words("button-rules"), sight.press("rules")))
        return (*blocks, tuple(keys))

    def hand_in_words(self, view: TheGameView, sight: Sight) -> str:
        """Name the cards; on the seat's turn with the pile that each goes to best."""
        aimed = view.tops if view.mine and _live(view, sight) else None
        return _hand_in_words(sight.words, view.hand, aimed)

    def choose_pile(self, view: TheGameView, sight: Sight, card: int) -> tuple[Block, ...]:
        """Offer the piles that a card fits, with the gap each would leave."""
        keys = []
        for pile, step in sorted((pile, step) for step, pile in aims(card, view.tops)):
            top = view.tops[pile - 1]
            grave = digs_grave(view.hand, view.tops, view.owed, card, pile)
            code = "button-lay-trick" if step == -TRICK else "button-lay"
            label = sight.words(code, pile=pile, arrow=_arrow(pile), top=top, gap=step)
            style = Style.DANGER if grave else Style.SUCCESS if step == -TRICK else Style.PRIMARY
            keys.append(Key(label, sight.press("lay", f"{card}.{pile}"), style, emoji=sight.emoji(top)))
        code = "the-game-choose-pile" if keys else "the-game-fits-nowhere"
        said = sight.words(code, card=sight.card(card))
        back = Key(sight.words("button-back"), sight.press("hand"))
        # Whoever is to play knows it; the others are told before they try.
        whose = () if view.mine else (_status(view, sight),)
        return (*whose, said, *((key,) for key in keys), (back,))

    def ask_sure(self, view: TheGameView, sight: Sight, card: int, pile: int) -> tuple[Block, ...]:
        """Ask before a card is laid that ends the match (rulings: G4)."""
        del view
        return (
            sight.words("the-game-digs-grave", card=sight.card(card), pile=pile),
            (
                Key(sight.words("button-lay-anyway"), sight.press("sure", f"{card}.{pile}"), Style.DANGER),
                Key(sight.words("button-back"), sight.press("hand")),
            ),
        )

    def signals(self, view: TheGameView, sight: Sight) -> tuple[Block, ...]:
        """Offer the legal signals for each pile; those given stand out (rulings: G10)."""
        given = {(one.pile, one.signal) for one in view.signals if one.seat == view.seat}
        blocks: list[Block] = [sight.words("the-game-signals")]
        for pile in PILES:
            blocks.append(_pile(view, pile, sight))
            blocks.append(
                tuple(
                    Key(
                        sight.words(f"signal-{signal.value}"),
                        sight.press("signal", f"{pile}.{signal.value}"),
                        Style.PRIMARY if (pile, signal) in given else Style.SECONDARY,
                    )
                    for signal in Signal
                )
            )
        return (*blocks, (Key(sight.words("button-back"), sight.press("hand")),))

    def result(self, outcome: Outcome, sight: Sight) -> str:
        """Say how many cards are left, and whose duty could not be met (rulings: G8)."""
        if outcome.beaten:
            return sight.words("the-game-beaten")
        excellent = outcome.score < 10  # noqa: PLR2004 - the rulebook's line between excellent and the rest
        count = sight.words("the-game-excellent" if excellent else "the-game-left", count=outcome.score)
        facts = {"name": sight.name(outcome.seat), **outcome.facts}
        return f"{count}\n{sight.words('the-game-duty-not-met', **facts)}"

    def board_picture(self, view: TheGameView, sight: Sight, moves: Sequence[Event]) -> Scene:
        """Show the piles, the seats around them and their signals."""
        return pictures.table(view, sight, moves)

    def hand_picture(self, view: TheGameView, sight: Sight) -> Scene:
        """Show the cards; on the seat's turn those that fit are raised."""
        return pictures.hand(view, sight)

    def result_picture(
        self, view: TheGameView, sight: Sight, outcome: Outcome | None, course: Sequence[Event]
    ) -> Scene:
        """Show how the piles grew."""
        return pictures.poster(view, sight, outcome, course)

    def waits_for(self, view: TheGameView) -> int | None:
        """Return whose turn it is."""
        return None if view.over else view.turn

    def calls(self, events: Sequence[Event]) -> int | None:
        """Return whose turn started."""
        return next((event.seat for event in reversed(events) if isinstance(event, TurnStarted)), None)

    def concerns(self, view: TheGameView, seat: int) -> bool:
        """Only the hand of whoever is to play shows the table."""
        return view.turn == seat or view.turn is None

    def in_short(self, outcome: Outcome, words: Words) -> str:
        """Count the cards that are left."""
        return words("the-game-in-short", count=outcome.score)

    def compared(self, outcome: Outcome, before: Outcome, words: Words) -> str:
        """Count how many cards more or fewer are left."""
        difference = outcome.score - before.score
        if not difference:
            return words("the-game-same-as-before")
        code = "the-game-fewer-than-before" if difference < 0 else "the-game-more-than-before"
        return words(code, count=abs(difference))

    def counted(self, outcome: Outcome) -> int:
        """Count the cards that are left."""
        return outcome.score

    def scale(self, words: Words) -> str:
        """Say that it is cards, the fewer the better."""
        return words("the-game-scale")

    def open_values(self, view: TheGameView) -> frozenset[int]:
        """Return the tops of the four piles."""
        return frozenset(view.tops)

    def told(self, step: Played[TheGameState, Action, Event], sight: Sight) -> tuple[str, ...]:
        """Say what was laid, drawn and signalled."""
        return the_game_replay.told(step, sight)

    def replayed(self, state: TheGameState, sight: Sight) -> tuple[Block, ...]:
        """Show the piles, every hand, and what would have been drawn next."""
        return the_game_replay.replayed(state, sight)

    def turning_points(
        self, steps: Sequence[Played[TheGameState, Action, Event]], words: Words
    ) -> tuple[TurningPoint, ...]:
        """Return the end, the largest gap, the draw pile's last card, and the tricks."""
        return the_game_replay.turning_points(steps, words)


FACE = TheGameFace()


def _live(view: TheGameView, sight: Sight) -> bool:
    return sight.live and not view.over


def _arrow(pile: int) -> str:
    return "↑" if rises(pile) else "↓"


def _pile(view: TheGameView, pile: int, sight: Sight) -> str:
    """Show a pile's last cards, and who signals what about it."""
    said = _trail(view, pile, sight)
    for one in view.signals:
        if one.pile == pile:
            said += "\n-# " + sight.words(
                "the-game-signal", name=sight.name(one.seat), signal=sight.words(f"signal-{one.signal.value}")
            )
    return said


def _trail(view: TheGameView, pile: int, sight: Sight) -> str:
    row = view.rows[pile - 1]
    start = 1 if rises(pile) else 100
    trail = "".join(f"{sight.card(card)} → " for card in ((start, *row)[-LAST_CARDS:-1]))
    dots = "… " if len(row) >= LAST_CARDS else ""
    return f"`{pile}` {_arrow(pile)} {dots}{trail}{sight.card(view.tops[pile - 1], bold=True)}"


def _signals(view: TheGameView, sight: Sight) -> str:
    """Say who signals what where a picture shows the piles: it has room for signs, not for sentences."""
    return "\n".join(
        sight.words(
            "the-game-signal-on-pile",
            pile=one.pile,
            name=sight.name(one.seat),
            signal=sight.words(f"signal-{one.signal.value}"),
        )
        for one in sorted(view.signals, key=lambda one: one.pile)
    )


def _who_plays(view: TheGameView, sight: Sight) -> str:
    if view.turn is None:
        return sight.words("the-game-nobody-began")
    code = "the-game-to-play" if view.owed else "the-game-may-go-on"
    return sight.words(code, name=sight.name(view.turn), owed=view.owed)


def _status(view: TheGameView, sight: Sight) -> str:
    if not _live(view, sight):
        return sight.words("the-game-over")
    if view.turn is None:
        return sight.words("the-game-look-at-hand")
    if not view.mine:
        return sight.words("the-game-not-mine", name=sight.name(view.turn))
    return sight.words("the-game-mine" if view.owed else "the-game-mine-paid", owed=view.owed)


def _card_key(view: TheGameView, card: int, sight: Sight) -> Key:
    press = sight.press("card", card)
    if not view.mine or not _live(view, sight):
        return Key(str(card), press, disabled=not _live(view, sight), emoji=sight.emoji(card))
    steps = aims(card, view.tops)
    if not steps:
        return Key(str(card), press, disabled=True, emoji=sight.emoji(card))
    if steps[0][0] == -TRICK:
        return Key(sight.words("button-card-trick", card=card), press, Style.SUCCESS, emoji=sight.emoji(card))
    return Key(str(card), press, Style.PRIMARY, emoji=sight.emoji(card))


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


def _move(event: TheGameEvent, sight: Sight) -> str:
    match event:
        case CardPlayed(seat=seat, card=card, pile=pile):
            code = "event-card-played-trick" if event.is_trick else "event-card-played"
            return sight.words(code, name=sight.name(seat), card=sight.card(card), pile=pile, gap=event.gap)
        case CardsDrawn(seat=seat, count=count):
            return sight.words("event-cards-drawn", name=sight.name(seat), count=count)
        case SeatSkipped(seat=seat):
            return sight.words("event-seat-skipped", name=sight.name(seat))
        case TurnStarted() | TurnEnded() | SignalGiven() | SignalTakenBack() | GameBeaten() | DutyNotMet():
            return ""
        case _:
            assert_never(event)

"""The Mind's face: one pile and a team in words, and a hand whose one big button plays the lowest card."""

from collections.abc import Sequence
from typing import assert_never

from bot.faces import the_mind_pictures as pictures
from bot.faces import the_mind_replay
from bot.faces.face import Face, Sight, TurningPoint
from bot.faces.the_mind_moves import moves_told
from bot.panels.attachments import Depicted
from bot.panels.panel import Block, Key, Line, Row, Style
from bot.pictures import Scene
from bot.words import Words
from engine.games.the_mind.model import (
    BlindMistakes,
    Mistake,
    Phase,
    TheMindOptions,
    TheMindState,
    TheMindView,
)
from engine.model import Action, Event, Outcome
from engine.ruleset import Played

LAST_CARDS = 6
"""How many cards of the pile are shown, the top one included."""


class TheMindFace(Face[TheMindState, TheMindView, TheMindOptions]):
    """What a match of The Mind looks like."""

    def options(self, options: TheMindOptions, words: Words) -> str:
        """Say where the match starts and what blind mistakes cost."""
        said = [words("the-mind-start-level", level=options.start_level)]
        if options.blind_mistakes is BlindMistakes.EACH:
            said.append(words("the-mind-blind-each"))
        return " · ".join(said)

    def board(self, view: TheMindView, sight: Sight, moves: Sequence[Event]) -> tuple[Block, ...]:
        """Show the level, the pile, what the table waits for, the team, and what happened last."""
        blocks: list[Block] = [Depicted(_standing(view, sight)), Depicted(_pile(view, sight))]
        blocks += _news(view, sight)
        if _live(view, sight):
            blocks.append(_status(view, sight))
        blocks += _team(view, sight)
        told = moves_told(moves, sight)
        if told:
            blocks += [Line(), "\n".join(f"-# {line}" for line in told)]
        return tuple(blocks)

    def board_keys(self, view: TheMindView, sight: Sight) -> tuple[Key, ...]:
        """Offer whatever anybody may do now; whose press it is, the table knows."""
        if not _live(view, sight):
            return ()
        if view.phase is Phase.CHOOSING:
            return _choice(sight)
        keys = []
        if view.phase is Phase.CONCENTRATING:
            keys.append(Key(sight.words("button-ready"), sight.press("ready"), Style.SUCCESS))
        elif view.proposal is None:
            keys.append(Key(sight.words("button-play-lowest"), sight.press("play"), Style.SUCCESS))
        return (*keys, *_star_keys(view, sight), *_stop_key(view, sight))

    def hand(self, view: TheMindView, sight: Sight) -> tuple[Block, ...]:
        """Show a seat its cards, and the one it may play as the one big button."""
        blocks: list[Block] = [_standing(view, sight), _pile(view, sight)]
        blocks += _news(view, sight)
        blocks.append(_status(view, sight) if _live(view, sight) else sight.words("the-mind-over"))
        blocks += _cards(view, sight)
        rules = Key(sight.words("button-rules"), sight.press("rules"))
        if not _live(view, sight):
            return (*blocks, (rules,))
        if view.phase is Phase.CHOOSING:
            return (*blocks, (*_choice(sight), rules))
        return (*blocks, *_play_row(view, sight), (*_own_keys(view, sight), rules))

    def ask_sure(self, sight: Sight) -> tuple[Block, ...]:
        """Ask before the team leaves it at the levels passed."""
        return (
            sight.words("the-mind-sure-finish"),
            (
                Key(sight.words("button-finish-sure"), sight.press("finish-sure"), Style.DANGER),
                Key(sight.words("button-go-blind"), sight.press("blind"), Style.PRIMARY),
                Key(sight.words("button-back"), sight.press("hand")),
            ),
        )

    def result(self, outcome: Outcome, sight: Sight) -> str:
        """Say how far the team came, and with what."""
        said = sight.words(f"the-mind-{outcome.reason}", **outcome.facts)
        return f"{said}\n{sight.words('the-mind-result', **outcome.facts)}"

    def board_picture(self, view: TheMindView, sight: Sight, moves: Sequence[Event]) -> Scene:
        """Show the level, the pile, what lies beside it, and the seats around it."""
        del moves
        return pictures.table(view, sight)

    def hand_picture(self, view: TheMindView, sight: Sight) -> Scene | None:
        """Show the cards, the lowest raised; between the last level and a blind one there are none."""
        return None if view.phase is Phase.CHOOSING else pictures.hand(view, sight)

    def result_picture(
        self, view: TheMindView, sight: Sight, outcome: Outcome | None, course: Sequence[Event]
    ) -> Scene:
        """Show each level with the lives and stars it left."""
        return pictures.poster(view, sight, outcome, course)

    def waits_for(self, view: TheMindView) -> int | None:
        """Return nobody: everyone may act at any time."""
        del view
        return None

    def calls(self, events: Sequence[Event]) -> int | None:
        """Call nobody: there are no turns."""
        del events
        return None

    def concerns(self, view: TheMindView, seat: int) -> bool:
        """Every hand shows the pile and who is ready."""
        del view, seat
        return True

    def in_short(self, outcome: Outcome, words: Words) -> str:
        """Count the levels passed, and what the team had left."""
        return words("the-mind-in-short", **outcome.facts)

    def compared(self, outcome: Outcome, before: Outcome, words: Words) -> str:
        """Count the levels more or fewer; lives, then stars, of teams that came equally far (rulings: B4)."""
        difference = self.counted(outcome) - self.counted(before)
        if difference:
            code = "the-mind-further-than-before" if difference > 0 else "the-mind-short-of-before"
            return words(code, count=abs(difference))
        for what in ("lives", "stars"):
            difference = outcome.facts[what] - before.facts[what]
            if difference:
                way = "more" if difference > 0 else "fewer"
                return words(f"the-mind-same-level-{way}-{what}", count=abs(difference))
        return words("the-mind-same-as-before")

    def counted(self, outcome: Outcome) -> int:
        """Count the levels passed, blind ones too."""
        return outcome.facts["passed"] + outcome.facts["blind"]

    def scale(self, words: Words) -> str:
        """Say that it is levels, the more the better."""
        return words("the-mind-scale")

    def open_values(self, view: TheMindView) -> frozenset[int]:
        """Return the top of the pile, unless it lies face down."""
        card = view.pile[-1].card if view.pile else None
        return frozenset() if card is None else frozenset({card})

    def told(self, step: Played[TheMindState, Action, Event], sight: Sight) -> tuple[str, ...]:
        """Say who was ready, what was played, and what came of it."""
        return the_mind_replay.told(step, sight)

    def replayed(self, state: TheMindState, sight: Sight) -> tuple[Block, ...]:
        """Show the level, the pile face up, every hand, and what lies aside."""
        return the_mind_replay.replayed(state, sight)

    def turning_points(
        self, steps: Sequence[Played[TheMindState, Action, Event]], words: Words
    ) -> tuple[TurningPoint, ...]:
        """Return the end, the mistakes, the stars, and the levels."""
        return the_mind_replay.turning_points(steps, words)

    def silent(self, view: TheMindView) -> bool:
        """Want silence while a level runs; between levels and while stopped talk is free (rulings: M9)."""
        return view.phase is Phase.PLAYING


FACE = TheMindFace()


def _live(view: TheMindView, sight: Sight) -> bool:
    return sight.live and not view.over


def _names(seats: Sequence[int], sight: Sight) -> str:
    return ", ".join(sight.name(seat) for seat in seats)


def _standing(view: TheMindView, sight: Sight) -> str:
    code = "the-mind-blind-level" if view.blind else "the-mind-level"
    level = sight.words(code, level=view.level, last=view.last_level)
    lives, stars = (
        sight.words("the-mind-lives", count=view.lives),
        sight.words("the-mind-stars", count=view.stars),
    )
    return f"**{level}** · ❤️ {lives} · ⭐ {stars}"


def _pile(view: TheMindView, sight: Sight) -> str:
    if not view.pile:
        return sight.words("the-mind-pile-empty")
    last = view.pile[-LAST_CARDS:]
    dots = "… " if len(view.pile) > len(last) else ""
    *below, top = last
    trail = "".join(f"{sight.card(one.card)} → " for one in below)
    name = sight.name(view.pile[-1].seat)
    cards = f"{dots}{trail}{sight.card(top.card, bold=True)}"
    return sight.words("the-mind-pile", cards=cards, count=len(view.pile), name=name)


def _news(view: TheMindView, sight: Sight) -> tuple[Block, ...]:
    """Say what the table stands still for: the last mistake, or the level just ended (rulings: M10)."""
    if view.mistake is not None:
        return (_mistake(view.mistake, view, sight),)
    done = view.last_pile
    if done is None or (view.pile and not (done.blind and view.over)):
        return ()
    pile = " → ".join(
        f"{sight.card(one.card, bold=True)}!" if one.card in done.mistakes else sight.card(one.card)
        for one in done.pile
    )
    return (sight.words("the-mind-last-pile", level=done.level, cards=pile),)


def _mistake(mistake: Mistake, view: TheMindView, sight: Sight) -> str:
    lower = ", ".join(
        sight.words("the-mind-lower", name=sight.name(seat), count=count)
        for seat, count in enumerate(mistake.lower)
        if count
    )
    name, card = sight.name(mistake.seat), sight.card(mistake.card)
    count = sum(mistake.lower)
    return sight.words("the-mind-mistake", name=name, card=card, count=count, lower=lower, lives=view.lives)


def _status(view: TheMindView, sight: Sight) -> str:
    """Say what the table waits for."""
    match view.phase:
        case Phase.CONCENTRATING:
            code = "the-mind-concentrate" if view.ready else "the-mind-concentrate-all"
            facts = {"ready": _names(view.ready, sight), "waiting": _names(view.waiting, sight)}
            said = sight.words(code, **facts)
            return f"{said}\n{_proposed(view, sight)}" if view.proposal is not None else said
        case Phase.PLAYING if view.proposal is not None:
            return _proposed(view, sight)
        case Phase.PLAYING if sight.count:
            return sight.words("the-mind-countdown", count=sight.count)
        case Phase.PLAYING:
            return sight.words("the-mind-play-blind" if view.blind else "the-mind-play")
        case Phase.CHOOSING:
            return sight.words("the-mind-choosing", level=view.last_level)
        case Phase.BEATEN | Phase.FINISHED | Phase.LOST:
            return sight.words("the-mind-over")
        case _:
            assert_never(view.phase)


def _proposed(view: TheMindView, sight: Sight) -> str:
    if view.proposal is None:
        return ""
    missing = [seat for seat in range(len(view.held)) if seat not in view.proposal.agreed]
    name = sight.name(view.proposal.seat)
    return sight.words("the-mind-star-proposed", name=name, missing=_names(missing, sight))


def _team(view: TheMindView, sight: Sight) -> tuple[Block, ...]:
    """Say how many cards each hand holds, unless the server hides it, and what lies aside."""
    blocks: list[Block] = []
    if sight.counts_cards:
        held = " · ".join(
            sight.words("the-mind-seat-holds", name=sight.name(seat), count=count)
            for seat, count in enumerate(view.held)
        )
        blocks.append(Depicted(held))
    aside = []
    if any(view.aside):
        aside.append(sight.words("the-mind-aside", count=sum(view.aside)))
    if view.discarded:
        aside.append(sight.words("the-mind-discarded", cards=sight.cards(one.card for one in view.discarded)))
    if aside:
        blocks.append("\n".join(aside))
    return tuple(blocks)


def _cards(view: TheMindView, sight: Sight) -> tuple[Block, ...]:
    blocks: list[Block] = []
    if view.hand:
        lowest, *others = view.hand
        cards = " · ".join((sight.card(lowest, bold=True), *map(sight.card, others)))
        blocks.append(Depicted(sight.words("the-mind-your-cards", cards=cards)))
    elif view.phase is not Phase.CHOOSING:
        blocks.append(Depicted(sight.words("the-mind-hand-empty")))
    if view.own_aside:
        blocks.append(sight.words("the-mind-own-aside", cards=sight.cards(view.own_aside)))
    return tuple(blocks)


def _play_row(view: TheMindView, sight: Sight) -> tuple[Row, ...]:
    """Return the big button; it stays in its place while plays are refused, so that no press goes astray."""
    if view.lowest is None:
        return ()
    plays = view.phase is Phase.PLAYING and view.proposal is None
    label = sight.words("button-play-card", card=view.lowest)
    press, emoji = sight.press("play", view.lowest), sight.emoji(view.lowest)
    return ((Key(label, press, Style.SUCCESS, disabled=not plays, emoji=emoji),),)


def _own_keys(view: TheMindView, sight: Sight) -> tuple[Key, ...]:
    keys = []
    if view.phase is Phase.CONCENTRATING:
        done = view.seat in view.ready
        label = sight.words("button-is-ready" if done else "button-ready")
        keys.append(Key(label, sight.press("ready"), Style.PRIMARY, disabled=done))
    return (*keys, *_star_keys(view, sight), *_stop_key(view, sight))


def _star_keys(view: TheMindView, sight: Sight) -> tuple[Key, ...]:
    """Offer a star, or the answers to the one that is proposed; a hand offers only what is its seat's."""
    if view.proposal is None:
        return (Key(sight.words("button-star"), sight.press("star")),) if view.stars else ()
    agree = Key(sight.words("button-agree"), sight.press("agree"), Style.PRIMARY)
    decline = Key(sight.words("button-decline"), sight.press("decline"))
    if view.seat is None:
        return (agree, decline)
    own = view.proposal.seat == view.seat
    if own:
        return (Key(sight.words("button-take-star-back"), sight.press("decline")),)
    if not view.hand:
        return ()
    return (decline,) if view.seat in view.proposal.agreed else (agree, decline)


def _stop_key(view: TheMindView, sight: Sight) -> tuple[Key, ...]:
    stopped = view.phase is Phase.CONCENTRATING and not view.ready and view.proposal is None
    return () if stopped else (Key(sight.words("button-stop"), sight.press("stop"), Style.DANGER),)


def _choice(sight: Sight) -> tuple[Key, ...]:
    return (
        Key(sight.words("button-go-blind"), sight.press("blind"), Style.SUCCESS),
        Key(sight.words("button-finish"), sight.press("finish")),
    )

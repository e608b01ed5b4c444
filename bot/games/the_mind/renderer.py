"""The Mind: the table, the hand with one big button for the lowest card, and results."""

from collections.abc import Sequence
from datetime import datetime
from typing import assert_never

from bot.components.attachments import PendingPicture, PicturedText
from bot.components.layout import Block, Button, ButtonStyle, Row, Separator
from bot.games.the_mind import replay as the_mind_replay
from bot.games.the_mind import scenes as pictures
from bot.games.the_mind.ending import describe_missing, describe_moment, describe_open_hands
from bot.games.the_mind.events import describe_hand_news, describe_moves
from bot.games.the_mind.pictures.lobby import TheMindLobby
from bot.games.the_mind.tempo import render_tempo
from bot.games.the_mind.tutorial import TUTORIAL
from bot.pictures import Scene
from bot.pictures.seats import SeatFacts
from bot.renderers.context import RenderContext
from bot.renderers.renderer import Renderer, TurningPoint
from bot.words.words import Words
from engine.games.the_mind.events import LevelPassed
from engine.games.the_mind.model import (
    BlindMistakes,
    Mistake,
    Phase,
    TheMindOptions,
    TheMindState,
    TheMindView,
)
from engine.model import Action, Event, Outcome
from engine.ruleset import PlayedStep

MAX_PILE_CARDS = 6
"""How many cards of the pile are shown, the top one included."""


class TheMindRenderer(Renderer[TheMindState, TheMindView, TheMindOptions]):
    """Renders matches of The Mind."""

    minutes = 20
    deeds = ("cards", "mistakes", "lives", "stars")
    chapter = "level"
    tutorial = TUTORIAL
    tells_tempo = True

    def describe_options(self, options: TheMindOptions, words: Words) -> str:
        """Describe where the match starts and what blind mistakes cost."""
        texts = [words("the-mind-start-level", level=options.start_level)]
        if options.blind_mistakes is BlindMistakes.EACH:
            texts.append(words("the-mind-blind-each"))
        return " · ".join(texts)

    def render_table(
        self, view: TheMindView, context: RenderContext, moves: Sequence[Event]
    ) -> tuple[Block, ...]:
        """Render the level, the pile, what the table waits for, the team, and the last moves."""
        blocks: list[Block] = [
            PicturedText(_describe_team_state(view, context)),
            *_describe_pile(view, context),
            *_describe_news(view, context),
        ]
        asks = _is_live(view, context) and not context.paused
        if asks:
            blocks.append(_describe_status(view, context))
        blocks += _render_team(view, context)
        lines = describe_moves(
            moves,
            context,
            mistake_shown=view.mistake is not None,
            star_shown=asks and view.proposal is not None,
        )
        if lines:
            blocks += [Separator(), "\n".join(f"-# {line}" for line in lines)]
        return tuple(blocks)

    def render_table_buttons(self, view: TheMindView, context: RenderContext) -> tuple[Button, ...]:
        """Render a button for everything that any seat may do now."""
        if not _is_live(view, context) or context.paused:
            return ()
        if view.phase is Phase.CHOOSING:
            return _render_choice_buttons(view, context)
        buttons = []
        if view.phase is Phase.CONCENTRATING:
            buttons.append(
                Button(context.words("button-ready"), context.custom_id("ready"), ButtonStyle.SUCCESS)
            )
        elif view.proposal is None:
            buttons.append(
                Button(context.words("button-play-lowest"), context.custom_id("play"), ButtonStyle.SUCCESS)
            )
        return (*buttons, *_render_star_buttons(view, context), *_render_stop_button(view, context))

    def render_hand(self, view: TheMindView, context: RenderContext) -> tuple[Block, ...]:
        """Render a seat's cards, with one big button for the one it may play."""
        blocks: list[Block] = [
            PicturedText(_describe_team_state(view, context)),
            *_describe_pile(view, context),
            *_describe_news(view, context),
        ]
        if not _is_live(view, context):
            blocks.append(context.words("the-mind-over"))
        elif not context.paused:
            blocks.append(_describe_status(view, context))
        blocks += _render_cards(view, context)
        rules = Button(context.words("button-rules"), context.custom_id("rules"))
        if not _is_live(view, context):
            return (*blocks, (rules,))
        if view.phase is Phase.CHOOSING:
            choices = () if context.paused else _render_choice_buttons(view, context)
            return (*blocks, (*choices, rules))
        own = () if context.paused else _render_own_buttons(view, context)
        return (*blocks, *_render_play_row(view, context), (*own, rules))

    def render_confirmation(self, view: TheMindView, context: RenderContext) -> tuple[Block, ...]:
        """Ask before a seat finishes: at once if another wants to go on blind, else after a minute."""
        refuses = any(seat != view.seat for seat in view.blind_agreed)
        sure = Button(
            context.words("button-finish-sure"), context.custom_id("finish-sure"), ButtonStyle.DANGER
        )
        back = Button(context.words("button-back"), context.custom_id("hand"))
        blind = () if view.seat in view.blind_agreed else (_render_blind_button(context),)
        return (
            context.words("the-mind-sure-refuse" if refuses else "the-mind-sure-finish"),
            (sure, *blind, back),
        )

    def describe_result(self, outcome: Outcome, context: RenderContext) -> str:
        """Describe how far the team came, and with what."""
        reason = context.words(f"the-mind-{outcome.reason}", **outcome.facts)
        return f"{reason}\n{context.words('the-mind-result', **outcome.facts)}"

    def describe_moment(self, view: TheMindView, context: RenderContext, moves: Sequence[Event]) -> str:
        """Describe the level that has just been passed."""
        del moves
        return describe_moment(view, context)

    def describe_hand_news(self, view: TheMindView, context: RenderContext, moves: Sequence[Event]) -> str:
        """Describe the level just passed, and what became of a star: on a phone the table is out of sight."""
        if not _is_live(view, context):
            return ""
        news = describe_hand_news(
            moves, context, mistake_shown=view.mistake is not None, discard_shown=bool(view.discarded)
        )
        return "\n".join(filter(None, (self.describe_moment(view, context, moves), news)))

    def describe_missing(self, view: TheMindView, outcome: Outcome, context: RenderContext) -> str:
        """Count the cards that were left of the level in which the last life was lost."""
        return describe_missing(view, outcome, context)

    def describe_open_hands(self, state: TheMindState, context: RenderContext) -> str:
        """Describe each hand's cards, and the order in which they would have gone on."""
        return describe_open_hands(state, context)

    def lobby_picture(self, seats: tuple[SeatFacts, ...]) -> Scene:
        """Return a row of cards, and below it who sits there."""
        return TheMindLobby(seats)

    def table_picture(self, view: TheMindView, context: RenderContext, moves: Sequence[Event]) -> Scene:
        """Return the level, the pile, what lies beside it, and the seats around it."""
        del moves
        return pictures.make_table_scene(view, context)

    def hand_picture(self, view: TheMindView, context: RenderContext) -> Scene | None:
        """Return the cards, the lowest raised; between the last level and a blind one there are none."""
        return None if view.phase is Phase.CHOOSING else pictures.make_hand_scene(view, context)

    def result_picture(
        self, view: TheMindView, context: RenderContext, outcome: Outcome | None, events: Sequence[Event]
    ) -> Scene:
        """Return each level with the lives and stars left after it."""
        return pictures.make_poster_scene(view, context, outcome, events)

    def render_rules_picture(self, words: Words) -> PendingPicture:
        """Return a level of three people in the right order, with their lives and their star."""
        return PendingPicture("rules", pictures.RULES_SCENE, words("the-mind-rules-picture"))

    def find_seat_to_play(self, view: TheMindView) -> int | None:
        """Return `None`: everyone may act at any time."""
        del view
        return None

    def find_turn_started(self, events: Sequence[Event]) -> int | None:
        """Return `None`: there are no turns."""
        del events
        return None

    def hand_shows_table(self, view: TheMindView, seat: int) -> bool:
        """Return True: every hand shows the pile and who is ready."""
        del view, seat
        return True

    def summarize_result(self, outcome: Outcome, words: Words) -> str:
        """Describe the levels passed, and what the team had left."""
        return words("the-mind-in-short", **outcome.facts)

    def compare_results(self, outcome: Outcome, earlier: Outcome, words: Words) -> str:
        """Describe the difference in levels; if there is none, in lives, then in stars (rulings: B4)."""
        difference = self.chart_value(outcome) - self.chart_value(earlier)
        if difference:
            code = "the-mind-further-than-before" if difference > 0 else "the-mind-short-of-before"
            return words(code, count=abs(difference))
        for what in ("lives", "stars"):
            difference = outcome.facts[what] - earlier.facts[what]
            if difference:
                way = "more" if difference > 0 else "fewer"
                return words(f"the-mind-same-level-{way}-{what}", count=abs(difference))
        return words("the-mind-same-as-before")

    def chart_value(self, outcome: Outcome) -> int:
        """Count the levels passed, blind ones too."""
        return outcome.facts["passed"] + outcome.facts["blind"]

    def describe_chart_scale(self, words: Words) -> str:
        """Describe the scale: levels passed, the more the better."""
        return words("the-mind-scale")

    def describe_stakes(self, view: TheMindView, context: RenderContext) -> str:
        """Describe level, lives and stars."""
        return _describe_team_state(view, context)

    def describe_progress(self, view: TheMindView, words: Words) -> str:
        """Name the level being played."""
        blind = "yes" if view.blind else "no"
        return words("the-mind-progress", level=view.level, last=view.last_level, blind=blind)

    def find_open_values(self, view: TheMindView) -> frozenset[int]:
        """Return the top of the pile, unless it lies face down."""
        card = view.pile[-1].card if view.pile else None
        return frozenset() if card is None else frozenset({card})

    def describe_step(
        self, step: PlayedStep[TheMindState, Action, Event], context: RenderContext
    ) -> tuple[str, ...]:
        """Describe who was ready, what was played, and what followed."""
        return the_mind_replay.describe_step(step, context)

    def ends_chapter(self, step: PlayedStep[TheMindState, Action, Event]) -> bool:
        """Return True if a step passed a level: there are no turns."""
        return any(isinstance(event, LevelPassed) for event in step.events)

    def render_replay(self, state: TheMindState, context: RenderContext) -> tuple[Block, ...]:
        """Render the level, the pile face up, every hand, and what lies aside."""
        return the_mind_replay.render_position(state, context)

    def render_tempo(
        self,
        steps: Sequence[PlayedStep[TheMindState, Action, Event]],
        times: Sequence[datetime],
        context: RenderContext,
        *,
        pictures: bool,
    ) -> tuple[Block, ...]:
        """Render how long a number took, and which cards were closest to trouble."""
        return render_tempo(steps, times, context, pictures=pictures)

    def find_turning_points(
        self, steps: Sequence[PlayedStep[TheMindState, Action, Event]], words: Words
    ) -> tuple[TurningPoint, ...]:
        """Return the end, the mistakes, the stars, and the levels."""
        return the_mind_replay.find_turning_points(steps, words)

    def requires_silence(self, view: TheMindView) -> bool:
        """Return True while a level runs; between levels and while stopped talk is free (rulings: M9)."""
        return view.phase is Phase.PLAYING


RENDERER = TheMindRenderer()


def _is_live(view: TheMindView, context: RenderContext) -> bool:
    return context.live and not view.over


def _join_names(seats: Sequence[int], context: RenderContext) -> str:
    return context.words.join_items(context.name_of(seat) for seat in seats)


def _describe_team_state(view: TheMindView, context: RenderContext) -> str:
    code = "the-mind-blind-level" if view.blind else "the-mind-level"
    level = context.words(code, level=view.level, last=view.last_level)
    lives, stars = (
        context.words("the-mind-lives", count=view.lives),
        context.words("the-mind-stars", count=view.stars),
    )
    # The sign and its number stay on one line.
    return f"**{level}**\n❤️\N{NO-BREAK SPACE}{lives} · ⭐\N{NO-BREAK SPACE}{stars}"


def _describe_pile(view: TheMindView, context: RenderContext) -> tuple[PicturedText, ...]:
    """Describe the end of the pile; nothing where it is shown whole, or where it is not played on."""
    if view.phase is Phase.CHOOSING or _shows_blind_pile(view):
        return ()
    if not view.pile:
        return (PicturedText(context.words("the-mind-pile-empty")),)
    last = view.pile[-MAX_PILE_CARDS:]
    dots = "… " if len(view.pile) > len(last) else ""
    *below, top = last
    trail = "".join(f"{context.format_card(one.card)} → " for one in below)
    name = context.name_of(view.pile[-1].seat)
    cards = f"{dots}{trail}{context.format_card(top.card, bold=True)}"
    return (PicturedText(context.words("the-mind-pile", cards=cards, count=len(view.pile), name=name)),)


def _shows_blind_pile(view: TheMindView) -> bool:
    """Return True at the end of a match in a blind level, whose pile is turned over."""
    return view.over and view.last_pile is not None and view.last_pile.blind and bool(view.last_pile.pile)


def _describe_news(view: TheMindView, context: RenderContext) -> tuple[Block, ...]:
    """Describe why play is halted: the last mistake, or the level just ended (rulings: M10)."""
    if view.mistake is not None:
        return (_describe_mistake(view.mistake, view, context),)
    done = view.last_pile
    # A star can end a level before any card is played.
    if done is None or not done.pile or (view.pile and not _shows_blind_pile(view)):
        return ()
    pile = " → ".join(
        f"💥 {context.format_card(one.card, bold=True)}"
        if one.card in done.mistakes
        else context.format_card(one.card)
        for one in done.pile
    )
    code = "the-mind-last-blind-pile" if done.blind else "the-mind-last-pile"
    return (context.words(code, level=done.level, cards=pile),)


def _describe_mistake(mistake: Mistake, view: TheMindView, context: RenderContext) -> str:
    name, card = context.name_of(mistake.seat), context.format_card(mistake.card)
    count = sum(mistake.lower)
    holders = [(context.name_of(seat), held) for seat, held in enumerate(mistake.lower) if held]
    if count == 1:
        lower = holders[0][0]
    else:
        lower = context.words.join_items(
            context.words("the-mind-lower", name=one, count=held) for one, held in holders
        )
    text = context.words("the-mind-mistake", name=name, card=card, count=count, lower=lower, lives=view.lives)
    goes_on = view.phase is Phase.CONCENTRATING
    return f"{text} {context.words('the-mind-breathe')}" if goes_on else text


def _describe_status(view: TheMindView, context: RenderContext) -> str:
    """Describe what the table waits for."""
    match view.phase:
        case Phase.CONCENTRATING:
            everyone = "replay-concentrating-all" if context.watched else "the-mind-concentrate-all"
            code = "the-mind-concentrate" if view.ready else everyone
            facts = {"ready": _join_names(view.ready, context), "waiting": _join_names(view.waiting, context)}
            text = context.words(code, **facts)
            return f"{text}\n{_describe_proposal(view, context)}" if view.proposal is not None else text
        case Phase.PLAYING if view.proposal is not None:
            return _describe_proposal(view, context)
        case Phase.PLAYING if context.countdown:
            return context.words("the-mind-countdown", count=context.countdown)
        case Phase.PLAYING if view.seat is not None and not view.hand:
            return context.words("the-mind-play-empty")
        case Phase.PLAYING if context.watched:
            return context.words("replay-playing")
        case Phase.PLAYING:
            return context.words("the-mind-play-blind" if view.blind else "the-mind-play")
        case Phase.CHOOSING:
            return _describe_choice(view, context)
        case Phase.BEATEN | Phase.FINISHED | Phase.LOST:
            return context.words("the-mind-over")
        case _:
            assert_never(view.phase)


def _describe_choice(view: TheMindView, context: RenderContext) -> str:
    """Describe who wants to go on blind, or to finish (rulings: M8)."""
    text = context.words("the-mind-choosing", level=view.last_level)
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
    """Render how many cards each hand holds, unless the server hides it, and what lies aside."""
    blocks: list[Block] = []
    if context.counts_cards:
        held = " · ".join(
            context.words("the-mind-seat-holds", name=context.name_of(seat), count=count)
            for seat, count in enumerate(view.held)
        )
        blocks.append(PicturedText(held, alt=context.describe_seats(view.held)))
    aside = []
    if any(view.aside):
        aside.append(context.words("the-mind-aside", count=sum(view.aside)))
    if view.discarded:
        aside.append(_describe_discarded(view, context))
    if aside:
        blocks.append("\n".join(aside))
    return tuple(blocks)


def _describe_discarded(view: TheMindView, context: RenderContext) -> str:
    return context.words("the-mind-discarded", cards=context.format_cards(one.card for one in view.discarded))


def _render_cards(view: TheMindView, context: RenderContext) -> tuple[Block, ...]:
    blocks: list[Block] = []
    if view.hand:
        lowest, *others = view.hand
        cards = (context.format_card(lowest, bold=True), *map(context.format_card, others))
        text = context.words("the-mind-your-cards", cards=context.hand_separator.join(cards))
        blocks.append(PicturedText(text))
    elif view.phase is not Phase.CHOOSING:
        blocks.append(PicturedText(context.words("the-mind-hand-empty")))
    if view.own_aside:
        blocks.append(context.words("the-mind-own-aside", cards=context.format_cards(view.own_aside)))
    if view.discarded:
        blocks.append(_describe_discarded(view, context))
    return tuple(blocks)


def _render_play_row(view: TheMindView, context: RenderContext) -> tuple[Row, ...]:
    """Render the big button; it stays, disabled, while no card may be played, so that no button moves."""
    if view.lowest is None:
        return ()
    waits = context.paused or context.countdown > 0
    plays = view.phase is Phase.PLAYING and view.proposal is None and not waits
    label = context.words("button-play-card", card=view.lowest)
    custom_id, emoji = context.custom_id("play", view.lowest), context.emoji_of(view.lowest)
    return ((Button(label, custom_id, ButtonStyle.SUCCESS, disabled=not plays, emoji=emoji),),)


def _render_own_buttons(view: TheMindView, context: RenderContext) -> tuple[Button, ...]:
    buttons = []
    if view.phase is Phase.CONCENTRATING:
        done = view.seat in view.ready
        label = context.words("button-is-ready" if done else "button-ready")
        buttons.append(Button(label, context.custom_id("ready"), ButtonStyle.PRIMARY, disabled=done))
    return (*buttons, *_render_star_buttons(view, context), *_render_stop_button(view, context))


def _render_star_buttons(view: TheMindView, context: RenderContext) -> tuple[Button, ...]:
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


def _render_stop_button(view: TheMindView, context: RenderContext) -> tuple[Button, ...]:
    stopped = view.phase is Phase.CONCENTRATING and not view.ready and view.proposal is None
    return (
        ()
        if stopped
        else (Button(context.words("button-stop"), context.custom_id("stop"), ButtonStyle.DANGER),)
    )


def _render_choice_buttons(view: TheMindView, context: RenderContext) -> tuple[Button, ...]:
    """Render both choices; a hand has only those that its seat has not made yet."""
    blind = () if view.seat in view.blind_agreed else (_render_blind_button(context),)
    if view.seat in view.finishing:
        return blind
    return (*blind, Button(context.words("button-finish"), context.custom_id("finish")))


def _render_blind_button(context: RenderContext) -> Button:
    return Button(context.words("button-go-blind"), context.custom_id("blind"), ButtonStyle.SUCCESS)

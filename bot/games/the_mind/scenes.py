"""The pictures of The Mind, as scenes made of a view."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.the_mind.pictures.hand import TheMindHand
from bot.games.the_mind.pictures.poster import PlayedLevel, TheMindPoster
from bot.games.the_mind.pictures.strip import CARDS_SHOWN as STRIP_CARDS
from bot.games.the_mind.pictures.strip import TheMindStrip
from bot.games.the_mind.pictures.table import CARDS_SHOWN, Moment, PileCard, SideWords, TheMindTable
from bot.pictures.card_rows import CardRow, CardRows, RowCard
from bot.pictures.poster import Figure, Headline
from bot.pictures.seats import SeatFacts, SeatSign, badge_letters
from bot.renderers.context import RenderContext
from bot.words.words import Words
from engine.games.the_mind.events import (
    GameLost,
    LevelDealt,
    LevelPassed,
    LifeLost,
    MistakeMade,
    PileTurnedOver,
    RewardGained,
    StarUsed,
)
from engine.games.the_mind.levels import STARS_AT_START, Reward, lives_at_start
from engine.games.the_mind.model import Phase, PlayedCard, TheMindView
from engine.model import Event, Outcome

RULES_SCENE = CardRows(
    (
        CardRow(
            tuple(RowCard(card, seat=seat) for card, seat in ((6, 0), (22, 1), (23, 1), (41, 2), (90, 0)))
        ),
    ),
    lives=3,
    stars=1,
)
"""The picture in the rules: a level of three people, with the lives and the star that they start with."""

_SAD = (Moment.MISTAKE, Moment.LEVEL_LOST, Moment.LOST)
_SPREAD = (Moment.LEVEL_DONE, Moment.LEVEL_LOST)


def make_table_scene(view: TheMindView, context: RenderContext) -> TheMindTable:
    """Return the public table as a scene."""
    words = context.words
    moment = _moment(view)
    pile = _pile(view, moment)
    done = view.last_pile
    revealed = _find_revealed(view, moment)
    face_up = view.discarded[: len(view.discarded) - len(revealed)]
    return TheMindTable(
        moment=moment,
        level=view.level,
        last_level=view.last_level,
        blind=view.blind,
        lives=view.lives,
        stars=view.stars,
        pile=pile if moment in _SPREAD else pile[-CARDS_SHOWN:],
        count=len(pile),
        seats=tuple(_seat(view, seat, context) for seat in range(len(view.held))),
        words=SideWords(
            _level_word(words, blind=view.blind),
            _level_word(words, blind=done is not None and done.blind),
            words("picture-aside"),
            words("picture-open-for-star"),
        ),
        lower=() if view.mistake is None else view.mistake.lower,
        aside=sum(view.aside),
        discarded=tuple(sorted(card.card for card in face_up)),
        revealed=tuple((card.seat, card.card) for card in revealed),
        done=0 if done is None else done.level,
        asked=_find_asked_sign(view) if context.live and not view.over else None,
    )


def _level_word(words: Words, *, blind: bool) -> str:
    return words("picture-blind-level" if blind else "picture-level")


def _find_asked_sign(view: TheMindView) -> SeatSign | None:
    if view.proposal is not None:
        return SeatSign.STAR
    return SeatSign.HAND if view.phase is Phase.CONCENTRATING else None


def _moment(view: TheMindView) -> Moment:
    match view.phase:
        case Phase.BEATEN | Phase.FINISHED | Phase.CHOOSING:
            return Moment.WON
        case Phase.LOST if view.blind:
            return Moment.LEVEL_LOST
        case Phase.LOST:
            return Moment.LOST
        case _ if view.mistake is not None:
            return Moment.MISTAKE
        case _ if view.last_pile is not None and not view.pile:
            return Moment.LEVEL_DONE
        case Phase.CONCENTRATING:
            return Moment.REVEALED if view.discarded else Moment.CONCENTRATE
        case _:
            return Moment.STAR if view.proposal is not None else Moment.PLAY


def _find_revealed(view: TheMindView, moment: Moment) -> tuple[PlayedCard, ...]:
    """Return the cards of a star just used: one a seat at most, in the order of the seats."""
    if moment is not Moment.REVEALED:
        return ()
    last: list[PlayedCard] = []
    for card in reversed(view.discarded):
        if last and card.seat >= last[-1].seat:
            break
        last.append(card)
    return tuple(reversed(last))


def _pile(view: TheMindView, moment: Moment) -> tuple[PileCard, ...]:
    if moment in _SPREAD and view.last_pile is not None:
        last = view.last_pile
        return tuple(PileCard(card.seat, card.card, card.card in last.mistakes) for card in last.pile)
    return tuple(
        PileCard(card.seat, card.card, card.card is not None and card.card in view.mistakes)
        for card in view.pile
    )


def _seat(view: TheMindView, seat: int, context: RenderContext) -> SeatFacts:
    sign = None
    if context.live and not view.over:
        if view.proposal is not None:
            sign = SeatSign.STAR if seat in view.proposal.agreed else None
        elif seat in view.ready:
            sign = SeatSign.HAND
    return SeatFacts(
        name=context.plain_name_of(seat),
        fallback=context.fallback_name_of(seat),
        cards=view.held[seat] if context.counts_cards else None,
        sign=sign,
        avatar=context.avatar_of(seat),
    )


def make_hand_scene(view: TheMindView, context: RenderContext) -> TheMindHand:
    """Return a seat's hand as a scene."""
    words = context.words
    strip = _make_strip(view, context)
    return TheMindHand(
        cards=view.hand,
        plays=view.phase is Phase.PLAYING and view.proposal is None and context.live,
        aside=view.own_aside,
        aside_word=words("picture-aside") if view.own_aside else "",
        empty_word="" if view.hand else words("picture-hand-empty"),
        # A mistake is no moment for praise.
        played_all=not view.hand and not view.own_aside and strip.moment not in _SAD,
        strip=strip,
    )


def _make_strip(view: TheMindView, context: RenderContext) -> TheMindStrip:
    words, moment = context.words, _moment(view)
    pile = _pile(view, moment)
    done = view.last_pile
    return TheMindStrip(
        moment=moment,
        level=view.level,
        level_word=_level_word(words, blind=view.blind),
        blind=view.blind,
        lives=view.lives,
        stars=view.stars,
        pile=pile if moment in _SPREAD else pile[-STRIP_CARDS:],
        letters=badge_letters(tuple(_seat(view, seat, context) for seat in range(len(view.held)))),
        revealed=tuple((card.seat, card.card) for card in _find_revealed(view, moment)),
        done_word="" if done is None else f"{_level_word(words, blind=done.blind)} {done.level}",
    )


def make_poster_scene(
    view: TheMindView, context: RenderContext, outcome: Outcome | None, events: Sequence[Event]
) -> TheMindPoster:
    """Return the whole match as a scene."""
    words = context.words
    levels = _levels(view, events)
    passed = view.passed + view.blind_passed
    beaten, whole = outcome is not None and outcome.beaten, view.options.start_level == 1
    facts = (
        *((("levels-passed", passed),) if beaten and whole else ()),
        ("mistakes", sum(level.mistakes for level in levels)),
        ("stars-used", sum(isinstance(event, StarUsed) for event in events)),
        ("violations", context.violations),
    )
    plain = [level for level in levels if not level.blind]
    return TheMindPoster(
        head=_make_headline(context, passed, beaten=beaten, whole=whole),
        seats=tuple(_seat(view, seat, context) for seat in range(len(view.held))),
        levels=levels,
        to_come=view.last_level - plain[-1].level,
        figures=tuple(Figure(str(count), words(f"picture-{code}", count=count)) for code, count in facts),
    )


def _make_headline(context: RenderContext, passed: int, *, beaten: bool, whole: bool) -> Headline:
    words, all_passed = context.words, beaten and whole
    return Headline(
        game=words("game-the-mind"),
        number="" if all_passed else str(passed),
        text=words("picture-all-passed") if all_passed else words("picture-levels-passed", count=passed),
        beaten=beaten,
        record=words("picture-record") if context.record else "",
    )


def _levels(view: TheMindView, events: Sequence[Event]) -> tuple[PlayedLevel, ...]:
    """Return each level that was begun, with the lives and stars left after it."""
    first = view.options.start_level
    now = PlayedLevel(
        first,
        blind=False,
        passed=False,
        lost=False,
        lives=lives_at_start(len(view.held)),
        stars=STARS_AT_START,
        mistakes=0,
    )
    levels: list[PlayedLevel] = []
    for event in events:
        if isinstance(event, LevelDealt):
            levels.append(now)
            now = replace(now, level=event.level, blind=event.blind, passed=False, mistakes=0)
        else:
            now = _after(now, event)
    return (*levels, now)


def _after(level: PlayedLevel, event: Event) -> PlayedLevel:
    """Return a level after an event."""
    match event:
        case MistakeMade():
            return replace(level, mistakes=level.mistakes + 1)
        case PileTurnedOver(mistakes=mistakes):
            return replace(level, mistakes=len(mistakes))
        case LifeLost(lives=lives):
            return replace(level, lives=lives)
        case StarUsed(stars=stars):
            return replace(level, stars=stars)
        case RewardGained(reward=Reward.LIFE):
            return replace(level, lives=level.lives + 1)
        case RewardGained():
            return replace(level, stars=level.stars + 1)
        case LevelPassed():
            return replace(level, passed=True)
        case GameLost():
            return replace(level, lost=True)
        case _:
            return level

"""The moments of a match of The Mind that its people may talk about."""

from collections.abc import Iterable, Iterator

from bot.games.the_mind.tempo import find_waits, summarize_count
from bot.renderers.context import RenderContext
from bot.tables.match_log import Course
from engine.games.the_mind.events import LevelPassed, LifeLost, RewardGained
from engine.games.the_mind.levels import Reward, lives_at_start
from engine.games.the_mind.model import TheMindView
from engine.model import Event


def describe_highlight(view: TheMindView, course: Course, context: RenderContext) -> str:
    """Describe the levels passed with the last life, and how the team counted."""
    seats = len(view.held)
    rescued = sum(lives == 1 for lives in _list_lives_at_passes(course.events, lives_at_start(seats)))
    rescue = context.words("the-mind-highlight-rescue", count=rescued) if rescued else ""
    timed = zip(course.events, course.times, strict=False)
    count = summarize_count(find_waits(timed, seats), context)
    return "\n".join(filter(None, (rescue, count)))


def _list_lives_at_passes(events: Iterable[Event], lives: int) -> Iterator[int]:
    """Yield the lives a team had left whenever it passed a level."""
    for event in events:
        match event:
            case LifeLost():
                lives = event.lives
            case RewardGained(reward=Reward.LIFE):
                lives += 1
            case LevelPassed():
                yield lives
            case _:
                pass

"""A poll's message: who could come at which time, and the host's choice of one of them."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

from bot.components.layout import (
    Block,
    Button,
    ButtonStyle,
    CustomId,
    Layout,
    Section,
    SelectMenu,
    SelectOption,
)
from bot.nights.pages.night import NIGHT_COLOUR, OVER_COLOUR, describe_start, format_time
from bot.renderers.names import mention_users, quote_text
from bot.words.words import Words
from data.nights.records import PollRecord
from data.records import UserId

_MAX_NAMES: Final = 15
"""How many people of each time are named: eight times as many fit into a message."""


def render_poll(poll: PollRecord, words: Words) -> Layout:
    """Render the message that shows a poll to everyone."""
    title = f"### {quote_text(poll.title)}"
    if poll.closed is not None:
        when = "" if poll.chosen is None else format_time(poll.chosen)
        closed = words("poll-closed", when=when or "none")
        return Layout((title, closed), OVER_COLOUR)
    times: tuple[Block, ...] = tuple(
        Section(
            _describe_time(time, people, words),
            Button(words("button-poll-can"), CustomId(poll.id, number, "poll-press")),
        )
        for number, (time, people) in enumerate(zip(poll.times, poll.marks, strict=True))
    )
    host = "" if poll.host is None else words("night-host", name=f"<@{poll.host}>")
    choose = Button(words("button-poll-choose"), CustomId(poll.id, 0, "poll-choose"), ButtonStyle.PRIMARY)
    return Layout((title, words("poll-question"), *times, host, (choose,)), NIGHT_COLOUR)


def render_poll_choice(poll: PollRecord, now: datetime, zone: ZoneInfo, words: Words) -> Layout:
    """Ask the host which of a poll's times becomes a night."""
    options = tuple(
        SelectOption(
            words("poll-choice", when=describe_start(time, zone, words.language), count=len(people)),
            str(number),
        )
        for number, (time, people) in enumerate(zip(poll.times, poll.marks, strict=True))
        if time > now
    )
    blocks: list[Block] = [words("poll-which-time")]
    if options:
        blocks.append(SelectMenu(CustomId(poll.id, 0, "poll-take"), options))
    blocks.append((Button(words("button-poll-close"), CustomId(poll.id, 0, "poll-close")),))
    return Layout(tuple(blocks), NIGHT_COLOUR)


def _describe_time(time: datetime, people: Sequence[UserId], words: Words) -> str:
    when = f"**{format_time(time)}**"
    if not people:
        return when
    names = mention_users(people[:_MAX_NAMES])
    more = len(people) - _MAX_NAMES
    if more > 0:
        names = words("night-and-more", names=names, count=more)
    return f"{when}\n{words('poll-people', count=len(people), names=names)}"

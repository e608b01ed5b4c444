"""A game night's message: who comes, and from its start on the door."""

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta, tzinfo
from typing import Final

from babel.dates import format_date, format_skeleton, format_timedelta
from babel.dates import format_time as format_clock

from bot.components.attachments import PendingPicture, PicturedText
from bot.components.layout import Block, Button, ButtonStyle, CustomId, Layout, rows
from bot.nights.mixing import choose_table_sizes
from bot.nights.pages.poster import Guest, NightAnnouncement
from bot.nights.times import find_clocks, find_place_in_month, to_local
from bot.renderers import game_title, playable_games
from bot.renderers.names import MemberNames, mention_users, quote_text
from bot.settings.reminder_times import ReminderTimes
from bot.words.words import Words
from data.nights.records import UNDER_WAY, Answer, NightPlan, NightRecord, NightState, PollId, Reminder
from data.records import UserId

NIGHT_COLOUR: Final = 0xE0A030
OVER_COLOUR: Final = 0x80848E
_MAX_NAMES: Final = 25
"""How many people of each answer are named."""
_MAX_GUESTS: Final = 12
"""How many people the picture of a night shows."""
_FAR: Final = 2
"""Days from which on only the days ahead are said."""
_SEATS: Final = range(2, 5)
"""The table sizes that are counted with as long as no game is chosen."""


def render_night(night: NightRecord, words: Words, names: MemberNames | None = None) -> Layout:
    """Render the message that shows a night to everyone; with names, a planned one has a picture."""
    if night.state is NightState.PLANNED:
        return _render_planned(night, words, names)
    if night.state in UNDER_WAY:
        return _render_door(night, words)
    return Layout((_title(night.plan), words("night-over", state=night.state.value)), OVER_COLOUR)


def render_draft(
    draft: NightRecord,
    words: Words,
    *,
    zone_set: bool,
    others: Sequence[datetime] = (),
    changed: NightRecord | None = None,
    poll: PollId | None = None,
    zone_blocks: Sequence[Block] = (),
) -> Layout:
    """Ask the host whether a plan is right; `zone_set` is off where the server has no time zone.

    `zone_blocks` let the host set one.

    `changed` is the night that the draft changes: of a series the host says whether only this one is meant.
    `poll` is the one whose people come.
    `others` are moments that the host may have meant instead: the question asks which, the likeliest first.
    """
    zone = words("night-read-in", zone=draft.plan.zone if zone_set else "none")
    if others:
        moments = (draft.plan.starts, *others)
        labels = [describe_start(moment, find_clocks(draft.plan), words.language) for moment in moments]
        choices = tuple(
            Button(
                label, CustomId(draft.id, 0, "night-read", str(int(moment.timestamp()))), ButtonStyle.PRIMARY
            )
            for label, moment in zip(labels, moments, strict=True)
        )
        drop = Button(words("button-night-drop"), CustomId(draft.id, 0, "night-drop"))
        return Layout(
            (words("night-which-time"), _title(draft.plan), zone, *rows((*choices, drop))), NIGHT_COLOUR
        )
    buttons = (
        *_render_yes(draft, changed, poll, words),
        Button(words("button-night-drop"), CustomId(draft.id, 0, "night-drop")),
    )
    return Layout(
        (
            words("night-is-that-right"),
            _title(draft.plan),
            _describe_plan(draft, words),
            zone,
            *zone_blocks,
            buttons,
        ),
        NIGHT_COLOUR,
    )


def _render_yes(
    draft: NightRecord, changed: NightRecord | None, poll: PollId | None, words: Words
) -> tuple[Button, ...]:
    """Render the buttons that say that a plan is right."""
    if draft.plan.is_series and changed is not None and changed.plan.repeats is draft.plan.repeats:
        return tuple(
            Button(
                words(f"button-night-change-{which}"),
                CustomId(draft.id, 0, "night-post", which),
                ButtonStyle.SUCCESS,
            )
            for which in ("one", "all")
        )
    yes = "button-night-post" if draft.changes is None else "button-night-change"
    return (Button(words(yes), CustomId(draft.id, poll or 0, "night-post"), ButtonStyle.SUCCESS),)


def describe_start(moment: datetime, zone: tzinfo, language: str) -> str:
    """Return a start as people say it, on a zone's clocks: "Fri, Dec 4, 20:00"."""
    local = to_local(moment, zone)
    return (
        f"{format_skeleton('MMMEd', local, locale=language)}, {format_clock(local, 'short', locale=language)}"
    )


def describe_choice(moment: datetime, now: datetime, zone: tzinfo, language: str) -> str:
    """Return a start as one of several to choose from: "Fri, Dec 4, 20:00 · in 6 days"."""
    return f"{describe_start(moment, zone, language)} · {_format_ahead(moment - now, language)}"


def _format_ahead(ahead: timedelta, language: str) -> str:
    if ahead.days < _FAR:
        return format_timedelta(
            ahead, granularity="minute", threshold=1.5, add_direction=True, locale=language
        )
    return format_timedelta(ahead, granularity="day", threshold=7 * 5, add_direction=True, locale=language)


def render_answered(night: NightRecord, user: UserId, words: Words, times: ReminderTimes | None) -> Layout:
    """Tell a person what their answer is, and when they are reminded: at no time if all are over."""
    answer = night.find_answer(user)
    if answer is None or answer.answer is Answer.OUT:
        return Layout((words("night-answered-out"),), NIGHT_COLOUR)
    waiting = night.list_waiting()
    if user in waiting:
        return Layout((words("night-answered-waiting", place=waiting.index(user) + 1),), NIGHT_COLOUR)
    text = words(f"night-answered-{answer.answer.value}", when=format_time(night.plan.starts))
    calendar = Button(words("button-night-calendar"), CustomId(night.id, 0, "night-calendar"))
    if answer.answer is Answer.MAYBE or times is None:
        return Layout((text, (calendar,)), NIGHT_COLOUR)
    if times is ReminderTimes.NEVER:
        return Layout((f"{text}\n{words('night-reminders-off')}", (calendar,)), NIGHT_COLOUR)
    wants = answer.wants_reminders
    before = words(f"reminders-{times.value}")
    note = words("night-reminders-on", before=before) if wants else words("night-reminders-off")
    label = words("button-night-quiet" if wants else "button-night-remind")
    button = Button(label, CustomId(night.id, 0, "night-remind", "off" if wants else "on"))
    return Layout((f"{text}\n{note}", (button, calendar)), NIGHT_COLOUR)


def render_cancel_question(night: NightRecord, words: Words) -> Layout:
    """Ask which nights are to be cancelled; a night that does not repeat has no others."""
    one = Button(
        words("button-night-cancel-one" if night.plan.is_series else "button-night-cancel"),
        CustomId(night.id, 0, "night-cancel", "one"),
        ButtonStyle.DANGER,
    )
    every = Button(
        words("button-night-cancel-all"), CustomId(night.id, 0, "night-cancel", "all"), ButtonStyle.DANGER
    )
    keep = Button(words("button-night-keep"), CustomId(night.id, 0, "night-keep"))
    buttons = (one, every, keep) if night.plan.is_series else (one, keep)
    question = words("night-cancel-question", title=quote_text(night.plan.title))
    return Layout((question, _describe_plan(night, words), buttons), NIGHT_COLOUR)


def render_reminder(night: NightRecord, reminder: Reminder, users: Sequence[int], words: Words) -> Layout:
    """Render the message that reminds people of a night, and pings them."""
    text = words(
        "night-reminder-soon" if reminder is Reminder.SOON else "night-reminder-day",
        title=quote_text(night.plan.title),
        when=format_time(night.plan.starts, "R"),
    )
    link = "" if night.message is None else words("night-link", link=link_to_message(night))
    return Layout((f"{text} {mention_users(users)}\n{link}".rstrip(),), NIGHT_COLOUR, tuple(users))


def render_move(night: NightRecord, users: Sequence[int], words: Words) -> Layout:
    """Render the message that says that new rules of the clocks moved a night, and pings its people."""
    text = words(
        "night-moved-by-clocks",
        title=quote_text(night.plan.title),
        when=format_time(night.plan.starts),
        zone=night.plan.zone,
    )
    return Layout((f"{text} {mention_users(users)}".rstrip(),), NIGHT_COLOUR, tuple(users))


def render_moved_up(night: NightRecord, users: Sequence[int], pinged: Sequence[int], words: Words) -> Layout:
    """Render the message that tells those who waited that they have a place now."""
    text = words(
        "night-moved-up",
        names=mention_users(users),
        title=quote_text(night.plan.title),
        when=format_time(night.plan.starts),
    )
    link = "" if night.message is None else words("night-link", link=link_to_message(night))
    return Layout((f"{text}\n{link}".rstrip(),), NIGHT_COLOUR, tuple(pinged))


def link_to_message(night: NightRecord) -> str:
    """Return the address of a night's message, or of its channel as long as it has none."""
    address = f"https://discord.com/channels/{night.guild}/{night.channel}"
    return address if night.message is None else f"{address}/{night.message}"


def format_time(moment: datetime, style: str = "F") -> str:
    """Return a moment as Discord shows it to everyone in their own time."""
    return f"<t:{int(moment.timestamp())}:{style}>"


def _render_planned(night: NightRecord, words: Words, names: MemberNames | None) -> Layout:
    coming = night.list_coming()
    lists = [
        words(f"night-list-{which}", count=len(people), names=_name(people, words))
        for which, people in (
            ("in", coming),
            ("waiting", night.list_waiting()),
            ("maybe", night.list_answers(Answer.MAYBE)),
            ("out", night.list_answers(Answer.OUT)),
        )
        if people
    ]
    buttons = (
        Button(words("button-night-in"), CustomId(night.id, 0, "night-in"), ButtonStyle.SUCCESS),
        Button(words("button-night-maybe"), CustomId(night.id, 0, "night-maybe")),
        Button(words("button-night-out"), CustomId(night.id, 0, "night-out")),
    )
    head: tuple[Block, ...] = (
        (_title(night.plan),) if names is None else _render_announcement(night, coming, words, names)
    )
    blocks: tuple[Block, ...] = (
        *head,
        _describe_plan(night, words),
        "\n".join(lists) or words("night-nobody-yet"),
        _describe_tables(len(coming), words),
        buttons,
    )
    return Layout(blocks, NIGHT_COLOUR)


def _render_announcement(
    night: NightRecord, coming: Sequence[UserId], words: Words, names: MemberNames
) -> tuple[Block, ...]:
    """Render the picture of a planned night, with its title and day in place of it as long as it is drawn."""
    day = format_date(night.plan.local_start, "full", locale=words.language)
    # After a restart, who has not been seen yet has no name.
    named = [user for user in coming if names.plain(night.guild, user)]
    room = _MAX_GUESTS if len(named) == len(coming) <= _MAX_GUESTS else _MAX_GUESTS - 1
    guests = tuple(
        Guest(names.plain(night.guild, user) or "", names.avatars.of(night.guild, user))
        for user in named[:room]
    )
    more = len(coming) - len(guests)
    games = " · ".join(game_title(game, words) for game in playable_games())
    scene = NightAnnouncement(games, night.plan.title, day, guests, f"+{more}" if more else "")
    title = _title(night.plan)
    return PendingPicture("night", scene), PicturedText(title, alt=f"{title}\n{day}")


def _render_door(night: NightRecord, words: Words) -> Layout:
    here = night.present
    away = [user for user in night.list_coming() if user not in here]
    lists = [
        words(f"night-list-{which}", count=len(people), names=_name(people, words))
        for which, people in (("here", here), ("expected", away))
        if people
    ]
    buttons = (
        Button(words("button-night-here"), CustomId(night.id, 0, "night-here"), ButtonStyle.SUCCESS),
        Button(words("button-night-away"), CustomId(night.id, 0, "night-away")),
        Button(words("button-night-round"), CustomId(night.id, 0, "night-round"), ButtonStyle.PRIMARY),
    )
    blocks: tuple[Block, ...] = (
        _title(night.plan),
        words("night-door", state=night.state.value),
        _describe_place(night.plan, words),
        "\n".join(lists),
        _describe_tables(len(here), words) if night.state is NightState.OPEN else "",
        buttons,
    )
    return Layout(blocks, NIGHT_COLOUR)


def _title(plan: NightPlan) -> str:
    return f"### {quote_text(plan.title)}"


def _describe_plan(night: NightRecord, words: Words) -> str:
    plan = night.plan
    when = words("night-when", when=format_time(plan.starts), ahead=format_time(plan.starts, "R"))
    series = _describe_series(night.series or plan, words)
    host = words("night-host", name="" if night.host is None else f"<@{night.host}>")
    places = "" if plan.places is None else words("night-places", count=plan.places)
    lines = (when, series, _describe_place(plan, words), places, "" if night.host is None else host)
    return "\n".join(filter(None, lines))


def _describe_series(plan: NightPlan, words: Words) -> str:
    """Describe when a night is followed by another; nothing for one that is not."""
    if not plan.is_series:
        return ""
    day = plan.local_start
    return words(
        f"night-{plan.repeats.value}",
        weekday=format_date(day, "EEEE", locale=words.language),
        place=find_place_in_month(day),
    )


def _describe_place(plan: NightPlan, words: Words) -> str:
    return "" if plan.voice is None else words("night-voice", channel=f"<#{plan.voice}>")


def _describe_tables(people: int, words: Words) -> str:
    sizes = choose_table_sizes(people, _SEATS)
    if not sizes:
        return ""
    return words("night-tables", count=len(sizes), sizes=describe_sizes(sizes, words))


def describe_sizes(sizes: Iterable[int], words: Words) -> str:
    """Describe the sizes of tables, the largest first: "2 tables of 4, one table of 3"."""
    counts = sorted(Counter(sizes).items(), reverse=True)
    return words.join_items(words("night-sizes", count=count, size=size) for size, count in counts)


def _name(people: Sequence[int], words: Words) -> str:
    names = mention_users(people[:_MAX_NAMES])
    more = len(people) - _MAX_NAMES
    return names if more <= 0 else words("night-and-more", names=names, count=more)

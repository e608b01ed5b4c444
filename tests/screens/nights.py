"""The screens of a planned game night, from the host's question to the open door."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from bot.components.layout import Layout
from bot.nights.pages.night import (
    render_answered,
    render_cancel_question,
    render_draft,
    render_night,
    render_reminder,
)
from bot.nights.pages.poll import render_poll, render_poll_choice
from bot.nights.times import to_local
from bot.renderers.notices import render_text
from bot.renderers.settings import describe_timezone
from bot.settings.guild_settings import GuildSettings
from bot.settings.reminder_times import ReminderTimes
from bot.words.words import Words
from data.nights.records import (
    Answer,
    AnswerRecord,
    NightId,
    NightPlan,
    NightRecord,
    NightState,
    PollId,
    PollRecord,
    PresenceRecord,
    Reminder,
    Repeats,
)
from data.records import ChannelId, GuildId, MessageId, UserId
from tests.bot.renderers.tables import PEOPLE

_BERLIN = ZoneInfo("Europe/Berlin")
_TIMES = ReminderTimes.DAY_AND_SOON
_STARTS = datetime(2026, 12, 4, 19, 0, tzinfo=UTC)
_NOW = datetime(2026, 11, 22, 20, 30, tzinfo=UTC)


def render_night_screens(texts: Words) -> Mapping[str, Layout]:
    """Lay out a night in each of its states, and what people are shown in private."""
    night = make_night(texts)
    door = replace(
        night,
        state=NightState.OPEN,
        presences=tuple(PresenceRecord(user, _STARTS, None, alone=False) for user in PEOPLE[:3]),
    )
    crowd = _answer(night, [UserId(2_000 + number) for number in range(40)], list(PEOPLE[:2]))
    quiet = replace(night.answers[1], wants_reminders=False)
    return {
        "night-draft": render_draft(_draft(night), texts, zone_set=True),
        "night-draft-without-zone": render_draft(_draft(_once(night)), texts, zone_set=False),
        "night-draft-of-change": render_draft(
            replace(_draft(night), changes=NightId(7)), texts, zone_set=True
        ),
        "night-draft-of-two-times": render_draft(
            _draft(_once(night)), texts, zone_set=True, others=[_STARTS - timedelta(hours=12)]
        ),
        "night-draft-of-one-or-all": render_draft(
            replace(_draft(night), changes=NightId(7)), texts, zone_set=True, changed=night
        ),
        "night-post-places": render_night(replace(night, plan=replace(night.plan, places=3)), texts),
        "night-post-poll": render_poll(_POLL, texts),
        "night-post-poll-closed": render_poll(replace(_POLL, closed=_NOW, chosen=_STARTS), texts),
        "night-poll-choice": render_poll_choice(_POLL, _NOW, _BERLIN, texts),
        "night-post-new": render_night(_once(replace(night, answers=())), texts),
        "night-post": render_night(night, texts),
        "night-post-crowd": render_night(crowd, texts),
        "night-door-first": render_night(replace(door, presences=()), texts),
        "night-door": render_night(door, texts),
        "night-door-running": render_night(replace(door, state=NightState.RUNNING), texts),
        "night-door-paused": render_night(replace(door, state=NightState.PAUSED), texts),
        "night-over": render_night(replace(night, state=NightState.ENDED), texts),
        "night-over-cancelled": render_night(replace(night, state=NightState.CANCELLED), texts),
        "night-call-day": render_reminder(night, Reminder.DAY, PEOPLE[:3], texts),
        "night-call-soon": render_reminder(night, Reminder.SOON, PEOPLE[:3], texts),
        "night-answered-in": render_answered(night, PEOPLE[0], texts, _TIMES),
        "night-answered-in-quiet": render_answered(
            replace(night, answers=(quiet,)), PEOPLE[1], texts, _TIMES
        ),
        "night-answered-maybe": render_answered(night, PEOPLE[4], texts, _TIMES),
        "night-answered-out": render_answered(night, UserId(1), texts, _TIMES),
        "night-cancel": render_cancel_question(_once(night), texts),
        "night-cancel-series": render_cancel_question(night, texts),
        **{name: render_text(text) for name, text in _list_replies(texts).items()},
    }


_POLL = PollRecord(
    id=PollId(3),
    guild=GuildId(1_100_000_000_000_000_001),
    channel=ChannelId(1_100_000_000_000_000_002),
    host=PEOPLE[0],
    title="The Mind",
    times=(_STARTS - timedelta(days=1), _STARTS, _STARTS + timedelta(days=1)),
    locale="en",
    message=None,
    closed=None,
    chosen=None,
    marks=(PEOPLE[:2], PEOPLE[:4], ()),
)


def make_night(texts: Words) -> NightRecord:
    """Make a weekly night with answers of every kind."""
    zone_start = to_local(_STARTS, _BERLIN)
    night = NightRecord(
        id=NightId(7),
        guild=GuildId(1_100_000_000_000_000_001),
        channel=ChannelId(1_100_000_000_000_000_002),
        host=PEOPLE[0],
        plan=NightPlan(
            texts("night-default-title"), zone_start, _BERLIN.key, _STARTS, Repeats.WEEKLY, voice=None
        ),
        series=None,
        state=NightState.PLANNED,
        message=MessageId(1_300_000_000_000_000_001),
        event=None,
        event_facts=None,
        locale=texts.language,
        created=_NOW,
        opened=None,
        started=None,
        ended=None,
        follows=None,
        changes=None,
        reminded=frozenset(),
        answers=(),
        presences=(),
    )
    return _answer(night, list(PEOPLE[:4]), list(PEOPLE[4:5]))


def _answer(night: NightRecord, coming: list[UserId], unsure: list[UserId]) -> NightRecord:
    given = [*((user, Answer.IN) for user in coming), *((user, Answer.MAYBE) for user in unsure)]
    answers = tuple(
        AnswerRecord(
            user, answer, wants_reminders=True, from_event=False, at=_NOW + timedelta(minutes=minute)
        )
        for minute, (user, answer) in enumerate(given)
    )
    return replace(night, answers=answers)


def _draft(night: NightRecord) -> NightRecord:
    return replace(night, state=NightState.DRAFT, message=None, answers=())


def _once(night: NightRecord) -> NightRecord:
    return replace(night, plan=replace(night.plan, repeats=Repeats.ONCE))


def _list_replies(texts: Words) -> Mapping[str, str]:
    codes = ("posted", "posted-without-event", "changed", "dropped", "left", "kept")
    refusals = ("time-unreadable", "time-past", "time-too-far", "zone-unknown", "not-host", "night-gone")
    return {
        **{f"night-reply-{code}": texts(f"night-{code}") for code in (*codes, *refusals)},
        "night-reply-time-skipped": texts("night-time-skipped", zone=_BERLIN.key),
        "night-reply-time-twice": texts("night-time-twice", zone=_BERLIN.key),
        "night-reply-cancelled": texts("night-cancelled", more="no"),
        "night-reply-cancelled-one": texts("night-cancelled", more="yes"),
        "night-reply-host": texts("night-handed-over", name=f"<@{PEOPLE[1]}>"),
        "settings-timezone": describe_timezone(GuildSettings(timezone=_BERLIN.key), _NOW, texts),
        "settings-timezone-none": describe_timezone(GuildSettings(), _NOW, texts),
    }

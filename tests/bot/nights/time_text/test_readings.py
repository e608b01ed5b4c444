import re
from datetime import UTC, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.devtools.translations import list_readings, read_messages
from bot.nights.refusals import (
    TimeContradicts,
    TimeLacksDay,
    TimeLacksHour,
    TimeNotUnderstood,
    TimePartUnknown,
    TimePast,
    TimeSkipped,
    TimeTooFar,
    TimeTwice,
    TimeZoneUnclear,
)
from bot.nights.time_text.readings import read_starts, suggest_starts
from bot.words.words import languages
from data.errors import NightRefusal

BERLIN = ZoneInfo("Europe/Berlin")
NOW = datetime(2026, 11, 22, 20, 30, tzinfo=UTC)
"""A Sunday, half past nine in the evening in Berlin."""

FRIDAY_IN_ENGLISH = """\
Friday 8pm
Friday at 8pm
fri 20:00
next friday 8 pm
this friday, 8:00 p.m.
friday evening at 8:00
friday night at 8
27 November 20:00
11/27 8pm
2026-11-27 20:00
2026-11-27T20:00
2026-11-27 8pm
2026-11-27 20:00+01:00
friday 7pm UTC
<t:1795806000:F>
in 5 days at 20:00
"""
FRIDAY_IN_GERMAN = """\
Freitag 20 Uhr
Freitag um 20 Uhr
Fr 20:00
Fr. 20 Uhr
nächsten Freitag 20 Uhr
Freitagabend um 8 Uhr
am Freitag, den 27. November, um 20 Uhr
27.11. 20 Uhr
27.11.2026 20:00
in 5 Tagen um 20 Uhr
Freitag 20h
Friday 8pm
2026-11-27 20:00
"""
UNREADABLE = """\
xyz
8
Friday
next week
in a week
friday evening
friday 25:00
31 February 8pm
2026-12-04
10000-01-01 20:00
20:00 <@&1> @everyone
/night plan
<t:9999999999999:F>
"""


def read(text: str, locale: str = "en-US", zone: ZoneInfo = BERLIN, now: datetime = NOW) -> str:
    return read_all(text, locale, zone, now)[0]


def read_all(text: str, locale: str, zone: ZoneInfo = BERLIN, now: datetime = NOW) -> list[str]:
    starts = read_starts(text, zone, [locale], now)
    assert all(start.moment.astimezone(zone).replace(tzinfo=None) == start.local for start in starts)
    return [f"{start.local:%Y-%m-%d %H:%M}" for start in starts]


@pytest.mark.parametrize("text", FRIDAY_IN_ENGLISH.splitlines())
def test_a_day_and_a_time_are_read_in_english(text: str) -> None:
    assert read(text) == "2026-11-27 20:00"


@pytest.mark.parametrize("text", FRIDAY_IN_GERMAN.splitlines())
def test_a_day_and_a_time_are_read_in_german_and_english_too(text: str) -> None:
    assert read(text, "de") == "2026-11-27 20:00"


@pytest.mark.parametrize(
    ("text", "locale", "expected"),
    [
        ("morgen 20 Uhr", "de", "2026-11-23 20:00"),
        ("übermorgen 19.30 Uhr", "de", "2026-11-24 19:30"),
        ("heute Abend um 10 Uhr", "de", "2026-11-22 22:00"),
        ("Sonnabend 20 Uhr", "de", "2026-11-28 20:00"),
        ("in zwei Stunden", "de", "2026-11-22 23:30"),
        ("4.12.26 20:15", "de", "2026-12-04 20:15"),
        ("tomorrow 8pm", "en-GB", "2026-11-23 20:00"),
        ("tonight at 10", "en-GB", "2026-11-22 22:00"),
        ("saturday noon", "en-US", "2026-11-28 12:00"),
        ("12am saturday", "en-US", "2026-11-28 00:00"),
        ("in 2 hours", "en-US", "2026-11-22 23:30"),
        ("in 2h", "en-US", "2026-11-22 23:30"),
        ("demain 20h", "fr", "2026-11-23 20:00"),
        ("vendredi prochain à 20 h 30", "fr", "2026-11-27 20:30"),
        ("ce soir à 22h", "fr", "2026-11-22 22:00"),
        ("el viernes a las 20 h", "es-ES", "2026-11-27 20:00"),
        ("questo venerdì alle ore 20:00", "it", "2026-11-27 20:00"),
        ("vrijdag om 20 uur", "nl", "2026-11-27 20:00"),
        ("w piątek o 20:00", "pl", "2026-11-27 20:00"),
        ("sexta-feira às 20h", "pt-BR", "2026-11-27 20:00"),
        ("Cuma günü saat 20:00", "tr", "2026-11-27 20:00"),
        ("金曜20時", "ja", "2026-11-27 20:00"),
        ("12月4日 20:00", "ja", "2026-12-04 20:00"),
        ("\uff12\uff10:00 friday", "ja", "2026-11-27 20:00"),
    ],
)
def test_other_ways_of_saying_it_are_read(text: str, locale: str, expected: str) -> None:
    assert read(text, locale) == expected


@pytest.mark.parametrize("language", languages())
def test_every_time_that_is_given_as_an_example_is_read_in_its_language(language: str) -> None:
    texts = (
        text
        for code, pattern in read_messages(language).patterns.items()
        if code.startswith("night-time-")
        for text in list_readings(pattern)
    )
    examples = {example for text in texts for example in re.findall(r"`([^`/]+)`", text)}
    # What is shown while somebody types has no room for marks: the example is its end.
    (option,) = list_readings(read_messages(language).patterns["option-when"])
    examples.add(" ".join(re.findall(r"[\w:]+", option)[-2:]).rpartition("\N{FULLWIDTH COLON}")[2])
    assert len(examples) >= 3
    assert {read(example, language).split()[1] for example in examples} == {"20:00"}


def test_day_and_month_are_in_the_order_of_the_asker() -> None:
    assert read("4/12 20:00", "en-US") == "2027-04-12 20:00"
    assert read("4/12 20:00", "en-GB") == "2026-12-04 20:00"
    assert read("4.12. 20:00", "en-US") == "2026-12-04 20:00"


def test_a_time_without_a_day_is_the_next_of_that_time() -> None:
    assert read("22:00") == "2026-11-22 22:00"
    assert read("20 Uhr", "de") == "2026-11-23 20:00"


def test_the_weekday_of_today_is_today_as_long_as_the_time_is_to_come() -> None:
    assert read("Sunday 11pm") == "2026-11-22 23:00"
    assert read("Sunday 8pm") == "2026-11-29 20:00"


@pytest.mark.parametrize(
    "text",
    [*UNREADABLE.splitlines(), "", "8pm " * 15, "(" * 60, "9" * 60, "\u202e\u0000"],
)
def test_what_is_no_day_and_time_is_refused(text: str) -> None:
    with pytest.raises(TimeNotUnderstood):
        read(text)


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("yesterday 8pm", TimePast),
        ("2026-11-22 21:30", TimePast),
        ("2026-03-29 02:30", TimePast),
        ("<t:0:F>", TimePast),
        ("9999-12-31 23:59", TimeTooFar),
        ("2027-11-25 20:00", TimeTooFar),
        ("<t:9999999999>", TimeTooFar),
        ("2027-03-28 02:30", TimeSkipped),
        ("2027-10-31 02:30", TimeTwice),
    ],
)
def test_a_time_that_cannot_be_is_refused(text: str, refusal: type[NightRefusal]) -> None:
    with pytest.raises(refusal):
        read(text)


WORD = st.sampled_from([*FRIDAY_IN_ENGLISH.split(), *FRIDAY_IN_GERMAN.split(), *UNREADABLE.split()])


@settings(max_examples=25, deadline=None)
@given(st.one_of(st.lists(WORD, max_size=6).map(" ".join), st.text(max_size=60)))
def test_any_text_is_a_time_to_come_or_is_refused(text: str) -> None:
    for locale in ("en-US", "de", "zh-CN", "nonsense"):
        try:
            starts = read_starts(text[:60], BERLIN, [locale], NOW)
        except NightRefusal:
            continue
        for start in starts:
            assert timedelta() < start.moment - NOW < timedelta(days=367)
            assert start.moment.astimezone(BERLIN).replace(tzinfo=None) == start.local


MOMENTS = {
    "A": datetime(2026, 12, 2, 20, 30, tzinfo=UTC),
    "B": datetime(2026, 12, 4, 11, tzinfo=UTC),
}
"""A Wednesday, half past nine in the evening in Berlin, and the noon of the Friday after it."""
TABLE = [line.split("\t") for line in Path(__file__).with_name("times.tsv").read_text("utf-8").splitlines()]
"""Moment, locale, text and answers of 400 lines, written by people who had not seen the code."""
UNREAD = {"4-go o 19"}
"""Lines of the table that are refused although people would read them."""


def read_or_refuse(text: str, locale: str, now: datetime) -> list[str]:
    try:
        return read_all(text, locale, now=now)
    except TimeNotUnderstood:
        return ["refused"]


@pytest.mark.parametrize("language", languages())
def test_ways_in_which_people_write_a_nights_time_are_read_and_none_is_read_wrong(language: str) -> None:
    answers = {
        text: (read_or_refuse(text, locale, MOMENTS[moment]), expected.split(" | "))
        for moment, locale, text, expected in TABLE
        if locale.startswith(language) and text not in UNREAD
    }
    assert len(answers) >= 39
    assert {text: both for text, both in answers.items() if both[0][0] not in both[1]} == {}


@pytest.mark.parametrize(
    ("text", "locale", "answers"),
    [
        ("next Friday 8pm", "en-GB", ["2026-12-04 20:00", "2026-12-11 20:00"]),
        ("Sonntag um 11 Uhr", "de", ["2026-12-06 23:00", "2026-12-06 11:00"]),
        ("viernes 8:30", "es-ES", ["2026-12-04 20:30", "2026-12-04 08:30"]),
        ("Friday at 7", "en-US", ["2026-12-04 19:00"]),
        ("Friday 07:00", "en-US", ["2026-12-04 07:00"]),
    ],
)
def test_a_text_that_can_mean_several_times_is_read_in_all_of_them(
    text: str, locale: str, answers: list[str]
) -> None:
    assert read_all(text, locale, now=MOMENTS["A"]) == answers


@pytest.mark.parametrize(
    ("text", "locale", "refusal"),
    [
        ("Sat Dec 6 8pm", "en-US", TimeContradicts("Sat", "Dec 6")),
        ("tomorrow 8pm in 2 days", "en-US", TimeContradicts("in 2 days", "tomorrow")),
        ("morgens um 20 Uhr", "de", TimeContradicts("morgens", "um 20 Uhr")),
        ("Samstag 19.12.", "de", TimeLacksHour()),
        ("May 8pm", "en-US", TimePartUnknown("May")),
        ("next week at 8", "en-US", TimeLacksDay("next week")),
        ("tomorrow 8pm IST", "en-GB", TimeZoneUnclear("IST")),
        ("vendredi 20h chez Zoé", "fr", TimePartUnknown("chez")),
    ],
)
def test_a_refusal_names_the_part_that_is_in_the_way(text: str, locale: str, refusal: NightRefusal) -> None:
    with pytest.raises(type(refusal)) as refused:
        read_all(text, locale, now=MOMENTS["A"])
    assert vars(refused.value) == vars(refusal)


def test_a_place_keeps_its_clocks_and_an_abbreviation_its_offset() -> None:
    summer = datetime(2027, 7, 1, tzinfo=UTC)
    assert read("Friday 8pm ET", now=summer) == "2027-07-03 02:00"
    assert read("Friday 8pm EST", now=summer) == "2027-07-03 03:00"


def test_a_day_has_as_many_hours_as_its_clocks_show() -> None:
    before_the_change = datetime(2027, 3, 27, 20, tzinfo=UTC)
    assert read("in 24 hours", now=before_the_change) == "2027-03-28 22:00"
    assert read("in 1 day at 9pm", now=before_the_change) == "2027-03-28 21:00"


def test_both_languages_are_read_and_their_readings_are_offered_together() -> None:
    starts = read_starts("4/12 20:00", BERLIN, ["en-US", "de"], MOMENTS["A"])
    assert [f"{start.local:%m-%d}" for start in starts] == ["04-12", "12-04"]


def test_the_hours_of_other_nights_are_suggested_before_the_coming_evenings() -> None:
    usual = [datetime(2026, 11, 27, 19, 30)]  # noqa: DTZ001 - on the clocks of its zone
    starts = suggest_starts(usual, BERLIN, MOMENTS["A"])
    assert [f"{start.local:%m-%d %H:%M}" for start in starts] == [
        "12-04 19:30",
        "12-03 20:00",
        "12-04 20:00",
        "12-05 20:00",
        "12-06 20:00",
    ]


def test_times_that_are_taken_are_not_suggested_and_say_when_the_others_begin() -> None:
    taken = [read_starts("2026-12-04 19:30", BERLIN, [], MOMENTS["A"])[0].moment]
    starts = suggest_starts([], BERLIN, MOMENTS["A"], taken)
    assert [f"{start.local:%m-%d %H:%M}" for start in starts[:2]] == ["12-03 19:30", "12-05 19:30"]

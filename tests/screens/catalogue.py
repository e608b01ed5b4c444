"""Every screen that people meet in an evening, as whole messages in each language and card style."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Final, cast

from bot.companions.deal_worth import DealWorth
from bot.components.attachments import AttachedFile
from bot.components.layout import Layout
from bot.devtools.preview.charts import generate_chart_samples
from bot.devtools.preview.gallery import render_chart_message
from bot.devtools.preview.samples import Sample, generate_samples
from bot.devtools.preview.tables import NAMES, change_record, end_early, make_people, seat_companions
from bot.messages.spectators import DELAY
from bot.pictures import Scene, render_png
from bot.pictures.emojis import emoji_scenes
from bot.renderers import playable_games
from bot.renderers.deal import render_deal_check
from bot.renderers.hand import render_hand, render_watch_paused, render_watch_waits, render_watched_table
from bot.renderers.help import render_game_choice, render_help, render_nights_page, render_rules_page
from bot.renderers.notices import render_text
from bot.renderers.settings import (
    describe_language,
    describe_pictures,
    describe_sharing,
    describe_table_settings,
    describe_watch,
    render_preferences,
)
from bot.renderers.table import render_folded_table, render_table
from bot.renderers.table_watch import describe_finding
from bot.renderers.tutorial_page import TutorialPage, render_tutorial, tutorials
from bot.settings.card_style import PLAIN, CardPreference, CardStyle
from bot.settings.guild_settings import TableSettings, WatchSettings
from bot.settings.preferences import CallPreference, Preferences
from bot.settings.quiet_hours import QuietHours
from bot.settings.reminder_times import ReminderTimes
from bot.tables.match_log import NO_COURSE, Course
from bot.tables.table import Suggestion, Table
from bot.watch import Context, Strictness, heard
from bot.words.words import Words, words
from cogs import privacy
from data.records import Ending, MatchId
from engine.games.the_game.model import TheGameOptions
from engine.games.the_mind.model import TheMindOptions
from tests.bot.renderers.snapshot_writer import stage_layouts
from tests.bot.renderers.tables import PEOPLE, lobby
from tests.screens.evenings import render_comparison_screens, render_evening_screens
from tests.screens.ito import render_ito_screens
from tests.screens.nights import make_night, render_night_screens
from tests.screens.results import make_standing, render_replay_screens, render_result_screens

EMOJI_IDS: Final = {
    name: str(number) for number, name in enumerate(emoji_scenes(), 1_500_000_000_000_000_000)
}
"""The id of each emoji of the application."""
STYLES: Final = {
    CardPreference.PICTURES: CardStyle(pictures=True),
    CardPreference.EMOJIS: CardStyle(emojis={name: f"<:{name}:{key}>" for name, key in EMOJI_IDS.items()}),
    CardPreference.TEXT: PLAIN,
}
_RESULT = re.compile(r"^(the-\w+)-(.*)-result$")
_PUBLIC = (
    "table",
    "lobby",
    "result",
    "folded",
    "unplayed",
    "call",
    "typed",
    "reminder",
    "watch-line",
    "moment",
)
_PUBLIC_OF_NIGHTS = (
    *("night-post", "night-door", "night-over", "night-call"),
    *("night-round", "night-table-call", "night-progress", "night-result", "night-summary"),
)


@dataclass(frozen=True, slots=True)
class Screen:
    """A message; its picture may not be drawn yet."""

    name: str
    layout: Layout
    private: bool
    """Whether only one person sees it."""


def render_screens(language: str, cards: CardPreference) -> Iterator[Screen]:
    """Yield every screen, in the order of an evening; those without cards only in the style of pictures."""
    texts, style = words(language), STYLES[cards]
    yield from _finish(_guides(texts, style))
    yield from _finish(_lobbies(texts, style))
    yield from _finish(_tables(texts, style))
    yield from _finish(render_ito_screens(texts, style))
    yield from _finish(_companions(texts, style))
    yield from _finish(_watching(texts, style))
    yield from _finish(_results(texts, style))
    yield from _finish(render_replay_screens(texts, style))
    yield from _finish(render_comparison_screens(texts, style))
    if cards is CardPreference.PICTURES:
        yield from _finish(render_result_screens(texts))
        yield from _finish(_statistics(language))
        yield from _finish(_sentences(texts))
        yield from _finish(render_night_screens(texts))
        yield from _finish(render_evening_screens(make_night(texts), texts, make_people()))


def draw_picture(screen: Screen) -> Screen:
    """Return the screen with its picture in place."""
    drawing = screen.layout.pending_picture
    if drawing is None:
        return screen
    file = AttachedFile(f"{drawing.stem}.png", _render(cast("Scene", drawing.scene)))
    return replace(screen, layout=screen.layout.with_picture(file))


def _finish(layouts: Mapping[str, Layout]) -> Iterator[Screen]:
    for name, layout in layouts.items():
        plain = name.removeprefix("the-game-").removeprefix("the-mind-").removeprefix("ito-")
        yield Screen(name, layout, not plain.startswith((*_PUBLIC, *_PUBLIC_OF_NIGHTS)))


@cache
def _render(scene: Scene) -> bytes:
    return render_png(scene)


def _guides(texts: Words, style: CardStyle) -> Mapping[str, Layout]:
    rules = {f"{slug}-rules-page": slug for slug in playable_games()}
    steps = [
        (f"{slug}-tutorial-{done + 1:02}", TutorialPage(slug, done))
        for slug, tutorial in tutorials().items()
        for done in range(len(tutorial.steps) + 1)
    ]
    return {
        "help": render_help(texts),
        "help-nights": render_nights_page(texts),
        "help-direct": render_help(texts, may_open=False, on_server=False),
        "help-choice": render_game_choice(texts),
        **{name: render_rules_page(slug, texts, pictures=style.pictures) for name, slug in rules.items()},
        **{name: render_tutorial(page, texts, NAMES[0], style) for name, page in steps},
    }


def _lobbies(texts: Words, style: CardStyle) -> Mapping[str, Layout]:
    tables = {
        "the-game-lobby-new": lobby("the-game", 1),
        "the-game-lobby-edited": lobby("the-game", 3, TheGameOptions(minimum=3, smaller_hands=True)),
        "the-game-lobby-suggestion": replace(
            lobby("the-game", 3), suggestion=Suggestion(TheGameOptions(minimum=3), after_wins=True)
        ),
        "the-game-lobby-invited": replace(lobby("the-game", 1), invited=PEOPLE[1:3]),
        "the-game-lobby-companions": seat_companions(lobby("the-game", 3), 1, 2),
        "the-mind-lobby-new": lobby("the-mind", 1),
        "the-mind-lobby-companions": seat_companions(lobby("the-mind", 2), 1),
        "the-mind-lobby-edited": lobby("the-mind", 4, TheMindOptions(start_level=3)),
    }
    names = make_people()
    return {name: render_table(table, texts, names, card_style=style) for name, table in tables.items()}


def _tables(texts: Words, style: CardStyle) -> Mapping[str, Layout]:
    """Lay out the staged tables and hands of both games."""
    staged = stage_layouts(texts, make_people(*NAMES[:1], "Ben", "Cleo"), style)
    # These have screens of their own, or a style of their own.
    apart = ("lobby", "rules", "result", "hand-emojis", "pile-choice-emojis", "pile-choice-picture")
    return {
        name if name.startswith("the-mind-") else f"the-game-{name}": layout
        for name, layout in staged.items()
        if not name.removeprefix("the-mind-").startswith(apart)
    }


def _companions(texts: Words, style: CardStyle) -> Mapping[str, Layout]:
    """Lay out a match beside companions: the turn of one, as the table and the person's hand show it."""
    names = make_people()
    laying = next(sample for sample in generate_samples() if sample.name == "the-game-3-card-played")
    table = seat_companions(laying.table, 0, 1)
    shown = {
        "the-game-table-companions": render_table(table, texts, names, card_style=style),
        "the-game-hand-companions": render_hand(table, PEOPLE[2], texts, names, card_style=style),
    }
    result = next(sample for sample in _list_results() if sample.name == "the-game-result-3-duty-not-met")
    shown["the-game-result-companions"] = render_table(
        _assess_deal(seat_companions(result.table, 1, 2)),
        texts,
        names,
        card_style=style,
        course=Course(result.events),
        hands_open=True,
    )
    return shown


def _watching(texts: Words, style: CardStyle) -> Mapping[str, Layout]:
    """Lay out what those see who watch a match without playing in it."""
    names, shown = make_people(), {}
    chosen = ("the-game-3-signal-given", "the-mind-3-mistake-made", "the-game-3-duty-not-met-result")
    for sample in generate_samples():
        if sample.name in chosen:
            slug = sample.table.ruleset.slug
            over = sample.table.record.ended is not None
            shown[f"{slug}-watching{'-over' if over else ''}"] = render_watched_table(
                sample.table,
                texts,
                names,
                delay=DELAY,
                counts_cards=True,
                card_style=style,
                course=Course(sample.events) if over else NO_COURSE,
                hands_open=over,
            )
    match = MatchId(7)
    return {
        **shown,
        "watching-waits": render_watch_waits(match, texts, delay=DELAY),
        "watching-paused": render_watch_paused(match, texts),
    }


def _results(texts: Words, style: CardStyle) -> Mapping[str, Layout]:
    """Lay out the ends of matches that were played as a whole, with their posters."""
    names = make_people()
    shown: dict[str, Layout] = {}
    for sample in _list_results():
        shown[sample.name] = render_table(
            _assess_deal(_number_violations(sample.table)),
            texts,
            names,
            card_style=style,
            course=Course(sample.events),
            hands_open=True,
        )
    won = next(sample for sample in _list_results() if sample.name == "the-game-result-3-game-beaten")
    for name, named in (("the-game-result-achievements", False), ("the-game-result-named", True)):
        table = replace(won.table, result_standing=make_standing(named=named))
        shown[name] = render_table(
            table, texts, names, card_style=style, course=Course(won.events), hands_open=True
        )
    ended = end_early(_list_results()[0].table, Ending.CANCELLED)
    return {
        **shown,
        "the-game-folded": render_folded_table(ended, 1_300_000_000_000_000_001, texts),
        "the-game-unplayed": render_table(ended, texts, names),
    }


@cache
def _list_results() -> tuple[Sample, ...]:
    found = (sample for sample in generate_samples() if sample.name.endswith("-result"))
    return tuple(
        replace(sample, name=_RESULT.sub(r"\1-result-\2", sample.name))
        for sample in found
        if sample.name.startswith(("the-game-1-", "the-game-3-", "the-mind-3-"))
    )


def _assess_deal(table: Table) -> Table:
    return change_record(table, deal_worth=DealWorth(par=6, line_found=True).model_dump_json())


def _number_violations(table: Table) -> Table:
    return change_record(table, violations=2, withdrawn=1)


def _statistics(language: str) -> Mapping[str, Layout]:
    return {sample.name: render_chart_message(sample, language).layout for sample in generate_chart_samples()}


def _sentences(texts: Words) -> Mapping[str, Layout]:
    """Lay out the answers that are a few sentences."""
    counts = {"seats": 12, "teams": 3, "counters": 9, "attempts": 2, "replays": 1, "preferences": 1}
    french = WatchSettings(
        strictness=Strictness.STRICT, line=False, removal=True, languages=("en", "fr", "es")
    )
    silent = WatchSettings(strictness=Strictness.OFF)
    spoken = heard("I have a 42, play it", Context())
    assert spoken is not None
    table = _list_results()[1].table
    texts_alone = {
        "settings-pictures": describe_pictures(CardPreference.PICTURES, texts),
        "settings-pictures-lack": "\n".join(
            (describe_pictures(CardPreference.EMOJIS, texts), texts("settings-emojis-lack"))
        ),
        "settings-language": describe_language("de", texts, chosen=True),
        "settings-language-server": describe_language("en", texts, chosen=False),
        "settings-watch": describe_watch(WatchSettings(), texts),
        "settings-watch-strict": describe_watch(french, texts),
        "settings-watch-off": describe_watch(silent, texts),
        "settings-table": describe_table_settings(TableSettings(), texts),
        "settings-leaderboard": describe_sharing(shared=True, words=texts),
        "watch-line": describe_finding(spoken, texts),
        "join": texts("reply-join"),
        "no-table": texts("table-no-table-here"),
        "channel-taken": texts("table-channel-taken", phase="running"),
        "forgotten": texts("privacy-forgotten"),
        "reminder": texts("idle-reminder", mention="@Ben"),
    }
    return {
        **{name: render_text(text) for name, text in texts_alone.items()},
        "preferences": render_preferences(Preferences(), CardPreference.PICTURES, texts),
        "preferences-own": render_preferences(
            Preferences(
                cards=CardPreference.EMOJIS,
                calls=CallPreference.NEVER,
                reminders=ReminderTimes.DAY_AND_SOON,
                language=texts.language,
                quiet=QuietHours(start=22, end=8),
                quiet_zone="America/Argentina/ComodRivadavia",
            ),
            CardPreference.TEXT,
            texts,
            texts("settings-quiet-hours-unreadable"),
        ),
        "privacy-show": privacy.render_summary(counts, texts),
        "privacy-forget": privacy.render_confirmation(1, texts),
        "deal-check": render_deal_check(table.record, texts, seed_public=True),
        "deal-check-running": render_deal_check(table.record, texts, seed_public=False),
    }

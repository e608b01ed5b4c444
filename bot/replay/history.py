"""The list of a server's last matches."""

from collections.abc import Collection
from datetime import tzinfo

from babel.dates import format_date
from discord.utils import format_dt

from bot.companions.deal_worth import DealWorth
from bot.components.layout import MAX_OPTION_LENGTH, Block, Button, CustomId, Layout, Section, Separator
from bot.renderers import game_title, renderer_of
from bot.renderers.names import MemberNames
from bot.renderers.notices import render_text
from bot.words.words import Words
from data.history import HistoryPage
from data.records import MatchRecord
from engine.model import Outcome
from engine.registry import RULESETS

ROWS_PER_PAGE = 5
"""Matches on a page; more would not fit with five long names each."""
MAX_NAMES = 8
"""The maximum number of names of a match: after many take-overs there may be more."""
_COLOUR = 0x5B5FC7


def render_history(
    page: HistoryPage, words: Words, names: MemberNames, seeds_in_play: Collection[str] = ()
) -> Layout:
    """Render a page of matches, each with the button that opens its replay.

    The button is off for the cards that the reader is playing now: `seeds_in_play`.
    """
    if not page.total:
        return render_text(words("history-empty"))
    rows = [_render_row(record, words, names, plays=record.seed in seeds_in_play) for record in page.matches]
    counted = words("history-page", page=page.page, pages=page.pages, total=page.total)
    blocks: list[Block] = [words("history-title"), *rows, Separator(), counted]
    if page.pages > 1:
        newer = CustomId(0, max(page.page - 1, 0), "history")
        older = CustomId(0, page.page + 1, "history")
        blocks.append(
            (
                Button(words("button-history-newer"), newer, disabled=page.page == 1),
                Button(words("button-history-older"), older, disabled=page.page == page.pages),
            )
        )
    return Layout(tuple(blocks), _COLOUR)


def describe_match(record: MatchRecord, zone: tzinfo, words: Words) -> str:
    """Describe a match in a line of plain text, for an autocomplete choice; its day is a zone's."""
    ended = record.ended
    day = "" if ended is None else format_date(ended.at.astimezone(zone), "medium", locale=words.language)
    game, result = game_title(record.game, words), _describe_result(record, words)
    text = words("history-choice", match=str(record.id), game=game, result=result, date=day)
    return text if len(text) <= MAX_OPTION_LENGTH else f"{text[: MAX_OPTION_LENGTH - 1]}…"


def _render_row(record: MatchRecord, words: Words, names: MemberNames, *, plays: bool) -> Section:
    options = RULESETS[record.game].options.model_validate_json(record.options)
    text = words(
        "history-row",
        game=game_title(record.game, words),
        result=_describe_result_and_par(record, words),
        match=str(record.id),
        date="" if record.ended is None else format_dt(record.ended.at, "d"),
        options=renderer_of(record.game).describe_options(options, words),
        people=_list_names(record, words, names),
    )
    return Section(text, Button(words("button-replay"), CustomId(record.id, 0, "replay"), disabled=plays))


def _describe_result_and_par(record: MatchRecord, words: Words) -> str:
    result, worth = _describe_result(record, words), DealWorth.parse(record.deal_worth)
    return result if worth is None else words("history-par", result=result, par=worth.par)


def _describe_result(record: MatchRecord, words: Words) -> str:
    if record.ended is None or record.ended.outcome is None:
        return words("history-abandoned")
    return renderer_of(record.game).result.summarize(Outcome.model_validate_json(record.ended.outcome), words)


def _list_names(record: MatchRecord, words: Words, names: MemberNames) -> str:
    """Return the names of all who held a seat, each once (rulings: B1); companions come last."""
    seated = [player for player in record.players if player.seat is not None]
    users = [player.user for player in seated if player.companion is None]
    companions = dict.fromkeys(player.companion for player in seated if player.companion is not None)
    texts = [names.of(record.guild, user, words) for user in dict.fromkeys(users) if user is not None]
    texts += [words("somebody")] * users.count(None)
    texts += [words("companion", name=companion) for companion in companions]
    if len(texts) > MAX_NAMES:
        texts[MAX_NAMES:] = ["…"]
    return words.join_items(texts)

"""The themes of ito: enough of them in each language, whole, short, and offered in turn."""

import re
from collections import Counter

import pytest

from data.themes import (
    CANDIDATES,
    Subject,
    Theme,
    candidates,
    list_languages,
    list_themes,
    theme,
)
from engine.games.ito.model import ItoDeal
from engine.shuffle import Chance

CHANCE, OTHER_CHANCE = (Chance.from_hex(digits * 32) for digits in ("5e", "5f"))
LANGUAGES = ("de", "en", "es", "fr", "it", "ja", "nl", "pl", "pt", "tr")
LONGEST_LINE = 40


def words_of(entry: Theme) -> tuple[str, ...]:
    return (entry.text, entry.low, entry.high, entry.example, *(entry.scale or ()))


def test_every_language_has_a_list() -> None:
    assert list_languages() == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_sixty_themes_on_every_subject_and_graded_answers_for_twenty(language: str) -> None:
    themes = list_themes(language)
    assert len(themes) >= 60
    assert min(Counter(entry.subject for entry in themes)[subject] for subject in Subject) >= 5
    scales = [entry.scale for entry in themes if entry.scale]
    assert len(scales) >= 20
    assert {(len(scale), len(set(scale))) for scale in scales} == {(20, 20)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_a_theme_are_tidy_and_short(language: str) -> None:
    untidy = re.compile(r"^$|^\s|\s$|  |[*_`~|<>@#\[\]\\\d\n]").search
    themes = list_themes(language)
    assert [text for entry in themes for text in words_of(entry) if untidy(text)] == []
    assert max(len(entry.text) for entry in themes) <= 60
    assert max(len(end) for entry in themes for end in (entry.low, entry.high)) <= LONGEST_LINE
    assert max(len(text) for entry in themes for text in words_of(entry)[3:]) <= 60
    assert max(len(text) for entry in themes for text in entry.scale or ()) <= LONGEST_LINE


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_themes_of_a_language_ask_the_same_and_both_ends_differ(language: str) -> None:
    themes = list_themes(language)
    assert len({entry.text for entry in themes}) == len(themes)
    assert all(entry.low != entry.high for entry in themes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_keys_can_be_dealt_and_lead_back_to_their_theme(language: str) -> None:
    keys = tuple(entry.key for entry in list_themes(language))
    assert ItoDeal(themes=keys).themes == keys
    assert [theme(key) for key in keys] == list(list_themes(language))


@pytest.mark.parametrize("key", ["", "en", "en-no-such-theme", "xx-coat-pocket", "../de"])
def test_an_unknown_key_leads_to_no_theme(key: str) -> None:
    assert theme(key) is None


def test_a_language_without_a_list_has_the_english_one() -> None:
    assert list_themes("ko") == list_themes("en")


def test_the_seed_decides_which_themes_are_offered() -> None:
    offered = candidates("en", CHANCE)
    assert len(set(offered)) == CANDIDATES
    assert candidates("en", CHANCE) == offered
    assert candidates("en", OTHER_CHANCE) != offered


def test_used_themes_come_after_all_others_and_the_one_used_longest_ago_before_the_newest() -> None:
    keys = [entry.key for entry in list_themes("en")]
    newest_first = (*keys[3:], keys[5])
    offered = candidates("en", CHANCE, recently_used=newest_first)
    assert set(offered[:3]) == set(keys[:3])
    assert offered[3:] == tuple(reversed(keys))[: CANDIDATES - 3]


def test_themes_that_are_not_in_the_list_any_more_do_not_matter() -> None:
    used = ["en-no-such-theme", "de-mittagsruhe"]
    assert candidates("en", CHANCE, recently_used=used) == candidates("en", CHANCE)


def test_a_server_can_choose_subjects() -> None:
    offered = candidates("de", CHANCE, subjects={Subject.FOOD})
    assert set(offered) == {entry.key for entry in list_themes("de") if entry.subject is Subject.FOOD}


def test_where_graded_answers_are_needed_only_such_themes_are_offered() -> None:
    graded = {entry.key for entry in list_themes("ja") if entry.scale}
    assert set(candidates("ja", CHANCE, with_scale=True)) <= graded

"""The meanings of a message's words in its languages, and those kept of them for the next one."""

from bot.watch import Context, heard
from bot.watch.finding.lines import cues_of_known_words
from bot.watch.hearing import read


def test_of_what_people_write_only_words_of_our_own_lists_are_kept() -> None:
    cues_of_known_words.cache_clear()
    line = read("i have no grubblewocks left, only the 45", Context()).line
    assert line.cue(1)
    kept = cues_of_known_words(line.speakers, line.tongues)
    assert {"have", "left"} <= kept.keys()
    assert "grubblewocks" not in kept


def test_a_word_has_another_cue_in_another_language() -> None:
    polish, english = (read("to 45", Context(languages=(language,))).line for language in ("pl", "en"))
    assert polish.cue(0) != english.cue(0)


def test_a_table_without_languages_hears_digits() -> None:
    assert heard("I have 45", Context(languages=())) is not None
    assert heard("thirrty-sevvin blxck", Context(languages=())) is None

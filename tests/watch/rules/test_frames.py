from bot.watch import Context, heard
from bot.watch.keywords import frames_of
from bot.watch.model import LANGUAGES
from bot.watch.rules import frames
from tests.watch.leaving_out import is_heard, owes_to


def test_is_in_a_frame() -> None:
    assert owes_to(frames.is_in_a_frame, "ordered the number 42 from the chinese place")
    assert owes_to(frames.is_in_a_frame, "il fait 38 chez moi je fonds", "fr")
    assert owes_to(frames.is_in_a_frame, "unser sohn kann schon bis 20 zählen", "de")
    assert owes_to(frames.is_in_a_frame, "parlate in tre e non capisco niente", "it")

    assert is_heard("got the 42 on my side")
    assert is_heard("il faut 38 chez moi", "fr")
    assert is_heard("parlate, il tre è mio", "it")


def test_a_frame_for_a_turn_holds_no_larger_number() -> None:
    assert owes_to(frames.is_in_a_frame, "just do your two and pass")

    assert is_heard("just do your twelve and pass")


def test_a_frame_may_hold_a_mention_or_the_end_of_a_clause() -> None:
    assert owes_to(frames.is_in_a_frame, "the two in <#555666777888999000> are having more fun")
    assert owes_to(frames.is_in_a_frame, "ils sont trois !", "fr")

    assert is_heard("the two in my hand are fun")


def test_every_frame_is_found_by_a_word_beside_its_hole() -> None:
    found = [frames_of(language) for language in LANGUAGES]

    assert sum(len(frames) for words, kinds in found for frames in (*words.values(), *kinds.values())) > 50
    for words, kinds in found:
        for key, held in (*words.items(), *kinds.items()):
            for frame in held:
                beside = (*frame.before[:1], *frame.after[:1])
                assert any(key == slot or (isinstance(slot, frozenset) and key in slot) for slot in beside)


def test_a_frame_of_one_language_is_none_of_another() -> None:
    text = "il fait 38"

    assert heard(text, Context(languages=("fr",))) is None
    assert heard("it fait 38 is mine", Context(languages=("en",))) is not None

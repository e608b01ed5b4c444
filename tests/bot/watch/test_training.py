"""The results of training: the files of languages are what the sources say, and examples hold features."""

import json
from pathlib import Path

from bot.devtools.watch_report import LABELLED, read_labelled
from tests.tools.watch_training.conversations import write_talk
from tests.tools.watch_training.examples import chat_examples, labelled_examples
from tests.tools.watch_training.language_file import LANGUAGE_FOLDER, language_files


def test_the_files_of_languages_are_what_the_sources_make() -> None:
    # `uv run python -m tests.tools.watch_training languages` writes them again.
    written = {file.stem: file.read_text(encoding="utf-8") for file in LANGUAGE_FOLDER.iterdir()}

    assert language_files() == written


def test_a_labelled_line_is_an_example_with_the_features_of_its_numbers(tmp_path: Path) -> None:
    file = tmp_path / "lines.txt"
    file.write_text("[en tell plain]\ni have 37\ni have 37\n[de leave pile]\nstapel 2\n", encoding="utf-8")

    told, harmless = labelled_examples([file])

    assert (told.tells, told.topic, told.language) == (True, "plain", "en")
    assert "b1have" in told.numbers[0]
    assert harmless.numbers == ()


def test_only_chat_with_a_number_teaches_anything(tmp_path: Path) -> None:
    (tmp_path / "talk.de.txt").write_text("hallo zusammen\num 8 bin ich da\n", encoding="utf-8")

    assert [example.text for example in chat_examples(tmp_path)] == ["um 8 bin ich da"]


def test_some_conversations_of_a_package_are_learned_from_and_others_are_left(tmp_path: Path) -> None:
    dataset = tmp_path / "dataset.json"
    talks = {f"{key:02}": {"messages": [[{"text": f"talk\n{key}"}, {"text": " "}]]} for key in range(40)}
    dataset.write_text(json.dumps(talks), encoding="utf-8")

    write_talk(dataset, tmp_path)

    learned = (tmp_path / "talk.en.txt").read_text(encoding="utf-8")
    assert learned == "".join(f"talk {key}\n" for key in (*range(1, 9), *range(21, 29)))


def test_every_learned_line_is_labelled() -> None:
    lines = [
        line for file in sorted((LABELLED.parent / "learned").glob("*.txt")) for line in read_labelled(file)
    ]

    assert len({(line.language, line.text) for line in lines}) > 2000

"""Makes a file of public chat from the conversations of the package chitchat-dataset (MIT licence)."""

import json
from pathlib import Path

_PARTS = 20
_LEARNED = range(1, 9)
"""Which of every twenty conversations are learned from, in the order of their keys; others are measured."""


def write_talk(dataset: Path, folder: Path) -> None:
    """Write the messages of the conversations to learn from into `talk.en.txt`, a line each.

    `dataset` is the package's `dataset.json`.

    Raises:
        OSError: if it cannot be read, or the file not be written.
    """
    conversations = json.loads(dataset.read_text(encoding="utf-8"))
    lines = [
        " ".join(message["text"].split())
        for number, key in enumerate(sorted(conversations))
        if number % _PARTS in _LEARNED
        for turn in conversations[key]["messages"]
        for message in turn
    ]
    (folder / "talk.en.txt").write_text("\n".join(filter(None, lines)) + "\n", encoding="utf-8")

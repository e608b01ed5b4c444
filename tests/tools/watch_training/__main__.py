"""Makes what the watch knows.

uv run python -m tests.tools.watch_training languages
uv run python -m tests.tools.watch_training talk DATASET FOLDER
uv run --group train python -m tests.tools.watch_training train [--chat FOLDER] [--check]
"""

import argparse
import os
import platform
import sys
from pathlib import Path

from tests.tools.watch_training.conversations import write_talk
from tests.tools.watch_training.language_file import LANGUAGE_FOLDER, write_languages

_X86 = frozenset(("x86_64", "AMD64"))
_CORE = "Haswell"
"""Whose arithmetic all of them use: each kind of core rounds otherwise, and would learn other weights."""


def main() -> None:
    """Run the command that is asked for."""
    parser = argparse.ArgumentParser(prog="watch_training")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("languages", help="write the number names and word lists of all languages")
    talk = commands.add_parser("talk", help="write the chat of a package into a folder of public chat")
    talk.add_argument("dataset", type=Path, help="dataset.json of the package chitchat-dataset")
    talk.add_argument("folder", type=Path, help="where talk.en.txt is written")
    training = commands.add_parser("train", help="learn the judge's weights from the labelled lines")
    training.add_argument("--chat", type=Path, help="a folder of public chat, as harmless lines")
    training.add_argument("--check", action="store_true", help="only print the figures, write nothing")
    chosen = parser.parse_args()
    if chosen.command == "languages":
        write_languages(LANGUAGE_FOLDER)
    elif chosen.command == "talk":
        write_talk(chosen.dataset, chosen.folder)
    else:
        if platform.machine() in _X86:
            os.environ["OPENBLAS_CORETYPE"] = _CORE
        from tests.tools.watch_training.training import train  # noqa: PLC0415 - needs the group `train`

        train(chosen.chat, sys.stdout, writes=not chosen.check)


if __name__ == "__main__":
    main()

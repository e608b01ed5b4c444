"""The project as a whole: which files it has, plain words, unique names, and true examples."""

import ast
import doctest
import io
import re
import subprocess
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
OURS = {"pyproject.toml", "bot", "engine", "cogs", "data", "tests", ".env.example", "README.md"}
"""The top level that is fixed."""
DEMANDED = {"uv.lock", "LICENSE", "Dockerfile", "compose.yaml", "findings"}
"""Files that tools look for at the root."""

UNCLEAR = re.compile(r"(?<![a-z])(?:whoever|whom|anew|somebody[ _]who)(?![a-z])", re.IGNORECASE)
"""Words that a short common word or a direct sentence can always replace."""
VAGUE = re.compile(r"\A(?:What|[A-Z][a-z]+ what|Tells? whether)\b")
"""Docstrings that begin with "what" as a noun, or say "Tell whether" for "Return True if"."""
NOT_YET_PLAIN = ("tests/bot/watch/", "tests/tools/watch_training/")
"""Rooms whose docstrings are still to be rewritten; none is added."""
WORDS_OF_PLAYERS = (
    "tests/tools/watch_training/",  # lists words to look for
    "tests/bot/watch/",  # chat, and tests named after it
    "data/locales/",  # texts for players, not about the code
    "tests/test_project.py",  # names the words to find them
)
SHARED_NAMES = {
    "AlreadyAgreed": "a refusal of two games, with the same words",
    "CardMoved": "an event of each game, whose stored kind follows from the name",
    "CardPlayed": "an event of each game, whose stored kind follows from the name",
    "GameBeaten": "an event of each game, whose stored kind follows from the name",
    "GameLost": "an event of each game, whose stored kind follows from the name",
    "LifeLost": "an event of each game, whose stored kind follows from the name",
    "Mistake": "a card played too early, in two games",
    "MistakeMade": "an event of each game, whose stored kind follows from the name",
    "MoveCard": "an action of two games, whose stored kind follows from the name",
    "NotYourLowest": "a refusal of two games, with the same words",
    "Phase": "the phase of a match, in two games",
    "PlayBegan": "an event of each game, whose stored kind follows from the name",
    "PlayLowest": "an action of two games, whose stored kind follows from the name",
    "RowCard": "a card of ito's row, and one of a picture's",
    "SeatReady": "an event of each game, whose stored kind follows from the name",
    "ShownCard": "a card as a seat sees it, in two games",
    "_Place": "a place of cards that are dealt again, in two games",
}
"""Names of several classes of the product, each with the reason."""


def list_tracked_files() -> list[str]:
    """List the files that belong to the project."""
    listed = subprocess.run(
        ["git", "ls-files"],  # noqa: S607 - wherever git is
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    return listed.stdout.splitlines()


needs_git = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="an unpacked release has no history")


@needs_git
def test_the_top_level_has_the_known_files_only() -> None:
    top = {name.split("/")[0] for name in list_tracked_files()}
    assert {name for name in top if not name.startswith(".")} <= OURS | DEMANDED
    assert OURS - {".env.example"} <= top


@needs_git
def test_what_a_bot_writes_while_it_runs_is_not_part_of_it() -> None:
    assert [name for name in list_tracked_files() if name.startswith("var/") or name == ".env"] == []
    assert [name for name in list_tracked_files() if name.endswith((".sqlite3", ".pyc"))] == []


def test_the_documents_link_to_what_there_is() -> None:
    assert (ROOT / ".env.example").exists()
    documents = [ROOT / "README.md", *(ROOT / ".github").glob("*.md")]
    links = [
        document.parent / link
        for document in documents
        for link in re.findall(r"\]\(([^)#]+)\)", document.read_text(encoding="utf-8"))
        if "://" not in link
    ]
    assert len(links) > len(documents)
    assert [link for link in links if not link.exists()] == []


def test_contributing_names_what_there_is() -> None:
    text = (ROOT / ".github" / "CONTRIBUTING.md").read_text(encoding="utf-8")
    paths = re.findall(r"`((?:bot|cogs|data|engine|tests)/[\w./-]+)`", text)
    assert len(paths) > 15
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_the_page_for_hosts_lists_every_way_to_end() -> None:
    hosting = (ROOT / ".github" / "HOSTING.md").read_text(encoding="utf-8")
    statuses = {int(status) for status in re.findall(r"^\| (\d+) \|", hosting, re.MULTILINE)}
    exits = import_module("bot.process.exit_status").ExitStatus
    assert statuses == {reason.value for reason in exits} - {0}


@pytest.mark.parametrize(
    "name", ["bot.components.layout", "bot.renderers.names", "bot.words.words", "engine.shuffle"]
)
def test_the_examples_of_a_module_are_true(name: str) -> None:
    failed, tried = doctest.testmod(import_module(name))
    assert (failed, tried > 0) == (0, True)


@pytest.mark.parametrize("folder", ["bot", "cogs", "data", "engine"])
def test_every_module_says_what_it_is(folder: str) -> None:
    silent = [
        str(file.relative_to(ROOT))
        for file in (ROOT / folder).rglob("*.py")
        if not file.read_text(encoding="utf-8").startswith('"""') and "versions" not in file.parts
    ]
    assert silent == []


def prose(file: Path) -> Iterator[tuple[int, str]]:
    """Yield the prose of a file; in Python, its comments, docstrings and tests' names."""
    text = file.read_text(encoding="utf-8")
    if file.suffix != ".py":
        yield from enumerate(text.splitlines(), 1)
        return
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(docstring))):
                yield node.lineno, docstring
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) if name.startswith("test_"):
                yield node.lineno, name
            case _:
                pass


@needs_git
def test_documents_comments_docstrings_and_test_names_use_plain_words() -> None:
    kinds = (".py", ".md", ".toml", ".js", ".css", ".html", ".yml", ".yaml", ".example")
    names = [name for name in list_tracked_files() if name.endswith(kinds) or name.startswith(".ci/")]
    unclear = [
        f"{name}:{line}"
        for name in names
        if not name.startswith(WORDS_OF_PLAYERS)
        # Parsing every file would take seconds.
        and UNCLEAR.search((ROOT / name).read_text(encoding="utf-8"))
        for line, text in prose(ROOT / name)
        if UNCLEAR.search(text)
    ]
    assert len(names) > 100
    assert unclear == []


@needs_git
def test_docstrings_name_their_subject() -> None:
    vague = [
        f"{name}:{line}"
        for name in list_tracked_files()
        if name.endswith(".py") and not name.startswith(NOT_YET_PLAIN)
        for line, text in prose(ROOT / name)
        if VAGUE.search(text)
    ]
    assert vague == []


def test_two_classes_of_the_product_share_a_name_only_for_a_reason() -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for folder in ("bot", "cogs", "data", "engine"):
        for file in (ROOT / folder).rglob("*.py"):
            name = file.relative_to(ROOT).as_posix()
            if not name.startswith("bot/devtools/"):
                tree = ast.parse(file.read_text(encoding="utf-8"))
                for node in ast.walk(tree):
                    if isinstance(node, ast.ClassDef):
                        places[node.name].append(name)
    shared = {name: files for name, files in places.items() if len(files) > 1}
    assert shared.keys() == SHARED_NAMES.keys(), shared

"""Reads the files of the folder `data`: sorted plain text, one fact a line.

A heading, such as `[phrases 37 ordinal]`, gives the part and the meaning of the lines below it.
`tests.tools.watch_training` writes the files. They are not packed: reading the names of all languages takes
0.09 s, as long as unpacking them took.
"""

from importlib.resources import files

_SEAM = "\n["


def read_sections(name: str) -> dict[str, dict[str, str]]:
    """Return the lines of a file by part and meaning, parted by ends of lines; none without a file."""
    source = files("bot.watch.languages").joinpath("data", f"{name}.txt")
    if not source.is_file():
        return {}
    sections: dict[str, dict[str, str]] = {}
    for section in source.read_text(encoding="utf-8")[1:-1].split(_SEAM):
        heading, _, lines = section.partition("\n")
        part, _, meaning = heading.removesuffix("]").partition(" ")
        sections.setdefault(part, {})[meaning] = lines
    return sections


def write_sections(sections: dict[tuple[str, str], list[str]]) -> str:
    """Return the text of a file from the lines of each part and meaning; those without lines are left out."""
    return "".join(
        "\n".join((f"[{part} {meaning}".rstrip() + "]", *sorted(lines))) + "\n"
        for (part, meaning), lines in sections.items()
        if lines
    )

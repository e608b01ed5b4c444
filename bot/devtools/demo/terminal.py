"""Discord's messages in a terminal: who sees them, what they say, which buttons they have."""

import os
import re
import textwrap
from collections.abc import Iterable
from io import TextIOWrapper
from typing import TextIO

from bot.devtools.sandbox import Button, Message

WIDTH = 92
_TEXT, _BUTTON, _ROW, _LINE = 10, 2, 1, 14
_BOLD, _DIM = "1", "2"
_PUBLIC, _PRIVATE, _ACTOR = "36", "33", "35"
_STYLES = {1: "34", 2: "", 3: "32", 4: "31"}
"""The colours of Discord's four kinds of button."""
_STYLED = re.compile(r"\x1b\[[\d;]*m")
_ESCAPED = re.compile(r"\\([^\w\s])")
_MENTION = re.compile(r"<@!?(\d+)>")


class Terminal:
    """The output of the demo; without colours if it is piped or NO_COLOR is set."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self.lively = stream.isatty()
        """Whether the output goes to a terminal, so that a person can follow it."""
        self._coloured = self.lively and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        self.names: dict[int, str] = {}
        """The names of mentioned people, by id."""
        if isinstance(stream, TextIOWrapper):
            # A terminal that cannot show an arrow shows the rest.
            stream.reconfigure(errors="replace")

    def say(self, *paragraphs: str) -> None:
        """Write the demo's own text; an empty paragraph is an empty line."""
        for paragraph in paragraphs:
            for line in self._mark_bold(textwrap.wrap(paragraph, WIDTH + 8) or [""]):
                self._write(line)

    def act(self, name: str, what: str) -> None:
        """Write a player's action."""
        head = f"{name:<6}"
        fits = len(_STYLED.sub("", what)) <= WIDTH - 10
        first, *rest = [what] if fits else textwrap.wrap(what, WIDTH - 10)
        self._write(f"  {self._style('▸ ' + head, _ACTOR, _BOLD)} {first}")
        for line in rest:
            self._write(f"{'':<11}{line}")

    def box(self, message: Message, place: str) -> None:
        """Write a whole message below a label that says who sees it."""
        colour = _PRIVATE if message.ephemeral else _PUBLIC
        if message.ephemeral and message.audience is not None:
            label = f"only {self.names.get(message.audience.id, message.audience.name)}"
        else:
            label = f"#{place}"
        self._write(self._style(f"┌─ {label} " + "─" * (WIDTH - 5 - len(label)), colour))
        for line in self._body(message):
            self._write(f"{self._style('│', colour)} {line}".rstrip())
        self._write(self._style("└", colour))

    def line(self, label: str, text: str) -> None:
        """Write one line that everyone sees."""
        wrapped = self._mark_bold(textwrap.wrap(self._name_users(text), WIDTH - 9) or [""])
        for number, line in enumerate(wrapped):
            self._write(f"{self._style(f'{label:<8}' if number == 0 else ' ' * 8, _PUBLIC)} {line}")

    def button(self, button: Button) -> str:
        """Draw a button as it stands in a message."""
        label = " ".join(filter(None, (button.emoji, button.label)))
        if button.disabled:
            return self._style(f"( {label} )", _DIM)
        return self._style(f"[ {label} ]", _STYLES.get(button.style, ""))

    def _body(self, message: Message) -> Iterable[str]:
        for part in message.render.parts:
            if part["type"] == _TEXT:
                yield from self._paragraph(self._name_users(part["content"]))
            elif part["type"] == _LINE:
                yield self._style("·" * 24, _DIM)
            elif part["type"] == _ROW:
                inside = {one["custom_id"] for one in part["components"] if one["type"] == _BUTTON}
                yield from self._row([one for one in message.buttons if one.custom_id in inside])
        if not message.v2 and message.content and not message.render.parts:
            yield from self._paragraph(self._name_users(message.content))

    def _paragraph(self, text: str) -> Iterable[str]:
        for line in text.splitlines():
            small = line.startswith("-# ")
            heading = re.match(r"#{1,3} ", line)
            bare = line[3:] if small else line[heading.end() :] if heading else line
            for one in self._mark_bold(textwrap.wrap(bare, WIDTH - 2) or [""]):
                yield self._style(one, _DIM) if small else self._style(one, _BOLD) if heading else one

    def _row(self, buttons: Iterable[Button]) -> Iterable[str]:
        row, length = "", 0
        for button in buttons:
            size = len(button.label) + 5
            if row and length + size > WIDTH - 2:
                yield row.rstrip()
                row, length = "", 0
            row += self.button(button) + " "
            length += size
        yield row.rstrip()

    def _name_users(self, text: str) -> str:
        return _MENTION.sub(lambda found: "@" + self.names.get(int(found[1]), "somebody"), text)

    def _mark_bold(self, lines: Iterable[str]) -> Iterable[str]:
        """Turn bold into the terminal's bold, also where it runs over the end of a line."""
        bold = False
        for line in lines:
            parts = line.split("**")
            done = ""
            for number, part in enumerate(parts):
                bold ^= number > 0
                plain = _ESCAPED.sub(r"\1", part.replace("`", ""))
                done += self._style(plain, _BOLD) if bold and plain else plain
            yield done

    def _style(self, text: str, *codes: str) -> str:
        chosen = ";".join(filter(None, codes))
        return f"\x1b[{chosen}m{text}\x1b[0m" if self._coloured and chosen else text

    def _write(self, line: str) -> None:
        self._stream.write(line + "\n")
        self._stream.flush()

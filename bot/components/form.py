"""Forms: modals with lines of text to write, or with choices."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import discord
from discord import ui

from bot.components.layout import CustomId

MAX_HINT_LENGTH = 100
MAX_TITLE_LENGTH = 45
"""The maximum number of characters of a title, and of a label."""
_MAX_RADIOS: Final = 10
_TEXT: Final = "text"


@dataclass(frozen=True, slots=True)
class FormChoice:
    """One of several values to choose in a form."""

    name: str
    label: str
    options: tuple[tuple[str, str, bool], ...]
    """The label and the value of each, and whether it is chosen already."""


@dataclass(frozen=True, slots=True)
class ChoiceForm:
    """A form of choices; the handler of its verb gets `name=value;name=value` as the argument."""

    title: str
    custom_id: CustomId
    choices: tuple[FormChoice, ...]

    def as_modal(self) -> ui.Modal:
        """Return the modal to send; it is stopped, so discord.py keeps nothing of it."""
        modal = ui.Modal(title=self.title[:MAX_TITLE_LENGTH], custom_id=self.custom_id.encoded)
        for choice in self.choices:
            modal.add_item(ui.Label(text=choice.label[:MAX_TITLE_LENGTH], component=_make_choice(choice)))
        modal.stop()
        return modal


def _make_choice(choice: FormChoice) -> "ui.RadioGroup[ui.Modal] | ui.Select[ui.Modal]":
    """Return radio buttons for a few values, a menu for many."""
    if len(choice.options) <= _MAX_RADIOS:
        radios = [
            discord.RadioGroupOption(label=label, value=value, default=chosen)
            for label, value, chosen in choice.options
        ]
        return ui.RadioGroup(custom_id=choice.name, options=radios)
    options = [
        discord.SelectOption(label=label, value=value, default=chosen)
        for label, value, chosen in choice.options
    ]
    return ui.Select(custom_id=choice.name, options=options)


@dataclass(frozen=True, slots=True)
class FormField:
    """A line to write."""

    name: str
    """The key of its text in what `find_fields` returns."""
    label: str
    max_length: int
    min_length: int = 0
    value: str = ""
    hint: str = ""
    """Shown in the field while it is empty."""


@dataclass(frozen=True, slots=True)
class Form:
    """A form with up to five lines; the handler of its verb reads them with `find_fields`."""

    title: str
    custom_id: CustomId
    fields: tuple[FormField, ...]

    def as_modal(self) -> ui.Modal:
        """Return the modal to send; it is stopped, so discord.py keeps nothing of it."""
        modal = ui.Modal(title=self.title[:MAX_TITLE_LENGTH], custom_id=self.custom_id.encoded)
        for field in self.fields:
            text: ui.TextInput[ui.Modal] = ui.TextInput(
                custom_id=field.name,
                default=field.value or None,
                placeholder=field.hint[:MAX_HINT_LENGTH] or None,
                required=field.min_length > 0,
                min_length=field.min_length or None,
                max_length=field.max_length,
            )
            modal.add_item(ui.Label(text=field.label[:MAX_TITLE_LENGTH], component=text))
        modal.stop()
        return modal


@dataclass(frozen=True, slots=True)
class TextForm:
    """A form with one line; the handler of its verb gets the text as the argument of the custom id."""

    title: str
    custom_id: CustomId
    label: str
    min_length: int
    max_length: int
    value: str = ""

    def as_modal(self) -> ui.Modal:
        """Return the modal to send; it is stopped, so discord.py keeps nothing of it."""
        field = FormField(_TEXT, self.label, self.max_length, self.min_length, self.value)
        return Form(self.title, self.custom_id, (field,)).as_modal()


def read_form(components: object) -> str:
    """Return the text of a submitted form, or `name=value;name=value` for its choices."""
    values = find_fields(components)
    return values.get(_TEXT) or ";".join(f"{name}={value}" for name, value in values.items() if name != _TEXT)


def find_fields(components: object) -> dict[str, str]:
    """Return the texts and choices of a submitted form by the names of their fields."""
    return dict(_list_values(components))


def _list_values(components: object) -> Iterator[tuple[str, str]]:
    if isinstance(components, list):
        for part in components:
            yield from _list_values(part)
    elif isinstance(components, dict):
        value, values = components.get("value"), components.get("values")
        if isinstance(values, list) and values:
            value = values[0]
        if isinstance(value, str):
            yield str(components.get("custom_id")), value
        yield from _list_values([components.get("component"), components.get("components")])

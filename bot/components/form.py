"""A form: a modal with one line of text to write."""

from dataclasses import dataclass

from discord import ui

from bot.components.layout import CustomId

MAX_TITLE_LENGTH = 45
"""The maximum number of characters of a title, and of a label."""


@dataclass(frozen=True, slots=True)
class TextForm:
    """A form; the handler of its verb gets the text as the argument of the custom id."""

    title: str
    custom_id: CustomId
    label: str
    min_length: int
    max_length: int
    value: str = ""

    def as_modal(self) -> ui.Modal:
        """Return the modal to send; it is stopped, so discord.py keeps nothing of it."""
        modal = ui.Modal(title=self.title[:MAX_TITLE_LENGTH], custom_id=self.custom_id.encoded)
        text: ui.TextInput[ui.Modal] = ui.TextInput(
            custom_id="text",
            default=self.value or None,
            min_length=self.min_length,
            max_length=self.max_length,
        )
        modal.add_item(ui.Label(text=self.label[:MAX_TITLE_LENGTH], component=text))
        modal.stop()
        return modal


def find_written(components: object) -> str | None:
    """Return the text of a submitted form, from the interaction's components."""
    if isinstance(components, list):
        return next((text for part in components if (text := find_written(part)) is not None), None)
    if not isinstance(components, dict):
        return None
    value = components.get("value")
    if isinstance(value, str):
        return value
    return find_written([components.get("component"), components.get("components")])

"""Modals: checked against Discord's limits, and completed with defaults."""

from bot.devtools.sandbox.checks.components import ROW, SELECTS, TEXT, TEXT_INPUT, ComponentReader
from bot.devtools.sandbox.checks.problems import Problems
from bot.devtools.sandbox.wire import Object, Path

LABEL = 18
UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 19, 21, 22, 23
MAX_FIELDS = 5
_FIELDS = (TEXT_INPUT, 3, 5, 6, 7, 8, UPLOAD, RADIO, CHECKBOXES, CHECKBOX)


def check_modal(data: Object) -> Object:
    """Check the modal of a callback and return it with an id for every component.

    Raises:
        RefusedError: the modal breaks a limit.
    """
    problems, at = Problems(), ("data",)
    custom_id = problems.text(data, "custom_id", at, 1, 100, need=True)
    title = problems.text(data, "title", at, 1, 45, need=True)
    rows = problems.rows(data, "components", at, 1, MAX_FIELDS)
    reader = ComponentReader(problems, emojis=(), attachments={}, new_id=lambda: 0)
    components = [_top(problems, reader, row, (*at, "components", index)) for index, row in enumerate(rows)]
    reader.number()
    problems.raise_any()
    return {"custom_id": custom_id, "title": title, "components": components}


def _top(problems: Problems, reader: ComponentReader, row: Object, path: Path) -> Object:
    done = reader.open(row, path, (ROW, TEXT, LABEL))
    if done["type"] == TEXT:
        reader.text(row, path, done)
    elif done["type"] == ROW:
        inside = problems.rows(row, "components", path, 1, 1)
        done["components"] = [
            _field(problems, reader, child, (*path, "components", index), labelled=False)
            for index, child in enumerate(inside)
        ]
    elif done["type"] == LABEL:
        done["label"] = problems.text(row, "label", path, 1, 45, need=True)
        description = problems.text(row, "description", path, 1, 100)
        if description:
            done["description"] = description
        child = row.get("component")
        if isinstance(child, dict):
            done["component"] = _field(problems, reader, child, (*path, "component"), labelled=True)
        else:
            problems.add_missing((*path, "component"))
    return done


def _field(problems: Problems, reader: ComponentReader, row: Object, path: Path, *, labelled: bool) -> Object:
    done = reader.open(row, path, _FIELDS if labelled else (TEXT_INPUT,))
    kind = done["type"]
    if kind == TEXT_INPUT:
        _text_input(problems, reader, row, path, done, labelled=labelled)
    elif kind in SELECTS:
        reader.select(row, path, done)
    elif kind in _FIELDS:
        reader.custom_id(row, path, done)
        done |= {key: value for key, value in row.items() if key not in done}
    done["required"] = row.get("required") is not False
    return done


def _text_input(
    problems: Problems, reader: ComponentReader, row: Object, path: Path, done: Object, *, labelled: bool
) -> None:
    reader.custom_id(row, path, done)
    if problems.whole(row, "style", path, 1, 2) is None:
        problems.add_missing((*path, "style"))
    label = problems.text(row, "label", path, 1, 45, need=not labelled)
    if labelled and label:
        problems.add((*path, "label"), "LABEL_TWICE", "A text input inside a label has no label of its own")
    low = problems.whole(row, "min_length", path, 0, 4000) or 0
    high = problems.whole(row, "max_length", path, 1, 4000) or 4000
    if low > high:
        problems.add((*path, "min_length"), "TEXT_INPUT_LENGTHS", "min_length is over max_length")
    value = problems.text(row, "value", path, 0, 4000)
    if value and not low <= len(value) <= high:
        problems.add((*path, "value"), "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
    done |= {
        "style": row.get("style"),
        "label": label,
        "value": value,
        "placeholder": problems.text(row, "placeholder", path, 0, 100),
        "min_length": low,
        "max_length": high,
    }

"""Modals and select menus, filled in within what a client allows."""

from collections.abc import Mapping, Sequence

from bot.devtools.sandbox.checks.components import ROW, SELECTS, STRING_SELECT, TEXT, TEXT_INPUT
from bot.devtools.sandbox.checks.modals import CHECKBOX, CHECKBOXES, RADIO
from bot.devtools.sandbox.errors import NotPossibleError
from bot.devtools.sandbox.people.resolved import Resolved
from bot.devtools.sandbox.state.interactions import Modal
from bot.devtools.sandbox.state.world import World
from bot.devtools.sandbox.wire import Object


def fill_modal(world: World, modal: Modal, values: Mapping[str, object]) -> Object:
    """Return the data of a modal's submission with some values.

    Raises:
        NotPossibleError: a field is unknown, missing, or has a value the client refuses.
    """
    for custom_id in values:
        if custom_id not in modal.fields:
            message = f"the modal has no field {custom_id!r}; it has {', '.join(modal.fields)}"
            raise NotPossibleError(message)
    resolved = Resolved(world, modal.interaction.channel)
    components = [_row(row, values, resolved) for row in modal.components]
    return {"custom_id": modal.custom_id, "components": components} | resolved.payload()


def _row(row: Object, values: Mapping[str, object], resolved: Resolved) -> Object:
    head = {"type": row["type"], "id": row["id"]}
    if row["type"] == TEXT:
        return head
    if row["type"] == ROW:
        return head | {"components": [_field(field, values, resolved) for field in row["components"]]}
    return head | {"component": _field(row["component"], values, resolved)}


def _field(field: Object, values: Mapping[str, object], resolved: Resolved) -> Object:
    custom_id, kind = field["custom_id"], field["type"]
    done: Object = {"type": kind, "id": field["id"], "custom_id": custom_id}
    value = values.get(custom_id)
    if kind == TEXT_INPUT:
        return done | {"value": _text(field, field["value"] if value is None else str(value))}
    if kind in SELECTS:
        return done | {"values": _chosen(field, value, resolved)}
    if kind == CHECKBOX:
        return done | {"value": bool(value if value is not None else field.get("default"))}
    if kind == CHECKBOXES:
        return done | {"values": list(value) if isinstance(value, Sequence) else []}
    if kind == RADIO:
        return done | {"value": _pick_radio(field, value)}
    return done | {"values": []}


def _chosen(select: Object, value: object, resolved: Resolved) -> list[str]:
    defaults = [option["value"] for option in select.get("options", ()) if option.get("default")]
    if value is None and (defaults or not select["required"]):
        return defaults
    wanted = value if isinstance(value, Sequence) and not isinstance(value, str) else []
    return pick_options(select, wanted, resolved)


def _pick_radio(field: Object, value: object) -> object:
    """Return the value of the radio button that is pressed: the one given, else the one pressed already."""
    offered = [option["value"] for option in field["options"]]
    if value is None:
        return next((option["value"] for option in field["options"] if option.get("default")), None)
    if value not in offered:
        message = f"the field {field['custom_id']!r} offers {', '.join(offered)}"
        raise NotPossibleError(message, "no_option")
    return value


def _text(field: Object, value: str) -> str:
    if not value:
        if field["required"]:
            message = f"the field {field['custom_id']!r} is required"
            raise NotPossibleError(message, "field_required")
    elif not field["min_length"] <= len(value) <= field["max_length"]:
        low, high = field["min_length"], field["max_length"]
        message = f"the field {field['custom_id']!r} takes {low} to {high} characters"
        raise NotPossibleError(message, "field_length", low=low, high=high)
    return value


def pick_options(select: Object, wanted: Sequence[object], resolved: Resolved) -> list[str]:
    """Return the values chosen from a select menu.

    Raises:
        NotPossibleError: the menu does not offer one of them, or not that many.
    """
    if not select["min_values"] <= len(wanted) <= select["max_values"]:
        message = f"the menu takes {select['min_values']} to {select['max_values']} values, not {len(wanted)}"
        raise NotPossibleError(message, "menu_count", low=select["min_values"], high=select["max_values"])
    if select["type"] != STRING_SELECT:
        return [resolved.add(select["type"], value) for value in wanted]
    offered = [option["value"] for option in select["options"]]
    for value in wanted:
        if value not in offered:
            message = f"the menu does not offer {value!r}; it offers {', '.join(offered)}"
            raise NotPossibleError(message, "no_option")
    return [str(value) for value in wanted]

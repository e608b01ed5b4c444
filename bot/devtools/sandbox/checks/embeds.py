"""The embeds of a message."""

from collections.abc import Mapping

from bot.devtools.sandbox.checks.problems import Problems
from bot.devtools.sandbox.wire import Object, Path

MAX_CHARACTERS = 6000
_AT: Path = ("embeds",)


def check_embeds(problems: Problems, body: Object, attachments: Mapping[str, Object]) -> list[Object]:
    """Check the embeds of a body and return them as the API shows them."""
    rows = problems.rows(body, "embeds", (), 0, 10)
    done = [_embed(problems, row, (*_AT, index), attachments) for index, row in enumerate(rows)]
    if sum(_size(embed) for embed in done) > MAX_CHARACTERS:
        problems.add(_AT, "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {MAX_CHARACTERS}")
    return done


def _size(embed: Object) -> int:
    total = len(embed.get("title", "")) + len(embed.get("description", ""))
    total += len(embed.get("footer", {}).get("text", "")) + len(embed.get("author", {}).get("name", ""))
    return total + sum(len(field["name"]) + len(field["value"]) for field in embed.get("fields", []))


def _embed(problems: Problems, row: Object, path: Path, attachments: Mapping[str, Object]) -> Object:
    done: Object = {"type": "rich"}
    for key, high in (("title", 256), ("description", 4096), ("url", 2048), ("timestamp", 64)):
        value = problems.text(row, key, path, 0, high)
        if value:
            done[key] = value
    color = problems.whole(row, "color", path, 0, 0xFFFFFF)
    if color is not None:
        done["color"] = color
    fields = [
        _field(problems, field, (*path, "fields", index))
        for index, field in enumerate(problems.rows(row, "fields", path, 0, 25))
    ]
    if fields:
        done["fields"] = fields
    for key, word, high in (("footer", "text", 2048), ("author", "name", 256)):
        part = row.get(key)
        if isinstance(part, dict):
            text = problems.text(part, word, (*path, key), 1, high, need=True)
            done[key] = {word: text} | {name: part[name] for name in ("url", "icon_url") if part.get(name)}
    return done | _pictures(row, attachments)


def _field(problems: Problems, field: Object, path: Path) -> Object:
    name = problems.text(field, "name", path, 1, 256, need=True)
    value = problems.text(field, "value", path, 1, 1024, need=True)
    return {"name": name, "value": value, "inline": bool(field.get("inline"))}


def _pictures(row: Object, attachments: Mapping[str, Object]) -> Object:
    pictures: Object = {}
    for key in ("image", "thumbnail"):
        part = row.get(key)
        if isinstance(part, dict) and part.get("url"):
            url = str(part["url"])
            attachment = attachments.get(url.removeprefix("attachment://"))
            is_upload = url.startswith("attachment://")
            pictures[key] = {"url": attachment["url"] if attachment and is_upload else url}
    return pictures

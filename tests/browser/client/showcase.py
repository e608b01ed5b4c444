"""Messages with everything that Discord's clients draw, sent without a client library."""

import io
import json

import aiohttp
from PIL import Image

from bot.devtools.sandbox import Channel, Person
from tests.bot.devtools.sandbox.rest_client import V2, Json, RestClient, button, row, text

COMMANDS: tuple[Json, ...] = (
    {
        "name": "play",
        "description": "Play a card",
        "description_localizations": {"de": "Leg eine Karte"},
        "options": [
            {"type": 4, "name": "card", "description": "Which card", "required": True, "autocomplete": True},
            {
                "type": 3,
                "name": "pile",
                "name_localizations": {"de": "stapel"},
                "description": "Which pile",
                "required": True,
                "choices": [{"name": "Going up", "value": "up"}, {"name": "Going down", "value": "down"}],
            },
            {"type": 4, "name": "times", "description": "How often", "min_value": 1, "max_value": 4},
            {"type": 5, "name": "quietly", "description": "Whether to tell nobody"},
            {"type": 6, "name": "partner", "description": "Who plays with you"},
        ],
    },
    {"name": "hand", "description": "Your hand"},
    {
        "name": "game",
        "description": "Games",
        "options": [{"type": 1, "name": "new", "description": "Open a table"}],
    },
    {"name": "A number was spoken", "type": 3},
)

MARKS = """# Heading one
## Heading two
### Heading three
-# a small line
**bold** *slanted* _too_ __under__ ~~gone~~ ***both*** `code` ||secret||
> quoted
- first
  - deeper
3. third
```py
print("block")
```
[a link](https://example.com/a) <https://example.com/b> https://example.com/c.
snake_case_stays \\*stars\\* <b>no tag</b>"""


def container(anna: Person, channel: Channel, at: int) -> Json:
    """Return a container with every component except images."""
    options = [
        {"label": "Up", "value": "up", "description": "from one", "emoji": {"name": "⬆️"}},
        {"label": "Down", "value": "down"},
    ]
    return {
        "type": 17,
        "accent_color": 0x2F9E44,
        "components": [
            text(f"## The table\n<@{anna.id}> in <#{channel.id}> <t:{at}:R> <t:{at}:F> <t:{at}:t>"),
            {"type": 14, "divider": True, "spacing": 2},
            {
                "type": 9,
                "components": [text("A section"), text("-# with an accessory")],
                "accessory": button("accessory", label="Look"),
            },
            {"type": 14, "divider": False, "spacing": 1},
            row(
                button("one", label="One", style=1),
                button("two", label="Two", style=2),
                button("three", label="Three", style=3, emoji={"name": "🟢"}),
                button("four", label="Four", style=4, disabled=True),
                {"type": 2, "style": 5, "label": "Five", "url": "https://example.com/"},
            ),
            row(
                {
                    "type": 3,
                    "custom_id": "pile",
                    "placeholder": "A pile",
                    "options": options,
                    "min_values": 1,
                    "max_values": 1,
                }
            ),
            row({"type": 5, "custom_id": "who", "placeholder": "Somebody"}),
        ],
    }


EMBED: Json = {
    "title": "An embed",
    "description": "with **words**",
    "color": 0xE8590C,
    "fields": [
        {"name": "left", "value": "1", "inline": True},
        {"name": "right", "value": "2", "inline": True},
    ],
    "footer": {"text": "the foot"},
}

MODAL: Json = {
    "custom_id": "form",
    "title": "A form",
    "components": [
        {
            "type": 18,
            "label": "Name",
            "description": "as on the card",
            "component": {"type": 4, "custom_id": "name", "style": 1, "min_length": 2, "max_length": 10},
        },
        {
            "type": 18,
            "label": "Why",
            "component": {
                "type": 4,
                "custom_id": "why",
                "style": 2,
                "required": False,
                "placeholder": "if you like",
            },
        },
        {
            "type": 18,
            "label": "Pile",
            "component": {"type": 3, "custom_id": "pile", "options": [{"label": "Up", "value": "up"}]},
        },
    ],
}


def drawing(colour: str) -> bytes:
    """Return a small image of one colour."""
    done = io.BytesIO()
    Image.new("RGB", (320, 180), colour).save(done, "PNG")
    return done.getvalue()


async def post_pictures(rest: RestClient, channel: Channel) -> None:
    """Send a gallery of two images, a thumbnail, and a file."""
    body: Json = {
        "flags": V2,
        "components": [
            {
                "type": 9,
                "components": [text("Beside a thumbnail")],
                "accessory": {
                    "type": 11,
                    "media": {"url": "attachment://a.png"},
                    "description": "A blue field",
                },
            },
            {
                "type": 12,
                "items": [
                    {"media": {"url": "attachment://a.png"}, "description": "A blue field at large"},
                    {"media": {"url": "attachment://b.png"}, "description": "A red field", "spoiler": True},
                ],
            },
            {"type": 13, "file": {"url": "attachment://notes.txt"}},
        ],
    }
    form = aiohttp.FormData()
    form.add_field("payload_json", json.dumps(body), content_type="application/json")
    files = (("a.png", drawing("#3b5bdb")), ("b.png", drawing("#c92a2a")), ("notes.txt", b"notes"))
    for index, (name, content) in enumerate(files):
        form.add_field(f"files[{index}]", content, filename=name)
    reply = await rest.send("POST", f"/channels/{channel.id}/messages", data=form)
    assert reply.status == 200, reply.body

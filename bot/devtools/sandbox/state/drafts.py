"""Parts of messages: their flags, their files, and drafts of them."""

from dataclasses import dataclass, field

from bot.devtools.sandbox.wire import Object

EPHEMERAL, LOADING, V2, SUPPRESS_EMBEDS, SILENT, HAS_THREAD = 1 << 6, 1 << 7, 1 << 15, 1 << 2, 1 << 12, 1 << 5


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file that was uploaded with a message."""

    id: int
    filename: str
    content: bytes
    content_type: str
    url: str
    description: str | None
    ephemeral: bool

    def payload(self) -> Object:
        """The attachment as the API shows it."""
        done: Object = {
            "id": str(self.id),
            "filename": self.filename,
            "size": len(self.content),
            "url": self.url,
            "proxy_url": self.url,
            "content_type": self.content_type,
        }
        if self.description:
            done["description"] = self.description
        if self.ephemeral:
            done["ephemeral"] = True
        return done


@dataclass(slots=True)
class Draft:
    """The content of a message that is to be sent or edited."""

    content: str = ""
    embeds: list[Object] = field(default_factory=list)
    components: list[Object] = field(default_factory=list)
    flags: int = 0
    attachments: list[Attachment] = field(default_factory=list)
    allowed_mentions: Object | None = None
    nonce: str | int | None = None


def emoji_payload(emoji: str) -> Object:
    """An emoji as reactions carry it: unicode, or name:id."""
    name, _, number = emoji.partition(":")
    return {"id": number or None, "name": name}

"""Messages, and what a person makes out of them."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from bot.devtools.sandbox.state.render import Button, Render, Shown
from bot.devtools.sandbox.wire import Object, moment

if TYPE_CHECKING:
    from bot.devtools.sandbox.state.guilds import Channel
    from bot.devtools.sandbox.state.users import User

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
    """A message as it is going to be."""

    content: str = ""
    embeds: list[Object] = field(default_factory=list)
    components: list[Object] = field(default_factory=list)
    flags: int = 0
    attachments: list[Attachment] = field(default_factory=list)
    allowed_mentions: Object | None = None
    nonce: str | int | None = None


@dataclass(eq=False)
class Message:
    """A message as it stands now."""

    id: int
    channel: "Channel"
    author: "User"
    created_at: float
    content: str = ""
    embeds: list[Object] = field(default_factory=list)
    components: list[Object] = field(default_factory=list)
    flags: int = 0
    attachments: list[Attachment] = field(default_factory=list)
    mentions: list["User"] = field(default_factory=list)
    mention_everyone: bool = False
    reference: "Message | None" = None
    nonce: str | int | None = None
    audience: "User | None" = None
    """The only one who sees an ephemeral message."""
    origin: Object | None = None
    """The interaction that brought the message about, as the API shows it."""
    edited_at: float | None = None
    deleted: bool = False
    withdrawn: bool = False
    """Whether the one client that showed an ephemeral message has dropped it."""
    pinged: list["User"] = field(default_factory=list)
    reactions: dict[str, list[int]] = field(default_factory=dict)
    """The ids of those who reacted, by emoji."""
    thread: "Channel | None" = None
    render: Render = field(default_factory=lambda: Render("", []))
    tokens: set[str] = field(default_factory=set)
    """The interaction tokens this message may be edited with."""

    def redraw(self) -> None:
        """Forget what the message looked like before it was changed."""
        self.render = Render(self.content, self.components)

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees the message."""
        return bool(self.flags & EPHEMERAL)

    @property
    def v2(self) -> bool:
        """Whether the message is made of components alone."""
        return bool(self.flags & V2)

    @property
    def loading(self) -> bool:
        """Whether the message only says that the bot is thinking."""
        return bool(self.flags & LOADING)

    @property
    def edited(self) -> bool:
        """Whether the message was changed after it was sent."""
        return self.edited_at is not None

    @property
    def text(self) -> str:
        """Content, text displays, and what pictures are said to show, joined by newlines."""
        return self.render.text

    @property
    def buttons(self) -> list[Button]:
        """The buttons, in reading order."""
        return self.render.buttons

    @property
    def selects(self) -> list[Object]:
        """The select menus, in reading order."""
        return self.render.selects

    def shown(self, at: float, kind: Literal["create", "edit"]) -> Shown:
        """The present render, as a thing somebody has seen."""
        extra = [embed.get(key, "") for embed in self.embeds for key in ("title", "description")]
        extra += [
            f"{one['name']}\n{one['value']}" for embed in self.embeds for one in embed.get("fields", ())
        ]
        return Shown(
            at=at,
            message_id=self.id,
            text="\n".join(filter(None, [self.text, *extra])),
            labels=self.render.labels,
            custom_ids=self.render.custom_ids,
            ephemeral=self.ephemeral,
            kind=kind,
        )

    def payload(self, viewer: int) -> Object:
        """The message as the API shows it to a user."""
        done = self.bare(viewer)
        if self.reference:
            place = self.reference.channel
            done["message_reference"] = {
                "type": 0,
                "message_id": str(self.reference.id),
                "channel_id": str(place.id),
                **({"guild_id": str(place.guild.id)} if place.guild else {}),
            }
            gone = self.reference.deleted
            done["referenced_message"] = None if gone else self.reference.bare(viewer)
        return done

    def bare(self, viewer: int) -> Object:
        """The message without the one it replies to."""
        done: Object = {
            "id": str(self.id),
            "type": 19 if self.reference else self._type(),
            "channel_id": str(self.channel.id),
            "author": self.author.payload(),
            "content": self.content,
            "embeds": self.embeds,
            "components": self.components,
            "attachments": [one.payload() for one in self.attachments],
            "mentions": [user.payload() for user in self.mentions],
            "mention_roles": [],
            "mention_everyone": self.mention_everyone,
            "timestamp": moment(self.created_at),
            "edited_timestamp": moment(self.edited_at) if self.edited_at else None,
            "flags": self.flags,
            "pinned": False,
            "tts": False,
        }
        if self.nonce is not None:
            done["nonce"] = self.nonce
        if self.origin:
            done["interaction_metadata"] = self.origin
            done["webhook_id"] = done["application_id"] = str(self.author.id)
        if self.reactions:
            done["reactions"] = [_reaction(emoji, ids, viewer) for emoji, ids in self.reactions.items()]
        if self.thread:
            done["thread"] = self.thread.payload()
        return done

    def _type(self) -> int:
        if not self.origin:
            return 0
        context_menu = "target_message_id" in self.origin or "target_user" in self.origin
        return 23 if context_menu else 20 if self.origin["type"] == 2 else 0  # noqa: PLR2004 - a command's type


def emoji_payload(emoji: str) -> Object:
    """An emoji as reactions carry it: unicode, or name:id."""
    name, _, number = emoji.partition(":")
    return {"id": number or None, "name": name}


def _reaction(emoji: str, ids: list[int], viewer: int) -> Object:
    return {
        "emoji": emoji_payload(emoji),
        "count": len(ids),
        "count_details": {"burst": 0, "normal": len(ids)},
        "burst_colors": [],
        "me_burst": False,
        "me": viewer in ids,
    }

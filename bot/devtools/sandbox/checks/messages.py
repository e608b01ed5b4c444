"""Message bodies: checked, and turned into drafts."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from bot.devtools.sandbox.checks.components import ComponentReader
from bot.devtools.sandbox.checks.embeds import check_embeds
from bot.devtools.sandbox.checks.problems import Problems
from bot.devtools.sandbox.errors import RefusedError
from bot.devtools.sandbox.state.drafts import (
    EPHEMERAL,
    SILENT,
    SUPPRESS_EMBEDS,
    V2,
    Attachment,
    Draft,
)
from bot.devtools.sandbox.state.guilds import Message
from bot.devtools.sandbox.wire import Object, Path

MAX_CONTENT = 2000
MAX_FILES = 10
MAX_LISTED = 100
_LEGACY = ("content", "embeds", "sticker_ids", "poll")
_PARSED = ("users", "roles", "everyone")


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that came with a request."""

    index: int
    filename: str
    content_type: str
    content: bytes


@dataclass(slots=True)
class MessageReader:
    """Reads message bodies, with the files of the request and what they may refer to."""

    emojis: Collection[int]
    new_id: Callable[[], int]
    url_of: Callable[[int, str], str]
    """Returns the URL of an attachment with an id and a name."""
    uploads: Sequence[Upload] = ()
    ephemeral_allowed: bool = False
    ephemeral: bool = False
    """Whether the message is ephemeral regardless of the flags in the body."""

    def read(self, body: Object, editing: Message | None = None, path: Path = ()) -> Draft:
        """Return the draft for a body; fields that an edit omits keep their values.

        Raises:
            RefusedError: the body breaks a limit, or the message would be empty.
        """
        problems = Problems()
        flags = self._flags(problems, body, editing)
        v2 = bool(flags & V2)
        attachments = self._attachments(problems, body, editing, ephemeral=bool(flags & EPHEMERAL))
        by_name = {attachment.filename: attachment.payload() for attachment in attachments}
        draft = Draft(flags=flags, attachments=attachments, nonce=body.get("nonce"))
        draft.content = problems.text(body, "content", (), 0, MAX_CONTENT)
        draft.embeds = check_embeds(problems, body, by_name)
        rows = problems.rows(body, "components", (), 0, 10_000)
        reader = ComponentReader(problems, emojis=self.emojis, attachments=by_name, new_id=self.new_id)
        draft.components = reader.message(rows, v2=v2)
        draft.allowed_mentions = _mentions(problems, body)
        if editing:
            _copy_omitted(draft, body, editing)
        if v2:
            _check_legacy_fields(problems, body, draft)
        _raise_below(path, problems)
        parts = (draft.content, draft.embeds, draft.components, draft.attachments)
        if not any((*parts, body.get("sticker_ids"), body.get("poll"))):
            raise RefusedError(400, 50006, "Cannot send an empty message")
        return draft

    def _flags(self, problems: Problems, body: Object, editing: Message | None) -> int:
        asked = problems.whole(body, "flags", (), 0, 2**31 - 1)
        if editing is None:
            allowed = V2 | SUPPRESS_EMBEDS | SILENT | (EPHEMERAL if self.ephemeral_allowed else 0)
            flags = (asked or 0) & allowed
            return flags | EPHEMERAL if self.ephemeral else flags
        if asked is None:
            return editing.flags
        if editing.v2 and not asked & V2:
            problems.add(
                ("flags",), "MESSAGE_FLAGS_V2_REMOVED", "IS_COMPONENTS_V2 cannot be removed from a message"
            )
        return editing.flags & ~SUPPRESS_EMBEDS | asked & (V2 | SUPPRESS_EMBEDS)

    def _attachments(
        self, problems: Problems, body: Object, editing: Message | None, *, ephemeral: bool
    ) -> list[Attachment]:
        listed = problems.rows(body, "attachments", (), 0, MAX_FILES)
        rows = {str(row.get("id")): row for row in listed}
        old = editing.attachments if editing else []
        keeps_all = body.get("attachments") is None
        attachments = [attachment for attachment in old if keeps_all or str(attachment.id) in rows]
        attachments += [
            self._attach(upload, rows.get(str(upload.index), {}), ephemeral=ephemeral)
            for upload in self.uploads
        ]
        self._check_listed(problems, listed, old)
        if len(attachments) > MAX_FILES:
            problems.add(("attachments",), "BASE_TYPE_MAX_LENGTH", f"Must be {MAX_FILES} or fewer in length.")
        return attachments

    def _attach(self, upload: Upload, row: Object, *, ephemeral: bool) -> Attachment:
        number, name = self.new_id(), str(row.get("filename") or upload.filename)
        return Attachment(
            id=number,
            filename=name,
            content=upload.content,
            content_type=upload.content_type,
            url=self.url_of(number, name),
            description=row.get("description"),
            ephemeral=ephemeral,
        )

    def _check_listed(self, problems: Problems, listed: list[Object], old: Sequence[Attachment]) -> None:
        ids = {str(attachment.id) for attachment in old} | {str(upload.index) for upload in self.uploads}
        for index, row in enumerate(listed):
            if str(row.get("id")) not in ids:
                problems.add(
                    ("attachments", index, "id"), "ATTACHMENT_NOT_FOUND", "The attachment was not found"
                )
            problems.text(row, "description", ("attachments", index), 0, 1024)


def _raise_below(path: Path, problems: Problems) -> None:
    nested = Problems()
    for step, code, message in problems.found:
        nested.add((*path, *step), code, message)
    nested.raise_any()


def _copy_omitted(draft: Draft, body: Object, editing: Message) -> None:
    if "content" not in body:
        draft.content = editing.content
    if "embeds" not in body:
        draft.embeds = editing.embeds
    if "components" not in body:
        draft.components = editing.components


def _check_legacy_fields(problems: Problems, body: Object, draft: Draft) -> None:
    drafted = {"content": draft.content, "embeds": draft.embeds}
    for key in _LEGACY:
        if body.get(key) or drafted.get(key):
            problems.add(
                (key,),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _mentions(problems: Problems, body: Object) -> Object | None:
    allowed = body.get("allowed_mentions")
    if not isinstance(allowed, dict):
        return None
    parse = allowed.get("parse") or []
    for index, kind in enumerate(parse):
        if kind not in _PARSED:
            problems.add_not_a_choice(("allowed_mentions", "parse", index), _PARSED)
    for kind in ("users", "roles"):
        listed = allowed.get(kind) or []
        if len(listed) > MAX_LISTED:
            problems.add(
                ("allowed_mentions", kind),
                "BASE_TYPE_MAX_LENGTH",
                f"Must be {MAX_LISTED} or fewer in length.",
            )
        if listed and kind in parse:
            problems.add(
                ("allowed_mentions",),
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f"parse:[{kind}] and {kind}: [ids...] are mutually exclusive.",
            )
    return allowed

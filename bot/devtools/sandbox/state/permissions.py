"""Permissions, by the names that Discord's libraries use."""

from collections.abc import Iterable

BITS = {
    "create_instant_invite": 0,
    "kick_members": 1,
    "ban_members": 2,
    "administrator": 3,
    "manage_channels": 4,
    "manage_guild": 5,
    "add_reactions": 6,
    "view_audit_log": 7,
    "view_channel": 10,
    "send_messages": 11,
    "send_tts_messages": 12,
    "manage_messages": 13,
    "embed_links": 14,
    "attach_files": 15,
    "read_message_history": 16,
    "mention_everyone": 17,
    "use_external_emojis": 18,
    "connect": 20,
    "speak": 21,
    "mute_members": 22,
    "change_nickname": 26,
    "manage_nicknames": 27,
    "manage_roles": 28,
    "manage_webhooks": 29,
    "manage_expressions": 30,
    "use_application_commands": 31,
    "manage_events": 33,
    "manage_threads": 34,
    "create_public_threads": 35,
    "create_private_threads": 36,
    "use_external_stickers": 37,
    "send_messages_in_threads": 38,
    "moderate_members": 40,
    "create_events": 44,
    "send_polls": 49,
    "use_external_apps": 50,
    "pin_messages": 51,
}
"""The bit of each name."""

BOT_DEFAULT = frozenset(
    {
        "add_reactions",
        "attach_files",
        "connect",
        "create_events",
        "create_private_threads",
        "create_public_threads",
        "embed_links",
        "read_message_history",
        "send_messages",
        "send_messages_in_threads",
        "use_application_commands",
        "use_external_emojis",
        "view_channel",
    }
)
"""The permissions a bot is usually invited with."""

PERSON_DEFAULT = BOT_DEFAULT - {"create_events"} | {"change_nickname", "create_instant_invite", "send_polls"}
"""The permissions of everyone in a new guild."""

ALL = (1 << 52) - 1


def mask(names: Iterable[str]) -> int:
    """Return the bit set of some names.

    Raises:
        ValueError: a name is not the name of a permission.
    """
    total = 0
    for name in names:
        if name not in BITS:
            message = f"{name!r} is not a permission"
            raise ValueError(message)
        total |= 1 << BITS[name]
    return total


def has(permissions: int, name: str) -> bool:
    """Return True if a bit set contains a permission; administrators have all of them."""
    return bool(permissions & (1 << BITS[name] | 1 << BITS["administrator"]))


PERSON_MASK = mask(PERSON_DEFAULT)

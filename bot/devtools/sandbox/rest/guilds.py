"""Endpoints of guilds, their members, and direct conversations."""

from bot.devtools.sandbox.errors import Thing, missing_access, unknown
from bot.devtools.sandbox.rest.endpoint import ApiResponse, Call, Endpoint
from bot.devtools.sandbox.state.guilds import GuildState
from bot.devtools.sandbox.state.users import Member
from bot.devtools.sandbox.state.visibility import sees_channel


def _guild(call: Call) -> GuildState:
    guild = call.world.guilds.get(call.number("guild", Thing.GUILD))
    if guild is None:
        raise unknown(Thing.GUILD)
    return guild


def _get(call: Call) -> ApiResponse:
    return 200, _guild(call).payload()


def _own_guilds(call: Call) -> ApiResponse:
    after, limit, bot = call.whole("after", 0), call.whole("limit", 200, 1, 200), call.world.bot.id
    found = sorted(
        (guild for guild in call.world.guilds.values() if guild.id > after), key=lambda one: one.id
    )
    return 200, [
        {
            "id": str(guild.id),
            "name": guild.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(guild.permissions_of(bot)),
            "features": [],
        }
        for guild in found[:limit]
    ]


def _channels(call: Call) -> ApiResponse:
    return 200, [channel.payload() for channel in _guild(call).channels.values()]


def _roles(call: Call) -> ApiResponse:
    return 200, [role.payload() for role in _guild(call).roles.values()]


def _threads(call: Call) -> ApiResponse:
    guild, bot = _guild(call), call.world.bot.id
    active = [thread for thread in guild.active_threads if sees_channel(bot, thread)]
    joined = [thread for thread in active if bot in thread.thread_members]
    return 200, {
        "threads": [thread.payload() for thread in active],
        "members": [thread.thread_member(bot) for thread in joined],
    }


def _member(call: Call) -> ApiResponse:
    guild = _guild(call)
    wanted = call.params["user"]
    number = call.world.bot.id if wanted == "@me" else call.number("user", Thing.USER)
    member = guild.members.get(number)
    if member is None:
        raise unknown(Thing.MEMBER if number in call.world.users else Thing.USER)
    return 200, member.payload()


def _members(call: Call) -> ApiResponse:
    if not call.members_granted:
        raise missing_access()
    after, limit = call.whole("after", 0), call.whole("limit", 1, 1, 1000)

    def number(member: Member) -> int:
        return member.user.id

    found = sorted((one for one in _guild(call).members.values() if one.user.id > after), key=number)
    return 200, [member.payload() for member in found[:limit]]


def _user(call: Call) -> ApiResponse:
    user = call.world.users.get(call.number("user", Thing.USER))
    if user is None:
        raise unknown(Thing.USER)
    return 200, user.payload()


def _direct(call: Call) -> ApiResponse:
    wanted = str(call.body.get("recipient_id") or "0")
    user = call.world.users.get(int(wanted)) if wanted.isdigit() else None
    if user is None or user.bot:
        raise unknown(Thing.USER)
    return 200, call.world.direct(user).payload()


ENDPOINTS = [
    Endpoint("GET", "/guilds/{guild}", _get, major="guild"),
    Endpoint("GET", "/guilds/{guild}/channels", _channels, major="guild"),
    Endpoint("GET", "/guilds/{guild}/roles", _roles, major="guild"),
    Endpoint("GET", "/guilds/{guild}/members", _members, major="guild"),
    Endpoint("GET", "/guilds/{guild}/members/{user}", _member, major="guild"),
    Endpoint("GET", "/guilds/{guild}/threads/active", _threads, major="guild"),
    Endpoint("GET", "/users/@me/guilds", _own_guilds),
    Endpoint("GET", "/users/{user}", _user),
    Endpoint("POST", "/users/@me/channels", _direct),
]

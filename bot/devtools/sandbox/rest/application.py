"""Endpoints of the application: its account, its gateway, its emojis."""

import base64
import binascii
import re

from bot.devtools.sandbox.checks.problems import Problems
from bot.devtools.sandbox.errors import RefusedError, Thing, unknown
from bot.devtools.sandbox.rest.endpoint import ApiResponse, Call, Endpoint
from bot.devtools.sandbox.rest.ratelimit import Limit
from bot.devtools.sandbox.wire import Object

MAX_EMOJIS = 2000
MAX_EMOJI_BYTES = 256 * 1024
_NAME = re.compile(r"\w{2,32}", re.ASCII)
_DATA = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.*)", re.DOTALL)


def _gateway(call: Call) -> ApiResponse:
    return 200, {"url": call.gateway_url}


def _gateway_bot(call: Call) -> ApiResponse:
    left = {
        "total": 1000,
        "remaining": 999,
        "reset_after": 86_400_000,
        "max_concurrency": call.max_concurrency,
    }
    return 200, {"url": call.gateway_url, "shards": call.shards, "session_start_limit": left}


def _me(call: Call) -> ApiResponse:
    more = {"mfa_enabled": True, "locale": "en-US", "verified": True, "email": None}
    return 200, call.world.bot.payload() | more


def _application(call: Call) -> ApiResponse:
    world = call.world
    owner = next((guild.owner for guild in world.guilds.values()), world.bot)
    return 200, {
        "id": str(world.bot.id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": world.bot.payload(),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": call.application_flags,
        "flags_new": str(call.application_flags),
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": owner.payload(),
        "team": None,
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
    }


def _own(call: Call) -> None:
    if call.number("application", Thing.APPLICATION) != call.world.bot.id:
        raise unknown(Thing.APPLICATION)


def _emojis(call: Call) -> ApiResponse:
    _own(call)
    return 200, {"items": list(call.world.emojis.values())}


def _emoji(call: Call) -> Object:
    _own(call)
    emoji = call.world.emojis.get(call.number("emoji", Thing.EMOJI))
    if emoji is None:
        raise unknown(Thing.EMOJI)
    return emoji


def _get_emoji(call: Call) -> ApiResponse:
    return 200, _emoji(call)


def _emoji_name(problems: Problems, call: Call) -> str:
    name = problems.text(call.body, "name", (), 2, 32, need=True)
    if name and not _NAME.fullmatch(name):
        problems.add(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    return name


def _create_emoji(call: Call) -> ApiResponse:
    _own(call)
    world, problems = call.world, Problems()
    name = _emoji_name(problems, call)
    image = _DATA.fullmatch(str(call.body.get("image") or ""))
    content = b""
    if image is None:
        problems.add(("image",), "IMAGE_INVALID", "Invalid image data")
    else:
        try:
            content = base64.b64decode(image[2], validate=True)
        except binascii.Error:
            problems.add(("image",), "IMAGE_INVALID", "Invalid image data")
    if len(content) > MAX_EMOJI_BYTES:
        problems.add(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    if any(emoji["name"] == name for emoji in world.emojis.values()):
        problems.add(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with this name exists")
    problems.raise_any()
    if len(world.emojis) >= MAX_EMOJIS:
        raise RefusedError(400, 30008, f"Maximum number of emojis reached ({MAX_EMOJIS})")
    number = world.ids.next()
    kind = image[1] if image else ""
    world.files[f"emojis/{number}"] = (content, kind)
    world.emojis[number] = {
        "id": str(number),
        "name": name,
        "user": world.bot.payload(),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": kind == "image/gif",
        "available": True,
    }
    return 201, world.emojis[number]


def _rename_emoji(call: Call) -> ApiResponse:
    emoji, problems = _emoji(call), Problems()
    name = _emoji_name(problems, call)
    problems.raise_any()
    emoji["name"] = name
    return 200, emoji


def _delete_emoji(call: Call) -> ApiResponse:
    del call.world.emojis[int(_emoji(call)["id"])]
    return 204, None


_EMOJIS = Limit("application-emojis", 50, 10.0)
_ALL = "/applications/{application}/emojis"
_ONE = "/applications/{application}/emojis/{emoji}"
ENDPOINTS = [
    Endpoint("GET", "/gateway", _gateway, authorized=False),
    Endpoint("GET", "/gateway/bot", _gateway_bot),
    Endpoint("GET", "/users/@me", _me),
    Endpoint("GET", "/applications/@me", _application),
    Endpoint("GET", "/oauth2/applications/@me", _application),
    Endpoint("GET", _ALL, _emojis),
    Endpoint("POST", _ALL, _create_emoji, _EMOJIS),
    Endpoint("GET", _ONE, _get_emoji),
    Endpoint("PATCH", _ONE, _rename_emoji),
    Endpoint("DELETE", _ONE, _delete_emoji),
]

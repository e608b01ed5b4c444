"""Endpoints that edit and follow up an interaction's response by its token."""

from bot.devtools.sandbox.errors import RefusedError, Thing, unknown
from bot.devtools.sandbox.rest.callbacks import check_files
from bot.devtools.sandbox.rest.endpoint import ApiResponse, Call, Endpoint
from bot.devtools.sandbox.rest.ratelimit import Limit
from bot.devtools.sandbox.state.guilds import Message
from bot.devtools.sandbox.state.interactions import AUTOCOMPLETE, Interaction


def _interaction(call: Call) -> Interaction:
    if call.number("application", Thing.WEBHOOK) != call.world.bot.id:
        raise unknown(Thing.WEBHOOK)
    interaction = call.world.tokens.get(call.params["token"])
    if interaction is None:
        raise unknown(Thing.WEBHOOK)
    interaction.check_token()
    if interaction.channel.deleted:
        raise unknown(Thing.CHANNEL)
    return interaction


def _message(call: Call, interaction: Interaction) -> Message:
    wanted = call.params["message"]
    if wanted == "@original":
        message = interaction.original
    else:
        message = interaction.channel.messages.get(call.number("message", Thing.MESSAGE))
    if message is None or message.deleted or interaction.token not in message.tokens:
        raise unknown(Thing.MESSAGE)
    return message


def _follow_up(call: Call) -> ApiResponse:
    world, interaction = call.world, _interaction(call)
    if interaction.type == AUTOCOMPLETE:
        # An autocompletion has no message to follow up.
        raise unknown(Thing.WEBHOOK)
    check_files(call, interaction)
    original = interaction.original
    if original and original.loading:
        reader = call.message_reader(ephemeral=original.ephemeral)
        message = original
        world.edit(original, reader.read(call.body))
    else:
        reader = call.message_reader(ephemeral_allowed=True)
        message = world.post(interaction.channel, world.bot, reader.read(call.body), interaction=interaction)
    interaction.answer = interaction.answer or message
    return 200, message.payload(world.bot.id)


def _get(call: Call) -> ApiResponse:
    return 200, _message(call, _interaction(call)).payload(call.world.bot.id)


def _edit(call: Call) -> ApiResponse:
    world, interaction = call.world, _interaction(call)
    message = _message(call, interaction)
    check_files(call, interaction)
    call.editing_v2 = message.v2
    draft = call.message_reader().read(call.body, message)
    world.edit(message, draft)
    interaction.answer = interaction.answer or message
    return 200, message.payload(world.bot.id)


def _delete(call: Call) -> ApiResponse:
    call.world.delete(_message(call, _interaction(call)))
    return 204, None


def _describe(call: Call) -> ApiResponse:
    # There is no incoming webhook behind an interaction's token.
    _interaction(call)
    raise RefusedError(404, 10015, "Unknown Webhook")


_SEND = Limit("webhook-send", 5, 2.0)
_EDIT = Limit("webhook-edit", 5, 2.0)
_ALL = "/webhooks/{application}/{token}"
_ONE = "/webhooks/{application}/{token}/messages/{message}"
ENDPOINTS = [
    Endpoint("GET", _ALL, _describe, authorized=False),
    Endpoint("POST", _ALL, _follow_up, _SEND, major="token", authorized=False),
    Endpoint("GET", _ONE, _get, _EDIT, major="token", authorized=False),
    Endpoint("PATCH", _ONE, _edit, _EDIT, major="token", authorized=False),
    Endpoint("DELETE", _ONE, _delete, _EDIT, major="token", authorized=False),
]

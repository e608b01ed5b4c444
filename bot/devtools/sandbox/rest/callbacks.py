"""The endpoint that responds to interactions."""

from bot.devtools.sandbox.checks.commands import check_choice
from bot.devtools.sandbox.checks.modals import check_modal
from bot.devtools.sandbox.checks.problems import Problems
from bot.devtools.sandbox.errors import RefusedError, Thing, unknown
from bot.devtools.sandbox.rest.endpoint import ApiResponse, Call, Endpoint
from bot.devtools.sandbox.state.drafts import EPHEMERAL, LOADING, Draft
from bot.devtools.sandbox.state.interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL_SUBMIT,
    Choice,
    Interaction,
    Modal,
)
from bot.devtools.sandbox.state.permissions import has
from bot.devtools.sandbox.wire import Object

MESSAGE, DEFER, DEFER_UPDATE, UPDATE, COMPLETE, MODAL = 4, 5, 6, 7, 8, 9
_WITH_MESSAGE = (COMMAND, COMPONENT, MODAL_SUBMIT)
_ALLOWED_FOR = {
    MESSAGE: _WITH_MESSAGE,
    DEFER: _WITH_MESSAGE,
    DEFER_UPDATE: (COMPONENT, MODAL_SUBMIT),
    UPDATE: (COMPONENT, MODAL_SUBMIT),
    COMPLETE: (AUTOCOMPLETE,),
    MODAL: (COMMAND, COMPONENT),
}
_MAX_CHOICES = 25


def _answer(call: Call) -> ApiResponse:
    interaction = call.world.interactions.get(call.number("interaction", Thing.INTERACTION))
    if interaction is None or interaction.token != call.params["token"]:
        raise unknown(Thing.INTERACTION)
    interaction.begin_answer()
    kind: int = call.body.get("type") or 0
    data = call.body.get("data") or {}
    problems = Problems()
    if kind not in _ALLOWED_FOR:
        problems.add_not_a_choice(("type",), tuple(_ALLOWED_FOR))
    elif interaction.type not in _ALLOWED_FOR[kind]:
        problems.add(
            ("type",), "INTERACTION_CALLBACK_TYPE", "This type of response is not allowed for the interaction"
        )
    elif kind in (DEFER_UPDATE, UPDATE) and interaction.source is None:
        problems.add(("type",), "INTERACTION_CALLBACK_TYPE", "There is no message to update")
    problems.raise_any()
    _CARRY_OUT[kind](call, interaction, data)
    interaction.settle()
    if call.query.get("with_response", "").lower() not in ("1", "true"):
        return 204, None
    return 200, _response(call, interaction, kind)


def check_files(call: Call, interaction: Interaction) -> None:
    """Check that the interaction's user may attach files, as Discord does for its responses.

    Raises:
        RefusedError: they may not.
    """
    if call.uploads and not has(interaction.channel.permissions_of(interaction.user.id), "attach_files"):
        raise RefusedError(403, 50013, "Missing Permissions")


def _post(call: Call, interaction: Interaction, data: Object) -> None:
    check_files(call, interaction)
    world = call.world
    reader = call.message_reader(ephemeral_allowed=True)
    draft = reader.read(data, path=("data",))
    message = world.post(interaction.channel, world.bot, draft, interaction=interaction)
    interaction.answer = interaction.original = message


def _defer(call: Call, interaction: Interaction, data: Object) -> None:
    # The placeholder cannot be V2; the message that replaces it can.
    flags = int(data.get("flags") or 0) & EPHEMERAL | LOADING
    draft = Draft(flags=flags)
    interaction.original = call.world.post(
        interaction.channel, call.world.bot, draft, interaction=interaction
    )
    interaction.deferred = True


def _defer_update(call: Call, interaction: Interaction, data: Object) -> None:
    del call, data
    _adopt_source(interaction)
    interaction.deferred = True


def _adopt_source(interaction: Interaction) -> None:
    interaction.original = interaction.source
    if interaction.source:
        interaction.source.tokens.add(interaction.token)


def _update(call: Call, interaction: Interaction, data: Object) -> None:
    source = interaction.source
    if source is None or source.deleted:
        raise unknown(Thing.MESSAGE)
    check_files(call, interaction)
    call.editing_v2 = source.v2
    draft = call.message_reader().read(data, source, path=("data",))
    _adopt_source(interaction)
    call.world.edit(source, draft)
    interaction.answer = source


def _complete(call: Call, interaction: Interaction, data: Object) -> None:
    del call
    problems = Problems()
    rows = problems.rows(data, "choices", ("data",), 0, _MAX_CHOICES)
    checked = [
        check_choice(problems, row, ("data", "choices", index), interaction.focused)
        for index, row in enumerate(rows)
    ]
    problems.raise_any()
    interaction.choices = [Choice(row["name"], row["value"]) for row in checked]


def _modal(call: Call, interaction: Interaction, data: Object) -> None:
    del call
    checked = check_modal(data)
    interaction.modal = Modal(interaction, checked["custom_id"], checked["title"], checked["components"])


_CARRY_OUT = {
    MESSAGE: _post,
    DEFER: _defer,
    DEFER_UPDATE: _defer_update,
    UPDATE: _update,
    COMPLETE: _complete,
    MODAL: _modal,
}


def _response(call: Call, interaction: Interaction, kind: int) -> Object:
    summary: Object = {"id": str(interaction.id), "type": interaction.type}
    message = interaction.original
    if message:
        summary |= {
            "response_message_id": str(message.id),
            "response_message_loading": message.loading,
            "response_message_ephemeral": message.ephemeral,
        }
    done: Object = {"interaction": summary}
    if kind in (MESSAGE, UPDATE) and message:
        done["resource"] = {"type": kind, "message": message.payload(call.world.bot.id)}
    return done


ENDPOINTS = [Endpoint("POST", "/interactions/{interaction}/{token}/callback", _answer, authorized=False)]

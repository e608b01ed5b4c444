"""The actions that a page requests for a simulated user."""

from collections.abc import Awaitable, Callable, Mapping
from typing import assert_never

from bot.devtools.sandbox.errors import NotPossibleError
from bot.devtools.sandbox.page import frames, requests
from bot.devtools.sandbox.page.controls import Controls
from bot.devtools.sandbox.page.view import View
from bot.devtools.sandbox.state.guilds import Channel, Message
from bot.devtools.sandbox.state.interactions import Interaction
from bot.devtools.sandbox.state.visibility import sees
from bot.devtools.sandbox.wire import Object

DONE: Mapping[str, object] = {"op": "done"}


async def perform(view: View, controls: Controls, request: requests.AnyRequest) -> Object:
    """Carry out a request and return the reply to it.

    Raises:
        NotPossibleError: the client does not offer that.
    """
    match request:
        case requests.Run() | requests.Click() | requests.Select() | requests.Submit() | requests.Use():
            return frames.interaction_reply(await _interact(view, request))
        case requests.Complete():
            return await _complete(view, request)
        case (
            requests.AddPerson()
            | requests.SetLocale()
            | requests.RestartBot()
            | requests.DropGateway()
            | requests.Slow()
            | requests.WatchTraffic()
        ):
            return await _control(view, controls, request)
        case requests.Dismiss():
            controls.dismiss(view, _message(view, request.message))
        case _:
            await _talk(view, request)
    return dict(DONE)


async def _interact(
    view: View, request: requests.Run | requests.Click | requests.Select | requests.Submit | requests.Use
) -> Interaction:
    person = view.person
    match request:
        case requests.Run():
            line, channel = " ".join(request.command), _channel(view, request.channel)
            done = await person.run(channel, line, request.options)
        case requests.Click():
            done = await _click(view, request)
        case requests.Select():
            message = _message(view, request.message)
            if sees(person.id, message):
                done = await person.choose(message, request.custom_id, request.values)
            else:
                done = await person.press(message, request.custom_id, values=request.values)
        case requests.Submit():
            done = await person.submit(view.modals.pop(int(request.modal), None), request.values)
        case requests.Use():
            done = await person.use(_message(view, request.message), request.command)
        case _:
            assert_never(request)
    if done.modal:
        view.modals[done.id] = done.modal
    return done


async def _click(view: View, request: requests.Click) -> Interaction:
    person, message, custom_id = view.person, _message(view, request.message), request.custom_id
    enabled = {button.custom_id for button in message.buttons if not button.disabled}
    if custom_id in enabled and sees(person.id, message):
        return await person.click(message, custom_id=custom_id)
    return await person.press(message, custom_id)


async def _complete(view: View, request: requests.Complete) -> Object:
    choices = await view.person.complete(
        _channel(view, request.channel),
        " ".join(request.command),
        focus=request.focus,
        typed=request.typed,
        options=request.options,
    )
    return {"op": "choices", "choices": [{"name": choice.name, "value": choice.value} for choice in choices]}


async def _talk(
    view: View,
    request: requests.Say
    | requests.Edit
    | requests.Delete
    | requests.React
    | requests.Typing
    | requests.Close,
) -> None:
    person = view.person
    match request:
        case requests.Say():
            reply_to = _message(view, request.reply_to) if request.reply_to else None
            await person.write(_channel(view, request.channel), request.text, reply_to=reply_to)
        case requests.Edit():
            await person.edit(_message(view, request.message), request.text)
        case requests.Delete():
            await person.delete(_message(view, request.message))
        case requests.React():
            act: Callable[[Message, str], Awaitable[None]]
            act = person.react if request.op == "react" else person.unreact
            await act(_message(view, request.message), request.emoji)
        case requests.Typing():
            await person.type_something(_channel(view, request.channel))
        case requests.Close():
            modal = view.modals.pop(int(request.modal), None)
            if modal:
                modal.open = False
        case _:
            assert_never(request)


async def _control(
    view: View,
    controls: Controls,
    request: requests.AddPerson
    | requests.SetLocale
    | requests.RestartBot
    | requests.DropGateway
    | requests.Slow
    | requests.WatchTraffic,
) -> Object:
    match request:
        case requests.AddPerson():
            return {"op": "done", "person": await controls.add_person(request.name, request.locale)}
        case requests.SetLocale():
            controls.set_locale(request.person, request.locale)
        case requests.RestartBot():
            await controls.restart_bot()
        case requests.DropGateway():
            await controls.drop_gateway(resumable=request.op == "drop_gateway")
        case requests.Slow():
            controls.slow(request.seconds)
        case requests.WatchTraffic():
            controls.listen(view, on=request.on)
        case _:
            assert_never(request)
    return dict(DONE)


def _message(view: View, number: str) -> Message:
    message = view.find(number)
    if message is None:
        words = "there is no such message here"
        raise NotPossibleError(words, "no_message")
    return message


def _channel(view: View, number: str | None) -> Channel:
    channel = view.channel(number)
    if channel is None:
        words = "there is no such channel here"
        raise NotPossibleError(words, "no_channel")
    return channel

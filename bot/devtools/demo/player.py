"""A simulated player: what they press and type, and what the demo prints of it."""

from enum import Enum, auto

from bot.devtools.demo.channel_view import ChannelView
from bot.devtools.demo.hand import HandMessage
from bot.devtools.demo.terminal import Terminal
from bot.devtools.sandbox import Channel, Interaction, Message, Person
from bot.devtools.sandbox.people.resolved import Value


class DoesNotAnswer(Exception):  # noqa: N818 - it says what happened
    """The bot left a player without an answer."""


class InputStyle(Enum):
    """How a player gives input to the bot."""

    BUTTONS = auto()
    COMMANDS = auto()
    BOTH = auto()
    """The card by command, the pile by button."""


class DemoPlayer:
    """A simulated player; they know only what their own screen shows."""

    def __init__(
        self, person: Person, channel: Channel, style: InputStyle, terminal: Terminal, view: ChannelView
    ) -> None:
        self.person = person
        self.style = style
        self._channel = channel
        self._terminal = terminal
        self._view = view

    @property
    def name(self) -> str:
        """The name that everyone sees."""
        return self.person.name

    def find_hand(self) -> HandMessage | None:
        """Return the newest hand on the screen; pages opened from a hand do not count."""
        private = (HandMessage.read(one) for one in self.person.sees(self._channel) if one.ephemeral)
        return next((hand for hand in reversed(list(private)) if hand.is_hand), None)

    async def command(self, line: str, /, **options: Value) -> Message:
        """Type a command and return the answer."""
        typed = " ".join([f"/{line}", *(f"{name}:{value}" for name, value in options.items())])
        self._print(f"types {typed}")
        return self._answer_of(await self.person.command(self._channel, line, wait=True, **options))

    async def click(self, message: Message, verb: str, argument: str = "") -> Message:
        """Press a button and return the message that answers."""
        button = HandMessage.read(message).buttons[verb, argument]
        self._print(f"presses {self._terminal.button(button)}")
        return self._answer_of(await self.person.click(message, custom_id=button.custom_id))

    async def choose_option(self, lobby: Message, name: str, value: str) -> None:
        """Choose an option in the form of a lobby."""
        button = HandMessage.read(lobby).buttons["lobby-form", ""]
        self._print(f"presses {self._terminal.button(button)} and chooses {value}")
        opened = await self.person.click(lobby, custom_id=button.custom_id)
        await self.person.submit(opened.modal, {name: value})

    def _print(self, text: str) -> None:
        self._terminal.act(self.name, text)

    def _answer_of(self, interaction: Interaction) -> Message:
        if interaction.answer is None:
            raise DoesNotAnswer
        return interaction.answer

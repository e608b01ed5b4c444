"""People in one channel of a sandbox: what their screens show, and what they press and type."""

from dataclasses import dataclass

from bot.components.layout import CustomId
from bot.devtools.sandbox import Channel, Interaction, Message, Person
from bot.devtools.sandbox.people.resolved import Value
from bot.words.words import languages, words

LOBBY_NEWS = ("🪑", "👋")
"""How the lines begin that say who has come to a table and who has gone."""


@dataclass(frozen=True)
class Button:
    """A button of the bot, and its custom_id."""

    press: CustomId
    label: str
    style: int
    disabled: bool

    @property
    def custom_id(self) -> str:
        return self.press.encoded


def buttons(message: Message | None, verb: str | None = None) -> list[Button]:
    """Return a message's buttons, or those with one verb."""
    parsed = []
    for button in [] if message is None else message.buttons:
        press = CustomId.parse(button.custom_id)
        assert press is not None, button
        if verb in (None, press.verb):
            parsed.append(Button(press, button.label, button.style, button.disabled))
    return parsed


def find_button(message: Message, verb: str, argument: object | None = None) -> Button | None:
    """Return the first enabled button with a verb, and with an argument if one is given."""
    enabled = (button for button in buttons(message, verb) if not button.disabled)
    return next((one for one in enabled if argument is None or one.press.argument == str(argument)), None)


def revision_of(message: Message | None) -> int:
    """Return the revision a message was rendered from, or -1."""
    return max((button.press.revision for button in buttons(message)), default=-1)


def sentences(code: str, **facts: object) -> set[str]:
    """Return a text in every language."""
    return {words(language)(code, **facts) for language in languages()}


def has_sentence(text: str, code: str, **facts: object) -> bool:
    """Return True if a text contains this sentence, in any language."""
    return any(sentence in text for sentence in sentences(code, **facts))


def has_reply(done: Interaction, code: str, **facts: object) -> bool:
    """Return True if an interaction was answered with this sentence."""
    return done.answer is not None and has_sentence(done.answer.text, code, **facts)


@dataclass(eq=False)
class Session:
    """Simulated users in one channel of a server."""

    channel: Channel
    people: list[Person]

    @property
    def anna(self) -> Person:
        """Who sat down first."""
        return self.people[0]

    @property
    def ben(self) -> Person:
        return self.people[1]

    # What the screens show

    def post(self, viewer: Person | None = None) -> Message:
        """Return the newest public message, but for who has come and gone."""
        person = viewer or self.anna
        public = [
            message
            for message in person.sees(self.channel)
            if not message.ephemeral and not message.text.startswith(LOBBY_NEWS)
        ]
        assert public, person.screen.dump()
        return public[-1]

    def find_hand(self, person: Person) -> Message | None:
        """Return the newest message with buttons that only this user sees."""
        private = (message for message in reversed(person.sees(self.channel)) if message.ephemeral)
        return next((message for message in private if message.buttons), None)

    def hand(self, person: Person) -> Message:
        """Return the hand on a user's screen."""
        hand = self.find_hand(person)
        assert hand is not None, person.screen.dump()
        return hand

    # What the users do

    async def click(
        self, person: Person, message: Message, verb: str, argument: object | None = None
    ) -> Interaction:
        """Press the button with a verb as soon as the screen has it, and wait for the response."""
        button = await person.until(lambda: find_button(message, verb, argument))
        return await self.wait_for_answer(person, await person.click(message, custom_id=button.custom_id))

    async def type(
        self, person: Person, line: str, channel: Channel | None = None, /, **options: Value
    ) -> Interaction:
        """Type a command, and wait for the response."""
        return await self.wait_for_answer(person, await person.run(channel or self.channel, line, options))

    async def ask(
        self, person: Person, line: str, channel: Channel | None = None, /, **options: Value
    ) -> Message:
        """Type a command, and return the message that answers it."""
        done = await self.type(person, line, channel, **options)
        assert done.answer is not None
        return done.answer

    async def read(self, person: Person, line: str, /, **options: Value) -> str:
        """Type a command, and return the text of the answer."""
        return (await self.ask(person, line, **options)).text

    async def wait_for_answer(self, person: Person, done: Interaction) -> Interaction:
        """Wait for what replaces a deferred response."""
        assert not done.failed, f"{done.user.name} got no answer: {done.failed}"
        if done.deferred:
            # On a busy machine the bot asks for more time first.
            await person.until(lambda: done.answer)
        return done

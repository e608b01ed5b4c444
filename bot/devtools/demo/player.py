"""One of the people: what they press and type, and what they know."""

from enum import Enum, auto
from typing import assert_never

from bot.devtools.demo.hand import Hand, Move
from bot.devtools.demo.terminal import Terminal
from bot.devtools.demo.view import View
from bot.devtools.sandbox import Button, Channel, Choice, Interaction, Message, Person
from bot.devtools.sandbox.people.resolved import Value


class DoesNotAnswer(Exception):  # noqa: N818 - it says what happened
    """The bot left somebody without an answer."""


class Way(Enum):
    """How somebody plays."""

    BUTTONS = auto()
    COMMANDS = auto()
    BOTH = auto()
    """The card by command, the pile by button."""


class Player:
    """A person with a way of playing; they look at nothing but their own screen."""

    def __init__(self, person: Person, channel: Channel, way: Way, terminal: Terminal, view: View) -> None:
        self.person = person
        self.way = way
        self.laid = 0
        """How many cards they have laid."""
        self._channel = channel
        self._terminal = terminal
        self._view = view

    @property
    def name(self) -> str:
        """What everyone calls them."""
        return self.person.name

    def hand(self) -> Hand | None:
        """Look at the hand on the screen, if there is one."""
        message = self.person.ephemeral(self._channel)
        hand = None if message is None else Hand.read(message)
        return hand if hand is not None and hand.whole else None

    def see(self) -> Hand:
        """Look at the hand that must be there.

        Raises:
            DoesNotAnswer: it is not.
        """
        hand = self.hand()
        if hand is None:
            raise DoesNotAnswer
        return hand

    async def command(self, line: str, /, **options: Value) -> Message:
        """Type a command and return the answer."""
        typed = " ".join([f"/{line}", *(f"{name}:{value}" for name, value in options.items())])
        self._tell(f"types {typed}")
        return self._answer(await self.person.command(self._channel, line, wait=True, **options))

    async def click(self, message: Message, verb: str, argument: str = "") -> Message:
        """Press a button and return the message that answers."""
        button = Hand.read(message).buttons[verb, argument]
        self._tell(f"presses {self._terminal.button(button)}")
        return self._answer(await self.person.click(message, custom_id=button.custom_id))

    async def lay(self, move: Move, *, sure: bool) -> bool:
        """Lay a card; if the bot asks whether that is wise, think again unless there is nothing better."""
        match self.way:
            case Way.BUTTONS:
                answer = await self._lay_by_buttons(move)
            case Way.COMMANDS:
                answer = await self._lay_by_command(move)
            case Way.BOTH:
                answer = await self._lay_by_both(move)
            case _:
                assert_never(self.way)
        asked = Hand.read(answer)
        argument = f"{move.card}.{move.pile}"
        if ("sure", argument) in asked.buttons:
            if not sure:
                await self.click(answer, "hand")
                return False
            await self.click(answer, "sure", argument)
        self.laid += 1
        return True

    async def done(self) -> None:
        """End the turn."""
        if self.way is Way.BUTTONS:
            await self.click(self.see().message, "done")
        else:
            await self.command("done")

    async def _lay_by_buttons(self, move: Move) -> Message:
        hand = self.see()
        card = hand.buttons["card", str(move.card)]
        if not self._view.brief:
            page = await self.click(hand.message, "card", str(move.card))
            return await self.click(page, "lay", f"{move.card}.{move.pile}")
        page = self._answer(await self.person.click(hand.message, custom_id=card.custom_id))
        return await self._choose_pile(page, move, f"presses {self._terminal.button(card)}")

    async def _lay_by_both(self, move: Move) -> Message:
        typed = f"/play card:{move.card}"
        if not self._view.brief:
            page = await self.command("play", card=move.card)
            return await self.click(page, "lay", f"{move.card}.{move.pile}")
        page = self._answer(await self.person.command(self._channel, "play", card=move.card))
        return await self._choose_pile(page, move, f"types {typed}, presses")

    async def _choose_pile(self, page: Message, move: Move, before: str) -> Message:
        pile: Button = Hand.read(page).buttons["lay", f"{move.card}.{move.pile}"]
        self._tell(f"{before} {self._terminal.button(pile)}")
        return self._answer(await self.person.click(page, custom_id=pile.custom_id))

    async def _lay_by_command(self, move: Move) -> Message:
        cards = await self.person.complete(self._channel, "play", focus="card")
        piles = await self.person.complete(self._channel, "play", focus="pile", options={"card": move.card})
        card = next((choice for choice in cards if choice.value == move.card), None)
        pile = next((choice for choice in piles if choice.value == move.pile), None)
        if card is None or pile is None:
            raise DoesNotAnswer
        if self._view.brief:
            self._tell(f"types /play card:{card.value} pile:{pile.name}")
        else:
            self._tell(f"types /play card: and is offered {_offered(cards)}")
            self._tell(f"types /play card:{card.value} pile: and is offered {_offered(piles)}")
            self._tell(f"types /play card:{card.value} pile:{pile.value}")
        return self._answer(
            await self.person.command(self._channel, "play", card=card.value, pile=pile.value)
        )

    def _tell(self, what: str) -> None:
        self._terminal.act(self.name, what)

    def _answer(self, interaction: Interaction) -> Message:
        if interaction.answer is None:
            raise DoesNotAnswer
        return interaction.answer


def _offered(choices: list[Choice]) -> str:
    return " | ".join(choice.name for choice in choices)

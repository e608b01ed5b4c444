"""How The Game is played by devtools: by small steps, with signals now and then."""

from collections.abc import Mapping, Sequence
from typing import assert_never

from bot.companions.style import Pace
from bot.devtools.demo.hand import HandMessage
from bot.devtools.demo.match import DemoMatch
from bot.devtools.demo.player import DemoPlayer, DoesNotAnswer, InputStyle
from bot.devtools.players.the_game_hand import Move, TheGameHand, summarize_table
from bot.devtools.sandbox import Choice, Message
from engine.games.the_game.model import Begin, EndTurn, GiveSignal, PlayCard, TheGameState
from engine.games.the_game.piles import gap
from engine.model import Action, Seat

WINNING_DEALS: Mapping[int, tuple[int, ...]] = {1: (15,), 2: (10,), 3: (44,), 4: (7,), 5: (14,)}
"""Deals by number of seats that `choose_turn` wins."""
_MAX_STEP_BEYOND_DUTY = 3
"""The turn is ended rather than a larger step taken."""

MAX_SMALL_GAP = 2
"""Once the duty is met, a demo player lays only cards with a gap up to this."""
SIGNAL_CHANCE = 0.12
"""How often a demo player gives a signal before the turn ends."""
SIGNALS = ("leave-it-to-me", "small-steps-only", "can-turn-back")

FIRST_TURN = "The first turn, step by step:"
FROM_HERE = "From here on one line a move, and one for the table whenever the bot redraws it:"
FAREWELL = (
    "That was {turns} turns and {cards} cards, all of it through slash commands and buttons. To play with"
    " friends: put a bot token into .env as .env.example says, then start **unspoken run**."
)


def choose_turn(state: TheGameState, turns: Sequence[tuple[Seat, Action]]) -> tuple[Seat, Action]:
    """Return the turn with the smallest gap; a signal while a pile has none and the draw pile is deep."""

    def cost(turn: tuple[Seat, Action]) -> float:
        match turn[1]:
            case PlayCard(card=card, pile=pile):
                return gap(pile, state.tops[pile - 1], card)
            case EndTurn():
                return _MAX_STEP_BEYOND_DUTY
            case Begin():
                return 0
            case GiveSignal(pile=pile) if _wants_signal(state, pile):
                return -0.5
            case _:
                return 1000

    return min(turns, key=cost)


def _wants_signal(state: TheGameState, pile: int) -> bool:
    count = (len(state.draw) // 10) % 4
    return len(state.signals) == count and all(one.pile != pile for one in state.signals)


class TheGamePlayer(DemoPlayer):
    """A simulated player of The Game."""

    laid = 0
    """The number of cards this player has laid."""

    def find_hand(self) -> TheGameHand | None:
        """Return the newest private message if it is the hand."""
        message = self.person.ephemeral(self._channel)
        hand = None if message is None else TheGameHand.read(message)
        return hand if hand is not None and hand.is_hand else None

    def require_hand(self) -> TheGameHand:
        """Return the hand on the screen.

        Raises:
            DoesNotAnswer: if there is none.
        """
        hand = self.find_hand()
        if hand is None:
            raise DoesNotAnswer
        return hand

    async def lay(self, move: Move, *, insist: bool) -> bool:
        """Lay a card; return False if the bot asked for confirmation and `insist` is off."""
        match self.style:
            case InputStyle.BUTTONS:
                answer = await self._lay_by_buttons(move)
            case InputStyle.COMMANDS:
                answer = await self._lay_by_command(move)
            case InputStyle.BOTH:
                answer = await self._lay_by_both(move)
            case _:
                assert_never(self.style)
        argument = f"{move.card}.{move.pile}"
        if ("sure", argument) in HandMessage.read(answer).buttons:
            if not insist:
                await self.click(answer, "hand")
                return False
            await self.click(answer, "sure", argument)
        self.laid += 1
        return True

    async def end_turn(self) -> None:
        """End the turn."""
        if self.style is InputStyle.BUTTONS:
            await self.click(self.require_hand().message, "done")
        else:
            await self.command("done")

    async def _lay_by_buttons(self, move: Move) -> Message:
        hand = self.require_hand()
        if not self._view.brief:
            page = await self.click(hand.message, "card", str(move.card))
            return await self.click(page, "lay", f"{move.card}.{move.pile}")
        card = hand.buttons["card", str(move.card)]
        page = self._answer_of(await self.person.click(hand.message, custom_id=card.custom_id))
        return await self._choose_pile(page, move, f"presses {self._terminal.button(card)}")

    async def _lay_by_both(self, move: Move) -> Message:
        if not self._view.brief:
            page = await self.command("play", card=move.card)
            return await self.click(page, "lay", f"{move.card}.{move.pile}")
        page = self._answer_of(await self.person.command(self._channel, "play", card=move.card))
        return await self._choose_pile(page, move, f"types /play card:{move.card}, presses")

    async def _choose_pile(self, page: Message, move: Move, before: str) -> Message:
        pile = HandMessage.read(page).buttons["lay", f"{move.card}.{move.pile}"]
        self._print(f"{before} {self._terminal.button(pile)}")
        return self._answer_of(await self.person.click(page, custom_id=pile.custom_id))

    async def _lay_by_command(self, move: Move) -> Message:
        cards = await self.person.complete(self._channel, "play", focus="card")
        piles = await self.person.complete(self._channel, "play", focus="pile", options={"card": move.card})
        card = next((choice for choice in cards if choice.value == move.card), None)
        pile = next((choice for choice in piles if choice.value == move.pile), None)
        if card is None or pile is None:
            raise DoesNotAnswer
        if self._view.brief:
            self._print(f"types /play card:{card.value} pile:{pile.name}")
        else:
            self._print(f"types /play card: and is offered {_join(cards)}")
            self._print(f"types /play card:{card.value} pile: and is offered {_join(piles)}")
            self._print(f"types /play card:{card.value} pile:{pile.value}")
        return self._answer_of(
            await self.person.command(self._channel, "play", card=card.value, pile=pile.value)
        )


class Demo(DemoMatch):
    """A match of The Game to watch."""

    introduction = (
        "They lay the cards 2 to 99 on four piles, two up and two down, and may not say a single number."
    )
    player_type = TheGamePlayer
    companion_style = Pace.QUICK.value
    _players: list[TheGamePlayer]  # type: ignore[assignment] # made by `player_type`
    _turns = 0

    def summarize(self, message: Message) -> str:
        """Return piles, signals and what is left to draw in one line; an empty one for other messages."""
        return summarize_table(message)

    async def play_cards(self) -> None:
        """Play turn by turn; the first is printed step by step."""
        await self._wait_for_edits()
        # Carla's turn would be printed in German.
        await self._begin(self._dice.choice(self._players[:2]))
        while (player := await self._wait_for_turn()) is not None:
            await self._play_turn(player)
            self._turns += 1
            if self._turns == 1:
                await self._wait_for_edits()
                self._terminal.say("", FROM_HERE)
                self._view.brief = True
            await self._pause()

    def farewell(self) -> str:
        """Return the last paragraph, with the numbers of turns and cards."""
        return FAREWELL.format(turns=self._turns, cards=sum(player.laid for player in self._players))

    async def _begin(self, player: TheGamePlayer) -> None:
        self._terminal.say("", FIRST_TURN)
        if player.style is InputStyle.COMMANDS:
            await player.command("begin")
        else:
            await player.click(player.require_hand().message, "begin")

    async def _wait_for_turn(self) -> TheGamePlayer | None:
        """Return the player whose hand says it is their turn; `None` once the match is over."""

        def find() -> tuple[TheGamePlayer | None] | None:
            hands = [(player, player.find_hand()) for player in self._players]
            if any(hand is not None and hand.is_over for _, hand in hands):
                return (None,)
            return next(((player,) for player, hand in hands if hand is not None and hand.is_turn), None)

        return (await self._players[0].person.until(find, self._step_timeout))[0]

    async def _play_turn(self, player: TheGamePlayer) -> None:
        unwise: set[Move] = set()
        while True:
            hand = player.require_hand()
            if not hand.is_turn:
                return
            moves = hand.find_moves()
            if hand.may_end_turn and (not moves or moves[0].gap > MAX_SMALL_GAP):
                break
            wise = [move for move in moves if move not in unwise]
            if not wise and hand.may_end_turn:
                break
            move = (wise or moves)[0]
            if await player.lay(move, insist=not wise):
                unwise.clear()
                await self._pause_briefly()
            else:
                unwise.add(move)
        await self._maybe_signal(player, hand)
        await player.end_turn()

    async def _maybe_signal(self, player: TheGamePlayer, hand: TheGameHand) -> None:
        if self._dice.random() < SIGNAL_CHANCE:
            pile, kind = self._dice.choice(sorted(hand.piles)), self._dice.choice(SIGNALS)
            await player.command("signal", pile=pile, kind=kind)


def _join(choices: Sequence[Choice]) -> str:
    return " | ".join(choice.name for choice in choices)

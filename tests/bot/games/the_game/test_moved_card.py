"""A card just laid is moved with a button, for a moment."""

from bot.devtools.sandbox import Message
from bot.renderers.hand import render_hand
from bot.settings.card_style import CardStyle
from bot.words.words import words
from data.records import UserId
from engine.games.the_game.model import GiveSignal, Signal, TheGameState
from tests.bot.bot_session import BotSession
from tests.session import Button, buttons, has_reply


async def lay_first_card(session: BotSession) -> Message:
    """Let Anna lay a card on the first pile she is offered, and return her hand."""
    await session.begin()
    await session.click(session.anna, session.hand(session.anna), "card")
    done = await session.click(session.anna, session.hand(session.anna), "lay")
    assert done.answer is not None
    return done.answer


def list_moves(message: Message) -> list[Button]:
    return buttons(message, "move")


async def state_of(session: BotSession) -> TheGameState:
    state = (await session.table()).state
    assert isinstance(state, TheGameState)
    return state


async def test_a_card_is_moved_with_one_press_and_all_are_told(session: BotSession) -> None:
    hand = await lay_first_card(session)
    card = max(map(max, filter(None, (await state_of(session)).rows)))
    moves = list_moves(hand)
    assert [move.label for move in moves] == [
        f"↔ Move {card} to pile {move.press.argument} {'↑' if move.press.argument in '12' else '↓'}"
        for move in moves
    ]
    done = await session.click(session.anna, hand, "move", moves[-1].press.argument)
    assert done.answer is not None
    assert list_moves(done.answer) == []
    await session.quiet()
    assert (await state_of(session)).tops[int(moves[-1].press.argument) - 1] == card
    assert f"Anna moved {card} from pile" in session.post(session.ben).text


async def test_a_card_is_moved_by_playing_it_again_on_another_pile(session: BotSession) -> None:
    hand = await lay_first_card(session)
    card = max(map(max, filter(None, (await state_of(session)).rows)))
    pile = int(list_moves(hand)[-1].press.argument)
    await session.ask(session.anna, "play", card=card, pile=pile)
    assert (await state_of(session)).tops[pile - 1] == card


async def test_a_move_that_comes_too_late_is_refused_and_the_card_stays(session: BotSession) -> None:
    hand = await lay_first_card(session)
    table = await session.table()
    table.stepped_at -= 11
    before = table.state
    done = await session.click(session.anna, hand, "move")
    assert has_reply(done, "table-too-late", seconds=10)
    assert table.state == before


async def test_the_buttons_are_gone_after_ten_seconds(session: BotSession) -> None:
    assert list_moves(await lay_first_card(session))
    (await session.table()).stepped_at -= 11
    # The update is asked for just after the reply.
    await session.quiet()
    await session.quiet()
    assert list_moves(session.hand(session.anna)) == []


async def test_a_card_stays_once_somebody_else_has_acted(session: BotSession) -> None:
    hand = await lay_first_card(session)
    await session.act(session.ben, GiveSignal(pile=1, signal=Signal.SMALL_STEPS_ONLY))
    done = await session.click(session.anna, hand, "move")
    assert done.answer is not None
    assert list_moves(done.answer) == []


async def test_who_wants_no_safety_net_is_offered_no_move(session: BotSession) -> None:
    await lay_first_card(session)
    table = await session.table()
    plain = render_hand(
        table,
        UserId(session.anna.id),
        words("en"),
        session.bot.parts.member_names,
        card_style=CardStyle(safety_net=False),
    )
    assert "↔" not in str(plain)
    assert list_moves(session.hand(session.anna))
    await session.ask(session.anna, "preferences", safety_net=False)
    await session.ask(session.anna, "hand")
    assert list_moves(session.hand(session.anna)) == []

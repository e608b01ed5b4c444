import pytest
from discord import ui

from bot.components.layout import (
    MAX_BUTTONS_IN_ROW,
    Button,
    ButtonStyle,
    CustomId,
    Layout,
    Section,
    SelectMenu,
    SelectOption,
    Separator,
    rows,
)
from bot.components.reply import ReplyPlace
from bot.devtools.sandbox import Person
from bot.interactions.button_router import on_button
from bot.interactions.context import InteractionContext
from engine.games.the_game.model import GiveSignal, Signal
from tests.bot.bot_session import BotSession
from tests.bot.renderers.limits import faults

PRESS = CustomId(7, 12, "lay", "42.3")


@pytest.mark.parametrize(
    "custom_id",
    [
        PRESS,
        CustomId(1, 0, "hand"),
        CustomId(2**63 - 1, 10**6, "signal", "4.small-steps-only"),
        CustomId(1, 1, "say", "a:b"),
    ],
)
def test_a_press_is_read_as_it_was_written(custom_id: CustomId) -> None:
    assert CustomId.parse(custom_id.encoded) == custom_id
    assert len(custom_id.encoded) <= 100


@pytest.mark.parametrize(
    "custom_id",
    ["", "m", "m:1:2:hand", "x:1:2:hand:", "m::2:hand:", "m:1:-2:hand:", "m:one:2:hand:", "m:1:²:hand:"],
)
def test_what_is_no_press_of_ours_is_not_read(custom_id: str) -> None:
    assert CustomId.parse(custom_id) is None


def test_buttons_stand_in_even_rows_of_five_at_most() -> None:
    keys = [Button(str(number), CustomId(1, 0, "card", str(number))) for number in range(12)]
    assert [len(row) for row in rows(keys)] == [4, 4, 4]
    assert [len(row) for row in rows(keys[:7])] == [4, 3]
    assert [len(row) for row in rows(keys[:5])] == [5]
    assert rows(()) == ()
    assert MAX_BUTTONS_IN_ROW == 5


def test_a_label_is_cut_where_discord_ends() -> None:
    assert Button("a" * 90, PRESS).component()["label"] == "a" * 80


def test_a_layout_is_one_container() -> None:
    layout = Layout(
        ("## Hello", Separator(), "", (Button("Lay", PRESS, ButtonStyle.DANGER, disabled=True),)), colour=1
    )
    assert layout.components() == [
        {
            "type": 17,
            "accent_color": 1,
            "spoiler": False,
            "components": [
                {"type": 10, "content": "## Hello"},
                {"type": 14, "divider": True, "spacing": 1},
                {
                    "type": 1,
                    "components": [
                        {
                            "type": 2,
                            "style": 4,
                            "label": "Lay",
                            "custom_id": "m:7:12:lay:42.3",
                            "disabled": True,
                        }
                    ],
                },
            ],
        }
    ]
    assert layout.text == "## Hello\n"
    assert [button.label for button in layout.buttons] == ["Lay"]


def test_an_entry_is_a_section_whose_text_is_read_and_whose_button_is_known() -> None:
    button = Button("Lay", PRESS)
    layout = Layout((Section("42 left", button), Separator()))
    assert layout.components()[0]["components"] == [
        {"type": 9, "components": [{"type": 10, "content": "42 left"}], "accessory": button.component()},
        {"type": 14, "divider": True, "spacing": 1},
    ]
    assert layout.text == "42 left"
    assert layout.buttons == (button,)
    assert faults(layout) == []


def test_a_menu_fills_a_row_of_its_own() -> None:
    menu = SelectMenu(
        PRESS, (SelectOption("the first", "1"), SelectOption("the second", "2", chosen=True)), "Where to?"
    )
    layout = Layout(("body", menu))
    assert layout.components()[0]["components"] == [
        {"type": 10, "content": "body"},
        {
            "type": 1,
            "components": [
                {
                    "type": 3,
                    "custom_id": "m:7:12:lay:42.3",
                    "placeholder": "Where to?",
                    "options": [
                        {"label": "the first", "value": "1", "default": False},
                        {"label": "the second", "value": "2", "default": True},
                    ],
                }
            ],
        },
    ]
    assert (layout.text, layout.buttons, faults(layout)) == ("body", (), [])


def test_a_menu_that_discord_refuses_is_found() -> None:
    options = tuple(SelectOption("a" * 101, str(number // 2), chosen=True) for number in range(26))
    assert faults(Layout(("body", SelectMenu(PRESS, options), SelectMenu(PRESS, options[:1])))) == [
        "a menu of none or more than 25",
        "the same option twice",
        "an option that was cut",
        "more than one option chosen",
        "the same custom id twice",
    ]


async def test_what_is_chosen_from_a_menu_is_the_argument_of_its_press(session: BotSession) -> None:
    chosen: list[CustomId] = []

    class Choosing:
        @on_button("choose")
        async def choose(self, context: InteractionContext, custom_id: CustomId) -> None:
            chosen.append(custom_id)
            await context.reply.show(Layout(("done",)), ReplyPlace.HERE)

    session.bot.parts.button_router.add_from(Choosing(), None)
    menu = SelectMenu(
        CustomId(7, 12, "choose"), (SelectOption("the first", "1"), SelectOption("the second", "2"))
    )
    place = session.bot.get_partial_messageable(session.channel.id, guild_id=session.guild.id)
    number = (await place.send(view=Layout(("body", menu)).as_view())).id
    message = await session.ben.until(lambda: session.channel.messages.get(number))
    await session.ben.choose(message, menu.custom_id.encoded, ["2"])
    assert chosen == [CustomId(7, 12, "choose", "2")]
    assert message.text == "done"


async def test_a_layout_is_finished_before_it_is_sent() -> None:
    layout = Layout(("body", (Button("Lay", PRESS),))).as_view()
    assert isinstance(layout, ui.LayoutView)
    assert layout.is_finished()
    assert layout.timeout is None
    assert layout.has_components_v2()
    assert list(layout.walk_children()) == []


async def test_however_much_is_drawn_nothing_is_kept_and_every_button_still_works(
    session: BotSession,
) -> None:
    post = await session.begin()
    store = session.bot._connection._view_store
    for number in range(60):
        person = (session.anna, session.ben)[number % 2]
        await press_somewhere(session, person, number)
    await session.quiet()
    assert store._views == {}
    assert store._synced_message_views == {}
    assert store._dynamic_items == {}
    assert store._modals == {}
    answered = await session.ben.click(post, "Rules")
    assert answered.answer is not None
    assert "98 cards" in answered.answer.text
    hand = session.hand(session.anna)
    await session.anna.click(hand, "Signals")
    label = next(str(button.label) for button in hand.buttons if "✋" in str(button.label))
    await session.anna.click(hand, label)
    await session.anna.until(lambda: "Anna: Leave it to me" in post.text or None)


async def press_somewhere(session: BotSession, person: Person, number: int) -> None:
    """Press one of the buttons that a hand always has, or let the table move on."""
    if number % 5 == 4:
        signal = list(Signal)[number // 5 % 3]
        await session.act(session.ben, GiveSignal(pile=1, signal=signal))
        await session.quiet()
    hand = session.hand(person)
    label = next(one.label for one in hand.buttons if one.label in {"Signals", "Back", "Rules"})
    await person.click(hand, label)

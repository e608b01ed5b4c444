"""The menus of a lobby, chosen from in the channel."""

from bot.components.layout import CustomId
from bot.devtools.sandbox import Message, Person
from tests.bot.bot_session import BotSession


def find_menu(post: Message, menu: str) -> str:
    """Return the custom id of the menu whose verb and argument these are."""
    return next(str(one["custom_id"]) for one in post.selects if str(one["custom_id"]).endswith(menu))


async def choose(person: Person, post: Message, menu: str, value: str) -> str:
    """Choose a value from the menu whose verb and argument these are; return the private reply's text."""
    done = await person.choose(post, find_menu(post, menu), [value])
    assert done.answer is not None, done.failed
    return done.answer.text


async def fill_options(person: Person, post: Message, **chosen: str | list[str]) -> str:
    """Choose in the form of the options; return the private reply's text."""
    asked = await person.click(post, "⚙️ Options")
    done = await person.submit(asked.modal, chosen)
    assert done.answer is not None, done.failed
    return done.answer.text


async def list_chosen(person: Person, post: Message) -> list[str]:
    """List the values chosen in the menu of games and in the form of the options."""
    (game,) = (one["value"] for one in post.selects[0]["options"] if one.get("default"))
    asked = await person.click(post, "⚙️ Options")
    assert asked.modal is not None
    fields = [row["component"] for row in asked.modal.components]
    chosen = [
        f"{field['custom_id']}={one['value']}"
        for field in fields
        for one in field["options"]
        if one.get("default")
    ]
    asked.modal.open = False
    return [game, *chosen]


async def test_the_host_changes_the_game_and_its_options_and_everyone_sees_it(session: BotSession) -> None:
    post, anna = await session.open(), session.anna
    assert await list_chosen(anna, post) == ["the-game", "minimum=2", "smaller_hands=no"]
    await fill_options(anna, post, minimum="3")
    assert await list_chosen(anna, post) == ["the-game", "minimum=3", "smaller_hands=no"]
    assert "expert: three cards a turn" in post.text
    await choose(anna, post, "lobby-game:", "the-mind")
    assert await list_chosen(anna, post) == ["the-mind", "blind_mistakes=level", "start_level=1"]
    await fill_options(anna, post, start_level=["3"])
    assert await list_chosen(anna, post) == ["the-mind", "blind_mistakes=level", "start_level=3"]
    assert "Anna 👑 · Ben" in post.text
    await session.ben.click(post, "Start")
    await session.quiet()
    assert "Level 3" in post.text


async def test_others_are_told_who_chooses(session: BotSession) -> None:
    post = await session.open()
    said = await choose(session.ben, post, "lobby-game:", "the-mind")
    assert said == "Only Anna can change the game and its options here. Say what you would like to play!"
    assert (await list_chosen(session.anna, post))[0] == "the-game"
    asked = await session.ben.click(post, "⚙️ Options")
    assert asked.answer is not None
    assert asked.answer.text == said


async def test_a_form_of_the_former_game_is_refused(session: BotSession) -> None:
    post = await session.open()
    asked = await session.anna.click(post, "⚙️ Options")
    await choose(session.anna, post, "lobby-game:", "the-mind")
    done = await session.anna.submit(asked.modal, {"minimum": "3"})
    assert done.answer is not None
    assert done.answer.text.startswith("Another game has come to this table since.")
    assert await list_chosen(session.anna, post) == ["the-mind", "blind_mistakes=level", "start_level=1"]


async def test_start_waits_for_enough_people(session: BotSession) -> None:
    opened = await session.anna.command(session.channel, "game new", game="the-mind")
    post = opened.answer
    assert post is not None
    assert [button.disabled for button in post.buttons if button.label == "Start"] == [True]
    assert "One more person is needed." in post.text
    await session.ben.click(post, "Join")
    assert [button.disabled for button in post.buttons if button.label == "Start"] == [False]
    ids = [CustomId.parse(str(one["custom_id"])) for one in post.selects]
    assert all(one is not None for one in ids)


async def test_a_lobby_has_its_picture_and_keeps_it_while_people_come(session: BotSession) -> None:
    post = await session.open()
    assert [one.filename.partition("-")[0] for one in post.attachments] == ["lobby"]
    await choose(session.anna, post, "lobby-game:", "the-mind")
    await session.quiet()
    assert [one.filename.partition("-")[0] for one in post.attachments] == ["lobby"]


async def test_the_host_chooses_how_companions_play_once_there_are_any(session: BotSession) -> None:
    post, anna = await session.open(), session.anna
    assert "companion_style" not in str(await list_chosen(anna, post))
    await anna.click(post, "🤖 +")
    assert (await list_chosen(anna, post))[-1] == "companion_style=normal"
    await fill_options(anna, post, companion_style="quick", minimum="3")
    assert (await list_chosen(anna, post))[1:] == ["minimum=3", "smaller_hands=no", "companion_style=quick"]

    asked = await anna.click(post, "⚙️ Options")
    await choose(anna, post, "lobby-game:", "the-mind")
    assert (await list_chosen(anna, post))[-1] == "companion_style=human"
    done = await anna.submit(asked.modal, {})
    assert done.answer is not None
    assert done.answer.text.startswith("Another game has come to this table since.")
    await fill_options(anna, post, companion_style="dreamy")
    assert (await list_chosen(anna, post))[-1] == "companion_style=dreamy"
    await anna.click(post, "Start")
    await session.quiet()
    assert "-# companions count dreamily" in post.text

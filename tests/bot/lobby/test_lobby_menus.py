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


def list_chosen(post: Message) -> list[str]:
    return [one["value"] for select in post.selects for one in select["options"] if one.get("default")]


async def test_the_host_changes_the_game_and_its_options_and_everyone_sees_it(session: BotSession) -> None:
    post = await session.open()
    assert list_chosen(post) == ["the-game", "minimum=2", "smaller_hands=no"]
    await choose(session.anna, post, "lobby-option:minimum", "minimum=3")
    assert list_chosen(post) == ["the-game", "minimum=3", "smaller_hands=no"]
    await choose(session.anna, post, "lobby-game:", "the-mind")
    assert list_chosen(post) == ["the-mind", "blind_mistakes=level", "start_level=1"]
    assert "Anna 👑\n2. Ben" in post.text
    await session.ben.click(post, "Start")
    await session.quiet()
    assert "Level 1" in post.text


async def test_others_are_told_who_chooses(session: BotSession) -> None:
    post = await session.open()
    said = await choose(session.ben, post, "lobby-game:", "the-mind")
    assert said == "Only Anna can change the game and its options here. Say what you would like to play!"
    assert list_chosen(post)[0] == "the-game"


async def test_a_menu_of_the_former_game_is_refused(session: BotSession) -> None:
    post = await session.open()
    old = next(str(one["custom_id"]) for one in post.selects if "minimum" in str(one["custom_id"]))
    await choose(session.anna, post, "lobby-game:", "the-mind")
    done = await session.anna.press(post, old, values=["minimum=3"])
    assert done.answer is not None
    assert done.answer.text.startswith("Another game has come to this table since.")
    assert list_chosen(post) == ["the-mind", "blind_mistakes=level", "start_level=1"]


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
    post = await session.open()
    assert not any("companion-style" in str(one["custom_id"]) for one in post.selects)
    await session.anna.click(post, "🤖 Add a companion")
    assert list_chosen(post)[-1] == "normal"
    said = await choose(session.ben, post, "companion-style:", "calm")
    assert said.startswith("Only Anna can change")
    await choose(session.anna, post, "companion-style:", "quick")
    assert list_chosen(post)[-1] == "quick"

    await choose(session.anna, post, "lobby-game:", "the-mind")
    assert list_chosen(post)[-1] == "human"
    done = await session.anna.press(post, find_menu(post, "companion-style:"), values=["quick"])
    assert done.answer is not None
    assert done.answer.text.startswith("Another game has come to this table since.")
    await choose(session.anna, post, "companion-style:", "dreamy")
    assert list_chosen(post)[-1] == "dreamy"
    await session.anna.click(post, "Start")
    await session.quiet()
    assert "-# companions count dreamily" in post.text

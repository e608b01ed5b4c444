"""/help and /game rules where no table is, as people use them, with the real bot in this process."""

from bot.components.layout import CustomId
from bot.devtools.sandbox import Interaction, Message
from bot.words.words import words
from tests.bot.bot_session import BotSession

RULES_OF_THE_GAME, RULES_OF_THE_MIND = words("en")("rules-the-game"), words("en")("rules-the-mind")
RULES_MENU = CustomId(0, 0, "rules-of").encoded


def answer(done: Interaction) -> Message:
    assert done.answer is not None
    return done.answer


def describe_picture(message: Message) -> str:
    """Return the alt text of a message's one picture."""
    (picture,) = message.attachments
    return picture.description or ""


async def test_help_leads_to_the_rules_of_each_game_and_back(session: BotSession) -> None:
    done = await session.anna.command(session.channel, "help", wait=True)
    page = answer(done)
    assert page.ephemeral
    assert "/game new" in page.text
    assert session.ben.ephemeral(session.channel) is None
    await session.anna.click(page, "Rules")
    await session.anna.until(lambda: RULES_OF_THE_GAME in page.text)
    assert "A rising pile from 1" in describe_picture(page)
    await session.anna.choose(page, RULES_MENU, ["the-mind"])
    await session.anna.until(lambda: RULES_OF_THE_MIND in page.text)
    assert "three lives and one star" in describe_picture(page)
    await session.anna.click(page, "Help")
    assert "/game new" in page.text


async def test_help_in_a_direct_conversation_offers_what_works_there(session: BotSession) -> None:
    page = answer(await session.anna.command(session.anna.direct, "help", wait=True))
    assert page.ephemeral
    assert "In a channel of a server" in page.text
    assert {button.label for button in page.buttons} == {"Tutorial", "Rules"}
    await session.anna.click(page, "Rules")
    await session.anna.until(lambda: RULES_OF_THE_GAME in page.text)
    assert "A rising pile from 1" in describe_picture(page)
    assert {button.label for button in page.buttons} == {"Tutorial", "Help"}
    await session.anna.click(page, "Tutorial")
    await session.anna.until(lambda: "step 1 of" in page.text)
    assert page.attachments


async def test_help_opens_a_table_of_the_game_that_is_chosen(session: BotSession) -> None:
    page = answer(await session.anna.command(session.channel, "help", wait=True))
    late = answer(await session.ben.command(session.channel, "help", wait=True))
    await session.ben.click(late, "Open a table")
    await session.anna.click(page, "Open a table")
    post = answer(await session.anna.click(page, "The Mind"))
    assert not post.ephemeral
    assert (await session.table()).ruleset.slug == "the-mind"
    assert list((await session.table()).people) == [session.anna.id]

    told = answer(await session.ben.click(late, "The Game"))
    assert told.ephemeral
    assert told.text == words("en")("table-channel-taken", phase="lobby")
    assert "Which game" in late.text
    again = answer(await session.ben.command(session.channel, "help", wait=True))
    assert "Open a table" not in {button.label for button in again.buttons}


async def test_a_person_who_is_alone_opens_a_table_with_companions_and_starts_at_once(
    session: BotSession,
) -> None:
    page = answer(await session.anna.command(session.channel, "help", wait=True))
    await session.anna.click(page, "Open a table")
    assert "🤖 Alone right now?" in page.text
    post = answer(await session.anna.click(page, "🤖 The Mind"))
    assert not post.ephemeral
    assert "Anna 👑 · 🤖 Kiwi · 🤖 Pixel" in post.text
    late = answer(await session.ben.command(session.channel, "help", wait=True))
    assert "Open a table" not in {button.label for button in late.buttons}
    await session.anna.click(post, "Start")
    table = await session.table()
    assert (table.ruleset.slug, len(table.people), len(table.companions)) == ("the-mind", 1, 2)


async def test_rules_need_no_table_and_follow_the_option_or_the_table(session: BotSession) -> None:
    async def tells(sentence: str, **options: str) -> None:
        done = await session.anna.command(session.channel, "game rules", wait=True, **options)
        page = answer(done)
        assert page.ephemeral
        # A reply that waits for its picture on a busy machine comes in two steps.
        await session.anna.until(lambda: sentence in page.text)

    await tells(RULES_OF_THE_GAME)
    await tells(RULES_OF_THE_MIND, game="the-mind")
    await session.anna.command(session.channel, "game new", wait=True, game="the-mind")
    await tells(RULES_OF_THE_MIND)
    await tells(RULES_OF_THE_GAME, game="the-game")


async def test_help_speaks_the_language_of_the_person_who_asks(session: BotSession) -> None:
    cleo = session.guild.add_person("Cleo", locale="de")
    page = answer(await cleo.command(session.channel, "help", wait=True))
    assert "So geht es los" in page.text
    await cleo.click(page, "Regeln")
    await cleo.until(lambda: words("de")("rules-the-game") in page.text)

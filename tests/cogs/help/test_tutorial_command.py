"""/game tutorial as a person uses it, with the real bot in this process."""

from bot.components.layout import CustomId
from bot.devtools.sandbox import Message
from bot.renderers.tutorial_page import TutorialPage, tutorials
from data.records import GuildId
from tests.bot.bot_session import BotSession


async def press(session: BotSession, page: Message, custom_id: CustomId, sentence: str) -> None:
    """Press a button and wait for the page that it leads to."""
    await session.anna.click(page, custom_id=custom_id.encoded)
    await session.anna.until(lambda: sentence in page.text)


async def test_a_person_learns_both_games_alone_and_nothing_is_recorded(session: BotSession) -> None:
    done = await session.anna.command(session.channel, "game tutorial", wait=True)
    page = done.answer
    assert page is not None
    assert page.ephemeral
    await session.anna.until(lambda: "### The Game, step 1 of 8" in page.text)
    for slug, title in (("the-game", "The Game"), ("the-mind", "The Mind")):
        steps = len(tutorials()[slug].steps)
        for step in range(1, steps):
            here = f"### {title}, step {step + 1} of {steps}"
            await press(session, page, TutorialPage(slug, step).custom_id, here)
        await press(session, page, TutorialPage(slug, steps).custom_id, f"### {title}: you can play!")
        if slug == "the-game":
            await press(session, page, TutorialPage("the-mind").custom_id, "### The Mind, step 1")
    assert session.ben.sees(session.channel) == []
    guild = GuildId(session.guild.id)
    assert (await session.store.history.get_page(guild, size=5)).matches == ()
    assert not session.bot.parts.tables.has_table(session.channel.id)
    await session.anna.click(page, "🤖 Play with companions")
    table = await session.table()
    assert (table.ruleset.slug, len(table.people), len(table.companions)) == ("the-mind", 1, 2)


async def test_a_game_can_be_chosen_and_help_leads_to_the_tutorial(session: BotSession) -> None:
    done = await session.ben.command(session.channel, "game tutorial", wait=True, game="the-mind")
    chosen = done.answer
    assert chosen is not None
    await session.ben.until(lambda: "### The Mind, step 1 of 6" in chosen.text)
    page = (await session.anna.command(session.channel, "help", wait=True)).answer
    assert page is not None
    await press(session, page, TutorialPage("the-game").custom_id, "### The Game, step 1 of 8")

"""Names and photos of users: each is looked up once, and nothing of a forgotten user is kept."""

from bot.devtools.preview.photos import draw_photo
from engine.games.the_game.model import GiveSignal, Signal
from tests.bot.bot_session import BotSession

MEMBER = "GET /guilds/{guild}/members/{user}"


async def test_an_unknown_player_is_soon_named_on_the_table(session: BotSession) -> None:
    post = await session.begin()
    session.bot.parts.member_names.forget(session.ben.id)
    await session.act(session.anna, GiveSignal(pile=1, signal=Signal.LEAVE_IT_TO_ME))
    await session.quiet()
    assert session.bot.parts.member_names.plain(session.guild.id, session.ben.id) == session.ben.name
    assert session.ben.name in post.text
    assert session.ben.mention not in post.text


async def test_each_user_is_looked_up_once_even_if_discord_does_not_answer(session: BotSession) -> None:
    await session.begin()
    session.bot.parts.member_names.forget(session.ben.id)
    session.sandbox.faults.fail("GET", f"/members/{session.ben.id}", status=404, times=10)
    for signal in Signal:
        await session.act(session.anna, GiveSignal(pile=1, signal=signal))
        await session.quiet()
    assert not session.bot.parts.member_names.knows(session.guild.id, session.ben.id)
    assert session.count(MEMBER) == 1


async def test_no_known_user_is_looked_up(session: BotSession) -> None:
    await session.begin()
    await session.quiet()
    assert session.count(MEMBER) == 0


async def test_a_name_that_arrives_after_its_user_was_forgotten_is_dropped(session: BotSession) -> None:
    await session.begin()
    session.bot.parts.member_names.forget(session.ben.id)
    session.sandbox.faults.delay("GET", f"/members/{session.ben.id}", 0.2)
    await session.act(session.anna, GiveSignal(pile=1, signal=Signal.LEAVE_IT_TO_ME))
    session.bot.parts.table_messages.forget_user(session.ben.id)
    await session.quiet()
    assert not session.bot.parts.member_names.knows(session.guild.id, session.ben.id)


async def test_a_photo_is_fetched_once_and_again_when_it_has_changed(session: BotSession) -> None:
    avatars, guild = session.bot.parts.member_names.avatars, session.guild.id
    session.ben.choose_avatar(draw_photo(0).content)
    post = await session.begin()
    assert avatars.of(guild, session.ben.id) == draw_photo(0)
    assert avatars.of(guild, session.anna.id) is None
    before = post.attachments[0].content
    session.ben.choose_avatar(draw_photo(1).content)
    await session.ben.command(session.channel, "hand")
    await session.act(session.anna, GiveSignal(pile=1, signal=Signal.LEAVE_IT_TO_ME))
    await session.quiet()
    assert avatars.of(guild, session.ben.id) == draw_photo(1)
    assert post.attachments[0].content != before
    session.ben.choose_avatar(None)
    await session.ben.command(session.channel, "hand")
    assert avatars.of(guild, session.ben.id) is None


async def test_a_forgotten_user_has_no_photo_even_if_it_is_on_its_way(session: BotSession) -> None:
    post = await session.begin()
    session.ben.choose_avatar(draw_photo(0).content)
    await session.ben.command(session.channel, "hand")
    await session.act(session.anna, GiveSignal(pile=1, signal=Signal.LEAVE_IT_TO_ME))
    session.bot.parts.table_messages.forget_user(session.ben.id)
    session.bot.parts.member_names.forget(session.ben.id)
    await session.quiet()
    assert session.bot.parts.member_names.avatars.of(session.guild.id, session.ben.id) is None
    assert post.attachments


async def test_a_photo_that_discord_does_not_have_leaves_the_letter(session: BotSession) -> None:
    session.ben.choose_avatar(draw_photo(0).content)
    session.ben.user.avatar = "gone"
    post = await session.begin()
    assert session.bot.parts.member_names.avatars.of(session.guild.id, session.ben.id) is None
    assert post.attachments


async def test_a_table_shown_again_after_a_restart_names_people_at_once(session: BotSession) -> None:
    await session.begin()
    for person in (session.anna, session.ben):
        session.bot.parts.member_names.forget(person.id)
    session.bot.parts.table_messages.restore(await session.table())
    layout = await session.bot.parts.table_publisher.render_table(await session.table())
    assert "Anna" in layout.text
    assert session.ben.mention not in layout.text

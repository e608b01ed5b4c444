"""/deal and its buttons as people use them, with the real bot in this process."""

import pytest

from bot.companions.deal_worth import DealWorth
from bot.devtools.sandbox import Interaction, Message, Person
from bot.tables.deals import derive_daily_chance, utc_day
from data.records import DealKind, MatchId, MatchRecord
from engine.games.the_game.model import TheGameOptions
from engine.shuffle import Chance
from tests.bot.bot_session import BotSession, end_match
from tests.bot.sample_tables import play_badly
from tests.data.sample_matches import SEED

DAY_LONG = 86_400

NOT_RANKED = "Just for fun, off the leaderboard: this channel has seen these cards before."


def answer(done: Interaction) -> Message:
    assert done.answer is not None
    return done.answer


def reply_text(done: Interaction) -> str:
    """Return the text of an ephemeral reply."""
    message = answer(done)
    assert message.ephemeral
    return message.text


async def today(session: BotSession, person: Person | None = None, **options: str | int) -> Message:
    """Let a user open the deal of the day."""
    looker = person or session.anna
    done = await looker.command(session.channel, "deal today", wait=True, game="the-game", **options)
    assert answer(done).ephemeral
    return answer(done)


async def choose_leaderboard(person: Person, page: Message) -> Message:
    """Open the leaderboard for two from the page of a deal."""
    (menu,) = page.selects
    (value,) = [one["value"] for one in menu["options"] if one["label"] == "2 people"]
    return answer(await person.choose(page, menu["custom_id"], [value]))


async def seed(session: BotSession, seats: int, *, days: int = 0) -> Chance:
    day = utc_day(session.bot.parts.tables.now()).fromordinal(
        utc_day(session.bot.parts.tables.now()).toordinal() - days
    )
    return derive_daily_chance(
        await session.bot.parts.tables.dealer.get_secret(), day, "the-game", TheGameOptions(), seats
    )


async def deal_of_the_day(session: BotSession) -> Message:
    """Let Anna open the deal of the day, and Ben sit down."""
    post = answer(await session.anna.click(await today(session), "Play it"))
    assert not post.ephemeral
    await session.ben.click(post, "Join")
    await session.quiet()
    return post


async def play_to_end(session: BotSession, post: Message) -> MatchRecord:
    """Start the match, play it to its end, and return its record."""
    table = await session.table()
    await session.anna.click(post, "Start")
    await play_badly(session.bot.parts.tables, table)
    await session.quiet()
    return await get_record(session, table.id)


async def get_record(session: BotSession, match: int) -> MatchRecord:
    record = await session.store.get_match(MatchId(match))
    assert record is not None
    return record


# The deal of the day


async def test_the_codes_of_every_deal_are_behind_a_button_and_no_seed(session: BotSession) -> None:
    page = await today(session)
    chances = {seats: await seed(session, seats) for seats in range(1, 6)}
    assert not [chance for chance in chances.values() if chance.commitment[:8] in page.text]
    assert "You haven't tried this deal yet." in page.text
    codes = answer(await session.anna.click(page, "Check this deal"))
    assert codes.ephemeral
    for seats, chance in chances.items():
        assert f"{seats} 👤 `{chance.commitment}`" in codes.text
        assert chance.hex not in codes.text
    back = answer(await session.anna.click(codes, "◀ The deal"))
    assert "You haven't tried this deal yet." in back.text


async def test_a_table_of_the_day_is_dealt_what_was_promised_and_keeps_its_seed(session: BotSession) -> None:
    post = await deal_of_the_day(session)
    chance = await seed(session, 2)
    assert "The deal of the day" in post.text
    assert f"Fair deal for 2 people: `{chance.commitment[:8]}`" in post.text
    record = await play_to_end(session, post)
    assert (record.seed, record.deal, record.ranked) == (chance.hex, DealKind.DAILY, True)
    result = session.result()
    checked = answer(await session.anna.click(result, "Check this deal")).text
    assert chance.commitment in checked
    assert "is over, this button shows the seed" in checked
    seen = [one.text for person in (session.anna, session.ben) for one in person.screen_history]
    assert not [text for text in seen if chance.hex in text]
    assert "With today's cards: you are the first team on this server's leaderboard." in result.text
    hands = "the hands stay closed here" in result.text
    assert hands == bool(record.ended and record.ended.score)
    assert "Left in the hands" not in result.text


async def test_a_try_is_shown_on_the_page_and_a_second_one_is_not_ranked(session: BotSession) -> None:
    first = await play_to_end(session, await deal_of_the_day(session))
    page = await today(session, session.ben)
    assert f"You've had your ranked try: match {first.id}." in page.text
    post = answer(await session.ben.click(page, "Play it"))
    await session.anna.click(post, "Join")
    await session.quiet()
    assert "already used today's try at these cards" in post.text
    assert "Anna, Ben have" in post.text.replace("Ben, Anna", "Anna, Ben")
    second = await play_to_end(session, post)
    assert not second.ranked
    assert "Not ranked: somebody at the table already knew these cards" in session.result().text
    assert post not in session.anna.pings


async def test_the_leaderboard_of_the_day_shows_the_teams(session: BotSession) -> None:
    page = await today(session)
    empty = await choose_leaderboard(session.anna, page)
    assert "Nobody has finished this deal yet." in empty.text
    record = await play_to_end(session, await deal_of_the_day(session))
    page = await today(session)
    post = await choose_leaderboard(session.anna, page)
    assert "Leaderboard for 2 people, this server" in post.text
    assert "Anna" in post.text
    assert "Ben" in post.text
    assert f"{record.ended.score} card" in post.text  # type: ignore[union-attr] # it was played out
    back = answer(await session.anna.click(post, "◀ The deal"))
    assert "The same cards on every server" in back.text


async def test_when_the_day_is_over_its_seeds_are_told(session: BotSession) -> None:
    await play_to_end(session, await deal_of_the_day(session))
    session.sandbox.clock.advance(DAY_LONG)
    page = await today(session)
    before = answer(await session.anna.click(page, "◀ The day before"))
    assert "This day is over" in before.text
    codes = answer(await session.anna.click(before, "Check this deal"))
    for seats in range(1, 6):
        assert (await seed(session, seats, days=1)).hex in codes.text
    before = answer(await session.anna.click(codes, "◀ The deal"))
    after = answer(await session.anna.click(before, "The day after ▶"))
    assert (await seed(session, 2)).hex not in after.text


async def test_a_user_still_playing_yesterdays_deal_does_not_see_its_seed(session: BotSession) -> None:
    post = await deal_of_the_day(session)
    await session.anna.click(post, "Start")
    await session.quiet()
    session.sandbox.clock.advance(DAY_LONG)
    hidden = await seed(session, 2, days=1)
    page = answer(await session.anna.click(await today(session), "◀ The day before"))
    assert hidden.hex[:8] not in page.text
    page = answer(await session.anna.click(page, "Check this deal"))
    assert hidden.hex not in page.text
    assert "you're still playing these cards" in page.text
    assert (await seed(session, 3, days=1)).hex in page.text


async def test_par_of_a_deal_is_told_after_its_day_and_while_nobody_here_plays_it(
    session: BotSession,
) -> None:
    record = await play_to_end(session, await deal_of_the_day(session))
    worth = DealWorth(par=3, line_found=True).model_dump_json()
    await session.store.set_deal_worth(record.id, worth)

    async def read(label: str) -> str:
        page = await today(session)
        if label:
            page = answer(await session.anna.click(page, label))
        board = (await choose_leaderboard(session.anna, page)).text
        page = answer(await session.anna.click(page, "◀ The deal"))
        codes = answer(await session.anna.click(page, "Check this deal")).text
        return f"{codes}\n{board}"

    assert "par" not in (await read("")).lower()
    session.sandbox.clock.advance(DAY_LONG)
    text = await read("◀ The day before")
    assert "2 👤 seed" in text
    assert "· 🎯 par 3" in text
    assert text.count("🎯 par") == 1
    assert "more than par" in text
    await session.anna.command(session.channel, "deal match", match=record.id)
    assert "par" not in (await read("◀ The day before")).lower()


async def test_yesterdays_button_opens_no_table_today(session: BotSession) -> None:
    page = await today(session)
    session.sandbox.clock.advance(DAY_LONG)
    assert "That day is over." in reply_text(await session.anna.click(page, "Play it"))


async def test_every_option_of_a_game_has_its_own_deal(session: BotSession) -> None:
    plain, expert = await today(session), await today(session, minimum=3)
    post = answer(await session.anna.click(expert, "Play it"))
    assert "three cards a turn" in post.text
    plain = answer(await session.anna.click(plain, "Check this deal"))
    expert = answer(await session.anna.click(expert, "Check this deal"))
    assert (await seed(session, 2)).commitment in plain.text
    assert (await seed(session, 2)).commitment not in expert.text


@pytest.mark.parametrize(
    ("day", "sentence"), [("tomorrow", "That's not a day."), ("2999-01-01", "That day hasn't started")]
)
async def test_a_day_that_is_none_gets_a_sentence(session: BotSession, day: str, sentence: str) -> None:
    assert sentence in (await today(session, day=day)).text


# A match dealt again


async def test_a_finished_match_is_dealt_again_from_its_table_and_compared(session: BotSession) -> None:
    post = await session.open()
    first = await play_to_end(session, post)
    guests = [session.guild.add_person("Cleo"), session.guild.add_person("Dora")]
    again = answer(await guests[0].click(session.result(), "Can you do better?"))
    assert f"These are the cards of match {first.id}, for 2 people." in again.text
    assert "cards left" in again.text
    assert NOT_RANKED in again.text
    await guests[1].click(again, "Join")
    await guests[1].click(again, "Start")
    table = await session.table()
    await play_badly(session.bot.parts.tables, table)
    await session.quiet()
    record = await get_record(session, table.id)
    assert (record.seed, record.ranked, record.rematch_of) == (first.seed, False, first.id)
    result = session.result()
    assert f"With the same cards, match {first.id}:" in result.text
    assert "The same result!" in result.text or "better" in result.text
    assert NOT_RANKED in result.text


async def test_a_match_dealt_again_waits_for_its_number_of_people(session: BotSession) -> None:
    post = await session.open()
    first = await play_to_end(session, post)
    again = answer(await session.anna.command(session.channel, "deal match", match=first.id))
    start = next(button for button in again.buttons if button.label == "Start")
    assert start.disabled
    text = reply_text(await session.anna.command(session.channel, "game start"))
    assert text.startswith("This deal is for 2 people, and 1 is here.")


async def test_a_replay_of_ones_own_cards_in_play_is_refused(session: BotSession) -> None:
    post = await session.open()
    first = await play_to_end(session, post)
    again = answer(await session.anna.click(session.result(), "Can you do better?"))
    cleo = session.guild.add_person("Cleo")
    await cleo.click(again, "Join")
    await cleo.click(again, "Start")
    await session.quiet()
    text = reply_text(await cleo.command(session.channel, "replay", match=first.id))
    assert "You're playing these very cards" in text
    assert not await session.store.deals.find_users_who_saw(first.seed or "", [])


async def test_todays_deal_dealt_again_is_still_the_deal_of_the_day(session: BotSession) -> None:
    post = await deal_of_the_day(session)
    await play_to_end(session, post)
    cleo = session.guild.add_person("Cleo")
    again = answer(await cleo.click(session.result(), "Can you do better?"))
    record = (await session.table()).record
    assert (record.deal, record.day) == (DealKind.DAILY, utc_day(session.bot.parts.tables.now()))
    assert "Can you do better?" in again.text
    assert "one ranked try" not in again.text
    assert "Can you do better?" in again.text


async def test_matches_are_offered_while_their_number_is_typed(session: BotSession) -> None:
    post = await session.open()
    first = await play_to_end(session, post)
    choices = await session.anna.complete(session.channel, "deal match", focus="match")
    assert [choice.value for choice in choices] == [first.id]


async def test_a_match_of_another_server_or_none_gets_a_sentence(session: BotSession) -> None:
    first = await play_to_end(session, await session.open())
    elsewhere = session.sandbox.add_guild("Elsewhere")
    channel, fay = elsewhere.add_channel("table"), elsewhere.add_person("Fay")
    assert "There's no match" in reply_text(await fay.command(channel, "deal match", match=first.id))
    assert "There's no match 999" in reply_text(
        await session.anna.command(session.channel, "deal match", match=999)
    )


async def test_a_match_that_was_not_finished_is_nothing_to_beat(session: BotSession) -> None:
    await session.start()
    number = (await session.table()).id
    assert "wasn't played to the end" in reply_text(
        await session.anna.command(session.channel, "deal match", match=number)
    )
    await end_match(session.anna, session.channel)
    await session.quiet()
    assert "wasn't played to the end" in reply_text(
        await session.anna.command(session.channel, "deal match", match=number)
    )


# A given seed


async def test_a_table_is_dealt_from_a_given_seed_and_not_ranked(session: BotSession) -> None:
    post = answer(
        await session.anna.command(
            session.channel, "deal seed", game="the-game", seed=SEED.upper(), minimum=3
        )
    )
    assert SEED in post.text
    assert "Not ranked" in post.text
    await session.ben.click(post, "Join")
    record = await play_to_end(session, post)
    assert (record.seed, record.ranked) == (SEED, False)
    assert "Not ranked: the seed was given" in session.result().text


async def test_a_seed_that_is_none_gets_a_sentence_and_opens_nothing(session: BotSession) -> None:
    done = await session.anna.command(session.channel, "deal seed", game="the-game", seed="5e")
    assert reply_text(done).startswith("That's not a seed.")
    assert not session.bot.parts.tables.has_table(session.channel.id)


# A seat that falls free


async def test_who_knows_the_cards_sits_down_only_when_they_say_so(session: BotSession) -> None:
    await play_to_end(session, await deal_of_the_day(session))
    cleo = session.guild.add_person("Cleo")
    dora = session.guild.add_person("Dora")
    again = answer(await cleo.click(await today(session, cleo), "Play it"))
    await dora.click(again, "Join")
    await dora.click(again, "Start")
    await session.quiet()
    await dora.command(session.channel, "game leave")
    await session.quiet()
    asked = answer(await session.ben.click(again, "Take the free seat"))
    assert asked.ephemeral
    assert "no longer ranked" in asked.text
    assert (await session.table()).record.ranked
    sat = answer(await session.ben.click(asked, "Sit down anyway"))
    assert "The seat is yours" in sat.text
    await session.quiet()
    assert not (await session.table()).record.ranked
    assert "not ranked" in again.text

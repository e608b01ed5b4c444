"""A companion is never pinged: nothing the bot sends mentions one, and no turn of theirs calls anybody."""

import asyncio
import json
import re
from collections.abc import Iterator

import pytest

from bot.companions import COMPANION_GAMES, can_play
from bot.components.attachments import AttachedFile
from bot.devtools.preview.tables import end_early, free_seats, seat_companions, set_aside, user_at
from bot.devtools.sandbox.traffic import Exchange
from bot.renderers.names import MemberNames
from bot.settings.card_style import CardStyle
from bot.tables.table import Table
from bot.words.words import languages, words
from data.records import Ending, UserId
from engine.games.the_game.model import Begin
from engine.model import Seat
from tests.bot.bot_session import BotSession, end_match
from tests.bot.nights.night_session import BlankDrawer, NightSession
from tests.bot.renderers.every_state import all_cases, tables
from tests.bot.renderers.tables import lobby, pages, voting
from tests.bot.sample_tables import progress

MENTION = re.compile(r"<@[^>]*>")
LOOKS = (CardStyle(), CardStyle(pictures=True))
_FILE = AttachedFile("table.png", b"drawn")


def tables_with_companions(slug: str) -> Iterator[tuple[Table, UserId]]:
    """Yield tables of a person and companions in every state of a match, and that person."""
    cases = (case for case in all_cases() if case.slug == slug and case.seats == 3)
    case = next(case for case in cases if can_play(slug, case.chosen))
    for style in (1, 2):
        for count, (table, _) in enumerate(tables(case, style)):
            person = count % case.seats
            others = [seat for seat in range(case.seats) if seat != person]
            yield seat_companions(table, *others), user_at(person)
    seated = seat_companions(next(tables(case, 1))[0], 1, 2)
    yield set_aside(seated), user_at(0)
    yield free_seats(seated, 2), user_at(0)
    yield voting(seated, 0), user_at(0)
    yield end_early(seated, Ending.ABANDONED), user_at(0)
    yield seat_companions(lobby(slug, 4), 1, 2, 3), user_at(0)


@pytest.mark.parametrize("slug", sorted(COMPANION_GAMES))
def test_no_page_of_a_table_mentions_or_pings_a_companion(slug: str) -> None:
    names = MemberNames()  # It knows nobody, so people are shown as mentions.
    mentioned = 0
    for number, (table, person) in enumerate(tables_with_companions(slug)):
        texts = words(languages()[number % len(languages())])
        for look in LOOKS:
            for page, layout in pages(table, texts, names, look):
                drawing = layout.pending_picture
                shown = layout if drawing is None else layout.with_picture(_FILE)
                found = MENTION.findall(f"{shown.as_view().to_components()} {drawing}")
                mentioned += len(found)
                assert set(found) <= {f"<@{person}>"}, page
                assert set(layout.pings) <= {person}, page
    assert mentioned > 0


class Sent:
    """The requests that the bot sends in a session."""

    def __init__(self, session: BotSession) -> None:
        self._session = session
        self._bodies: list[str] = []
        session.sandbox.traffic.subscribe(self._note)

    def _note(self, exchange: Exchange) -> None:
        if exchange.way == "request":
            self._bodies.append(json.dumps(exchange.body, default=str))

    def check(self) -> None:
        """Check that every mention, and every user who may be pinged, is a person of the server."""
        people = {member.user.id for member in self._session.guild.members.values()}
        assert self._bodies
        for body in self._bodies:
            assert set(MENTION.findall(body)) <= {f"<@{person}>" for person in people}
            allowed = re.findall(r'"allowed_mentions": (\{[^}]*\})', body)
            users = {user for one in allowed for user in json.loads(one).get("users", [])}
            assert set(map(int, users)) <= people


def count_pings(session: BotSession) -> int:
    return len(session.anna.pings) + len(session.ben.pings)


async def test_no_turn_of_a_companion_pings_anybody(
    session: BotSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hold(_: float) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(session.bot.parts.companion_driver, "_sleep", hold)
    sent = Sent(session)
    await session.anna.command(session.channel, "preferences", calls="at-once")
    opened = await session.anna.command(session.channel, "game new", game="the-game", companions=2)
    assert opened.answer is not None
    assert opened.answer.pinged == []
    await session.ben.click(opened.answer, "Join")
    await session.anna.click(opened.answer, "Start")
    await session.act(session.anna, Begin())
    table = await session.table()
    companions = [seat for seat in map(Seat, range(4)) if table.find_companion(seat) is not None]
    while table.view(None).turn not in companions:  # type: ignore[attr-defined] # a view of The Game
        user, action = progress(table)[0]
        await session.bot.parts.tables.submit_action(
            table.id, user, action, interaction_id=None, seen_revision=None
        )
    await session.quiet()
    before = count_pings(session)
    posted = session.count("POST /channels")
    # Neither a reminder of an idle match, nor a restart, nor a call: a companion holds the turn.
    await session.bot.parts.table_publisher.post_reminder(table)
    session.bot.parts.table_messages.restore(table)
    await session.quiet()
    assert count_pings(session) == before
    assert session.count("POST /channels") == posted
    # A companion on the seat of a leaver is invited to nothing, and neither is it after the end.
    await session.ben.command(session.channel, "game leave")
    await session.quiet()
    assert table.message is not None
    await session.anna.click(session.channel.messages[table.message], "🤖 Give it to a companion")
    await session.quiet()
    assert len(table.companions) == 3
    await end_match(session.anna, session.channel)
    await session.quiet()
    await session.anna.click(session.result(), "Play again")
    for command in ("history", "leaderboard", "stats"):
        await session.anna.command(session.channel, command)
    await session.anna.command(session.channel, "replay", match=table.id, everyone=True)
    await session.quiet()
    sent.check()


async def test_a_round_of_a_night_pings_its_people_and_no_companion(session: BotSession) -> None:
    session.bot.parts.picture_cache.drawer = BlankDrawer()
    evening = NightSession(**vars(session))
    sent = Sent(session)
    await evening.say(session.anna, "start", title="Friday")
    for person in (session.ben, *evening.add_people("Cleo")):
        await person.click(evening.find("Friday"), "I'm here")
    await session.quiet()
    await evening.say(session.anna, "round", game="the-game")
    (table,) = (await evening.rounds())[0].tables
    lobby = await session.bot.parts.tables.get_in_channel(table.channel or 0)
    await session.bot.parts.lobbies.start(lobby.id, lobby.people[0])
    await session.bot.parts.lobbies.leave(lobby.id, lobby.people[1])
    await session.bot.parts.lobbies.add_companion(lobby.id, lobby.people[0])
    await session.quiet()
    assert len(lobby.companions) == 1
    await session.bot.parts.end_votes.end(lobby.id, lobby.people[0], manages=True)
    await session.quiet()
    for command in ("board", "history", "end"):
        await evening.say(session.anna, command)
    sent.check()

"""The bot's parts, built once for each client: tables, messages, renderers, nights and their caches."""

from dataclasses import dataclass, field
from typing import Self

import discord

from bot.companion_driver.deal_assessor import DealAssessor
from bot.companion_driver.driver import CompanionDriver
from bot.companion_driver.worker import CompanionWorker
from bot.emojis.application_emojis import ApplicationEmojis
from bot.interactions.button_router import ButtonRouter
from bot.interactions.picture_replies import PictureReplies
from bot.interactions.replies import ErrorReplies, HandReplies, UnknownLanguages
from bot.messages.appearance import Appearance
from bot.messages.hand_messages import HandMessages
from bot.messages.housekeeping import Housekeeping
from bot.messages.lobby_calls import LobbyCalls
from bot.messages.member_lookup import MemberLookup
from bot.messages.spectators import Spectators
from bot.messages.table_messages import TableMessages
from bot.messages.table_publisher import TablePublisher
from bot.messages.table_restorer import TableRestorer
from bot.messages.turn_calls import TurnCalls
from bot.nights.clock import NightClock
from bot.nights.game_nights import GameNights
from bot.nights.messages import NightMessages
from bot.nights.night_history import NightHistory
from bot.nights.polls import GamePolls
from bot.nights.results import NightResults
from bot.nights.rounds import GameRounds
from bot.nights.scheduled_events import NightEvents
from bot.nights.tables import NightTables
from bot.nights.voice_rooms import VoiceRooms
from bot.pictures.drawing_process import DrawingProcess
from bot.pictures.picture_cache import PictureCache
from bot.process.reply_priority import ReplyPriority
from bot.renderers.names import MemberNames
from bot.renderers.table_watch import TableWatch
from bot.settings.environment import Settings
from bot.settings.guild_settings import GuildSettingsCache
from bot.settings.preferences import PreferencesCache
from bot.tables.end_votes import EndVotes
from bot.tables.ended_tables import EndedTables
from bot.tables.lobbies import Lobbies
from bot.tables.tables import Tables
from data.store import Store


@dataclass(frozen=True, slots=True, kw_only=True)
class Parts:
    """All parts of the bot; a cog takes from them what it needs."""

    settings: Settings
    store: Store
    guild_settings: GuildSettingsCache
    preferences: PreferencesCache
    member_names: MemberNames
    member_lookup: MemberLookup
    locales: dict[int, str] = field(default_factory=dict)
    """The language of each user, as far as they have used the bot since the start."""

    tables: Tables
    lobbies: Lobbies
    end_votes: EndVotes
    ended_tables: EndedTables
    table_watch: TableWatch
    table_publisher: TablePublisher
    table_messages: TableMessages
    table_restorer: TableRestorer
    hand_messages: HandMessages
    spectators: Spectators
    turn_calls: TurnCalls
    lobby_calls: LobbyCalls
    housekeeping: Housekeeping

    appearance: Appearance
    card_emojis: ApplicationEmojis
    picture_cache: PictureCache

    button_router: ButtonRouter
    reply_priority: ReplyPriority
    hand_replies: HandReplies
    picture_replies: PictureReplies
    error_replies: ErrorReplies
    unknown_languages: UnknownLanguages

    review_worker: CompanionWorker
    companion_driver: CompanionDriver
    deal_assessor: DealAssessor

    nights: GameNights
    night_messages: NightMessages
    game_rounds: GameRounds
    night_history: NightHistory
    night_tables: NightTables
    voice_rooms: VoiceRooms
    night_results: NightResults
    night_clock: NightClock
    polls: GamePolls
    night_events: NightEvents

    @classmethod
    def build(cls, client: discord.Client, settings: Settings, store: Store) -> Self:
        """Build all parts for a client; nothing is sent and nothing is read yet."""
        member_names, reply_priority = MemberNames(), ReplyPriority()
        guild_settings, preferences = GuildSettingsCache(store), PreferencesCache(store)
        tables = Tables(store)
        tables.dealer.find_locale = guild_settings.get_locale
        tables.dealer.find_left_out = lambda record: guild_settings.get(record.guild).table.left_out_subjects
        tables.allows_own_themes = lambda guild: guild_settings.get(guild).table.own_themes
        ended_tables = EndedTables(tables)
        card_emojis, picture_cache = ApplicationEmojis(), PictureCache(DrawingProcess())
        table_watch = TableWatch(
            tables, guild_settings, member_names, reads_messages=settings.message_content
        )
        appearance = Appearance(guild_settings, preferences, card_emojis, table_watch)
        member_lookup = MemberLookup(client, member_names)
        turn_calls = TurnCalls(preferences, tables.presence)
        hand_messages = HandMessages(tables, member_names, picture_cache, appearance, reply_priority)
        table_publisher = TablePublisher(
            client, tables, ended_tables, member_names, member_lookup, picture_cache, appearance
        )
        table_messages = TableMessages(
            tables, ended_tables, hand_messages, member_lookup, table_publisher, turn_calls, reply_priority
        )
        companion_driver, review_worker = (
            CompanionDriver(tables, CompanionWorker()),
            CompanionWorker(yields=True),
        )
        hand_replies = HandReplies(hand_messages, member_names, picture_cache)

        nights = GameNights(store, lambda: tables.now())  # noqa: PLW0108 - another clock may be set later
        night_events = NightEvents(client, nights, appearance)
        night_messages = NightMessages(
            client,
            nights,
            appearance,
            night_events,
            reply_priority,
            member_lookup,
            member_names,
            picture_cache,
        )
        polls = GamePolls(client, store, appearance, reply_priority, nights.now)
        game_rounds = GameRounds(store, nights)
        voice_rooms = VoiceRooms(client, store, guild_settings, appearance, nights.now)
        night_tables = NightTables(
            client, store, game_rounds, tables, table_messages, appearance, voice_rooms
        )
        return cls(
            settings=settings,
            store=store,
            guild_settings=guild_settings,
            preferences=preferences,
            member_names=member_names,
            member_lookup=member_lookup,
            tables=tables,
            lobbies=Lobbies(tables),
            end_votes=EndVotes(tables),
            ended_tables=ended_tables,
            table_watch=table_watch,
            table_publisher=table_publisher,
            table_messages=table_messages,
            table_restorer=TableRestorer(tables, ended_tables, table_messages, companion_driver),
            hand_messages=hand_messages,
            spectators=Spectators(
                tables, ended_tables, member_names, picture_cache, appearance, reply_priority
            ),
            turn_calls=turn_calls,
            lobby_calls=LobbyCalls(client, tables, guild_settings, preferences, appearance),
            housekeeping=Housekeeping(tables, table_publisher, guild_settings, member_lookup),
            appearance=appearance,
            card_emojis=card_emojis,
            picture_cache=picture_cache,
            button_router=ButtonRouter(),
            reply_priority=reply_priority,
            hand_replies=hand_replies,
            picture_replies=PictureReplies(picture_cache),
            error_replies=ErrorReplies(hand_replies, member_names),
            unknown_languages=UnknownLanguages(store),
            review_worker=review_worker,
            companion_driver=companion_driver,
            deal_assessor=DealAssessor(tables, review_worker, table_messages.refresh),
            nights=nights,
            night_messages=night_messages,
            game_rounds=game_rounds,
            night_history=NightHistory(store, game_rounds, nights.now),
            night_tables=night_tables,
            voice_rooms=voice_rooms,
            night_results=NightResults(
                store,
                nights,
                game_rounds,
                tables,
                night_tables,
                voice_rooms,
                table_messages,
                appearance,
                member_names,
                picture_cache,
            ),
            night_events=night_events,
            night_clock=NightClock(client, nights, night_messages, night_events, polls, voice_rooms),
            polls=polls,
        )

    def stop(self) -> None:
        """Stop the background work that only sends and updates messages."""
        self.housekeeping.stop()
        self.night_clock.stop()
        self.night_messages.stop()
        self.polls.stop()
        self.hand_messages.stop()
        self.spectators.stop()
        self.table_messages.stop()

    async def wait_until_idle(self) -> None:
        """Wait until no action is under way and everything it changed has been sent."""
        await self.tables.wait_until_idle()
        await self.hand_messages.wait_until_idle()
        await self.spectators.wait_until_idle()
        await self.picture_replies.wait_until_idle()
        await self.table_messages.wait_until_idle()
        await self.lobby_calls.wait_until_idle()
        await self.night_messages.wait_until_idle()
        await self.polls.wait_until_idle()
        await self.night_results.wait_until_idle()
        await self.night_tables.wait_until_idle()

"""The dealer: chooses a table's cards, decides if its result is ranked, and admits later players."""

import logging
import secrets
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import assert_never

from bot.tables.deals import (
    DealInfo,
    DealInPlay,
    DealKnown,
    derive_daily_chance,
    is_seed_secret,
    utc_day,
)
from bot.tables.table import Table
from data.errors import AttemptUsed, StoreError
from data.records import DealKind, LeaderboardKey, MatchPhase, MatchRecord, UserId
from data.store import Store
from data.themes import Subject, candidates, find_language
from engine.model import Options, State
from engine.ruleset import AnyRuleset, deal
from engine.shuffle import Chance

log = logging.getLogger(__name__)


class Dealer:
    """Deals to the tables of one store."""

    def __init__(self, store: Store) -> None:
        """Read the secret only when it is needed."""
        self._store = store
        self._secret: bytes | None = None
        self.find_locale: Callable[[int, str], str] = lambda _, locale: locale
        """Returns the locale of public messages on a server, whose own one is given."""
        self.find_left_out: Callable[[MatchRecord], Collection[Subject]] = lambda _: ()
        """Returns the subjects of which a table's server wants no themes."""

    async def update_deal_info(self, table: Table) -> None:
        """Update a table's deal info; on a store error it stays as it was."""
        if table.record.deal is None:
            return
        try:
            table.deal_info = await self._read_deal_info(table)
        except StoreError as fault:
            log.warning("match %s: its deal could not be read: %s", table.id, type(fault).__name__)

    async def start(self, table: Table, at: datetime) -> tuple[MatchRecord, State]:
        """Deal the cards to those in a lobby, and store the start.

        Raises:
            TooFew, SeatsBound: if the deal is not for this number of people.
            RuleViolation: if this number of people cannot play with these options.
        """
        if table.record.deal is not None:
            # A store error must not be ignored here: other cards would be dealt.
            table.deal_info = await self._read_deal_info(table)
        table.check_start()
        seated = table.record.seated
        count = len(seated)
        chance = await self._chance(table, count, table.deal_info.original)
        state = deal(table.ruleset, count, await self._complete_options(table, chance), chance)
        seating = {
            holder: seat
            for seat, player in enumerate(seated)
            for holder in (player.user, player.companion)
            if holder is not None
        }
        ranked = await self._may_rank(table.record, chance.hex, table.people, at)

        async def store(*, ranked: bool) -> MatchRecord:
            return await self._store.start_match(
                table.id,
                seating=seating,
                seed=chance.hex,
                rules_version=table.ruleset.version,
                initial_state=table.ruleset.states.dump_json(state).decode(),
                at=at,
                ranked=ranked,
            )

        try:
            return await store(ranked=ranked), state
        except AttemptUsed:
            # A player has used their attempt since this lobby's deal was last read.
            return await store(ranked=False), state

    async def admit(self, table: Table, user: UserId, *, knowing: bool) -> None:
        """Check if a person may take over a seat of a running match whose deal other tables have, too.

        A person who knows the cards makes the match unranked, and is asked first for consent (rulings: B1).

        Raises:
            DealKnown: they know the cards, and `knowing` does not say that they consent.
        """
        record = table.record
        if record.deal not in {DealKind.DAILY, DealKind.NIGHT} or not record.ranked:
            return
        # A returning player knows their own cards; they may have seen other hands meanwhile.
        knows_deal = user in await self._store.deals.find_users_who_saw(
            record.seed or "", [user], but=table.id
        )
        if not knows_deal:
            try:
                await self._store.deals.use_attempt(table.id, user)
            except AttemptUsed:
                knows_deal = True
        if not knows_deal:
            return
        if not knowing:
            raise DealKnown
        table.record = await self._store.deals.unrank_match(table.id)

    async def is_deal_open(self, record: MatchRecord, now: datetime) -> bool:
        """Return True if everyone on a match's server may see its cards, since nobody there is to play them.

        They may not as long as it is the deal of this day, or dealt at another table of the server.
        """
        if is_seed_secret(record, now):
            return False
        return not await self._store.deals.is_dealt_now(record.seed or "", record.guild)

    async def is_seed_public(self, record: MatchRecord, now: datetime) -> bool:
        """Return True if the seed of an ended match may be shown, since no table plays its cards any more."""
        if record.deal is DealKind.NIGHT:
            return await self.is_deal_open(record, now)
        return not is_seed_secret(record, now)

    async def require_not_playing(self, user: UserId, seeds: Collection[str]) -> None:
        """Refuse cards that are hidden in a match which the person is playing or about to play.

        Raises:
            DealInPlay: if one of these seeds is that of a table at which the person sits.
        """
        if not (await self.find_seeds_in_play(user)).isdisjoint(seeds):
            raise DealInPlay

    async def find_seeds_in_play(self, user: UserId) -> frozenset[str]:
        """Return the seeds of the running matches and of the night lobbies at which a person sits."""
        seated = await self._store.people.list_seated_matches(user)
        return frozenset(
            record.seed
            for record in seated
            if record.seed is not None
            and (record.phase is MatchPhase.RUNNING or record.deal is DealKind.NIGHT)
        )

    async def get_secret(self) -> bytes:
        """Return the secret from which daily deals are derived; it is never shown."""
        if self._secret is None:
            self._secret = bytes.fromhex(await self._store.deals.get_daily_secret())
        return self._secret

    def add_language(self, ruleset: AnyRuleset, options: Options, guild: int, locale: str) -> Options:
        """Return options with the language of a server's tables, in a game in which people write."""
        if not ruleset.has_texts:
            return options
        return options.in_language(find_language(self.find_locale(guild, locale)))

    async def _complete_options(self, table: Table, chance: Chance) -> Options:
        """Return a table's options with the themes to choose from, in a game in which people write.

        Every server is offered the same ones for a deal that others play, else those not played lately first.
        A match that is dealt again keeps its own.
        """
        if not table.ruleset.has_texts:
            return table.options
        original = table.deal_info.original
        if original is not None and original.initial_state and (original.companions or not table.companions):
            opening = table.ruleset.states.validate_json(original.initial_state)
            return table.ruleset.recover_options(table.options, opening, chance)
        return table.ruleset.complete_options(table.options, await self._list_themes(table, chance))

    async def _list_themes(self, table: Table, chance: Chance) -> Sequence[str]:
        """List the keys of the themes to choose from at a table."""
        record = table.record
        recent = [] if record.deal else await self._store.history.list_used_themes(record.guild, record.game)
        left_out = () if record.deal else self.find_left_out(record)
        subjects = tuple(subject for subject in Subject if subject not in left_out)
        # A lobby from before the options had a language has none.
        language = table.options.language or find_language(self.find_locale(record.guild, record.locale))
        with_scale = bool(table.companions)
        themes = candidates(language, chance, subjects=subjects, recently_used=recent, with_scale=with_scale)
        if not themes:
            # None of these subjects has answers that companions know.
            return candidates(language, chance, recently_used=recent, with_scale=with_scale)
        return themes

    async def _read_deal_info(self, table: Table) -> DealInfo:
        record = table.record
        original = await self._read_original(record)
        if record.phase is not MatchPhase.LOBBY or record.deal is DealKind.SEED:
            return DealInfo(original)
        bound = None if original is None else original.seats
        counts = table.ruleset.seats if bound is None else (bound,)
        chances = {count: await self._chance(table, count, original) for count in counts}
        commitments = {count: chance.commitment for count, chance in chances.items()}
        if record.deal not in {DealKind.DAILY, DealKind.NIGHT} or original is not None:
            return DealInfo(original, commitments)
        chance = chances.get(max(len(record.seated), counts[0]), chances[counts[-1]])
        used = await self._find_attempts(table)
        # A lobby of a night's round has its seed already, but nobody there has seen a card.
        saw = await self._store.deals.find_users_who_saw(chance.hex, table.people, but=record.id)
        return DealInfo(original, commitments, used, saw - used)

    async def _read_original(self, record: MatchRecord) -> MatchRecord | None:
        if record.rematch_of is None:
            return None
        original = await self._store.get_match(record.rematch_of)
        # No user ids are kept here, so that a forgotten person is in no memory.
        return None if original is None else replace(original, players=())

    async def _find_attempts(self, table: Table) -> frozenset[UserId]:
        """Find the people of a lobby who have had their attempt at its deal of the day."""
        record = table.record
        if record.day is None:
            return frozenset()
        count = len(record.seated)
        key = LeaderboardKey(record.game, record.options, count, record.day, len(table.companions))
        return frozenset(await self._store.deals.find_attempts(key, table.people))

    async def _chance(self, table: Table, count: int, original: MatchRecord | None) -> Chance:
        record = table.record
        if record.day is not None:
            return derive_daily_chance(await self.get_secret(), record.day, record.game, table.options, count)
        seed = record.seed if original is None else original.seed
        return Chance(secrets.token_bytes(32)) if seed is None else Chance.from_hex(seed)

    async def _may_rank(self, record: MatchRecord, seed: str, people: Iterable[UserId], at: datetime) -> bool:
        match record.deal:
            case None:
                return True
            case DealKind.SEED | DealKind.REMATCH:
                return False
            case DealKind.NIGHT:
                return not await self._store.deals.find_users_who_saw(seed, list(people), but=record.id)
            case DealKind.DAILY:
                over = record.day is not None and utc_day(at) > record.day
                if over or record.rematch_of is not None:
                    return False
                return not await self._store.deals.find_users_who_saw(seed, list(people))
            case _:
                assert_never(record.deal)

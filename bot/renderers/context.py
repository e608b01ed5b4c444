"""The context of a rendering: language, names of the players, and how cards are shown."""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.components.layout import CustomId
from bot.pictures.avatars import Avatar, DrawnAvatar
from bot.pictures.palette import BACK
from bot.renderers.names import MemberNames
from bot.settings.card_style import PLAIN, CardStyle, card_emoji
from bot.tables.table import Table
from bot.words.words import Words
from data.written_texts import NO_TEXTS, WrittenTexts
from engine.model import Seat

COMPANION_AVATAR: Final = DrawnAvatar(BACK)


@dataclass(frozen=True, slots=True)
class RenderContext:
    """The facts that a renderer needs beside the view."""

    words: Words
    match: int
    revision: int
    names: tuple[str, ...]
    """The name of each seat's holder for texts: escaped, or a mention."""
    past_names: tuple[str, ...] = ()
    """The same for what a seat has done: its holder's name stays when they leave."""
    live: bool = True
    """Whether the match still goes on; a table may also end it before its rules do."""
    paused: bool = False
    """Whether nobody can act now: a seat is free, or the match is set aside."""
    countdown: int = 0
    """Seconds until the countdown ends; 0 if none runs."""
    counts_cards: bool = True
    """Whether the public table says how many cards each hand holds."""
    plain_names: tuple[str, ...] = ()
    """The name of each seat's holder for pictures: not escaped, never a mention."""
    avatars: tuple[Avatar | None, ...] = ()
    """The avatar of each seat for pictures; `None` for one that is shown by its letter."""
    companions: frozenset[int] = frozenset()
    """The seats that companions hold."""
    watched: bool = False
    """Whether the reader only watches, and is asked for nothing."""
    violations: int = 0
    """How many numbers were spoken in the match."""
    record: bool = False
    """Whether the match has ended better than any of the team before."""
    safety_net: bool = True
    """Whether the reader is asked before a slip that costs much, and offered to mend one."""
    practised: bool = False
    """Whether the readers know the game, and need no instructions."""
    seconds_since_step: float = math.inf
    """Seconds since the reader's own step, if it was the last one; else infinite."""
    quiet_seconds: float = math.inf
    """Seconds since the last step of anybody; infinite after a restart."""
    emojis: Mapping[str, str] = field(default_factory=dict)
    """How to write each emoji in a text, by the emoji's name; empty if no emojis are wanted."""
    own_themes: bool = True
    """Whether the table may write a theme of its own."""
    frame: int | None = None
    """How many steps of a reveal are over; `None` if nothing is being revealed."""
    texts: WrittenTexts = NO_TEXTS
    """The texts that people have written at the table."""
    pictured: bool = True
    """Whether a picture may take the place of texts; if not, no alt texts are needed."""

    def name_of(self, seat: int | None) -> str:
        """Return the name of a seat's holder for texts."""
        if seat is None or seat >= len(self.names):
            return self.words("somebody")
        return self.names[seat]

    def past_name_of(self, seat: int | None) -> str:
        """Return the name for texts about what a seat has done."""
        if seat is None or seat >= len(self.past_names):
            return self.name_of(seat)
        return self.past_names[seat]

    def fallback_name_of(self, seat: int) -> str:
        """Return the name in pictures if nobody holds the seat, or if its holder's name cannot be drawn."""
        free = self.words("free-seat", seat=seat + 1)
        return (
            free if free in self.plain_names[seat : seat + 1] else self.words("seat-numbered", seat=seat + 1)
        )

    def avatar_of(self, seat: int) -> Avatar | None:
        """Return the avatar of a seat's holder for pictures."""
        return self.avatars[seat] if seat < len(self.avatars) else None

    def plain_name_of(self, seat: int) -> str:
        """Return the name of a seat's holder for pictures."""
        return self.plain_names[seat] if seat < len(self.plain_names) else self.fallback_name_of(seat)

    def describe_seats(self, held: Sequence[int]) -> str:
        """Describe for an alt text how many cards each seat holds, a line each."""
        return "\n".join(
            self.words("seat-in-words", name=self.name_of(seat), count=count)
            for seat, count in enumerate(held)
        )

    def emoji_of(self, card: int | None) -> str | None:
        """Return a card's emoji, or that of its back for `None`; `None` if there is no such emoji."""
        return self.emojis.get(card_emoji(card)) if self.emojis else None

    def format_card(self, card: int | None, *, bold: bool = False) -> str:
        """Return a card for a text: its emoji, else its number; `None` is a card that lies face down."""
        number = "🂠" if card is None else str(card)
        return self.emoji_of(card) or (f"**{number}**" if bold else number)

    def format_cards(self, cards: Iterable[int]) -> str:
        """Return several cards for a text."""
        return self.words.join_items(map(self.format_card, cards))

    @property
    def hand_separator(self) -> str:
        """Separator between the cards of a hand; emojis have frames, and need no dots."""
        return " " if self.emojis else " · "

    def format_hand(self, cards: Iterable[int]) -> str:
        """Return the cards of a hand for a text."""
        return self.hand_separator.join(map(self.format_card, cards))

    def custom_id(self, verb: str, argument: object = "") -> CustomId:
        """Return the custom id of a button at this revision of the table."""
        return CustomId(self.match, self.revision, verb, str(argument))


def find_avatar(names: MemberNames, guild: int, holder: int | None, companion: str | None) -> Avatar | None:
    """Return the avatar of a person or a companion; `None` for one without."""
    if companion is not None:
        return COMPANION_AVATAR
    return None if holder is None else names.avatars.of(guild, holder)


def table_context(
    table: Table,
    words: Words,
    names: MemberNames,
    card_style: CardStyle = PLAIN,
    *,
    counts_cards: bool = True,
    watched: bool = False,
    seconds_since_step: float = math.inf,
) -> RenderContext:
    """Return the context in which to render a table."""
    guild = table.record.guild
    for_texts: list[str] = []
    for_pictures: list[str] = []
    avatars: list[Avatar | None] = []
    players = {player.seat: player for player in table.record.seated}
    for seat in range(table.record.seats or 0):
        player = players.get(Seat(seat))
        holder, companion = (None, None) if player is None else (player.user, player.companion)
        avatars.append(find_avatar(names, guild, holder, companion))
        if companion is not None:
            for_texts.append(words("companion", name=companion))
            for_pictures.append(words("companion-in-picture", name=companion))
        elif holder is None:
            free = words("free-seat", seat=seat + 1)
            for_texts.append(free)
            for_pictures.append(free)
        else:
            name = names.plain(guild, holder)
            seat_name = "" if name else words("seat-numbered", seat=seat + 1)
            for_texts.append(seat_name if name == "" else names.of(guild, holder, words))
            for_pictures.append(name or seat_name)
    return RenderContext(
        words,
        table.id,
        table.revision,
        tuple(for_texts),
        past_names=tuple(
            name if seat in players else _name_last_holder(table, seat, words, names)
            for seat, name in enumerate(for_texts)
        ),
        live=table.record.ended is None,
        paused=table.paused,
        countdown=table.countdown,
        counts_cards=counts_cards,
        plain_names=tuple(for_pictures),
        avatars=tuple(avatars),
        companions=frozenset(
            seat for seat, player in players.items() if seat is not None and player.companion is not None
        ),
        watched=watched,
        violations=table.record.violations,
        record=table.result_standing is not None and table.result_standing.record,
        safety_net=card_style.safety_net,
        seconds_since_step=seconds_since_step,
        quiet_seconds=table.quiet_seconds,
        practised=card_style.practised,
        emojis=card_style.emojis,
        own_themes=table.find_own_themes_allowed() and not table.companions,
        frame=table.frame,
        texts=table.texts,
        pictured=card_style.pictures,
    )


def _name_last_holder(table: Table, seat: int, words: Words, names: MemberNames) -> str:
    """Return the name of who has left a free seat."""
    holders = [player for player in table.record.players if player.seat == seat]
    if not holders:
        return words("seat-numbered", seat=seat + 1)
    return names.of_player(table.record.guild, holders[-1], words)

"""The frame around every game: lobby, public table, hand, rules, and short answers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from discord.utils import escape_markdown, escape_mentions

from bot.faces import dealt, depiction, face_of
from bot.faces.face import Sight
from bot.faces.standing import standing
from bot.panels.panel import Block, Key, Line, Panel, Press, Style, rows
from bot.settings.looks import PLAIN, Look, card_emoji
from bot.tables.table import Table
from bot.words import Words
from data.records import Ending, MatchRecord, Phase, UserId
from engine.model import Event, Outcome, Seat
from engine.refusals import Refusal
from engine.registry import RULESETS

NAME_AT_MOST = 32
Page = Callable[[Sight], tuple[Block, ...]]
"""Draws what one page of a hand shows."""
_TURNS = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A)))
"""Characters that turn the direction of everything behind them."""

_CARDS = frozenset({"card", "top", "lowest"})
"""The facts of refusals that are cards."""

_LOBBY = 0x5B5FC7
_RUNNING = 0x2F80B7
_WON = 0x3BA55D
_LOST = 0xC0504D
_QUIET = 0x80848E


@dataclass(slots=True)
class Names:
    """What people are called, as far as they have been seen since the process started.

    Nothing of it is stored: somebody not seen yet is shown as a mention, which Discord itself renders.
    """

    _known: dict[tuple[int, int], tuple[str, str]]
    """How each name stands in a picture, and how in a text."""

    def __init__(self) -> None:
        """Know nobody."""
        self._known = {}

    def learn(self, guild: int, user: int, name: str) -> None:
        """Remember a display name."""
        self._known[guild, user] = plain_name(name), safe_name(name)

    def forget(self, user: int) -> None:
        """Forget somebody's name on every server."""
        for key in [key for key in self._known if key[1] == user]:
            del self._known[key]

    def knows(self, guild: int, user: int | None) -> bool:
        """Tell whether somebody has been seen on a server."""
        return (guild, user) in self._known

    def of(self, guild: int, user: int | None, words: Words) -> str:
        """Return a name that is safe to stand in a text."""
        if user is None:
            return words("somebody")
        known = self._known.get((guild, user))
        return f"<@{user}>" if known is None else known[1]

    def plain(self, guild: int, user: int | None) -> str | None:
        """Return a name as it stands in a picture, on one line; `None` for somebody not seen yet."""
        known = None if user is None else self._known.get((guild, user))
        return None if known is None else known[0]


def plain_name(name: str) -> str:
    """Return a display name on one line, no longer than it may be."""
    return " ".join(name.translate(_TURNS).split())[:NAME_AT_MOST]


def safe_name(name: str) -> str:
    r"""Return a display name that can neither format, nor ping, nor break a line.

    >>> safe_name("**Anna** @everyone")
    '\\*\\*Anna\\*\\* @\u200beveryone'
    """
    # Before anything is escaped, since links are left as they are; channels, times and emojis begin with `<`.
    apart = plain_name(name).replace("://", ":\u200b//").replace("<", "<\u200b")
    return escape_mentions(escape_markdown(apart, as_needed=False))


def sight(table: Table, words: Words, names: Names, look: Look = PLAIN) -> Sight:
    """Return what a face needs to draw this table."""
    guild = table.record.guild
    called: list[str] = []
    plain: list[str] = []
    for seat in range(table.record.seats or 0):
        holder = table.holder(seat)
        if holder is None:
            free = words("free-seat", seat=seat + 1)
            called.append(free)
            plain.append(free)
        else:
            called.append(names.of(guild, holder, words))
            plain.append(names.plain(guild, holder) or words("seat-numbered", seat=seat + 1))
    return Sight(
        words,
        table.id,
        table.revision,
        tuple(called),
        live=table.record.ended is None,
        count=table.count,
        called=tuple(plain),
        slips=table.record.slips,
        emojis=look.emojis,
    )


def title(slug: str, words: Words) -> str:
    """Return a game's name."""
    return words(f"game-{slug}")


def board(
    table: Table,
    words: Words,
    names: Names,
    footer: Sequence[str] = (),
    *,
    counts_cards: bool = True,
    look: Look = PLAIN,
    course: Sequence[Event] = (),
) -> Panel:
    """Show the public table in whatever phase it is.

    `footer` stands below it while a match is running; a match that is over is drawn as a poster if its
    `course` is given.
    """
    if table.record.started is None:
        return _lobby(table, words, names)
    face = face_of(table.ruleset.slug)
    seen = replace(sight(table, words, names, look), counts_cards=counts_cards)
    view = table.view(None)
    head = f"## {title(table.ruleset.slug, words)}\n-# {face.options(table.options, words)}"
    blocks: list[Block] = [head]
    ended = table.record.ended
    if ended is not None:
        outcome = None if ended.outcome is None else Outcome.model_validate_json(ended.outcome)
        said = words("table-abandoned") if outcome is None else face.result(outcome, seen)
        blocks += [said, *slips(table.record, words), *compared(table, words)]
        blocks += [*dealt.verdict(table, words), Line()]
        moves = tuple(table.moves)
        blocks += [*depiction.result(face, view, seen, moves, look, outcome, course), Line()]
        blocks.append(dealt.proof(table, words))
        after = [Key(words("button-again"), seen.press("again"), Style.SUCCESS)]
        if outcome is not None:
            after.append(Key(words("button-deal-again"), seen.press("deal-again")))
        after.append(Key(words("button-replay"), seen.press("replay")))
        return Panel((*blocks, tuple(after)), _WON if outcome is not None and outcome.beaten else _LOST)
    blocks += depiction.board(face, view, seen, tuple(table.moves), look)
    blocks += _standing(table, words)
    blocks += footer
    blocks += dealt.reminder(table.record, words)
    blocks.append(dealt.commitment(table, words))
    keys = [Key(words("button-hand"), seen.press("hand"), Style.PRIMARY)]
    if table.record.set_aside is None and not table.free:
        keys += face.board_keys(view, seen)
    if table.free:
        keys.append(Key(words("button-take-seat"), seen.press("join"), Style.SUCCESS))
    if table.votes:
        keys.append(Key(words("button-vote-end"), seen.press("end"), Style.DANGER))
    keys.append(Key(words("button-rules"), seen.press("rules")))
    return Panel((*blocks, *rows(keys)), _RUNNING)


def _standing(table: Table, words: Words) -> list[Block]:
    """Say what keeps the match from going on, if anything does."""
    said = []
    if table.record.set_aside is not None:
        said.append(words("table-set-aside-notice"))
    if table.free:
        said.append(words("table-paused-notice", free=len(table.free)))
    if table.votes:
        said.append(words("table-votes", votes=table.votes, needed=table.majority))
    return list(said)


def slips(record: MatchRecord, words: Words) -> tuple[str, ...]:
    """Say how many numbers were spoken, if any were heard at all."""
    if not record.slips and not record.taken_back:
        return ()
    return (words("slips", count=record.slips, back=record.taken_back),)


def compared(table: Table, words: Words) -> tuple[str, ...]:
    """Say how a match stands among the others, as soon as that is known."""
    return () if table.comparison is None else standing(table.comparison, words)


def _lobby(table: Table, words: Words, names: Names) -> Panel:
    record = table.record
    face = face_of(table.ruleset.slug)
    head = f"## {title(table.ruleset.slug, words)}\n-# {face.options(table.options, words)}"
    if record.ended is not None:
        code = "lobby-expired" if record.ended.ending is Ending.EXPIRED else "lobby-cancelled"
        return Panel((head, words(code)), _QUIET)
    people = [names.of(record.guild, user, words) for user in table.people]
    least, most = table.least, table.most
    seated = "\n".join(f"{number}. {name}" for number, name in enumerate(people, 1))
    count = words("lobby-seats", count=len(people), least=least, most=most)

    def key(code: str, verb: str, style: Style = Style.SECONDARY, *, disabled: bool = False) -> Key:
        return Key(words(code), Press(table.id, table.revision, verb), style, disabled)

    buttons = (
        key("button-join", "join", Style.SUCCESS, disabled=len(people) >= most),
        key("button-leave", "leave"),
        key("button-start", "start", Style.PRIMARY, disabled=len(people) < least),
        key("button-cancel", "cancel", Style.DANGER),
        key("button-rules", "rules"),
    )
    deal = dealt.promise(table, words, lambda user: names.of(record.guild, user, words))
    return Panel((head, *deal, f"{count}\n{seated}", words("lobby-hint"), buttons), _LOBBY)


def hand(
    table: Table,
    user: UserId,
    words: Words,
    names: Names,
    notice: str | None = None,
    *,
    look: Look = PLAIN,
) -> Panel:
    """Show somebody their hand, and nobody else's.

    Raises:
        NotSeated, NotStarted: if there is no hand to show.
    """
    seat = table.seat_of(user)
    return hand_part(table, seat, words, names, None, notice, look=look)


def hand_part(
    table: Table,
    seat: Seat,
    words: Words,
    names: Names,
    page: Page | None,
    notice: str | None = None,
    *,
    look: Look = PLAIN,
) -> Panel:
    """Frame one page of a hand; the hand itself if `page` is `None`."""
    seen = sight(table, words, names, look)
    face, view = face_of(table.ruleset.slug), table.view(seat)
    if page is None:
        blocks = depiction.hand(face, view, seen, look)
    else:
        blocks = depiction.beside(face, view, seen, look, page(seen))
    head = words("hand-title", name=seen.name(seat))
    if table.free and table.record.ended is None:
        notice = notice or words("table-paused-notice", free=len(table.free))
    return Panel((head, notice or "", *blocks), _RUNNING)


def rules(slug: str, words: Words) -> Panel:
    """Tell the rules of a game in our own words."""
    return Panel((f"## {title(slug, words)}", words(f"rules-{slug}"), words("rules-credit")), _QUIET)


def with_way_back(panel: Panel, press: Press, words: Words) -> Panel:
    """Add the button that leads from another page back to the hand."""
    back = Key(words("button-back"), Press(press.match, press.revision, "hand"))
    return Panel((*panel.blocks, (back,)), panel.colour)


def said(text: str) -> Panel:
    """Answer with a sentence."""
    return Panel((text,), _QUIET)


def turn(table: Table, user: int, words: Words) -> Panel:
    """Tell somebody, by name, that it is their turn."""
    text = words("turn-nudge", mention=f"<@{user}>")
    key = Key(words("button-hand"), Press(table.id, table.revision, "hand"), Style.PRIMARY)
    return Panel((text, (key,)), _RUNNING, ping=user)


def names_cards(error: Refusal) -> bool:
    """Tell whether a refusal says anything of a card, so that it matters how cards are shown."""
    return not _CARDS.isdisjoint(error.facts)


def refusal(error: Refusal, table: Table | None, words: Words, names: Names, *, look: Look = PLAIN) -> str:
    """Say why something was not done, and what to do instead.

    Facts named `turn` or `seat` are seats and become names, and so do those in `waiting`; lists of piles
    become words, and cards whatever stands for them.
    """
    facts = dict(error.facts)
    for fact in _CARDS & facts.keys():
        facts[fact] = look.emojis.get(card_emoji(facts[fact]), facts[fact])
    waiting = facts.pop("waiting", None)
    if isinstance(waiting, tuple) and table is not None:
        facts["names"] = ", ".join(map(sight(table, words, names).name, waiting))
    for fact in ("turn", "seat"):
        if fact in facts:
            value = facts.pop(fact)
            if table is not None and isinstance(value, int):
                facts["name"] = sight(table, words, names).name(value)
    if "host" in facts:
        host = facts.pop("host")
        guild = 0 if table is None else table.record.guild
        facts["name"] = names.of(guild, host if isinstance(host, int) else None, words)
    fits = facts.pop("fits", None)
    if isinstance(fits, tuple):
        facts["fits"] = ", ".join(map(str, fits)) or "none"
    if "game" in facts:
        facts["game"] = title(str(facts["game"]), words) if facts["game"] in RULESETS else str(facts["game"])
    if "permission" in facts:
        facts["permission"] = words(f"permission-{str(facts['permission']).replace('_', '-')}")
    return words(error.code, **facts)


def ended(record: MatchRecord) -> bool:
    """Tell whether a match is over and was more than a lobby."""
    return record.phase is Phase.ENDED and record.started is not None

"""The frame around every game: lobby, public table, hand, rules, and short answers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from discord.utils import escape_markdown, escape_mentions

from bot.components.layout import Block, Button, ButtonStyle, CustomId, Layout, Separator, rows
from bot.renderers import dealt, depiction, renderer_of
from bot.renderers.renderer import RenderContext
from bot.renderers.standing import standing
from bot.settings.card_style import PLAIN, CardStyle, card_emoji
from bot.tables.table import Table
from bot.words import Words
from data.records import Ending, MatchRecord, Phase, UserId
from engine.model import Event, Outcome, Seat
from engine.refusals import Refusal
from engine.registry import RULESETS

NAME_AT_MOST = 32
Page = Callable[[RenderContext], tuple[Block, ...]]
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
class MemberNames:
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


def context(table: Table, words: Words, names: MemberNames, card_style: CardStyle = PLAIN) -> RenderContext:
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
    return RenderContext(
        words,
        table.id,
        table.revision,
        tuple(called),
        live=table.record.ended is None,
        count=table.count,
        called=tuple(plain),
        violations=table.record.violations,
        emojis=card_style.emojis,
    )


def title(slug: str, words: Words) -> str:
    """Return a game's name."""
    return words(f"game-{slug}")


def board(
    table: Table,
    words: Words,
    names: MemberNames,
    footer: Sequence[str] = (),
    *,
    counts_cards: bool = True,
    card_style: CardStyle = PLAIN,
    course: Sequence[Event] = (),
) -> Layout:
    """Show the public table in whatever phase it is.

    `footer` stands below it while a match is running; a match that is over is drawn as a poster if its
    `course` is given.
    """
    if table.record.started is None:
        return _lobby(table, words, names)
    renderer = renderer_of(table.ruleset.slug)
    seen = replace(context(table, words, names, card_style), counts_cards=counts_cards)
    view = table.view(None)
    head = f"## {title(table.ruleset.slug, words)}\n-# {renderer.options(table.options, words)}"
    blocks: list[Block] = [head]
    ended = table.record.ended
    if ended is not None:
        outcome = None if ended.outcome is None else Outcome.model_validate_json(ended.outcome)
        said = words("table-abandoned") if outcome is None else renderer.result(outcome, seen)
        blocks += [said, *violations(table.record, words), *compared(table, words)]
        blocks += [*dealt.verdict(table, words), Separator()]
        moves = tuple(table.moves)
        blocks += [*depiction.result(renderer, view, seen, moves, card_style, outcome, course), Separator()]
        blocks.append(dealt.proof(table, words))
        after = [Button(words("button-again"), seen.custom_id("again"), ButtonStyle.SUCCESS)]
        if outcome is not None:
            after.append(Button(words("button-deal-again"), seen.custom_id("deal-again")))
        after.append(Button(words("button-replay"), seen.custom_id("replay")))
        return Layout((*blocks, tuple(after)), _WON if outcome is not None and outcome.beaten else _LOST)
    blocks += depiction.board(renderer, view, seen, tuple(table.moves), card_style)
    blocks += _standing(table, words)
    blocks += footer
    blocks += dealt.reminder(table.record, words)
    blocks.append(dealt.commitment(table, words))
    keys = [Button(words("button-hand"), seen.custom_id("hand"), ButtonStyle.PRIMARY)]
    if table.record.set_aside is None and not table.free:
        keys += renderer.table_buttons(view, seen)
    if table.free:
        keys.append(Button(words("button-take-seat"), seen.custom_id("join"), ButtonStyle.SUCCESS))
    if table.votes:
        keys.append(Button(words("button-vote-end"), seen.custom_id("end"), ButtonStyle.DANGER))
    keys.append(Button(words("button-rules"), seen.custom_id("rules")))
    return Layout((*blocks, *rows(keys)), _RUNNING)


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


def violations(record: MatchRecord, words: Words) -> tuple[str, ...]:
    """Say how many numbers were spoken, if any were heard at all."""
    if not record.violations and not record.withdrawn:
        return ()
    return (words("violations", count=record.violations, back=record.withdrawn),)


def compared(table: Table, words: Words) -> tuple[str, ...]:
    """Say how a match stands among the others, as soon as that is known."""
    return () if table.comparison is None else standing(table.comparison, words)


def _lobby(table: Table, words: Words, names: MemberNames) -> Layout:
    record = table.record
    renderer = renderer_of(table.ruleset.slug)
    head = f"## {title(table.ruleset.slug, words)}\n-# {renderer.options(table.options, words)}"
    if record.ended is not None:
        code = "lobby-expired" if record.ended.ending is Ending.EXPIRED else "lobby-cancelled"
        return Layout((head, words(code)), _QUIET)
    people = [names.of(record.guild, user, words) for user in table.people]
    least, most = table.least, table.most
    seated = "\n".join(f"{number}. {name}" for number, name in enumerate(people, 1))
    count = words("lobby-seats", count=len(people), least=least, most=most)

    def key(
        code: str, verb: str, style: ButtonStyle = ButtonStyle.SECONDARY, *, disabled: bool = False
    ) -> Button:
        return Button(words(code), CustomId(table.id, table.revision, verb), style, disabled)

    buttons = (
        key("button-join", "join", ButtonStyle.SUCCESS, disabled=len(people) >= most),
        key("button-leave", "leave"),
        key("button-start", "start", ButtonStyle.PRIMARY, disabled=len(people) < least),
        key("button-cancel", "cancel", ButtonStyle.DANGER),
        key("button-rules", "rules"),
    )
    deal = dealt.promise(table, words, lambda user: names.of(record.guild, user, words))
    return Layout((head, *deal, f"{count}\n{seated}", words("lobby-hint"), buttons), _LOBBY)


def hand(
    table: Table,
    user: UserId,
    words: Words,
    names: MemberNames,
    notice: str | None = None,
    *,
    card_style: CardStyle = PLAIN,
) -> Layout:
    """Show somebody their hand, and nobody else's.

    Raises:
        NotSeated, NotStarted: if there is no hand to show.
    """
    seat = table.seat_of(user)
    return hand_part(table, seat, words, names, None, notice, card_style=card_style)


def hand_part(
    table: Table,
    seat: Seat,
    words: Words,
    names: MemberNames,
    page: Page | None,
    notice: str | None = None,
    *,
    card_style: CardStyle = PLAIN,
) -> Layout:
    """Frame one page of a hand; the hand itself if `page` is `None`."""
    seen = context(table, words, names, card_style)
    renderer, view = renderer_of(table.ruleset.slug), table.view(seat)
    if page is None:
        blocks = depiction.hand(renderer, view, seen, card_style)
    else:
        blocks = depiction.beside(renderer, view, seen, card_style, page(seen))
    head = words("hand-title", name=seen.name(seat))
    if table.free and table.record.ended is None:
        notice = notice or words("table-paused-notice", free=len(table.free))
    return Layout((head, notice or "", *blocks), _RUNNING)


def rules(slug: str, words: Words) -> Layout:
    """Tell the rules of a game in our own words."""
    return Layout((f"## {title(slug, words)}", words(f"rules-{slug}"), words("rules-credit")), _QUIET)


def with_way_back(layout: Layout, custom_id: CustomId, words: Words) -> Layout:
    """Add the button that leads from another page back to the hand."""
    back = Button(words("button-back"), CustomId(custom_id.match, custom_id.revision, "hand"))
    return Layout((*layout.blocks, (back,)), layout.colour)


def said(text: str) -> Layout:
    """Answer with a sentence."""
    return Layout((text,), _QUIET)


def turn(table: Table, user: int, words: Words) -> Layout:
    """Tell somebody, by name, that it is their turn."""
    text = words("turn-nudge", mention=f"<@{user}>")
    key = Button(words("button-hand"), CustomId(table.id, table.revision, "hand"), ButtonStyle.PRIMARY)
    return Layout((text, (key,)), _RUNNING, ping=user)


def names_cards(error: Refusal) -> bool:
    """Tell whether a refusal says anything of a card, so that it matters how cards are shown."""
    return not _CARDS.isdisjoint(error.facts)


def refusal(
    error: Refusal, table: Table | None, words: Words, names: MemberNames, *, card_style: CardStyle = PLAIN
) -> str:
    """Say why something was not done, and what to do instead.

    Facts named `turn` or `seat` are seats and become names, and so do those in `waiting`; lists of piles
    become words, and cards whatever stands for them.
    """
    facts = dict(error.facts)
    for fact in _CARDS & facts.keys():
        facts[fact] = card_style.emojis.get(card_emoji(facts[fact]), facts[fact])
    waiting = facts.pop("waiting", None)
    if isinstance(waiting, tuple) and table is not None:
        facts["names"] = ", ".join(map(context(table, words, names).name, waiting))
    for fact in ("turn", "seat"):
        if fact in facts:
            value = facts.pop(fact)
            if table is not None and isinstance(value, int):
                facts["name"] = context(table, words, names).name(value)
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

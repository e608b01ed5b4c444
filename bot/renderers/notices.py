"""Short messages: a sentence, a call to the player whose turn it is, and the rules."""

from collections.abc import Sequence

from bot.components.attachments import PendingPicture
from bot.components.layout import Block, Button, ButtonStyle, CustomId, Layout
from bot.renderers import game_title, renderer_of
from bot.renderers.lobby import QUIET_COLOUR
from bot.renderers.names import MemberNames
from bot.renderers.table import RUNNING_COLOUR
from bot.tables.table import Table
from bot.words.words import Words
from data.records import PlayerRecord, UserId


def render_text(text: str) -> Layout:
    """Render a message of one text."""
    return Layout((text,), QUIET_COLOUR)


def render_turn_call(table: Table, user: int, words: Words) -> Layout:
    """Render the message that pings a player whose turn it is."""
    text = words("turn-nudge", mention=f"<@{user}>")
    button = Button(words("button-hand"), CustomId(table.id, table.revision, "hand"), ButtonStyle.PRIMARY)
    return Layout((text, (button,)), RUNNING_COLOUR, pings=(user,))


def render_departure(table: Table, user: int, words: Words, names: MemberNames) -> Layout:
    """Render that a person has left a running match, and who is host now if they were."""
    guild, host = table.record.guild, table.host
    arrivals = {player.user: number for number, player in enumerate(table.record.players)}
    facts = {"name": names.of(guild, user, words), "host": names.of(guild, host, words)}
    was_host = host is not None and arrivals.get(UserId(user), len(arrivals)) < arrivals[host]
    return Layout((words("table-left-host" if was_host else "table-left", **facts),), QUIET_COLOUR)


def render_lobby_news(
    table: Table,
    before: Sequence[PlayerRecord],
    seated: Sequence[PlayerRecord],
    words: Words,
    names: MemberNames,
) -> Layout | None:
    """Render in one line who has sat down since `before`, who has left, and who is host now.

    None if nobody has: a companion that makes room for a person is not mentioned.
    """
    joined = [player for player in seated if player not in before]
    left = [player for player in before if player not in seated]
    if any(player.companion is None for player in joined):
        left = [player for player in left if player.companion is None]
    texts = []
    if joined:
        arrivals = words.join_items(names.of_player(table.record.guild, player, words) for player in joined)
        texts.append(words("table-joined", names=arrivals, count=len(joined)))
    former_host = next((player for player in before if player.companion is None), None)
    for player in left:
        code = "table-left-host" if player == former_host and table.host is not None else "table-left"
        name = names.of_player(table.record.guild, player, words)
        texts.append(words(code, name=name, host=names.of(table.record.guild, table.host, words)))
    return Layout((" ".join(texts),), QUIET_COLOUR) if texts else None


def render_typed_command_help(table: Table, words: Words) -> Layout:
    """Render the way to use a command that was written as a plain message."""
    button = Button(words("button-hand"), CustomId(table.id, table.revision, "hand"), ButtonStyle.PRIMARY)
    return Layout((words("typed-command-help"), (button,)), QUIET_COLOUR)


def render_rules(slug: str, words: Words, *, pictures: bool = False) -> Layout:
    """Render the rules of a game, in our own words, with a small picture if pictures are wanted."""
    make_scene = renderer_of(slug).make_rules_scene if pictures else None
    blocks: list[Block] = [f"## {game_title(slug, words)}"]
    if make_scene is not None:
        blocks.append(PendingPicture("rules", make_scene(words), words(f"{slug}-rules-picture")))
    return Layout((*blocks, words(f"rules-{slug}"), words("rules-credit")), QUIET_COLOUR)


def add_back_button(layout: Layout, custom_id: CustomId, words: Words) -> Layout:
    """Add the button that leads from another page back to the hand that `custom_id` belongs to."""
    back = Button(words("button-back"), CustomId(custom_id.match, custom_id.revision, "hand"))
    return Layout((*layout.blocks, (back,)), layout.colour)

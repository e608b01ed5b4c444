"""The lobby: the game, its players, the host's choices, and the conditions missing to start."""

from collections.abc import Iterator

from bot.companions import COMPANION_GAMES, can_play
from bot.companions.style import STYLES
from bot.components.attachments import PendingPicture
from bot.components.form import ChoiceForm, FormChoice
from bot.components.layout import (
    Block,
    Button,
    ButtonStyle,
    CustomId,
    Layout,
    Section,
    SelectMenu,
    SelectOption,
)
from bot.pictures.seats import SeatFacts
from bot.renderers import game_title, playable_games, renderer_of
from bot.renderers.context import find_avatar
from bot.renderers.deal import describe_lobby_deal
from bot.renderers.lobby_calls import render_call_button
from bot.renderers.names import MemberNames, mention_users
from bot.renderers.refusals import describe_refusal
from bot.settings.card_style import PLAIN, CardStyle
from bot.tables.choices import find_changed_option, format_option, format_value, list_option_values
from bot.tables.refusals import TooFew
from bot.tables.table import Table
from bot.words.words import Words
from data.records import Ending, MatchEnd, PlayerRecord
from engine.refusals import Refusal, WrongNumberOfSeats

LOBBY_COLOUR = 0x5B5FC7
QUIET_COLOUR = 0x80848E
COMPANION_STYLE = "companion_style"
"""The name of how companions play, in the form of the options; its last field."""


def render_lobby(table: Table, words: Words, names: MemberNames, card_style: CardStyle = PLAIN) -> Layout:
    """Render a lobby that waits for people."""
    guild, slug = table.record.guild, table.ruleset.slug
    obstacle = _find_obstacle(table)
    deal = describe_lobby_deal(table, words, lambda user: names.of(guild, user, words))
    blocks: list[Block] = [
        *_picture(table, words, names, card_style),
        f"## {game_title(slug, words)}\n{words(f'pitch-{slug}')}\n{_describe_size(table, words)}",
        *deal,
        *_describe_invitation(table, words, names),
        *_describe_dealing(table, words),
        _describe_players(table, words, names),
        *_render_suggestion(table, words),
        *_render_menus(table, words),
        "\n".join((_describe_start(obstacle, table, words, names), *_describe_companions(table, words))),
        *_render_absent(table, words, names),
        *_render_buttons(table, words, can_start=obstacle is None),
    ]
    return Layout(tuple(blocks), LOBBY_COLOUR)


def render_closed_lobby(table: Table, ended: MatchEnd, words: Words) -> Layout:
    """Render a lobby that was closed before a match began."""
    code = "lobby-expired" if ended.ending is Ending.EXPIRED else "lobby-cancelled"
    return Layout((f"## {game_title(table.ruleset.slug, words)}", words(code)), QUIET_COLOUR)


def _picture(table: Table, words: Words, names: MemberNames, card_style: CardStyle) -> tuple[Block, ...]:
    slug, guild = table.ruleset.slug, table.record.guild
    if not card_style.pictures:
        return ()
    seats = tuple(
        SeatFacts(
            name=_name_in_picture(table, player, number, words, names),
            fallback=words("seat-numbered", seat=number),
            cards=None,
            avatar=find_avatar(names, guild, player.user, player.companion),
        )
        for number, player in enumerate(table.record.seated, 1)
    )
    make_scene = renderer_of(slug).make_lobby_scene
    if make_scene is None:
        return ()
    return (PendingPicture("lobby", make_scene(seats), words(f"lobby-picture-{slug}")),)


def _describe_size(table: Table, words: Words) -> str:
    """Describe how long a match takes, how many people it is for, and the options chosen."""
    size = words(
        "lobby-size",
        minutes=renderer_of(table.ruleset.slug).minutes,
        least=table.min_players,
        most=table.max_players,
        exactly="yes" if table.min_players == table.max_players else "no",
    )
    options = renderer_of(table.ruleset.slug).describe_options(table.options, words)
    return f"{size} · {options}" if options else size


def _name_in_picture(
    table: Table, player: PlayerRecord, number: int, words: Words, names: MemberNames
) -> str:
    if player.companion is not None:
        return words("companion-in-picture", name=player.companion)
    return names.plain(table.record.guild, player.user) or words("seat-numbered", seat=number)


def _describe_players(table: Table, words: Words, names: MemberNames) -> str:
    """Describe who sits at the table in the order of play, which is that of arrival."""
    people = []
    for player in table.record.seated:
        if player.companion is not None:
            name = words("companion", name=player.companion)
        else:
            name = names.of(table.record.guild, player.user, words)
            if player.user == table.host:
                name = words("lobby-host", name=name)
        people.append(name)
    seats = words("lobby-seats", count=len(people), most=table.max_players)
    return f"{seats} {' · '.join(people)}"


def _describe_companions(table: Table, words: Words) -> tuple[str, ...]:
    """Describe the effect of companions on the result once there are any, or that none can play here."""
    slug = table.ruleset.slug
    if slug in COMPANION_GAMES and not can_play(slug, table.options):
        return (words(f"lobby-companions-unfit-{slug}"),)
    if table.companions:
        return (words("lobby-companions-here", count=len(table.companions)),)
    return () if slug in COMPANION_GAMES else (words("lobby-no-companions", game=game_title(slug, words)),)


def _describe_invitation(table: Table, words: Words, names: MemberNames) -> tuple[str, ...]:
    """Describe who is asked to sit down and has not done so yet."""
    awaited = [user for user in table.invited if not table.is_seated(user)]
    if not awaited:
        return ()
    host = names.of(table.record.guild, table.host, words)
    return (words("lobby-invited", mentions=mention_users(awaited), count=len(awaited), name=host),)


def _describe_dealing(table: Table, words: Words) -> tuple[str, ...]:
    """Describe when a lobby deals by itself."""
    if table.deals_at is None:
        return ()
    return (words("lobby-once-more", when=f"<t:{int(table.deals_at.timestamp())}:R>"),)


def _render_suggestion(table: Table, words: Words) -> tuple[Block, ...]:
    suggestion = table.suggestion
    if suggestion is None:
        return ()
    name, value = find_changed_option(table.options, suggestion.options)
    code = "lobby-suggestion-harder" if suggestion.after_wins else "lobby-suggestion-gentler"
    text = words(code, option=_describe_value(name, value, words))
    button = Button(
        words("button-take-suggestion"),
        CustomId(table.id, table.revision, "lobby-option", format_option(name, value)),
    )
    return (Section(text, button),)


def _render_menus(table: Table, words: Words) -> tuple[Block, ...]:
    """Render a menu for the game, if it can still be chosen."""
    if not table.is_changeable:
        return ()
    slug = table.ruleset.slug
    games = SelectMenu(
        CustomId(table.id, table.revision, "lobby-game"),
        tuple(SelectOption(game_title(game, words), game, game == slug) for game in playable_games()),
        words("menu-game"),
    )
    return (games,)


def render_options_form(table: Table, words: Words) -> ChoiceForm:
    """Render the form of all that the host can choose beside the game."""
    return ChoiceForm(
        words("button-options"),
        CustomId(table.id, table.revision, "lobby-options"),
        (*_list_option_choices(table, words), *_list_style_choices(table, words)),
    )


def _list_option_choices(table: Table, words: Words) -> Iterator[FormChoice]:
    for name, values in list_option_values(type(table.options)).items() if table.is_changeable else ():
        chosen = getattr(table.options, name)
        options = tuple(
            (_describe_value(name, value, words), format_value(value), value == chosen) for value in values
        )
        yield FormChoice(name, words(f"menu-{name.replace('_', '-')}"), options)


def _list_style_choices(table: Table, words: Words) -> Iterator[FormChoice]:
    """Yield how companions play, once there are any."""
    styles = STYLES.get(table.ruleset.slug)
    if table.companions and styles is not None:
        options = tuple(
            (
                words("menu-companion-style-value", value=style.value),
                style.value,
                style == table.companion_style,
            )
            for style in styles
        )
        yield FormChoice(COMPANION_STYLE, words("menu-companion-style"), options)


def _describe_value(name: str, value: object, words: Words) -> str:
    number = isinstance(value, int) and not isinstance(value, bool)
    return words(f"menu-{name.replace('_', '-')}-value", value=value if number else format_value(value))


def _find_obstacle(table: Table) -> Refusal | None:
    try:
        table.check_start()
    except Refusal as refusal:
        return refusal
    return None


def _describe_start(obstacle: Refusal | None, table: Table, words: Words, names: MemberNames) -> str:
    """Describe the conditions missing to start; else, who may start."""
    match obstacle:
        case None:
            seats = "free" if len(table.record.seated) < table.max_players else "full"
            return words("lobby-ready", seats=seats)
        case TooFew(least=least, seated=seated):
            return words("lobby-too-few", missing=least - seated)
        case WrongNumberOfSeats(seats=count, most=most):
            game = game_title(table.ruleset.slug, words)
            return words("lobby-too-many", game=game, most=most, surplus=count - most)
        case _:
            return words("lobby-obstacle", reason=describe_refusal(obstacle, table, words, names))


def _render_absent(table: Table, words: Words, names: MemberNames) -> tuple[Block, ...]:
    """Let those at the table free the seats of people who have been silent for too long, or are late."""
    guild, absent = table.record.guild, [user for user in table.people if table.is_absent(user)]
    if not absent or len(absent) == len(table.people):
        return ()
    buttons = tuple(
        Button(
            words("button-put-off", name=names.plain(guild, user) or words("somebody")),
            CustomId(table.id, table.revision, "put-off", str(user)),
        )
        for user in absent
    )
    late = [user for user in absent if user in table.late]
    silent = [user for user in absent if user not in late]
    texts = [
        words(code, names=words.join_items(names.of(guild, user, words) for user in users))
        for code, users in (("lobby-late", late), ("lobby-absent", silent))
        if users
    ]
    return ("\n".join(texts), buttons)


def _render_buttons(table: Table, words: Words, *, can_start: bool) -> tuple[Block, ...]:
    def button(
        code: str, verb: str, style: ButtonStyle = ButtonStyle.SECONDARY, *, disabled: bool = False
    ) -> Button:
        return Button(words(code), CustomId(table.id, table.revision, verb), style, disabled)

    full = len(table.people) >= table.max_players
    more = []
    if render_options_form(table, words).choices:
        more.append(button("button-options", "lobby-form"))
    if table.ruleset.slug in COMPANION_GAMES or table.companions:
        remove, add = (
            Button(label, CustomId(table.id, table.revision, verb), disabled=not possible)
            for label, verb, possible in (
                ("🤖 -", "companion-remove", bool(table.companions)),
                ("🤖 +", "companion-add", table.can_add_companion),
            )
        )
        more += [remove, add]
    return (
        (
            button("button-start", "start", ButtonStyle.PRIMARY, disabled=not can_start),
            render_call_button(words) if full else button("button-join", "join"),
            button("button-leave" if table.deals_at is None else "button-not-me", "leave"),
        ),
        *((tuple(more),) if more else ()),
        (button("button-rules", "rules"), button("button-cancel", "cancel")),
    )

"""The pages of the bot as text files; `uv run python -m tests.bot.renderers.snapshot_writer` writes them."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from bot.components.attachments import Download, PendingPicture, Picture, PicturedText
from bot.components.layout import Button, ButtonStyle, Layout, Section, SelectMenu, Separator
from bot.devtools.preview.tables import NOW, change_record, free_seats, make_names
from bot.games.the_game.hand import render_confirmation, render_pile_choice, render_signals
from bot.pictures.emojis import emoji_scenes
from bot.renderers.hand import render_hand, render_hand_page, render_resting_hand
from bot.renderers.names import MemberNames
from bot.renderers.notices import render_rules, render_turn_call, render_typed_command_help
from bot.renderers.table import render_end_question, render_table, render_vote
from bot.settings.card_style import PLAIN, CardStyle
from bot.tables.table import Table
from bot.words.words import Words, words
from data.records import Ending, MatchEnd
from engine.games.the_game.model import TheGameEvent, TheGameState
from engine.games.the_game.rules import TheGame
from engine.model import Seat
from tests.bot.games.the_mind.snapshots import the_mind
from tests.bot.renderers.tables import MATCH, PEOPLE, lobby, running, voting
from tests.engine.the_game_tables import EXPERT, play
from tests.engine.the_game_tables import table as laid

FOLDER = Path(__file__).parent / "snapshots"
KEPT_LANGUAGES = ("en", "de")
"""The languages whose pictures are kept: two tell what a change of layout or words does to a message."""

EMOJIS = CardStyle(emojis={name: f":{name}:" for name in emoji_scenes()})
"""Emojis as short as can be while they differ."""

_STYLES = {
    ButtonStyle.PRIMARY: "blue",
    ButtonStyle.SECONDARY: "grey",
    ButtonStyle.SUCCESS: "green",
    ButtonStyle.DANGER: "red",
}


def write_layout(layout: Layout) -> str:  # noqa: C901 - one case for each kind of block
    """Return a layout as text, each row of buttons on one line."""
    pings = f", pings {' '.join(map(str, layout.pings))}" if layout.pings else ""
    lines = [f"colour #{layout.colour:06x}{pings}"]
    for block in layout.blocks:
        match block:
            case "":
                continue
            case str():
                lines += ["", block]
            case Separator():
                lines += ["", "─" * 20]
            case Section(text=text, button=button):
                lines += ["", f"{text}  [{button.label}]", _describe_button(button)]
            case SelectMenu(custom_id=custom_id, options=options):
                labels = [f"<{'✓ ' if one.chosen else ''}{one.label}>" for one in options]
                lines += ["", "  ".join(labels), f"    {custom_id.encoded}"]
            case PicturedText(text=text):
                lines += ["", text]
            case PendingPicture(stem=stem):
                lines += ["", f"({stem})"]
            case Picture(file=file, alt=text):
                lines += ["", f"({file.name.partition('-')[0]}: {text})"]
            case Download(file=file):
                lines += ["", f"({file.name})"]
            case _:
                lines += [
                    "",
                    "  ".join(f"[{button.label}]" for button in block),
                    *map(_describe_button, block),
                ]
    return "\n".join(lines).replace(f"m:{MATCH}:", "m:7:") + "\n"


def _describe_button(button: Button) -> str:
    state = ", disabled" if button.disabled else ""
    emoji = f", {button.emoji}" if button.emoji else ""
    return f"    {button.custom_id.encoded}  {_STYLES[button.style]}{state}{emoji}"


def render_snapshots(languages: Sequence[str] = KEPT_LANGUAGES) -> dict[str, str]:
    """Draw every picture, by the name of its file."""
    return {
        f"{language}-{name}": write_layout(layout)
        for language in languages
        for name, layout in stage_layouts(words(language), make_names("Anna", "Ben", "Cleo_")).items()
    }


def path_of(name: str) -> Path:
    """Return where a picture is kept."""
    return FOLDER / f"{name}.txt"


def stage_layouts(texts: Words, names: MemberNames, card_style: CardStyle = PLAIN) -> Mapping[str, Layout]:
    """Lay out every staged situation of both games, by its name."""
    mind = {f"the-mind-{name}": layout for name, layout in the_mind(texts, names, card_style).items()}
    return {**_the_game(texts, names, card_style), **mind}


def _the_game(texts: Words, names: MemberNames, card_style: CardStyle) -> Mapping[str, Layout]:
    render = partial(render_table, card_style=card_style)
    hand = partial(render_hand, card_style=card_style)
    second_turn = _table(["0: begin", "1: 3=small-steps-only", "0: 5→1 95→3"])
    paid = _table(["0: begin 5→1 95→3"])
    off_turn = _table(["1: begin", "0: 1=leave-it-to-me"])
    grave = _table(["0: begin"], hands=_GRAVE, tops=_FAR)
    lost = _table(["0: begin 99→1"], hands=_GRAVE, tops=_FAR, draw=range(5, 15))
    won = _table(["0: begin 34→1"], hands=((34,), ()), draw=())
    excellent = _table(["0: begin 99→1"], hands=_GRAVE, tops=_FAR)
    new = _table([])
    opened = lobby("the-game", 3, EXPERT)
    closed, expired = (MatchEnd(how, NOW, None, None) for how in (Ending.CANCELLED, Ending.EXPIRED))
    return {
        "lobby": render(opened, texts, names),
        "lobby-full": render(lobby("the-game", 5), texts, names),
        "lobby-cancelled": render(change_record(opened, ended=closed), texts, names),
        "lobby-expired": render(change_record(opened, ended=expired), texts, names),
        "table-nobody-began": render(new, texts, names),
        "table": render(second_turn, texts, names),
        "table-may-go-on": render(paid, texts, names),
        "table-paused": render(free_seats(second_turn, 1), texts, names),
        "table-voting": render(voting(second_turn, 1), texts, names),
        "table-set-aside": render(change_record(second_turn, set_aside=NOW), texts, names),
        "table-abandoned": render(
            change_record(second_turn, ended=MatchEnd(Ending.ABANDONED, NOW, None, None)), texts, names
        ),
        "result-won": render(won, texts, names),
        "result-lost": render(lost, texts, names, hands_open=True),
        "result-excellent": render(excellent, texts, names),
        "hand-nobody-began": hand(new, PEOPLE[0], texts, names),
        "hand-on-turn": hand(_table(["0: begin"]), PEOPLE[0], texts, names),
        "hand-may-end": hand(paid, PEOPLE[0], texts, names),
        "hand-emojis": render_hand(_table(["0: begin"]), PEOPLE[0], texts, names, card_style=EMOJIS),
        "hand-off-turn": hand(off_turn, PEOPLE[0], texts, names),
        "hand-paused": hand(free_seats(second_turn, 1), PEOPLE[0], texts, names),
        "hand-over": hand(lost, PEOPLE[1], texts, names),
        "hand-empty": hand(won, PEOPLE[0], texts, names),
        "hand-resting": render_resting_hand(paid, PEOPLE[0], texts, names),
        "hand-stale": hand(paid, PEOPLE[0], texts, names, texts("table-hand-stale")),
        "pile-choice": _choice(_table(["0: begin"]), 95, texts, names, card_style),
        "pile-choice-emojis": _choice(_table(["0: begin"]), 95, texts, names, EMOJIS),
        "pile-choice-picture": _choice(_table(["0: begin"]), 95, texts, names, CardStyle(pictures=True)),
        "pile-choice-trick": _choice(
            _table(["0: begin 15→1 95→3"], hands=_TRICKY), 5, texts, names, card_style
        ),
        "sure": _sure(grave, texts, names, card_style),
        "signals": _signals(off_turn, texts, names, card_style),
        "end-question": render_end_question(second_turn, texts, names, alone=True, card_style=card_style),
        "end-question-vote": render_end_question(
            voting(second_turn, 1), texts, names, alone=False, card_style=card_style
        ),
        "vote-to-end": render_vote(voting(second_turn, 1), texts),
        "typed-command-help": render_typed_command_help(second_turn, texts),
        "call": render_turn_call(second_turn, PEOPLE[0], texts),
        "rules": render_rules("the-game", texts, pictures=card_style.pictures),
    }


_HANDS = ((5, 12, 34, 60, 95, 99), (2, 20, 41, 58, 77, 90), (8, 16, 33, 49, 71, 88))
_GRAVE, _FAR = ((98, 99), (40, 50)), (97, 98, 3, 3)
_TRICKY = ((5, 15, 34, 60, 95, 99), *_HANDS[1:])


def _table(
    record: Sequence[str],
    *,
    hands: Sequence[Sequence[int]] = _HANDS,
    draw: Sequence[int] = (3, 4, 6, 7),
    tops: tuple[int, int, int, int] | None = None,
) -> Table:
    state: TheGameState = laid(hands=hands, draw=draw, turn=None)
    if tops is not None:
        state = replace(state, tops=tops)
    after = play(state, *record)
    moves: tuple[TheGameEvent, ...] = after.events
    table = running("the-game", after.state, len(hands), moves=moves)
    return change_record(table, steps=len(record))


def _choice(
    table: Table, card: int, texts: Words, names: MemberNames, card_style: CardStyle = PLAIN
) -> Layout:
    view = TheGame().view(_state(table), Seat(0))
    return render_hand_page(
        table,
        Seat(0),
        texts,
        names,
        lambda context: render_pile_choice(view, context, card),
        card_style=card_style,
    )


def _sure(table: Table, texts: Words, names: MemberNames, card_style: CardStyle) -> Layout:
    return render_hand_page(
        table,
        Seat(0),
        texts,
        names,
        lambda context: render_confirmation(context, 99, 1),
        card_style=card_style,
    )


def _signals(table: Table, texts: Words, names: MemberNames, card_style: CardStyle) -> Layout:
    view = TheGame().view(_state(table), Seat(0))
    return render_hand_page(
        table,
        Seat(0),
        texts,
        names,
        lambda context: render_signals(view, context),
        card_style=card_style,
    )


def _state(table: Table) -> TheGameState:
    assert isinstance(table.state, TheGameState)
    return table.state


async def _write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, picture in render_snapshots().items():
        path_of(name).write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(_write())

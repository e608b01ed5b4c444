"""The moment of a match of The Game that its result names, and how much there is to read at the end."""

from bot.devtools.preview.samples import Sample, generate_samples
from bot.devtools.preview.tables import make_names
from bot.games.the_game.highlight import describe_highlight
from bot.renderers.context import table_context
from bot.renderers.table import render_table
from bot.settings.card_style import CardStyle
from bot.tables.match_log import Course
from bot.words.words import words
from engine.games.the_game.model import CardPlayed, TheGameState
from engine.games.the_game.rules import TheGame
from engine.model import Seat
from tests.bot.renderers.tables import running
from tests.engine.the_game_tables import table

NAMES = make_names("Anna", "Ben", "Cleo", "Dora", "Emil")
MOST = 8
JUMP = CardPlayed(seat=Seat(1), card=70, pile=1, top=20)
TRICKS = (
    CardPlayed(seat=Seat(0), card=60, pile=1, top=70),
    CardPlayed(seat=Seat(1), card=50, pile=1, top=60),
)
LOST = table(hands=[[98], [97]], piles="99↑ 99↑ 2↓ 2↓")


def count_lines(sample: Sample) -> int:
    """Return how many lines of text the result of a match has."""
    layout = render_table(
        sample.table,
        words("en"),
        NAMES,
        card_style=CardStyle(pictures=True),
        course=Course(sample.events),
        hands_open=True,
    )
    return sum(len(block.splitlines()) for block in layout.blocks if isinstance(block, str))


def highlight(state: TheGameState, *events: CardPlayed) -> str:
    context = table_context(running("the-game", state, 2), words("en"), NAMES)
    return describe_highlight(TheGame().view(state, None), Course(events), context)


def test_a_chain_of_tricks_comes_before_a_jump_and_names_its_people() -> None:
    sentence = highlight(LOST, JUMP, *TRICKS)
    assert sentence == "✨ The best moment: **2 backwards tricks in a row** (Anna, Ben)."


def test_the_largest_jump_of_a_lost_match_is_told_without_a_name() -> None:
    assert highlight(LOST, JUMP) == "↕️ This is where it turned: 70 on pile 1, a jump of **50**."


def rescue() -> list[CardPlayed]:
    """Return cards that fill the piles, and five that still find room."""
    full = [
        CardPlayed(seat=Seat(0), card=card, pile=pile, top=50) for pile, card in ((1, 93), (2, 94), (3, 9))
    ]
    jump = CardPlayed(seat=Seat(0), card=8, pile=4, top=100)
    after = [CardPlayed(seat=Seat(1), card=card, pile=1, top=card - 1) for card in range(94, 99)]
    return [*full, jump, *after]


def test_cards_laid_after_the_piles_were_too_full_are_a_rescue() -> None:
    assert highlight(LOST, *rescue()).startswith("✨ The rescue: the piles were almost full")


def test_a_match_far_from_won_had_no_rescue() -> None:
    far = table(hands=[[*range(30, 40)], [97]], piles="99↑ 99↑ 2↓ 2↓")
    assert "rescue" not in highlight(far, *rescue())


def test_a_match_without_such_a_moment_has_no_highlight() -> None:
    assert highlight(LOST, CardPlayed(seat=Seat(0), card=5, pile=1, top=1)) == ""


def test_a_result_has_at_most_eight_lines_to_read() -> None:
    results = [sample for sample in generate_samples() if sample.name.endswith("-result")]
    assert {sample.name: lines for sample in results if (lines := count_lines(sample)) > MOST} == {}

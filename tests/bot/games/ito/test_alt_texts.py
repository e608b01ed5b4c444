"""Alt texts of ito's pictures are whole, however long lines and names are."""

from dataclasses import replace

import pytest

from bot.components.attachments import MAX_ALT_LENGTH, PicturedText, strip_markdown
from bot.games.ito.table import describe_last, render_table
from bot.renderers.context import RenderContext
from bot.renderers.names import quote_text
from bot.words.words import languages, words
from data.written_texts import NO_TEXTS, TextKind, ThemeSlot, WrittenText
from engine.games.ito.model import FinishedRound, ItoOptions, ItoState, Mode, OpenCard, Phase
from engine.model import Seat
from tests.engine.games.ito.tables import GAME, table

SEATS = 10
NAMES = tuple(quote_text(f"{letter}{'*' * 31}") for letter in "ABCDEFGHIJ")
ROWS = ((Mode.ROW, 1), (Mode.ROW_OF_TWO, 2))
WIDE = ("W" * 60, "界" * 60, "🦈" * 60, "*" * 60, "ש" * 60, "👩\u200d👩\u200d👧\u200d👦" * 15)


def finished(cards_each: int) -> FinishedRound:
    """Return a round in which all cards were played, each lower than the one before."""
    cards = [(seat, slot) for slot in range(cards_each) for seat in range(SEATS)]
    order = tuple(
        OpenCard(seat=Seat(seat), slot=slot, card=99 - place) for place, (seat, slot) in enumerate(cards)
    )
    return FinishedRound(
        number=1, theme=None, order=order, mistakes=tuple(card.card for card in order), run=1, won=False
    )


def state(mode: Mode, cards_each: int, phase: Phase) -> ItoState:
    hands = tuple(
        tuple(sorted(99 - (slot * SEATS + seat) for slot in range(cards_each))) for seat in range(SEATS)
    )
    done = finished(cards_each)
    begun = replace(table(hands=hands, options=ItoOptions(mode=mode)), theme=None, last=done)
    stages = mode is Mode.STAGES and phase is not Phase.CHOOSING
    return replace(begun, phase=phase, pile=done.order if stages else (), mistakes=done.mistakes)


def context(line: str, language: str) -> RenderContext:
    lines = [
        WrittenText(kind=TextKind.LINE, round=1, seat=seat, slot=slot, user=None, text=line)
        for seat in range(SEATS)
        for slot in range(3)
    ]
    theme = [
        WrittenText(kind=TextKind.THEME, round=1, slot=slot, user=None, text=line)
        for slot in (ThemeSlot.LOW, ThemeSlot.HIGH)
    ]
    texts = NO_TEXTS.add([*lines, *theme])
    return RenderContext(words(language), 1, 1, NAMES, plain_names=NAMES, past_names=NAMES, texts=texts)


def alt_text(state: ItoState, context: RenderContext) -> str:
    view = GAME.view(state, None)
    blocks = (
        describe_last(view, context) if state.phase is Phase.CHOOSING else render_table(view, context, ())
    )
    return strip_markdown(
        "\n".join(block.alt or block.text for block in blocks if isinstance(block, PicturedText))
    )


CASES = (
    *((mode, cards_each, Phase.LOST) for mode, cards_each in ((Mode.STAGES, 3), *ROWS)),
    *((mode, cards_each, Phase.CHOOSING) for mode, cards_each in ((Mode.STAGES, 2), *ROWS)),
)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("mode", "cards_each", "phase"), CASES)
def test_every_card_stands_in_the_alt_text_of_ten_people(
    mode: Mode, cards_each: int, phase: Phase, language: str
) -> None:
    for line in WIDE:
        alt = alt_text(state(mode, cards_each, phase), context(line, language))
        assert len(alt) < MAX_ALT_LENGTH
        assert [card for card in range(100 - SEATS * cards_each, 100) if str(card) not in alt] == []


@pytest.mark.parametrize("phase", [Phase.CHOOSING, Phase.LOST])
@pytest.mark.parametrize(("mode", "cards_each"), ROWS)
def test_every_holder_of_a_row_stands_in_its_alt_text(mode: Mode, cards_each: int, phase: Phase) -> None:
    for line in WIDE:
        alt = alt_text(state(mode, cards_each, phase), context(line, "en"))
        assert [name[0] for name in NAMES if alt.count(f" {name[0]}*") < cards_each] == []


def test_lines_that_fit_are_not_shortened() -> None:
    alt = alt_text(state(Mode.ROW, 1, Phase.CHOOSING), context("a grumpy swan", "en"))
    assert alt.count("a grumpy swan") == SEATS
    assert "…" not in alt


def test_long_lines_are_shortened_alike() -> None:
    alt = alt_text(
        state(Mode.ROW, 1, Phase.CHOOSING), context("a wasp in the car on the motorway " * 2, "en")
    )
    assert alt.count("a wasp in the car on the") == SEATS
    assert alt.count("…") >= SEATS

"""Every state of a match can be drawn, and a picture shows nobody more than they may know."""

import pickle
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from bot.pictures import Scene, render_emojis, render_png
from bot.pictures.fonts import drop_missing_glyphs, render_text, to_visual_order
from bot.renderers import playable_games, renderer_of
from bot.renderers.context import RenderContext
from bot.words.words import languages, words
from engine.games.the_game.model import Signal, SignalOnPile, TheGameView
from engine.model import Seat, State
from engine.shuffle import Chance
from tests.bot.pictures.dots import pixels
from tests.bot.pictures.gallery import open_image
from tests.engine.playouts import Case, Step, cases, matches

MAX_BYTES = 41_000
"""The maximum size of a picture in bytes, for the sake of mobile data plans."""
CASES = [case for case in cases() if case.slug in playable_games()]
ALWAYS_DRAWN = [case for case in CASES if case.slug != "ito"]
"""The games whose tables and hands are always drawn; ito draws a round that is over, and no hands."""
CALLED = ("W" * 32, "Ünsal Ærø", "李小龍", "🦊", "محمد")
OTHER_DEALS = (Chance.from_hex("a1" * 32), Chance.from_hex("b2" * 32))


def context(case: Case, language: str = "en") -> RenderContext:
    called = CALLED[: case.seats]
    return RenderContext(words(language), 1, 1, called, plain_names=called, violations=123)


def make_scene(case: Case, state: State, seat: Seat | None) -> Scene | None:
    """Return the picture of a seat's hand, or of the table."""
    renderer, view = renderer_of(case.slug), case.ruleset.view(state, seat)
    return (
        renderer.table.make_scene(view, context(case), ())
        if seat is None
        else renderer.hand.make_scene(view, context(case))
    )


def poster(case: Case, played: Sequence[Step], language: str) -> Scene | None:
    """Return the poster of a whole match."""
    course = [event.redact_for(None) for step in played for event in step.events]
    end = played[-1].after
    view, outcome = case.ruleset.view(end, None), case.ruleset.outcome(end)
    return renderer_of(case.slug).result.make_scene(view, context(case, language), outcome, course)


def some(case: Case, *, each: int) -> Iterator[Step]:
    """Yield steps of every match of a case, the last among them."""
    for played in matches(case):
        yield from played[:: max(1, len(played) // each)]
        yield played[-1]


@pytest.mark.parametrize("case", ALWAYS_DRAWN, ids=str)
def test_every_table_and_hand_is_drawn_in_few_bytes(case: Case) -> None:
    renderer = renderer_of(case.slug)
    for step in some(case, each=1):
        view = case.ruleset.view(step.after, None)
        table = renderer.table.make_scene(view, replace(context(case), countdown=3), step.events)
        for scene in (table, make_scene(case, step.after, step.seat)):
            assert scene is not None
            assert len(render_png(scene)) < MAX_BYTES


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("case", [case for case in CASES if case.seats in {1, 4, 5}], ids=str)
def test_every_result_is_drawn_in_few_bytes(case: Case, language: str) -> None:
    for played in matches(case):
        scene = poster(case, played, language)
        assert scene is not None
        assert len(render_png(scene)) < MAX_BYTES


@pytest.mark.parametrize("case", ALWAYS_DRAWN, ids=str)
def test_a_match_given_up_is_drawn_wherever_it_stood(case: Case) -> None:
    played = next(matches(case))
    for end in (1, len(played) // 2):
        course = [event.redact_for(None) for step in played[:end] for event in step.events]
        view = case.ruleset.view(played[end - 1].after, None)
        scene = renderer_of(case.slug).result.make_scene(
            view, replace(context(case), live=False), None, course
        )
        assert scene is not None
        assert open_image(render_png(scene)).format == "PNG"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_another_deal_of_the_hidden_cards_is_the_same_scene(case: Case) -> None:
    for step in some(case, each=8):
        for seat in case.observers:
            for chance in OTHER_DEALS:
                other = case.ruleset.redeal(step.before, seat, chance)
                assert make_scene(case, other, seat) == make_scene(case, step.before, seat)


@pytest.mark.parametrize("case", [case for case in ALWAYS_DRAWN if case.seats > 1], ids=str)
def test_another_deal_of_ones_own_cards_is_another_scene(case: Case) -> None:
    scenes = {
        make_scene(case, state, Seat(1))
        for state in (
            case.opening,
            *(case.ruleset.redeal(case.opening, Seat(0), chance) for chance in OTHER_DEALS),
        )
    }
    assert len(scenes) == 3


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_scene_goes_from_one_process_to_another_and_stays_the_same(case: Case) -> None:
    for step in some(case, each=2):
        for seat in case.observers:
            scene = make_scene(case, step.after, seat)
            assert pickle.loads(pickle.dumps(scene)) == scene  # noqa: S301 - our own
            assert hash(scene) == hash(make_scene(case, step.after, seat))


def test_the_same_scene_is_the_same_picture() -> None:
    case = CASES[0]
    first, second = (make_scene(case, case.opening, None) for _ in range(2))
    assert first is not None
    assert second is not None
    assert pixels(render_png(first)) == pixels(render_png(second))


def test_every_signal_on_every_pile_is_drawn() -> None:
    case = next(case for case in CASES if case.slug == "the-game" and case.seats == 5)
    view = case.ruleset.view(case.opening, None)
    assert isinstance(view, TheGameView)
    signals = tuple(
        SignalOnPile(seat=Seat(seat), pile=pile, signal=tuple(Signal)[seat % 3])
        for pile in (1, 2, 3, 4)
        for seat in range(5)
    )
    scene = renderer_of("the-game").table.make_scene(replace(view, signals=signals), context(case), ())
    assert scene is not None
    assert len(render_png(scene)) < MAX_BYTES


def test_a_seat_without_a_name_can_be_drawn() -> None:
    case = next(case for case in CASES if case.seats == 4)
    view = case.ruleset.view(case.opening, None)
    nobody = replace(context(case), plain_names=())
    assert renderer_of(case.slug).table.make_scene(view, nobody, ()) is not None


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Anna", "Anna"),
        ("Zoë\N{VARIATION SELECTOR-16}", "Zoë"),
        ("Дмитрий 3", "Дмитрий 3"),
        ("🦊 Fox", "🦊 Fox"),
        ("李小龍", "李小龍"),
        ("さくら", "さくら"),
        ("김민수", "김민수"),
        ("محمد", "محمد"),
        ("שלום", "שלום"),
        ("ሰላም ገብሩ", "ሰላም ገብሩ"),
        ("\N{MATHEMATICAL BOLD SCRIPT CAPITAL A}nna", "Anna"),
        ("🦊🦊", "🦊🦊"),
        ("👩\N{EMOJI MODIFIER FITZPATRICK TYPE-4}\N{ZERO WIDTH JOINER}🚀", "👩"),
        ("👨\N{ZERO WIDTH JOINER}👩\N{ZERO WIDTH JOINER}👧 Fam", "👨 Fam"),
        ("🇩🇪 Max", "Max"),
        ("1\N{VARIATION SELECTOR-16}\N{COMBINING ENCLOSING KEYCAP} One", "One"),
        ("ⓑⓔⓝ", "ben"),
        ("₿en", "Ben"),
        ("🅱🅴🅽", "BEN"),
        ("ʙᴇɴ", "BEN"),
        ("Bo ᚠᚢᚦ", ""),
        ("ᚠᚢᚦ", ""),
        ("***", ""),
        ("", ""),
        ("\u202eAnna", "Anna"),
    ],
)
def test_of_a_name_as_much_is_written_as_can_be(name: str, written: str) -> None:
    assert drop_missing_glyphs(name) == written


@pytest.mark.parametrize(
    ("written", "drawn"),
    [
        ("אנה (host)", "(host) הנא"),
        ("[דוד]", "[דוד]"),
        ("{דוד} <3>", "<3> {דוד}"),
        ("«דוד» 12", "12 «דוד»"),
        ("(אב) x (cd)", "x (cd) (בא)"),
        ("Ken (דוד)", "Ken (דוד)"),
    ],
)
def test_brackets_face_what_they_enclose_in_right_to_left_names(written: str, drawn: str) -> None:
    assert to_visual_order(written) == drawn


@pytest.mark.parametrize(("marked", "plain"), [("ที่", "ที"), ("น้ำ", "นำ"), ("ปั๊ม", "ปัม")])
def test_a_thai_tone_mark_stands_above_the_vowel(marked: str, plain: str) -> None:
    with_tone, without = (render_text(text, 56, "ls") for text in (marked, plain))
    assert with_tone is not None
    assert without is not None
    assert without[2] - with_tone[2] >= 10


def test_emojis_are_as_discord_wants_them() -> None:
    drawn = render_emojis()
    assert {f"card_{card}" for card in range(1, 101)} | {"card_back"} <= drawn.keys()
    assert {open_image(picture).size for picture in drawn.values()} == {(128, 128)}
    assert max(map(len, drawn.values())) < 256_000
    assert all(2 <= len(name) <= 32 and name.replace("_", "").isalnum() for name in drawn)
    assert len(set(drawn.values())) == len(drawn)

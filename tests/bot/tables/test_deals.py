import hashlib
import hmac
from datetime import UTC, date, datetime, timedelta, timezone

import pytest

from bot.renderers import playable_games
from bot.results.deal_page import DealPage
from bot.tables.deals import (
    DayToCome,
    DayUnreadable,
    SeedUnreadable,
    derive_daily_chance,
    parse_day,
    parse_seed,
    utc_day,
)
from engine.games.ito.model import ItoOptions, Mode
from engine.games.the_game.model import TheGameOptions
from engine.games.the_mind.model import BlindMistakes, TheMindOptions
from engine.shuffle import Chance

SECRET = bytes(range(32))
DAY = date(2026, 11, 21)
SEED = "5e" * 32


def seed(
    secret: bytes = SECRET, day: date = DAY, options: TheGameOptions | None = None, seats: int = 3
) -> Chance:
    return derive_daily_chance(secret, day, "the-game", options or TheGameOptions(), seats)


def test_the_seed_of_a_day_follows_from_the_written_procedure() -> None:
    text = '2026-11-21|the-game|{"minimum":2,"smaller_hands":false}|3'
    assert seed().hex == hmac.new(SECRET, text.encode(), hashlib.sha256).hexdigest()


def test_the_same_day_game_options_and_seats_have_the_same_seed_however_the_options_were_given() -> None:
    assert seed(options=TheGameOptions(smaller_hands=True, minimum=3)) == seed(
        options=TheGameOptions(minimum=3, smaller_hands=True)
    )


def test_another_secret_day_game_option_or_number_of_seats_is_another_seed() -> None:
    others = {
        seed(),
        seed(secret=bytes(32)),
        seed(day=date(2026, 11, 22)),
        seed(options=TheGameOptions(minimum=3)),
        seed(seats=2),
        derive_daily_chance(SECRET, DAY, "the-mind", TheMindOptions(), 3),
    }
    assert len(others) == 6


def test_a_day_begins_at_midnight_utc_wherever_the_clock_hangs() -> None:
    tokyo = timezone(timedelta(hours=9))
    assert utc_day(datetime(2026, 11, 21, 8, 59, tzinfo=tokyo)) == date(2026, 11, 20)
    assert utc_day(datetime(2026, 11, 21, 0, 0, tzinfo=UTC)) == DAY


@pytest.mark.parametrize("typed", [SEED, SEED.upper(), f" {SEED}\n", f"`{SEED}`"])
def test_a_seed_is_read_as_people_copy_it(typed: str) -> None:
    assert parse_seed(typed) == SEED


@pytest.mark.parametrize("typed", ["", "5e", SEED[1:], SEED + "0", "g" * 64, "\uff15" * 64, "5e " * 21 + "5"])
def test_what_is_no_seed_is_refused(typed: str) -> None:
    with pytest.raises(SeedUnreadable):
        parse_seed(typed)


def test_a_day_is_read_and_today_is_meant_when_nothing_is_typed() -> None:
    assert parse_day(None, DAY) == parse_day(" 2026-11-21 ", DAY) == DAY
    assert parse_day("2026-11-20", DAY) == date(2026, 11, 20)


@pytest.mark.parametrize("typed", ["", "yesterday", "21.11.2026", "2026-11-31", "2026-11"])
def test_what_is_no_day_is_refused(typed: str) -> None:
    with pytest.raises(DayUnreadable):
        parse_day(typed, DAY)


def test_a_day_that_has_not_begun_is_refused() -> None:
    with pytest.raises(DayToCome):
        parse_day("2026-11-22", DAY)


def test_a_page_comes_back_from_its_button() -> None:
    page = DealPage(
        DAY, "the-game", TheGameOptions(minimum=3, smaller_hands=True), 4, everywhere=True, page=7
    )
    assert DealPage.parse(page.argument) == page
    blind = TheMindOptions(blind_mistakes=BlindMistakes.EACH, start_level=12)
    assert DealPage.parse(DealPage(DAY, "the-mind", blind).argument) == DealPage(DAY, "the-mind", blind)


@pytest.mark.parametrize(
    "argument",
    [
        "",
        "20261121/0/h/1/chess/{}",
        "20261321/0/h/1/the-game/{}",
        "20261121/0/h/1/the-game/{",
        '20261121/0/h/1/the-game/{"minimum":4}',
        "20261121/x/h/1/the-game/{}",
    ],
)
def test_a_button_that_is_none_of_ours_is_no_page(argument: str) -> None:
    assert DealPage.parse(argument) is None


def test_every_games_longest_page_fits_into_a_button() -> None:
    longest = {
        "the-game": TheGameOptions(minimum=3, smaller_hands=True),
        "the-mind": TheMindOptions(blind_mistakes=BlindMistakes.EACH, start_level=12),
        "ito": ItoOptions(mode=Mode.ROW_OF_TWO),
    }
    assert longest.keys() == playable_games().keys()
    for slug, options in longest.items():
        page = DealPage(DAY, slug, options, 5, everywhere=True, page=9999)
        assert len(page.custom_id.encoded) <= 100  # Discord's limit

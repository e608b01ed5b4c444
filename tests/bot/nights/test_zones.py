import tomllib
import zoneinfo
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.nights.zones import find_zones, list_zones, use_newest_zones
from bot.words.words import languages


@pytest.fixture
def _same_path_afterwards() -> Iterator[None]:
    before = zoneinfo.TZPATH
    yield
    zoneinfo.reset_tzpath(to=before)


def find(typed: str) -> tuple[str, ...]:
    return find_zones(typed, ["en", *languages()], 25)


def test_zones_are_found_by_parts_of_their_names() -> None:
    assert find("berlin") == ("Europe/Berlin",)
    assert find("New york") == ("America/New_York",)
    assert find("YORK")[0] == "America/New_York"
    assert find("utc")[0] == "UTC"
    assert len(find("")) == 25
    assert find("../../etc/passwd") == ()
    assert all(ZoneInfo(name) for name in list_zones())


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("são paulo", "America/Sao_Paulo"),
        ("\N{LATIN CAPITAL LETTER I WITH DOT ABOVE}stanbul", "Europe/Istanbul"),
        ("Warszawa", "Europe/Warsaw"),
        ("東京", "Asia/Tokyo"),
        ("Wien", "Europe/Vienna"),
        ("München", "Europe/Berlin"),
        ("munchen", "Europe/Berlin"),
        ("Münch", "Europe/Berlin"),
        ("Monaco di Baviera", "Europe/Berlin"),
        ("ミュンヘン", "Europe/Berlin"),
        ("Kraków", "Europe/Warsaw"),
        ("大阪", "Asia/Tokyo"),
        ("Rio de Janeiro", "America/Sao_Paulo"),
        ("izmir", "Europe/Istanbul"),
        ("Boston", "America/New_York"),
        ("Germany", "Europe/Berlin"),
        ("Deutschland", "Europe/Berlin"),
        ("Österreich", "Europe/Vienna"),
        ("India", "Asia/Kolkata"),
        ("CET", "Europe/Berlin"),
        ("GMT+1", "Europe/Berlin"),
        ("utc-3", "America/Sao_Paulo"),
    ],
)
def test_zones_are_found_as_people_write_them(typed: str, zone: str) -> None:
    assert zone in find(typed)


@pytest.mark.parametrize(
    ("typed", "zone"), [("Roma", "Europe/Rome"), ("Porto", "Europe/Lisbon"), ("Gent", "Europe/Brussels")]
)
def test_a_whole_name_comes_before_the_beginning_of_others(typed: str, zone: str) -> None:
    assert find(typed)[0] == zone


def test_every_listed_city_is_in_a_zone_and_only_one() -> None:
    text = (files("data") / "locales" / "cities.toml").read_text(encoding="utf-8")
    zones = tomllib.loads(text)
    assert zones.keys() <= set(list_zones())
    names = Counter(name for names in zones.values() for name in names)
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.usefixtures("_same_path_afterwards")
@pytest.mark.parametrize(
    ("version", "source"),
    [("1999a", "the package tzdata"), ("9999z", "the system's files, 9999z"), (None, "the package tzdata")],
)
def test_the_newer_source_of_zones_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str | None, source: str
) -> None:
    (tmp_path / "Europe").mkdir()
    if version is not None:
        (tmp_path / "tzdata.zi").write_text(f"# version {version}\n", encoding="utf-8")
    monkeypatch.setenv("PYTHONTZPATH", str(tmp_path))
    assert use_newest_zones().startswith(source)
    if source.startswith("the package"):
        assert ZoneInfo("America/Winnipeg").key == "America/Winnipeg"

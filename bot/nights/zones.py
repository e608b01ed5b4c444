"""Time zones: found by what people call their city, country or zone, and read from the newest source."""

import re
import tomllib
import zoneinfo
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from babel import Locale
from babel.core import get_global

from bot.nights.time_text.lexicon import fold
from bot.settings.guild_settings import DEFAULT_ZONE

_REGIONS: Final = frozenset(
    {"Africa", "America", "Antarctica", "Arctic", "Asia"}
    | {"Atlantic", "Australia", "Europe", "Indian", "Pacific"}
)
_OFFSET: Final = re.compile(r"(?:utc|gmt)\s?([+-])\s?(\d{1,2})(?::?(\d\d))?")
_VERSION_LINE: Final = re.compile(r"# version (\w+)")
_WINTER, _SUMMER = datetime(2026, 1, 15, tzinfo=UTC), datetime(2026, 7, 15, tzinfo=UTC)
"""Between them a zone's clocks show all of its abbreviations."""


def use_newest_zones() -> str:
    """Read zones from the system's files or from the package `tzdata`, whichever is newer.

    Python takes the system's files however old they are. Called again, it reads what has been updated since.
    Returns the source and its version, in English.
    """
    zoneinfo.reset_tzpath()
    package = _read_version((files("tzdata") / "zoneinfo" / "tzdata.zi").read_text(encoding="utf-8"))
    system = _find_system_version()
    is_system_newest = system is not None and system >= package
    if not is_system_newest:
        zoneinfo.reset_tzpath(to=())
    ZoneInfo.clear_cache()
    list_zones.cache_clear()
    return f"the system's files, {system}" if is_system_newest else f"the package tzdata, {package}"


def _find_system_version() -> str | None:
    """Return the version of the system's files, such as "2026b"; `None` if they do not say it."""
    for folder in map(Path, zoneinfo.TZPATH):
        if not (folder / "Europe").is_dir():
            continue
        for name in ("tzdata.zi", "+VERSION"):
            try:
                return _read_version((folder / name).read_text(encoding="utf-8"))
            except OSError:
                continue
        return None
    return None


def _read_version(text: str) -> str:
    """Return the version that the first line of a file of zones names, or is."""
    first = text.partition("\n")[0].strip()
    match = _VERSION_LINE.match(first)
    return match[1] if match else first


@cache
def list_zones() -> tuple[str, ...]:
    """List the names of the time zones of places, and UTC."""
    places = (name for name in available_timezones() if name.partition("/")[0] in _REGIONS)
    return tuple(sorted((*places, DEFAULT_ZONE)))


def find_zones(typed: str, languages: Sequence[str], limit: int) -> tuple[str, ...]:
    """Find zones by their names, abbreviations, offsets, cities and countries in these languages.

    Those whose name or city begins with what was typed come first; a zone's whole name finds that one alone.
    Later languages are only asked where the earlier ones know nothing.

    >>> find_zones("new y", ["en"], 25), find_zones("Wien", ["en", "de"], 25), find_zones("東京", ["ja"], 25)
    (('America/New_York',), ('Europe/Vienna',), ('Asia/Tokyo',))
    """
    wanted = " ".join(fold(typed).replace("_", " ").split())
    whole = [zone for zone in list_zones() if _plain(zone) == wanted]
    if whole:
        return tuple(whole)
    containing = [zone for zone in list_zones() if wanted in _plain(zone)]
    beginning = [zone for zone in containing if _plain(zone.rpartition("/")[2]).startswith(wanted)]
    exact = [
        zone
        for names in (*map(_list_names, dict.fromkeys(languages)), _list_cities())
        for name, zone in names
        if name == wanted
    ]
    best = [*exact, *beginning] or _find_by_words(wanted, languages)
    return tuple(dict.fromkeys((*best, *containing)))[:limit]


def _find_by_words(wanted: str, languages: Sequence[str]) -> list[str]:
    """Find zones by an offset, a place in the first language that knows its name, or an abbreviation."""
    offset = _OFFSET.fullmatch(wanted)
    if offset is not None:
        return list(_find_by_offset(offset))
    for language in dict.fromkeys(languages):
        names = (*_list_names(language), *_list_cities())
        named = [zone for name, zone in names if name.startswith(wanted)]
        if named:
            return named
    return list(_find_by_abbreviation(wanted))


def _plain(name: str) -> str:
    return name.replace("_", " ").casefold()


@cache
def _list_names(language: str) -> tuple[tuple[str, str], ...]:
    """List the names of cities and countries in a language, folded, each with a zone."""
    locale = Locale.parse(language)
    known = set(list_zones())
    cities = ((facts["city"], zone) for zone, facts in locale.time_zones.items() if "city" in facts)
    countries = (
        (locale.territories[territory], zone)
        for territory, zone in _list_places()
        if territory in locale.territories
    )
    return tuple((fold(name), zone) for name, zone in (*cities, *countries) if zone in known)


@cache
def _list_cities() -> tuple[tuple[str, str], ...]:
    """List the names of cities that are no zone's own name, folded, each with a zone."""
    text = (files("data") / "locales" / "cities.toml").read_text(encoding="utf-8")
    return tuple((fold(name), zone) for zone, names in tomllib.loads(text).items() for name in names)


@cache
def _list_places() -> tuple[tuple[str, str], ...]:
    """List the zones of each country by its ISO code, the best known first."""
    table = (files("tzdata") / "zoneinfo" / "zone.tab").read_text(encoding="utf-8")
    rows = [line.split("\t") for line in table.splitlines() if line and not line.startswith("#")]
    order = {zone: place for place, zone in enumerate(_prefer_known(row[2] for row in rows))}
    return tuple(sorted(((row[0], row[2]) for row in rows), key=lambda row: order[row[1]]))


def _find_by_offset(offset: re.Match[str]) -> Iterator[str]:
    """Yield the zones whose clocks are this much ahead of UTC in January."""
    sign, hours, minutes = offset.groups()
    ahead = timedelta(hours=int(hours), minutes=int(minutes or 0)) * (1 if sign == "+" else -1)
    yield from _prefer_known(
        zone for zone in list_zones() if _WINTER.astimezone(ZoneInfo(zone)).utcoffset() == ahead
    )


def _find_by_abbreviation(wanted: str) -> Iterator[str]:
    """Yield the zones whose clocks have this abbreviation in winter or summer."""
    yield from _prefer_known(
        zone
        for zone in list_zones()
        if wanted in {fold(moment.astimezone(ZoneInfo(zone)).tzname() or "") for moment in (_WINTER, _SUMMER)}
    )


def _prefer_known(zones: Iterable[str]) -> list[str]:
    """Put the zones that Windows names, one for each rule of clocks, before the others."""
    best_known = set(get_global("windows_zone_mapping").values())
    return sorted(zones, key=lambda zone: (zone not in best_known, zone))

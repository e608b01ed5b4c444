"""Numbers that are a time, a date, a duration, money or a share."""

from bot.watch.keywords import (
    AM,
    ARTICLE,
    AWAY,
    BEING,
    BORN,
    BOUND,
    CARD,
    CARDS,
    CLOCK,
    COMMON,
    COMPARED,
    CONNECT,
    DATE,
    DECADE,
    DRAW,
    EACH,
    ENDED,
    FITS,
    FOREUNIT,
    GROUP,
    HAND,
    HAVING,
    HOUR,
    INYEAR,
    LEFT,
    MEETING,
    MINUS,
    MONEY,
    OF,
    ONTO,
    PAY,
    PERCENT,
    PILE,
    PLAY,
    POSSESSIVE,
    PRONOUN,
    RANGE,
    RELATION,
    SINGLE,
    SPAN,
    TELL,
    TOHOUR,
    UNIT,
    UNTIL,
    UPTO,
    WEATHER,
    YEARS,
)  # fmt: skip
from bot.watch.lines import WORD, Line
from bot.watch.model import Context
from bot.watch.numbers import IN_DIGITS, Number

_HOURS = 24
_DAYS = 31
_NOON = 12
_MINUTES = 60
_ONE_OCLOCK = frozenset({"una"})
_HOURS_ARTICLES = frozenset({"le", "las", "as"})
_BREAK = 30
_SIGNS = frozenset("%€$£¥₽₺°‰¢§")
_REACH = 3
_IT = frozenset({"it", "its", "es"})
_MINE = frozenset({"m", "am", "im", "mine"})
_EIGHTIES_MUSIC = frozenset({"en", "de", "nl", "fr", "it", "es", "pt"})


def has_a_unit(number: Number, line: Line, _context: Context) -> bool:
    """20 minutes, 5€, 50 %, $20, 5 more minutes, 20-30 km, 40+ minutes, 2 and a half hours."""
    if line.text(number.last + 1) in _SIGNS or line.text(number.first - 1) in _SIGNS:
        return True
    if line.cue(number.first - 1) & FOREUNIT:
        return True
    place = number.last + (2 if line.text(number.last + 1) in {"-", "+"} else 1)
    if line.cue(place) & CONNECT and line.cue(place + 2) & RELATION:
        place += 3
    if line.cue(place) & (UNIT | MONEY):
        # The short word for minutes is the Dutch minus.
        return not (line.cue(place) & MINUS and line.begins_number(place + 1))
    if line.is_word(place) and line.cue(place + 1) & PERCENT:
        return True
    is_between = line.is_word(place) and not line.begins_number(place)
    is_between = is_between and bool(not line.cue(place) & (FITS | TELL | ARTICLE) or line.cue(place) & LEFT)
    # Vier klemmt grad: the German for degrees is the German for just now.
    unit = line.cue(place + 1)
    return bool(is_between and unit & UNIT and not unit & BEING)


def follows_a_unit(number: Number, line: Line, _context: Context) -> bool:
    """6 foot 2, 2 h 30, 3 euro 50, минут через пять."""
    # Mine's a 77: a single letter is seldom a unit without a number before it.
    is_unit = line.cue(number.first - 2) & UNIT and len(line.text(number.first - 2)) > 1
    if is_unit and line.cue(number.first - 1) & (SPAN | ONTO | EACH):
        return not line.begins_number(number.first - 3)
    return bool(line.cue(number.first - 1) & (UNIT | MONEY | HOUR)) and line.begins_number(number.first - 2)


def is_a_temperature(number: Number, line: Line, _context: Context) -> bool:
    """-5 outside, minus 5 draußen, moins 5 dehors, it's 30 outside."""
    return bool(line.talk & WEATHER) and not line.is_game_talk and not number.is_ordinal


def is_a_price(number: Number, line: Line, _context: Context) -> bool:
    """Paid 15, kostet mich 60, 15 dafür bezahlt."""
    if line.cue(number.first - 1) & ARTICLE:
        return False
    places = (*range(number.first - _REACH, number.first), *range(number.last + 1, number.last + _REACH))
    return not line.is_game_talk and any(line.cue(place) & PAY for place in places)


def is_a_year_of_birth(number: Number, line: Line, _context: Context) -> bool:
    """Born in 91, Jahrgang 91, née en 91, sono dell'87, ik ben van 85."""
    place = number.first - (2 if line.text(number.first - 1) == "'" else 1)
    if line.cue(place) & OF and line.cue(place - 1) & AM and number.counted > _BREAK:
        return not line.is_game_talk
    return any(line.cue(number.first - step) & BORN for step in range(1, _REACH + 1))


def is_oclock(number: Number, line: Line, _context: Context) -> bool:
    """8 Uhr, 8 pm, 8 tonight, 7 heures, 8 in the morning."""
    if number.counted > _HOURS:
        return False
    place = number.last + (2 if line.text(number.last + 1) in {"'", "-"} else 1)
    if line.cue(place) & (HOUR | DATE):
        return True
    if line.cue(place) & (FITS | COMMON):
        # Comprei o 15 bem na hora errada: what is drawn is no hour.
        is_drawn = line.cue(number.first - 1) & ARTICLE and line.cue(number.first - 2) & (DRAW | PLAY)
        return not is_drawn and any(line.cue(place + step) & HOUR for step in (1, 2))
    return False


def is_minutes_of_an_hour(number: Number, line: Line, _context: Context) -> bool:
    """A las 9 y 20, alle sei e cinquanta, às seis e quinze, sono le dieci meno venti."""
    if number.counted >= _MINUTES or line.is_game_talk or not line.cue(number.first - 1) & (CONNECT | MINUS):
        return False
    hour = number.first - 2
    is_hour = line.begins_number(hour) and not (line.text(hour).isdigit() and int(line.text(hour)) > _HOURS)
    is_one = line.text(hour - 1) == "'" and line.text(hour) in _ONE_OCLOCK
    return is_hour and bool(line.cue(hour - 1) & CLOCK or is_one or line.is_idiom(hour, hour))


def is_minutes_to_an_hour(number: Number, line: Line, _context: Context) -> bool:
    """Tien voor half zeven, zehn vor acht, dez pras onze, quinze para as onze."""
    to = number.first - (2 if line.cue(number.first - 1) & GROUP else 1)
    if number.counted <= _NOON and line.cue(to) & TOHOUR and line.cue(number.first - 1) & GROUP:
        return line.begins_number(to - 1) and not line.talk & (PLAY | CARD)
    if _is_past_an_hour(number, line):
        return True
    if number.counted >= _BREAK or not line.cue(number.last + 1) & TOHOUR or line.talk & (PLAY | CARD):
        return False
    hour = number.last + 2
    hour += 1 if line.cue(hour) & (CLOCK | GROUP) else 0
    is_hour = line.begins_number(hour) and not (line.text(hour).isdigit() and int(line.text(hour)) > _NOON)
    is_bare = not line.cue(number.first - 1) & (ARTICLE | TELL) or line.cue(number.first - 1) & BEING
    is_one = line.is_end(hour + 1) or not line.text(hour + 1) or line.cue(hour + 1)
    return bool(is_bare and ((is_hour and is_one) or line.cue(hour) & RELATION))


def _is_past_an_hour(number: Number, line: Line) -> bool:
    """Tell whether minutes to or past an hour end a clause: it's ten past, es ist zehn nach."""
    place = number.last + 2
    is_last = line.is_end(place) or not line.text(place) or line.cue(place) & (FITS | COMMON)
    is_last = is_last and not line.cue(place) & (POSSESSIVE | ARTICLE | PRONOUN)
    is_past = line.cue(number.last + 1) & TOHOUR and is_last and number.counted < _BREAK
    if not is_past or line.is_game_talk or line.cue(number.first - 1) & ARTICLE & ~BEING:
        return False
    # 'S ist zehn nach, it's ten past.
    subjects = {line.text(number.first - step) for step in range(1, _REACH + 2)}
    return bool(subjects & _IT or line.talk & HOUR)


def is_at_an_hour(number: Number, line: Line, _context: Context) -> bool:
    """At 8, um acht, à 20, alle 8, в 8; not of a pile or a card."""
    # I'm at 22 tells where a hand begins.
    is_mine = any(line.text(number.first - step) in _MINE for step in (2, 3))
    return (
        number.counted <= _HOURS
        and bool(line.cue(number.first - 1) & CLOCK)
        and not is_mine
        and not line.talk & (PILE | CARD | CARDS | HAND)
    )


def is_near_an_hour(number: Number, line: Line, _context: Context) -> bool:
    """Halb acht, half past 8, quarter to nine, viertel nach sieben, dokuzu çeyrek geçe."""
    if number.counted > _HOURS or line.cue(number.first - 1) & OF:
        return False
    # Dokuzu çeyrek geçe: the quarter stands behind the hour.
    is_behind = "tr" in line.speakers and line.cue(number.last + 1) & RELATION
    return bool(is_behind) or any(line.cue(number.first - step) & RELATION for step in (1, 2))


def is_until_an_hour(number: Number, line: Line, _context: Context) -> bool:
    """Until 8, bis 10, before nine, dokuzdan önce, when nobody speaks of cards."""
    is_behind = line.cue(number.last + 1) & UPTO and not line.talk & (CARD | PLAY)
    if not line.cue(number.first - 1) & UNTIL and not is_behind:
        return False
    if number.counted <= _HOURS and line.talk & (HOUR | DATE | AWAY):
        return True
    is_range = line.cue(number.first - 1) & RANGE and line.begins_number(number.last + 2)
    if is_range and line.talk & TELL and line.talk & HAVING:
        return False
    # The hour is an ordinal in Polish: do dwudziestej.
    return number.counted <= (_HOURS if number.is_ordinal else _NOON) and not line.is_game_talk


def is_on_a_day(number: Number, line: Line, _context: Context) -> bool:
    """14 May, May 14th, am 14., Friday 13, on the 21st."""
    if number.counted > _DAYS:
        return False
    place = number.last + (2 if line.text(number.last + 1) in {".", "de", "of", "di", ","} else 1)
    if (line.cue(place) | line.cue(number.first - 1)) & DATE:
        return True
    if line.cue(number.first - 1) & ARTICLE and line.cue(number.first - 2) & DATE:
        return True
    if (line.cue(number.first - 1) | line.cue(number.first - 2)) & HOUR and not line.is_game_talk:
        return number.counted <= _HOURS
    is_today = line.cue(number.first - 1) & ARTICLE and line.cue(number.first - 2) & BEING
    if is_today and line.cue(number.first - 3) & HOUR:
        return True
    is_dotted = line.text(number.last + 1) == "." and not line.spaced[number.last + 1]
    if is_dotted and line.text(number.first - 1) in {"am", "vom", "zum", "den", "dem"}:
        return True
    return (
        number.is_ordinal
        and line.text(number.first - 1) == "the"
        and line.text(number.first - 2) in {"on", "until", "by"}
    )


def is_a_day_to_meet(number: Number, line: Line, _context: Context) -> bool:
    """J'ai rdv le vingt-trois, la boda es el 24, de drieëntwintigste heb ik een feestje."""
    if number.counted > _DAYS or not line.cue(number.first - 1) & ARTICLE or line.is_game_talk:
        return False
    if line.cue(number.first - 1) & POSSESSIVE:
        return False
    # The deadline is the 31st.
    is_said = line.cue(number.first - 2) & BEING and any(
        line.cue(number.first - step) & MEETING for step in (3, 4)
    )
    if is_said:
        return True
    # I'm due, so I play the 31.
    is_played = line.cue(number.first - 2) & PLAY or line.cue(number.last + 1) & PLAY
    return bool(line.talk & MEETING and not is_played) and not line.cue(number.first - 2) & (
        TELL | COMPARED | BOUND
    )


def is_a_break(number: Number, line: Line, _context: Context) -> bool:
    """Brb 5, back in 10, gimme 5, afk 20: at the end of a clause that speaks of no card."""
    is_last = line.is_end(number.last + 1) or not line.text(number.last + 1)
    is_round = number.counted <= _NOON or (number.counted <= _BREAK and number.counted % 5 == 0)
    if not is_round or number.is_decade or line.is_game_talk or line.text(number.first - 1) == "for":
        return False
    if line.cue(number.first - 1) & (POSSESSIVE if number.counted <= _NOON else POSSESSIVE | ARTICLE):
        return False
    is_opening = number.first == 1 and not line.begins_number(number.last + 2)
    if line.cue(number.first - 1) & SPAN and not line.begins_number(number.last + 2):
        # In 20 wieder da: the word for coming back may stand behind the minutes, too.
        around = (number.first - 3, number.first - 2, number.last + 1, number.last + 2)
        is_last = is_last or any(line.cue(place) & AWAY for place in around)
    if line.cue(number.first - 1) & SPAN and (is_last or is_opening):
        return True
    is_play = any(line.cue(number.first - step) & PLAY for step in range(1, _REACH + 1))
    if not is_last or is_play:
        return False
    for step in range(1, _REACH + 1):
        if line.is_end(number.first - step):
            return False
        if line.cue(number.first - step) & AWAY:
            return True
    return False


def is_a_decade_of_years(number: Number, line: Line, _context: Context) -> bool:
    """80s music, die 80er Jahre, born in the eighties, música de los ochenta, the 90s were better."""
    is_said = bool(line.cue(number.first - 1) & YEARS) and number.value % 10 == 0
    if is_said or not number.is_decade:
        return is_said or _is_of_those_years(number, line)
    if line.cue(number.last + 1) & UNIT or line.talk & YEARS:
        return True
    after = line.token(number.last + 1)
    if line.is_game_talk:
        return False
    is_past = any(line.cue(number.last + step) & ENDED for step in (1, 2))
    is_past = is_past and not any(line.cue(number.last + step) & POSSESSIVE for step in (2, 3))
    if is_past and line.cue(number.first - 1) & ARTICLE and not line.cue(number.first - 1) & POSSESSIVE:
        return True
    # Zwanzigern stands alone, zwanziger before what it tells the age of.
    is_before_a_thing = after.kind is WORD and not line.cue(number.last + 1)
    # The music of the 80s stands behind them in some languages only.
    is_before_a_thing = is_before_a_thing and bool(_EIGHTIES_MUSIC.intersection(line.speakers))
    return is_before_a_thing and not number.is_about and not line.text(number.last).endswith(("ern", "ers"))


def _is_of_those_years(number: Number, line: Line) -> bool:
    """Tell whether a round number stands behind the article of a decade in talk of music or childhood."""
    is_round = number.value % 10 == 0 and number.counted > _NOON and number.value < 100  # noqa: PLR2004  # tens
    return bool(
        is_round and line.talk & YEARS and line.cue(number.first - 1) & DECADE and not line.is_game_talk
    )


def is_an_age_to_come(number: Number, line: Line, _context: Context) -> bool:
    """I'll be 30 next week, nächste Woche werd ich 30."""
    is_me = line.text(number.first - 1) in {"be", "ich"} and any(
        line.text(number.first - step) in {"ll", "ill", "will", "werd", "werde"} for step in (2, 3)
    )
    is_dated = line.talk & (UNIT | DATE | HOUR) and not line.is_game_talk
    return bool(is_me and is_dated and not line.cue(number.last + 1) & PLAY)


def is_a_short_year(number: Number, line: Line, _context: Context) -> bool:
    """'68, the summer of '98, win'95, en el 98 tenía yo un discman."""
    place = number.first - (2 if line.cue(number.first - 1) & SINGLE else 1)
    is_past = any(line.cue(number.last + step) & ENDED for step in (1, 2))
    if number.counted > _DAYS and line.cue(place) & INYEAR and is_past:
        return not line.is_game_talk
    mark = line.token(number.first - 1)
    # All'81: an elided article is no name.
    is_name = len(line.text(number.first - 2)) >= _REACH and not line.cue(number.first - 2) & (
        ARTICLE | COMMON
    )
    return (
        mark.text == "'"
        and (mark.is_spaced or (number.dress is IN_DIGITS and is_name))
        and not line.spaced[number.first]
        and not line.is_game_talk
    )


def is_from_an_hour(number: Number, line: Line, _context: Context) -> bool:
    """From 8 to 11 on monday, von acht bis zwölf war ich weg: in talk of days, hours or what is over."""
    if number.counted > _HOURS or line.is_game_talk:
        return False
    if line.talk & (HOUR | DATE) and (_is_between_hours(number.first - 1, line)):
        return True
    if not line.cue(number.first - 1) & RANGE:
        return False
    is_to = line.cue(number.last + 1) & (UNTIL | CONNECT) and line.begins_number(number.last + 2)
    is_mine = line.talk & POSSESSIVE or line.cue(number.first - 2) & TELL
    return bool(is_to and line.talk & (HOUR | DATE | ENDED) and not is_mine)


def _is_between_hours(article: int, line: Line) -> bool:
    """Tell whether an article stands before one of two hours: tra le 18 e le 20. Cards have another."""
    if line.text(article) not in _HOURS_ARTICLES:
        return False
    opens = line.cue(article - 1) & RANGE and line.text(article + 3) == line.text(article)
    closes = line.cue(article - 1) & CONNECT and line.text(article - 3) == line.text(article)
    return bool(opens or (closes and line.cue(article - 4) & RANGE))

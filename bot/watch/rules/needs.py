"""What the rules look for beside a number, so that no message waits for rules that find nothing there.

A rule that is not named here is always asked.
"""

from collections.abc import Callable

from bot.watch.cues import (
    AGE,
    ATONCE,
    AWAY,
    BORN,
    CARD,
    CARDS,
    CLOCK,
    COUNTED,
    COUNTING,
    CROWD,
    DATE,
    DECK,
    DOING,
    DONE,
    DOWN,
    DRAW,
    EACH,
    ENDED,
    ENOUGH,
    FITS,
    GROUP,
    HAND,
    HOUR,
    KIN,
    LABEL,
    LEFT,
    METER,
    MONEY,
    NUMERO,
    OF,
    ONTO,
    OURS,
    PARTITIVE,
    PAY,
    PILE,
    PLAY,
    PRONOUN,
    RELATION,
    SHUN,
    SPAN,
    STILL,
    UNIT,
    UNTIL,
    VERSUS,
    WHEN,
    WHICH,
)  # fmt: skip
from bot.watch.lines import Line
from bot.watch.model import Context
from bot.watch.numbers import Number
from bot.watch.rules import answers, counts, labels, people, piles, times, turns

Rule = Callable[[Number, Line, Context], bool]

SIGHT = 12
"""No rule named here looks for its cues at more tokens on either side."""

NEEDS: dict[Rule, int] = {
    answers.answers_a_question: COUNTED | LABEL,
    answers.is_of_them: PARTITIVE,
    answers.is_ours: OURS,
    answers.is_a_group: GROUP,
    counts.counts_cards: CARDS | CARD,
    counts.counts_known_things: COUNTED | LABEL | CROWD,
    counts.is_left_over: LEFT,
    counts.is_still_to_come: STILL,
    counts.is_drawn: DRAW,
    counts.is_some_of_us: OF | PARTITIVE,
    counts.is_a_pair_of_people: PRONOUN,
    counts.is_counted_aloud: COUNTING,
    counts.is_a_match_up: VERSUS,
    counts.is_in_the_deck: DECK,
    counts.is_for_each: EACH,
    counts.is_at_once: ATONCE | SPAN,
    counts.is_a_crowd: CROWD,
    counts.is_in_a_hand: HAND,
    counts.is_what_is_left: DOWN,
    counts.is_a_game_for: COUNTED | LABEL,
    labels.has_a_label: COUNTED | LABEL,
    labels.is_what_a_label_is: LABEL,
    labels.is_a_share: COUNTED | LEFT | FITS,
    labels.is_a_reading: METER,
    people.is_an_age: AGE | KIN | WHEN | ENDED,
    people.are_so_many: OURS,
    piles.follows_a_pile: PILE,
    piles.comes_before_a_pile: PILE,
    piles.is_laid_upon: ONTO,
    piles.is_upon: ONTO,
    piles.has_a_piles_number: NUMERO,
    piles.is_kept_from: SHUN,
    times.follows_a_unit: UNIT | MONEY | HOUR,
    times.is_a_price: PAY,
    times.is_a_year_of_birth: BORN,
    times.is_oclock: HOUR | DATE,
    times.is_at_an_hour: CLOCK,
    times.is_near_an_hour: RELATION,
    times.is_until_an_hour: UNTIL,
    times.is_a_break: SPAN | AWAY,
    turns.is_a_turn: PLAY | WHICH,
    turns.is_to_be_played: PLAY | DOING | DRAW,
    turns.is_enough: ENOUGH,
    turns.was_played: DONE | UNTIL,
}
"""For each rule the kinds of cue of which at least one stands near every number it leaves alone."""

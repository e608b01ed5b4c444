import pytest

from bot.watch import Context, Reason, Strictness, heard

TABLE = Context(languages=("en", "de", "fr", "es", "it", "nl", "pt", "pl", "ru"))
GAME = Context(cards=range(2, 100), piles=frozenset({45, 12}))


@pytest.mark.parametrize(
    ("text", "reason", "values"),
    [
        ("I have 37", Reason.DIGITS, (37,)),
        ("\uff13\uff17", Reason.VEILED, (37,)),
        ("³⁷", Reason.VEILED, (37,)),
        ("\U0001d7ef\U0001d7f3", Reason.VEILED, (37,)),
        ("٣٧", Reason.VEILED, (37,)),
        ("3️⃣7️⃣", Reason.VEILED, (37,)),
        ("㊲", Reason.VEILED, (37,)),
        ("⑳", Reason.VEILED, (20,)),
        ("3 7", Reason.VEILED, (37,)),
        ("3.7", Reason.VEILED, (37,)),
        ("3-7", Reason.VEILED, (37,)),
        ("t h i r t y", Reason.VEILED, (30,)),
        ("t.h.i.r.t.y", Reason.VEILED, (30,)),
        ("3\u200b7", Reason.VEILED, (37,)),
        ("||3||||7||", Reason.VEILED, (37,)),
        ("**3**7", Reason.VEILED, (37,)),
        ("f1fty", Reason.VEILED, (50,)),
        ("fourty", Reason.VEILED, (40,)),
        ("\u0455even", Reason.VEILED, (7,)),
        ("XXXVII", Reason.ROMAN, (37,)),
        ("mine is thirty-seven", Reason.WORDS, (37,)),
        ("thirtyseven", Reason.WORDS, (37,)),
        ("siebenunddreißig", Reason.WORDS, (37,)),
        ("sieben und dreissig", Reason.WORDS, (37,)),
        ("the thirty-seventh", Reason.ORDINAL, (37,)),
        ("anything above 40", Reason.BOUND, (40,)),
        ("between 30 and 40", Reason.RANGE, (30, 40)),
        ("in the forties", Reason.DECADE, (40,)),
        ("mid 60s", Reason.DECADE, (60,)),
        ("half of 50", Reason.SUM, (50,)),
        ("6 x 7", Reason.SUM, (6, 7)),
        ("one more than the 34", Reason.SUM, (34,)),
        ("bigger than your 45", Reason.COMPARED, (45,)),
    ],
)
def test_every_way_of_telling_on_the_policy_page_is_heard(
    text: str, reason: Reason, values: tuple[int, ...]
) -> None:
    finding = heard(text, Context())

    assert finding is not None
    assert (finding.reason, finding.values) == (reason, values)


@pytest.mark.parametrize(
    "text",
    [
        "pile 2",
        "the 3rd pile",
        "second row",
        "#4",
        "Stapel 2",
        "la pile 3",
        "I can play two cards",
        "draw 2",
        "three left in my hand",
        "noch drei Karten",
        "one more card",
        "4 players",
        "two turns",
        "three of us",
        "level 3",
        "2 lives",
        "one star",
        "brb 5 min",
        "at 8",
        "20:30",
        "in ten minutes",
        "um halb acht",
        "tomorrow at 7pm",
        "2026",
        "the ten trick",
        "ten back",
        "minus 10",
        "exactly 10 lower",
        "100%",
        "💯",
        "5€",
        "v2.1",
        "we had 7 cards left last time",
        "no one",
        "one sec",
        "that one",
        "one of us",
        "anyone",
        "to too for ate won",
        "two seconds",
        "first of all",
        "at sixes and sevens",
        "acht geben",
        "sechseckig",
        "on cloud nine",
        "<@123456789012345678>",
        "<#42>",
        "<@&37>",
        "<a:emoji42:123>",
        "<t:1700000000:R>",
        "https://example.com/37",
        "```\nprint()\n```",
        "see board_37.png",
    ],
)
def test_nothing_the_policy_page_leaves_alone_is_heard(text: str) -> None:
    assert heard(text, TABLE) is None


@pytest.mark.parametrize("text", ["the 45 pile", "the pile with 45 on top", "der 45er Stapel", "the 12 pile"])
def test_a_public_value_with_its_pile_is_left_alone_unless_the_table_is_strict(text: str) -> None:
    strict = Context(piles=GAME.piles, strictness=Strictness.STRICT)

    finding = heard(text.replace("12", "45"), strict)

    assert heard(text, GAME) is None
    assert finding is not None
    assert finding.reason is Reason.PUBLIC_VALUE


def test_a_value_that_lies_on_no_pile_is_no_public_value() -> None:
    assert heard("the 46 pile", GAME) is not None


def test_a_public_value_without_its_pile_is_told() -> None:
    assert heard("I have 45", GAME) is not None


@pytest.mark.parametrize("text", ["ten back", "minus 10", "exactly 10 lower", "zehn zurück"])
def test_trick_talk_is_heard_at_a_strict_table_only(text: str) -> None:
    finding = heard(text, Context(strictness=Strictness.STRICT))

    assert heard(text, Context()) is None
    assert finding is not None
    assert finding.reason is Reason.TRICK_TALK


def test_nothing_is_heard_when_the_watch_is_off() -> None:
    assert heard("I have 37", Context(strictness=Strictness.OFF)) is None


@pytest.mark.parametrize("text", ["I have 100", "I have 1", "my card is one"])
def test_one_and_a_hundred_are_cards_of_the_mind_but_not_of_the_game(text: str) -> None:
    assert heard(text, Context(cards=range(1, 101))) is not None
    assert heard(text, Context(cards=range(2, 100))) is None


@pytest.mark.parametrize(
    "text", ["I have 0", "we need 250", "1000 thanks", "one hundred and nine", "fifty thousand"]
)
def test_a_number_no_card_has_is_left_alone(text: str) -> None:
    assert heard(text, Context()) is None


def test_a_finding_names_the_words_as_they_were_written_and_their_place() -> None:
    text = "well 👀 I've got **Thirty**-\u200bseven here"

    finding = heard(text, Context())

    assert finding is not None
    assert finding.words == "Thirty**-\u200bseven"
    assert text[finding.start : finding.end] == finding.words


def test_a_quote_of_the_bots_own_words_is_left_alone() -> None:
    own = Context(own_lines=frozenset({"You may not lay 37 here."}))

    assert heard("> You may not lay 37 here.\nwhy not?", own) is None
    assert heard("> 37\u2191 12\u2191 88\u2193 61\u2193", Context()) is None


def test_a_quote_of_somebody_else_is_heard() -> None:
    assert heard("> my lowest is 37\nsame", Context()) is not None


def test_a_code_block_that_holds_a_number_is_heard() -> None:
    assert heard("```\n37\n```", Context()) is not None


@pytest.mark.parametrize("text", ["", " ", "\n", "\u200b", "😀", "?!", "a", "🇩🇪"])
def test_a_message_without_words_tells_nothing(text: str) -> None:
    assert heard(text, Context()) is None


def test_language_tags_with_a_country_are_understood() -> None:
    assert heard("siebenunddreißig", Context(languages=("de-AT",))) is not None


def test_a_language_the_table_does_not_speak_counts_when_the_message_speaks_it() -> None:
    assert heard("espera que yo tengo la carta treinta y siete", Context(languages=("en",))) is not None


def test_a_language_nobody_knows_leaves_the_digits() -> None:
    assert heard("37", Context(languages=("xx",))) is not None


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("i'm in the teens", (13,)),
        ("mine is in single digits", (9,)),
        ("meine ist einstellig", (9,)),
        ("was in den zehnern", (13,)),
        ("thirtyish", (30,)),
        ("forty something here", (40,)),
        ("three dozen exactly, that's my card", (36,)),
        ("zwoundvierzig", (42,)),
        ("fuffzig", (50,)),
        ("nine teen", (19,)),
        ("fo rty", (40,)),
        ("einundneunzich", (91,)),
        ("l have 4l", (41,)),
        ("f o u r t y", (40,)),
        ("3 7 hihi", (37,)),
    ],
)
def test_spans_dozens_and_ways_of_saying_a_number_are_heard(text: str, values: tuple[int, ...]) -> None:
    finding = heard(text, Context())

    assert finding is not None
    assert finding.values == values


@pytest.mark.parametrize(
    "text",
    ["my teens are loud", "three dozen eggs", "4l of milk", "got it for 39.99", "a few dozen people"],
)
def test_neighbours_of_spans_dozens_and_prices_are_left_alone(text: str) -> None:
    assert heard(text, Context()) is None


@pytest.mark.parametrize(
    "text",
    [
        "exactly ten back, not roughly ten, kev",
        "lets say at 8, and this time i mean 8",
        '"exactly 10 lower" is the rule, nearly 10 doesnt do it',
    ],
)
def test_what_is_said_again_means_what_it_meant_before(text: str) -> None:
    assert heard(text, Context(languages=("en",))) is None


@pytest.mark.parametrize(
    "text", ["exactly ten back, my ten", "at 8 then, my lowest is 8", "at 8 i mean the 8"]
)
def test_what_is_said_again_as_a_card_is_told(text: str) -> None:
    assert heard(text, Context(languages=("en",))) is not None


@pytest.mark.parametrize(
    "text",
    [
        "IX is my smallest card",
        "well a hundred is mine",
        "hundert hab ich",
        "all my stuff is in the eighties rn",
    ],
)
def test_a_value_before_its_owner_is_told(text: str) -> None:
    assert heard(text, Context()) is not None


def test_a_pile_called_by_its_tens_is_public_while_such_a_card_lies_there() -> None:
    assert heard("legt auf den 40er stapel", Context(piles=(40,))) is None
    assert heard("legt auf den 40er stapel", Context(piles=(51,))) is not None


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("for..ty...se..ven", 47),
        ("sev..en..ty", 70),
        ("acht...und...vier...zig", 48),
        ("nine--ty--four", 94),
        ("siebenund30 is meine tiefste", 37),
        ("sechsund50 wär dran", 56),
        ("neunund8zig", 89),
        ("2wenty9 and then pizza", 29),
        ("3ty7 who wants", 37),
        ("f0rty8", 48),
        ("sixty9 nice", 69),
        ("L X X V I, figure it out", 76),
        ("x l i x is my card", 49),
        ("X X V I I folks", 27),
        ("fo - rty", 40),
        ("se7enty", 70),
        ("nine... ty... one", 91),
        ("th ir ty", 30),
        ("dr ei ßig", 30),
    ],
)
def test_a_name_in_pieces_of_several_kinds_is_put_together(text: str, value: int) -> None:
    finding = heard(text, Context())

    assert finding is not None
    assert finding.values == (value,)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("0x2A is mine", 42),
        ("i hold 0b1100", 12),
        ("binary 101101 is my card", 45),
        ("in hex i have 1F", None),
    ],
)
def test_a_number_in_a_base_that_is_named_is_heard(text: str, value: int | None) -> None:
    finding = heard(text, Context())

    assert (finding.values if finding else None) == ((value,) if value else None)


@pytest.mark.parametrize(
    "text", ["what is that for... ty", "love you x x x", "x x x i miss you", "4ta and 5te and gr8"]
)
def test_what_only_looks_like_pieces_of_a_name_is_left_alone(text: str) -> None:
    assert heard(text, Context()) is None

"""Languages read by CLDR's names, and digits beside letters of every script."""

import pytest

from bot.watch import FURTHER_LANGUAGES, Context, heard
from bot.watch.hearing import read
from bot.watch.languages.names import read_names

ASIAN = Context(languages=("ja", "zh", "ko", "th", "en"), cards=range(2, 100))


def values_read(text: str, language: str) -> list[int]:
    return [number.value for number in read(text, Context(languages=(language, "en"))).numbers]


@pytest.mark.parametrize("language", FURTHER_LANGUAGES)
def test_every_number_is_found_in_every_form_that_is_known(language: str) -> None:
    names = {
        phrase: name.value
        for name, phrases in read_names(language)["phrases"].items()
        for phrase in phrases
        if name.value > 1
    }

    assert set(names.values()) == set(range(2, 101))
    assert [phrase for phrase, value in names.items() if values_read(phrase, language) != [value]] == []


@pytest.mark.parametrize(
    ("text", "languages"),
    [
        ("37です", "ja"),
        ("カード37だよ", "ja"),
        ("我有37", "zh"),
        ("37로", "ko"),
        ("ฉันมี37", "th"),
        ("๓๗ค่ะ", "th"),
        ("ខ្ញុំមាន37", "km"),
        ("ال٢٦ عندي", "ar"),
        ("יש לי ב37", "he"),
        ("mulla on 37:n", "fi"),
        ("minulla on 37lla", "fi"),
        ("nálam van a 37-et", "hu"),
        ("its a71", "en"),
        ("ich hab42", "de"),
        ("vo d26", "de"),
    ],
)
def test_digits_are_heard_where_letters_touch_them(text: str, languages: str) -> None:
    assert heard(text, Context(languages=(languages, "en", "de"))) is not None


@pytest.mark.parametrize(
    "text",
    [
        "ps5",
        "mp3",
        "f16",
        "gta6",
        "v2",
        "R2D2",
        "かな2",
        "@かな23",
        "A71 is closed",
        "roll a d20",
        "windows11",
        "b52",
    ],
)
def test_digits_in_names_are_left_alone(text: str) -> None:
    assert heard(text, ASIAN) is None


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("三十七だよ", "ja"),
        ("さんじゅうななです", "ja"),
        ("ヨンジュウロクでどうよ", "ja"),
        ("しちじゅうさん", "ja"),
        ("我有三十七", "zh"),
        ("貳拾壹", "zh"),
        ("廿二可唔可以", "zh"),
        ("삼십칠이야", "ko"),
        ("서른일곱 있다", "ko"),
        ("เรามีสามสิบเจ็ดนะ", "th"),
        ("tôi có ba mươi bảy", "vi"),
        ("kartuku tiga puluh tujuh", "id"),
        ("معي سبعة وتلاتين", "ar"),
        ("ورقتي سبعة وثلاثون", "ar"),
        ("יש לי שלושים ושבע", "he"),
        ("मेरे पास सैंतीस है", "hi"),
        ("έχω τριάντα επτά", "el"),
        ("mulla on kolmekymmentäseitsemän", "fi"),
        ("nálam van a harminchetes", "hu"),
        ("am treizeci și șapte", "ro"),
        ("имам трийсет и седем", "bg"),
        ("jeg har trettisju", "no"),
    ],
)
def test_a_name_is_heard_in_a_sentence(text: str, language: str) -> None:
    finding = heard(text, Context(languages=(language, "en"), cards=range(2, 100)))
    assert finding is not None


@pytest.mark.parametrize(
    "text",
    [
        *(
            "あと3枚残ってる",
            "今4人そろってる",
            "三十分後に再開で",
            "21時からでいい",
            "これ3000円で買ったやつ",
            "2番の山に置くね",
        ),
        *(
            "十中八九むりだね",
            "四苦八苦してる",
            "もう十分楽しんだw",
            "10戻しできるよ",
            "三国志やろう",
            "888888888",
        ),
        *(
            "我先出两张意思意思",
            "等我二十分钟 洗个澡",
            "不管三七二十一 冲了",
            "百分之八十要输",
            "2333333",
            "礼拜六下午两点有人吗",
        ),
        *(
            "나 3장 남음",
            "네 명 다 모였어?",
            "삼십 분만 하고 나갈게",
            "오십보백보야 니네 둘",
            "선생님이십니다",
            "승률 60퍼쯤 되나",
        ),
        *(
            "ลงได้สามใบนะตานี้",
            "เล่นกัน 4 คนพอดี",
            "ขอไปอาบน้ำ 15 นาที",
            "5555555",
            "สามารถลงได้เลยมั้ย",
            "เกมนี้ซื้อมา 590 บาท",
        ),
    ],
)
def test_what_is_counted_measured_or_a_saying_is_left_alone(text: str) -> None:
    assert heard(text, ASIAN) is None


def test_han_numerals_are_read_at_every_table() -> None:
    assert heard("三十七", Context(languages=("en", "de"))) is not None


def test_only_the_words_before_digits_are_asked_for_a_name() -> None:
    assert heard("@" + "有" * 3 + "37", ASIAN) is None
    assert heard("有37" * 1300, ASIAN) is not None

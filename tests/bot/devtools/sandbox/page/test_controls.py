"""Adding users, injecting faults, and showing the traffic."""

import re
from pathlib import Path

from bot.devtools.sandbox import Sandbox, page
from bot.devtools.sandbox.page.files import WORDS, read_words
from bot.words.words import languages
from tests.bot.devtools.sandbox.page.conftest import Connect
from tests.bot.devtools.sandbox.sample_bot import SampleBot


async def test_somebody_joins_in_their_language(bot: SampleBot, connect: Connect) -> None:
    assert bot.connects == 1
    anna = await connect("Anna")
    done = await anna.ask("add_person", name="  Dora   Maar ", locale="fr")
    people = (await anna.until("people"))["people"]
    assert people[-1] == {"id": done["person"], "name": "Dora Maar", "locale": "fr"}
    dora = await connect("dora maar")
    assert (await dora.run("play", card=1))["op"] == "done"


async def test_a_name_that_will_not_do_is_refused(connect: Connect) -> None:
    anna = await connect("Anna")
    assert "already" in (await anna.ask("add_person", name="BEN"))["words"]
    assert "already" in (await anna.ask("add_person", name="Unspoken"))["words"]
    assert "1 to 32" in (await anna.ask("add_person", name="  "))["words"]
    assert "1 to 32" in (await anna.ask("add_person", name="x" * 33))["words"]
    assert "1 to 32" in (await anna.ask("add_person", name="a\x07b"))["words"]
    assert "language" in (await anna.ask("add_person", name="Dora", locale="tlh"))["words"]
    assert [one for one in anna.frames if one["op"] == "people"] == []


async def test_a_refusal_has_a_code_that_the_page_puts_into_words(connect: Connect) -> None:
    anna = await connect("Anna")
    taken = await anna.ask("add_person", name="BEN")
    assert (taken["code"], taken["facts"]) == ("name_taken", {"name": "BEN"})


def test_the_page_has_words_for_every_code_of_a_refusal() -> None:
    sandbox = Path(page.__file__).parents[1]
    sources = "".join(file.read_text(encoding="utf-8") for file in sandbox.rglob("*.py"))
    codes = set(re.findall(r'NotPossibleError\(\w+, "(\w+)"', sources))
    assert {"name_taken", "no_choice", "no_button"} <= codes
    assert {f"refused_{code}" for code in codes} <= read_words()["en"].keys()


def test_the_page_says_the_same_in_every_language_of_the_bot() -> None:
    texts = read_words()
    assert tuple(sorted(texts)) == languages()
    english = texts["en"]
    for language, words in texts.items():
        assert list(words) == list(english), language
        for key, text in words.items():
            assert text, (language, key)
            assert set(re.findall(r"{\w+}", text)) == set(re.findall(r"{\w+}", english[key])), (language, key)


def test_every_text_of_the_page_is_used() -> None:
    sources = "".join(file.read_text(encoding="utf-8") for file in WORDS.parent.glob("*.js"))
    # Keys that the page puts together from a part and a name, such as `refused_${code}`.
    composed = re.findall(r"`(\w+)\$\{[^}]*\}`|`\$\{[^}]*\}(\w+)`", sources)
    patterns = re.compile(
        "|".join(rf"{before}\w+" if before else rf"\w+{after}" for before, after in composed)
    )
    unused = [
        key
        for key in read_words()["en"]
        if not re.search(rf"\b{key}\b", sources) and not patterns.fullmatch(key)
    ]
    assert unused == []


async def test_ten_are_enough(connect: Connect) -> None:
    anna = await connect("Anna")
    replies = [await anna.ask("add_person", name=f"Person {number}") for number in range(9)]
    assert [one["op"] for one in replies] == ["done"] * 8 + ["refused"]


async def test_a_language_is_changed_later(connect: Connect) -> None:
    anna, ben = await connect("Anna"), await connect("Ben")
    await anna.ask("set_locale", person=ben.hello["you"]["id"], locale="fr")
    people = (await ben.until("people"))["people"]
    assert [one["locale"] for one in people] == ["de", "fr"]
    assert (await anna.ask("set_locale", person="1", locale="fr"))["op"] == "refused"
    assert (await anna.ask("set_locale", person=ben.hello["you"]["id"], locale="xx"))["op"] == "refused"


async def test_a_bot_that_somebody_else_started_cannot_be_restarted(connect: Connect) -> None:
    assert (await (await connect()).ask("restart_bot"))["op"] == "refused"


async def test_the_line_of_the_bot_is_cut_and_comes_back(bot: SampleBot, connect: Connect) -> None:
    anna = await connect("Anna")
    await anna.ask("drop_gateway")
    await anna.until("state", lambda one: one["bot"] == "lost")
    await anna.until("state", lambda one: one["bot"] == "connected")
    assert (await anna.run("play", card=42))["op"] == "done"
    assert bot.resumes == 1


async def test_after_a_lost_session_the_bot_identifies_again(
    sandbox: Sandbox, bot: SampleBot, connect: Connect
) -> None:
    assert bot.connects == 1
    anna = await connect("Anna")
    await anna.ask("forget_session")
    await anna.until("state", lambda one: one["bot"] == "lost")
    await anna.until("state", lambda one: one["bot"] == "connected")
    assert sandbox.stats.identifies == 2


async def test_every_page_shows_that_the_network_is_slow(sandbox: Sandbox, connect: Connect) -> None:
    anna, ben = await connect("Anna"), await connect("Ben")
    assert (await anna.ask("slow", seconds=11))["op"] == "refused"
    await anna.ask("slow", seconds=0.5)
    assert (await ben.until("state"))["slow"] == 0.5
    assert sandbox.faults.take_delay("GET", "/anything") == 0.5


async def test_traffic_is_sent_on_request_and_without_tokens(
    sandbox: Sandbox, bot: SampleBot, connect: Connect
) -> None:
    assert bot.connects == 1
    anna, ben = await connect("Anna"), await connect("Ben")
    await anna.ask("traffic", on=True)
    assert (await anna.until("traffic"))["fresh"] is True
    await anna.run("play", card=42)
    await anna.ask("traffic", on=False)
    await anna.run("play", card=43)
    entries = [entry for one in anna.frames if one["op"] == "traffic" for entry in one["entries"]]
    named = {(one["way"], one["name"].partition("/interactions")[0]) for one in entries}
    assert {("sent", "IDENTIFY"), ("event", "INTERACTION_CREATE"), ("request", "POST ")} <= named
    text = str(entries)
    assert "played 42" in text
    assert "played 43" not in text
    assert sandbox.token not in text
    assert [token for token in sandbox.world.tokens if token in text] == []
    assert [one for one in ben.frames if one["op"] == "traffic"] == []


async def test_traffic_is_forgotten_after_a_minute(
    sandbox: Sandbox, bot: SampleBot, connect: Connect
) -> None:
    assert bot.connects == 1
    sandbox.clock.advance(61)
    anna = await connect("Anna")
    await anna.ask("traffic", on=True)
    assert (await anna.until("traffic"))["entries"] == []

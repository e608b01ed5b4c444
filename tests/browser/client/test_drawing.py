"""Everything that Discord's clients draw, drawn by the page: texts, buttons, modals and menus."""

import pytest
from playwright.async_api import Page as Tab
from playwright.async_api import expect

from bot.devtools.sandbox import Channel, Person, Sandbox
from tests.bot.devtools.sandbox.rest_client import V2
from tests.browser.client.showcase import EMBED, MARKS, container, post_pictures
from tests.browser.client.showcase_bot import ShowcaseBot

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def test_markdown_is_drawn_as_words_and_never_as_markup(
    sandbox: Sandbox, table: Channel, people: dict[str, Person], tab: Tab
) -> None:
    await people["Ben"].write(table, MARKS)
    await tab.goto(f"{sandbox.url}/?as=Anna")
    article = tab.get_by_role("article").last
    await expect(article.get_by_role("heading", name="Heading two")).to_be_visible()
    await expect(article.locator("strong").first).to_have_text("bold")
    assert await article.locator("em").all_inner_texts() == ["slanted", "too", "both"]
    await expect(article.locator("u")).to_have_text("under")
    await expect(article.locator("s")).to_have_text("gone")
    await expect(article.get_by_role("blockquote")).to_have_text("quoted")
    await expect(article.locator("pre")).to_have_text('print("block")')
    assert await article.get_by_role("listitem").all_inner_texts() == ["first", "deeper", "third"]
    links = [await one.get_attribute("href") for one in await article.get_by_role("link").all()]
    assert links == ["https://example.com/a", "https://example.com/b", "https://example.com/c"]
    await expect(article).to_contain_text("snake_case_stays *stars* <b>no tag</b>")


async def test_a_spoiler_is_hidden_until_it_is_pressed(
    sandbox: Sandbox, table: Channel, people: dict[str, Person], tab: Tab
) -> None:
    await people["Ben"].write(table, "it was ||the butler||")
    await tab.goto(f"{sandbox.url}/?as=Anna")
    await expect(tab.get_by_text("the butler")).not_to_be_visible()
    await tab.get_by_role("button", name="Spoiler").press("Enter")
    await expect(tab.get_by_text("the butler")).to_be_visible()


async def test_a_container_is_drawn_with_everything_in_it(
    sandbox: Sandbox, table: Channel, people: dict[str, Person], showcase_bot: ShowcaseBot, tab: Tab
) -> None:
    soon = int(sandbox.clock.now()) + 7_260
    body = {"flags": V2, "components": [container(people["Anna"], table, soon)]}
    assert (await showcase_bot.rest.post(table, body)).status == 200
    await tab.goto(f"{sandbox.url}/?as=Anna")
    article = tab.get_by_role("article").last
    await expect(article).to_contain_text("@Anna in #table in 2 hours")
    box = article.locator(".container")
    await expect(box).to_have_css("border-left-color", "rgb(47, 158, 68)")
    await expect(box.get_by_role("separator")).to_have_count(1)
    await expect(box.get_by_role("button", name="Four")).to_be_disabled()
    await expect(box.get_by_role("button", name="🟢 Three")).to_be_enabled()
    await expect(box.get_by_role("link", name="Five")).to_have_attribute("href", "https://example.com/")


async def test_menus_are_chosen_from_with_the_keyboard(
    sandbox: Sandbox, table: Channel, people: dict[str, Person], showcase_bot: ShowcaseBot, tab: Tab
) -> None:
    body = {"flags": V2, "components": [container(people["Anna"], table, 0)]}
    assert (await showcase_bot.rest.post(table, body)).status == 200
    await tab.goto(f"{sandbox.url}/?as=Anna")
    await tab.get_by_role("combobox", name="A pile").focus()
    for key in ("ArrowDown", "ArrowDown", "Enter"):
        await tab.keyboard.press(key)
    await expect(tab.get_by_text("heard")).to_have_count(1)
    await tab.get_by_role("combobox", name="Somebody").click()
    await tab.get_by_role("option", name="@Ben").click()
    await expect(tab.get_by_text("heard")).to_have_count(2)
    assert [one["values"] for one in showcase_bot.asked] == [["down"], [str(people["Ben"].id)]]


@pytest.mark.usefixtures("showcase_bot")
async def test_what_only_one_sees_is_marked_dismissed_and_gone_after_a_reload(
    sandbox: Sandbox, tab: Tab
) -> None:
    await tab.goto(f"{sandbox.url}/?as=Anna")
    for _ in range(2):
        await tab.get_by_role("textbox", name="Message #table").fill("/hand ")
        await tab.keyboard.press("Enter")
    await expect(tab.get_by_text("Only you can see this")).to_have_count(2)
    await expect(tab.get_by_role("article").last).to_contain_text("Anna used /hand")
    await tab.get_by_role("button", name="Dismiss message").first.click()
    await expect(tab.get_by_text("Only you can see this")).to_have_count(1)
    await tab.reload()
    await expect(tab.get_by_text("This is the beginning of #table")).to_be_visible()
    await expect(tab.get_by_text("Only you can see this")).to_have_count(0)


async def test_a_missing_answer_is_shown_to_the_user_who_pressed(
    sandbox: Sandbox, table: Channel, people: dict[str, Person], showcase_bot: ShowcaseBot, tab: Tab
) -> None:
    body = {"flags": V2, "components": [container(people["Anna"], table, 0)]}
    assert (await showcase_bot.rest.post(table, body)).status == 200
    await tab.goto(f"{sandbox.url}/?as=Anna")
    await tab.get_by_role("button", name="Three").click()
    await expect(tab.get_by_text("Unspoken is thinking …")).to_be_visible()
    await tab.get_by_role("button", name="Two").click()
    await expect(tab.get_by_role("button", name="Two")).to_have_attribute("aria-busy", "true")
    sandbox.clock.advance(sandbox.answer_within)
    await expect(tab.get_by_role("alert").filter(has_text="This application did not respond")).to_be_visible()


async def test_a_form_is_filled_in_and_sent(
    sandbox: Sandbox, table: Channel, people: dict[str, Person], showcase_bot: ShowcaseBot, tab: Tab
) -> None:
    body = {"flags": V2, "components": [container(people["Anna"], table, 0)]}
    assert (await showcase_bot.rest.post(table, body)).status == 200
    await tab.goto(f"{sandbox.url}/?as=Anna")
    await tab.get_by_role("button", name="One").click()
    form = tab.get_by_role("dialog", name="A form")
    await form.get_by_role("textbox", name="Name").fill("Anna")
    await form.get_by_role("combobox", name="Pile").click()
    await form.get_by_role("option", name="Up").click()
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_have_count(0)
    await expect(tab.get_by_text("heard")).to_be_visible()
    values = [one["component"] for one in showcase_bot.asked[-1]["components"]]
    assert [one.get("value", one.get("values")) for one in values] == ["Anna", "", ["up"]]


async def test_pictures_have_their_words_and_open_at_a_press(
    sandbox: Sandbox, table: Channel, showcase_bot: ShowcaseBot, tab: Tab
) -> None:
    await post_pictures(showcase_bot.rest, table)
    await tab.goto(f"{sandbox.url}/?as=Anna")
    await expect(tab.get_by_role("img", name="A blue field", exact=True)).to_be_visible()
    await expect(tab.get_by_role("link", name="notes.txt")).to_be_visible()
    await tab.get_by_role("button", name="Spoiler").click()
    await tab.get_by_role("button", name="Enlarge: A red field").press("Enter")
    await expect(tab.get_by_role("dialog", name="A red field")).to_be_visible()
    await tab.keyboard.press("Escape")
    await expect(tab.get_by_role("dialog")).to_have_count(0)


async def test_an_embed_is_drawn_plainly(
    sandbox: Sandbox, table: Channel, showcase_bot: ShowcaseBot, tab: Tab
) -> None:
    assert (await showcase_bot.rest.post(table, {"content": "see:", "embeds": [EMBED]})).status == 200
    await tab.goto(f"{sandbox.url}/?as=Anna")
    box = tab.locator(".embed")
    await expect(box).to_contain_text("An embed")
    assert await box.get_by_role("term").all_inner_texts() == ["left", "right"]
    await expect(box).to_contain_text("the foot")

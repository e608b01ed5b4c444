"""Users on the page: they type commands, reply, edit, open views side by side, lose the connection."""

import pytest
from playwright.async_api import Page as Tab
from playwright.async_api import WebSocketRoute, expect

from bot.devtools.sandbox import Channel, Person, Sandbox
from tests.browser.client.showcase_bot import ShowcaseBot

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def test_a_command_is_typed_by_keyboard_alone_and_only_sent_when_it_holds(
    sandbox: Sandbox, showcase_bot: ShowcaseBot, tab: Tab
) -> None:
    await tab.goto(f"{sandbox.url}/?as=Ben")
    await tab.get_by_role("textbox", name="Nachricht an #table").press_sequentially("/pl")
    await expect(tab.get_by_role("option", name="/play Leg eine Karte")).to_be_visible()
    await tab.keyboard.press("Tab")
    await tab.keyboard.type("3")
    await expect(tab.get_by_role("option", name="37 on pile 2")).to_be_visible()
    await tab.keyboard.press("Enter")
    await expect(tab.get_by_role("combobox", name="stapel")).to_be_focused()
    await tab.keyboard.type("side")
    await tab.keyboard.press("Enter")
    await expect(tab.get_by_role("alert").filter(has_text="wähle eine der Möglichkeiten")).to_be_visible()
    await tab.get_by_role("combobox", name="stapel").fill("down")
    await tab.keyboard.press("Enter")
    await tab.keyboard.type("ti")
    await tab.keyboard.press("Enter")
    await tab.keyboard.type("9")
    await tab.keyboard.press("Enter")
    await expect(tab.get_by_role("alert").filter(has_text="höchstens 4")).to_be_visible()
    await tab.keyboard.press("Backspace")
    await tab.keyboard.type("4")
    await tab.keyboard.press("Enter")
    await expect(tab.get_by_text("heard")).to_be_visible()
    # A busy page may ask for completions of a field it has just left.
    commands = [
        asked["options"]
        for asked in showcase_bot.asked
        if not any("focused" in one for one in asked["options"])
    ]
    sent = {one["name"]: one["value"] for one in commands[-1]}
    assert sent == {"card": 37, "pile": "down", "times": 4}


async def test_backspace_and_escape_lead_back_to_plain_words(
    sandbox: Sandbox, showcase_bot: ShowcaseBot, tab: Tab
) -> None:
    await tab.goto(f"{sandbox.url}/?as=Anna")
    box = tab.get_by_role("textbox", name="Message #table")
    await box.fill("/hand ")
    await expect(tab.get_by_role("group", name="/hand")).to_be_visible()
    await tab.keyboard.press("Backspace")
    await expect(box).to_have_value("/hand")
    await tab.keyboard.press("Tab")
    await expect(tab.get_by_role("group", name="/hand")).to_be_visible()
    for _ in range(2):
        await tab.keyboard.press("Escape")
    await expect(box).to_have_value("")
    await box.fill("/nothing of that name")
    await tab.keyboard.press("Enter")
    await expect(tab.get_by_role("article").last).to_contain_text("/nothing of that name")
    assert showcase_bot.asked == []


async def test_messages_are_answered_changed_reacted_to_and_taken_back(
    sandbox: Sandbox, table: Channel, people: dict[str, Person], tab: Tab
) -> None:
    await people["Ben"].write(table, "who **starts**?")
    await tab.goto(f"{sandbox.url}/?as=Anna")
    log = tab.get_by_role("log")
    await tab.get_by_role("article").last.focus()
    await tab.keyboard.press("Enter")
    await tab.get_by_role("menuitem", name="Reply").press("Enter")
    await tab.get_by_role("textbox", name="Message #table").fill("@Ben")
    await tab.keyboard.press("Enter")
    await expect(log.get_by_role("link", name="Reply to Ben: who starts?")).to_be_visible()
    await tab.keyboard.press("ArrowUp")
    await tab.get_by_role("textbox", name="Edit message").fill("you do")
    await tab.keyboard.press("Enter")
    await expect(tab.get_by_role("article").last).to_contain_text("you do (edited)")
    await tab.keyboard.press("Enter")
    await tab.get_by_role("menuitem", name="Add reaction").press("Enter")
    await tab.keyboard.press("Enter")
    mine = tab.get_by_role("button", name="👍, 1; press to change")
    await expect(mine).to_have_attribute("aria-pressed", "true")
    await mine.click()
    await expect(mine).to_have_count(0)
    await tab.get_by_role("article").last.hover()
    await tab.get_by_role("article").last.get_by_role("button", name="More").click()
    await tab.get_by_role("menuitem", name="Delete message").click()
    await expect(tab.get_by_role("article")).to_have_count(1)


async def test_people_are_added_switched_shown_side_by_side_and_called(sandbox: Sandbox, tab: Tab) -> None:
    await tab.goto(sandbox.url)
    side = tab.get_by_role("navigation", name="People")
    await side.get_by_role("textbox", name="Add a person").fill("Dora Lee")
    await side.get_by_role("button", name="Add", exact=True).click()
    await side.get_by_role("button", name="Dora Lee", exact=True).click()
    await expect(tab.get_by_role("region", name="View of Dora Lee")).to_be_visible()
    await tab.get_by_role("textbox", name="Message #table").fill("hello @Ben")
    await tab.keyboard.press("Enter")
    await expect(side.get_by_role("button", name="Ben 1 new")).to_be_visible()
    await side.get_by_role("button", name="Side by side").click()
    await expect(tab.get_by_role("region")).to_have_count(3)
    await expect(tab.get_by_role("region", name="Sicht von Ben").get_by_text("@Ben")).to_be_visible()
    await tab.get_by_role("button", name="Sicht von Ben ausblenden").click()
    await expect(tab.get_by_role("region")).to_have_count(2)
    assert len(sandbox.people) == 3


@pytest.mark.usefixtures("showcase_bot")
async def test_a_reloaded_view_forgets_ephemeral_messages(sandbox: Sandbox, tab: Tab) -> None:
    await tab.goto(f"{sandbox.url}/?as=Anna")
    await tab.get_by_role("textbox", name="Message #table").fill("/hand ")
    await tab.keyboard.press("Enter")
    await expect(tab.get_by_text("Only you can see this")).to_be_visible()
    await tab.get_by_role("button", name="Reload this view").click()
    await expect(tab.get_by_text("Only you can see this")).to_have_count(0)
    await expect(tab.get_by_text("This is the beginning of #table")).to_be_visible()


async def test_a_lost_connection_is_shown_and_comes_back_with_ephemeral_messages(
    sandbox: Sandbox, showcase_bot: ShowcaseBot, tab: Tab
) -> None:
    lines: list[tuple[WebSocketRoute, WebSocketRoute]] = []
    await tab.route_web_socket("**/live?**", lambda line: lines.append((line, line.connect_to_server())))
    await tab.goto(f"{sandbox.url}/?as=Anna")
    await tab.get_by_role("textbox", name="Message #table").fill("/hand ")
    await tab.keyboard.press("Enter")
    await expect(tab.get_by_text("Only you can see this")).to_be_visible()
    line, server = lines[0]
    await server.close()
    await line.close()
    await expect(tab.get_by_role("status").filter(has_text="The connection is lost")).to_be_visible()
    await expect(tab.get_by_role("status").filter(has_text="The connection is lost")).to_have_count(0)
    await expect(tab.get_by_text("Only you can see this")).to_be_visible()
    assert len(showcase_bot.asked) == 1


async def test_a_link_to_nobody_says_who_is_there(sandbox: Sandbox, tab: Tab) -> None:
    await tab.goto(f"{sandbox.url}/?as=Zed")
    await expect(tab.get_by_role("heading", name="There is nobody called Zed here")).to_be_visible()
    await tab.get_by_role("link", name="Ben").click()
    await expect(tab.get_by_role("region", name="Sicht von Ben")).to_be_visible()
    await expect(tab.get_by_role("navigation")).to_have_count(0)


async def test_a_refusal_of_the_page_is_in_the_users_language(sandbox: Sandbox, tab: Tab) -> None:
    await tab.goto(sandbox.url)
    await tab.get_by_role("navigation", name="People").get_by_role("button", name="Ben", exact=True).click()
    side = tab.get_by_role("navigation", name="Personen")
    await side.get_by_role("textbox", name="Person hinzufügen").fill("Anna")
    await side.get_by_role("button", name="Hinzufügen", exact=True).click()
    await expect(side.get_by_text("Das ging nicht: Anna gibt es schon")).to_be_visible()

import io
from pathlib import Path

import discord
import pytest
from pydantic import SecretStr

from bot.devtools.sandbox import Sandbox
from bot.emojis import application_emojis
from bot.emojis.application_emojis import UploadReport, upload_emojis
from bot.pictures import Scene
from bot.pictures.drawing_process import InProcessDrawer
from bot.pictures.emojis import emoji_scenes
from bot.process.exit_status import ExitStatus
from bot.settings.card_style import CardPreference
from bot.settings.environment import Settings
from bot.settings.guild_settings import GuildSettings
from engine.model import Seat
from tests.bot.bot_session import BotSession
from tests.bot.pictures.dots import Blot, ClearDot


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> dict[str, Scene]:
    """Replace the emojis by three, each one dot."""
    dots: dict[str, Scene] = {"card_1": ClearDot(1), "card_2": ClearDot(2), "card_back": ClearDot(0)}
    monkeypatch.setattr(application_emojis, "emoji_scenes", lambda: dots)
    return dots


async def upload(session: BotSession) -> UploadReport:
    return await session.bot.parts.card_emojis.upload(session.bot, session.store, InProcessDrawer())


def names(session: BotSession) -> set[str]:
    return {emoji["name"] for emoji in session.sandbox.world.emojis.values()}


def test_every_card_has_an_emoji_that_discord_takes() -> None:
    assert emoji_scenes().keys() >= {f"card_{card}" for card in range(1, 101)}
    assert all(2 <= len(name) <= 32 and name.isidentifier() for name in emoji_scenes())
    assert len(emoji_scenes()) <= 2000


async def test_emojis_are_uploaded_once(session: BotSession) -> None:
    first = await upload(session)
    assert first == UploadReport(added=["card_1", "card_2", "card_back"])
    before = session.count("POST /applications")
    assert await upload(session) == UploadReport(kept=["card_1", "card_2", "card_back"])
    assert session.count("POST /applications") == before
    assert session.bot.parts.card_emojis.markup.keys() == {"card_1", "card_2", "card_back"}


async def test_only_what_is_missing_or_drawn_otherwise_is_uploaded(
    session: BotSession, small: dict[str, Scene]
) -> None:
    await upload(session)
    small["card_1"] = ClearDot(99)
    world = session.sandbox.world
    world.emojis = {number: one for number, one in world.emojis.items() if one["name"] != "card_back"}
    assert await upload(session) == UploadReport(added=["card_back"], changed=["card_1"], kept=["card_2"])
    assert names(session) == {"card_1", "card_2", "card_back"}


async def test_emojis_of_others_are_left_alone(session: BotSession) -> None:
    await session.bot.create_application_emoji(name="mascot", image=await InProcessDrawer().draw(ClearDot(5)))
    await upload(session)
    await upload(session)
    assert names(session) == {"mascot", "card_1", "card_2", "card_back"}


async def test_one_emoji_that_cannot_be_drawn_does_not_keep_the_others_away(
    session: BotSession, small: dict[str, Scene]
) -> None:
    small["card_1"] = Blot(1)
    assert await upload(session) == UploadReport(added=["card_2", "card_back"], failed=["card_1"])


async def test_emojis_stand_on_buttons_and_in_texts_where_they_are_wanted_and_there(
    session: BotSession, small: dict[str, Scene]
) -> None:
    small.update({f"card_{card}": ClearDot(card) for card in range(1, 101)})
    await upload(session)
    await session.bot.parts.guild_settings.change(
        session.guild.id,
        lambda old: GuildSettings.model_validate(old.model_dump() | {"cards": CardPreference.EMOJIS}),
    )
    post = await session.begin()
    hand = session.hand(session.anna)
    cards = [button for button in hand.buttons if button.custom_id.split(":")[3] == "card"]
    assert all(button.emoji == f"card_{button.label.split()[0]}" for button in cards)
    assert "<:card_100:" in post.text
    assert post.attachments == []


async def test_pages_reached_from_the_hand_show_cards_as_the_hand_does(
    session: BotSession, small: dict[str, Scene]
) -> None:
    small.update({f"card_{card}": ClearDot(card) for card in range(1, 101)})
    await upload(session)
    await session.begin()
    hand = session.hand(session.anna)
    await session.anna.command(session.channel, "preferences", cards="emojis")
    chosen = await session.anna.until(
        lambda: next((one for one in hand.buttons if one.emoji == f"card_{one.label}"), None)
    )
    await session.anna.click(hand, chosen.label)
    assert f"<:card_{chosen.label}:" in hand.text
    lays = [button for button in hand.buttons if ":lay:" in button.custom_id]
    assert {button.emoji for button in lays} == {"card_1", "card_100"}
    await session.anna.click(hand, "Back")
    await session.anna.click(hand, "Signals")
    assert "<:card_100:" in hand.text
    assert any(":signal:" in button.custom_id for button in hand.buttons)
    assert hand.attachments == []


async def test_a_refusal_shows_cards_as_the_hand_does(session: BotSession, small: dict[str, Scene]) -> None:
    small.update({f"card_{card}": ClearDot(card) for card in range(1, 101)})
    await upload(session)
    await session.begin()
    await session.anna.command(session.channel, "preferences", cards="emojis")
    view = (await session.table()).view(Seat(0))
    missing = next(card for card in range(2, 100) if card not in view.hand)  # type: ignore[attr-defined] # a view of The Game
    done = await session.anna.command(session.channel, "play", card=missing, pile=1)
    assert done.answer is not None
    assert f"<:card_{missing}:" in done.answer.text
    done = await session.ben.command(session.channel, "play", card=missing, pile=1)
    assert done.answer is not None
    assert "<:card_" not in done.answer.text


async def test_without_emojis_cards_are_plain_numbers(session: BotSession) -> None:
    await session.bot.parts.guild_settings.change(
        session.guild.id,
        lambda old: GuildSettings.model_validate(old.model_dump() | {"cards": CardPreference.EMOJIS}),
    )
    post = await session.begin()
    assert {button.emoji for button in session.hand(session.anna).buttons} == {""}
    assert "**100**" in post.text


async def test_an_emoji_that_somebody_deleted_costs_nobody_their_hand(
    session: BotSession, small: dict[str, Scene]
) -> None:
    small.update({f"card_{card}": ClearDot(card) for card in range(1, 101)})
    await upload(session)
    await session.bot.parts.guild_settings.change(
        session.guild.id,
        lambda old: GuildSettings.model_validate(old.model_dump() | {"cards": CardPreference.EMOJIS}),
    )
    await session.begin()
    session.sandbox.world.emojis.clear()
    asked = await session.anna.command(session.channel, "hand")
    assert asked.answer is not None
    assert {button.emoji for button in asked.answer.buttons} == {""}


async def test_the_command_says_what_it_did(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    monkeypatch.setattr(discord.Asset, "BASE", discord.Asset.BASE)
    monkeypatch.setattr(
        discord.gateway.DiscordWebSocket,
        "DEFAULT_GATEWAY",
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY,
    )
    async with Sandbox() as sandbox:
        settings = Settings(
            _env_file=None,
            discord_token=SecretStr(sandbox.token),
            discord_api=sandbox.api_url,
            discord_gateway=sandbox.gateway_url,
            database_url=SecretStr(f"sqlite+aiosqlite:///{tmp_path}/emojis.sqlite3"),
        )
        first, second = io.StringIO(), io.StringIO()
        assert await upload_emojis(settings, first) is ExitStatus.DONE
        assert await upload_emojis(settings, second) is ExitStatus.DONE
        wrong = settings.model_copy(update={"discord_token": SecretStr("MTI.abc.def")})
        assert await upload_emojis(wrong, io.StringIO()) is ExitStatus.TOKEN_REFUSED
    assert first.getvalue() == "   3 uploaded\n"
    assert second.getvalue() == "   3 there already\n"

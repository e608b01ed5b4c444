"""An unmodified discord.py bot with every kind of command and component."""

import asyncio
import contextlib
import io
from collections.abc import AsyncIterator, Iterator
from typing import Any

import discord
import yarl
from discord import app_commands, ui
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.devtools.sandbox import Sandbox

GAMES = [
    app_commands.Choice(name="The Game", value="the-game"),
    app_commands.Choice(name="The Mind", value="the-mind"),
]


class Form(ui.Modal, title="A name"):
    word: ui.Label[Any] = ui.Label(text="Your name", component=ui.TextInput(max_length=20, custom_id="word"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        field = self.word.component
        assert isinstance(field, ui.TextInput)
        await interaction.response.send_message(f"Hello {field.value}", ephemeral=True)


class Buttons(ui.View):
    @ui.button(label="Join", custom_id="join", style=discord.ButtonStyle.primary)
    async def join(self, interaction: discord.Interaction, _: ui.Button[Any]) -> None:
        await interaction.response.edit_message(content=f"{interaction.user.display_name} joined", view=self)

    @ui.button(label="Whisper", custom_id="whisper", emoji="🤐")
    async def whisper(self, interaction: discord.Interaction, _: ui.Button[Any]) -> None:
        await interaction.response.send_message("your hand: 42", ephemeral=True, view=Buttons(timeout=None))

    @ui.button(label="Name", custom_id="name")
    async def name(self, interaction: discord.Interaction, _: ui.Button[Any]) -> None:
        await interaction.response.send_modal(Form(custom_id="form"))

    @ui.button(label="Closed", custom_id="closed", disabled=True)
    async def closed(self, interaction: discord.Interaction, _: ui.Button[Any]) -> None:
        raise AssertionError(interaction)

    @ui.button(label="Later", custom_id="later")
    async def later(self, interaction: discord.Interaction, _: ui.Button[Any]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="changed later")
        await interaction.followup.send("and more", ephemeral=True)


class Menu(ui.View):
    @ui.select(
        custom_id="menu",
        placeholder="A pile",
        options=[
            discord.SelectOption(label="Up", value="up"),
            discord.SelectOption(label="Down", value="down"),
        ],
    )
    async def pick(self, interaction: discord.Interaction, select: ui.Select[Any]) -> None:
        await interaction.response.send_message(f"chose {select.values[0]}", ephemeral=True)


def layout(lines: int = 2) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    box: ui.Container[Any] = ui.Container(accent_colour=discord.Colour.green())
    box.add_item(ui.TextDisplay("# Table"))
    box.add_item(ui.Separator())
    for line in range(lines):
        box.add_item(ui.TextDisplay(f"line {line}"))
    box.add_item(ui.Section(ui.TextDisplay("a section"), accessory=ui.Button(label="Deal", custom_id="deal")))
    box.add_item(
        ui.MediaGallery(discord.MediaGalleryItem("attachment://table.png", description="four piles"))
    )
    view.add_item(box)
    view.add_item(ui.ActionRow(ui.Button(label="Play", custom_id="play", style=discord.ButtonStyle.success)))
    return view


def table_picture() -> discord.File:
    return discord.File(io.BytesIO(b"\x89PNG not really"), "table.png")


class SampleBot(discord.Client):
    def __init__(self, *, content: bool = True) -> None:
        intents = discord.Intents.default()
        intents.message_content = content
        super().__init__(intents=intents)
        self.tree = app_commands.CommandTree(self)
        self.heard: list[discord.Message] = []
        self.reactions: list[str] = []
        self.interactions: list[int] = []
        self.resumes = 0
        self.connects = 0
        self.gone: list[int] = []
        self.errors: list[BaseException] = []
        self.handshake = asyncio.Event()
        _commands(self.tree, self)

    async def setup_hook(self) -> None:
        self.add_view(Buttons(timeout=None))
        self.add_view(Menu(timeout=None))
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        # Only Discord needs the five seconds between two IDENTIFYs.
        del shard_id, initial

    async def on_connect(self) -> None:
        self.connects += 1

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)

    async def on_raw_reaction_add(self, event: discord.RawReactionActionEvent) -> None:
        self.reactions.append(str(event.emoji))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.interactions.append(interaction.id)

    async def on_resumed(self) -> None:
        self.resumes += 1

    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        self.gone.append(event.message_id)

    def place(self, number: int) -> discord.TextChannel:
        channel = self.get_channel(number)
        assert isinstance(channel, discord.TextChannel)
        return channel


def _commands(tree: app_commands.CommandTree, bot: SampleBot) -> None:  # noqa: C901 - one of everything
    game = app_commands.Group(name="game", description="Matches")

    @game.command(name="new", description="Open a table")
    @app_commands.choices(game=GAMES)
    async def new(interaction: discord.Interaction, game: app_commands.Choice[str], seats: int = 2) -> None:
        await interaction.response.send_message(
            f"A table for {game.value} with {seats}", view=Buttons(timeout=None)
        )

    tree.add_command(game)

    @tree.command(description="Play a card")
    async def play(interaction: discord.Interaction, card: app_commands.Range[int, 1, 99]) -> None:
        await interaction.response.send_message(f"played {card}", ephemeral=True)

    @play.autocomplete("card")
    async def cards(_: discord.Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return [
            app_commands.Choice(name=f"card {n}", value=n) for n in (4, 42, 57) if str(n).startswith(typed)
        ]

    @tree.command(description="Say nothing")
    async def silent(_: discord.Interaction) -> None:
        return

    @tree.command(description="Think first")
    async def think(interaction: discord.Interaction, secret: bool) -> None:  # noqa: FBT001 - an option
        await interaction.response.defer(ephemeral=secret, thinking=True)
        await interaction.followup.send("thought")

    @tree.command(description="Show the table")
    async def show(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=layout(), file=table_picture())

    @tree.command(description="Choose")
    async def menu(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("menu", view=Menu(timeout=None))

    @tree.command(description="Greet somebody")
    async def greet(interaction: discord.Interaction, who: discord.Member) -> None:
        await interaction.response.send_message(f"{who.mention} hello")

    @tree.command(description="Only for hosts")
    @app_commands.default_permissions(manage_channels=True)
    async def close(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("closed", ephemeral=True)

    @tree.command(description="Say something")
    async def say(interaction: discord.Interaction, text: str) -> None:
        await interaction.response.send_message(text)

    @tree.context_menu(name="A number was spoken")
    async def spoken(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"read: {message.content}", ephemeral=True)

    @tree.error
    async def failed(_: discord.Interaction, error: app_commands.AppCommandError) -> None:
        bot.errors.append(error)


@contextlib.contextmanager
def redirect_to(sandbox: Sandbox) -> Iterator[None]:
    base, gateway = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = sandbox.api_url, yarl.URL(sandbox.gateway_url)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = base, gateway


@contextlib.asynccontextmanager
async def run_bot(sandbox: Sandbox, bot: SampleBot | None = None) -> AsyncIterator[SampleBot]:
    with redirect_to(sandbox):
        bot = bot or SampleBot()
        task = asyncio.create_task(bot.start(sandbox.token))
        try:
            await sandbox.bot_ready()
            yield bot
        finally:
            await bot.close()
            await asyncio.wait((task,))

"""Simulated users and an unmodified discord.py bot."""

import asyncio

import discord
import pytest

from bot.devtools.sandbox import Channel, Guild, NotPossibleError, Person, Sandbox
from tests.bot.devtools.sandbox.sample_bot import SampleBot, layout, run_bot, table_picture


async def test_a_command_is_answered_and_its_button_updates_the_message(
    bot: SampleBot, table: Channel, anna: Person, ben: Person
) -> None:
    opened = await anna.command(table, "game new", game="the-game")
    assert opened.answer
    assert opened.answer.text == "A table for the-game with 2"
    clicked = await ben.click(opened.answer, "Join")
    assert clicked.answer is opened.answer is anna.latest(table)
    assert opened.answer.text == "Ben joined"
    assert opened.answer.edited
    assert not bot.errors


async def test_an_ephemeral_answer_is_seen_by_one_person_and_changes_with_its_own_buttons(
    bot: SampleBot, table: Channel, anna: Person, ben: Person
) -> None:
    opened = await anna.command(table, "game new", game="the-mind")
    assert opened.answer
    whispered = await anna.click(opened.answer, "Whisper")
    hand = anna.ephemeral(table)
    assert hand
    assert hand is whispered.answer
    assert hand.text == "your hand: 42"
    assert ben.ephemeral(table) is None
    assert not any("42" in shown.text for shown in ben.screen_history)
    await anna.click(hand, "Join")
    assert hand.text == "Anna joined"
    with pytest.raises(discord.NotFound):
        await bot.place(table.id).fetch_message(hand.id)
    with pytest.raises(NotPossibleError):
        await ben.click(hand, "Join")


async def test_a_modal_is_filled_in_and_answered(bot: SampleBot, table: Channel, anna: Person) -> None:
    assert bot.user
    opened = await anna.command(table, "game new", game="the-game")
    assert opened.answer
    asked = await anna.click(opened.answer, "Name")
    assert asked.modal
    assert asked.modal.title == "A name"
    with pytest.raises(NotPossibleError):
        await anna.submit(asked.modal, {"word": "x" * 21})
    sent = await anna.submit(asked.modal, {"word": "Annika"})
    assert sent.answer
    assert sent.answer.text == "Hello Annika"
    with pytest.raises(NotPossibleError):
        await anna.submit(asked.modal, {"word": "again"})


async def test_a_menu_is_chosen_from(bot: SampleBot, table: Channel, anna: Person) -> None:
    assert bot.user
    opened = await anna.command(table, "menu")
    assert opened.answer
    chosen = await anna.choose(opened.answer, "menu", ["down"])
    assert chosen.answer
    assert chosen.answer.text == "chose down"
    with pytest.raises(NotPossibleError):
        await anna.choose(opened.answer, "menu", ["sideways"])


async def test_completions_are_offered_but_not_enforced(bot: SampleBot, table: Channel, anna: Person) -> None:
    assert bot.user
    choices = await anna.complete(table, "play", focus="card", typed="4")
    assert [choice.value for choice in choices] == [4, 42]
    played = await anna.command(table, "play", card=choices[1])
    assert played.answer
    assert played.answer.text == "played 42"
    other = await anna.command(table, "play", card=99)
    assert other.answer
    assert other.answer.text == "played 99"
    assert [shown.kind for shown in anna.screen_history].count("autocomplete") == 1


async def test_the_client_sends_only_what_it_offers(bot: SampleBot, table: Channel, anna: Person) -> None:
    assert bot.user
    with pytest.raises(NotPossibleError, match="no command"):
        await anna.command(table, "gamble")
    with pytest.raises(NotPossibleError, match="sub-command"):
        await anna.command(table, "game")
    with pytest.raises(NotPossibleError, match="required"):
        await anna.command(table, "game new")
    with pytest.raises(NotPossibleError, match="choice"):
        await anna.command(table, "game new", game="chess")
    with pytest.raises(NotPossibleError, match="between"):
        await anna.command(table, "play", card=100)
    with pytest.raises(NotPossibleError, match="no option"):
        await anna.command(table, "play", card=4, colour="red")


async def test_a_button_that_is_absent_or_disabled_cannot_be_clicked(
    bot: SampleBot, table: Channel, anna: Person
) -> None:
    assert bot.user
    opened = await anna.command(table, "game new", game="the-game")
    assert opened.answer
    with pytest.raises(NotPossibleError, match="disabled"):
        await anna.click(opened.answer, "Closed")
    with pytest.raises(NotPossibleError, match="there are 'Join'"):
        await anna.click(opened.answer, "Fold")
    assert (await anna.click(opened.answer, "Jo")).answer
    assert (await anna.click(opened.answer, custom_id="whisper")).answer


async def test_a_late_client_may_press_what_it_was_shown_before(
    bot: SampleBot, table: Channel, anna: Person, ben: Person, sandbox: Sandbox
) -> None:
    opened = await anna.command(table, "game new", game="the-game")
    assert opened.answer
    channel = bot.place(table.id)
    await channel.get_partial_message(opened.answer.id).edit(content="full", view=None)
    assert opened.answer.buttons == []
    assert (await ben.press(opened.answer, "whisper")).answer
    with pytest.raises(NotPossibleError, match="never shown"):
        await ben.press(opened.answer, "elsewhere")
    sandbox.delete_message(opened.answer)
    assert (await ben.press(opened.answer, "whisper")).failed == "This interaction failed"


async def test_a_command_for_moderators_is_offered_to_moderators_only(
    bot: SampleBot, guild: Guild, table: Channel, anna: Person
) -> None:
    assert bot.user
    with pytest.raises(NotPossibleError, match="no command"):
        await anna.command(table, "close")
    host = guild.add_person("Host", permissions={"manage_channels"})
    assert (await host.command(table, "close")).answer


async def test_an_unanswered_command_fails_after_three_seconds(
    bot: SampleBot, table: Channel, anna: Person, sandbox: Sandbox
) -> None:
    interaction = await anna.command(table, "silent", wait=False)
    await anna.until(lambda: interaction.id in bot.interactions)
    assert not interaction.answered
    sandbox.clock.advance(3)
    await interaction.wait_until_settled()
    assert interaction.failed == "The application did not respond"
    assert interaction.answer is None


async def test_a_deferred_answer_is_private_from_the_start(
    bot: SampleBot, table: Channel, anna: Person, ben: Person
) -> None:
    assert bot.user
    thinking = await anna.command(table, "think", secret=True)
    assert thinking.deferred
    message = await anna.until(lambda: thinking.answer)
    assert message.text == "thought"
    assert message.ephemeral
    assert ben.sees(table) == []


async def test_a_deferred_update_changes_the_message_and_follows_up(
    bot: SampleBot, table: Channel, anna: Person, ben: Person
) -> None:
    assert bot.user
    opened = await anna.command(table, "game new", game="the-game")
    assert opened.answer
    later = await anna.click(opened.answer, "Later")
    assert later.deferred
    await anna.until(lambda: anna.ephemeral(table))
    assert opened.answer.text == "changed later"
    assert later.answer is opened.answer
    assert [message.text for message in ben.sees(table)] == ["changed later"]


async def test_a_context_menu_command_reads_its_target_without_the_intent(
    sandbox: Sandbox, table: Channel, anna: Person, ben: Person
) -> None:
    async with run_bot(sandbox, SampleBot(content=False)) as bot:
        message = await ben.write(table, "I have the 42")
        used = await anna.use(message, "A number was spoken")
        assert used.answer
        assert used.answer.text == "read: I have the 42"
        assert used.answer.ephemeral
        await anna.until(lambda: bot.heard)
        assert bot.heard[0].content == ""


async def test_content_is_read_with_the_intent(
    bot: SampleBot, table: Channel, anna: Person, ben: Person
) -> None:
    assert ben.guild is anna.guild
    message = await anna.write(table, "hello")
    await anna.until(lambda: bot.heard)
    assert bot.heard[0].content == "hello"
    await anna.edit(message, "good evening")
    await anna.react(message, "🤐")
    await anna.until(lambda: bot.reactions == ["🤐"])
    await anna.delete(message)
    await anna.until(lambda: bot.gone == [message.id])


async def test_a_message_is_posted_and_edited_with_its_picture(
    bot: SampleBot, table: Channel, anna: Person
) -> None:
    channel = bot.place(table.id)
    sent = await channel.send(view=layout(), file=table_picture())
    message = anna.latest(table)
    assert message
    assert message.text == "# Table\nline 0\nline 1\na section\nfour piles"
    assert [button.label for button in message.buttons] == ["Deal", "Play"]
    assert message.attachments[0].content.startswith(b"\x89PNG")
    assert await sent.attachments[0].read() == message.attachments[0].content
    await sent.edit(view=layout(5), attachments=[table_picture()])
    assert "line 4" in message.text
    assert len(message.attachments) == 1
    shown = await anna.command(table, "show")
    assert shown.answer
    assert shown.answer.attachments


async def test_mentions_ping_only_users_that_the_sender_allowed(
    bot: SampleBot, table: Channel, anna: Person, ben: Person
) -> None:
    channel = bot.place(table.id)
    greeted = await anna.command(table, "greet", who=ben)
    assert ben.pings == [greeted.answer]
    nobody = discord.AllowedMentions.none()
    sent = await channel.send(f"{ben.mention} @everyone", allowed_mentions=nobody)
    await sent.edit(content=f"{ben.mention} again", allowed_mentions=discord.AllowedMentions.all())
    assert ben.pings == [greeted.answer]
    assert anna.pings == []


async def test_threads_reactions_and_direct_messages_work(
    bot: SampleBot, table: Channel, anna: Person, ben: Person, sandbox: Sandbox
) -> None:
    channel = bot.place(table.id)
    sent = await channel.send("table")
    thread = await sent.create_thread(name="talk")
    inside = await thread.send("welcome")
    private = await channel.create_thread(name="secret")
    await private.add_user(discord.Object(anna.id))
    await private.send("for you")
    await inside.add_reaction("🤐")
    place = sandbox.world.channels[thread.id]
    assert [message.text for message in ben.sees(place)] == ["welcome"]
    assert ben.sees(place)[0].reactions == {"🤐": [table.world.bot.id]}
    secret = sandbox.world.channels[private.id]
    assert anna.sees(secret)
    assert ben.sees(secret) == []
    user = await bot.fetch_user(anna.id)
    await user.send("psst")
    assert [message.text for message in anna.sees(anna.direct)] == ["psst"]
    await anna.write(anna.direct, "yes?")
    await anna.until(lambda: any(message.content == "yes?" for message in bot.heard))
    assert (await anna.command(anna.direct, "say", text="directly")).answer


async def test_emojis_of_the_application_can_be_made_and_used(
    bot: SampleBot, table: Channel, anna: Person
) -> None:
    emoji = await bot.create_application_emoji(name="card_42", image=b"\x89PNG\r\n\x1a\nxxxx")
    assert [one.name for one in await bot.fetch_application_emojis()] == ["card_42"]
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(emoji=emoji, custom_id="card"))
    await bot.place(table.id).send("cards", view=view)
    message = anna.latest(table)
    assert message
    assert message.buttons[0].emoji == "card_42"


async def test_a_hand_is_edited_with_nothing_but_its_token(
    bot: SampleBot, table: Channel, anna: Person
) -> None:
    opened = await anna.command(table, "game new", game="the-game")
    assert opened.answer
    whispered = await anna.click(opened.answer, "Whisper")
    assert bot.application_id
    webhook = discord.Webhook.partial(bot.application_id, whispered.token, client=bot)
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Fresh", custom_id="fresh"))
    # The library types the id as a number, but accepts any string.
    await webhook.edit_message("@original", content="your hand: 7", view=view)  # type: ignore[call-overload]  # as said
    hand = anna.ephemeral(table)
    assert hand
    assert hand.text == "your hand: 7"
    assert hand.buttons[0].label == "Fresh"


async def test_a_reload_takes_ephemeral_messages_away(bot: SampleBot, table: Channel, anna: Person) -> None:
    assert bot.user
    played = await anna.command(table, "play", card=4)
    assert played.answer
    anna.reload()
    assert anna.ephemeral(table) is None
    again = await anna.command(table, "play", card=5)
    assert again.answer
    anna.dismiss(again.answer)
    assert anna.sees(table) == []
    with pytest.raises(NotPossibleError):
        anna.dismiss(again.answer)


async def test_waiting_in_vain_reports_what_is_on_the_screen(
    bot: SampleBot, table: Channel, anna: Person
) -> None:
    await bot.place(table.id).send("the only thing to see")
    with pytest.raises(TimeoutError, match="the only thing to see"):
        await anna.until(lambda: False, timeout=0.05)


async def test_locales_and_permissions_arrive_with_an_interaction(
    bot: SampleBot, table: Channel, anna: Person
) -> None:
    seen: list[discord.Interaction] = []

    async def keep(interaction: discord.Interaction) -> None:
        seen.append(interaction)
        await asyncio.sleep(0)

    bot.on_interaction = keep  # type: ignore[method-assign]  # a listener for this test
    table.deny("send_messages")
    await anna.command(table, "play", card=4)
    assert seen[0].locale is discord.Locale.german
    assert seen[0].guild_locale is discord.Locale.american_english
    assert not seen[0].app_permissions.send_messages
    assert seen[0].app_permissions.view_channel
    assert seen[0].permissions.send_messages


async def test_a_bot_without_permission_is_refused(bot: SampleBot, table: Channel, anna: Person) -> None:
    channel = bot.place(table.id)
    table.deny("send_messages")
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("hello")
    assert refused.value.code == 50013
    table.deny("view_channel")
    with pytest.raises(discord.Forbidden) as refused:
        await bot.http.get_message(channel.id, 1)
    assert refused.value.code == 50001
    # Responses to interactions need no permission.
    assert (await anna.command(table, "play", card=4)).answer


async def test_a_thread_is_a_place_to_play_in(
    bot: SampleBot, table: Channel, anna: Person, ben: Person
) -> None:
    assert bot.user
    thread = table.add_thread("a quiet game")
    opened = await anna.command(thread, "game new", game="the-mind")
    assert opened.answer
    assert (await ben.click(opened.answer, "Join")).answer is opened.answer
    assert opened.answer.channel is thread
    assert ben.sees(table) == []


async def test_a_user_who_joins_later_sees_earlier_messages(
    bot: SampleBot, guild: Guild, table: Channel, anna: Person
) -> None:
    assert bot.user
    opened = await anna.command(table, "game new", game="the-game")
    assert opened.answer
    late = guild.add_person("Lou", nick="Louise")
    assert late.latest(table) is opened.answer
    await late.click(opened.answer, "Join")
    assert opened.answer.text == "Louise joined"
    assert late.screen_history[-1].text == "Louise joined"


async def test_a_nonce_keeps_a_message_from_being_sent_twice(
    bot: SampleBot, table: Channel, anna: Person
) -> None:
    channel = bot.place(table.id)
    first = await channel.send("table", nonce="m1")
    second = await channel.send("table", nonce="m1")
    assert first.id == second.id
    assert len(anna.sees(table)) == 1


async def test_a_reply_carries_what_it_replies_to(bot: SampleBot, table: Channel, anna: Person) -> None:
    question = await anna.write(table, "who starts?")
    await anna.until(lambda: bot.heard)
    reply = await bot.heard[0].reply("you do")
    assert reply.reference
    assert isinstance(reply.reference.resolved, discord.Message)
    assert anna.pings == [anna.latest(table)]
    await anna.delete(question)
    again = await bot.place(table.id).fetch_message(reply.id)
    assert again.reference
    assert isinstance(again.reference.resolved, discord.DeletedReferencedMessage)

"""Time passes in a moment: a bot's reminder comes, its tasks repeat, and its session lives on."""

import asyncio
from itertools import pairwise

import discord as library
import pytest

from playground.driver import InteractionFailed
from playground.tests.test_slow_bodies import arrive, beginning
from playground.traffic import settling

MINUTE = 60.0

pytestmark = pytest.mark.usefixtures("asked_for_heartbeats")


@pytest.fixture
async def client(discord, monkeypatch):
    """A discord.py client with /remind, which writes after a number of minutes."""
    monkeypatch.setattr(library.http.Route, "BASE", discord.api_url)
    client = library.AutoShardedClient(intents=library.Intents(guilds=True))
    tree = library.app_commands.CommandTree(client)
    client.setup_hook = tree.sync
    client.resumed = 0

    @client.event
    async def on_resumed():
        client.resumed += 1

    @tree.command(description="Remind me")
    async def remind(interaction: library.Interaction, minutes: int) -> None:
        await interaction.response.send_message("I will.")
        await asyncio.sleep(minutes * MINUTE)
        await interaction.followup.send(f"{minutes} minutes are over.")

    await discord.run_bot(client.start(discord.world.bot.token), ready=client.wait_until_ready, close=client.close)
    return client


async def test_a_reminder_comes_when_its_time_has_passed(discord, client, laura):
    await laura.slash("remind", minutes=14)
    await discord.pass_time(13 * MINUTE)
    assert laura.last.text == "I will."
    await discord.pass_time(MINUTE + 1)
    await laura.until(lambda me: me.last.text == "14 minutes are over.")
    assert client.resumed <= 1, "but for a pause of the whole machine, nothing is lost"


async def test_after_fifteen_minutes_the_token_is_refused(discord, client, laura):
    await laura.slash("remind", minutes=16)
    await discord.pass_time(17 * MINUTE)

    def of_followups():
        return [each["status"] for each in discord.records.after(0) if "webhooks" in str(each.get("path"))]

    await discord.until(lambda _: of_followups())  # the bot sends it when its sleep is over
    assert of_followups()[-1] == 401
    assert laura.last.text == "I will."


async def test_without_a_bot_of_run_bot_all_that_sleeps_in_the_loop_wakes(discord):
    rung = []

    async def ring():
        while True:
            await asyncio.sleep(MINUTE)
            rung.append(loop.time())

    loop = asyncio.get_running_loop()
    began, ringing = loop.time(), asyncio.create_task(ring())
    await discord.pass_time(10 * MINUTE + 1)
    assert len(rung) >= 9  # what the test itself takes passes, too
    assert all(late - early >= MINUTE for early, late in pairwise([began, *rung]))
    ringing.cancel()


async def test_nobody_loses_patience_while_time_passes(discord, client, laura):
    tree = client._connection._command_tree

    @tree.command(description="Think")
    async def think(interaction: library.Interaction, seconds: int) -> None:
        await interaction.response.defer()
        await asyncio.sleep(seconds)
        await interaction.followup.send("I have thought.")

    await tree.sync()
    asked = asyncio.ensure_future(laura.slash("think", seconds=100))
    waiting = asyncio.ensure_future(laura.until(lambda me: me.last.text == "I have thought."))
    await laura.until(lambda me: me.last.loading)
    await discord.pass_time(101)
    assert (await asked).text == "I have thought."
    await waiting


async def test_patience_is_for_the_first_answer_as_well(discord, client, laura):
    discord.world.now.stop()
    laura.patience = 0.1
    client._connection._command_tree.get_command("remind")._callback = lambda *_, **__: asyncio.sleep(60)
    with pytest.raises(TimeoutError):
        await laura.slash("remind", minutes=1)


@pytest.mark.parametrize("passing", [True, False], ids=["pass_time", "advance"])
async def test_an_interaction_fails_when_its_time_was_skipped(discord, bot, laura, passing):
    assert discord.world.interaction_seconds > MINUTE, "nobody would wait for it"
    asked = asyncio.ensure_future(laura.slash("try"))
    await bot.interactions.get()
    if passing:
        await discord.pass_time(discord.world.interaction_seconds + 1)
    else:
        discord.world.now.advance(discord.world.interaction_seconds + 1)
    with pytest.raises(InteractionFailed):
        await asked


async def test_a_request_that_never_ends_does_not_keep_time(discord, bot, monkeypatch):
    monkeypatch.setattr(settling, "LONGEST_SECONDS", 0.1)
    before = discord.world.now()
    wait_for, waits = asyncio.wait_for, []

    async def counted(what, seconds):
        waits.append(seconds)
        return await wait_for(what, seconds)

    async with beginning(discord, "PATCH", "/users/@me", {"username": "Never"}):
        await arrive(bot)
        monkeypatch.setattr(asyncio, "wait_for", counted)
        await discord.pass_time(10 * MINUTE)
        monkeypatch.setattr(asyncio, "wait_for", wait_for)
    assert len(waits) == 1, "only the first step waits"
    assert discord.world.now() - before >= 10 * MINUTE

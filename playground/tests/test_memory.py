"""What nobody can reach any more is not kept."""

import asyncio

import aiohttp
import pytest

from playground.traffic.counts import MOST_PATHS
from playground.traffic.limits import MOST_BUCKETS, RateLimits
from playground.world.forgetting import KEPT_SECONDS


def picture(content=b"a picture", name="a.png"):
    """Return a form with a file."""
    form = aiohttp.FormData()
    form.add_field("payload_json", '{"content": "x"}')
    form.add_field("files[0]", content, filename=name)
    return form


async def posted(discord, channel):
    """Let the bot post a message with a file; return the message."""
    headers = {"Authorization": f"Bot {discord.world.bot.token}"}
    async with (
        aiohttp.ClientSession(headers=headers) as http,
        http.post(f"{discord.api_url}/channels/{channel}/messages", data=picture()) as response,
    ):
        return await response.json()


async def status_of(message):
    """Return the status with which the message's file is served."""
    async with aiohttp.ClientSession() as http, http.get(message["attachments"][0]["url"]) as response:
        return response.status


async def test_the_files_of_a_deleted_message_go(discord, bot):
    channel = discord.world.guild.channels[0].id
    gone, stays = await posted(discord, channel), await posted(discord, channel)
    assert await status_of(gone) == 200
    await bot.request("DELETE", f"/channels/{channel}/messages/{gone['id']}")
    assert (await status_of(gone), await status_of(stays)) == (404, 200)
    assert len(discord.world.files) == 1


async def test_a_forwarded_file_stays_until_the_last_message_goes(discord, bot):
    channel = discord.world.guild.channels[0].id
    message = await posted(discord, channel)
    reference = {"type": 1, "channel_id": str(channel), "message_id": message["id"]}
    _, forward = await bot.request("POST", f"/channels/{channel}/messages", {"message_reference": reference})
    await bot.request("DELETE", f"/channels/{channel}/messages/{message['id']}")
    assert await status_of(message) == 200
    await bot.request("DELETE", f"/channels/{channel}/messages/{forward['id']}")
    assert await status_of(message) == 404


async def test_the_files_of_a_deleted_channel_go(discord, bot):
    world = discord.world
    await posted(discord, world.guild.channels[0].id)
    thread = await discord.service.add_channel(world.guild, "thread", world.guild.channels[0])
    await posted(discord, thread.id)
    assert len(world.files) == 2
    await discord.service.delete_channel(thread)
    assert len(world.files) == 1
    await discord.service.delete_channel(world.guild.channels[0])
    assert world.files == {}
    assert world.messages == {}


async def test_the_files_of_messages_deleted_at_once_go(discord, bot):
    channel = discord.world.guild.channels[0].id
    discord.world.guild.permissions |= 1 << 13
    messages = [await posted(discord, channel) for _ in range(3)]
    ids = [each["id"] for each in messages[:2]]
    status, _ = await bot.request("POST", f"/channels/{channel}/messages/bulk-delete", {"messages": ids})
    assert (status, [await status_of(each) for each in messages]) == (204, [404, 404, 200])


async def asked_and_answered(laura, bot, kind=4, data=None):
    """Let Laura use the command and the bot answer; return the interaction."""
    asking = asyncio.create_task(laura.slash("try"))
    interaction = await bot.interactions.get()
    await bot.answer(interaction, kind, data or {"content": "Hello"})
    await asking
    return interaction


async def test_old_interactions_go(discord, bot, laura, still):
    for _ in range(3):
        await asked_and_answered(laura, bot)
    discord.world.now.advance(KEPT_SECONDS - 60)
    young = await asked_and_answered(laura, bot)
    assert len(discord.world.interactions) == 4
    discord.world.now.advance(120)
    latest = await asked_and_answered(laura, bot)
    assert list(discord.world.interactions) == [young["token"], latest["token"]]


async def test_an_interaction_stays_while_its_form_is_open(discord, bot, laura, still):
    field = {"type": 4, "custom_id": "word", "label": "A word", "style": 1, "required": False}
    form = {"title": "A form", "custom_id": "form", "components": [{"type": 1, "components": [field]}]}
    opener = await asked_and_answered(laura, bot, 9, form)
    discord.world.now.advance(2 * KEPT_SECONDS)
    await asked_and_answered(laura, bot)
    assert opener["token"] in discord.world.interactions
    asking = asyncio.create_task(laura.submit())
    interaction = await bot.interactions.get()
    await bot.answer(interaction, 4, {"content": "Thanks"})
    await asking
    await asked_and_answered(laura, bot)
    assert opener["token"] not in discord.world.interactions


async def test_paths_that_a_bot_makes_up_are_counted_together(discord, bot):
    for number in range(MOST_PATHS + 50):
        await bot.request("GET", f"/nothing{number}/{'x' * (number % 30)}")
    assert len(discord.traffic.requests) == MOST_PATHS + 1
    assert discord.traffic.total >= MOST_PATHS + 50
    assert max(map(len, discord.traffic.requests)) <= 200


@pytest.mark.parametrize("seconds", [0.0, 2.0])
async def test_limits_that_are_full_again_are_forgotten(seconds):
    now = 0.0
    limits = RateLimits(lambda: now, 1.0)
    for number in range(3 * MOST_BUCKETS):
        limits._bucket("route", str(number), 5, 1.0).take(now)
        now += seconds / MOST_BUCKETS
    assert len(limits._buckets) <= MOST_BUCKETS
    assert limits._bucket("route", str(3 * MOST_BUCKETS - 1), 5, 1.0).remaining == 4

"""Webhooks of channels: who may make them, what they write, and what their token reaches."""

import aiohttp
import pytest

from playground.tests.powers import empower, listening
from playground.tests.test_records import records
from playground.world.guild import ANNOUNCEMENT, CATEGORY, FORUM
from playground.world.permissions import MANAGE_WEBHOOKS

PICTURE = "data:image/png;base64,iVBORw0KGgo="
WEBHOOKS, MESSAGES = 1 << 5, 1 << 9


@pytest.fixture
def channel(discord):
    return discord.world.guild.channels[0]


async def test_a_webhook_is_made_listed_changed_and_deleted(discord, bot, ask, channel):
    path = f"/channels/{channel.id}/webhooks"
    assert (await ask("POST", path, {"name": "Dealer"}, 403))["code"] == 50013
    empower(discord, MANAGE_WEBHOOKS)
    assert "name" in (await ask("POST", path, {"name": "Discord"}, 400))["errors"]
    async with listening(bot, WEBHOOKS | 1) as event:
        made = await ask("POST", path, {"name": "Dealer", "avatar": PICTURE})
        assert await event("WEBHOOKS_UPDATE") == {"guild_id": str(channel.guild), "channel_id": str(channel.id)}
    one = f"/webhooks/{made['id']}"
    changed = await ask("PATCH", one, {"name": "Banker"})
    assert changed == await ask("GET", one) == {**made, "name": "Banker"}
    assert await ask("GET", path) == await ask("GET", f"/guilds/{channel.guild}/webhooks") == [changed]
    read = await ask("GET", f"{one}/{made['token']}")
    assert read == {key: value for key, value in changed.items() if key != "user"}
    async with aiohttp.ClientSession() as http, http.get(made["url"]) as response:
        assert (await response.json())["name"] == "Banker"
    assert (await ask("GET", f"{one}/wrong", status=401))["code"] == 50027
    for _ in range(14):
        await ask("POST", path, {"name": "More"})
    assert (await ask("POST", path, {"name": "More"}, 400))["code"] == 30007
    await ask("DELETE", one, status=204)
    assert (await ask("GET", one, status=404))["code"] == 10015
    assert made["token"] not in str(await records(discord))


async def test_a_webhook_writes_edits_and_deletes_as_whom_it_says(discord, bot, ask, channel, laura):
    empower(discord, MANAGE_WEBHOOKS)
    made = await ask("POST", f"/channels/{channel.id}/webhooks", {"name": "Dealer"})
    by_token = f"/webhooks/{made['id']}/{made['token']}"
    await ask("POST", by_token, {"content": "Hello"}, 204)
    await laura.until(lambda me: me.last.text == "Hello")
    said = {"content": "Your turn", "username": "Queen", "avatar_url": "https://example.org/a.png"}
    sent = await ask("POST", f"{by_token}?wait=true", said)
    assert (sent["webhook_id"], sent["author"]["id"], sent["author"]["username"]) == (made["id"], made["id"], "Queen")
    assert sent["author"]["bot"] is True
    one = f"{by_token}/messages/{sent['id']}"
    edited = await ask("PATCH", one, {"content": "My turn"})
    assert edited["content"] == (await ask("GET", one))["content"] == "My turn"
    reply = {"content": "Yes", "message_reference": {"message_id": sent["id"]}}
    assert (await ask("POST", f"/channels/{channel.id}/messages", reply))["mentions"] == []
    of_bot = await ask("POST", f"/channels/{channel.id}/messages", {"content": "a"})
    assert (await ask("GET", f"{by_token}/messages/{of_bot['id']}", status=404))["code"] == 10008
    await ask("DELETE", one, status=204)
    assert (await ask("GET", one, status=404))["code"] == 10008
    assert (await ask("POST", f"{by_token}x", {"content": "a"}, 401))["code"] == 50027


async def test_a_webhook_writes_in_threads_and_makes_posts(discord, ask, channel):
    empower(discord, MANAGE_WEBHOOKS)
    made = await ask("POST", f"/channels/{channel.id}/webhooks", {"name": "Dealer"})
    by_token = f"/webhooks/{made['id']}/{made['token']}"
    thread = await discord.service.threads.start(channel, "side game", discord.world.owner)
    sent = await ask("POST", f"{by_token}?wait=true&thread_id={thread.id}", {"content": "a"})
    assert sent["channel_id"] == str(thread.id)
    assert (await ask("POST", f"{by_token}?thread_id=5", {"content": "a"}, 404))["code"] == 10003
    assert (await ask("POST", by_token, {"content": "a", "thread_name": "x"}, 400))["code"] == 220003
    forum = await discord.service.servers.add_channel(discord.world.guild, "help", FORUM)
    made = await ask("POST", f"/channels/{forum.id}/webhooks", {"name": "Clerk"})
    by_token = f"/webhooks/{made['id']}/{made['token']}"
    assert (await ask("POST", by_token, {"content": "a"}, 400))["code"] == 220001
    post = await ask("POST", f"{by_token}?wait=true", {"content": "a", "thread_name": "x"})
    assert (await ask("GET", f"/channels/{post['channel_id']}"))["owner_id"] == made["id"]


async def test_a_follower_brings_what_is_published(discord, ask, channel):
    empower(discord, MANAGE_WEBHOOKS)
    news = await discord.service.servers.add_channel(discord.world.guild, "news", ANNOUNCEMENT)
    goal = {"webhook_channel_id": str(channel.id)}
    assert (await ask("POST", f"/channels/{channel.id}/followers", goal, 400))["code"] == 50024
    followed = await ask("POST", f"/channels/{news.id}/followers", goal)
    sent = await ask("POST", f"/channels/{news.id}/messages", {"content": "News!"})
    await ask("POST", f"/channels/{news.id}/messages/{sent['id']}/crosspost")
    brought, notice = await ask("GET", f"/channels/{channel.id}/messages")
    assert (brought["content"], brought["webhook_id"], notice["type"]) == ("News!", followed["webhook_id"], 12)
    assert brought["flags"] & 2
    assert (await ask("GET", f"/webhooks/{followed['webhook_id']}"))["type"] == 2


async def test_a_webhook_moves_only_where_one_can_be_made(discord, ask, channel):
    empower(discord, MANAGE_WEBHOOKS)
    made = await ask("POST", f"/channels/{channel.id}/webhooks", {"name": "Dealer"})
    one = f"/webhooks/{made['id']}"
    category = await discord.service.servers.add_channel(discord.world.guild, "games", CATEGORY)
    thread = await discord.service.threads.start(channel, "side game", discord.world.owner)
    for goal in (category, thread):
        assert (await ask("PATCH", one, {"channel_id": str(goal.id)}, 400))["code"] == 50024
    full = discord.world.guild.channels[1]
    for _ in range(15):
        await ask("POST", f"/channels/{full.id}/webhooks", {"name": "More"})
    assert (await ask("PATCH", one, {"channel_id": str(full.id)}, 400))["code"] == 30007
    assert (await ask("GET", one))["channel_id"] == str(channel.id)
    assert (await ask("PATCH", one, {"channel_id": str(channel.id), "name": "Same"}))["name"] == "Same"
    (of_full,) = (await ask("GET", f"/channels/{full.id}/webhooks"))[:1]
    assert (await ask("PATCH", f"/webhooks/{of_full['id']}", {"channel_id": str(full.id)}))["name"] == "More"

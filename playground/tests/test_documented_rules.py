"""Rules that Discord's documentation states: crossposts, forwarding, archived threads, forms."""

import asyncio

import pytest

from playground.driver import Refused
from playground.server import Playground
from playground.tests.raw_bot import raw_bot
from playground.world import World
from playground.world.guild import ANNOUNCEMENT

MESSAGE_CONTENT = 1 << 15
EMOJI = "%F0%9F%98%80"


async def test_a_published_message_has_the_flag_crossposted(discord, bot):
    news = await discord.service.servers.add_channel(discord.world.guild, "news", ANNOUNCEMENT)
    _, message = await bot.request("POST", f"/channels/{news.id}/messages", {"content": "news"})
    _, published = await bot.request("POST", f"/channels/{news.id}/messages/{message['id']}/crosspost")
    assert published["flags"] == 1 << 0


@pytest.mark.parametrize(("intents", "status"), [(0, 403), (MESSAGE_CONTENT, 200)])
async def test_a_bot_forwards_only_what_it_can_read(intents, status):
    async with Playground(World(["Laura"], privileged_intents=intents)) as discord, raw_bot(discord) as bot:
        laura = discord.person("Laura")
        await laura.connect()
        path = f"/channels/{laura.channel}/messages"
        for content, expected in (("hello", status), (f"<@{bot.application}> hello", 200)):
            said = await laura.request("POST", path, {"content": content})
            reference = {"type": 1, "channel_id": laura.channel, "message_id": said["id"]}
            got, body = await bot.request("POST", path, {"message_reference": reference})
            assert got == expected, content
            assert body.get("code") == (160014 if expected == 403 else None)
        reference["message_id"] = body["id"]
        own = (await bot.request("POST", path, {"content": "mine"}))[1]["id"]
        assert (await bot.request("POST", path, {"message_reference": {**reference, "message_id": own}}))[0] == 200


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("PUT", f"messages/{{}}/reactions/{EMOJI}/@me"),
        ("DELETE", f"messages/{{}}/reactions/{EMOJI}/@me"),
        ("DELETE", f"messages/{{}}/reactions/{EMOJI}"),
        ("DELETE", "messages/{}/reactions"),
        ("PUT", "pins/{}"),
        ("DELETE", "messages/pins/{}"),
    ],
)
async def test_an_archived_thread_takes_no_reactions_and_pins(discord, bot, laura, method, path):
    discord.world.guild.permissions = (1 << 53) - 1 & ~(1 << 3)
    parent = discord.world.channels[int(laura.channel)]
    thread = await discord.service.add_channel(discord.world.guild, "side game", parent)
    _, message = await bot.request("POST", f"/channels/{thread.id}/messages", {"content": "hello"})
    where = f"/channels/{thread.id}/{path.format(message['id'])}"
    await discord.service.threads.archive(thread)
    status, body = await bot.request(method, where)
    assert (status, body["code"]) == (400, 50083)
    await discord.service.threads.unarchive(thread)
    assert (await bot.request(method, where))[0] == 204


async def test_a_form_belongs_to_its_channel(discord, bot, laura):
    asking = asyncio.create_task(laura.slash("try"))
    field = {"type": 4, "custom_id": "field", "style": 1, "label": "Field", "required": False}
    form = {"custom_id": "form", "title": "Form", "components": [{"type": 1, "components": [field]}]}
    await bot.answer(await bot.interactions.get(), 9, form)
    await asking
    opened = laura.modal
    filled = {
        "type": 5,
        "application_id": str(bot.application),
        "guild_id": laura.guild,
        "session_id": "x",
        "nonce": "1",
        "data": {"id": opened["id"], "custom_id": "form", "components": opened["components"]},
    }
    other = next(str(each) for each in discord.world.channels if str(each) != laura.channel)
    with pytest.raises(Refused, match="COMPONENT_VALIDATION_FAILED"):
        await laura.request("POST", "/interactions", {**filled, "channel_id": other})
    await laura.request("POST", "/interactions", {**filled, "channel_id": laura.channel})
    assert (await bot.interactions.get())["type"] == 5

"""What the permission to send messages, embeds and files decides; and direct messages."""

import aiohttp
import pytest

from playground.server import Playground
from playground.tests.powers import person_of
from playground.tests.raw_bot import raw_bot
from playground.tests.test_people import refused
from playground.world import World
from playground.world.guild import ANNOUNCEMENT, CATEGORY, FORUM, MEDIA, STAGE, VOICE
from playground.world.permissions import ATTACH_FILES, CONNECT, EMBED_LINKS, READ_HISTORY, SEND_MESSAGES, VIEW_CHANNEL

EMBED = {"title": "A title"}


async def upload(bot, method, path, payload="{}"):
    """Send a message with a file; return the status and the answer."""
    form = aiohttp.FormData()
    form.add_field("payload_json", payload)
    form.add_field("files[0]", b"a", filename="a.txt")
    async with bot._http.request(method, f"{bot.discord.api_url}{path}", data=form) as response:
        return response.status, await response.json()


@pytest.mark.parametrize("denied", [ATTACH_FILES, SEND_MESSAGES])
async def test_files_need_a_permission(discord, bot, laura, denied):
    path = f"/channels/{laura.channel}/messages"
    status, sent = await upload(bot, "POST", path)
    assert status == 200
    discord.world.channels[int(laura.channel)].denied[discord.world.bot.id] = denied
    assert (await upload(bot, "POST", path))[1]["code"] == 50013
    assert (await upload(bot, "PATCH", f"{path}/{sent['id']}"))[1]["code"] == 50013


async def test_a_message_without_the_permission_loses_its_embeds(discord, bot, laura):
    discord.world.channels[int(laura.channel)].denied[discord.world.bot.id] = EMBED_LINKS
    path = f"/channels/{laura.channel}/messages"
    assert (await bot.request("POST", path, {"embeds": [EMBED]}))[1]["code"] == 50013
    status, sent = await bot.request("POST", path, {"content": "a", "embeds": [EMBED]})
    assert (status, sent["embeds"]) == (200, [])
    status, edited = await bot.request("PATCH", f"{path}/{sent['id']}", {"embeds": [EMBED]})
    assert (status, edited["embeds"], edited["content"]) == (200, [], "a")


@pytest.mark.parametrize(("kind", "code"), [(CATEGORY, 50008), (FORUM, 40058), (MEDIA, 40058)])
async def test_channels_without_messages(discord, bot, kind, code):
    channel = await discord.service.servers.add_channel(discord.world.guild, "place", kind)
    assert (await bot.request("POST", f"/channels/{channel.id}/messages", {"content": "a"}))[1]["code"] == code


@pytest.mark.parametrize("kind", [ANNOUNCEMENT, VOICE, STAGE])
async def test_other_channels_take_messages(discord, bot, kind):
    channel = await discord.service.servers.add_channel(discord.world.guild, "place", kind)
    assert (await bot.request("POST", f"/channels/{channel.id}/messages", {"content": "a"}))[0] == 200


async def test_text_in_a_voice_channel_needs_the_permission_to_connect(discord, bot):
    channel = await discord.service.servers.add_channel(discord.world.guild, "voice", VOICE)
    channel.denied[discord.world.bot.id] = CONNECT
    assert (await bot.request("GET", f"/channels/{channel.id}"))[0] == 200
    assert (await bot.request("POST", f"/channels/{channel.id}/messages", {"content": "a"}))[1]["code"] == 50013


async def test_the_bot_writes_to_a_person(discord, bot, laura):
    status, channel = await bot.request("POST", "/users/@me/channels", {"recipient_id": laura.id})
    assert (status, channel["type"], [each["id"] for each in channel["recipients"]]) == (200, 1, [laura.id])
    assert (await bot.request("POST", "/users/@me/channels", {"recipient_id": laura.id}))[1]["id"] == channel["id"]
    await laura.go_to_the_bot()
    assert (await bot.request("POST", f"/channels/{channel['id']}/messages", {"content": "psst"}))[0] == 200
    await laura.until(lambda me: me.messages and me.last.text == "psst")
    person_of(discord, laura).takes_direct_messages = False
    status, body = await bot.request("POST", f"/channels/{channel['id']}/messages", {"content": "psst"})
    assert (status, body) == (403, {"message": "Cannot send messages to this user", "code": 50007})
    assert (await bot.request("GET", f"/channels/{channel['id']}/messages"))[0] == 200


async def test_the_bot_writes_to_a_stranger_only_if_they_have_installed_it():
    async with Playground(World(["Laura"], strangers=["Zoe"])) as discord, raw_bot(discord) as bot:
        zoe = next(each for each in discord.world.people.values() if each.name == "Zoe")
        _, channel = await bot.request("POST", "/users/@me/channels", {"recipient_id": str(zoe.id)})
        path = f"/channels/{channel['id']}/messages"
        assert (await bot.request("POST", path, {"content": "a"}))[1]["code"] == 50278
        discord.world.installed_by.add(zoe.id)
        assert (await bot.request("POST", path, {"content": "a"}))[0] == 200
        zoe.takes_direct_messages = False
        assert (await bot.request("POST", path, {"content": "a"}))[1]["code"] in (50007, 50278)


@pytest.mark.parametrize("body", [{}, {"recipient_id": "1"}, {"recipients": []}])
async def test_recipients_that_do_not_exist(bot, body):
    status, answer = await bot.request("POST", "/users/@me/channels", body)
    assert (status, answer["code"]) == (400, 50033)


async def test_the_bot_does_not_write_to_itself(bot):
    status, answer = await bot.request("POST", "/users/@me/channels", {"recipient_id": str(bot.application)})
    assert (status, answer["code"]) == (400, 50007)


async def test_nobody_deletes_another_ones_direct_message(discord, bot, laura):
    await laura.go_to_the_bot()
    sent = await laura.request("POST", f"/channels/{laura.channel}/messages", {"content": "a"})
    path = f"/channels/{laura.channel}/messages/{sent['id']}"
    assert (await bot.request("DELETE", path))[1]["code"] == 50003


async def test_people_have_channels_of_their_own(discord, bot, laura, clara):
    both = await laura.request("POST", "/users/@me/channels", {"recipients": [clara.id]})
    assert both["type"] == 1
    assert (await clara.request("POST", "/users/@me/channels", {"recipients": [laura.id]}))["id"] == both["id"]
    group = await laura.request("POST", "/users/@me/channels", {"recipients": [clara.id, str(discord.world.owner.id)]})
    assert (group["type"], group["owner_id"], len(group["recipients"])) == (3, laura.id, 3)
    assert (await bot.request("GET", f"/channels/{both['id']}"))[1]["code"] == 50001
    await laura.request("POST", f"/channels/{group['id']}/messages", {"content": "a"})
    assert len(await clara.request("GET", f"/channels/{group['id']}/messages")) == 1


async def test_a_hidden_channel_hides_its_messages_from_the_bots_requests(discord, bot, laura):
    channel = discord.world.channels[int(laura.channel)]
    channel.denied[discord.world.bot.id] = VIEW_CHANNEL
    assert (await bot.request("POST", f"/channels/{channel.id}/typing"))[1]["code"] == 50001
    channel.denied[discord.world.bot.id] = SEND_MESSAGES
    assert (await bot.request("POST", f"/channels/{channel.id}/typing"))[1]["code"] == 50013
    assert await refused(laura.request("POST", "/channels/1/typing")) == 10003


async def test_one_message_is_read_by_those_who_may_read_the_history(discord, bot, laura):
    path = f"/channels/{laura.channel}/messages"
    _, sent = await bot.request("POST", path, {"content": "a"})
    assert (await bot.request("GET", f"{path}/{sent['id']}"))[0] == 200
    discord.world.channels[int(laura.channel)].denied[discord.world.bot.id] = READ_HISTORY
    assert (await bot.request("GET", f"{path}/{sent['id']}"))[1]["code"] == 50013
    assert (await bot.request("GET", path))[1] == []
    assert (await bot.request("PATCH", f"{path}/{sent['id']}", {"content": "b"}))[0] == 200


async def test_slow_mode_holds_for_people_and_not_for_the_bot(discord, bot, laura, still):
    path = f"/channels/{laura.channel}/messages"
    discord.world.channels[int(laura.channel)].rate_limit_per_user = 10
    for _ in range(2):
        assert (await bot.request("POST", path, {"content": "a"}))[0] == 200
    await laura.request("POST", path, {"content": "a"})
    assert await refused(laura.request("POST", path, {"content": "a"})) == 20016
    discord.world.now.advance(10.1)
    await laura.request("POST", path, {"content": "a"})

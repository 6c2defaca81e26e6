"""Pins, bulk deletion and publishing."""

import pytest

from playground.world.guild import ANNOUNCEMENT
from playground.world.permissions import MANAGE_MESSAGES, PIN_MESSAGES


@pytest.fixture
def channel(discord):
    return next(iter(discord.world.channels))


@pytest.fixture
def sent(bot, channel):
    async def send(number):
        path = f"/channels/{channel}/messages"
        return [(await bot.request("POST", path, {"content": str(n)}))[1]["id"] for n in range(number)]

    return send


@pytest.mark.parametrize("base", ["messages/pins", "pins"])
async def test_pinning_needs_a_permission(discord, bot, channel, sent, base):
    (message,) = await sent(1)
    path = f"/channels/{channel}/{base}/{message}"
    assert (await bot.request("PUT", path))[1]["code"] == 50013
    discord.world.guild.permissions |= PIN_MESSAGES
    assert (await bot.request("PUT", path))[0] == 204
    assert (await bot.request("GET", f"/channels/{channel}/messages/{message}"))[1]["pinned"] is True
    assert (await bot.request("DELETE", path))[0] == 204
    assert (await bot.request("GET", f"/channels/{channel}/messages/{message}"))[1]["pinned"] is False
    assert (await bot.request("PUT", f"/channels/{channel}/{base}/5"))[1]["code"] == 10008


async def test_pins_are_listed_latest_first_and_page_by_page(discord, bot, channel, sent):
    discord.world.guild.permissions |= PIN_MESSAGES
    ids = await sent(3)
    for message in ids:
        await bot.request("PUT", f"/channels/{channel}/messages/pins/{message}")
        discord.world.now.advance(1)
    path = f"/channels/{channel}/messages/pins"
    _, page = await bot.request("GET", f"{path}?limit=2")
    assert [each["message"]["id"] for each in page["items"]] == [ids[2], ids[1]]
    assert page["has_more"] is True
    before = page["items"][-1]["pinned_at"]
    _, page = await bot.request("GET", path, params={"before": before})
    assert ([each["message"]["id"] for each in page["items"]], page["has_more"]) == ([ids[0]], False)
    assert [each["id"] for each in (await bot.request("GET", f"/channels/{channel}/pins"))[1]] == ids[::-1]
    for query in ("limit=51", "limit=0", "before=yesterday"):
        assert (await bot.request("GET", f"{path}?{query}"))[1]["code"] == 50035
    _, (notice, *_) = await bot.request("GET", f"/channels/{channel}/messages")
    assert (notice["type"], notice["message_reference"]["message_id"]) == (6, ids[2])
    assert (await bot.request("PUT", f"{path}/{notice['id']}"))[1]["code"] == 50021


async def test_a_channel_has_250_pins(discord, bot, channel, sent):
    discord.world.guild.permissions |= PIN_MESSAGES
    first, last = await sent(2)
    for message in list(discord.world.messages.values()):
        for number in range(249 if str(message.id) == first else 0):
            copy = type(message)(number + 1, message.channel, message.author, message.at, pinned_at=message.at)
            discord.world.messages[copy.id] = copy
    assert (await bot.request("PUT", f"/channels/{channel}/messages/pins/{first}"))[0] == 204
    assert (await bot.request("PUT", f"/channels/{channel}/messages/pins/{last}"))[1]["code"] == 30003


async def test_many_messages_are_deleted_at_once(discord, bot, channel, sent, laura):
    ids = await sent(3)
    path = f"/channels/{channel}/messages/bulk-delete"
    assert (await bot.request("POST", path, {"messages": ids}))[1]["code"] == 50013
    discord.world.guild.permissions |= MANAGE_MESSAGES
    assert (await bot.request("POST", path, {"messages": [*ids[:2], str(int(ids[2]) + 1)]}))[0] == 204
    assert [each["id"] for each in await laura.history()] == [ids[2]]


@pytest.mark.parametrize(
    ("number", "code"), [(0, 50016), (1, 50016), (101, 50016), (2, 50034)], ids=["none", "one", "101", "too old"]
)
async def test_a_bulk_deletion_that_breaks_a_rule_is_refused(discord, bot, channel, number, code):
    discord.world.guild.permissions |= MANAGE_MESSAGES
    body = {"messages": [str(5 + each) for each in range(number)]}
    status, answer = await bot.request("POST", f"/channels/{channel}/messages/bulk-delete", body)
    assert (status, answer["code"]) == (400, code)


async def test_a_bulk_deletion_is_for_bots_and_names_each_message_once(discord, bot, channel, sent, laura):
    discord.world.guild.permissions |= MANAGE_MESSAGES
    path = f"/channels/{channel}/messages/bulk-delete"
    (message,) = await sent(1)
    assert (await bot.request("POST", path, {"messages": [message, message]}))[1]["code"] == 50035
    assert (await bot.request("POST", path, {}))[1]["code"] == 50035
    headers = {"Authorization": discord.world.user(int(laura.id)).token}
    status, body = await bot.request("POST", path, {"messages": [message, "5"]}, headers=headers)
    assert (status, body["code"]) == (403, 20002)


async def test_only_announcements_are_published(discord, bot, channel, sent):
    (message,) = await sent(1)
    path = f"/channels/{channel}/messages/{message}/crosspost"
    status, body = await bot.request("POST", path)
    assert (status, body) == (400, {"message": "Cannot execute action on this channel type", "code": 50024})
    discord.world.channels[channel].type = ANNOUNCEMENT
    status, body = await bot.request("POST", path)
    assert (status, body["flags"] & 1) == (200, 1)
    assert (await bot.request("POST", path))[1]["code"] == 40033

"""Ephemeral messages do not leak: not even their owner can do with them what others would see."""

import asyncio

import pytest

from playground.driver import Refused

SECRET = "the queen of hearts"
EVERYTHING = (1 << 53) - 1 & ~(1 << 3)


@pytest.fixture
async def secret(discord, bot, laura):
    """An ephemeral message of Laura's, who may do everything."""
    discord.world.guild.permissions = EVERYTHING
    asking = asyncio.create_task(laura.slash("try"))
    await bot.answer(await bot.interactions.get(), 4, {"content": SECRET, "flags": 64})
    return await asking


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PUT", "pins/{}", None),
        ("DELETE", "pins/{}", None),
        ("PUT", "messages/pins/{}", None),
        ("PUT", "messages/{}/reactions/%F0%9F%98%80/@me", None),
        ("DELETE", "messages/{}/reactions/%F0%9F%98%80/@me", None),
        ("GET", "messages/{}/reactions/%F0%9F%98%80", None),
        ("DELETE", "messages/{}/reactions", None),
        ("POST", "messages/{}/threads", {"name": "leak"}),
        ("POST", "messages/{}/crosspost", None),
        ("PATCH", "messages/{}", {"flags": 4}),
    ],
)
async def test_what_nobody_can_do_with_an_ephemeral_message(laura, secret, method, path, body):
    with pytest.raises(Refused, match="10008"):
        await laura.request(method, f"/channels/{laura.channel}/{path.format(secret.id)}", body)


@pytest.mark.parametrize("kind", [0, 1])
async def test_an_ephemeral_message_is_neither_quoted_nor_forwarded(laura, clara, secret, kind):
    reference = {"type": kind, "channel_id": laura.channel, "message_id": secret.id}
    with pytest.raises(Refused, match="REPLIES_UNKNOWN_MESSAGE"):
        await laura.request(
            "POST", f"/channels/{laura.channel}/messages", {"content": "look", "message_reference": reference}
        )
    assert SECRET not in str(await clara.request("GET", f"/channels/{clara.channel}/messages"))


async def test_bulk_deletion_leaves_ephemeral_messages(discord, bot, laura, secret):
    _, other = await bot.request("POST", f"/channels/{laura.channel}/messages", {"content": "for all"})
    ids = {"messages": [secret.id, other["id"]]}
    assert (await bot.request("POST", f"/channels/{laura.channel}/messages/bulk-delete", ids))[0] == 204
    assert list(discord.world.messages) == [int(secret.id)]

"""A message is posted once, though the answer to it was lost, wherever Discord lets the bot look for it."""

import aiohttp
import discord
import pytest

from bot.interactions.single_posts import Posted, SinglePost
from playground.traffic.faults import Fault
from playground.world.permissions import FOR_MEMBER, Overwrite

SAID = "Only once"


@pytest.fixture
async def send(house):
    """Return what posts the same message, by way of what is known of the attempts before."""
    laura = await house.person("Laura")
    place = house.discord.world.guild.id, int(laura.channel)

    async def sending(post):
        return await post.post(house.app.client, *place, lambda each: each.content == SAID, content=SAID)

    return sending


def there(house):
    return [each.id for each in house.discord.world.messages.values() if each.content == SAID]


def deny(house, permission):
    """Take a permission from the bot in every channel."""
    world = house.discord.world
    for channel in world.channels.values():
        channel.overwrites[world.bot.id] = Overwrite(world.bot.id, FOR_MEMBER, deny=permission)


async def test_what_arrived_without_an_answer_is_found(house, send):
    post = SinglePost()
    house.discord.faults.strike(Fault.RESET_AFTER, on="/messages")
    with pytest.raises(aiohttp.ClientError):
        await send(post)
    assert post.unsure
    sent = there(house)
    found = await send(post)
    assert found.before
    assert found.message in sent
    assert there(house) == sent
    assert not post.unsure


async def test_what_is_refused_is_not_there(house, send):
    deny(house, discord.Permissions(send_messages=True).value)
    post = SinglePost()
    with pytest.raises(discord.Forbidden):
        await send(post)
    assert not post.unsure


async def test_where_the_bot_may_not_look_it_posts(house, send):
    first = await send(SinglePost())
    assert await send(SinglePost(unsure=True)) == Posted(first.message, before=True)
    deny(house, discord.Permissions(read_message_history=True).value)
    again = await send(SinglePost(unsure=True))
    assert not again.before
    assert there(house) == [first.message, again.message]

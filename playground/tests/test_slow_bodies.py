"""Bodies that come slowly: a request is checked when its body is whole, and then nothing comes in between."""

import asyncio
import json
import logging
from contextlib import AsyncExitStack, asynccontextmanager

import pytest


class Upload:
    """A request whose body has begun."""

    def __init__(self, reader, writer, rest):
        self._reader, self._writer, self._rest = reader, writer, rest

    def finish(self):
        """Send what is left of the body."""
        self._writer.write(self._rest)

    async def answer(self):
        """Return the status and the body of the answer."""
        head, _, body = (await self._reader.read()).partition(b"\r\n\r\n")
        return int(head.split()[1]), json.loads(body) if body else None

    def abort(self):
        """Break the connection."""
        self._writer.transport.abort()


@asynccontextmanager
async def beginning(discord, method, path, body, token=None):
    """Send a request without the end of its body."""
    port = int(discord.url.rsplit(":", 1)[1])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    content = json.dumps(body).encode()
    headers = {
        "Host": "127.0.0.1",
        "Authorization": token or f"Bot {discord.world.bot.token}",
        "Content-Type": "application/json",
        "Content-Length": len(content),
        "Connection": "close",
    }
    lines = (f"{name}: {value}\r\n" for name, value in headers.items())
    writer.write(f"{method} /api/v10{path} HTTP/1.1\r\n{''.join(lines)}\r\n".encode() + content[:1])
    await writer.drain()
    try:
        yield Upload(reader, writer, content[1:])
    finally:
        writer.close()


async def arrive(bot):
    """Wait until the server has taken what was sent before."""
    for _ in range(3):
        await bot.request("GET", "/users/@me")


async def ask(person, bot):
    """Let a person use the command; return the interaction."""
    asking = asyncio.create_task(person.slash("try"))
    return asking, await bot.interactions.get()


async def test_of_five_slow_answers_one_counts(discord, bot, laura):
    asking, interaction = await ask(laura, bot)
    path = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
    bodies = [{"type": 4, "data": {"content": f"answer {number}"}} for number in range(5)]
    async with AsyncExitStack() as stack:
        begun = [beginning(discord, "POST", path, body) for body in bodies]
        uploads = [await stack.enter_async_context(each) for each in begun]
        await arrive(bot)
        for upload in uploads:
            upload.finish()
        answers = await asyncio.gather(*(upload.answer() for upload in uploads))
    assert sorted(status for status, _ in answers) == [204, 400, 400, 400, 400]
    assert {body["code"] for _, body in answers if body} == {40060}
    assert (await asking).text.startswith("answer")
    assert len(discord.world.messages) == 1


async def test_a_token_can_expire_while_a_body_comes(discord, bot, laura):
    asking, interaction = await ask(laura, bot)
    await bot.answer(interaction, 4, {"content": "here"})
    await asking
    path = f"/webhooks/{bot.application}/{interaction['token']}"
    async with beginning(discord, "POST", path, {"content": "late"}) as upload:
        await arrive(bot)
        discord.world.now.advance(901)
        upload.finish()
        status, body = await upload.answer()
    assert (status, body["code"]) == (401, 50027)


async def _message(bot, laura):
    return (await bot.request("POST", f"/channels/{laura.channel}/messages", {"content": "hello"}))[1]["id"]


async def test_a_message_can_be_deleted_while_its_edit_comes(discord, bot, laura):
    message = await _message(bot, laura)
    path = f"/channels/{laura.channel}/messages/{message}"
    async with beginning(discord, "PATCH", path, {"content": "edited"}) as upload:
        await arrive(bot)
        assert (await bot.request("DELETE", path))[0] == 204
        upload.finish()
        status, body = await upload.answer()
    assert (status, body["code"]) == (404, 10008)


async def test_a_member_can_leave_while_a_new_name_comes(discord, bot, laura):
    world = discord.world
    person = world.people[int(laura.id)]
    path = f"/guilds/{world.guild.id}/members/{person.id}"
    async with beginning(discord, "PATCH", path, {"nick": "Queen"}, world.owner.token) as upload:
        await arrive(bot)
        await discord.service.leave(world.guild, person)
        upload.finish()
        status, body = await upload.answer()
    assert (status, body["code"]) == (404, 10007)
    assert person.id not in world.guild.memberships


async def test_a_role_can_go_while_its_change_comes(discord, bot):
    world = discord.world
    role = await discord.service.servers.add_role(world.guild, "Dealer")
    path = f"/guilds/{world.guild.id}/roles/{role.id}"
    async with beginning(discord, "PATCH", path, {"permissions": "0"}, world.owner.token) as upload:
        await arrive(bot)
        await discord.service.servers.delete_role(world.guild, role)
        upload.finish()
        status, body = await upload.answer()
    assert (status, body["code"]) == (404, 10011)


@pytest.mark.parametrize("thread", [False, True])
async def test_a_channel_can_go_while_its_change_comes(discord, bot, thread):
    world = discord.world
    channel = next(iter(world.channels.values()))
    if thread:
        channel = await discord.service.add_channel(world.guild, "side game", channel)
        method, path, change = "PATCH", f"/channels/{channel.id}", {"name": "other"}
    else:
        method, path = "PUT", f"/channels/{channel.id}/permissions/{world.guild.id}"
        change = {"type": 0, "deny": "0", "allow": "0"}
    async with beginning(discord, method, path, change, world.owner.token) as upload:
        await arrive(bot)
        await discord.service.delete_channel(channel)
        upload.finish()
        status, body = await upload.answer()
    assert (status, body["code"]) == (404, 10003)


async def test_an_update_of_a_message_whose_channel_is_gone(discord, bot, laura):
    asking, interaction = await ask(laura, bot)
    button = {"type": 2, "style": 1, "label": "Go", "custom_id": "go"}
    await bot.answer(interaction, 4, {"content": "here", "components": [{"type": 1, "components": [button]}]})
    click = asyncio.create_task(laura.send_custom_id(await asking, "go"))
    interaction = await bot.interactions.get()
    await discord.service.delete_channel(discord.world.channels[int(laura.channel)])
    status, body = await bot.answer(interaction, 7, {"content": "changed"})
    assert (status, body["code"]) == (404, 10003)
    click.cancel()
    await asyncio.gather(click, return_exceptions=True)


async def test_an_upload_that_breaks_off_logs_no_error(discord, bot, laura, caplog):
    caplog.set_level(logging.INFO, "playground")
    path = f"/channels/{laura.channel}/messages"
    async with beginning(discord, "POST", path, {"content": "hello"}) as upload:
        await arrive(bot)
        upload.abort()
    while not caplog.records:
        await bot.request("GET", "/users/@me")
    assert [each.levelname for each in caplog.records] == ["INFO"]
    assert "POST channels/*/messages" in caplog.text
    assert not caplog.records[0].exc_info
    assert not discord.world.messages

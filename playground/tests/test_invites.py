"""Invites: who may make and see them, when they end, and which are made anew."""

import pytest

from playground.driver.person import Refused
from playground.tests.powers import empower, listening
from playground.world.permissions import MANAGE_CHANNELS, MANAGE_GUILD


async def test_an_invite_is_made_read_listed_and_deleted(discord, bot, ask, laura):
    path, guild = f"/channels/{laura.channel}/invites", discord.world.guild.id
    assert (await ask("GET", path, status=403))["code"] == 50013
    empower(discord, MANAGE_CHANNELS | MANAGE_GUILD)
    async with listening(bot, 1 << 6 | 1) as event:
        made = await ask("POST", path, {"max_age": 60, "max_uses": 2})
        assert (await event("INVITE_CREATE"))["max_uses"] == 2
        assert await ask("GET", path) == await ask("GET", f"/guilds/{guild}/invites") == [made]
        read = await ask("GET", f"/invites/{made['code']}?with_counts=true")
        assert "max_uses" not in read
        assert read["approximate_member_count"] == len(discord.world.guild.members)
        await ask("DELETE", f"/invites/{made['code']}")
        assert (await event("INVITE_DELETE"))["code"] == made["code"]
    assert (await ask("GET", f"/invites/{made['code']}", status=404))["code"] == 10006


async def test_an_invite_is_made_once_unless_it_is_to_be_unique(ask, laura):
    path = f"/channels/{laura.channel}/invites"
    first = await ask("POST", path, {})
    assert (await ask("POST", path, {}))["code"] == first["code"]
    assert (await ask("POST", path, {"max_uses": 1}))["code"] != first["code"]
    assert (await ask("POST", path, {"unique": True}))["code"] != first["code"]
    assert "max_age" in (await ask("POST", path, {"max_age": -1}, 400))["errors"]
    assert "target_application_id" in (await ask("POST", path, {"target_type": 2}, 400))["errors"]


async def test_an_invite_ends_in_time_or_with_its_channel(discord, ask, laura, still):
    path = f"/channels/{laura.channel}/invites"
    short, lasting = await ask("POST", path, {"max_age": 60}), await ask("POST", path, {"max_age": 0})
    assert lasting["expires_at"] is None
    discord.world.now.advance(61)
    await ask("GET", f"/invites/{short['code']}", status=404)
    await ask("GET", f"/invites/{lasting['code']}")
    await discord.service.servers.delete(discord.world.guild.channels[0])
    await ask("GET", f"/invites/{lasting['code']}", status=404)


async def test_whoever_is_not_in_the_server_deletes_no_invite(discord, ask, laura):
    made = await ask("POST", f"/channels/{laura.channel}/invites", {})
    guild = discord.world.guild
    guild.permissions |= MANAGE_GUILD
    guild.members.discard(int(laura.id))
    with pytest.raises(Refused):
        await laura.request("DELETE", f"/invites/{made['code']}")

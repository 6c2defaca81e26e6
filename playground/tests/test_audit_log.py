"""The audit log: who did what to whom, why, and what changed; and who reads it."""

import asyncio

import discord as library
import pytest

from playground.driver import Refused
from playground.objects.servers import guild_json
from playground.tests.powers import empower, listening
from playground.world.guild import STAGE
from playground.world.permissions import (
    ADMINISTRATOR,
    CREATE_EXPRESSIONS,
    MANAGE_CHANNELS,
    MANAGE_MESSAGES,
    VIEW_AUDIT_LOG,
)

WHY = {"X-Audit-Log-Reason": "too%20noisy"}


@pytest.fixture
def newest(ask, base):
    async def newest():
        return (await ask("GET", f"{base}/audit-logs"))["audit_log_entries"][0]

    return newest


async def test_an_entry_says_who_why_and_what_changed(discord, bot, ask, base, newest):
    empower(discord, VIEW_AUDIT_LOG | MANAGE_CHANNELS)
    channel = str(discord.world.guild.channels[0].id)
    async with listening(bot, 1 << 2 | 1) as event:
        await ask("PATCH", f"/channels/{channel}", {"topic": "Cards", "name": "cards"}, headers=WHY)
        told = await event("GUILD_AUDIT_LOG_ENTRY_CREATE")
    entry = await newest()
    assert told == {**entry, "guild_id": str(discord.world.guild.id)}
    assert (entry["action_type"], entry["target_id"], entry["reason"]) == (11, channel, "too noisy")
    assert entry["user_id"] == str(discord.world.bot.id)
    assert entry["changes"] == [{"key": "topic", "new_value": "Cards"}]


async def test_only_with_the_permission_it_is_read(discord, ask, base):
    assert (await ask("GET", f"{base}/audit-logs", status=403))["code"] == 50013
    empower(discord, VIEW_AUDIT_LOG)
    assert (await ask("GET", f"{base}/audit-logs"))["audit_log_entries"] == []


async def test_what_is_refused_is_not_logged(discord, ask, base, laura):
    empower(discord, VIEW_AUDIT_LOG)
    await ask("PATCH", f"/channels/{laura.channel}", {"topic": "Cards"}, 403)
    await ask("DELETE", f"/channels/{laura.channel}/messages/5", status=404)
    assert (await ask("GET", f"{base}/audit-logs"))["audit_log_entries"] == []


async def test_members_roles_bans_and_messages_are_logged(discord, ask, base, laura, clara, newest):
    empower(discord, ADMINISTRATOR, position=9)
    role = await ask("POST", f"{base}/roles", {"name": "dealer"}, headers=WHY)
    assert {"key": "name", "new_value": "dealer"} in (await newest())["changes"]
    await ask("PUT", f"{base}/members/{laura.id}/roles/{role['id']}", status=204)
    given = {"key": "$add", "new_value": [{"id": role["id"], "name": "dealer"}]}
    assert ((await newest())["action_type"], (await newest())["changes"]) == (25, [given])
    await ask("PATCH", f"{base}/members/{laura.id}", {"nick": "Lo"})
    assert ((await newest())["action_type"], (await newest())["changes"]) == (24, [{"key": "nick", "new_value": "Lo"}])
    said = await laura.say("noise")
    await ask("DELETE", f"/channels/{laura.channel}/messages/{said.id}", status=204)
    assert (await newest())["options"] == {"channel_id": str(laura.channel), "count": "1"}
    assert ((await newest())["action_type"], (await newest())["target_id"]) == (72, str(laura.id))
    own = await ask("POST", f"/channels/{laura.channel}/messages", {"content": "own"})
    await ask("DELETE", f"/channels/{laura.channel}/messages/{own['id']}", status=204)
    assert (await newest())["target_id"] == str(laura.id), "one's own message is nobody's business"
    await ask("POST", f"{base}/bulk-ban", {"user_ids": [laura.id, clara.id]}, headers=WHY)
    log = await ask("GET", f"{base}/audit-logs?action_type=22")
    assert {each["target_id"] for each in log["audit_log_entries"]} == {str(laura.id), str(clara.id)}
    assert {each["reason"] for each in log["audit_log_entries"]} == {"too noisy"}
    await ask("DELETE", f"{base}/bans/{clara.id}", {}, 204)
    assert (await newest())["action_type"] == 23
    await ask("DELETE", f"{base}/roles/{role['id']}", status=204)
    assert {"key": "name", "old_value": "dealer"} in (await newest())["changes"]


async def test_it_is_read_in_pages_by_user_and_by_action(discord, ask, base, laura):
    empower(discord, ADMINISTRATOR, position=9)
    for number in range(4):
        await ask("POST", f"{base}/channels", {"name": f"room-{number}"}, 201)
    newest, older, *_ = (await ask("GET", f"{base}/audit-logs?limit=2"))["audit_log_entries"]
    page = await ask("GET", f"{base}/audit-logs?before={older['id']}")
    assert [each["changes"][0]["new_value"] for each in page["audit_log_entries"]] != []
    assert len(page["audit_log_entries"]) == 2
    after = await ask("GET", f"{base}/audit-logs?after={page['audit_log_entries'][0]['id']}")
    assert after["audit_log_entries"] == [older, newest]
    assert (await ask("GET", f"{base}/audit-logs?user_id={laura.id}"))["audit_log_entries"] == []
    assert (await ask("GET", f"{base}/audit-logs?limit=500", status=400))["code"] == 50035


async def test_channels_permissions_webhooks_and_emojis_are_logged_without_tokens(discord, ask, base, newest, laura):
    empower(discord, ADMINISTRATOR | CREATE_EXPRESSIONS | MANAGE_MESSAGES, position=9)
    channel = f"/channels/{laura.channel}"
    for allowed, action in ((1024, 13), (2048, 14)):
        await ask("PUT", f"{channel}/permissions/{laura.id}", {"type": 1, "allow": allowed}, 204)
        assert ((await newest())["action_type"], (await newest())["options"]["id"]) == (action, str(laura.id))
    made = await ask("POST", f"{channel}/webhooks", {"name": "Dealer"})
    assert (await newest())["action_type"] == 50
    assert made["token"] not in str(await newest())
    star = await ask("POST", f"{base}/emojis", {"name": "star", "image": "data:image/png;base64,iVBORw0KGgo="}, 201)
    await ask("DELETE", f"{base}/emojis/{star['id']}", status=204)
    assert ((await newest())["action_type"], (await newest())["target_id"]) == (62, star["id"])
    thread = await ask("POST", f"{channel}/threads", {"name": "a", "type": 11}, 201)
    await ask("DELETE", f"/channels/{thread['id']}")
    assert ((await newest())["action_type"], (await newest())["target_id"]) == (112, thread["id"])
    invite = await ask("POST", f"{channel}/invites", {})
    await ask("DELETE", f"/invites/{invite['code']}")
    assert {"key": "code", "old_value": invite["code"]} in (await newest())["changes"]


async def test_what_changes_nothing_is_not_logged(discord, ask, base, laura):
    empower(discord, ADMINISTRATOR, position=9)
    nick = {"nick": "Lo"}
    for _ in range(2):
        await ask("PATCH", f"{base}/members/{laura.id}", nick)
        await ask("PATCH", f"{base}/members/@me", {"nick": "Dealer"})
        await ask("PUT", f"/channels/{laura.channel}/permissions/{laura.id}", {"type": 1, "allow": 1024}, 204)
    entries = (await ask("GET", f"{base}/audit-logs"))["audit_log_entries"]
    assert [each["action_type"] for each in entries] == [13, 24, 24]
    assert entries[0]["options"]["type"] == "1"
    assert entries[1]["target_id"] == str(discord.world.bot.id)


async def test_a_library_reads_every_entry(discord, bot, ask, base, laura, clara):
    empower(discord, ADMINISTRATOR, position=9)
    role = await ask("POST", f"{base}/roles", {"name": "dealer"})
    await ask("PATCH", f"{base}/members/{laura.id}", {"roles": [role["id"]]})
    await ask("PUT", f"/channels/{laura.channel}/permissions/{role['id']}", {"type": 0, "allow": 1024}, 204)
    invite = await ask("POST", f"/channels/{laura.channel}/invites", {})
    await ask("DELETE", f"/invites/{invite['code']}")
    await ask("POST", f"{base}/prune", {"days": 7})
    assert (await bot.request("POST", f"{base}/prune", []))[0] == 200, "a list is as good as nothing"
    stage = await discord.service.servers.add_channel(discord.world.guild, "show", STAGE)
    await ask("POST", "/stage-instances", {"channel_id": str(stage.id), "topic": "a"})
    await ask("DELETE", f"/stage-instances/{stage.id}", status=204)
    await ask("POST", f"{base}/bulk-ban", {"user_ids": [clara.id]})
    client = library.Client(intents=library.Intents.all())
    client.http._global_over = asyncio.Event()
    client.http._global_over.set()
    entries = (await ask("GET", f"{base}/audit-logs"))["audit_log_entries"]
    guild = library.Guild(data=guild_json(discord.world, discord.world.guild), state=client._connection)
    named = {key: {} for key in ("users", "integrations", "app_commands", "automod_rules", "webhooks")}
    read = [library.AuditLogEntry(**named, data=each, guild=guild) for each in entries]
    assert [(each.action.value, each.target is not None, each.extra is not None) for each in read]
    assert {each["action_type"] for each in entries} == {13, 21, 22, 25, 30, 40, 42, 83, 85}
    assert (await ask("GET", f"{base}/audit-logs?after=0"))["audit_log_entries"] == entries[::-1]


async def test_a_reason_loses_what_is_no_text(discord, bot, ask, base, laura, newest):
    empower(discord, ADMINISTRATOR, position=9)
    reader, writer = await asyncio.open_connection("127.0.0.1", int(discord.url.rpartition(":")[2]))
    head = f"PUT /api/v10{base}/bans/{laura.id} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bot "
    head += f"{discord.world.bot.token}\r\nContent-Length: 0\r\nConnection: close\r\nX-Audit-Log-Reason: a"
    writer.write(head.encode() + b"\xffb\r\n\r\n")
    assert b" 204 " in await reader.readline()
    await reader.read()
    writer.close()
    assert (await newest())["reason"] == (await ask("GET", f"{base}/bans/{laura.id}"))["reason"] == "ab"


async def test_rules_that_act_and_an_integration_that_goes_are_logged(discord, ask, base, laura, clara):
    empower(discord, ADMINISTRATOR, position=9)
    alert = {"type": 2, "metadata": {"channel_id": laura.channel}}
    timeout = {"type": 3, "metadata": {"duration_seconds": 60}}
    rule = {"name": "No aces", "event_type": 1, "trigger_type": 1, "enabled": True}
    rule |= {"trigger_metadata": {"keyword_filter": ["ace"]}, "actions": [{"type": 1}, alert, timeout]}
    await ask("POST", f"{base}/auto-moderation/rules", rule)
    with pytest.raises(Refused):
        await laura.say("an ace")
    entries = (await ask("GET", f"{base}/audit-logs?user_id={laura.id}"))["audit_log_entries"]
    assert [each["action_type"] for each in entries] == [145, 144, 143]
    options = {"auto_moderation_rule_name": "No aces", "auto_moderation_rule_trigger_type": "1"}
    for each in entries:
        assert (each["target_id"], each["options"]) == (laura.id, {**options, "channel_id": laura.channel})
    owner = {"Authorization": discord.world.owner.token}
    await ask("DELETE", f"{base}/integrations/{discord.world.application}", status=204, headers=owner)
    entry = discord.world.guild.audit_log[-1]
    assert (entry["action_type"], entry["target_id"]) == (82, str(discord.world.application))
    assert {"key": "type", "old_value": "discord"} in entry["changes"]

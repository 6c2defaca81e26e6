"""Every answer of every path that reads is as Discord describes it, where its description is at hand."""

import json

import pytest

from playground.tests.description import needs_description
from playground.tests.fuzzing import fuzzed, served
from playground.tests.openapi import Description

pytestmark = needs_description

FOR_PEOPLE = {
    "guilds/{guild}/application-command-index",
    "channels/{channel}/application-command-index",
    "channels/{channel}/activity-instance",
    "users/@me/guilds/{guild}/member",
    "oauth2/authorize",
}
NOTHING_THERE = {
    "applications/{application}/skus",  # the description lacks it
    "guilds/{guild}/voice-states/@me",  # in test_voice.py
    "guilds/{guild}/voice-states/{user}",
    "guilds/{guild}/bans/{user}",
    "applications/{application}/guilds/{guild}/commands/{command}/permissions",
}
OF_ACTIVITIES = {"oauth2/@me", "applications/{application}/activity-instances/{instance}"}
"""What ``test_activities.py`` reads."""
GRANTED = {
    "users/@me/applications/{application}/role-connection",
    "users/@me/applications/{application}/entitlements",
    "skus/{sku}/subscriptions",
    "skus/{sku}/subscriptions/{subscription}",
    "sticker-packs/{pack}",
}
"""What ``test_granted.py`` reads."""
ELSEWHERE = FOR_PEOPLE | NOTHING_THERE | OF_ACTIVITIES | GRANTED
READ = [path for method, path in served() if method == "GET" and path not in ELSEWHERE]


async def everything(playground):
    """Let there be something of everything that is read."""
    ids = playground.ids
    message = f"/channels/{ids['CHANNEL']}/messages/{ids['MESSAGE']}"
    reply = {"content": f"<@{ids['PERSON']}>", "message_reference": {"message_id": str(ids["MESSAGE"])}}
    embed = {"title": "a", "image": {"url": "https://example.org/a.png"}, "fields": [{"name": "a", "value": "b"}]}
    for method, path, body in (
        ("POST", f"/channels/{ids['CHANNEL']}/messages", {**reply, "embeds": [embed], "nonce": 5}),
        ("PUT", f"{message}/reactions/%F0%9F%8C%9F/@me", None),
        ("PUT", f"/channels/{ids['CHANNEL']}/messages/pins/{ids['MESSAGE']}", None),
        ("POST", f"/interactions/{ids['INTERACTION2']}/token2/callback", {"type": 4, "data": {"content": "a"}}),
    ):
        status, _, text = await playground.send(method, path, body)
        assert status in (200, 204), text
    image = {"name": "star", "image": "data:image/png;base64,iVBORw0KGgo="}
    _, _, text = await playground.send("POST", f"/applications/{ids['APPLICATION']}/emojis", image)
    ids["EMOJI"] = json.loads(text)["id"]
    _, _, text = await playground.send("POST", f"/guilds/{ids['GUILD']}/templates", {"name": "a"})
    ids["TEMPLATE"] = json.loads(text)["code"]
    event = {"name": "a", "privacy_level": 2, "entity_type": 3, "entity_metadata": {"location": "b"}}
    event |= {"scheduled_start_time": "2100-01-01T00:00:00Z", "scheduled_end_time": "2100-01-01T01:00:00Z"}
    _, _, text = await playground.send("POST", f"/guilds/{ids['GUILD']}/scheduled-events", event)
    ids["EVENT"] = json.loads(text)["id"]
    commands = f"/applications/{ids['APPLICATION']}/guilds/{ids['GUILD']}/commands"
    _, _, text = await playground.send("POST", commands, {"name": "here", "description": "x"})
    ids["OWN_COMMAND"] = json.loads(text).get("id")


@pytest.mark.parametrize("path", READ)
async def test_what_is_read_is_as_described(path):
    async with fuzzed() as playground:
        playground.discord.world.privileged_intents = 1 << 1  # members may be listed
        await everything(playground)
        ids = playground.ids
        emoji = ids["EMOJI"] if path.startswith("applications") else "%F0%9F%8C%9F"
        values = {
            "application": ids["APPLICATION"], "guild": ids["GUILD"], "channel": ids["CHANNEL"], "user": ids["PERSON"],
            "message": ids["MESSAGE"], "role": ids["ROLE"], "command": ids["COMMAND"], "emoji": emoji,
            "token": "token2", "event": ids["EVENT"], "webhook": ids["WEBHOOK"],
        }  # fmt: skip
        values |= playground.of_server(path)
        if path.startswith("applications/{application}/guilds"):
            values["command"] = ids["OWN_COMMAND"]
        if "templates" in path:
            values["code"] = ids["TEMPLATE"]
        if path.startswith("webhooks"):
            values["message"] = "@original"
        if "{webhook}" in path:
            values["token"] = playground.webhook["token"]
        if "thread-members" in path:
            values |= {"channel": ids["THREAD"], "user": ids["APPLICATION"]}
            await playground.send("PUT", f"/channels/{ids['THREAD']}/thread-members/@me")
        real = "/" + path.format(**values)
        status, _, text = await playground.send("GET", real, params={"query": "L"} if "search" in path else {})
        assert status == 200, text
        assert Description().violations("GET", real, None, status, json.loads(text)) == []

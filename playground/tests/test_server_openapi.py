"""The endpoints of servers and threads: requests and answers follow Discord's description, if that file is at hand."""

from playground.tests.description import needs_description
from playground.tests.openapi import Description
from playground.tests.powers import GUILDS_AND_MEMBERS, empower
from playground.world.guild import FORUM
from playground.world.permissions import ADMINISTRATOR

pytestmark = needs_description


async def test_every_endpoint_follows_the_description(discord, bot, laura, clara):
    empower(discord, ADMINISTRATOR, position=9)
    discord.world.privileged_intents = GUILDS_AND_MEMBERS
    guild, channel = f"/guilds/{laura.guild}", f"/channels/{laura.channel}"
    forum = await discord.service.servers.add_channel(discord.world.guild, "help", FORUM)
    description = Description()
    violations = []

    async def ask(method, path, body=None, status=None):
        found, answer = await bot.request(method, path, body)
        assert found == (status or found), (method, path, answer)
        violations.extend(description.violations(method, path.split("?")[0], body, found, answer))
        return answer

    message = await ask("POST", f"{channel}/messages", {"content": "a"}, 200)
    started = await ask("POST", f"{channel}/messages/{message['id']}/threads", {"name": "a"}, 201)
    await ask("GET", f"{channel}/messages/{message['id']}", status=200)
    await ask("GET", f"{channel}/messages", status=200)
    private = await ask("POST", f"{channel}/threads", {"name": "b", "type": 12, "invitable": False}, 201)
    post = {"name": "c", "message": {"content": "a"}}
    await ask("POST", f"/channels/{forum.id}/threads", post, 201)
    for thread in (started, private):
        path = f"/channels/{thread['id']}"
        await ask("GET", path, status=200)
        await ask("PUT", f"{path}/thread-members/{clara.id}", status=204)
        await ask("GET", f"{path}/thread-members/{clara.id}?with_member=1", status=200)
        await ask("GET", f"{path}/thread-members?with_member=1", status=200)
        await ask("DELETE", f"{path}/thread-members/{clara.id}", status=204)
        await ask("PATCH", path, {"locked": True, "name": "d", "archived": True}, 200)
        await ask("PUT", f"{path}/thread-members/@me", status=400)
    await ask("GET", f"{guild}/threads/active", status=200)
    for kind in ("threads/archived/public", "threads/archived/private", "users/@me/threads/archived/private"):
        await ask("GET", f"{channel}/{kind}", status=200)
    await ask("GET", f"{guild}?with_counts=true", status=200)
    await ask("GET", f"{guild}/channels", status=200)
    await ask("GET", f"{guild}/members?limit=9", status=200)
    await ask("GET", f"{guild}/members/search?query=a", status=200)
    await ask("PATCH", f"{guild}/members/{laura.id}", {"nick": "x"}, 200)
    await ask("PATCH", f"{guild}/members/@me", {"nick": "x"}, 200)
    role = await ask("POST", f"{guild}/roles", {"name": "x", "permissions": 8}, 200)
    await ask("PATCH", f"{guild}/roles/{role['id']}", {"name": "y", "color": 5}, 200)
    await ask("PATCH", f"{guild}/roles", [{"id": role["id"], "position": 2}], 200)
    await ask("GET", f"{guild}/roles", status=200)
    await ask("GET", f"{guild}/roles/member-counts", status=200)
    await ask("PUT", f"{guild}/members/{laura.id}/roles/{role['id']}", status=204)
    await ask("PUT", f"{channel}/permissions/{role['id']}", {"type": 0, "allow": 1024}, 204)
    await ask("DELETE", f"{channel}/permissions/{role['id']}", status=204)
    await ask("DELETE", f"{guild}/roles/{role['id']}", status=204)
    await ask("PUT", f"{guild}/bans/{clara.id}", {}, 204)
    await ask("GET", f"{guild}/bans", status=200)
    await ask("GET", f"{guild}/bans/{clara.id}", status=200)
    await ask("DELETE", f"{guild}/bans/{clara.id}", {}, 204)
    await ask("POST", "/users/@me/channels", {"recipient_id": laura.id}, 200)
    await ask("DELETE", f"{guild}/members/{laura.id}", status=204)
    assert violations == []
    assert description.checked["response"] > 30

"""What a server has once, who is pruned, stages, and what an application sells."""

import pytest

from playground.driver import Refused
from playground.objects.servers import guild_json
from playground.tests.powers import empower, listening
from playground.world.guild import STAGE
from playground.world.permissions import KICK_MEMBERS, MANAGE_CHANNELS, MANAGE_GUILD, MANAGE_ROLES, VIEW_CHANNEL

DAY = 86400


async def test_a_welcome_screen_is_set_and_read(discord, ask, base, laura):
    assert (await ask("GET", f"{base}/welcome-screen", status=404))["code"] == 10069
    assert (await ask("PATCH", f"{base}/welcome-screen", {}, 403))["code"] == 50013
    empower(discord, MANAGE_GUILD)
    lounge = {"channel_id": str(laura.channel), "description": "Cards are played here"}
    changed = await ask("PATCH", f"{base}/welcome-screen", {"description": "Hello", "welcome_channels": [lounge]})
    assert changed["welcome_channels"] == [{**lounge, "emoji_id": None, "emoji_name": None}]
    assert await ask("GET", f"{base}/welcome-screen") == changed
    wrong = await ask("PATCH", f"{base}/welcome-screen", {"welcome_channels": [{"channel_id": "5"}]}, 400)
    assert "description" in wrong["errors"]["welcome_channels"]["0"]


async def test_onboarding_gives_new_prompts_ids_and_keeps_those_it_knows(discord, ask, base):
    empower(discord, MANAGE_GUILD | MANAGE_ROLES)
    assert (await ask("GET", f"{base}/onboarding"))["prompts"] == []
    prompt = {"id": "0", "title": "What do you play?", "options": [{"title": "Claro", "emoji_name": "🌟"}]}
    changed = await ask("PUT", f"{base}/onboarding", {"prompts": [prompt], "enabled": True, "mode": 1})
    (made,) = changed["prompts"]
    assert made["id"] != "0"
    assert made["options"][0]["emoji"] == {"id": None, "name": "🌟", "animated": False}
    again = await ask("PUT", f"{base}/onboarding", {"prompts": [{**prompt, "id": made["id"]}]})
    assert (again["prompts"][0]["id"], again["enabled"]) == (made["id"], True)
    assert "prompts" in (await ask("PUT", f"{base}/onboarding", {"prompts": [{"title": "a"}]}, 400))["errors"]


async def test_the_widget_is_for_everybody_once_it_is_on(discord, bot, ask, base):
    empower(discord, MANAGE_GUILD)
    assert (await ask("GET", f"{base}/widget.json", status=403))["code"] == 50004
    await ask("PATCH", f"{base}/widget", {"enabled": True})
    assert (await ask("GET", f"{base}/widget"))["enabled"] is True
    shown = await ask("GET", f"{base}/widget.json")
    assert shown["presence_count"] == len(shown["members"])
    assert str(discord.world.bot.id) not in [each["id"] for each in shown["members"]], "a widget has no real ids"
    assert (await ask("GET", f"{base}/preview"))["approximate_member_count"] == shown["presence_count"]
    assert (await ask("GET", f"{base}/vanity-url"))["code"] is None
    until = "2100-01-01T00:00:00+00:00"
    assert (await ask("PUT", f"{base}/incident-actions", {"dms_disabled_until": until}))["dms_disabled_until"] == until


async def test_an_integration_that_is_removed_takes_its_bot_along(discord, ask, base):
    empower(discord, MANAGE_GUILD)
    (found,) = await ask("GET", f"{base}/integrations")
    assert (await ask("DELETE", f"{base}/integrations/5", status=404))["code"] == 10005
    await ask("DELETE", f"{base}/integrations/{found['id']}", status=204)
    assert discord.world.bot.id not in discord.world.guild.members


async def test_those_are_pruned_who_were_not_there_and_have_no_role(discord, ask, base, laura, clara):
    assert (await ask("GET", f"{base}/prune", status=403))["code"] == 50013
    empower(discord, MANAGE_GUILD | KICK_MEMBERS)
    guild, clara_id = discord.world.guild, int(clara.id)
    guild.membership(clara_id).roles.clear()
    assert (await ask("GET", f"{base}/prune"))["pruned"] == 0
    discord.world.now.advance(8 * DAY)
    await laura.say("Here I am")
    assert (await ask("GET", f"{base}/prune?days=7"))["pruned"] == 1
    assert (await ask("GET", f"{base}/prune?days=9"))["pruned"] == 0
    role = await discord.service.servers.add_role(guild, "Dealer", position=1)
    await discord.service.servers.give_role(guild, discord.world.people[clara_id], role)
    assert (await ask("GET", f"{base}/prune?days=7"))["pruned"] == 0
    pruning = {"days": 7, "include_roles": [str(role.id)]}
    assert (await ask("GET", f"{base}/prune?days=7&include_roles={role.id}"))["pruned"] == 1
    assert (await ask("POST", f"{base}/prune", pruning))["pruned"] == 1
    assert clara_id not in guild.members
    assert {int(laura.id), guild.owner, discord.world.bot.id} <= guild.members


async def test_a_stage_is_opened_renamed_and_ended(discord, bot, ask):
    stage = await discord.service.servers.add_channel(discord.world.guild, "show", STAGE)
    opening = {"channel_id": str(stage.id), "topic": "The final"}
    assert (await ask("POST", "/stage-instances", opening, 403))["code"] == 50013
    empower(discord, MANAGE_CHANNELS)
    async with listening(bot, 1) as event:
        made = await ask("POST", "/stage-instances", opening)
        assert await event("STAGE_INSTANCE_CREATE") == made
    assert (await ask("POST", "/stage-instances", opening, 400))["code"] == 150006
    changed = await ask("PATCH", f"/stage-instances/{stage.id}", {"topic": "The end"})
    assert await ask("GET", f"/stage-instances/{stage.id}") == changed == {**made, "topic": "The end"}
    await ask("DELETE", f"/stage-instances/{stage.id}", status=204)
    assert (await ask("GET", f"/stage-instances/{stage.id}", status=404))["code"] == 10067


async def test_a_test_purchase_is_made_told_used_and_taken_back(discord, bot, ask, laura):
    base = f"/applications/{discord.world.application}"
    sku = {"id": "77", "type": 5, "name": "Gold cards", "slug": "gold", "flags": 0}
    wanted = {"sku_id": "77", "owner_id": str(laura.id), "owner_type": 2}
    assert (await ask("POST", f"{base}/entitlements", wanted, 404))["code"] == 10027
    discord.world.skus.append({**sku, "application_id": str(discord.world.application)})
    async with listening(bot, 1) as event:
        bought = await ask("POST", f"{base}/entitlements", wanted)
        assert await event("ENTITLEMENT_CREATE") == bought
    assert await ask("GET", f"{base}/entitlements?user_id={laura.id}&sku_ids=77") == [bought]
    assert await ask("GET", f"{base}/entitlements?sku_ids=78") == []
    await ask("POST", f"{base}/entitlements/{bought['id']}/consume", status=204)
    assert (await ask("GET", f"{base}/entitlements/{bought['id']}"))["consumed"] is True
    await ask("DELETE", f"{base}/entitlements/{bought['id']}", status=204)
    assert (await ask("GET", f"{base}/entitlements/{bought['id']}", status=404))["code"] == 10029
    games = {"type": 2, "key": "games", "name": "Games", "description": "How many were played"}
    assert await ask("PUT", f"{base}/role-connections/metadata", [games]) == [games]
    assert await ask("GET", f"{base}/role-connections/metadata") == [games]


async def test_a_stage_ends_with_its_channel_and_shows_itself_to_whoever_sees_it(discord, ask, laura):
    empower(discord, MANAGE_CHANNELS)
    stage = await discord.service.servers.add_channel(discord.world.guild, "show", STAGE)
    await ask("POST", "/stage-instances", {"channel_id": str(stage.id), "topic": "The final"})
    owner, guest = discord.world.owner, discord.world.people[int(laura.id)]
    stage.denied[guest.id] = VIEW_CHANNEL
    for reader, count in ((owner, 1), (guest, 0)):
        assert len(guild_json(discord.world, discord.world.guild, reader)["stage_instances"]) == count
    await discord.service.servers.delete(stage)
    assert guild_json(discord.world, discord.world.guild)["stage_instances"] == []


async def test_a_role_above_ones_own_is_not_pruned(discord, bot, base, laura, clara):
    empower(discord, MANAGE_GUILD | KICK_MEMBERS, position=2)
    guild = discord.world.guild
    high = await discord.service.servers.add_role(guild, "High", position=9)
    guild.membership(int(clara.id)).roles = {high.id}
    discord.world.now.advance(8 * DAY)
    wanted = {"include_roles": [str(high.id)], "compute_prune_count": "true"}  # as discord.py spells it
    assert await bot.request("POST", f"{base}/prune", wanted) == (200, {"pruned": 1})
    assert int(clara.id) in guild.members
    assert int(laura.id) not in guild.members


async def test_role_connections_that_lack_something_are_refused(discord, ask):
    path = f"/applications/{discord.world.application}/role-connections/metadata"
    for wrong in ([{"key": "x"}], {"a": 1}):
        assert (await ask("PUT", path, wrong, 400))["code"] == 50035


async def test_a_welcome_screen_that_is_off_is_for_managers(discord, ask, base, laura):
    role = empower(discord, MANAGE_GUILD)
    await ask("PATCH", f"{base}/welcome-screen", {"description": "Hello"})
    assert (await ask("GET", f"{base}/welcome-screen"))["description"] == "Hello"
    with pytest.raises(Refused, match="50013"):
        await laura.request("GET", f"{base}/welcome-screen")
    await ask("PATCH", f"{base}/welcome-screen", {"enabled": True})
    role.permissions = 0
    assert (await ask("GET", f"{base}/welcome-screen"))["description"] == "Hello"


async def test_a_server_tells_of_its_widget_and_its_incidents(discord, bot, ask, base, laura):
    empower(discord, MANAGE_GUILD)
    until = "2100-01-01T00:00:00+00:00"
    async with listening(bot) as event:
        await ask("PATCH", f"{base}/widget", {"enabled": True, "channel_id": laura.channel})
        assert (await event("GUILD_UPDATE"))["widget_channel_id"] == laura.channel
        await ask("PUT", f"{base}/incident-actions", {"dms_disabled_until": until})
        assert (await event("GUILD_UPDATE"))["incidents_data"]["dms_disabled_until"] == until
    guild = await ask("GET", base)
    assert (guild["widget_enabled"], guild["widget_channel_id"]) == (True, laura.channel)
    assert guild["incidents_data"] == {"invites_disabled_until": None, "dms_disabled_until": until}


async def test_entitlements_before_an_id_are_the_last_ones_before_it(discord, bot, ask):
    discord.world.skus = [{"id": "7", "name": "More cards"}]
    path = f"/applications/{bot.application}/entitlements"
    owner = str(discord.world.guild.id)
    made = [
        (await bot.request("POST", path, {"sku_id": "7", "owner_id": owner, "owner_type": 1}))[1]["id"]
        for _ in range(5)
    ]
    for query, expected in ((f"before={made[4]}&limit=2", made[2:4]), ("limit=2", made[:2])):
        assert [each["id"] for each in (await bot.request("GET", f"{path}?{query}"))[1]] == expected
    after = (await bot.request("GET", f"{path}?after={made[1]}&limit=2"))[1]
    assert [each["id"] for each in after] == made[2:4]

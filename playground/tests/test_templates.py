"""Templates of servers: made, read by their code, brought up to date, renamed and deleted."""

from playground.tests.powers import empower
from playground.world.guild import CATEGORY, FORUM, STAGE
from playground.world.permissions import FOR_ROLE, MANAGE_GUILD, Overwrite


async def test_a_template_is_a_snapshot_of_a_server(discord, ask, base, laura):
    templates = f"{base}/templates"
    assert (await ask("POST", templates, {"name": "Cards"}, 403))["code"] == 50013
    empower(discord, MANAGE_GUILD)
    servers, guild = discord.service.servers, discord.world.guild
    category = await servers.add_channel(guild, "games", CATEGORY)
    forum = await servers.add_channel(guild, "help", FORUM)
    await servers.add_channel(guild, "stage", STAGE)
    forum.category = category.id
    dealer = await servers.add_role(guild, "Dealer", 8)
    await servers.overwrite(forum, Overwrite(dealer.id, FOR_ROLE, deny=1 << 11))
    assert "name" in (await ask("POST", templates, {}, 400))["errors"]
    made = await ask("POST", templates, {"name": "Cards", "description": "To play"})
    assert (made["name"], made["usage_count"], made["is_dirty"]) == ("Cards", 0, None)
    source = made["serialized_source_guild"]
    assert source["roles"][0]["name"] == "@everyone"
    number = next(each["id"] for each in source["roles"] if each["name"] == "Dealer")
    channels = {each["name"]: each for each in source["channels"]}
    assert "stage" not in channels
    assert channels["help"]["parent_id"] == str(channels["games"]["id"])
    (overwrite,) = channels["help"]["permission_overwrites"]
    assert (overwrite["id"], overwrite["deny"]) == (str(number), str(1 << 11))
    assert await ask("GET", templates) == [made]
    assert await laura.request("GET", f"/guilds/templates/{made['code']}") == made
    assert (await ask("POST", templates, {"name": "Again"}, 400))["code"] == 30031


async def test_a_template_is_brought_up_to_date_and_deleted(discord, ask, base):
    empower(discord, MANAGE_GUILD)
    made = await ask("POST", f"{base}/templates", {"name": "Cards"})
    one = f"{base}/templates/{made['code']}"
    await discord.service.add_channel(discord.world.guild, "more")
    assert (await ask("GET", f"/guilds/templates/{made['code']}"))["is_dirty"] is True
    synced = await ask("PUT", one)
    assert (synced["is_dirty"], len(synced["serialized_source_guild"]["channels"])) == (None, 3)
    assert (await ask("PATCH", one, {"name": "Games", "description": None}))["name"] == "Games"
    assert "name" in (await ask("PATCH", one, {"name": ""}, 400))["errors"]
    assert (await ask("DELETE", one))["code"] == made["code"]
    assert (await ask("GET", f"/guilds/templates/{made['code']}", status=404))["code"] == 10057
    assert (await ask("PATCH", one, {"name": "a"}, 404))["code"] == 10057

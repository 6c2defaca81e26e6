"""What is shown of the bot, of its application and of a server can be changed; and many are banned at once."""

import pytest

from playground.driver import Refused
from playground.tests.powers import empower, listening
from playground.world.permissions import BAN_MEMBERS, MANAGE_GUILD

PICTURE = "data:image/png;base64,iVBORw0KGgo="


async def test_the_bot_and_its_application_change_what_is_shown(discord, bot, ask):
    async with listening(bot) as event:
        changed = await ask("PATCH", "/users/@me", {"username": "Dealer", "avatar": PICTURE})
        assert (await event("USER_UPDATE"))["username"] == changed["username"] == "Dealer"
    assert (await ask("GET", "/users/@me"))["avatar"] == changed["avatar"] is not None
    assert (await ask("PATCH", "/users/@me", {"username": "Dealer", "avatar": None}))["avatar"] is None
    assert set((await ask("PATCH", "/users/@me", {"username": "x", "avatar": "y"}, 400))["errors"]) == {
        "username",
        "avatar",
    }
    await ask("PATCH", "/applications/@me", {"tags": ["fun"]})
    # The documentation has a text here, the description of the API an object.
    assert (await bot.request("PATCH", "/applications/@me", {"description": "Cards"}))[0] == 200
    shown = await ask("GET", f"/applications/{bot.application}")
    assert (shown["description"], shown["tags"]) == ("Cards", ["fun"])
    cleared = dict.fromkeys(("description", "tags", "icon", "cover_image", "custom_install_url"))
    assert (await ask("PATCH", "/applications/@me", cleared))["description"] == ""
    assert (await ask("GET", "/applications/5", status=403))["code"] == 50001


async def test_a_server_is_changed_by_whoever_may_manage_it(discord, bot, ask):
    path = f"/guilds/{discord.world.guild.id}"
    wanted = {"name": "Hall", "preferred_locale": "fr", "afk_timeout": 60, "icon": PICTURE}
    assert (await ask("PATCH", path, wanted, 403))["code"] == 50013
    empower(discord, MANAGE_GUILD)
    async with listening(bot) as event:
        changed = await ask("PATCH", path, wanted)
        told = await event("GUILD_UPDATE")
    assert (told["name"], told["preferred_locale"], told["afk_timeout"]) == ("Hall", "fr", 60)
    assert (await ask("GET", path))["icon"] == changed["icon"] is not None
    assert "system_channel_id" in (await ask("PATCH", path, {"system_channel_id": "5"}, 400))["errors"]


async def test_an_emoji_of_the_application_is_renamed(bot, ask):
    path = f"/applications/{bot.application}/emojis"
    first = await ask("POST", path, {"name": "one", "image": PICTURE}, 201)
    await ask("POST", path, {"name": "two", "image": PICTURE}, 201)
    assert (await ask("PATCH", f"{path}/{first['id']}", {"name": "uno"}))["name"] == "uno"
    assert "name" in (await ask("PATCH", f"{path}/{first['id']}", {"name": "two"}, 400))["errors"]


async def test_many_are_banned_at_once_for_a_reason(discord, ask, laura, clara):
    guild = f"/guilds/{discord.world.guild.id}"
    empower(discord, BAN_MEMBERS | MANAGE_GUILD, position=9)
    body = {"user_ids": [laura.id, "5"]}
    done = await ask("POST", f"{guild}/bulk-ban", body, headers={"X-Audit-Log-Reason": "tr%C3%A8s%20fort"})
    assert done == {"banned_users": [laura.id], "failed_users": ["5"]}
    assert (await ask("GET", f"{guild}/bans/{laura.id}"))["reason"] == "très fort"
    assert (await ask("POST", f"{guild}/bulk-ban", {"user_ids": ["5"]}, 400))["code"] == 500000
    assert len(await ask("GET", f"{guild}/regions")) == len(await ask("GET", "/voice/regions")) > 1


async def test_a_name_is_no_blank_and_that_of_one_person(ask, laura, clara):
    assert "username" in (await ask("PATCH", "/users/@me", {"username": "     "}, 400))["errors"]
    assert (await ask("PATCH", "/users/@me", {"username": "  Laura "}))["username"] == "Laura"
    with pytest.raises(Refused, match="USERNAME_ALREADY_TAKEN"):
        await laura.request("PATCH", "/users/@me", {"username": "Clara"})
    assert (await laura.request("PATCH", "/users/@me", {"username": "laura"}))["username"] == "laura"

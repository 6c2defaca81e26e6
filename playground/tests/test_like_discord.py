"""Small things that Discord does and bots rely on, each of which somebody's bot has met here."""

import aiohttp
import discord as library
import pytest

from playground.driver import Refused
from playground.gateway.sessions import presence_json
from playground.tests.gateway_client import connected
from playground.tests.powers import empower
from playground.tests.test_interactions import BUTTONS, answered
from playground.world.permissions import ADMINISTRATOR

FORM = {"custom_id": "f", "title": "Names", "components": [
    {"type": 18, "label": "Name", "component": {"type": 4, "custom_id": "name", "style": 1, "min_length": 3}},
]}  # fmt: skip


def shown(discord):
    """Return the status and the activities of the bot."""
    world = discord.world
    presence = presence_json(discord.service.gateway._sessions, world.bot, world.guild)
    return presence["status"], [(each["name"], each["type"]) for each in presence["activities"]]


async def test_null_is_as_good_as_nothing_in_a_presence(discord):
    game = {"name": "Claro", "type": None, "url": None}
    presence = {"status": None, "game": game, "since": None, "afk": None}
    async with connected(discord, presence=presence) as client:
        await client.until("READY")
        assert shown(discord) == ("online", [("Claro", 0)])
        await client.send(3, {"status": None, "activities": None, "since": 0, "afk": False})
        await client.events()
        assert shown(discord) == ("online", [])
        guild, channel = str(discord.world.guild.id), None
        await client.send(4, {"guild_id": guild, "channel_id": channel, "self_mute": None, "self_deaf": None})
        await client.events()


async def test_a_client_with_an_activity_and_no_status_connects(discord, monkeypatch):
    monkeypatch.setattr(library.http.Route, "BASE", discord.api_url)
    client = library.AutoShardedClient(intents=library.Intents(guilds=True), activity=library.Game("Claro"))
    start = client.start(discord.world.bot.token)
    await discord.run_bot(start, ready=client.wait_until_ready, close=client.close)
    assert shown(discord) == ("online", [("Claro", 0)])


async def test_a_press_reaches_its_message_although_it_was_answered_with_another(bot, laura):
    seen, _, _ = await answered(bot, laura.slash("try"), (4, {"content": "a", "components": BUTTONS, "flags": 64}))
    new, _, interaction = await answered(bot, laura.click("Go"), (4, {"content": "b"}))
    path = f"/webhooks/{bot.application}/{interaction['token']}/messages"
    assert (await bot.request("GET", f"{path}/@original"))[1]["id"] == new.id
    status, body = await bot.request("PATCH", f"{path}/{seen.id}", {"content": "c", "components": []})
    assert (status, body["content"]) == (200, "c")
    assert await bot.request("DELETE", f"{path}/{seen.id}") == (204, None)
    await laura.until(lambda me: seen.id not in me.messages)
    other = await laura.say("mine")
    assert (await bot.request("PATCH", f"{path}/{other.id}", {"content": "d"}))[1]["code"] == 10008


async def test_white_space_is_no_content_and_is_trimmed(bot, laura, ask):
    path = f"/channels/{laura.channel}/messages"
    for nothing in (" ", "\n \t\u2003"):
        status, body = await bot.request("POST", path, {"content": nothing})
        assert (status, body["code"]) == (400, 50006)
        with pytest.raises(Refused):
            await laura.say(nothing)
    sent = await ask("POST", path, {"content": "\n  a  b \u200b\n"})
    assert sent["content"] == "a  b \u200b"
    assert (await ask("PATCH", f"{path}/{sent['id']}", {"content": "c\n"}))["content"] == "c"


async def test_pictures_of_people_and_emojis_are_served_here(discord, bot, ask, monkeypatch):
    monkeypatch.setattr(library.asset.Asset, "BASE", discord.url)
    user = await ask("GET", f"/users/{discord.world.bot.id}")
    png = "data:image/png;base64,iVBORw0KGgo="
    emoji = await ask("POST", f"/applications/{bot.application}/emojis", {"name": "party", "image": png}, 201)
    async with aiohttp.ClientSession() as http:
        for address in (
            library.User(state=None, data=user).display_avatar.url,
            library.PartialEmoji(name="party", id=int(emoji["id"])).url,
            f"{discord.url}/embed/avatars/5.png",
        ):
            async with http.get(address) as response:
                assert (response.status, response.content_type) == (200, "image/png"), address
                assert (await response.read()).startswith(b"\x89PNG")


async def test_a_form_that_is_refused_stays_open(bot, laura):
    await answered(bot, laura.slash("try"), (9, FORM))
    opened = laura.modal
    with pytest.raises(Refused):
        await laura.submit(Name="a")
    assert laura.modal is opened
    seen, _, _ = await answered(bot, laura.submit(Name="Laura"), (4, {"content": "Hello"}))
    assert (seen.text, laura.modal) == ("Hello", None)


async def test_a_button_for_a_purchase_names_something_that_is_sold(discord, bot, laura):
    path = f"/channels/{laura.channel}/messages"
    body = {"content": "a", "components": [{"type": 1, "components": [{"type": 2, "style": 6, "sku_id": "7"}]}]}
    status, refused = await bot.request("POST", path, body)
    assert (status, refused["code"]) == (400, 50035)
    assert "sku_id" in refused["errors"]["components"]["0"]["components"]["0"]
    discord.world.skus.append({"id": "7"})
    assert (await bot.request("POST", path, body))[0] == 200


async def test_a_reason_has_up_to_512_characters(discord, bot, laura, base):
    empower(discord, ADMINISTRATOR, position=9)
    path = f"{base}/bans/{laura.id}"
    status, refused = await bot.request("PUT", path, {}, headers={"X-Audit-Log-Reason": "%C3%A4" * 513})
    assert (status, refused["code"], list(refused["errors"])) == (400, 50035, ["X-Audit-Log-Reason"])
    assert (await bot.request("PUT", path, {}, headers={"X-Audit-Log-Reason": "%C3%A4" * 512}))[0] == 204


async def test_who_waits_in_vain_reads_names(bot, laura, clara):
    await answered(bot, laura.slash("try"), (4, {"content": f"Hello <@{clara.id}>"}))
    with pytest.raises(TimeoutError, match="Hello @Clara"):
        await laura.until(lambda me: me.last.text == "", patience=0)

"""Permissions, members, channels, threads and languages, as a person's client sees them."""

import asyncio

import discord as library
import pytest
from discord import app_commands
from discord.gateway import DiscordWebSocket
from yarl import URL

from playground.driver import Refused
from playground.server import Playground
from playground.tests.test_interactions import answered
from playground.world import SEND_MESSAGES, VIEW_CHANNEL, World


async def refused(request):
    with pytest.raises(Refused) as caught:
        await request
    return caught.value.body["code"]


async def test_a_channel_that_a_person_may_not_see(discord, bot, laura):
    channel = discord.world.channels[int(laura.channel)]
    channel.denied[int(laura.id)] = VIEW_CHANNEL
    assert await refused(laura.history()) == 50001
    assert await refused(laura.slash("try")) == 50001
    channel.denied[discord.world.bot.id] = VIEW_CHANNEL
    assert (await bot.request("POST", f"/channels/{channel.id}/messages", {"content": "a"}))[1]["code"] == 50001


async def test_a_channel_in_which_a_person_may_not_write(discord, bot, laura):
    channel = discord.world.channels[int(laura.channel)]
    channel.denied[discord.world.bot.id] = SEND_MESSAGES
    assert (await bot.request("POST", f"/channels/{channel.id}/messages", {"content": "a"}))[1]["code"] == 50013
    _, _, interaction = await answered(bot, laura.slash("try"), (4, {"content": "an answer is allowed all the same"}))
    assert not int(interaction["app_permissions"]) & SEND_MESSAGES


async def test_a_person_who_has_left_the_server_can_do_nothing_in_it(discord, bot, laura, clara):
    await laura.request("DELETE", f"/users/@me/guilds/{laura.guild}")
    assert await refused(laura.slash("try")) == 10004
    assert await refused(laura.history()) == 50001
    await answered(bot, clara.slash("try"), (4, {"content": "a"}))


async def test_a_bot_that_was_removed(discord, bot, laura):
    async with bot.socket() as (receive, _):
        while (await receive()).get("t") != "GUILD_CREATE":
            pass
        await discord.service.leave(discord.world.guild, discord.world.bot)
        while (frame := await receive()).get("t") != "GUILD_DELETE":
            pass
        assert frame["d"] == {"id": laura.guild}
    assert await refused(laura.slash("try")) == 10002
    assert (await bot.request("GET", f"/channels/{laura.channel}"))[1]["code"] == 50001


async def test_a_channel_that_was_deleted(discord, bot, laura):
    await discord.service.delete_channel(discord.world.channels[int(laura.channel)])
    assert (await bot.request("POST", f"/channels/{laura.channel}/messages", {"content": "a"}))[1]["code"] == 10003
    assert await refused(laura.slash("try")) == 10003


async def test_a_thread_is_a_channel_of_its_own(discord, bot, laura):
    parent = discord.world.channels[int(laura.channel)]
    thread = await discord.service.add_channel(discord.world.guild, "side game", parent)
    await laura.go_to(str(thread.id))
    _, _, interaction = await answered(bot, laura.slash("try"), (4, {"content": "a"}))
    assert interaction["channel"]["type"] == 11
    assert interaction["channel"]["parent_id"] == str(parent.id)
    assert laura.last.text == "a"


async def test_time_can_be_moved(discord, bot, laura):
    asked = asyncio.create_task(laura.slash("try"))
    interaction = await bot.interactions.get()
    discord.world.now.advance(discord.world.interaction_seconds + 0.1)
    assert (await bot.answer(interaction, 4, {"content": "late"}))[1]["code"] == 10062
    asked.cancel()


async def test_a_form_is_filled_in_and_sent(bot, laura):
    field = {"type": 4, "custom_id": "amount", "style": 1, "label": "How much?", "value": "5"}
    form = {"title": "Raise", "custom_id": "raise", "components": [{"type": 1, "components": [field]}]}
    await answered(bot, laura.slash("try"), (9, form))
    await laura.until(lambda each: each.modal)
    seen, _, interaction = await answered(bot, laura.submit(amount="20"), (4, {"content": "raised"}))
    assert interaction["data"]["components"][0]["components"][0]["value"] == "20"
    assert seen.text == "raised"


async def test_a_select_sends_what_was_chosen(bot, laura):
    options = [{"label": name, "value": name} for name in "abc"]
    select = [{"type": 1, "components": [{"type": 3, "custom_id": "pick", "options": options, "max_values": 2}]}]
    await answered(bot, laura.slash("try"), (4, {"content": "x", "components": select}))
    _, _, interaction = await answered(bot, laura.choose("pick", "a", "c"), (7, {"content": "y"}))
    assert interaction["data"]["values"] == ["a", "c"]


async def test_autocomplete(discord, bot, laura):
    option = {"type": 3, "name": "card", "description": "x", "autocomplete": True}
    await bot.request(
        "PUT", f"/applications/{bot.application}/commands", [{"name": "play", "description": "x", "options": [option]}]
    )
    asked = asyncio.create_task(laura.complete("play", "card", card="2"))
    interaction = await bot.interactions.get()
    assert interaction["data"]["options"] == [{"type": 3, "name": "card", "value": "2", "focused": True}]
    await bot.answer(interaction, 8, {"choices": [{"name": "24", "value": "24"}]})
    assert await asked == [{"name": "24", "value": "24"}]


async def test_each_person_has_a_language():
    from playground.tests.raw_bot import raw_bot

    async with Playground(World(["Laura", "Clara"], locales={"Clara": "de"})) as discord, raw_bot(discord) as bot:
        for name, locale in (("Laura", "en-US"), ("Clara", "de")):
            _, _, interaction = await answered(bot, discord.person(name).slash("try"), (4, {"content": "a"}))
            assert interaction["locale"] == locale


async def test_many_servers_on_many_shards():
    async with Playground(World(["Laura"], guilds=16, shards=4)) as discord:
        shards = [(guild >> 22) % 4 for guild in discord.world.guilds]
        assert sorted(set(shards)) == [0, 1, 2, 3]
        assert max(shards.count(shard) for shard in range(4)) == 4


@pytest.mark.parametrize("kind", [library.Client, library.AutoShardedClient])
async def test_discord_pys_own_clients_connect_with_only_the_address_changed(kind, monkeypatch):
    async with Playground(World(["Laura"])) as discord:
        monkeypatch.setattr(library.http.Route, "BASE", discord.api_url)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", URL(f"{discord.url.replace('http', 'ws', 1)}/gateway"))
        client = kind(intents=library.Intents(guilds=True))
        tree = app_commands.CommandTree(client)

        @tree.command(description="Say hello")
        async def hello(interaction: library.Interaction) -> None:
            await interaction.response.send_message(f"Hello {interaction.user.mention}!", ephemeral=True)

        await client.login(discord.world.bot.token)
        await tree.sync()
        serving = asyncio.create_task(client.connect())
        await discord.service.gateway.until(discord.world.bot, connected=True)
        laura = discord.person("Laura")
        seen = await laura.slash("hello")
        assert seen.text == f"Hello <@{laura.id}>!"
        assert client.get_guild(discord.world.guild.id).name == "Playground"
        await client.close()
        await asyncio.gather(serving, return_exceptions=True)


@pytest.mark.parametrize("query", ["limit=0", "limit=101", "limit=many", "before=x", "after=-1"])
async def test_a_query_that_breaks_a_rule_is_refused(bot, laura, query):
    status, body = await bot.request("GET", f"/channels/{laura.channel}/messages?{query}")
    assert (status, body["code"]) == (400, 50035)


async def test_messages_are_listed_newest_first_and_page_by_page(bot, laura):
    path = f"/channels/{laura.channel}/messages"
    ids = [(await bot.request("POST", path, {"content": str(number)}))[1]["id"] for number in range(5)]

    async def contents(query):
        return [message["content"] for message in (await bot.request("GET", f"{path}?{query}"))[1]]

    assert await contents("limit=2") == ["4", "3"]
    assert await contents(f"before={ids[2]}") == ["1", "0"]
    assert await contents(f"after={ids[2]}&limit=1") == ["3"]

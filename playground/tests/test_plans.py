"""A world in words: servers with roles, channels and permissions, and other bots."""

import json
import re

import discord as library
import pytest

from playground import Channel, Playground, Refused, Role, Server, World
from playground.__main__ import main
from playground.tests.raw_bot import raw_bot
from playground.world.permissions import BY_NAME, MANAGE_MESSAGES, SEND_MESSAGES, VIEW_CHANNEL
from playground.world.plan import read_world

CLUB = Server(
    "Club",
    roles=[
        Role("Owner's friend", ["administrator"], above_bot=True),
        Role("Dealer", ["manage_messages"], people=["Clara", "Music Bot"]),
        Role("Guest", people=["Laura"]),
    ],
    channels=[
        Channel("tables", "category"),
        "cards",
        Channel("one", category="tables", topic="The first table", slowmode=5, nsfw=True),
        Channel("staff", deny={"everyone": ["view_channel"]}, allow={"Dealer": ["view_channel"], "Laura": 1 << 10}),
        Channel("talk", "voice"),
    ],
    everyone=["view_channel", "send_messages"],
    bot=["manage_roles", "ban_members"],
    locale="de",
)
OTHER = Server("Elsewhere", channels=["lounge"], people=["Laura"], bot=None)


def test_a_server_is_as_it_is_described():
    world = World(["Laura", "Clara"], servers=[CLUB, OTHER], strangers=["Zoe"], bots=["Music Bot"])
    people = {each.name: each for each in world.people.values()}
    club, other = world.guilds.values()
    assert (world.guild, club.name, club.locale) == (club, "Club", "de")
    ranks = [each.name for each in sorted(club.roles.values(), key=lambda role: -role.position)]
    assert ranks == ["Owner's friend", "Card Bot", "Dealer", "Guest"]
    assert [each.name for each in world.members(club)] == ["Owner", "Laura", "Clara", "Card Bot", "Music Bot"]
    assert [each.name for each in world.members(other)] == ["Owner", "Laura"]
    assert world.permissions_in(club, people["Clara"]) == VIEW_CHANNEL | SEND_MESSAGES | MANAGE_MESSAGES
    bot = BY_NAME["manage_roles"] | BY_NAME["ban_members"] | VIEW_CHANNEL | SEND_MESSAGES
    assert world.permissions_in(club, world.bot) == bot
    assert [role.bot for role in club.roles_of(world.bot.id)] == [world.bot.id]
    one, staff = (next(each for each in club.channels if each.name == name) for name in ("one", "staff"))
    assert (one.topic, one.rate_limit_per_user, one.nsfw) == ("The first table", 5, True)
    assert world.channels[one.category].name == "tables"
    seeing = [name for name, user in people.items() if world.sees(user, staff)]
    assert seeing == ["Laura", "Clara"]
    assert not world.sees(world.bot, staff)


async def test_people_and_the_bot_may_what_the_plan_says():
    world = World(["Laura", "Clara"], servers=[CLUB, OTHER], bots=["Music Bot"])
    async with Playground(world) as discord, raw_bot(discord) as bot:
        staff = next(each for each in world.guild.channels if each.name == "staff")
        assert (await bot.request("GET", f"/channels/{staff.id}"))[1]["code"] == 50001
        laura = discord.person("Laura")
        await laura.go_to("staff")
        await laura.say("Hello")
        await laura.go_to("lounge", "Elsewhere")
        roles = {each.name: each.id for each in world.guild.roles.values()}
        path = f"/guilds/{world.guild.id}/members/{laura.id}/roles"
        assert (await bot.request("PUT", f"{path}/{roles['Dealer']}"))[0] == 204
        name = "Owner's friend"
        assert (await bot.request("PUT", f"{path}/{roles[name]}"))[1]["code"] == 50013


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"servers": []}, "servers: a list of at least one Server"),
        ({"servers": [Server("")]}, "servers: 0: servers, roles and channels have names"),
        ({"servers": [Server(channels=[])]}, "servers: Playground: at least one channel in which people can write"),
        ({"servers": [Server(channels=[Channel("a", "forum")])]}, "at least one channel in which people can write"),
        ({"servers": [Server()], "guilds": 2}, "in place of guilds and channels"),
        (
            {"servers": [Server(everyone=["fly"])]},
            "everyone: there is no permission 'fly'; there are",
        ),
        ({"servers": [Server(bot="administrator")]}, "bot: a list of permissions, not 'administrator'"),
        ({"servers": [Server(bot=1 << 60)]}, "bot: a list of permissions"),
        ({"servers": [Server(people=["Zoe"])]}, "servers: Playground: people: nobody is called Zoe"),
        ({"servers": [Server(roles=[Role("A"), Role("A")])]}, "two roles are called A"),
        ({"servers": [Server(roles=[Role("A", people="Laura")])]}, "A: a list of names, not 'Laura'"),
        ({"servers": [Server(channels=[Channel("a", "cellar")])]}, "#a: there is no type 'cellar'; there are text"),
        ({"servers": [Server(channels=[Channel("a", category="b")])]}, "#a: there is no category 'b'"),
        ({"servers": [Server(channels=[Channel("a", slowmode=-1)])]}, "#a: slowmode is from 0"),
        ({"servers": [Server(channels=[Channel("a", deny={"B": []})])]}, "#a: nobody is called B"),
        ({"servers": [Server(roles=["Dealer"])]}, "servers: Playground: roles: a list of Role, not ['Dealer']"),
        ({"servers": [Server(channels="cards")]}, "channels: a list of names and Channel, not 'cards'"),
        ({"servers": [Server(bot=1.5)]}, "bot: a list of permissions, not 1.5"),
        ({"servers": [Server(channels=[Channel("a", slowmode="5")])]}, "#a: slowmode is from 0"),
        ({"servers": [Server(channels=[Channel("a", deny=["view_channel"])])]}, "#a: allow and deny say who may what"),
        ({"servers": Server()}, "servers: a list of at least one Server"),
        ({"servers": [Server(locale="xx")]}, "Discord has no language 'xx'"),
        ({"bots": ["Laura"]}, "people: two are called Laura"),
    ],
)
def test_what_makes_no_sense_is_said(more, said):
    with pytest.raises(ValueError, match=re.escape(said)):
        World(["Laura"], **more)


async def test_another_bot_logs_in_and_writes(discord, monkeypatch):
    monkeypatch.setattr(library.http.Route, "BASE", "")
    heard = []
    async with Playground(World(["Laura"], bots=["Music Bot"], privileged_intents=["message_content"])) as served:
        monkeypatch.setattr(library.http.Route, "BASE", served.api_url)
        intents = library.Intents(guilds=True, messages=True, message_content=True)
        mine, other = (library.AutoShardedClient(intents=intents, guild_ready_timeout=0) for _ in range(2))

        @mine.event
        async def on_message(message):
            heard.append((message.author.name, message.author.bot, message.content))
            if message.author != mine.user:
                await message.reply(f"I know {message.author.name}")

        music = served.world.other_bots["Music Bot"]
        for client, token in ((mine, served.world.bot.token), (other, music.token)):
            await served.run_bot(client.start(token), ready=client.wait_until_ready, close=client.close)
        assert other.user.name == "Music Bot"
        laura = served.person("Laura")
        await laura.connect()
        await other.get_channel(int(laura.channel)).send("La la la")
        await laura.until(lambda me: me.last.text == "I know Music Bot")
        assert heard[0] == ("Music Bot", True, "La la la")
        async with raw_bot(served):
            asking = laura.slash("try")
            served.world.interaction_seconds = 0
            with pytest.raises(Exception, match="interaction failed"):
                await asking
        with pytest.raises(library.HTTPException) as caught:
            await other.http.bulk_upsert_global_commands(served.world.application, [])
        assert caught.value.status == 403
        assert [each["who"] for each in served.records.after(0) if each["kind"] == "request"].count("Music Bot") > 1


def test_a_file_describes_a_world(tmp_path, capsys):
    path = tmp_path / "world.toml"
    path.write_text(
        """
people = ["Laura", "Clara"]
bots = ["Music Bot"]
[[servers]]
name = "Club"
bot = ["manage_roles"]
channels = ["cards", {name = "staff", deny = {everyone = ["view_channel"]}}]
roles = [{name = "Dealer", people = ["Clara"]}]
""",
        encoding="utf-8",
    )
    world = World(**read_world(path))
    assert [each.name for each in world.guild.channels] == ["cards", "staff"]
    assert [each.name for each in world.guild.roles.values()] == ["Dealer", "Card Bot"]
    path = tmp_path / "world.json"
    for wrong, said in (
        ({"servers": [{"name": "Club", "colour": 1}]}, "servers: colour means nothing here; possible: name"),
        ({"servers": [1]}, "servers: an object, not 1"),
        ({"server": []}, "server"),
        ([], "an object with the arguments of World"),
    ):
        path.write_text(json.dumps(wrong), encoding="utf-8")
        with pytest.raises(SystemExit):
            main(["--world", str(path)])
        assert said in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["--world", str(tmp_path / "none.json")])


async def test_the_written_test_makes_the_same_world(laura):
    async with Playground(World(["Laura", "Clara"], servers=[CLUB], bots=["Music Bot"])) as served:
        await served.person("Laura").say("<@Music Bot>")
        written = served.scenario.python()
    assert "from playground import Audience, Channel, Role, Server\n" in written
    assert f"servers={[CLUB]!r}" in written
    assert "bots=['Music Bot']" in written
    assert ".say('<@Music Bot>')" in written
    with pytest.raises(Refused):
        await laura.request("GET", "/guilds/1")

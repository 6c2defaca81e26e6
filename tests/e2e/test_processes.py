"""Starting, failing to start, being killed in the middle of a game, being told to stop."""

import asyncio
import re
import sqlite3
from contextlib import closing

import aiohttp
import pytest
from aiohttp import WSCloseCode

from playground.world import World
from tests.e2e.people import came, open_playground
from tests.e2e.playing import choices, hand_of, is_over, next_choice, play_to_the_end
from tests.e2e.processes import environment, healthy, start, start_anew, until_logged
from tests.effort import thorough
from tests.templates import up_to_date


@pytest.fixture
async def discord():
    async with open_playground(World(["Laura", "Clara"])) as served:
        yield served


async def refusal(env, folder):
    """Run a bot that cannot start; return its exit code and what it says."""
    process = await start(env, folder)
    _, said = await process.communicate()
    return process.returncode, said.decode()


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"DISCORD_TOKEN": "wrong"}, "does not know this DISCORD_TOKEN"),
        ({"DATABASE_URL": "mysql://x"}, "DATABASE_URL begins with mysql://"),
        ({"DATABASE_URL": "sqlite+aiosqlite:////nowhere/x.db"}, "cannot open the database"),
        ({"DISCORD_API_URL": "http://[127.0.0.1]/api/v10"}, "DISCORD_API_URL is wrong"),
        ({"CLARO_DECK": "nowhere.toml"}, "nowhere.toml: cannot be read"),
    ],
)
async def test_a_bot_that_cannot_start_says_why_in_one_line(discord, tmp_path, changes, reason):
    env = environment(discord, f"sqlite+aiosqlite:///{tmp_path / 'x.db'}", LOG_LEVEL="ERROR") | changes
    code, said = await refusal(env, tmp_path)
    assert code == 2
    assert reason in said
    assert len(said.strip().splitlines()) == 1
    assert discord.world.bot.token not in said


@pytest.mark.parametrize("empty_url", ["sqlite"], indirect=True)
async def test_too_many_servers_for_its_shards_are_said_in_one_line(tmp_path, empty_url):
    async with open_playground(World(["Laura"], guilds=3)) as discord:
        discord.world.most_guilds_a_shard = 2
        code, said = await refusal(environment(discord, empty_url, LOG_LEVEL="ERROR", SHARD_COUNT="1"), tmp_path)
    assert code == 2
    assert "too many servers for so few shards; raise SHARD_COUNT" in said
    assert len(said.strip().splitlines()) == 1


async def test_fewer_shards_than_discord_recommends_are_said_in_the_log(tmp_path):
    async with open_playground(World(["Laura"], shards=3)) as discord:
        env = environment(discord, up_to_date(tmp_path / "x.db"), SHARD_COUNT="1")
        process = await start(env, tmp_path)
        await until_logged(process, "Discord recommends 3 shards, and there are 1: raise SHARD_COUNT")
        process.terminate()
        await process.communicate()


@pytest.mark.parametrize("empty_url", ["postgresql"], indirect=True)
async def test_a_shard_that_discord_refuses_does_not_end_the_others(tmp_path, empty_url):
    async with open_playground(World(["Laura"], guilds=5)) as discord:
        world = discord.world
        world.most_guilds_a_shard, world.max_concurrency = 2, 2
        of_shard = [[each for each in world.guilds.values() if (each.id >> 22) % 2 == shard] for shard in (0, 1)]
        refused = next(shard for shard in (0, 1) if len(of_shard[shard]) == 3)
        env = environment(discord, empty_url, SHARDS="auto", SHARD_COUNT="2", LOG_LEVEL="INFO")
        process = await start(env, tmp_path)
        connected = f"Shard ID {1 - refused} has connected"
        log = await until_logged(process, f"the connection of shard {refused} with code 4011")
        if connected not in log:
            await until_logged(process, connected)
        laura = await came(discord, "Laura")
        await laura.go_to("cards", str(of_shard[1 - refused][0].id))
        assert "wants to play" in (await laura.slash("claro new", bots=1)).text
        process.terminate()
        await process.communicate()
        assert process.returncode == 0


async def test_settings_are_read_from_a_dot_env_file(discord, tmp_path):
    env = environment(None, "")
    del env["DATABASE_URL"]
    token, api = discord.world.bot.token, discord.api_url
    (tmp_path / ".env").write_text(
        f"DISCORD_TOKEN={token}\nDISCORD_API_URL={api}\nDATABASE_URL=sqlite+aiosqlite:///own.db\n", encoding="utf-8"
    )
    process = await start_anew(env, tmp_path)
    log = await until_logged(process, "tables restored")
    process.terminate()
    await process.communicate()
    assert (tmp_path / "own.db").exists()
    assert token not in log


async def test_told_to_stop_it_stops_politely(discord, tmp_path):
    process = await start(environment(discord, up_to_date(tmp_path / "x.db")), tmp_path)
    await until_logged(process, "tables restored")
    process.terminate()
    _, said = await process.communicate()
    assert process.returncode == 0
    assert b"Traceback" not in said


async def test_it_stops_while_it_connects_again_too(tmp_path):
    async with open_playground(World(["Laura"])) as discord:
        process = await start(environment(discord, up_to_date(tmp_path / "x.db"), LOG_LEVEL="INFO"), tmp_path)
        await until_logged(process, "has connected to Gateway")
        discord.service.gateway.farewell = WSCloseCode.GOING_AWAY
    tried = asyncio.Event()

    async def say_nothing(reader, writer):
        if b"/gateway?" in await reader.readline():
            tried.set()
        await reader.read()
        writer.close()

    async with await asyncio.start_server(say_nothing, "127.0.0.1", int(discord.url.rpartition(":")[2])):
        await tried.wait()
        process.terminate()
        await process.communicate()
    assert process.returncode == 0


async def test_a_second_process_on_the_same_file_is_refused(discord, tmp_path):
    env = environment(discord, up_to_date(tmp_path / "x.db"))
    first = await start(env, tmp_path)
    await until_logged(first, "tables restored")
    code, said = await refusal(env | {"LOG_LEVEL": "ERROR"}, tmp_path)
    assert code == 2
    assert said.startswith("bot: another process serves games from")
    assert "x.db; stop it, or use PostgreSQL" in said
    first.kill()
    await first.communicate()
    third = await start(env, tmp_path)
    await until_logged(third, "tables restored")
    third.terminate()
    await third.communicate()


@thorough
@pytest.mark.parametrize("empty_url", ["postgresql"], indirect=True)
async def test_a_second_process_on_the_same_server_is_refused_unless_they_share(discord, tmp_path, empty_url):
    env = environment(discord, empty_url)
    first = await start(env, tmp_path)
    await until_logged(first, "shard 0 of 1: begun")
    # It waits for as long as the first one's lease might still last, for all it knows.
    code, said = await refusal(env | {"LOG_LEVEL": "ERROR", "LEASE_SECONDS": "20"}, tmp_path)
    assert code == 2
    assert "set SHARDS=auto for both" in said
    first.terminate()
    await first.communicate()


@pytest.mark.parametrize("empty_url", ["postgresql"], indirect=True)
async def test_a_process_with_another_number_of_shards_waits_until_nobody_serves_the_old_ones(tmp_path, empty_url):
    async with open_playground(World(["Laura"], max_concurrency=4)) as discord:
        env = environment(discord, empty_url, SHARDS="auto", LOG_LEVEL="INFO")
        first = await start({**env, "SHARD_COUNT": "1"}, tmp_path)
        await until_logged(first, "shard 0 of 1: begun")
        laura = await came(discord, "Laura")
        await laura.slash("claro new", bots=1)
        second = await start({**env, "SHARD_COUNT": "2", "HEALTH_PORT": "0"}, tmp_path)
        log = await until_logged(second, "waiting until no process serves")
        (health,) = re.findall("health and metrics at (.*)", log)
        async with aiohttp.ClientSession() as http:
            await healthy(http, f"{health}/health")  # or whoever replaces processes would not stop the first one
        await laura.click("Start")
        assert [shard for _, shard in discord.service.gateway.identified] == [0]
        first.terminate()
        _, said = await first.communicate()
        assert "handed on" in said.decode()
        own = (discord.world.guild.id >> 22) % 2
        await until_logged(second, f"shard {own} of 2: begun, 1 live tables")
        await bot_is(discord, connected=True)
        assert (await laura.click("My hand")).buttons
        second.terminate()
        await second.communicate()
        assert (first.returncode, second.returncode) == (0, 0)


@thorough
@pytest.mark.parametrize("empty_url", ["sqlite", "postgresql"], indirect=True)
async def test_shards_can_be_given_by_number(tmp_path, empty_url):
    async with open_playground(World(["Laura"], guilds=8, shards=1)) as discord:
        env = environment(discord, empty_url, SHARD_IDS="1,3", SHARD_COUNT="4", LOG_LEVEL="INFO")
        discord.world.max_concurrency = 4
        process = await start(env, tmp_path)
        for _ in range(2):
            await until_logged(process, "has connected to Gateway")
        process.terminate()
        await process.communicate()
        assert sorted(shard for _, shard in discord.service.gateway.identified) == [1, 3]


@pytest.mark.parametrize("empty_url", ["postgresql"], indirect=True)
async def test_a_restart_goes_on_with_the_gateway_session_in_its_servers_language(discord, tmp_path, empty_url):
    env = environment(discord, empty_url)
    first = await start(env, tmp_path)
    await until_logged(first, "has connected to Gateway")
    laura = await came(discord, "Laura")
    discord.world.guild.locale = "fr"  # while it is played in English
    await laura.slash("claro new", bots=1)
    first.terminate()
    await first.communicate()
    second = await start(env, tmp_path)
    log = await until_logged(second, "shard 0 of 1: taken over, 1 live tables")
    assert "commands known" in log
    await laura.until(lambda each: any("Commencer" in seen.enabled for seen in each.messages.values()))
    await laura.click("Commencer")
    await laura.until(lambda each: any("manche 1" in seen.text for seen in each.messages.values()))
    assert "manche 1" in laura.find("Ma main").text
    second.terminate()
    await second.communicate()
    assert len(discord.service.gateway.identified) == 1


async def test_a_server_without_application_emojis_costs_one_warning(discord, tmp_path):
    discord.world.knows_emojis = False
    env = environment(discord, up_to_date(tmp_path / "x.db"), CARD_EMOJIS="true")
    process = await start(env, tmp_path)
    log = await until_logged(process, "card faces")
    assert sum("WARNING" in line and "emojis" in line for line in log.splitlines()) == 1
    laura = await came(discord, "Laura")
    await bot_is(discord, connected=True)
    await laura.slash("claro new", bots=1)
    await laura.click("Start")
    hand = await laura.click("My hand")
    assert hand.buttons
    assert not any(button.get("emoji") for button in hand.buttons.values())
    process.terminate()
    await process.communicate()


async def bot_is(discord, *, connected):
    """Wait until the bot has come or gone."""
    await discord.service.gateway.until(discord.world.bot, connected=connected)


def moves_on_disk(database):
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute("SELECT ply, seat, move FROM moves ORDER BY ply").fetchall()


async def test_killed_in_the_middle_of_a_game_the_same_buttons_go_on(discord, tmp_path):
    database = tmp_path / "x.db"
    env = environment(discord, f"sqlite+aiosqlite:///{database}")
    process = await start(env, tmp_path)
    await bot_is(discord, connected=True)
    laura = await came(discord, "Laura")
    await laura.slash("claro new", bots=2)
    await laura.click("Start")
    await laura.click("My hand")
    acknowledged = []
    for _ in range(2):
        await laura.until(lambda each: choices(each) or is_over(each))
        hand = hand_of(laura)
        label = next_choice(laura)
        acknowledged.append(hand.buttons[label]["custom_id"].split(":")[-1])
        await laura.click(label, on=hand)
        process.kill()
        await process.communicate()
        await bot_is(discord, connected=False)
        process = await start(env, tmp_path)
        await bot_is(discord, connected=True)
        # The hand that was open before the kill is used again; should it be from an earlier turn, it is renewed.
        await laura.click("My hand")
    moves = moves_on_disk(database)
    assert [ply for ply, _, _ in moves] == list(range(len(moves)))
    seat = next(s for _, s, move in moves if move == acknowledged[0])
    mine = [move for _, s, move in moves if s == seat]
    assert mine[: len(acknowledged)] == acknowledged
    await play_to_the_end(laura)
    process.terminate()
    await process.communicate()


async def test_a_button_from_before_the_restart_still_works(discord, tmp_path):
    env = environment(discord, up_to_date(tmp_path / "x.db"))
    process = await start(env, tmp_path)
    await bot_is(discord, connected=True)
    laura = await came(discord, "Laura")
    clara = await came(discord, "Clara")
    await laura.slash("claro new")
    await clara.click("Join")
    await laura.click("Start")
    hands = {person: await person.click("My hand") for person in (laura, clara)}
    process.kill()
    await process.communicate()
    await bot_is(discord, connected=False)
    process = await start(env, tmp_path)
    await bot_is(discord, connected=True)
    actor = next(person for person in hands if hands[person].enabled)
    before = len(hands[actor].buttons)
    after = await actor.click(hands[actor].enabled[0], on=hands[actor])
    assert after.id == hands[actor].id
    assert len(after.buttons) == before - 1 or "Your turn" not in after.text
    process.terminate()
    await process.communicate()


async def test_a_port_in_use(discord):
    import sys

    port = discord.url.rpartition(":")[2]
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "playground",
        "--port",
        port,
        stderr=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    _, said = await process.communicate()
    assert process.returncode == 2
    assert f"cannot listen on port {port}" in said.decode()
    assert len(said.decode().strip().splitlines()) == 1

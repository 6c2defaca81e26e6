"""A test goes red where something went wrong with the bot although its own assertions hold, and says what."""

import sys

import aiohttp
import pytest

from playground.tests.raw_bot import IDENTITY
from playground.tests.test_pytest_plugin import suite
from playground.traffic.faults import Fault
from playground.traffic.troubles import MOST

BOT = """
import asyncio
import threading

import discord
from discord import app_commands


def make_client(api_url):
    discord.http.Route.BASE = api_url
    client = discord.AutoShardedClient(intents=discord.Intents(guilds=True), guild_ready_timeout=0)
    tree = app_commands.CommandTree(client)
    client.setup_hook = tree.sync

    @tree.command(description="Say hello")
    async def hello(interaction):
        await interaction.response.send_message("Hello")

    @tree.command(description="Fail after the answer")
    async def fail(interaction):
        await interaction.response.send_message("Hello")
        raise ValueError("after the answer")

    @tree.command(description="Fail beside the answer")
    async def beside(interaction):
        async def task():
            raise ValueError("in a task")

        interaction.client.kept = asyncio.create_task(task())
        await interaction.response.send_message("Hello")

    @tree.command(description="Fail in a thread beside the answer")
    async def threaded(interaction):
        def work():
            raise ValueError("in a thread")

        thread = threading.Thread(target=work, name="worker")
        thread.start()
        thread.join()
        await interaction.response.send_message("Hello")

    @tree.command(description="Send what is refused")
    async def refused(interaction):
        await interaction.response.send_message("Hello")
        try:
            await interaction.followup.send("x" * 2001)
        except discord.HTTPException:
            pass

    @tree.command(description="Ask for what is not served")
    async def lobby(interaction):
        await interaction.response.send_message("Hello")
        try:
            await interaction.client.http.request(discord.http.Route("POST", "/lobbies"), json={})
        except discord.HTTPException:
            pass

    @tree.command(description="Think without end")
    async def think(interaction):
        await interaction.response.defer()

    @tree.command(description="Print an error, as some libraries do")
    async def printed(interaction):
        import sys
        import traceback

        await interaction.response.send_message("Hello")
        try:
            raise ValueError("printed")
        except ValueError:
            traceback.print_exc(file=sys.stderr)

    return client
"""

TESTS = """
import asyncio

import aiohttp
import pytest
import pytest_asyncio
from small_bot import make_client


@pytest_asyncio.fixture
async def laura(discord, people):
    client = make_client(discord.api_url)
    start = client.start(discord.world.bot.token)
    await discord.run_bot(start, ready=client.wait_until_ready, close=client.close)
    return people["Laura"]


@pytest.mark.parametrize("command", ["hello", "fail", "beside", "threaded", "refused", "lobby", "printed"])
async def test_used(laura, command):
    assert (await laura.slash(command)).text == "Hello"


@pytest.mark.discord(allow=["ValueError: after", "50035"])
@pytest.mark.parametrize("command", ["hello", "fail", "refused"])
async def test_meant(laura, command):
    assert (await laura.slash(command)).text == "Hello"


async def test_allowed(discord, laura):
    discord.allow("ValueError: after")
    assert (await laura.slash("fail")).text == "Hello"


async def test_thinks(laura):
    asked = asyncio.ensure_future(laura.slash("think"))
    await laura.until(lambda me: me.last.loading)
    asked.cancel()


async def test_closed(discord):
    async with aiohttp.ClientSession() as http, http.ws_connect(f"{discord.url}/gateway") as socket:
        await socket.receive()
        await socket.send_json({"op": 2, "d": {"token": "wrong", "intents": 0, "properties": {}}})
        await socket.receive()


async def test_later(discord):
    async def later():
        headers = {"Authorization": f"Bot {discord.world.bot.token}"}
        async with aiohttp.ClientSession(headers=headers) as http, http.get(f"{discord.api_url}/channels/1"):
            pass

    asyncio.get_running_loop().call_soon(lambda: asyncio.ensure_future(later()))


async def test_fails(laura):
    await laura.slash("fail")
    assert "this" == "that"
"""


async def test_each_trouble_makes_a_test_red_unless_it_is_meant(tmp_path):
    status, printed = await suite(tmp_path, TESTS, "asyncio_mode = auto", "-rA", bot=BOT)
    assert status == 1, printed
    told = [line.split("::") for line in printed.splitlines() if "::" in line and "test_later" not in line]
    red = {name[1].partition(" ")[0] for name in told if name[0].startswith(("FAILED", "ERROR"))}
    green = {name[1] for name in told if name[0].startswith("PASSED")}
    assert red == {
        *(f"test_used[{command}]" for command in ("fail", "beside", "threaded", "refused", "lobby", "printed")),
        *("test_thinks", "test_closed", "test_fails"),
    }
    assert green == {
        "test_used[hello]",
        *(f"test_meant[{each}]" for each in ("hello", "fail", "refused")),
        "test_allowed",
    }
    assert "error: ValueError: in a task (a task of the bot: " in printed
    assert "error: ValueError: in a thread (a thread: worker)" in printed
    assert "from ValueError: after the answer (discord.app_commands.tree: Ignoring exception in command" in printed
    assert "error: ValueError: printed (printed)" in printed
    assert "refused: POST /webhooks/" in printed
    assert "400 50035 Invalid Form Body" in printed
    assert "not served here: POST /lobbies" in printed
    assert "thinking: the bot has not said more since it deferred message " in printed
    assert "closed: the gateway, with 4004 Authentication failed. Nobody had identified." in printed
    assert "nobody: the gateway has closed with 4004 Authentication failed." in printed
    assert "ERROR at teardown of test_later" in printed, "what comes after the test itself counts, too"
    assert "assert 'this' == 'that'" in printed


@pytest.mark.parametrize("wrong", [["50013"], 50013, ""])
async def test_what_is_allowed_is_a_text(discord, wrong):
    with pytest.raises(ValueError, match="allow: texts, not"):
        discord.allow(wrong)


async def test_what_is_meant_hides_nothing_else_however_often_it_comes(discord, bot):
    discord.allow("10003")
    for _ in range(MOST):
        await bot.request("GET", "/channels/1")
    assert discord.troubles == []
    await bot.request("POST", f"/channels/{discord.world.guild.channels[0].id}/messages", {})
    assert ["50006" in each for each in discord.troubles] == [True]


async def test_a_close_before_a_session_is_recorded(discord, bot):
    async with bot.socket(identify={"token": "wrong"}) as (receive, _):
        assert (await receive())["code"] == 4004
    await discord.until(lambda _: discord.troubles)
    (closed,) = [each for each in discord.records.after(0) if each["kind"] == "frame" and each["closed"]]
    assert (closed["closed"], closed["who"], closed["payload"]) == (
        4004,
        "nobody",
        {"reason": "Authentication failed."},
    )


@pytest.mark.parametrize("frame", ["x" * (1 << 21), "no JSON"])
async def test_a_close_in_a_session_is_recorded(discord, bot, frame):
    async with bot.socket(identify=IDENTITY) as (receive, ws):
        while (await receive()).get("t") != "READY":
            pass
        await ws.send_str(frame)
        while (await receive())["op"] is not None:
            pass
    await discord.until(lambda _: discord.troubles)
    (closed,) = [each for each in discord.records.after(0) if each["kind"] == "frame" and each["closed"]]
    assert (closed["closed"], closed["who"]) == (4002, discord.world.bot.name)


async def test_what_a_fault_strikes_is_no_trouble(discord, bot):
    discord.faults.strike(Fault.ERROR_503)
    with pytest.raises(aiohttp.ContentTypeError):
        await bot.request("GET", "/users/@me")
    assert discord.troubles == []


PROCESS = """
import asyncio, os, aiohttp

async def main():
    async with aiohttp.ClientSession() as http, http.ws_connect(os.environ["URL"]) as socket:
        identity = {"token": os.environ["TOKEN"], "intents": 1, "properties": {}}
        await socket.send_json({"op": 2, "d": identity})
        async for frame in socket:
            if "CHANNEL_CREATE" in frame.data:
                raise SystemExit(3)

asyncio.run(main())
"""


async def test_a_process_that_fails_is_a_trouble_and_one_that_is_ended_is_none(discord):
    env = {"URL": f"{discord.url}/gateway", "TOKEN": discord.world.bot.token}
    ended = await discord.run_process(sys.executable, "-c", PROCESS, env=env)
    ended.terminate()
    await ended.wait()
    await discord.service.gateway.until(discord.world.bot, connected=False)
    assert discord.troubles == []
    failing = await discord.run_process(sys.executable, "-c", PROCESS, env=env)
    await discord.service.servers.add_channel(discord.world.guild, "new")
    await failing.wait()
    assert discord.troubles == ["ended: the bot's process, with 3"]

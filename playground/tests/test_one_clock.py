"""A bot in this process has one clock, which is the world's; the test's own waiting goes on by the machine's."""

import asyncio
import datetime
import sys
import time
from datetime import UTC
from datetime import datetime as imported_datetime
from time import monotonic as imported_monotonic
from time import time as imported_time

import discord as library
import pytest
from discord.ext import tasks

from playground.server import Playground

MINUTE = 60.0
NEW_YEAR = datetime.datetime(2030, 1, 1, tzinfo=UTC)


def readings():
    """Return what all clocks say: five in Unix seconds, and four that only go on."""
    loop = asyncio.get_running_loop()
    told = [time.time(), time.time_ns() / 1e9, imported_time(), imported_datetime.now(UTC).timestamp()]
    told += [datetime.datetime.now().timestamp()]  # noqa: DTZ005
    return [*told, time.monotonic(), time.monotonic_ns() / 1e9, imported_monotonic(), loop.time()]


class Bot(library.AutoShardedClient):
    """A bot with a list of what has happened, and with functions that run in it."""

    def __init__(self):
        super().__init__(intents=library.Intents(guilds=True), guild_ready_timeout=0)
        self.tree = library.app_commands.CommandTree(self)
        self.happened = []
        self._asked = asyncio.Queue()

    async def setup_hook(self):
        self.working = asyncio.create_task(self._work())
        await self.tree.sync()

    async def _work(self):
        while True:
            function, answer = await self._asked.get()
            answer.set_result(function())

    async def do(self, function):
        """Return what a function returns in the bot."""
        answer = asyncio.get_running_loop().create_future()
        await self._asked.put((function, answer))
        return await answer

    async def start_soon(self, coroutine):
        """Let the bot begin a task."""
        begun = await self.do(lambda: asyncio.ensure_future(coroutine))
        await asyncio.sleep(0)  # it has come to its first wait
        return begun


@pytest.fixture
async def client(discord, monkeypatch):
    return await started(discord, monkeypatch)


async def started(discord, monkeypatch):
    """Start a bot with /view, which is pressed within three minutes, and /often, which is used once in a minute."""
    monkeypatch.setattr(library.http.Route, "BASE", discord.api_url)
    client = Bot()

    @client.tree.command(description="Ask")
    async def view(interaction: library.Interaction) -> None:
        class View(library.ui.View):
            async def on_timeout(self) -> None:
                await interaction.edit_original_response(content="Too late.", view=None)

        view = View(timeout=180)
        view.add_item(library.ui.Button(label="Yes"))
        await interaction.response.send_message("Sure?", view=view)

    @client.tree.command(description="Not often")
    @library.app_commands.checks.cooldown(1, MINUTE)
    async def often(interaction: library.Interaction) -> None:
        await interaction.response.send_message("Here.")

    @often.error
    async def too_often(interaction: library.Interaction, error: Exception) -> None:
        await interaction.response.send_message(type(error).__name__)

    await discord.run_bot(client.start(discord.world.bot.token), ready=client.wait_until_ready, close=client.close)
    return client


async def test_a_view_ends_when_its_time_is_over(discord, client, laura):
    await laura.slash("view")
    await discord.pass_time(179)
    assert laura.last.text == "Sure?"
    await discord.pass_time(2)
    assert laura.last.text == "Too late."


async def test_a_loop_ticks_as_often_as_time_has_passed(discord, client):
    @tasks.loop(minutes=5)
    async def tick():
        client.happened.append(time.monotonic())

    await client.do(tick.start)
    await discord.pass_time(1501)
    assert len(client.happened) == 6
    first = client.happened[0]
    assert [round(each - first) for each in client.happened] == [0, 300, 600, 900, 1200, 1500]


async def test_a_cooldown_ends(discord, client, laura):
    assert (await laura.slash("often")).text == "Here."
    assert (await laura.slash("often")).text == "CommandOnCooldown"
    await discord.pass_time(MINUTE + 1)
    assert (await laura.slash("often")).text == "Here."


async def test_who_waits_for_an_event_gives_up_in_time(discord, client):
    waiting = await client.start_soon(client.wait_for("member_join", timeout=100))
    await discord.pass_time(99)
    assert not waiting.done()
    await discord.pass_time(2)
    with pytest.raises(TimeoutError):
        await waiting


@pytest.mark.parametrize("passing", [True, False], ids=["pass_time", "advance"])
async def test_all_clocks_of_the_bot_go_on_and_no_others(discord, client, passing):
    before, ours = await client.do(readings), readings()
    if passing:
        await discord.pass_time(10 * MINUTE)
    else:
        discord.world.now.advance(10 * MINUTE)
    after, since = await client.do(readings), readings()
    for early, late in zip(before, after, strict=True):
        assert late - early >= 10 * MINUTE
    for early, late in zip(ours, since, strict=True):
        assert 0 <= late - early < 10 * MINUTE


async def test_advance_wakes_what_sleeps(discord, client):
    sleeping = await client.start_soon(asyncio.sleep(10 * MINUTE, "awake"))
    discord.world.now.advance(10 * MINUTE)
    assert await sleeping == "awake"


async def test_a_bot_that_moves_the_clock_itself_goes_on(discord, client):
    await client.do(lambda: discord.world.now.advance(MINUTE))
    sleeping = await client.start_soon(asyncio.sleep(0.01, "awake"))
    assert await asyncio.wait_for(sleeping, 2) == "awake"


async def test_the_test_waits_by_the_machines_clock(discord, client):
    async with asyncio.timeout(10 * MINUTE):
        waiting = asyncio.ensure_future(asyncio.sleep(10 * MINUTE))
        await discord.pass_time(20 * MINUTE)
        assert not waiting.done()
        waiting.cancel()
    assert await client.do(lambda: asyncio.get_running_loop().time()) - asyncio.get_running_loop().time() > MINUTE
    assert discord.world.now() - await asyncio.to_thread(time.time) > MINUTE


async def test_where_the_clock_stands_it_stands_in_the_bot(discord, client):
    discord.world.now.stop(NEW_YEAR)
    told = await client.do(readings)
    assert told[:5] == pytest.approx([NEW_YEAR.timestamp()] * 5)
    assert await client.do(readings) == told
    sleeping = await client.start_soon(asyncio.sleep(MINUTE, "awake"))
    await asyncio.sleep(0.01)
    await discord.pass_time(MINUTE - 1)
    assert not sleeping.done()
    discord.world.now.advance(2)
    assert await sleeping == "awake"
    sleeping = await client.start_soon(asyncio.sleep(0.001, "awake again"))
    discord.world.now.go_on()
    assert await sleeping == "awake again"
    assert (await client.do(readings))[-1] >= told[-1] + MINUTE


async def test_a_bot_starts_and_ends_where_the_clock_stands(discord, monkeypatch, laura):
    discord.world.now.stop(NEW_YEAR)
    client = await started(discord, monkeypatch)
    assert imported_datetime.now(UTC) < NEW_YEAR
    assert await client.do(lambda: imported_datetime.now(UTC)) == NEW_YEAR
    assert await client.do(datetime.date.today) in (NEW_YEAR.date(), NEW_YEAR.astimezone().date())
    assert (await laura.slash("often")).text == "Here."


async def test_at_the_end_everything_is_as_before(monkeypatch):
    names = ("time", "time_ns", "monotonic", "monotonic_ns")
    before = [getattr(time, each) for each in names]
    methods = [datetime.datetime.__dict__[each] for each in ("now", "utcnow")]
    loop = asyncio.get_running_loop()
    async with Playground() as discord:
        await started(discord, monkeypatch)
        assert [getattr(time, each) for each in names] == before  # as long as nobody moves the clock
        await discord.pass_time(MINUTE)
        assert [getattr(time, each) for each in names] != before
        assert imported_time is not before[0]
    assert [getattr(time, each) for each in names] == before
    assert imported_time is before[0]
    assert [datetime.datetime.__dict__[each] for each in ("now", "utcnow")] == methods
    assert abs(loop.time() - time.monotonic()) < MINUTE


async def test_a_playground_that_ends_leaves_another_ones_clock(discord, client, laura, monkeypatch):
    async with Playground() as other:
        await started(other, monkeypatch)
        await other.pass_time(MINUTE)
        await discord.pass_time(MINUTE)
    monkeypatch.setattr(library.http.Route, "BASE", discord.api_url)
    await laura.slash("view")
    await discord.pass_time(181)
    assert laura.last.text == "Too late."


PROCESS = """
import asyncio, os, time
from datetime import datetime, timezone

import discord
from discord.ext import tasks

discord.http.Route.BASE = os.environ["API"]
client = discord.AutoShardedClient(intents=discord.Intents(guilds=True), guild_ready_timeout=0)
tree = discord.app_commands.CommandTree(client)
ticks = []


@client.event
async def setup_hook():
    await tree.sync()
    tick.start()


@tasks.loop(minutes=5)
async def tick():
    ticks.append(time.monotonic())


@tree.command(description="Tell")
async def tell(interaction: discord.Interaction) -> None:
    passed = [round(each - ticks[0]) for each in ticks]
    await interaction.response.send_message(f"{datetime.now(timezone.utc):%Y} {passed}")


@tree.command(description="Ask")
async def ask(interaction: discord.Interaction) -> None:
    class View(discord.ui.View):
        async def on_timeout(self) -> None:
            await interaction.edit_original_response(content="Too late.", view=None)

    view = View(timeout=180)
    view.add_item(discord.ui.Button(label="Yes"))
    await interaction.response.send_message("Sure?", view=view)


client.run(os.environ["TOKEN"], log_handler=None)
"""


async def test_a_python_bot_in_another_process_follows_the_clock(discord, laura):
    env = {"API": discord.api_url, "TOKEN": discord.world.bot.token, **discord.clock_variables}
    await discord.run_process(sys.executable, "-c", PROCESS, env=env)
    await discord.until(lambda world: len(world.commands) == 2)
    await laura.slash("ask")
    await discord.pass_time(181)
    assert laura.last.text == "Too late."
    await discord.pass_time(1501 - 181)
    assert (await laura.slash("tell")).text.endswith("[0, 300, 600, 900, 1200, 1500]")
    discord.world.now.stop(NEW_YEAR)
    assert (await laura.slash("tell")).text.startswith("2030 ")

"""A package whose rules do not come back ends its process; after that, everybody else plays on."""

from __future__ import annotations

import asyncio
import os
import shutil
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from bot.runtime.blocked_loop import ENDED, STOP_SECONDS
from playground.driver import InteractionFailed, Person, Refused
from playground.server import Playground
from playground.world import World
from tests.command_line.test_play import said as saying
from tests.e2e.playing import choices, hand_of, next_choice
from tests.e2e.processes import environment, start_anew, until_logged
from tests.effort import thorough
from tests.features.packages.test_dev_server import benched
from tests.templates import sqlite_template

ROOT = Path(__file__).parents[2]
TEMPLATE = ROOT / "examples" / "template" / "higher"
LOOPS = """
_change = Position.change

def change(self, seat, move):
    while len(self.moves) >= 2:
        pass
    return _change(self, seat, move)

Position.change = change
"""


@pytest.fixture
def package(tmp_path):
    """A folder with a package whose rules do not come back from the third move on, as if it were installed."""
    install(tmp_path, "1.0", LOOPS)
    return tmp_path


def install(folder, version, fault="", edit=("", "")):
    shutil.copytree(TEMPLATE, folder / "higher", dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    rules = folder / "higher" / "game.py"
    rules.write_text(f"{rules.read_text(encoding='utf-8').replace(*edit)}\n{fault}", encoding="utf-8")
    shutil.rmtree(folder / "higher" / "__pycache__", ignore_errors=True)
    distribution(folder, "higher", version, higher="higher")


def distribution(folder, name, version, **games):
    for old in folder.glob("*.dist-info"):
        shutil.rmtree(old)
    info = folder / f"claro_bot_{name}-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: claro-bot-{name}\nVersion: {version}\n")
    entries = "".join(f"{game} = {package}\n" for game, package in games.items())
    (info / "entry_points.txt").write_text(f"[claro_bot.games]\n{entries}")


class Host:
    """Whoever starts the bot again when it has ended."""

    def __init__(self, discord, folder, database, **settings):
        self.discord = discord
        self.folder = folder
        path = f"{folder}{os.pathsep}{ROOT}"
        more = {"LOG_LEVEL": "INFO", "PYTHONPATH": path, "HELD_SECONDS": "1", **settings}
        self.env = environment(discord, database, **more)
        self.bot = None

    async def start(self, ready="has connected to Gateway"):
        """Start it; return what it says until it serves."""
        self.bot = await start_anew(self.env, self.folder)
        return await until_logged(self.bot, ready)

    async def ended(self):
        """Wait until it has ended; return its code and what it has said."""
        _, said = await self.bot.communicate()
        return self.bot.returncode, said.decode()

    async def stop(self):
        self.bot.terminate()
        code, said = await self.ended()
        assert code == 0, said
        return said

    async def run(self, *arguments):
        """Run another command; return what it prints."""
        process = await start_anew(self.env, self.folder, *arguments)
        out, err = await process.communicate()
        return (out + err).decode()


@asynccontextmanager
async def hosting(folder, database, **settings):
    async with Playground(World(["Laura", "Clara"])) as discord:
        host = Host(discord, folder, database, **settings)
        try:
            yield host
        finally:
            if host.bot is not None and host.bot.returncode is None:
                host.bot.kill()
                await host.bot.communicate()


async def person(host, name, channel):
    """Let somebody come to a channel of the server."""
    someone: Person = host.discord.person(name)
    await someone.connect()
    await someone.go_to(str(channel.id))
    return someone


async def channels(host):
    """Return two channels of the server."""
    guild = host.discord.world.guild
    return guild.channels[0], await host.discord.service.add_channel(guild, "garden")


async def hang(someone, game="higher"):
    """Play until the rules do not come back."""
    await someone.slash(f"{game} new", bots=1)
    await someone.click("Start")
    with suppress(InteractionFailed, LookupError, Refused, TimeoutError, StopIteration):
        await someone.click("My hand")
        while True:
            await someone.until(choices)
            await someone.click(next_choice(someone), on=hand_of(someone))


async def hung(host, someone, game="higher"):
    """Play until the bot has ended of it; return its code and what it has said."""
    playing = asyncio.create_task(hang(someone, game))
    try:
        return await host.ended()
    finally:
        playing.cancel()


def lines(said, words):
    return [line for line in said.splitlines() if words in line]


def sqlite(folder):
    (folder / "x.db").write_bytes(sqlite_template())
    return f"sqlite+aiosqlite:///{folder / 'x.db'}"


async def test_its_process_ends_and_its_table_is_set_aside(package):
    async with hosting(package, sqlite(package)) as host:
        here, there = await channels(host)
        await host.start()
        laura, clara = await person(host, "Laura", here), await person(host, "Clara", there)
        code, said = await hung(host, laura)
        assert code == ENDED
        (line,) = lines(said, "this process ends")
        assert "the rules of higher (claro-bot-higher 1.0), table 1: the event loop has been held for" in line
        assert "set aside from now on" in line

        said = await host.start()
        if not lines(said, "table 1 waits"):
            said += await until_logged(host.bot, "table 1 waits")
        (line,) = lines(said, "table 1 waits")
        assert "the game higher (claro-bot-higher 1.0), version 1: its rules have held up the bot there" in line
        table = next(seen for seen in laura.messages.values() if not seen.ephemeral)
        await laura.until(lambda each: "got stuck at this table" in each.messages[table.id].text)
        shown = laura.messages[table.id]
        assert "Higher" in shown.text
        assert "<t:" not in shown.text
        assert "got stuck at this table" in (await laura.click("My hand", on=shown)).text
        await clara.slash("claro new", bots=1)
        await clara.click("Start")
        await clara.click("My hand")
        assert hand_of(clara).enabled
        listed = await laura.slash("my games")
        assert "Higher" in listed.text
        assert "your turn" not in listed.text.lower()


@thorough
async def test_a_second_table_sets_the_package_aside_until_there_is_a_new_version(package):
    async with hosting(package, sqlite(package)) as host:
        here, there = await channels(host)
        await host.start()
        laura, clara = await person(host, "Laura", here), await person(host, "Clara", there)
        assert (await hung(host, laura))[0] == ENDED
        said = await host.start()
        if not lines(said, "table 1 waits"):
            await until_logged(host.bot, "table 1 waits")
        doctor = await host.run("doctor")
        assert "1 in all, 0 in progress, 1 waits" in doctor
        assert "NOTE" in (line := lines(doctor, "set aside")[0]).upper()
        assert "higher (claro-bot-higher 1.0), table 1" in line

        await laura.slash("table end")
        assert (await hung(host, laura))[0] == ENDED

        said = await host.start()
        (line,) = lines(said, "the game higher (claro-bot-higher 1.0) is left out")
        assert "its rules have held up the bot 2 times (table 1, table 2)" in line
        assert "CLARO" in (await clara.slash("help")).text
        await host.stop()
        assert "higher (claro-bot-higher 1.0), table 2" in await host.run("aside")

        install(package, "1.1")
        outdated = "table 2: counts no more, as claro-bot-higher 1.1 is installed now"
        assert outdated in await host.run("aside")
        (line,) = lines(await host.run("doctor"), "set aside")
        assert line.startswith("fine")
        assert outdated in line
        said = await host.start()
        assert lines(said, "is left out") == []
        await laura.until(lambda each: any("My hand" in seen.enabled for seen in each.messages.values()))
        table = next(seen for seen in reversed(laura.messages.values()) if not seen.ephemeral)
        await laura.until(lambda each: "got stuck" not in each.messages[table.id].text)
        await laura.click("My hand")
        await laura.until(choices)
        await host.stop()


@thorough
async def test_of_two_games_in_one_package_the_other_one_goes_on(tmp_path):
    source = TEMPLATE / "game.py"
    for name, fault in (("alpha", ""), ("beta", LOOPS)):
        folder = tmp_path / "fam" / name
        shutil.copytree(TEMPLATE, folder, ignore=shutil.ignore_patterns("__pycache__", "face.py"))
        (tmp_path / "fam" / "__init__.py").touch()
        rules = source.read_text(encoding="utf-8").replace('"higher"', f'"{name}"')
        (folder / "game.py").write_text(f"{rules}\n{fault}", encoding="utf-8")
        for words in (folder / "words").glob("*.ftl"):
            text = words.read_text(encoding="utf-8").replace("higher-", f"{name}-")
            words.write_text(text.replace("Higher", name.title()), encoding="utf-8")
    distribution(tmp_path, "fam", "1.0", alpha="fam.alpha", beta="fam.beta")
    async with hosting(tmp_path, sqlite(tmp_path)) as host:
        here, there = await channels(host)
        await host.start()
        laura, clara = await person(host, "Laura", here), await person(host, "Clara", there)
        await clara.slash("alpha new", bots=1)
        await clara.click("Start")
        table = clara.last
        code, said = await hung(host, laura, "beta")
        assert code == ENDED
        assert "the rules of beta (claro-bot-fam 1.0), table 2" in lines(said, "this process ends")[0]
        said = await host.start()
        if not lines(said, "table 2 waits"):
            await until_logged(host.bot, "table 2 waits")
        await clara.click("My hand", on=table)
        await clara.until(choices)
        await clara.click(next_choice(clara), on=hand_of(clara))
        await host.stop()
        assert (await host.run("aside")).strip() == "beta (claro-bot-fam 1.0), table 2"


@thorough
async def test_a_loop_in_a_library_that_belongs_to_no_game_sets_the_table_aside(tmp_path):
    install(tmp_path, "1.0")
    rules = tmp_path / "higher" / "game.py"
    source = rules.read_text(encoding="utf-8")
    before, game = source.split("class Higher")
    (tmp_path / "tricks.py").write_text(before + LOOPS, encoding="utf-8")
    imports = before.split("NAMES, HAND")[0]
    rules.write_text(f"{imports}from tricks import NAMES, HAND, Position, View\n\nclass Higher{game}", encoding="utf-8")
    async with hosting(tmp_path, sqlite(tmp_path)) as host:
        await host.start()
        laura = await person(host, "Laura", host.discord.world.guild.channels[0])
        assert (await hung(host, laura))[0] == ENDED
        assert (await host.run("aside")).strip() == "higher (claro-bot-higher 1.0), table 1"


@thorough
async def test_the_host_can_let_it_go_on(package):
    async with hosting(package, sqlite(package)) as host:
        await host.start()
        laura = await person(host, "Laura", host.discord.world.guild.channels[0])
        assert (await hung(host, laura))[0] == ENDED
        install(package, "1.0")  # mended, and called the same
        assert "table 1" in await host.run("aside")
        assert "forgotten" in await host.run("aside", "--again", "higher")
        assert "nothing is set aside" in await host.run("aside")
        await host.start()
        await laura.click("My hand")
        await laura.until(choices)
        await host.stop()


@thorough
async def test_a_process_that_is_held_up_ends_when_it_is_told_to_stop(package):
    async with hosting(package, sqlite(package), HELD_SECONDS="0") as host:
        await host.start()
        laura = await person(host, "Laura", host.discord.world.guild.channels[0])
        await hang(laura)
        await until_logged(host.bot, "the event loop has been held")
        assert host.bot.returncode is None
        host.bot.terminate()
        async with asyncio.timeout(3 * STOP_SECONDS):
            code, said = await host.ended()
        assert code == ENDED
        assert "table 1: the event loop has been held" in said


@thorough
async def test_a_package_that_changes_its_rules_in_silence_lets_its_tables_wait(package):
    install(package, "1.0")
    async with hosting(package, sqlite(package)) as host:
        await host.start()
        laura = await person(host, "Laura", host.discord.world.guild.channels[0])
        await laura.slash("higher new", bots=1)
        await laura.click("Start")
        await laura.click("My hand")
        await laura.until(choices)
        await laura.click(next_choice(laura), on=hand_of(laura))
        await laura.until(choices)
        await host.stop()
        held = hand_of(laura).text
        install(package, "1.1", edit=("(0,) * seats", "(1,) * seats"))
        said = await host.start()
        if not lines(said, "table 1 waits"):
            said += await until_logged(host.bot, "table 1 waits")
        (line,) = lines(said, "table 1 waits")
        assert "the game higher (claro-bot-higher 1.1), version 1: its rules have changed: after the deal " in line
        table = next(seen for seen in laura.messages.values() if not seen.ephemeral)
        await laura.until(lambda each: "have changed since this game began" in each.messages[table.id].text)
        assert "have changed since this game began" in (await laura.click("My hand", on=table)).text
        await host.stop()
        install(package, "1.2")
        await host.start()
        await laura.until(lambda each: "have changed" not in each.messages[table.id].text)
        await laura.click("My hand")
        assert hand_of(laura).text.splitlines()[-1] == held.splitlines()[-1]
        await host.stop()


@thorough
@pytest.mark.parametrize("empty_url", ["postgresql"], indirect=True)
async def test_in_a_fleet_the_others_take_its_servers_over_without_its_table(empty_url, package):
    settings = {"SHARDS": "auto", "LEASE_SECONDS": "3", "HELD_SECONDS": "15"}
    async with hosting(package, empty_url, **settings) as host:
        here, there = await channels(host)
        await host.start("shard 0 of 1: begun")
        await host.discord.service.gateway.until(host.discord.world.bot, connected=True)
        first = host.bot
        other = await start_anew(host.env, package)
        try:
            laura, clara = await person(host, "Laura", here), await person(host, "Clara", there)
            await hang(laura)
            said = await until_logged(other, "table 1 waits")
            assert first.returncode is None  # it has not ended: nobody has waited for that
            assert "its rules have held up the bot there" in said
            while True:
                with suppress(InteractionFailed, Refused, LookupError, TimeoutError):
                    await clara.slash("claro new", bots=1)
                    break
            await clara.click("Start")
            await clara.click("My hand")
            assert hand_of(clara).enabled
            assert (await host.ended())[0] == ENDED
            assert other.returncode is None
        finally:
            other.terminate()
            await other.communicate()
        assert other.returncode == 0


@pytest.mark.parametrize(
    ("held", "waited_for"),
    [
        ("1", ["set aside from now on", "ready as"]),
        pytest.param("60", ["the event loop has been held"], marks=thorough),
    ],
)
async def test_while_rules_are_written_a_saved_file_lets_their_table_go_on(tmp_path, held, waited_for):
    """The file is saved after the rules have ended the process, which is started again, or before."""
    shutil.copytree(TEMPLATE.parent, tmp_path / "mine", ignore=shutil.ignore_patterns("__pycache__"))
    rules = tmp_path / "mine" / "higher" / "game.py"
    right = rules.read_text(encoding="utf-8")
    rules.write_text(right + LOOPS, encoding="utf-8")
    async with (
        Playground(World(["Laura"])) as discord,
        benched(discord, tmp_path / "mine", tmp_path / "play", HELD_SECONDS=held) as process,
    ):
        await saying(process.stderr, "ready as")
        laura = discord.person("Laura")
        await laura.connect()
        playing = asyncio.create_task(hang(laura))
        for words in waited_for:
            await saying(process.stderr, words)
        playing.cancel()
        rules.write_text(right, encoding="utf-8")
        await saying(process.stdout, "The new rules are loaded: higher/game.py")
        await saying(process.stderr, "ready as")
        table = next(seen for seen in laura.messages.values() if not seen.ephemeral)
        await laura.click("My hand", on=table)
        await laura.until(choices)
        await laura.click(next_choice(laura), on=hand_of(laura))

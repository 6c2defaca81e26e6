"""A package whose rules do not come back ends its process; after that, everybody else plays on."""

from __future__ import annotations

import asyncio
import os
import shutil
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from time import monotonic

import pytest

from playground.driver import InteractionFailed, Person, Refused
from playground.server import Playground
from playground.world import World
from tests.command_line.test_play import said as saying
from tests.e2e.playing import choices, hand_of, next_choice, play_to_the_end
from tests.e2e.processes import environment, start_anew, until_logged
from tests.effort import thorough
from tests.features.packages.test_dev_server import benched
from tests.features.tournaments.live.event import until
from tests.patience import LONGEST_SECONDS
from tests.templates import sqlite_template

ROOT = Path(__file__).parents[2]
TEMPLATE = ROOT / "examples" / "template" / "higher"
BACKTRACKING_LINE = '        re.match("(a+)+$", "a" * 64 + "b")'
LOOPS = f"""
import os
import re
from pathlib import Path

_change = Position.change

def change(self, seat, move):
    if len(self.moves) >= 2 and "MENDED" not in os.environ:
        Path(__file__).with_name("held").touch()
{BACKTRACKING_LINE}
    return _change(self, seat, move)

Position.change = change
"""
"""Inside C: no other thread of the process runs meanwhile."""

SOON, LATE = "20", str(LONGEST_SECONDS)
"""How long a process may be held that is held, in seconds, and one that is not."""


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
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: claro-bot-{name}\nVersion: {version}\n", encoding="utf-8"
    )
    entries = "".join(f"{game} = {package}\n" for game, package in games.items())
    (info / "entry_points.txt").write_text(f"[claro_bot.games]\n{entries}", encoding="utf-8")


class Host:
    """Whoever starts the bot again when it has ended."""

    def __init__(self, discord, folder, database, **settings):
        self.discord = discord
        self.folder = folder
        path = f"{folder}{os.pathsep}{ROOT}"
        more = {"LOG_LEVEL": "INFO", "PYTHONPATH": path, **settings}
        self.env = environment(discord, database, **more)
        self.bot = None

    async def start(self, *ready):
        """Start it; return what it says until it serves, or until it has said all of these words."""
        self.bot = await start_anew(self.env, self.folder)
        said = ""
        for words in ready or ["has connected to Gateway"]:
            if words not in said:
                said += await until_logged(self.bot, words)
        return said

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
        discord.world.interaction_seconds = LONGEST_SECONDS
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
    someone.patience = LONGEST_SECONDS
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


async def set_aside(host, *ready):
    """Start the bot again; return the line that says that the game is set aside, and the file to delete."""
    said = await host.start(*ready)
    (line,) = lines(said, "is left out")
    assert "the game higher (claro-bot-higher 1.0) is left out: it is set aside, as its code has held up" in line
    return line, Path(line.partition("or delete ")[2].partition(", and restart")[0])


async def test_its_process_ends_and_at_the_next_start_it_is_set_aside(package):
    async with hosting(package, sqlite(package), HELD_SECONDS=SOON, GAMES="claro,higher") as host:
        here, there = await channels(host)
        await host.start()
        laura, clara = await person(host, "Laura", here), await person(host, "Clara", there)
        code, said = await hung(host, laura)
        assert (code, lines(said, "Traceback")) == (1, [])

        host.env["HELD_SECONDS"] = LATE
        line, _ = await set_aside(host, "table 1 waits", "has connected to Gateway")
        rules = package / "higher" / "game.py"
        number = 1 + rules.read_text(encoding="utf-8").splitlines().index(BACKTRACKING_LINE)
        assert f"{rules}, line {number}, in change; install a mended version" in line
        table = next(seen for seen in laura.messages.values() if not seen.ephemeral)
        await laura.until(lambda each: "not available here at the moment" in each.messages[table.id].text)
        assert "nothing is lost" in (await laura.click("My hand", on=laura.messages[table.id])).text
        await clara.slash("claro new", bots=1)
        await clara.click("Start")
        await play_to_the_end(clara)
        (said,) = lines(await host.run("doctor"), "game higher")
        assert f"{rules}, line {number}, in change" in said
        await host.stop()


FORKS = """
import os

_change = Position.change

def change(self, seat, move):
    if len(self.moves) == 1 and "FORKED" not in os.environ:
        os.environ["FORKED"] = "yes"
        os.fork()
    return _change(self, seat, move)

Position.change = change
"""


async def test_a_copy_that_a_package_makes_of_the_process_ends_at_once(tmp_path):
    install(tmp_path, "1.0", FORKS)
    async with hosting(tmp_path, sqlite(tmp_path), GAMES="claro,higher", HELD_SECONDS=LATE) as host:
        here, there = await channels(host)
        await host.start()
        laura, clara = await person(host, "Laura", here), await person(host, "Clara", there)
        for someone, game in ((laura, "higher"), (clara, "claro")):
            await someone.slash(f"{game} new", bots=1)
            await someone.click("Start")
            await play_to_the_end(someone)
        await host.stop()


@thorough
async def test_a_process_that_is_held_up_ends_when_it_is_told_to_stop(package, capsys):
    async with hosting(package, sqlite(package), HELD_SECONDS=SOON) as host:
        await host.start()
        laura = await person(host, "Laura", host.discord.world.guild.channels[0])
        playing = asyncio.create_task(hang(laura))
        await until((package / "higher" / "held").exists)
        host.bot.terminate()
        told = monotonic()
        code, _ = await host.ended()
        with capsys.disabled():
            print(f"\nheld, with HELD_SECONDS={SOON}: ended {monotonic() - told:.1f} s after SIGTERM")
        playing.cancel()
        assert code == 1


@thorough
@pytest.mark.parametrize("mend", ["delete", "change"])
async def test_it_goes_on_once_it_is_mended_or_the_host_lets_it(package, mend):
    async with hosting(package, sqlite(package), HELD_SECONDS=SOON) as host:
        await host.start()
        laura = await person(host, "Laura", host.discord.world.guild.channels[0])
        assert (await hung(host, laura))[0] == 1
        host.env["HELD_SECONDS"] = LATE
        _, file = await set_aside(host, "table 1 waits", "has connected to Gateway")
        await host.stop()
        await set_aside(host)  # for as long as nothing changes
        await host.stop()
        if mend == "delete":
            file.unlink()
            host.env["MENDED"] = "yes"
        else:
            install(package, "1.0")
        said = await host.start()
        assert lines(said, "is left out") == []
        table = next(seen for seen in laura.messages.values() if not seen.ephemeral)
        await laura.until(lambda each: "not available" not in each.messages[table.id].text)
        await laura.click("My hand", on=table)
        await laura.until(choices)
        await laura.click(next_choice(laura), on=hand_of(laura))
        await host.stop()
        assert file.exists() is (mend == "delete")  # without a dump


@thorough
async def test_a_package_that_is_held_up_while_it_is_loaded_is_set_aside(tmp_path):
    install(tmp_path, "1.0", "while True:\n    __import__('time').sleep(1)\n")
    async with hosting(tmp_path, sqlite(tmp_path), HELD_SECONDS=SOON) as host:
        host.bot = await start_anew(host.env, host.folder)
        assert (await host.ended())[0] == 1
        host.env["HELD_SECONDS"] = LATE
        line, _ = await set_aside(host)
        assert f"{tmp_path / 'higher' / 'game.py'}, line " in line
        clara = await person(host, "Clara", host.discord.world.guild.channels[0])
        assert "CLARO" in (await clara.slash("help")).text
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
    async with hosting(tmp_path, sqlite(tmp_path), HELD_SECONDS=SOON) as host:
        here, there = await channels(host)
        await host.start()
        laura, clara = await person(host, "Laura", here), await person(host, "Clara", there)
        await clara.slash("alpha new", bots=1)
        await clara.click("Start")
        table = clara.last
        assert (await hung(host, laura, "beta"))[0] == 1
        host.env["HELD_SECONDS"] = LATE
        (line,) = lines(await host.start("table 2 waits", "has connected to Gateway"), "is left out")
        assert "the game beta (claro-bot-fam 1.0) is left out: it is set aside" in line
        await clara.click("My hand", on=table)
        await clara.until(choices)
        await clara.click(next_choice(clara), on=hand_of(clara))
        await host.stop()


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
        await laura.click("My hand", on=laura.messages[table.id])
        await laura.until(lambda each: hand_of(each).text.splitlines()[-1] == held.splitlines()[-1])
        await host.stop()


@thorough
@pytest.mark.parametrize("empty_url", ["postgresql"], indirect=True)
async def test_in_a_fleet_the_others_take_its_servers_over(empty_url, package):
    settings = {"SHARDS": "auto", "LEASE_SECONDS": "3", "HELD_SECONDS": SOON}
    async with hosting(package, empty_url, **settings) as host:
        here, there = await channels(host)
        await host.start("shard 0 of 1: begun")
        await host.discord.service.gateway.until(host.discord.world.bot, connected=True)
        other = await start_anew({**host.env, "HELD_SECONDS": LATE, "MENDED": "yes"}, package)
        try:
            laura, clara = await person(host, "Laura", here), await person(host, "Clara", there)
            playing = asyncio.create_task(hang(laura))
            await until_logged(other, "shard 0 of 1: begun")
            while True:
                with suppress(InteractionFailed, Refused, LookupError, TimeoutError):
                    await clara.slash("claro new", bots=1)
                    break
            await clara.click("Start")
            await clara.click("My hand")
            assert hand_of(clara).enabled
            assert (await host.ended())[0] == 1
            playing.cancel()
            assert other.returncode is None
            host.env["HELD_SECONDS"] = LATE
            _, file = await set_aside(host, "is left out")
            assert file.parent == package
        finally:
            other.terminate()
            await other.communicate()
        assert other.returncode == 0


@thorough
async def test_while_rules_are_written_a_saved_file_lets_their_table_go_on(tmp_path):
    """The file is saved after the rules have ended the process, which is started again."""
    shutil.copytree(TEMPLATE.parent, tmp_path / "mine", ignore=shutil.ignore_patterns("__pycache__"))
    rules = tmp_path / "mine" / "higher" / "game.py"
    right = rules.read_text(encoding="utf-8")
    rules.write_text(right + LOOPS, encoding="utf-8")
    async with (
        Playground(World(["Laura"])) as discord,
        benched(discord, tmp_path / "mine", tmp_path / "play", HELD_SECONDS=SOON) as process,
    ):
        await saying(process.stderr, "ready as")
        laura = discord.person("Laura")
        await laura.connect()
        playing = asyncio.create_task(hang(laura))
        await saying(process.stderr, "it is set aside, as its code has held up the whole bot")
        await saying(process.stderr, "ready as")
        playing.cancel()
        rules.write_text(right, encoding="utf-8")
        await saying(process.stdout, "The new rules are loaded: higher/game.py")
        table = next(seen for seen in laura.messages.values() if not seen.ephemeral)
        await laura.click("My hand", on=table)
        await laura.until(choices)
        await laura.click(next_choice(laura), on=hand_of(laura))

"""The bot is killed while somebody plays alone, learns or looks back in the panel: it lies there again afterwards."""

import socket

import aiohttp
import discord
import pytest

from bot.faces.lessons import LESSONS
from bot.features.panel.identity import Identities
from bot.features.panel.session import Person
from bot.features.solo.routes import LessonAct
from playground.server import Playground
from playground.world import World
from tests.e2e.processes import CONNECTED, environment, start, until_logged
from tests.features.panel.pages import SECRET, connected
from tests.templates import sqlite_template


class Killed:
    """A bot whose process is killed and started again, and the page of one person."""

    def __init__(self, env, folder, http, person):
        self.env, self.folder, self.http, self.person = env, folder, http, person
        self.process = self.page = None
        place = int(person.guild), int(person.channel)
        known = Person(int(person.id), "Laura", None, *place, "en-US")
        self.session = Identities(discord.Client(intents=discord.Intents.none()), SECRET).seal(known)

    async def start(self):
        self.process = await start(self.env, self.folder)
        await until_logged(self.process, CONNECTED)

    async def open(self, seen=0, again=""):
        address = f"http://127.0.0.1:{self.env['PAGES_PORT']}/panel/socket"
        self.page = await connected(self.http, address, "Laura", int(self.person.id), self.session, seen, again)

    async def kill(self):
        """Kill the bot, start it again, and let the page come back, as pages do by themselves."""
        before = self.page
        self.process.kill()
        await self.process.communicate()
        await before.reading
        await self.start()
        await self.open(before.frames[-1]["n"], before.table["again"])
        await self.page.until(lambda each: each.table)
        assert [each["op"] for each in self.page.frames if each["op"] in ("message", "said")] == []
        told = ("key", "kind", "plies", "turn", "stage", "status", "again")
        assert {name: self.page.table[name] for name in told} == {name: before.table[name] for name in told}
        return self.page


@pytest.fixture
async def killed(tmp_path):
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        port = tried.getsockname()[1]
    (tmp_path / "claro.db").write_bytes(sqlite_template())
    async with Playground(World(["Laura"])) as playground, aiohttp.ClientSession() as http:
        playground.world.client_secret = SECRET
        pages = {"PAGES_PORT": str(port), "OPERATOR": "Laura", "OPERATOR_CONTACT": "laura@example.org"}
        database = f"sqlite+aiosqlite:///{tmp_path}/claro.db"
        env = environment(playground, database, LOG_LEVEL="INFO", DISCORD_CLIENT_SECRET=SECRET, **pages)
        person = playground.person("Laura")
        await person.connect()
        opened = Killed(env, tmp_path, http, person)
        await opened.start()
        await opened.open()
        await opened.page.until(lambda each: each.ways)
        try:
            yield opened
        finally:
            await opened.page.close()
            opened.process.kill()
            await opened.process.communicate()


def lies(kind):
    return lambda each: each.table is not None and each.table["kind"] == kind and each.table


async def goes_on(page):
    """Play a move where one can be played."""
    scene = await page.until(lambda each: each.moves and each.table)
    at = scene["plies"], scene["turn"]
    await page.play(page.moves[0])
    await page.until(lambda each: (each.table["plies"], each.table["turn"]) != at or each.table["status"] != "playing")


BEGINNINGS = {
    "claro": {"op": "press", "custom_id": "help:claro:computers"},
    "patience": {"op": "command", "name": "africa patience"},
}


@pytest.mark.parametrize("game", BEGINNINGS)
async def test_a_game_alone_lies_there_again_at_the_same_move(killed, game):
    await killed.page.send(**BEGINNINGS[game])
    await killed.page.until(lies("alone"))
    await goes_on(killed.page)
    await goes_on(await killed.kill())


async def test_a_lesson_lies_there_again_at_the_same_step(killed):
    await killed.page.push("learn:claro")
    await killed.page.until(lies("lesson"))
    await killed.page.push(str(LessonAct.GO("claro", LESSONS["claro"].version, 2)), on=killed.page.table["on"])
    await killed.page.until(lambda each: each.table["stage"].startswith("3/"))
    await killed.kill()


async def test_a_review_lies_there_again_at_the_same_moment(killed):
    await killed.page.push("help:claro:computers")
    await killed.page.until(lies("alone"))
    while killed.page.table["status"] == "playing":
        await goes_on(killed.page)
    await killed.page.press("Review")
    await killed.page.until(lies("past"))
    moment = killed.page.table["moment"].replace("{ply}", "3")
    await killed.page.push(moment, on=killed.page.table["on"])
    await killed.page.until(lambda each: each.table["plies"] == 3)
    await killed.kill()

"""The bot is killed while somebody has the panel open, and started again: the page says so, and the game goes on."""

import asyncio
import socket
from types import SimpleNamespace

from playwright.async_api import expect

from playground.server import Playground
from playground.tests.browser import pytestmark  # noqa: F401
from playground.world import World
from tests.e2e.playing import choices, hand_of, next_choice
from tests.e2e.processes import CONNECTED, environment, start, until_logged
from tests.e2e.test_page import sit, slash
from tests.e2e.test_page_panel import HEAR, HEARD, TAP, opened
from tests.effort import thorough
from tests.features.panel.pages import SECRET
from tests.templates import sqlite_template


def free_port():
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        return tried.getsockname()[1]


async def started(env, folder):
    process = await start(env, folder)
    await until_logged(process, CONNECTED)
    return process


async def move(frame, clara):
    """Let whoever is to move do so, until the panel shows it."""
    before = await plies(frame)
    theirs = asyncio.create_task(clara.until(choices))
    mine = asyncio.create_task(frame.wait_for_function(TAP, arg=before))
    await asyncio.wait([theirs, mine], return_when=asyncio.FIRST_COMPLETED)
    if not mine.done():
        await clara.click(next_choice(clara), on=hand_of(clara))
    theirs.cancel()
    await mine


async def plies(frame):
    """Return how many moves the panel shows."""
    return await frame.evaluate("Number(document.getElementById('board').dataset.plies)")


@thorough
async def test_a_page_whose_bot_is_killed_says_so_and_goes_on_at_the_same_move(browser, tmp_path):
    port = free_port()
    async with Playground(World(["Laura", "Clara"])) as discord:
        discord.world.client_secret = SECRET
        discord.activity = f"http://127.0.0.1:{port}/panel/"
        (tmp_path / "claro.db").write_bytes(sqlite_template())
        env = environment(
            discord,
            f"sqlite+aiosqlite:///{tmp_path}/claro.db",
            LOG_LEVEL="INFO",
            PAGES_PORT=str(port),
            OPERATOR="Laura",
            OPERATOR_CONTACT="laura@example.org",
            DISCORD_CLIENT_SECRET=SECRET,
        )
        process = await started(env, tmp_path)
        try:
            page = await sit(browser, SimpleNamespace(discord=discord), "Laura", width=1300)
            await slash(page, "claro new")
            await expect(page.get_by_role("button", name="Join")).to_be_visible()
            clara = discord.person("Clara")
            await clara.connect()
            await clara.click("Join")
            inside, frame = await opened(page)
            await inside.get_by_role("button", name="Start").click()
            await expect(inside.locator(".tray .fan .card").first).to_be_visible()
            own = frame.locator(".tray.turn .fan .card.playable")  # at which nothing is played by itself
            while await plies(frame) < 3 or not await own.count():
                await move(frame, clara)
            before = await plies(frame)
            await frame.evaluate(HEAR)
            process.kill()
            await process.communicate()
            await frame.wait_for_function(HEARD, arg="The connection is lost. Trying again …")
            process = await started(env, tmp_path)
            await frame.wait_for_function(HEARD, arg="The connection is back.")
            await expect(inside.locator("#banner")).to_be_hidden()
            assert await plies(frame) == before
            await expect(own.first).to_be_visible()
            await move(frame, clara)
        finally:
            process.kill()
            await process.communicate()

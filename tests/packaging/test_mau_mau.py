"""The game in ``examples/mau-mau``, as if it were installed beside the bot: the kit, over the wire, and on the page."""

from __future__ import annotations

import asyncio
import os
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from playwright.async_api import expect

from playground.server import Playground
from playground.tests.browser import CHROMIUM, DRAWN
from playground.world import World
from tests.e2e.choosing import server_settings
from tests.e2e.processes import CONNECTED, environment, start_anew, until_logged
from tests.e2e.test_page import sit, slash
from tests.packaging.german_evening import GERMAN, LOCALES, NAMES, play_an_evening
from tests.packaging.kit import MAU_MAU, path_with_mau_mau, run_kit
from tests.packaging.try_package import GAME, check_that_the_bot_does_not_know_it
from tests.templates import up_to_date

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("patient_discord")]

PICTURES = os.environ.get("PICTURES")
"""A folder for pictures of the page; without it, none are taken."""


@pytest.fixture
def path(tmp_path):
    """Where Python finds the game as if it were installed."""
    return path_with_mau_mau(tmp_path)


@asynccontextmanager
async def serving(path, folder, **settings):
    """A playground with two people from Germany, and the bot as a process that has the game."""
    async with Playground(World(NAMES, locales=LOCALES, managers=[NAMES[0]])) as discord:
        env = environment(discord, up_to_date(folder / "x.db"), LOG_LEVEL="INFO", PYTHONPATH=path, **settings)
        bot = await start_anew(env, folder)
        try:
            await until_logged(bot, CONNECTED)
            yield discord
        finally:
            bot.terminate()
            _, said = await bot.communicate()
        assert bot.returncode == 0
        assert "Traceback" not in said.decode()


def test_the_bot_does_not_know_it():
    check_that_the_bot_does_not_know_it()


async def test_it_passes_its_own_tests_and_the_kit(path):
    await run_kit(MAU_MAU, path)


async def test_it_is_played_in_german(path, tmp_path):
    async with serving(path, tmp_path, GAMES=f"claro,{GAME}") as discord:
        people = [discord.person(name) for name in NAMES]
        for person in people:
            await person.connect()
        assert "🏆" in await play_an_evening(*people)


@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine: apt-get install chromium")
@pytest.mark.asyncio(loop_scope="session")
async def test_it_is_played_on_the_page_in_german(path, tmp_path, browser):
    async with serving(path, tmp_path, CARD_EMOJIS="true") as discord:
        host = discord.person("Laura")
        await host.connect()
        await server_settings(host, language="de")
        house = SimpleNamespace(discord=discord)
        laura = await sit(browser, house, "Laura", width=390)
        clara = await sit(browser, house, "Clara", width=390)
        await slash(laura, "mau-mau neu", bots=1)
        await laura.locator("[data-custom-id^=more]").click()
        await laura.locator("[data-custom-id^=arrange]").click()
        await laura.locator("[data-custom-id^=arrangepage]").first.wait_for()
        await picture(laura, "rules")
        await laura.locator("[data-custom-id^=arrangepage]").first.click()
        await laura.locator("#modal select").first.select_option("1")
        await picture(laura, "form")
        await laura.locator("#modal .button.primary").click()
        await expect(laura.get_by_text("eine Runde").first).to_be_visible()
        await clara.locator("[data-custom-id^=join]").click()
        await laura.locator("[data-custom-id^=start]:not(:disabled)").wait_for()
        await picture(clara, "lobby")
        await laura.locator("[data-custom-id^=start]").click()
        for page in (laura, clara):
            await page.get_by_role("button", name=GERMAN("button-hand")).click()
            await page.locator(".only-you").last.wait_for()
        await asyncio.gather(play(laura, Random(1), "host"), play(clara, Random(2), "guest"))
        await picture(laura, "result-host")
        await picture(clara, "result-guest")
        await expect(clara.get_by_text("🏆").first).to_be_visible()
        assert laura.complaints == clara.complaints == []


WISHES = (" C", " S", " H", " D")
"""What follows the jack in moves that wish for a suit."""

OFFERED = """() => document.querySelector("[data-custom-id^=rematch]") ? "over"
    : [...document.querySelectorAll('.ephemeral .button:not(:disabled)')].map((each) => each.dataset.customId)
        .filter((id) => /^(play|draft):/.test(id)).join("|")"""


BUTTON = "document.querySelector(`.ephemeral [data-custom-id='${id}']:not(:disabled)`)"


async def play(page, dice, name):
    """Press what the hand offers until the game is over; a wish, once one is asked for, at once."""
    clicks = 0
    while True:
        offered = await (await page.wait_for_function(OFFERED)).json_value()
        if offered == "over":
            return
        every = offered.split("|")
        jacks = [each for each in every if each.startswith("draft:") and each.split(":")[3][:1] == "J"]
        await picture(page, f"hand-{name}-{clicks}")
        wishes = [each for each in every if each.startswith("play:") and each.split(":")[3][2:4] in WISHES]
        chosen = dice.choice(wishes or jacks or every)
        clicks += 1
        # In one step, as the time for a move may take the button away. Then wait for the answer.
        await page.evaluate(f"(id) => {BUTTON}?.click()", chosen)
        await page.wait_for_function(f"(id) => !{BUTTON}", arg=chosen)


async def picture(page, name):
    """Take a picture of the page, if that is asked for."""
    if PICTURES:
        await page.evaluate("document.querySelector('#messages').scrollTop = 1e6")
        await page.evaluate(DRAWN)
        await page.screenshot(path=Path(PICTURES) / f"{name}.png")

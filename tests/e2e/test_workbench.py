"""The workbench of ``claro-bot play --package PATH --reload``: new rules when a file is saved, and time travel."""

import os
import re
import shutil
import sqlite3
from contextlib import closing

import pytest

from playground.server import Playground
from playground.world import World
from tests.command_line.test_bench import benched
from tests.command_line.test_play import said
from tests.e2e.playing import choices, hand_of, next_choice
from tests.e2e.test_page import CHROMIUM
from tests.packaging.kit import EXAMPLES

pytestmark = [
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed"),
]


def with_a_second_game(package):
    """Let the package of *Higher* have another game, *Lower*, with the same rules."""
    shutil.copytree(package / "higher", package / "lower")
    for file in (package / "lower").rglob("*.*"):
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace("higher", "lower").replace("Higher", "Lower"), encoding="utf-8")
    project = (package / "pyproject.toml").read_text(encoding="utf-8")
    more = project.replace('higher = "higher"', 'higher = "higher"\nlower = "lower"')
    (package / "pyproject.toml").write_text(more, encoding="utf-8")


def made(database):
    """Return the moves of the first table, as they are stored."""
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute("SELECT ply, seat, move FROM moves WHERE game_id = 1 ORDER BY ply").fetchall()


async def picture(page, name):
    """Take pictures of the page at a screen's width and at a phone's, if anybody wants them."""
    if folder := os.environ.get("PICTURES"):
        for width in (390, 1200):
            await page.set_viewport_size({"width": width, "height": 900})
            await page.screenshot(path=f"{folder}/workbench-{name}-{width}.png", full_page=True)
    for width in (390, 1200):
        await page.set_viewport_size({"width": width, "height": 900})
        assert await page.evaluate("document.documentElement.scrollWidth") <= width


async def test_new_rules_go_on_with_the_game_and_the_slider_goes_back(browser, tmp_path):
    package, database = tmp_path / "mine", tmp_path / "play" / "play.db"
    shutil.copytree(EXAMPLES / "template", package, ignore=shutil.ignore_patterns("__pycache__"))
    with_a_second_game(package)
    async with (
        Playground(World(["Laura", "Clara"])) as discord,
        benched(discord, package, tmp_path / "play") as process,
    ):
        url = (await said(process.stdout, "Workbench at ")).split("at ")[1].strip()
        await said(process.stderr, "ready as")
        laura = discord.person("Laura")
        await laura.connect()
        await laura.slash("higher new", bots=1)
        await laura.click("Start")
        table = laura.last
        await laura.click("My hand", on=table)
        await laura.until(choices)
        await laura.click(next_choice(laura), on=hand_of(laura))
        page = await browser.new_page(viewport={"width": 1200, "height": 900})
        await page.goto(url)
        await page.get_by_text(re.compile(r"Seat [AB] \([01]\) · Laura")).wait_for()
        assert await page.locator("#games option").all_inner_texts() == ["higher, table 1"]
        await page.get_by_text(re.compile(r"move [1-9]\d* of")).wait_for()
        assert "legal moves: " in await page.locator("#seen").inner_text()
        await page.locator("#slider").fill("0")
        await page.get_by_text("move 0 of").wait_for()
        seen = await page.locator("#seen").inner_text()
        assert seen.count("Your cards: ") == 2
        rules = package / "higher" / "game.py"
        right = rules.read_text(encoding="utf-8")
        rules.write_text(right + "\nraise RuntimeError('not yet')\n", encoding="utf-8")
        await page.get_by_text("RuntimeError: not yet").first.wait_for()
        assert "game.py" in await page.locator("#trace").inner_text()
        assert process.returncode is None
        # All later tricks count twice: the game goes on, with its moves, by the new rules.
        rules.write_text(right.replace("score + (seat == winner)", "score + 2 * (seat == winner)"), encoding="utf-8")
        await said(process.stdout, "The new rules are loaded")
        await said(process.stderr, "ready as")
        await page.locator("#trace").wait_for(state="hidden")
        await laura.click("My hand", on=table)
        await laura.until(choices)
        await laura.click(next_choice(laura), on=hand_of(laura))
        await page.get_by_role("button", name="One move on").click()
        await page.locator("#slider").fill("2")
        await page.get_by_text("move 2 of").wait_for()
        await picture(page, "position")
        # Other cards are dealt: the moves that were made are refused. The table waits, and keeps them.
        clara = discord.person("Clara")
        await clara.connect()
        await clara.go_to("lounge")
        await clara.slash("lower new", bots=1)
        await clara.click("Start")
        await page.get_by_label("Game").select_option(label="lower, table 2")
        await page.get_by_label("Game").select_option(label="higher, table 1")
        kept = made(database)
        rules.write_text(right.replace("shuffle(0", "shuffle(1"), encoding="utf-8")
        await said(process.stdout, "The new rules are loaded")
        assert "not your card" in await said(process.stderr, "table 1 waits: the game higher (claro-bot-higher 1.0)")
        await said(process.stderr, "ready as")
        await page.get_by_text(re.compile(r"move 1, '\d+' of seat 0, cannot be played: not your card")).wait_for()
        await picture(page, "refused")
        assert "Its table waits and nothing is lost" in (await laura.click("My hand", on=table)).text
        assert made(database) == kept
        rules.write_text(right, encoding="utf-8")
        await said(process.stdout, "The new rules are loaded")
        await said(process.stderr, "ready as")
        await laura.click("My hand", on=table)
        await laura.until(choices)
        await laura.click(next_choice(laura), on=hand_of(laura))
        assert made(database)[: len(kept)] == kept
        assert len(made(database)) > len(kept)

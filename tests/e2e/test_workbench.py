"""The workbench of ``claro-bot play --package PATH --reload``: new rules when a file is saved, and time travel."""

import asyncio
import os
import re
import shutil
import subprocess
import sys

import psutil
import pytest

from playground.server import Playground
from playground.world import World
from tests.command_line.test_play import said
from tests.e2e.playing import choices, hand_of, next_choice
from tests.e2e.processes import environment
from tests.e2e.test_page import CHROMIUM
from tests.packaging.kit import EXAMPLES

COMMAND = """
import os, sys
from pathlib import Path
from bot.command_line.bench import play_package
sys.exit(play_package(Path(sys.argv[1]), dict(os.environ), Path(sys.argv[2]), reload=True))
"""

pytestmark = [
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed"),
]


async def test_new_rules_go_on_with_the_game_and_the_slider_goes_back(browser, tmp_path):
    package, database = tmp_path / "mine", tmp_path / "x.db"
    shutil.copytree(EXAMPLES / "template", package, ignore=shutil.ignore_patterns("__pycache__"))
    async with Playground(World(["Laura", "Clara"])) as discord:
        env = environment(discord, f"sqlite+aiosqlite:///{database}", LOG_LEVEL="INFO")
        pipe = subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", COMMAND, package, database), env=env, cwd=tmp_path, stdout=pipe, stderr=pipe
        )
        try:
            url = (await said(process.stdout, "Workbench at ")).split("at ")[1].strip()
            await said(process.stderr, "has connected to Gateway")
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
            await page.get_by_text("Seat A").wait_for()
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
            rules.write_text(
                right.replace("score + (seat == winner)", "score + 2 * (seat == winner)"), encoding="utf-8"
            )
            await said(process.stdout, "The new rules are loaded")
            await said(process.stderr, "has connected to Gateway")
            await page.locator("#trace").wait_for(state="hidden")
            await laura.click("My hand", on=table)
            await laura.until(choices)
            await laura.click(next_choice(laura), on=hand_of(laura))
            await page.get_by_role("button", name="One move on").click()
            if folder := os.environ.get("PICTURES"):
                await page.locator("#slider").fill("2")
                await page.get_by_text("move 2 of").wait_for()
                await page.screenshot(path=f"{folder}/workbench.png", full_page=True)
        finally:
            for each in psutil.Process(process.pid).children(recursive=True):
                each.terminate()
            rest = await process.communicate()
    assert "Traceback" not in rest[0].decode()

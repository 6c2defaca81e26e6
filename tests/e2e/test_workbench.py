"""The workbench of ``claro-bot play --package PATH --reload``: new rules when a file is saved, and time travel."""

import os
import re
import shutil
import sqlite3
from contextlib import closing

import pytest

from bot.store.engine.database import open_engine
from playground.server import Playground
from playground.tests.browser import CHROMIUM
from playground.world import World
from tests.command_line.test_play import said
from tests.e2e.playing import choices, hand_of, next_choice
from tests.effort import thorough
from tests.features.packages.test_dev_server import benched, workbench
from tests.packaging.kit import EXAMPLES, install
from tests.tables.broken import broken_game
from tests.tables.evening import CLARA, LAURA, Evening, play_first
from tests.tables.test_broken_rules import begin
from tests.templates import sqlite_template

pytestmark = [
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.usefixtures("patient_discord"),
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


@thorough
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
        await laura.until(lambda each: any("My hand" in seen.enabled for seen in each.messages.values()))
        table = next(seen for seen in laura.messages.values() if "My hand" in seen.enabled)
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
        await page.get_by_text(re.compile(r"move \d, '\d+' of seat \d, cannot be played: .*not your card")).wait_for()
        await picture(page, "refused")
        assert "Its table waits and nothing is lost" in (await laura.click("My hand", on=table)).text
        assert made(database) == kept
        rules.write_text(right, encoding="utf-8")
        await said(process.stdout, "The new rules are loaded")
        await laura.click("My hand", on=table)
        await laura.until(choices)
        await laura.click(next_choice(laura), on=hand_of(laura))
        assert made(database)[: len(kept)] == kept
        assert len(made(database)) > len(kept)


@pytest.fixture
async def played(tmp_path):
    """A folder with the database of a game of *Higher* in which four moves were played, and with a long log."""
    install(tmp_path, "higher", "higher")
    (tmp_path / "x.db").write_bytes(sqlite_template())
    (tmp_path / "log").write_text("".join(f"line {number}\n" for number in range(500)), encoding="utf-8")
    engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
    evening = Evening(engine)
    table = await begin(evening, broken_game(), LAURA, CLARA)
    for _ in range(4):
        await play_first(evening, table)
    await evening.close()
    await engine.dispose()
    return tmp_path


async def test_the_page_goes_on_when_the_workbench_is_started_again(browser, played):
    page = await browser.new_page(viewport={"width": 1200, "height": 900})
    place = page.locator("#place")
    async with workbench(played) as url:
        await page.goto(url)
        await place.get_by_text("move 4 of 4").wait_for()
    await place.get_by_text("the rules are being loaded").wait_for()
    async with workbench(played, "--port", url.rpartition(":")[2]) as again:
        assert again == url
        await place.get_by_text("move 4 of 4").wait_for()


async def test_it_shows_what_the_last_move_has_changed_as_discord_would_show_it(browser, played):
    page = await browser.new_page(viewport={"width": 390, "height": 900})
    async with workbench(played) as url:
        await page.goto(url)
        changed = page.locator("section", has_text="Position").locator("tr.changed td:first-child")
        await page.get_by_text("move 4 of 4").wait_for()
        after_four = await changed.all_inner_texts()
        assert "moves" in after_four
        assert "rules" not in after_four
        await page.locator("#slider").fill("0")
        await page.get_by_text("move 0 of").wait_for()
        assert await changed.count() == 0
        await page.locator("#slider").fill("4")
        await page.get_by_text("move 4 of 4").wait_for()
        assert await changed.all_inner_texts() == after_four
        seen = await page.locator("#seen").inner_text()
        assert "**" not in seen
        assert "#" not in seen
        assert await page.locator("#seen strong").count()
        legal_moves = page.get_by_role("cell", name="legal_moves").first
        assert await legal_moves.evaluate("it => it.clientHeight < 2 * parseFloat(getComputedStyle(it).fontSize)")
        assert await page.locator("#log").evaluate(
            "({ parentElement: it }) => it.scrollTop > 0 && it.scrollTop + it.clientHeight >= it.scrollHeight - 1"
        )

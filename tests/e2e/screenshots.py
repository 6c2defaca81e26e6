"""Make the pictures of docs/pictures: a scripted game on the page, in Chromium, wide and on a phone."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from playwright.async_api import Page, async_playwright

from tests.conftest import House, open_house
from tests.e2e.test_page import CHROMIUM, FLAGS, play_to_the_end, sit, slash

SEED = bytes.fromhex("5a" * 32)
# Always the same game, so that a picture changes only when what it shows does.


async def main(folder: Path) -> None:
    """Play, and take a picture of each moment worth one."""
    with tempfile.TemporaryDirectory() as scratch:
        async with open_house(Path(scratch), card_emojis=True) as house, async_playwright() as playwright:
            assert house.bot is not None
            assert house.bot._emoji_task is not None
            await house.bot._emoji_task
            house.bot.host.room._draw_seed = lambda: SEED
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            await _play(browser, house, folder)
            await browser.close()


async def _play(browser, house: House, folder: Path) -> None:
    laura = await sit(browser, house, "Laura", width=900)
    phone = await sit(browser, house, "Clara", width=390)
    await laura.fill("#text", "/claro")
    await _picture(laura, folder / "commands.png")
    await slash(laura, "claro new", bots=2)
    await phone.get_by_role("button", name="Join").click()
    await laura.get_by_text("4 of 6 seats").wait_for()
    await _picture(laura, folder / "lobby.png")
    await laura.get_by_role("button", name="Start").click()
    await phone.get_by_role("button", name="My hand").click()
    await laura.get_by_role("button", name="My hand").click()
    for page in (laura, phone):
        await page.locator(".only-you").wait_for()
    await _picture(laura, folder / "game.png")
    await _picture(phone, folder / "phone.png")
    await asyncio.gather(play_to_the_end(laura), play_to_the_end(phone))
    await _picture(laura, folder / "result.png")
    await slash(laura, "claro rules")
    await laura.get_by_text("End of a round").wait_for()
    await _picture(laura, folder / "rules.png")


async def _picture(page: Page, file: Path) -> None:
    await page.wait_for_function("[...document.images].every((image) => image.complete)")
    await page.screenshot(path=file)
    print(file)


if __name__ == "__main__":
    pictures = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures")
    pictures.mkdir(parents=True, exist_ok=True)
    asyncio.run(main(pictures))

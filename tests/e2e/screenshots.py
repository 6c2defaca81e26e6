"""Make the pictures of docs/pictures: a scripted game on the page, in Chromium, wide and on a phone."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from playwright.async_api import Page, async_playwright

from bot.locales.words import LANGUAGES, words_for
from bot.store.journal.entries import Opening, Seating
from tests.conftest import House, open_house
from tests.e2e.test_page import CHROMIUM, FLAGS, play_to_the_end, sit, slash
from tests.e2e.test_page_africa import lay_some
from tests.e2e.test_page_stardust import somebody
from tests.e2e.test_stardust import seed_where
from tests.store.standings.evening import dice, play_one

SEED = bytes.fromhex("5a" * 32)
# Always the same game, so that a picture changes only when what it shows does.


async def main(folder: Path) -> None:
    """Play in every language, and take a picture of each moment worth one."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for language in LANGUAGES:
            with tempfile.TemporaryDirectory() as scratch:
                async with open_house(Path(scratch), card_emojis=True, language=language) as house:
                    assert house.app is not None
                    assert house.app.uploading is not None
                    await house.app.uploading
                    house.app.room._draw_seed = lambda: SEED
                    await _play(browser, house, folder, language)
            with tempfile.TemporaryDirectory() as scratch:
                async with open_house(Path(scratch), card_emojis=True, language=language) as house:
                    await house.app.uploading
                    house.app.room._draw_seed = lambda: seed_where("Death", seats=5)
                    await _play_stardust(browser, house, folder, language)
            with tempfile.TemporaryDirectory() as scratch:
                async with open_house(Path(scratch), card_emojis=True, language=language) as house:
                    await house.app.uploading
                    house.app.room._draw_seed = house.app.solo_games._draw_seed = lambda: SEED
                    await _play_africa(browser, house, folder, language)
        await browser.close()


def _named(folder: Path, language: str) -> Callable[[str], Path]:
    return lambda name: folder / (f"{name}.png" if language == "en" else f"{name}-{language}.png")


async def _play_stardust(browser, house: House, folder: Path, language: str) -> None:
    """Let three people and two computers play Stardust."""
    named, words = _named(folder, language), words_for(language)
    laura = await sit(browser, house, "Laura", width=900)
    clara = await sit(browser, house, "Clara", width=390)
    armin = await sit(browser, house, "Armin", width=900)
    pages = (laura, clara, armin)
    await slash(laura, f"stardust {words('name-new')}", bots=2)
    for page in (clara, armin):
        await page.locator("[data-custom-id^=join]").click()
        await page.locator("[data-custom-id^=leave]").wait_for()
    await laura.locator("[data-custom-id^=start]:not(:disabled)").click()
    for page in pages:
        await page.locator("[data-custom-id^=hand]").click()
        await page.locator(".only-you").wait_for()
    exchanging = None
    while exchanging is None:
        page = await somebody(pages, "[data-custom-id^=play]:not(:disabled), [data-custom-id^=sketch]")
        if await page.locator("[data-custom-id^=sketch]").count():
            exchanging = page
            continue
        await _picture(page, named("stardust-bet"))
        await page.locator(".ephemeral [data-custom-id^=play]:not(:disabled)").first.click()
        await page.locator(".ephemeral [data-custom-id^=play]:not(:disabled)").first.wait_for(state="detached")
    await _picture(exchanging, named("stardust-exchange"))
    await asyncio.gather(*(play_to_the_end(page) for page in pages))
    await laura.locator(".gallery img").last.wait_for()
    await _picture(laura, named("stardust-result"))
    await _picture(clara, named("stardust-phone"))
    before = await laura.locator(".message").count()
    await slash(laura, f"stardust {words('name-rules')}")
    await laura.locator(".message").nth(before).wait_for()
    await _picture(laura, named("stardust-rules"))


async def _play_africa(browser, house: House, folder: Path, language: str) -> None:
    """Let two people and a computer play a round of Star of Africa, and one of them the patience."""
    named, words = _named(folder, language), words_for(language)
    laura = await sit(browser, house, "Laura", width=900)
    clara = await sit(browser, house, "Clara", width=390)
    await slash(laura, f"africa {words('name-new')}", bots=1)
    await clara.locator("[data-custom-id^=join]").click()
    await laura.locator("[data-custom-id^=arrange]").click()
    await laura.locator("#modal select").first.select_option("1")
    await laura.locator("#modal .primary").click()
    await laura.locator("#messages").get_by_text(words("africa-house-rounds-1")).wait_for()
    await laura.locator("[data-custom-id^=start]:not(:disabled)").click()
    for page in (laura, clara):
        await page.locator("[data-custom-id^=hand]").click()
        await page.locator(".only-you").wait_for()
    page = await somebody((laura, clara), "[data-custom-id^=play]:not(:disabled)")
    await page.locator(".ephemeral [data-custom-id^=play]:not(:disabled)").last.click()
    page = await somebody((laura, clara), "[data-custom-id^='play']:not(:disabled)")
    await _picture(laura, named("africa-game"))
    await _picture(clara, named("africa-phone"))
    await asyncio.gather(*(play_to_the_end(page) for page in (laura, clara)))
    await laura.locator(".gallery img").last.wait_for()
    await _picture(laura, named("africa-result"))
    before = await laura.locator(".message").count()
    await slash(laura, f"africa {words('name-patience')}")
    await laura.locator(".message").nth(before).wait_for()
    await lay_some(laura, 20)
    await _picture(laura, named("patience"))


async def _play(browser, house: House, folder: Path, language: str) -> None:
    named = _named(folder, language)
    laura = await sit(browser, house, "Laura", width=900)
    phone = await sit(browser, house, "Clara", width=390)
    if language == "en":
        await laura.fill("#text", "/claro")
        await _picture(laura, named("commands"))
    words = words_for(language)
    await _past_evenings(house)
    await slash(laura, f"claro {words('name-new')}", bots=2)
    await phone.locator("[data-custom-id^=join]").click()
    await laura.get_by_text("4").first.wait_for()
    await laura.locator("[data-custom-id^=start]:not(:disabled)").wait_for()
    await _picture(laura, named("lobby"))
    await laura.locator("[data-custom-id^=start]").click()
    for page in (phone, laura):
        await page.locator("[data-custom-id^=hand]").click()
        await page.locator(".only-you").wait_for()
    await _picture(laura, named("game"))
    await _picture(phone, named("phone"))
    await asyncio.gather(play_to_the_end(laura), play_to_the_end(phone))
    await laura.locator(".gallery img").wait_for()
    await _picture(laura, named("result"))
    await slash(laura, f"claro {words('name-rules')}")
    await laura.locator(".only-you").nth(1).wait_for()
    await _picture(laura, named("rules"))
    for name in ("leaderboard", "stats", "history"):
        before = await laura.locator(".message").count()
        await slash(laura, f"claro {words(f'name-{name}')}")
        await laura.locator(".message").nth(before).wait_for()
        await _picture(laura, named(name))
    before = await laura.locator(".message").count()
    await laura.locator("[data-custom-id^=replay]").first.click()
    await laura.locator(".message").nth(before).wait_for()
    await laura.locator("[data-custom-id$=on]").click()
    await laura.locator("[data-custom-id$=back]:not(:disabled)").wait_for()
    await _picture(laura, named("replay"))


async def _past_evenings(house: House) -> None:
    """Let the people have played before, so that there is something to look back on."""
    people = list(house.discord.world.people)
    channel = next(iter(house.discord.world.channels.values()))
    chance, now = dice(1), datetime.now(UTC) - timedelta(days=20)
    for _ in range(24):
        now += timedelta(hours=19)
        some = chance.sample(people, chance.choice([2, 3, 4]))
        seats = tuple(Seating(user, None, now) for user in some)
        opening = Opening("claro", channel.guild, channel.id, some[0], 6, {}, seats, now)
        await play_one(house.app.journal, opening, chance, now)


async def _picture(page: Page, file: Path) -> None:
    await page.wait_for_function("[...document.images].every((image) => image.complete)")
    await page.evaluate("document.querySelector('#messages').scrollTop = 1e6")
    await page.screenshot(path=file)
    print(file)


if __name__ == "__main__":
    pictures = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures")
    pictures.mkdir(parents=True, exist_ok=True)
    asyncio.run(main(pictures))

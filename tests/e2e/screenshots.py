"""Make the pictures of docs/pictures: scripted games on the page, in Chromium, wide and on a phone.

After the folder, the command line takes languages and names of ``SCENES``, to make only some of them.

``SCENES`` are the games, and ``COMMANDS`` what is looked at after one. To add a picture of a command takes a line
there; of anything else, a line with ``_both`` where it stands on the page.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.async_api import Page

from bot.features.emojis.feature import Faces
from bot.features.solo.feature import Alone
from bot.locales.words import LANGUAGES, words_for
from bot.store.journal.entries import DeadlineSet, Opening, Seating
from playground.tests.browser import DRAWN, open_browser
from tests.conftest import House, open_house
from tests.e2e import event_scenes
from tests.e2e.test_page import play_to_the_end, sit, slash
from tests.e2e.test_page_africa import lay_some
from tests.e2e.test_page_stardust import somebody
from tests.e2e.test_stardust import seed_where
from tests.features.standings.store.evening import dice, play_one
from tests.features.tournaments.live.event import MORE

SEED = bytes.fromhex("5a" * 32)
# Always the same game, so that a picture changes only when what it shows does.


COLOURS = 256
"""How many colours a picture may have. That looks the same, in a third of the bytes."""

PHONE = {"width": 390, "height": 800}
TALL = {"width": 900, "height": 1360}

LOOKS_ON = "Gerda"
"""Who takes no part in an event, and so has no messages of her own below it."""

COMMANDS = (("leaderboard", "claro"), ("stats", "my"), ("history", "my"), ("help", None))
"""Commands whose answers are looked at, and their groups."""

LONG_NAME = "Wolfgang Amadeus von und zu Salz"
"""As long as a name can be. It is on the leaderboard."""


async def main(folder: Path, chosen: Sequence[str] = ()) -> None:
    """Play in every language, and take a picture of each moment worth one.

    :param chosen: languages, and names of ``SCENES``; empty for all.
    """
    languages = [each for each in LANGUAGES if each in chosen] or LANGUAGES
    only = [each for each in chosen if each not in LANGUAGES]
    async with open_browser() as browser:
        for language in languages:
            for name, play, seed, people in SCENES:
                if only and name not in only:
                    continue
                with tempfile.TemporaryDirectory() as scratch:
                    async with open_house(
                        Path(scratch), card_emojis=True, language=language, more_people=people
                    ) as house:
                        assert house.app is not None
                        assert house.app[Faces].uploading is not None
                        await house.app[Faces].uploading
                        house.app[Alone].games.draw_seed, house.app.room._seed_of = seed, lambda *_, drawn=seed: drawn()
                        await play(browser, house, folder, language)


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
    for page, name in ((clara, "@Clara"), (armin, "@Armin")):
        await page.locator("[data-custom-id^=join]").click()
        await page.locator(".markdown").get_by_text(name).first.wait_for()
    await laura.locator("[data-custom-id^=start]:not(:disabled)").click()
    for page in pages:
        await page.locator(".only-you").wait_for()  # the hand comes by itself
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
    await laura.locator("[data-custom-id^=rematch]").last.wait_for()  # a hand that all others fold has no picture
    await _both(laura, named, "stardust-result")
    await _picture(clara, named("stardust-phone"))
    before = await laura.locator(".message").count()
    await slash(laura, words("name-help"))
    await laura.locator("[data-custom-id='help:stardust:rules'], [data-custom-id='help:stardust']").first.click()
    await laura.locator("[data-custom-id='help:stardust:rules']").click()
    await laura.locator(".message").nth(before + 1).wait_for()
    await _picture(laura, named("stardust-rules"))


async def _play_africa(browser, house: House, folder: Path, language: str) -> None:
    """Let two people and a computer play a round of Star of Africa, and one of them the patience."""
    named, words = _named(folder, language), words_for(language)
    laura = await sit(browser, house, "Laura", width=900)
    clara = await sit(browser, house, "Clara", width=390)
    await slash(laura, f"africa {words('name-new')}", bots=1)
    await laura.locator("[data-custom-id^=more]").click()
    await laura.locator("[data-custom-id^=arrange]").click()
    await laura.locator("#modal [type=radio][value='1']").check()
    await laura.locator("#modal .primary").click()
    await laura.locator(".only-you").wait_for()
    await _dismiss(laura)
    await laura.locator("#messages").get_by_text(words("africa-house-rounds-1")).wait_for()
    await clara.locator("#messages").get_by_text(words("africa-house-rounds-1")).wait_for()
    await clara.locator("[data-custom-id^=join]").click()
    await laura.locator(".markdown").get_by_text("@Clara").first.wait_for()
    await laura.locator("[data-custom-id^=start]:not(:disabled)").click()
    for page in (laura, clara):
        await page.locator(".only-you").wait_for()  # the hand comes by itself
    page = await somebody((laura, clara), "[data-custom-id^=play]:not(:disabled)")
    await page.locator(".ephemeral [data-custom-id^=play]:not(:disabled)").last.click()
    page = await somebody((laura, clara), "[data-custom-id^='play']:not(:disabled)")
    await _picture(laura, named("africa-game"))
    await _picture(clara, named("africa-phone"))
    await asyncio.gather(*(play_to_the_end(page) for page in (laura, clara)))
    await laura.locator(".gallery img").last.wait_for()
    await _both(laura, named, "africa-result")
    before = await laura.locator(".message").count()
    await slash(laura, f"africa {words('name-patience')}")
    await laura.locator(".message").nth(before).wait_for()
    await lay_some(laura, 20)
    await laura.locator(".button.loading").wait_for(state="detached")
    await laura.set_viewport_size({"width": 900, "height": 960})
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
        await page.locator(".only-you").wait_for()  # the hand comes by itself
    for _ in range(3):
        page = await somebody((laura, phone), "[data-custom-id^=play]:not(:disabled)")
        await page.locator(".ephemeral [data-custom-id^=play]:not(:disabled)").first.click()
        await page.locator(".ephemeral [data-custom-id^=play]:not(:disabled)").first.wait_for(state="detached")
    await somebody((laura, phone), "[data-custom-id^=play]:not(:disabled)")
    await _picture(laura, named("game"))
    await _picture(phone, named("phone"))
    await _run_out_of_time(house, (laura, phone))
    await _picture(laura, named("timeout"))
    await _picture(phone, named("timeout-phone"))
    for page in (phone, laura):
        await _dismiss(page)
        await page.locator("[data-custom-id^=hand]").click()
        await page.locator(".only-you").first.wait_for()
    await asyncio.gather(play_to_the_end(laura), play_to_the_end(phone))
    await laura.locator(".gallery img").wait_for()
    await laura.locator("[data-custom-id^=share]").wait_for()
    await _both(laura, named, "end-card")
    await _dismiss(laura)
    await _both(laura, named, "result")
    for name, group in COMMANDS:
        before = await laura.locator(".message").count()
        typed = [words(f"name-{each}") if words.has(f"name-{each}") else each for each in (group, name) if each]
        await slash(laura, " ".join(typed))
        await laura.locator(".message").nth(before).wait_for()
        await _both(laura, named, name)
    before = await laura.locator(".message").count()
    await laura.locator("[data-custom-id='help:claro:rules']").click()
    await laura.locator(".message").nth(before).wait_for()
    await _both(laura, named, "rules")
    before = await laura.locator(".message").count()
    await laura.locator("[data-custom-id^=replay]").first.click()
    await laura.locator(".message").nth(before).wait_for()
    await laura.locator("[data-custom-id$=on]").click()
    await laura.locator("[data-custom-id$=back]:not(:disabled)").wait_for()
    await _picture(laura, named("replay"))
    await _dismiss(phone)
    await phone.locator("[data-custom-id^=rematch]").click()
    await phone.locator("[data-custom-id^=start]").wait_for()
    await _picture(laura, named("rematch"))
    await _picture(phone, named("rematch-phone"))


async def _past_evenings(house: House) -> None:
    """Let the people have played before, so that there is something to look back on."""
    people = list(house.discord.world.people)
    house.discord.world.people[people[-1]].name = LONG_NAME
    for user in people[2:]:
        stranger = await house.person(house.discord.world.people[user].name)
        await stranger.slash("help")  # so that the bot knows their names
    channel = next(iter(house.discord.world.channels.values()))
    chance, now = dice(1), datetime.now(UTC) - timedelta(days=20)
    for _ in range(24):
        now += timedelta(hours=19)
        some = chance.sample(people, chance.choice([2, 3, 4]))
        seats = tuple(Seating(user, None, now) for user in some)
        opening = Opening("claro", channel.guild, channel.id, some[0], 6, {}, seats, now)
        await play_one(house.app.journal, opening, chance, now)


async def _run_out_of_time(house: House, pages: Sequence[Page]) -> None:
    """Let the time of whoever has to act run out."""
    (table,) = house.app.room.tables
    turn = table.turn
    at_once = datetime.now(UTC)
    await house.app.room.do(table, lambda table, moment: DeadlineSet(table.id, at_once))
    for page in pages:
        await page.get_by_text("⏰").first.wait_for()
    assert table.turn > turn


async def _dismiss(page: Page) -> None:
    """Dismiss the messages that only this person sees."""
    while left := await page.locator(".only-you").count():
        await page.locator(".dismiss").first.click()
        await page.locator(".only-you").nth(left - 1).wait_for(state="detached")


async def _both(page: Page, named: Callable[[str], Path], name: str) -> None:
    """Take a picture of a page as it is, and one as a phone would show it."""
    await _picture(page, named(name))
    wide = page.viewport_size
    await page.set_viewport_size(PHONE)
    await _picture(page, named(f"{name}-phone"))
    await page.set_viewport_size(wide)


async def _picture(page: Page, file: Path) -> None:
    await page.evaluate(DRAWN)
    await page.evaluate("document.querySelector('#messages').scrollTop = 1e6")
    await page.evaluate(DRAWN)
    taken = Image.open(BytesIO(await page.screenshot()))
    taken.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(file, optimize=True)
    print(file)


async def _hold_tournament(browser, house: House, folder: Path, language: str) -> None:
    """Let eight people play half of a knock-out."""
    page = await sit(browser, house, LOOKS_ON, width=900)
    await event_scenes.knock_out(house)
    await page.locator(".gallery img").wait_for()
    await page.locator("#messages").get_by_text(words_for(language)("tournament-progress", done=1, all=2)).wait_for()
    await _tall(page, _named(folder, language)("tournament"))


async def _climb(browser, house: House, folder: Path, language: str) -> None:
    """Let seven people climb a ladder."""
    page = await sit(browser, house, LOOKS_ON, width=900)
    await event_scenes.ladder(house)
    await page.locator("[data-custom-id*=':ready:']").first.wait_for()
    await page.locator(".message").first.get_by_text("⚔").first.wait_for()  # edits come at the channel's pace
    await _tall(page, _named(folder, language)("ladder"))


async def _meet(browser, house: House, folder: Path, language: str) -> None:
    """Let two clubs play most of a match."""
    page = await sit(browser, house, LOOKS_ON, width=900)
    await event_scenes.match(house, language)
    await page.locator(".gallery img").wait_for()
    await page.locator("#messages").get_by_text(words_for(language)("tournament-progress", done=3, all=4)).wait_for()
    await _tall(page, _named(folder, language)("match"))


async def _tall(page: Page, file: Path) -> None:
    """Take a picture that has room for the message of an event."""
    await page.set_viewport_size(TALL)
    await _picture(page, file)


SCENES = (
    ("claro", _play, lambda: SEED, ()),
    ("stardust", _play_stardust, lambda: seed_where("Death", seats=5), ()),
    ("africa", _play_africa, lambda: SEED, ()),
    ("tournament", _hold_tournament, lambda: SEED, (*MORE, LOOKS_ON)),
    ("ladder", _climb, lambda: SEED, (*MORE, LOOKS_ON)),
    ("match", _meet, lambda: SEED, (*MORE, LOOKS_ON)),
)
"""What is played, by name: the seed of the cards, and who is there besides the usual four."""


if __name__ == "__main__":
    pictures = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures")
    pictures.mkdir(parents=True, exist_ok=True)
    asyncio.run(main(pictures, sys.argv[2:]))

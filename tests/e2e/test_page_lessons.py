"""Lessons on the page, played to their ends with a mouse, from left to right and from right to left."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from bot.faces.lessons import LESSONS
from bot.features.emojis.feature import Faces
from bot.games.lesson import PUPIL
from bot.interactions.routes.route import LessonStep
from bot.interactions.routes.routes import HandAct
from bot.locales.words import words_for
from playground.tests.browser import pytestmark  # noqa: F401
from tests.conftest import open_house
from tests.e2e.test_page import sit, slash
from tests.effort import thorough

PHONE_HEIGHT = 830
"""What a step may take on a phone, in pixels, in this machine's font, which is wider than Discord's."""


async def mark(page, lesson, number):
    """Mark the cards that the best move of a step names, in a list or on buttons."""
    step, start = lesson.steps[number], f"learn:{lesson.game.name}:{lesson.version}:{number}"
    _, *cards = step.answer.split()
    hand = step.position.hand(PUPIL)
    places = [hand.index(card) for card in cards if card in hand]
    choosing = page.locator(f"[data-custom-id^='{start}:sketch']")
    if await choosing.count() and places:
        box = page.locator(".select-box").filter(has=choosing)
        await choosing.click()
        for place in places:
            await box.locator(".option").nth(place).click()
        await choosing.click()
    elif await page.locator(f"[data-custom-id^='{start}:draft']").count():
        for count, place in enumerate(places, start=1):
            await page.locator(f"[data-custom-id^='{start}:draft']").nth(place).click()
            await expect(page.locator(f"[data-custom-id^='{start}:draft'].danger")).to_have_count(count)


async def press(page, lesson, number, look=None):
    """Press a button that is not the best one, if there is one, and then the best one."""
    step, start = lesson.steps[number], f"learn:{lesson.game.name}:{lesson.version}:{number}"
    moves = page.locator(f"[data-custom-id^='{start}:try:']")
    await expect(moves.first).to_be_visible()
    best = str(HandAct.PLAY(LessonStep(lesson.game.name, lesson.version, number), 0, step.answer))
    shown = [await moves.nth(place).get_attribute("data-custom-id") for place in range(await moves.count())]
    for wrong in [each for each in shown if each != best][:1]:
        await page.locator(f"[data-custom-id='{wrong}']").click()
        await expect(page.get_by_text("🤔")).to_have_count(1)
        if look is not None:
            await look(f"{number}-wrong")
    await mark(page, lesson, number)
    if look is not None:
        await look(str(number))
    await page.locator(f"[data-custom-id='{best}']").click()


@thorough
@pytest.mark.parametrize(
    ("game", "language", "width"),
    [("claro", "he", 390), ("stardust", "en", 390), ("stardust", "de", 900), ("africa", "de", 390)],
)
async def test_a_lesson_to_its_end(browser, tmp_path, game, language, width):
    async def look(name):
        """On a phone, nobody has to scroll between what the coach says and what can be pressed."""
        height = await laura.evaluate("document.querySelector('#messages li:last-child').offsetHeight")
        assert width > 390 or height <= PHONE_HEIGHT, name

    lesson, words = LESSONS[game], words_for(language)
    async with open_house(tmp_path, card_emojis=True, language=language) as house:
        await house.app[Faces].uploading
        laura = await sit(browser, house, "Laura", width=width)
        await slash(laura, f"{game} {words('name-learn')}")
        for number in range(len(lesson.steps)):
            await press(laura, lesson, number, look)
        await expect(laura.get_by_text(words("learn-learnt"))).to_be_visible()
        assert await laura.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
        assert laura.complaints == []

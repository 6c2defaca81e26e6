"""The page shows polls, in which a press votes, and reactions and stickers."""

import aiohttp
from playwright.async_api import expect

from playground.tests.browser import pytestmark  # noqa: F401
from playground.tests.powers import empower
from playground.tests.test_page_client import channel, opened, post
from playground.world.permissions import CREATE_EXPRESSIONS

PICTURE = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082"
)
POLL = {
    "question": {"text": "What next?"},
    "answers": [{"poll_media": {"text": "Claro", "emoji": {"name": "🌟"}}}, {"poll_media": {"text": "Stardust"}}],
}


async def test_a_press_votes_in_a_poll(browser):
    async with channel(browser) as (discord, bot, page):
        sent = await post(discord, bot, "", poll=POLL)
        clara = await opened(browser, discord, "Clara")
        claro, stardust = page.locator(".answer").nth(0), page.locator(".answer").nth(1)
        await expect(claro).to_have_text("🌟Claro0")
        await claro.click()
        await expect(claro).to_have_attribute("aria-pressed", "true")
        await expect(claro).to_be_focused()
        await expect(clara.locator(".answer").nth(0)).to_have_text("🌟Claro1")
        await expect(clara.locator(".answer").nth(0)).to_have_attribute("aria-pressed", "false")
        await clara.locator(".answer").nth(1).click()
        await stardust.click()
        await expect(stardust).to_have_text("Stardust2")
        await expect(claro).to_have_attribute("aria-pressed", "false")
        await stardust.click()
        await expect(stardust).to_have_text("Stardust1")
        await claro.click()
        await page.reload()
        await expect(claro).to_have_attribute("aria-pressed", "true")
        await bot.request("POST", f"/channels/{sent['channel_id']}/polls/{sent['id']}/expire")
        await expect(claro).to_be_disabled()
        await expect(claro).to_have_attribute("aria-pressed", "true")
        await expect(page.locator(".poll")).to_contain_text("Votes: 2 · The poll is over")
        await expect(page.locator(".notice").last).to_have_text("The poll of Card Bot is over: What next?")
        assert clara.complaints == []


async def test_a_person_asks_in_a_poll(browser):
    async with channel(browser) as (_, _, page):
        await page.get_by_role("button", name="Create a poll").click()
        await page.get_by_label("Question").fill("Again?")
        await page.get_by_label("Answers, one a line").fill("Yes\n\n No \n")
        await page.get_by_label("Several answers allowed").check()
        await page.get_by_role("button", name="Submit").click()
        await expect(page.locator(".answer")).to_have_text(["Yes0", "No0"])
        for number in (0, 1):
            await page.locator(".answer").nth(number).click()
            await expect(page.locator(".answer[aria-pressed=true]")).to_have_count(number + 1)
        await page.get_by_role("button", name="Create a poll").click()
        await page.get_by_label("Question").fill("Again?")
        await page.get_by_label("Answers, one a line").fill("Yes")
        await page.get_by_label("Hours").fill("abc")
        await page.get_by_role("button", name="Submit").click()
        await expect(page.locator(".notice")).to_contain_text("Invalid Form Body")
        await expect(page.locator(".poll")).to_have_count(1)
        page.complaints.clear()  # the browser tells of the 400


async def test_several_answers_where_a_poll_allows_them_and_other_languages(browser):
    async with channel(browser, "Laura", locales={"Laura": "he"}) as (discord, bot, page):
        await post(discord, bot, "", poll={**POLL, "allow_multiselect": True})
        for number in (0, 1):
            await page.locator(".answer").nth(number).click()
            await expect(page.locator(".answer[aria-pressed=true]")).to_have_count(number + 1)
        await expect(page.locator(".poll")).to_contain_text("קולות: 2")


async def test_a_press_reacts_and_takes_the_reaction_back(browser):
    async with channel(browser) as (discord, bot, page):
        sent = await post(discord, bot, "Hello")
        base = f"/channels/{sent['channel_id']}/messages/{sent['id']}/reactions"
        await bot.request("PUT", f"{base}/⭐/@me")
        await bot.request("PUT", f"{base}/🃏/@me")
        star = page.locator(".reaction").nth(0)
        await expect(star).to_have_text("⭐1")
        await expect(star).to_have_attribute("aria-pressed", "false")
        await star.click()
        await expect(star).to_have_text("⭐2")
        await expect(star).to_have_attribute("aria-pressed", "true")
        await bot.request("PATCH", f"/channels/{sent['channel_id']}/messages/{sent['id']}", {"content": "Changed"})
        await expect(page.locator(".message .body").first).to_contain_text("Changed")
        await expect(star).to_have_attribute("aria-pressed", "true")
        await star.click()
        await expect(star).to_have_text("⭐1")
        await bot.request("DELETE", f"{base}/⭐/@me")
        await expect(page.locator(".reaction")).to_have_text(["🃏1"])
        await bot.request("DELETE", f"{base}/🃏/@me")
        await expect(page.locator(".reactions")).to_have_count(0)


async def test_stickers_are_pictures_with_their_names(browser):
    async with channel(browser) as (discord, bot, page):
        empower(discord, CREATE_EXPRESSIONS)
        form = aiohttp.FormData({"name": "cards", "tags": "ace"})
        form.add_field("file", PICTURE, filename="a.png", content_type="image/png")
        _, made = await bot.request("POST", f"/guilds/{discord.world.guild.id}/stickers", data=form)
        await post(discord, bot, "", sticker_ids=[made["id"]])
        shown = page.get_by_alt_text("cards")
        await expect(shown).to_be_visible()
        assert await shown.evaluate("image => image.decode().then(() => image.naturalWidth)") == 1


async def test_a_person_sends_files(browser):
    async with channel(browser) as (_, _, page):
        files = [{"name": f"{name}.txt", "mimeType": "text/plain", "buffer": name.encode()} for name in ("a", "b")]
        await page.locator("#files").set_input_files(files)
        attach = page.get_by_role("button", name="Attach files")
        await expect(attach).to_have_text("📎 a.txt b.txt")
        await page.click("#send")
        await expect(page.locator(".message .file")).to_have_text(["📄 a.txt", "📄 b.txt"])
        await expect(attach).to_have_text("📎")
        await page.fill("#text", "no more")
        await page.click("#send")
        await expect(page.locator(".message")).to_have_count(2)
        await expect(page.locator(".message .file")).to_have_count(2)

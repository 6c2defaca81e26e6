"""On the page, commands are found in one's language, forms filled in and selects chosen."""

from playwright.async_api import expect

from playground.server import Playground
from playground.tests.browser import pytestmark  # noqa: F401
from playground.tests.raw_bot import raw_bot
from playground.world import World


async def test_commands_are_offered_in_ones_own_language(browser):
    command = {"name": "play", "description": "Play", "description_localizations": {"de": "Spielen"}}
    async with Playground(World(["Laura", "Clara"], locales={"Clara": "de"})) as discord, raw_bot(discord) as bot:
        await bot.request("PUT", f"/applications/{bot.application}/commands", [command])
        for name, description in (("Laura", "Play"), ("Clara", "Spielen")):
            page = await browser.new_page()
            await page.goto(f"{discord.url}/?as={name}")
            await page.fill("#text", "/")
            await expect(page.locator(".entry span")).to_have_text(description)


async def test_a_form_is_filled_in_and_a_select_chosen(browser):
    async with Playground(World(["Laura"])) as discord, raw_bot(discord) as bot:
        page = await browser.new_page()
        await page.goto(f"{discord.url}/?as=Laura")
        await page.fill("#text", "/try")
        await page.click(".entry")
        await page.click("#send")
        asked = await bot.interactions.get()
        field = {"type": 4, "custom_id": "amount", "style": 1, "label": "How much?"}
        form = {"title": "Raise", "custom_id": "raise", "components": [{"type": 1, "components": [field]}]}
        await bot.answer(asked, 9, form)
        await page.get_by_label("How much?").fill("20")
        await page.get_by_role("button", name="Submit").click()
        sent = await bot.interactions.get()
        assert sent["data"]["components"][0]["components"][0]["value"] == "20"
        options = [{"label": name, "value": name.lower()} for name in ("Forest", "Aqua")]
        select = {"type": 1, "components": [{"type": 3, "custom_id": "pick", "options": options}]}
        await bot.answer(sent, 4, {"content": "raised by **20**", "components": [select]})
        await expect(page.locator("strong", has_text="20")).to_be_visible()
        await page.set_viewport_size({"width": 390, "height": 220})  # no room below it
        await page.locator(".select").click()
        await page.locator(".option", has_text="Aqua").click()
        chosen = await bot.interactions.get()
        assert chosen["data"]["values"] == ["aqua"]
        await bot.answer(chosen, 6)


async def test_the_greeting_asks_for_what_a_command_cannot_do_without(browser):
    option = {"type": 3, "name": "word", "description": "A word", "required": True}
    command = {"name": "echo", "description": "Say it again", "options": [option]}
    async with Playground(World(["Laura"])) as discord, raw_bot(discord) as bot:
        await bot.request("PUT", f"/applications/{bot.application}/commands", [command])
        page = await browser.new_page()
        await page.goto(f"{discord.url}/?as=Laura")
        await page.locator(".first-commands button", has_text="/echo").click()
        await page.get_by_label("word").fill("hello")
        await page.click("#send")
        asked = await bot.interactions.get()
        assert asked["data"]["options"] == [{"type": 3, "name": "word", "value": "hello"}]
        await bot.answer(asked, 4, {"content": "hello"})

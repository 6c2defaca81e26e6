"""The page of people with rights in the server, without them, and without a membership."""

from inspect import signature

import pytest
from playwright.async_api import expect

from playground.tests.browser import pytestmark
from playground.tests.test_page_client import cards, channel, opened, post
from playground.world import World

pytestmark = [
    *pytestmark,
    pytest.mark.skipif("strangers" not in signature(World).parameters, reason="everybody is a member alike"),
]

COMMANDS = [
    {"name": "play", "description": "Play"},
    {"name": "settings", "description": "For managers", "default_member_permissions": "32"},
]


async def test_a_command_for_managers_is_offered_to_them_only(browser):
    people = {"managers": ["Laura"], "strangers": ["Sam"]}
    async with channel(browser, "Laura", "Clara", commands=COMMANDS, **people) as (discord, _, laura):
        await expect(laura.locator("#rights")).to_have_text("Manage Server")
        await laura.fill("#text", "/")
        await expect(laura.locator(".entry strong")).to_have_text(["/play", "/settings"])
        clara = await opened(browser, discord, "Clara")
        await clara.fill("#text", "/")
        await expect(clara.locator(".entry strong")).to_have_text(["/play"])
        await expect(clara.locator("#rights")).to_be_hidden()


async def test_rights_are_named_in_their_owners_language(browser):
    async with channel(browser, "Claude", locales={"Claude": "fr"}, managers=["Claude"]) as (_, _bot, claude):
        await expect(claude.locator("#rights")).to_have_text("Gérer le serveur")


async def test_a_stranger_sees_no_channel_of_the_server(browser):
    async with channel(browser, "Laura", strangers=["Sam"]) as (discord, bot, _laura):
        sam = await opened(browser, discord, "Sam")
        await expect(sam.locator("#channels a")).to_have_text(["✉ Card Bot"])
        await expect(sam.get_by_text("You are not in this server.")).to_be_visible()
        await post(discord, bot, "for members")
        await expect(sam.locator(".message")).to_have_count(0)


async def test_roles_can_be_selected(browser):
    async with channel(browser, "Laura", managers=["Laura"]) as (discord, bot, page):
        row = {"type": 1, "components": [{"type": 6, "custom_id": "role"}]}
        await post(discord, bot, "Which?", components=[row])
        await page.locator("[data-custom-id=role]").click()
        await expect(page.get_by_role("option", name="@Manager")).to_be_visible()
        assert cards(discord)

"""What a person sees of a message is compared with a picture, which a flag writes anew."""

import asyncio
import os
import sys
from pathlib import Path

import aiohttp
import pytest

from playground import Playground, World
from playground.driver import pictures
from playground.tests.browser import CHROMIUM
from playground.tests.patience import PATIENT
from playground.tests.raw_bot import raw_bot
from playground.tests.test_interactions import answered

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine: apt-get install chromium"),
    pytest.mark.usefixtures("patient_discord"),
]

ROOT = Path(__file__).parents[2]
BUTTONS = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "Play", "custom_id": "play"}]}]
TESTS = """
import aiohttp
import pytest


@pytest.mark.discord(people=["Laura"])
async def test_hello(discord, people, same_picture):
    laura = people["Laura"]
    await laura.connect()
    headers = {"Authorization": f"Bot {discord.world.bot.token}"}
    async with aiohttp.ClientSession(headers=headers) as http:
        await http.post(f"{discord.api_url}/channels/{laura.channel}/messages", json={"content": "TEXT"})
    await laura.until(lambda me: me.messages)
    await same_picture(laura, "hello")
"""


@pytest.fixture
async def served():
    async with Playground(World(["Laura"], locales={"Laura": "de"})) as discord, raw_bot(discord) as bot:
        laura = discord.person("Laura")
        await laura.connect()
        yield discord, bot, laura


async def test_a_message_is_the_same_until_it_changes(served, tmp_path):
    discord, bot, laura = served
    file = tmp_path / "pictures" / "hello.png"
    beside = file.with_name("hello.new.png")
    content = {"content": f"# Hello <@{laura.id}>", "components": BUTTONS, "flags": 64}
    await answered(bot, laura.slash("try"), (4, content))
    with pytest.raises(AssertionError, match="does not exist"):
        await discord.same_picture(laura, file)
    assert beside.exists()
    await discord.same_picture(laura, file, write=True)
    assert not beside.exists()
    first = laura.last
    discord.world.now.advance(86400)
    await answered(bot, laura.slash("try"), (4, content))
    await discord.same_picture(laura, file)
    await answered(bot, laura.slash("try"), (4, {**content, "content": "# Goodbye"}))
    with pytest.raises(AssertionError, match=r"differs in .*hello\.new\.png"):
        await discord.same_picture(laura, file)
    await discord.same_picture(laura, file, alike=1)
    assert not beside.exists()
    await discord.same_picture(laura, file, first)


async def test_without_a_browser_it_says_what_is_missing(served, tmp_path, monkeypatch):
    discord, bot, laura = served
    await answered(bot, laura.slash("try"), (4, {"content": "Hello"}))
    monkeypatch.setattr(pictures, "CHROMIUM", ("false",))
    with pytest.raises(pictures.NoBrowser, match="Chromium"):
        await discord.same_picture(laura, tmp_path / "a.png")
    monkeypatch.setitem(sys.modules, "playwright.async_api", None)
    with pytest.raises(pictures.NoBrowser, match="playwright"):
        await discord.same_picture(laura, tmp_path / "a.png")


async def test_the_fixture_has_an_option_that_writes(tmp_path):
    (tmp_path / "pytest.ini").write_text("[pytest]\nasyncio_mode = auto\n", encoding="utf-8")
    (tmp_path / "conftest.py").write_text(PATIENT, encoding="utf-8")

    async def suite(text, *options):
        (tmp_path / "test_hello.py").write_text(TESTS.replace("TEXT", text), encoding="utf-8")
        started = await asyncio.create_subprocess_exec(
            *(
                sys.executable,
                "-m",
                "pytest",
                "-q",
                "-p",
                "playground.pytest_plugin",
                "-p",
                "no:cacheprovider",
                *options,
            ),
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_ADDOPTS": "", "PYTHONDONTWRITEBYTECODE": "1"},
            stdout=asyncio.subprocess.PIPE,
        )
        printed, _ = await started.communicate()
        return started.returncode, printed.decode()

    assert (await suite("Hello", "--write-pictures"))[0] == 0
    status, printed = await suite("Goodbye")
    assert (status, "differs" in printed) == (1, True)
    assert sorted(each.name for each in (tmp_path / "pictures").iterdir()) == ["hello.new.png", "hello.png"]


async def test_pictures_are_served_to_other_languages(served):
    discord, bot, laura = served
    seen, _, _ = await answered(bot, laura.slash("try"), (4, {"content": "Hello"}))
    path = f"{discord.url}/control/people/Laura/messages"
    async with aiohttp.ClientSession() as http:
        async with http.get(f"{path}/{seen.id}.png") as response:
            assert (response.status, response.content_type) == (200, "image/png")
            assert (await response.read()).startswith(b"\x89PNG")
        async with http.get(f"{path}/5.png") as response:
            assert (response.status, await response.json()) == (404, {"error": "Laura does not see the message 5"})

"""What people do becomes a test: green with the same bot, red with one that answers otherwise."""

import asyncio
import json
import shutil

import aiohttp
import discord as library
import pytest

from tests.effort import thorough
from tests.playground.test_recipes import run

BOT = """
import discord


class Word(discord.ui.Modal, title="A word"):
    word = discord.ui.TextInput(label="Word", custom_id="word")

    async def on_submit(self, interaction):
        await interaction.response.send_message(f"{interaction.user.mention} says {self.word.value} again")


class Table(discord.ui.View):
    def __init__(self):
        super().__init__(timeout=None)
        self.people = 1

    @discord.ui.button(label="Join", custom_id="join")
    async def join(self, interaction, button):
        self.people += 1
        await interaction.response.edit_message(content=f"A table for {self.people} people")

    @discord.ui.button(emoji="🌟", custom_id="word")
    async def word(self, interaction, button):
        await interaction.response.send_modal(Word())

    @discord.ui.select(custom_id="colour", options=[discord.SelectOption(label="Blue")])
    async def colour(self, interaction, select):
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send(f"You play {select.values[0]}")


def make_client(api_url):
    discord.http.Route.BASE = api_url
    client = discord.AutoShardedClient(intents=discord.Intents(guilds=True))
    tree = discord.app_commands.CommandTree(client)
    client.setup_hook = tree.sync
    group = discord.app_commands.Group(name="table", description="Tables")

    @group.command(description="Open a table")
    async def new(interaction: discord.Interaction, seats: int):
        await interaction.response.send_message(f"A table of {seats} seats", view=Table())

    tree.add_command(group)
    return client
"""


@pytest.fixture
async def session(discord, monkeypatch, laura, clara):
    """A session of two people with the bot."""
    monkeypatch.setattr(library.http.Route, "BASE", "")
    made = {}
    exec(BOT, made)  # what the written test imports
    client = made["make_client"](discord.api_url)
    await discord.run_bot(client.start(discord.world.bot.token), ready=client.wait_until_ready, close=client.close)
    await laura.slash("table new", seats=3)
    await clara.click("Join")
    await clara.choose("colour", "Blue")
    await laura.press("word")
    await laura.submit(word="Claro")
    await clara.say("Good word!")


async def control(discord, path, method="GET"):
    async with aiohttp.ClientSession() as http, http.request(method, f"{discord.url}/control/{path}") as response:
        return await response.text()


async def test_each_step_is_kept_with_a_part_of_its_answer(discord, session):
    steps = json.loads(await control(discord, "scenario"))
    assert [(each["person"], each["does"], each["what"], each["answer"]) for each in steps] == [
        ("Laura", "slash", ["table new"], "A table of 3 seats"),
        ("Clara", "click", ["Join"], "A table for 2 people"),
        ("Clara", "choose", ["colour", "Blue"], "You play Blue"),
        ("Laura", "click", ["", "word"], None),
        ("Laura", "submit", [], "says Claro again"),
        ("Clara", "say", ["Good word!"], None),
    ]
    assert steps[0]["options"] == {"seats": 3}
    assert await control(discord, "scenario", "DELETE") == "[]"
    assert json.loads(await control(discord, "scenario")) == []


async def written_test(discord, folder, bot):
    """Run the written test with a bot; return pytest's exit code and what it prints."""
    (folder / "pytest.ini").write_text("[pytest]\npythonpath = .\n")
    (folder / "my_bot.py").write_text(bot)
    (folder / "test_session.py").write_text(await control(discord, "scenario.py"))
    return await run(folder)


@thorough
async def test_the_written_test_passes(discord, session, tmp_path):
    status, printed = await written_test(discord, tmp_path, BOT)
    assert status == 0, printed


async def test_the_written_test_fails_with_a_changed_bot_where_it_has_changed(discord, session, tmp_path):
    status, printed = await written_test(discord, tmp_path, BOT.replace("You play", "Nobody plays"))
    assert status == 1
    assert "assert 'You play Blue' in 'Nobody plays Blue'" in printed


@pytest.mark.skipif(shutil.which("curl") is None, reason="there is no curl")
async def test_the_script_of_requests_does_the_same(discord, session, tmp_path):
    script = tmp_path / "session.sh"
    script.write_text(await control(discord, "scenario.sh"))
    for expected in (0, 1):
        process = await asyncio.create_subprocess_exec(
            "sh", str(script), env={"PLAYGROUND": discord.url, "PATH": "/usr/bin:/bin"}
        )
        assert (await process.wait() == 0) is (expected == 0)
        script.write_text(script.read_text().replace("You play", "Nobody plays"))

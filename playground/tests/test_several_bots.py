"""Several bots with commands of their own: people call any of them, and each one hears of its own alone."""

from __future__ import annotations

import sys

import aiohttp
import discord as library
import pytest

from playground import Person, Playground, World

ELSEWHERE = """
import os

import discord

discord.http.Route.BASE = os.environ["API_URL"]
discord.AutoShardedClient(intents=discord.Intents.none()).run(os.environ["TOKEN"], log_handler=None)
"""


def _client(discord: Playground, greeting: str) -> library.Client:
    library.http.Route.BASE = discord.api_url
    client = library.AutoShardedClient(intents=library.Intents(guilds=True), guild_ready_timeout=0)
    tree = library.app_commands.CommandTree(client)
    client.setup_hook = tree.sync

    @tree.command(description="Say hello")
    async def hello(interaction, name: str = "you"):
        await interaction.response.send_message(f"{greeting} {name}", ephemeral=True)

    @hello.autocomplete("name")
    async def names(interaction, typed):
        return [library.app_commands.Choice(name=greeting, value=greeting)]

    @tree.context_menu(name="Greet")
    async def greet(interaction, user: library.User):
        await interaction.response.send_message(f"{greeting} {user.display_name}")

    @tree.command(description="Show a menu", name=f"menu-{greeting.lower()}")
    async def menu(interaction):
        class Form(library.ui.Modal, title="Form"):
            word = library.ui.TextInput(label="Word")

            async def on_submit(self, submitted):
                await submitted.response.send_message(f"{greeting} {self.word.value}")

        class Menu(library.ui.View):
            @library.ui.button(label=f"Ask {greeting}")
            async def ask(self, pressed, button):
                await pressed.response.send_modal(Form())

            @library.ui.button(label=f"Wait {greeting}")
            async def wait(self, pressed, button):
                await pressed.response.defer(thinking=True)
                await pressed.followup.send(f"{greeting} later")

        await interaction.response.send_message("Menu", view=Menu())

    return client


@pytest.fixture
async def laura():
    async with Playground(World(["Laura"], bots=["Music Bot"])) as discord:
        for bot, greeting in ((discord.world.bot, "Hello"), (discord.world.other_bots["Music Bot"], "Salut")):
            client = _client(discord, greeting)
            await discord.run_bot(client.start(bot.token), ready=client.wait_until_ready, close=client.close)
        yield discord.person("Laura")
        assert not discord.troubles


async def test_each_bot_answers_its_own_command_of_the_same_name(laura):
    assert (await laura.slash("hello", "Music Bot", name="Laura")).text == "Salut Laura"
    assert laura.last.data["author"]["username"] == "Music Bot"
    assert (await laura.slash("hello", "Card Bot")).text == "Hello you"


async def test_without_a_name_the_first_bot_is_meant(laura):
    assert (await laura.slash("hello")).text == "Hello you"


async def test_a_command_that_only_another_bot_has_needs_no_name(laura):
    assert (await laura.slash("menu-salut")).text == "Menu"


async def test_buttons_forms_and_follow_ups_go_to_the_bot_of_the_message(laura):
    for greeting in ("Salut", "Hello"):
        menu = await laura.slash(f"menu-{greeting.lower()}")
        await laura.click(f"Ask {greeting}", on=menu)
        assert (await laura.submit(Word="you")).text == f"{greeting} you"
        assert (await laura.click(f"Wait {greeting}", on=menu)).text == f"{greeting} later"


async def test_what_the_page_is_told_is_enough_to_press_any_bots_buttons(laura):
    async with aiohttp.ClientSession(laura._described["url"]) as http, http.get("/playground.json") as response:
        described = await response.json()
    assert described["bots"] == [{"id": described["bots"][0]["id"], "name": "Music Bot"}]
    async with Person.connected(described, "Laura") as other:
        menu = await other.slash("menu-salut")
        assert (await other.click("Wait Salut", on=menu)).text == "Salut later"


async def test_completions_and_menus_are_those_of_the_named_bot(laura):
    assert (await laura.complete("hello", "name", "Music Bot", name="S"))[0]["value"] == "Salut"
    assert (await laura.user_command("Greet", "Laura", "Music Bot")).text == "Salut Laura"


async def test_a_bot_that_is_not_the_first_can_run_alone():
    async with Playground(World(["Laura"], bots=["Music Bot"])) as discord:
        client = _client(discord, "Salut")
        token = discord.world.other_bots["Music Bot"].token
        await discord.run_bot(client.start(token), ready=client.wait_until_ready, close=client.close)
        assert (await discord.person("Laura").slash("hello")).text == "Salut you"


async def test_hands_wait_for_any_bot_in_another_process():
    async with Playground(World(["Laura"], bots=["Music Bot"])) as discord:
        token = discord.world.other_bots["Music Bot"].token
        await discord.run_process(sys.executable, "-c", ELSEWHERE, env={"API_URL": discord.api_url, "TOKEN": token})
        assert discord.service.gateway.runs_elsewhere()


async def test_a_bot_that_has_no_commands_is_said(laura):
    with pytest.raises(LookupError, match="Laura is offered no commands of a bot called 'Nobody'"):
        await laura.slash("hello", "Nobody")


async def test_no_bot_sees_or_changes_commands_of_another():
    async with Playground(World(["Laura"], bots=["Music Bot"])) as discord, aiohttp.ClientSession() as http:
        first, second = discord.world.bot, discord.world.other_bots["Music Bot"]
        answers = []
        for application, bot in ((first, first), (second, second), (first, second)):
            url = f"{discord.api_url}/applications/{application.id}/commands"
            headers = {"Authorization": f"Bot {bot.token}"}
            command = {"name": f"of-{bot.id}", "description": "A command"}
            async with http.post(url, headers=headers, json=command) as response:
                answers.append((response.status, await response.json()))
            async with http.get(url, headers=headers) as response:
                answers.append((response.status, await response.json()))
        (_, own), (_, listed), _, (_, others), *refused = answers
        assert [each["id"] for each in listed] == [own["id"]]
        assert [each["name"] for each in others] == [f"of-{second.id}"]
        assert [(status, answer["code"]) for status, answer in refused] == [(403, 50001)] * 2


async def test_over_http_a_bot_can_be_named(laura):
    person = f"{laura._described['url']}/control/people/Laura"
    async with aiohttp.ClientSession() as http:
        asked = {"command": "hello", "options": {"name": "Laura"}, "bot": "Music Bot"}
        async with http.post(f"{person}/slash", json=asked) as response:
            assert (await response.json())["message"]["text"] == "Salut Laura"

"""No hand is quicker than a person's: what people do begins and ends when the bot has settled."""

import asyncio
import os
import sys

import discord as library
import pytest

from playground.server import Playground
from playground.tests.effort import thorough
from playground.tests.npm import installed
from playground.tests.test_slow_bodies import arrive, beginning
from playground.traffic import settling

BOT = """
import asyncio, json, os, sys
import aiohttp

API, TOKEN = os.environ["API"], os.environ["TOKEN"]
BUTTON = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Yes", "custom_id": "yes"}]}


async def main():
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {TOKEN}"}) as http:
        async def send(method, path, body=None):
            async with http.request(method, API + path, json=body) as response:
                return await response.json() if response.status != 204 else None

        async def answer(event, kind, data):
            await send("POST", f"/interactions/{event['id']}/{event['token']}/callback", {"type": kind, "data": data})

        async def ask(event):
            await answer(event, 4, {"content": "Sure?", "components": [BUTTON]})
            await send("GET", f"/webhooks/{event['application_id']}/{event['token']}/messages/@original")
            await asyncio.sleep(0.05)  # as much work as a library does here on a busy machine
            listening.append(event)

        me, listening, running = await send("GET", "/applications/@me"), [], []
        await send("PUT", f"/applications/{me['id']}/commands", [{"name": "ask", "description": "Ask"}])
        gateway = (await send("GET", "/gateway"))["url"]
        async with http.ws_connect(gateway) as socket:
            properties = {"os": "", "browser": "", "device": ""}
            identity = {"token": TOKEN, "intents": 0, "properties": properties}
            await socket.send_json({"op": 2, "d": identity})
            async for frame in socket:
                told = json.loads(frame.data)
                if told["t"] != "INTERACTION_CREATE":
                    continue
                if told["d"]["type"] == 2:
                    running.append(asyncio.create_task(ask(told["d"])))
                elif listening:  # a press before is lost
                    listening.clear()
                    await answer(told["d"], 7, {"content": "Done", "components": []})


asyncio.run(main())
"""

DISCORD_JS = """
const { ActionRowBuilder, ButtonBuilder, ButtonStyle, Client } = require("discord.js");
const client = new Client({ intents: ["Guilds"], rest: { api: process.env.API.replace(/.v10$/, "") } });
client.once("clientReady", () => client.application.commands.set([{ name: "ask", description: "Ask" }]));
client.on("interactionCreate", async (asked) => {
  if (!asked.isChatInputCommand()) return;
  const button = new ButtonBuilder().setCustomId("yes").setLabel("Yes").setStyle(ButtonStyle.Primary);
  await asked.reply({ content: "Sure?", components: [new ActionRowBuilder().addComponents(button)] });
  const message = await asked.fetchReply();
  const pressed = await message.awaitMessageComponent();
  await pressed.update({ content: "Done", components: [] });
});
client.login(process.env.TOKEN);
"""


async def played(discord, rounds, *command):
    """Let Laura use a command and press its button, again and again."""
    await discord.run_process(*command, env={"API": discord.api_url, "TOKEN": discord.world.bot.token})
    await discord.until(lambda world: world.commands)
    laura = discord.person("Laura")
    for _ in range(rounds):
        await laura.slash("ask")
        assert (await laura.click("Yes")).text == "Done"


async def test_nobody_presses_before_a_bot_in_another_process_has_settled():
    async with Playground(hand_seconds=0.5) as discord:
        discord.world.interaction_seconds = 1.0  # a press that is lost fails
        await played(discord, 2, sys.executable, "-c", BOT)


@thorough
async def test_nobody_presses_before_discord_js_waits_for_it(tmp_path):
    installed(tmp_path, "discord.js@14")
    (tmp_path / "bot.js").write_text(DISCORD_JS, encoding="utf-8")
    busy = [await asyncio.create_subprocess_exec(sys.executable, "-c", "while True: pass") for _ in range(2)]
    try:
        async with Playground() as discord:
            await played(discord, 20, "node", str(tmp_path / "bot.js"))
    finally:
        for each in busy:
            each.kill()
            await each.wait()


@pytest.fixture
async def client(discord, monkeypatch):
    """A discord.py client with /note, which goes on behind its answer, and /wait, which waits for a press."""
    monkeypatch.setattr(library.http.Route, "BASE", discord.api_url)
    client = library.AutoShardedClient(intents=library.Intents(guilds=True), guild_ready_timeout=0)
    tree = library.app_commands.CommandTree(client)
    client.setup_hook = tree.sync
    client.done = []

    @tree.command(description="Note something")
    async def note(interaction: library.Interaction) -> None:
        await interaction.response.send_message("Noted.")
        await asyncio.to_thread(client.done.append, "a thread")
        message = await interaction.original_response()
        client.done.append(message.content)
        await interaction.edit_original_response(content="Noted twice.")

    @tree.command(description="Wait")
    async def wait(interaction: library.Interaction) -> None:
        view = library.ui.View(timeout=None)
        button = library.ui.Button(label="Yes")
        view.add_item(button)

        async def pressed(interaction: library.Interaction) -> None:
            await interaction.response.edit_message(content="Done", view=None)
            view.stop()

        button.callback = pressed
        await interaction.response.send_message("Sure?", view=view)
        await view.wait()
        client.done.append("pressed")

    await discord.run_bot(client.start(discord.world.bot.token), ready=client.wait_until_ready, close=client.close)
    return client


async def test_what_a_bot_does_behind_its_answer_is_done(client, laura):
    assert (await laura.slash("note")).text == "Noted twice."
    assert client.done == ["a thread", "Noted."]


async def test_a_bot_that_waits_for_a_press_has_settled(client, laura):
    await laura.slash("wait")
    assert client.done == []
    assert (await laura.click("Yes")).text == "Done"
    assert client.done == ["pressed"]


async def test_a_request_that_never_ends_holds_nobody_for_long(discord, bot, laura, monkeypatch):
    monkeypatch.setattr(settling, "LONGEST_SECONDS", 0.05)
    async with beginning(discord, "PATCH", "/users/@me", {"username": "Never"}):
        await arrive(bot)
        assert (await laura.say("Hello")).text == "Hello"


@pytest.mark.parametrize("seconds", [-0.1, float("nan")])
def test_no_hand_is_quicker_than_at_once(seconds):
    with pytest.raises(ValueError, match="hand_seconds: a number from 0"):
        Playground(hand_seconds=seconds)


async def test_looking_for_a_bot_in_this_loop_leaves_no_copies_of_pipes(discord):
    reader, writer = os.pipe()
    loop = asyncio.get_running_loop()
    loop.add_reader(reader, lambda: None)
    try:
        before = len(os.listdir("/proc/self/fd"))
        assert not settling.runs_here(1)
        assert len(os.listdir("/proc/self/fd")) == before
    finally:
        loop.remove_reader(reader)
        os.close(reader)
        os.close(writer)

"""What people do becomes a test: green with the same bot, red with one that answers otherwise."""

import ast
import asyncio
import json
import re
import shutil

import aiohttp
import discord as library
import pytest

from playground import Audience, File, InteractionFailed, snapshot
from playground.server import Playground
from playground.tests.effort import thorough
from playground.tests.outside import run
from playground.tests.test_interactions import answered
from playground.world import World

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
    (folder / "pytest.ini").write_text("[pytest]\npythonpath = .\n", encoding="utf-8")
    (folder / "my_bot.py").write_text(bot, encoding="utf-8")
    (folder / "test_session.py").write_text(await control(discord, "scenario.py"), encoding="utf-8")
    return await run(folder)


@thorough
async def test_the_written_test_passes(discord, session, tmp_path):
    status, printed = await written_test(discord, tmp_path, BOT)
    assert status == 0, printed


CHATTY = """
import discord


class Order(discord.ui.Modal, title="Order"):
    name = discord.ui.TextInput(label="Name")
    kind = discord.ui.Label(
        text="Kind", component=discord.ui.Select(options=[discord.SelectOption(label="Pizza", value="p")])
    )
    file = discord.ui.Label(text="File", component=discord.ui.FileUpload(required=False))

    async def on_submit(self, interaction):
        await interaction.response.send_message(f"{self.name.value} orders {self.kind.component.values[0]}")


class Menu(discord.ui.View):
    @discord.ui.button(label="Order")
    async def order(self, interaction, button):
        await interaction.response.send_modal(Order())

    @discord.ui.select(placeholder="Colour", options=[discord.SelectOption(label="Blue")])
    async def colour(self, interaction, select):
        await interaction.response.send_message(f"You like {select.values[0]}")

    @discord.ui.select(cls=discord.ui.UserSelect, placeholder="Whom")
    async def whom(self, interaction, select):
        await interaction.response.send_message(f"You greet {select.values[0].name}")


def make_client(api_url):
    discord.http.Route.BASE = api_url
    intents = discord.Intents(guilds=True, messages=True, members=True, message_content=True, reactions=True)
    client = discord.AutoShardedClient(intents=intents, guild_ready_timeout=0)
    tree = discord.app_commands.CommandTree(client)
    client.setup_hook = tree.sync

    @tree.command(description="A menu")
    async def menu(interaction):
        await interaction.response.send_message("The menu", view=Menu())

    @tree.command(description="Eat")
    async def eat(interaction, fruit: str, who: discord.Member, where: discord.TextChannel):
        await interaction.response.send_message(f"{fruit} for {who.name} in {where.name}")

    @tree.context_menu(name="Shout")
    async def shout(interaction, message: discord.Message):
        await interaction.response.send_message(message.content.upper())

    @tree.context_menu(name="Wave")
    async def wave(interaction, member: discord.Member):
        await interaction.response.send_message(f"Hello {member.name}")

    @tree.command(description="Vote")
    async def question(interaction):
        import datetime

        poll = discord.Poll("Again?", datetime.timedelta(hours=1)).add_answer(text="Yes")
        await interaction.response.send_message("A question", poll=poll)

    @tree.command(description="Only a poll")
    async def again(interaction):
        import datetime

        poll = discord.Poll("Another round?", datetime.timedelta(hours=1)).add_answer(text="Yes").add_answer(text="No")
        await interaction.response.send_message(poll=poll)

    @tree.command(description="Only an embed")
    async def sea(interaction):
        await interaction.response.send_message(embed=discord.Embed(title="The sea", description="It is wide and blue"))

    @tree.command(description="Only a file, later")
    async def shore(interaction):
        import io

        await interaction.response.defer()
        await interaction.followup.send(file=discord.File(io.BytesIO(b"x"), "the shore.txt"))

    @client.event
    async def on_message(message):
        if message.content == "ping":
            await message.channel.send("pong")
        for file in message.attachments:
            await message.channel.send(f"got {file.filename} with {len(await file.read())} bytes")

    return client
"""


@pytest.fixture
async def talk(discord, monkeypatch, laura, clara):
    """A session with all that has another id in each."""
    discord.world.privileged_intents = 1 << 1 | 1 << 15
    monkeypatch.setattr(library.http.Route, "BASE", "")
    made = {}
    exec(CHATTY, made)
    client = made["make_client"](discord.api_url)
    await discord.run_bot(client.start(discord.world.bot.token), ready=client.wait_until_ready, close=client.close)
    await laura.slash("menu")
    await laura.choose("Colour", "Blue")
    await laura.choose("Whom", "Clara")
    await laura.click("Order")
    await laura.submit(Name="Zoe", Kind=["p"])
    await laura.say("ping")
    await laura.reply("thank you", on="pong")
    await laura.react("🔥", on="pong")
    await laura.react("🔥", on="pong", take=True)
    await laura.upload("x.txt", b"abc\n'", "a file")
    await laura.until(lambda me: "got x.txt" in me.last.text)
    await laura.slash("eat", fruit="apple", who="Clara", where="lounge")
    await laura.message_command("Shout", laura.last)
    await laura.user_command("Wave", clara)
    await laura.slash("question")
    await laura.vote(1)
    for name in ("again", "sea", "shore"):
        await laura.slash(name)


async def test_steps_have_names_instead_of_ids(discord, talk):
    steps = json.loads(await control(discord, "scenario"))
    assert [(each["does"], each["what"], each["options"]) for each in steps] == [
        ("slash", ["menu"], {}),
        ("choose", ["Colour", "Blue"], {}),
        ("choose", ["Whom", "Clara"], {}),
        ("click", ["Order"], {}),
        ("submit", [], {"Name": "Zoe", "Kind": ["p"], "File": []}),
        ("say", ["ping"], {}),
        ("reply", ["thank you"], {"on": "pong"}),
        ("react", ["🔥"], {"on": "pong"}),
        ("react", ["🔥"], {"on": "pong", "take": True}),
        ("say", ["a file"], {"files": [{"name": "x.txt", "file": "YWJjCic="}]}),
        ("slash", ["eat"], {"fruit": "apple", "who": "Clara", "where": "lounge"}),
        ("message_command", ["Shout", "apple for clara in lounge"], {}),
        ("user_command", ["Wave", "Clara"], {}),
        ("slash", ["question"], {}),
        ("vote", [1], {"on": "A question"}),
        ("slash", ["again"], {}),
        ("slash", ["sea"], {}),
        ("slash", ["shore"], {}),
    ]
    assert [each["answer"] for each in steps[-3:]] == ["Another round?", "It is wide and blue", "the_shore.txt"]


async def test_the_written_test_of_a_talk_passes(discord, talk, tmp_path):
    status, printed = await written_test(discord, tmp_path, CHATTY)
    assert status == 0, printed
    written = (tmp_path / "test_session.py").read_text(encoding="utf-8")
    assert "people=['Laura', 'Clara'],\n    moderators=['Clara'],\n" in written
    assert "privileged_intents=['members', 'message_content']" in written
    assert "            'A question\\n'\n" in written


CHANGED = pytest.mark.parametrize(
    ("said", "instead"),
    [
        ("Another round?", "Another game?"),
        ("It is wide and blue", "It is wide and grey"),
        ("shore.txt", "beach.txt"),
    ],
)


@CHANGED
async def test_the_written_test_knows_an_answer_without_text_by_what_it_shows(discord, talk, tmp_path, said, instead):
    status, printed = await written_test(discord, tmp_path, CHATTY.replace(said, instead))
    assert status == 1, printed
    assert re.search(f"Laura sees other news.*{re.escape(said)}.*{re.escape(instead)}", printed, re.DOTALL), printed


@pytest.mark.skipif(shutil.which("curl") is None, reason="there is no curl")
@CHANGED
async def test_the_script_knows_an_answer_without_text_by_what_it_shows(discord, talk, tmp_path, said, instead):
    script = await control(discord, "scenario.sh")
    assert said in script
    status, told = await scripted(discord, tmp_path, script.replace(said, instead))
    assert status == 1
    assert f'{instead}" in the answer' in told


@pytest.mark.skipif(shutil.which("curl") is None, reason="there is no curl")
async def test_the_script_of_a_talk_does_the_same(discord, talk, tmp_path):
    script = await control(discord, "scenario.sh")
    assert await scripted(discord, tmp_path, script) == (0, "")
    assert f'PLAYGROUND="${{PLAYGROUND:-{discord.url}}}"' in script  # where it came from


ROAMING = """
import base64
import discord

PIXEL = base64.b64decode("iVBORw0KGgo=")


class Whom(discord.ui.View):
    @discord.ui.select(cls=discord.ui.MentionableSelect, placeholder="Whom", max_values=3)
    async def whom(self, interaction, select):
        await interaction.response.send_message("You greet " + ", ".join(each.name for each in select.values))


def make_client(api_url):
    discord.http.Route.BASE = api_url
    client = discord.AutoShardedClient(intents=discord.Intents(guilds=True, messages=True), guild_ready_timeout=0)
    tree = discord.app_commands.CommandTree(client)

    async def setup():
        await tree.sync()
        client.star = await client.create_application_emoji(name="star", image=PIXEL)

    client.setup_hook = setup

    @tree.command(description="A table")
    async def table(interaction):
        await interaction.response.send_message("The table is in a thread")
        thread = await interaction.channel.create_thread(name="table 1", type=discord.ChannelType.public_thread)
        await thread.send("Sit down here", view=Whom())

    @tree.command(description="Where it is")
    async def where(interaction, role: discord.Role = None, who: discord.User = None):
        place = f"{interaction.guild} {interaction.channel}" if interaction.guild else "private"
        said = "for " + (f"{role.name} and {who.name}" if role else "all")
        await interaction.response.send_message(f"It is in {place} {said}")
        if interaction.guild:
            await (await interaction.original_response()).add_reaction(client.star)

    @tree.command(description="A picture")
    async def picture(interaction):
        await interaction.response.send_message(embed=discord.Embed(title="A view of the sea"))

    @client.event
    async def on_message(message):
        if client.user in message.mentions:
            await message.channel.send("You called me")

    return client
"""


@pytest.fixture
async def roaming(monkeypatch):
    """A playground with two servers, and the session of people who go from place to place in it."""
    monkeypatch.setattr(library.http.Route, "BASE", "")
    made = {}
    exec(ROAMING, made)
    async with Playground(World(["Laura", "Clara"], guilds=2)) as discord:
        client = made["make_client"](discord.api_url)
        await discord.run_bot(client.start(discord.world.bot.token), ready=client.wait_until_ready, close=client.close)
        laura, clara = discord.person("Laura"), discord.person("Clara")
        await clara.connect()
        await laura.slash("table")
        await laura.go_to("table 1")
        await laura.choose("Whom", "Clara", "Card Bot", "@everyone")
        await laura.go_to("lounge", "Playground 2")
        await laura.slash("where", role="@everyone", who="Card Bot")
        await laura.until(lambda me: me.last.data.get("reactions"))
        await laura.react("star")
        await laura.go_to_the_bot()
        await laura.slash("where")
        await laura.go_to("cards", "Playground")
        await laura.slash("picture")
        await clara.until(lambda me: "A view" in me.last.named)
        await clara.say("<@Card Bot>, are you there, <#lounge>?")
        await clara.until(lambda me: me.last.text == "You called me")
        await clara.react("🔥", on="A view of the sea")
        await laura.poll("Again?", "Yes", "No", hours=2)
        await clara.until(lambda me: "Again" in me.last.named)
        await clara.say("I say yes")
        await clara.vote(1)
        yield discord


async def test_steps_say_where_people_go_and_whom_they_mean_by_names(roaming):
    steps = json.loads(await control(roaming, "scenario"))
    assert [(each["person"], each["does"], each["what"], each["options"]) for each in steps] == [
        ("Laura", "slash", ["table"], {}),
        ("Laura", "go_to", ["table 1"], {}),
        ("Laura", "choose", ["Whom", "Clara", "Card Bot", "@everyone"], {}),
        ("Laura", "go_to", ["lounge"], {"guild": "Playground 2"}),
        ("Laura", "slash", ["where"], {"role": "@everyone", "who": "Card Bot"}),
        ("Laura", "react", ["star"], {"on": "It is in Playground 2 lounge for @everyone and Card Bot"}),
        ("Laura", "go_to_the_bot", [], {}),
        ("Laura", "slash", ["where"], {}),
        ("Laura", "go_to", ["cards"], {"guild": "Playground"}),
        ("Laura", "slash", ["picture"], {}),
        ("Clara", "say", ["<@Card Bot>, are you there, <#lounge>?"], {}),
        ("Clara", "react", ["🔥"], {"on": "A view of the sea"}),
        ("Laura", "poll", ["Again?", "Yes", "No"], {"hours": 2}),
        ("Clara", "say", ["I say yes"], {}),
        ("Clara", "vote", [1], {"on": "Again?"}),
    ]
    assert not re.search("[0-9]{15}", await control(roaming, "scenario.py")), "ids are others from start to start"


async def test_the_written_test_goes_from_place_to_place_too(roaming, tmp_path):
    status, printed = await written_test(roaming, tmp_path, ROAMING)
    assert status == 0, printed


@pytest.mark.skipif(shutil.which("curl") is None, reason="there is no curl")
async def test_the_script_goes_from_place_to_place_wherever_people_are(roaming, tmp_path):
    script = await control(roaming, "scenario.sh")
    await roaming.person("Laura").go_to("lounge")
    assert await scripted(roaming, tmp_path, script) == (0, "")


async def test_the_written_test_fails_with_a_changed_bot_where_it_has_changed(discord, session, tmp_path):
    status, printed = await written_test(discord, tmp_path, BOT.replace("You play", "Nobody plays"))
    assert status == 1
    assert "- You play Blue" in printed
    assert "+ Nobody plays Blue" in printed


@pytest.mark.skipif(shutil.which("curl") is None, reason="there is no curl")
async def test_the_script_of_requests_does_the_same(discord, session, tmp_path):
    script = await control(discord, "scenario.sh")
    assert await scripted(discord, tmp_path, script) == (0, "")
    status, told = await scripted(discord, tmp_path, script.replace("You play", "Nobody plays"))
    assert status == 1
    assert 'step 3, Clara/choose {"custom_id": "colour", "values": ["Blue"]}: no "Nobody plays Blue" in' in told
    assert '"text": "You play Blue"' in told
    status, told = await scripted(discord, tmp_path, script.replace("table new", "table old"))
    assert status == 1
    assert "there is no command 'old'" in told


async def scripted(discord, folder, script):
    """Run a script of requests; return its exit code and what it says is wrong."""
    (folder / "session.sh").write_text(script, encoding="utf-8")
    process = await asyncio.create_subprocess_exec(
        "sh",
        str(folder / "session.sh"),
        env={"PLAYGROUND": discord.url, "PATH": "/usr/bin:/bin"},
        stderr=asyncio.subprocess.PIPE,
    )
    _, told = await process.communicate()
    return process.returncode, told.decode()


@pytest.mark.parametrize("name", ["from", "class", "none", "ﬁx", "größe", "__debug__"])
async def test_names_of_options_that_are_no_names_in_python(discord, bot, laura, name):
    option = {"type": 3, "name": name, "description": "x"}
    command = {"name": "try", "description": "x", "options": [option]}
    await bot.request("PUT", f"/applications/{bot.application}/commands", [command])
    asking = asyncio.create_task(laura.slash("try", **{name: "x"}))
    await bot.answer(await bot.interactions.get(), 4, {"content": "Hello"})
    await asking
    compile(discord.scenario.python(), "written", "exec")
    called = ast.parse(discord.scenario.python())
    names = [each.arg for each in ast.walk(called) if isinstance(each, ast.keyword)]
    assert name in names or f"**{{{name!r}: 'x'}}" in discord.scenario.python()


async def test_only_what_the_person_sees_as_the_answer_is_looked_for(discord, bot, laura):
    async def asks(action, kind, data=None, later=None):
        asking = asyncio.create_task(action)
        asked = await bot.interactions.get()
        await bot.answer(asked, kind, data)
        if later is not None:
            await bot.request("POST", f"/webhooks/{bot.application}/{asked['token']}", {"content": later})
        await asking

    button = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}
    field = {"type": 18, "label": "Word", "component": {"type": 4, "custom_id": "word", "style": 1}}
    form = {"title": "A word", "custom_id": "form", "components": [{"type": 10, "content": "Please read this"}, field]}
    await asks(laura.slash("try"), 4, {"content": "First", "components": [button]})
    await asks(laura.click("Go"), 6, None, "Said after nothing")
    await asks(laura.click("Go"), 7, {"content": "Second"}, "Said after the change")
    await asks(laura.click("Go"), 9, form)
    await asks(laura.submit(Word="x"), 5, None, "Said after a while")
    await asks(laura.slash("try"), 4, {"embeds": [{"title": "A picture"}]}, "Said after the picture")
    answers = [each["answer"] for each in discord.scenario.steps()]
    assert answers == ["First", None, "Second", None, "Said after a while", "A picture"]


POLL = {"question": {"text": "Another?"}, "answers": [{"poll_media": {"text": "Yes"}}], "duration": 1}
GALLERY = {"type": 12, "items": [{"media": {"url": "https://example.com/a.png"}, "description": "A view of the sea"}]}
PLAY = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Play again", "custom_id": "again", "items": None}]}


@pytest.mark.parametrize(
    ("data", "part"),
    [
        ({"poll": POLL, "embeds": None, "components": None, "content": None}, "Another?"),
        ({"embeds": [{"title": "The sea", "fields": None, "author": None}], "attachments": []}, "The sea"),
        ({"components": [PLAY], "attachments": None}, "Play again"),
        ({"components": [GALLERY], "flags": 1 << 15}, "A view of the sea"),
        ({"sticker_ids": None, "content": "Hello", "embeds": [{"title": "A longer title"}]}, "Hello"),
    ],
)
@pytest.mark.parametrize("with_response", [False, True])
async def test_an_answer_is_known_by_its_request_as_by_its_message(discord, bot, laura, data, part, with_response):
    asking = asyncio.create_task(laura.slash("try"))
    assert (await bot.answer(await bot.interactions.get(), 4, data, with_response))[0] < 300
    seen = await asking
    assert [each["answer"] for each in discord.scenario.steps()] == [part]
    assert part in snapshot(seen)
    assert repr(snapshot(seen).splitlines()[-1]) in discord.scenario.python()
    assert part in seen.named


@pytest.mark.parametrize("described", [[{"id": 0, "description": "x"}], [{"id": 0, "filename": "my table.txt"}], None])
async def test_an_answer_of_only_a_file_is_known_by_the_name_that_people_see(discord, bot, laura, described):
    asking = asyncio.create_task(laura.slash("try"))
    asked = await bot.interactions.get()
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", json.dumps({"type": 4, "data": {"attachments": described}}))
    form.add_field("files[0]", b"x", filename="my table.txt")
    path = f"/interactions/{asked['id']}/{asked['token']}/callback"
    async with bot._http.post(f"{discord.api_url}{path}", data=form) as response:
        assert response.status == 204
    assert "my_table.txt" in (await asking).named
    assert [each["answer"] for each in discord.scenario.steps()] == ["my_table.txt"]


async def test_a_changed_message_is_known_by_its_whole_text(discord, bot, laura):
    asking = asyncio.create_task(laura.slash("try"))
    await bot.answer(await bot.interactions.get(), 4, {"content": "A table", "components": [PLAY]})
    await asking
    pressing = asyncio.create_task(laura.click("Play again"))
    await bot.answer(await bot.interactions.get(), 7, {"embeds": [{"title": "The second round"}]})
    assert (await pressing).named == "A table"
    assert [each["answer"] for each in discord.scenario.steps()] == ["A table", "A table"]
    assert "'▌ The second round" in discord.scenario.python()


SECRETS = """
import discord


class Proof(discord.ui.Modal, title="Proof"):
    proof = discord.ui.Label(text="Proof", component=discord.ui.FileUpload())

    async def on_submit(self, interaction):
        file = self.proof.component.values[0]
        await interaction.response.send_message(f"{file.filename}: {(await file.read()).decode()}", ephemeral=True)


class Table(discord.ui.View):
    @discord.ui.button(label="Prove")
    async def prove(self, interaction, button):
        await interaction.response.send_modal(Proof())


def make_client(api_url):
    discord.http.Route.BASE = api_url
    client = discord.AutoShardedClient(intents=discord.Intents(guilds=True), guild_ready_timeout=0)
    tree = discord.app_commands.CommandTree(client)
    client.setup_hook = tree.sync

    @tree.command(description="Your hand")
    async def hand(interaction):
        await interaction.response.send_message("Your hand\\n7, 8 and 9", ephemeral=True)

    @tree.command(description="A table")
    async def table(interaction, rules: discord.Attachment):
        await interaction.response.send_message(f"A table by {rules.filename}", view=Table())

    return client
"""


@pytest.fixture
async def secrets(discord, monkeypatch, laura, clara):
    """A session with what only one person sees, and with files."""
    monkeypatch.setattr(library.http.Route, "BASE", "")
    made = {}
    exec(SECRETS, made)
    client = made["make_client"](discord.api_url)
    await discord.run_bot(client.start(discord.world.bot.token), ready=client.wait_until_ready, close=client.close)
    await laura.slash("hand")
    await laura.slash("table", rules=File("rules.txt", b"fair"))
    await clara.click("Prove")
    await clara.submit(Proof=File("proof.txt", b"true"))


async def test_a_form_with_a_file_makes_a_test_that_passes(discord, secrets, tmp_path):
    status, printed = await written_test(discord, tmp_path, SECRETS)
    assert status == 0, printed
    written = discord.scenario.python()
    assert "people['Clara'].submit(Proof=[File('proof.txt', b'true')])" in written
    assert "people['Laura'].slash('table', rules=File('rules.txt', b'fair'))" in written


@pytest.mark.skipif(shutil.which("curl") is None, reason="there is no curl")
async def test_the_script_gives_files_too(discord, secrets, tmp_path):
    assert await scripted(discord, tmp_path, await control(discord, "scenario.sh")) == (0, "")


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("Your hand", "Her hand", "+ Her hand"),
        ("7, 8 and 9", "7, 8 and 6", "+ 7, 8 and 6"),
        ('9", ephemeral=True', '9"', "Clara sees other news"),
        ('label="Prove"', 'label="Prove", disabled=True', "Prove · disabled"),
    ],
)
async def test_each_kind_of_change_makes_the_test_fail(discord, secrets, tmp_path, before, after, told):
    assert before in SECRETS
    status, printed = await written_test(discord, tmp_path, SECRETS.replace(before, after))
    assert status == 1, printed
    assert told in printed


async def test_what_the_test_does_not_do_is_not_expected_in_it(discord, bot, laura):
    said = await laura.say("first")
    await laura.request("DELETE", f"/channels/{laura.channel}/messages/{said.id}")
    await laura.say("second")
    assert "(deleted)" not in discord.scenario.python()


async def test_an_interaction_that_failed_fails_in_the_test(discord, bot, laura):
    discord.world.interaction_seconds = 0
    with pytest.raises(InteractionFailed):
        await laura.slash("try")
    assert (
        "with pytest.raises(InteractionFailed):\n        await people['Laura'].slash('try')"
        in discord.scenario.python()
    )


async def test_an_audience_says_who_sees_what(bot, laura, clara):
    audience = await Audience.of([laura, clara])
    await audience.sees()
    await laura.say("Hello")
    await audience.sees(["Laura\nHello"])
    await answered(bot, laura.slash("try"), (4, {"content": "a", "flags": 64}))
    patience, laura.patience = laura.patience, 0
    with pytest.raises(AssertionError, match=r"Laura sees other news[^:]*:\n\+ Card Bot \(ephemeral\)\n\+ a$"):
        await audience.sees()
    laura.patience = patience
    said = await laura.say("Bye")
    await laura.request("DELETE", f"/channels/{laura.channel}/messages/{said.id}")
    await audience.sees()
    laura.messages.clear()
    await audience.sees(only={"Laura": ["(deleted) Laura\nHello", "(deleted) Card Bot (ephemeral)\na"]})
    with pytest.raises(LookupError, match="nobody here is called Zoe"):
        await audience.sees(only={"Zoe": []})

"""The bot of the comparison for nextcord."""

import os

import nextcord
from nextcord import ui
from nextcord.ext import commands

nextcord.http.Route.BASE = os.environ["API_URL"]
bot = commands.AutoShardedBot(intents=nextcord.Intents(guilds=True), shard_count=2)


class Form(ui.Modal):
    def __init__(self):
        super().__init__("A form", custom_id="form")
        self.word = ui.TextInput("A word", custom_id="word")
        self.add_item(self.word)

    async def callback(self, interaction):
        await interaction.response.send_message(f"You wrote {self.word.value}", ephemeral=True)


class Menu(ui.View):
    def __init__(self):
        super().__init__(timeout=None)

    @ui.button(label="Press", custom_id="press")
    async def press(self, button, interaction):
        await interaction.response.edit_message(content="Pressed")

    @ui.button(label="Form", custom_id="form", style=nextcord.ButtonStyle.primary, emoji="📝")
    async def form(self, button, interaction):
        await interaction.response.send_modal(Form())

    @ui.string_select(
        custom_id="pick", options=[nextcord.SelectOption(label="Red"), nextcord.SelectOption(label="Blue")]
    )
    async def pick(self, select, interaction):
        await interaction.response.edit_message(content=f"Picked {select.values[0]}")


@bot.slash_command(description="Say hello")
async def hello(interaction: nextcord.Interaction, name: str):
    await interaction.response.send_message(f"Hello {name}!", ephemeral=True)


@hello.on_autocomplete("name")
async def names(interaction, name):
    await interaction.response.send_autocomplete([each for each in ("Laura", "Clara") if each.startswith(name)])


@bot.slash_command(description="Show buttons and a select")
async def menu(interaction: nextcord.Interaction):
    await interaction.response.send_message("Menu", view=Menu())


@bot.slash_command(description="Answer later")
async def later(interaction: nextcord.Interaction):
    await interaction.response.defer()
    await interaction.edit_original_message(content="Done")
    await interaction.followup.send("And more")


@bot.slash_command(description="Edit the answer")
async def edit(interaction: nextcord.Interaction):
    await interaction.response.send_message("First")
    await interaction.edit_original_message(content="Second")


@bot.slash_command(description="Look a member up")
async def who(interaction: nextcord.Interaction, person: nextcord.Member):
    member = await interaction.guild.fetch_member(person.id)
    await interaction.response.send_message(f"{member.nick or member.global_name} is {person.name}")


@bot.slash_command(description="Look the channels up")
async def where(interaction: nextcord.Interaction, place: nextcord.TextChannel):
    names = sorted(channel.name for channel in await interaction.guild.fetch_channels())
    await interaction.response.send_message(f"{place.name} of {' and '.join(names)}")


@bot.slash_command(description="Post messages")
async def post(interaction: nextcord.Interaction):
    await interaction.response.defer(ephemeral=True)
    channel = await bot.fetch_channel(interaction.channel_id)
    gone = await channel.send("Gone")
    await gone.delete()
    sent = await channel.send("One")
    await sent.edit(content="Two")
    fetched = await channel.fetch_message(sent.id)
    await interaction.edit_original_message(content=f"Fetched {fetched.content}")


@bot.slash_command(description="Send a direct message")
async def whisper(interaction: nextcord.Interaction):
    await interaction.user.send("Psst")
    await interaction.response.send_message("Sent")


@bot.slash_command(description="Do what Discord refuses")
async def wrong(interaction: nextcord.Interaction):
    try:
        await interaction.channel.send()
    except nextcord.HTTPException as error:
        await interaction.response.send_message(f"Refused with {error.status} {error.code}")


bot.run(os.environ["TOKEN"])

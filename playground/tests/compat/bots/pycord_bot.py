"""The bot of the comparison for py-cord."""

import base64
import io
import os

import discord
from discord import ui

discord.http.Route.API_BASE_URL = os.environ["API_URL"]
PICTURE = base64.b64decode(os.environ["PICTURE"])
bot = discord.AutoShardedBot(intents=discord.Intents(guilds=True), shard_count=2)


class Form(ui.Modal):
    def __init__(self):
        super().__init__(title="A form", custom_id="form")
        self.word = ui.InputText(label="A word", custom_id="word")
        self.add_item(self.word)

    async def callback(self, interaction):
        await interaction.response.send_message(f"You wrote {self.word.value}", ephemeral=True)


class Menu(ui.View):
    def __init__(self):
        super().__init__(timeout=None)

    @ui.button(label="Press", custom_id="press")
    async def press(self, button, interaction):
        await interaction.response.edit_message(content="Pressed")

    @ui.button(label="Form", custom_id="form", style=discord.ButtonStyle.primary, emoji="📝")
    async def form(self, button, interaction):
        await interaction.response.send_modal(Form())

    @ui.string_select(custom_id="pick", options=[discord.SelectOption(label="Red"), discord.SelectOption(label="Blue")])
    async def pick(self, select, interaction):
        await interaction.response.edit_message(content=f"Picked {select.values[0]}")


def names(context):
    return [name for name in ("Laura", "Clara") if name.startswith(context.value)]


@bot.slash_command(description="Say hello")
@discord.option("name", str, autocomplete=names)
async def hello(context, name):
    await context.respond(f"Hello {name}!", ephemeral=True)


@bot.slash_command(description="Show buttons and a select")
async def menu(context):
    await context.respond("Menu", view=Menu())


@bot.slash_command(description="Answer later")
async def later(context):
    await context.defer()
    await context.interaction.edit_original_response(content="Done")
    await context.followup.send("And more")


@bot.slash_command(description="Edit the answer")
async def edit(context):
    await context.respond("First")
    await context.interaction.edit_original_response(content="Second")


@bot.slash_command(description="Show a picture")
async def card(context):
    gallery = ui.MediaGallery(discord.MediaGalleryItem("attachment://card.png"))
    view = ui.DesignerView(ui.Container(ui.TextDisplay("A card"), gallery))
    await context.respond(view=view, file=discord.File(io.BytesIO(PICTURE), "card.png"))


@bot.slash_command(description="Look a member up")
@discord.option("person", discord.Member)
async def who(context, person):
    member = await context.guild.fetch_member(person.id)
    await context.respond(f"{member.display_name} is {person.name}")


@bot.slash_command(description="Look the channels up")
@discord.option("place", discord.TextChannel)
async def where(context, place):
    names = sorted(channel.name for channel in await context.guild.fetch_channels())
    await context.respond(f"{place.name} of {' and '.join(names)}")


@bot.slash_command(description="Post messages")
async def post(context):
    await context.defer(ephemeral=True)
    channel = await bot.fetch_channel(context.channel_id)
    gone = await channel.send("Gone")
    await gone.delete()
    sent = await channel.send("One")
    await sent.edit(content="Two")
    fetched = await channel.fetch_message(sent.id)
    await context.interaction.edit_original_response(content=f"Fetched {fetched.content}")


@bot.slash_command(description="Send a direct message")
async def whisper(context):
    await context.author.send("Psst")
    await context.respond("Sent")


@bot.slash_command(description="Do what Discord refuses")
async def wrong(context):
    try:
        await context.channel.send()
    except discord.HTTPException as error:
        await context.respond(f"Refused with {error.status} {error.code}")


bot.run(os.environ["TOKEN"])

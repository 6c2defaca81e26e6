"""The bot of the comparison for discord.py."""

import base64
import io
import os

import discord
from discord import app_commands, ui

discord.http.Route.BASE = os.environ["API_URL"]
PICTURE = base64.b64decode(os.environ["PICTURE"])


class Bot(discord.AutoShardedClient):
    def __init__(self):
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self):
        self.add_view(Menu())
        await self.tree.sync()


class Form(ui.Modal, title="A form"):
    word = ui.Label(text="A word", component=ui.TextInput(custom_id="word"))

    async def on_submit(self, interaction):
        await interaction.response.send_message(f"You wrote {self.word.component.value}", ephemeral=True)


class Menu(ui.View):
    def __init__(self):
        super().__init__(timeout=None)

    @ui.button(label="Press", custom_id="press")
    async def press(self, interaction, button):
        await interaction.response.edit_message(content="Pressed")

    @ui.button(label="Form", custom_id="form", style=discord.ButtonStyle.primary, emoji="📝")
    async def form(self, interaction, button):
        await interaction.response.send_modal(Form(custom_id="form"))

    @ui.select(custom_id="pick", options=[discord.SelectOption(label="Red"), discord.SelectOption(label="Blue")])
    async def pick(self, interaction, select):
        await interaction.response.edit_message(content=f"Picked {select.values[0]}")


bot = Bot()


@bot.tree.command(description="Say hello")
async def hello(interaction: discord.Interaction, name: str):
    await interaction.response.send_message(f"Hello {name}!", ephemeral=True)


@hello.autocomplete("name")
async def names(interaction, typed):
    return [app_commands.Choice(name=name, value=name) for name in ("Laura", "Clara") if name.startswith(typed)]


@bot.tree.command(description="Show buttons and a select")
async def menu(interaction: discord.Interaction):
    await interaction.response.send_message("Menu", view=Menu())


@bot.tree.command(description="Answer later")
async def later(interaction: discord.Interaction):
    await interaction.response.defer()
    await interaction.edit_original_response(content="Done")
    await interaction.followup.send("And more")


@bot.tree.command(description="Edit the answer")
async def edit(interaction: discord.Interaction):
    await interaction.response.send_message("First")
    await interaction.edit_original_response(content="Second")


@bot.tree.command(description="Show a picture")
async def card(interaction: discord.Interaction):
    view = ui.LayoutView()
    gallery = ui.MediaGallery(discord.MediaGalleryItem("attachment://card.png"))
    view.add_item(ui.Container(ui.TextDisplay("A card"), gallery))
    await interaction.response.send_message(view=view, file=discord.File(io.BytesIO(PICTURE), "card.png"))


@bot.tree.command(description="Look a member up")
async def who(interaction: discord.Interaction, person: discord.Member):
    member = await interaction.guild.fetch_member(person.id)
    await interaction.response.send_message(f"{member.display_name} is {person.name}")


@bot.tree.command(description="Look the channels up")
async def where(interaction: discord.Interaction, place: discord.TextChannel):
    names = sorted(channel.name for channel in await interaction.guild.fetch_channels())
    await interaction.response.send_message(f"{place.name} of {' and '.join(names)}")


@bot.tree.command(description="Post messages")
async def post(interaction: discord.Interaction):
    await interaction.response.defer(ephemeral=True)
    channel = await bot.fetch_channel(interaction.channel_id)
    gone = await channel.send("Gone")
    await gone.delete()
    sent = await channel.send("One")
    await sent.edit(content="Two")
    fetched = await channel.fetch_message(sent.id)
    await interaction.edit_original_response(content=f"Fetched {fetched.content}")


@bot.tree.command(description="Send a direct message")
async def whisper(interaction: discord.Interaction):
    await interaction.user.send("Psst")
    await interaction.response.send_message("Sent")


@bot.tree.command(description="Do what Discord refuses")
async def wrong(interaction: discord.Interaction):
    try:
        await bot.http.request(
            discord.http.Route("POST", "/channels/{channel}/messages", channel=interaction.channel_id), json={}
        )
    except discord.HTTPException as error:
        await interaction.response.send_message(f"Refused with {error.status} {error.code}")


bot.run(os.environ["TOKEN"])

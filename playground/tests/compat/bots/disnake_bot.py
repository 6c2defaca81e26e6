"""The bot of the comparison for disnake."""

import base64
import io
import os

import disnake
from disnake import ui
from disnake.ext import commands

disnake.http.Route.BASE = os.environ["API_URL"]
PICTURE = base64.b64decode(os.environ["PICTURE"])
bot = commands.AutoShardedInteractionBot(intents=disnake.Intents(guilds=True), shard_count=2)


@bot.slash_command(description="Say hello")
async def hello(interaction: disnake.ApplicationCommandInteraction, name: str):
    await interaction.response.send_message(f"Hello {name}!", ephemeral=True)


@hello.autocomplete("name")
async def names(interaction, typed):
    return [name for name in ("Laura", "Clara") if name.startswith(typed)]


@bot.slash_command(description="Show buttons and a select")
async def menu(interaction: disnake.ApplicationCommandInteraction):
    buttons = [
        ui.Button(label="Press", custom_id="press"),
        ui.Button(label="Form", custom_id="form", style=disnake.ButtonStyle.primary, emoji="📝"),
    ]
    rows = [ui.ActionRow(*buttons), ui.ActionRow(ui.StringSelect(custom_id="pick", options=["Red", "Blue"]))]
    await interaction.response.send_message("Menu", components=rows)


@bot.listen("on_button_click")
async def clicked(interaction):
    if interaction.component.custom_id == "press":
        await interaction.response.edit_message(content="Pressed")
    else:
        word = ui.Label("A word", ui.TextInput(custom_id="word"))
        await interaction.response.send_modal(title="A form", custom_id="form", components=[word])


@bot.listen("on_dropdown")
async def picked(interaction):
    await interaction.response.edit_message(content=f"Picked {interaction.values[0]}")


@bot.listen("on_modal_submit")
async def submitted(interaction):
    await interaction.response.send_message(f"You wrote {interaction.text_values['word']}", ephemeral=True)


@bot.slash_command(description="Answer later")
async def later(interaction: disnake.ApplicationCommandInteraction):
    await interaction.response.defer()
    await interaction.edit_original_response("Done")
    await interaction.followup.send("And more")


@bot.slash_command(description="Edit the answer")
async def edit(interaction: disnake.ApplicationCommandInteraction):
    await interaction.response.send_message("First")
    await interaction.edit_original_response("Second")


@bot.slash_command(description="Show a picture")
async def card(interaction: disnake.ApplicationCommandInteraction):
    gallery = ui.MediaGallery(disnake.MediaGalleryItem("attachment://card.png"))
    components = [ui.Container(ui.TextDisplay("A card"), gallery)]
    await interaction.response.send_message(components=components, file=disnake.File(io.BytesIO(PICTURE), "card.png"))


@bot.slash_command(description="Look a member up")
async def who(interaction: disnake.ApplicationCommandInteraction, person: disnake.Member):
    member = await interaction.guild.fetch_member(person.id)
    await interaction.response.send_message(f"{member.display_name} is {person.name}")


@bot.slash_command(description="Look the channels up")
async def where(interaction: disnake.ApplicationCommandInteraction, place: disnake.TextChannel):
    names = sorted(channel.name for channel in await interaction.guild.fetch_channels())
    await interaction.response.send_message(f"{place.name} of {' and '.join(names)}")


@bot.slash_command(description="Post messages")
async def post(interaction: disnake.ApplicationCommandInteraction):
    await interaction.response.defer(ephemeral=True)
    channel = await bot.fetch_channel(interaction.channel_id)
    gone = await channel.send("Gone")
    await gone.delete()
    sent = await channel.send("One")
    await sent.edit("Two")
    fetched = await channel.fetch_message(sent.id)
    await interaction.edit_original_response(f"Fetched {fetched.content}")


@bot.slash_command(description="Send a direct message")
async def whisper(interaction: disnake.ApplicationCommandInteraction):
    await interaction.author.send("Psst")
    await interaction.response.send_message("Sent")


@bot.slash_command(description="Do what Discord refuses")
async def wrong(interaction: disnake.ApplicationCommandInteraction):
    try:
        await interaction.channel.send()
    except disnake.HTTPException as error:
        await interaction.response.send_message(f"Refused with {error.status} {error.code}")


bot.run(os.environ["TOKEN"])

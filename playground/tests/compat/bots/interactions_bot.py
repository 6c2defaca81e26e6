"""The bot of the comparison for interactions.py."""

import base64
import io
import os

import interactions as ipy
from interactions.api.http.route import Route

Route.BASE = os.environ["API_URL"]
PICTURE = base64.b64decode(os.environ["PICTURE"])
bot = ipy.AutoShardedClient(
    token=os.environ["TOKEN"], intents=ipy.Intents.GUILDS, total_shards=2, send_command_tracebacks=False
)


@ipy.slash_command("hello", description="Say hello")
@ipy.slash_option("name", "The name", ipy.OptionType.STRING, required=True, autocomplete=True)
async def hello(context, name):
    await context.send(f"Hello {name}!", ephemeral=True)


@hello.autocomplete("name")
async def names(context):
    await context.send([name for name in ("Laura", "Clara") if name.startswith(context.input_text)])


@ipy.slash_command("menu", description="Show buttons and a select")
async def menu(context):
    buttons = ipy.ActionRow(
        ipy.Button(style=ipy.ButtonStyle.SECONDARY, label="Press", custom_id="press"),
        ipy.Button(style=ipy.ButtonStyle.PRIMARY, label="Form", custom_id="form", emoji="📝"),
    )
    select = ipy.ActionRow(ipy.StringSelectMenu("Red", "Blue", custom_id="pick"))
    await context.send("Menu", components=[buttons, select])


@ipy.component_callback("press")
async def press(context):
    await context.edit_origin(content="Pressed")


@ipy.component_callback("pick")
async def pick(context):
    await context.edit_origin(content=f"Picked {context.values[0]}")


@ipy.component_callback("form")
async def form(context):
    await context.send_modal(
        ipy.Modal(ipy.ShortText(label="A word", custom_id="word"), title="A form", custom_id="form")
    )


@ipy.modal_callback("form")
async def submitted(context, word):
    await context.send(f"You wrote {word}", ephemeral=True)


@ipy.slash_command("later", description="Answer later")
async def later(context):
    await context.defer()
    await context.edit(content="Done")
    await context.send("And more")


@ipy.slash_command("edit", description="Edit the answer")
async def edit(context):
    await context.send("First")
    await context.edit(content="Second")


@ipy.slash_command("card", description="Show a picture")
async def card(context):
    item = ipy.MediaGalleryItem(media=ipy.UnfurledMediaItem("attachment://card.png"))
    gallery = ipy.MediaGalleryComponent(items=[item])
    container = ipy.ContainerComponent(ipy.TextDisplayComponent("A card"), gallery)
    await context.send(components=[container], files=ipy.File(io.BytesIO(PICTURE), "card.png"))


@ipy.slash_command("who", description="Look a member up")
@ipy.slash_option("person", "The person", ipy.OptionType.USER, required=True)
async def who(context, person):
    member = await bot.http.get_member(context.guild_id, person.id)
    await context.send(f"{member['user']['global_name']} is {person.username}")


@ipy.slash_command("where", description="Look the channels up")
@ipy.slash_option("place", "The place", ipy.OptionType.CHANNEL, required=True)
async def where(context, place):
    names = sorted(channel.name for channel in await context.guild.fetch_channels())
    await context.send(f"{place.name} of {' and '.join(names)}")


@ipy.slash_command("post", description="Post messages")
async def post(context):
    await context.defer(ephemeral=True)
    channel = await bot.fetch_channel(context.channel_id, force=True)
    gone = await channel.send("Gone")
    await gone.delete()
    sent = await channel.send("One")
    await sent.edit(content="Two")
    fetched = await channel.fetch_message(sent.id, force=True)
    await context.edit(content=f"Fetched {fetched.content}")


@ipy.slash_command("whisper", description="Send a direct message")
async def whisper(context):
    await context.author.user.send("Psst")
    await context.send("Sent")


@ipy.slash_command("wrong", description="Do what Discord refuses")
async def wrong(context):
    try:
        await bot.http.create_message({}, context.channel_id)
    except ipy.errors.HTTPException as error:
        await context.send(f"Refused with {error.status} {error.code}")


bot.start()

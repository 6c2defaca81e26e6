"""The bot of the comparison for hikari."""

import base64
import os

import hikari
from hikari import AutocompleteInteractionCreateEvent as Completion
from hikari import CommandInteractionCreateEvent as Command
from hikari import ComponentInteractionCreateEvent as Component
from hikari import ModalInteractionCreateEvent as Modal
from hikari import ResponseType
from hikari.impl import special_endpoints as builders

PICTURE = hikari.Bytes(base64.b64decode(os.environ["PICTURE"]), "card.png")
REPLY = ResponseType.MESSAGE_CREATE
PLAIN = {
    "menu": "Show buttons and a select",
    "later": "Answer later",
    "edit": "Edit the answer",
    "card": "Show a picture",
    "post": "Post messages",
    "whisper": "Send a direct message",
    "wrong": "Do what Discord refuses",
}

bot = hikari.GatewayBot(
    os.environ["TOKEN"], rest_url=os.environ["API_URL"], banner=None, intents=hikari.Intents.GUILDS, logs="WARNING"
)


def option(kind, name, **more):
    return hikari.CommandOption(type=kind, name=name, description=f"The {name}", is_required=True, **more)


@bot.listen(hikari.StartingEvent)
async def setup(_):
    command = bot.rest.slash_command_builder
    kinds = hikari.OptionType
    await bot.rest.set_application_commands(
        await bot.rest.fetch_application(),
        [
            command("hello", "Say hello").add_option(option(kinds.STRING, "name", autocomplete=True)),
            command("who", "Look a member up").add_option(option(kinds.USER, "person")),
            command("where", "Look the channels up").add_option(option(kinds.CHANNEL, "place")),
            *(command(name, description) for name, description in PLAIN.items()),
        ],
    )


@bot.listen(Completion)
async def complete(event):
    typed = event.interaction.options[0].value
    choices = [builders.AutocompleteChoiceBuilder(n, n) for n in ("Laura", "Clara") if n.startswith(typed)]
    await event.interaction.create_response(choices)


@bot.listen(Command)
async def command(event):
    await COMMANDS[event.interaction.command_name](event.interaction)


async def hello(interaction):
    name = interaction.options[0].value
    await interaction.create_initial_response(REPLY, f"Hello {name}!", flags=hikari.MessageFlag.EPHEMERAL)


async def menu(interaction):
    row = bot.rest.build_message_action_row()
    row.add_interactive_button(hikari.ButtonStyle.SECONDARY, "press", label="Press")
    row.add_interactive_button(hikari.ButtonStyle.PRIMARY, "form", label="Form", emoji="📝")
    select = bot.rest.build_message_action_row()
    select.add_text_menu("pick").add_option("Red", "Red").add_option("Blue", "Blue")
    await interaction.create_initial_response(REPLY, "Menu", components=[row, select])


@bot.listen(Component)
async def component(event):
    interaction = event.interaction
    match interaction.custom_id:
        case "press":
            await interaction.create_initial_response(ResponseType.MESSAGE_UPDATE, "Pressed")
        case "pick":
            await interaction.create_initial_response(ResponseType.MESSAGE_UPDATE, f"Picked {interaction.values[0]}")
        case "form":
            row = bot.rest.build_modal_action_row().add_text_input("word", "A word")
            await interaction.create_modal_response("A form", "form", components=[row])


@bot.listen(Modal)
async def submitted(event):
    word = event.interaction.components[0][0].value
    await event.interaction.create_initial_response(REPLY, f"You wrote {word}", flags=hikari.MessageFlag.EPHEMERAL)


async def later(interaction):
    await interaction.create_initial_response(ResponseType.DEFERRED_MESSAGE_CREATE)
    await interaction.edit_initial_response("Done")
    await interaction.execute("And more")


async def edit(interaction):
    await interaction.create_initial_response(REPLY, "First")
    await interaction.edit_initial_response("Second")


async def card(interaction):
    gallery = builders.MediaGalleryComponentBuilder(items=[builders.MediaGalleryItemBuilder(media=PICTURE)])
    text = builders.TextDisplayComponentBuilder(content="A card")
    await interaction.create_initial_response(
        REPLY,
        component=builders.ContainerComponentBuilder(components=[text, gallery]),
        flags=hikari.MessageFlag.IS_COMPONENTS_V2,
    )


async def who(interaction):
    user = interaction.resolved.users[interaction.options[0].value]
    member = await bot.rest.fetch_member(interaction.guild_id, user)
    await interaction.create_initial_response(REPLY, f"{member.display_name} is {user.username}")


async def where(interaction):
    place = interaction.resolved.channels[interaction.options[0].value]
    names = sorted(channel.name for channel in await bot.rest.fetch_guild_channels(interaction.guild_id))
    await interaction.create_initial_response(REPLY, f"{place.name} of {' and '.join(names)}")


async def post(interaction):
    await interaction.create_initial_response(ResponseType.DEFERRED_MESSAGE_CREATE, flags=hikari.MessageFlag.EPHEMERAL)
    channel = await bot.rest.fetch_channel(interaction.channel_id)
    gone = await channel.send("Gone")
    await gone.delete()
    sent = await channel.send("One")
    await sent.edit("Two")
    fetched = await channel.fetch_message(sent.id)
    await interaction.edit_initial_response(f"Fetched {fetched.content}")


async def whisper(interaction):
    await interaction.user.send("Psst")
    await interaction.create_initial_response(REPLY, "Sent")


async def wrong(interaction):
    try:
        await bot.rest.create_message(interaction.channel_id)
    except hikari.BadRequestError as error:
        await interaction.create_initial_response(REPLY, f"Refused with {error.status.value} {error.code}")


COMMANDS = {
    each.__name__: each for each in (hello, menu, later, edit, card, who, where, post, whisper, wrong)
}  # fmt: skip

bot.run(shard_count=2, check_for_updates=False)

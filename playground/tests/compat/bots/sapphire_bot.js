// The bot of the comparison for @sapphire/framework. Its pieces are in this file, not in a folder for each store.

const {
  Command, InteractionHandler, InteractionHandlerTypes, Listener, SapphireClient, container,
} = require("@sapphire/framework");
const {
  ActionRowBuilder, ButtonBuilder, ButtonStyle, ContainerBuilder, GatewayIntentBits, LabelBuilder, MediaGalleryBuilder,
  MessageFlags, ModalBuilder, StringSelectMenuBuilder, TextInputBuilder, TextInputStyle,
} = require("discord.js");

const PICTURE = { attachment: Buffer.from(process.env.PICTURE, "base64"), name: "card.png" };
const named = (option, name) => option.setName(name).setDescription(`The ${name}`).setRequired(true);

class Hello extends Command {
  registerApplicationCommands(registry) {
    registry.registerChatInputCommand((builder) =>
      builder
        .setName(this.name)
        .setDescription("Say hello")
        .addStringOption((option) => named(option, "name").setAutocomplete(true)),
    );
  }

  async chatInputRun(interaction) {
    const name = interaction.options.getString("name");
    await interaction.reply({ content: `Hello ${name}!`, flags: MessageFlags.Ephemeral });
  }
}

class Names extends InteractionHandler {
  constructor(context, options) {
    super(context, { ...options, interactionHandlerType: InteractionHandlerTypes.Autocomplete });
  }

  parse(interaction) {
    if (interaction.commandName !== "hello") return this.none();
    const typed = interaction.options.getFocused();
    return this.some(["Laura", "Clara"].filter((name) => name.startsWith(typed)));
  }

  async run(interaction, names) {
    await interaction.respond(names.map((name) => ({ name, value: name })));
  }
}

class Who extends Command {
  registerApplicationCommands(registry) {
    registry.registerChatInputCommand((builder) =>
      builder
        .setName(this.name)
        .setDescription("Look a member up")
        .addUserOption((option) => named(option, "person")),
    );
  }

  async chatInputRun(interaction) {
    const person = interaction.options.getUser("person");
    const member = await interaction.guild.members.fetch({ user: person.id, force: true });
    await interaction.reply(`${member.displayName} is ${person.username}`);
  }
}

class Where extends Command {
  registerApplicationCommands(registry) {
    registry.registerChatInputCommand((builder) =>
      builder
        .setName(this.name)
        .setDescription("Look the channels up")
        .addChannelOption((option) => named(option, "place")),
    );
  }

  async chatInputRun(interaction) {
    const place = interaction.options.getChannel("place");
    const channels = await interaction.guild.channels.fetch();
    const names = channels.map((channel) => channel.name).sort();
    await interaction.reply(`${place.name} of ${names.join(" and ")}`);
  }
}

class Menu extends Command {
  registerApplicationCommands(registry) {
    registry.registerChatInputCommand((builder) =>
      builder.setName(this.name).setDescription("Show buttons and a select"),
    );
  }

  async chatInputRun(interaction) {
    const press = new ButtonBuilder().setCustomId("press").setLabel("Press").setStyle(ButtonStyle.Secondary);
    const form = new ButtonBuilder().setCustomId("form").setLabel("Form").setStyle(ButtonStyle.Primary).setEmoji("📝");
    const options = ["Red", "Blue"].map((name) => ({ label: name, value: name }));
    const pick = new StringSelectMenuBuilder().setCustomId("pick").addOptions(options);
    await interaction.reply({
      content: "Menu",
      components: [new ActionRowBuilder().addComponents(press, form), new ActionRowBuilder().addComponents(pick)],
    });
  }
}

class Press extends InteractionHandler {
  constructor(context, options) {
    super(context, { ...options, interactionHandlerType: InteractionHandlerTypes.Button });
  }

  parse(interaction) {
    return interaction.customId === "press" ? this.some() : this.none();
  }

  async run(interaction) {
    await interaction.update("Pressed");
  }
}

class Pick extends InteractionHandler {
  constructor(context, options) {
    super(context, { ...options, interactionHandlerType: InteractionHandlerTypes.SelectMenu });
  }

  parse(interaction) {
    return interaction.customId === "pick" ? this.some(interaction.values[0]) : this.none();
  }

  async run(interaction, picked) {
    await interaction.update(`Picked ${picked}`);
  }
}

class OpenForm extends InteractionHandler {
  constructor(context, options) {
    super(context, { ...options, interactionHandlerType: InteractionHandlerTypes.Button });
  }

  parse(interaction) {
    return interaction.customId === "form" ? this.some() : this.none();
  }

  async run(interaction) {
    const word = new TextInputBuilder().setCustomId("word").setStyle(TextInputStyle.Short);
    const label = new LabelBuilder().setLabel("A word").setTextInputComponent(word);
    await interaction.showModal(
      new ModalBuilder().setCustomId("form").setTitle("A form").addLabelComponents(label),
    );
  }
}

class Form extends InteractionHandler {
  constructor(context, options) {
    super(context, { ...options, interactionHandlerType: InteractionHandlerTypes.ModalSubmit });
  }

  parse(interaction) {
    return interaction.customId === "form" ? this.some(interaction.fields.getTextInputValue("word")) : this.none();
  }

  async run(interaction, word) {
    await interaction.reply({ content: `You wrote ${word}`, flags: MessageFlags.Ephemeral });
  }
}

class Later extends Command {
  registerApplicationCommands(registry) {
    registry.registerChatInputCommand((builder) => builder.setName(this.name).setDescription("Answer later"));
  }

  async chatInputRun(interaction) {
    await interaction.deferReply();
    await interaction.editReply("Done");
    await interaction.followUp("And more");
  }
}

class Edit extends Command {
  registerApplicationCommands(registry) {
    registry.registerChatInputCommand((builder) => builder.setName(this.name).setDescription("Edit the answer"));
  }

  async chatInputRun(interaction) {
    await interaction.reply("First");
    await interaction.editReply("Second");
  }
}

class Card extends Command {
  registerApplicationCommands(registry) {
    registry.registerChatInputCommand((builder) => builder.setName(this.name).setDescription("Show a picture"));
  }

  async chatInputRun(interaction) {
    const gallery = new MediaGalleryBuilder().addItems({ media: { url: "attachment://card.png" } });
    const card = new ContainerBuilder()
      .addTextDisplayComponents((text) => text.setContent("A card"))
      .addMediaGalleryComponents(gallery);
    await interaction.reply({ components: [card], files: [PICTURE], flags: MessageFlags.IsComponentsV2 });
  }
}

class Post extends Command {
  registerApplicationCommands(registry) {
    registry.registerChatInputCommand((builder) => builder.setName(this.name).setDescription("Post messages"));
  }

  async chatInputRun(interaction) {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    const channel = await this.container.client.channels.fetch(interaction.channelId, { force: true });
    const gone = await channel.send("Gone");
    await gone.delete();
    const sent = await channel.send("One");
    await sent.edit("Two");
    const fetched = await channel.messages.fetch({ message: sent.id, force: true });
    await interaction.editReply(`Fetched ${fetched.content}`);
  }
}

class Whisper extends Command {
  registerApplicationCommands(registry) {
    registry.registerChatInputCommand((builder) => builder.setName(this.name).setDescription("Send a direct message"));
  }

  async chatInputRun(interaction) {
    await interaction.user.send("Psst");
    await interaction.reply("Sent");
  }
}

class Wrong extends Command {
  registerApplicationCommands(registry) {
    registry.registerChatInputCommand((builder) =>
      builder.setName(this.name).setDescription("Do what Discord refuses"),
    );
  }

  async chatInputRun(interaction) {
    await this.container.client.rest.post(`/channels/${interaction.channelId}/messages`, { body: {} });
  }
}

class ChatInputCommandError extends Listener {
  async run(error, { interaction }) {
    await interaction.reply(`Refused with ${error.status} ${error.code}`);
  }
}

const PIECES = {
  commands: {
    hello: Hello, who: Who, where: Where, menu: Menu, later: Later, edit: Edit, card: Card, post: Post,
    whisper: Whisper, wrong: Wrong,
  },
  "interaction-handlers": { names: Names, press: Press, pick: Pick, openForm: OpenForm, form: Form },
  listeners: { chatInputCommandError: ChatInputCommandError },
};
for (const [store, pieces] of Object.entries(PIECES)) {
  for (const [name, piece] of Object.entries(pieces)) container.stores.loadPiece({ store, name, piece });
}

const client = new SapphireClient({
  baseUserDirectory: null,
  intents: [GatewayIntentBits.Guilds],
  shards: [0, 1],
  shardCount: 2,
  rest: { api: process.env.API_URL.replace("/v10", "") },
});
client.login(process.env.TOKEN);

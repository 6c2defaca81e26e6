// The bot of the comparison for discord.js.

const {
  ActionRowBuilder, ButtonBuilder, ButtonStyle, Client, ContainerBuilder, Events, GatewayIntentBits, LabelBuilder,
  MediaGalleryBuilder, MessageFlags, ModalBuilder, SlashCommandBuilder, StringSelectMenuBuilder, TextInputBuilder,
  TextInputStyle,
} = require("discord.js");

const PICTURE = { attachment: Buffer.from(process.env.PICTURE, "base64"), name: "card.png" };
const client = new Client({
  intents: [GatewayIntentBits.Guilds],
  shards: [0, 1],
  shardCount: 2,
  rest: { api: process.env.API_URL.replace("/v10", "") },
});

const command = (name, description) => new SlashCommandBuilder().setName(name).setDescription(description);
const named = (option, name) => option.setName(name).setDescription(`The ${name}`).setRequired(true);
const COMMANDS = [
  command("hello", "Say hello").addStringOption((option) => named(option, "name").setAutocomplete(true)),
  command("who", "Look a member up").addUserOption((option) => named(option, "person")),
  command("where", "Look the channels up").addChannelOption((option) => named(option, "place")),
  command("menu", "Show buttons and a select"),
  command("later", "Answer later"),
  command("edit", "Edit the answer"),
  command("card", "Show a picture"),
  command("post", "Post messages"),
  command("whisper", "Send a direct message"),
  command("wrong", "Do what Discord refuses"),
];

function menu() {
  const press = new ButtonBuilder().setCustomId("press").setLabel("Press").setStyle(ButtonStyle.Secondary);
  const form = new ButtonBuilder().setCustomId("form").setLabel("Form").setStyle(ButtonStyle.Primary).setEmoji("📝");
  const options = ["Red", "Blue"].map((name) => ({ label: name, value: name }));
  const pick = new StringSelectMenuBuilder().setCustomId("pick").addOptions(options);
  return [new ActionRowBuilder().addComponents(press, form), new ActionRowBuilder().addComponents(pick)];
}

function form() {
  const word = new TextInputBuilder().setCustomId("word").setStyle(TextInputStyle.Short);
  const label = new LabelBuilder().setLabel("A word").setTextInputComponent(word);
  return new ModalBuilder().setCustomId("form").setTitle("A form").addLabelComponents(label);
}

const answers = {
  async hello(interaction) {
    const name = interaction.options.getString("name");
    await interaction.reply({ content: `Hello ${name}!`, flags: MessageFlags.Ephemeral });
  },
  async menu(interaction) {
    await interaction.reply({ content: "Menu", components: menu() });
  },
  async later(interaction) {
    await interaction.deferReply();
    await interaction.editReply("Done");
    await interaction.followUp("And more");
  },
  async edit(interaction) {
    await interaction.reply("First");
    await interaction.editReply("Second");
  },
  async card(interaction) {
    const gallery = new MediaGalleryBuilder().addItems({ media: { url: "attachment://card.png" } });
    const container = new ContainerBuilder()
      .addTextDisplayComponents((text) => text.setContent("A card"))
      .addMediaGalleryComponents(gallery);
    await interaction.reply({ components: [container], files: [PICTURE], flags: MessageFlags.IsComponentsV2 });
  },
  async who(interaction) {
    const person = interaction.options.getUser("person");
    const member = await interaction.guild.members.fetch({ user: person.id, force: true });
    await interaction.reply(`${member.displayName} is ${person.username}`);
  },
  async where(interaction) {
    const place = interaction.options.getChannel("place");
    const channels = await interaction.guild.channels.fetch();
    const names = channels.map((channel) => channel.name).sort();
    await interaction.reply(`${place.name} of ${names.join(" and ")}`);
  },
  async post(interaction) {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    const channel = await client.channels.fetch(interaction.channelId, { force: true });
    const gone = await channel.send("Gone");
    await gone.delete();
    const sent = await channel.send("One");
    await sent.edit("Two");
    const fetched = await channel.messages.fetch({ message: sent.id, force: true });
    await interaction.editReply(`Fetched ${fetched.content}`);
  },
  async whisper(interaction) {
    await interaction.user.send("Psst");
    await interaction.reply("Sent");
  },
  async wrong(interaction) {
    try {
      await client.rest.post(`/channels/${interaction.channelId}/messages`, { body: {} });
    } catch (error) {
      await interaction.reply(`Refused with ${error.status} ${error.code}`);
    }
  },
  async press(interaction) {
    await interaction.update("Pressed");
  },
  async pick(interaction) {
    await interaction.update(`Picked ${interaction.values[0]}`);
  },
  async form(interaction) {
    if (interaction.isModalSubmit()) {
      const word = interaction.fields.getTextInputValue("word");
      await interaction.reply({ content: `You wrote ${word}`, flags: MessageFlags.Ephemeral });
    } else {
      await interaction.showModal(form());
    }
  },
};

client.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused();
    const names = ["Laura", "Clara"].filter((name) => name.startsWith(typed));
    await interaction.respond(names.map((name) => ({ name, value: name })));
  } else {
    await answers[interaction.commandName ?? interaction.customId](interaction);
  }
});
client.once(Events.ClientReady, () => client.application.commands.set(COMMANDS));
process.on("unhandledRejection", (error) => console.error(error));
client.login(process.env.TOKEN);

// The bot of the comparison for oceanic.js.

const { ApplicationCommandOptionTypes: Options, ButtonStyles, Client, ComponentTypes, Intents } = require("oceanic.js");

const PICTURE = { contents: Buffer.from(process.env.PICTURE, "base64"), name: "card.png" };
const EPHEMERAL = 1 << 6;
const COMPONENTS_V2 = 1 << 15;
const client = new Client({
  auth: `Bot ${process.env.TOKEN}`,
  gateway: { intents: Intents.GUILDS, maxShards: 2 },
  rest: { baseURL: process.env.API_URL },
});

const required = (type, name, more) => ({ type, name, description: `The ${name}`, required: true, ...more });
const command = (name, description, ...options) => ({ type: 1, name, description, options });
const COMMANDS = [
  command("hello", "Say hello", required(Options.STRING, "name", { autocomplete: true })),
  command("who", "Look a member up", required(Options.USER, "person")),
  command("where", "Look the channels up", required(Options.CHANNEL, "place")),
  command("menu", "Show buttons and a select"),
  command("later", "Answer later"),
  command("edit", "Edit the answer"),
  command("card", "Show a picture"),
  command("post", "Post messages"),
  command("whisper", "Send a direct message"),
  command("wrong", "Do what Discord refuses"),
];

const row = (...components) => ({ type: ComponentTypes.ACTION_ROW, components });
const MENU = [
  row(
    { type: ComponentTypes.BUTTON, customID: "press", label: "Press", style: ButtonStyles.SECONDARY },
    { type: ComponentTypes.BUTTON, customID: "form", label: "Form", style: ButtonStyles.PRIMARY, emoji: { name: "📝" } },
  ),
  row({
    type: ComponentTypes.STRING_SELECT,
    customID: "pick",
    options: ["Red", "Blue"].map((name) => ({ label: name, value: name })),
  }),
];
const FORM = {
  title: "A form",
  customID: "form",
  components: [row({ type: ComponentTypes.TEXT_INPUT, customID: "word", label: "A word", style: 1 })],
};
const CARD = {
  type: ComponentTypes.CONTAINER,
  components: [
    { type: ComponentTypes.TEXT_DISPLAY, content: "A card" },
    { type: ComponentTypes.MEDIA_GALLERY, items: [{ media: { url: "attachment://card.png" } }] },
  ],
};

const answers = {
  async hello(interaction) {
    const name = interaction.data.options.getString("name");
    await interaction.createMessage({ content: `Hello ${name}!`, flags: EPHEMERAL });
  },
  async menu(interaction) {
    await interaction.createMessage({ content: "Menu", components: MENU });
  },
  async later(interaction) {
    await interaction.defer();
    await interaction.editOriginal({ content: "Done" });
    await interaction.createFollowup({ content: "And more" });
  },
  async edit(interaction) {
    await interaction.createMessage({ content: "First" });
    await interaction.editOriginal({ content: "Second" });
  },
  async card(interaction) {
    await interaction.createMessage({ components: [CARD], files: [PICTURE], flags: COMPONENTS_V2 });
  },
  async who(interaction) {
    const person = interaction.data.options.getUser("person");
    const member = await client.rest.guilds.getMember(interaction.guildID, person.id);
    await interaction.createMessage({ content: `${member.displayName} is ${person.username}` });
  },
  async where(interaction) {
    const place = interaction.data.options.getChannel("place");
    const channels = await client.rest.guilds.getChannels(interaction.guildID);
    const names = channels.map((channel) => channel.name).sort();
    await interaction.createMessage({ content: `${place.name} of ${names.join(" and ")}` });
  },
  async post(interaction) {
    await interaction.defer(EPHEMERAL);
    const channel = await client.rest.channels.get(interaction.channelID);
    const gone = await channel.createMessage({ content: "Gone" });
    await gone.delete();
    const sent = await channel.createMessage({ content: "One" });
    await sent.edit({ content: "Two" });
    const fetched = await channel.getMessage(sent.id);
    await interaction.editOriginal({ content: `Fetched ${fetched.content}` });
  },
  async whisper(interaction) {
    const direct = await interaction.user.createDM();
    await direct.createMessage({ content: "Psst" });
    await interaction.createMessage({ content: "Sent" });
  },
  async wrong(interaction) {
    try {
      await client.rest.channels.createMessage(interaction.channelID, {});
    } catch (error) {
      await interaction.createMessage({ content: `Refused with ${error.status} ${error.code}` });
    }
  },
  async press(interaction) {
    await interaction.editParent({ content: "Pressed" });
  },
  async pick(interaction) {
    await interaction.editParent({ content: `Picked ${interaction.data.values.getStrings()[0]}` });
  },
  async form(interaction) {
    if (interaction.isModalSubmitInteraction()) {
      const word = interaction.data.components.getTextInput("word");
      await interaction.createMessage({ content: `You wrote ${word}`, flags: EPHEMERAL });
    } else {
      await interaction.createModal(FORM);
    }
  },
};

client.on("interactionCreate", async (interaction) => {
  if (interaction.isAutocompleteInteraction()) {
    const typed = interaction.data.options.getFocused().value;
    const names = ["Laura", "Clara"].filter((name) => name.startsWith(typed));
    await interaction.result(names.map((name) => ({ name, value: name })));
  } else {
    await answers[interaction.data.name ?? interaction.data.customID](interaction);
  }
});
client.once("ready", () => client.application.bulkEditGlobalCommands(COMMANDS));
client.on("error", (error) => console.error(error));
process.on("unhandledRejection", (error) => console.error(error));
client.connect();

// The bot of the comparison for eris.

const http = require("node:http");
const { Client, Constants } = require("eris");

const { ApplicationCommandOptionTypes: Options, ComponentTypes } = Constants;
const { hostname, port, pathname } = new URL(process.env.API_URL);

// eris speaks HTTPS only, on its usual port. This agent of Node's sends its requests over HTTP, to the port that we want.
class Plain extends http.Agent {
  protocol = "https:";

  addRequest(request, options) {
    request.setHeader("Host", `${hostname}:${port}`);
    super.addRequest(request, { ...options, port });
  }
}
const EPHEMERAL = 1 << 6;
const client = new Client(`Bot ${process.env.TOKEN}`, {
  intents: ["guilds"],
  maxShards: 2,
  restMode: true,
  rest: { domain: hostname, baseURL: pathname, agent: new Plain() },
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
  command("post", "Post messages"),
  command("whisper", "Send a direct message"),
  command("wrong", "Do what Discord refuses"),
];

const row = (...components) => ({ type: ComponentTypes.ACTION_ROW, components });
const MENU = [
  row(
    { type: ComponentTypes.BUTTON, custom_id: "press", label: "Press", style: 2 },
    { type: ComponentTypes.BUTTON, custom_id: "form", label: "Form", style: 1, emoji: { name: "📝", id: null } },
  ),
  row({
    type: ComponentTypes.SELECT_MENU ?? ComponentTypes.STRING_SELECT,
    custom_id: "pick",
    options: ["Red", "Blue"].map((name) => ({ label: name, value: name })),
  }),
];
const FORM = {
  title: "A form",
  custom_id: "form",
  components: [row({ type: ComponentTypes.TEXT_INPUT, custom_id: "word", label: "A word", style: 1 })],
};

const answers = {
  async hello(interaction) {
    await interaction.createMessage({ content: `Hello ${interaction.data.options[0].value}!`, flags: EPHEMERAL });
  },
  async menu(interaction) {
    await interaction.createMessage({ content: "Menu", components: MENU });
  },
  async later(interaction) {
    await interaction.defer();
    await interaction.editOriginalMessage("Done");
    await interaction.createFollowup("And more");
  },
  async edit(interaction) {
    await interaction.createMessage("First");
    await interaction.editOriginalMessage("Second");
  },
  async who(interaction) {
    const person = interaction.data.resolved.users.get(interaction.data.options[0].value);
    const member = await client.getRESTGuildMember(interaction.guildID, person.id);
    await interaction.createMessage(`${member.nick ?? member.user.globalName} is ${person.username}`);
  },
  async where(interaction) {
    const place = client.getChannel(interaction.data.options[0].value);
    const channels = await client.getRESTGuildChannels(interaction.guildID);
    const names = channels.map((channel) => channel.name).sort();
    await interaction.createMessage(`${place.name} of ${names.join(" and ")}`);
  },
  async post(interaction) {
    await interaction.defer(EPHEMERAL);
    const channel = await client.getRESTChannel(interaction.channel.id);
    const gone = await client.createMessage(channel.id, "Gone");
    await gone.delete();
    const sent = await client.createMessage(channel.id, "One");
    await sent.edit("Two");
    const fetched = await client.getMessage(channel.id, sent.id);
    await interaction.editOriginalMessage(`Fetched ${fetched.content}`);
  },
  async whisper(interaction) {
    const direct = await (interaction.member ?? interaction).user.getDMChannel();
    await direct.createMessage("Psst");
    await interaction.createMessage("Sent");
  },
  async wrong(interaction) {
    try {
      await client.requestHandler.request("POST", `/channels/${interaction.channel.id}/messages`, true, {});
    } catch (error) {
      await interaction.createMessage(`Refused with ${error.res.statusCode} ${error.code}`);
    }
  },
  async press(interaction) {
    await interaction.editParent({ content: "Pressed" });
  },
  async pick(interaction) {
    await interaction.editParent({ content: `Picked ${interaction.data.values[0]}` });
  },
  async form(interaction) {
    if (interaction.type === Constants.InteractionTypes.MODAL_SUBMIT) {
      const word = interaction.data.components[0].components[0].value;
      await interaction.createMessage({ content: `You wrote ${word}`, flags: EPHEMERAL });
    } else {
      await interaction.createModal(FORM);
    }
  },
};

client.on("interactionCreate", async (interaction) => {
  if (interaction.type === Constants.InteractionTypes.APPLICATION_COMMAND_AUTOCOMPLETE) {
    const typed = interaction.data.options[0].value;
    const names = ["Laura", "Clara"].filter((name) => name.startsWith(typed));
    await interaction.result(names.map((name) => ({ name, value: name })));
  } else {
    await answers[interaction.data.name ?? interaction.data.custom_id](interaction);
  }
});
client.once("ready", () => client.bulkEditCommands(COMMANDS));
client.on("error", (error) => console.error(error));
process.on("unhandledRejection", (error) => console.error(error));
client.connect();

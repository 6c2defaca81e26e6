// `node sdk.js FOLDER`: writes what the page posts to Discord's window, and what Discord's own SDK posts for the same.

import { pathToFileURL } from "node:url";

import { load, Window } from "./window.js";

const HERE = "?frame_id=1&instance_id=2&platform=", ID = "1";
const USER = { id: ID, username: "laura", discriminator: "0", avatar: null, public_flags: 0 };
const SCOPES = ["identify", "rpc.activities.write"];
const LOCK = { lock_state: 1, picture_in_picture_lock_state: 1, grid_lock_state: 1 };
const PEOPLE = "ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE", LAYOUT = "ACTIVITY_LAYOUT_MODE_UPDATE";
const ANSWERS = {
  AUTHORIZE: { code: "code" },
  AUTHENTICATE: { access_token: "token", user: USER, scopes: SCOPES, expires: "2026-01-01", application: { id: ID, name: "Cards", description: "" } },
  SUBSCRIBE: ({ evt }) => ({ evt }),
  GET_ACTIVITY_INSTANCE_CONNECTED_PARTICIPANTS: { participants: [] },
  SET_ACTIVITY: { name: "Cards", type: 0 },
  SET_CONFIG: { use_interactive_pip: true },
  SET_ORIENTATION_LOCK_STATE: null,
  OPEN_INVITE_DIALOG: null,
  OPEN_EXTERNAL_LINK: { opened: true },
  SHARE_LINK: { success: true, didCopyLink: false, didSendMessage: true },
};

const kinds = {
  ours: {
    open: () => load(),
    authorize: (page) => page.authorize(),
    authenticate: (page) => page.authenticate("token"),
    layout: (page) => page.onLayout(() => {}),
    people: (page) => page.onPeople(() => {}),
    presence: (page) => page.setPresence("CLARO", "Round 2"),
    arrange: (page) => page.arrange(),
    invite: (page) => page.invite(),
    link: (page) => page.openLink("https://example.org/"),
    share: (page) => page.share("Play along!"),
    close: (page) => page.close("Goodbye"),
  },
  theirs: {
    async open() {
      const { DiscordSDK } = await import(pathToFileURL(`${process.argv[2]}/index.mjs`));
      return new DiscordSDK(ID, { disableConsoleLogOverride: true });
    },
    authorize: ({ commands }) => commands.authorize({ client_id: ID, response_type: "code", state: "", prompt: "none", scope: SCOPES }),
    authenticate: ({ commands }) => commands.authenticate({ access_token: "token" }),
    layout: (sdk) => sdk.subscribe(LAYOUT, () => {}),
    async people(sdk) {
      await sdk.commands.getInstanceConnectedParticipants();
      await sdk.subscribe(PEOPLE, () => {});
    },
    presence: ({ commands }) => commands.setActivity({ activity: { type: 0, details: "CLARO", state: "Round 2" } }),
    arrange: ({ commands, platform }) => (
      platform === "mobile" ? commands.setOrientationLockState(LOCK) : commands.setConfig({ use_interactive_pip: true })
    ),
    invite: ({ commands }) => commands.openInviteDialog(),
    link: ({ commands }) => commands.openExternalLink({ url: "https://example.org/" }),
    share: ({ commands }) => commands.shareLink({ message: "Play along!" }),
    close: (sdk) => sdk.close(1000, "Goodbye"),
  },
};

const told = {};
for (const [whose, { open, ...calls }] of Object.entries(kinds)) {
  told[whose] = {};
  for (const platform of ["desktop", "mobile"]) {
    const around = new Window(ANSWERS, HERE + platform), page = await open();
    await page.ready();
    told[whose][`open, ${platform}`] = around.posted.splice(0);
    for (const [name, call] of Object.entries(calls)) {
      await call(page);
      told[whose][`${name}, ${platform}`] = around.posted.splice(0);
    }
  }
}
process.stdout.write(JSON.stringify(told));
process.exit();  // what the page still waits for

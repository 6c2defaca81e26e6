import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";

import { load, settled, Window } from "./window.js";

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => mock.timers.reset());

const SCOPES = ["identify", "rpc.activities.write"];

async function open(answers = {}, search = "?frame_id=1&instance_id=2&platform=desktop") {
  const around = new Window({ AUTHENTICATE: { scopes: SCOPES }, SET_ACTIVITY: {}, ...answers }, search);
  const discord = await load();
  await discord.ready();
  return { around, discord };
}

test("what somebody plays is told when it changes, and at most every four seconds", async () => {
  const { around, discord } = await open();
  const told = () => around.commands.filter(([cmd]) => cmd === "SET_ACTIVITY").map(([, { activity }]) => activity);
  discord.setPresence("CLARO", "Round 1");
  assert.deepEqual(told(), []);  // before Discord knows the page
  await discord.authenticate("token");
  discord.setPresence("CLARO", "Round 1");
  assert.deepEqual(told(), [{ type: 0, details: "CLARO", state: "Round 1" }]);
  for (const round of [2, 3, 4]) discord.setPresence("CLARO", `Round ${round}`);
  mock.timers.tick(3999);
  assert.equal(told().length, 1);
  mock.timers.tick(1);
  assert.deepEqual(told().slice(1), [{ type: 0, details: "CLARO", state: "Round 4" }]);
  mock.timers.tick(60_000);
  discord.setPresence("CLARO", "Round 4");
  assert.equal(told().length, 2);
  discord.setPresence("C".repeat(200), "");
  mock.timers.tick(4000);
  discord.setPresence(null, "");
  assert.deepEqual(told().slice(2), [{ type: 0, details: "C".repeat(128) }, null]);
});

test("whoever may not tell what is played tells nothing", async () => {
  const { around, discord } = await open({ AUTHENTICATE: { scopes: ["identify"] } });
  await discord.authenticate("token");
  discord.setPresence("CLARO", "Round 1");
  assert.deepEqual(around.commands.map(([cmd]) => cmd), ["AUTHENTICATE"]);
});

test("an application that may not ask for it asks for the name alone", async () => {
  const unknown = new Error("OAuth2 Error: invalid_scope: The requested scope is invalid, unknown, or malformed.");
  const { around, discord } = await open({
    AUTHORIZE: ({ args: { scope } }) => (scope.length > 1 ? unknown : { code: "code" }),
  });
  assert.equal(await discord.authorize(), "code");
  assert.deepEqual(around.commands.map(([, { scope }]) => scope), [SCOPES, ["identify"]]);
});

test("whoever refuses is not asked again", async () => {
  const { around, discord } = await open({ AUTHORIZE: new Error("OAuth2 Error: access_denied: The resource owner denied the request") });
  await assert.rejects(discord.authorize(), /access_denied/);
  assert.equal(around.commands.length, 1);
});

test("what Discord refuses or never answers harms nothing", async () => {
  for (const answer of [undefined, new Error("Invalid command")]) {
    const names = ["SET_ACTIVITY", "SET_CONFIG", "SET_ORIENTATION_LOCK_STATE", "OPEN_INVITE_DIALOG", "SHARE_LINK"];
    const { discord } = await open(Object.fromEntries(names.map((name) => [name, answer])));
    await discord.authenticate("token");
    discord.setPresence("CLARO", "");
    const calls = Promise.allSettled([discord.arrange(), discord.invite(), discord.share("Hello")]);
    await settled();
    mock.timers.tick(180_000);
    const [arranged, ...asked] = await calls;
    assert.equal(arranged.status, "fulfilled");
    for (const { reason } of asked) assert.match(reason.message, answer ? /Invalid command/ : /no answer/);
  }
});

test("a telephone may be turned, and a small picture elsewhere takes presses", async () => {
  const screen = await open();
  await Promise.race([screen.discord.arrange(), settled()]);
  assert.deepEqual(screen.around.commands, [["SET_CONFIG", { use_interactive_pip: true }]]);
  const phone = await open({}, "?frame_id=1&instance_id=2&platform=mobile");
  await Promise.race([phone.discord.arrange(), settled()]);
  assert.deepEqual(phone.around.commands, [
    ["SET_ORIENTATION_LOCK_STATE", { lock_state: 1, picture_in_picture_lock_state: 1, grid_lock_state: 1 }],
  ]);
});

test("what is shared mentions nobody, and is no longer than Discord takes", async () => {
  const { around, discord } = await open({ SHARE_LINK: { success: true, didCopyLink: false, didSendMessage: true } });
  await discord.share(`@everyone and <@1> play ${"x".repeat(2000)}`);
  const [[, { message }]] = around.commands;
  assert.doesNotMatch(message, /@\w/);
  assert.equal(message.length, 1000);
});

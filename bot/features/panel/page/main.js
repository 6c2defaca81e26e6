// Where everything begins: Discord says who it is while the page that shows the table is still loading.

import * as discord from "./discord.js";
import { learn, say } from "./dom.js";
import { address, connect } from "./wire.js";

// How long the bot may take to answer, in milliseconds. It asks Discord three times.
const LONGEST_LOGIN = 40_000;

const view = import("./view.js");
// Before the bot knows who it is, it speaks the browser's language.
learn(JSON.parse(document.querySelector("meta[name=words]").content));

// Whoever has refused is not asked again until they wish it: each request opens a dialog of Discord's.
const refused = () => Object.assign(new Error("refused"), { text: say("refused") });

async function login() {
  await discord.ready();
  const code = await discord.authorize().catch(() => Promise.reject(refused()));
  const answer = await fetch(address("token"), {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ code, instance: discord.instance }),
    signal: AbortSignal.timeout(LONGEST_LOGIN),
  });
  const given = await answer.json().catch(() => ({}));
  if (!answer.ok) throw Object.assign(new Error(given.text), { text: answer.status < 500 ? given.text : undefined });
  if (given.access_token) discord.authenticate(given.access_token).then(() => view.then(({ watch }) => watch()), () => {});
  return given.session;
}

connect({
  login,
  heard: (frame) => view.then(({ hear }) => hear(frame)),
  changed: (how, text) => view.then(({ changed }) => changed(how, text)),
});

// Signs that people at a table give each other: a bubble at the sender's plate for a moment, and nothing else.

import { announce, el, say } from "./dom.js";
import { ask } from "./sheets.js";
import { play } from "./sound.js";
import { send } from "./wire.js";

const SHOWN = 2500;

let signs = [];
// Who has given a sign since the page was opened, by their ids, and whose signs are not shown here.
const heard = new Map(), muted = new Set();

// Its buttons stay where they are when the page is told another language.
export function learnEmotes(given) {
  signs = given ?? [];
  for (const each of document.querySelectorAll(".emote-button")) each.title = each.ariaLabel = say("emote");
}

// The button for one's own plate, or beside the table for who watches.
export function emoteButton() {
  return el("button", {
    class: "emote-button", "data-id": "emote", "aria-label": say("emote"), title: say("emote"), "aria-haspopup": "dialog",
    on: { click: choose },
  }, "☺");
}

async function choose() {
  const sign = await ask(say("emote"), (done) => [
    el("div", { class: "emotes" }, signs.map((each) => el("button", { class: "option", on: { click: () => done(each) } }, each))),
    el("div", { class: "options" }, [...heard].map(([user, name]) => muteSwitch(user, name))),
  ]);
  if (sign) send({ op: "emote", sign });
}

function muteSwitch(user, name) {
  const toggle = ({ currentTarget }) => {
    if (!muted.delete(user)) muted.add(user);
    currentTarget.setAttribute("aria-pressed", String(muted.has(user)));
  };
  return el("button", { class: "option", "aria-pressed": String(muted.has(user)), on: { click: toggle } }, say("mute", { name }));
}

// root: what the board and its seats are in. me: one's own id. name: what the sender is called here.
export function hearEmote({ user, seat, sign }, root, me, name) {
  if (user !== me) heard.set(user, name);
  if (muted.has(user)) return;
  const faces = [...root.querySelectorAll(`[data-seat="${seat}"] :is(.face, .portrait)`)];
  const face = faces.find((each) => each.getClientRects().length), home = face ?? root;
  home.querySelector(":scope > .emote")?.remove();
  const bubble = el("span", { class: face ? "emote" : "emote loose", "aria-hidden": "true" }, face ? null : el("bdi", {}, name), sign);
  home.append(bubble);
  setTimeout(() => bubble.remove(), SHOWN);
  announce(`${name}: ${sign}`);
  play("emote");
}

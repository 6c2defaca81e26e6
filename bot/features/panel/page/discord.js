// What Discord's window around the page understands: arrays of an opcode and data, by postMessage.

const HANDSHAKE = 0, FRAME = 1, CLOSE = 2;
// How long Discord may take, and how long a person may think about what Discord asks them, in milliseconds.
const PATIENCE = 10_000, THOUGHT = 180_000;
// To say in somebody's profile what they play. Discord lets only some applications ask for it.
const PRESENCE = "rpc.activities.write";
const PRESENCE_PAUSE = 4000, LONGEST_LINE = 128, LONGEST_MESSAGE = 1000, UNLOCKED = 1;

const asked = new URLSearchParams(location.search);
const frameId = asked.get("frame_id");
export const instance = asked.get("instance_id") ?? "";
export const inDiscord = frameId !== null && window.parent !== window;

const client = window.parent.opener ?? window.parent;
const origin = document.referrer ? new URL(document.referrer).origin : "*";
const waiting = new Map();
const listeners = new Map();

export const clientId = () => document.querySelector("meta[name=client-id]").content || asked.get("client_id") || "";

function hear({ data, source, origin: from }) {
  if (source !== client || (origin !== "*" && from !== origin && from !== location.origin) || !Array.isArray(data)) return;
  const [opcode, frame] = data;
  if (opcode !== FRAME || typeof frame !== "object" || frame === null) return;
  if (frame.cmd === "DISPATCH") {
    listeners.get(frame.evt)?.(frame.data ?? {});
    return;
  }
  const promise = waiting.get(frame.nonce);
  waiting.delete(frame.nonce);
  if (frame.evt === "ERROR") promise?.reject(new Error(frame.data?.message ?? "refused"));
  else promise?.resolve(frame.data);
}

function call(cmd, args, evt, patience = PATIENCE) {
  const nonce = crypto.randomUUID?.() ?? String(Math.random());
  client.postMessage([FRAME, { cmd, args, ...(evt ? { evt } : {}), nonce }], origin);
  return new Promise((resolve, reject) => {
    waiting.set(nonce, { resolve, reject });
    setTimeout(() => waiting.delete(nonce) && reject(new Error("no answer from Discord")), patience);
  });
}

let shaken = null;

export function ready() {
  shaken ??= new Promise((resolve, reject) => {
    addEventListener("message", hear);
    listeners.set("READY", resolve);
    setTimeout(() => reject(new Error("no answer from Discord")), PATIENCE);
    const hello = { v: 1, encoding: "json", client_id: clientId(), frame_id: frameId };
    client.postMessage([HANDSHAKE, hello], origin);
  });
  shaken.catch(() => { shaken = null; });
  return shaken;
}

const agree = (...scope) => call("AUTHORIZE", {
  client_id: clientId(), response_type: "code", state: "", prompt: "none", scope,
}, undefined, THOUGHT);

export async function authorize() {
  const { code } = await agree("identify", PRESENCE).catch((error) => {
    if (error.message.includes("invalid_scope")) return agree("identify");
    throw error;
  });
  return code;
}

export async function authenticate(token) {
  const { scopes } = await call("AUTHENTICATE", { access_token: token });
  mayTell = scopes?.includes(PRESENCE) ?? false;
  tellPresence();
}

// Mode 0 is the whole window, 1 a small picture in a corner, 2 a tile among others.
export function onLayout(heard) {
  listeners.set("ACTIVITY_LAYOUT_MODE_UPDATE", ({ layout_mode: mode }) => heard(mode));
  return call("SUBSCRIBE", undefined, "ACTIVITY_LAYOUT_MODE_UPDATE");
}

export const openLink = (url) => call("OPEN_EXTERNAL_LINK", { url });

// Who has the panel open, now and whenever somebody comes or goes.
export function onPeople(heard) {
  const tell = ({ participants }) => heard(participants ?? []);
  listeners.set("ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE", tell);
  people().then(tell).catch(() => {});
  return call("SUBSCRIBE", undefined, "ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE");
}

const people = () => call("GET_ACTIVITY_INSTANCE_CONNECTED_PARTICIPANTS");

// A small picture takes presses, and a telephone may be turned. Where Discord does not do it, nothing is lost.
export function arrange() {
  if (asked.get("platform") !== "mobile") return call("SET_CONFIG", { use_interactive_pip: true }).catch(() => {});
  const states = { lock_state: UNLOCKED, picture_in_picture_lock_state: UNLOCKED, grid_lock_state: UNLOCKED };
  return call("SET_ORIENTATION_LOCK_STATE", states).catch(() => {});
}

let mayTell = false, presence = null, told = "null", pausing = false;

// Says in somebody's profile what they play, such as the game and the round; nothing without a game.
export function setPresence(details, state) {
  const line = (text) => text.slice(0, LONGEST_LINE);
  presence = details ? { type: 0, details: line(details), ...(state ? { state: line(state) } : {}) } : null;
  tellPresence();
}

function tellPresence() {
  const now = JSON.stringify(presence);
  if (!mayTell || pausing || now === told) return;
  told = now;
  pausing = true;
  setTimeout(() => {
    pausing = false;
    tellPresence();
  }, PRESENCE_PAUSE);
  call("SET_ACTIVITY", { activity: presence }).catch(() => {});
}

// Opens Discord's dialogs, in which somebody invites others, or sends a link to the panel with a message. A picture could
// be shared only from an address of Discord's, so that it would have to be uploaded first.
export const invite = () => call("OPEN_INVITE_DIALOG", undefined, undefined, THOUGHT);
export const share = (message) => call("SHARE_LINK", {
  message: message.replaceAll("@", "@\u200b").slice(0, LONGEST_MESSAGE),  // names mention nobody
}, undefined, THOUGHT);

export function close(message) {
  client.postMessage([CLOSE, { code: 1000, message, nonce: String(Date.now()) }], origin);
}

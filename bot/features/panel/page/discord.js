// What Discord's window around the page understands: arrays of an opcode and data, by postMessage.

const HANDSHAKE = 0, FRAME = 1, CLOSE = 2;
// How long Discord may take, and how long a person may think about what Discord asks them, in milliseconds.
const PATIENCE = 10_000, THOUGHT = 180_000;

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

export async function authorize() {
  const { code } = await call("AUTHORIZE", {
    client_id: clientId(), response_type: "code", state: "", prompt: "none", scope: ["identify"],
  }, undefined, THOUGHT);
  return code;
}

export const authenticate = (token) => call("AUTHENTICATE", { access_token: token });

// Mode 0 is the whole window, 1 a small picture in a corner, 2 a tile among others.
export function onLayout(heard) {
  listeners.set("ACTIVITY_LAYOUT_MODE_UPDATE", ({ layout_mode: mode }) => heard(mode));
  return call("SUBSCRIBE", {}, "ACTIVITY_LAYOUT_MODE_UPDATE");
}

export const openLink = (url) => call("OPEN_EXTERNAL_LINK", { url });

// Who has the panel open, now and whenever somebody comes or goes.
export function onPeople(heard) {
  const tell = ({ participants }) => heard(participants ?? []);
  listeners.set("ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE", tell);
  people().then(tell).catch(() => {});
  return call("SUBSCRIBE", {}, "ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE");
}

const people = () => call("GET_ACTIVITY_INSTANCE_CONNECTED_PARTICIPANTS", {});

export function close(message) {
  client.postMessage([CLOSE, { code: 1000, message, nonce: String(Date.now()) }], origin);
}

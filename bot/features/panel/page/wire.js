// The connection to the bot: frames out, frames in, and connecting again with growing pauses.

const LOGIN_AGAIN = 4001, TOO_MANY = 4003, OTHER_TAB = 4004, TOO_SLOW = 4005, MOVED = 4006;
const LONGEST_PAUSE = 30_000, ADMITTED = 700, LONGEST_OPENING = 15_000;

const base = location.hostname.endsWith(".discordsays.com") ? "/.proxy/" : "./";
export const address = (path) => new URL(base + path, location.href);

let socket = null, seen = 0, failed = 0, timer, session = null, hooks = {}, again = "";

// What a bot that knows nothing any more is to press, so that what lies on the board lies there again.
export const keep = (pressed) => { again = pressed; };

// heard: called with each frame; changed: with "open", "lost", "offline", "other-tab"; login: returns a new session.
export function connect(given) {
  hooks = given;
  enter();
}

async function enter() {
  clearTimeout(timer);
  try {
    if (session === null) {
      session = await hooks.login();
      seen = 0;
    }
  } catch (error) {
    if (error.text) return hooks.changed("refused", error.text);
    return later();
  }
  open();
}

function open() {
  const url = address("socket");
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.search = "";
  const mine = socket = new WebSocket(url);
  let known = false;
  const opened = () => {
    if (known || mine !== socket) return;
    known = true;
    failed = 0;
    hooks.changed("open");
  };
  const late = setTimeout(() => mine.close(), LONGEST_OPENING);
  mine.onopen = () => {
    clearTimeout(late);
    mine.send(JSON.stringify({ op: "hello", session, seen, again }));
    // Whoever has missed nothing is sent nothing.
    setTimeout(opened, ADMITTED);
  };
  mine.onmessage = ({ data }) => {
    if (mine !== socket) return;
    const frame = JSON.parse(data);
    opened();
    hooks.heard(frame);
    seen = frame.n ?? seen;
  };
  mine.onclose = ({ code }) => {
    clearTimeout(late);
    if (mine !== socket) return;
    socket = null;
    if (code === OTHER_TAB) return hooks.changed("other-tab");
    if (code === LOGIN_AGAIN) session = null;
    if (code === TOO_MANY || code === TOO_SLOW) failed = Math.max(failed, 2);
    later(code === MOVED ? 1000 : undefined);
  };
}

// Pauses vary, so that a thousand pages do not come back at the same moment.
function later(pause = Math.min(LONGEST_PAUSE, 400 * 2 ** failed) * (0.7 + Math.random() * 0.6)) {
  failed += 1;
  hooks.changed("lost");
  clearTimeout(timer);
  timer = setTimeout(enter, pause);
}

export function retry() {
  failed = 0;
  socket?.close();
  socket = null;
  enter();
}

// Whoever comes back to the page does not wait for the pause to end. A connection over a network that has gone is silent.
addEventListener("offline", () => hooks.changed?.("offline"));
addEventListener("online", () => (socket || failed) && retry());
document.addEventListener("visibilitychange", () => !document.hidden && failed > 2 && retry());

export function send(frame) {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(frame));
  return true;
}

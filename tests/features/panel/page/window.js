// A window around a page, for tests in Node: it keeps what the page posts, and answers as a test wishes.

import { setImmediate } from "node:timers/promises";

export class Window {
  // answers: by a command's name, the data of its answer, an Error that refuses it, or what returns one of these for a
  // frame. What is undefined is never answered.
  constructor(answers, search = "") {
    Object.assign(this, { answers, posted: [], heard: [] });
    const parent = { postMessage: (message) => this.take(message) };
    const window = { parent, location: { search, origin: "https://1.discordsays.com" }, addEventListener: (_, hear) => this.heard.push(hear), removeEventListener() {} };
    Object.assign(globalThis, {
      window, location: window.location, addEventListener: window.addEventListener,
      document: { referrer: "https://discord.com/", querySelector: () => ({ content: "1" }) },
    });
    this.parent = parent;
  }

  take([opcode, frame]) {
    this.posted.push([opcode, JSON.parse(JSON.stringify({ ...frame, nonce: undefined }))]);
    if (opcode === 0) return this.say({ cmd: "DISPATCH", evt: "READY", data: READY, nonce: null });
    const given = this.answers[frame.cmd], answer = typeof given === "function" ? given(frame) : given;
    if (opcode !== 1 || answer === undefined) return;
    const refused = answer instanceof Error, data = refused ? { code: 4006, message: answer.message } : answer;
    this.say({ cmd: frame.cmd, data, evt: refused ? "ERROR" : null, nonce: frame.nonce });
  }

  say(frame) {
    queueMicrotask(() => this.heard.forEach((hear) => (
      hear({ data: [1, frame], source: this.parent, origin: "https://discord.com" })
    )));
  }

  // Of the commands that were posted, their names and what came with them.
  get commands() {
    return this.posted.filter(([opcode]) => opcode === 1).map(([, { cmd, args }]) => [cmd, args]);
  }
}

const READY = {
  v: 1, config: { api_endpoint: "//discord.com/api", cdn_host: "cdn.discordapp.com", environment: "production" },
  user: { id: "1", username: "laura", discriminator: "0", bot: false, flags: 0, premium_type: 0 },
};

export const settled = () => setImmediate();

let loads = 0;
export const load = () => import(`../../../../bot/features/panel/page/discord.js?${loads += 1}`);

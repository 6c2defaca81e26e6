// What Discord's client says to an Activity: the protocol of the Embedded App SDK, by messages between windows.

const HANDSHAKE = 0, FRAME = 1, CLOSE = 2;
export const NORMAL = 1000;
const LONGEST_REASON = 500;
const INVALID_CLIENT = 4000, INVALID_VERSION = 4004, INVALID_ENCODING = 4005;
const UNKNOWN_ERROR = 1000, INVALID_COMMAND = 4002, INVALID_EVENT = 4004, INVALID_PERMISSIONS = 4006;

export class RpcError extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

export class Rpc {
  // `post` sends a message to the Activity, `ready()` is the data of READY, `commands` and `events` are what is served:
  // `commands[name](args)` returns the answer's data, `events[name]()` what is sent at once to whom subscribes, or
  // nothing. `onReady()` hears of each handshake, with which all begins anew. `scopes()` are those of the Activity, once it has authenticated; `needs` says which one a name takes.
  constructor({ client, frame, post, ready, commands, events, scopes, needs, onReady, onClose }) {
    Object.assign(this, { client, frame, post, ready, commands, events, scopes, needs, onReady, onClose });
    this.subscribed = null; // null before the handshake
  }

  take(message) {
    if (!Array.isArray(message)) return;
    const [op, data] = message;
    if (op === HANDSHAKE) this.handshake(data ?? {});
    else if (op === CLOSE) this.close(data);
    else if (op === FRAME && this.subscribed && typeof data?.cmd === "string") this.answer(data);
  }

  handshake({ v, encoding, client_id: client, frame_id: frame }) {
    if (Number(v) !== 1) return this.refuse(INVALID_VERSION, "Invalid Version");
    if (encoding && encoding !== "json") return this.refuse(INVALID_ENCODING, "Invalid Encoding");
    if (client !== this.client || frame !== this.frame) return this.refuse(INVALID_CLIENT, "Invalid Client ID");
    this.subscribed = new Set();
    this.onReady();
    this.dispatch("READY", this.ready());
  }

  // What is no number and no text says nothing.
  close(data) {
    const { code, message } = data ?? {};
    this.onClose(Number.isInteger(code) ? code : NORMAL, typeof message === "string" ? message.slice(0, LONGEST_REASON) : "");
  }

  refuse(code, message) {
    console.warn(`The handshake of the Activity is refused: ${message}`);
    this.post([CLOSE, { code, message }]);
  }

  dispatch(evt, data) {
    this.post([FRAME, { cmd: "DISPATCH", evt, data, nonce: null }]);
  }

  // Sends an event, if the Activity wants it.
  emit(evt, data) {
    if (this.subscribed?.has(evt)) this.dispatch(evt, data);
  }

  async answer({ cmd, args, evt, nonce = null }) {
    try {
      const data = cmd === "SUBSCRIBE" || cmd === "UNSUBSCRIBE" ? this.subscribe(cmd, evt) : await this.command(cmd, args ?? {});
      this.post([FRAME, { cmd, data, evt: null, nonce }]);
      if (cmd !== "SUBSCRIBE") return;
      const now = this.events[evt]();
      if (now) this.dispatch(evt, now);
    } catch (error) {
      const { code = UNKNOWN_ERROR, message } = error;
      console.warn(`${cmd} of the Activity is refused: ${message}`);
      this.post([FRAME, { cmd, data: { code, message }, evt: "ERROR", nonce }]);
    }
  }

  command(cmd, args) {
    if (!Object.hasOwn(this.commands, cmd)) throw new RpcError(INVALID_COMMAND, `Invalid command: ${cmd} (the playground does not serve it)`);
    this.check(cmd);
    return this.commands[cmd](args);
  }

  subscribe(cmd, evt) {
    if (!Object.hasOwn(this.events, evt)) throw new RpcError(INVALID_EVENT, `Invalid event: ${evt} (the playground does not serve it)`);
    this.check(evt);
    if (cmd === "SUBSCRIBE") this.subscribed.add(evt);
    else this.subscribed.delete(evt);
    return { evt };
  }

  check(name) {
    const needed = this.needs[name];
    if (needed && !this.scopes().includes(needed)) throw new RpcError(INVALID_PERMISSIONS, "Not authenticated or invalid scope");
  }
}

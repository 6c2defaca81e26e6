// A person's client: REST with the person's token, and the gateway.

export class Api {
  constructor(base, token) {
    this.base = base;
    this.token = token;
  }

  // Sends JSON or, with files, a form. Throws an Error with Discord's text if the request is refused.
  async request(method, path, body, files = []) {
    const headers = { Authorization: this.token };
    let content = body && JSON.stringify(body);
    if (files.length) {
      const form = new FormData();
      form.append("payload_json", content);
      files.forEach((file, place) => form.append(`files[${place}]`, file, file.name));
      content = form;
    } else if (body) headers["Content-Type"] = "application/json";
    const response = await fetch(this.base + path, { method, headers, body: content });
    const answer = response.status === 204 ? null : await response.json();
    if (!response.ok) throw Object.assign(new Error(answer?.message ?? response.statusText), { code: answer?.code, body: answer });
    return answer;
  }
}

export class Gateway {
  // Keeps a socket open. Calls `onEvent(name, data)` for events, and `onState(connected)` when it opens or closes.
  constructor(url, token, onEvent, onState) {
    Object.assign(this, { url, token, onEvent, onState, closed: false });
    this.connect();
  }

  connect() {
    this.socket = new WebSocket(this.url);
    let heart;
    this.socket.onmessage = ({ data }) => {
      const frame = JSON.parse(data);
      if (frame.op === 10) {
        heart = setInterval(() => this.send(1, this.sequence ?? null), frame.d.heartbeat_interval);
        this.send(2, { token: this.token, properties: { browser: "playground" }, intents: 0 });
      } else if (frame.op === 0) {
        this.sequence = frame.s;
        if (frame.t === "READY") {
          this.sessionId = frame.d.session_id;
          this.onState(true);
        }
        this.onEvent(frame.t, frame.d);
      } else if (frame.op === 7 || frame.op === 9) this.socket.close();
    };
    this.socket.onclose = () => {
      clearInterval(heart);
      if (this.closed) return;
      this.onState(false);
      setTimeout(() => this.connect(), 1000);
    };
  }

  send(op, d) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ op, d }));
  }

  close() {
    this.closed = true;
    this.socket.close();
  }
}

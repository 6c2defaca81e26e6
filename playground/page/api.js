// A person's client: REST with the person's token, and the gateway.

export class Api {
  constructor(base, token) {
    this.base = base;
    this.token = token;
  }

  async request(method, path, body) {
    const response = await fetch(this.base + path, {
      method,
      headers: { Authorization: this.token, ...(body && { "Content-Type": "application/json" }) },
      body: body && JSON.stringify(body),
    });
    const answer = response.status === 204 ? null : await response.json();
    if (!response.ok) throw new Error(answer?.message ?? response.statusText);
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
      }
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

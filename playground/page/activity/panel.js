// The panel in which a channel's Activity runs, and the line above the messages by which others join it.

import { commandsOf, NEEDS, participants, rpcUser } from "/page/activity/commands.js";
import { NORMAL, Rpc } from "/page/activity/rpc.js";
import { element } from "/page/dom.js";

const LAYOUTS = ["focused", "pip", "grid"]; // by Discord's numbers
const SIGNS = { focused: "□", pip: "◲", grid: "▦" };
const SANDBOX = "allow-scripts allow-same-origin allow-forms allow-modals allow-pointer-lock allow-orientation-lock allow-downloads";
const ALLOWED = "autoplay; clipboard-write; encrypted-media; fullscreen; gamepad";
const PHONE = "(max-width: 700px)";

export class Panel {
  // `session()` is the id of the client's session, `application()` the application's name, `notice(text)` tells.
  constructor({ world, me, words, api, place, session, application, notice }) {
    Object.assign(this, { world, me, words, api, place, session, application, notice });
    this.origin = `${location.protocol}//${location.hostname}:${world.activity_port}`;
    this.pane = document.querySelector("#activity");
    this.bar = document.querySelector("#activity-bar");
    this.instance = null;
    this.channel = null;
    this.there = new Map(); // the instance of each channel that has one
    this.questions = new Set();
    this.layout = 0;
    addEventListener("message", (event) => {
      if (this.frame && event.source === this.frame.contentWindow && event.origin === this.origin) this.rpc.take(event.data);
    });
    new ResizeObserver(() => this.turned()).observe(this.pane);
  }

  // Shows what is in a channel.
  async show(channel) {
    this.channel = channel;
    this.line();
    if (!this.world.activity) return;
    const found = await this.api.request("GET", `/channels/${channel.id}/activity-instance`).catch(() => null);
    if (found) this.update(found);
    else this.there.delete(channel.id);
    this.line();
  }

  // Takes part again with a new session, if the person did before. The old one has left, of which the news may come.
  async again() {
    if (!this.instance) return;
    this.coming = true;
    await this.join(this.instance.location.channel_id).catch(() => this.end());
    this.coming = false;
  }

  join(channel) {
    return this.api.request("PUT", `/channels/${channel}/activity-instance/@me`, { session_id: this.session() }).then((joined) => this.update(joined));
  }

  // Takes the news of an instance: who takes part in it now.
  update(instance) {
    const id = instance.location.channel_id;
    if (instance.participants.length) this.there.set(id, instance);
    else this.there.delete(id);
    const open = this.instance?.instance_id === instance.instance_id;
    if (!instance.participants.some((each) => each.session_id === this.session())) {
      if (open && !this.coming) this.end();
    } else if (!open) {
      const before = this.instance;
      this.end();
      if (before && before.location.channel_id !== id) this.leave(before);
      this.begin(instance);
    } else {
      this.instance = instance;
      this.rpc.emit("ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE", participants(instance));
    }
    this.line();
  }

  // The line above the messages, in a channel whose Activity is open elsewhere only
  line() {
    const found = this.there.get(this.channel?.id);
    this.bar.hidden = !found || this.instance?.instance_id === found.instance_id;
    if (this.bar.hidden) return this.bar.replaceChildren();
    this.bar.replaceChildren(
      element("bdi", {}, `🚀 ${this.application()}`), element("span", {}, this.words("taking", { names: names(found) })),
      element("button", { type: "button", class: "button primary", onclick: () => this.join(this.channel.id).catch((error) => this.notice(error.message)) }, this.words("join")));
  }

  begin(instance) {
    this.instance = instance;
    this.granted = [];
    const { location: at, instance_id: id, launch_id: launch } = instance;
    const phone = matchMedia(PHONE).matches;
    const frame = identifier();
    const query = new URLSearchParams({ instance_id: id, location_id: at.id, launch_id: launch, channel_id: at.channel_id });
    if (at.guild_id) query.set("guild_id", at.guild_id);
    query.set("frame_id", frame);
    query.set("discord_proxy_ticket", this.session());
    query.set("platform", phone ? "mobile" : "desktop");
    if (phone) query.set("mobile_app_version", "300.0");
    for (const name of ["custom_id", "referrer_id"]) if (this.place.searchParams.has(name)) query.set(name, this.place.searchParams.get(name));
    this.mine = instance.participants.find((each) => each.user_id === this.me.id).user;
    this.rpc = new Rpc({
      client: this.world.application_id, frame, needs: NEEDS,
      scopes: () => this.granted,
      post: (message) => this.frame?.contentWindow.postMessage(message, this.origin),
      ready: () => ({
        v: 1, config: { cdn_host: location.host, api_endpoint: `//${location.host}/api`, environment: "production" },
        user: JSON.parse(JSON.stringify(rpcUser(this.mine), (_, value) => value ?? undefined)),
      }),
      commands: commandsOf({ world: this.world, me: this.me, words: this.words, api: this.api, application: this.application, panel: this }),
      events: {
        ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE: () => null,
        ACTIVITY_LAYOUT_MODE_UPDATE: () => null,
        ORIENTATION_UPDATE: () => orientation(this.upright),
        CURRENT_USER_UPDATE: () => rpcUser(this.mine),
        THERMAL_STATE_UPDATE: () => null,
      },
      onReady: () => Object.assign(this, { granted: [], token: null, authing: false }),
      onClose: (code, message) => {
        if (code !== NORMAL && message) this.notice(this.words("activityClosed", { text: message }));
        this.close();
      },
    });
    this.frame = element("iframe", { title: this.application(), allow: ALLOWED, sandbox: SANDBOX, src: `${this.origin}/.playground?${query}` });
    const { words } = this;
    this.pane.replaceChildren(
      element("header", {}, element("bdi", {}, this.application()),
        ...LAYOUTS.map((name, number) => element("button", { type: "button", title: words(name), "aria-label": words(name), "data-layout": name, onclick: () => this.lay(number) }, SIGNS[name])),
        element("button", { type: "button", class: "close", title: words("leave"), "aria-label": words("leave"), onclick: () => this.close() }, "✕")),
      element("div", { class: "stage", onclick: () => this.lay(0) }, this.frame));
    this.pane.setAttribute("aria-label", this.application());
    this.pane.hidden = false;
    document.body.classList.add("with-activity");
    this.interact(false);
    this.lay(0);
  }

  renamed(user) {
    this.mine = user;
    this.rpc?.emit("CURRENT_USER_UPDATE", rpcUser(user));
  }

  lay(number) {
    const before = this.layout;
    this.layout = number;
    for (const [each, name] of LAYOUTS.entries()) this.pane.classList.toggle(name, each === number);
    for (const button of this.pane.querySelectorAll("[data-layout]")) button.setAttribute("aria-pressed", String(button.dataset.layout === LAYOUTS[number]));
    if (before !== number) this.rpc.emit("ACTIVITY_LAYOUT_MODE_UPDATE", { layout_mode: number });
  }

  // A small picture takes clicks only if the Activity wants that. Else a click makes it large.
  interact(interactive) {
    this.pane.classList.toggle("interactive", interactive);
  }

  turned() {
    const upright = this.pane.clientHeight > this.pane.clientWidth;
    if (this.pane.hidden || upright === this.upright) return;
    this.upright = upright;
    this.rpc?.emit("ORIENTATION_UPDATE", orientation(upright));
  }

  close() {
    this.leave(this.instance);
    this.end();
    document.querySelector("#text").focus();
  }

  leave(instance) {
    const session = encodeURIComponent(this.session());
    this.api.request("DELETE", `/channels/${instance.location.channel_id}/activity-instance/@me?session_id=${session}`).catch(() => {});
  }

  // Takes the panel away.
  end() {
    for (const dialog of this.questions) dialog.close();
    this.instance = this.frame = null;
    this.pane.replaceChildren();
    this.pane.hidden = true;
    document.body.classList.remove("with-activity");
    this.line();
  }
}

function names(instance) {
  return [...new Set(instance.participants.map(({ user, nick }) => nick ?? user.global_name ?? user.username))].join(", ");
}

function orientation(upright) {
  return { screen_orientation: upright ? 0 : 1, orientation: upright ? "portrait" : "landscape" };
}

// A random id. The browser's own is only for pages of this machine.
function identifier() {
  const digits = [...crypto.getRandomValues(new Uint8Array(16))].map((each) => each.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

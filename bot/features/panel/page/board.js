// A game as it lies on a table. A board is made in any element of the page and finds everything below it, so that two of
// them can stand side by side. It has one state, the scene that it shows; what moves is the difference to the one before.

import { play } from "./acts.js";
import { announce, card, el, isSame, isStill, keyed, learnNames, measure, redraw, say, setVars } from "./dom.js";
import { Hand } from "./hand.js";
import { inline, markdown, plain } from "./markdown.js";
import { Motion } from "./motion.js";
import { button, parts, texts } from "./parts.js";
import { badges, colourOf, drawSeats, fillAvatar, fillSeat, seatNode } from "./seats.js";
import { toast } from "./sheets.js";
import { goesOn, isHeld, isTurn, lastLook, news, packed, plan } from "./state.js";
import { fillPot, fillZone, potNode, zoneNode } from "./zones.js";

// In milliseconds: how long the last card is looked at before the end covers the table; how long the table may lag behind
// so that a star is taken before the next card falls.
const LAST_LOOK = 1500, STILL_LOOK = 2200, PATIENCE = 2400, OWN_PATIENCE = 1100;
const FACTS = 3;
// What a message says; nobody wants to hear a seal.
const linesOf = (components) => texts(components).flatMap((each) => each.split("\n")).filter((each) => each.trim() && !/[0-9a-f]{64}/.test(each));
// What the end has to tell. A game of one's own lists its last moves and all places once more, which the board shows.
const ending = (scene) => linesOf(scene.message).filter((each) => !scene.on || !/^(-# |\d+\. )/.test(each));
const SOUNDS = { play: "laid", pass: "pass", fold: "pass", pay: "chips", take: "chips", star: "star", sweep: "taken", draw: "dealt", deal: "dealt", show: "dealt" };

export class Board {
  // given: context, as for markdown (a function); sound(name), chair(scene), moment(scene, ply), which answer what is heard
  // and pressed; own(), what stands at the own plate; told, whether a screen reader is told what happens here.
  constructor(root, given) {
    this.root = root;
    this.given = { context: () => ({}), told: true, ...given, felt: (step, at) => this.felt(step, at) };
    this.scene = null;
    this.waiting = null;
    this.won = new Map();
    this.motion = new Motion(this);
    this.seats = el("div", { class: "seats" });
    this.middle = el("div", { class: "middle" });
    this.zones = el("div", { class: "zones" });
    this.words = el("div", { class: "words" });
    this.light = el("div", { class: "light", "aria-hidden": "true" });
    this.before = el("div", { class: "own" });
    this.table = el("main", { class: "table", tabindex: "-1" }, el("div", { class: "felt" }), this.light, this.seats, this.middle, this.before);
    this.hand = new Hand(this, this.table);
    this.said = el("section", { class: "said" });
    this.story = el("section", { class: "story" });
    root.classList.add("board");
    root.replaceChildren(this.table, el("div", { class: "side" }, this.said, this.story), this.hand.root, this.motion.air);
    this.focused = null;
    root.addEventListener("focusin", ({ target }) => { this.focused = target; });
    new ResizeObserver(() => {
      this.shine();
      this.pack();
    }).observe(this.table);
  }

  close() {
    clearTimeout(this.waiting?.timer);
    this.motion.stop();
    this.hand.close();
    this.root.replaceChildren();
  }

  play(move, node) {
    const { waiting } = this;
    if (waiting?.scene && waiting.scene.turn !== this.scene.turn) return void this.catchUp();  // this choice is over
    return play(this.scene, move, node);
  }

  felt(step, at) {
    const name = SOUNDS[step.kind];
    if (name) this.motion.later(at + (step.kind === "play" ? 300 : 0), () => this.given.sound?.(name));
  }

  // Shows a scene, or none; events are what led to it from the one before.
  show(scene, events = []) {
    const { waiting } = this;
    // A card chosen beforehand was chosen from the hand before this one.
    if (events.some((each) => each.kind === "deal")) this.hand.prepared = null;
    if (waiting) {
      Object.assign(waiting, { scene, events: waiting.events && [...waiting.events, ...events] });
      if (!scene || scene.key !== this.scene.key || scene.paused) this.catchUp();
      return;
    }
    if (scene && goesOn(this.scene, scene) && !document.hidden) {
      const left = this.motion.busyUntil - performance.now();
      if (left > 0) return this.wait(scene, events, Math.min(left, isTurn(scene) ? OWN_PATIENCE : PATIENCE));
      const ends = this.scene.status === "playing" && scene.status === "finished";
      const covers = isStill() && events.some((each) => each.kind === "sweep") && events.some((each) => each.kind === "play");
      // Before the end covers the table, and where nothing moves, the last card is seen where it fell.
      if (ends || covers) {
        const shown = lastLook(this.scene, scene, events, isStill());
        this.draw(shown, isStill() ? [] : events, { ends });
        this.wait(scene, null, isStill() ? STILL_LOOK : Math.max(LAST_LOOK, this.motion.busyUntil - performance.now() + 600));
        return;
      }
    }
    this.draw(scene, events);
  }

  wait(scene, events, left) {
    this.waiting = { scene, events, timer: setTimeout(() => this.catchUp(), left) };
  }

  catchUp() {
    const { scene, events, timer } = this.waiting;
    clearTimeout(timer);
    this.waiting = null;
    this.motion.busyUntil = 0;
    // What was only to be looked at first has been.
    if (events) this.show(scene, events);
    else this.draw(scene, []);
  }

  // In another language, or with other names.
  again() {
    if (this.scene) this.draw(this.scene, []);
  }

  draw(scene, events) {
    const before = this.scene, on = goesOn(before, scene), context = this.given.context();
    this.motion.stop();
    const was = on ? this.motion.snapshot() : null;
    this.scene = scene;
    if (!scene) return this.clear();
    learnNames(scene.spoken);
    const { root } = this;
    Object.assign(root.dataset, { game: scene.game, status: scene.status, plies: scene.plies, kind: scene.kind });
    if (/^#[0-9a-f]{6}$/i.test(scene.accent)) setVars(root, { accent: scene.accent });
    this.table.setAttribute("aria-label", say("table"));
    this.remember(scene, events, on);
    this.drawSeats(scene, context);
    const mine = scene.you === null ? null : this.plate(scene, context);
    if (scene.status === "playing" || (scene.kind === "past" && !scene.message.length)) this.drawGame(scene, context);
    else if (scene.podium.length && scene.kind !== "lesson") this.drawPodium(scene, context);  // a lesson ends with what was learnt
    else this.drawMessage(scene, mine, context);
    this.hand.draw(scene, mine, context);
    this.drawSaid(scene, context);
    this.drawStory(scene, context);
    this.shine();
    if (on && (events.length || before.plies !== scene.plies)) this.motion.go(plan(before, scene, events), was, before, scene);
    else if (scene.status === "playing" && !scene.plies && (!before || before.key !== scene.key || before.status === "lobby")) this.motion.deal(scene);
    if (this.given.told && before?.key !== scene.key) this.greet(scene, context);
    else if (this.given.told) this.tell(before, scene, context);
    if (before?.key === scene.key && scene.status === "finished" && before.status === "playing" && !scene.lost) this.motion.celebrate();
    this.keepFocus(before?.key !== scene.key);
  }

  clear() {
    for (const name of ["game", "status", "plies", "kind"]) delete this.root.dataset[name];
    for (const each of [this.seats, this.middle, this.before, this.said, this.story]) each.replaceChildren();
    for (const each of [this.middle, this.said, this.story]) each.shown = undefined;
    delete this.middle.dataset.kind;
    this.hand.clear();
    this.won.clear();
  }

  // Whether a hand that was shown has won is seen for as long as its cards lie there.
  remember(scene, events, on) {
    const there = new Set(scene.zones.map((each) => each.name));
    for (const name of [...this.won.keys()]) if (!on || !there.has(name)) this.won.delete(name);
    const takers = new Set(events.filter((each) => each.kind === "take").map((each) => each.seat));
    for (const each of events) if (each.kind === "show") this.won.set(each.zone, takers.has(each.seat));
  }

  drawSeats(scene, context) {
    drawSeats(this.seats, scene, context, this.given.chair);
    const lying = scene.status === "playing" || scene.kind === "past" ? scene.zones.filter((each) => each.seat !== null) : [];
    this.drawZones(this.before, lying.filter((each) => each.seat === scene.you), scene);
    for (const node of this.seats.querySelectorAll(".seat[data-seat]")) {
      this.drawZones(node.lastChild, lying.filter((each) => each.seat === Number(node.dataset.seat)), scene);
    }
  }

  drawZones(parent, zones, scene) {
    keyed(parent, zones, (each) => `${each.name} ${each.shape}`, (each) => zoneNode(this, each), (node, each) => {
      node.classList.toggle("won", this.won.get(each.name) === true);
      node.classList.toggle("lost", this.won.get(each.name) === false);
      fillZone(this, node, each, scene);
    });
  }

  // One's own plate stands in the tray, or above the table's message.
  plate(scene, context) {
    const seat = scene.seats[scene.you];
    if (this.own?.dataset.seat !== String(seat.seat)) {
      this.own = seatNode(seat);
      this.own.append(this.given.own?.() ?? "");
    }
    fillSeat(this.own, scene, seat, context, this.given.sound);
    return this.own;
  }

  drawGame(scene, context) {
    const { middle, zones, words } = this;
    if (middle.dataset.kind !== "game") {
      middle.dataset.kind = "game";
      middle.replaceChildren(zones, words);
    }
    const lying = scene.zones.filter((each) => each.seat === null);
    const grids = lying.filter((each) => each.shape === "grid"), columns = (each) => each.columns || 1;
    setVars(zones, { widest: Math.max(1, ...grids.map(columns)), rows: grids.reduce((sum, each) => sum + Math.ceil(each.cards.length / columns(each)), 0) });
    zones.classList.toggle("gridded", grids.length > 0);
    zones.classList.toggle("rowed", !grids.length && (lying.length > 3 || lying.some((each) => each.shape === "row")));
    const shown = [...lying, ...(scene.pot === null ? [] : [{ name: "pot", pot: scene.pot }])];
    keyed(zones, shown, (each) => `${each.name} ${each.shape ?? ""}`, (each) => ("pot" in each ? potNode() : zoneNode(this, each)), (node, each) => (
      "pot" in each ? fillPot(node, each.pot) : fillZone(this, node, each, scene)
    ));
    this.pack();
    words.classList.toggle("unseen", scene.drawn);
    words.classList.toggle("seen", this.won.size > 0);
    if (!isSame(words, scene.board, context.names)) redraw(words, markdown(scene.board, context));
  }

  // Rows are as large as all of them have room for.
  pack() {
    const { clientWidth: width, clientHeight: height } = this.table, alone = !this.seats.firstChild;
    const sizes = (this.scene?.zones ?? []).filter((each) => each.seat === null).map((each) => (each.shape === "row" ? each.cards.length : 1));
    setVars(this.zones, { packed: `${packed(sizes, width * 0.92, height * (alone ? 0.9 : 0.55), Math.min(width, height) * (alone ? 0.5 : 0.22))}px` });
  }

  row(scene, context) {
    const shown = (more) => scene.actions.filter((each) => each.more === more).map((each) => button(each, { ...context, on: scene.on || null }));
    const acts = [...shown(false), ...(context.around?.(scene) ?? []), ...shown(true)];
    return acts.length > 0 && el("div", { class: "row" }, acts);
  }

  drawMessage(scene, mine, context) {
    const { middle } = this;
    middle.dataset.kind = "message";
    const shown = parts(scene.message, { ...context, on: scene.on || null });
    const cards = scene.status === "lobby" ? this.given.poster?.(scene.game) ?? [] : [];
    const poster = cards.length > 0 && el("div", { class: "poster", "aria-hidden": "true" }, cards.map((name) => card(name)));
    redraw(middle, poster, scene.status === "lobby" && mine, el("div", { class: "card-of-table" }, el("div", { class: "scroll", tabindex: "0" }, shown), this.row(scene, context)));
  }

  // The end: the winners above the others, what is worth telling, and what comes next.
  drawPodium(scene, context) {
    const { middle } = this;
    const stands = middle.dataset.kind === "podium";
    middle.dataset.kind = "podium";
    const place = (seats, number) => el("div", { class: "step", vars: { place: number } }, seats.map((seat) => {
      const node = el("div", { class: "winner", "data-seat": seat }), given = scene.seats[seat], avatar = el("span", { class: "avatar" });
      const shown = badges({ ...given, held: null }, scene);
      fillAvatar(avatar, given);
      setVars(node, { colour: colourOf(seat) });
      node.append(el("span", { class: "portrait" }, number === 0 && !scene.lost ? el("i", { class: "crown", "aria-hidden": "true" }, "👑") : null, avatar),
        el("strong", {}, el("bdi", {}, given.name)), el("span", { class: "counts" }, shown.length ? shown : inline(given.counts, context)));
      return node;
    }), el("span", { class: "number", "aria-hidden": "true" }, scene.lost ? "" : String(number + 1)));
    const lines = ending(scene).filter((each) => !/^[^\p{L}\d]*\d+\u2069?\./u.test(each)), head = lines.findLastIndex((each) => each.startsWith("#"));
    const facts = [...scene.facts, ...lines.slice(head + 1)].slice(0, FACTS).map((each) => el("li", {}, inline(each.replace(/^(-# )?( *[-*] )?/, ""), context)));
    const title = head >= 0 && el("h2", {}, inline(lines[head].replace(/^#+ /, ""), context));
    const shown = isSame(this.table, scene.podium, lines, scene.facts, scene.lost, context.names);
    if (!stands || !shown) {
      middle.replaceChildren(el("div", { class: "podium", role: "group", "aria-label": say("result") }, title || "", el("div", { class: "steps" }, scene.podium.map(place)),
        facts.length ? el("ul", { class: "facts" }, facts) : null, el("div", { class: "next" })));
    }
    redraw(middle.querySelector(".next"), this.row(scene, context));
  }

  // A light that glides to whoever is on turn.
  shine() {
    const { scene, light } = this;
    const acting = scene?.status === "playing" && !scene.paused ? scene.seats.filter((each) => each.acting && !each.away) : [];
    light.classList.toggle("on", acting.length === 1);
    if (acting.length !== 1) return;
    const [{ seat, you }] = acting;
    const face = you ? null : this.seats.querySelector(`.seat[data-seat="${seat}"] .face`);
    measure(() => [this.table.getBoundingClientRect(), face?.getBoundingClientRect()], ([table, face]) => {
      const x = face?.width ? face.left + face.width / 2 - table.left : table.width / 2;
      const y = face?.width ? face.top + face.height / 2 - table.top : table.height;
      setVars(light, { lx: `${x.toFixed(0)}px`, ly: `${y.toFixed(0)}px` });
    });
  }

  // What a coach says, or a review: beside the table.
  drawSaid(scene, context) {
    const { said } = this;
    said.hidden = !scene.said.length;
    if (isSame(said, scene.said, scene.on, context.names)) return;
    said.className = "said";
    if (!scene.said.length) return said.replaceChildren();
    const fold = ({ currentTarget }) => currentTarget.setAttribute("aria-expanded", String(!said.classList.toggle("folded")));
    const shut = said.querySelector(".fold") ?? el("button", { class: "fold", "aria-expanded": "true", "aria-label": say("fold"), on: { click: fold } }, "⌄");
    const body = said.querySelector(".scroll") ?? el("div", { class: "scroll" });
    if (!body.isConnected) said.replaceChildren(shut, body);
    redraw(body, parts(scene.said, { ...context, on: scene.on || null }));
    said.classList.toggle("asks", Boolean(body.querySelector(".button, .list")));
    shut.setAttribute("aria-expanded", "true");
  }

  // What has happened. Where moments of the game can be shown, each line leads to its own.
  drawStory(scene, context) {
    const { story } = this, lines = scene.status === "playing" || scene.kind === "past" ? scene.story : [];
    const moments = scene.moves !== null && Boolean(scene.moment);
    if (!lines.length && !moments) {
      story.shown = undefined;
      return story.replaceChildren();
    }
    if (!story.firstChild) {
      const toggle = ({ currentTarget }) => currentTarget.setAttribute("aria-expanded", String(story.classList.toggle("open")));
      story.append(el("button", { class: "fold", "aria-expanded": "false", on: { click: toggle } }, "⌃"), el("h2", {}), el("ol", { tabindex: "0" }), el("div", { class: "moments" }));
      new ResizeObserver(() => this.follow()).observe(story.children[2]);
    }
    const [fold, title, list, bar] = story.children;
    title.textContent = say("story");
    for (const each of [story, fold, list]) each.setAttribute("aria-label", say("story"));
    this.drawMoments(bar, scene, moments);
    if (isSame(list, lines, context.names, moments, scene.plies)) return;
    list.replaceChildren(...lines.map(({ text, ply }) => {
      const told = inline(text, context), now = moments && ply === scene.plies;
      return el("li", { "aria-current": now ? "true" : null }, moments ? el("button", { class: "moment", on: { click: () => this.given.moment(scene, ply) } }, told) : told);
    }));
    this.follow();
  }

  // The move that is looked at, or the last one, is seen, however much room the story has.
  follow() {
    const list = this.story.querySelector("ol"), now = list?.querySelector("[aria-current]");
    if (list) measure(() => (now ? now.offsetTop - list.clientHeight / 2 : list.scrollHeight), (top) => { list.scrollTop = top; });
  }

  drawMoments(bar, scene, moments) {
    bar.hidden = !moments;
    if (!moments) return bar.replaceChildren();
    const { moves, plies } = scene, go = (ply) => this.given.moment(this.scene, Math.max(0, Math.min(this.scene.moves, ply)));
    if (!bar.firstChild) {
      const slide = el("input", { type: "range", min: 0, step: 1, on: { change: () => go(Number(slide.value)) } });
      const step = (by, sign) => el("button", { class: "button plain", on: { click: () => go(this.scene.plies + by) } }, sign);
      bar.append(step(-1, "‹"), slide, step(1, "›"), el("button", { class: "button plain live", on: { click: () => go(this.scene.moves) } }));
    }
    const [back, slide, forward, live] = bar.children;
    for (const [node, word] of [[back, say("earlier")], [slide, say("moment")], [forward, say("later")]]) node.setAttribute("aria-label", word);
    slide.max = moves;
    slide.value = plies;
    back.disabled = plies <= 0;
    forward.disabled = live.disabled = plies >= moves;
    live.textContent = say("live");
  }

  tell(before, scene, context) {
    const saidIn = (from) => [...linesOf(from.said), ...(from.status === "lobby" ? [...from.seats.map(({ name }) => name), ...linesOf(from.message)] : [])].map((each) => plain(each, context));
    // Whoever looks back hears where they are, and not all that has happened until then.
    const told = (scene.kind === "past" ? scene.story.slice(-1) : news(before.story, scene.story)).map(({ text }) => plain(text, context));
    const acting = (from) => from.seats.filter((each) => each.acting).map((each) => each.seat);
    const now = acting(scene).filter((seat) => !acting(before).includes(seat) || scene.turn !== before.turn);
    const mine = now.includes(scene.you) && isTurn(scene);
    const others = now.length === 1 ? say("turn-of", { name: scene.seats[now[0]].name }) : "";
    // Below an open sheet, nobody sees the light.
    const covered = document.querySelector("dialog[open]"), state = scene.state !== before.state && scene.state;
    if (mine && covered) toast(say("your-turn"), context);
    if (state && covered) toast(state, context);
    if (mine) this.given.sound?.("turn");
    const ended = scene.status !== before.status && ["finished", "ended"].includes(scene.status);
    if (ended && scene.status === "finished") this.given.sound?.(scene.lost || (scene.you !== null && !scene.podium[0]?.includes(scene.you)) ? "lose" : "win");
    const cheers = Object.keys(scene.cheers ?? {}).filter((sign) => scene.cheers[sign] > (before.cheers?.[sign] ?? 0));
    this.motion.cheer(cheers);
    announce(
      ...told, ...saidIn(scene).filter((each) => !saidIn(before).includes(each)),
      scene.status === "playing" && !isHeld(scene) ? (mine ? say("your-turn") : others) : "",
      state && !covered && plain(state, context),
      cheers.length > 0 && say("cheered", { signs: cheers.join(" ") }),
      ...(ended ? [...ending(scene), ...scene.facts].slice(0, 6).map((each) => plain(each, context)) : []),
    );
  }

  // What is told of a game that has come before the person.
  greet(scene, context) {
    const mine = scene.status === "playing" && isTurn(scene) && say("your-turn");
    const told = [...linesOf(scene.said), ...(scene.status === "playing" ? [] : ending(scene)), ...scene.facts].map((each) => plain(each, context));
    announce(scene.title, scene.stage, ...told, scene.hand && plain(scene.hand.text, context), mine);
  }

  // What had the focus may be gone, such as the card that was played, or what has opened this game: the next thing to do has it then.
  keepFocus(opened) {
    if (document.querySelector("dialog[open]")) return;
    const now = document.activeElement, gone = this.focused && !this.focused.isConnected;
    const lost = now === this.parked || (opened ? document.hasFocus() && (now === document.body || !now.checkVisibility()) : gone && now === document.body);
    const card = this.hand.fan.querySelector(".card.playable") ?? this.hand.fan.querySelector(".card[tabindex='0']");
    const stuck = isTurn(this.scene) && this.hand.fan.contains(now) && now.matches(".dim") && card?.matches(".playable");
    if (!lost && !stuck) return;
    const next = card ?? this.hand.acts.querySelector("button:not([disabled])") ?? this.table.querySelector(".row button, .zone [data-place]:is(button), .zone[tabindex]") ?? this.table;
    this.parked = next === this.table ? next : undefined;  // until there is something to do
    next.focus({ preventScroll: true });
  }
}

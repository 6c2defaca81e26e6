// The person's own cards: a fan to tap, to throw from, or to go through with the arrow keys; and buttons beside it.

import { draft, fillIn, play } from "./acts.js";
import { announce, card, cardName, el, isSame, isStill, keyed, measure, redraw, say, setVars } from "./dom.js";
import { inline, markdown, plain } from "./markdown.js";
import { button } from "./parts.js";
import { ask, askFor, keepQuestions } from "./sheets.js";
import { fan, inHand, isHeld, isTurn } from "./state.js";

// For how many seconds the rope burns. In pixels: how far a finger moves before it draws a card; a flick's speed in a second; how far a card leans at most.
const ROPE = 10, DRAG = 9, FLICK = 500, LEAN = 14, WIDEST = 924, EDGE = 12;
const KINDS = { good: "good", main: "main", marked: "bad", plain: "plain" };

const joined = (word, values) => [word, ...values].filter(Boolean).join(" ");

// What stands on a button tells what the picture beside it does not, or less of the same.
function said({ card: name, label, ways }) {
  const text = plain(label), spoken = cardName(name);
  if (ways?.length) return spoken;  // the label is that of the first way
  return text.startsWith(spoken) || spoken.startsWith(text) ? [text, spoken].sort((one, other) => other.length - one.length)[0] : `${text}, ${spoken}`;
}

export class Hand {
  // board: whose hand it is; table: the node onto which cards are thrown.
  constructor(board, table) {
    this.board = board;
    this.table = table;
    this.cards = [];
    this.picked = new Set();
    this.held = null;
    this.prepared = null;
    this.fan = el("div", { class: "fan", role: "toolbar", on: { keydown: (event) => this.walk(event) } });
    this.words = el("div", { class: "words" });
    this.acts = el("div", { class: "acts" });
    this.mine = el("div", { class: "mine" });
    this.root = el("section", { class: "tray" }, el("div", { class: "rope", "aria-hidden": "true" }), this.mine, this.words, this.fan, this.acts);
    this.root.hidden = true;
    this.wide = Math.min(WIDEST, innerWidth) - 2 * EDGE;
    new ResizeObserver(([{ contentRect: { width } }]) => {
      if (!width || width === this.wide) return;
      this.wide = width;
      this.lay();
    }).observe(this.fan);
    for (const each of [this.words, this.acts]) {
      each.addEventListener("scroll", () => hint(each), { passive: true });
      new ResizeObserver(() => hint(each)).observe(each);
    }
    this.ends = new AbortController();
    const { signal } = this.ends;
    addEventListener("resize", () => this.lay(), { signal });
    this.fan.addEventListener("pointermove", (event) => this.drag(event));
    for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) this.fan.addEventListener(end, (event) => this.drop(event));
    addEventListener("blur", (event) => this.drop(event), { signal });
  }

  // me: the seat's own plate, which the board has made.
  draw(scene, me, context) {
    this.scene = scene;
    this.root.hidden = scene.you === null || scene.status !== "playing";
    keepQuestions(this.board, this.turn().turn);
    if (this.root.hidden) return this.clear();
    const { hand } = scene, held = isHeld(scene), turn = isTurn(scene);
    this.hand = hand ?? { text: "", about: "", cards: [], pick: null, lists: [], buttons: [] };
    this.cards = inHand(this.hand);
    this.picked = new Set(this.hand.pick ? this.hand.cards.filter((each) => each.marked).map((each) => each.value) : []);
    this.root.classList.toggle("turn", turn);
    this.fan.setAttribute("aria-label", say("hand"));
    this.root.setAttribute("aria-label", say("hand"));
    if (this.mine.firstChild !== me) this.mine.replaceChildren(me);
    const text = held ? scene.state || this.hand.text : this.hand.text;
    if (!isSame(this.words, text, this.hand.about, context.names)) {
      redraw(this.words, markdown(text, context), this.hand.about && el("p", { class: "small" }, inline(this.hand.about, context)));
    }
    this.usePrepared();
    this.lay();
    const helps = held ? scene.actions.filter((each) => !each.more).map((each) => button(each, context)) : [];
    redraw(this.acts, [...helps, ...this.hand.lists.map((row) => this.listButton(row)), ...this.hand.buttons.map((each) => this.actButton(each)), this.confirmButton()]);
    hint(this.words);
    hint(this.acts);
    this.burn();
  }

  clear() {
    this.root.hidden = true;
    this.cards = [];
    this.prepared = null;
    for (const each of [this.fan, this.mine, this.acts]) each.replaceChildren();
  }

  // In the last seconds of one's own turn, a rope burns along the edge.
  burn() {
    const { scene } = this, runs = isTurn(scene) && !scene.paused && scene.deadline !== null, rope = this.root.firstChild;
    if (isSame(rope, runs, scene.turn, scene.deadline)) return;
    clearTimeout(this.burning);
    rope.classList.remove("burns");
    if (!runs) return;
    const rest = scene.deadline - scene.now;
    setVars(rope, { starts: `${Math.min(0, Math.max(-ROPE, rest - ROPE))}s` });
    this.burning = setTimeout(() => rope.classList.add("burns"), Math.max(0, rest - ROPE) * 1000);
  }

  // Between two turns, a card can be chosen beforehand. It is played when its turn comes, if it can be then.
  usePrepared() {
    const { prepared, scene } = this;
    if (!prepared) return;
    const item = this.cards.find((each) => each.key === prepared.key), left = scene.paused || scene.seats[scene.you].away;
    if (!item || left || prepared.game !== scene.key) this.prepared = null;
    else if (isTurn(scene) && this.canAct()) {
      this.prepared = null;
      if (item.move && !item.dim && !item.ways.length) this.board.play(item.move, [...this.fan.children].find((each) => each.item?.key === item.key));
    }
  }

  // By which questions about a move know that it is over.
  turn() {
    return { board: this.board, turn: `${this.scene.key} ${this.scene.turn} ${isHeld(this.scene)}` };
  }

  close() {
    this.ends.abort();
    clearTimeout(this.burning);
    keepQuestions(this.board, null);
  }

  canAct() {
    return this.hand.buttons.length > 0 || this.hand.lists.length > 0 || this.cards.some((each) => each.move || each.draft || each.value);
  }

  mayPrepare() {
    return !isHeld(this.scene) && !isTurn(this.scene) && !this.canAct();
  }

  // As many rows as it takes for fingers to hit each card.
  lay() {
    if (this.root.hidden || !this.scene) return;
    const high = innerHeight, low = high <= 520;
    const most = low ? Math.min(high * 0.26, 104) : Math.min(high * 0.21, innerWidth > 1700 && high >= 900 ? 200 : 150);
    this.fan.hidden = !this.cards.length;
    // A card that is drawn away leaves no hole.
    const lying = this.cards.filter((each) => !(this.held?.away && this.held.node.item.key === each.key));
    const { wide, places, tall } = fan(lying.length, this.wide - 8, most, { opened: isTurn(this.scene) });
    setVars(this.fan, { w: `${wide.toFixed(1)}px`, tall: `${Math.ceil(tall)}px` });
    keyed(this.fan, this.cards, (item) => item.key, () => this.make(), (node, item) => {
      const place = lying.indexOf(item);
      if (place >= 0) {
        const { x, y, turn, row } = places[place];
        setVars(node, { x: `${x.toFixed(1)}px`, y: `${y.toFixed(1)}px`, lean: `${turn.toFixed(2)}deg`, over: document.dir === "rtl" ? row * 20 + 20 - place : place });
      }
      this.fill(node, item);
    });
    this.rove();
  }

  make() {
    return el("button", {
      class: "card", type: "button",
      on: { click: ({ currentTarget }) => !currentTarget.dragged && this.choose(currentTarget), pointerdown: (event) => this.grab(event) },
    }, el("span", { class: "lift" }));
  }

  fill(node, item) {
    const pick = Boolean(item.value), acts = Boolean(item.move || item.draft || pick), lift = node.firstChild;
    const marked = pick ? this.picked.has(item.value) : item.marked, prepared = this.prepared?.key === item.key;
    node.item = item;
    node.dataset.place = item.key;
    node.dataset.card = item.card;
    const costs = item.tag.startsWith("picture:");
    const classes = { dim: item.dim, marked, lies: !acts, playable: item.move && !item.dim, prepared, costs: item.move && costs };
    for (const [name, on] of Object.entries(classes)) node.classList.toggle(name, Boolean(on));
    node.setAttribute("aria-label", [said(item), prepared && say("prepared")].filter(Boolean).join(", "));
    const set = (name, value) => (value ? node.setAttribute(name, value) : node.removeAttribute(name));
    set("aria-disabled", (!acts && !this.mayPrepare()) || item.dim ? "true" : null);
    set("aria-haspopup", item.ways.length ? "dialog" : null);
    set("aria-pressed", item.draft || pick ? String(Boolean(marked)) : prepared ? "true" : null);
    if (isSame(lift, item.card, item.tag)) return;
    const tag = costs ? card(item.tag.slice(8)) : item.tag;
    lift.replaceChildren(card(item.card), ...(tag ? [el("span", { class: "tag" }, tag)] : []));
  }

  // What cannot be played is sent as well: the bot answers with the reason.
  choose(node) {
    const { item } = node;
    if (item.value) return this.toggle(item, node);
    if (item.draft) return draft(this.scene, item.draft, node);
    if (item.ways.length) return void this.chooseWay(item, node);
    if (item.move) return this.board.play(item.move, node);
    if (!this.mayPrepare()) return false;
    const taken = this.prepared?.key === item.key;
    this.prepared = taken ? null : { key: item.key, game: this.scene.key };
    announce(taken ? "" : `${said(item)}, ${say("prepared")}`);
    this.lay();
    return false;
  }

  async chooseWay(item, node) {
    const scene = this.scene;
    const way = await ask(cardName(item.card), (done) => [el("div", { class: "options" }, item.ways.map((each) => (
      el("button", { class: "option", on: { click: () => done(each) } }, card(item.card, { class: "icon" }), el("span", {}, each.label))
    )))], this.turn());
    if (way) play(scene, way.move, node);
  }

  toggle(item, node) {
    const { word, most, least, drafts } = this.hand.pick;
    if (!drafts && most <= 1) return this.board.play(joined(word, [item.value]), node);
    if (!this.picked.delete(item.value)) {
      if (this.picked.size >= most) this.picked.delete([...this.picked][0]);
      this.picked.add(item.value);
    }
    if (drafts) draft(this.scene, joined(word, this.chosen()));
    this.lay();
    const confirm = this.acts.querySelector(".confirm");
    if (confirm) confirm.disabled = this.picked.size < least;
    return true;
  }

  chosen() {
    return this.hand.cards.map((each) => each.value).filter((each) => this.picked.has(each));
  }

  confirmButton() {
    const { pick } = this.hand;
    if (!pick || pick.drafts || pick.most <= 1) return null;
    const go = ({ currentTarget }) => this.board.play(joined(pick.word, this.chosen()), currentTarget);
    return el("button", { class: "button main confirm", disabled: this.picked.size < pick.least, on: { click: go } }, say("choose"));
  }

  actButton(item) {
    const id = item.move || item.draft || item.ask?.word;
    const go = async ({ currentTarget }) => {
      if (item.ask) {
        const scene = this.scene, value = await askFor(item.ask, this.turn());
        return value === null ? false : fillIn(scene, item.ask, value, currentTarget);
      }
      return item.move ? this.board.play(item.move, currentTarget) : draft(this.scene, item.draft, currentTarget);
    };
    const sign = item.card ? card(item.card, { class: "icon" }) : item.emoji && el("span", { "aria-hidden": "true" }, inline(item.emoji));
    return el("button", { class: `button ${KINDS[item.tone]}`, disabled: !item.enabled, "data-id": id, on: { click: go } }, sign, el("span", {}, item.label));
  }

  listButton(row) {
    const go = async ({ currentTarget }) => {
      const scene = this.scene, value = await ask(row.hint, (done) => choices(row, done), this.turn());
      if (value) (row.drafts ? draft : play)(scene, joined(row.word, value), currentTarget);
    };
    const now = row.options.filter((each) => each.chosen).map((each) => each.label).join(", ");
    return el("button", { class: "list", "data-id": `list ${row.word}`, "aria-haspopup": "dialog", on: { click: go } },
      el("span", { class: now ? null : "hint" }, now || row.hint), el("span", { class: "mark", "aria-hidden": "true" }, "▾"));
  }

  // With the keyboard, the hand is one stop: arrows walk along it, Enter plays.
  rove() {
    const cards = [...this.fan.children], bright = cards.filter((each) => !each.classList.contains("dim"));
    const now = cards.find((each) => each === document.activeElement) ?? bright.find((each) => each.tabIndex === 0) ?? bright[0] ?? cards[0];
    for (const each of cards) each.tabIndex = each === now ? 0 : -1;
  }

  walk(event) {
    const cards = [...this.fan.children], place = cards.indexOf(document.activeElement);
    const [forward, back] = document.dir === "rtl" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
    const next = { [forward]: place + 1, ArrowDown: place + 1, [back]: place - 1, ArrowUp: place - 1, Home: 0, End: cards.length - 1 }[event.key];
    if (next === undefined || place < 0) return;
    event.preventDefault();
    cards[(next + cards.length) % cards.length].focus();
    this.rove();
  }

  // With a finger or the mouse, a card is drawn from the hand, or thrown. Only what could be pressed can be.
  grab(event) {
    const node = event.currentTarget;
    node.dragged = false;
    if (!node.item.move || event.button !== 0) return;
    this.held = { node, x: event.clientX, y: event.clientY, at: event.timeStamp, lastX: event.clientX, lastY: event.clientY, vx: 0, vy: 0, away: false };
    // However quickly it is drawn away, and wherever it is let go, the card hears of it.
    node.setPointerCapture(event.pointerId);
  }

  drag(event) {
    const { held } = this;
    if (!held) return;
    if (event.buttons === 0) return void this.drop(event);
    const dx = event.clientX - held.x, dy = event.clientY - held.y, passed = Math.max(1, event.timeStamp - held.at) / 1000;
    if (!held.node.dragged && Math.hypot(dx, dy) < DRAG) return;
    held.vx += (((event.clientX - held.lastX) / passed) - held.vx) * 0.4;
    held.vy += (((event.clientY - held.lastY) / passed) - held.vy) * 0.4;
    Object.assign(held, { at: event.timeStamp, lastX: event.clientX, lastY: event.clientY });
    if (!held.node.dragged) {
      held.node.dragged = true;
      held.node.classList.add("held");
      this.table.classList.add("takes");
    }
    const away = event.clientY < this.fan.getBoundingClientRect().top;
    if (away !== held.away) {
      held.away = away;
      this.lay();
    }
    setVars(held.node, { dx: `${dx}px`, dy: `${dy}px`, tilt: `${isStill() ? 0 : Math.max(-LEAN, Math.min(LEAN, held.vx / 60)).toFixed(1)}deg` });
  }

  drop(event) {
    const { held } = this;
    if (!held) return;
    const { node, vx, vy } = held;
    this.held = null;
    node.classList.remove("held");
    this.table.classList.remove("takes");
    if (!node.dragged) return;
    setTimeout(() => { node.dragged = false; });
    const lift = node.firstChild, from = getComputedStyle(lift).transform;
    const flicked = event.timeStamp - held.at < 90 && vy < 0 && Math.hypot(vx, vy) > FLICK && -vy > Math.abs(vx) * 0.4;
    const onto = event.type === "pointerup" && (flicked || event.clientY < this.root.getBoundingClientRect().top + 12);
    const back = () => {
      setVars(node, { dx: "0px", dy: "0px", tilt: "0deg" });
      this.lay();
      if (!isStill() && node.isConnected) lift.animate([{ transform: from }, {}], { duration: 260, easing: "ease-out" });
    };
    if (!onto || !this.choose(node)) return back();
    // It lies where it was put until the bot has answered.
    node.dropped = lift.getBoundingClientRect();
    const stays = () => {
      if (node.isConnected && node.getAttribute("aria-busy") === "true") return requestAnimationFrame(stays);
      node.dropped = undefined;
      return back();
    };
    return stays();
  }
}

// What goes on below its edge fades there.
const hint = (node) => measure(
  () => node.scrollHeight - node.clientHeight - node.scrollTop > 4, (goes) => node.classList.toggle("goes-on", goes),
);

function choices(row, done) {
  const chosen = new Set(row.options.filter((each) => each.chosen).map((each) => each.value));
  const values = () => row.options.map((each) => each.value).filter((each) => chosen.has(each));
  const ready = el("button", { class: "button main", on: { click: () => done(values()) } }, say("choose"));
  const check = () => { ready.disabled = chosen.size < row.least || chosen.size > row.most; };
  const options = row.options.map((each) => el("button", {
    class: "option", "aria-pressed": String(chosen.has(each.value)),
    on: { click: ({ currentTarget }) => {
      if (row.most <= 1) return done([each.value]);
      if (!chosen.delete(each.value)) chosen.add(each.value);
      currentTarget.setAttribute("aria-pressed", String(chosen.has(each.value)));
      return check();
    } },
  }, each.card ? card(each.card, { class: "icon" }) : null, el("span", {}, each.label)));
  check();
  return [el("div", { class: "options" }, options), row.most > 1 && el("div", { class: "row end" }, ready)].filter(Boolean);
}

// The inspector: what the bot sent and got, newest last, with the time that it took to answer interactions.

import { element } from "/page/dom.js";
import { tree } from "/page/inspector/json.js";
import { reasons } from "/page/inspector/rules.js";

const MOST = 1_000;
const OPS = { 0: "Dispatch", 1: "Heartbeat", 2: "Identify", 3: "Presence update", 4: "Voice state", 6: "Resume", 7: "Reconnect", 8: "Request members", 9: "Invalid session", 10: "Hello", 11: "Heartbeat ACK" };

const $ = (selector) => document.querySelector(selector);
const list = $("#list");
const shown = new Map(); // records by number
const bars = new Map(); // unanswered interactions by id
const rules = await (await fetch("/control/rules")).json();
let ahead = 0; // the server's time less this machine's, in seconds
let paused = [];

async function follow() {
  let after = 0;
  for (;;) {
    try {
      const response = await fetch(`/control/records?after=${after}&wait=20`);
      const { records, last, now } = await response.json();
      if (last < after) after = 0; // the playground was started anew
      else after = last;
      ahead = now - Date.now() / 1000;
      if ($("#pause").ariaPressed === "true") paused.push(...records);
      else records.forEach(show);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}

function show(record) {
  const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  const row = record.kind === "request" ? requestRow(record) : frameRow(record);
  shown.set(record.number, { record, row, text: JSON.stringify(record).toLowerCase() });
  row.hidden = !fits(shown.get(record.number));
  list.append(row);
  if (shown.size > MOST) {
    const [oldest, { row: gone }] = shown.entries().next().value;
    shown.delete(oldest);
    gone.remove();
  }
  count();
  if (atEnd) list.scrollTop = list.scrollHeight;
}

function time(seconds) {
  const at = new Date(seconds * 1000);
  return element("time", { datetime: at.toISOString(), title: at.toLocaleString() }, at.toISOString().slice(11, 23));
}

function requestRow(record) {
  const refused = record.status >= 400 || Boolean(record.fault);
  const about = record.interaction;
  const answers = record.path.includes("/callback") && record.status < 300;
  if (answers && about) answered(about, record.at + record.milliseconds / 1000);
  return row(refused, record, [
    element("span", { class: "arrow", title: "request" }, "→"),
    time(record.at),
    element("b", {}, record.who),
    element("code", {}, `${record.method} ${record.path}`),
    about ? element("span", { class: "for" }, `for ${about.person}: ${called(about)}`) : null,
    element("span", { class: `status s${String(record.status)[0]}` }, record.fault ?? (record.not_served ? "not served here" : String(record.status)), record.code ? ` · ${record.code}` : ""),
    element("span", { class: "took" }, `${record.milliseconds} ms`),
  ], () => [
    ...(refused ? [reasons(record, rules)] : []),
    part("Request", record.body),
    part("Answer", record.answer),
  ]);
}

function frameRow(record) {
  const about = record.interaction;
  const name = record.closed ? `closed with ${record.closed}` : record.event ?? OPS[record.op] ?? `op ${record.op}`;
  const broken = record.op === 9 || record.op === 7 || Boolean(record.closed);
  return row(broken, record, [
    element("span", { class: "arrow", title: record.received ? "sent by the bot" : "sent to the bot" }, record.received ? "⇢" : "⇠"),
    time(record.at),
    element("b", {}, about ? about.person : record.who),
    element("code", {}, name),
    about ? element("span", { class: "for" }, called(about)) : null,
    record.shard ? element("span", { class: "shard" }, `shard ${record.shard[0]}`) : null,
    about && !record.received ? bar(about) : null,
  ], () => [part(record.closed ? name : `op ${record.op}${record.event ? `, ${record.event}` : ""}`, record.payload)]);
}

function row(refused, record, summary, content) {
  const details = element("details", {}, element("summary", {}, ...summary));
  details.addEventListener("toggle", () => {
    if (details.open && details.children.length === 1) details.append(...content().filter(Boolean));
  });
  return element("li", { class: refused ? "refused" : "", "data-number": record.number, "data-kind": record.kind }, details);
}

function called(about) {
  return about.type === 2 || about.type === 4 ? `/${about.what}` : about.what;
}

function part(title, value) {
  if (value === null || value === undefined) return null;
  const copy = element("button", { type: "button", class: "copy", onclick: () => navigator.clipboard?.writeText(JSON.stringify(value, null, 2)) }, "Copy");
  return element("div", { class: "part" }, element("h2", {}, title, copy), tree(value));
}

// The bar of an interaction: how much of its three seconds has passed, or had passed when it was answered.

function bar(about) {
  const fill = element("span", { class: "fill" });
  const said = element("span", { class: "said" });
  const made = element("span", { class: "bar", role: "meter", "aria-label": "time to the answer, in seconds", "aria-valuemin": 0, "aria-valuemax": about.seconds, "data-interaction": about.id },
    element("span", { class: "track" }, fill), said);
  bars.set(about.id, { about, made, fill, said });
  paint(bars.get(about.id), Date.now() / 1000 + ahead - about.at, false);
  return made;
}

function paint({ about, made, fill, said }, elapsed, done) {
  const late = elapsed >= about.seconds;
  const part = Math.max(0, Math.min(1, elapsed / about.seconds));
  fill.style.width = `${Math.max(2, part * 100)}%`;
  made.className = `bar ${late ? "late" : part > 0.66 ? "slow" : "good"}${done ? " done" : ""}`;
  made.setAttribute("aria-valuenow", Math.min(elapsed, about.seconds).toFixed(2));
  said.textContent = done ? `answered after ${elapsed.toFixed(2)} of ${about.seconds} s` : late ? `not answered within ${about.seconds} s` : `${Math.max(0, elapsed).toFixed(1)} s…`;
  if (late && !done) made.closest("li")?.classList.add("refused");
}

function answered(about, at) {
  const there = bars.get(about.id);
  if (!there) return;
  bars.delete(about.id);
  there.made.closest("li")?.classList.remove("refused");
  paint(there, at - about.at, true);
}

setInterval(() => {
  for (const [id, each] of bars) {
    const elapsed = Date.now() / 1000 + ahead - each.about.at;
    paint(each, elapsed, false);
    if (elapsed > each.about.seconds + 1) bars.delete(id);
  }
}, 100);

// Filters

function fits({ record, row, text }) {
  const kind = $("#kind").value;
  const right = { "": true, interaction: Boolean(record.interaction) || record.path === "/interactions", refused: row.classList.contains("refused") }[kind] ?? record.kind === kind;
  return right && $("#search").value.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}

function filter() {
  for (const each of shown.values()) each.row.hidden = !fits(each);
  count();
}

function count() {
  const visible = [...shown.values()].filter((each) => !each.row.hidden).length;
  $("#count").textContent = visible === shown.size ? `Shown: ${visible}` : `Shown: ${visible} of ${shown.size}`;
}

$("#search").addEventListener("input", filter);
$("#kind").addEventListener("change", filter);
$("#filters").addEventListener("submit", (event) => event.preventDefault());
$("#pause").addEventListener("click", () => {
  const yes = $("#pause").ariaPressed !== "true";
  $("#pause").setAttribute("aria-pressed", String(yes));
  if (!yes) paused.splice(0).forEach(show);
});
$("#clear").addEventListener("click", () => {
  shown.clear();
  list.replaceChildren();
  count();
});

// Tabs

const tabs = [...document.querySelectorAll("[role=tab]")];

function choose(tab) {
  for (const each of tabs) {
    const yes = each === tab;
    each.setAttribute("aria-selected", String(yes));
    each.tabIndex = yes ? 0 : -1;
    document.getElementById(each.getAttribute("aria-controls")).hidden = !yes;
  }
  history.replaceState(null, "", `#${tab.getAttribute("aria-controls")}`);
}

for (const tab of tabs) {
  tab.addEventListener("click", () => choose(tab));
  tab.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const next = tabs[(tabs.indexOf(tab) + 1) % tabs.length];
    choose(next);
    next.focus();
  });
}
choose(tabs.find((tab) => `#${tab.getAttribute("aria-controls")}` === location.hash) ?? tabs[0]);

follow();

// Discord's Markdown: blocks, inline marks, mentions, timestamps and emojis.

import { now } from "/page/clock.js";
import { element, emojiElement } from "/page/dom.js";

// `names` says who and where: `user(id)`, `channel(id)`, `role(id)`, `me`, `locale`, `commandName(name, id)`
// is a command's name in the person's language, and `command(name, id)` uses it.

const INLINE = new RegExp(
  [
    "(?<escape>\\\\[^A-Za-z0-9\\s])",
    "(?<code>(?<ticks>`{1,2})(?:(?!\\k<ticks>)[\\s\\S])+\\k<ticks>)",
    "(?<spoiler>\\|\\|[\\s\\S]+?\\|\\|)",
    "(?<strong>\\*\\*\\*(?=\\S)[\\s\\S]+?\\*\\*\\*)",
    "(?<bold>\\*\\*(?=\\S)[\\s\\S]+?\\*\\*(?!\\*))",
    "(?<under>__(?=\\S)[\\s\\S]+?__(?!_))",
    "(?<strike>~~[\\s\\S]+?~~)",
    "(?<italic>\\*(?=[^\\s*])(?:[^*\\n]|\\*\\*[^*]+\\*\\*)+?\\*(?!\\*))",
    "(?<lean>(?<![A-Za-z0-9_])_(?=[^\\s_])[^_\\n]+?_(?![A-Za-z0-9_]))",
    "(?<user><@!?\\d+>)",
    "(?<role><@&\\d+>)",
    "(?<channel><#\\d+>)",
    "(?<command></[^:>\\n]{1,100}:\\d+>)",
    "(?<guide><id:(?:customize|browse|guide|linked-roles)(?::\\d+)?>)",
    "(?<time><t:-?\\d{1,13}(?::[tTdDfFsSR])?>)",
    "(?<emoji><a?:\\w{2,32}:\\d+>)",
    "(?<everybody>@everyone|@here)",
    "(?<link>\\[[^\\]\\n]+\\]\\(<?https?://[^\\s)>]+>?(?: \"[^\"\\n]*\")?\\))",
    "(?<quiet><https?://[^\\s>]+>)",
    "(?<url>https?://[^\\s<]+[^\\s<.,:;)'\"!?*_~|])",
  ].join("|"),
  "g",
);

const FENCE = /```(?:([A-Za-z0-9_+#.-]+)\n)?\n?([\s\S]*?)\n?```/g;

export function markdown(text, names) {
  const root = element("div", { class: "markdown" });
  let end = 0;
  for (const match of text.matchAll(FENCE)) {
    blocks(text.slice(end, match.index).replace(/\n$/, ""), root, names);
    root.append(element("pre", { dir: "ltr" }, element("code", { class: match[1] ? `language-${match[1]}` : null }, match[2])));
    end = match.index + match[0].length;
  }
  blocks(end ? text.slice(end).replace(/^\n/, "") : text, root, names);
  if (text.trim() && !text.replace(/<a?:\w+:\d+>|\p{Extended_Pictographic}|\uFE0F|\u200D|\s/gu, "")) root.classList.add("jumbo");
  return root;
}

function blocks(text, root, names) {
  if (!text) return;
  const lines = text.split("\n");
  while (lines.length) {
    const line = lines[0];
    if (line.startsWith(">>> ")) {
      const quoted = lines.splice(0).join("\n").slice(4);
      root.append(quote(quoted, names));
    } else if (line.startsWith("> ")) {
      const quoted = [];
      while (lines.length && lines[0].startsWith("> ")) quoted.push(lines.shift().slice(2));
      root.append(quote(quoted.join("\n"), names));
    } else if (/^(-#|#{1,3}) \s*\S/.test(line)) root.append(heading(lines.shift(), names));
    else if (ITEM.test(line)) root.append(list(lines, names));
    else root.append(element("p", {}, ...inline(lines.shift(), names)));
  }
}

function quote(text, names) {
  const made = element("blockquote");
  blocks(text, made, names);
  return made;
}

function heading(line, names) {
  const [mark] = line.split(" ", 1);
  const name = mark === "-#" ? "small" : `h${mark.length + 1}`;
  return element(name, {}, ...inline(line.slice(mark.length + 1).trim(), names));
}

const ITEM = /^( *)(?:([-*])|(\d+)\.) (.*)$/;

function list(lines, names) {
  const [, indent, bullet, number] = lines[0].match(ITEM);
  const made = element(bullet ? "ul" : "ol", { start: number });
  while (lines.length) {
    const match = lines[0].match(ITEM);
    if (!match || match[1].length < indent.length) break;
    if (match[1].length > indent.length && made.lastChild) made.lastChild.append(list(lines, names));
    else if (Boolean(match[2]) !== Boolean(bullet)) break;
    else {
      lines.shift();
      made.append(element("li", {}, ...inline(match[4], names)));
    }
  }
  return made;
}

export function inline(text, names) {
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) parts.push(text.slice(end, match.index));
    parts.push(part(match[0], match.groups, names));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

function part(text, found, names) {
  const inside = (length) => inline(text.slice(length, -length), names);
  if (found.escape) return text.slice(1);
  if (found.code) return element("code", { dir: "ltr" }, text.slice(found.ticks.length, -found.ticks.length));
  if (found.spoiler) return spoiler(inside(2), names);
  if (found.strong) return element("em", {}, element("strong", {}, ...inside(3)));
  if (found.bold) return element("strong", {}, ...inside(2));
  if (found.under) return element("u", {}, ...inside(2));
  if (found.strike) return element("s", {}, ...inside(2));
  if (found.italic || found.lean) return element("em", {}, ...inside(1));
  if (found.user) return userMention(text.match(/\d+/)[0], names);
  if (found.role) return element("span", { class: "mention" }, `@${names.role(text.match(/\d+/)[0])}`);
  if (found.channel) return channelMention(text.match(/\d+/)[0], names);
  if (found.command) return commandMention(text, names);
  if (found.guide) return element("span", { class: "mention" }, text.slice(4, -1).split(":")[0].replace("-", " "));
  if (found.everybody) return element("span", { class: "mention" }, text);
  if (found.time) return time(text, names);
  if (found.emoji) {
    const [, name, id] = text.match(/:(\w+):(\d+)/);
    return emojiElement({ name, id });
  }
  if (found.link) {
    const [, label, url] = text.match(/^\[([^\]]+)\]\(<?([^\s)>]+)/);
    return anchor(url, inline(label, names));
  }
  const url = text.replace(/^<|>$/g, "");
  const [, where] = url.match(MESSAGE) ?? [];
  return where ? channelMention(where, names, " › 💬") : anchor(url, [url]);
}

const MESSAGE = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)\/\d+$/; // the address of a message

function anchor(href, children) {
  return element("a", { href, target: "_blank", rel: "noopener noreferrer" }, ...children);
}

function userMention(id, names) {
  return element("bdi", { class: id === names.me ? "mention me" : "mention", "data-user": id }, `@${names.user(id)}`);
}

// `more` says what of the channel is meant, such as a message.
function channelMention(id, names, more = "") {
  const go = () => names.open?.(id);
  return element("button", { class: "mention", type: "button", "data-channel": id, onclick: go }, `#${names.channel(id)}${more}`);
}

function commandMention(text, names) {
  const [, name, id] = text.match(/^<\/(.+):(\d+)>$/);
  return element("button", { class: "mention", type: "button", dir: "ltr", "data-command": id, "data-name": name, onclick: () => names.command?.(name, id) }, `/${names.commandName?.(name, id) ?? name}`);
}

// What is hidden until somebody clicks it, or reaches it with the keyboard and presses Enter.
export function spoiler(children, names) {
  const made = element("span", { class: "spoiler hidden", role: "button", tabindex: 0, "aria-label": names.words?.("reveal") }, element("span", {}, ...children));
  const show = () => {
    made.classList.remove("hidden");
    for (const attribute of ["role", "tabindex", "aria-label"]) made.removeAttribute(attribute);
  };
  made.addEventListener("click", show, { once: true });
  made.addEventListener("keydown", (event) => ["Enter", " "].includes(event.key) && (event.preventDefault(), show()));
  return made;
}

function time(text, names) {
  const [, seconds, style = "f"] = text.match(/<t:(-?\d+)(?::(\w))?>/);
  const moment = new Date(Number(seconds) * 1000);
  if (Number.isNaN(moment.getTime())) return text;
  const made = element("time", { datetime: moment.toISOString(), title: moment.toLocaleString(names.locale) });
  Object.assign(made.dataset, { seconds, style, locale: names.locale ?? "en" });
  tick(made);
  return made;
}

const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

function tick(made) {
  const { seconds, style, locale } = made.dataset;
  if (style !== "R") {
    made.textContent = new Date(seconds * 1000).toLocaleString(locale, STYLES[style]);
    return;
  }
  const away = seconds - now() / 1000;
  const [unit, length] = UNITS.find(([, size]) => Math.abs(away) >= size) ?? ["second", 1];
  const said = new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(away / length), unit);
  made.textContent = said.replace(/ \(\d+\)$/, ""); // Hebrew says "in two hours (2)"
}

setInterval(() => document.querySelectorAll('time[data-style="R"]').forEach(tick), 1000);

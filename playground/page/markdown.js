// The part of Discord's markdown that messages use.

import { element, emojiElement } from "/page/dom.js";

const INLINE = new RegExp(
  [
    "(?<code>`[^`\\n]+`)",
    "(?<bold>\\*\\*(?=\\S)[\\s\\S]+?\\*\\*)",
    "(?<under>__(?=\\S)[\\s\\S]+?__)",
    "(?<strike>~~[\\s\\S]+?~~)",
    "(?<italic>\\*(?=[^\\s*])[^*\\n]+?\\*)",
    "(?<user><@!?\\d+>)",
    "(?<channel><#\\d+>)",
    "(?<time><t:-?\\d+(?::[tTdDfFR])?>)",
    "(?<emoji><a?:\\w+:\\d+>)",
    "(?<link>\\[[^\\]\\n]+\\]\\(https?://[^\\s)]+\\))",
    "(?<url>https?://[^\\s<]+[^\\s<.,:;)])",
  ].join("|"),
  "g",
);

export function markdown(text, names) {
  const root = element("div", { class: "markdown" });
  const lines = text.split("\n");
  while (lines.length) {
    const line = lines[0];
    if (line.startsWith("```")) root.append(codeBlock(lines));
    else if (/^(-#|#{1,3}) /.test(line)) root.append(heading(lines.shift(), names));
    else if (/^\s*[-*] /.test(line)) root.append(list("ul", /^\s*[-*] /, lines, names));
    else if (/^\d+\. /.test(line)) root.append(list("ol", /^\d+\. /, lines, names));
    else if (line.startsWith("> ")) {
      root.append(element("blockquote", {}, ...inline(lines.shift().slice(2), names)));
    } else root.append(element("p", {}, ...inline(lines.shift(), names)));
  }
  const onlyEmojis = text.trim() && !text.replace(/<a?:\w+:\d+>|\s/g, "");
  if (onlyEmojis) root.classList.add("jumbo");
  return root;
}

function heading(line, names) {
  const [mark] = line.split(" ", 1);
  const name = mark === "-#" ? "small" : `h${mark.length + 1}`;
  return element(name, {}, ...inline(line.slice(mark.length + 1), names));
}

function list(name, mark, lines, names) {
  const items = [];
  const start = name === "ol" ? parseInt(lines[0], 10) : undefined;
  while (lines.length && mark.test(lines[0])) {
    items.push(element("li", {}, ...inline(lines.shift().replace(mark, ""), names)));
  }
  return element(name, { start }, ...items);
}

function codeBlock(lines) {
  const inside = [lines.shift().replace(/^```\w*/, "")];
  while (lines.length) {
    const line = lines.shift();
    if (line.endsWith("```")) {
      inside.push(line.slice(0, -3));
      break;
    }
    inside.push(line);
  }
  return element("pre", {}, element("code", {}, inside.join("\n").trim()));
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
  if (found.code) return element("code", {}, text.slice(1, -1));
  if (found.bold) return element("strong", {}, ...inline(text.slice(2, -2), names));
  if (found.under) return element("u", {}, ...inline(text.slice(2, -2), names));
  if (found.strike) return element("s", {}, ...inline(text.slice(2, -2), names));
  if (found.italic) return element("em", {}, ...inline(text.slice(1, -1), names));
  if (found.user) {
    const id = text.match(/\d+/)[0];
    return element("span", { class: id === names.me ? "mention me" : "mention" }, `@${names.user(id)}`);
  }
  if (found.channel) return element("span", { class: "mention" }, `#${names.channel(text.match(/\d+/)[0])}`);
  if (found.time) return time(text);
  if (found.emoji) {
    const [, name, id] = text.match(/:(\w+):(\d+)/);
    return emojiElement({ name, id });
  }
  const [, label, url] = text.match(/\[([^\]]+)\]\(([^)]+)\)/) ?? [null, text, text];
  return element("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, label);
}

function time(text) {
  const [, seconds, style = "f"] = text.match(/<t:(-?\d+)(?::(\w))?>/);
  const moment = new Date(Number(seconds) * 1000);
  const made = element("time", { datetime: moment.toISOString(), title: moment.toLocaleString("en") });
  made.dataset.seconds = seconds;
  made.dataset.style = style;
  tick(made);
  return made;
}

const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];
const RELATIVE = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

function tick(made) {
  const seconds = Number(made.dataset.seconds);
  if (made.dataset.style !== "R") {
    made.textContent = new Date(seconds * 1000).toLocaleString("en", STYLES[made.dataset.style] ?? STYLES.f);
    return;
  }
  const away = seconds - Date.now() / 1000;
  const [unit, length] = UNITS.find(([, size]) => Math.abs(away) >= size) ?? ["second", 1];
  made.textContent = RELATIVE.format(Math.round(away / length), unit);
}

setInterval(() => document.querySelectorAll('time[data-style="R"]').forEach(tick), 1000);

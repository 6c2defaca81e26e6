// Discord's markdown as elements. What it is made from is text by strangers: it only ever becomes text.

import { card, cardName, el } from "./dom.js";

const INLINE = new RegExp([
  /\\(?<plain>[\\*_~|`>#<\-[\]()@:])/, /``(?<code2>.+?)``/, /`(?<code>[^`\n]+)`/,
  /\*\*(?<bold>.+?)\*\*(?!\*)/, /__(?<under>.+?)__(?!_)/, /~~(?<gone>.+?)~~/, /\|\|(?<hidden>.+?)\|\|/,
  /\*(?<star>[^\s*](?:.*?[^\s*])?)\*(?!\*)/, /(?<![\p{L}\d_])_(?<italic>[^\s_](?:.*?[^\s_])?)_(?![\p{L}\d_])/,
  /<@!?(?<user>\d+)>/, /<(?:#|@&)(?<place>\d+)>/, /<a?:(?<icon>\w+):\d+>/, /<t:(?<time>-?\d{1,13})(?::(?<form>[tTdDfFR]))?>/,
  /<\/(?<command>[^:>\n]+):\d+>/,
  /\[(?<said>[^\]\n]+)\]\(<?(?<link>https?:\/\/[^\s)>]+)>?\)/, /<?(?<url>https?:\/\/[^\s<>]*[^\s<>.,:;"')\]])>?/,
].map((each) => each.source).join("|"), "gsu");

const TAGS = { bold: "strong", under: "u", gone: "s", star: "em", italic: "em" };

const FORMS = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};

// context: names of mentioned people by id, and of channels and roles as places; follow(url) and command(name), which answer presses.
export function markdown(text, context = {}) {
  const made = document.createDocumentFragment();
  const lines = String(text ?? "").split("\n");
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    let found;
    if (line.startsWith("```")) {
      const end = lines.findIndex((each, place) => place > at && each.endsWith("```"));
      const last = end < 0 ? lines.length : end;
      const rest = end < 0 ? "" : lines[end].slice(0, -3);
      made.append(el("pre", { tabindex: "0" }, [...lines.slice(at + 1, last), rest].join("\n").trimEnd()));
      at = last;
    } else if ((found = /^(#{1,3}) (.*)/.exec(line))) {
      made.append(el("h2", { class: `h${found[1].length}` }, inline(found[2], context)));
    } else if (line.startsWith("-# ")) {
      made.append(el("p", { class: "small" }, inline(line.slice(3), context)));
    } else if (line.startsWith("> ")) {
      const block = take(lines, at, (each) => each.startsWith("> "));
      made.append(el("blockquote", {}, markdown(block.map((each) => each.slice(2)).join("\n"), context)));
      at += block.length - 1;
    } else if ((found = LIST.exec(line))) {
      const block = take(lines, at, (each) => LIST.test(each));
      const items = block.map((each) => [LIST.exec(each), each]);
      made.append(el(/\d/.test(found[2]) ? "ol" : "ul", {}, items.map(([parts]) => (
        el("li", { class: parts[1] ? "deep" : null, value: /\d/.test(parts[2]) ? parseInt(parts[2], 10) : null },
          inline(parts[3], context))
      ))));
      at += block.length - 1;
    } else if (line.trim()) {
      made.append(el("p", {}, inline(line, context)));
    }
  }
  return made;
}

const LIST = /^( *)([-*]|\d{1,4}\.) (.*)/;

function take(lines, from, fits) {
  const end = lines.findIndex((each, place) => place > from && !fits(each));
  return lines.slice(from, end < 0 ? lines.length : end);
}

export function inline(text, context = {}) {
  const made = document.createDocumentFragment();
  let done = 0;
  for (const found of text.matchAll(INLINE)) {
    made.append(text.slice(done, found.index), one(found.groups, found[0], context));
    done = found.index + found[0].length;
  }
  made.append(text.slice(done));
  return made;
}

function one(got, whole, context) {
  const [name, value] = Object.entries(got).find(([, each]) => each !== undefined);
  switch (name) {
    case "plain": return value;
    case "code": case "code2": return el("code", {}, value.trim());
    case "user": return el("bdi", { class: "person" }, context.names?.[value] ?? "…");
    case "place": return el("bdi", { class: "person" }, context.places?.[value] ?? "#…");
    case "icon": return card(value, { class: "icon", alt: cardName(value) });
    case "time": return time(Number(value), got.form ?? "f");
    case "command": return command(value, context);
    case "hidden": return hidden(inline(value, context));
    case "said": return link(got.link, inline(value, context), context);
    case "url": return link(value, value, context);
    default: return el(TAGS[name], {}, inline(value, context));
  }
}

function link(url, said, context) {
  return el("a", {
    href: url, target: "_blank", rel: "noopener noreferrer",
    on: { click: (event) => context.follow?.(url) && event.preventDefault() },
  }, said);
}

function command(name, context) {
  const named = context.command?.named(name);
  return named ? el("button", { class: "command", on: { click: () => context.command.run(name) } }, named) : el("code", {}, `/${name}`);
}

function hidden(inside) {
  return el("button", { class: "spoiler", on: { click: ({ currentTarget }) => currentTarget.classList.add("open") } },
    el("span", {}, inside));
}

const STEPS = [["second", 60], ["minute", 60], ["hour", 24], ["day", 30], ["month", 12], ["year", Infinity]];

function relative(seconds) {
  let left = seconds - Date.now() / 1000;
  for (const [unit, most] of STEPS) {
    if (Math.abs(left) < most) {
      const said = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" }).format(Math.round(left), unit);
      return said.replace(/ \(\d+\)$/, ""); // Hebrew says "in two hours (2)"
    }
    left /= most;
  }
  return "";
}

function time(seconds, form) {
  const date = new Date(seconds * 1000);
  if (form !== "R") return new Intl.DateTimeFormat(document.documentElement.lang, FORMS[form]).format(date);
  return el("time", { "data-until": seconds, datetime: date.toISOString() }, relative(seconds));
}

setInterval(() => {
  for (const each of document.querySelectorAll("time[data-until]")) {
    const said = relative(Number(each.dataset.until));
    if (each.textContent !== said) each.textContent = said;
  }
}, 1000);

// What a screen reader is told: the text without marks, as one line. A picture of a card is told in words, which say more
// than the card's name beside it. A line that ends with a number must
// not run on into the number of the next one.
export function plain(text, context) {
  const made = el("div", {}, markdown(text, context));
  for (const picture of made.querySelectorAll("img[alt*=',']")) {
    const beside = picture.nextElementSibling;
    if (beside?.tagName === "STRONG" && picture.alt.startsWith(`${beside.textContent},`)) beside.remove();
    picture.replaceWith(picture.alt);
  }
  for (const line of made.querySelectorAll("p, h2, li")) line.append("\n");
  const lines = made.textContent.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "").split("\n");
  return lines.map((each) => each.trim()).filter(Boolean).join(". ");
}

// Discord's components as elements: whatever the bot sends as a message or as a form.

import { press } from "./acts.js";
import { card, el, say } from "./dom.js";
import { markdown } from "./markdown.js";
import { ask } from "./sheets.js";

const STYLES = { 1: "main", 2: "plain", 3: "good", 4: "bad", 5: "link" };
const PEOPLE = 5;

// context: as for markdown, and: on, the message's id; people(), who can be chosen, as [id, name].
export function parts(components, context) {
  return (components ?? []).map((each) => part(each, context)).filter(Boolean);
}

// What it says, without its buttons and pictures.
export function texts(components) {
  return (components ?? []).flatMap((each) => [...(each.type === 10 ? [each.content] : []), ...texts(each.components)]);
}

function part(given, context) {
  switch (given.type) {
    case 1: return el("div", { class: "row" }, parts(given.components, context));
    case 2: return button(given, context);
    case 3: case 5: case 6: case 7: case 8: return list(given, context);
    case 9: return section(given, context);
    case 10: return el("div", { class: "text" }, markdown(given.content, context));
    case 11: return picture(given, "thumbnail");
    case 12: return el("div", { class: "gallery" }, (given.items ?? []).map((each) => picture(each, "large")));
    case 13: return file(given);
    case 14: return given.divider === false ? el("div", { class: "gap" }) : el("hr");
    case 17: return container(given, context);
    default: return null;
  }
}

function container(given, context) {
  const colour = Number.isInteger(given.accent_color) ? `#${given.accent_color.toString(16).padStart(6, "0")}` : null;
  return el("div", { class: "container", vars: colour ? { edge: colour } : {} }, parts(given.components, context));
}

function section(given, context) {
  return el("div", { class: "section" },
    el("div", { class: "grow" }, parts(given.components, context)), part(given.accessory ?? {}, context));
}

function safe(url) {
  const text = String(url ?? "");
  return /^(data:image\/|https:\/\/cdn\.discordapp\.com\/)/.test(text) || !/^[a-z][a-z0-9+.-]*:|^\/\//i.test(text) ? text : "";
}

function picture(given, kind) {
  const alt = given.description ?? "";
  const shown = el("img", { src: safe(given.media?.url), alt, class: kind, loading: "lazy" });
  if (kind !== "large") return shown;
  return el("figure", {}, shown);
}

function file(given) {
  // What is only stored may be of any kind, as long as it comes with the message.
  const text = String(given.file?.url ?? ""), url = text.startsWith("data:") ? text : safe(text);
  const name = given.name ?? (url.startsWith("data:") ? "file" : url.split("/").at(-1));
  return el("a", { class: "button plain", href: url, download: name }, `📄 ${name}`);
}

export function emoji(given) {
  if (!given) return null;
  const name = given.id ? given.name : /^<a?:(\w+):\d+>$/.exec(given.name)?.[1];
  return name ? card(name, { class: "icon" }) : el("span", { "aria-hidden": "true" }, given.name);
}

export function button(given, context) {
  const inside = [emoji(given.emoji), given.label && el("span", {}, given.label)];
  const kind = `button ${STYLES[given.style] ?? "plain"}`;
  if (given.url) {
    const open = (event) => context.follow?.(given.url) && event.preventDefault();
    return el("a", { class: kind, href: given.url, target: "_blank", rel: "noopener noreferrer", on: { click: open } }, inside);
  }
  const go = ({ currentTarget }) => press(given.custom_id, null, context.on ?? null, currentTarget);
  return el("button", {
    class: kind, disabled: given.disabled, "data-id": given.custom_id, on: { click: go },
    "aria-label": given.label === "⋯" ? say("more") : null,
  }, inside);
}

// Whoever was chosen before need not be here; the bot names them.
function options(given, context) {
  const listed = given.options ?? [], known = new Set(listed.map((each) => each.value));
  if (given.type !== PEOPLE) return listed;
  return [...listed, ...context.people().filter(([value]) => !known.has(value)).map(([value, label]) => ({ value, label, default: false }))];
}

// A list opens a sheet of its options: one press chooses, or, where several can be chosen, ticks and a button do.
function list(given, context) {
  const offered = options(given, context);
  const most = Math.min(given.max_values ?? 1, offered.length);
  const now = offered.filter((each) => each.default).map((each) => each.label).join(", ");
  const open = async ({ currentTarget }) => {
    const values = await pick(now || given.placeholder || "", offered, given.min_values ?? 1, most);
    if (values) press(given.custom_id, values, context.on ?? null, currentTarget);
  };
  const said = now || given.placeholder || say("choose");
  return el("button", {
    class: "list", disabled: given.disabled, "data-id": given.custom_id, "aria-haspopup": "dialog", on: { click: open },
  }, el("span", { class: now ? null : "hint" }, said), el("span", { class: "mark", "aria-hidden": "true" }, "▾"));
}

function pick(title, offered, least, most) {
  return ask(title, (done) => {
    if (most <= 1) {
      return [el("div", { class: "options" }, offered.map((each) => (
        el("button", { class: "option", "aria-pressed": String(Boolean(each.default)), on: { click: () => done([each.value]) } },
          optionText(each))
      )))];
    }
    const box = ticks(offered, "ticks");
    const go = () => done([...box.querySelectorAll("input:checked")].map((each) => each.value));
    const send = el("button", { class: "button main", on: { click: go } }, say("choose"));
    const check = () => {
      const count = box.querySelectorAll("input:checked").length;
      send.disabled = count < least || count > most;
    };
    box.addEventListener("change", check);
    check();
    return [box, el("div", { class: "row" }, send)];
  });
}

function optionText(each) {
  return [emoji(each.emoji), el("span", {}, each.label, each.description && el("small", {}, each.description))];
}

function ticks(offered, name, type = "checkbox") {
  return el("div", { class: "options" }, offered.map((each) => (
    el("label", { class: "option" }, el("input", { type, name, value: each.value, checked: Boolean(each.default) }), optionText(each))
  )));
}

// Forms

// Returns the fields and a function that reads what was filled in, as Discord's client sends it.
export function fields(components, context) {
  const readers = [];
  const shown = (components ?? []).map((each) => {
    if (each.type === 18) {
      const { node, read } = field(each.component, each.label, each.description, context);
      readers.push(() => ({ type: 18, component: read() }));
      return node;
    }
    if (each.type === 1) {
      const made = (each.components ?? []).map((inner) => field(inner, inner.label, null, context));
      readers.push(() => ({ type: 1, components: made.map(({ read }) => read()) }));
      return made.map(({ node }) => node);
    }
    return part(each, context);
  });
  return { shown: shown.flat().filter(Boolean), read: () => readers.map((reader) => reader()) };
}

let count = 0;

function field(given, label, about, context) {
  const id = `field-${count += 1}`;
  const { type, custom_id: custom } = given;
  const hint = about && el("small", { id: `${id}-hint` }, about);
  const common = { id, "aria-describedby": about ? `${id}-hint` : null };
  const wrap = (control) => el("div", { class: "field" }, el("label", { for: id }, label), hint, control);
  if (type === 4) {
    const input = el(given.style === 2 ? "textarea" : "input", {
      ...common, type: given.style === 2 ? null : "text", minlength: given.min_length, maxlength: given.max_length,
      required: given.required !== false, placeholder: given.placeholder, autocomplete: "off", "data-id": custom,
    });
    input.value = given.value ?? "";
    return { node: wrap(input), read: () => ({ type, custom_id: custom, value: input.value }) };
  }
  if (type === 23) {
    const box = el("input", { ...common, type: "checkbox", checked: Boolean(given.default) });
    const node = el("div", { class: "field" }, el("label", { class: "option", for: id }, box, el("span", {}, label, hint)));
    return { node, read: () => ({ type, custom_id: custom, value: box.checked }) };
  }
  const offered = type === 21 || type === 22 ? given.options ?? [] : options(given, context);
  const several = type === 22 || ((given.max_values ?? 1) > 1 && type !== 21);
  if (type === 21 || several) {
    const box = ticks(offered, id, several ? "checkbox" : "radio");
    const node = el("fieldset", { class: "field" }, el("legend", {}, label), hint, box);
    const chosen = () => [...box.querySelectorAll("input:checked")].map((each) => each.value);
    const least = given.min_values ?? (given.required === false ? 0 : 1), most = given.max_values ?? offered.length;
    const first = box.querySelector("input");
    const check = () => first?.setCustomValidity(several && (chosen().length < least || chosen().length > most) ? "…" : "");
    box.addEventListener("change", check);
    check();
    if (!several && given.required !== false) first?.setAttribute("required", "");
    const read = () => (several ? { type, custom_id: custom, values: chosen() } : { type, custom_id: custom, value: chosen()[0] ?? null });
    return { node, read };
  }
  const empty = given.required === false || !offered.some((each) => each.default);
  const select = el("select", { ...common, required: given.required !== false },
    empty && el("option", { value: "" }, given.placeholder ?? "–"),
    offered.map((each) => el("option", { value: each.value, selected: Boolean(each.default) }, each.label)));
  return { node: wrap(select), read: () => ({ type, custom_id: custom, values: select.value ? [select.value] : [] }) };
}

// JSON as a tree whose objects and lists can be folded.

import { element } from "/page/dom.js";

const LONG = 72; // what is shorter stands on one line

export function tree(value) {
  return element("div", { class: "json", dir: "ltr" }, node(value, null, true));
}

function node(value, key, open) {
  const name = key === null ? [] : [element("span", { class: "key" }, key), ": "];
  if (value === null || typeof value !== "object") return element("div", {}, ...name, leaf(value));
  const text = JSON.stringify(value);
  const entries = Object.entries(value);
  if (text.length <= LONG || !entries.length) return element("div", {}, ...name, element("span", { class: "short" }, text));
  const [start, end] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const made = element("details", { open }, element("summary", {}, ...name, element("span", { class: "short" }, `${start} ${entries.length} ${end}`)));
  const fill = () => {
    if (made.open && made.children.length === 1) made.append(...entries.map(([each, inner]) => node(inner, Array.isArray(value) ? `${each}` : each, text.length < 3000)));
  };
  made.addEventListener("toggle", fill);
  fill();
  return made;
}

function leaf(value) {
  const kind = value === null ? "null" : typeof value;
  return element("span", { class: kind }, kind === "string" ? JSON.stringify(value) : String(value));
}

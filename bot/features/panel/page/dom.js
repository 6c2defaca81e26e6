// Small tools: elements without markup, lists that keep their elements, and the words of the page.

export const at = (id) => document.getElementById(id);

// Children are nodes or text; nothing is ever parsed as HTML, because much of it was written by strangers.
export function el(tag, given = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "on") for (const [event, heard] of Object.entries(value)) made.addEventListener(event, heard);
    else if (name === "vars") setVars(made, value);
    else made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

export function svg(tag, given, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(given)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

export function setVars(node, vars) {
  for (const [name, value] of Object.entries(vars)) node.style.setProperty(`--${name}`, value);
}

// Elements stay for keys that stay, so that focus, pictures and running animations do.
export function keyed(parent, items, keyOf, make, update) {
  const old = new Map([...parent.children].map((child) => [child.dataset.key, child]));
  let before = null;
  for (const item of items) {
    const key = String(keyOf(item));
    let node = old.get(key);
    if (node) old.delete(key);
    else {
      node = make(item);
      node.dataset.key = key;
    }
    update?.(node, item);
    const next = before ? before.nextElementSibling : parent.firstElementChild;
    if (next !== node) parent.insertBefore(node, next);
    before = node;
  }
  for (const node of old.values()) node.remove();
}

// What is drawn anew keeps the focus where the same button is there again.
export function redraw(parent, ...children) {
  const held = document.activeElement;
  const id = parent.contains(held) ? held.dataset.id : undefined;
  parent.replaceChildren(...children.flat().filter(Boolean));
  if (id) [...parent.querySelectorAll("[data-id]")].find((each) => each.dataset.id === id)?.focus();
}

// Most of a table is as it was: what shows the same need not be drawn again.
export function isSame(node, ...shown) {
  const now = JSON.stringify([...shown, document.documentElement.lang]);
  if (node.shown === now) return true;
  node.shown = now;
  return false;
}

export const cardUrl = (name) => `cards/${encodeURIComponent(name)}.webp`;

export function card(name, given = {}) {
  return el("img", { src: cardUrl(name), alt: "", draggable: "false", decoding: "sync", width: 256, height: 256, ...given });
}

// A card's back; plain if the game has no picture of it.
export const backOf = (name, given = {}) => (name ? card(name, given) : el("i", { ...given, class: `blank ${given.class ?? ""}` }));

// What a screen reader says for a card's picture. A picture's name is its card's, and perhaps the version of the
// drawing: claro_8_Y_v2 is the 8.
let spoken = {};
export const learnNames = (names) => { spoken = { ...spoken, ...names }; };
export const cardName = (name) => spoken[name] ?? name.split("_")[1] ?? name;

// Before the next frame, all that is to be measured is measured, and changes what it shall only then.
const measures = [];
export function measure(read, change) {
  if (measures.push([read, change]) > 1) return;
  requestAnimationFrame(() => {
    const found = measures.splice(0).map(([read, change]) => [read(), change]);
    for (const [value, change] of found) change(value);
  });
}

export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

let words = {};

export function learn(given) {
  words = given ?? {};
}

// A number that a sentence has no place for stands before it.
export function say(key, given = {}) {
  let text = words[key] ?? "";
  for (const [name, value] of Object.entries(given)) {
    if (text.includes(`{${name}}`)) text = text.replaceAll(`{${name}}`, value);
    else if (name === "n") text = `${value} ${text}`.trim();
  }
  return text;
}

let speaking, waiting = [];

// A screen reader hears nothing outside an open dialog, so what is said is said inside.
export function announce(...texts) {
  waiting.push(...texts.filter(Boolean));
  if (!waiting.length) return;
  const live = at("said");
  const home = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  if (live.parentElement !== home) home.append(live);
  clearTimeout(speaking);
  live.textContent = "";
  speaking = setTimeout(() => {
    live.textContent = waiting.join(". ").replaceAll(/([.:!?…])\.(?= )/g, "$1");
    waiting = [];
  }, 60);
}

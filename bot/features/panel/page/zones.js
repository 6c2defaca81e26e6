// What lies on the table: piles, rows, grids and decks, in the middle and before the seats.

import { backOf, card, cardName, el, isSame, keyed, say, setVars } from "./dom.js";
import { inZone } from "./state.js";

// How far the cards of a heap are turned and moved, as if thrown: the same for a card wherever it is drawn.
const tilted = (place) => ((place * 67) % 29) - 14, aside = (place) => ((place * 37) % 21) - 10;

// A zone that can be pressed is reached by the keyboard.

export function zoneNode(board, zone) {
  const made = el("div", { class: `zone ${zone.shape}`, "data-zone": zone.name },
    el("div", { class: "lies" }), el("span", { class: "count" }), el("span", { class: "label" }));
  made.addEventListener("click", (event) => {
    if (event.defaultPrevented || !made.move) return;
    board.play(made.move, made);
  });
  made.addEventListener("keydown", (event) => {
    if (event.target !== made || !made.move || !["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    board.play(made.move, made);
  });
  return made;
}

export function fillZone(board, node, zone, scene) {
  const [lies, count, label] = node.children, cards = inZone(zone), top = cards.at(-1);
  node.move = zone.move;
  node.classList.toggle("takes", Boolean(zone.move));
  node.classList.toggle("empty", !cards.length);
  const number = zone.count ?? cards.length;
  for (const [name, value] of Object.entries(zone.move ? { role: "button", tabindex: "0", "aria-label": zone.label || spokenOf(scene, top) || say("table") } : {})) {
    node.setAttribute(name, value);
  }
  if (!zone.move) for (const name of ["role", "tabindex", "aria-label"]) node.removeAttribute(name);
  setVars(node, { columns: zone.columns ?? 1, n: Math.max(1, zone.cards.length) });
  if (zone.shape === "deck") {
    const seen = number > 0 || cards.length > 0;
    if (!isSame(lies, seen, scene.back, number > 1, top?.card)) {
      lies.replaceChildren(...(seen ? Array.from({ length: Math.min(3, Math.max(1, number)) }, () => backOf(scene.back)) : []));
    }
    count.textContent = String(number);
    count.setAttribute("aria-label", `${zone.label || say("deck")}: ${number}`);
  } else {
    const shown = zone.shape === "grid" ? gridded(zone, cards) : cards;
    keyed(lies, shown, (each) => `${each.move ? "b" : "d"} ${each.key}`, (each) => cardNode(board, each), (laid, each) => {
      fillCard(laid, each, { place: shown.indexOf(each), size: shown.length, top: each === top && zone.shape === "pile", scene, zone });
    });
    count.textContent = zone.count === null ? "" : String(zone.count);
  }
  label.textContent = zone.label;
}

// An empty place of a grid keeps its room.
function gridded(zone, cards) {
  const at = new Map(cards.map((each) => [each.place, each]));
  return zone.cards.map((each, place) => at.get(place) ?? { key: `hole ${place}`, hole: true });
}

function cardNode(board, given) {
  if (given.hole) return el("div", { class: "hole" });
  const made = el(given.move ? "button" : "div", { class: "laid" });
  if (given.move) {
    made.addEventListener("click", (event) => {
      event.preventDefault();
      board.play(made.move, made);
    });
  }
  return made;
}

function fillCard(node, each, { place, size, top, scene, zone }) {
  if (each.hole) return;
  node.move = each.move;
  node.dataset.place = each.key;
  node.dataset.card = each.card;
  const owner = top && each.seat !== null && zone.seat === null ? scene.seats[each.seat] : null;
  if (!isSame(node, each.card, each.mark, owner?.name, scene.back)) {
    node.replaceChildren(...[
      each.card ? card(each.card) : backOf(scene.back),
      each.mark && el("span", { class: "tag", "aria-hidden": "true" }, each.mark),
      owner && el("span", { class: "owner" }, el("bdi", {}, owner.name)),
    ].filter(Boolean));
  }
  const depth = size - 1 - place;
  setVars(node, { depth, at: place, tilt: `${top || each.under ? 0 : tilted(place)}deg`, side: aside(place) });
  node.classList.toggle("under", each.under);
  const said = [spokenOf(scene, each), owner?.name, each.mark].filter(Boolean).join(", ");
  if (!node.move) node.setAttribute("role", "img");
  node.setAttribute("aria-label", said);
  // Of a heap, only the top card is told.
  if (zone.shape === "pile" && !top && !node.move) node.setAttribute("aria-hidden", "true");
  else node.removeAttribute("aria-hidden");
}

const spokenOf = (scene, each) => (each?.card ? scene.spoken?.[each.card] ?? cardName(each.card) : each ? "?" : "");

const HEAP = 24;

// The pot: a heap of chips, and how much it is.
export function potNode() {
  return el("div", { class: "pot" }, el("div", { class: "chips", "aria-hidden": "true" }), el("strong", { "aria-hidden": "true" }));
}

export function fillPot(node, pot) {
  const [heap, number] = node.children, chips = pot ? Math.max(1, Math.min(HEAP, Math.ceil(pot / 10))) : 0;
  setVars(heap, { wide: Math.min(chips, 5) });
  if (!isSame(heap, chips)) heap.replaceChildren(...Array.from({ length: chips }, (_, place) => el("i", { vars: { i: place } })));
  number.textContent = String(pot);
}

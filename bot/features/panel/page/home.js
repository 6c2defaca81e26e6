// What one can go on with, begin or look at: where there is no game, and in the menu above a board.

import { command, press } from "./acts.js";
import { card, el, say } from "./dom.js";
import { inline } from "./markdown.js";

const idOf = (way) => way.custom_id ?? way.command ?? way.link;

// done: called as soon as something is chosen.
export function ways(offered, context, done = () => {}) {
  const go = (way) => ({ currentTarget }) => {
    done();
    if (way.link) context.follow(way.link);
    else if (way.custom_id) press(way.custom_id, null, null, currentTarget);
    else command(way.command, currentTarget);
  };
  // The cards with which a game presents itself; three backs for one that has none.
  const cards = (game) => {
    const names = context.posters[game] ?? [];
    return el("span", { class: "cards", "aria-hidden": "true" }, names.length ? names.map((name) => card(name)) : [el("i"), el("i"), el("i")]);
  };
  const small = (way) => el("button", { class: "button plain", "data-id": idOf(way), on: { click: go(way) } }, way.label);
  const tile = (way) => el("button", { class: "tile", "data-id": idOf(way), "data-game": way.game, on: { click: go(way) } },
    way.game && cards(way.game), el("span", { class: "grow" }, way.label, way.about && el("small", {}, inline(way.about, context))));
  // All that begins a game stands below it.
  const table = (game, found) => el("div", { class: "game", "data-game": game, role: "group", "aria-label": found[0].about ?? found[0].label },
    cards(game), el("strong", {}, found[0].about ?? found[0].label),
    found.map((way, place) => el("button", { class: `button ${place ? "plain" : "good"}`, "data-id": idOf(way), on: { click: go(way) } }, way.about ? way.label : say("way-new"))));
  const shown = {
    new: (found) => [...new Set(found.map((way) => way.game))].map((game) => table(game, found.filter((way) => way.game === game))),
    learn: (found) => found.map(small),
    more: (found) => found.map(small),
  };
  const kinds = { own: say("way-own"), today: say("way-today"), new: say("way-new"), learn: say("way-learn"), more: say("way-more") };
  return Object.entries(kinds).map(([kind, title]) => {
    const found = offered.filter((way) => way.kind === kind), draw = shown[kind] ?? ((each) => each.map(tile));
    return found.length > 0 && el("section", { class: "ways" }, el("h2", {}, title), el("div", { class: "tiles" }, draw(found)));
  }).filter(Boolean);
}

// Several people beside each other. Each column is a whole client of its own, as if in a window of its own.

import { element } from "/page/dom.js";

export function columns(world, names, place) {
  const people = names.map((name) => world.people.find((person) => person.name === name)).filter(Boolean);
  document.title = people.map((person) => person.name).join(", ");
  document.body.className = "columns-of-people";
  document.body.replaceChildren(...people.map((person) => {
    const address = new URL(place);
    address.searchParams.set("as", person.name);
    address.searchParams.set("beside", "1");
    return element("section", {},
      element("h2", {}, element("bdi", {}, person.name)),
      element("iframe", { title: person.name, name: person.name, src: address.href }));
  }));
}

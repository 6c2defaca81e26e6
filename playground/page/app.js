// The page: a client of the local Discord for one of its people, or several people beside each other.

import { columns } from "/page/columns.js";

const place = new URL(location.href);
if (place.searchParams.has("theme")) document.documentElement.dataset.theme = place.searchParams.get("theme");
const world = await (await fetch("/playground.json")).json();
const wanted = (place.searchParams.get("as") ?? "").split(",").filter(Boolean);

if (wanted.length > 1) {
  columns(world, wanted, place);
} else {
  const { start } = await import("/page/client.js");
  await start(world, world.people.find((person) => person.name === wanted[0]) ?? world.people[0], place);
}

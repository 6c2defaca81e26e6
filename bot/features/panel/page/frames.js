// Reads what the bot sends by the shapes that it declares itself. What is not declared is left out, what need not be there
// has the empty value of its kind, and what does not fit is refused.

export class Unfit extends Error {}

// A number that is missing is none: 0 would be the first seat.
const EMPTY = { text: "", number: null, yes: false, any: null };
const KINDS = { text: "string", number: "number", yes: "boolean" };

function empty(shape) {
  if (Array.isArray(shape)) return [];
  if (typeof shape === "string") return shape[0] === "?" ? null : EMPTY[shape];
  return shape["*"] ? {} : null;
}

const isPlain = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

// Returns a copy of a value that has the shape.
export function fitted(shape, value, path = "") {
  const refuse = () => { throw new Unfit(`${path || "it"} is no ${JSON.stringify(shape).slice(0, 60)}`); };
  if (typeof shape === "string") {
    if (shape[0] === "?") return value === null ? null : fitted(shape.slice(1), value, path);
    if (shape !== "any" && typeof value !== KINDS[shape]) refuse();
    return value;
  }
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) refuse();
    return value.map((each, place) => fitted(shape[0], each, `${path}[${place}]`));
  }
  if (shape["?"]) return value === null ? null : fitted(shape["?"], value, path);
  if (shape["="]) return shape["="].includes(value) ? value : refuse();
  if (!isPlain(value)) refuse();
  if (shape["*"]) return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fitted(shape["*"], each, `${path}.${key}`)]));
  const found = {};
  for (const [declared, inner] of Object.entries(shape)) {
    const key = declared.replace(/\?$/, ""), there = Object.hasOwn(value, key);
    if (!there && key === declared) throw new Unfit(`${path}.${key} is missing`);
    found[key] = there ? fitted(inner, value[key], `${path}.${key}`) : empty(inner);
  }
  return found;
}

// The scene and the events of a frame. A kind of event that this page does not know yet costs its movement only.
export function read(shapes, scene, events = []) {
  const known = events.filter((each) => shapes.event.kind["="].includes(each?.kind));
  return { scene: scene === null ? null : fitted(shapes.scene, scene, "scene"), events: known.map((each) => fitted(shapes.event, each, "event")) };
}

// A scene with what has changed: paths and what is there now, or nothing if nothing is.
export function changed(scene, set) {
  const made = structuredClone(scene);
  for (const [path, ...value] of set) {
    const last = path.at(-1);
    const place = path.slice(0, -1).reduce((at, key) => at?.[key], made);
    if (typeof place !== "object" || place === null) throw new Unfit(`nothing is at ${path.join(".")}`);
    if (value.length) place[last] = value[0];
    else delete place[last];
  }
  return made;
}

// What the person does, as frames for the bot. What was pressed shows that it waits for its answer.

import { send } from "./wire.js";

const PATIENCE = 4000;
let waiting = [], moving = -PATIENCE;

function pending(node) {
  if (!node) return;
  node.setAttribute("aria-busy", "true");
  waiting.push(node);
  // What changes nothing has no answer.
  setTimeout(() => node.removeAttribute("aria-busy"), PATIENCE);
}

// Any answer ends the waiting of everything that was pressed before.
export function answered() {
  for (const node of waiting) node.removeAttribute("aria-busy");
  waiting = [];
  moving = -PATIENCE;
}

function act(frame, node) {
  if (node?.getAttribute("aria-busy") === "true") return false;
  const sent = send(frame);
  if (sent) pending(node);
  return sent;
}

// One move at a time: a second press before the first one's answer would be for a choice that is over.
function moveBy(frame, node) {
  if (performance.now() - moving < PATIENCE) return false;
  const sent = act(frame, node);
  if (sent) moving = performance.now();
  return sent;
}

export const play = (scene, move, node) => moveBy({ op: "play", ...placed(scene), move }, node);

// What somebody has filled in belongs to the move; the bot reads it as it reads forms.
export const fillIn = (scene, { word, text }, value, node) => moveBy({
  op: "fill", ...placed(scene), word, components: [{ type: 18, component: { type: 4, custom_id: text ? "text" : "number", value } }],
}, node);

// Which choice of which game is meant. What stands for a private message says so.
const placed = (scene) => ({ table: scene.id, turn: scene.turn, ...(scene.on ? { on: scene.on } : {}) });

export const draft = (scene, words, node) => act({ op: "draft", ...placed(scene), draft: words }, node);
export const command = (name, node) => act({ op: "command", name }, node);
export const close = (message) => send({ op: "close", message });
export const submit = (form, components, on) => send({ op: "submit", custom_id: form.custom_id, components, on });

export const press = (id, values, on, node) => (
  act({ op: "press", custom_id: id, ...(values ? { values } : {}), on }, node)
);

// Holds back changes while somebody presses: a button that is replaced between press and release is never clicked.

const LONGEST_MS = 10_000;

const held = [];
let pressed = false;
let timer = 0;

export function whenReleased(task) {
  if (pressed) held.push(task);
  else task();
}

function press(event) {
  if (!event.target.closest?.("#messages button")) return;
  pressed = true;
  clearTimeout(timer);
  timer = setTimeout(release, LONGEST_MS);
}

function release() {
  pressed = false;
  for (const task of held.splice(0)) task();
}

addEventListener("pointerdown", press, true);
for (const end of ["pointerup", "pointercancel"]) {
  addEventListener(end, () => setTimeout(release), true); // the click comes first
}

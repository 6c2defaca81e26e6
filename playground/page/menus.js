// Context menus: what can be done with a message or a person, and the application's commands for them.

import { element } from "/page/dom.js";

let close = () => {};

// `entries` are `{ label, run }`, `{ heading }` or null. The menu opens at the pointer, or below what has the focus.
export function openMenu(event, label, entries) {
  event.preventDefault();
  event.stopPropagation();
  close();
  const before = document.activeElement;
  const menu = element("div", { id: "menu-of", role: "menu", "aria-label": label }, ...entries.filter(Boolean).map((entry) =>
    entry.heading
      ? element("div", { class: "heading", role: "presentation" }, entry.heading)
      : element("button", { type: "button", role: "menuitem", tabindex: -1, onclick: () => { close(); entry.run(); } }, entry.label)));
  const items = [...menu.querySelectorAll("[role=menuitem]")];
  const outside = (each) => menu.contains(each.target) || close();
  close = () => {
    menu.remove();
    removeEventListener("pointerdown", outside, true);
    close = () => {};
    before?.focus?.();
  };
  menu.addEventListener("keydown", (each) => {
    const at = items.indexOf(document.activeElement);
    if (each.key === "Escape" || each.key === "Tab") close();
    else if (each.key === "ArrowDown") items[(at + 1) % items.length].focus();
    else if (each.key === "ArrowUp") items[(at - 1 + items.length) % items.length].focus();
    else return;
    each.preventDefault();
  });
  document.body.append(menu);
  const from = event.currentTarget?.getBoundingClientRect?.() ?? { left: 0, bottom: 0 };
  const [x, y] = event.clientX || event.clientY ? [event.clientX, event.clientY] : [from.left, from.bottom];
  menu.style.left = `${Math.max(4, Math.min(x, innerWidth - menu.offsetWidth - 4))}px`;
  menu.style.top = `${Math.max(4, Math.min(y, innerHeight - menu.offsetHeight - 4))}px`;
  addEventListener("pointerdown", outside, true);
  items[0]?.focus();
}

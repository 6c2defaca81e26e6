// A select menu in a message. The keyboard works as in a listbox: arrows, Home, End, Enter, Space and Escape.

import { element, emojiElement } from "/page/dom.js";
import { inline } from "/page/message/markdown.js";

// `send(head, values)` is called when the choice is made.
export function select(component, options, names, send) {
  const most = component.max_values ?? 1;
  const least = component.min_values ?? 1;
  const preset = (component.default_values ?? []).map((each) => each.id);
  const start = new Set(options.filter((option) => option.default || preset.includes(option.value)).map((option) => option.value));
  let chosen = new Set(start);
  const label = element("span", { dir: "auto" });
  const head = element("button", {
    class: "select", type: "button", disabled: component.disabled, "data-custom-id": component.custom_id,
    "aria-haspopup": "listbox", "aria-expanded": "false",
  }, label, "▾");
  const list = element("div", { class: "options", role: "listbox", hidden: true, "aria-multiselectable": most > 1 ? "true" : "false" });

  const show = () => {
    const labels = options.filter((option) => chosen.has(option.value)).map((option) => option.label);
    label.textContent = labels.length ? labels.join(", ") : (component.placeholder ?? names.words("choose"));
    for (const item of list.children) {
      item.classList.toggle("chosen", chosen.has(item.dataset.value));
      item.setAttribute("aria-selected", chosen.has(item.dataset.value));
    }
  };
  const open = (yes) => {
    list.hidden = !yes;
    list.classList.remove("above");
    head.setAttribute("aria-expanded", yes);
    if (yes) document.addEventListener("pointerdown", outside);
    else document.removeEventListener("pointerdown", outside);
    if (!yes) return;
    list.classList.toggle("above", list.getBoundingClientRect().bottom > box.closest("#messages").getBoundingClientRect().bottom);
    list.scrollIntoView({ block: "nearest" });
  };
  const finish = () => {
    open(false);
    if (chosen.size >= least) send(head, [...chosen]);
  };
  // A press on what cannot have the focus takes it from nothing, or names nothing that has it now.
  const outside = (event) => {
    if (!box.isConnected) document.removeEventListener("pointerdown", outside);
    else if (!box.contains(event.target)) leave();
  };
  const leave = () => {
    if (most > 1) finish();
    else open(false);
  };
  // Escape closes the list and takes back what was marked; nothing is sent.
  const cancel = () => {
    chosen = new Set(start);
    show();
    open(false);
    head.focus();
  };
  const pick = (value) => {
    if (chosen.has(value) && most > 1) chosen.delete(value);
    else if (most === 1) chosen = new Set([value]);
    else if (chosen.size < most) chosen.add(value);
    show();
    if (most === 1) finish();
  };

  for (const option of options) {
    const item = element("div", { class: "option", role: "option", tabindex: -1, "data-value": option.value },
      option.emoji ? emojiElement(option.emoji) : null,
      element("span", { dir: "auto" }, option.label, option.description ? element("small", {}, ...inline(option.description, names)) : null));
    item.addEventListener("click", () => pick(option.value));
    list.append(item);
  }
  // If several options can be chosen, the choice is sent when the list is closed, as Discord does.
  head.addEventListener("click", () => {
    if (list.hidden) open(true);
    else leave();
  });
  const box = element("div", { class: "select-box" }, head, list);
  box.addEventListener("keydown", (event) => {
    const items = [...list.children];
    const at = items.indexOf(document.activeElement);
    if (event.key === "Escape" && !list.hidden) cancel();
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      open(true);
      items.at(event.key === "ArrowDown" ? (at + 1) % items.length : Math.max(at, 0) - 1)?.focus();
    } else if ((event.key === "Home" || event.key === "End") && !list.hidden) items.at(event.key === "Home" ? 0 : -1)?.focus();
    else if ((event.key === "Enter" || event.key === " ") && at >= 0) pick(items[at].dataset.value);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  box.addEventListener("focusout", (event) => {
    if (!list.hidden && event.relatedTarget && !box.contains(event.relatedTarget)) leave();
  });
  show();
  return box;
}

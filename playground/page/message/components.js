// A message's components: texts, boxes, pictures, buttons and selects.

import { element, emojiElement } from "/page/dom.js";
import { enlargeable } from "/page/message/lightbox.js";
import { markdown } from "/page/message/markdown.js";
import { select } from "/page/message/select.js";

const STYLES = [null, "primary", "secondary", "success", "danger", "link", "premium"];

// `use(component, values)` is called when somebody clicks or chooses; it returns a promise for the answer.
export function renderComponents(components, names, use) {
  return components.map((component) => render(component, names, use));
}

function render(component, names, use) {
  const children = () => renderComponents(component.components ?? [], names, use);
  switch (component.type) {
    case 1:
      return element("div", { class: turnsPages(component) ? "row pages" : "row" }, ...children());
    case 2:
      return button(component, use);
    case 3:
      return select(component, component.options, names, (made, values) => whileWaiting(made, use(component, values)));
    case 5:
    case 6:
    case 7:
    case 8:
      return select(component, names.choices(component), names, (made, values) => whileWaiting(made, use(component, values)));
    case 9:
      return section(component, names, use);
    case 10:
      return markdown(component.content, names);
    case 11:
      return picture(component, "thumbnail", names);
    case 12:
      return element("div", { class: `gallery of-${Math.min(component.items.length, 4)}` },
        ...component.items.map((item) => picture(item, "picture", names)));
    case 13:
      return veiled(component, element("a", { class: "file", href: component.file.url, download: true }, `📄 ${fileName(component.file.url)}`), names);
    case 14:
      return element("hr", { class: component.divider === false ? "space" : `line size-${component.spacing ?? 1}` });
    case 17: {
      const accent = component.accent_color == null ? "" : `border-inline-start-color: #${component.accent_color.toString(16).padStart(6, "0")}`;
      return veiled(component, element("div", { class: "container", style: accent }, ...children()), names);
    }
    default:
      return element("div", { class: "unknown" }, `component of type ${component.type}`);
  }
}

function fileName(url) {
  return decodeURIComponent(url.split("/").pop());
}

// What is marked as a spoiler is blurred until somebody clicks it.
export function veiled(item, made, names) {
  if (!item.spoiler) return made;
  made.inert = true;
  made.classList.add("spoiler");
  const veil = element("button", { class: "reveal", type: "button", "aria-label": names.words("reveal") }, "SPOILER");
  const box = element("div", { class: "veiled" }, made, veil);
  veil.addEventListener("click", () => {
    made.inert = false;
    made.classList.remove("spoiler");
    veil.remove();
  });
  return box;
}

function picture(item, kind, names) {
  const alt = item.description ?? "";
  const image = element("img", { class: kind, src: item.media.proxy_url ?? item.media.url, alt, title: alt });
  return veiled(item, enlargeable(image, names.words), names);
}

function section(component, names, use) {
  const texts = element("div", { class: "texts" }, ...renderComponents(component.components, names, use));
  return element("div", { class: "section" }, texts, render(component.accessory, names, use));
}

// The signs of a player, ⏮ to ⏭, point the same way in every language.
function turnsPages(row) {
  return (row.components ?? []).some(({ label }) => label === "⏮" || label === "⏭");
}

function button(component, use) {
  const content = [
    component.emoji ? emojiElement(component.emoji) : null,
    component.label ? element("span", { dir: "auto" }, component.label) : null,
  ];
  const style = STYLES[component.style];
  if (style === "link") {
    return element("a", { class: "button link", href: component.url, target: "_blank", rel: "noopener noreferrer" }, ...content, " ↗");
  }
  const made = element("button", {
    class: `button ${style}`,
    type: "button",
    disabled: component.disabled,
    "data-custom-id": component.custom_id,
    "aria-label": component.label ?? component.emoji?.name,
  }, ...content);
  // A button that waits stays enabled, because a disabled one loses the keyboard's focus.
  made.addEventListener("click", () => made.ariaBusy === "true" || whileWaiting(made, use(component)));
  return made;
}

async function whileWaiting(made, answer) {
  made.classList.add("loading");
  made.setAttribute("aria-busy", "true");
  try {
    await answer;
  } finally {
    made.classList.remove("loading");
    made.removeAttribute("aria-busy");
  }
}


// A message's components: texts, boxes, pictures, buttons and selects.

import { element, emojiElement } from "/page/dom.js";
import { inline, markdown } from "/page/markdown.js";

const STYLES = [null, "primary", "secondary", "success", "danger", "link", "premium"];

// `use(component, values)` is called when somebody clicks or chooses; it returns a promise for the answer.
export function renderComponents(components, names, use) {
  return components.map((component) => render(component, names, use));
}

function render(component, names, use) {
  const children = () => renderComponents(component.components ?? [], names, use);
  switch (component.type) {
    case 1:
      return element("div", { class: "row" }, ...children());
    case 2:
      return button(component, use);
    case 3:
      return select(component, component.options, names, use);
    case 5:
    case 8:
      return select(component, names.choices(component.type), names, use);
    case 9:
      return section(component, names, use);
    case 10:
      return markdown(component.content, names);
    case 11:
      return picture(component, "thumbnail");
    case 12:
      return element("div", { class: `gallery of-${Math.min(component.items.length, 4)}` },
        ...component.items.map((item) => picture(item, "picture")));
    case 13:
      return element("a", { class: "file", href: component.file.url, download: true }, `📄 ${fileName(component.file.url)}`);
    case 14:
      return element("hr", { class: component.divider === false ? "space" : `line size-${component.spacing ?? 1}` });
    case 17: {
      const accent = component.accent_color == null ? "" : `border-left-color: #${component.accent_color.toString(16).padStart(6, "0")}`;
      return element("div", { class: component.spoiler ? "container spoiler" : "container", style: accent }, ...children());
    }
    default:
      return element("div", { class: "unknown" }, `component of type ${component.type}`);
  }
}

function fileName(url) {
  return decodeURIComponent(url.split("/").pop());
}

function picture(item, kind) {
  const alt = item.description ?? "";
  return element("img", { class: item.spoiler ? `${kind} spoiler` : kind, src: item.media.proxy_url ?? item.media.url, alt, title: alt });
}

function section(component, names, use) {
  const texts = element("div", { class: "texts" }, ...renderComponents(component.components, names, use));
  return element("div", { class: "section" }, texts, render(component.accessory, names, use));
}

function button(component, use) {
  const content = [
    component.emoji ? emojiElement(component.emoji) : null,
    component.label ? element("span", {}, component.label) : null,
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
  made.addEventListener("click", () => whileWaiting(made, use(component)));
  return made;
}

async function whileWaiting(made, answer) {
  made.classList.add("loading");
  made.disabled = true;
  try {
    await answer;
  } finally {
    made.classList.remove("loading");
    made.disabled = false;
  }
}

function select(component, options, names, use) {
  const most = component.max_values ?? 1;
  const least = component.min_values ?? 1;
  const chosen = new Set(options.filter((option) => option.default).map((option) => option.value));
  const label = element("span", {});
  const head = element("button", { class: "select", type: "button", disabled: component.disabled, "data-custom-id": component.custom_id }, label, "▾");
  const list = element("div", { class: "options", role: "listbox", hidden: true });
  const show = () => {
    const names = options.filter((option) => chosen.has(option.value)).map((option) => option.label);
    label.textContent = names.length ? names.join(", ") : (component.placeholder ?? "Make a selection");
    for (const item of list.children) item.classList.toggle("chosen", chosen.has(item.dataset.value));
  };
  const send = () => {
    list.hidden = true;
    if (chosen.size >= least) whileWaiting(head, use(component, [...chosen]));
  };
  for (const option of options) {
    const item = element("div", { class: "option", role: "option", tabindex: 0, "data-value": option.value },
      option.emoji ? emojiElement(option.emoji) : null,
      element("span", {}, option.label, option.description ? element("small", {}, ...inline(option.description, names)) : null));
    item.addEventListener("click", () => {
      if (chosen.has(option.value)) chosen.delete(option.value);
      else if (most === 1) {
        chosen.clear();
        chosen.add(option.value);
      } else if (chosen.size < most) chosen.add(option.value);
      show();
      if (most === 1) send();
    });
    list.append(item);
  }
  // If several options can be chosen, the choice is sent when the list is closed, as Discord does.
  head.addEventListener("click", () => {
    if (list.hidden) list.hidden = false;
    else if (most > 1) send();
    else list.hidden = true;
  });
  show();
  return element("div", { class: "select-box" }, head, list);
}

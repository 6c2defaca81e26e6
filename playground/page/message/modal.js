// A modal: a form that the bot asks a person to fill in.

import { element } from "/page/dom.js";
import { markdown } from "/page/message/markdown.js";

const ROW = 1, STRING_SELECT = 3, TEXT_INPUT = 4, TEXT = 10, LABEL = 18, FILES = 19, RADIO = 21, CHECKBOXES = 22, CHECKBOX = 23;
const SELECTS = [3, 5, 6, 7, 8];

// `submit(components, files)` is called with the answers and uploads, in the shape Discord's clients send.
export function openModal(modal, names, submit) {
  const dialog = document.querySelector("#modal");
  const { words } = names;
  const form = element("form", { method: "dialog" },
    element("h2", { id: "modal-title", dir: "auto" }, modal.title),
    ...modal.components.map((each, place) => field(each, names, `field-${place}`)));
  const cancel = element("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, words("cancel"));
  form.append(element("div", { class: "row" }, cancel, element("button", { class: "button primary" }, words("submit"))));
  form.addEventListener("input", () => check(modal, form, words));
  form.addEventListener("submit", () => {
    const files = [];
    submit(modal.components.map((each) => answer(each, form, files)), files);
  });
  dialog.setAttribute("aria-labelledby", "modal-title");
  dialog.replaceChildren(form);
  check(modal, form, words);
  dialog.showModal();
}

function inputOf(component) {
  return component.type === LABEL ? component.component : component.components?.[0];
}

function field(component, names, id) {
  if (component.type === TEXT) return markdown(component.content, names);
  const input = inputOf(component);
  const label = component.type === LABEL ? component.label : input.label;
  const required = input.required !== false && input.type !== CHECKBOX;
  const name = [label, required ? element("span", { class: "star", "aria-hidden": "true" }, " *") : null];
  const hint = component.description ? element("small", { id, dir: "auto" }, component.description) : null;
  const described = hint ? id : undefined;
  if (input.type === RADIO || input.type === CHECKBOXES) return group(input, name, hint, described);
  if (input.type === CHECKBOX) {
    const box = element("input", { type: "checkbox", name: input.custom_id, checked: input.default, "aria-describedby": described });
    return element("label", { class: "tick", dir: "auto" }, box, element("span", {}, label, hint));
  }
  return element("label", { dir: "auto" }, element("span", {}, ...name), hint, control(input, required, described, names));
}

function group(input, name, hint, described) {
  const kind = input.type === RADIO ? "radio" : "checkbox";
  return element("fieldset", { "aria-describedby": described, dir: "auto" }, element("legend", {}, ...name), hint,
    ...input.options.map((option) => element("label", { class: "tick" },
      element("input", { type: kind, name: input.custom_id, value: option.value, checked: option.default, required: kind === "radio" && input.required !== false }),
      element("span", {}, option.label, option.description ? element("small", {}, option.description) : null))));
}

function control(input, required, described, names) {
  const common = { name: input.custom_id, required, "aria-describedby": described };
  if (SELECTS.includes(input.type)) {
    const options = input.type === STRING_SELECT ? input.options : names.choices(input);
    const preset = (input.default_values ?? []).map((each) => each.id);
    const many = (input.max_values ?? 1) > 1;
    const start = options.some((option) => option.default || preset.includes(option.value));
    return element("select", { ...common, multiple: many },
      many || (start && required) ? null : element("option", { value: "" }, input.placeholder ?? names.words("choose")),
      ...options.map((option) => element("option", { value: option.value, selected: option.default || preset.includes(option.value) }, option.label)));
  }
  if (input.type === FILES) {
    return element("input", { ...common, type: "file", multiple: (input.max_values ?? 1) > 1, accept: input.file_types?.map((each) => (each.startsWith(".") ? each : `${each}/*`)).join(",") });
  }
  const text = { ...common, placeholder: input.placeholder, minlength: input.min_length, maxlength: input.max_length ?? 4000, dir: "auto" };
  return input.style === 2 ? element("textarea", { ...text, rows: 5 }, input.value ?? "") : element("input", { ...text, value: input.value });
}

// Says what is chosen too often or too rarely, where the browser does not check it.
function check(modal, form, words) {
  for (const component of modal.components) {
    const input = inputOf(component);
    if (!input || ![...SELECTS, FILES, CHECKBOXES].includes(input.type)) continue;
    const there = controls(form, input);
    const count = chosen(there, input).length;
    const required = input.required !== false;
    const least = input.min_values ?? (required ? 1 : 0);
    const most = input.max_values ?? (input.type === CHECKBOXES ? input.options.length : 1);
    const wrong = count > most ? words("tooMany", { n: most }) : count < least && (required || count > 0) ? words("tooFew", { n: least }) : "";
    there[0]?.setCustomValidity(wrong);
  }
}

function controls(form, input) {
  return [...form.elements].filter((each) => each.name === input.custom_id);
}

function chosen(there, input) {
  if (input.type === FILES) return [...there[0].files];
  if (SELECTS.includes(input.type)) return [...there[0].selectedOptions].map((option) => option.value).filter(Boolean);
  return there.filter((each) => each.checked).map((each) => each.value);
}

function answer(component, form, files) {
  const input = inputOf(component);
  if (!input) return { type: component.type, id: component.id };
  const there = controls(form, input);
  const given = { type: input.type, id: input.id, custom_id: input.custom_id };
  if (input.type === FILES) {
    const picked = chosen(there, input);
    given.values = picked.map((_, place) => String(files.length + place));
    files.push(...picked);
  } else if (SELECTS.includes(input.type) || input.type === CHECKBOXES) given.values = chosen(there, input);
  else if (input.type === RADIO) given.value = chosen(there, input)[0] ?? null;
  else if (input.type === CHECKBOX) given.value = there[0].checked;
  else if (input.type === TEXT_INPUT) given.value = there[0].value;
  return component.type === LABEL ? { type: LABEL, id: component.id, component: given } : { type: ROW, id: component.id, components: [given] };
}

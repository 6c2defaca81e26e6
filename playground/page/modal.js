// A modal: a form that the bot asks a person to fill in.

import { element } from "/page/dom.js";
import { markdown } from "/page/markdown.js";

// `submit(components)` is called with the answers, in the shape Discord's clients send.
export function openModal(modal, names, submit) {
  const dialog = document.querySelector("#modal");
  const form = element("form", { method: "dialog" }, element("h2", {}, modal.title), ...modal.components.map((each) => field(each, names)));
  const cancel = element("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, "Cancel");
  form.append(element("div", { class: "row" }, cancel, element("button", { class: "button primary" }, "Submit")));
  form.addEventListener("submit", () => submit(modal.components.map((each) => answer(each, form))));
  dialog.replaceChildren(form);
  dialog.showModal();
}

function field(component, names) {
  if (component.type === 10) return markdown(component.content, names);
  const input = component.type === 18 ? component.component : component.components[0];
  const label = component.type === 18 ? component.label : input.label;
  const common = { name: input.custom_id, required: input.required !== false };
  const control = input.type === 3
    ? element("select", { ...common, multiple: (input.max_values ?? 1) > 1 },
        ...input.options.map((option) => element("option", { value: option.value, selected: option.default }, option.label)))
    : element(input.style === 2 ? "textarea" : "input",
        { ...common, placeholder: input.placeholder, minlength: input.min_length, maxlength: input.max_length, value: input.value });
  return element("label", {}, label, component.description ? element("small", {}, component.description) : null, control);
}

function answer(component, form) {
  const input = component.type === 18 ? component.component : component.components?.[0];
  if (!input) return { type: component.type, id: component.id };
  const control = form.elements[input.custom_id];
  const given = { type: input.type, id: input.id, custom_id: input.custom_id };
  if (input.type === 3) given.values = [...control.selectedOptions].map((option) => option.value);
  else given.value = control.value;
  return component.type === 18 ? { type: 18, id: component.id, component: given } : { type: 1, id: component.id, components: [given] };
}

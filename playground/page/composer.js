// The input line: plain messages, and slash commands with a picker and fields for their options.

import { chatCommands, local, parse } from "/page/commands.js";
import { element } from "/page/dom.js";

const INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, ROLE = 8, MENTIONABLE = 9, NUMBER = 10, FILE = 11;
const SELECT_OF = { [USER]: 5, [ROLE]: 6, [MENTIONABLE]: 7, [CHANNEL]: 8 };

export class Composer {
  // `send(text, files)` posts a message, `run(command, options, files)` uses a command, `suggest(command, options)` completes one.
  // `choices(component)` lists people, roles or channels.
  constructor({ send, run, suggest, choices, words }) {
    Object.assign(this, { send, run, suggest, choices, words, locale: words.locale, all: [], commands: [], chosen: null, marked: 0 });
    this.form = document.querySelector("#composer");
    this.text = document.querySelector("#text");
    this.picker = document.querySelector("#picker");
    this.line = document.querySelector("#command");
    this.files = document.querySelector("#files");
    this.attach = document.querySelector("#attach");
    this.attach.addEventListener("click", () => this.files.click());
    this.files.addEventListener("change", () => this.showFiles());
    this.showFiles();
    this.text.addEventListener("input", () => this.showPicker());
    this.text.addEventListener("keydown", (event) => this.key(event));
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit();
    });
  }

  // Beside its sign, the button names the files that the next message will have.
  showFiles() {
    this.attach.textContent = ["📎", ...[...this.files.files].map((file) => file.name)].join(" ");
  }

  setCommands(commands) {
    this.commands = chatCommands(commands, this.locale);
    if (!this.chosen) this.showPicker();
  }

  // The commands that fit what is typed: by a part of the name, or by the whole name with options behind it.
  matching() {
    if (!this.text.value.startsWith("/")) return [];
    const wanted = this.text.value.slice(1).trim().toLowerCase();
    const found = this.commands.filter((command) => command.name.toLowerCase().includes(wanted) || command.plain.includes(wanted));
    if (found.length) return found;
    const parsed = this.parsed();
    return parsed ? [parsed.command] : [];
  }

  parsed() {
    return parse(this.text.value, this.commands, this.locale);
  }

  showPicker() {
    const found = this.chosen ? [] : this.matching();
    this.marked = 0;
    this.picker.replaceChildren(...found.map((command, place) =>
      element("div", { class: place ? "entry" : "entry marked", id: `entry-${place}`, role: "option", "aria-selected": String(!place), onclick: () => this.take(command) },
        element("strong", {}, element("bdi", {}, `/${command.name}`)),
        ...command.options.map((option) => element("code", {}, local(option, "name", this.locale))),
        element("span", { dir: "auto" }, command.description))));
    this.picker.hidden = !found.length;
    this.text.setAttribute("aria-expanded", String(!this.picker.hidden));
    this.describe();
  }

  describe() {
    if (this.picker.hidden) this.text.removeAttribute("aria-activedescendant");
    else this.text.setAttribute("aria-activedescendant", `entry-${this.marked}`);
  }

  key(event) {
    const entries = [...this.picker.children];
    if (event.key === "Escape") this.reset();
    if (this.picker.hidden) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      this.marked = (this.marked + (event.key === "ArrowDown" ? 1 : -1) + entries.length) % entries.length;
      entries.forEach((entry, place) => {
        entry.classList.toggle("marked", place === this.marked);
        entry.setAttribute("aria-selected", String(place === this.marked));
      });
      entries[this.marked].scrollIntoView({ block: "nearest" });
      this.describe();
    } else if (event.key === "Tab" || event.key === "Enter") {
      event.preventDefault();
      const typed = this.parsed();
      if (event.key === "Enter" && typed?.complete && typed.rest) this.submit();
      else this.take(this.matching()[this.marked]);
    }
  }

  // Takes a command from the picker, with the options that are typed behind its name.
  take(command) {
    const typed = this.parsed();
    this.choose(command, typed?.command === command ? typed.given : {});
  }

  // Uses a command at once, or asks for the options that it cannot do without.
  begin(command) {
    if (command.options.some((option) => option.required)) this.choose(command);
    else this.run(command, [], []);
  }

  choose(command, given = {}) {
    this.chosen = command;
    this.picker.hidden = true;
    this.text.hidden = true;
    this.line.hidden = false;
    const fields = command.options.map((option) => this.field(option));
    this.line.replaceChildren(
      element("strong", {}, element("bdi", {}, `/${command.name}`)),
      ...fields,
      element("button", { type: "button", class: "cancel", "aria-label": this.words("cancel"), onclick: () => this.reset() }, "✕"));
    for (const [name, text] of Object.entries(given)) this.fill(command.options.find((option) => option.name === name), text);
    const inputs = [...this.line.querySelectorAll("input, select")];
    (inputs.find((input) => !input.value) ?? document.querySelector("#send")).focus();
  }

  fill(option, text) {
    const input = this.input(option.name);
    if (input.tagName !== "SELECT") {
      if (option.type !== FILE) input.value = text;
      return;
    }
    const id = text.match(/^<[@#]&?!?(\d+)>$/)?.[1];
    const same = (a, b) => a.toLowerCase().replace(/^[@#]/, "") === b.toLowerCase().replace(/^[@#]/, "");
    const found = [...input.options].find((each) => each.value && (each.value === id || each.value === text || same(each.textContent, text)));
    if (found) input.value = found.value;
  }

  input(name) {
    return this.line.querySelector(`[name="${CSS.escape(name)}"]`);
  }

  field(option) {
    const name = local(option, "name", this.locale);
    const attributes = { name: option.name, title: local(option, "description", this.locale), "data-type": option.type };
    const input = this.choicesOf(option).length ? this.selectFor(option, attributes) : this.inputFor(option, attributes);
    input.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.reset();
    });
    const list = option.autocomplete ? element("datalist", { id: `list-${option.name}` }) : null;
    if (list) input.addEventListener("input", () => this.suggest(this.chosen, this.options(option.name)));
    return element("label", { class: option.required ? "required" : "" }, element("bdi", {}, name), input, list);
  }

  choicesOf(option) {
    if (option.type === BOOLEAN) return [[this.words("true"), "true"], [this.words("false"), "false"]];
    if (SELECT_OF[option.type]) return this.choices({ type: SELECT_OF[option.type], channel_types: option.channel_types }).map((each) => [each.label, each.value]);
    return (option.choices ?? []).map((choice) => [local(choice, "name", this.locale), choice.value]);
  }

  selectFor(option, attributes) {
    return element("select", attributes, element("option", { value: "" }, "—"),
      ...this.choicesOf(option).map(([name, value]) => element("option", { value }, name)));
  }

  inputFor(option, attributes) {
    if (option.type === FILE) return element("input", { ...attributes, type: "file" });
    const numeric = [INTEGER, NUMBER].includes(option.type);
    const kind = { [INTEGER]: "whole", [NUMBER]: "number" }[option.type] ?? "text";
    return element("input", {
      ...attributes, placeholder: this.words(kind), size: numeric ? 10 : 14, min: option.min_value, max: option.max_value,
      minlength: option.min_length, maxlength: option.max_length, step: option.type === NUMBER ? "any" : undefined,
      type: numeric && !option.autocomplete ? "number" : "text", list: option.autocomplete ? `list-${option.name}` : undefined, dir: "auto",
    });
  }

  // Shows the names of the choices. What is sent for a name is its value.
  showSuggestions(choices) {
    const list = document.activeElement?.list ?? this.line.querySelector("datalist");
    list?.replaceChildren(...choices.map((choice) => element("option", { value: local(choice, "name", this.locale), "data-value": choice.value })));
  }

  options(focused) {
    const given = [];
    for (const input of this.line.querySelectorAll("input, select")) {
      if (input.value === "" && input.name !== focused) continue;
      const type = Number(input.dataset.type);
      const suggested = [...(input.list?.options ?? [])].find((each) => each.value === input.value);
      let value = suggested && input.name !== focused ? suggested.dataset.value : input.value;
      if ([INTEGER, NUMBER].includes(type) && (input.name !== focused || value !== "")) value = Number(value);
      if (type === BOOLEAN) value = value === "true";
      if (type === FILE) value = input.files[0];
      given.push({ type, name: input.name, value, ...(input.name === focused && { focused: true }) });
    }
    return given;
  }

  submit() {
    const typed = this.chosen ? null : this.parsed();
    if (typed && (typed.complete || !typed.rest || Object.keys(typed.given).length)) this.choose(typed.command, typed.given);
    if (this.chosen) {
      const wrong = [...this.line.querySelectorAll("input, select")].find((input) => !input.checkValidity());
      const missing = this.chosen.options.find((option) => option.required && !this.input(option.name).value);
      if (missing) return this.input(missing.name).focus();
      if (wrong) return wrong.reportValidity();
      const options = this.options();
      const files = [];
      for (const option of options) if (option.value instanceof File) option.value = files.push(option.value) - 1;
      this.run(this.chosen, options, files);
    } else if (this.matching().length) {
      return this.take(this.matching()[0]);
    } else if (this.text.value.trim() || this.files.files.length) {
      this.send(this.text.value, [...this.files.files]);
      this.files.value = "";
      this.showFiles();
    }
    this.reset();
  }

  reset() {
    this.chosen = null;
    this.text.value = "";
    this.text.hidden = false;
    this.line.hidden = true;
    this.picker.hidden = true;
    this.text.focus();
  }
}

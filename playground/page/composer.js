// The input line: plain messages, and slash commands with a picker and fields for their options.

import { element } from "/page/dom.js";

const SUB_COMMAND = 1;
const KINDS = { 3: "text", 4: "whole number", 5: "true or false", 6: "user", 7: "channel", 10: "number" };

export class Composer {
  // `send(text)` posts a message, `run(command, options)` uses a command, `suggest(command, options)` completes one.
  constructor({ send, run, suggest, people, channels, locale }) {
    Object.assign(this, { send, run, suggest, people, channels, locale, commands: [], chosen: null });
    this.form = document.querySelector("#composer");
    this.text = document.querySelector("#text");
    this.picker = document.querySelector("#picker");
    this.line = document.querySelector("#command");
    this.text.addEventListener("input", () => this.showPicker());
    this.text.addEventListener("keydown", (event) => this.key(event));
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit();
    });
  }

  // The name or description of a command or option, in the person's language if the bot gives it.
  local(named, what) {
    return named[`${what}_localizations`]?.[this.locale] ?? named[what];
  }

  setCommands(commands) {
    this.commands = commands.flatMap((command) => {
      const subs = (command.options ?? []).filter((option) => option.type === SUB_COMMAND);
      if (!subs.length) return [{ root: command, path: [], name: this.local(command, "name"), description: this.local(command, "description"), options: command.options ?? [] }];
      return subs.map((sub) => ({
        root: command,
        path: [sub.name],
        name: `${this.local(command, "name")} ${this.local(sub, "name")}`,
        description: this.local(sub, "description"),
        options: sub.options ?? [],
      }));
    });
    this.showPicker();
  }

  matching() {
    if (!this.text.value.startsWith("/")) return [];
    const wanted = this.text.value.slice(1).trim().toLowerCase();
    return this.commands.filter((command) => command.name.includes(wanted));
  }

  showPicker() {
    const found = this.chosen ? [] : this.matching();
    this.marked = 0;
    this.picker.replaceChildren(...found.map((command, place) =>
      element("div", { class: place ? "entry" : "entry marked", role: "option", onclick: () => this.choose(command) },
        element("strong", {}, `/${command.name}`),
        ...command.options.map((option) => element("code", {}, this.local(option, "name"))),
        element("span", {}, command.description))));
    this.picker.hidden = !found.length;
  }

  key(event) {
    const entries = [...this.picker.children];
    if (event.key === "Escape") this.reset();
    if (this.picker.hidden) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      this.marked = (this.marked + (event.key === "ArrowDown" ? 1 : -1) + entries.length) % entries.length;
      entries.forEach((entry, place) => entry.classList.toggle("marked", place === this.marked));
      entries[this.marked].scrollIntoView({ block: "nearest" });
    } else if (event.key === "Tab" || event.key === "Enter") {
      event.preventDefault();
      this.choose(this.matching()[this.marked]);
    }
  }

  choose(command) {
    this.chosen = command;
    this.picker.hidden = true;
    this.text.hidden = true;
    this.line.hidden = false;
    const fields = command.options.map((option) => this.field(option));
    this.line.replaceChildren(
      element("strong", {}, `/${command.name}`),
      ...fields,
      element("button", { type: "button", class: "cancel", "aria-label": "Cancel", onclick: () => this.reset() }, "✕"));
    (this.line.querySelector("input, select") ?? document.querySelector("#send")).focus();
  }

  field(option) {
    const attributes = { name: option.name, title: this.local(option, "description"), "data-type": option.type };
    let choices = (option.choices ?? []).map((choice) => [this.local(choice, "name"), choice.value]);
    if (option.type === 5) choices = [["True", "true"], ["False", "false"]];
    if (option.type === 6) choices = this.people().map((person) => [person.name, person.id]);
    if (option.type === 7) choices = this.channels().map((channel) => [`#${channel.name}`, channel.id]);
    const input = choices.length
      ? element("select", attributes, element("option", { value: "" }, "—"), ...choices.map(([name, value]) => element("option", { value }, name)))
      : element("input", { ...attributes, size: 8, placeholder: KINDS[option.type] ?? "text", min: option.min_value, max: option.max_value,
          type: option.type === 4 ? "number" : "text", list: option.autocomplete ? `list-${option.name}` : undefined });
    input.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.reset();
    });
    if (option.autocomplete) {
      input.addEventListener("input", () => this.suggest(this.chosen, this.options(option.name)));
      return element("label", {}, this.local(option, "name"), input, element("datalist", { id: `list-${option.name}` }));
    }
    return element("label", { class: option.required ? "required" : "" }, this.local(option, "name"), input);
  }

  showSuggestions(choices) {
    const list = this.line.querySelector("datalist");
    list?.replaceChildren(...choices.map((choice) => element("option", { value: choice.value }, choice.name)));
  }

  options(focused) {
    const given = [];
    for (const input of this.line.querySelectorAll("input, select")) {
      if (input.value === "" && input.name !== focused) continue;
      const type = Number(input.dataset.type);
      let { value } = input;
      if (type === 4 || type === 10) value = Number(value);
      if (type === 5) value = value === "true";
      given.push({ type, name: input.name, value, ...(input.name === focused && { focused: true }) });
    }
    return given;
  }

  submit() {
    if (this.chosen) {
      const missing = this.chosen.options.find((option) => option.required && !this.line.querySelector(`[name="${option.name}"]`).value);
      if (missing) return this.line.querySelector(`[name="${missing.name}"]`).focus();
      this.run(this.chosen, this.options());
    } else if (this.matching().length) {
      return this.choose(this.matching()[0]);
    } else if (this.text.value.trim()) {
      this.send(this.text.value);
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

// What lies above the table: the bot's private messages, its forms, questions, and short sentences.

import { close, submit } from "./acts.js";
import { announce, at, el, redraw, say } from "./dom.js";
import { markdown, plain } from "./markdown.js";
import { fields, parts, texts } from "./parts.js";

const SHOWN_FOR = 5200, PATIENCE = 4000;

function dialog(kind, title, closed) {
  const name = el("h2", {}, title);
  const shut = el("button", { class: "shut", "aria-label": say("close"), on: { click: () => closed() } }, "✕");
  const body = el("div", { class: "body" });
  const made = el("dialog", { class: kind, "aria-label": title || say("table") },
    el("div", { class: "head" }, title ? name : "", shut), body);
  // Escape and a press beside it close as the button does.
  made.addEventListener("cancel", (event) => { event.preventDefault(); closed(); });
  made.addEventListener("mousedown", (event) => event.target === made && closed());
  return { made, body, name };
}

function open(made) {
  document.body.append(made);
  made.showModal();
}

function remove(made) {
  const live = made.querySelector("#said");
  if (live) document.body.append(live);
  made.close();
  made.remove();
}

// Private messages: the newest one is looked at, and closing it shows the one before.

const messages = new Map();
let sheet = null, pressed = null;

// What was pressed in a message has changed the table: whoever pressed it looks at the table then. So they do at a board
// that was asked for there, however long it took.
export function settle(context, opened) {
  if (!pressed || (!opened && performance.now() - pressed.at > PATIENCE)) return;
  const { id } = pressed;
  pressed = null;
  if (!messages.has(id)) return;
  close(id);
  removeMessage(id, context);
}

export function showMessage(message, context) {
  const before = texts(messages.get(message.id)?.components);
  messages.delete(message.id);
  messages.set(message.id, message);
  draw(context);
  const told = texts(message.components).filter((each) => !before.includes(each));
  announce(...told.slice(0, 3).map((each) => plain(each, context)));
}

export function removeMessage(id, context) {
  if (messages.delete(id)) draw(context);
}

export function forgetMessages() {
  messages.clear();
  draw({});
}

function draw(context) {
  const [id, message] = [...messages].at(-1) ?? [];
  if (!message) {
    if (sheet) remove(sheet.made);
    sheet = null;
    return;
  }
  if (!sheet) {
    sheet = dialog("sheet", "", () => {
      const top = [...messages.keys()].at(-1);
      close(top);
      removeMessage(top, context);
    });
    const remember = ({ target }) => {
      if (target.closest("button.button")) pressed = { id: sheet.id, at: performance.now() };
    };
    sheet.body.addEventListener("click", remember, true);
    open(sheet.made);
  }
  if (sheet.id !== id) sheet.body.scrollTop = 0;
  sheet.id = id;
  redraw(sheet.body, parts(message.components, { ...context, on: id }));
  const title = sheet.body.querySelector("h2")?.textContent;
  sheet.made.setAttribute("aria-label", title || say("table"));
}

// Questions about a move, by what closes them: a turn that has ended asks nothing more. A turn is one of some board.
const questions = new Map();

export function keepQuestions(board, turn) {
  for (const [drop, asked] of [...questions]) if (asked.board === board && asked.turn !== turn) drop();
}

// A question: fill(done) returns what is shown; the promise gets what done was called with, or null.
export function ask(title, fill, turn) {
  return new Promise((resolve) => {
    const drop = () => done(null);
    if (turn !== undefined) questions.set(drop, turn);
    const done = (value) => {
      questions.delete(drop);
      remove(box.made);
      resolve(value);
    };
    const box = dialog("ask", title, drop);
    box.body.append(...fill(done));
    open(box.made);
  });
}

export function showForm(given, on, context) {
  ask(given.title, (done) => {
    const { shown, read } = fields(given.components, context);
    const sent = (event) => {
      event.preventDefault();
      if (submit(given, read(), on)) done(true);
    };
    return [el("form", { on: { submit: sent } }, shown, el("div", { class: "row end" },
      el("button", { type: "button", class: "button plain", on: { click: () => done(null) } }, say("cancel")),
      el("button", { class: "button main" }, say("send"))))];
  });
}

// A number between two others, or a few words.
export function askFor(given, turn) {
  return ask(given.question, (done) => {
    const limits = given.text
      ? { type: "text", minlength: given.least, maxlength: given.most }
      : { type: "number", inputmode: "numeric", min: given.least, max: given.most, step: 1 };
    const input = el("input", { ...limits, required: true, "aria-label": given.question, class: "number" });
    if (!given.text) input.value = given.least;
    const slide = !given.text && el("input", {
      type: "range", min: given.least, max: given.most, value: given.least, "aria-label": given.question,
      on: { input: () => { input.value = slide.value; } },
    });
    input.addEventListener("input", () => { if (slide) slide.value = input.value; });
    const sent = (event) => { event.preventDefault(); done(input.value.trim()); };
    return [el("form", { class: "number-form", on: { submit: sent } }, input,
      slide && el("div", { class: "range" }, el("span", {}, given.least), slide, el("span", {}, given.most)),
      el("div", { class: "row end" }, el("button", { class: "button good" }, say("send"))))];
  }, turn);
}

export function toast(text, context, offered) {
  const [label, run] = offered || [];
  const shown = el("div", { class: "toast" }, markdown(text, context), label && el("button", { class: "button good", on: { click: run } }, label));
  const home = [...document.querySelectorAll("dialog[open]")].at(-1);
  // The top layer covers the page, so a sentence about a sheet stands in the sheet.
  if (home) {
    home.querySelector(".toast")?.remove();
    home.append(shown);
  } else at("toasts").replaceChildren(shown);
  announce(plain(text, context));
  shown.addEventListener("click", () => shown.remove());
  setTimeout(() => shown.remove(), SHOWN_FOR + 40 * text.length);
}

// Returns whether something has stood there before.
export function banner(text, again, label = say("retry") || "↻") {
  const bar = at("banner"), was = !bar.hidden;
  bar.hidden = !text;
  if (!text) {
    bar.replaceChildren();
    return was;
  }
  const button = el("button", { class: "button plain", on: { click: again } }, label);
  bar.replaceChildren(el("span", {}, text), button);
  announce(text);
  return was;
}

// The messages that Discord itself writes in threads: who was added or removed, a new name, the beginning; and the results of polls.

import { element } from "/page/dom.js";

const ADDED = 1;
const REMOVED = 2;
const RENAMED = 4;
const STARTER = 21;
const POLL_RESULT = 46;

const WORDS = {
  en: { [ADDED]: "{name} added {other} to the thread.", [REMOVED]: "{name} removed {other} from the thread.",
    [RENAMED]: "{name} changed the thread’s name: {text}", [STARTER]: "This thread began with:", gone: "The message that this thread began with is gone.",
    [POLL_RESULT]: "The poll of {name} is over: {text}" },
  de: { [ADDED]: "{name} hat {other} zum Thread hinzugefügt.", [REMOVED]: "{name} hat {other} aus dem Thread entfernt.",
    [RENAMED]: "{name} hat den Thread umbenannt: {text}", [STARTER]: "Dieser Thread begann mit:", gone: "Die Nachricht, mit der dieser Thread begann, gibt es nicht mehr.",
    [POLL_RESULT]: "Die Umfrage von {name} ist beendet: {text}" },
  fr: { [ADDED]: "{name} a ajouté {other} au fil.", [REMOVED]: "{name} a retiré {other} du fil.",
    [RENAMED]: "{name} a renommé le fil : {text}", [STARTER]: "Ce fil a commencé par :", gone: "Le message par lequel ce fil a commencé n’existe plus.",
    [POLL_RESULT]: "Le sondage de {name} est terminé : {text}" },
  he: { [ADDED]: "נוספו לשרשור: {other} (על ידי {name})", [REMOVED]: "הוסרו מהשרשור: {other} (על ידי {name})",
    [RENAMED]: "שם חדש לשרשור: {text} (על ידי {name})", [STARTER]: "השרשור הזה התחיל בהודעה:", gone: "ההודעה שבה התחיל השרשור כבר לא קיימת.",
    [POLL_RESULT]: "הסקר של {name} הסתיים: {text}" },
};

// Whether Discord wrote this message.
export function isNotice(message) {
  return message.type in WORDS.en;
}

// `render` returns another message as an element. Names keep their own direction.
export function renderNotice(message, names, render) {
  const known = WORDS[(names.locale ?? "en").split("-")[0]] ?? WORDS.en;
  const began = message.type === STARTER;
  const starter = began && message.referenced_message;
  const values = { name: nameOf(message.author), other: message.mentions.map(nameOf).join(", "), text: message.type === POLL_RESULT ? resultOf(message) : message.content };
  const parts = known[began && !starter ? "gone" : message.type].split(/(\{\w+\})/).map((part) =>
    /^\{\w+\}$/.test(part) ? element("bdi", {}, element("strong", {}, values[part.slice(1, -1)])) : part);
  const line = element("p", { class: "notice" }, ...parts);
  return element("li", { class: "message", "data-id": message.id }, line, starter ? element("ul", { class: "starter" }, render(starter)) : null);
}

// The question of a poll and, if one answer has the most votes, that answer.
function resultOf(message) {
  const told = Object.fromEntries((message.embeds[0]?.fields ?? []).map((each) => [each.name, each.value]));
  return [told.poll_question_text, told.victor_answer_text].filter(Boolean).join(" → ");
}

function nameOf(user) {
  return user.global_name ?? user.username;
}

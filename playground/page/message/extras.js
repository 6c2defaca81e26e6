// What a message has below its text: a poll, stickers and reactions.

import { element, emojiElement } from "/page/dom.js";
import { markdown } from "/page/message/markdown.js";

const GIF = 4;

// `acts.vote(message, answers)` votes for these answers and no others, `acts.react(message, reaction)` adds or takes a reaction.
export function renderExtras(message, names, acts) {
  return [
    message.poll ? poll(message, names, acts) : null,
    ...(message.sticker_items ?? []).map(sticker),
    message.reactions?.length ? element("div", { class: "reactions" }, ...message.reactions.map((each) => reaction(message, each, acts))) : null,
  ].filter(Boolean);
}

function poll(message, names, acts) {
  const { question, answers, results, allow_multiselect: several, expiry } = message.poll;
  const { words } = names;
  const counts = new Map((results?.answer_counts ?? []).map((each) => [each.id, each]));
  const total = [...counts.values()].reduce((sum, each) => sum + each.count, 0);
  const mine = [...counts.values()].filter((each) => each.me_voted).map((each) => each.id);
  const over = Boolean(results?.is_finalized);
  const ends = over ? words("pollOver") : words("pollEnds", { when: `<t:${Math.floor(Date.parse(expiry) / 1000)}:R>` });
  return element("div", { class: "poll", role: "group", "aria-label": question.text },
    element("strong", {}, question.text),
    ...answers.map(({ answer_id: id, poll_media: media }) => {
      const count = counts.get(id)?.count ?? 0;
      const chosen = mine.includes(id);
      const wanted = chosen ? mine.filter((each) => each !== id) : [...(several ? mine : []), id];
      return element("button", { class: "answer", type: "button", disabled: over, "aria-pressed": String(chosen), "data-key": `answer:${id}`,
        style: `--share: ${total ? (100 * count) / total : 0}%`, onclick: () => acts.vote(message, wanted) },
      media.emoji ? emojiElement(media.emoji) : null, element("bdi", {}, media.text ?? ""), element("span", { class: "count" }, String(count)));
    }),
    markdown(`${words("votes", { n: total })} · ${ends}`, names));
}

function sticker({ id, name, format_type: format }) {
  return element("img", { class: "sticker", src: `/stickers/${id}.${format === GIF ? "gif" : "png"}`, alt: name, title: name });
}

function reaction(message, each, acts) {
  return element("button", { class: "reaction", type: "button", "aria-pressed": String(each.me), "data-key": `reaction:${keyOf(each.emoji)}`,
    onclick: () => acts.react(message, each) }, emojiElement(each.emoji), element("span", { class: "count" }, String(each.count)));
}

// An emoji as paths name it.
export function keyOf(emoji) {
  return emoji.id ? `${emoji.name}:${emoji.id}` : emoji.name;
}

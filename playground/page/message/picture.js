// One message without a channel around it, for pictures in tests; and how much two pictures differ.

import { setBy } from "/page/clock.js";
import { renderMessage } from "/page/message/message.js";
import { wordsFor } from "/page/words.js";

// How far a colour may be from another that looks the same, of 255.
const ALIKE = 8;

// `known` has the names of users, roles and channels by their ids.
window.show = async (message, me, known) => {
  const words = wordsFor(me.locale);
  const names = {
    me: me.id, words, locale: me.locale, choices: () => [], open: () => {}, command: () => {},
    user: (id) => known.users[id] ?? words("unknownUser"),
    role: (id) => known.roles[id] ?? words("unknownRole"),
    channel: (id) => known.channels[id] ?? words("unknownChannel"),
    commandName: (name) => name,
    usedName: (used) => (used.target_user || used.target_message_id ? used.name : `/${used.name}`),
  };
  document.documentElement.lang = me.locale;
  document.documentElement.dir = words.direction;
  setBy(Date.parse(message.timestamp));
  document.querySelector("#message").replaceChildren(renderMessage(message, names, {}));
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
};

// Returns the share of the points that differ; 1 if the pictures have other sizes.
window.difference = async (one, other) => {
  const [first, second] = await Promise.all([one, other].map(points));
  if (first.width !== second.width || first.height !== second.height) return 1;
  let differing = 0;
  for (let at = 0; at < first.data.length; at += 4) {
    if ([0, 1, 2].some((each) => Math.abs(first.data[at + each] - second.data[at + each]) > ALIKE)) differing += 1;
  }
  return differing / (first.data.length / 4);
};

async function points(url) {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  return canvas.getImageData(0, 0, image.width, image.height);
}

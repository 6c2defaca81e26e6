// One message in the channel.

import { element } from "/page/dom.js";
import { enlargeable } from "/page/message/lightbox.js";
import { markdown } from "/page/message/markdown.js";
import { renderComponents, veiled } from "/page/message/components.js";
import { isNotice, renderNotice } from "/page/message/notice.js";
import { renderExtras } from "/page/message/extras.js";
import { EPHEMERAL } from "/page/store.js";

const LOADING = 1 << 7;
const COLOURS = ["#5865f2", "#2d7d46", "#9a5518", "#c2357f", "#8e44ad", "#0e7c66"];

export function avatar(user) {
  const name = user.global_name ?? user.username;
  const colour = user.bot ? "#5865f2" : COLOURS[Number(BigInt(user.id) % BigInt(COLOURS.length))];
  return element("span", { class: "avatar", style: `background: ${colour}`, "aria-hidden": "true", "data-author": user.id },
    user.bot ? "🃏" : [...name][0].toUpperCase());
}

// `acts.use(message, component, values)` acts on a component, `acts.dismiss(message)` hides an ephemeral message,
// `acts.menu(event, message)` and `acts.userMenu(event, user)` open the context menus.
export function renderMessage(message, names, acts) {
  if (isNotice(message)) return renderNotice(message, names, (other) => renderMessage(other, names, acts));
  const { words } = names;
  const ephemeral = Boolean(message.flags & EPHEMERAL);
  const pinged = message.mentions.some((user) => user.id === names.me);
  const classes = ["message", ephemeral && "ephemeral", pinged && "pinged"].filter(Boolean).join(" ");
  const body = element("div", { class: "body" }, header(message, names, acts));
  if (message.flags & LOADING) {
    body.append(element("p", { class: "thinking" }, words("thinking", { name: displayName(message.author) })));
  }
  if (message.content) body.append(markdown(message.content, names));
  if (message.edited_timestamp && !message.components.length) body.append(element("small", { class: "edited" }, words("edited")));
  body.append(...message.embeds.map((embed) => renderEmbed(embed, names)));
  body.append(...renderComponents(message.components, names, (component, values) => acts.use(message, component, values)));
  body.append(...message.attachments.map((file) => attachment(file, names)));
  body.append(...renderExtras(message, names, acts));
  body.append(element("p", { class: "failure", role: "alert", hidden: true }, `⚠ ${words("failed")}`));
  if (ephemeral) {
    const away = element("button", { class: "dismiss", type: "button", onclick: () => acts.dismiss(message) }, words("dismiss"));
    body.append(element("p", { class: "only-you" }, `👁 ${words("onlyYou")} · `, away));
  }
  const replied = message.interaction_metadata?.name ? usedCommand(message.interaction_metadata, names) : null;
  const more = element("button", { class: "more", type: "button", "aria-label": words("actions"), "aria-haspopup": "menu", onclick: (event) => acts.menu(event, message) }, "⋯");
  return element("li", { class: classes, "data-id": message.id, oncontextmenu: (event) => context(event, message, acts) },
    replied, element("div", { class: "columns" }, avatar(message.author), body), more);
}

// A right click on a person is about the person; elsewhere it is about the message. Links and selections keep the browser's menu.
function context(event, message, acts) {
  if (event.target.closest("a, input") || String(getSelection())) return;
  if (event.target.closest("[data-author]")) acts.userMenu(event, message.author);
  else acts.menu(event, message);
}

function usedCommand(metadata, names) {
  const name = metadata.user.global_name ?? metadata.user.username;
  return element("p", { class: "used" }, "╭ ", element("strong", {}, element("bdi", {}, name)), ` ${names.words("used")} `, element("bdi", { class: "mention" }, names.usedName(metadata)));
}

function header(message, names, acts) {
  const { author } = message;
  const when = new Date(message.timestamp);
  const name = author.bot ? displayName(author) : (author.global_name ?? author.username);
  const who = element("button", { class: "name", type: "button", "data-author": author.id, "aria-haspopup": "menu",
    "aria-label": names.words("userActions", { name }), onclick: (event) => acts.userMenu(event, author) }, element("bdi", {}, name));
  return element("p", { class: "author" },
    element("strong", {}, who),
    author.bot ? element("span", { class: "app" }, names.words("app")) : null,
    element("small", { title: when.toLocaleString(names.locale) }, when.toLocaleTimeString(names.locale, { hour: "2-digit", minute: "2-digit" })));
}

export function displayName(author) {
  if (author.global_name) return author.global_name;
  return author.username.split("_").map((word) => word[0].toUpperCase() + word.slice(1)).join(" ");
}

function renderEmbed(embed, names) {
  const colour = embed.color == null ? "" : `border-inline-start-color: #${embed.color.toString(16).padStart(6, "0")}`;
  const image = (media, kind) => media?.url ? enlargeable(element("img", { class: kind, src: media.proxy_url ?? media.url, alt: "" }), names.words) : null;
  const title = embed.title && embed.url ? `[${embed.title}](${embed.url})` : embed.title;
  return element("div", { class: "container", style: colour },
    embed.author ? element("small", {}, embed.author.name) : null,
    title ? markdown(`### ${title}`, names) : null,
    embed.description ? markdown(embed.description, names) : null,
    element("div", { class: "fields" }, ...(embed.fields ?? []).map((field) =>
      element("div", { class: field.inline ? "inline" : "" }, markdown(`**${field.name}**\n${field.value}`, names)))),
    image(embed.thumbnail, "thumbnail"),
    image(embed.image, "picture"),
    embed.footer ? element("small", {}, embed.footer.text) : null);
}

function attachment(file, names) {
  const alt = file.description ?? "";
  const hidden = { spoiler: file.filename.startsWith("SPOILER_") };
  if (file.content_type?.startsWith("image/")) {
    return veiled(hidden, enlargeable(element("img", { class: "picture", src: file.url, alt, title: alt }), names.words), names);
  }
  return veiled(hidden, element("a", { class: "file", href: file.url, download: true }, `📄 ${file.filename}`), names);
}

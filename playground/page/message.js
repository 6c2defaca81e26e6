// One message in the channel.

import { element } from "/page/dom.js";
import { markdown } from "/page/markdown.js";
import { renderComponents } from "/page/components.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const COLOURS = ["#5865f2", "#3ba55c", "#d9822b", "#eb459e", "#9b59b6", "#1abc9c"];

export function avatar(user) {
  const name = user.global_name ?? user.username;
  const colour = user.bot ? "#5865f2" : COLOURS[Number(BigInt(user.id) % BigInt(COLOURS.length))];
  return element("span", { class: "avatar", style: `background: ${colour}`, "aria-hidden": true }, user.bot ? "🃏" : name[0].toUpperCase());
}

// `use(message, component, values)` acts on a component; `dismiss(message)` hides an ephemeral message.
export function renderMessage(message, names, use, dismiss) {
  const ephemeral = Boolean(message.flags & EPHEMERAL);
  const pinged = message.mentions.some((user) => user.id === names.me);
  const classes = ["message", ephemeral && "ephemeral", pinged && "pinged"].filter(Boolean).join(" ");
  const body = element("div", { class: "body" }, header(message));
  if (message.flags & LOADING) {
    body.append(element("p", { class: "thinking" }, `${message.author.username} is thinking…`));
  }
  if (message.content) body.append(markdown(message.content, names));
  if (message.edited_timestamp && !message.components.length) body.append(element("small", { class: "edited" }, "(edited)"));
  body.append(...message.embeds.map((embed) => renderEmbed(embed, names)));
  body.append(...renderComponents(message.components, names, (component, values) => use(message, component, values)));
  body.append(...message.attachments.map(attachment));
  body.append(element("p", { class: "failure", role: "alert", hidden: true }, "⚠ This interaction failed"));
  if (ephemeral) {
    const away = element("button", { class: "dismiss", type: "button", onclick: () => dismiss(message) }, "Dismiss message");
    body.append(element("p", { class: "only-you" }, "👁 Only you can see this · ", away));
  }
  const replied = message.interaction_metadata?.name ? usedCommand(message.interaction_metadata) : null;
  return element("li", { class: classes, "data-id": message.id }, replied, element("div", { class: "columns" }, avatar(message.author), body));
}

function usedCommand(metadata) {
  const name = metadata.user.global_name ?? metadata.user.username;
  return element("p", { class: "used" }, "╭ ", element("strong", {}, name), " used ", element("span", { class: "mention" }, `/${metadata.name}`));
}

function header(message) {
  const { author } = message;
  const when = new Date(message.timestamp);
  return element("p", { class: "author" },
    element("strong", {}, author.bot ? displayName(author) : (author.global_name ?? author.username)),
    author.bot ? element("span", { class: "app" }, "APP") : null,
    element("small", { title: when.toLocaleString("en") }, when.toLocaleTimeString("en", { hour: "2-digit", minute: "2-digit" })));
}

function displayName(author) {
  return author.username.split("_").map((word) => word[0].toUpperCase() + word.slice(1)).join(" ");
}

function renderEmbed(embed, names) {
  const colour = embed.color == null ? "" : `border-left-color: #${embed.color.toString(16).padStart(6, "0")}`;
  return element("div", { class: "container", style: colour },
    embed.title ? markdown(`### ${embed.title}`, names) : null,
    embed.description ? markdown(embed.description, names) : null,
    ...(embed.fields ?? []).map((field) => element("div", {}, markdown(`**${field.name}**\n${field.value}`, names))),
    embed.footer ? element("small", {}, embed.footer.text) : null);
}

function attachment(file) {
  if (file.content_type?.startsWith("image/")) {
    return element("img", { class: "picture", src: file.url, alt: file.description ?? "", title: file.description ?? "" });
  }
  return element("a", { class: "file", href: file.url, download: true }, `📄 ${file.filename}`);
}

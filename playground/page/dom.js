// Makes elements.

export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (key === "class") made.className = value;
    else made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return made;
}

export function emojiElement(emoji, large = false) {
  if (!emoji.id) return element("span", { class: "emoji" }, emoji.name);
  const name = `:${emoji.name}:`;
  const size = large ? "emoji large" : "emoji";
  return element("img", { class: size, src: `/emojis/${emoji.id}.png`, alt: name, title: name });
}

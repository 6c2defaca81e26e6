// A picture in its full size, above the page. Escape or a click beside it closes it.

import { element } from "/page/dom.js";

export function enlargeable(image, words) {
  const made = element("button", { class: `${image.className} open`, type: "button", "aria-label": `${words("enlarge")}${image.alt ? `: ${image.alt}` : ""}` }, image);
  image.className = "";
  made.addEventListener("click", () => enlarge(image, words));
  return made;
}

export function enlarge(image, words) {
  const dialog = element("dialog", { class: "lightbox", "aria-label": image.alt || words("enlarge") },
    element("img", { src: image.src, alt: image.alt }),
    image.alt ? element("p", { dir: "auto" }, image.alt) : null,
    element("p", {}, element("a", { href: image.src, target: "_blank", rel: "noopener" }, words("original")),
      element("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, words("close"))));
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

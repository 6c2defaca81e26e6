// Questions that an Activity has the person answer: whether it may know something, or open a link.

import { element } from "/page/dom.js";

// Returns whether the person agrees. The question goes with the panel.
export function ask({ words, title, lines, yes, panel }) {
  return new Promise((resolve) => {
    const dialog = element("dialog", { class: "question", "aria-labelledby": "question" },
      element("form", { method: "dialog" },
        element("h2", { id: "question", dir: "auto" }, title),
        element("ul", {}, ...lines.map((line) => element("li", {}, element("bdi", {}, line)))),
        element("div", { class: "row" },
          element("button", { class: "button secondary", value: "" }, words("cancel")),
          element("button", { class: "button primary", value: "yes" }, yes))));
    dialog.addEventListener("close", () => {
      dialog.remove();
      panel.questions.delete(dialog);
      resolve(dialog.returnValue === "yes");
    });
    panel.questions.add(dialog);
    document.body.append(dialog);
    dialog.showModal();
  });
}

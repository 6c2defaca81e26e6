// What stands in a channel until its first message: where one is, who one is, and commands to begin with.

import { element } from "/page/dom.js";

const MOST = 6;

// The commands to begin with: of each command of the application, the first that it offers, in the application's order.
export function firstCommands(commands) {
  const roots = new Map();
  for (const command of commands) if (!roots.has(command.root.id)) roots.set(command.root.id, command);
  return [...roots.values()].slice(0, MOST);
}

// `channel` is its name, `links` are elements that lead to a second person, and `run(command)` uses a command or asks for its options.
export function greeting({ words, channel, me, application, commands, stranger, links, run }) {
  const offered = firstCommands(commands);
  const hint = stranger ? words("stranger") : offered.length ? words("tryCommands") : words("welcomeCommands");
  return element("li", { class: "welcome" },
    element("p", { dir: "auto" }, words("welcome", { name: channel })),
    element("p", {}, words("greeting", { name: me, application })),
    element("p", {}, hint),
    offered.length ? element("ul", { class: "first-commands" }, ...offered.map((command) => element("li", {},
      element("button", { type: "button", onclick: () => run(command) },
        element("strong", {}, element("bdi", {}, `/${command.name}`)), element("span", { dir: "auto" }, command.description))))) : null,
    links.length ? element("p", { class: "second-person" }, words("together"), " ", ...links.flatMap((link) => [link, " "])) : null);
}

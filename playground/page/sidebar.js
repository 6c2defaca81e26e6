// The lists beside the messages: the channels with what is unread, and the members.

import { element } from "/page/dom.js";
import { avatar, displayName } from "/page/message/message.js";
import { DIRECT } from "/page/store.js";

// Lists the channels. `open(id)` shows one; `address(changes)` is where it would be shown in another window.
export function showChannels(store, { current, words, application, address, open }) {
  const link = (key, id, label, name, channel) => {
    const unread = store.unread.get(id);
    const said = unread && [`${words("unread")}: ${unread.count}`, unread.mentions && `${words("mentions")}: ${unread.mentions}`].filter(Boolean).join(", ");
    const chosen = current === id || (key === DIRECT && current === DIRECT);
    return element("a", {
      class: [chosen && "chosen", unread && "unread", channel && store.isThread(channel) && "thread"].filter(Boolean).join(" "),
      href: address({ channel: name }),
      "aria-current": chosen ? "page" : null,
      onclick: (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        open(key);
      },
    }, element("bdi", {}, label), unread ? element("span", { class: "visually-hidden" }, ` (${said})`) : null,
    unread?.mentions ? element("span", { class: "badge", "aria-hidden": "true" }, String(unread.mentions)) : null);
  };
  const mark = (channel) => {
    const state = channel.thread_metadata ?? {};
    if (state.locked) return "🔒";
    if (state.archived) return "🗄";
    return store.isThread(channel) ? "🧵" : { 2: "🔊", 5: "📣", 13: "🎙", 15: "🗂", 16: "🗂" }[channel.type] ?? "#";
  };
  const direct = store.direct();
  document.querySelector("#channels").replaceChildren(
    ...store.ordered().map((each) => link(each.id, each.id, `${mark(each)} ${each.name}`, each.name, each)),
    link(DIRECT, direct?.id ?? DIRECT, `✉ ${application}`, DIRECT, null));
}

// Lists the members. Whoever opens the list gets to know everybody in it, as Discord's client does.
export function showMembers(store, { words, userMenu }) {
  store.loadMembers();
  const pane = document.querySelector("#members");
  const people = [...store.members.values()].map((member) => {
    const { user } = member;
    const name = store.userName(user.id) ?? displayName(user);
    const roles = member.roles.map((id) => store.roles.get(id)?.name).filter(Boolean);
    if (store.guild.owner_id === user.id) roles.unshift(words("owner"));
    return element("li", {}, element("button", { type: "button", "data-author": user.id, "aria-haspopup": "menu", "aria-label": words("userActions", { name }),
      onclick: (event) => userMenu(event, user), oncontextmenu: (event) => userMenu(event, user) },
    avatar(user), element("span", {}, element("bdi", {}, user.bot ? displayName(user) : name), roles.length ? element("small", {}, roles.join(", ")) : null)));
  });
  pane.replaceChildren(element("h2", {}, `${words("members")} — ${people.length}`), element("ul", {}, ...people));
}

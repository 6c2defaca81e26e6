// Why a request was refused, and where the rule stands: in Discord's documentation and in the playground's.

import { element } from "/page/dom.js";

const DOCS = "https://docs.discord.com/developers";
const PAGES = {
  401: "/reference#authentication",
  429: "/topics/rate-limits",
  10015: "/interactions/receiving-and-responding#followup-messages",
  10062: "/interactions/receiving-and-responding#responding-to-an-interaction",
  40060: "/interactions/receiving-and-responding#responding-to-an-interaction",
  50013: "/topics/permissions",
  50035: "/reference#error-messages",
};
const ALL_CODES = "/topics/opcodes-and-status-codes#json-json-error-codes";

export function reasons(record, rules) {
  const { answer, status, code, fault } = record;
  const lines = fault
    ? [`The fault “${fault}” struck. The bot did nothing wrong.`]
    : record.not_served ? [`Not served here: ${record.not_served} is an operation of Discord’s that the playground lacks. The bot did nothing wrong.`]
    : [answer?.message ?? `HTTP ${status}`, ...fields(answer?.errors)];
  const number = code || status;
  if (record.not_served) return element("div", { class: "reasons", role: "note" }, element("p", {}, ...lines));
  const links = fault ? [] : [element("a", { href: DOCS + (PAGES[number] ?? PAGES[status] ?? ALL_CODES), target: "_blank", rel: "noopener" }, `Discord’s documentation of ${number}`)];
  return element("div", { class: "reasons", role: "note" }, ...lines.map((line) => element("p", {}, line)),
    links.length ? element("p", {}, ...links) : null,
    ...(fault ? [] : likely(rules.filter((rule) => rule.codes.includes(number)), lines)));
}

// The errors of each field, one a line: "data.content: Must be …".
function fields(errors, path = "") {
  return Object.entries(errors ?? {}).flatMap(([key, inner]) => key === "_errors"
    ? inner.map((each) => `${path || "body"}: ${each.message} (${each.code})`)
    : fields(inner, path ? `${path}.${key}` : key));
}

// The documentation's rules with this code. Where there are many, those that share words with the reason come first.
function likely(rules, lines) {
  const said = lines.join(" ").toLowerCase().replace(/\bcontent\b/g, "content text");
  const worth = (word) => (said.includes(word.replace(/s$/, "")) ? (/\d/.test(word) ? 2 : 1) : 0);
  const score = ({ rule }) => (rule.toLowerCase().match(/[a-z_]{4,}|\d{2,}/g) ?? []).reduce((sum, word) => sum + worth(word), 0);
  const found = [...rules].sort((a, b) => score(b) - score(a)).slice(0, 3);
  const link = ({ rule, page }) => element("a", { href: `/docs/${page}.md#:~:text=${encodeURIComponent(rule)}`, target: "_blank", rel: "noopener" }, rule);
  return found.length ? [element("p", {}, found.length < rules.length ? `Of ${rules.length} rules in the documentation: ` : "In the documentation: ", ...found.flatMap((each, place) => [place ? "; " : "", link(each)]))] : [];
}

// The application's commands as a person sees them: in their language, where they may be used, and by whom.

const SUB_COMMAND = 1, GROUP = 2;
const CHAT = 1, USER = 2, MESSAGE = 3, ENTRY_POINT = 4;
const GUILD_CONTEXT = 0, BOT_DM = 1;

// The name or description of a command or option, in the person's language if the bot gives it.
export function local(named, what, locale) {
  return named[`${what}_localizations`]?.[locale] ?? named[what];
}

// Tells whether Discord offers a command here. `permissions` are the person's in the channel, as bits.
export function offered(command, direct, permissions) {
  const contexts = command.contexts ?? (command.dm_permission === false ? [GUILD_CONTEXT] : [GUILD_CONTEXT, BOT_DM]);
  if (!contexts.includes(direct ? BOT_DM : GUILD_CONTEXT)) return false;
  const needed = command.default_member_permissions;
  if (direct || needed === null || needed === undefined) return true;
  return BigInt(needed) === 0n ? permissions >= 1n << 59n : (permissions & BigInt(needed)) === BigInt(needed);
}

// The slash commands, one for each subcommand.
export function chatCommands(commands, locale) {
  return commands.filter((each) => (each.type ?? CHAT) === CHAT).flatMap((root) => leaves(root, root, [], locale));
}

export function contextCommands(commands, kind, locale) {
  const type = { user: USER, message: MESSAGE }[kind];
  return commands.filter((each) => each.type === type).map((root) => ({ root, type, name: local(root, "name", locale) }));
}

// The command that launches the application's Activity; undefined if there is none.
export function entryPoint(commands, locale) {
  const root = commands.find((each) => each.type === ENTRY_POINT);
  return root && { root, name: local(root, "name", locale) };
}

function leaves(root, at, path, locale) {
  const subs = (at.options ?? []).filter((option) => [SUB_COMMAND, GROUP].includes(option.type));
  if (subs.length) return subs.flatMap((sub) => leaves(root, sub, [...path, sub], locale));
  return [{
    root,
    path: path.map((sub) => ({ name: sub.name, type: sub.type })),
    plain: [root, ...path].map((each) => each.name).join(" "),
    name: [root, ...path].map((each) => local(each, "name", locale)).join(" "),
    description: local(at, "description", locale),
    options: at.options ?? [],
  }];
}

export function commandData({ root, path }, options) {
  const nested = [...path].reverse().reduce((inner, { name, type }) => [{ type, name, options: inner }], options);
  return { version: root.version, id: root.id, name: root.name, type: CHAT, options: nested };
}

// Reads a line such as "/claro new bots:2". Returns the command and the texts of its options by name, or null.
export function parse(line, commands, locale) {
  if (!line.startsWith("/")) return null;
  const typed = line.slice(1).replace(/\s+/g, " ");
  const names = (command) => [command.name, command.plain];
  const fits = (name) => typed.toLowerCase() === name.toLowerCase() || typed.toLowerCase().startsWith(`${name.toLowerCase()} `);
  const matches = commands.flatMap((command) => names(command).filter(fits).map((name) => ({ command, name })));
  const best = matches.sort((a, b) => b.name.length - a.name.length)[0];
  if (!best) return null;
  const rest = typed.slice(best.name.length).trim();
  const given = {};
  const marks = [...rest.matchAll(/(?:^|\s)([^\s:]+):/gu)]
    .map((match) => ({ match, option: best.command.options.find((each) => [each.name, local(each, "name", locale)].includes(match[1])) }))
    .filter(({ option }) => option);
  if (rest && (!marks.length || marks[0].match.index > 0)) return { command: best.command, given, complete: false, rest };
  marks.forEach(({ match, option }, place) => {
    given[option.name] = rest.slice(match.index + match[0].length, marks[place + 1]?.match.index ?? rest.length).trim();
  });
  const missing = best.command.options.some((option) => option.required && !given[option.name]);
  return { command: best.command, given, complete: !missing, rest };
}

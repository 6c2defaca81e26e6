// What the readers of Discord's tutorial do: put the finished app in place, register the commands, run the app, and
// enter its address in the portal.
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const sources = process.argv[2];
const folder = mkdtempSync(join(tmpdir(), "example-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
process.on("SIGTERM", () => process.exit());
for (const file of ["package.json", "commands.js", "game.js", "utils.js"]) cpSync(join(sources, file), join(folder, file));
cpSync(join(sources, "examples", "app.js"), join(folder, "app.js"));
symlinkSync(join(sources, "node_modules"), join(folder, "node_modules"));

await import(pathToFileURL(join(folder, "commands.js")));
await import(pathToFileURL(join(folder, "app.js")));
const entered = await fetch(`${process.env.API_URL}/applications/@me`, {
  method: "PATCH",
  headers: { Authorization: `Bot ${process.env.DISCORD_TOKEN}`, "Content-Type": "application/json" },
  body: JSON.stringify({ interactions_endpoint_url: `http://127.0.0.1:${process.env.PORT}/interactions` }),
});
if (!entered.ok) throw new Error(await entered.text());

// Discord's address in a stranger's bot leads to the playground.
const { fetch } = globalThis;
globalThis.fetch = (address, ...more) =>
  fetch(String(address).replace("https://discord.com/api/v10", process.env.API_URL), ...more);

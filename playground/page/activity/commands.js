// What an Activity may ask of Discord's client.

import { RpcError } from "/page/activity/rpc.js";
import { ask } from "/page/activity/questions.js";
import { Api } from "/page/api.js";

const INVALID_PAYLOAD = 4000, INVALID_COMMAND = 4002, INVALID_CLIENT_ID = 4007, INVALID_TOKEN = 4009, OAUTH2 = 5000;
const DENIED = "The resource owner or authorization server denied the request";
const LEVELS = ["log", "warn", "debug", "info", "error"];

export const NEEDS = { USER_SETTINGS_GET_LOCALE: "identify", CURRENT_USER_UPDATE: "identify", SET_ACTIVITY: "rpc.activities.write" };

// A user as the protocol has them. What a client has no value for is left out of READY.
export function rpcUser(user) {
  const { id, username, global_name: name, discriminator, avatar, flags, public_flags: shown, bot } = user;
  return { id, username, global_name: name, discriminator, avatar, flags, public_flags: shown, bot, avatar_decoration_data: null, premium_type: 0 };
}

export function participants(instance) {
  const unique = new Map(instance.participants.map((each) => [each.user_id, each]));
  return { participants: [...unique.values()].map(({ user, nick }) => ({ ...rpcUser(user), ...(nick && { nickname: nick }) })) };
}

// `panel` has the instance, the token of the person and the granted scopes (`token`, `granted`), whether it is about to
// get them (`authing`), and whether a small picture takes clicks (`interactive`).
export function commandsOf({ world, me, words, api, application, panel }) {
  // As in Discord's client, the person is asked once at a time, and by an Activity that does not know them yet.
  function one(refusal, authorizing) {
    return async (args) => {
      if (panel.token) throw new RpcError(INVALID_COMMAND, "Already authenticated");
      if (panel.authing) throw new RpcError(INVALID_COMMAND, refusal);
      const { rpc } = panel;
      panel.authing = true;
      try {
        return await authorizing(args);
      } finally {
        if (panel.rpc === rpc) panel.authing = false;
      }
    };
  }

  async function authorize(args) {
    if (String(args.client_id) !== world.application_id) throw new RpcError(INVALID_CLIENT_ID, "Invalid Client ID");
    const scopes = [args.scope ?? args.scopes ?? []].flat();
    const query = new URLSearchParams({ client_id: args.client_id, response_type: "code", scope: scopes.join(" ") });
    for (const name of ["state", "code_challenge", "code_challenge_method"]) if (args[name]) query.set(name, args[name]);
    const refused = (answer) => {
      const { error = "invalid_request", error_description: why = "unknown error" } = answer ?? {};
      return new RpcError(OAUTH2, `OAuth2 Error: ${error}: ${why}`);
    };
    await api.request("GET", `/oauth2/authorize?${query}`).catch((error) => { throw refused(error.body); });
    const agreed = args.prompt === "none" || (await ask({
      words, title: words("consent", { application: application() }), lines: scopes, yes: words("authorize"), panel,
    }));
    const answer = await api.request("POST", `/oauth2/authorize?${query}`, { authorize: agreed }).catch((error) => { throw refused(error.body); });
    const code = new URL(answer.location).searchParams.get("code");
    if (!code) throw new RpcError(OAUTH2, `OAuth2 Error: access_denied: ${DENIED}`);
    return { code };
  }

  async function authenticate({ access_token: token }) {
    const wrong = new RpcError(INVALID_TOKEN, "Invalid Token");
    const about = await new Api(world.api_url, `Bearer ${token}`).request("GET", "/oauth2/@me").catch(() => { throw wrong; });
    if (!about.user || about.user.id !== me.id) throw new RpcError(INVALID_TOKEN, "Token does not match current user");
    Object.assign(panel, { token, granted: about.scopes });
    const { id, name, description, icon, rpc_origins: origins } = about.application;
    const { username, discriminator, avatar, public_flags: flags, global_name: shown } = about.user;
    return {
      access_token: token, scopes: about.scopes, expires: about.expires, application: { id, name, description, icon, rpc_origins: origins },
      user: { id: about.user.id, username, discriminator, avatar, public_flags: flags, global_name: shown },
    };
  }

  let leaving = false; // whether the person is asked already; they see one such question at a time

  async function openLink({ url }) {
    if (!/^https?:/i.test(url ?? "")) throw new RpcError(INVALID_PAYLOAD, "Invalid url");
    if (leaving) return { opened: false };
    leaving = true;
    const opened = await ask({ words, title: words("leaving"), lines: [url], yes: words("openLink"), panel });
    leaving = false;
    if (opened) window.open(url, "_blank", "noopener");
    return { opened };
  }

  return {
    AUTHORIZE: one("Already authing", authorize),
    AUTHENTICATE: one("Already authenticating", authenticate),
    OPEN_EXTERNAL_LINK: openLink,
    GET_ACTIVITY_INSTANCE_CONNECTED_PARTICIPANTS: () => participants(panel.instance),
    USER_SETTINGS_GET_LOCALE: () => ({ locale: me.locale }),
    GET_PLATFORM_BEHAVIORS: () => ({ iosKeyboardResizesView: true }),
    ENCOURAGE_HW_ACCELERATION: () => ({ enabled: true }),
    SET_ORIENTATION_LOCK_STATE: () => null,
    SET_ACTIVITY: ({ activity }) => activity && { ...activity, name: application(), application_id: world.application_id },
    OPEN_INVITE_DIALOG: () => null,
    SHARE_LINK: () => ({ success: false, didCopyLink: false, didSendMessage: false }),
    SET_CONFIG: ({ use_interactive_pip: interactive }) => {
      panel.interact(Boolean(interactive));
      return { use_interactive_pip: Boolean(interactive) };
    },
    CAPTURE_LOG: ({ level, message }) => {
      console[LEVELS.includes(level) && level !== "error" ? level : "warn"](`Activity: ${message}`);
      return null;
    },
  };
}

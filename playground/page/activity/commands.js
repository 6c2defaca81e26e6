// What an Activity may ask of Discord's client.

import { RpcError } from "/page/activity/rpc.js";
import { ask } from "/page/activity/questions.js";
import { Api } from "/page/api.js";

const INVALID_PAYLOAD = 4000, INVALID_CLIENT_ID = 4007, INVALID_TOKEN = 4009, OAUTH2 = 5000;
const DENIED = "The resource owner or authorization server denied the request";
const LEVELS = ["log", "warn", "debug", "info", "error"];

export const NEEDS = { USER_SETTINGS_GET_LOCALE: "identify", CURRENT_USER_UPDATE: "identify" };

// A user as the protocol has them. What a client has no value for is left out of READY.
export function rpcUser(user) {
  const { id, username, global_name: name, discriminator, avatar, flags, public_flags: shown, bot } = user;
  return { id, username, global_name: name, discriminator, avatar, flags, public_flags: shown, bot, avatar_decoration_data: null, premium_type: 0 };
}

export function participants(instance) {
  const unique = new Map(instance.participants.map((each) => [each.user_id, each]));
  return { participants: [...unique.values()].map(({ user, nick }) => ({ ...rpcUser(user), ...(nick && { nickname: nick }) })) };
}

// `panel` has the instance, the granted scopes (`granted`), and whether a small picture takes clicks (`interactive`).
export function commandsOf({ world, me, words, api, application, panel }) {
  async function authorize(args) {
    if (String(args.client_id) !== world.application_id) throw new RpcError(INVALID_CLIENT_ID, "Invalid Client ID");
    const scopes = [args.scope ?? args.scopes ?? []].flat();
    const query = new URLSearchParams({ client_id: args.client_id, response_type: "code", scope: scopes.join(" ") });
    for (const name of ["state", "code_challenge", "code_challenge_method"]) if (args[name]) query.set(name, args[name]);
    const agreed = args.prompt === "none" || (await ask({
      words, title: words("consent", { application: application() }), lines: scopes, yes: words("authorize"), panel,
    }));
    let answer;
    try {
      answer = await api.request("POST", `/oauth2/authorize?${query}`, { authorize: agreed });
    } catch {
      throw new RpcError(OAUTH2, "OAuth2 Error: invalid_scope: The requested scope is invalid, unknown, or malformed.");
    }
    const code = new URL(answer.location).searchParams.get("code");
    if (!code) throw new RpcError(OAUTH2, `OAuth2 Error: access_denied: ${DENIED}`);
    return { code };
  }

  async function authenticate({ access_token: token }) {
    const wrong = new RpcError(INVALID_TOKEN, "Invalid Token");
    const about = await new Api(world.api_url, `Bearer ${token}`).request("GET", "/oauth2/@me").catch(() => { throw wrong; });
    if (!about.user || about.user.id !== me.id) throw new RpcError(INVALID_TOKEN, "Token does not match current user");
    panel.granted = about.scopes;
    const { id, name, description, icon, rpc_origins: origins } = about.application;
    const { username, discriminator, avatar, public_flags: flags, global_name: shown } = about.user;
    return {
      access_token: token, scopes: about.scopes, expires: about.expires, application: { id, name, description, icon, rpc_origins: origins },
      user: { id: about.user.id, username, discriminator, avatar, public_flags: flags, global_name: shown },
    };
  }

  async function openLink({ url }) {
    if (!/^https?:/i.test(url ?? "")) throw new RpcError(INVALID_PAYLOAD, "Invalid url");
    const opened = await ask({ words, title: words("leaving"), lines: [url], yes: words("openLink"), panel });
    if (opened) window.open(url, "_blank", "noopener");
    return { opened };
  }

  return {
    AUTHORIZE: authorize,
    AUTHENTICATE: authenticate,
    OPEN_EXTERNAL_LINK: openLink,
    GET_ACTIVITY_INSTANCE_CONNECTED_PARTICIPANTS: () => participants(panel.instance),
    USER_SETTINGS_GET_LOCALE: () => ({ locale: me.locale }),
    GET_PLATFORM_BEHAVIORS: () => ({ iosKeyboardResizesView: true }),
    ENCOURAGE_HW_ACCELERATION: () => ({ enabled: true }),
    SET_ORIENTATION_LOCK_STATE: () => null,
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

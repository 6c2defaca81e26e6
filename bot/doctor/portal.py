"""Checks of what is set in Discord's developer portal. Each finding names the page and the setting there."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias
from urllib.parse import parse_qs, urlsplit

import discord

from bot.doctor.finding import Finding, fine, note, wrong
from bot.interactions.permissions import NEEDS, SCOPES, Need, install_link, unmet

Json: TypeAlias = Mapping[str, Any]

IN_SERVERS, FOR_USERS = "0", "1"
"""Discord's numbers for the kinds of installation."""

ASKED_FROM, REQUIRED_FROM = 75, 100
"""In how many servers an app can apply for verification, and in how many an unverified one can be at most."""

MOST_SERVERS_A_SHARD: Final = 2500

INTENTS: Final[Mapping[str, int]] = {
    "Presence Intent": 1 << 12 | 1 << 13,
    "Server Members Intent": 1 << 14 | 1 << 15,
    "Message Content Intent": 1 << 18 | 1 << 19,
}
"""The privileged intents, by the portal's names, with the application's flags that say that one is switched on."""

URLS: Final = {"Terms of Service URL": "terms_of_service_url", "Privacy Policy URL": "privacy_policy_url"}

GROWS_TOO_FAST: Final = 1 << 16
HAS_ACTIVITY: Final = 1 << 17

DISCORD_HOSTS: Final = ("discord.com", "ptb.discord.com", "canary.discord.com", "discordapp.com")
AUTHORIZE: Final = re.compile(r"/oauth2/authorize/?$")
"""The page of Discord's to which install links lead."""

MOST_DIGITS: Final = 30
"""How many digits permissions may have. Discord's own have half as many."""

RESERVE = 0.1
"""With less than this share of the day's session starts left, the host is told."""


def check_portal(application: Json, *, verified: bool, panel: bool) -> list[Finding]:
    """Check the settings of an application, as Discord describes it, in the order of the portal's pages.

    :param panel: whether the bot serves the table in a panel.
    """
    return [
        *_general_information(application),
        *_installation(application),
        *_bot(application),
        *_activity(application, panel=panel),
        _verification(application, verified=verified),
    ]


def _general_information(application: Json) -> Iterator[Finding]:
    yield fine("application", f"{application['name']} ({application['id']})")
    profile = _missing(application, {"App Icon": "icon", "Description": "description", "Tags": "tags"})
    urls = _missing(application, URLS)
    page = "page General Information →"
    if profile:
        advice = f"{page} {', '.join(profile)}: fill in; people see it before they add the bot"
        yield note("profile", f"without {_listed(profile)}", advice)
    else:
        yield fine("profile", "has an icon, a description and tags")
    if urls:
        advice = f"{page} {', '.join(urls)}: enter the addresses; Discord's terms ask for them"
        yield note("policies", f"without {_listed(urls)}", advice)
    else:
        yield fine("policies", "terms of service and privacy policy are linked")
    if application.get("interactions_endpoint_url"):
        advice = f"{page} Interactions Endpoint URL: empty it, since all clicks go there"
        yield wrong("clicks", "Discord sends them to a web address, not to the bot", advice)
    else:
        yield fine("clicks", "Discord sends them to the bot")


def _missing(application: Json, fields: Mapping[str, str]) -> list[str]:
    return [name for name, field in fields.items() if not application.get(field)]


def _installation(application: Json) -> Iterator[Finding]:
    kinds: Json = application.get("integration_types_config") or {IN_SERVERS: {}}  # older applications have none
    page = "page Installation → Installation Contexts:"
    if IN_SERVERS not in kinds:
        yield wrong("installation", "nobody can add the bot to a server", f"{page} tick Guild Install")
    elif FOR_USERS not in kinds:
        advice = f"{page} tick User Install, to let people play alone anywhere"
        yield note("installation", "in servers only, not for users", advice)
    else:
        yield fine("installation", "in servers and for users")
    if application.get("bot_public", True):
        custom = application.get("custom_install_url")
        if custom:
            yield _custom_url(str(custom), str(application["id"]))
        else:
            yield from _default_link(application, kinds)


def _default_link(application: Json, kinds: Json) -> Iterator[Finding]:
    """Check what the buttons "Add App" ask for, in the bot's profile and in the portal's link."""
    subject, page = "install settings", "page Installation → Default Install Settings"
    if IN_SERVERS in kinds:
        guild = (kinds[IN_SERVERS] or {}).get("oauth2_install_params") or application.get("install_params")
        if guild is None:
            advice = "page Installation → Install Link: choose Discord Provided Link; then Default Install Settings →"
            advice += f" Guild Install: add the scopes {_listed(SCOPES)} and the permissions {EVERY_NEED}"
            yield note(subject, "people cannot add the bot from its profile", advice)
        else:
            yield _asked(guild, subject, f"{page} → Guild Install")
    user = (kinds.get(FOR_USERS) or {}).get("oauth2_install_params")
    if user is not None and "applications.commands" not in (user.get("scopes") or ()):
        advice = f"{page} → User Install: add applications.commands"
        yield wrong(subject, "installed for a user, it has no commands", advice)


def _custom_url(url: str, application: str) -> Finding:
    subject, place = "install link", "page Installation → Install Link → Custom URL"
    try:
        parts = urlsplit(url)
        host, asked = parts.hostname or "", parse_qs(parts.query)
    except ValueError as error:
        advice = f"{place}: correct it, or enter the link below"
        return wrong(subject, f"the Custom URL {url} is not an address: {error}", advice)
    if not AUTHORIZE.search(parts.path) or host not in DISCORD_HOSTS:
        what = f"the Custom URL {url} cannot be checked: it leads to {host or 'no host'}"
        return note(subject, what, "page Installation → Install Link: make sure that it leads to the link below")
    named = asked.get("client_id", [""])[0]
    if named != application:
        what = f"the Custom URL adds {f'the application {named}' if named else 'no application'}, not {application}"
        return wrong(subject, what, f"{place}: set client_id={application}, or enter the link below")
    if "scope" not in asked:
        return wrong(subject, "the Custom URL asks for no scopes", f"{place}: enter the link below")
    asks = {"scopes": asked["scope"][0].split(), "permissions": asked.get("permissions", ["0"])[0]}
    return _asked(asks, subject, place)


def _asked(params: Json, subject: str, place: str) -> Finding:
    digits = str(params.get("permissions") or "0")
    readable = digits.isdecimal() and len(digits) <= MOST_DIGITS
    allowed = discord.Permissions(int(digits) if readable else 0)
    missing = [scope for scope in SCOPES if scope not in (params.get("scopes") or ())]  # Discord may say null
    needs = unmet(allowed)
    if missing:
        return wrong(subject, f"without the scopes {_listed(missing)}", f"{place}: add {_listed(missing)}")
    if needs:
        return missing_permissions(needs, subject, f"{place}: add")
    if allowed.administrator:
        advice = f"{place}: choose {EVERY_NEED} instead"
        return note(subject, "asks for Administrator, which the bot does not need", advice)
    return fine(subject, "asks for what the bot needs")


def missing_permissions(needs: Sequence[Need], subject: str, add: str) -> Finding:
    """Return what people lose while these permissions are missing, and where to add them."""
    names = [need.label for need in needs]
    found = note if all(need.optional for need in needs) else wrong
    lost = "; ".join(f"without {need.label}, {need.lost}" for need in needs)
    what = f"without the permission{'s' if len(names) > 1 else ''} {_listed(names)}"
    return found(subject, what, f"{add} {_listed(names)}: {lost}")


def _bot(application: Json) -> Iterator[Finding]:
    link = install_link(int(application["id"]))
    if application.get("bot_public", True):
        yield fine("public", "everybody can add the bot to their server", f"with {link}")
    else:
        advice = f"with {link} ; to let everybody: page Bot → Public Bot: switch it on"
        yield note("public", "only its owner can add the bot to a server", advice)
    if application.get("bot_require_code_grant"):
        what = "Discord answers every link with “Integration requires code grant”"
        yield wrong("code grant", what, "page Bot → Requires OAuth2 Code Grant: switch it off")
    intents = _unused_intents(application)
    if intents:
        advice = f"page Bot → Privileged Gateway Intents: switch off {_listed(intents)}, which large bots must justify"
        yield note("intents", f"switched on and not used: {_listed(intents)}", advice)
    else:
        yield fine("intents", "no privileged one is switched on, and the bot needs none")


def _activity(application: Json, *, panel: bool) -> Iterator[Finding]:
    page, has_activity = "page Activities → Settings → Enable Activities:", _flags(application) & HAS_ACTIVITY
    if panel and not has_activity:
        advice = f"{page} tick it, and then set URL Mappings; docs/activity.md says each click"
        yield wrong("activities", "switched off, so nobody can open the table in a panel", advice)
    elif panel:
        yield fine("activities", "switched on, for the table in a panel")
    elif has_activity:
        advice = f"{page} switch it off, or set DISCORD_CLIENT_SECRET; its Launch button leads nowhere"
        yield note("activities", "switched on, but the bot has none", advice)


def _unused_intents(application: Json) -> list[str]:
    return [name for name, flags in INTENTS.items() if _flags(application) & flags]


def _verification(application: Json, *, verified: bool) -> Finding:
    servers = int(application.get("approximate_guild_count") or 0)
    inside = f"in about {servers} server{'' if servers == 1 else 's'}"
    if verified:
        return fine("verification", f"verified, {inside}")
    if servers < ASKED_FROM:
        what = f"{inside}; Discord takes applications from {ASKED_FROM} and requires it from {REQUIRED_FROM}"
        return fine("verification", what)
    missing = [
        *([] if application.get("team") else ["a team that owns the application (page Teams)"]),
        *_missing(application, URLS),
        *([] if application.get("description") else ["a Description"]),
    ]
    advice = "page App Verification: apply; it lists what Discord asks for"
    if missing:
        advice += f". Still missing: {_listed(missing)}"
    if _flags(application) & GROWS_TOO_FAST:
        advice += ". Discord holds it back because the bot grows unusually fast: write to its support"
    if servers < REQUIRED_FROM:
        return note("verification", f"{inside}, not verified; {REQUIRED_FROM} is the most", advice)
    return wrong("verification", f"{inside}, not verified: nobody can add it any more", advice)


def check_sessions(gateway: Json, servers: int, shard_count: int | None) -> list[Finding]:
    """Check the number of shards and of the day's session starts.

    :param gateway: what Discord says of the bot's gateway.
    :param servers: in about how many servers the bot is.
    :param shard_count: the setting ``SHARD_COUNT``; None to follow Discord's recommendation.
    """
    wanted, limit = int(gateway["shards"]), gateway["session_start_limit"]
    if shard_count is not None and shard_count * MOST_SERVERS_A_SHARD < servers:
        refused = f"Discord refuses shards with more than {MOST_SERVERS_A_SHARD} servers"
        advice = f"set SHARD_COUNT to {wanted} or more: {refused}"
        shards = wrong("shards", f"SHARD_COUNT is {shard_count}, for about {servers} servers", advice)
    elif shard_count is not None and shard_count < wanted:
        what = f"SHARD_COUNT is {shard_count}, Discord recommends {wanted}"
        shards = note("shards", what, "raise SHARD_COUNT before Discord refuses connections")
    else:
        shards = fine("shards", f"{shard_count or wanted}, Discord recommends {wanted}")
    left, total, together = (int(limit[name]) for name in ("remaining", "total", "max_concurrency"))
    what = f"{left} of {total} session starts are left today, {together} at a time"
    if left < max(total * RESERVE, 2 * (shard_count or wanted)):
        hours = int(limit["reset_after"]) / 3_600_000
        advice = f"find out why the bot starts so often, and wait: there are {total} again in {hours:.1f} hours"
        return [shards, note("starts", what, advice)]
    return [shards, fine("starts", what)]


def _flags(application: Json) -> int:
    return int(application.get("flags_new") or application.get("flags") or 0)


def _listed(names: Sequence[str]) -> str:
    *head, tail = names
    return f"{', '.join(head)} and {tail}" if head else tail


EVERY_NEED: Final = _listed([need.label for need in NEEDS.values()])

"""Checks of Discord: the token, the application and its commands, the servers, the emojis, the clock."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any, Final

import aiohttp
import discord

from bot.doctor.finding import Finding, fine, note, wrong
from bot.doctor.portal import check_portal, check_sessions, missing_permissions
from bot.faces.drawing import read_name
from bot.features.emojis.card_emojis import MOST_EMOJIS
from bot.interactions.commands.translator import cut
from bot.interactions.permissions import unmet
from bot.interactions.refused_requests import REQUEST_FAILURES
from bot.runtime.proxies import options

MOST_GUILDS = 100
"""How many servers are checked. Each of them takes two requests."""

CLOCK_SECONDS = 5.0
"""How far this machine's clock may be from Discord's."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What this version of the bot expects at Discord."""

    commands: Sequence[Any]
    """The commands, as they are registered."""
    emojis: Collection[str]
    """The names of the card faces that the application should have as emojis; empty if none are wanted."""
    shard_count: int | None
    """The setting ``SHARD_COUNT``; None to follow Discord's recommendation."""
    owner: int | None = None
    """The application whose the database is; None if it is nobody's yet."""
    panel: bool = False
    """Whether the bot serves the table in a panel."""


async def check_discord(api_url: str, token: str, wanted: Wanted, proxy: str | None = None) -> list[Finding]:
    """Check everything on Discord's side, without changing it.

    :param proxy: the HTTP proxy through which Discord is reached; None for none.
    """
    discord.http.Route.BASE = api_url.rstrip("/")
    async with discord.Client(intents=discord.Intents.none(), **options(proxy)) as client:
        try:
            await client.login(token)
        except discord.LoginFailure:
            advice = "copy it again from the application's Bot page into DISCORD_TOKEN"
            return [wrong("token", "Discord does not know it", advice)]
        except (*REQUEST_FAILURES, TypeError, LookupError) as error:  # or an answer that is none of Discord's
            advice = "make sure that this machine can reach it; DISCORD_API_URL is for playgrounds only"
            if client.http.proxy is not None:
                advice = f"it goes through the proxy {client.http.proxy}: see PROXY_URL and HTTPS_PROXY"
            return [wrong("Discord", f"no answer from {api_url}: {error}", advice)]
        findings = [fine("token", f"the bot is {client.user}")]
        for check in (_check_application, _check_guilds):
            try:
                findings += await check(client, wanted)
            except REQUEST_FAILURES as error:
                subject = check.__name__.removeprefix("_check_")
                findings.append(wrong(subject, f"Discord gives no answer: {error}", "try again later"))
        findings.append(await _check_emojis(client, wanted.emojis))
        findings.append(await _check_clock(api_url, proxy))
        return findings


async def _check_application(client: discord.Client, wanted: Wanted) -> list[Finding]:
    assert client.user is not None
    # discord.py's own functions leave out some of the fields, and the translations.
    application: Any = await client.http.request(discord.http.Route("GET", "/applications/@me"))
    gateway: Any = await client.http.request(discord.http.Route("GET", "/gateway/bot"))
    commands = discord.http.Route("GET", "/applications/{application_id}/commands", application_id=application["id"])
    registered: Any = await client.http.request(commands, params={"with_localizations": "true"})
    ours = int(application["id"])
    stranger = f"the database belongs to the application {wanted.owner}, and DISCORD_TOKEN to {ours}"
    advice = "correct DATABASE_URL or DISCORD_TOKEN, or start once with run --adopt"
    servers = int(application.get("approximate_guild_count") or 0)
    return [
        *([] if wanted.owner in (None, ours) else [wrong("application", stranger, advice)]),
        *check_portal(application, verified=client.user.public_flags.verified_bot, panel=wanted.panel),
        *check_sessions(gateway, servers, wanted.shard_count),
        check_commands(wanted.commands, registered, application.get("integration_types_config")),
    ]


async def _check_guilds(client: discord.Client, wanted: Wanted) -> list[Finding]:
    assert client.user is not None
    findings: list[Finding] = []
    guilds = [guild async for guild in client.fetch_guilds(limit=MOST_GUILDS + 1, with_counts=False)]
    for partial in guilds[:MOST_GUILDS]:
        guild = await client.fetch_guild(partial.id, with_counts=False)
        me = await guild.fetch_member(client.user.id)
        missing = unmet(me.guild_permissions)
        subject = f"server {guild.id}"
        if missing:
            place = f"Server Settings → Roles → the bot's role in {guild.name}: switch on"
            findings.append(missing_permissions(missing, subject, place))
        else:
            findings.append(fine(subject, guild.name))
    if not guilds:
        findings.append(note("servers", "the bot is in none", "add it with the link above"))
    elif len(guilds) > MOST_GUILDS:
        findings.append(note("servers", f"only the first {MOST_GUILDS} were checked"))
    return findings


async def _check_emojis(client: discord.Client, names: Collection[str]) -> Finding:
    try:
        there = {emoji.name for emoji in await client.fetch_application_emojis()}
    except (discord.HTTPException, discord.MissingApplicationID, aiohttp.ClientError, OSError) as error:
        return note("emojis", f"not available, so cards are shown as text: {error}")
    missing = set(names) - there
    replaced = sum(read_name(name) is not None for name in there - set(names))
    room = MOST_EMOJIS - len(there)
    if not names:
        return fine("emojis", "none wanted: CARD_EMOJIS is false")
    uploaded = f"{len(names) - len(missing)} of {len(names)} card faces uploaded"
    count = f"{uploaded}, {len(there)} of {MOST_EMOJIS} emojis in all"
    if replaced:
        count += f"; {replaced} replaced ones will be deleted"
    if len(missing) > room + replaced:
        return wrong(
            "emojis", count, "page Emojis: delete some that the bot does not need; there is no room for its own"
        )
    if missing:
        return note("emojis", count, "the next start uploads the others")
    return fine("emojis", count)


async def _check_clock(api_url: str, proxy: str | None = None) -> Finding:
    asked_at = datetime.now(UTC)
    try:
        async with (
            aiohttp.ClientSession(**options(proxy)) as http,
            http.get(f"{api_url.rstrip('/')}/gateway") as answer,
        ):
            theirs = parsedate_to_datetime(answer.headers["Date"])
    except (aiohttp.ClientError, KeyError, ValueError) as error:
        return note("clock", f"cannot ask Discord for the time: {error}")
    # Discord may have named its time at any moment in between, however long the answer took.
    apart = max((asked_at - theirs).total_seconds(), (theirs - datetime.now(UTC)).total_seconds())
    if apart > CLOCK_SECONDS:
        advice = "set the clock (timedatectl set-ntp true), or deadlines are shown wrong"
        return wrong("clock", f"{apart:.0f} s off Discord's", advice)
    return fine("clock", "agrees with Discord's")


CHAT_INPUT, OPENS_ACTIVITY = 1, 4
"""Discord's numbers for slash commands, and for the command that opens an Activity."""

UNORDERED: Final = ("integration_types", "contexts")
PERMISSIONS: Final = "default_member_permissions"
"""What Discord takes as a number or as text, and returns as text."""
DEPRECATED: Final = ("dm_permission", "default_permission")
"""What ``contexts`` and others have replaced. Discord derives it."""


def check_commands(ours: Sequence[Any], registered: Sequence[Any], installs: Mapping[str, Any] | None) -> Finding:
    """Compare this version's commands with those that Discord knows.

    :param ours: the commands as they are registered.
    :param registered: the commands as Discord returns them, in every language.
    :param installs: the kinds of installation that the portal allows, by Discord's numbers; None if it does not say.
    """
    known = {_key(each): each for each in registered if each.get("type") != OPENS_ACTIVITY}
    wanted = {_key(each): cut(each, installs) for each in ours}
    if not known:
        return note("commands", "Discord knows none yet", "the first start publishes them")
    differing = [name for name in wanted.keys() | known.keys() if not _says(known.get(name), wanted.get(name))]
    if differing:
        names = ", ".join(sorted(_shown(each) for each in differing))
        return note("commands", f"not those of this version: {names}", "the next start publishes them")
    return fine("commands", f"{', '.join(sorted(map(_shown, wanted)))} as in this version")


def _key(command: Any) -> tuple[int, str]:
    return command.get("type", CHAT_INPUT), command["name"]


def _shown(key: tuple[int, str]) -> str:
    kind, name = key
    return f"/{name}" if kind == CHAT_INPUT else name


def _says(theirs: Any, ours: Any) -> bool:
    """Tell whether Discord's description of something says all that ours says. It may say more, such as ids.

    What is empty or false may be left out on either side.
    """
    if not ours:
        return not theirs
    if isinstance(ours, Mapping):
        if not isinstance(theirs, Mapping):
            return False
        told = {key: sorted(value) if key in UNORDERED and value else value for key, value in theirs.items()}
        said = {key: sorted(value) if key in UNORDERED and value else value for key, value in ours.items()}
        for bits in (told, said):
            if bits.get(PERMISSIONS) is not None:
                bits[PERMISSIONS] = str(bits[PERMISSIONS])
        return all(_says(told.get(key), value) for key, value in said.items() if key not in DEPRECATED)
    if isinstance(ours, list):
        alike = isinstance(theirs, list) and len(theirs) == len(ours)
        return alike and all(_says(each, mine) for each, mine in zip(theirs, ours, strict=True))
    return bool(theirs == ours)

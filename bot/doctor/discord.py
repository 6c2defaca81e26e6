"""Checks of Discord: the token, the application, the commands, the servers and permissions, the emojis, the clock."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime

import aiohttp
import discord

from bot.doctor.finding import Finding, Verdict

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""The permissions that the bot needs in a server."""

MOST_GUILDS = 100
"""How many servers are checked. Each of them takes two requests."""

CLOCK_SECONDS = 5.0
"""How far this machine's clock may be from Discord's."""


async def check_discord(api_url: str, token: str, emojis: Collection[str]) -> list[Finding]:
    """Check everything on Discord's side, without changing it.

    :param emojis: the names of the card faces that the application should have as emojis; empty if none are wanted.
    """
    discord.http.Route.BASE = api_url.rstrip("/")
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            await client.login(token)
        except discord.LoginFailure:
            advice = "copy it again from the application's Bot page into DISCORD_TOKEN"
            return [Finding(Verdict.WRONG, "token", "Discord does not know it", advice)]
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            advice = "make sure that this machine can reach it; DISCORD_API_URL is for proxies and playgrounds only"
            return [Finding(Verdict.WRONG, "Discord", f"no answer from {api_url}: {error}", advice)]
        findings = [Finding(Verdict.FINE, "token", f"the bot is {client.user}")]
        for check in (_check_application, _check_commands, _check_guilds):
            try:
                findings += await check(client)
            except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
                subject = check.__name__.removeprefix("_check_")
                findings.append(Finding(Verdict.WRONG, subject, f"Discord gives no answer: {error}", "try again later"))
        findings.append(await _check_emojis(client, emojis))
        findings.append(await _check_clock(api_url))
        return findings


async def _check_application(client: discord.Client) -> list[Finding]:
    application = await client.application_info()
    link = discord.utils.oauth_url(application.id, permissions=NEEDED, scopes=("bot", "applications.commands"))
    findings = [
        Finding(Verdict.FINE, "application", f"{application.name} ({application.id})", f"invite it with {link}")
    ]
    if application.interactions_endpoint_url:
        advice = "remove the Interactions Endpoint URL on the application's page: clicks would go there"
        findings.append(Finding(Verdict.WRONG, "clicks", "Discord sends them to a web address, not to the bot", advice))
    return findings


async def _check_commands(client: discord.Client) -> list[Finding]:
    assert client.application_id is not None
    names = [command["name"] for command in await client.http.get_global_commands(client.application_id)]
    if names:
        return [Finding(Verdict.FINE, "commands", ", ".join(f"/{name}" for name in names))]
    return [Finding(Verdict.NOTE, "commands", "Discord knows none yet", "the first start publishes them")]


async def _check_guilds(client: discord.Client) -> list[Finding]:
    assert client.user is not None
    findings: list[Finding] = []
    guilds = [guild async for guild in client.fetch_guilds(limit=MOST_GUILDS + 1, with_counts=False)]
    for partial in guilds[:MOST_GUILDS]:
        guild = await client.fetch_guild(partial.id, with_counts=False)
        me = await guild.fetch_member(client.user.id)
        allowed = me.guild_permissions
        missing = [name for name, needed in NEEDED if needed and not getattr(allowed, name)]
        subject = f"server {guild.id}"
        if missing and not allowed.administrator:
            words = ", ".join(name.replace("_", " ") for name in missing)
            advice = f"give the bot's role in {guild.name}: {words}"
            findings.append(Finding(Verdict.WRONG, subject, f"missing permissions: {words}", advice))
        else:
            findings.append(Finding(Verdict.FINE, subject, guild.name))
    if not guilds:
        findings.append(Finding(Verdict.NOTE, "servers", "the bot is in none", "invite it with the link above"))
    elif len(guilds) > MOST_GUILDS:
        findings.append(Finding(Verdict.NOTE, "servers", f"only the first {MOST_GUILDS} were checked"))
    return findings


async def _check_emojis(client: discord.Client, names: Collection[str]) -> Finding:
    try:
        there = {emoji.name for emoji in await client.fetch_application_emojis()}
    except (discord.HTTPException, discord.MissingApplicationID) as error:
        return Finding(Verdict.NOTE, "emojis", f"not available, so cards are shown as text: {error}")
    missing = set(names) - there
    if missing:
        what = f"{len(missing)} of {len(names)} card faces are not uploaded"
        return Finding(Verdict.NOTE, "emojis", what, "the next start uploads them, unless CARD_EMOJIS is false")
    return Finding(Verdict.FINE, "emojis", f"all {len(names)} card faces are there")


async def _check_clock(api_url: str) -> Finding:
    try:
        async with aiohttp.ClientSession() as http, http.get(f"{api_url.rstrip('/')}/gateway") as answer:
            theirs = parsedate_to_datetime(answer.headers["Date"])
    except (aiohttp.ClientError, KeyError, ValueError) as error:
        return Finding(Verdict.NOTE, "clock", f"cannot ask Discord for the time: {error}")
    apart = abs((datetime.now(UTC) - theirs).total_seconds())
    if apart > CLOCK_SECONDS:
        advice = "set the clock (timedatectl set-ntp true), or deadlines are shown wrong"
        return Finding(Verdict.WRONG, "clock", f"{apart:.0f} s off Discord's", advice)
    return Finding(Verdict.FINE, "clock", "agrees with Discord's")

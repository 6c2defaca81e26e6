"""The application's commands: for the bot, which makes them, and for people, who find them."""

from __future__ import annotations

import json
from typing import Any, Final

from aiohttp import web

from playground.changes.commands import Commands, usable
from playground.changes.service import Service, number
from playground.checks.fields import LOCALES
from playground.errors import DiscordError, missing_access, unknown
from playground.objects.payloads import user_json
from playground.world import API, Channel, Json, User

MOST_STATES: Final = 64
"""How many states of the commands are held as JSON."""
FALLBACKS = {"en-US": "en-GB", "en-GB": "en-US", "es-419": "es-ES"}


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints."""
    bots, people = _OfTheBot(service), _OfPeople(service)
    found: list[web.RouteDef] = []
    for base in (f"{API}/applications/{{application}}", f"{API}/applications/{{application}}/guilds/{{guild}}"):
        found += [
            web.get(f"{base}/commands", bots.list),
            web.put(f"{base}/commands", bots.overwrite),
            web.post(f"{base}/commands", bots.create),
        ]
        if "guild" in base:
            found.append(web.get(f"{base}/commands/permissions", bots.permissions))
        found += [
            web.get(f"{base}/commands/{{command}}", bots.get),
            web.patch(f"{base}/commands/{{command}}", bots.edit),
            web.delete(f"{base}/commands/{{command}}", bots.delete),
        ]
        if "guild" in base:
            found += [
                web.get(f"{base}/commands/{{command}}/permissions", bots.command_permissions),
                web.put(f"{base}/commands/{{command}}/permissions", bots.set_permissions),
            ]
    return [
        *found,
        web.get(f"{API}/guilds/{{guild}}/application-command-index", people.in_guild),
        web.get(f"{API}/channels/{{channel}}/application-command-index", people.in_channel),
    ]


class _OfTheBot:
    """The requests of the bot."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._world = service.world
        self._of_bots = {each.id: Commands(service.world, each) for each in service.world.bots.values()}

    def _whose(self, request: web.Request) -> tuple[Commands, int]:
        """Return the commands of the sender, and the server that a request is about; 0 if it is about all servers.

        :raises DiscordError: 401; 50001 if the application is another one, or not in the server.
        """
        bot = self._service.a_bot(request)
        commands = self._of_bots[bot.id]
        if number(request, "application") != bot.id:
            raise missing_access()
        if "guild" not in request.match_info:
            return commands, 0
        guild = self._world.guilds.get(number(request, "guild"))
        if guild is None or bot.id not in guild.members:
            raise missing_access()
        return commands, guild.id

    async def list(self, request: web.Request) -> web.Response:
        """List commands, in one language or in all."""
        commands, guild = self._whose(request)
        found = commands.of(guild)
        if request.query.get("with_localizations", "").lower() not in ("1", "true"):
            found = [_localized(each, _locale(request)) for each in found]
        return web.json_response(found)

    async def overwrite(self, request: web.Request) -> web.Response:
        """Replace all commands."""
        commands, guild = self._whose(request)
        body, _ = self._service.body(request)
        stored = commands.overwrite(body.get("_list", []), guild)
        await self._tell()
        return web.json_response(stored)

    async def create(self, request: web.Request) -> web.Response:
        """Create a command, or replace one."""
        commands, guild = self._whose(request)
        body, _ = self._service.body(request)
        stored, new = commands.create(body, guild)
        await self._tell()
        return web.json_response(stored, status=201 if new else 200)

    async def get(self, request: web.Request) -> web.Response:
        """Return a command."""
        commands, guild = self._whose(request)
        return web.json_response(commands.find(number(request, "command"), guild))

    async def edit(self, request: web.Request) -> web.Response:
        """Change a command."""
        commands, guild = self._whose(request)
        body, _ = self._service.body(request)
        stored = commands.edit(number(request, "command"), body, guild)
        await self._tell()
        return web.json_response(stored)

    async def delete(self, request: web.Request) -> web.Response:
        """Delete a command."""
        commands, guild = self._whose(request)
        commands.delete(number(request, "command"), guild)
        await self._tell()
        return web.Response(status=204)

    async def permissions(self, request: web.Request) -> web.Response:
        """List what moderators have set for commands: nothing."""
        self._whose(request)
        return web.json_response([])

    async def command_permissions(self, request: web.Request) -> web.Response:
        """Return what moderators have set for a command: nothing."""
        commands, guild = self._whose(request)
        command = number(request, "command")
        if command not in self._world.bots and command not in self._world.commands:
            commands.find(command, guild)
        raise DiscordError(404, 10066, "Unknown application command permissions")

    async def set_permissions(self, request: web.Request) -> web.Response:
        """Refuse to set permissions, for which a bot's token does not suffice."""
        self._whose(request)
        raise DiscordError(403, 20001, "Bots cannot use this endpoint")

    async def _tell(self) -> None:
        """Tell people's clients that there are other commands."""
        for guild in self._world.guilds:
            await self._service.gateway.tell(
                "GUILD_APPLICATION_COMMAND_INDEX_UPDATE", {}, guild, lambda user: not user.bot
            )


class _OfPeople:
    """The requests of people's clients."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._world = service.world
        self._indexes: dict[tuple[str, ...], str] = {}
        """The indexes by what is in them, as all who may use the same commands get the same."""

    async def in_guild(self, request: web.Request) -> web.Response:
        """List the commands that a person can use somewhere in a server."""
        person = self._service.user(request)
        guild = self._world.guild_for(number(request, "guild"), person)
        return self._index([each for each in guild.channels if self._world.sees(person, each)], person)

    async def in_channel(self, request: web.Request) -> web.Response:
        """List the commands that a person can use in a private channel."""
        person = self._service.user(request)
        channel = self._world.channel_for(number(request, "channel"), person)
        if not channel.private:
            raise unknown("Channel")
        return self._index([channel], person)

    def _index(self, channels: list[Channel], person: User) -> web.Response:
        world = self._world
        found: dict[str, Json] = {each["id"]: each for channel in channels for each in usable(world, person, channel)}
        have = {each["application_id"] for each in found.values()}
        bots = [each for each in world.bots.values() if each is world.bot or str(each.id) in have]
        applications = [{"id": str(each.id), "name": each.name, "bot": user_json(each)} for each in bots]
        state = (json.dumps(applications), *(each for of in found.values() for each in (of["id"], of["version"])))
        if state not in self._indexes:
            if len(self._indexes) >= MOST_STATES:
                self._indexes.clear()
            index: Json = {"applications": applications, "application_commands": list(found.values())}
            self._indexes[state] = json.dumps({**index, "version": str(world.snowflakes.next())})
        return web.json_response(text=self._indexes[state])


def _locale(request: web.Request) -> str:
    """Return the language that a request asks for; English by default."""
    accepted = request.headers.get("X-Discord-Locale") or request.headers.get("Accept-Language") or ""
    asked = [each.split(";")[0].strip() for each in accepted.split(",")]
    return next((each for each in asked if each in LOCALES), "en-US")


def _localized(named: Any, locale: str) -> Any:
    """Return a command with names and descriptions in one language, beside the default ones."""
    if isinstance(named, list):
        return [_localized(each, locale) for each in named]
    if not isinstance(named, dict):
        return named
    kept = {key: _localized(each, locale) for key, each in named.items() if not key.endswith("_localizations")}
    for name in ("name", "description"):
        known = named.get(f"{name}_localizations") or {}
        text = known.get(locale) or known.get(FALLBACKS.get(locale, ""))
        if text:
            kept[f"{name}_localized"] = text
    return kept

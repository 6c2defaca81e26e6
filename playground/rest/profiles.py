"""Changing what is shown of the bot, of its application and of a server; and the regions of voice servers."""

from __future__ import annotations

from typing import Final

from aiohttp import web

from playground.changes.service import Endpoints, Service, number
from playground.checks.fields import Address, Listed, Words
from playground.checks.pictures import File, Picture
from playground.checks.shapes import Choice, Flag, Form, Id, Shape, Whole
from playground.errors import FormErrors, missing_access
from playground.objects.payloads import application_json, guild_json, user_json
from playground.objects.servers import ONLY_CREATED, changed_guild_json
from playground.world import API, Json, User
from playground.world.people import LOCALES
from playground.world.permissions import MANAGE_GUILD

USER: Final = Form({"username": Words(32, 2), "avatar": Picture(), "banner": Picture()}, cleared=("avatar", "banner"))

_ADDRESS: Final = Address(("http", "https"))
_application: Final[dict[str, Shape]] = {
    "description": Words(400),
    "icon": Picture(),
    "cover_image": Picture(),
    "custom_install_url": _ADDRESS,
    "interactions_endpoint_url": _ADDRESS,
    "role_connections_verification_url": _ADDRESS,
    "tags": Listed(Words(20), 5),
}
APPLICATION: Final = Form(_application, cleared=_application)

_guild: Final[dict[str, Shape]] = {
    "name": Words(100, 2),
    "description": Words(300),
    "icon": Picture(),
    "splash": Picture(),
    "banner": Picture(),
    "verification_level": Choice(range(5)),
    "default_message_notifications": Choice(range(2)),
    "explicit_content_filter": Choice(range(3)),
    "preferred_locale": Choice(LOCALES),
    "afk_timeout": Choice((60, 300, 900, 1800, 3600)),
    "afk_channel_id": Id(),
    "system_channel_id": Id(),
    "system_channel_flags": Whole(0, (1 << 31) - 1),
    "rules_channel_id": Id(),
    "public_updates_channel_id": Id(),
    "safety_alerts_channel_id": Id(),
    "premium_progress_bar_enabled": Flag(),
}
CHANNELS: Final = tuple(each for each in _guild if each.endswith("_channel_id"))
GUILD: Final = Form(_guild, cleared=("description", "icon", "splash", "banner", *CHANNELS))

REGIONS: Final = [
    {"id": name.lower().replace(" ", "-"), "name": name, "custom": False, "deprecated": False, "optimal": not place}
    for place, name in enumerate(("Rotterdam", "Brazil", "India", "Japan", "Singapore", "US East", "US West"))
]


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints."""
    profiles = _Profiles(service)
    return [
        web.patch(f"{API}/users/@me", profiles.change_user),
        web.patch(f"{API}/applications/@me", profiles.change_application),
        web.get(f"{API}/applications/{{application:[0-9]+}}", profiles.application),
        web.patch(f"{API}/applications/{{application:[0-9]+}}", profiles.change_application),
        web.patch(f"{API}/guilds/{{guild}}", profiles.change_guild),
        web.get(f"{API}/guilds/{{guild}}/regions", profiles.regions_of),
        web.get(f"{API}/voice/regions", profiles.regions),
    ]


class _Profiles(Endpoints):
    def _read(self, request: web.Request, shape: Form) -> Json:
        """Return the fields that a body has of those that are known, with pictures by their names."""
        body, _ = self._service.body(request)
        errors = FormErrors()
        read = shape.read(body, "", errors)
        errors.check()
        given = {name: value for name, value in read.items() if name in shape.fields}
        return {key: self._service.keep(each) if isinstance(each, File) else each for key, each in given.items()}

    async def change_user(self, request: web.Request) -> web.Response:
        user = self._service.user(request)
        given = self._read(request, USER)
        if "username" in given:
            given["username"] = self._free(given["username"].strip(), user)
            user.username = given["username"]
            user.name = given["username"] if user.bot else user.name
        user.avatar = given.get("avatar", user.avatar)
        shown = {**user_json(user), "locale": user.locale, "mfa_enabled": False, "verified": True}
        await self._service.gateway.tell("USER_UPDATE", shown, 0, lambda each: each is user)
        return web.json_response(shown)

    def _free(self, name: str, user: User) -> str:
        """Return a name that a user may take. Those of people are unique.

        :raises DiscordError: 50035.
        """
        errors = FormErrors()
        errors.length("username", name, 2, 32)
        taken = {each.username.lower() for each in self._world.people.values() if each is not user}
        if not user.bot and name.lower() in taken:
            said = "Username is unavailable. Try adding numbers, letters, underscores _ , or periods."
            errors.add("username", "USERNAME_ALREADY_TAKEN", said)
        errors.check()
        return name

    def _check_application(self, request: web.Request) -> None:
        self._service.the_bot(request)
        if "application" in request.match_info and number(request, "application") != self._world.application:
            raise missing_access()

    async def application(self, request: web.Request) -> web.Response:
        self._check_application(request)
        return web.json_response(application_json(self._world))

    async def change_application(self, request: web.Request) -> web.Response:
        self._check_application(request)
        given = self._read(request, APPLICATION)
        url = given.get("interactions_endpoint_url")
        if url is not None and not await self._service.endpoint.is_right(url):
            errors = FormErrors()
            message = "The specified interactions endpoint URL could not be verified."
            errors.add("interactions_endpoint_url", "APPLICATION_INTERACTIONS_ENDPOINT_URL_INVALID", message)
            errors.check()
        portal = {**self._world.portal, **given}
        # Discord leaves out what was cleared, except the picture, or has its default.
        self._world.portal = {name: each for name, each in portal.items() if each is not None or name == "icon"}
        return web.json_response(application_json(self._world))

    async def change_guild(self, request: web.Request) -> web.Response:
        _, guild = self._service.member_of(request, MANAGE_GUILD)
        given = self._read(request, GUILD)
        errors = FormErrors()
        for name in CHANNELS:
            named = self._world.channels.get(int(given.get(name) or 0))
            if given.get(name) is not None and (named is None or named.guild != guild.id):
                errors.add(name, "CHANNEL_INVALID", "Channel does not exist")
        errors.check()
        guild.name = given.pop("name", guild.name)
        guild.locale = given.pop("preferred_locale", guild.locale)
        guild.settings |= given
        changed = changed_guild_json(self._world, guild)
        await self._service.gateway.tell("GUILD_UPDATE", changed, guild.id, lambda _: True)
        whole = guild_json(self._world, guild)
        return web.json_response({key: value for key, value in whole.items() if key not in ONLY_CREATED})

    async def regions_of(self, request: web.Request) -> web.Response:
        self._service.member_of(request)
        return web.json_response(REGIONS)

    async def regions(self, request: web.Request) -> web.Response:
        self._service.user(request)
        return web.json_response(REGIONS)

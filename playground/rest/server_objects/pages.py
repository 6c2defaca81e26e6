"""What a server has once: welcome screen, onboarding, widget, preview, security actions, integrations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from aiohttp import web

from playground.changes.service import Endpoints, Service, number
from playground.checks.fields import Listed, Words
from playground.checks.shapes import Choice, Flag, Form, Id, Moment, Shape
from playground.errors import DiscordError, FormErrors, missing_permissions, unknown
from playground.objects.payloads import guild_json, user_json
from playground.objects.servers import changed_guild_json
from playground.rest.server_objects.kept import checked
from playground.world import API, Guild, Json
from playground.world.permissions import MANAGE_GUILD, MANAGE_ROLES

MOST_WIDGET_MEMBERS: Final = 100
OF_PREVIEW: Final = (
    "id", "name", "icon", "description", "home_header", "splash", "discovery_splash", "features", "emojis", "stickers",
)  # fmt: skip


@dataclass(frozen=True)
class _Part:
    """One object of a form: what it must have, and what it has where nobody says so."""

    fields: Form
    required: tuple[str, ...]
    defaults: tuple[tuple[str, Any], ...] = ()

    def read(self, value: Any, path: str, errors: FormErrors) -> Json:
        read = self.fields.read(value, path, errors)
        for name in self.required:
            if read.get(name) is None:
                errors.required(f"{path}.{name}")
        return dict(self.defaults) | {name: each for name, each in read.items() if name in self.fields.fields}


_emoji: Final[dict[str, Shape]] = {"emoji_id": Id(), "emoji_name": Words(100)}
WELCOME: Final = Form(
    {
        "enabled": Flag(),
        "description": Words(140),
        "welcome_channels": Listed(
            _Part(
                Form({"channel_id": Id(), "description": Words(50, 1), **_emoji}),
                ("channel_id", "description"),
                (("emoji_id", None), ("emoji_name", None)),
            ),
            5,
        ),
    },
    cleared=("description",),
)
_OPTION: Final = _Part(
    Form(
        {
            "id": Id(),
            "title": Words(50, 1),
            "description": Words(100),
            "role_ids": Listed(Id(), 50),
            "channel_ids": Listed(Id(), 50),
            "emoji_animated": Flag(),
            **_emoji,
        }
    ),
    ("title",),
    (("description", ""), ("role_ids", []), ("channel_ids", [])),
)
_PROMPT: Final = _Part(
    Form(
        {
            "id": Id(),
            "title": Words(100, 1),
            "options": Listed(_OPTION, 50, 1),
            "single_select": Flag(),
            "required": Flag(),
            "in_onboarding": Flag(),
            "type": Choice((0, 1)),
        }
    ),
    ("title", "options"),
    (("single_select", False), ("required", False), ("in_onboarding", True), ("type", 0)),
)
ONBOARDING: Final = Form(
    {
        "prompts": Listed(_PROMPT, 15),
        "default_channel_ids": Listed(Id(), 500),
        "enabled": Flag(),
        "mode": Choice((0, 1)),
    }
)
WIDGET: Final = Form({"enabled": Flag(), "channel_id": Id()}, cleared=("channel_id",))
INCIDENTS: Final = Form(
    {"invites_disabled_until": Moment(), "dms_disabled_until": Moment()},
    cleared=("invites_disabled_until", "dms_disabled_until"),
)


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints."""
    pages = _Pages(service)
    base = f"{API}/guilds/{{guild}}"
    return [
        web.get(f"{base}/welcome-screen", pages.welcome),
        web.patch(f"{base}/welcome-screen", pages.change_welcome),
        web.get(f"{base}/onboarding", pages.onboarding),
        web.put(f"{base}/onboarding", pages.change_onboarding),
        web.get(f"{base}/widget", pages.widget),
        web.patch(f"{base}/widget", pages.change_widget),
        web.get(f"{base}/widget.json", pages.public_widget),
        web.get(f"{base}/preview", pages.preview),
        web.get(f"{base}/vanity-url", pages.vanity),
        web.put(f"{base}/incident-actions", pages.change_incidents),
        web.get(f"{base}/integrations", pages.integrations),
        web.delete(f"{base}/integrations/{{integration}}", pages.remove_integration),
    ]


class _Pages(Endpoints):
    def _change(self, request: web.Request, name: str, shape: Form, default: Json, needs: int) -> tuple[Guild, Json]:
        """Change one of a server's objects as a body says, and return it."""
        _, guild = self._service.member_of(request, needs)
        body, _ = self._service.body(request)
        guild.pages[name] = default | guild.pages.get(name, {}) | checked(shape, body)
        return guild, guild.pages[name]

    async def welcome(self, request: web.Request) -> web.Response:
        user, guild = self._service.member_of(request)
        if "welcome" not in guild.pages:
            raise DiscordError(404, 10069, "Unknown Guild Welcome Screen")
        if not guild.pages["welcome"]["enabled"] and not self._world.permissions_in(guild, user) & MANAGE_GUILD:
            raise missing_permissions()
        return web.json_response(_without(guild.pages["welcome"], "enabled"))

    async def change_welcome(self, request: web.Request) -> web.Response:
        default: Json = {"enabled": False, "description": None, "welcome_channels": []}
        _, changed = self._change(request, "welcome", WELCOME, default, MANAGE_GUILD)
        return web.json_response(_without(changed, "enabled"))

    async def onboarding(self, request: web.Request) -> web.Response:
        _, guild = self._service.member_of(request)
        return web.json_response(self._onboarding(guild) | guild.pages.get("onboarding", {}))

    async def change_onboarding(self, request: web.Request) -> web.Response:
        _, guild = self._service.member_of(request, MANAGE_GUILD | MANAGE_ROLES)
        _, changed = self._change(request, "onboarding", ONBOARDING, self._onboarding(guild), MANAGE_GUILD)
        for prompt in changed["prompts"]:
            prompt["id"] = self._id(prompt)
            for option in prompt["options"]:
                option["id"] = self._id(option)
                emoji = {"id": option.pop("emoji_id", None), "name": option.pop("emoji_name", None)}
                option.setdefault("emoji", {**emoji, "animated": option.pop("emoji_animated", False)})
        return web.json_response(changed)

    def _id(self, given: Json) -> str:
        """Return the id of what a body has. A client makes ids up for what is new; Discord gives it others."""
        known = given.get("id")
        return str(known) if known and int(known) >> 22 else str(self._world.snowflakes.next())

    def _onboarding(self, guild: Guild) -> Json:
        return {"guild_id": str(guild.id), "prompts": [], "default_channel_ids": [], "enabled": False, "mode": 0}

    async def widget(self, request: web.Request) -> web.Response:
        _, guild = self._service.member_of(request, MANAGE_GUILD)
        return web.json_response({"enabled": False, "channel_id": None} | guild.pages.get("widget", {}))

    async def change_widget(self, request: web.Request) -> web.Response:
        default = {"enabled": False, "channel_id": None}
        guild, changed = self._change(request, "widget", WIDGET, default, MANAGE_GUILD)
        await self._tell(guild)
        return web.json_response(changed)

    async def _tell(self, guild: Guild) -> None:
        await self._service.gateway.tell(
            "GUILD_UPDATE", changed_guild_json(self._world, guild), guild.id, lambda _: True
        )

    async def public_widget(self, request: web.Request) -> web.Response:
        """Serve what anybody may read about a server whose widget is on. It needs no token."""
        guild = self._world.guilds.get(number(request, "guild"))
        if guild is None:
            raise unknown("Guild")
        if not guild.pages.get("widget", {}).get("enabled"):
            raise DiscordError(403, 50004, "Guild widget disabled")
        members = self._world.members(guild)[:MOST_WIDGET_MEMBERS]
        shown = [
            {"id": str(place), "username": each.name, "discriminator": "0000", "avatar": None, "status": "online"}
            | {"avatar_url": f"{request.scheme}://{request.host}/embed/avatars/0.png"}
            for place, each in enumerate(members)
        ]
        about: Json = {"id": str(guild.id), "name": guild.name, "instant_invite": None, "channels": []}
        return web.json_response({**about, "members": shown, "presence_count": len(guild.members)})

    async def preview(self, request: web.Request) -> web.Response:
        _, guild = self._service.member_of(request)
        whole = guild_json(self._world, guild)
        counts = dict.fromkeys(("approximate_member_count", "approximate_presence_count"), len(guild.members))
        return web.json_response({name: whole[name] for name in OF_PREVIEW} | counts)

    async def vanity(self, request: web.Request) -> web.Response:
        self._service.member_of(request, MANAGE_GUILD)
        return web.json_response({"code": None, "uses": 0})

    async def change_incidents(self, request: web.Request) -> web.Response:
        default = {"invites_disabled_until": None, "dms_disabled_until": None}
        guild, changed = self._change(request, "incidents", INCIDENTS, default, MANAGE_GUILD)
        await self._tell(guild)
        return web.json_response(changed)

    async def integrations(self, request: web.Request) -> web.Response:
        _, guild = self._service.member_of(request, MANAGE_GUILD)
        return web.json_response([self._bot()] if self._world.bot.id in guild.members else [])

    async def remove_integration(self, request: web.Request) -> web.Response:
        _, guild = self._service.member_of(request, MANAGE_GUILD)
        if number(request, "integration") != self._world.application or self._world.bot.id not in guild.members:
            raise unknown("Integration")
        await self._service.leave(guild, self._world.bot)
        return web.Response(status=204)

    def _bot(self) -> Json:
        bot = self._world.bot
        application = {
            "id": str(self._world.application),
            "name": bot.name,
            "icon": None,
            "description": "",
            "summary": "",
        }
        return {
            "type": "discord",
            "id": str(self._world.application),
            "name": bot.name,
            "account": {"id": str(bot.id), "name": bot.name},
            "enabled": True,
            "application": {**application, "type": None, "bot": user_json(bot)},
            "scopes": ["applications.commands", "bot"],
            "user": user_json(self._world.owner),
        }


def _without(whole: Json, name: str) -> Json:
    return {key: value for key, value in whole.items() if key != name}

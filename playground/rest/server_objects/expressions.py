"""What members of a server express themselves with: emojis, stickers and the sounds of the soundboard."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from aiohttp import web

from playground.changes.service import Service, number
from playground.checks.fields import Listed, Real, Words
from playground.checks.pictures import File, Picture, Sound
from playground.checks.shapes import Form, Id
from playground.errors import DiscordError, unknown
from playground.objects.payloads import user_json
from playground.objects.pictures import kind_of
from playground.objects.servers import without_maker
from playground.rest.server_objects.kept import Kept, checked, refuse, too_many
from playground.world import API, Attachment, Guild, Json, User
from playground.world.permissions import CREATE_EXPRESSIONS, MANAGE_EXPRESSIONS

MOST_EMOJIS: Final = 50
"""How many still emojis, and how many animated ones, a server without boosts can have."""
MOST_STICKERS: Final = 5
MOST_SOUNDS: Final = 8

STICKER_BYTES: Final = 512 * 1024
GUILD_STICKER: Final = 2
STICKER_FORMATS: Final = {"image/png": 1, "image/gif": 4}

EMOJI: Final = Form({"name": Words(32, 2), "image": Picture(256 * 1024), "roles": Listed(Id(), 1521)})
STICKER: Final = Form({"name": Words(30, 2), "tags": Words(200, 1), "description": Words(100)})
SOUND: Final = Form(
    {"name": Words(32, 2), "sound": Sound(), "volume": Real(0, 1), "emoji_id": Id(), "emoji_name": Words(32, 1)},
    cleared=("volume", "emoji_id", "emoji_name"),
)


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints."""
    world = service.world

    async def sticker(request: web.Request) -> web.Response:
        service.user(request)
        wanted = number(request, "sticker")
        for guild in world.guilds.values():
            if wanted in guild.kept["stickers"]:
                return web.json_response(without_maker([guild.kept["stickers"][wanted]])[0])
        raise unknown("Sticker")

    async def packs(request: web.Request) -> web.Response:
        service.user(request)
        return web.json_response({"sticker_packs": []})

    async def pack(request: web.Request) -> web.Response:
        service.user(request)
        number(request, "pack")
        raise unknown("Sticker Pack")

    async def default_sounds(request: web.Request) -> web.Response:
        service.user(request)
        return web.json_response([])

    return [
        *_Emojis(service).routes(),
        *_Stickers(service).routes(),
        *_Sounds(service).routes(),
        web.get(f"{API}/stickers/{{sticker}}", sticker),
        web.get(f"{API}/sticker-packs", packs),
        web.get(f"{API}/sticker-packs/{{pack}}", pack),
        web.get(f"{API}/soundboard-default-sounds", default_sounds),
    ]


class _Expressions(Kept):
    """Expressions have their maker, whom only those see who may make some."""

    status = 201
    to_create = CREATE_EXPRESSIONS
    to_manage = MANAGE_EXPRESSIONS
    updates: ClassVar[str] = ""
    """The event that lists all of them after a change; empty if each change has an event of its own."""

    def made(self, guild: Guild, user: User) -> Json:
        return {"available": True, "user": user_json(user)}

    def owner(self, item: Json) -> str:
        return str(item["user"]["id"])

    def shown(self, guild: Guild, item: Json, reader: User) -> Json:
        allowed = self.world.permissions_in(guild, reader) & (CREATE_EXPRESSIONS | MANAGE_EXPRESSIONS)
        return {key: value for key, value in item.items() if key != "user" or allowed}

    async def tell(self, guild: Guild, event: str, item: Json) -> None:
        if self.updates:
            everything: Json = {"guild_id": str(guild.id), self.path: without_maker(guild.kept[self.path].values())}
            await super().tell(guild, self.updates, everything)
        else:
            await super().tell(guild, event, without_maker([item])[0])


class _Emojis(_Expressions):
    path, parameter, name = "emojis", "emoji", "Emoji"
    file = "image"
    updates = "GUILD_EMOJIS_UPDATE"

    def read(self, guild: Guild, body: Json, files: list[Attachment], old: Json | None) -> Json:
        given = checked(EMOJI, body, ("name", "image") if old is None else ())
        if not re.fullmatch(r"\w+", given.get("name", "name")):
            refuse("name", "STRING_TYPE_REGEX", "String value did not match validation regex.")
        if old is not None:
            return {name: each for name, each in given.items() if name != "image"}
        given["animated"] = given["image"].kind == "image/gif"
        alike = sum(each["animated"] == given["animated"] for each in guild.kept[self.path].values())
        if alike >= MOST_EMOJIS:
            code, what = (30018, "animated emojis") if given["animated"] else (30008, "emojis")
            raise too_many(code, what, MOST_EMOJIS)
        return given

    def made(self, guild: Guild, user: User) -> Json:
        return {**super().made(guild, user), "roles": [], "require_colons": True, "managed": False}


class _Stickers(_Expressions):
    path, parameter, name = "stickers", "sticker", "Sticker"
    file = "file"
    updates = "GUILD_STICKERS_UPDATE"

    def read(self, guild: Guild, body: Json, files: list[Attachment], old: Json | None) -> Json:
        given = checked(STICKER, body, ("name", "tags") if old is None else ())
        if old is not None:
            return given
        if not files:
            refuse("file", "BASE_TYPE_REQUIRED", "This field is required")
        content = files[0].content
        kind = kind_of(content)
        if kind not in STICKER_FORMATS:
            raise DiscordError(400, 50046, "Invalid file uploaded")
        if len(content) > STICKER_BYTES:
            refuse("file", "BINARY_TYPE_MAX_SIZE", f"File cannot be larger than {STICKER_BYTES / 1024:.1f} kb.")
        if len(guild.kept[self.path]) >= MOST_STICKERS:
            raise too_many(30039, "stickers", MOST_STICKERS)
        return {**given, "file": File(content, kind), "format_type": STICKER_FORMATS[kind]}

    def made(self, guild: Guild, user: User) -> Json:
        return {**super().made(guild, user), "guild_id": str(guild.id), "type": GUILD_STICKER, "description": None}


class _Sounds(_Expressions):
    path, parameter, name = "soundboard-sounds", "sound", "Sound"
    key = "sound_id"
    file = "sound"
    event = "GUILD_SOUNDBOARD_SOUND"

    def read(self, guild: Guild, body: Json, files: list[Attachment], old: Json | None) -> Json:
        given = checked(SOUND, body, ("name", "sound") if old is None else ())
        if given.get("volume", 1) is None:
            given["volume"] = 1.0
        if old is not None:
            return {name: each for name, each in given.items() if name != "sound"}
        if len(guild.kept[self.path]) >= MOST_SOUNDS:
            raise too_many(30045, "soundboard sounds", MOST_SOUNDS)
        return given

    def made(self, guild: Guild, user: User) -> Json:
        none = {"volume": 1.0, "emoji_id": None, "emoji_name": None}
        return {**super().made(guild, user), "guild_id": str(guild.id), **none}

    def listed(self, items: list[Json]) -> list[Json] | Json:
        return {"items": items}

"""The application: the bot's user, its commands and emojis, and the address of the gateway."""

from __future__ import annotations

import re

from aiohttp import web

from playground.changes.service import Service, number
from playground.checks.pictures import Picture
from playground.errors import FormErrors, missing_access, not_found, unknown
from playground.gateway.identify import session_start_limit
from playground.gateway.sockets import gateway_url
from playground.objects.payloads import application_json, emoji_json, user_json
from playground.objects.pictures import DEFAULT_COLOURS, plain_png
from playground.rest.fields import FILE_HEADERS
from playground.world import API

MAX_EMOJI_BYTES = 256 * 1024
MAX_EMOJIS = 2000


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints."""
    world = service.world

    async def gateway(request: web.Request) -> web.Response:
        return web.json_response({"url": gateway_url(request)})

    async def gateway_bot(request: web.Request) -> web.Response:
        service.a_bot(request)
        limit = session_start_limit(world)
        return web.json_response({"url": gateway_url(request), "shards": world.shards, "session_start_limit": limit})

    async def me(request: web.Request) -> web.Response:
        user = service.user(request, "identify")
        return web.json_response({**user_json(user), "locale": user.locale, "mfa_enabled": False, "verified": True})

    async def user(request: web.Request) -> web.Response:
        service.user(request)
        return web.json_response(user_json(world.user(number(request, "user"))))

    async def application(request: web.Request) -> web.Response:
        bot, about = service.a_bot(request), application_json(world)
        if bot is not world.bot:
            about |= {"id": str(bot.id), "name": bot.name, "bot": user_json(bot)}
        return web.json_response(about)

    def _check_application(request: web.Request) -> None:
        service.the_bot(request)
        if number(request, "application") != world.application:
            raise missing_access()

    # Emojis

    def _check_emojis(request: web.Request) -> None:
        _check_application(request)
        if not world.knows_emojis:
            raise not_found()

    async def emojis(request: web.Request) -> web.Response:
        _check_emojis(request)
        return web.json_response({"items": [emoji_json(world, each) for each in world.emojis]})

    async def create_emoji(request: web.Request) -> web.Response:
        _check_emojis(request)
        body, _ = service.body(request)
        errors = FormErrors()
        name, image = body.get("name"), body.get("image")
        _check_name(name, errors, {taken for taken, _, _ in world.emojis.values()})
        picture = Picture(MAX_EMOJI_BYTES).read(image, "image", errors)
        if len(world.emojis) >= MAX_EMOJIS:
            errors.add("image", "MAX_EMOJIS", f"Maximum number of emojis reached ({MAX_EMOJIS})")
        errors.check()
        emoji = world.snowflakes.next()
        world.emojis[emoji] = (str(name), picture.content, picture.kind)
        return web.json_response(emoji_json(world, emoji), status=201)

    def _emoji(request: web.Request) -> int:
        _check_emojis(request)
        emoji = number(request, "emoji")
        if emoji not in world.emojis:
            raise unknown("Emoji")
        return emoji

    async def emoji(request: web.Request) -> web.Response:
        return web.json_response(emoji_json(world, _emoji(request)))

    async def rename_emoji(request: web.Request) -> web.Response:
        emoji = _emoji(request)
        body, _ = service.body(request)
        errors = FormErrors()
        _check_name(body.get("name"), errors, {name for each, (name, _, _) in world.emojis.items() if each != emoji})
        errors.check()
        world.emojis[emoji] = (body["name"], *world.emojis[emoji][1:])
        return web.json_response(emoji_json(world, emoji))

    async def delete_emoji(request: web.Request) -> web.Response:
        del world.emojis[_emoji(request)]
        return web.Response(status=204)

    async def emoji_picture(request: web.Request) -> web.Response:
        emoji = number(request, "emoji")
        found = world.emojis[emoji][1:] if emoji in world.emojis else world.pictures.get(str(emoji))
        if found is None:
            raise not_found()
        content, kind = found
        return web.Response(body=content, content_type=kind, headers={"Cache-Control": "max-age=86400"})

    async def picture(request: web.Request) -> web.Response:
        name = request.match_info["hash"]
        if name not in world.pictures:
            raise not_found()
        content, kind = world.pictures[name]
        return web.Response(body=content, content_type=kind, headers=FILE_HEADERS)

    async def default_avatar(request: web.Request) -> web.Response:
        content = plain_png(*DEFAULT_COLOURS[int(request.match_info["number"])])
        return web.Response(body=content, content_type="image/png", headers=FILE_HEADERS)

    base = f"{API}/applications/{{application}}"
    return [
        web.get(f"{API}/gateway", gateway),
        web.get(f"{API}/gateway/bot", gateway_bot),
        web.get(f"{API}/users/@me", me),
        web.get(f"{API}/users/{{user}}", user),
        web.get(f"{API}/applications/@me", application),
        web.get(f"{API}/oauth2/applications/@me", application),
        web.get(f"{base}/emojis", emojis),
        web.post(f"{base}/emojis", create_emoji),
        web.get(f"{base}/emojis/{{emoji}}", emoji),
        web.patch(f"{base}/emojis/{{emoji}}", rename_emoji),
        web.delete(f"{base}/emojis/{{emoji}}", delete_emoji),
        web.get("/{what:emojis|stickers}/{emoji:[0-9]+}.{type}", emoji_picture),
        web.get("/soundboard-sounds/{emoji:[0-9]+}", emoji_picture),
        web.get(
            "/{what:app-icons|avatars|banners|icons|splashes|stickers|soundboard-sounds|guild-events}/{id}/{hash:[0-9a-f]+}.{type}",
            picture,
        ),
        web.get("/embed/avatars/{number:[0-5]}.png", default_avatar),
    ]


def _check_name(name: object, errors: FormErrors, taken: set[str]) -> None:
    """Check the name of an emoji.

    :param taken: the names of the others.
    """
    errors.length("name", name, 2, 32)
    if isinstance(name, str) and not re.fullmatch(r"\w+", name):
        errors.add("name", "STRING_TYPE_REGEX", "String value did not match validation regex.")
    if name in taken:
        errors.add("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "Application emoji name already taken.")

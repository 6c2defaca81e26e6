"""OAuth2: what a person has granted the application, and the tokens that it gets for it."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Awaitable, Callable, Mapping
from typing import Final
from urllib.parse import urlencode

from aiohttp import web

from playground.changes.oauth import OAuthError
from playground.changes.service import Service, origin_of
from playground.errors import missing_access, unauthorized
from playground.objects.payloads import application_json, user_json
from playground.objects.servers import time_json
from playground.world import API, Json, User

HIDDEN: Final = ("owner", "team", "redirect_uris", "interactions_endpoint_url")
"""What only the bot may know of the application."""

Handler = Callable[[web.Request], Awaitable[web.Response]]


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints."""
    world, oauth = service.world, service.oauth

    async def token(request: web.Request) -> web.Response:
        return web.json_response(oauth.exchange(_form(service, request), _client(request)))

    async def revoke(request: web.Request) -> web.Response:
        oauth.revoke(_form(service, request), _client(request))
        return web.json_response({})

    def _asked(request: web.Request) -> tuple[User, Mapping[str, str]]:
        """Return who is asked for their consent, and for what."""
        user, asked = service.user(request), request.query
        if user.bot:
            raise unauthorized()
        if asked.get("client_id") != str(world.application):
            raise missing_access()
        oauth.check(asked.get("scope", "").split(), asked.get("code_challenge_method"))
        return user, asked

    async def question(request: web.Request) -> web.Response:
        """Tell what a person is asked. Discord's clients look at this first, so that nobody is asked in vain."""
        user, _ = _asked(request)
        about = {key: value for key, value in application_json(world).items() if key not in HIDDEN}
        return web.json_response({"application": about, "user": user_json(user), "authorized": False})

    async def authorize(request: web.Request) -> web.Response:
        """Take a person's consent, or their refusal. Discord's clients ask this, too."""
        user, asked = _asked(request)
        body, _ = service.body(request)
        answer: dict[str, str] = {"error": "access_denied"}
        if body.get("authorize"):
            answer = {"code": oauth.code(user, asked.get("scope", "").split(), asked.get("code_challenge"))}
        if "state" in asked:
            answer["state"] = asked["state"]
        return web.json_response({"location": f"{asked.get('redirect_uri') or origin_of(request)}?{urlencode(answer)}"})

    async def me(request: web.Request) -> web.Response:
        grant = oauth.bearer(request.headers.get("Authorization"))
        if grant is None:
            raise unauthorized()
        application = {key: value for key, value in application_json(world).items() if key not in HIDDEN}
        about: Json = {"application": application, "scopes": list(grant.scopes), "expires": time_json(grant.until)}
        if "identify" in grant.scopes:
            about["user"] = user_json(grant.user)
        return web.json_response(about)

    return [
        web.post(f"{API}/oauth2/token", _answering(token)),
        web.post(f"{API}/oauth2/token/revoke", _answering(revoke)),
        web.get(f"{API}/oauth2/authorize", _answering(question)),
        web.post(f"{API}/oauth2/authorize", _answering(authorize)),
        web.get(f"{API}/oauth2/@me", me),
    ]


def _answering(handler: Handler) -> Handler:
    """Turn refusals into the bodies of OAuth2."""

    async def answer(request: web.Request) -> web.Response:
        try:
            return await handler(request)
        except OAuthError as refusal:
            return web.json_response(refusal.body, status=refusal.status)

    return answer


def _form(service: Service, request: web.Request) -> Mapping[str, str]:
    """Return the fields of a form. Discord takes no JSON here, and so finds no field in it."""
    body, _ = service.body(request)
    is_form = request.content_type.startswith(("application/x-www-form-urlencoded", "multipart/"))
    return {name: value for name, value in body.items() if is_form and isinstance(value, str)}


def _client(request: web.Request) -> tuple[str, str] | None:
    """Return the id and the secret of a header for basic authentication; None if there is none."""
    kind, _, given = request.headers.get("Authorization", "").partition(" ")
    if kind != "Basic":
        return None
    try:
        name, _, secret = base64.b64decode(given, validate=True).decode().partition(":")
    except (binascii.Error, UnicodeDecodeError):
        return "", ""
    return name, secret

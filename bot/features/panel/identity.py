"""The login of the panel: Discord exchanges the panel's code for a user, and confirms the open Activity."""

import hmac
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import astuple
from http import HTTPStatus
from secrets import token_urlsafe
from time import monotonic, time
from typing import Any, Final

import aiohttp
import discord
from discord.http import Route

from bot.features.panel.session import Person
from bot.interactions.refused_requests import TOO_MANY_REQUESTS
from bot.runtime.refusal import Refusal

SCOPE: Final = "identify"
SECONDS: Final = 10.0
"""How long Discord may take for an answer."""

_PURPOSE: Final = "claro-bot: who a page of the panel belongs to, version 1:"
"""Begins what is signed, so that no other signature counts here, nor one from before ``Person`` changed."""

SEALED_SECONDS: Final = 24 * 3600.0
"""How long a session is taken from a page that comes back, in seconds."""

CONFIRMED_SECONDS: Final = 5.0
"""For how long Discord's description of an instance counts. False codes do not make the bot ask each time."""

CDN: Final = "https://cdn.discordapp.com"


class Identities:
    """Asks Discord who somebody is, and remembers it in the sessions of their pages."""

    def __init__(self, client: discord.Client, secret: str) -> None:
        """:param secret: the application's client secret."""
        self._client, self._secret = client, secret
        self._confirmed: dict[str, tuple[float, dict[str, Any]]] = {}
        """The instances that Discord has described, and until when that counts."""

    async def confirm(self, instance: str) -> dict[str, Any]:
        """Return an open Activity of the application's, as Discord knows it.

        :raises Refusal: ``panel_stranger``: there is none of this id; ``panel_no_server``: it is open in no server.
        :raises discord.HTTPException: Discord fails.
        """
        for other in [each for each, (until, _) in self._confirmed.items() if until < monotonic()]:
            del self._confirmed[other]
        if instance not in self._confirmed:
            self._confirmed[instance] = (monotonic() + CONFIRMED_SECONDS, await self._ask(instance))
        return self._confirmed[instance][1]

    async def find(self, code: str, instance: str) -> tuple[Person, str]:
        """Return who has brought a code, and where they have the panel open; and the token for their panel.

        Discord is asked about the instance first: of what strangers make up, nothing is exchanged.

        :raises Refusal: as ``confirm``; ``panel_stranger``: the code is spent or made up, or they are not in that
            instance.
        :raises aiohttp.ClientError: Discord could not be reached, or does not take the client secret.
        """
        found = await self.confirm(instance)
        application = self._client.application_id
        asked = {
            "grant_type": "authorization_code",
            "code": code,
            "client_id": str(application),
            "client_secret": self._secret,
        }
        timeout, http = aiohttp.ClientTimeout(total=SECONDS), self._client.http
        async with aiohttp.ClientSession(timeout=timeout, proxy=http.proxy, proxy_auth=http.proxy_auth) as session:
            given = await _asked(session.post(f"{Route.BASE}/oauth2/token", data=asked))
            token = given.get("access_token")
            if not isinstance(token, str) or SCOPE not in str(given.get("scope", "")).split():
                raise Refusal("panel_stranger")
            bearer = {"Authorization": f"Bearer {token}"}
            user = await _asked(session.get(f"{Route.BASE}/users/@me", headers=bearer))
        if not _takes_part(user, found):
            self._confirmed.pop(instance, None)  # they may have come since
            found = await self.confirm(instance)
        if not _takes_part(user, found):
            raise Refusal("panel_stranger")
        place = found["location"]
        avatar = None if not user.get("avatar") else f"{CDN}/avatars/{user['id']}/{user['avatar']}.png?size=128"
        name = user.get("global_name") or user["username"]
        channel, guild = int(place["channel_id"]), int(place["guild_id"])
        return Person(int(user["id"]), name, avatar, guild, channel, user.get("locale") or "en-US"), token

    def seal(self, person: Person) -> str:
        """Return a session that says who somebody is, also to the bot after a restart."""
        said = json.dumps([time(), token_urlsafe(), astuple(person)])
        text = urlsafe_b64encode(said.encode()).decode()
        return f"{text}.{self._signature(text)}"

    def unseal(self, session: str) -> Person | None:
        """Return whose session it is; None if it is not one of ours, or too old."""
        text, _, signature = session.partition(".")
        if not hmac.compare_digest(signature.encode(errors="replace"), self._signature(text).encode()):
            return None
        at, _, person = json.loads(urlsafe_b64decode(text))
        return Person(*person) if time() < at + SEALED_SECONDS else None

    def _signature(self, text: str) -> str:
        return hmac.new(self._secret.encode(), f"{_PURPOSE}{text}".encode(errors="replace"), "sha256").hexdigest()

    async def _ask(self, instance: str) -> dict[str, Any]:
        application = self._client.application_id
        path = "/applications/{application_id}/activity-instances/{instance_id}"
        route = Route("GET", path, application_id=application, instance_id=instance)
        try:
            found: dict[str, Any] = await self._client.http.request(route)
        except discord.HTTPException as error:
            if isinstance(error, discord.DiscordServerError) or error.status == TOO_MANY_REQUESTS:
                raise
            raise Refusal("panel_stranger") from error
        location = found.get("location") or {}
        if str(found.get("application_id")) != str(application):
            raise Refusal("panel_stranger")
        if not location.get("guild_id") or not location.get("channel_id"):
            raise Refusal("panel_no_server")
        return found


def _takes_part(user: Mapping[str, Any], instance: Mapping[str, Any]) -> bool:
    return str(user["id"]) in map(str, instance.get("users") or ())


async def _asked(request: Any) -> dict[str, Any]:
    async with request as response:
        # 401 says that the client secret is wrong: whoever brings a code that is spent or made up gets 400.
        if response.status >= 500 or response.status in (TOO_MANY_REQUESTS, HTTPStatus.UNAUTHORIZED):
            response.raise_for_status()
        if response.status != 200:
            raise Refusal("panel_stranger")
        answer = await response.json(content_type=None)
        if not isinstance(answer, dict):
            raise Refusal("panel_stranger")
        return answer

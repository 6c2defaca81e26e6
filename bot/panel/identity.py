"""Who somebody in the panel is: Discord tells for the code that their panel got, and says that it is open."""

from typing import Any, Final

import aiohttp
import discord
from discord.http import Route

from bot.interactions.answers import TOO_MANY_REQUESTS
from bot.panel.guest import Person
from bot.tables.kit.refusal import Refusal

SCOPE: Final = "identify"
SECONDS: Final = 10.0
"""How long Discord may take for an answer."""

CDN: Final = "https://cdn.discordapp.com"


class Identities:
    """Asks Discord who somebody is."""

    def __init__(self, client: discord.Client, secret: str) -> None:
        """:param secret: the application's client secret."""
        self._client, self._secret = client, secret

    async def find(self, code: str, instance: str) -> tuple[Person, str]:
        """Return who has brought a code, and where they have the panel open; and the token for their panel.

        :raises Refusal: ``panel_stranger``: the code is spent or made up, or they are not in that instance;
            ``panel_no_server``: it is open in no server.
        :raises aiohttp.ClientError: Discord could not be reached.
        """
        application = self._client.application_id
        asked = {
            "grant_type": "authorization_code",
            "code": code,
            "client_id": str(application),
            "client_secret": self._secret,
        }
        timeout = aiohttp.ClientTimeout(total=SECONDS)
        async with aiohttp.ClientSession(timeout=timeout) as session:
            given = await _asked(session.post(f"{Route.BASE}/oauth2/token", data=asked))
            token = given.get("access_token")
            if not isinstance(token, str) or SCOPE not in str(given.get("scope", "")).split():
                raise Refusal("panel_stranger")
            bearer = {"Authorization": f"Bearer {token}"}
            user = await _asked(session.get(f"{Route.BASE}/users/@me", headers=bearer))
        place = await self._place(instance, str(user["id"]))
        avatar = None if not user.get("avatar") else f"{CDN}/avatars/{user['id']}/{user['avatar']}.png?size=128"
        name = user.get("global_name") or user["username"]
        channel, guild = int(place["channel_id"]), int(place["guild_id"])
        return Person(int(user["id"]), name, avatar, guild, channel, user.get("locale") or "en-US"), token

    async def _place(self, instance: str, user: str) -> dict[str, Any]:
        """Return where an instance of the panel is open."""
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
        if str(found.get("application_id")) != str(application) or user not in map(str, found.get("users") or ()):
            raise Refusal("panel_stranger")
        if not location.get("guild_id") or not location.get("channel_id"):
            raise Refusal("panel_no_server")
        return dict(location)


async def _asked(request: Any) -> dict[str, Any]:
    """Return what Discord answers."""
    async with request as response:
        if response.status >= 500 or response.status == TOO_MANY_REQUESTS:
            response.raise_for_status()
        if response.status != 200:
            raise Refusal("panel_stranger")
        answer = await response.json(content_type=None)
        if not isinstance(answer, dict):
            raise Refusal("panel_stranger")
        return answer

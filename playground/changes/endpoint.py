"""Interactions by HTTP, for bots without a gateway: signed requests to an address that has proved to check them."""

from __future__ import annotations

import json
import logging
from http import HTTPStatus
from typing import Final

import aiohttp

from playground.checks.bodies import LARGEST_BODY
from playground.world import API, Interaction, Json, World

try:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
except ImportError:
    Ed25519PrivateKey = None  # type: ignore[assignment, misc]  # only bots of this kind need it

log = logging.getLogger(__name__)

PING: Final = 1
ASKED_SECONDS: Final = 3.0
"""How long the address may take to answer a PING."""
AGENT: Final = "Discord-Interactions/1.0 (+https://discord.com)"

MISSING: Final = "the library cryptography is missing: pip install 'discord-playground[signatures]'"


class Endpoint:
    """Asks the bot at the address that its application names."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._key = None if Ed25519PrivateKey is None else Ed25519PrivateKey.generate()
        if self._key is not None:
            world.verify_key = self._key.public_key().public_bytes_raw().hex()

    def sign(self, said: bytes) -> str | None:
        """Return the application's signature in hex; None where the library for it is missing."""
        return None if self._key is None else self._key.sign(said).hex()

    @property
    def url(self) -> str | None:
        """Where interactions go; None if they go to the gateway."""
        return self._world.portal.get("interactions_endpoint_url") if self._key is not None else None

    async def is_right(self, url: str) -> bool:
        """Tell whether an address answers a PING, and refuses one with a wrong signature."""
        if self._key is None:
            log.error(MISSING)
            return False
        ping: Json = {
            "id": str(self._world.snowflakes.next()),
            "application_id": str(self._world.application),
            "type": PING,
            "version": 1,
        }
        try:
            status, kind, answer = await self._post(url, ping, ASKED_SECONDS)
            forged, _, _ = await self._post(url, ping, ASKED_SECONDS, forged=True)
            pong = kind.startswith("application/json") and json.loads(answer)
        except (aiohttp.ClientError, TimeoutError, ValueError, RecursionError) as error:
            log.warning("%s did not answer a PING: %s", url, str(error) or type(error).__name__)
            return False
        if status != HTTPStatus.OK or not isinstance(pong, dict) or pong.get("type") != PING:
            log.warning("%s did not answer a PING with a PONG, but with %s: %s", url, status, answer[:200])
            return False
        if forged != HTTPStatus.UNAUTHORIZED:
            log.warning("%s answered %s to a wrong signature, not 401", url, forged)
        return forged == HTTPStatus.UNAUTHORIZED

    async def ask(self, interaction: Interaction, event: Json, address: str, host: str) -> bool:
        """Send an interaction, and take what comes back as if it had come to the path for callbacks.

        :param address: the playground's own address.
        :param host: the name by which the person has reached the playground; files are served under it.
        :return: whether there was an answer. After 202, the bot still has time to send it by itself.
        """
        assert self.url is not None
        try:
            seconds = None if self._world.now.stopped else interaction.seconds
            status, kind, answer = await self._post(self.url, event, seconds)
            if status == HTTPStatus.ACCEPTED or interaction.answered:
                return True
            if status != HTTPStatus.OK:
                log.warning("%s answered an interaction with %s", self.url, status)
                return False
            path = f"{address}{API}/interactions/{interaction.id}/{interaction.token}/callback"
            headers = {"Content-Type": kind, "Host": host}
            async with (
                aiohttp.ClientSession(headers=headers) as http,
                http.post(path, data=answer) as taken,
            ):
                if not taken.ok:
                    log.warning("the answer of %s is refused: %s", self.url, await taken.text())
                return taken.ok
        except (aiohttp.ClientError, TimeoutError) as error:
            log.warning("%s did not answer an interaction: %s", self.url, str(error) or type(error).__name__)
            return False

    async def _post(
        self, url: str, event: Json, seconds: float | None, *, forged: bool = False
    ) -> tuple[int, str, bytes]:
        """Send a signed object; return the status, the type and the body of the answer.

        :raises aiohttp.ClientError: there is no answer, or it is larger than Discord takes.
        """
        assert self._key is not None
        body = json.dumps(event).encode()
        at = str(int(self._world.now()))
        signature = self._key.sign(at.encode() + body + b" " * forged).hex()
        headers = {
            "Content-Type": "application/json",
            "User-Agent": AGENT,
            "X-Signature-Ed25519": signature,
            "X-Signature-Timestamp": at,
        }
        async with (
            aiohttp.ClientSession(headers=headers, timeout=aiohttp.ClientTimeout(seconds)) as http,
            http.post(url, data=body, allow_redirects=False) as response,
        ):
            answer = bytearray()
            async for chunk in response.content.iter_any():
                answer += chunk
                if len(answer) > LARGEST_BODY:
                    raise aiohttp.ClientPayloadError(f"the answer is larger than {LARGEST_BODY} bytes")
            return response.status, response.headers.get("Content-Type", ""), bytes(answer)

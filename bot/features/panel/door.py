"""Who may come in: what strangers ask for must not keep out those who have the panel open."""

import json
import re
from base64 import b64decode
from collections import OrderedDict, deque
from collections.abc import Callable, Mapping
from http import HTTPStatus
from time import monotonic, time
from typing import Any, Final

import aiohttp
import discord

from bot.runtime.refusal import Refusal

SIGNATURE: Final = "X-Signature-Ed25519"
SIGNED_AT: Final = "X-Signature-Timestamp"
PAYLOAD: Final = "X-Discord-Proxy-Payload"
LONGEST_PAYLOAD: Final = 4 * 1024

INSTANCE: Final = re.compile(r"i-\d{1,20}-gc-(\d{1,20})-(\d{1,20})")
"""The id of an instance in a server's channel: that of its launch, of the server, and of the channel."""

IN_SECONDS: Final = 10.0
"""For how long a login counts, in seconds."""
MOST_SIGNED: Final = 10
"""How many logins one person may try in this time whose requests Discord has signed."""
MOST_KNOWN: Final = 60
"""How many may be tried in an instance that Discord has confirmed. Each costs Discord one request, which does not count
among the bot's."""
MOST_IN_CHANNEL: Final = 60
"""How many may be tried in instances of one channel that Discord has not confirmed. Each costs the bot a request."""
MOST_UNKNOWN: Final = 150
"""How many of those in all channels together."""
MOST_ELSEWHERE: Final = 20
"""How many in all that is no channel of the bot's."""
KNOWN_SECONDS: Final = 6 * 3600.0
"""For how long an instance counts as confirmed."""
MOST_KEPT: Final = 5_000
"""How many instances, and how many of those who log in, are remembered at most."""


class NotSigned(Exception):
    """A request has not come through Discord's proxy."""


class TooBusy(Exception):
    """Too many want to log in where somebody does. Somewhere else, somebody may."""


class Door:
    """Lets logins in. Each is counted where it belongs, so that strangers take turns from nobody but themselves.

    All people come from the addresses of Discord's proxy, so an address says nothing about who somebody is. Made-up
    logins can name any channel, but not an instance that Discord, or a press of ours, has confirmed.
    """

    def __init__(self, client: discord.Client, *, signed_only: bool) -> None:
        """:param signed_only: whether to let in nobody whose requests Discord has not signed."""
        self._client, self._signed_only = client, signed_only
        self._verify: Callable[[bytes, bytes], None] | None = None
        self._tried: OrderedDict[str, deque[float]] = OrderedDict()
        """When somebody tried last, by the monotonic clock, and by where it is counted."""
        self._known: OrderedDict[str, float] = OrderedDict()
        """Until when an instance counts as confirmed."""
        self._closed_until = self._unasked_until = 0.0
        """Until when nobody may try, and nobody whose instance is not confirmed, as Discord wishes."""

    def check(self, headers: Mapping[str, str]) -> str | None:
        """Return the id of the user whose request Discord's proxy has signed; None if it need not be signed.

        :raises NotSigned: it has to be, and is not.
        """
        given = [headers.get(each, "") for each in (SIGNATURE, SIGNED_AT, PAYLOAD)]
        application = self._client.application
        if all(given) and len(given[2]) <= LONGEST_PAYLOAD and application is not None:
            if self._verify is None:
                self._verify = _verifier(application.verify_key)
            signed = _user(self._verify, str(application.id), *given)
            if signed is not None:
                return signed
        if self._signed_only:
            raise NotSigned
        return None

    def admit(self, instance: str, user: str | None) -> None:
        """Let somebody try to log in.

        :param user: who it is, as Discord has signed.
        :raises TooBusy: too many do.
        """
        now = monotonic()
        if now < self._closed_until:
            raise TooBusy
        if user is not None:
            self._count(now, (f"signed by {user}", MOST_SIGNED))
        elif self._known.get(instance, now) > now:
            self._count(now, (instance, MOST_KNOWN))
        elif now < self._unasked_until:
            raise TooBusy
        elif (channel := self._channel(instance)) is not None:
            self._count(now, (f"in {channel}", MOST_IN_CHANNEL), ("in all channels", MOST_UNKNOWN))
        else:
            self._count(now, ("elsewhere", MOST_ELSEWHERE))

    def confirm(self, instance: str) -> None:
        """Note that there is this instance."""
        self._known[instance] = monotonic() + KNOWN_SECONDS
        self._known.move_to_end(instance)
        if len(self._known) > MOST_KEPT:
            self._known.popitem(last=False)

    def refused(self, error: aiohttp.ClientError | discord.HTTPException | TimeoutError) -> None:
        """Close for as long as Discord wishes, if it has refused a request as one of too many.

        If it was the bot's own, who needs none of those may still come in.
        """
        if getattr(error, "status", None) == HTTPStatus.TOO_MANY_REQUESTS:
            headers = (
                getattr(error, "headers", None) or getattr(getattr(error, "response", None), "headers", None) or {}
            )
            asked = str(headers.get("Retry-After", "1"))
            seconds = float(asked) if re.fullmatch(r"\d+(\.\d+)?", asked) else 1.0
            until = monotonic() + min(seconds, IN_SECONDS)
            if isinstance(error, discord.HTTPException):
                self._unasked_until = until
            else:
                self._closed_until = until

    def _channel(self, instance: str) -> int | None:
        """Return the channel of the bot's in which an instance claims to be."""
        claimed = INSTANCE.fullmatch(instance)
        guild = claimed and self._client.get_guild(int(claimed[1]))
        return int(claimed[2]) if claimed and guild and guild.get_channel_or_thread(int(claimed[2])) else None

    def _count(self, now: float, *places: tuple[str, int]) -> None:
        """Count a try in all of these places, or in none if one of them has had its most."""
        counted = []
        for where, most in places:
            tried = self._tried.setdefault(where, deque())
            self._tried.move_to_end(where)
            while tried and tried[0] <= now - IN_SECONDS:
                tried.popleft()
            if len(tried) >= most:
                raise TooBusy
            counted.append(tried)
        for tried in counted:
            tried.append(now)
        while len(self._tried) > MOST_KEPT:
            self._tried.popitem(last=False)


def check_login(code: Any, instance: Any) -> None:
    """Check what can be seen of a login without asking anybody.

    :raises Refusal: ``panel_stranger``: it cannot be one; ``panel_no_server``: the panel is open in no server.
    """
    for given in (code, instance):
        if not (isinstance(given, str) and re.fullmatch(r"[\w.-]{1,200}", given, re.ASCII)):
            raise Refusal("panel_stranger")
    if re.fullmatch(r"i-\d+-pc-\d+", instance):
        raise Refusal("panel_no_server")


def _verifier(key: str) -> Callable[[bytes, bytes], None]:
    """Return what checks a signature of the application's, and raises ``InvalidSignature``."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey  # which few hosts need

    return Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)).verify


def _user(
    verify: Callable[[bytes, bytes], None], application: str, signature: str, at: str, payload: str
) -> str | None:
    """Return whose client has sent a request, as Discord has signed it for now; None if it has not.

    Discord's two examples write the signature in hex and in base64.
    """
    from cryptography.exceptions import InvalidSignature

    try:
        signed = b64decode(payload, validate=True)
        verify(bytes.fromhex(signature) if len(signature) == 128 else b64decode(signature, validate=True), signed)
        said = json.loads(signed)
        user = str(said["user_id"])
        fresh = float(said["created_at"]) - IN_SECONDS <= time() <= float(said["expires_at"])
        return user if fresh and at == str(said["created_at"]) and application == str(said["application_id"]) else None
    except (InvalidSignature, ValueError, LookupError, TypeError, RecursionError):
        return None

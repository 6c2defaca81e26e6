"""OAuth2 for the application: codes that people grant it, and the tokens that it gets for them."""

from __future__ import annotations

import base64
import hashlib
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from playground.errors import DiscordError, unauthorized
from playground.world import Json, User, World

CODE_SECONDS: Final = 100.0
"""How long a code is valid, in seconds. It can be used once."""
ACCESS_SECONDS: Final = 604_800
"""How long a token is valid, in seconds."""

METHOD: Final = "S256"
"""The only way in which Discord takes a challenge (PKCE)."""

SCOPES: Final = frozenset(
    (
        *("identify", "email", "connections", "openid", "bot", "webhook.incoming", "gdm.join", "messages.read"),
        *("guilds", "guilds.join", "guilds.members.read", "guilds.channels.read", "role_connections.write"),
        *("applications.commands", "applications.commands.permissions.update", "applications.entitlements"),
        *("applications.builds.read", "applications.store.update", "activities.invites.write", "relationships.read"),
        *("rpc.activities.write", "rpc.voice.read", "rpc.voice.write", "dm_channels.read", "voice"),
    )
)
"""The scopes that people can grant."""


class OAuthError(Exception):
    """A request that Discord refuses in the words of OAuth2.

    :ivar status: the HTTP status.
    """

    def __init__(self, error: str, description: str | None = None, status: int = 400) -> None:
        super().__init__(error, description)
        self.status = status
        self.body: Json = {"error": error} | ({} if description is None else {"error_description": description})


@dataclass(frozen=True)
class Grant:
    """What a person has allowed the application."""

    user: User
    scopes: tuple[str, ...]
    until: float
    """When it expires, in Unix seconds."""
    challenge: str | None = None
    """For a code, what its verifier must hash to (PKCE); None for nothing."""


class OAuth:
    """The codes and tokens of the application."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._codes: dict[str, Grant] = {}
        self._access: dict[str, Grant] = {}
        self._refresh: dict[str, Grant] = {}

    def code(self, user: User, scopes: Iterable[str], challenge: str | None = None) -> str:
        """Return a code by which the application gets a token of a person.

        :raises OAuthError: a scope is unknown, or there is none.
        """
        wanted = tuple(dict.fromkeys(scopes))
        self.check(wanted)
        code = secrets.token_hex(15)
        self._codes[code] = Grant(user, wanted, self._world.now() + CODE_SECONDS, challenge)
        return code

    def check(self, scopes: Sequence[str], method: str | None = None) -> None:
        """Check what an application asks a person for.

        :param method: how a challenge is made of its verifier (PKCE); None if the application does not say.
        :raises OAuthError: a scope is unknown, or there is none; the method is not S256.
        """
        if method not in (None, METHOD):
            raise OAuthError("invalid_request", 'Unsupported "code_challenge_method"')
        if not scopes or not SCOPES.issuperset(scopes):
            raise OAuthError("invalid_scope", "The requested scope is invalid, unknown, or malformed.")

    def exchange(self, form: Mapping[str, str], client: tuple[str, str] | None = None) -> Json:
        """Exchange a code, or a token for new ones, for tokens.

        :param client: the application's id and secret where they are not in the form but in the header.
        :raises OAuthError: the client is another one, or what it brings is not valid or of no kind that is served.
        """
        kind = form.get("grant_type")
        if kind not in ("authorization_code", "refresh_token"):
            raise OAuthError("unsupported_grant_type", f"Grant type {kind} is not supported")
        self._check_client(client or (form.get("client_id", ""), form.get("client_secret", "")))
        brought = "code" if kind == "authorization_code" else "refresh_token"
        grants = self._codes if kind == "authorization_code" else self._refresh
        grant = grants.pop(form.get(brought, ""), None)
        wrong = OAuthError("invalid_grant", f'Invalid "{brought}" in request.')
        if grant is None or self._world.now() > grant.until:
            raise wrong
        if grant.challenge is not None and grant.challenge != _hashed(form.get("code_verifier", "")):
            raise OAuthError("invalid_grant", 'Invalid "code_verifier" in request.')
        return self._tokens(grant)

    def revoke(self, form: Mapping[str, str], client: tuple[str, str] | None = None) -> None:
        """Make a token worthless, with all others of the same person.

        :raises OAuthError: the client is another one.
        """
        self._check_client(client or (form.get("client_id", ""), form.get("client_secret", "")))
        token = form.get("token", "")
        grant = self._access.get(token) or self._refresh.get(token)
        for tokens in (self._access, self._refresh):
            for each in [each for each, known in tokens.items() if grant is not None and known.user is grant.user]:
                del tokens[each]

    def bearer(self, authorization: str | None, scope: str | None = None) -> Grant | None:
        """Return the grant of an Authorization header; None if it is no header of a bearer.

        :param scope: the scope that the request needs.
        :raises DiscordError: 401; 50026 if the scope was not granted.
        """
        kind, _, token = (authorization or "").partition(" ")
        if kind != "Bearer":
            return None
        grant = self._access.get(token)
        if grant is None or self._world.now() > grant.until:
            raise unauthorized()
        if scope is not None and scope not in grant.scopes:
            raise DiscordError(403, 50026, "Missing required OAuth2 scope")
        return grant

    def _check_client(self, client: tuple[str, str]) -> None:
        if client != (str(self._world.application), self._world.client_secret):
            raise OAuthError("invalid_client", status=401)

    def _tokens(self, old: Grant) -> Json:
        grant = Grant(old.user, old.scopes, self._world.now() + ACCESS_SECONDS)
        access, refresh = secrets.token_urlsafe(22), secrets.token_urlsafe(22)
        self._access[access] = grant
        self._refresh[refresh] = Grant(old.user, old.scopes, float("inf"))
        return {
            "token_type": "Bearer",
            "access_token": access,
            "expires_in": ACCESS_SECONDS,
            "refresh_token": refresh,
            "scope": " ".join(old.scopes),
        }


def _hashed(verifier: str) -> str:
    """Return the challenge of a verifier (S256)."""
    return base64.urlsafe_b64encode(hashlib.sha256(verifier.encode(errors="replace")).digest()).decode().rstrip("=")

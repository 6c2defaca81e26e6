"""Tokens in Discord's form: the user's id, the time of issue and a secret, each in base64 and separated by dots."""

from __future__ import annotations

import base64
import secrets

TOKEN_EPOCH = 1_293_840_000
"""The beginning of 2011 in Unix seconds, from which tokens count the time of issue."""
SECRET_BYTES = 28


def new_token(user: int, now: float) -> str:
    """Return a new token of a user.

    Client libraries read the application's id out of the first part.

    :param user: the user's id.
    :param now: the time of issue, in Unix seconds.
    """
    issued = int(now - TOKEN_EPOCH).to_bytes(4, "big")
    parts = (str(user).encode(), issued, secrets.token_bytes(SECRET_BYTES))
    return ".".join(base64.urlsafe_b64encode(part).decode().rstrip("=") for part in parts)

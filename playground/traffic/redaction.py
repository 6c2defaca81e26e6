"""Keeping tokens out of what people read: the inspector's records and the server's log."""

from __future__ import annotations

import re
from typing import Any, Final

REDACTED: Final = "[redacted]"
SECRET_KEYS: Final = frozenset({"token", "access_token", "refresh_token", "client_secret"})

DEEPEST: Final = 100
"""The deepest nesting of JSON that is shown. What lies deeper is an ellipsis."""

_OF_USERS = re.compile(r"[A-Za-z0-9_-]{20,40}\.[A-Za-z0-9_-]{5,8}\.[A-Za-z0-9_-]{27,60}")
"""The tokens of bots and people; see ``playground.world.clock``."""

_AFTER_KEYS = re.compile(r'("(?:token|access_token|refresh_token|client_secret)":\s*")(?:[^"\\]|\\.)+')
"""Tokens of interactions and of OAuth2 in JSON."""

_IN_PATHS = re.compile(r"(/(?:webhooks|interactions)/[^/?]*/)[^/?]+|(?<=/)[A-Za-z0-9_-]{60,}(?=[/?]|$)")
"""Tokens of interactions in paths, where they belong and where a broken path has them."""

_IN_ADDRESSES = re.compile(r"(/webhooks/[0-9]+/)[A-Za-z0-9_-]{60,}")
"""Tokens of webhooks in addresses."""

LONGEST_TOKEN: Final = 256
"""A length that no token exceeds, in characters."""


def without_tokens(text: str) -> str:
    """Return a text, which may be JSON, without tokens."""
    text = _IN_ADDRESSES.sub(rf"\1{REDACTED}", _OF_USERS.sub(REDACTED, text))
    return _AFTER_KEYS.sub(rf"\1{REDACTED}", text)


def path_without_tokens(path: str) -> str:
    """Return a path and its query without tokens."""
    return _OF_USERS.sub(REDACTED, _IN_PATHS.sub(lambda found: f"{found[1] or ''}{REDACTED}", path))


def redacted(value: Any, depth: int = 0) -> Any:
    """Return JSON in which every token is replaced, and which is not too deep to be written."""
    if isinstance(value, (dict, list)) and depth >= DEEPEST:
        return "…"
    if isinstance(value, dict):
        return {
            key: REDACTED if key in SECRET_KEYS and each else redacted(each, depth + 1) for key, each in value.items()
        }
    if isinstance(value, list):
        return [redacted(each, depth + 1) for each in value]
    return value

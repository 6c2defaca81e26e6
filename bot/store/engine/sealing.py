"""Encrypting interaction tokens before they are stored. Whoever reads the database alone cannot use them."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from typing import Final, Self

from cryptography.fernet import Fernet, InvalidToken, MultiFernet
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

_PURPOSE: Final = b"claro-bot: interaction tokens at rest, version 1"
"""Keeps the derived key apart from any other key that is derived from the same token."""

_KEY_BYTES: Final = 32

SEALED: Final = "gAAAA"
"""How everything encrypted begins: Fernet's version and the first bits of the time. No interaction token does."""


class Seal:
    """Encrypts short secrets with the first of its keys, and decrypts them with any of its keys (Fernet)."""

    def __init__(self, keys: Sequence[str]) -> None:
        """Make a seal.

        :param keys: at least one key; each is 32 bytes in URL-safe base64, with padding.
        :raises ValueError: a key has another form.
        """
        self._fernet = MultiFernet([Fernet(key) for key in keys])

    @classmethod
    def derived_from(cls, secret: str) -> Self:
        """Return a seal whose only key follows from a secret (HKDF with SHA-256), such as the bot's token."""
        derived = HKDF(algorithm=SHA256(), length=_KEY_BYTES, salt=None, info=_PURPOSE).derive(secret.encode())
        return cls([base64.urlsafe_b64encode(derived).decode()])

    def seal(self, text: str) -> str:
        """Return a text in encrypted form. Each call returns another one."""
        return self._fernet.encrypt(text.encode()).decode()

    def unseal(self, sealed: str) -> str | None:
        """Return the text; None if none of the keys has encrypted it, or it was changed."""
        try:
            return self._fernet.decrypt(sealed.encode()).decode()
        except (InvalidToken, UnicodeError):
            return None

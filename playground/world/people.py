"""People and the bot."""

from __future__ import annotations

import re
from dataclasses import dataclass
from unicodedata import normalize

LOCALES = (
    *(
        "ar",
        "bg",
        "cs",
        "da",
        "de",
        "el",
        "en-GB",
        "en-US",
        "es-419",
        "es-ES",
        "fi",
        "fr",
        "he",
        "hi",
        "hr",
        "hu",
        "id",
    ),
    *("it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW"),
)
"""The languages of Discord's clients."""


@dataclass
class User:
    """A person or the bot."""

    id: int
    name: str
    token: str
    bot: bool = False
    locale: str = "en-US"
    username: str = ""
    """The unique name, in lower case; ``name`` is what people see. By default, it is made from the name."""
    public_flags: int = 0
    """What Discord shows on the profile, as its bits: ``1 << 16`` for a bot that it has verified."""
    avatar: str | None = None
    """The hash of the picture. Its address is the client's business."""
    takes_direct_messages: bool = True
    """Whether the person takes direct messages from members of their servers."""

    def __post_init__(self) -> None:
        letters = normalize("NFKD", self.name).lower()  # é becomes e and an accent, which goes
        plain = re.sub(r"[^a-z0-9_.]", "", letters.replace(" ", "_"))[:32]
        self.username = self.username or (plain if len(plain) > 1 else f"user{self.id % 1_000_000}")

"""Who hosts the bot."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Operator:
    """Who hosts the bot, as the pages say it."""

    name: str
    contact: str
    """How to reach them. A mail address, or an address that begins with ``https://``, becomes a link."""
    forget_servers_after: int
    """For how many days what is stored about a server is kept after it has removed the bot."""

"""The two pages that Discord asks of whoever hosts a bot: what is stored about people, and the terms of use.

May import words only. Knows neither Discord nor the database.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Operator:
    """Who hosts the bot, as the pages say it."""

    name: str
    contact: str
    """How to reach them. A mail address, or an address that begins with ``https://``, becomes a link."""
    forget_servers_after: int
    """For how many days what is stored about a server is kept after it has removed the bot."""

"""What a table refuses, for reasons of its own rather than the game's."""

from __future__ import annotations

from bot.games.refused import Refused


class Refusal(Refused):
    """A request that a table refuses."""

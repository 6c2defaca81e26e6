"""Requests that a table refuses for its own reasons rather than the rules'."""

from __future__ import annotations

from bot.games.refused import Refused


class Refusal(Refused):
    """A request that a table refuses."""

"""What a table refuses, for reasons of its own rather than the game's."""

from __future__ import annotations


class Refusal(Exception):
    """A request that a table refuses; nothing has changed.

    :ivar code: why, as a short word that texts are looked up by.
    :ivar details: what a sentence about it needs to name, by placeholder.
    """

    def __init__(self, code: str, **details: str) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

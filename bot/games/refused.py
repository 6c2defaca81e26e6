"""The common shape of everything that is refused for a reason."""

from __future__ import annotations


class Refused(Exception):
    """Something was refused, and nothing has changed.

    :ivar code: why, as a short word that texts are looked up by.
    :ivar details: what a sentence about it needs to name, by placeholder.
    """

    def __init__(self, code: str, **details: str) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.details.items())
        return self.code.replace("_", " ") + (f" ({details})" if details else "")

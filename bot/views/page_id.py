"""What the buttons of leaderboards, histories, replays and wallets carry: which page to show."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.views.custom_id import Malformed

MARK = "/"
"""What tells these from the buttons of a table."""

CHOICE = "-"
"""Stands where a select's choice is to be filled in."""

_PART = re.compile(r"[a-z0-9-]{1,24}")


MOST_PAGES = 100_000


def page_number(text: str) -> int:
    """Return the number of a page.

    :raises Malformed: no such page was ever offered.
    """
    if not text.isdecimal() or len(text) > len(str(MOST_PAGES)) or int(text) > MOST_PAGES:
        raise Malformed(text)
    return int(text)


def snowflake(text: str) -> int:
    """Return an id.

    :raises Malformed: it is none.
    """
    if not text.isdecimal() or not int(text) < 1 << 63:
        raise Malformed(text)
    return int(text)


class Kind(StrEnum):
    """What is shown."""

    LEADERBOARD = "leaderboard"
    HISTORY = "history"
    REPLAY = "replay"
    RECORD = "record"
    GIFT = "gift"
    """A new purse of play money."""


@dataclass(frozen=True, slots=True)
class PageId:
    """A page's name: what it is of, and what it depends on."""

    kind: Kind
    parts: tuple[str, ...]

    def __str__(self) -> str:
        return MARK.join([self.kind, *self.parts])

    def filled(self, choice: str) -> PageId:
        """Return it with a select's choice in its hole."""
        return replace(self, parts=tuple(choice if part == CHOICE else part for part in self.parts))

    @classmethod
    def parse(cls, custom_id: str, choice: str | None = None) -> PageId:
        """Read what a client sent, which may be anything.

        :param choice: what was chosen in a select.
        :raises Malformed: it is not a page's name of ours.
        """
        kind, *parts = custom_id.split(MARK)
        if kind not in set(Kind) or len(parts) > 6:
            raise Malformed(custom_id)
        page = cls(Kind(kind), tuple(parts))
        if choice is not None:
            page = page.filled(choice)
        if not all(_PART.fullmatch(part) for part in page.parts):
            raise Malformed(custom_id)
        return page

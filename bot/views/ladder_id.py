"""The custom_ids of a ladder's buttons and lists.

``ladder:17:ready:3`` is "I am ready for challenge 3 of ladder 17". A client may send anything, so the form of each is
checked here, and what it names later.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.views.custom_id import CHOICE, Malformed, PageId, Verb, snowflake


class LadderAct(StrEnum):
    """What a button or list of a ladder does."""

    JOIN = "join"
    """Enter at the last place."""
    CHALLENGE = "challenge"
    """Show whom the clicker can challenge."""
    PICK = "pick"
    """Challenge the entrant who was picked from the list. The number is the entrant's."""
    ME = "me"
    """Show the clicker's own page. The number is the page of their challenges, from 0 for the newest."""
    ORDER = "order"
    """Show a page of the order. The number is the page."""
    ABOUT = "about"
    """Explain how it works."""
    READY = "ready"
    """Say that one can play now. The number is the challenge's."""
    CONCEDE = "concede"
    """Ask whether to give up one's place. The number is the challenge's."""
    CONCEDE_SURE = "concedesure"
    """Give it up. The number is the challenge's."""
    TAKE_BACK = "takeback"
    """Take one's challenge back. The number is the challenge's."""
    NEXT = "next"
    """Begin the next season."""


NUMBERS: Final[Mapping[LadderAct, int]] = {
    **dict.fromkeys(LadderAct, 1),
    **dict.fromkeys((LadderAct.JOIN, LadderAct.CHALLENGE, LadderAct.ABOUT, LadderAct.NEXT), 0),
}
"""How many numbers follow each."""

_NUMBER = re.compile(r"[0-9]{1,9}")


@dataclass(frozen=True, slots=True)
class LadderId:
    """What a button or list of a ladder is for."""

    ladder: int
    """The number of the ladder, which is a tournament's."""
    act: LadderAct
    numbers: tuple[int, ...] = ()
    """As many as ``NUMBERS`` says."""

    @property
    def page(self) -> PageId:
        """The custom_id of a button."""
        return PageId(Verb.LADDER, (str(self.ladder), self.act.value, *map(str, self.numbers)))

    @property
    def list(self) -> PageId:
        """The custom_id of a list, from which the number is picked."""
        return PageId(Verb.LADDER, (str(self.ladder), self.act.value, CHOICE))

    @classmethod
    def read(cls, page: PageId) -> LadderId:
        """Read a custom_id. The choice from a list must have been filled in.

        :raises Malformed: the bot never made such a custom_id.
        """
        if page.verb is not Verb.LADDER or len(page.parts) < 2 or page.parts[1] not in frozenset(LadderAct):
            raise Malformed(str(page))
        number, act, *numbers = page.parts
        if len(numbers) != NUMBERS[LadderAct(act)] or not all(map(_NUMBER.fullmatch, numbers)):
            raise Malformed(str(page))
        return cls(snowflake(number), LadderAct(act), tuple(map(int, numbers)))

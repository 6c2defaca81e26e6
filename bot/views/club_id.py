"""The custom_ids of a club's buttons, lists and forms.

``club:17:join`` is "ask to join club 17"; ``club:17:letin:5`` is "take person 5 in". A client may send anything, so the
form of each is checked here, and what it means by what the database says then.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.views.custom_id import CHOICE, Malformed, PageId, Verb, snowflake


class ClubAct(StrEnum):
    """What a button, list or form of a club does."""

    SHOW = "show"
    """Show the club's page. The number is the page of its members, from 0."""
    ALL = "all"
    """Show all clubs of the server. The club says nothing; the number is the page, from 0."""
    PICK = "pick"
    """Show one of all clubs. The club says nothing; the number is the one that was picked from the list."""
    JOIN = "join"
    """Ask to join."""
    LEAVE = "leave"
    ACCEPT = "accept"
    """Accept an invitation."""
    DECLINE = "decline"
    """Decline an invitation."""
    LET_IN = "letin"
    """Take in somebody who has asked to join. The number is their id, on a button or picked from a list."""
    TURN_DOWN = "turndown"
    """Decline somebody's request to join. The number is their id."""
    INVITE = "invite"
    """Ask whom to invite. The submitted form has the same id."""
    REMOVE = "remove"
    """Ask whom to remove. The submitted form has the same id."""
    KEEPERS = "keepers"
    """Ask who else keeps the club. The submitted form has the same id."""
    ROLE = "role"
    """Ask for another role. The submitted form has the same id."""
    LIST = "list"
    """Make the club a list."""
    END = "end"
    """Ask whether to end the club."""
    END_SURE = "endsure"
    """End the club."""


NUMBERS: Final[Mapping[ClubAct, int]] = dict.fromkeys(ClubAct, 0) | dict.fromkeys(
    (ClubAct.SHOW, ClubAct.ALL, ClubAct.PICK, ClubAct.LET_IN, ClubAct.TURN_DOWN), 1
)
"""How many numbers follow each."""

FORMS: Final = frozenset({ClubAct.INVITE, ClubAct.REMOVE, ClubAct.KEEPERS, ClubAct.ROLE})
"""What is asked in a form."""


@dataclass(frozen=True, slots=True)
class ClubId:
    """What a button, list or form of a club is for."""

    club: int
    act: ClubAct
    numbers: tuple[int, ...] = ()
    """As many as ``NUMBERS`` says."""

    @property
    def page(self) -> PageId:
        """The custom_id of a button or form."""
        return PageId(Verb.CLUB, (str(self.club), self.act.value, *map(str, self.numbers)))

    @property
    def list(self) -> PageId:
        """The custom_id of a list, from which the number is picked."""
        return PageId(Verb.CLUB, (str(self.club), self.act.value, CHOICE))

    def __str__(self) -> str:
        return str(self.page)

    @classmethod
    def read(cls, page: PageId) -> ClubId:
        """Read a custom_id. The choice from a list must have been filled in.

        :raises Malformed: the bot never made such a custom_id.
        """
        if page.verb is not Verb.CLUB or len(page.parts) < 2 or page.parts[1] not in frozenset(ClubAct):
            raise Malformed(str(page))
        number, act, *numbers = page.parts
        if len(numbers) != NUMBERS[ClubAct(act)]:
            raise Malformed(str(page))
        return cls(snowflake(number), ClubAct(act), tuple(map(snowflake, numbers)))

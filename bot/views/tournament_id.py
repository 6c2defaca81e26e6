"""The custom_ids of a tournament's buttons, lists and forms.

``tournament:17:signup`` is "sign up for tournament 17"; ``tournament:17:round:3:1`` is "the second page of its third
round". A client may send anything, so the form of each is checked here, and what it names later.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.views.custom_id import CHOICE, Malformed, PageId, Verb, snowflake


class Act(StrEnum):
    """What a button, list or form of a tournament does."""

    SHOW = "show"
    """Show the tournament, to the clicker alone."""
    SIGN_UP = "signup"
    SIDE = "side"
    """Sign up for one of the clubs of a match. The number is 0 or 1."""
    ACCEPT = "accept"
    """Agree to a match of clubs for the other club."""
    DECLINE = "decline"
    """Decline a match of clubs for the other club."""
    CHECK_IN = "checkin"
    WITHDRAW = "withdraw"
    """Ask whether to withdraw."""
    WITHDRAW_SURE = "withdrawsure"
    """Withdraw."""
    ME = "me"
    """Show the clicker's own page. The number is the page of their results, from 0 for the newest."""
    ENTRANTS = "entrants"
    """Show who is in and who is waiting. The number is the page."""
    STANDINGS = "standings"
    """Show a page of the standings. The number is the page."""
    ROUND = "round"
    """Show the tables of a round. The numbers are the round, from 1, and the page."""
    WHY = "why"
    """Show why those at each table of a round sit together. The numbers are the round, from 1, and the page."""
    MORE = "more"
    """Show what else the clicker can do."""
    ABOUT = "about"
    """Explain the format, the points, the tie-breaks and what happens to who does not come."""
    SEAL = "seal"
    """Show the seal of the draws, and the seed once the tournament is over."""

    DIRECT = "direct"
    """Show the directors' page."""
    CHANGE = "change"
    """Show what was announced, with buttons to change it."""
    CHANGE_PART = "changepart"
    """Ask for a part of it. The number is the part's. The submitted form has the same id."""
    FILL = "fill"
    """Fill the tables up with computer players."""
    OPEN_CHECK_IN = "opencheckin"
    BEGIN = "begin"
    """Begin, or ask first if somebody has not checked in."""
    BEGIN_SURE = "beginsure"
    """Begin without those who have not checked in."""
    PAUSE = "pause"
    RESUME = "resume"
    CALL_OFF = "calloff"
    """Ask whether to end the tournament now."""
    CALL_OFF_SURE = "calloffsure"
    """End the tournament now."""
    RESULTS = "results"
    """List tables whose results a director can enter or change. The number is the page."""
    ADJUST = "adjust"
    """Ask for a table's result and the reason. The number is the pairing's. The submitted form has the same id."""
    PLAYERS = "players"
    """List entrants for a director to choose from. The number is the page."""
    PLAYER = "player"
    """Show what a director can do about an entrant. The number is the entrant's."""
    TAKE_OUT = "takeout"
    """Ask for the reason for which a director withdraws an entrant. The number is the entrant's. The submitted form has
    the same id."""
    DISQUALIFY = "disqualify"
    """Ask for the reason. The number is the entrant's. The submitted form has the same id."""
    REPLACE = "replace"
    """Ask who takes an entrant's place. The number is the entrant's. The submitted form has the same id."""
    DIRECTORS = "directors"
    """Ask who else may direct. The submitted form has the same id."""


NUMBERS: Final[Mapping[Act, int]] = {
    **dict.fromkeys(Act, 0),
    Act.SIDE: 1,
    Act.ME: 1,
    Act.ENTRANTS: 1,
    Act.STANDINGS: 1,
    Act.ROUND: 2,
    Act.WHY: 2,
    Act.CHANGE_PART: 1,
    Act.RESULTS: 1,
    Act.ADJUST: 1,
    Act.PLAYERS: 1,
    Act.PLAYER: 1,
    Act.TAKE_OUT: 1,
    Act.DISQUALIFY: 1,
    Act.REPLACE: 1,
}
"""How many numbers follow each."""

LISTS: Final = frozenset({Act.ROUND, Act.ADJUST, Act.PLAYER})
"""What lists do. The first number is then what was picked from the list."""

FORMS: Final = frozenset({Act.CHANGE_PART, Act.ADJUST, Act.TAKE_OUT, Act.DISQUALIFY, Act.REPLACE, Act.DIRECTORS})
"""What is asked in a form."""

FOR_DIRECTORS: Final = frozenset(
    {
        Act.DIRECT,
        Act.CHANGE,
        Act.CHANGE_PART,
        Act.FILL,
        Act.OPEN_CHECK_IN,
        Act.BEGIN,
        Act.BEGIN_SURE,
        Act.PAUSE,
        Act.RESUME,
        Act.CALL_OFF,
        Act.CALL_OFF_SURE,
        Act.RESULTS,
        Act.ADJUST,
        Act.PLAYERS,
        Act.PLAYER,
        Act.TAKE_OUT,
        Act.DISQUALIFY,
        Act.REPLACE,
        Act.DIRECTORS,
    }
)
"""What only directors may do."""

MOST: Final = 10**9 - 1
"""The largest number of a pairing or a page: large tournaments have more tables than lists have pages."""

_NUMBER = re.compile(r"[0-9]{1,9}")


@dataclass(frozen=True, slots=True)
class TournamentId:
    """What a button, list or form of a tournament is for."""

    tournament: int
    """The tournament's number."""
    act: Act
    numbers: tuple[int, ...] = ()
    """As many as ``NUMBERS`` says."""

    @property
    def page(self) -> PageId:
        """The custom_id of a button or form."""
        return PageId(Verb.TOURNAMENT, (str(self.tournament), self.act.value, *map(str, self.numbers)))

    @property
    def list(self) -> PageId:
        """The custom_id of a list, from which the first number is picked."""
        return PageId(Verb.TOURNAMENT, (str(self.tournament), self.act.value, CHOICE, *map(str, self.numbers[1:])))

    def __str__(self) -> str:
        return str(self.page)

    @classmethod
    def read(cls, page: PageId) -> TournamentId:
        """Read a custom_id. The choice from a list must have been filled in.

        :raises Malformed: the bot never made such a custom_id.
        """
        if page.verb is not Verb.TOURNAMENT or len(page.parts) < 2 or page.parts[1] not in frozenset(Act):
            raise Malformed(str(page))
        number, act, *numbers = page.parts
        if len(numbers) != NUMBERS[Act(act)]:
            raise Malformed(str(page))
        return cls(snowflake(number), Act(act), tuple(map(_read, numbers)))


def _read(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise Malformed(text)
    return int(text)

"""The custom_id of a button, which carries everything needed to act on a click, even after a restart.

A custom_id is a verb and its parts, separated by colons: ``play:17:42:24`` is "at table 17, for the choice numbered 42,
play 24"; ``history:claro:server:0:3`` is "the fourth page of this server's games". A client may send anything, so the
form of each part is checked here, and its meaning later.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, TypeAlias

MAX_LENGTH = 100
"""Discord's limit for a custom_id, in characters."""


class Verb(StrEnum):
    """What a button does."""

    JOIN = "join"
    """Take a seat. The text is what the lobby says of the rules; buttons of version 0.1 have none."""
    LEAVE = "leave"
    START = "start"
    ARRANGE = "arrange"
    """Choose house rules. The submitted form carries the same custom_id."""
    ADD_COMPUTER = "add"
    REMOVE_COMPUTER = "remove"
    CANCEL = "cancel"
    HAND = "hand"
    RULES = "rules"
    REMATCH = "rematch"
    RECORD = "record"
    REPOST = "down"
    ADVICE = "advice"
    PLAY = "play"
    """Play the move in the text."""
    DRAFT = "draft"
    """Show the hand with the unfinished choice in the text."""
    ASK = "ask"
    """Ask for the number that a move needs; the text is the move's first word."""
    SAY = "say"
    """Play the move made of the text and the number from the form."""
    LAY = "lay"
    """Play the move in the text in a solo game."""
    LAY_PICKED = "laypicked"
    """Play the move picked from a list in a solo game."""
    HINT = "hint"
    TAKE_BACK = "back"
    SHARE = "share"
    PICK = "pick"
    """Play the move made of the text and what was picked from a list."""
    DRAFT_PICKED = "sketch"
    """Show the hand with an unfinished choice, made of the text and what was picked from a list."""
    LEADERBOARD = "leaderboard"
    HISTORY = "history"
    REPLAY = "replay"
    GAME_RECORD = "gamerecord"
    """Get the record of a finished game, from a history or a replay."""
    GIFT = "gift"
    """Ask for a new purse of play money."""


IN_HAND: Final = frozenset({Verb.PLAY, Verb.DRAFT, Verb.ASK, Verb.SAY, Verb.PICK, Verb.DRAFT_PICKED})
"""The verbs of a person's hand. Their custom_id has a turn and a text."""

ALONE: Final = frozenset({Verb.LAY, Verb.LAY_PICKED, Verb.HINT, Verb.TAKE_BACK, Verb.SHARE})
"""The verbs of a solo game. Their number is the solo game's."""

ON_TABLE: Final = frozenset(
    {
        Verb.JOIN,
        Verb.LEAVE,
        Verb.START,
        Verb.ARRANGE,
        Verb.ADD_COMPUTER,
        Verb.REMOVE_COMPUTER,
        Verb.CANCEL,
        Verb.HAND,
        Verb.RULES,
        Verb.REMATCH,
        Verb.RECORD,
        Verb.REPOST,
    }
)
"""The verbs of a table's public message."""

SUBMITTED: Final = frozenset({Verb.ARRANGE, Verb.SAY})
"""The verbs of submitted forms."""

WITH_A_TURN: Final = IN_HAND | {Verb.LAY, Verb.LAY_PICKED}

PAGES: Final = frozenset({Verb.LEADERBOARD, Verb.HISTORY, Verb.REPLAY, Verb.GAME_RECORD, Verb.GIFT})
"""The verbs whose custom_id is a ``PageId``."""

CHOICE: Final = "-"
"""Stands for the choice of a select, which is filled in after a click."""

MOST_PARTS: Final = 6
MOST_PAGES: Final = 100_000

_TEXT = r"[A-Za-z0-9 ]{1,60}"
_TEXT_COMPILED = re.compile(_TEXT)
_NUMBER = re.compile(r"[0-9]{1,19}")
_TURN = re.compile(r"[0-9]{1,6}")
_PAGE_PART = re.compile(r"[a-z0-9-]{1,24}")
_VERBS: Final = frozenset(Verb)
_OLD_SEPARATOR, _OLD_RECORD = "/", "record"
"""How version 0.1 wrote the custom_ids of pages. Their buttons are still in channels."""


class Malformed(ValueError):
    """A custom_id that the bot never made."""


def check_text(text: str) -> str:
    """Return a text unchanged if a button may carry it.

    :raises Malformed: no button may carry it.
    """
    if not _TEXT_COMPILED.fullmatch(text):
        raise Malformed(text)
    return text


def page_number(text: str) -> int:
    """Return the number of a page, from 0 to ``MOST_PAGES``.

    :raises Malformed: the text is no such number.
    """
    if not text.isdecimal() or len(text) > len(str(MOST_PAGES)) or int(text) > MOST_PAGES:
        raise Malformed(text)
    return int(text)


def snowflake(text: str) -> int:
    """Return a Discord id or a table's number.

    :raises Malformed: the text is not a number of at most 63 bits.
    """
    if not text.isdecimal() or not int(text) < 1 << 63:
        raise Malformed(text)
    return int(text)


@dataclass(frozen=True, slots=True)
class GameId:
    """The custom_id of a button at a table or in a solo game."""

    verb: Verb
    number: int
    """The number of the table; for the verbs in ``ALONE``, the number of the solo game."""
    turn: int | None = None
    """The number of the choice that the button was offered for; None for verbs that need none."""
    text: str | None = None
    """The move, or its beginning; None for verbs that need none."""

    def __str__(self) -> str:
        tail = "" if self.turn is None else f":{self.turn}:{self.text}"
        return f"{self.verb}:{self.number}{tail}"


@dataclass(frozen=True, slots=True)
class PageId:
    """The custom_id of a button that leads to a page."""

    verb: Verb
    parts: tuple[str, ...]

    def __str__(self) -> str:
        return ":".join([self.verb, *self.parts])

    def filled(self, choice: str) -> PageId:
        """Return a copy with a select's choice filled in.

        :raises Malformed: no select offers such a choice.
        """
        return replace(self, parts=tuple(_page_part(choice) if part == CHOICE else part for part in self.parts))


CustomId: TypeAlias = GameId | PageId


def parse(custom_id: str) -> CustomId:
    """Read a custom_id. A client may send anything.

    :raises Malformed: the bot never made such a custom_id.
    """
    word, *parts = custom_id.split(":")
    if not parts:
        word, *parts = custom_id.split(_OLD_SEPARATOR)
        if parts and word == _OLD_RECORD:
            word = Verb.GAME_RECORD
        elif word not in PAGES:
            raise Malformed(custom_id)
    if word not in _VERBS or len(parts) > MOST_PARTS:
        raise Malformed(custom_id)
    verb = Verb(word)
    if verb in PAGES:
        return PageId(verb, tuple(map(_page_part, parts)))
    with_turn = len(parts) > 1 if verb is Verb.JOIN else verb in WITH_A_TURN
    if len(parts) != (3 if with_turn else 1) or not _NUMBER.fullmatch(parts[0]):
        raise Malformed(custom_id)
    if len(parts) == 1:
        return GameId(verb, int(parts[0]))
    if not _TURN.fullmatch(parts[1]):
        raise Malformed(custom_id)
    return GameId(verb, int(parts[0]), int(parts[1]), check_text(parts[2]))


def is_about(custom_id: str, verbs: Collection[Verb], number: int) -> bool:
    """Tell whether a custom_id has one of these verbs and belongs to this table or solo game."""
    try:
        found = parse(custom_id)
    except Malformed:
        return False
    return isinstance(found, GameId) and found.verb in verbs and found.number == number


def _page_part(text: str) -> str:
    if not _PAGE_PART.fullmatch(text):
        raise Malformed(text)
    return text

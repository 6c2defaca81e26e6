"""What a button carries: everything needed to act on a click, also after a restart.

A custom_id is a verb and its parts, divided by colons: ``play:17:42:24`` is "at table 17, for the choice numbered 42,
play 24"; ``history:claro:server:0:3`` is "the fourth page of this server's games". A client may send anything, so each
part is checked here for its form, and later against what it speaks of.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, TypeAlias

MAX_LENGTH = 100
"""Discord's limit for a custom_id."""


class Verb(StrEnum):
    """What a button does."""

    JOIN = "join"
    LEAVE = "leave"
    START = "start"
    ARRANGE = "arrange"
    """Choose house rules; its form, when it is sent in, carries the same."""
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
    """Play the move that follows."""
    DRAFT = "draft"
    """Show the hand with the unfinished choice that follows."""
    ASK = "ask"
    """Ask for the number that the move of the word that follows needs."""
    SAY = "say"
    """Play the move of this word and the number that the form brings."""
    LAY = "lay"
    """Play the move that follows in a game that one plays alone; the number is that game's."""
    LAY_PICKED = "laypicked"
    """The same with what was picked from a list."""
    HINT = "hint"
    TAKE_BACK = "back"
    SHARE = "share"
    PICK = "pick"
    """Play the move of this word and what was picked from a list."""
    DRAFT_PICKED = "sketch"
    """Show the hand with an unfinished choice: this word and what was picked from a list."""
    LEADERBOARD = "leaderboard"
    HISTORY = "history"
    REPLAY = "replay"
    GAME_RECORD = "gamerecord"
    """The record of a game that is over, from a history or a replay."""
    GIFT = "gift"
    """A new purse of play money."""


IN_HAND: Final = frozenset({Verb.PLAY, Verb.DRAFT, Verb.ASK, Verb.SAY, Verb.PICK, Verb.DRAFT_PICKED})
"""What stands in somebody's hand: it belongs to one choice, and a text follows."""

ALONE: Final = frozenset({Verb.LAY, Verb.LAY_PICKED, Verb.HINT, Verb.TAKE_BACK, Verb.SHARE})
"""What belongs to a game that one plays alone, not to a table."""

WITH_A_TURN: Final = IN_HAND | {Verb.LAY, Verb.LAY_PICKED}

PAGES: Final = frozenset({Verb.LEADERBOARD, Verb.HISTORY, Verb.REPLAY, Verb.GAME_RECORD, Verb.GIFT})
"""What turns to a page of something that is over."""

CHOICE: Final = "-"
"""Stands where a select's choice will be filled in."""

MOST_PARTS: Final = 6
MOST_PAGES: Final = 100_000

_TEXT = r"[A-Za-z0-9 ]{1,60}"
_TEXT_COMPILED = re.compile(_TEXT)
_NUMBER = re.compile(r"[0-9]{1,19}")
_TURN = re.compile(r"[0-9]{1,6}")
_PAGE_PART = re.compile(r"[a-z0-9-]{1,24}")
_VERBS: Final = frozenset(Verb)
_OLD_SEPARATOR, _OLD_RECORD = "/", "record"
"""How version 0.1 wrote the buttons of pages. They stand in channels still."""


class Malformed(ValueError):
    """A custom_id that is none of ours."""


def check_text(text: str) -> str:
    """Return a text that a button may carry, as it is.

    :raises Malformed: it may not.
    """
    if not _TEXT_COMPILED.fullmatch(text):
        raise Malformed(text)
    return text


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


@dataclass(frozen=True, slots=True)
class GameId:
    """A button of a game in progress: what to do at which table, or in which game that one plays alone."""

    verb: Verb
    number: int
    """Of the table; for the verbs in ``ALONE``, of the game that one plays alone."""
    turn: int | None = None
    """The choice that it was offered for."""
    text: str | None = None
    """The move, or the beginning of one."""

    def __str__(self) -> str:
        tail = "" if self.turn is None else f":{self.turn}:{self.text}"
        return f"{self.verb}:{self.number}{tail}"


@dataclass(frozen=True, slots=True)
class PageId:
    """A page's name: what it is of, and what it depends on."""

    verb: Verb
    parts: tuple[str, ...]

    def __str__(self) -> str:
        return ":".join([self.verb, *self.parts])

    def filled(self, choice: str) -> PageId:
        """Return it with a select's choice filled in.

        :raises Malformed: no such choice was ever offered.
        """
        return replace(self, parts=tuple(_page_part(choice) if part == CHOICE else part for part in self.parts))


CustomId: TypeAlias = GameId | PageId


def parse(custom_id: str) -> CustomId:
    """Read what a client sent, which may be anything.

    :raises Malformed: it is not a custom_id of ours.
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
    if len(parts) != (3 if verb in WITH_A_TURN else 1) or not _NUMBER.fullmatch(parts[0]):
        raise Malformed(custom_id)
    if len(parts) == 1:
        return GameId(verb, int(parts[0]))
    if not _TURN.fullmatch(parts[1]):
        raise Malformed(custom_id)
    return GameId(verb, int(parts[0]), int(parts[1]), check_text(parts[2]))


def _page_part(text: str) -> str:
    if not _PAGE_PART.fullmatch(text):
        raise Malformed(text)
    return text

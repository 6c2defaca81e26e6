"""What a button carries: everything needed to act on a click, also after a restart."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

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


IN_HAND = frozenset({Verb.PLAY, Verb.DRAFT, Verb.ASK, Verb.SAY, Verb.PICK, Verb.DRAFT_PICKED})
"""What stands in somebody's hand: it belongs to one choice, and a text follows."""

ALONE = frozenset({Verb.LAY, Verb.LAY_PICKED, Verb.HINT, Verb.TAKE_BACK, Verb.SHARE})
"""What belongs to a game that one plays alone, not to a table."""

WITH_A_TURN = IN_HAND | {Verb.LAY, Verb.LAY_PICKED}


_TEXT = r"[A-Za-z0-9 ]{1,60}"
_COMPILED = re.compile(rf"(?P<verb>[a-z]+):(?P<table>[0-9]{{1,19}})(?::(?P<turn>[0-9]{{1,6}}):(?P<text>{_TEXT}))?")


class Malformed(ValueError):
    """A custom_id that is none of ours."""


def check_text(text: str) -> str:
    """Return a text that a button may carry, as it is.

    :raises Malformed: it may not.
    """
    if not re.fullmatch(_TEXT, text):
        raise Malformed(text)
    return text


@dataclass(frozen=True, slots=True)
class CustomId:
    """A button's meaning: what to do at which table, and for a move the choice it was offered for."""

    verb: Verb
    table: int
    turn: int | None = None
    text: str | None = None

    def __str__(self) -> str:
        tail = "" if self.turn is None else f":{self.turn}:{self.text}"
        return f"{self.verb}:{self.table}{tail}"

    @classmethod
    def parse(cls, custom_id: str) -> CustomId:
        """Read what a client sent, which may be anything.

        :raises Malformed: it is not a custom_id of ours.
        """
        match = _COMPILED.fullmatch(custom_id)
        if match is None:
            raise Malformed(custom_id)
        try:
            verb = Verb(match["verb"])
        except ValueError as error:
            raise Malformed(custom_id) from error
        with_turn = match["turn"] is not None
        if with_turn != (verb in WITH_A_TURN):
            raise Malformed(custom_id)
        return cls(verb, int(match["table"]), int(match["turn"]) if with_turn else None, match["text"])

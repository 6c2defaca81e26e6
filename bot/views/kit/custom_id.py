"""The custom_id of a button, which carries everything needed to act on a click, even after a restart.

A custom_id is a verb and its parts, separated by colons: ``play:17:42:24`` is "at table 17, for the choice numbered 42,
play 24"; ``history:claro:server:0:3`` is "the fourth page of this server's games". A client may send anything, so the
form of each part is checked here, and its meaning later.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, TypeAlias

from bot.views.kit.route import CHOICE, Malformed, Meant, Route
from bot.views.kit.routes import Act, ClubAct, LadderAct


class Verb(StrEnum):
    """What a button does."""

    JOIN = "join"
    """Take a seat. The text is what the lobby says of the rules; buttons of version 0.1 have none."""
    LEAVE = "leave"
    START = "start"
    ARRANGE = "arrange"
    """Choose house rules. The submitted form carries the same custom_id."""
    ARRANGE_PAGE = "arrangepage"
    """Show a page of the form where one form cannot hold all house rules. The text is its number, from 0; the turn is
    always 0."""
    ADD_COMPUTER = "add"
    REMOVE_COMPUTER = "remove"
    CANCEL = "cancel"
    HAND = "hand"
    RULES = "rules"
    REMATCH = "rematch"
    PAUSE = "pause"
    RESUME = "resume"
    RECORD = "record"
    MORE = "more"
    """Show what else the clicker may do now at a table."""
    SHARE_CARD = "sharecard"
    """Post how a finished game went for the clicker."""
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
    CONTINUE = "continue"
    """Show a solo game, from the list of somebody's games."""
    AGAIN = "again"
    """Begin another solo game like one that is over."""
    ALONE_SEAL = "alonefair"
    """Show the seal of the deck of a solo game, and once it is over its seed."""
    CLOSE_ALONE = "closealone"
    """Close an unfinished solo game, and all older ones of the clicker's."""
    SHARE_AGAIN = "reshare"
    """Share a result once more where the bot cannot see whether the first message is still there."""
    SOLO_RULES = "solorules"
    """Show the rules of a solo game."""
    ALONE_DRAFT = "alonedraft"
    """Show a game against computer players without a table, with the unfinished choice in the text."""
    ALONE_SKETCH = "alonesketch"
    """The same, with an unfinished choice made of the text and what was picked from a list."""
    ALONE_PICK = "alonepick"
    """Play the move made of the text and what was picked from a list in such a game."""
    ALONE_ASK = "aloneask"
    """Ask for the number that a move needs in such a game; the text is the move's first word."""
    ALONE_SAY = "alonesay"
    """Play the move made of the text and the number from the form in such a game."""
    PICK = "pick"
    """Play the move made of the text and what was picked from a list."""
    DRAFT_PICKED = "sketch"
    """Show the hand with an unfinished choice, made of the text and what was picked from a list."""
    LEADERBOARD = "leaderboard"
    SHARE_LEADERBOARD = "shareboard"
    """Post for everybody the page of a leaderboard that the clicker sees."""
    HISTORY = "history"
    REPLAY = "replay"
    GAME_RECORD = "gamerecord"
    """Get the record of a finished game, from a history or a replay."""
    LOG = "log"
    """Show what has happened in a game so far."""
    FAIRNESS = "fairness"
    """Show the seal of a game's shuffles, and check it once the game is over."""
    SURE = "sure"
    """Do what was asked for, although it cannot be undone."""
    GIFT = "gift"
    """Ask for a new purse of play money."""
    STATISTICS = "stats"
    """Show a person's statistics in another game."""
    SHARE_STATISTICS = "sharestats"
    """Post for everybody the statistics that the clicker sees: a game, a person, and who they are compared with."""
    SEASON = "season"
    """Begin a season although another one is under way. No button has this verb."""
    HELP = "help"
    """Show what a game is like, or do what ``/help`` offers: open a table, play alone, show the rules."""
    COMPUTERS = "computers"
    """Begin a game of the clicker's own, of which nothing is posted. Lobbies of earlier versions have such a button."""
    OPPONENTS = "opponents"
    """Choose the computer players of the clicker's next game of their own, or begin it: game, number, level, action."""
    CHALLENGE = "challenge"
    """Challenge the people who were chosen in the form. No button has this verb."""
    TAKEN = "taken"
    """Open a table in a thread of a channel that has one. The parts are a game, and what was wanted."""
    DAILY = "daily"
    """Play a game's deal of the day."""
    DAY_SEALS = "dayseals"
    """Show the seals of the deals of a day, and what was sealed once the day is over."""
    CHEER = "cheer"
    """Cheer at a game that one watches. The text is the cheer's name; the turn is always 0."""
    GUESS = "guess"
    """Ask who will win, of somebody who watches."""
    GUESSED = "guessed"
    """Guess that the seat wins that was picked from a list."""
    GUESSERS = "guessers"
    """Show who in a server has guessed winners best."""
    LEARN = "learn"
    """Begin a game's lesson, or do something in it. Its custom_id is a ``LessonId``."""
    REVIEW = "review"
    """Show the review of a finished game, or play on from one of its positions."""
    REVIEW_ALONE = "reviewalone"
    """The same for the clicker's own game against computer players without a table."""
    REVIEW_DEAL = "reviewdeal"
    """Show the review of the clicker's own game of a day's deal, whose game and day it names."""
    ACHIEVEMENTS = "achieved"
    """Show what a person has achieved in a game, and what is still open."""
    PRIVACY = "privacy"
    """Send the clicker what is kept about them, or ask whether it shall be deleted."""
    SETTINGS = "settings"
    """Show a page of the clicker's or the server's settings, or change one of them."""


IN_HAND: Final = frozenset({Verb.PLAY, Verb.DRAFT, Verb.ASK, Verb.SAY, Verb.PICK, Verb.DRAFT_PICKED})
"""The verbs of a person's hand. Their custom_id has a turn and a text."""

AGAINST_COMPUTERS: Final = frozenset(
    {Verb.ALONE_DRAFT, Verb.ALONE_SKETCH, Verb.ALONE_PICK, Verb.ALONE_ASK, Verb.ALONE_SAY}
)
"""The verbs of the hand in a game against computer players without a table. A move on a button has ``LAY``."""

ALONE: Final = AGAINST_COMPUTERS | {
    Verb.LAY,
    Verb.LAY_PICKED,
    Verb.HINT,
    Verb.TAKE_BACK,
    Verb.SHARE,
    Verb.SHARE_AGAIN,
    Verb.CONTINUE,
    Verb.SOLO_RULES,
    Verb.AGAIN,
    Verb.ALONE_SEAL,
    Verb.CLOSE_ALONE,
}
"""The verbs of a game that one person plays without a table. Their number is that game's."""

OF_GAMES: Final = frozenset(
    {
        Verb.LEADERBOARD,
        Verb.SHARE_LEADERBOARD,
        Verb.HISTORY,
        Verb.STATISTICS,
        Verb.SHARE_STATISTICS,
        Verb.HELP,
        Verb.TAKEN,
        Verb.DAILY,
        Verb.OPPONENTS,
        Verb.GUESSERS,
        Verb.REVIEW_DEAL,
        Verb.ACHIEVEMENTS,
    }
)
"""The verbs of pages whose first part is a game's name."""

ON_TABLE: Final = frozenset(
    {
        Verb.JOIN,
        Verb.LEAVE,
        Verb.START,
        Verb.ARRANGE,
        Verb.ADD_COMPUTER,
        Verb.REMOVE_COMPUTER,
        Verb.COMPUTERS,
        Verb.CANCEL,
        Verb.HAND,
        Verb.RULES,
        Verb.REMATCH,
        Verb.RESUME,
        Verb.RECORD,
        Verb.REPOST,
        Verb.CHEER,
        Verb.GUESS,
        Verb.MORE,
    }
)
"""The verbs of a table's public message, in this version or an earlier one."""

ON_MORE: Final = frozenset(
    {
        Verb.LEAVE,
        Verb.ARRANGE,
        Verb.ADD_COMPUTER,
        Verb.REMOVE_COMPUTER,
        Verb.CANCEL,
        Verb.RULES,
        Verb.RECORD,
        Verb.REPOST,
        Verb.PAUSE,
        Verb.CHEER,
        Verb.GUESS,
        Verb.GUESSED,
        Verb.MORE,
    }
)
"""The verbs of the page behind ``MORE``, and of what takes its place. No hand has them."""

SUBMITTED: Final = frozenset({Verb.ARRANGE, Verb.SAY, Verb.ALONE_SAY, Verb.CHALLENGE, Verb.SEASON, Verb.SETTINGS})
"""The verbs of submitted forms."""

ONLY_SUBMITTED: Final = frozenset({Verb.SAY, Verb.ALONE_SAY, Verb.CHALLENGE, Verb.SEASON})
"""The verbs of submitted forms that no button has."""

LISTS: Final = frozenset({Verb.PICK, Verb.DRAFT_PICKED, Verb.ALONE_PICK, Verb.ALONE_SKETCH})
"""The verbs of lists in a hand. Several lists may have the same text, and the text may be empty."""

WITH_A_TURN: Final = IN_HAND | AGAINST_COMPUTERS | {Verb.LAY, Verb.LAY_PICKED, Verb.CHEER, Verb.ARRANGE_PAGE}

PAGES: Final = frozenset(
    {
        Verb.LEADERBOARD,
        Verb.SHARE_LEADERBOARD,
        Verb.HISTORY,
        Verb.REPLAY,
        Verb.GAME_RECORD,
        Verb.LOG,
        Verb.FAIRNESS,
        Verb.SURE,
        Verb.GIFT,
        Verb.STATISTICS,
        Verb.SHARE_STATISTICS,
        Verb.HELP,
        Verb.CHALLENGE,
        Verb.SEASON,
        Verb.GUESSERS,
        Verb.REVIEW,
        Verb.REVIEW_ALONE,
        Verb.REVIEW_DEAL,
        Verb.ACHIEVEMENTS,
        Verb.TAKEN,
        Verb.DAILY,
        Verb.DAY_SEALS,
        Verb.OPPONENTS,
        Verb.PRIVACY,
        Verb.SETTINGS,
    }
)
"""The verbs whose custom_id is a ``PageId``."""

MOST_PARTS: Final = 6
MOST_PAGES: Final = 100_000

_TEXT = r"[A-Za-z0-9 ]{1,60}"
_TEXT_COMPILED = re.compile(_TEXT)
_NUMBER = re.compile(r"[0-9]{1,19}")
_TURN = re.compile(r"[0-9]{1,6}")
_STEP = re.compile(r"[0-9]{1,3}")
_PLACE = re.compile(r"[1-9][0-9]?")
_GAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_PAGE_PART = re.compile(r"[a-z0-9-]{1,24}")
_VERBS: Final = frozenset(Verb)
_OLD_SEPARATOR, _OLD_RECORD = "/", "record"
"""How version 0.1 wrote the custom_ids of pages. Their buttons are still in channels."""


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


@dataclass(frozen=True, slots=True)
class GameId:
    """The custom_id of a button at a table or in a solo game."""

    verb: Verb
    number: int
    """The number of the table; for the verbs in ``ALONE``, the number of the solo game."""
    turn: int | None = None
    """The number of the choice that the button was offered for; None for verbs that need none."""
    text: str | None = None
    """The move, or its beginning; None for verbs that need none. Only a list's may be empty."""
    place: int = 0
    """Which of the lists with the same verb and text it is, counted from 0: Discord wants different custom_ids."""

    def __str__(self) -> str:
        tail = "" if self.turn is None else f":{self.turn}:{self.text}"
        return f"{self.verb}:{self.number}{tail}{_place(self.place)}"


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


class Deed(StrEnum):
    """What a button of a lesson does."""

    TRY = "try"
    """Try the move in the text."""
    PICK = "pick"
    """Try the move made of the text and what was picked from a list."""
    DRAFT = "draft"
    """Show the step with the unfinished choice in the text."""
    SKETCH = "sketch"
    """Show the step with an unfinished choice, made of the text and what was picked from a list."""
    GO = "go"
    """Go to the step."""
    SHOW = "show"
    """Show why the step's best move is the best, and go on with it."""
    BACK = "back"
    """Go back to the step."""
    JUMP = "jump"
    """Go to the step that was picked from the list of chapters."""
    AGAIN = "again"
    """Begin again."""


WITH_A_MOVE: Final = frozenset({Deed.TRY, Deed.PICK, Deed.DRAFT, Deed.SKETCH})
"""What buttons of a lesson do that have a text."""

LISTED: Final = frozenset({Deed.PICK, Deed.SKETCH})
"""What lists of a lesson do."""


@dataclass(frozen=True, slots=True)
class LessonId:
    """The custom_id of a button in a game's lesson, or of one that begins it: ``learn:claro``.

    ``learn:claro:b271517b:3:try:21`` is "in this version of the lesson of Claro, at the step numbered 3, try 21".
    """

    game: str
    version: str = ""
    """The lesson's version; empty for a button that begins the lesson, which has none of what follows."""
    step: int = 0
    deed: Deed = Deed.GO
    text: str | None = None
    """The move, its beginning, or the unfinished choice; None for deeds that need none."""
    place: int = 0
    """Which of the lists with the same deed and text it is, counted from 0."""

    @property
    def verb(self) -> Verb:
        """The verb of all buttons of lessons."""
        return Verb.LEARN

    @property
    def begins(self) -> bool:
        """Whether the button begins the lesson."""
        return not self.version

    def __str__(self) -> str:
        if self.begins:
            return f"{self.verb}:{self.game}"
        tail = "" if self.text is None else f":{self.text}"
        return f"{self.verb}:{self.game}:{self.version}:{self.step}:{self.deed}{tail}{_place(self.place)}"


CustomId: TypeAlias = GameId | PageId | LessonId | Meant

ROUTES: Final[Mapping[str, type[Route]]] = {"tournament": Act, "ladder": LadderAct, "club": ClubAct}
"""The routes of each subject, by the first word of their custom_ids."""


def parse(custom_id: str) -> CustomId:
    """Read a custom_id. A client may send anything.

    :raises Malformed: the bot never made such a custom_id.
    """
    word, *parts = custom_id.split(":")
    if word in ROUTES:
        return ROUTES[word].read(custom_id)
    if not parts:
        word, *parts = custom_id.split(_OLD_SEPARATOR)
        if parts and word == _OLD_RECORD:
            word = Verb.GAME_RECORD
        elif word not in PAGES:
            raise Malformed(custom_id)
    if word not in _VERBS or len(parts) > MOST_PARTS:
        raise Malformed(custom_id)
    verb = Verb(word)
    if verb is Verb.LEARN:
        return _lesson_id(custom_id, parts)
    if verb in PAGES:
        return PageId(verb, tuple(map(_page_part, parts)))
    with_turn = len(parts) > 1 if verb is Verb.JOIN else verb in WITH_A_TURN
    place = _read_place(parts.pop()) if len(parts) == 4 and verb in LISTS else 0
    if len(parts) != (3 if with_turn else 1) or not _NUMBER.fullmatch(parts[0]):
        raise Malformed(custom_id)
    if len(parts) == 1:
        return GameId(verb, int(parts[0]))
    if not _TURN.fullmatch(parts[1]):
        raise Malformed(custom_id)
    text = parts[2] if verb in LISTS and not parts[2] else check_text(parts[2])
    return GameId(verb, int(parts[0]), int(parts[1]), text, place)


def game_of(custom_id: CustomId) -> str | None:
    """Return the game that a button of a page or lesson is about, by what may be its name; None if it is about none."""
    if isinstance(custom_id, LessonId):
        return custom_id.game
    if isinstance(custom_id, PageId) and custom_id.verb in OF_GAMES and custom_id.parts:
        name = custom_id.parts[0]
        return name if _GAME.fullmatch(name) else None
    return None


def is_about(custom_id: str, verbs: Collection[Verb], number: int) -> bool:
    """Tell whether a custom_id has one of these verbs and belongs to this table or solo game."""
    try:
        found = parse(custom_id)
    except Malformed:
        return False
    return isinstance(found, GameId) and found.verb in verbs and found.number == number


def _lesson_id(custom_id: str, parts: Sequence[str]) -> LessonId:
    game, *rest = map(_page_part, parts[:4])
    if len(parts) == 1:
        return LessonId(game)
    if len(rest) != 3 or not _STEP.fullmatch(rest[1]) or rest[2] not in frozenset(Deed):
        raise Malformed(custom_id)
    deed = Deed(rest[2])
    place = _read_place(parts[5]) if len(parts) == 6 and deed in LISTED else 0
    if len(parts) - (place > 0) != (5 if deed in WITH_A_MOVE else 4):
        raise Malformed(custom_id)
    text: str | None = None
    if deed in WITH_A_MOVE:
        text = parts[4] if deed in LISTED and not parts[4] else check_text(parts[4])
    return LessonId(game, rest[0], int(rest[1]), deed, text, place)


def _place(place: int) -> str:
    """Return how a custom_id ends: the first list of several has no number, as no list of earlier versions had."""
    return f":{place}" if place else ""


def _read_place(text: str) -> int:
    if not _PLACE.fullmatch(text):
        raise Malformed(text)
    return int(text)


def _page_part(text: str) -> str:
    if not _PAGE_PART.fullmatch(text):
        raise Malformed(text)
    return text

"""What can happen in a tournament, as its record says it. ``writing`` turns entries into JSON and back."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from bot.features.tournaments.rules.options import Moment, Options

Entrant: TypeAlias = int
"""An entrant's number, from 0, in the order of signing up. It stays when another person takes the entrant's place."""

Pairing: TypeAlias = int
"""The number of a table in a tournament, from 0, through all rounds."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Anything that can happen in a tournament."""

    at: Moment


@dataclass(frozen=True, slots=True)
class Announced(Entry):
    """The tournament exists, and people may sign up."""

    options: Options
    organiser: int | None
    """Who announced it; None once they have been forgotten."""
    commitment: str
    """The hash of the seed that decides the draws (``bot.games.shuffle.commitment``)."""
    language: str | None = None
    """The organiser's language. Earlier versions have not noted it."""


@dataclass(frozen=True, slots=True)
class Changed(Entry):
    """A director has changed what was announced, before the beginning."""

    options: Options
    """What holds from now on."""
    by: int | None


@dataclass(frozen=True, slots=True)
class SignedUp(Entry):
    """Somebody entered, or put themselves on the waiting list, and has the next entrant's number."""

    user: int | None
    """The person. None for a computer player, and once the person has been forgotten."""
    computer: bool = False
    """Whether it is a computer player, which fills tables up."""
    side: int | None = None
    """For which club they play in a match of clubs: its place in ``Options.clubs``. None in other formats."""


@dataclass(frozen=True, slots=True)
class CheckInOpened(Entry):
    """Entrants are asked to say that they are there."""


@dataclass(frozen=True, slots=True)
class CheckedIn(Entry):
    """An entrant is there."""

    entrant: Entrant


class Why(StrEnum):
    """Why somebody plays on no more."""

    WITHDREW = "withdrew"
    """They asked to."""
    NOT_THERE = "not-there"
    """They did not check in, or did not come to their table."""
    DISQUALIFIED = "disqualified"
    """A director took them out."""
    LEFT_SERVER = "left-server"
    """They are no member of the server any more."""
    FORGOTTEN = "forgotten"
    """They had the bot forget them."""


@dataclass(frozen=True, slots=True)
class Withdrawn(Entry):
    """An entrant plays on no more. Their results stay."""

    entrant: Entrant
    why: Why
    by: int | None = None
    """The director who did it; None if no director did."""
    reason: str = ""
    """What the director says about it. Everybody sees it."""


@dataclass(frozen=True, slots=True)
class Replaced(Entry):
    """A person goes on in an entrant's place, with their results.

    It is another person, or the entrant's own who comes back after having been out.
    """

    entrant: Entrant
    user: int | None
    by: int | None


@dataclass(frozen=True, slots=True)
class Begun(Entry):
    """Signing up is over, except where late entry is allowed.

    If check-in was open, whoever is not there is out, and the waiting list takes their places.
    """


@dataclass(frozen=True, slots=True)
class Drawn(Entry):
    """A round was drawn: who sits together. In an arena, each draw of free people is one."""

    tables: tuple[tuple[Entrant, ...], ...]
    byes: tuple[Entrant, ...] = ()
    """Who has no table in this round. They go on, or get the points of a win. In a round robin they get none: there,
    all have as many byes."""


@dataclass(frozen=True, slots=True)
class Opened(Entry):
    """A table was opened for a pairing. A pairing whose table was closed without a result gets another."""

    pairing: Pairing
    table: int
    """The table's number."""
    channel: int


@dataclass(frozen=True, slots=True)
class Closed(Entry):
    """The table of a pairing was closed without a result, or its channel was deleted. It is opened again."""

    pairing: Pairing


@dataclass(frozen=True, slots=True)
class Played(Entry):
    """A pairing has its result."""

    pairing: Pairing
    places: tuple[int, ...]
    """The place of each of its entrants, from 1, in the order of the draw. Those who are level share a place."""
    scores: tuple[int, ...] = ()
    """What the game counted for each, such as stars; empty if it was not played to its end."""
    absent: tuple[Entrant, ...] = ()
    """Who did not come, or left before the end. They are behind all who played."""


@dataclass(frozen=True, slots=True)
class Adjusted(Entry):
    """A director has changed a pairing's result, or given it one.

    In a knock-out, whoever goes on only now takes the place of whoever does so no more in the rounds that are drawn.
    """

    pairing: Pairing
    places: tuple[int, ...]
    by: int | None
    reason: str
    """Why. Everybody sees it."""


@dataclass(frozen=True, slots=True)
class Paused(Entry):
    """No table is opened until the tournament goes on. Games under way are played on."""

    by: int | None


@dataclass(frozen=True, slots=True)
class Resumed(Entry):
    """The tournament goes on."""

    by: int | None


@dataclass(frozen=True, slots=True)
class DirectorAdded(Entry):
    """Another person may direct the tournament."""

    user: int | None
    by: int | None


@dataclass(frozen=True, slots=True)
class DirectorRemoved(Entry):
    """A person directs it no more. The organiser always may."""

    user: int | None
    by: int | None


class Ending(StrEnum):
    """How a tournament ended."""

    FINISHED = "finished"
    """All that was to be played was played."""
    CALLED_OFF = "called-off"
    """A director ended it, or too few people came."""
    CHANNEL_GONE = "channel-gone"
    """Its channel was deleted, or its server is gone."""


@dataclass(frozen=True, slots=True)
class Ended(Entry):
    """The tournament is over."""

    ending: Ending
    seed: str
    """The seed of the draws, in hex, so that anybody can check them."""
    by: int | None = None


Challenge: TypeAlias = int
"""The number of a challenge on a ladder, from 0."""


@dataclass(frozen=True, slots=True)
class Challenged(Entry):
    """Somebody on a ladder challenged somebody above."""

    challenger: Entrant
    challenged: Entrant
    until: Moment
    """Until when they have to be ready."""


@dataclass(frozen=True, slots=True)
class ChallengeTold(Entry):
    """The message that tells of a challenge was posted."""

    challenge: Challenge
    message: int


@dataclass(frozen=True, slots=True)
class Ready(Entry):
    """One of a challenge is ready to play now. Both are drawn if the other one is, too."""

    challenge: Challenge
    entrant: Entrant


class HowEnded(StrEnum):
    """How a challenge ended. Only the first four are written down; the others follow from the rest of the record."""

    CONCEDED = "conceded"
    """The challenged gave up the place without a game."""
    TAKEN_BACK = "taken-back"
    """The challenger took it back. Nothing changed."""
    UNANSWERED = "unanswered"
    """Time ran out, and only the challenger was ever ready: they took the place."""
    RUN_OUT = "run-out"
    """Time ran out otherwise. Nothing changed."""
    PLAYED = "played"
    """It was played."""
    LEFT = "left"
    """One of them left the ladder, or another person came for them, before it was played."""
    BROKEN_OFF = "broken-off"
    """The ladder itself ended."""


@dataclass(frozen=True, slots=True)
class ChallengeEnded(Entry):
    """A challenge ended without a game."""

    challenge: Challenge
    how: HowEnded


@dataclass(frozen=True, slots=True)
class Accepted(Entry):
    """A match of clubs takes place: somebody agreed to it for the other club, and directs it, too."""

    by: int | None

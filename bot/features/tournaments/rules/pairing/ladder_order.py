"""The order of a ladder and its challenges: what follows from its record."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Final

from bot.features.tournaments.rules import entries
from bot.features.tournaments.rules.entries import Entrant, Entry, HowEnded, Pairing
from bot.features.tournaments.rules.pairing.parts import Entered, Paired


@dataclass(slots=True)
class Challenge:
    """Somebody wants the place of somebody above."""

    number: entries.Challenge
    challenger: Entrant
    challenged: Entrant
    users: frozenset[int]
    """The people who were these two when it was made. Who has been forgotten is missing."""
    at: datetime
    until: datetime
    """Until when they have to be ready. The time of a pause is added to it."""
    ready: dict[Entrant, datetime] = field(default_factory=dict)
    """When each of them was ready to play last; who never was is missing."""
    message: int | None = None
    """The message that tells of it; None before it is noted."""
    told_at: datetime | None = None
    """When that was noted. The time of a pause is added to it."""
    asked_at: datetime | None = None
    """When the challenger was ready first; None if they never were. The time of a pause is added to it."""
    pairing: Pairing | None = None
    """Where it is played, or was."""
    how: HowEnded | None = None
    """How it ended; None while it is open."""
    ended_at: datetime | None = None
    place: int = 0
    """The place that was challenged: where the challenged stood then, or when it was decided."""
    won: bool = False
    """Whether the challenger has got the place."""

    @property
    def two(self) -> tuple[Entrant, Entrant]:
        """The challenger and the challenged."""
        return self.challenger, self.challenged

    @property
    def open(self) -> bool:
        """Whether it is not over. It may be under way at a table."""
        return self.how is None

    def other(self, entrant: Entrant) -> Entrant:
        """Return whom an entrant of it plays."""
        return self.challenged if entrant == self.challenger else self.challenger


class _Step(StrEnum):
    """What moves people on a ladder."""

    ENTERED = "entered"
    LEFT = "left"
    DECIDED = "decided"


TAKES_PLACE: Final = frozenset({HowEnded.CONCEDED, HowEnded.UNANSWERED})
"""How a challenger gets the place without a game."""


@dataclass(slots=True)
class Ladder:
    """Who stands where, and all challenges. Only ``heed`` changes it.

    Who enters stands last. Who leaves is taken out, and those below move up. A challenger who wins and stands below
    the challenged changes places with them. A result that is changed later counts as if it had always been so.
    """

    ends_at: datetime
    """When the season ends: no challenge is made any more. The time of a pause is added to it."""
    order: list[Entrant] = field(default_factory=list)
    """The first place first."""
    challenges: list[Challenge] = field(default_factory=list)
    _places: dict[Entrant, int] = field(default_factory=dict, repr=False)
    """From 0."""
    _open: dict[Entrant, entries.Challenge] = field(default_factory=dict, repr=False)
    """By entrant, the open challenge."""
    _of: dict[Entrant, list[entries.Challenge]] = field(default_factory=dict, repr=False)
    """By entrant, all their challenges."""
    _between: dict[frozenset[int], entries.Challenge] = field(default_factory=dict, repr=False)
    """By two people, the newest challenge between them."""
    _at_table: dict[Pairing, entries.Challenge] = field(default_factory=dict, repr=False)
    _steps: list[tuple[_Step, int]] = field(default_factory=list, repr=False)
    """What has moved people, with the entrant or the challenge."""
    _queue: dict[Entrant, None] = field(default_factory=dict, repr=False)
    """Who has entered and waits for a place."""
    _paused_at: datetime | None = None

    # What is asked of it

    def place(self, entrant: Entrant) -> int | None:
        """Return where somebody stands, from 1; None if they are not on the ladder."""
        index = self._places.get(entrant)
        return None if index is None else index + 1

    def above(self, entrant: Entrant, reach: int) -> list[Entrant]:
        """Return the entrants up to some places above one, the nearest last; none for an absent entrant."""
        index = self._places.get(entrant)
        return [] if index is None else self.order[max(index - reach, 0) : index]

    def below(self, entrant: Entrant, reach: int) -> list[Entrant]:
        """Return the entrants up to some places below one, the nearest first; none for an absent entrant."""
        index = self._places.get(entrant)
        return [] if index is None else self.order[index + 1 : index + 1 + reach]

    def open_of(self, entrant: Entrant) -> Challenge | None:
        """Return somebody's open challenge, as challenger or challenged; None if there is none."""
        number = self._open.get(entrant)
        return None if number is None else self.challenges[number]

    @property
    def open(self) -> list[Challenge]:
        """The open challenges, the earliest first."""
        return [self.challenges[number] for number in sorted(set(self._open.values()))]

    def of(self, entrant: Entrant) -> list[Challenge]:
        """Return all challenges of somebody, the newest first."""
        return [self.challenges[number] for number in reversed(self._of.get(entrant, ()))]

    def between(self, one: int, other: int) -> Challenge | None:
        """Return the newest challenge between two people, as whichever entrants; None if there was none."""
        number = self._between.get(frozenset((one, other)))
        return None if number is None else self.challenges[number]

    # Applying

    def heed(self, entry: Entry, entrants: Sequence[Entered], pairings: Sequence[Paired]) -> None:
        """Change by an entry of the record.

        :param entrants: of the tournament, as the entry has left them.
        :param pairings: the same.
        """
        match entry:
            case entries.SignedUp():
                self._came(entrants[-1])
            case entries.Withdrawn(entrant=number):
                self._queue.pop(number, None)
                self._drop(number, entry.at)
                if number in self._places:
                    self._step(_Step.LEFT, number, ())
                for moved_up in [each for each in self._queue if not entrants[each].waiting]:
                    self._came(entrants[moved_up])
            case entries.Replaced(entrant=number):
                self._drop(number, entry.at)
                if number not in self._places:
                    self._came(entrants[number])
            case entries.Paused():
                self._paused_at = entry.at
            case entries.Resumed() if self._paused_at is not None:
                self._lengthen(self._paused_at, entry.at)
            case entries.Challenged():
                self._challenge(entry, entrants)
            case entries.ChallengeTold():
                found = self.challenges[entry.challenge]
                found.message, found.told_at = entry.message, entry.at
            case entries.Ready():
                found = self.challenges[entry.challenge]
                found.ready[entry.entrant] = entry.at
                if entry.entrant == found.challenger and found.asked_at is None:
                    found.asked_at = entry.at
            case entries.ChallengeEnded():
                self._end(self.challenges[entry.challenge], entry.how, entry.at, pairings)
            case entries.Drawn():
                self._seat(pairings[len(pairings) - len(entry.tables) :])
            case entries.Played() | entries.Adjusted():
                self._result(entry.pairing, entry.at, pairings)
            case entries.Ended():
                for each in self.open:
                    self._end(each, HowEnded.BROKEN_OFF, entry.at, pairings)

    def _came(self, entered: Entered) -> None:
        if entered.waiting:
            self._queue[entered.number] = None
            return
        self._queue.pop(entered.number, None)
        if entered.out is None:
            self._step(_Step.ENTERED, entered.number, ())

    def _drop(self, entrant: Entrant, at: datetime) -> None:
        """End the challenge of somebody who has left, if it is not at a table."""
        found = self.open_of(entrant)
        if found is not None and found.pairing is None:
            self._end(found, HowEnded.LEFT, at, ())

    def _lengthen(self, paused_at: datetime, at: datetime) -> None:
        pause, self._paused_at = at - paused_at, None
        self.ends_at += pause
        for each in self.open:
            each.until += pause
            if each.asked_at is not None:
                each.asked_at += pause
            if each.told_at is not None:
                each.told_at += at - max(paused_at, each.told_at)  # it may have been told in the pause

    def _challenge(self, entry: entries.Challenged, entrants: Sequence[Entered]) -> None:
        number = len(self.challenges)
        named = (entrants[each].user for each in (entry.challenger, entry.challenged))
        users = frozenset(user for user in named if user is not None)
        made = Challenge(number, entry.challenger, entry.challenged, users, entry.at, entry.until)
        self._between[users] = number
        made.place = self.place(entry.challenged) or 0
        self.challenges.append(made)
        for each in made.two:
            self._open[each] = number
            self._of.setdefault(each, []).append(number)

    def _seat(self, drawn: Sequence[Paired]) -> None:
        for each in drawn:
            found = self.open_of(each.entrants[0])
            if found is not None and found.pairing is None and found.two == each.entrants:
                found.pairing = each.number
                self._at_table[each.number] = found.number

    def _result(self, pairing: Pairing, at: datetime, pairings: Sequence[Paired]) -> None:
        number = self._at_table.get(pairing)
        if number is None:
            return
        found = self.challenges[number]
        if found.open:
            self._end(found, HowEnded.PLAYED, at, pairings)
        elif found.how is HowEnded.PLAYED:  # its result was changed
            steps, self._steps, self.order, self._places = self._steps, [], [], {}
            for step, each in steps:
                self._step(step, each, pairings)

    def _end(self, challenge: Challenge, how: HowEnded, at: datetime, pairings: Sequence[Paired]) -> None:
        challenge.how, challenge.ended_at = how, at
        for each in challenge.two:
            self._open.pop(each, None)
        if how is HowEnded.PLAYED or how in TAKES_PLACE:
            self._step(_Step.DECIDED, challenge.number, pairings)

    def _step(self, step: _Step, number: int, pairings: Sequence[Paired]) -> None:
        self._steps.append((step, number))
        match step:
            case _Step.ENTERED:
                self._places[number] = len(self.order)
                self.order.append(number)
            case _Step.LEFT:
                del self.order[self._places.pop(number)]
                self._places = {each: index for index, each in enumerate(self.order)}
            case _Step.DECIDED:
                self._decide(self.challenges[number], pairings)

    def _decide(self, challenge: Challenge, pairings: Sequence[Paired]) -> None:
        below, over = (self._places.get(each) for each in challenge.two)
        challenge.place = challenge.place if over is None else over + 1
        challenge.won = _won(challenge, pairings)
        if challenge.won and below is not None and over is not None and below > over:
            self.order[over], self.order[below] = challenge.two
            self._places |= {challenge.challenger: over, challenge.challenged: below}


def _won(challenge: Challenge, pairings: Sequence[Paired]) -> bool:
    """Tell whether the challenger has won: a result that is level changes nothing, nor does one by who was absent."""
    if challenge.pairing is None:
        return challenge.how in TAKES_PLACE
    played = pairings[challenge.pairing]
    first, second = (played.place(each) or 0 for each in challenge.two)
    return first < second and challenge.challenger not in played.absent

"""The state of a tournament: what follows from its record."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from datetime import datetime, timedelta
from enum import StrEnum

from bot.features.tournaments.rules import entries
from bot.features.tournaments.rules.entries import Entrant, Entry, Why
from bot.features.tournaments.rules.options import MOST_ENTRANTS, Format, Options
from bot.features.tournaments.rules.pairing import sides
from bot.features.tournaments.rules.pairing.ladder_order import Ladder
from bot.features.tournaments.rules.pairing.parts import Entered as Entered
from bot.features.tournaments.rules.pairing.parts import Paired as Paired
from bot.features.tournaments.rules.pairing.parts import Round as Round


class Phase(StrEnum):
    """How far a tournament is."""

    SIGN_UP = "sign-up"
    CHECK_IN = "check-in"
    RUNNING = "running"
    OVER = "over"


@dataclass(slots=True)
class Tournament:
    """A tournament, as its record up to now has made it. Only ``apply`` changes it."""

    id: int
    guild: int
    channel: int
    options: Options
    organiser: int | None
    commitment: str
    announced_at: datetime
    language: str | None = None
    """The organiser's language when it was announced; it counts where the server has chosen none."""
    phase: Phase = Phase.SIGN_UP
    entrants: list[Entered] = field(default_factory=list)
    rounds: list[Round] = field(default_factory=list)
    pairings: list[Paired] = field(default_factory=list)
    directors: set[int] = field(default_factory=set)
    """Who may direct it besides the organiser."""
    changes: tuple[str, ...] = ()
    """What the newest change of the announcement has changed: names of ``Options``. Empty if there was none."""
    changed_by: int | None = None
    """Who made that change."""
    changed_for: int = 0
    """How many had entered before it."""
    asked: bool = False
    """Whether the entrants were asked to say that they are there."""
    paused: bool = False
    begun_at: datetime | None = None
    ended_at: datetime | None = None
    ending: entries.Ending | None = None
    ended_by: int | None = None
    seed: str | None = None
    """The seed of the draws, in hex; None until it is over."""
    length: int = 0
    """How many entries its record has."""
    message: int | None = None
    """The message that shows it. It is no part of the record."""
    barred: set[int] = field(default_factory=set)
    """Who was disqualified, and cannot enter it again."""
    replaced: dict[int, Entrant] = field(default_factory=dict)
    """By person whose place somebody else has taken, that place. Who has signed up again since may be among them."""
    people: int = 0
    """How many people can be drawn. ``limit`` counts them."""
    ladder: Ladder | None = None
    """The places and challenges of a ladder; None in other formats."""
    accepted: bool = False
    """Whether the other club has agreed to a match of clubs."""
    of_each_side: int | None = None
    """How many of each club a match began with; None before it has begun, and in other formats."""
    _numbers: dict[int, Entrant] = field(default_factory=dict, repr=False)
    """By person, their newest entrant's number."""
    _of_sides: list[int] = field(default_factory=lambda: [0, 0], repr=False)
    """How many can be drawn who play for each club of a match."""
    _waiting: dict[Entrant, None] = field(default_factory=dict, repr=False)
    """The waiting list, in its order."""

    @classmethod
    def announced(cls, number: int, guild: int, channel: int, entry: entries.Announced) -> Tournament:
        """Return the tournament that an announcement makes."""
        about = number, guild, channel, entry.options, entry.organiser, entry.commitment, entry.at, entry.language
        made = cls(*about, length=1)
        if entry.options.format is Format.LADDER:  # people enter and play from the first moment on
            made.phase, made.begun_at = Phase.RUNNING, entry.at
            made.ladder = Ladder(entry.at + timedelta(weeks=entry.options.weeks))
        return made

    @classmethod
    def replayed(cls, number: int, guild: int, channel: int, record: Sequence[Entry]) -> Tournament:
        """Return the tournament that a whole record makes.

        :raises ValueError: it does not begin with its announcement.
        """
        if not record or not isinstance(record[0], entries.Announced):
            raise ValueError(f"the record of tournament {number} does not begin with its announcement")
        tournament = cls.announced(number, guild, channel, record[0])
        for entry in record[1:]:
            tournament.apply(entry)
        return tournament

    # What is asked of it

    def entrant_of(self, user: int) -> Entered | None:
        """Return the newest entry of a person; None if they have never signed up."""
        number = self._numbers.get(user)
        return None if number is None else self.entrants[number]

    def has_in(self, user: int) -> bool:
        """Tell whether a person is in, or on the waiting list."""
        entered = self.entrant_of(user)
        return entered is not None and entered.out is None

    def directs(self, user: int) -> bool:
        """Tell whether a person may direct it."""
        return user == self.organiser or user in self.directors

    @property
    def playing(self) -> list[Entered]:
        """The entrants who can be drawn, in the order of their numbers."""
        return [each for each in self.entrants if each.playing]

    @property
    def waiting(self) -> list[Entered]:
        """The waiting list, in its order."""
        return [self.entrants[number] for number in self._waiting]

    @property
    def limit(self) -> int:
        """How many people may play. Computer players do not count."""
        return self.options.limit or MOST_ENTRANTS

    @property
    def full(self) -> bool:
        """Whether as many people play as may."""
        return self.people >= self.limit

    @property
    def awaits_acceptance(self) -> bool:
        """Whether it is a match of clubs to which the other club has not agreed."""
        return self.options.format is Format.CLUBS and not self.accepted

    def of_side(self, side: int) -> list[Entered]:
        """Return those who can be drawn and play for one of the clubs of a match, in the order of their numbers."""
        return [each for each in self.entrants if each.playing and each.side == side]

    @property
    def open_pairings(self) -> list[Paired]:
        """The pairings without a result."""
        return [each for each in self.pairings if not each.over]

    @property
    def busy(self) -> set[Entrant]:
        """Who sits at a table without a result, or will."""
        return {entrant for each in self.open_pairings for entrant in each.entrants}

    def knocked_out(self, entrant: Entrant) -> bool:
        """Tell whether an entrant of a knock-out has lost their way to the next round. In other formats nobody has."""
        if self.options.format is not Format.KNOCK_OUT or not self.rounds or entrant in self.rounds[-1].byes:
            return False
        pairing = self.rounds[-1].table_of(entrant)
        if pairing is None:
            return True
        place = pairing.place(entrant)
        return place is not None and place > self.options.going_on

    def exchanges(self, pairing: Paired, places: Sequence[int]) -> list[tuple[Entrant, Entrant]]:
        """Return who would not have gone on with other places at a table of a knock-out, and who would in their stead.

        :return: pairs of who went on and who would; none while the next round is not drawn, and in other formats.
        """
        if self.options.format is not Format.KNOCK_OUT or pairing.round >= len(self.rounds):
            return []
        there = self.rounds[pairing.round].entrants
        went = [each for each in pairing.entrants if each in there]
        able = [each for each in pairing.entrants if each in went or self.entrants[each].out is None]

        def first(places: Sequence[int]) -> list[Entrant]:
            """Return the best, as many as went on. Of those who are level, those who did come first."""
            place = dict(zip(pairing.entrants, places, strict=True))
            return sorted(able, key=lambda each: (place[each], each not in went))[: len(went)]

        after = first(places)
        if pairing.places is None or set(first(pairing.places)) == set(after):
            return []
        leaving = [each for each in went if each not in after]
        return list(zip(leaving, [each for each in after if each not in went], strict=True))

    def next_table(self, pairing: Paired, entrant: Entrant) -> Paired | None:
        """Return the table at which an entrant plays next after a round, past byes; None if there is none yet."""
        for drawn in self.rounds[pairing.round :]:
            if entrant not in drawn.byes:
                return drawn.table_of(entrant)
        return None

    def pairing_of(self, entrant: Entrant) -> Paired | None:
        """Return the pairing without a result in which an entrant plays; None if there is none."""
        return next((each for each in self.open_pairings if entrant in each.entrants), None)

    @property
    def closes_at(self) -> datetime | None:
        """Until when an arena begins games; None for other formats, and before it has begun."""
        if self.begun_at is None or self.options.format != "arena":
            return None
        return self.begun_at + timedelta(minutes=self.options.minutes)

    # Applying

    def apply(self, entry: Entry) -> None:
        """Change the state by one entry, which must be possible now: one that the decisions have made."""
        self.length += 1
        match entry:
            case entries.Announced():
                raise ValueError("a tournament is announced once")
            case entries.Changed():
                self._change(entry)
            case entries.SignedUp():
                self._sign_up(entry)
            case entries.CheckInOpened():
                self.phase, self.asked = Phase.CHECK_IN, True
            case entries.CheckedIn(entrant=number):
                self.entrants[number].here = True
            case entries.Withdrawn():
                self._withdraw(entry)
            case entries.Replaced():
                self._replace(entry)
            case entries.Begun():
                self._begin(entry)
            case entries.Drawn():
                self._draw(entry)
            case entries.Opened():
                pairing = self.pairings[entry.pairing]
                pairing.table, pairing.channel = entry.table, entry.channel
            case entries.Closed():
                pairing = self.pairings[entry.pairing]
                pairing.table = pairing.channel = None
                pairing.closed += 1
            case entries.Played():
                pairing = self.pairings[entry.pairing]
                pairing.places, pairing.scores, pairing.absent = entry.places, entry.scores, entry.absent
                pairing.ended_at = entry.at
            case entries.Adjusted():
                self._adjust(entry)
            case entries.Paused():
                self.paused = True
            case entries.Resumed():
                self.paused = False
            case entries.DirectorAdded(user=user) if user is not None:
                self.directors.add(user)
            case entries.DirectorRemoved(user=user) if user is not None:
                self.directors.discard(user)
            case entries.Ended():
                self.phase, self.ended_at, self.ended_by = Phase.OVER, entry.at, entry.by
                self.ending, self.seed = entry.ending, entry.seed
            case entries.Accepted():
                self.accepted = True
                if entry.by is not None:
                    self.directors.add(entry.by)
        if self.ladder is not None:
            self.ladder.heed(entry, self.entrants, self.pairings)

    def _change(self, entry: entries.Changed) -> None:
        before, after = self.options, entry.options
        names = (each.name for each in fields(Options))
        self.changes = tuple(each for each in names if getattr(before, each) != getattr(after, each))
        self.options, self.changed_by, self.changed_for = after, entry.by, len(self.entrants)
        self._fill()

    def _sign_up(self, entry: entries.SignedUp) -> None:
        number = len(self.entrants)
        waiting = not entry.computer and (self.full or self.side_full(entry.side))
        entered = Entered(number, entry.user, entry.computer, entry.at, waiting=waiting, side=entry.side)
        entered.here = self.phase is not Phase.SIGN_UP or entry.computer
        self.entrants.append(entered)
        if entered.waiting:
            self._waiting[number] = None
        elif not entry.computer:
            self._count(entered, 1)
        if entry.user is not None:
            self._numbers[entry.user] = number

    def _withdraw(self, entry: entries.Withdrawn) -> None:
        entered = self.entrants[entry.entrant]
        self._take_out(entered, entry.why)
        entered.by, entered.reason, entered.out_at = entry.by, entry.reason, entry.at
        if entry.why is Why.DISQUALIFIED and entered.user is not None:
            self.barred.add(entered.user)
        another_round = self.options.format is Format.CLUBS and len(self.rounds) < sides.rounds(self.options)
        if self.phase is not Phase.RUNNING or self.options.late or another_round:
            self._fill()

    def _take_out(self, entered: Entered, why: Why) -> None:
        if entered.playing and not entered.computer:
            self._count(entered, -1)
        self._waiting.pop(entered.number, None)
        entered.out, entered.waiting = why, False

    def _fill(self) -> None:
        """Give the places that are free to the first on the waiting list."""
        for number in list(self._waiting):
            if self.full:
                return
            if not self.side_full(self.entrants[number].side):
                del self._waiting[number]
                self.entrants[number].waiting = False
                self._count(self.entrants[number], 1)

    def side_full(self, side: int | None) -> bool:
        """Tell whether as many play for a club as can; False in other formats."""
        if side is None:
            return False
        places = sides.places(self.options) if self.of_each_side is None else self.of_each_side
        return self._of_sides[side] >= places

    def _count(self, entered: Entered, by: int) -> None:
        """Count one more person who can be drawn, or one fewer."""
        self.people += by
        if entered.side is not None:
            self._of_sides[entered.side] += by

    def _even_out(self) -> None:
        """Let as many of each club play. Who has signed up last is over, and comes first on the waiting list."""
        there = [self.of_side(side) for side in range(len(self.options.clubs))]
        self.of_each_side = sides.seated(self.options, min(map(len, there), default=0))
        over = sorted(each.number for playing in there for each in playing[self.of_each_side :])
        for number in over:
            self.entrants[number].waiting = True
            self._count(self.entrants[number], -1)
        self._waiting = dict.fromkeys(over) | self._waiting

    def _replace(self, entry: entries.Replaced) -> None:
        entered = self.entrants[entry.entrant]
        if entered.user is not None and self._numbers.get(entered.user) == entered.number:
            del self._numbers[entered.user]
            self.replaced.pop(entered.user, None)  # the newest comes last
            self.replaced[entered.user] = entered.number
        if entered.out is not None or entered.computer:
            self._count(entered, 1)
        entered.returns = entered.returns + 1 if entry.by is None and entry.user == entered.user else 0
        entered.user, entered.computer, entered.here = entry.user, False, True
        entered.out, entered.out_at, entered.by, entered.reason = None, None, None, ""
        if entry.user is not None:
            self._numbers[entry.user] = entered.number
            self.replaced.pop(entry.user, None)

    def _begin(self, entry: entries.Begun) -> None:
        if self.phase is Phase.CHECK_IN:  # else nobody was asked whether they are there
            for each in self.entrants:
                if each.out is None and not each.here:
                    self._take_out(each, Why.NOT_THERE)
            self._fill()
        if self.options.format is Format.CLUBS:
            self._even_out()
        self.phase, self.begun_at = Phase.RUNNING, entry.at

    def _adjust(self, entry: entries.Adjusted) -> None:
        pairing = self.pairings[entry.pairing]
        for leaving, coming in self.exchanges(pairing, entry.places):
            self._exchange(pairing, leaving, coming)
        pairing.entered = pairing.places is None
        pairing.places, pairing.adjusted_by, pairing.adjusted = entry.places, entry.by, entry.reason
        pairing.ended_at = pairing.ended_at or entry.at
        present = [pairing.place(each) or 0 for each in pairing.entrants if each not in pairing.absent]
        behind = max(present, default=len(pairing.entrants))  # who is not behind all others any more counts as present
        pairing.absent = tuple(each for each in pairing.absent if (pairing.place(each) or 0) > behind)

    def _exchange(self, pairing: Paired, leaving: Entrant, coming: Entrant) -> None:
        """Let one entrant take another one's byes after a round, and their place at the next table."""

        def exchanged(entrants: tuple[Entrant, ...]) -> tuple[Entrant, ...]:
            return tuple(coming if each == leaving else each for each in entrants)

        table = self.next_table(pairing, leaving)
        for drawn in self.rounds[pairing.round :]:
            drawn.byes = exchanged(drawn.byes)
        if table is not None:
            table.entrants = exchanged(table.entrants)

    def _draw(self, entry: entries.Drawn) -> None:
        number, first = len(self.rounds) + 1, len(self.pairings)
        paired = [Paired(first + place, number, tuple(who)) for place, who in enumerate(entry.tables)]
        self.rounds.append(Round(number, entry.at, paired, entry.byes))
        self.pairings.extend(paired)


def people(tournament: Tournament, entrants: Iterable[Entrant]) -> list[int]:
    """Return the people among some entrants."""
    found = (tournament.entrants[each].user for each in entrants)
    return [user for user in found if user is not None]

"""A game that one person plays alone or against computer players: a table in no channel, without a clock."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import zip_longest

from bot.features.solo.store.deals import closes
from bot.features.solo.store.solo import WentOn
from bot.games import checks, fingerprint
from bot.games.game import AnyGame, AnyPosition, Seat
from bot.runtime.refusal import Refusal
from bot.store.engine.status import Status
from bot.store.journal.entries import Entry, Saved, Seating, Solo
from bot.tables.rules.computers import COMPUTER_NAMES
from bot.tables.rules.dealt import Dealt, replayed
from bot.tables.rules.table import Table, shared


@dataclass(slots=True, kw_only=True)
class SoloTable(Table):
    """Such a game of its host, as it stands. It is read anew for each press: any process may have written it."""

    solo: Solo
    position: AnyPosition
    seed: bytes

    @classmethod
    def restore(cls, saved: Saved, game: AnyGame) -> SoloTable:
        """Rebuild a game by replaying its moves; see ``Table.restore``.

        :raises ChangedRules: the moves lead to another position than the one that was played.
        """
        assert saved.solo is not None
        assert saved.seed is not None
        begun = replayed(game, dealt_of(saved), saved.moves)
        last = len(saved.moves) - 1
        fingerprint.check(begun, len(saved.seats), last, saved.marks.get(last), None)
        own = shared(saved, cls, "game", "guild", "seats", "automatic", "late", "cheers", "guesses")
        guild = saved.solo.guild or saved.guild
        return cls(game=game, guild=guild, seats=named(saved.seats), position=begun, rebuilt=True, **own)

    @property
    def seat(self) -> Seat:
        """The person's seat."""
        return _own_seat(self.seats)

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of the computer players, without the person's seat; empty if the person plays alone."""
        return tuple(seat.level for seat in self.seats if seat.level is not None)

    @property
    def against(self) -> bool:
        """Whether it is against computer players."""
        return len(self.seats) > 1

    @property
    def untouched(self) -> bool:
        """Whether the person has made no move of it yet."""
        return all(seat != self.seat for seat, _ in self.position.moves)

    @property
    def choice(self) -> int:
        """The number of what its player may do now: it changes with each move, as the computer players answer it."""
        return self.number_of(len(self.position.moves))

    @property
    def too_late(self) -> bool:
        """Whether it was over only after the day's deals were closed: then anybody may have known the seed."""
        solo = self.solo
        return solo.day is not None and solo.ended is not None and solo.ended >= closes(solo.day)

    @property
    def dealt(self) -> Dealt:
        """See ``Table``."""
        return dealt_of(self)

    def went_on(self, position: AnyPosition, at: datetime) -> WentOn:
        """Return the entry after which it stands at a later position.

        :raises BrokenRules: it is over, and has a score that cannot be kept.
        """
        score = None
        if position.outcome is not None:
            daily = self.against and self.solo.day is not None
            score = self.game.daily_score(position, self.seat) if daily else position.scores[self.seat]
            checks.check_score(score)
        return self._entry(position, len(self.position.moves), at, score)

    def took_back(self, at: datetime) -> WentOn:
        """Return the entry that takes back the last move.

        :raises Refusal: ``cannot_take_back``: it has revealed something new, or the game is over.
        """
        if self.position.outcome is not None or not self.position.can_take_back():
            raise Refusal("cannot_take_back")
        kept = len(self.position.moves) - 1
        return self._entry(self.position_after(kept), kept, at, taken_back=1)

    def _entry(
        self, position: AnyPosition, kept: int, at: datetime, score: int | None = None, taken_back: int = 0
    ) -> WentOn:
        mark = fingerprint.fingerprint(position, len(self.seats))
        return WentOn(self.id, self.solo.changes, kept, at, position.moves[kept:], mark, score, taken_back)

    def apply(self, entry: Entry) -> None:
        """See ``Table``."""
        assert isinstance(entry, WentOn)
        solo = self.solo
        taken = solo.help and replace(solo.help, taken_back=solo.help.taken_back + entry.taken_back)
        ended = None if entry.score is None else entry.at
        self.solo = replace(solo, score=entry.score, help=taken, ended=ended, changes=solo.changes + 1)
        if entry.taken_back:
            self.position = self.position_after(entry.kept)
        for seat, move in entry.moves:
            self.position.play(seat, move)
        if ended is not None:
            self.status = Status.FINISHED


def dealt_of(game: Saved | SoloTable) -> Dealt:
    """Return what the positions of a game that was begun follow from."""
    solo, seed = game.solo, game.seed
    assert seed is not None
    unseen = None if solo is None or solo.origin is None else (solo.began, _own_seat(game.seats))
    return Dealt(dict(game.options), game.rules, seed, len(game.seats), unseen)


def _own_seat(seats: Sequence[Seating]) -> Seat:
    return next(number for number, seat in enumerate(seats) if seat.level is None)


def computer_names(levels: Sequence[str | None], kept: Sequence[str | None] = ()) -> list[str | None]:
    """Return the name of the computer player in each seat; None for a person's seat.

    :param kept: the names that some have already.
    """
    free = (name for name in COMPUTER_NAMES if name not in kept)
    return [None if level is None else name or next(free) for level, name in zip_longest(levels, kept)]


def named(seats: Sequence[Seating]) -> tuple[Seating, ...]:
    """Return seats in which each computer player has a name. Those that have one keep it."""
    names = computer_names([seat.level for seat in seats], [seat.name for seat in seats])
    return tuple(replace(seat, name=name or seat.name) for seat, name in zip(seats, names, strict=True))

"""One table: its seats, its game, its deadline.

A command is a function of ``lobby``, ``playing`` or ``host_tools``. It changes nothing: it returns the entry to write
down, or raises ``Refusal`` or ``IllegalMove``. The entry is applied once it is durable, so memory is never ahead of the
disk.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter, deque
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from datetime import datetime, timedelta
from hashlib import blake2b
from typing import Any, Final
from zlib import crc32

from bot.games import fingerprint
from bot.games.game import AnyGame, AnyPosition, Mode, Move, Outcome, Seat
from bot.games.shuffle import Seeded, commitment
from bot.games.told import Told, ended_since, retell
from bot.runtime.refusal import Refusal
from bot.runtime.thinking import default_level
from bot.store.engine.status import CloseReason
from bot.store.engine.status import Status as Status
from bot.store.journal import entries
from bot.store.journal.entries import NOBODY, Entry, Saved, Seating, in_order
from bot.tables.rules.computers import ComputerTurn
from bot.tables.rules.dealt import Dealt, replayed
from bot.tables.rules.moment import A_DAY, Moment, first_turn_seconds

log = logging.getLogger(__name__)

SLOW_TURNS = 2
"""After how many automatic moves in a row whoever gives signs of life has no more time in their turn, and can be
substituted. Whoever gives none is away after one."""

HERE_SECONDS = 15 * 60.0
"""How long after their last press at a lobby somebody is taken to be there still, in seconds. So long can they be given
their hand when the game begins."""

AGAIN_SECONDS = 30.0
"""How long after the second yes a rematch begins without those who have not answered, in seconds."""

START_SECONDS = 60.0
"""How long after somebody else's first *Start* the game is still the host's to begin, in seconds."""

TURNS: Final = 1_000_000
"""More than any game has moves. Above it, the number of a choice says which moves have led there."""

LINES: Final = 999
"""How many numbers there are for that. Buttons of earlier versions have none, and those of the largest choice must not
be longer than Discord allows."""

RECENT = 6
"""How many moves a table remembers for its message. Some moves say nothing, so it is more than the message tells."""


@dataclass(slots=True, weakref_slot=True)
class Table:
    """A table in a channel, from lobby to end. What is not told here is told in ``Saved`` and ``Opening``."""

    id: int
    game: AnyGame
    guild: int
    channel: int
    host: int
    capacity: int
    options: Mapping[str, str]
    seats: tuple[Seating, ...]
    status: Status = Status.LOBBY
    message: int | None = None
    seed: bytes | None = None
    secret: bytes | None = None
    commitment: str | None = None
    sealed_in: int | None = None
    rules: int = 1
    """The version of the rules that the game is played by; it means nothing in a lobby."""
    position: AnyPosition | None = None
    deadline: datetime | None = None
    """By when people have to act; in a lobby or a pause, when the table closes. None for never."""
    idle: dict[Seat, int] = field(default_factory=dict)
    """By seat, how many automatic moves in a row were its last ones. It follows from the moves."""
    turned: dict[Seat, bool] = field(default_factory=dict)
    """By seat that has had a choice of its own, whether its owner has made one. It follows from the moves, and is kept
    at tournaments' tables alone."""
    missed: dict[Seat, int] = field(default_factory=dict)
    """By seat, how many of these there were since its owner has last given a sign of life. After a start, these are all
    of them: signs of life are not stored."""
    seen: dict[int, tuple[int, float]] = field(default_factory=dict)
    """By person with a seat, the choice and the time, in Unix seconds, of their last sign of life (see ``saw``). It is
    not stored: a restart gives everybody more time."""
    gone: frozenset[int] = frozenset()
    """Those of its people who are known to have left the server, or not to see its channel. It is not stored."""
    start_asked: dict[int, float] = field(default_factory=dict)
    """By person who is not the host, when they first pressed *Start*, in Unix seconds. It is not stored."""
    limit: tuple[int, datetime] | None = None
    """The number of the last choice whose deadline was moved, and until when it may be moved. It is not stored."""
    automatic: set[int] = field(default_factory=set)
    late: set[int] = field(default_factory=set)
    substituted: set[int] = field(default_factory=set)
    recent: deque[Told] = field(default_factory=lambda: deque(maxlen=RECENT), repr=False)
    """The last moves."""
    by_itself: dict[Seat, int] = field(default_factory=dict)
    """By seat, the number of the choice for which its last forced move was played by itself. It is not stored."""
    turn_seconds: int | None = None
    paused: bool = False
    """Whether the game is paused: nobody can move, and no time runs."""
    kicked: frozenset[int] = frozenset()
    kicked_before: frozenset[int] = frozenset()
    """Those of the kicked who were kicked from the table that this one is a rematch of."""
    declined: frozenset[int] = frozenset()
    """Who was challenged, or asked for a rematch, and has declined."""
    host_decides: bool = False
    """Whether the game begins when its host says so: the last yes could not begin it or, at a table that is no rematch,
    somebody has given up their seat, or has sat down who was not asked, or a computer was added."""
    closing: dict[int, float] = field(default_factory=dict)
    """By person who wants to close the game for nobody's loss, since when, in Unix seconds; the first has asked. It is
    not stored."""
    undoing: dict[int, int] = field(default_factory=dict)
    """Who would like a move to be taken back, the mover first, each with the number after it; see ``number_of``. It is
    not stored."""
    away_by: dict[Seat, int] = field(default_factory=dict)
    """By seat that the computer plays, who had the seat handed over. It is not stored."""
    taken_at: dict[Seat, int] = field(default_factory=dict)
    """By seat that somebody has taken over, after how many moves of the game. It is not stored: after a start, it is
    what the moves tell of it."""
    parent: int | None = None
    own_thread: bool = False
    close_reason: CloseReason | None = None
    acted_by: int | None = None
    rematch_of: int | None = None
    last_host: int | None = None
    tournament: int | None = None
    pairing: int | None = None
    next: Mapping[int, datetime] = field(default_factory=dict)
    language: str | None = None
    """That of who has opened it; see ``Languages.at``."""
    holds: bool = True
    cheers: dict[str, int] = field(default_factory=dict)
    cheered: dict[int, int] = field(default_factory=dict)
    """By person, the number of the choice during which they cheered last. It is not stored."""
    guesses: dict[int, Seat] = field(default_factory=dict)
    """By person without a seat, the seat that they expect to win."""
    name_of: Callable[[int], str | None] = lambda user: None
    """Returns the name of somebody at the table, for lists, which show no mentions; None if it is not known."""
    rebuilt: bool = False
    """Whether it was rebuilt from the journal rather than opened by this process."""
    rebuilt_at: int = 0
    """How many moves had been played when it was rebuilt: who has made those in somebody's place is not stored."""
    failing: bool = False
    """Whether the rules of its game have failed since the last move. It is not stored."""
    changes: int = 0
    """How often something about it has changed in this process, whether that is stored or not."""
    used_at: float = 0.0
    """When somebody has asked for it, or something was written down of it, in Unix seconds; 0 for not yet."""
    _seen: tuple[int, Any] | None = field(default=None, repr=False)
    """The number of moves played, and what everybody saw then."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock, repr=False)
    """Held from the moment a command is decided until its entry is applied."""

    @classmethod
    def restore(cls, saved: Saved, game: AnyGame) -> Table:
        """Rebuild a table from the journal by replaying its moves.

        Whatever is wrong with what is stored of it, or with its game, an error is raised.

        :raises ChangedRules: the moves lead to another position than the one that was played.
        """
        own = {name: set(getattr(saved, name)) for name in ("automatic", "late", "substituted")}
        more = {name: dict(getattr(saved, name)) for name in ("cheers", "guesses")}
        table = cls(game=game, rebuilt=True, **(shared(saved, cls, "game") | own | more))
        if saved.seed is not None:
            table.position = table._deal(saved.seed)
            told_from, seats = len(saved.moves) - RECENT, len(table.seats)
            good = fingerprint.check(table.position, seats, fingerprint.DEAL, saved.marks.get(fingerprint.DEAL), None)
            for ply, (seat, move) in enumerate(saved.moves):
                if ply < told_from:
                    table._count(seat)
                    table.position.play(seat, move)
                else:
                    table._play(seat, move)
                good = fingerprint.check(table.position, seats, ply, saved.marks.get(ply), good)
            table.missed = dict(table.idle)
            taken = (number for number, seat in enumerate(table.seats) if seat.owner is not None)
            table.taken_at = {number: table._taken_at(number) for number in taken}
            table.rebuilt_at = len(table.position.moves)
        return table

    def _taken_at(self, seat: Seat) -> int:
        """Return a number of moves after which a seat may have been taken over, and its person has not moved yet.

        When that was is not stored. If the seat's last move is its person's own, return 0: then nothing is told of it.
        """
        assert self.position is not None
        last = max((ply for ply, (mover, _) in enumerate(self.position.moves) if mover == seat), default=-1)
        return last + 1 if last in self.automatic else 0

    def become(self, other: Table) -> None:
        """Copy the state of another, newer object for the same table."""
        follows = ("position", "idle", "turned", "recent", "_seen")  # from the moves
        for name, value in (shared(other, Saved, "game") | {each: getattr(other, each) for each in follows}).items():
            setattr(self, name, value)

    def _deal(self, seed: bytes) -> AnyPosition:
        options = self.game.read_options(self.options)
        return self.game.start(len(self.seats), Seeded(seed), options, rules=self.rules)

    @property
    def dealt(self) -> Dealt:
        """What the positions of its game, which has begun, follow from."""
        assert self.seed is not None
        return Dealt(dict(self.options), self.rules, self.seed, len(self.seats))

    def position_after(self, ply: int) -> AnyPosition:
        """Return the position after the first ``ply`` moves."""
        assert self.position is not None
        return replayed(self.game, self.dealt, self.position.moves[:ply])

    def _play(self, seat: Seat, move: Move) -> None:
        """Play a move, and remember it for the story."""
        position = self.position
        assert position is not None
        before, over, late = self.view(), len(position.rounds), len(position.moves) in self.late
        automatic = self._count(seat)
        position.play(seat, move)
        ended = ended_since(position, over) if len(position.rounds) > over else ()
        self.recent.append(Told(seat, move, automatic, before, self.view(), ended, late))

    def _count(self, seat: Seat) -> bool:
        """Count a move that is about to be played, and return whether it is automatic."""
        assert self.position is not None
        automatic = len(self.position.moves) in self.automatic
        if self.tournament is not None and not self.turned.get(seat) and self._chooses(seat):
            self.turned[seat] = not automatic
        if automatic:
            self.idle[seat] = self.idle.get(seat, 0) + 1
        elif self.idle.get(seat) and self._chooses(seat):
            self.idle[seat] = 0
        return automatic

    def _chooses(self, seat: Seat) -> bool:
        """Return whether a seat that has to act has a choice.

        Neither a formality nor a forced move tells whether anybody is there: both are played by themselves.
        """
        assert self.position is not None
        return self.position.formality(seat) is None and self.position.forced(seat) is None

    # Queries

    @property
    def made_for(self) -> set[int]:
        """The numbers of the moves, from 0, that others than the owners of the seats have made for them."""
        return self.automatic | self.substituted

    def view(self) -> Any:
        """Return what everybody may see of the game, which has begun. It is computed once for each position."""
        assert self.position is not None
        ply = len(self.position.moves)
        if self._seen is None or self._seen[0] != ply:
            self._seen = ply, self.position.view(None)
        return self._seen[1]

    def story(self) -> Iterator[Told]:
        """Yield every move of the game, which has begun, from the first one."""
        return self.told_since(0)

    def told_since(self, first: int, last: int | None = None) -> Iterator[Told]:
        """Yield the moves after the first so many, up to a number of moves; None for all."""
        assert self.position is not None
        made = enumerate(self.position.moves[first:last], start=first)
        moves = ((seat, move, ply in self.automatic) for ply, (seat, move) in made)
        for ply, told in enumerate(retell(self.position_after(first), moves), start=first):
            yield replace(told, late=True) if ply in self.late else told

    @property
    def seal(self) -> str | None:
        """The hash that binds whoever deals; None in a lobby of an earlier version."""
        return commitment(self.secret) if self.commitment is None and self.secret else self.commitment

    @property
    def live(self) -> bool:
        """Whether the table is not over."""
        return self.status in (Status.LOBBY, Status.PLAYING)

    @property
    def slow(self) -> bool:
        """Whether it is at a day's pace: nobody need be there, and it needs no channel for itself."""
        return self.tournament is None and self.turn_seconds == A_DAY

    @property
    def gave_way(self) -> bool:
        """Whether it has given its channel to others, and has to have it again before it goes on."""
        return not (self.holds or self.slow)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None if it has not ended."""
        return self.position.outcome if self.position else None

    @property
    def turn(self) -> int:
        """The number of the open choice; -1 before the game."""
        return self.position.turn if self.position else -1

    @property
    def choice(self) -> int:
        """The number of the open choice as buttons carry it; -1 before the game."""
        return self.number_of(self.turn)

    def number_of(self, ply: int) -> int:
        """Return the number of what begins after so many moves: another one if other moves have led there.

        That is so once a move was taken back. The number tells nothing of the moves, which may be secret.
        """
        if self.position is None or self.seed is None:
            return -1
        line = " ".join(f"{seat} {move}" for seat, move in self.position.moves[:ply])
        digest = blake2b(line.encode(), key=self.seed, digest_size=8).digest()
        return (1 + int.from_bytes(digest, "big") % LINES) * TURNS + ply

    def is_now(self, number: int, ply: int) -> bool:
        """Tell whether a button with a number was made for what begins after so many moves.

        Buttons of earlier versions tell no more than how many moves there were.
        """
        return number in (ply, self.number_of(ply))

    def seat_of(self, user: int) -> Seat:
        """Return a person's seat.

        :raises Refusal: ``not_seated``, or ``not_in_game`` once the game has begun; ``seat_taken`` if somebody plays on
            in it; ``kicked`` if somebody has taken it away in the lobby.
        """
        for number, seat in enumerate(self.seats):
            if seat.user == user:
                return number
        self.require_welcome(user)
        taken = self.taken_by(user)
        if taken is not None:
            raise Refusal("seat_taken", player=f"<@{taken}>")
        if self.status is Status.LOBBY:
            raise Refusal("not_seated")
        raise Refusal("not_in_game", **self._next_for(user))

    def taken_by(self, user: int) -> int | None:
        """Return who plays on in a person's seat; None for nobody."""
        return next((seat.user for seat in self.seats if seat.owner == user), None)

    def open_seat_of(self, user: int) -> Seat:
        """Return the seat whose cards a person may see.

        :raises Refusal: as ``seat_of``; ``kicked``, also during a game: its cards are no longer theirs.
        """
        self.require_welcome(user)
        return self.seat_of(user)

    @property
    def guessing(self) -> bool:
        """Whether those who watch may guess who will win: until the first round is over, or the first hand.

        In a game of one round they may until every seat has had a move. Where all play together, there is nothing to
        guess.
        """
        if self.status is not Status.PLAYING or self.position is None or self.position.rounds:
            return False
        if self.game.mode is Mode.COOPERATIVE:
            return False
        return not self.single or len({seat for seat, _ in self.position.moves}) < len(self.seats)

    @property
    def single(self) -> bool:
        """Whether the game is one round, or one hand."""
        return self.game.is_single(self.game.read_options(self.options))

    @property
    def teams(self) -> Sequence[Sequence[Seat]]:
        """The seats of each team; one seat each where everybody plays for themselves."""
        return self.game.teams(len(self.seats), self.game.read_options(self.options))

    @property
    def sides(self) -> Sequence[int]:
        """How many can play in each team of a lobby, in the order of ``Game.teams``; empty where nobody chooses one.

        Whoever chooses none is drawn by lot, as in tournaments all are.
        """
        if self.game.mode is not Mode.TEAMS or self.tournament is not None:
            return ()
        options = self.game.read_options(self.options)
        most = max(each for each in self.game.seats_for(options) if each <= self.capacity)
        return [*map(len, self.game.teams(most, options))]

    def on_side(self, team: int) -> list[int]:
        """Return the people of a lobby who have chosen a team, in the order of the seats."""
        return [seat.user for seat in self.seats if seat.team == team and seat.user is not None]

    def least_for(self, seats: Sequence[Seating]) -> int | None:
        """Return with how many players at least these can play, in the teams that they have chosen; None if never."""
        options, chosen = self.game.read_options(self.options), Counter(seat.team for seat in seats)
        del chosen[None]
        for each in self.game.seats_for(options):
            if len(seats) <= each <= max(self.capacity, len(seats)):
                sizes = dict(enumerate(map(len, self.game.teams(each, options)))) if chosen else {}
                if all(count <= sizes.get(team or 0, 0) for team, count in chosen.items()):
                    return each
        return None

    @property
    def complete(self) -> bool:
        """Whether a game can begin with those who have agreed: so many can play, in the teams that they have chosen."""
        agreed = [seat for seat in self.seats if seat.agreed]
        return self.least_for(agreed) == len(agreed)

    @property
    def people(self) -> list[int]:
        """The people who have seats, in the order of the seats."""
        return [seat.user for seat in self.seats if seat.user is not None]

    @property
    def asked(self) -> list[int]:
        """The people who have a seat if they agree to the game, but have not agreed yet, in the order of the seats."""
        return [seat.user for seat in self.seats if seat.user is not None and not seat.agreed]

    @property
    def taken(self) -> int:
        """How many seats are taken, by computer players too. Who has been asked and has not agreed has none yet."""
        return sum(seat.agreed for seat in self.seats)

    @property
    def missing(self) -> int | None:
        """How many more seats have to be taken before the game can begin; None if no number that can play fits."""
        least = self.least_for(self.seats)
        return None if least is None else least - len(self.seats)

    @property
    def awaited(self) -> list[int]:
        """The people who were challenged, or asked for a rematch, and have not answered, in the order of the seats."""
        return [each for each in self.asked if self.rematch_of is not None or self.invited(self.seat_of(each))]

    def declines(self, user: int) -> bool:
        """Return whether a person who gives up their seat declines a game: they were challenged, or it is a rematch."""
        return self.status is Status.LOBBY and (self.rematch_of is not None or user in self.awaited)

    @property
    def begins_itself(self) -> bool:
        """Whether the game begins with the last yes: nobody has declined or come besides, and enough have a seat."""
        return bool(self.asked) and not self.host_decides and self.least_for(self.seats) == len(self.seats)

    @property
    def begins_at(self) -> datetime | None:
        """When the game of a lobby begins by itself, which may have passed; None if somebody has to start it.

        It does when all who were asked have answered; in a rematch ``AGAIN_SECONDS`` after the second yes, too.
        """
        ready = sorted(seat.joined_at for seat in self.seats if seat.held)
        invited = self.rematch_of is not None or len(self.people) > 1
        if self.status is not Status.LOBBY or self.tournament is not None or self.host_decides or not invited:
            return None
        if not ready or not self.complete:
            return None
        if not self.asked:
            return ready[-1]
        again = self.rematch_of is not None and len(ready) > 1 and not self.slow
        return ready[1] + timedelta(seconds=AGAIN_SECONDS) if again else None

    def all_here(self, now: float) -> bool:
        """Return whether everybody who has agreed at a lobby has sat down or pressed something there lately.

        :param now: the time in Unix seconds.
        """
        if self.slow:
            return True
        people = {seat.user: seat.joined_at.timestamp() for seat in self.seats if seat.user is not None and seat.agreed}
        signs = {user: at for user, (_, at) in self.seen.items()}
        return all(max(joined, signs.get(user, joined)) > now - HERE_SECONDS for user, joined in people.items())

    @property
    def open_to_all(self) -> bool:
        """Whether anybody can sit down at the table."""
        free = len(self.seats) < self.capacity or (self.rematch_of is None and bool(self.asked))
        return self.status is Status.LOBBY and self.tournament is None and free

    def invited(self, seat: Seat) -> bool:
        """Return whether a seat's owner was invited to this table and has never agreed to a game at it.

        Whoever was invited has their seat since the table was opened. It counts from their agreement once they give it.
        """
        return not self.seats[seat].agreed and self.seats[seat].joined_at <= min(each.joined_at for each in self.seats)

    def steps_back(self, user: int) -> bool:
        """Return whether the computer plays for a person who has not left the game."""
        return any(seat.user == user and seat.away and not seat.given_up for seat in self.seats)

    def is_seated(self, user: int) -> bool:
        """Return whether a person has a seat."""
        return any(seat.user == user for seat in self.seats)

    def others_at(self, user: int, *, away: bool = False) -> list[int]:
        """Return the other people who play in a game: not those who have left it.

        :param away: whether those who are away count, too.
        """
        held = (seat for seat in self.seats if seat.held and (away or not seat.away))
        return [seat.user for seat in held if seat.user not in (None, user)]

    def took_out(self, user: int) -> bool:
        """Return whether a player has taken somebody else out of the game."""
        return any(seat.user == user and seat.took_out for seat in self.seats)

    def saw(self, user: int, now: float) -> bool:
        """Note a sign of life of somebody who has a seat: they are there, and have missed nothing so far.

        Return whether they had missed something: what the table says of its deadline may be another thing now.

        It is any press on a button of this table, in one's own hand, on its message or on a page about it, and any
        command in its channel, whether it is accepted or refused.

        :param now: the time in Unix seconds.
        """
        had_missed, self.gone = False, self.gone - {user}
        for number, seat in enumerate(self.seats):
            if seat.user == user:
                had_missed = had_missed or bool(self.missed.get(number))
                self.seen[user] = self.turn, now
                self.missed[number] = 0
        return had_missed

    def seen_at(self, seat: Seat) -> float | None:
        """Return when a seat's owner has given a sign of life during the open choice, in Unix seconds; None if not."""
        turn, at = self.seen.get(self.seats[seat].user or 0, (-1, 0.0))
        return at if turn == self.turn else None

    def held_up(self, *, late: bool = False) -> list[Seat]:
        """Return the seats that have to act and keep others waiting who are there.

        A tournament always waits, and so does a table at a day's pace.

        Whoever has missed their last choice is not there. Nor is somebody whose last move played itself, as the rules
        forced it, unless they have given a sign of life lately; see ``QUIET_LAPS``. Whoever has no choice left is there
        if they have given a sign of life since the seat that has to act made its last move.

        :param late: whether the time for the open choice is up: then whoever has not made it is there only if they have
            given a sign of life during it.
        """
        acting = self.people_to_act()
        if self.tournament is not None or self.slow or self.position is None or not acting:
            return acting
        last = {seat: ply for ply, (seat, _) in enumerate(self.position.moves)}
        present = [
            seat
            for seat in self._present()
            if not self.missed.get(seat) and (self.by_itself.get(seat) != last.get(seat, -1) or self._seen_lately(seat))
        ]
        silent = [seat for seat in present if seat not in acting]
        if any_chooses_again(self.position, silent):
            return acting
        choosing = [seat for seat in acting if seat in present and (not late or self.seen_at(seat) is not None)]
        return [
            seat
            for seat in acting
            if set(choosing) - {seat} or any(self._seen_during(each) >= last.get(seat, 0) for each in silent)
        ]

    def _present(self) -> list[Seat]:
        return [number for number, seat in enumerate(self.seats) if seat.user is not None and not seat.away]

    def _seen_during(self, seat: Seat) -> int:
        """Return the number of the choice during which a seat's owner has last given a sign of life; -1 for none."""
        return self.seen.get(self.seats[seat].user or 0, (-1, 0.0))[0]

    def _seen_lately(self, seat: Seat) -> bool:
        """Return whether a seat's owner has given a sign of life lately; see ``QUIET_LAPS``."""
        return self._seen_during(seat) >= max(0, self.turn - QUIET_LAPS * len(self.seats))

    @property
    def deserted(self) -> bool:
        """Whether a game is in progress and the computer plays for each person at the table who has a choice left.

        Whoever has none may still be there: they have given a sign of life lately; see ``QUIET_LAPS``. They need not if
        nobody else can come back.
        """
        if self.status is not Status.PLAYING or self.position is None:
            return False
        present = self._present()
        away = [number for number, seat in enumerate(self.seats) if seat.away]
        if not present or not away:
            return not present
        if any(map(self._seen_lately, present)):
            return False
        return not any_chooses_again(self.position, present) and any_chooses_again(self.position, away)

    @property
    def waits(self) -> bool:
        """Whether the game is paused because nobody was there. It goes on when one of its players is back."""
        return self.paused and self.acted_by == NOBODY

    @property
    def must_wait(self) -> bool:
        """Whether the game has to be paused because nobody is there. A tournament's is not: it needs a result."""
        return not self.paused and self.tournament is None and self.deserted

    @property
    def anybody_starts(self) -> float | None:
        """From when anybody at the table may start the game, in Unix seconds; None before somebody has asked for it."""
        return min(self.start_asked.values()) + START_SECONDS if self.start_asked else None

    @property
    def presiding(self) -> int:
        """The person with the host's powers.

        It is the host; if the host has not agreed to the game, or is away from it, the person there who sat down first.
        In a rematch that is who asked for it. While all are away, it is the first of those who can come back. Who has
        left the server is nobody's host while somebody is left. Who plays somebody else's seat never presides.
        """
        return presiding_of(self.host, self.seats, self.gone) if self.live else self.host

    @property
    def ownerless(self) -> bool:
        """Whether everybody who holds a seat has left the server: then anybody may close the table."""
        return self.gone.issuperset(people_in(self.seats))

    @property
    def terms(self) -> str:
        """What people agree to when they join, in eight letters and digits: house rules and the time for a turn."""
        terms = [self.game.name, sorted(self.options.items()), self.turn_seconds]
        return f"{crc32(json.dumps(terms).encode()):08x}"

    @property
    def rated(self) -> bool:
        """Whether the game may change ratings: a game with at least two people does."""
        return sum(seat.level is None for seat in self.seats) > 1

    def advises(self, seat: Seat) -> bool:
        """Return whether a seat has to act and may ask what the strongest player would do.

        Nobody may ask in a rated game.
        """
        return self.live and not self.rated and seat in self.people_to_act()

    @property
    def stake(self) -> int:
        """The play money that every seat pays, in credits; 0 if the game is not played for any.

        No tournament is: who has no credits left could not play their next table.
        """
        if self.tournament is not None:
            return 0
        return self.game.stake(self.game.read_options(self.options))

    @property
    def for_gains(self) -> bool:
        """Whether players get what the game counts. A tournament's table has no stake, so its credits are nobody's."""
        return self.tournament is None or not self.game.stake(self.game.read_options(self.options))

    def name_at(self, seat: Seat) -> str | None:
        """Return the name of a seat's person or computer player; None if it is not known."""
        user = self.seats[seat].user
        return self.seats[seat].name if user is None else self.name_of(user)

    def people_to_act(self) -> list[Seat]:
        """Return the seats that have to act and are played by a person who has a real choice."""
        return people_to_act(self.position, self.seats)

    @property
    def free_seats(self) -> list[Seat]:
        """The seats of a game in progress that anybody may take: their owners have left the game or the server.

        In a game for money there are none: nobody plays with what is somebody else's.
        """
        if self.status is not Status.PLAYING or self.tournament is not None or self.stake:
            return []
        people = [number for number, seat in enumerate(self.seats) if seat.user is not None]
        return [each for each in people if self.seats[each].given_up or self.seats[each].user in self.gone]

    @property
    def acting(self) -> list[int]:
        """The people who have to act, in the order of the seats."""
        return [user for seat in self.people_to_act() if (user := self.seats[seat].user) is not None]

    def computers_to_act(self) -> list[Seat]:
        """Return the seats for which the computer has to act: its own, absent people's, and those without a choice."""
        if self.position is None:
            return []
        waiting = self.people_to_act()
        return [seat for seat in self.position.to_act if seat not in waiting]

    def computer_turn(self) -> ComputerTurn:
        """Return the choice of the first seat for which the computer has to act.

        :raises Refusal: ``not_started``, ``game_over``, ``paused`` or ``stale_button``, if there is no such seat.
        """
        position = self.require_playing()
        waiting = self.computers_to_act()
        if not waiting:
            raise Refusal("stale_button")
        seat = waiting[0]
        kind = self.game.levels.get(self.seats[seat].level or "", self.game.levels[default_level(self.game)])
        return ComputerTurn(len(position.moves), seat, kind, position.view(seat), position.formality(seat))

    def deadline_after(
        self, moment: Moment, position: AnyPosition | None = None, seats: Sequence[Seating] = ()
    ) -> datetime:
        """Return the deadline for a choice that opens at a moment.

        At a tournament's table, people are still being called when the game begins, so nobody's first turn is short. A
        move that the rules force is no turn.

        :param position: the position in which it opens; None for the present one.
        :param seats: the seats then; empty for the present ones.
        """
        seconds, position, seats = self.turn_seconds or moment.pace.turn, position or self.position, seats or self.seats
        if self.tournament is not None and position is not None:
            before = 0 if self.position is None else len(self.position.moves)
            new = {seat for seat, _ in position.moves[before:] if self._chooses(seat)}
            if set(people_to_act(position, seats)) - self.turned.keys() - new:
                seconds = first_turn_seconds(seconds, moment.pace)
        return moment.now + timedelta(seconds=seconds)

    # Checks

    def _next_for(self, user: int) -> dict[str, str]:
        """Return what a refusal has to carry so that a person can join the next game; empty if they cannot."""
        welcome = self.tournament is None and user not in (*self.people, *self.next, *self.kicked)
        return {"table": str(self.id)} if self.status is Status.PLAYING and welcome else {}

    def require_lobby(self, user: int = NOBODY) -> None:
        """Check that the game has not begun.

        :param user: who needs the lobby, if it is a person.

        :raises Refusal: ``already_started`` or ``game_over``; ``tournament_table``: what a tournament's lobby becomes
            is decided.
        """
        if self.status is not Status.LOBBY:
            if self.status is not Status.PLAYING:
                raise Refusal("game_over")
            raise Refusal("already_started", **({} if user == NOBODY else self._next_for(user)))
        if self.tournament is not None:
            raise Refusal("tournament_table")

    def require_playing(self) -> AnyPosition:
        """Return the position of a game in progress.

        :raises Refusal: ``not_started``, ``game_over``, ``paused``, or ``nobody_there`` if it is paused for that.
        """
        if self.status is Status.LOBBY or (self.position is None and self.status is not Status.ENDED):
            raise Refusal("not_started")
        if self.status is not Status.PLAYING or self.position is None:
            raise Refusal("game_over")
        if self.paused:
            raise Refusal("nobody_there" if self.waits else "paused")
        return self.position

    def require_host(self, user: int) -> None:
        """Check that a person has the host's powers.

        :raises Refusal: ``only_host``; ``tournament_table``: nobody has them there.
        """
        if self.tournament is not None:
            raise Refusal("tournament_table")
        if user != self.presiding:
            raise Refusal("only_host", host=f"<@{self.presiding}>")

    def require_welcome(self, user: int) -> None:
        """Check that nobody has kicked a person from this table.

        :raises Refusal: ``kicked``.
        """
        if user in self.kicked:
            raise Refusal("kicked", table=str(self.id))

    def require_manager(self, user: int, *, moderator: bool) -> None:
        """Check that a person may manage the table: the host, whoever presides, or a moderator; see ``ownerless``.

        At a tournament's table, only moderators may who do not play there: no player has power over another.

        :raises Refusal: ``game_over``, ``only_host_or_moderator`` or ``tournament_table``.
        """
        if not self.live:
            raise Refusal("game_over")
        if self.tournament is not None:
            if not moderator or self.is_seated(user):
                raise Refusal("tournament_table")
            return
        is_host = user == self.host and user in people_in(self.seats)
        presides = user == self.presiding and self.is_seated(user)
        if not presides and not is_host and not moderator and not self.ownerless:
            raise Refusal("only_host_or_moderator", host=f"<@{self.presiding}>")

    # Changes

    def apply(self, entry: Entry) -> None:
        """Apply an entry that has been written down."""
        match entry:
            case entries.Seated():
                self.host_decides, self.declined = entry.host_decides, self.declined | entry.declined
                self.host, self.seats, self.deadline = entry.host, entry.seats, entry.deadline
                self.start_asked = {
                    user: self.start_asked[user] for user in self.start_asked.keys() & people_in(self.seats)
                }
                self.kicked |= frozenset() if entry.kicked is None else {entry.kicked}
            case entries.Arranged():
                if (entry.options, entry.turn_seconds) != (self.options, self.turn_seconds):
                    self.start_asked = {}
                self.capacity, self.options, self.turn_seconds = entry.capacity, entry.options, entry.turn_seconds
                self.seats, self.deadline, self.holds = entry.seats, entry.deadline, entry.holds
            case entries.Started():
                self.seats, self.seed, self.deadline = entry.seats, entry.seed, entry.deadline
                self.commitment = entry.commitment
                self.rules = entry.rules
                self.host = self.host if entry.host is None else entry.host
                self.position = self._deal(entry.seed)
                self.status = Status.PLAYING
            case entries.Moved():
                self.failing = False
                if entry.automatic:
                    self.automatic.add(entry.ply)
                if entry.late:
                    self.late.add(entry.ply)
                if entry.substituted:
                    self.substituted.add(entry.ply)
                missed = entry.automatic and self.seen_at(entry.seat) is None
                if entry.by_itself:
                    self.by_itself[entry.seat] = self.turn
                self._play(entry.seat, entry.move)
                self.deadline = entry.deadline
                if missed:
                    self.missed[entry.seat] = self.missed.get(entry.seat, 0) + 1
                elif entry.automatic or not self.idle.get(entry.seat):
                    self.missed[entry.seat] = 0
                for number in entry.back:
                    self._settle(number, None)
                if entry.result is not None:
                    self.status = Status.FINISHED
            case entries.MoveUndone():
                self.position = self.position_after(entry.kept)
                self.recent = deque(self.told_since(max(0, entry.kept - RECENT)), maxlen=RECENT)
                self._seen = None
                self.substituted.discard(entry.kept)
                self.deadline, self.undoing = entry.deadline, {}
            case entries.SeatControl():
                seat = replace(self.seats[entry.seat], **shared(entry, Seating, "took_out"))
                if entry.played_by not in (None, seat.user) and self.position is not None:
                    self.taken_at[entry.seat] = len(self.position.moves)
                owner = seat.user if seat.owner is None else seat.owner
                seat = replace(seat, user=entry.played_by or owner or None, owner=owner if entry.played_by else None)
                self.seats = replaced(self.seats, entry.seat, seat)
                self.deadline = entry.deadline
                self.missed[entry.seat] = self.idle[entry.seat] = 0
                self.kicked |= frozenset() if entry.kicked is None else {entry.kicked}
                self.away_by.pop(entry.seat, None)
                if entry.by is not None:
                    self.away_by[entry.seat] = entry.by
                if entry.took_out and entry.by is not None:
                    took = (replace(each, took_out=each.took_out or each.counts_for == entry.by) for each in self.seats)
                    self.seats = tuple(took)
            case entries.DeadlineSet():
                self.deadline = entry.deadline
                if entry.limit is not None:
                    self.limit = self.turn, entry.limit
            case entries.Paused():
                self.paused, self.deadline, self.acted_by = entry.paused, entry.deadline, entry.by
                if entry.paused:
                    self.seen.clear()
                for number, amount in entry.excused.items():
                    self._settle(number, amount)
            case entries.Placed():
                self.holds, self.channel, self.parent = entry.holds, entry.channel, entry.parent
                self.own_thread, self.message = entry.own_thread, entry.message
            case entries.Waits():
                pass  # whoever has the table knows that it can go on
            case entries.Posted():
                self.message = entry.message
                if entry.seals:
                    self.sealed_in = entry.message
            case entries.Ended():
                self.status, self.deadline = Status.ENDED, None
                self.close_reason, self.acted_by = entry.reason, entry.by
                self.cheers, self.guesses = {}, {}
            case entries.Cheered():
                self.cheers[entry.cheer] = entry.count
                self.cheered[entry.user] = entry.turn
            case entries.Guessed():
                self.guesses.pop(entry.user, None)
                if entry.seat is not None:
                    self.guesses[entry.user] = entry.seat
            case entries.Queued():
                self.next = {user: at for user, at in self.next.items() if user != entry.user}
                if entry.at is not None:
                    self.next = {**self.next, entry.user: entry.at}
        if self.guesses:  # whoever has a seat does not guess
            self.guesses = {user: seat for user, seat in self.guesses.items() if not self.is_seated(user)}

    def _settle(self, seat: Seat, amount: int | None) -> None:
        self.seats = replaced(self.seats, seat, replace(self.seats[seat], settled=amount))


def seated(table: Table, host: int, seats: tuple[Seating, ...], *, kicked: int | None = None) -> entries.Seated:
    """Return the entry after which a lobby has these seats; see ``Seated`` for the rest."""
    people = {seat.user for seat in seats if seat.user is not None}
    gone = frozenset(table.people) - people
    come = len(seats) > len(table.seats) or not people.issubset(table.people)
    # Whoever has to make room for somebody else, or was kicked, has not declined.
    declined = frozenset[int]() if come or kicked else frozenset(filter(table.declines, gone)) - table.declined
    decides = table.host_decides or (table.rematch_of is None and (come or bool(gone)))
    return entries.Seated(table.id, host, in_order(seats), kicked, host_decides=decides, declined=declined)


def people_to_act(position: AnyPosition | None, seats: Sequence[Seating]) -> list[Seat]:
    """Return the seats that have to act and are played by a person who has a real choice."""
    if position is None:
        return []
    return [
        seat
        for seat in position.to_act
        if seats[seat].user is not None and not seats[seat].away and position.formality(seat) is None
    ]


def people_in(seats: Sequence[Seating]) -> list[int]:
    """Return the people who have agreed to play and have not left, in the order of the seats."""
    return [seat.user for seat in seats if seat.held and seat.user is not None]


def presiding_of(host: int, seats: Sequence[Seating], gone: Collection[int] = ()) -> int:
    """Return the person with the host's powers at a live table; see ``Table.presiding``."""
    held = [seat for seat in seats if seat.held and seat.owner is None]
    seated = [seat for seat in held if seat.user not in gone] or held
    there = [seat for seat in seated if not seat.away] or seated
    if not there or any(seat.user == host for seat in there):
        return host
    return first_seated(there) or host


def first_seated(seats: Sequence[Seating]) -> int | None:
    """Return the person who sat down first, in a seat of their own; None if no seat is a person's."""
    people = [seat for seat in seats if seat.user is not None and seat.owner is None]
    return min(people, key=lambda seat: seat.joined_at).user if people else None


def replaced(seats: tuple[Seating, ...], number: Seat, seat: Seating) -> tuple[Seating, ...]:
    """Return the seats with one of them replaced."""
    return (*seats[:number], seat, *seats[number + 1 :])


QUIET_LAPS: Final = 2
"""For how many moves of each seat after their last sign of life a person is taken to be there who had nothing to press
since: they have no choice left, and keep computers playing, or their passes play themselves."""

FORESEEN: Final = 20_000
"""How many moves are foreseen; no game of ours is longer."""


def any_chooses_again(position: AnyPosition, seats: Collection[Seat]) -> bool:
    """Return whether one of these seats is to act, or will be once the time of all who act before it is up.

    If the rules fail, return True: that shows in the next move.
    """
    if not seats:
        return False
    try:
        ahead = position.copy()
        for _ in range(FORESEEN):
            if ahead.outcome is not None:
                return False
            if any(seat in seats and ahead.formality(seat) is None for seat in ahead.to_act):
                return True
            acts = ahead.to_act[0]
            ahead.play(acts, ahead.formality(acts) or ahead.automatic(acts))
    except Exception:  # somebody else may have written the game, and its rules may raise anything
        log.debug("the rules fail in the moves to come", exc_info=True)
    return True


def shared(source: Any, target: type[Any], *but: str) -> dict[str, Any]:
    """Return, by name, those values of a dataclass's object for which another has fields as well, except some."""
    names = {each.name for each in fields(target)}.difference(but)
    return {each.name: getattr(source, each.name) for each in fields(source) if each.name in names}

"""Whether anything tells what a seat has chosen: before all have chosen, or where the game keeps it a secret."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from random import Random
from typing import Final

from bot.games.game import AnyPosition, IllegalMove, Move, Seat
from bot.games.told import Told, play_told
from bot.testkit.leaks import (
    KEEP_OR_TELL,
    LISTED,
    OPEN,
    THE_FACE,
    THE_LOG,
    THE_TABLE,
    Secrets,
    kind_of,
    named,
    told_afterwards,
)

FOLLOWED: Final = 6
"""How many secret choices are followed to the end of a game."""


def told_choice(secrets: Secrets, position: AnyPosition, dice: Random) -> str | None:
    """Return who sees what a seat chooses before all seats that choose at the same time have chosen; None if nobody.

    Two games go on from the position, in which one seat chooses differently.
    """
    seat, seats = dice.choice(position.to_act), range(len(position.scores))
    moves = [*islice(position.legal_moves(seat), LISTED)]
    waiting = [each for each in position.to_act if each != seat]
    if len(moves) < 2 or not waiting:
        return None
    one, other, choices = position.copy(), position.copy(), dice.sample(moves, 2)
    told = play_told(one, seat, choices[0])
    other.play(seat, choices[1])
    while waiting and {*one.to_act} == {*other.to_act} == {*waiting}:
        for watcher in (None, *(each for each in seats if each != seat)):
            what = secrets.difference(watcher, one, other)
            if what is None and secrets.log_tells(told, choices[1]):
                what = THE_LOG
            if what is not None:
                who = f"{what} tells {named(watcher)} whether seat {seat} has chosen {choices[0]} or {choices[1]}"
                return f"{who}, before seats {waiting} have chosen: show it when all have"
        following = waiting.pop(0)
        move = dice.choice([*islice(one.legal_moves(following), LISTED)])
        one.play(following, move)
        other.play(following, move)
    return None


@dataclass(slots=True)
class Kept:
    """What has been found of moves that a seat chooses alone, and that others learn only in part.

    A move is secret if its word is one of ``Game.secret_moves``, or if the log says something of it, and never which
    move of that word it was.
    """

    secrets: Secrets
    _told: set[str] = field(default_factory=set)
    """The words of moves of which the log says which they were."""
    laid_open: set[str] = field(default_factory=set)
    """Those among them with which a card has left a hand that others do not see."""
    _found: dict[str, str] = field(default_factory=dict)
    """By the word of a secret move, what tells it nevertheless."""
    _doubtful: dict[str, str] = field(default_factory=dict)
    """The same of words whose moves may show together what others have chosen, where no other had chosen."""
    _together: set[str] = field(default_factory=set)
    """The words whose moves have done so."""
    _since: list[tuple[AnyPosition, Seat, Move]] = field(default_factory=list)
    """The last moves, as many as there are seats, with the position before each."""
    _before: AnyPosition | None = None
    _followed: int = 0

    def leak(self) -> str | None:
        """Return what tells of a secret move; None if nothing has been found."""
        found = {**{word: said for word, said in self._doubtful.items() if word not in self._together}, **self._found}
        return next((said for word, said in found.items() if word not in self._told), None)

    def watch(self, position: AnyPosition, dice: Random, *, by_trial: bool) -> None:
        """Try what a seat may choose alone at a position. All positions of a game are watched, one after the other.

        :param by_trial: whether words that the game does not declare are tried as well.
        """
        self._note(position)
        for word, moves in self._choices(position) if len(position.to_act) == 1 else ():
            declared = word in self.secrets.game.secret_moves
            if (declared or by_trial) and not {word} & (self._told | self._found.keys()):
                self._try(position, word, dice.sample(moves, 2), dice, declared=declared)

    def _note(self, position: AnyPosition) -> None:
        if not position.moves:
            self._since, self._before = [], None
        if self._before is not None:
            self._since = [*self._since[1 - len(position.scores) :], (self._before, *position.moves[-1])]
        self._before = position.copy()

    def _choices(self, position: AnyPosition) -> Iterator[tuple[str, list[Move]]]:
        """Yield the legal moves of the seat that is to act, if there are several of a word that say as much."""
        kinds: dict[tuple[str, int], list[Move]] = {}
        for move in islice(position.legal_moves(position.to_act[0]), LISTED) if position.to_act else ():
            kinds.setdefault(kind_of(self.secrets.game, move), []).append(move)
        yield from ((word, moves) for (word, _), moves in kinds.items() if len(moves) > 1)

    def _try(self, position: AnyPosition, word: str, moves: list[Move], dice: Random, *, declared: bool) -> None:
        (one, first), (other, second) = (_played(position, move) for move in moves)
        tell = self.secrets.tell
        logs = [[*tell(each)] for each in (first, second)] if tell is not None else [[], []]
        if not declared:
            ends = [(each.to_act, each.turn, each.outcome, len(each.rounds)) for each in (position, one, other)]
            if ends[1] != ends[2] or ends[1][-2:] != ends[0][-2:]:
                return  # what follows from a move is told, too
            if logs[0] != logs[1]:
                self._told.add(word)
                if position.hand(first.seat) != one.hand(first.seat) != other.hand(first.seat):
                    self.laid_open.add(word)
            if logs[0] != logs[1] or not logs[0]:
                return
        happens = self.secrets.happens
        found = f"{THE_LOG} tells everybody" if logs[0] != logs[1] else self._seen(one, other, declared=declared)
        if found is None and happens is not None and [*happens(first)] != [*happens(second)]:
            found = f"{THE_TABLE} tells everybody"
        if found is None and self._followed < FOLLOWED:
            self._followed += 1
            found = self._seen_later(one, other, dice)
        if found is None:
            return
        why = "is secret" if declared else "the log does not tell"
        which = f"{found} whether seat {first.seat} has chosen {first.move} or {second.move}"
        together = self._shown_together(word, first)
        if together:
            self._together.add(word)
        else:
            (self._doubtful if together is None else self._found)[word] = f"{which}, which {why}: {KEEP_OR_TELL}"

    def _seen(self, one: AnyPosition, other: AnyPosition, *, declared: bool) -> str | None:
        """Return what tells whom which of two secret moves was played. Whoever was given a card may see it."""
        hints = () if declared else {*self.secrets.hints, *OPEN}
        secrets, seats = replace(self.secrets, hints=hints), range(len(one.scores))
        mover = one.moves[-1][0]
        for watcher in (None, *(seat for seat in seats if seat != mover)):
            if any(secrets.sees_hand(watcher, seat) and one.hand(seat) != other.hand(seat) for seat in seats):
                continue
            what = secrets.difference(watcher, one, other)
            if what is None and one.outcome != other.outcome:
                what = "the outcome"
            if what is None and secrets.shown and secrets.shown(one, watcher) != secrets.shown(other, watcher):
                what = THE_FACE
            if what is not None:
                return f"{what} tells {named(watcher)}"
        return None

    def _seen_later(self, one: AnyPosition, other: AnyPosition, dice: Random) -> str | None:
        """Return what is told at the end of two games that nobody who watched could tell apart."""
        while one.to_act == other.to_act and one.to_act and one.turn == other.turn:
            seat = dice.choice(one.to_act)
            both = [each for each in islice(one.legal_moves(seat), LISTED) if each in other.legal_moves(seat)]
            if not both:
                return None
            move = dice.choice(both)
            logs = []
            for position in (one, other):
                told = play_told(position, seat, move)
                logs.append([*self.secrets.tell(told)] if self.secrets.tell else [])
            if logs[0] != logs[1] or replace(self.secrets, hints=()).difference(None, one, other):
                return None  # it has been shown
        return told_afterwards(self.secrets, one, other)

    def _shown_together(self, word: str, told: Told) -> bool | None:
        """Tell whether a move shows what others have chosen in secret just before it, as where all lay down bids.

        None means that it cannot be told: nobody has had a choice just before it.
        """
        game, following, tried = self.secrets.game, [(told.seat, told.move)], False
        for position, seat, move in reversed(self._since):
            if seat == told.seat:
                break
            legal = [*islice(position.legal_moves(seat), LISTED)] if kind_of(game, move)[0] == word else []
            others = [each for each in legal if each != move and kind_of(game, each) == kind_of(game, move)]
            if any(self._shows(position, (seat, move), (seat, each), following) for each in others[:1]):
                return True
            tried |= bool(others)
            following.insert(0, (seat, move))
        return False if tried else None

    def _shows(
        self,
        position: AnyPosition,
        one: tuple[Seat, Move],
        other: tuple[Seat, Move],
        following: Sequence[tuple[Seat, Move]],
    ) -> bool:
        """Tell whether the last of some moves shows everybody which of two was played before them."""
        secrets, (true, instead) = replace(self.secrets, hints=()), (position.copy(), position.copy())
        try:
            for each, alike in zip([one, *following], [other, *following], strict=True):
                if secrets.difference(None, true, instead):
                    return False
                true.play(*each)
                instead.play(*alike)
        except IllegalMove:
            return False
        return secrets.difference(None, true, instead) is not None


def _played(position: AnyPosition, move: Move) -> tuple[AnyPosition, Told]:
    """Return the position after a move of the seat that is to act, and what is told of it."""
    after = position.copy()
    return after, play_told(after, position.to_act[0], move)

"""Checks of what a game says after each move, before it is kept: a fault in its rules must not spoil what is stored."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.faults import BrokenRules
from bot.games.game import AnyGame, AnyPosition, Move, Outcome, Seat

MOST_POINTS: Final = 2**31 - 1
"""The highest score, and the highest count of a tally: what the database can keep."""

LONGEST_TALLY: Final = 32
"""How long the name of a tally may be, in characters."""

MOST_MOVES: Final = 50_000
"""The most moves of a game. Of our games, Stardust is the longest: the kit for games holds it to 20,000."""

_KEPT_MOVE: Final = re.compile(r"[^;]{1,100}")
"""A move that can be kept. Where all moves of a game are kept as one text, a semicolon parts them."""


class TooManyMoves(BrokenRules):
    """A game has had more moves than any that comes to an end."""


def play(game: AnyGame, position: AnyPosition, seat: Seat, move: Move, seats: int, shown: Seat | None) -> Move:
    """Play a move, and check that it can be kept, and that the position can be shown and played on; return it.

    :param seats: how many there are.
    :param shown: the seat for which the position is shown; None for everybody.
    :raises IllegalMove: the rules refuse the move.
    :raises BrokenRules: the rules do what no rules may do. Whatever else they raise, they have failed as well.
    """
    ply = len(position.moves)
    if ply >= MOST_MOVES:
        raise TooManyMoves(f"after {ply} moves, it is not over")
    played = position.play(seat, move)
    if len(position.moves) != ply + 1:
        raise BrokenRules(f"after move {ply + 1}, it has {len(position.moves)} moves")
    mover, noted = position.moves[-1]
    if mover != seat or not all(isinstance(each, str) and _KEPT_MOVE.fullmatch(each) for each in (played, noted)):
        raise BrokenRules(f"move {ply + 1}, of seat {seat}, is {repr(played)[:200]}; noted is {repr(noted)[:200]}")
    check_position(game, position.to_act, position.outcome, seats)
    position.view(shown)
    return played


def check_position(game: AnyGame, to_act: Sequence[Seat], outcome: Outcome | None, seats: int) -> None:
    """Check what a position says of the seats that are to act, and how the game ended.

    :param seats: how many there are at the table.
    :raises BrokenRules: a seat is not at the table, or nobody is to act though the game is not over; or the outcome
        lacks a winner whom the game promises to several seats, or has one twice, or a score or place of a seat cannot
        be kept.
    """
    there = range(seats)
    if not all(type(seat) is int and seat in there for seat in to_act):
        raise BrokenRules(f"of {seats} seats, {tuple(to_act)} are to act")
    if outcome is None:
        if not to_act:
            raise BrokenRules("no seat is to act, and the game has no outcome")
        return
    promised = game.somebody_wins and seats > 1
    known = {*outcome.winners} & {*there}
    if (promised and not outcome.winners) or len(known) != len(outcome.winners):
        raise BrokenRules(f"of {seats} seats, {outcome.winners} have won")
    scores = outcome.scores if outcome.scores or game.scored else None
    for what, found in (("scores", scores), ("places", outcome.places)):
        if found is not None and (len(found) != seats or not all(map(_can_be_kept, found))):
            raise BrokenRules(f"the {what} of {seats} seats are {found}")


def check_teams(teams: Sequence[Sequence[Seat]], seats: int) -> None:
    """Check that each seat is in one team.

    :raises BrokenRules: it is not.
    """
    there = {*range(seats)}
    if sum(map(len, teams)) != seats or {seat for team in teams for seat in team} != there or not all(teams):
        raise BrokenRules(f"the teams of {seats} seats are {[[*team] for team in teams]}")


def check_places(teams: Sequence[Sequence[Seat]], outcome: Outcome, places: Sequence[int]) -> None:
    """Check that places count from 1, that winners come first, and that the members of each team have ended alike.

    :raises BrokenRules: they do not.
    """
    first = {seat for seat, place in enumerate(places) if place == 1}
    if min(places) < 1 or first != {*outcome.winners}:
        raise BrokenRules(f"{outcome.winners} have won, and the places are {places}")
    for team in teams:
        if len({places[seat] for seat in team}) > 1:
            raise BrokenRules(f"of the team {[*team]}, the places are {[places[seat] for seat in team]}")


def check_tallies(tallies: Sequence[Mapping[str, int]], seats: int) -> None:
    """Check what is counted in the statistics.

    :raises BrokenRules: it is not a mapping for every seat, or has a name or a count that cannot be kept.
    """
    names = [name for each in tallies for name in each]
    counts = [count for each in tallies for count in each.values()]
    if len(tallies) != seats or not all(map(_can_be_kept, counts)):
        raise BrokenRules(f"the tallies of {seats} seats are {tallies}")
    if not all(isinstance(name, str) and len(name) <= LONGEST_TALLY for name in names):
        raise BrokenRules(f"the names of its tallies are {names}")


def check_score(score: object) -> None:
    """Check that a score can be kept.

    :raises BrokenRules: it cannot.
    """
    if not _can_be_kept(score):
        raise BrokenRules(f"a score is {score!r}")


def _can_be_kept(number: object) -> bool:
    return isinstance(number, int) and -MOST_POINTS <= number <= MOST_POINTS

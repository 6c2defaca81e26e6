"""Checks of what a game says after each move, before it is kept: a fault in its rules must not spoil what is stored."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import islice
from typing import Any, Final

from bot.games.errors import OUR_MODULES, BrokenRules, failing
from bot.games.game import AnyGame, AnyPosition, Dealer, IllegalMove, Move, Outcome, Round, Seat
from bot.games.highlights import Bold, Highlights

MOST_POINTS: Final = 2**31 - 1
"""The highest score, and the highest count of a tally: what the database can keep."""

LONGEST_TALLY: Final = 32
"""How long the name of a tally may be, in characters."""

MOST_MOVES: Final = 50_000
"""The most moves of a game. Of our games, Stardust is the longest: the kit for games holds it to 20,000."""

_KEPT_MOVE: Final = re.compile(r"[^;]{1,100}")
"""A move that can be kept. Where all moves of a game are kept as one text, a semicolon parts them."""


_TRIED: Final = 50
"""How many of the moves that are offered to a seat are looked at: a sequence of moves may be very long."""


class TooManyMoves(BrokenRules):
    """A game has had more moves than any that comes to an end."""


def deal(game: AnyGame, seats: int, dealer: Dealer, options: Any) -> AnyPosition:
    """Begin a game, and check that its first position can be shown and played on; return it.

    :param options: the house rules, as the game has read them.
    :raises BadSetup: the game cannot begin so.
    :raises BrokenRules: the rules do what no rules may do.
    """
    position = game.start(seats, dealer, options)
    check_teams(game.teams(seats, options), seats)
    check_position(game, position, seats)
    check_views(position, (None, *position.to_act))
    return position


def play(game: AnyGame, position: AnyPosition, seat: Seat, move: Move, seats: int, shown: Seat | None) -> Move:
    """Play a move, and check that it can be kept, and that the position can be shown and played on; return it.

    :param seats: how many there are.
    :param shown: the seat for which the position is shown; None for everybody.
    :raises IllegalMove: the rules refuse the move.
    :raises BrokenRules: the rules do what no rules may do, such as refusing a move that they offer, or fail.
    """
    ply, over = len(position.moves), len(position.rounds)
    if ply >= MOST_MOVES:
        raise TooManyMoves(f"after {ply} moves, it is not over")
    ours = type(game).__module__.startswith(OUR_MODULES)  # our tests see to what is not checked there
    with failing():
        try:
            played = position.play(seat, move)
        except IllegalMove as error:
            if not ours and seat in position.to_act and move in islice(position.view(seat).legal_moves, _TRIED):
                raise BrokenRules(f"seat {seat} is offered {_shown(move)}, which is refused: {error}") from error
            raise
        if len(position.moves) != ply + 1:
            raise BrokenRules(f"after move {ply + 1}, it has {len(position.moves)} moves")
        mover, noted = position.moves[-1]
        if mover != seat or played != noted or not (isinstance(played, str) and _KEPT_MOVE.fullmatch(played)):
            raise BrokenRules(f"move {ply + 1}, of seat {seat}, is {_shown(played)}; noted is {_shown(noted)}")
        check_position(game, position, seats, over)
        check_views(position, (shown,) if ours else (shown, seat, *position.to_act))  # as long as all the rest
    return played


def check_position(game: AnyGame, position: AnyPosition, seats: int, over: int = 0) -> None:
    """Check what a position says of the seats that are to act, of the game so far, and how it ended.

    :param seats: how many there are at the table.
    :param over: how many of its rounds have been checked before.
    :raises BrokenRules: a seat is not at the table, or nobody is to act though the game is not over; or the position is
        not of the types that it has to be of; or its outcome is none, see ``check_outcome``.
    """
    to_act, turn, outcome = position.to_act, position.turn, position.outcome
    there = range(seats)
    if not isinstance(to_act, Sequence) or not all(type(seat) is int and seat in there for seat in to_act):
        raise BrokenRules(f"of {seats} seats, {_shown(to_act)} are to act")
    if type(turn) is not int or not 0 <= turn <= len(position.moves):
        raise BrokenRules(f"after {len(position.moves)} moves, its turn is {_shown(turn)}")
    rounds, scores = position.rounds, position.scores
    if not isinstance(rounds, Sequence) or not all(isinstance(each, Round) for each in rounds[over:]):
        raise BrokenRules(f"its rounds are {_shown(rounds)}")
    winners = [each.winner for each in rounds[over:]]
    if not all(winner is None or winner in there for winner in winners):
        raise BrokenRules(f"of {seats} seats, {_shown(winners)} have won its rounds")
    teams = [each.team for each in rounds[over:]]
    if not all(team is None or team in there for team in teams):
        raise BrokenRules(f"of {seats} seats, the teams {_shown(teams)} have won its rounds")
    if scores != () and not _are_numbers(scores, seats):
        raise BrokenRules(f"the scores of {seats} seats are {_shown(scores)}")
    if outcome is not None:
        check_outcome(game, outcome, seats)
    elif not to_act:
        raise BrokenRules("no seat is to act, and the game has no outcome")


def check_outcome(game: AnyGame, outcome: Outcome, seats: int) -> None:
    """Check how a game ended.

    :raises BrokenRules: the outcome lacks a winner whom the game promises to several seats, or has one twice, or a
        score or place of a seat cannot be kept.
    """
    if not isinstance(outcome, Outcome) or not isinstance(outcome.winners, Collection):
        raise BrokenRules(f"its outcome is {_shown(outcome)}")
    promised = game.somebody_wins and seats > 1
    known = {*outcome.winners} & {*range(seats)}
    if (promised and not outcome.winners) or len(known) != len(outcome.winners):
        raise BrokenRules(f"of {seats} seats, {_shown(outcome.winners)} have won")
    scores, places = outcome.scores, outcome.places
    if not _are_numbers(scores, seats) and (game.scored or scores != ()):
        raise BrokenRules(f"the scores of {seats} seats are {_shown(scores)}")
    if places is not None and not _are_numbers(places, seats):
        raise BrokenRules(f"the places of {seats} seats are {_shown(places)}")


def check_views(position: AnyPosition, seats: Iterable[Seat | None]) -> None:
    """Check that a position can be shown, and that each seat to act has a move that can be stored.

    :param seats: None among them for spectators.
    :raises BrokenRules: it cannot be shown, or a seat has no move, or one that cannot be kept.
    """
    for seat in {*seats}:
        view = position.view(seat)
        if not hasattr(view, "legal_moves"):
            raise BrokenRules(f"the view of seat {seat} is {_shown(view)}")
        legal: Any = view.legal_moves
        if not isinstance(legal, Sequence) or (seat in position.to_act and not legal):
            raise BrokenRules(f"the legal moves of seat {seat} are {_shown(legal)}")
        for move in islice(legal, _TRIED):
            if not isinstance(move, str) or not _KEPT_MOVE.fullmatch(move):
                raise BrokenRules(f"a move offered to seat {seat} is {_shown(move)}: 1 to 100 characters, no semicolon")


def check_teams(teams: Sequence[Sequence[Seat]], seats: int) -> None:
    """Check that each seat is in one team.

    :raises BrokenRules: it is not.
    """
    there = {*range(seats)}
    if sum(map(len, teams)) != seats or {seat for team in teams for seat in team} != there or not all(teams):
        raise BrokenRules(f"the teams of {seats} seats are {[[*team] for team in teams]}")


def check_places(teams: Sequence[Sequence[Seat]], outcome: Outcome, places: Sequence[int]) -> None:
    """Check that places count from 1, that winners come first, and that the members of each team have ended alike.

    There are no more places than seats, and no first one where nobody has won.

    :raises BrokenRules: they do not.
    """
    first, last = {seat for seat, place in enumerate(places) if place == 1}, len(places) + (not outcome.winners)
    if not 1 <= min(places) <= max(places) <= last or first != {*outcome.winners}:
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


def check_achieved(achieved: Sequence[Collection[str]], seats: int) -> None:
    """Check what each seat has achieved.

    :raises BrokenRules: it is not a collection of names for every seat, or has a name that cannot be kept.
    """
    names = [name for each in achieved for name in each]
    if len(achieved) != seats or not all(isinstance(name, str) and len(name) <= LONGEST_TALLY for name in names):
        raise BrokenRules(f"what {seats} seats have achieved is {_shown(achieved)}")


def check_highlights(found: Highlights | None, seats: int) -> None:
    """Check what is worth telling of a finished game.

    :raises BrokenRules: it is none, or names a seat that is not there, or what is no number or text for words.
    """
    if found is None:
        return
    bold = found.bold if isinstance(found, Highlights) else found
    if not isinstance(found, Highlights) or not 0 <= found.margin <= 1 or not isinstance(bold, Bold | None):
        raise BrokenRules(f"its highlights are {_shown(found)}, and the margin is from 0 to 1")
    if bold is not None:
        plain = all(isinstance(each, str | int) for each in bold.details.values())
        if bold.seat not in range(seats) or not 0 <= bold.boldness <= 1 or not plain:
            raise BrokenRules(f"the boldest thing of {seats} seats is {_shown(bold)}, and boldness is from 0 to 1")


def check_score(score: object) -> None:
    """Check that a score can be kept.

    :raises BrokenRules: it cannot.
    """
    if not _can_be_kept(score):
        raise BrokenRules(f"a score is {score!r}")


def _are_numbers(found: object, count: int) -> bool:
    return isinstance(found, Sequence) and len(found) == count and all(map(_can_be_kept, found))


def _shown(found: object) -> str:
    return repr(found)[:200]


def _can_be_kept(number: object) -> bool:
    return isinstance(number, int) and -MOST_POINTS <= number <= MOST_POINTS

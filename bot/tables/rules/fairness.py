"""How a finished game counts for the owner of each seat (docs/fairness.md).

A game counts for the people who agreed to it and whom nobody took out of it while they were playing. Every game that
ends, by its rules or because somebody closed it, passes through ``result_of`` or ``settlement_of``. Every message and
every count goes by ``Seating.verdict``.
"""

from collections import Counter
from collections.abc import Collection, Sequence

from bot.games.checks import check_achieved, check_outcome, check_places, check_tallies, check_teams
from bot.games.game import AnyGame, AnyPosition, Seat
from bot.store.engine.status import Verdict
from bot.store.journal.entries import NOBODY, Result, Seating
from bot.tables.rules.table import Status, Table


def gain_of(seat: Seating, score: int, *, stakes: bool = False) -> int:
    """Return the stars or credits that a finished game brings to the owner of a seat; a loss is negative.

    :param score: what the seat has at the end of the game. The owner of a seat that was given up bears its losses, but
        what the computer won for it is nobody's. Who took somebody out wins no stars.
    :param stakes: whether it is play money, which all have brought.
    """
    match seat.verdict:
        case Verdict.COUNTS:
            return score if stakes or not seat.took_out else min(score, 0)
        case Verdict.GIVEN_UP:
            return min(score, 0)
        case Verdict.TAKEN_OUT:
            return seat.settled or 0


def result_of(
    game: AnyGame,
    position: AnyPosition,
    seats: Sequence[Seating],
    teams: Sequence[Sequence[Seat]] = (),
    *,
    for_gains: bool = True,
    automatic: Collection[int] = (),
) -> Result:
    """Return the result of a game that its rules have ended, for each of its seats.

    :param teams: the seats of each team, see ``Game.teams``; empty if everybody plays for themselves.
    :param for_gains: whether the players get what the game counts.
    :param automatic: the numbers of the moves, from 0, that were made for somebody.
    :raises BrokenRules: it cannot be kept.
    """
    assert position.outcome is not None
    check_outcome(game, position.outcome, len(seats))
    places = game.places(position.outcome, len(seats))
    if teams:
        check_teams(teams, len(seats))
    check_places(teams, position.outcome, places)
    scores = position.outcome.scores or (0,) * len(seats)
    tallies = tuple(game.tallies(position))
    check_tallies(tallies, len(seats))
    own = Counter(seat for ply, (seat, _) in enumerate(position.moves) if ply not in automatic)
    return Result(
        scores=scores,
        places=places,
        strengths=tuple(None if seat.level is None else game.strengths.get(seat.level) for seat in seats),
        tallies=tallies,
        verdicts=tuple(seat.verdict for seat in seats),
        gains=tuple(
            gain_of(seat, score, stakes=game.purse > 0) if for_gains and game.adds_up else 0
            for seat, score in zip(seats, scores, strict=True)
        ),
        played=tuple(own[seat] for seat in range(len(seats))),
        took_out=tuple(seat.took_out for seat in seats),
        achieved=achieved_in(game, position, seats),
        teams=tuple(number for seat in range(len(seats)) for number, team in enumerate(teams) if seat in team),
        rated=game.is_rated,
    )


def loser_of(table: Table, closer: int) -> Seat | None:
    """Return the seat of a person who loses a game that is closed; None if none does.

    Its closer does while others are still playing. If none is, whoever has taken somebody out of it does, also if they
    have left it and an accomplice closes it. A moderator who does not play lets nobody lose.

    :param closer: the person who closes it; ``NOBODY`` if all do, or nobody.
    """
    if table.status is not Status.PLAYING or not table.game.is_rated:
        return None
    own = next((number for number, seat in enumerate(table.seats) if seat.counts_for == closer), None)
    if closer != NOBODY and (table.others_at(closer) or table.took_out(closer) or not table.is_seated(closer)):
        return own
    return next((number for number, seat in enumerate(table.seats) if seat.took_out), None)


def loses(table: Table, closer: int) -> bool:
    """Return whether a person loses a game by closing it."""
    lost = loser_of(table, closer)
    return lost is not None and table.seats[lost].counts_for == closer


def achieved_in(game: AnyGame, position: AnyPosition, seats: Sequence[Seating]) -> tuple[tuple[str, ...], ...]:
    """Return the names of what each seat's owner has achieved in a game that its rules have ended.

    It takes at least two people who played to the end, or one against computer players of the highest level only. A
    computer that finished somebody's game for them is not of that level.
    """
    finishing = [seat.level is None and seat.verdict is Verdict.COUNTS for seat in seats]
    strongest = list(game.levels)[-1]
    others = [seat.level for seat, finished in zip(seats, finishing, strict=True) if not finished]
    if sum(finishing) < 2 and any(level != strongest for level in others):
        return ()
    achieved = game.achieved(position)
    check_achieved(achieved, len(seats))
    return tuple(
        tuple(sorted(names)) if seat.level is None and seat.verdict is Verdict.COUNTS else ()
        for seat, names in zip(seats, achieved, strict=True)
    )


def settlement_of(position: AnyPosition, seats: Sequence[Seating], closer: int | None) -> tuple[int, ...]:
    """Return what everybody takes away from a game for money that is closed before its end.

    :param closer: the person who closes it, who loses what they have bet in the running hand; ``NOBODY`` for
        everybody: they have left it, or have not come back to it; None if nobody at the table does.
    """
    gains: list[int] = []
    for number, seat in enumerate(seats):
        closes = seat.counts_for is not None and closer in (seat.counts_for, NOBODY)
        gains.append(gain_of(seat, position.broken_off(number if closes else None)[number], stakes=True))
    return tuple(gains)


def settled(position: AnyPosition, seat: Seat) -> int:
    """Return what a seat's owner takes away who is taken out of a game now."""
    return position.broken_off(None)[seat]


def result_at(table: Table) -> Result:
    """Return the result of a game that its rules have ended."""
    assert table.position is not None
    seats, teams, automatic = table.seats, table.teams, table.made_for
    return result_of(table.game, table.position, seats, teams, for_gains=table.for_gains, automatic=automatic)


def taken_away(table: Table, seat: Seat) -> int | None:
    """Return what the owner of a seat takes away from a closed game for money, in credits; None if it was for none."""
    if table.position is None or not table.stake:
        return None
    return settlement_of(table.position, table.seats, table.acted_by)[seat]

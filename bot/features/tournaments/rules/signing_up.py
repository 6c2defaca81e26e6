"""What entrants decide: to sign up, to say that they are there, to withdraw; and filling tables up with computers.

All is refused once it is ``tournament_over``, and to who is ``not_entered`` what only an entrant can decide.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Final

from bot.features.tournaments.rules.entries import CheckedIn, Replaced, SignedUp, Why, Withdrawn
from bot.features.tournaments.rules.options import MOST_ENTRANTS, Format
from bot.features.tournaments.rules.refusing import entrant_in, require_live
from bot.features.tournaments.rules.tournament import Phase, Tournament
from bot.games.refused import Refused

USUAL_LENGTH: Final = timedelta(hours=2)
"""How long a tournament is taken to last, where its format does not say it."""

MOST_RECORDED: Final = 3 * MOST_ENTRANTS
"""How many entrants a record may have, also of those who are out or wait."""

MOST_TIMES: Final = 10
"""How often a person may sign up for one tournament or come back to it, so that nobody can fill its record."""


def sign_up(
    tournament: Tournament, now: datetime, user: int, others: Iterable[Tournament] = (), side: int | None = None
) -> SignedUp | Replaced:
    """Enter a person, or put them on the waiting list.

    Somebody who has withdrawn, or was not there, and comes back to a tournament that has begun gets their own place
    back, with their results: they replace themselves.

    Nobody may enter two tournaments of a server at overlapping times. One that has begun lasts until it is over; if
    only its beginning is known, it is taken to last ``USUAL_LENGTH``, an arena its own time. A tournament that its
    organiser begins by hand overlaps only with those that have begun, and only once it has begun itself. Who is out
    of a tournament, is knocked out, or is on its waiting list is free.

    :param others: the other tournaments of the server that are not over.
    :param side: for which club of a match they play: its place in ``Options.clubs``. Other formats make no use of it.
    :raises Refused: ``tournament_begun``, ``entered_already``, ``disqualified``, ``entered_elsewhere`` (with the number
        of the ``tournament``), ``tournament_full`` (nobody can even wait), ``signed_up_too_often``; in a match of clubs
        ``match_not_accepted``, ``which_club``.
    """
    require_live(tournament)
    clubs = tournament.options.format is Format.CLUBS
    if clubs and not tournament.accepted:
        raise Refused("match_not_accepted")
    if clubs and side not in range(len(tournament.options.clubs)):
        raise Refused("which_club")
    if tournament.phase is Phase.RUNNING and not tournament.options.late:
        raise Refused("tournament_begun")
    if user in tournament.barred:
        raise Refused("disqualified")
    entered = tournament.entrant_of(user)
    if entered is not None and entered.out is None:
        raise Refused("entered_already")
    other = entered_elsewhere(tournament, now, user, others)
    if other is not None:
        raise Refused("entered_elsewhere", tournament=str(other.id))
    times = sum(1 + each.returns for each in tournament.entrants if each.user == user)
    if entered is not None and times >= MOST_TIMES:
        raise Refused("signed_up_too_often")
    drawn = {each for pairing in tournament.pairings for each in pairing.entrants}
    if entered is not None and tournament.phase is Phase.RUNNING and entered.number in drawn:
        if tournament.full:
            raise Refused("tournament_full")
        return Replaced(now, entered.number, user, None)
    if len(tournament.entrants) >= MOST_RECORDED:
        raise Refused("tournament_full")
    return SignedUp(now, user, side=side if clubs else None)


def check_in(tournament: Tournament, now: datetime, user: int) -> CheckedIn:
    """Note that a person is there. Somebody on the waiting list says that they are there if a place becomes free.

    :raises Refused: ``check_in_closed`` (it has not opened, or the tournament has begun), ``checked_in_already``.
    """
    require_live(tournament)
    entered = entrant_in(tournament, user)
    if tournament.phase is not Phase.CHECK_IN:
        raise Refused("check_in_closed")
    if entered.here:
        raise Refused("checked_in_already")
    return CheckedIn(now, entered.number)


def withdraw(tournament: Tournament, now: datetime, user: int, why: Why = Why.WITHDREW) -> Withdrawn:
    """Take a person out of a tournament, as they wish, or because they have left the server or are forgotten."""
    require_live(tournament)
    return Withdrawn(now, entrant_in(tournament, user).number, why)


def missing_computers(tournament: Tournament) -> int:
    """Return how many more computer players would fill all tables; negative if so many are too many."""
    playing = tournament.playing
    computers = sum(each.computer for each in playing)
    return -(len(playing) - computers) % tournament.options.seats - computers


def fill_with_computers(tournament: Tournament, now: datetime) -> tuple[SignedUp | Withdrawn, ...]:
    """Return what makes the entrants fill all tables, in the order in which it is to be written.

    Computer players are added where a table would not be full, and taken out where they are too many. Those at a table
    stay. In a knock-out, none are added once a round has been drawn. Ask for it before each draw.

    :return: nothing, if the organiser does not allow computer players, nothing is missing, or it is over.
    """
    if tournament.phase is Phase.OVER or not tournament.options.computers:
        return ()
    if tournament.options.format is Format.KNOCK_OUT and tournament.rounds:
        return ()
    missing = missing_computers(tournament)
    if missing >= 0:
        return tuple(SignedUp(now, None, computer=True) for _ in range(missing))
    at_tables = tournament.busy
    idle = [each for each in reversed(tournament.playing) if each.computer and each.number not in at_tables]
    return tuple(Withdrawn(now, each.number, Why.WITHDREW) for each in idle[:-missing])


def entered_elsewhere(
    tournament: Tournament, now: datetime, user: int, others: Iterable[Tournament]
) -> Tournament | None:
    """Return another tournament in which a person plays at the time of this one; None if there is none.

    :param others: the tournaments of the server that are not over.
    """
    there = (each for each in others if each.id != tournament.id and _plays_in(each, user))
    return next((each for each in there if overlap(tournament, each, now)), None)


def overlap(one: Tournament, other: Tournament, now: datetime) -> bool:
    """Tell whether two tournaments that are not over are played at the same time, as far as is known."""
    first, second = _time_of(one, now), _time_of(other, now)
    return first is not None and second is not None and first[0] < second[1] and second[0] < first[1]


def _time_of(tournament: Tournament, now: datetime) -> tuple[datetime, datetime] | None:
    """Return from when until when a tournament is played; None if nobody knows."""
    if tournament.options.format is Format.LADDER:
        return None  # its people play when both of them like to
    begins = tournament.begun_at or tournament.options.starts
    if begins is None:
        return None
    arena = tournament.options.format is Format.ARENA
    ends = begins + (timedelta(minutes=tournament.options.minutes) if arena else USUAL_LENGTH)
    return begins, max(ends, now + USUAL_LENGTH) if tournament.phase is Phase.RUNNING and not arena else ends


def _plays_in(tournament: Tournament, user: int) -> bool:
    entered = tournament.entrant_of(user)
    return entered is not None and entered.playing and not tournament.knocked_out(entered.number)

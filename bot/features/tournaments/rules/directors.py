"""What the organiser, further directors and the server's moderators decide. Everybody sees who did it, and why.

Whether somebody may direct it is checked where they ask for it (``Act``). Each decision is refused once it is
``tournament_over``; one about an entrant with ``unknown_entrant``, and one with a reason with ``reason_missing`` and
``reason_too_long``.
"""

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Final

from bot.features.tournaments.rules import entries
from bot.features.tournaments.rules.announcing import reason
from bot.features.tournaments.rules.entries import Ending, Entrant, Pairing, Why
from bot.features.tournaments.rules.refusing import (
    entrant_numbered,
    pairing_numbered,
    require_live,
    require_running,
)
from bot.features.tournaments.rules.running import check_places, end
from bot.features.tournaments.rules.tournament import Paired, Phase, Tournament
from bot.games.refused import Refused

CORRECTED_FOR: Final = timedelta(days=1)
"""How long after its end the results of a tournament can be corrected."""

MOST_DIRECTORS: Final = 10
"""How many directors there may be besides the organiser."""


def disqualify(tournament: Tournament, now: datetime, by: int, entrant: Entrant, why: str) -> entries.Withdrawn:
    """Take an entrant out for good: the person cannot enter again. Somebody who is out already can be disqualified.

    Whoever has signed up again since is out as the entrant that they are now.

    :param why: what everybody is told about it.
    :raises Refused: ``disqualified_already``.
    """
    require_live(tournament)
    entered = entrant_numbered(tournament, entrant)
    newest = None if entered.out is None or entered.user is None else tournament.entrant_of(entered.user)
    if newest is not None and newest.out is None:
        entered = newest
    if entered.out is Why.DISQUALIFIED:
        raise Refused("disqualified_already")
    return entries.Withdrawn(now, entered.number, Why.DISQUALIFIED, by, reason(why))


def take_out(tournament: Tournament, now: datetime, by: int, entrant: Entrant, why: str) -> entries.Withdrawn:
    """Withdraw an entrant for them, who can come back where late entry is allowed.

    :raises Refused: ``not_entered``.
    """
    require_live(tournament)
    if entrant_numbered(tournament, entrant).out is not None:
        raise Refused("not_entered")
    return entries.Withdrawn(now, entrant, Why.WITHDREW, by, reason(why))


def replace(tournament: Tournament, now: datetime, by: int, entrant: Entrant, user: int) -> entries.Replaced:
    """Let another person go on in an entrant's place, with their results.

    Before the tournament begins, only an entrant who is in can be replaced.

    :param user: somebody who is not in, nor on the waiting list. Who was replaced before is not in.
    :raises Refused: ``not_entered``, ``other_entered_already`` (with the ``user``), ``disqualified`` (the person was
        disqualified), ``tournament_full``, also if as many play for the entrant's club as may.
    """
    require_live(tournament)
    entered = entrant_numbered(tournament, entrant)
    if entered.out is not None and tournament.phase is not Phase.RUNNING:
        raise Refused("not_entered")
    if user in tournament.barred:
        raise Refused("disqualified")
    if tournament.has_in(user):
        raise Refused("other_entered_already", user=str(user))
    if tournament.full and (entered.out is not None or entered.computer):
        raise Refused("tournament_full")
    if entered.out is not None and tournament.side_full(entered.side):  # somebody of the waiting list plays instead
        raise Refused("tournament_full")
    return entries.Replaced(now, entrant, user, by)


def adjust(
    tournament: Tournament,
    now: datetime,
    by: int,
    pairing: Pairing,
    places: Sequence[int],
    why: str,
    unplayed: Callable[[Paired], bool] = lambda paired: False,
) -> entries.Adjusted:
    """Change the result of a pairing, or give it one. For ``CORRECTED_FOR`` after its end, mistakes can be corrected.

    The rounds that are drawn stay as they are. If another entrant of a knock-out goes on, they take the other one's
    place at the next table, unless it has begun.

    :param places: see ``running.play_result``.
    :param unplayed: tells whether the table of a pairing may have begun, because nobody has played a card there.
    :raises Refused: ``corrections_over``, ``tournament_not_begun``, ``unknown_pairing``, ``bad_places``,
        ``same_result``, ``next_table_begun``.
    """
    require_adjustable(tournament, now)
    found = pairing_numbered(tournament, pairing)
    check_places(found, places)
    if found.places == tuple(places):
        raise Refused("same_result")
    text = reason(why)
    for leaving, _ in tournament.exchanges(found, places):
        table = tournament.next_table(found, leaving)
        if table is not None and (table.over or (table.table is not None and not unplayed(table))):
            raise Refused("next_table_begun")
    return entries.Adjusted(now, pairing, tuple(places), by, text)


def adjust_and_reopen(
    tournament: Tournament,
    now: datetime,
    by: int,
    pairing: Pairing,
    places: Sequence[int],
    why: str,
    unplayed: Callable[[Paired], bool],
) -> Sequence[entries.Adjusted | entries.Closed]:
    """Change a result as ``adjust`` does, and have tables at which others sit with that opened again.

    :raises Refused: see ``adjust``.
    """
    adjusted = adjust(tournament, now, by, pairing, places, why, unplayed)
    found = tournament.pairings[pairing]
    after = (tournament.next_table(found, leaving) for leaving, _ in tournament.exchanges(found, places))
    begun = dict.fromkeys(each.number for each in after if each is not None and each.table is not None)
    return adjusted, *(entries.Closed(now, number) for number in begun)


def require_adjustable(tournament: Tournament, now: datetime) -> None:
    """Check that results can be changed now.

    :raises Refused: ``tournament_not_begun``; ``tournament_over``: it was broken off; ``corrections_over``: it has been
        over for longer than ``CORRECTED_FOR``.
    """
    if tournament.ending is not Ending.FINISHED or tournament.ended_at is None:
        require_running(tournament)
    elif now - tournament.ended_at > CORRECTED_FOR:
        raise Refused("corrections_over")


def pause(tournament: Tournament, now: datetime, by: int) -> entries.Paused:
    """Let no table be opened, and nothing be drawn, until the tournament goes on. Games under way are played on.

    :raises Refused: ``tournament_paused``.
    """
    require_live(tournament)
    if tournament.paused:
        raise Refused("tournament_paused")
    return entries.Paused(now, by)


def pause_by_itself(tournament: Tournament, now: datetime) -> entries.Paused | None:
    """Pause a tournament that cannot go on now: its game is not offered, or there is nowhere to open its tables.

    Return None if it is paused already, or over.
    """
    return None if tournament.paused or tournament.phase is Phase.OVER else entries.Paused(now, None)


def resume(tournament: Tournament, now: datetime, by: int) -> entries.Resumed:
    """Let a paused tournament go on.

    :raises Refused: ``tournament_not_paused``.
    """
    require_live(tournament)
    if not tournament.paused:
        raise Refused("tournament_not_paused")
    return entries.Resumed(now, by)


def add_director(
    tournament: Tournament, now: datetime, by: int, user: int, *, moderator: bool = False
) -> entries.DirectorAdded:
    """Let another person direct the tournament.

    :raises Refused: ``not_organiser`` (only the organiser and moderators may), ``director_already`` (with the
        ``user``), ``too_many_directors``.
    """
    require_live(tournament)
    _require_organiser(tournament, by, moderator=moderator)
    if tournament.directs(user):
        raise Refused("director_already", user=str(user))
    if len(tournament.directors) >= MOST_DIRECTORS:
        raise Refused("too_many_directors", most=str(MOST_DIRECTORS))
    return entries.DirectorAdded(now, user, by)


def remove_director(
    tournament: Tournament, now: datetime, by: int, user: int, *, moderator: bool = False
) -> entries.DirectorRemoved:
    """Let a person direct the tournament no more. Directors can resign themselves; the organiser always directs it.

    :raises Refused: ``not_organiser``, ``no_director`` (with the ``user``, who is none, or the organiser).
    """
    require_live(tournament)
    if by != user:
        _require_organiser(tournament, by, moderator=moderator)
    if user not in tournament.directors:
        raise Refused("no_director", user=str(user))
    return entries.DirectorRemoved(now, user, by)


def call_off(tournament: Tournament, now: datetime, by: int, seed: bytes) -> entries.Ended:
    """End the tournament before its end.

    :param seed: the seed of its draws.
    """
    require_live(tournament)
    return end(tournament, now, seed, Ending.CALLED_OFF, by)


def _require_organiser(tournament: Tournament, by: int, *, moderator: bool) -> None:
    if not moderator and by != tournament.organiser:
        raise Refused("not_organiser")

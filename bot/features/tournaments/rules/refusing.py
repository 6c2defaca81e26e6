"""Preconditions of decisions about a tournament; each raises its own code."""

from bot.features.tournaments.rules.entries import Entrant, Pairing
from bot.features.tournaments.rules.tournament import Entered, Paired, Phase, Tournament
from bot.games.refused import Refused


def require_live(tournament: Tournament) -> None:
    """Check that a tournament is not over."""
    if tournament.phase is Phase.OVER:
        raise Refused("tournament_over")


def require_running(tournament: Tournament) -> None:
    """Check that a tournament has begun and is not over."""
    require_live(tournament)
    if tournament.phase is not Phase.RUNNING:
        raise Refused("tournament_not_begun")


def require_not_begun(tournament: Tournament) -> None:
    """Check that a tournament has not begun."""
    require_live(tournament)
    if tournament.phase is Phase.RUNNING:
        raise Refused("tournament_begun")


def require_going(tournament: Tournament) -> None:
    """Check that a tournament is not paused."""
    if tournament.paused:
        raise Refused("tournament_paused")


def entrant_numbered(tournament: Tournament, number: Entrant) -> Entered:
    """Return an entrant."""
    if not 0 <= number < len(tournament.entrants):
        raise Refused("unknown_entrant")
    return tournament.entrants[number]


def entrant_in(tournament: Tournament, user: int) -> Entered:
    """Return the entrant as whom a person plays, or waits for a place.

    :raises Refused: ``not_entered``: they have not signed up, or play on no more.
    """
    entered = tournament.entrant_of(user)
    if entered is None or entered.out is not None:
        raise Refused("not_entered")
    return entered


def pairing_numbered(tournament: Tournament, number: Pairing) -> Paired:
    """Return a pairing."""
    if not 0 <= number < len(tournament.pairings):
        raise Refused("unknown_pairing")
    return tournament.pairings[number]

"""Tournaments to test with: announced, signed up for, begun, drawn."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.features.tournaments.rules.announcing import announce
from bot.features.tournaments.rules.entries import Drawn, Why, Withdrawn
from bot.features.tournaments.rules.options import Format, Options
from bot.features.tournaments.rules.refusing import entrant_numbered, require_live
from bot.features.tournaments.rules.running import begin, open_check_in, play_result, take_draw
from bot.features.tournaments.rules.signing_up import sign_up
from bot.features.tournaments.rules.tournament import Tournament
from bot.games.catalog import GAMES
from bot.games.refused import Refused

NOW = datetime(2026, 5, 4, 18, 0, tzinfo=UTC)
HOUR = timedelta(hours=1)
SEED = bytes(range(32))
ORGANISER, DIRECTOR, STRANGER = 2**60 + 900, 2**60 + 901, 2**60 + 999


def options(form=Format.SWISS, **chosen):
    """Return what an organiser has chosen."""
    return Options("claro", form, **chosen)


def announced(form=Format.SWISS, number=1, **chosen):
    """Return a tournament that was just announced."""
    entry = announce(NOW, GAMES["claro"], options(form, **chosen), ORGANISER, SEED)
    return Tournament.announced(number, 10, 20, entry)


def entered(people=4, form=Format.SWISS, number=1, **chosen):
    """Return a tournament for which people 100, 101 and so on have signed up."""
    tournament = announced(form, number, **chosen)
    for user in range(100, 100 + people):
        tournament.apply(sign_up(tournament, NOW, user))
    return tournament


def checking_in(people=4, form=Format.SWISS, **chosen):
    """Return a tournament whose check-in is open."""
    tournament = entered(people, form, check_in=15, **chosen)
    tournament.apply(open_check_in(tournament, NOW))
    return tournament


def begun(people=4, form=Format.SWISS, **chosen):
    """Return a tournament that has begun."""
    tournament = entered(people, form, **chosen)
    tournament.apply(begin(tournament, NOW))
    return tournament


def drawn(*tables, byes=(), people=4, form=Format.SWISS, **chosen):
    """Return a tournament whose first round is drawn."""
    tournament = begun(people, form, **chosen)
    draw(tournament, *tables or ((0, 1), (2, 3)), byes=byes)
    return tournament


def draw(tournament, *tables, byes=()):
    """Draw a round."""
    tournament.apply(take_draw(tournament, Drawn(NOW, tables, byes)))


def play(tournament, pairing, *places, **more):
    """Let a pairing have a result."""
    tournament.apply(play_result(tournament, NOW, pairing, places, **more))


def refused(decision, *arguments, **more):
    """Return the code with which a decision is refused."""
    with pytest.raises(Refused) as caught:
        decision(*arguments, **more)
    return caught.value.code


def not_there(tournament, now, entrant):
    """Take an entrant out who did not come to their table, as the end of the table does."""
    require_live(tournament)
    if entrant_numbered(tournament, entrant).out is not None:
        raise Refused("not_entered")
    return Withdrawn(now, entrant, Why.NOT_THERE)

"""Whatever is decided, in any order: a tournament is its record, and its numbers are true."""

import json
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.tournaments.rules.entries import Announced, SignedUp
from bot.features.tournaments.rules.options import Format
from bot.features.tournaments.rules.tournament import Tournament
from bot.features.tournaments.rules.writing import from_json, to_json
from tests.features.tournaments.rules.drawn_twice import any_record
from tests.features.tournaments.rules.events import NOW, announced

SEEDS = st.integers(0, 2**32)


@given(SEEDS)
def test_a_record_makes_the_same_tournament_again_once_it_was_written_and_read(seed):
    tournament, record = any_record(seed)
    read = [from_json(json.loads(json.dumps(to_json(entry)))) for entry in record]
    assert read == record
    assert Tournament.replayed(tournament.id, tournament.guild, tournament.channel, read) == tournament
    assert tournament.length == len(record)


@given(SEEDS)
def test_what_is_always_so(seed):
    _, record = any_record(seed)
    tournament = Tournament.announced(1, 10, 20, record[0])
    for entry in record[1:]:
        tournament.apply(entry)
        check(tournament)


def check(tournament):
    """Check what holds for every tournament at every moment."""
    assert [each.number for each in tournament.entrants] == list(range(len(tournament.entrants)))
    playing = [each for each in tournament.playing if not each.computer]
    assert tournament.people == len(playing)
    assert tournament.people <= tournament.limit
    waiting = [each for each in tournament.entrants if each.waiting]
    if tournament.options.format is Format.CLUBS:
        assert {each.number for each in tournament.waiting} == {each.number for each in waiting}
        assert tournament.begun_at or all(len(tournament.of_side(each.side)) >= places(tournament) for each in waiting)
        assert all(len(tournament.of_side(side)) <= places(tournament) for side in (0, 1)) or tournament.begun_at
    else:
        assert tournament.waiting == waiting
        assert not waiting or tournament.full or (tournament.begun_at and not tournament.options.late)
    assert all(each.out is None for each in waiting)
    assert all(count == 1 for count in Counter(each.user for each in [*playing, *waiting]).values())
    for each in [*playing, *waiting]:
        assert tournament.entrant_of(each.user) is each
        assert each.user not in tournament.barred
    assert [each.number for each in tournament.pairings] == list(range(len(tournament.pairings)))
    assert tournament.pairings == [each for drawn in tournament.rounds for each in drawn.pairings]
    for drawn in tournament.rounds:
        in_it = Counter([*drawn.byes, *(each for pairing in drawn.pairings for each in pairing.entrants)])
        assert set(in_it.values()) <= {1}
    busy = Counter(each for pairing in tournament.open_pairings for each in pairing.entrants)
    assert set(busy.values()) <= {1}


def places(tournament):
    """Return how many of each club of a match have a table."""
    return tournament.options.tables * tournament.options.seats // 2


def test_a_record_begins_with_its_announcement_and_has_one():
    with pytest.raises(ValueError, match="announcement"):
        Tournament.replayed(1, 10, 20, [])
    with pytest.raises(ValueError, match="announcement"):
        Tournament.replayed(1, 10, 20, [SignedUp(NOW, 100)])
    tournament = announced()
    with pytest.raises(ValueError, match="once"):
        tournament.apply(Announced(NOW, tournament.options, 1, ""))

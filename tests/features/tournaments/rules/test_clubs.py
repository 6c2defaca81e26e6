"""Club against club: who may begin it, who sits where, who is over, and how it stands."""

from collections import Counter
from datetime import timedelta
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.tournaments.rules.announcing import announce
from bot.features.tournaments.rules.directors import call_off
from bot.features.tournaments.rules.draw import draw, finished
from bot.features.tournaments.rules.entries import Accepted, Drawn, Ending, SignedUp
from bot.features.tournaments.rules.formats.clubs import score
from bot.features.tournaments.rules.options import Format, Options, Side
from bot.features.tournaments.rules.running import accept, begin, decline, lapses_at
from bot.features.tournaments.rules.signing_up import sign_up
from bot.features.tournaments.rules.standings import standings
from bot.features.tournaments.rules.tournament import Phase, Tournament
from bot.features.tournaments.views.why import reason_texts
from bot.games.catalog import GAMES
from bot.locales.words import words_for
from tests.features.tournaments.rules.events import NOW, ORGANISER, SEED, STRANGER, refused
from tests.features.tournaments.rules.whole_events import Event, by_chance, by_strength

CLUBS = (Side(17, "Owls"), Side(18, "Foxes"))


def match(*people, tables=3, seed=SEED, **options):
    """Return an accepted match for which so many of each club have signed up, by turns."""
    event = Event(Format.CLUBS, clubs=CLUBS, tables=tables, seed=seed, **options)
    event.put(Accepted(event.now, STRANGER))
    for number in range(max(people, default=0)):
        for side, count in enumerate(people):
            if number < count:
                enter(event, side)
    return event


def enter(event, side):
    event.put(SignedUp(event.now, 100 + len(event.tournament.entrants), side=side))


def sides_of(tournament, entrants):
    return [tournament.entrants[each].side for each in entrants]


# Announcing


def announced(**options):
    chosen = Options("claro", Format.CLUBS, **{"clubs": CLUBS, "tables": 2, **options})
    return Tournament.announced(1, 10, 20, announce(NOW, GAMES["claro"], chosen, ORGANISER, SEED))


def test_what_a_match_makes_no_use_of_is_left_out():
    chosen = announced(limit=2, late=True, computers=True, minutes=90, going_on=2).options
    assert (chosen.limit, chosen.late, chosen.computers, chosen.minutes, chosen.going_on) == (None, False, False, 60, 1)
    other = announce(NOW, GAMES["claro"], Options("claro", Format.SWISS, clubs=CLUBS, tables=3), ORGANISER, SEED)
    assert (other.options.clubs, other.options.tables) == ((), 0)


# Agreeing to it


def test_nobody_signs_up_and_nothing_begins_before_the_other_club_has_agreed():
    tournament = announced()
    assert refused(sign_up, tournament, NOW, 100, side=0) == "match_not_accepted"
    assert refused(begin, tournament, NOW) == "match_not_accepted"
    assert lapses_at(tournament) == NOW + timedelta(days=1)
    tournament.apply(accept(tournament, NOW, STRANGER))
    assert tournament.directs(STRANGER)
    assert lapses_at(tournament) is None
    assert sign_up(tournament, NOW, 100, side=1).side == 1


def test_it_is_agreed_to_once_and_not_after_its_end():
    tournament = announced()
    tournament.apply(accept(tournament, NOW, STRANGER))
    assert refused(accept, tournament, NOW, STRANGER) == "accepted_already"
    assert refused(decline, tournament, NOW, STRANGER, SEED) == "accepted_already"
    tournament.apply(call_off(tournament, NOW, ORGANISER, SEED))
    assert refused(accept, tournament, NOW, STRANGER) == "tournament_over"


def test_a_match_that_the_other_club_does_not_want_is_called_off():
    tournament = announced()
    tournament.apply(decline(tournament, NOW, STRANGER, SEED))
    assert (tournament.phase, tournament.ending, tournament.ended_by) == (Phase.OVER, Ending.CALLED_OFF, STRANGER)


def test_another_tournament_needs_nobody_to_agree():
    tournament = Tournament.announced(
        1, 10, 20, announce(NOW, GAMES["claro"], Options("claro", Format.SWISS), ORGANISER, SEED)
    )
    assert refused(accept, tournament, NOW, STRANGER) == "accepted_already"
    assert sign_up(tournament, NOW, 100, side=1).side is None


# Signing up and beginning


@pytest.mark.parametrize("side", [None, 2, -1])
def test_whoever_signs_up_says_for_which_club(side):
    tournament = match().tournament
    assert refused(sign_up, tournament, NOW, 100, side=side) == "which_club"


def test_more_people_of_a_club_than_have_a_table_wait():
    tournament = match(5, 2, tables=3).tournament
    assert sides_of(tournament, (each.number for each in tournament.waiting)) == [0, 0]
    assert len(tournament.of_side(0)) == 3


def test_who_waits_takes_the_place_of_somebody_of_their_own_club():
    event = match(4, 4, tables=3)
    first, second = event.tournament.waiting
    event.withdraw(event.tournament.of_side(1)[0].number)
    assert event.tournament.waiting == [first]
    assert second.playing


def test_a_club_without_people_keeps_a_match_from_beginning():
    assert refused(begin, match(3, 0).tournament, NOW) == "too_few_of_club"


def test_who_is_over_comes_first_on_the_waiting_list():
    event = match(6, 2, tables=5).begin()
    tournament = event.tournament
    over = [each.number for each in tournament.waiting]
    assert len(over) == 4
    assert over == sorted(over)
    assert tournament.people == 4
    event.draw()
    assert not set(over) & {each for pairing in tournament.pairings for each in pairing.entrants}


def test_between_two_rounds_who_is_over_takes_the_place_of_who_withdraws():
    event = match(3, 2, rounds=2).begin()
    (over,) = event.tournament.waiting
    event.draw()
    event.play(by_strength)
    event.withdraw(event.tournament.of_side(0)[0].number)
    assert over.playing
    assert over.number in {each for table in event.draw().tables for each in table}
    event.play(by_strength)
    assert finished(event.tournament, event.now)


# The draw


@given(
    st.integers(1, 12), st.integers(1, 12), st.integers(2, 6), st.integers(1, 8), st.integers(1, 4), st.integers(0, 999)
)
def test_whatever_happens(one, other, seats, tables, rounds, chance):
    """Tables are as evenly mixed as can be, clubs have as many people, and the count of points is right."""
    tables += tables * seats % 2
    event = match(one, other, tables=tables, seats=seats, rounds=rounds, seed=chance.to_bytes(32, "big")).begin()
    result, tournament = by_chance(chance), event.tournament
    for number in range(rounds):
        drawn = event.draw()
        if drawn is None:
            break
        assert len(drawn.tables) <= tables
        seated = Counter()
        for table in drawn.tables:
            sides = sides_of(tournament, table)
            assert all(here != there for here, there in pairwise(sides))
            seated.update(sides)
        assert seated[0] == seated[1]
        for pairing in tournament.rounds[-1].pairings:
            assert reason_texts(words_for("en"), tournament, pairing)
        event.play(result)
        if chance % 3 == number and tournament.playing:
            event.withdraw(tournament.playing[chance % len(tournament.playing)].number)
    assert finished(tournament, event.now)
    assert draw(tournament, event.seed, event.now) is None
    assert score(tournament) == counted(tournament)
    assert sum(each.points for each in standings(tournament)) == sum(score(tournament))
    check_replay(event)


def counted(tournament):
    """Count the points of both clubs once more, from the places at the tables alone."""
    found = [Fraction(), Fraction()]
    for pairing in tournament.pairings:
        for entrant, place in zip(pairing.entrants, pairing.places, strict=True):
            for other, behind in zip(pairing.entrants, pairing.places, strict=True):
                if entrant != other and entrant not in pairing.absent and place <= behind:
                    worth = Fraction(1, len(pairing.entrants) - 1)
                    found[tournament.entrants[entrant].side] += worth if place < behind else worth / 2
    return tuple(found)


def check_replay(event):
    again = Tournament.announced(1, 2, 3, event.record[0])
    for entry in event.record[1:]:
        if isinstance(entry, Drawn):
            assert draw(again, event.seed, entry.at) == entry
        again.apply(entry)
    assert score(again) == score(event.tournament)


# How it stands


def test_a_win_is_a_point_and_level_games_are_half():
    event = match(2, 2, tables=2).begin()
    event.draw()
    event.play(lambda pairing: [2, 1] if pairing.number else [1, 1])
    assert score(event.tournament) == (Fraction(3, 2), Fraction(1, 2))


def test_clubs_may_be_level():
    event = match(2, 2, tables=2).begin()
    event.draw()
    event.play(lambda pairing: [2, 1] if pairing.number else [1, 2])
    assert score(event.tournament) == (1, 1)


def test_who_sits_out_wins_nothing():
    event = match(2, 2, tables=2, rounds=2).begin()
    event.draw()
    event.play(by_strength)
    before = score(event.tournament)
    event.withdraw(event.tournament.of_side(0)[0].number)
    assert len(event.draw().byes) == 1
    assert score(event.tournament) == before

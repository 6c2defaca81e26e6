"""Ladders: who may challenge whom, how a challenge ends, and what the order is after anything at all."""

from datetime import timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.features.tournaments.rules import entries
from bot.features.tournaments.rules.announcing import announce
from bot.features.tournaments.rules.challenging import (
    REST,
    can_be_challenged,
    challenge,
    concede,
    next_due,
    ready,
    run_out,
    same_people,
    still_barred,
    take_back,
    told,
)
from bot.features.tournaments.rules.directors import adjust, disqualify, pause, replace, resume
from bot.features.tournaments.rules.draw import draw, finished
from bot.features.tournaments.rules.entries import HowEnded, Why
from bot.features.tournaments.rules.formats.ladder import TOGETHER
from bot.features.tournaments.rules.options import Format
from bot.features.tournaments.rules.running import end, open_table, play_result, take_draw
from bot.features.tournaments.rules.signing_up import MOST_TIMES, overlap, sign_up, withdraw
from bot.features.tournaments.rules.standings import standings
from bot.features.tournaments.rules.tournament import Phase, Tournament
from bot.games.catalog import GAMES
from bot.games.refused import Refused
from tests.features.tournaments.rules.drawn_twice import any_record
from tests.features.tournaments.rules.events import NOW, ORGANISER, SEED, announced, entered, options, refused

DAY = timedelta(days=1)


def ladder(people=6, **chosen):
    """Return a ladder on which people 100, 101 and so on stand, the first of them on top."""
    return entered(people, Format.LADDER, **chosen)


def do(tournament, decision, *arguments, at=NOW, **more):
    """Let something be decided and apply it."""
    made = decision(tournament, at, *arguments, **more)
    for each in made if isinstance(made, list) else [made]:
        tournament.apply(each)


def order(tournament):
    """Return the people of a ladder, the first place first."""
    return [tournament.entrants[each].user for each in tournament.ladder.order]


def drawn(tournament, one=103, other=101, at=NOW):
    """Let somebody challenge somebody and both be ready; return the pairing."""
    number = len(tournament.ladder.challenges)
    do(tournament, challenge, one, other, at=at)
    do(tournament, ready, number, one, at=at)
    do(tournament, ready, number, other, at=at)
    tournament.apply(take_draw(tournament, draw(tournament, SEED, at)))
    return tournament.pairings[-1].number


# Who may challenge whom


def test_it_begins_when_it_is_announced_and_who_enters_stands_last():
    tournament = ladder(3)
    assert tournament.phase is Phase.RUNNING
    assert order(tournament) == [100, 101, 102]
    assert [each.place for each in standings(tournament)] == [1, 2, 3]
    do(tournament, sign_up, 200, at=NOW + 20 * DAY)
    assert order(tournament) == [100, 101, 102, 200]


def test_a_game_that_two_cannot_play_has_no_ladder():
    class ForThree(type(GAMES["claro"])):
        def seats_for(self, options):
            return range(3, 7)

    assert refused(announce, NOW, ForThree(), options(Format.LADDER), ORGANISER, SEED) == "not_for_two"


@pytest.mark.parametrize(
    ("user", "other", "code"),
    [
        (105, 105, "challenge_self"),
        (101, 104, "challenge_below"),
        (105, 101, "challenge_too_far"),
        (999, 101, "not_entered"),
        (105, 999, "challenge_nobody"),
    ],
)
def test_one_challenges_somebody_else_up_to_three_places_above(user, other, code):
    assert refused(challenge, ladder(), NOW, user, other) == code


def test_each_has_one_open_challenge():
    tournament = ladder()
    do(tournament, challenge, 103, 101)
    assert refused(challenge, tournament, NOW, 103, 102) == "challenging_already"
    assert refused(challenge, tournament, NOW, 101, 100) == "challenging_already"
    assert refused(challenge, tournament, NOW, 102, 101) == "challenged_already"
    assert refused(challenge, tournament, NOW, 105, 103) == "challenged_already"


def test_who_has_left_cannot_be_challenged():
    tournament = ladder()
    do(tournament, withdraw, 101)
    assert order(tournament) == [100, 102, 103, 104, 105]
    assert refused(challenge, tournament, NOW, 103, 101) == "challenge_nobody"


def test_two_wait_three_days_before_they_meet_again_unless_nobody_else_is_within_reach():
    tournament = ladder()
    do(tournament, challenge, 103, 101)
    do(tournament, challenge, 102, 100)  # others are not kept
    do(tournament, concede, 0, 101)
    assert refused(challenge, tournament, NOW + DAY, 101, 103) == "challenged_lately"
    assert [tournament.entrants[each].user for each in can_be_challenged(tournament, NOW + DAY, 1)] == []
    do(tournament, challenge, 101, 103, at=NOW + REST)
    alone = ladder(2)
    do(alone, challenge, 101, 100)
    do(alone, concede, 0, 100)
    do(alone, challenge, 100, 101, at=NOW + DAY)
    do(alone, take_back, 1, 100, at=NOW + DAY)
    assert refused(challenge, alone, NOW + 2 * DAY, 100, 101) == "challenged_lately"


@pytest.mark.parametrize("back", [False, True])
def test_leaving_and_coming_back_is_no_way_round_the_wait(back):
    tournament = ladder(3)
    do(tournament, challenge, 102, 100)
    if back:
        do(tournament, take_back, 0, 102)
    do(tournament, withdraw, 102)
    do(tournament, sign_up, 102)
    assert refused(challenge, tournament, NOW + DAY, 102, 100) == "challenged_lately"
    do(tournament, challenge, 102, 101, at=NOW + DAY)
    do(tournament, take_back, 1, 102, at=NOW + DAY)
    do(tournament, challenge, 102, 100, at=NOW + REST)
    alone = ladder(2)
    do(alone, challenge, 101, 100)
    do(alone, withdraw, 101)
    do(alone, sign_up, 101)
    assert refused(challenge, alone, NOW + DAY, 101, 100) == "challenged_lately"


def test_two_cannot_keep_others_from_a_place_by_turns():
    tournament = ladder(4)
    for number, friend in enumerate((101, 102)):
        do(tournament, challenge, friend, 100, at=NOW + 6 * number * DAY)
        do(tournament, take_back, number, friend, at=NOW + 6 * (number + 1) * DAY)
    for friend in (101, 102):
        assert refused(challenge, tournament, NOW + 14 * DAY, friend, 100) == "challenged_lately"
    do(tournament, challenge, 103, 100, at=NOW + 14 * DAY)
    do(tournament, concede, 2, 100, at=NOW + 14 * DAY)
    assert order(tournament)[0] == 103
    do(tournament, challenge, 101, 103, at=NOW + 14 * DAY)


def test_who_has_tried_goes_again_after_three_days_or_if_nobody_else_is_within_reach():
    tournament = ladder(4)
    do(tournament, challenge, 101, 100)
    do(tournament, run_out, at=NOW + 7 * DAY)
    assert refused(challenge, tournament, NOW + 9 * DAY, 101, 100) == "challenged_lately"
    do(tournament, challenge, 101, 100, at=NOW + 10 * DAY)
    alone = ladder(2)
    do(alone, challenge, 101, 100)
    do(alone, run_out, at=NOW + 7 * DAY)
    do(alone, challenge, 101, 100, at=NOW + 7 * DAY)


def test_who_has_played_cannot_fill_the_record_by_coming_and_going():
    tournament = ladder(3)
    do(tournament, play_result, drawn(tournament, 102, 100), (2, 1))
    for _ in range(MOST_TIMES - 1):
        do(tournament, withdraw, 102)
        do(tournament, sign_up, 102)
    assert len(tournament.entrants) == 3
    do(tournament, withdraw, 102)
    assert refused(sign_up, tournament, NOW, 102) == "signed_up_too_often"


def test_nobody_is_challenged_in_a_pause_or_after_the_season():
    tournament = ladder(weeks=1)
    do(tournament, pause, ORGANISER)
    assert refused(challenge, tournament, NOW, 103, 101) == "tournament_paused"
    do(tournament, resume, ORGANISER)
    assert refused(challenge, tournament, NOW + 7 * DAY, 103, 101) == "season_over"
    tournament.apply(end(tournament, NOW, SEED))
    assert refused(challenge, tournament, NOW, 103, 101) == "tournament_over"
    assert refused(challenge, announced(), NOW, 103, 101) == "no_ladder"


# How a challenge ends


def test_a_challenger_who_wins_takes_the_place_and_one_who_does_not_changes_nothing():
    for places, after in (
        ((1, 2), [100, 103, 102, 101, 104, 105]),
        ((2, 1), [100, 101, 102, 103, 104, 105]),
        ((1, 1), [100, 101, 102, 103, 104, 105]),
    ):
        tournament = ladder()
        do(tournament, play_result, drawn(tournament), places)
        assert order(tournament) == after
        assert tournament.ladder.challenges[0].how is HowEnded.PLAYED
        assert tournament.ladder.open == []


def test_a_table_is_drawn_once_both_are_ready_within_a_quarter_of_an_hour():
    tournament = ladder()
    do(tournament, challenge, 103, 101)
    do(tournament, ready, 0, 103)
    assert refused(ready, tournament, NOW, 0, 103) == "ready_already"
    late = NOW + TOGETHER + timedelta(seconds=1)
    do(tournament, ready, 0, 101, at=late)
    assert draw(tournament, SEED, late) is None
    do(tournament, ready, 0, 103, at=late + TOGETHER)
    assert draw(tournament, SEED, late + 3 * TOGETHER) is None  # as after a long stop of the bot
    assert draw(tournament, SEED, late + TOGETHER).tables == ((3, 1),)
    tournament.apply(take_draw(tournament, draw(tournament, SEED, late + TOGETHER)))
    assert draw(tournament, SEED, late + TOGETHER) is None
    for decision, user in ((ready, 103), (concede, 101), (take_back, 103)):
        assert refused(decision, tournament, late, 0, user) == "challenge_at_table"


def test_the_challenged_concedes_and_the_challenger_takes_back():
    tournament = ladder()
    do(tournament, challenge, 103, 101)
    assert refused(concede, tournament, NOW, 0, 103) == "only_challenged"
    assert refused(take_back, tournament, NOW, 0, 101) == "only_challenger"
    for decision in (ready, concede, take_back):
        assert refused(decision, tournament, NOW, 0, 104) == "not_your_challenge"
        assert refused(decision, tournament, NOW, 1, 104) == "unknown_challenge"
    do(tournament, take_back, 0, 103)
    assert order(tournament)[:4] == [100, 101, 102, 103]
    assert refused(concede, tournament, NOW, 0, 101) == "challenge_over"
    do(tournament, challenge, 105, 104)
    do(tournament, concede, 1, 104)
    assert order(tournament) == [100, 101, 102, 103, 105, 104]


@pytest.mark.parametrize(("who", "takes"), [([103], True), ([], False), ([101], False), ([103, 101], False)])
def test_time_runs_out_for_who_has_never_been_ready(who, takes):
    tournament = ladder()
    do(tournament, challenge, 103, 101)
    do(tournament, told, 0, 5000)
    for hours, each in enumerate(who):
        do(tournament, ready, 0, each, at=NOW + timedelta(hours=hours))
    assert next_due(tournament) == NOW + 7 * DAY
    assert run_out(tournament, NOW + 7 * DAY - timedelta(seconds=1)) == []
    assert refused(concede, tournament, NOW + 7 * DAY, 0, 101) == "challenge_over"
    do(tournament, run_out, at=NOW + 7 * DAY)
    assert order(tournament)[:4] == ([100, 103, 102, 101] if takes else [100, 101, 102, 103])


@pytest.mark.parametrize(("days", "hours"), [(7, 24), (2, 24), (1, 12)])
@pytest.mark.parametrize("late", ["ready", "told"])
def test_nobody_takes_a_place_unanswered_who_came_at_the_last_moment(days, hours, late):
    for seconds, how in ((0, HowEnded.UNANSWERED), (1, HowEnded.RUN_OUT)):
        tournament = ladder(days=days)
        do(tournament, challenge, 103, 101)
        last = NOW + timedelta(days=days, hours=-hours, seconds=seconds)
        do(tournament, told, 0, 5000, at=last if late == "told" else NOW)
        do(tournament, ready, 0, 103, at=last if late == "ready" else NOW)
        do(tournament, ready, 0, 103, at=NOW + timedelta(days=days, minutes=-1))  # only the first one counts
        do(tournament, run_out, at=NOW + timedelta(days=days))
        assert tournament.ladder.challenges[0].how is how


def test_the_time_of_a_pause_is_no_time_to_answer():
    tournament = ladder()
    do(tournament, challenge, 103, 101)
    do(tournament, ready, 0, 103, at=NOW + 6.5 * DAY)
    do(tournament, pause, ORGANISER, at=NOW + 6.75 * DAY)
    do(tournament, told, 0, 5000, at=NOW + 8 * DAY)
    do(tournament, resume, ORGANISER, at=NOW + 9 * DAY)
    found = tournament.ladder.challenges[0]
    assert (found.asked_at, found.told_at) == (NOW + 8.75 * DAY, NOW + 9 * DAY)
    do(tournament, run_out, at=NOW + 10 * DAY)
    assert found.how is HowEnded.RUN_OUT


def test_nobody_loses_a_place_to_a_challenge_that_was_told_nowhere():
    tournament = ladder()
    do(tournament, challenge, 103, 101)
    do(tournament, ready, 0, 103)
    do(tournament, run_out, at=NOW + 7 * DAY)
    assert tournament.ladder.challenges[0].how is HowEnded.RUN_OUT
    assert order(tournament)[:4] == [100, 101, 102, 103]


def test_what_both_are_ready_for_does_not_run_out_before_it_is_drawn():
    tournament = ladder()
    do(tournament, challenge, 103, 101)
    last = NOW + 7 * DAY - timedelta(minutes=1)
    for each in (103, 101):
        do(tournament, ready, 0, each, at=last)
    assert run_out(tournament, NOW + 7 * DAY) == []
    assert draw(tournament, SEED, NOW + 7 * DAY).tables == ((3, 1),)
    (ended,) = run_out(tournament, last + 2 * TOGETHER)  # as after a long stop of the bot
    assert ended.how is HowEnded.RUN_OUT


def test_what_is_at_a_table_does_not_run_out():
    tournament = ladder()
    drawn(tournament)
    assert run_out(tournament, NOW + 8 * DAY) == []


def test_the_time_of_a_pause_does_not_count():
    tournament = ladder(weeks=2)
    do(tournament, challenge, 103, 101)
    do(tournament, pause, ORGANISER)
    assert refused(ready, tournament, NOW, 0, 101) == "tournament_paused"
    do(tournament, resume, ORGANISER, at=NOW + 5 * DAY)
    assert tournament.ladder.challenges[0].until == NOW + 12 * DAY
    assert tournament.ladder.ends_at == NOW + 19 * DAY


def test_who_leaves_ends_their_challenge_and_comes_back_last():
    tournament = ladder()
    do(tournament, challenge, 103, 101)
    do(tournament, withdraw, 101)
    assert tournament.ladder.challenges[0].how is HowEnded.LEFT
    assert tournament.ladder.open == []
    do(tournament, challenge, 105, 104)
    do(tournament, sign_up, 101)
    assert order(tournament) == [100, 102, 103, 104, 105, 101]
    do(tournament, disqualify, ORGANISER, 2, "Because")
    assert order(tournament) == [100, 103, 104, 105, 101]


def test_another_person_gets_the_place_but_not_the_challenge():
    tournament = ladder()
    do(tournament, challenge, 103, 101)
    do(tournament, replace, ORGANISER, 1, 300)
    assert order(tournament) == [100, 300, 102, 103, 104, 105]
    assert tournament.ladder.challenges[0].how is HowEnded.LEFT


def test_a_result_that_a_director_changes_counts_as_if_it_had_always_been_so():
    tournament = ladder()
    pairing = drawn(tournament)
    do(tournament, play_result, pairing, (1, 2))
    do(tournament, challenge, 104, 103)
    do(tournament, concede, 1, 103)
    assert order(tournament) == [100, 104, 102, 101, 103, 105]
    do(tournament, adjust, ORGANISER, pairing, (2, 1), "Because")
    assert order(tournament) == [100, 101, 102, 104, 103, 105]


def test_it_keeps_nobody_out_of_a_tournament():
    other = entered(2, Format.SWISS, number=2, starts=NOW + timedelta(hours=1))
    assert not overlap(ladder(2), other, NOW)
    assert not overlap(other, ladder(2), NOW)


def test_the_waiting_list_moves_up():
    tournament = ladder(5, limit=4)
    assert order(tournament) == [100, 101, 102, 103]
    assert refused(challenge, tournament, NOW, 104, 103) == "ladder_waiting"
    do(tournament, withdraw, 100)
    assert order(tournament) == [101, 102, 103, 104]


# The season


def test_a_season_ends_once_its_last_challenge_is_over():
    tournament = ladder(weeks=1)
    assert next_due(tournament) == NOW + 7 * DAY
    do(tournament, challenge, 103, 101, at=NOW + 6 * DAY)
    assert not finished(tournament, NOW + 8 * DAY)
    do(tournament, run_out, at=NOW + 13 * DAY)
    assert finished(tournament, NOW + 13 * DAY)
    assert not finished(ladder(0), NOW)
    assert finished(ladder(0), NOW + 60 * DAY)


def test_the_next_season_has_the_same_people_in_the_same_order():
    tournament = ladder(4)
    do(tournament, challenge, 103, 100)
    do(tournament, concede, 0, 100)
    do(tournament, withdraw, 101)
    assert [each.user for each in same_people(tournament, NOW)] == [103, 102, 100]


def test_who_was_disqualified_is_not_in_the_next_season_either():
    tournament = ladder(4, limit=3)
    do(tournament, disqualify, ORGANISER, 1, "cheated")
    do(tournament, disqualify, ORGANISER, 0, "again")
    do(tournament, replace, ORGANISER, 0, 300)
    following = announced(Format.LADDER, number=2, limit=3)
    for each in same_people(tournament, NOW):
        following.apply(each)
    for each in still_barred(tournament, NOW, len(following.entrants)):
        following.apply(each)
    assert order(following) == order(tournament)
    assert following.people == 3
    for user, why in ((100, ""), (101, "cheated")):
        assert following.entrant_of(user).reason == why
        assert refused(sign_up, following, NOW, user) == "disqualified"
    assert still_barred(following, NOW, 0)[1::2] == [
        entries.Withdrawn(NOW, 0, Why.DISQUALIFIED),
        entries.Withdrawn(NOW, 1, Why.DISQUALIFIED, ORGANISER, "cheated"),
    ]


# Any record at all


def brute_force(record, limit):
    """Count the order of a ladder from its record, slowly: over and over for each change of a result."""
    final, seated = {}, []
    for entry in record:
        match entry:
            case entries.Drawn():
                seated += entry.tables
            case entries.Played():
                final[entry.pairing] = entry.places, entry.absent
            case entries.Adjusted(pairing=number, places=places):
                absent = final.get(number, ((), ()))[1]  # who is not behind the other any more was there
                behind = [who for who, place in zip(seated[number], places, strict=True) if place > min(places)]
                final[number] = places, [who for who in absent if [who] == behind and len(absent) == 1]
    people, inside, waiting, order = [], set(), [], []
    challenges, table_of, tables, over = [], {}, [], set()

    def busy(who):
        return [n for n, each in enumerate(challenges) if n not in over and who in each]

    def take(number):
        one, other = challenges[number]
        over.add(number)
        if one in order and other in order and order.index(one) > order.index(other):
            first, second = order.index(other), order.index(one)
            order[first], order[second] = one, other

    def come(number):
        if len(inside) < limit:
            inside.add(number)
            order.append(number)
        else:
            waiting.append(number)

    def go(number):
        for each in busy(number):
            if each not in table_of:
                over.add(each)
        if number in waiting:
            waiting.remove(number)
        if number in order:
            order.remove(number)
            inside.discard(number)

    for entry in record:
        match entry:
            case entries.SignedUp():
                people.append(entry.user)
                come(len(people) - 1)
            case entries.Withdrawn():
                go(entry.entrant)
                while waiting and len(inside) < limit:
                    come(waiting.pop(0))
            case entries.Replaced(entrant=number):
                for each in busy(number):
                    if each not in table_of:
                        over.add(each)
                if number not in order and number not in waiting:
                    come(number)
            case entries.Challenged():
                challenges.append((entry.challenger, entry.challenged))
            case entries.ChallengeEnded():
                if entry.how in (HowEnded.CONCEDED, HowEnded.UNANSWERED):
                    take(entry.challenge)
                over.add(entry.challenge)
            case entries.Drawn():
                for each in entry.tables:
                    found = [n for n in busy(each[0]) if challenges[n] == tuple(each) and n not in table_of]
                    if found:
                        table_of[found[0]] = len(tables)
                    tables.append(each)
            case entries.Played(pairing=number) | entries.Adjusted(pairing=number):
                for each in [n for n, table in table_of.items() if table == number and n not in over]:
                    (one, two), absent = final[number]
                    if one < two and challenges[each][0] not in absent:
                        take(each)
                    over.add(each)
    return order


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 2**32))
def test_an_independent_count_of_any_record_comes_to_the_same_order(seed):
    tournament, record = any_record(seed, Format.LADDER)
    assert tournament.ladder.order == brute_force(record, tournament.limit)
    for each in tournament.ladder.challenges:
        assert each.open == (tournament.ladder.open_of(each.challenger) is each)
    assert [each.entrant for each in standings(tournament)] == tournament.ladder.order
    replayed = Tournament.replayed(1, 10, 20, record)
    assert replayed == tournament


def test_a_message_is_noted_once():
    tournament = ladder()
    do(tournament, challenge, 103, 101)
    do(tournament, told, 0, 77)
    assert told(tournament, NOW, 0, 78) is None
    assert tournament.ladder.challenges[0].message == 77


def test_a_table_is_opened_and_who_left_meanwhile_loses_it():
    tournament = ladder()
    pairing = drawn(tournament)
    tournament.apply(open_table(tournament, NOW, pairing, 1, 2))
    do(tournament, withdraw, 101, Why.LEFT_SERVER)
    assert tournament.ladder.challenges[0].open
    do(tournament, play_result, pairing, (1, 2), (), (1,))
    assert order(tournament) == [100, 102, 103, 104, 105]
    with pytest.raises(Refused):
        challenge(tournament, NOW, 103, 101)

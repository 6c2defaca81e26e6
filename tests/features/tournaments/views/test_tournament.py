"""What the message of a tournament says, and which buttons it has."""

import pytest

from bot.features.tournaments.routes import Act
from bot.features.tournaments.rules import entries
from bot.features.tournaments.rules.entries import Ending, Why
from bot.features.tournaments.rules.standings import standings
from bot.features.tournaments.views.entrant import more_page
from bot.features.tournaments.views.standings import entrants_message, standings_message
from bot.features.tournaments.views.tables import round_message
from bot.interactions.components.layout import Attachment
from tests.tables.views.seen_tournaments import ENGLISH, MINUTE, acts, page_of, said, shown
from tests.tables.views.tournaments import DIRECTOR, FIRST, NOW, begun, drawn, ended, event, played, rounds


def test_before_it_begins_the_message_says_who_is_in_and_how_it_goes():
    text = said(shown(event("knock-out", 5, limit=4, title="Spring cup", going_on=1, turn_seconds=60)))
    assert "Spring cup" in text
    assert "CLARO · knock-out · tables of 2" in text
    assert "**4** of 4 places are taken · 1 on the waiting list" in text
    assert "Ann, Ben, Cay and Dee" in text
    assert "Dee, Eve" not in text
    assert "The winner of each table goes on." in text
    assert "away" not in text  # How it works says it
    assert "Organiser: Ola" in text
    assert len(text.splitlines()) <= 8  # a phone shows it without scrolling


@pytest.mark.parametrize(
    ("make", "first", "without"),
    [
        (lambda: event("swiss", 2), Act.SIGN_UP, Act.CHECK_IN),
        (lambda: begun(event("swiss", 2)), Act.ME, Act.SIGN_UP),
        (lambda: begun(event("swiss", 2, late=True)), Act.ME, Act.SIGN_UP),
        (lambda: ended(begun(event("swiss", 2))), Act.STANDINGS, Act.WITHDRAW),
    ],
)
def test_buttons_are_for_how_far_it_is(make, first, without):
    found = acts(shown(make()))
    assert found[0] is first
    assert found[-1] is Act.MORE
    assert without not in found
    assert len(found) == len(set(found))


@pytest.mark.parametrize("form", ["swiss", "knock-out", "round-robin", "arena", "clubs"])
def test_the_message_has_four_buttons_before_it_begins_and_three_afterwards(form):
    tournament = event(form, 4, check_in=10)
    assert len(acts(shown(tournament))) <= 4
    tournament.apply(entries.CheckInOpened(NOW))
    assert len(acts(shown(tournament))) <= 4
    tournament = drawn(begun(tournament), [(0, 1), (2, 3)])
    assert len(acts(shown(tournament))) <= 3
    assert len(acts(shown(ended(tournament)))) <= 3


def offered(tournament, user, *, moderator=False):
    return acts(more_page(ENGLISH, tournament, user, moderator=moderator))


def test_a_knock_out_that_goes_on_is_told_by_its_picture_alone():
    tournament = played(drawn(begun(event("knock-out", 4)), [(0, 1), (2, 3)]), [0])
    drawing = Attachment("bracket.png", b"")
    assert "### Standings" not in said(shown(tournament, picture=drawing))
    assert "### Standings" in said(shown(tournament))
    assert "### Standings" in said(shown(ended(tournament), picture=drawing))


def test_the_page_of_the_rest_is_for_who_presses():
    tournament = event("swiss", 4, late=True)
    stranger, director = FIRST + 9, DIRECTOR
    assert offered(tournament, stranger) == [Act.ENTRANTS, Act.ABOUT]
    assert offered(tournament, stranger, moderator=True) == [Act.ENTRANTS, Act.ABOUT, Act.DIRECT]
    tournament.apply(entries.DirectorAdded(NOW, director, tournament.organiser))
    assert Act.DIRECT in offered(tournament, director)
    drawn(begun(tournament), [(0, 1), (2, 3)])
    assert offered(tournament, FIRST) == [Act.ENTRANTS, Act.ROUND, Act.ABOUT]
    assert offered(tournament, stranger) == [Act.SIGN_UP, Act.ENTRANTS, Act.ROUND, Act.ABOUT]
    assert Act.DIRECT not in offered(ended(tournament), FIRST)


def test_what_is_green_during_check_in_can_be_pressed_by_somebody():
    tournament = event("swiss", 0, check_in=10)
    tournament.apply(entries.CheckInOpened(NOW))
    assert acts(shown(tournament)) == [Act.SIGN_UP, Act.ME, Act.MORE]
    tournament = event("swiss", 2, check_in=10)
    tournament.apply(entries.CheckInOpened(NOW))
    assert acts(shown(tournament))[:2] == [Act.CHECK_IN, Act.SIGN_UP]


def test_an_organiser_who_directs_as_well_is_named_once():
    tournament = event("swiss", 2)
    tournament.apply(entries.DirectorAdded(NOW, tournament.organiser, DIRECTOR))
    assert "Organiser: " in said(shown(tournament))
    assert "Directors" not in said(shown(tournament))


def test_check_in_has_a_button_and_says_what_it_is_for():
    tournament = event("swiss", 3, check_in=10)
    tournament.apply(entries.CheckInOpened(NOW))
    tournament.apply(entries.CheckedIn(NOW, 1))
    view = shown(tournament)
    assert acts(view)[0] is Act.CHECK_IN
    assert "1 has checked in" in said(view)
    assert "Press **Check in**" in said(view)


def test_tables_have_links_and_those_with_results_come_last():
    tournament = played(drawn(begun(event("swiss", 6)), [(0, 1), (2, 3), (4, 5)]), [0])
    lines = said(shown(tournament, rounds=3)).splitlines()
    where = tournament.pairings[1].channel
    assert "**Round 1 of 3** · Results: 1 of 3 tables" in lines
    assert f"**Table 2** · Cay – Dee · <#{where}>" in lines
    first = tournament.pairings[0].channel
    over, under_way = f"**Table 1** · **1.** Ann · **2.** Ben · <#{first}>", f"**Table 2** · Cay – Dee · <#{where}>"
    assert lines.index(over) > lines.index(under_way)


def test_a_table_that_is_not_open_yet_says_so():
    assert "**Table 1** · Ann – Ben · not open yet" in said(
        shown(drawn(begun(event("swiss", 2)), [(0, 1)], opened=False))
    )


def test_many_tables_are_cut_and_counted():
    tables = [(number, number + 1) for number in range(0, 70, 2)]
    text = said(shown(drawn(begun(event("swiss", 70)), tables)))
    assert "Table 12" in text
    assert "… and 23 more" in text


def test_a_changed_result_says_who_changed_it_and_why():
    tournament = played(drawn(begun(event("swiss", 2)), [(0, 1)]))
    tournament.apply(entries.Adjusted(NOW, 0, (2, 1), DIRECTOR, "wrong *deck*"))
    for view in (
        shown(tournament),
        round_message(ENGLISH, tournament, 1, 0),
        page_of(tournament, FIRST),
    ):
        assert r"✏️ Dora changed this result: wrong \*deck\*" in said(view)


def test_a_first_result_was_entered_and_a_second_one_changed():
    tournament = drawn(begun(event("swiss", 2)), [(0, 1)])
    tournament.apply(entries.Adjusted(NOW, 0, (2, 1), DIRECTOR, "power cut"))
    assert "Dora entered this result: power cut" in said(shown(tournament))
    tournament.apply(entries.Adjusted(NOW, 0, (1, 2), DIRECTOR, "a slip"))
    assert "Dora changed this result: a slip" in said(shown(tournament))


def test_who_did_not_come_is_marked():
    tournament = drawn(begun(event("swiss", 2)), [(0, 1)])
    played(tournament, places=(1, 2), absent=(1,))
    assert "Ben (went away)" in said(shown(tournament))
    assert "you went away" in said(page_of(tournament, FIRST + 1))
    assert "Ben (went away)" in said(page_of(tournament, FIRST))
    tournament.apply(entries.Withdrawn(NOW + MINUTE, 1, Why.NOT_THERE))
    assert "Ben (did not come)" in said(shown(tournament))
    assert "you did not come" in said(page_of(tournament, FIRST + 1))


@pytest.mark.parametrize(
    ("why", "reason", "marked", "told"),
    [
        (Why.WITHDREW, "", "(withdrew)", "you had withdrawn"),
        (Why.WITHDREW, "late", "(taken out)", "a director had taken you out"),
        (Why.DISQUALIFIED, "late", "(disqualified)", "you were disqualified"),
    ],
)
def test_who_was_absent_is_marked_with_the_reason(why, reason, marked, told):
    tournament = drawn(begun(event("swiss", 2)), [(0, 1)])
    tournament.apply(entries.Withdrawn(NOW, 1, why, DIRECTOR if reason else None, reason))
    played(tournament, places=(1, 2), absent=(1,))
    assert f"Ben {marked}" in said(round_message(ENGLISH, tournament, 1, 0))
    assert told in said(page_of(tournament, FIRST + 1))
    assert f"Ben {marked}" in said(page_of(tournament, FIRST))


def test_who_is_out_later_was_not_out_at_an_earlier_table():
    tournament = drawn(begun(event("swiss", 2)), [(0, 1)])
    played(tournament, places=(1, 2), absent=(1,))
    tournament.apply(entries.Withdrawn(NOW + MINUTE, 1, Why.DISQUALIFIED, DIRECTOR, "late"))
    assert "Ben (went away)" in said(round_message(ENGLISH, tournament, 1, 0))
    played(drawn(tournament, [(0, 1)]), places=(1, 2), absent=(1,))
    assert "Ben (went away)" in said(round_message(ENGLISH, tournament, 1, 0))


@pytest.mark.parametrize(("why", "deed"), [(Why.DISQUALIFIED, "Disqualified"), (Why.WITHDREW, "Taken out")])
def test_everybody_sees_why_a_director_has_taken_somebody_out(why, deed):
    tournament = rounds(begun(event("swiss", 4)), 1)
    tournament.apply(entries.Withdrawn(NOW, 3, why, DIRECTOR, "two *accounts*"))
    listed = standings(tournament)
    for view in (
        shown(tournament),
        standings_message(ENGLISH, tournament, listed, 0, FIRST),
        entrants_message(ENGLISH, tournament, 0),
    ):
        assert rf"⛔ {deed} by Dora: two \*accounts\*" in said(view)
    tournament.entrants[3].by = None
    assert f"⛔ {deed} by a director: " in said(shown(tournament))


def test_the_end_names_the_winner_or_says_who_called_it_off():
    def finished():
        return rounds(begun(event("swiss", 2)), 1)

    assert "Ann wins the tournament!" in said(shown(ended(finished())))
    assert "Called off by Dora" in said(shown(ended(finished(), Ending.CALLED_OFF, DIRECTOR)))
    assert "its channel was deleted" in said(shown(ended(finished(), Ending.CHANNEL_GONE)))
    assert "Nobody has won." in said(shown(ended(begun(event("swiss", 2)))))
    level = ended(played(drawn(begun(event("swiss", 2)), [(0, 1)]), places=(1, 1)))
    assert "Ann and Ben share the first place!" in said(shown(level))


def test_a_tournament_without_enough_people_says_so():
    tournament = event("swiss", 3, check_in=5)
    tournament.apply(entries.CheckInOpened(NOW))
    tournament.apply(entries.CheckedIn(NOW, 0))
    ended(tournament, Ending.CALLED_OFF)
    for view in (shown(tournament), page_of(tournament, FIRST)):
        assert "it needs 2 people, and only 1 was there." in said(view)
    assert "and nobody was there" in said(shown(ended(event("swiss", 0), Ending.CALLED_OFF)))
    assert "Called off." in said(shown(ended(begun(event("swiss", 1)), Ending.CALLED_OFF)))

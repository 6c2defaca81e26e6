"""What the pages of a tournament say: one's own, the standings, why people sit together."""

from fractions import Fraction

import pytest

from bot.features.tournaments.routes import Act
from bot.features.tournaments.rules import entries
from bot.features.tournaments.rules.entries import Ending, Why
from bot.features.tournaments.rules.standings import standings
from bot.features.tournaments.views.entrant import withdraw_message
from bot.features.tournaments.views.names import number_text, round_name, title_of
from bot.features.tournaments.views.standings import entrants_message, standings_message
from bot.features.tournaments.views.tables import why_message
from bot.features.tournaments.views.tournament import about_message, seal_message
from tests.tables.views.seen_tournaments import ENGLISH, acts, page_of, said, shown
from tests.tables.views.tournaments import DIRECTOR, FIRST, NOW, SEAL, SEED, begun, drawn, ended, event, played, rounds


def test_the_list_of_entrants_tells_who_is_out_unless_they_are_in_again():
    tournament = event("swiss", 3)
    tournament.apply(entries.Withdrawn(NOW, 0, Why.WITHDREW))
    tournament.apply(entries.Withdrawn(NOW, 1, Why.WITHDREW))
    tournament.apply(entries.SignedUp(NOW, FIRST + 1))
    text = said(entrants_message(ENGLISH, tournament, 0))
    assert "Ann · withdrew" in text
    assert text.count("Ben") == 1


def test_the_lot_is_explained_once_and_byes_are_explained():
    tournament = drawn(begun(event("swiss", 5)), [(0, 1), (2, 3)], (4,))
    text = said(why_message(ENGLISH, tournament, 1, 0))
    assert text.count("It was the first round, so the lot alone decided.") == 2
    assert "(counts as a win): Eve\n-# Not everybody can sit at a table." in text
    assert "Not everybody can sit at a table" in said(page_of(tournament, FIRST + 4))
    played(tournament)
    drawn(tournament, [(0, 2), (1, 3)], (4,))
    text = said(why_message(ENGLISH, tournament, 2, 0))
    assert "Both had **1** point" in text
    assert text.count("lot decides") == 2  # for the bye, and at the foot


def test_byes_have_the_words_of_the_format():
    for game_format, words in (
        ("swiss", "(counts as a win): Cay"),
        ("knock-out", "Bye: Cay"),
        ("round-robin", "No table in this round: Cay"),
    ):
        tournament = drawn(begun(event(game_format, 3)), [(0, 1)], (2,))
        assert words in said(shown(tournament))


def test_standings_name_their_tie_breaks_and_explain_them_on_request():
    tournament = rounds(begun(event("swiss", 4)), 2)
    for view in (
        standings_message(ENGLISH, tournament, standings(tournament), 0, FIRST),
        shown(tournament),
    ):
        assert "**1.** Ann · **2** points\n" in said(view)
        assert "**2.** Cay · **1** point · Buchholz 3\n**3.** Dee · **1** point · Buchholz 1\n" in said(view)
    about = said(about_message(ENGLISH, tournament))
    assert "1. **Buchholz:** the points of all whom you have met" in about
    assert "**Direct result:** how you did" in about
    assert "A win is worth 1 point" in about
    assert "At a larger table, you get" not in about  # all tables are of two


def test_medals_are_given_at_the_end():
    tournament = rounds(begun(event("swiss", 4)), 2)
    assert "🥇" not in said(shown(tournament))
    assert "🥇 Ann" in said(shown(ended(tournament)))
    assert "🥇" not in said(shown(ended(rounds(begun(event("swiss", 4)), 2), Ending.CALLED_OFF)))


def test_the_standings_of_a_knock_out_say_how_far_somebody_came():
    text = said(shown(rounds(begun(event("knock-out", 8)), 9)))
    assert "Ann · reached: Final\n" in text
    assert text.count("reached: Semi-final") == 2
    assert text.count("reached: Quarter-final") == 4
    assert "rounds survived" not in text


def test_the_own_line_is_below_a_page_that_does_not_have_it():
    tournament = rounds(begun(event("swiss", 60)), 1)
    listed = standings(tournament)
    last = tournament.entrants[listed[-1].entrant].user
    assert "Your place:" in said(standings_message(ENGLISH, tournament, listed, 0, last))
    assert "Your place:" not in said(standings_message(ENGLISH, tournament, listed, 2, last))


def test_a_computer_player_has_no_medal_and_whoever_is_behind_it_has_gold():
    tournament = event("swiss", 1, computers=1)
    played(drawn(begun(tournament), [(1, 0)]))
    text = said(shown(ended(tournament)))
    assert "**1.** 🤖 Computer 2 · **1** point" in text
    assert "🥇 Ann" in text


def test_the_own_page_has_no_place_and_no_open_table_after_a_tournament_was_called_off():
    tournament = ended(drawn(rounds(begun(event("swiss", 2)), 1), [(0, 1)]), Ending.CALLED_OFF, DIRECTOR)
    text = said(page_of(tournament, FIRST))
    assert "Called off by Dora" in text
    assert "Your place" not in text
    assert "being played" not in text
    assert "broken off · Ben" in text
    over = said(page_of(ended(rounds(begun(event("swiss", 2)), 1)), FIRST))
    assert "It is over.\nYour place: **1** of 2" in over


def test_the_seed_is_shown_when_it_is_over():
    tournament = begun(event("swiss", 2))
    assert SEAL in said(seal_message(ENGLISH, tournament))
    assert SEED not in said(seal_message(ENGLISH, tournament))
    assert SEED in said(seal_message(ENGLISH, ended(tournament)))


def test_rounds_of_a_knock_out_have_their_names():
    tournament = rounds(begun(event("knock-out", 16)), 9)
    names = [round_name(ENGLISH, tournament, each, 4) for each in tournament.rounds]
    assert names == ["Round 1 of 4", "Quarter-final", "Semi-final", "Final"]
    two_of_four = drawn(begun(event("knock-out", 8, seats=4, going_on=2)), [(0, 1, 2, 3), (4, 5, 6, 7)])
    assert round_name(ENGLISH, two_of_four, two_of_four.rounds[0]) == "Semi-final"
    with_a_bye = drawn(begun(event("knock-out", 3)), [(0, 1)], (2,))
    assert round_name(ENGLISH, with_a_bye, with_a_bye.rounds[0]) == "Round 1"
    never_fewer = drawn(begun(event("knock-out", 9, seats=3, going_on=2)), [(0, 1, 2), (3, 4, 5), (6, 7, 8)])
    assert round_name(ENGLISH, never_fewer, never_fewer.rounds[0]) == "Round 1"


def test_the_own_page_tells_results_the_table_and_why():
    tournament = rounds(begun(event("swiss", 4)), 1)
    drawn(tournament, [(0, 2), (1, 3)])
    text = said(page_of(tournament, FIRST, first=180))
    assert "Your place: **1** of 4 · **1** point" in text
    assert f"**Your table: 3** · Ann – Cay · <#{tournament.pairings[2].channel}>" in text
    assert "-# Both had **1** point before this round." in text
    assert "within 3 minutes, you are away" in text
    assert "Round 1 · **Table 1** · won against Ben" in text


def test_the_own_page_tells_who_waits_is_out_or_has_not_signed_up():
    tournament = event("swiss", 4, limit=2)
    assert "number 2 on the waiting list" in said(page_of(tournament, FIRST + 3))
    assert "You have not signed up" in said(page_of(tournament, 5))
    assert acts(page_of(tournament, 5))[0] is Act.SIGN_UP
    tournament.apply(entries.Withdrawn(NOW, 0, Why.DISQUALIFIED, DIRECTOR, "two *accounts*"))
    assert r"two \*accounts\*" in said(page_of(tournament, FIRST))
    tournament.apply(entries.Withdrawn(NOW, 1, Why.WITHDREW))
    assert "You have withdrawn" in said(page_of(tournament, FIRST + 1))


def test_the_question_before_withdrawing_can_be_declined_and_names_a_waiting_list_only_if_there_is_one():
    assert acts(withdraw_message(ENGLISH, event("swiss", 2))) == [Act.WITHDRAW_SURE, Act.ME]
    assert "waiting list" not in said(withdraw_message(ENGLISH, event("swiss", 2)))
    assert "waiting list" in said(withdraw_message(ENGLISH, event("swiss", 3, limit=2)))


def test_only_who_has_results_reads_that_they_stay():
    tournament = event("swiss", 2)
    tournament.apply(entries.Withdrawn(NOW, 0, Why.WITHDREW))
    assert "results stay" not in said(page_of(tournament, FIRST))
    tournament = rounds(begun(event("swiss", 2)), 1)
    tournament.apply(entries.Withdrawn(NOW, 0, Why.WITHDREW))
    assert "You have withdrawn. Your results stay." in said(page_of(tournament, FIRST))


def test_who_is_knocked_out_cannot_withdraw():
    tournament = rounds(begun(event("knock-out", 4)), 1)
    out = page_of(tournament, FIRST + 1)
    assert "You are out." in said(out)
    assert Act.WITHDRAW not in acts(out)
    assert Act.WITHDRAW in acts(page_of(tournament, FIRST))


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (Fraction(0), "0"),
        (Fraction(1, 2), "½"),
        (Fraction(5, 2), "2½"),
        (Fraction(7, 4), "1¾"),
        (Fraction(7, 3), "2.33"),
        (Fraction(12000), "12,000"),
    ],
)
def test_points_are_written_as_people_write_them(number, text):
    assert number_text(ENGLISH, number) == text


def test_a_title_that_people_make_up_changes_nothing_around_it():
    tournament = event("swiss", 2, title="# a\n**b** <@1> \u202e")
    assert title_of(ENGLISH, tournament) == r"\# a \*\*b\*\* \<@1\>"
    assert title_of(ENGLISH, event("swiss", 2)) == "CLARO tournament"

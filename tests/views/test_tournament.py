"""What messages about tournaments say, and which buttons they have."""

from datetime import timedelta
from fractions import Fraction

import pytest

from bot.art.cross_table import Result
from bot.locales.words import words_for
from bot.tables.refusal import Refusal
from bot.tournaments import entries
from bot.tournaments.entries import Ending, Why
from bot.tournaments.standings import standings
from bot.tournaments.why import Because, Reason
from bot.views.custom_id import Malformed, parse
from bot.views.tournament import event_message, named_in_event
from bot.views.tournament_about import about_message, seal_message
from bot.views.tournament_direct import directors_page, player_choices, players_page
from bot.views.tournament_forms import adjust_form, read_adjusted, read_chosen, read_reason
from bot.views.tournament_id import Act, TournamentId
from bot.views.tournament_me import named_on_page, player_page, withdraw_message
from bot.views.tournament_names import number_text, round_name, title_of
from bot.views.tournament_picture import bracket_of, cross_table_of, tournament_picture
from bot.views.tournament_standings import entrants_message, standings_message
from bot.views.tournament_tables import round_message, why_message
from bot.views.tournament_why import reason_texts, told_at_table
from tests.views.tournaments import (
    DIRECTOR,
    FIRST,
    NOW,
    ORGANISER,
    SEAL,
    SEED,
    begun,
    drawn,
    ended,
    event,
    people,
    played,
    rounds,
)

MINUTE = timedelta(minutes=1)
ENGLISH = words_for("en")
PLAIN = people(names=["Ann", "Ben", "Cay", "Dee", "Eve", "Fay", "Gil", "Hal"]) | {DIRECTOR: "Dora"}

PLAIN_NAMES = ["Ann", "Ben", "Cay", "Dee", "Eve", "Fay"]


def said(view):
    """Return the text of a message, without marks around names."""
    texts = (each.content for each in view.walk_children() if hasattr(each, "content"))
    return "\n".join(texts).replace("\u2068", "").replace("\u2069", "")


def acts(view):
    """Return what the buttons and lists of a message do."""
    ids = (each.custom_id for each in view.walk_children() if getattr(each, "custom_id", None))
    return [Act(parse(each).parts[1]) for each in ids]


def shown(tournament, **options):
    return event_message(ENGLISH, tournament, standings(tournament), PLAIN, NOW, **options)


def page_of(tournament, user, **options):
    return player_page(ENGLISH, tournament, user, standings(tournament), PLAIN, NOW, **options)


def test_before_it_begins_the_message_says_who_is_in_and_how_it_goes():
    text = said(shown(event("knock-out", 5, limit=4, title="Spring cup", going_on=1, turn_seconds=60), first=180))
    assert "Spring cup" in text
    assert "CLARO · knock-out · tables of 2" in text
    assert "**4** of 4 places are taken · 1 on the waiting list" in text
    assert "Ann, Ben, Cay and Dee" in text
    assert "Dee, Eve" not in text
    assert "within 3 minutes is away" in text
    assert "Organiser: Ola" in text


@pytest.mark.parametrize(
    ("make", "first", "without"),
    [
        (lambda: event("swiss", 2), Act.SIGN_UP, Act.CHECK_IN),
        (lambda: begun(event("swiss", 2)), Act.ME, Act.SIGN_UP),
        (lambda: begun(event("swiss", 2, late=True)), Act.ME, Act.CHECK_IN),
        (lambda: ended(begun(event("swiss", 2))), Act.STANDINGS, Act.WITHDRAW),
    ],
)
def test_buttons_are_for_how_far_it_is(make, first, without):
    found = acts(shown(make()))
    assert found[0] is first
    assert without not in found
    assert len(found) == len(set(found))


def test_check_in_has_a_button_and_says_what_it_is_for():
    tournament = event("swiss", 3, check_in=10)
    tournament.apply(entries.CheckInOpened(NOW))
    tournament.apply(entries.CheckedIn(NOW, 1))
    view = shown(tournament)
    assert acts(view)[0] is Act.CHECK_IN
    assert "1 has checked in" in said(view)
    assert "Press **Check in**" in said(view)


def test_late_entry_is_offered_while_it_runs():
    assert Act.SIGN_UP in acts(shown(begun(event("arena", 2, late=True))))


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
    assert "**Table 1** · Ann – Ben · opens in a moment" in said(
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
    for view in (shown(tournament), round_message(ENGLISH, tournament, 1, 0, PLAIN), page_of(tournament, FIRST)):
        assert r"✏️ Dora changed this result: wrong \*deck\*" in said(view)
    assert DIRECTOR in named_in_event(tournament, standings(tournament))
    assert DIRECTOR in named_on_page(tournament, FIRST)


def test_a_first_result_was_entered_and_a_second_one_changed():
    tournament = drawn(begun(event("swiss", 2)), [(0, 1)])
    tournament.apply(entries.Adjusted(NOW, 0, (2, 1), DIRECTOR, "power cut"))
    assert "Dora entered this result: power cut" in said(shown(tournament))
    tournament.apply(entries.Adjusted(NOW, 0, (1, 2), DIRECTOR, "a slip"))
    assert "Dora changed this result: a slip" in said(shown(tournament))


def test_two_who_are_level_are_both_level():
    tournament = event("swiss", 3)
    for entrants, word in (((0, 1), "Both had"), ((0, 1, 2), "All had")):
        (text,) = reason_texts(ENGLISH, tournament, [Reason(Because.LEVEL, entrants, (Fraction(1),))], PLAIN)
        assert text.startswith(word)


def test_who_did_not_come_is_marked():
    tournament = drawn(begun(event("swiss", 2)), [(0, 1)])
    played(tournament, places=(1, 2), absent=(1,))
    assert "Ben (went away)" in said(shown(tournament))
    assert "you went away" in said(page_of(tournament, FIRST + 1))
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
    assert f"Ben {marked}" in said(round_message(ENGLISH, tournament, 1, 0, PLAIN))
    assert told in said(page_of(tournament, FIRST + 1))


def test_who_is_out_later_was_not_out_at_an_earlier_table():
    tournament = drawn(begun(event("swiss", 2)), [(0, 1)])
    played(tournament, places=(1, 2), absent=(1,))
    tournament.apply(entries.Withdrawn(NOW + MINUTE, 1, Why.DISQUALIFIED, DIRECTOR, "late"))
    assert "Ben (went away)" in said(round_message(ENGLISH, tournament, 1, 0, PLAIN))
    played(drawn(tournament, [(0, 1)]), places=(1, 2), absent=(1,))
    assert "Ben (went away)" in said(round_message(ENGLISH, tournament, 1, 0, PLAIN))


@pytest.mark.parametrize(("why", "deed"), [(Why.DISQUALIFIED, "Disqualified"), (Why.WITHDREW, "Taken out")])
def test_everybody_sees_why_a_director_has_taken_somebody_out(why, deed):
    tournament = rounds(begun(event("swiss", 4)), 1)
    tournament.apply(entries.Withdrawn(NOW, 3, why, DIRECTOR, "two *accounts*"))
    listed = standings(tournament)
    for view in (
        shown(tournament),
        standings_message(ENGLISH, tournament, listed, 0, PLAIN, FIRST),
        entrants_message(ENGLISH, tournament, 0, PLAIN),
    ):
        assert rf"⛔ {deed} by Dora: two \*accounts\*" in said(view)
    assert DIRECTOR in named_in_event(tournament, listed)
    tournament.entrants[3].by = None
    assert f"⛔ {deed} by a director: " in said(shown(tournament))


def test_the_list_of_entrants_tells_who_is_out_unless_they_are_in_again():
    tournament = event("swiss", 3)
    tournament.apply(entries.Withdrawn(NOW, 0, Why.WITHDREW))
    tournament.apply(entries.Withdrawn(NOW, 1, Why.WITHDREW))
    tournament.apply(entries.SignedUp(NOW, FIRST + 1))
    text = said(entrants_message(ENGLISH, tournament, 0, PLAIN))
    assert "Ann · withdrew" in text
    assert text.count("Ben") == 1


def why_told(tournament):
    numbers = (each.number for each in tournament.pairings)
    return {each: reason_texts(ENGLISH, tournament, told_at_table(tournament, each), PLAIN) for each in numbers}


def test_the_lot_is_explained_once_and_byes_are_explained():
    tournament = drawn(begun(event("swiss", 5)), [(0, 1), (2, 3)], (4,))
    told = why_told(tournament)
    text = said(why_message(ENGLISH, tournament, 1, 0, PLAIN, told))
    assert text.count("It was the first round, so the lot alone decided.") == 2
    assert "(counts as a win): Eve\n-# Not everybody can sit at a table." in text
    assert "Not everybody can sit at a table" in said(page_of(tournament, FIRST + 4))
    played(tournament)
    drawn(tournament, [(0, 2), (1, 3)], (4,))
    text = said(why_message(ENGLISH, tournament, 2, 0, PLAIN, why_told(tournament)))
    assert "Both had **1** point" in text
    assert text.count("lot decides") == 2  # for the bye, and at the foot


def test_byes_have_the_words_of_the_format():
    for game_format, words in (
        ("swiss", "(counts as a win): Cay"),
        ("knock-out", "Goes on without a table in this round: Cay"),
        ("round-robin", "No table in this round: Cay"),
    ):
        tournament = drawn(begun(event(game_format, 3)), [(0, 1)], (2,))
        assert words in said(shown(tournament))


def test_standings_name_their_tie_breaks_and_explain_them_on_request():
    tournament = rounds(begun(event("swiss", 4)), 2)
    for view in (standings_message(ENGLISH, tournament, standings(tournament), 0, PLAIN, FIRST), shown(tournament)):
        assert "**1.** Ann · **2** points\n" in said(view)
        assert "**2.** Cay · **1** point · Buchholz 3\n**3.** Dee · **1** point · Buchholz 1\n" in said(view)
    about = said(about_message(ENGLISH, tournament))
    assert "1. **Buchholz:** the points of all whom you have met" in about
    assert "**Direct result:** how you did" in about


def test_medals_are_given_at_the_end():
    tournament = rounds(begun(event("swiss", 4)), 2)
    assert "🥇" not in said(shown(tournament))
    assert "🥇 Ann" in said(shown(ended(tournament)))
    assert "🥇" not in said(shown(ended(rounds(begun(event("swiss", 4)), 2), Ending.CALLED_OFF)))


def test_the_standings_of_a_knock_out_say_how_far_somebody_came():
    text = said(shown(rounds(begun(event("knock-out", 8)), 9)))
    assert "Ann · reached: Final\n" in text
    assert text.count("reached: Semi-finals") == 2
    assert text.count("reached: Quarter-finals") == 4
    assert "rounds survived" not in text


def test_the_own_line_is_below_a_page_that_does_not_have_it():
    tournament = rounds(begun(event("swiss", 60)), 1)
    listed = standings(tournament)
    last = tournament.entrants[listed[-1].entrant].user
    assert "Your place:" in said(standings_message(ENGLISH, tournament, listed, 0, PLAIN, last))
    assert "Your place:" not in said(standings_message(ENGLISH, tournament, listed, 2, PLAIN, last))


def test_a_computer_player_has_no_medal_and_whoever_is_behind_it_has_gold():
    tournament = event("swiss", 1, computers=1)
    played(drawn(begun(tournament), [(1, 0)]))
    text = said(shown(ended(tournament)))
    assert "**1.** 🤖 Computer 2 · **1** point" in text
    assert "🥇 Ann" in text


def test_the_end_names_the_winner_or_says_who_called_it_off():
    def finished():
        return rounds(begun(event("swiss", 2)), 1)

    assert "Ann wins the tournament!" in said(shown(ended(finished())))
    assert "Dora called the tournament off" in said(shown(ended(finished(), Ending.CALLED_OFF, DIRECTOR)))
    assert "its channel was deleted" in said(shown(ended(finished(), Ending.CHANNEL_GONE)))
    assert "Nobody has won it" in said(shown(ended(begun(event("swiss", 2)))))
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
    assert "was called off" in said(shown(ended(begun(event("swiss", 1)), Ending.CALLED_OFF)))


def test_the_own_page_has_no_place_and_no_open_table_after_a_tournament_was_called_off():
    tournament = ended(drawn(rounds(begun(event("swiss", 2)), 1), [(0, 1)]), Ending.CALLED_OFF, DIRECTOR)
    text = said(page_of(tournament, FIRST))
    assert "Dora called the tournament off" in text
    assert DIRECTOR in named_on_page(tournament, FIRST)
    assert "Your place" not in text
    assert "being played" not in text
    assert "broken off · Ben" in text
    over = said(page_of(ended(rounds(begun(event("swiss", 2)), 1)), FIRST))
    assert "The tournament is over.\nYour place: **1** of 2" in over


def test_the_seed_is_shown_when_it_is_over():
    tournament = begun(event("swiss", 2))
    assert SEAL in said(seal_message(ENGLISH, tournament))
    assert SEED not in said(seal_message(ENGLISH, tournament))
    assert SEED in said(seal_message(ENGLISH, ended(tournament)))


def test_rounds_of_a_knock_out_have_their_names():
    tournament = rounds(begun(event("knock-out", 16)), 9)
    names = [round_name(ENGLISH, tournament, each, 4) for each in tournament.rounds]
    assert names == ["Round 1 of 4", "Quarter-finals", "Semi-finals", "Final"]
    two_of_four = drawn(begun(event("knock-out", 8, seats=4, going_on=2)), [(0, 1, 2, 3), (4, 5, 6, 7)])
    assert round_name(ENGLISH, two_of_four, two_of_four.rounds[0]) == "Semi-finals"
    with_a_bye = drawn(begun(event("knock-out", 3)), [(0, 1)], (2,))
    assert round_name(ENGLISH, with_a_bye, with_a_bye.rounds[0]) == "Round 1"
    never_fewer = drawn(begun(event("knock-out", 9, seats=3, going_on=2)), [(0, 1, 2), (3, 4, 5), (6, 7, 8)])
    assert round_name(ENGLISH, never_fewer, never_fewer.rounds[0]) == "Round 1"


def test_the_own_page_tells_results_the_table_and_why():
    tournament = rounds(begun(event("swiss", 4)), 1)
    drawn(tournament, [(0, 2), (1, 3)])
    reasons = reason_texts(ENGLISH, tournament, [Reason(Because.LEVEL, (0, 2), (Fraction(1),))], PLAIN)
    text = said(page_of(tournament, FIRST, reasons=reasons, first=180))
    assert "Your place: **1** of 4 · **1** point" in text
    assert f"**Your table: 3** · Ann – Cay · <#{tournament.pairings[2].channel}>" in text
    assert "-# Both had **1** point before this round." in text
    assert "within 3 minutes is away" in text
    assert "Round 1 · **Table 1** · won against Ben" in text
    assert FIRST + 2 in named_on_page(tournament, FIRST)


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


def test_directors_see_what_they_can_do_now():
    tournament = event("swiss", 4, check_in=5, computers=1)
    assert {Act.BEGIN, Act.OPEN_CHECK_IN, Act.FILL} <= set(acts(directors_page(ENGLISH, tournament, PLAIN)))
    assert Act.PAUSE not in acts(directors_page(ENGLISH, tournament, PLAIN))
    drawn(begun(tournament), [(0, 1), (2, 3)])
    view = directors_page(ENGLISH, tournament, PLAIN)
    assert acts(view)[0] is Act.ADJUST
    assert Act.PAUSE in acts(view)
    assert "2 tables are waiting for a result" in said(view)
    assert Act.BEGIN not in acts(view)
    tournament.apply(entries.Paused(NOW, ORGANISER))
    assert Act.RESUME in acts(directors_page(ENGLISH, tournament, PLAIN))


def test_directors_choose_from_each_person_once():
    tournament = event("swiss", 3)
    tournament.apply(entries.Withdrawn(NOW, 0, Why.WITHDREW))
    tournament.apply(entries.Withdrawn(NOW, 1, Why.WITHDREW))
    tournament.apply(entries.SignedUp(NOW, FIRST))
    view = players_page(ENGLISH, tournament, 0, PLAIN)
    (listed,) = [each for each in view.walk_children() if hasattr(each, "options")]
    assert [each.value for each in listed.options] == ["1", "2", "3"]


def test_who_is_out_cannot_be_taken_out_again():
    tournament = begun(event("swiss", 4))
    tournament.apply(entries.Withdrawn(NOW, 1, Why.NOT_THERE))
    disabled = {
        Act(parse(each.custom_id).parts[1])
        for each in player_choices(ENGLISH, tournament, 1, PLAIN).walk_children()
        if getattr(each, "disabled", False)
    }
    assert disabled == {Act.TAKE_OUT}


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


def form_fields(places, reason="because"):
    return [
        {"type": 10, "content": "x"},
        {"type": 18, "component": {"type": 4, "custom_id": "places", "value": places}},
        {"type": 18, "component": {"type": 4, "custom_id": "reason", "value": reason}},
    ]


@pytest.mark.parametrize(("typed", "places"), [("1 2", (1, 2)), (" 1,1 ; 3 ", (1, 1, 3)), ("2\n1", (2, 1))])
def test_places_are_read_as_they_were_typed(typed, places):
    assert read_adjusted(form_fields(typed)) == (places, "because")


@pytest.mark.parametrize("typed", ["", "x", "1 x", "0 1", "1 -2", "100 1", "١ ٢", None])
def test_what_is_no_list_of_places_is_refused(typed):
    with pytest.raises((Refusal, Malformed)):
        read_adjusted(form_fields(typed))


@pytest.mark.parametrize("components", [None, [], [{}], form_fields("1 2")[:2]])
def test_other_forms_are_malformed(components):
    for read in (read_adjusted, read_reason, lambda sent: read_chosen(sent, 1)):
        with pytest.raises(Malformed):
            read(components)


def test_chosen_people_are_read():
    chosen = {"type": 18, "component": {"type": 5, "custom_id": "people", "values": ["5", "6"]}}
    assert read_chosen([chosen], 2) == (5, 6)
    with pytest.raises(Malformed):
        read_chosen([chosen], 1)
    chosen["component"]["values"] = ["x"]
    with pytest.raises(Malformed):
        read_chosen([chosen], 2)


def test_the_form_of_a_result_has_the_one_so_far():
    tournament = drawn(begun(event("swiss", 5, seats=3)), [(0, 1), (2, 3, 4)])
    tournament.apply(entries.Adjusted(NOW, 0, (2, 1), DIRECTOR, "x"))
    two, three = (adjust_form(ENGLISH, tournament, each, PLAIN).to_dict() for each in tournament.pairings)
    assert [each.get("default", False) for each in two["components"][1]["component"]["options"]] == [False, True, False]
    assert three["components"][1]["component"]["value"] == "1 2 3"
    assert TournamentId.read(parse(two["custom_id"])).numbers == (0,)


def test_a_bracket_leads_from_each_table_to_the_next():
    tournament = rounds(begun(event("knock-out", 8)), 9)
    tables = bracket_of(ENGLISH, tournament, str)
    assert [len(table.before) for table in tables] == [0, 0, 0, 0, 2, 2, 2]
    assert tables[-1].final
    assert [each.on for each in tables[-1].names] == [True, False]
    assert sorted(place for table in tables for place in table.before) == list(range(6))


def test_a_bracket_has_byes_and_the_tables_to_come():
    tournament = drawn(begun(event("knock-out", 6)), [(0, 1), (3, 4)], (2, 5))
    played(tournament, [0])
    tables = bracket_of(ENGLISH, tournament, PLAIN_NAMES.__getitem__)
    assert [table.title for table in tables] == [
        "Round 1", "Round 1", *["goes on without a table"] * 2, "Semi-finals", "Semi-finals", "Final",
    ]  # fmt: skip
    coming = [tuple(each.name for each in table.names) for table in tables[4:]]
    assert coming == [("Cay", "Ann"), ("Fay", "?"), ("?", "?")]
    assert [table.before for table in tables[4:]] == [(2, 0), (3, 1), (4, 5)]
    assert tables[-1].final


def test_the_bracket_of_a_large_knock_out_begins_when_few_are_left():
    tournament = rounds(begun(event("knock-out", 256)), 2)
    assert tournament_picture(ENGLISH, tournament, standings(tournament), PLAIN) is None
    rounds_left = rounds(begun(event("knock-out", 256)), 9)
    assert len(bracket_of(ENGLISH, rounds_left, str)) == 31


def test_a_cross_table_has_signs_for_results():
    tournament = rounds(begun(event("swiss", 4)), 1)
    drawn(tournament, [(0, 2), (1, 3)])
    heads, rows = cross_table_of(ENGLISH, tournament, standings(tournament), str)
    assert heads == ("1", "2")
    first = next(row for row in rows if row.number == 1)
    assert first.cells[0].result is Result.WON
    assert first.cells[0].text[0] == "+"
    assert first.cells[1].result is Result.OPEN
    assert first.medal == 0
    assert next(each for each in cross_table_of(ENGLISH, ended(tournament), standings(tournament), str)[1]).medal == 1


def test_an_arena_has_the_games_of_each():
    tournament = begun(event("arena", 4))
    played(drawn(tournament, [(0, 1)]))
    played(drawn(tournament, [(2, 3)]))
    played(drawn(tournament, [(0, 2)]))
    heads, rows = cross_table_of(ENGLISH, tournament, standings(tournament), str)
    assert heads == ("", "")
    games = {row.number: sum(cell.result is not Result.NONE for cell in row.cells) for row in rows}
    assert games == {1: 2, 2: 1, 3: 2, 4: 1}

"""What is drawn of a tournament: the bracket of a knock-out, the table of the others."""

from bot.features.tournaments.pictures.cross_table import Result
from bot.features.tournaments.rules.standings import standings
from bot.features.tournaments.views.picture import bracket_of, cross_table_of, tournament_picture
from tests.tables.views.seen_tournaments import ENGLISH, PLAIN_NAMES
from tests.tables.views.tournaments import begun, drawn, ended, event, played, rounds


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
        "Round 1", "Round 1", *["goes on without a table"] * 2, "Semi-final", "Semi-final", "Final",
    ]  # fmt: skip
    coming = [tuple(each.name for each in table.names) for table in tables[4:]]
    assert coming == [("Cay", "Ann"), ("Fay", "?"), ("?", "?")]
    assert [table.before for table in tables[4:]] == [(2, 0), (3, 1), (4, 5)]
    assert tables[-1].final


def test_the_bracket_of_a_large_knock_out_begins_when_few_are_left():
    tournament = rounds(begun(event("knock-out", 256)), 2)
    assert tournament_picture(ENGLISH, tournament, standings(tournament)) is None
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
    assert [row.place for row in rows] == [1, 2, 3, 4]  # also those who are level, so that a result names one row
    assert {row.cells[0].text[1:] for row in rows} == {"1", "2", "3", "4"}
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

"""What is played for somebody whose time is up."""

from tests.games.claro.by_hand import deal, play


def test_a_seat_that_may_pass_passes_even_if_a_card_fits():
    position = play(deal("7 12 18 45 3", "8 14 19 5 J", draw="1 2 4 6 10", free_pass="yes"), "7")
    legal = position.legal_moves(1)
    assert "8" in legal
    assert "pass" in legal
    assert position.automatic(1) == "pass"


def test_a_seat_that_leads_plays_its_lowest_card():
    position = deal("18 7 12 45 3", "8 14 19 5 J", draw="1 2 4 6 10", free_pass="yes")
    assert "pass" not in position.legal_moves(0)
    assert position.automatic(0) == "3"

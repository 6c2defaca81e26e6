"""How games lie on a table, and what the log says of each move."""

import random
from collections import Counter

import pytest

from bot.faces.catalog import FACES
from bot.faces.spread import Kind, Shape, SpreadFace
from bot.games.africa.deck import CARD_OF_NAME, POINTS, VALUE
from bot.games.africa.view import LION
from bot.games.catalog import GAMES
from bot.games.game import Seat
from bot.games.shuffle import Seeded
from bot.games.told import retell
from bot.locales.words import words_for

WORDS = words_for("en")


def played(game, seed, seats=3):
    """Return all moves of a game that is played by lot, each as everybody saw it."""
    rules, lot = GAMES[game], random.Random(seed)
    dealt = lambda: rules.start(seats, Seeded(bytes([seed]) * 32), rules.read_options({}))  # noqa: E731
    position = dealt()
    while position.to_act:
        seat: Seat = position.to_act[0]
        position.play(seat, lot.choice([*position.view(seat).legal_moves]))
    return [*retell(dealt(), ((seat, move, False) for seat, move in position.moves))]


@pytest.fixture(scope="module", params=["claro", "stardust", "africa"])
def game(request):
    """Return a game, and what happened in some games of it: each move and what the face says of it."""
    face = FACES[request.param]
    assert isinstance(face, SpreadFace)
    return request.param, [
        (told, [*face.happenings(WORDS, told)]) for seed in range(4) for told in played(request.param, seed)
    ]


def test_each_move_is_seen(game):
    _, moves = game
    assert all(found and found[0].seat == told.seat for told, found in moves)


def test_cards_are_laid_where_they_then_lie(game):
    name, moves = game
    for told, found in moves:
        laid = next((each for each in found if each.kind is Kind.PLAY), None)
        zones = {each.name: each for each in FACES[name].spread(WORDS, told.after).zones}
        if laid is not None and all(each.kind is Kind.PLAY for each in found):
            assert laid.cards[0] in [each.card for each in zones[laid.zone].cards]
            assert laid.cards[0] in told.move.split()


def test_the_card_that_ends_a_round_is_seen_before_the_round_is_taken(game):
    name, moves = game
    ends = [(told, found) for told, found in moves if len(told.after.rounds) > len(told.before.rounds)]
    assert ends
    for told, found in ends:
        kinds = [each.kind for each in found]
        if name == "stardust":
            assert kinds.index(Kind.TAKE) > 0
        else:
            assert kinds.index(Kind.SWEEP) == 1
            assert kinds.index(Kind.STAR) == 2
            assert found[2].seat == told.after.rounds[-1].winner


def test_stars_go_to_whoever_has_played_last():
    for told, found in ((told, FACES["claro"].happenings(WORDS, told)) for told in played("claro", 7)):
        swept = [each.seat for each in found if each.kind is Kind.SWEEP]
        gained = [seat for seat, stars in enumerate(told.after.stars) if stars > told.before.stars[seat]]
        assert swept == gained


def test_tricks_go_to_whoever_beats_the_others():
    taken = 0
    for told in played("africa", 5):
        found = FACES["africa"].happenings(WORDS, told)
        swept = [each.seat for each in found if each.kind is Kind.SWEEP]
        if len(told.after.rounds) == len(told.before.rounds):
            assert swept == [seat for seat, points in enumerate(told.after.taken) if points > told.before.taken[seat]]
            taken += len(swept)
            continue
        trick = [(each.seat, each.card) for each in told.before.trick if not each.under]
        if told.move != "pass" and not told.move.startswith("under"):
            trick.append((told.seat, CARD_OF_NAME[told.move]))
        (winner,) = swept
        beaten = [VALUE[card] for seat, card in trick if seat != winner and VALUE[card] != LION]
        assert all(value < max(VALUE[card] for seat, card in trick if seat == winner) for value in beaten)
        assert told.after.rounds[-1].points[winner] >= 0
    assert taken
    assert sum(POINTS) > 0


def test_bets_are_what_credits_pay():
    for told, found in ((told, FACES["stardust"].happenings(WORDS, told)) for told in played("stardust", 3)):
        paid = Counter({each.seat: each.amount for each in found if each.kind is Kind.PAY})
        if len(told.after.rounds) == len(told.before.rounds):
            had, has = told.before.credits[told.seat], told.after.credits[told.seat]
            assert paid[told.seat] == max(0, had - has)
        else:
            took = {each.seat: each.amount for each in found if each.kind is Kind.TAKE}
            assert took == {seat: taken for seat, taken in enumerate(told.after.rounds[-1].taken) if taken}


@pytest.mark.parametrize("name", ["claro", "stardust", "africa"])
def test_nobody_sees_the_hands_of_others(name):
    rules = GAMES[name]
    position = rules.start(3, Seeded(bytes(32)), rules.read_options({}))
    spreads = [FACES[name].spread(WORDS, position.view(seat)) for seat in (None, 0, 1, 2)]
    assert spreads[0].hand == []
    assert [each.hand for each in spreads[1:]] == [[*position.hand(seat)] for seat in range(3)]
    for spread in spreads:
        assert all(not zone.cards or zone.shape is not Shape.DECK for zone in spread.zones)
        assert spread.zones == spreads[0].zones


def test_what_a_shown_hand_is_called_lies_with_it_in_each_language():
    views = [told.after for told in played("stardust", 3) if len(told.after.rounds) > len(told.before.rounds)]
    lying = [
        {each.name: each.label for each in FACES["stardust"].spread(words_for(language), view).zones}
        for view in views
        for language in ("en", "de")
    ]
    shown = [{name: label for name, label in each.items() if name.startswith("shown-")} for each in lying]
    assert any(shown)
    assert all(label for each in shown for label in each.values())
    for english, german in zip(shown[::2], shown[1::2], strict=True):
        assert english.keys() == german.keys()
        assert not english.items() & german.items()

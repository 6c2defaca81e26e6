"""The search that any game gets. ``benchmarks/search.py`` compares it with OpenSpiel's."""

from __future__ import annotations

from hashlib import sha256
from random import Random

import pytest

from bot.games.africa.deck import CARD_OF_NAME, NAMES
from bot.games.africa.laying import FITS
from bot.games.africa.patience import Patience
from bot.games.catalog import ALL_GAMES, GAMES
from bot.games.game import CannotImagine, Chance, Game, RandomPlayer
from bot.games.search import WIDE, Searcher, _kinds, payoffs, players_for
from bot.games.shuffle import Seeded
from tests.cases import for_each
from tests.effort import thorough
from tests.games.claro.by_hand import deal, dealt
from tests.games.tiny import BET, PASS, Kuhn, KuhnPosition, Pennies

J, Q, K = range(3)
EVERY = pytest.mark.parametrize("name", GAMES)


def visits(searcher, view, seed=1):
    return {each.move: each.visits for each in searcher.weigh(view, Random(seed))}


@for_each("own_eyes", [False, True])
@for_each(
    ("card", "said", "best"),
    [(K, (BET,), BET), (J, (BET,), PASS), (K, (PASS,), BET), (K, (PASS, BET), BET), (J, (PASS, BET), PASS)],
)
def test_it_finds_the_moves_of_kuhn_poker_that_are_best_whatever_the_other_does(card, said, best, own_eyes):
    seat = len(said) % 2
    position = KuhnPosition((card, Q) if seat == 0 else (Q, card), said)
    searcher = Searcher(Kuhn(), 300, own_eyes=own_eyes)
    for seed in range(5):
        assert searcher.choose(position.view(seat), Random(seed)) == best


def test_it_knows_the_worth_of_a_bet_that_can_be_counted():
    """A king that calls a bet wins two antes; a queen wins or loses two, and a pass loses one."""
    facing = KuhnPosition((J, K), (BET,)).view(1)
    assert {each.move: each.payoff for each in Searcher(Kuhn(), 200).weigh(facing, Random(1))} == {BET: 2.0, PASS: -1.0}
    unsure = {each.move: each for each in Searcher(Kuhn(), 4000).weigh(KuhnPosition((J, Q), (BET,)).view(1), Random(1))}
    assert unsure[PASS].payoff == -1.0
    assert unsure[BET].payoff == pytest.approx(0.0, abs=0.1)


def test_it_lays_the_last_cards_of_the_patience_in_the_fewest_rows():
    """Only one order fits: the lion goes on the other card, which does not go on the lion."""
    lion = CARD_OF_NAME["2R"]
    end, other = next(
        (end, other)
        for end in range(52)
        for other in range(52)
        if len({end, other, lion}) == 3
        and FITS[other][end]
        and FITS[lion][end]
        and FITS[lion][other]
        and not FITS[other][lion]
    )
    position = dealt(Patience(), f"{NAMES[end]} {NAMES[lion]} {NAMES[other]}")
    for seed in range(5):
        weighed = Searcher(Patience(), 50).weigh(position.view(0), Random(seed))
        assert {each.move: each.payoff for each in weighed} == {f"{NAMES[other]} 1": -1.0, f"{NAMES[lion]} 1": -2.0}
        assert weighed[0].move == f"{NAMES[other]} 1"


@pytest.mark.parametrize("own_eyes", [False, True])
def test_seats_that_choose_at_the_same_time_do_not_know_each_others_choice(own_eyes):
    """If the other seat knew, the first would never win."""
    for seat in (0, 1):
        view = Pennies().start(2, Seeded(bytes(32)), None).view(seat)
        for each in Searcher(Pennies(), 2000, own_eyes=own_eyes).weigh(view, Random(seat)):
            assert each.payoff == pytest.approx(0.5, abs=0.1)


def play_game(name, mine, number, **options):
    """Return the winners of a game of a searching player among random ones, and the seat of the first."""
    game = ALL_GAMES[name]
    seed = sha256(f"{name} {number}".encode()).digest()
    seats = min(3, game.seats.stop - 1)
    position, chance = game.start(seats, Seeded(seed), game.read_options(options)), Random(number)
    seat_of_mine = number % seats
    while position.to_act:
        seat = position.to_act[0]
        player = mine if seat == seat_of_mine else RandomPlayer()
        position.play(seat, player.choose(position.view(seat), chance))
    return position.outcome.winners, seat_of_mine


@thorough
@pytest.mark.parametrize(
    ("name", "games", "options"), [("claro", 40, {}), ("stardust", 20, {"hands": "3"}), ("africa", 12, {"rounds": "1"})]
)
def test_it_beats_random_players(name, games, options):
    searcher = Searcher(GAMES[name], 30, rounds=0)
    ended = [play_game(name, searcher, number, **options) for number in range(games)]
    assert sum(seat in winners for winners, seat in ended) > games / 3


def some_positions(game, count):
    position = game.start(3, Seeded(bytes(32)), game.read_options({}))
    for _ in range(count):
        seat = position.to_act[0]
        yield position, seat
        position.play(seat, position.automatic(seat))


@EVERY
def test_the_same_dice_give_the_same_move(name):
    for own_eyes in (False, True):
        searcher = Searcher(GAMES[name], 20, rounds=0, own_eyes=own_eyes)
        for position, seat in some_positions(GAMES[name], 4):
            view = position.view(seat)
            assert searcher.weigh(view, Random(3)) == searcher.weigh(view, Random(3))


class Sealed(tuple):
    """Cards that may be counted, as everybody may, but not looked at."""

    __slots__ = ()

    def _refuse(self, *_):
        raise AssertionError("looked at hidden cards")

    __iter__ = __getitem__ = __contains__ = __eq__ = __add__ = _refuse
    __hash__ = None


class SealedBits(int):
    """The same, for cards that are a set of bits."""

    def _refuse(self, *_):
        raise AssertionError("looked at hidden cards")

    __and__ = __or__ = __xor__ = __invert__ = __rand__ = __ror__ = __rshift__ = __eq__ = __bool__ = _refuse
    __hash__ = None


@EVERY
def test_it_never_looks_at_what_its_view_does_not_hold(name):
    game = GAMES[name]
    searcher = Searcher(game, 20, rounds=0)
    for position, seat in some_positions(game, 4):
        expected = searcher.weigh(position.view(seat), Random(3))
        sealed = position.copy()
        seal = SealedBits if name == "claro" else Sealed
        sealed._hands = [hand if each == seat else seal(hand) for each, hand in enumerate(position._hands)]
        pile = "_pile" if name == "africa" else "_draw_pile"
        setattr(sealed, pile, Sealed(getattr(position, pile)))
        assert searcher.weigh(sealed.view(seat), Random(3)) == expected


def test_of_a_long_list_it_tries_some_moves_of_each_kind():
    position = GAMES["stardust"].start(4, Seeded(bytes(32)), GAMES["stardust"].read_options({}))
    view = position.view(0)
    assert len(view.legal_moves) > WIDE
    tried = visits(Searcher(GAMES["stardust"], 400, rounds=0), view)
    assert sum(tried.values()) == 400
    assert 2 < len(tried) <= 2 * 400**0.5 + 1
    assert set(tried) <= set(view.legal_moves)
    assert {move.split()[0] for move in tried} == {"check", "bet"}


def test_moves_of_a_kind_have_their_first_word_in_common():
    assert _kinds(["call", "fold", "raise 20", "raise 21", "raise 22"]) == [range(1), range(1, 2), range(2, 5)]
    assert _kinds(["discard", "discard 3"]) == [range(2)]
    assert _kinds([]) == []


def test_payoffs():
    """Play money counts as it is, winners share, a lone player wants a low score; scores stand in for an outcome."""
    assert payoffs(Kuhn(), KuhnPosition((K, J), (BET, BET))) == [2.0, -2.0]
    assert payoffs(GAMES["claro"], deal("20 1 2 3 4", "21 22 23 24 25")) == [0.5, 0.5]
    assert payoffs(Patience(), dealt(Patience(), "7R 2R 3R")) == [-1.0]
    pennies = Pennies().start(2, Seeded(bytes(32)), None)
    pennies.play(0, "heads")
    pennies.play(1, "tails")
    assert payoffs(Pennies(), pennies) == [0.0, 1.0]


def test_advice_has_chances_to_win_where_a_game_is_won():
    view = deal("20 1 2 3 J", "21 18 25 26 27", draw=None).view(0)
    advice = Searcher(GAMES["claro"], 60).advise(view, Random(1))
    assert {move for move, _ in advice} == set(view.legal_moves)
    assert all(0 <= chance <= 1 for _, chance in advice)
    assert all(chance is None for _, chance in Searcher(Kuhn(), 20).advise(KuhnPosition((K, J)).view(0), Random(1)))


def test_a_seat_that_is_not_to_act_has_nothing_to_search():
    with pytest.raises(ValueError, match="nothing to choose"):
        Searcher(Kuhn(), 20).weigh(KuhnPosition((K, J)).view(1), Random(1))


def test_a_game_gets_players_from_its_rules():
    players = players_for(Kuhn())
    assert list(players) == ["random", "searching", "pondering"]
    view = KuhnPosition((J, K), (BET,)).view(1)
    assert {players[kind].choose(view, Random(1)) for kind in ("searching", "pondering")} == {BET}


def test_a_game_that_cannot_imagine_gets_only_the_random_player():
    class Closed(Kuhn):
        imagine = Game.imagine

    assert list(players_for(Closed())) == ["random"]
    with pytest.raises(CannotImagine):
        Searcher(Closed(), 1).choose(KuhnPosition((J, K)).view(0), Random(1))


def test_the_dice_are_all_the_chance_there_is():
    """Only ``randrange`` is asked of the dice, as the contract says."""

    class Dice:
        def __init__(self):
            self._random = Random(1)

        def randrange(self, stop, /):
            return self._random.randrange(stop)

    dice: Chance = Dice()
    assert Searcher(Kuhn(), 50).choose(KuhnPosition((J, K), (BET,)).view(1), dice) == BET

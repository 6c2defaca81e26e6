"""Each achievement has a game that earns it, and a nearly equal one that does not; none is earned often."""

from __future__ import annotations

from collections import Counter
from itertools import cycle
from math import sqrt
from random import Random

import pytest

from bot.games.africa import achievements as africa
from bot.games.africa.deck import CARD_OF_NAME as AFRICAN_CARDS
from bot.games.africa.tricks import Trick, tricks
from bot.games.africa.view import AfricaRound, Played
from bot.games.catalog import GAMES
from bot.games.claro import achievements as claro
from bot.games.claro.deck import NUMBERS, standard_deck
from bot.games.claro.view import ClaroRound, Turn
from bot.games.game import Outcome
from bot.games.shuffle import Seeded
from bot.games.stardust import achievements as stardust
from bot.games.stardust.deck import CARD_OF_NAME
from bot.games.stardust.view import StardustHand
from tests.cases import for_each
from tests.effort import effort, thorough

GAMES_PLAYED = effort(300, 1000)
MOST_OFTEN = 0.2
SEATS = "ABCDE"


def names(found, seat="A"):
    return set(found[SEATS.index(seat)])


# Claro: a round is written as the seats and cards of its turns, such as ``A7 B24 CJ B-``, where - is a pass.

STAR_OF = {"A": "A30 B-", "B": "B30 A-", "C": "C30 A-", "D": "D30 A-"}


def made_claro(*rounds):
    """Return the rounds that are written so."""

    def turn(text):
        card = {"-": None, "J": NUMBERS}.get(text[1:], int(text[1:]) - 1 if text[1:].isdigit() else None)
        return Turn(SEATS.index(text[0]), card)

    made = []
    for text in rounds:
        turns = tuple(turn(each) for each in STAR_OF.get(text, text).split())
        winner = next(each.seat for each in reversed(turns) if each.card is not None)
        made.append(ClaroRound(winner, turns))
    return made


def in_claro(*rounds, seats=3, hand=5, free_pass=False):
    return claro.achieved(made_claro(*rounds), seats, hand, standard_deck(), free_pass=free_pass)


RUN = " ".join(f"{seat}{number}" for seat, number in zip(cycle("ABC"), range(1, 26), strict=False))
WHOLE = "A1 B2 A3 B4 A5 B6 A7 B8 A9"
BRIGHT = [number for number, stars in enumerate(standard_deck().stars[:NUMBERS], 1) if stars][:3]
DULL = next(number for number, stars in enumerate(standard_deck().stars[:NUMBERS], 1) if not stars)

CLARO = {
    "phoenix": ((["B", "B", "A", "A", "A"], {}), (["B", "A", "B", "A", "A"], {})),
    "clean_sweep": ((["A", "A", "A"], {"seats": 4}), (["A", "A", "A"], {"seats": 3})),
    "photo_finish": ((["B", "B", "C", "C", "A", "A", "A"], {}), (["B", "B", "C", "A", "A", "A"], {})),
    "jesters": ((["BJ", "B", "C3 AJ", "B2 AJ", "A"], {}), (["BJ", "B", "C3 AJ", "B2 A3", "A"], {})),
    "low_five": ((["B9 A5", "A", "A"], {}), (["B9 A6", "A", "A"], {})),
    "number_one": ((["B9 A1", "A", "A"], {}), (["B9 A2", "A", "A"], {})),
    "dive": ((["B49 A14", "A", "A"], {}), (["B49 A15", "A", "A"], {})),
    "full_hand": (([WHOLE, WHOLE, WHOLE], {}), ([WHOLE, WHOLE, WHOLE], {"hand": 10})),
    "marathon": (([RUN, "A", "A"], {}), ([RUN[RUN.index(" ") + 1 :], "A", "A"], {})),
    "silence": ((["A50 B- C-", "A", "A"], {}), (["A50 B-", "A", "A"], {"seats": 2})),
    "staircase": ((["B1 A2 B3 A4", "A", "A"], {}), (["B1 A2 B3 A5", "A", "A"], {})),
    "echo": ((["B1 A7", "B2 A7", "A"], {}), (["B1 A7", "B2 A8", "A"], {})),
    "colourful": (
        ([f"A{number}" for number in BRIGHT], {}),
        ([f"A{number}" for number in (*BRIGHT[:2], DULL)], {}),
    ),
    "bridesmaid": ((["A", "A", "B", "B", "B"], {}), (["A", "B", "A", "B", "B"], {})),
}


@for_each("name", [each.name for each in claro.ACHIEVEMENTS])
def test_claro(name):
    (earning, how), (nearly, otherwise) = CLARO[name]
    winner = "A"
    assert name in names(in_claro(*earning, **how), winner)
    assert name not in names(in_claro(*nearly, **otherwise), winner)


def test_where_passing_is_free_a_pass_does_not_show_that_nobody_could_follow():
    assert "silence" not in names(in_claro("A50 B- C-", "A", "A", free_pass=True))


# Stardust: a hand is what each seat won or lost, what was shown, and its moves.


def hand(gains, shown=(), pot=100):
    cards = tuple((seat, tuple(CARD_OF_NAME[name] for name in each.split())) for seat, each in enumerate(shown) if each)
    return {"gains": gains, "shown": cards, "pot": pot}


def made_stardust(*hands, winners=(0,)):
    """Return the hands, the moves and the outcome that are written so."""
    made, moves = [], []
    for each, played in hands:
        moves += [(SEATS.index(text[0]), text[2:]) for text in played]
        gains = tuple(each["gains"])
        made.append(
            StardustHand(
                winner=gains.index(max(gains)),
                start=0,
                dealt=tuple(range(len(gains))),
                gains=gains,
                pot=each["pot"],
                taken=tuple(max(gain, 0) for gain in gains),
                shown=each["shown"],
                moves=len(moves),
            )
        )
    scores = tuple(map(sum, zip(*(each["gains"] for each, _ in hands), strict=True)))
    return made, moves, Outcome(scores, winners)


def in_stardust(*hands, stake=200):
    made, moves, outcome = made_stardust(*hands)
    return stardust.achieved(made, moves, stake, outcome)


WIN, LOSS = (hand((20, -10, -10)), []), (hand((-10, 20, -10)), [])
NOTHING = ("FL4 AM4 DS4 R3 Y1", "FM1 AS1 DL1 Y3 FS2")
MEGA = "FL4 FL3 FL2 FM1 FM2"
JOKED = "FL4 FL3 Prism FM1 FM2"
PAIR = "AL4 AL3 DS1 R1 Y2"
LAYING = ["A lay Hole", "A lay Death 2", "B discard FL4", "A lay Water"]
MEETING = "Prism Healer Breath Hole Death"

STARDUST = {
    "phoenix": (
        [(hand((-180, 200, -20)), []), (hand((400, -390, -10)), [])],
        [(hand((-179, 199, -20)), []), (hand((400, -390, -10)), [])],
    ),
    "every_hand": ([WIN, WIN, WIN], [WIN, WIN, LOSS]),
    "one_hand": (
        [LOSS, LOSS, (hand((100, -50, -50)), []), LOSS, LOSS],
        [LOSS, (hand((100, -50, -50)), []), LOSS, LOSS],
    ),
    "stare_down": (
        [(hand((400, -200, -200), pot=600), ["A raise 300", "B fold", "C fold"])],
        [(hand((400, -200, -200), pot=599), ["A raise 300", "B fold", "C fold"])],
    ),
    "empty_sky": (
        [(hand((20, -20, 0), NOTHING), [])],
        [(hand((20, -20, 0), (PAIR, NOTHING[1])), [])],
    ),
    "mega_system": ([(hand((20, -20, 0), (MEGA, PAIR)), [])], [(hand((20, -20, 0), (JOKED, PAIR)), [])]),
    "star_cluster": (
        [(hand((20, -20, 0), ("R1 R2 R3 Y1 Y2", PAIR)), [])],
        [(hand((20, -20, 0), ("R1 R2 R3 Y1 FL4", "FM1 AS1 DL1 Y3 FS2")), [])],
    ),
    "great_meeting": (
        [(hand((20, -20, 0), (MEETING, PAIR)), [])],
        [(hand((20, -20, 0), (MEETING.replace("Death", "FL1"), PAIR)), [])],
    ),
    "stand_pat": (
        [(hand((30, -10, -10, -10), (MEGA, PAIR, *NOTHING)), ["A exchange", "B exchange AL1"])],
        [(hand((30, -10, -10, -10), (MEGA, PAIR, *NOTHING)), ["A exchange FL1", "B exchange"])],
    ),
    "sun_decides": (
        [(hand((20, -20, 0), ("AL4 AL3 DS1 R1 Y2", "FL4 FL3 DS2 Y1 Y3")), [])],
        [(hand((20, -20, 0), ("AL4 AL3 DS1 R1 Y2", "FL4 FL2 DS2 Y1 Y3")), [])],
    ),
    "dead_heat": (
        [(hand((10, 10, -20), ("AL4 AL3 DS1 FS1 DM1", "AM4 AM3 DS2 FS2 DM2")), [])],
        [(hand((20, 0, -20), ("AL4 AL3 DS1 FS1 DM1", "AM4 AM2 DS2 FS2 DM2")), [])],
    ),
    "triple_knockout": (
        [(hand((600, -200, -200, -200)), [])],
        [(hand((599, -199, -200, -200)), [])],
    ),
    "conjurer": ([(hand((20, -20, 0)), LAYING)], [(hand((20, -20, 0)), LAYING[:-1])]),
    "flood": (
        [(hand((20, -10, -10)), ["A lay Water", "B fold", "C fold"])],
        [(hand((20, -10, -10)), ["A lay Water", "B fold", "C pay"])],
    ),
    "bad_stars": (
        [(hand((-20, 20, 0), (MEGA, "R1 R2 R3 Y1 Y2")), [])],
        [(hand((-20, 20, 0), (JOKED, "R1 R2 R3 Y1 Y2")), [])],
    ),
}


@for_each("name", [each.name for each in stardust.ACHIEVEMENTS])
def test_stardust(name):
    earning, nearly = STARDUST[name]
    assert name in names(in_stardust(*earning))
    assert name not in names(in_stardust(*nearly))


# Star of Africa: the moves of one trick, or the points, tokens and jewels of the rounds.


def in_africa(*rounds, moves="", seats=3, scores=None, winners=(0,)):
    played = [(SEATS.index(text[0]), text[1:].replace("_", " ")) for text in moves.split()]
    made = [AfricaRound(winner, points, tokens, left, jewels) for winner, points, tokens, left, jewels in rounds]
    totals = tuple(sum(each.jewels[seat] for each in made) for seat in range(seats))
    padding = [AfricaRound(1, (0,) * seats, (0,) * seats, (0,) * seats, (0,) * seats)] * (0 if made else 1)
    return africa.achieved([*made, *padding], played, seats, Outcome(scores or totals, winners))


def rnd(winner, jewels, points=None, tokens=None):
    seats = len(jewels)
    return (winner, points or (9,) * seats, tokens or (0,) * seats, (0,) * seats, jewels)


MINE, HIS = rnd(0, (8, 4, 2)), rnd(1, (4, 8, 2))
DIRTY = rnd(0, (8, 4, 2), tokens=(1, 0, 0))
THIEF = rnd(0, (8, 4, 2), tokens=(4, 3, 0))
GEMS = "A11R B12R C13R A14R Bpass Cpass"
SHOES = "A14R Bpass Cpass Dpass A14B Bpass Cpass Dpass A14G Bpass Cpass Dpass"

AFRICA = {
    "outshone": ({"moves": "A11R B12R CBrigand AStar Bpass Cpass"}, {"moves": "A11R B12R C13R AStar Bpass Cpass"}),
    "jeweller": ({"moves": GEMS}, {"moves": GEMS.replace("12R", "13B")}),
    "stable": (
        {"moves": f"{SHOES} A14Y Bpass Cpass Dpass", "seats": 4},
        {"moves": f"{SHOES} A13Y Bpass Cpass Dpass", "seats": 4},
    ),
    "master_thief": (
        {"rounds": [THIEF, THIEF, rnd(0, (8, 4, 2), tokens=(2, 0, 0))]},
        {"rounds": [THIEF, THIEF, rnd(0, (8, 4, 2), tokens=(1, 0, 0))]},
    ),
    "clean_hands": ({"rounds": [MINE, HIS, MINE]}, {"rounds": [MINE, HIS, DIRTY]}),
    "last_to_first": (
        {"rounds": [rnd(1, (2, 8, 4)), rnd(1, (4, 2, 8)), rnd(0, (8, 2, 1))]},
        {"rounds": [rnd(1, (2, 8, 4)), rnd(1, (8, 2, 4)), rnd(0, (8, 2, 1))]},
    ),
    "second_best": ({"rounds": [MINE, HIS, HIS, HIS, HIS]}, {"rounds": [MINE, MINE, HIS, HIS, HIS]}),
    "every_round": ({"rounds": [MINE, MINE, MINE]}, {"rounds": [MINE, HIS, MINE]}),
    "beggar_king": (
        {"rounds": [rnd(1, (0, 8, 4, 2), points=(0, 9, 8, 7)), *[rnd(0, (8, 4, 2, 1))] * 2], "seats": 4},
        {"rounds": [rnd(1, (0, 8, 4, 2), points=(1, 9, 8, 7)), *[rnd(0, (8, 4, 2, 1))] * 2], "seats": 4},
    ),
    "good_conscience": (
        {"rounds": [MINE, HIS, MINE], "scores": (20, 20, 6)},
        {"rounds": [MINE, HIS, MINE], "scores": (20, 19, 6)},
    ),
}


@for_each("name", sorted(AFRICA))
def test_star_of_africa(name):
    earning, nearly = ({**each, "rounds": each.get("rounds", ())} for each in AFRICA[name])
    assert name in names(in_africa(*earning.pop("rounds"), **earning))
    assert name not in names(in_africa(*nearly.pop("rounds"), **nearly))


@pytest.mark.parametrize(
    ("name", "moves", "earned"),
    [
        ("pickpocket", ["3R", *["under 2R"] * 5], True),
        ("pickpocket", ["3R", *["under 2R"] * 4, "4R"], False),
        ("lions_share", ["10R", "under 3R", "under 3B", "2R"], True),
        ("lions_share", ["10R", "under 3R", "2R"], False),
        ("caravan", ["11R", *["12R", "13R", "14R"] * 2, "Brigand", "11B", "Star"], True),
        ("caravan", ["11R", *["12R", "13R", "14R"] * 2, "Brigand", "Star"], False),
    ],
)
def test_a_rich_trick(name, moves, earned):
    trick = _trick(moves)
    assert ((0, name) in list(africa._in_trick(trick))) is earned


def _trick(moves):
    cards = tuple(Played(0, AFRICAN_CARDS[move.removeprefix("under ")], move.startswith("under ")) for move in moves)
    return Trick(0, cards, 0)


def test_every_achievement_of_star_of_africa_is_tried():
    assert {*AFRICA, "pickpocket", "caravan", "lions_share"} == {each.name for each in africa.ACHIEVEMENTS}


# All games


def played(game, chance, kinds):
    """Play a game among computers; return its last position."""
    options = game.read_options({})
    position = game.start(chance.choice(list(game.seats_for(options))), Seeded(chance.randbytes(32)), options)
    while position.to_act:
        seat = position.to_act[0]
        player = game.players[kinds[seat % len(kinds)]]
        position.play(seat, player.choose(position.view(seat), chance))
    return position


def test_tricks_bring_the_points_of_their_rounds():
    chance = Random(5)
    for _ in range(30):
        position = played(GAMES["africa"], chance, ["random", "natural"])
        rounds = position.view(None).rounds
        sums = [[0] * len(position.scores) for _ in rounds]
        for trick in tricks(position.moves, len(position.scores)):
            sums[trick.round][trick.taker] += trick.points
        for taken, each in zip(sums, rounds, strict=True):
            paid = [2 * (had - left) for had, left in zip(each.tokens, each.left, strict=True)]
            assert taken == [points + cost for points, cost in zip(each.points, paid, strict=True)]


@thorough
@pytest.mark.parametrize("name", GAMES)
def test_none_is_earned_often(name, capsys):
    game, chance, often = GAMES[name], Random(11), Counter()
    for _ in range(GAMES_PLAYED):
        position = played(game, chance, ["random"])
        often.update(set().union(*game.achieved(position)))
    with capsys.disabled():
        print()
        for each in game.achievements:
            print(f"{name} {each.name}: {often[each.name] / GAMES_PLAYED:.1%}")
    assert set(often) <= {each.name for each in game.achievements}
    luck = 2 * sqrt(GAMES_PLAYED * MOST_OFTEN * (1 - MOST_OFTEN))
    assert max(often.values()) <= MOST_OFTEN * GAMES_PLAYED + luck


@pytest.mark.parametrize("name", GAMES)
def test_names_and_signs_are_told_apart(name):
    some = GAMES[name].achievements
    assert len({each.name for each in some}) == len({each.sign for each in some}) == len(some)
    assert all(len(each.name) <= 32 for each in some)

"""What is told of moves: who did what, what stands out, and nothing that a spectator may not know."""

from random import Random

import pytest

from bot.faces.catalog import FACES
from bot.faces.face import Icons
from bot.games.catalog import GAMES
from bot.games.shuffle import Seeded
from bot.games.told import retell
from bot.locales.words import LANGUAGES, words_for
from tests.cases import for_each

NAMES = ("@Laura", "@Clara", "@Armin")


def play(name, number):
    """Play a game of three; return what was told of each move."""
    game, chance = GAMES[name], Random(number)
    options = game.read_options({})

    def begin():
        return game.start(3, Seeded(bytes([number]) * 32), options)

    position = begin()
    player = game.players[next(iter(game.levels.values()))]
    while position.to_act:
        seat = position.to_act[0]
        position.play(seat, position.formality(seat) or player.choose(position.view(seat), chance))
    return list(retell(begin(), ((seat, move, False) for seat, move in position.moves)))


def lines(name, told, language="en"):
    return list(FACES[name].tell(words_for(language), Icons(), told, NAMES.__getitem__))


@for_each("name", GAMES)
@for_each("language", LANGUAGES)
def test_a_move_is_told_in_short_lines_with_its_player_in_the_first(name, language):
    told = play(name, 3)
    assert len(told) > 30
    silent = 0
    for each in told:
        said = lines(name, each, language)
        assert all(0 < len(line) < 160 and "\n" not in line for line in said)
        silent += not said
        if said and each.before.to_act and not each.move.startswith("discard"):
            assert NAMES[each.seat] in said[0]
    assert silent < len(told) / 3


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_told_of_cards_that_were_thrown_away(name):
    for number in range(4):
        for each in play(name, number):
            word, *cards = each.move.split()
            if word not in ("discard", "exchange") or not cards:
                continue
            others = type(each)(each.seat, " ".join([word, *["hidden"] * len(cards)]), False, each.before, each.after)
            assert lines(name, others) == lines(name, each)


def test_claro_tells_of_the_last_cards_and_of_every_star():
    told = play("claro", 1)
    said = [line for each in told for line in lines("claro", each)]
    stars = [line for line in said if line.startswith("★")]
    assert len(stars) == len(told[-1].after.rounds)
    assert "wins" in stars[-1]
    for each in told:
        for line in lines("claro", each):
            if "one card left" in line:
                assert each.before.held[each.seat] == 2
            if "the last card" in line:
                assert each.before.held[each.seat] == 1
            if "one more to win" in line:
                winner = each.after.rounds[-1].winner
                assert each.after.stars[winner] == 2
                assert NAMES[winner] in line
    assert any("one card left" in line for line in said)
    assert any("one more to win" in line for line in said)


def test_star_of_africa_tells_of_every_trick_and_round():
    told = play("africa", 1)
    points = dict.fromkeys(NAMES, 0)
    rounds = 0
    for each in told:
        for line in lines("africa", each):
            if "wins round" in line:
                rounds += 1
                winner = each.after.rounds[-1].winner
                assert NAMES[winner] in line
                assert f"{each.after.rounds[-1].points[winner]}\u00a0point" in line
            elif "trick" in line:
                player = next(name for name in NAMES if name in line)
                points[player] += int(line.replace("*", "").split(": ")[-1].split()[0])
    assert rounds == len(told[-1].after.rounds)
    assert all(points.values())


def test_stardust_tells_who_takes_each_pot_and_how():
    told = play("stardust", 1)
    for each in told:
        if len(each.after.rounds) == len(each.before.rounds):
            continue
        said = "\n".join(lines("stardust", each))
        hand = each.after.rounds[-1]
        for seat, took in enumerate(hand.taken):
            assert (f"{NAMES[seat]} takes {took}" in said) == bool(took)


def test_the_seat_that_needs_one_star_more_stands_out():
    words, face = words_for("en"), FACES["claro"]
    for each in play("claro", 1):
        for seat, stars in enumerate(each.after.stars):
            shown = face.seat(words, Icons(), each.after, seat)
            assert ("**one\u00a0star\u00a0to\u00a0go**" in shown.notes) == (stars == 2 and each.after.outcome is None)


SIGNS = {
    "last card": "❗",
    "to win": "🎯",
    "last round": "🎯",
    "last hand": "🎯",
    "big": "🔥",
    "lead": "📈",
    "all in": "❗",
}


@pytest.mark.parametrize("name", GAMES)
def test_the_same_kind_of_event_has_the_same_sign_in_every_game(name):
    seen = set()
    for number in range(6):
        for each in play(name, number):
            for line in lines(name, each):
                for words, sign in SIGNS.items():
                    if words in line:
                        assert sign in line, line
                        seen.add(sign)
                        assert "**" in line
    assert {"📈", "🎯", "❗"} <= seen


def test_claro_tells_who_takes_the_lead_but_not_of_the_first_star_nor_of_whoever_keeps_it():
    for number in range(4):
        for each in play("claro", number):
            said = [line for line in lines("claro", each) if "takes the lead" in line]
            stars, before = each.after.stars, each.before.stars
            first = [seat for seat, count in enumerate(stars) if count == max(stars)]
            led = [seat for seat, count in enumerate(before) if count == max(before)]
            new = any(before) and stars != before and len(first) == 1 and first != led and each.after.outcome is None
            assert bool(said) == new
            assert not said or NAMES[first[0]] in said[0]


def test_stardust_marks_a_pot_as_large_as_what_a_seat_has_brought():
    signs = set()
    for number in range(6):
        for each in play("stardust", number):
            if len(each.after.rounds) > len(each.before.rounds):
                said = "\n".join(lines("stardust", each))
                for took in filter(None, each.after.rounds[-1].taken):
                    sign = "🔥" if took >= each.after.options.stake else "💰"
                    assert sign in said
                    signs.add(sign)
    assert "💰" in signs


def test_the_last_round_of_star_of_africa_and_the_last_hand_of_stardust_are_announced_once():
    for name, words in (("africa", "The last round begins"), ("stardust", "The last hand begins")):
        told = play(name, 2)
        said = [line for each in told for line in lines(name, each) if words in line]
        rounds = len(told[-1].after.rounds)
        full = rounds == getattr(told[-1].after.options, "rounds" if name == "africa" else "hands")
        assert len(said) == full

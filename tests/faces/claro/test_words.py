"""How CLARO says what was played and how a game ended."""

import pytest

from bot.faces.catalog import FACES
from bot.faces.face import Icons, icon_name
from bot.games.catalog import GAMES
from bot.games.claro.deck import JOKER_NAME
from bot.games.claro.tallies import WON_WITH
from bot.games.shuffle import Seeded
from bot.games.told import retell
from bot.locales.words import LANGUAGES, words_for

FACE = FACES["claro"]


def begun():
    game = GAMES["claro"]
    return game.start(2, Seeded(bytes(32)), game.read_options({}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_joker_that_was_discarded_for_somebody_has_its_name(language):
    words, view = words_for(language), begun().view(0)
    said = FACE.move_name(words, view, "discard 5 J")
    assert words("claro-joker") in said
    assert "J" not in said.replace(words("claro-joker"), "")


@pytest.fixture(scope="module")
def with_jokers():
    """A finished game in which jokers were played whenever one fitted."""
    position = begun()
    while position.outcome is None:
        seat = position.to_act[0]
        moves = position.legal_moves(seat)
        position.play(seat, JOKER_NAME if JOKER_NAME in moves else moves[0])
    return position


@pytest.mark.parametrize("uploaded", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_joker_has_its_name_in_the_log_in_statistics_and_in_what_describes_a_picture(with_jokers, language, uploaded):
    icons = Icons()
    if uploaded:
        icons.put(icon_name("claro", JOKER_NAME), "<:claro_J:1>")
    words, names = words_for(language), ("Laura", "Clara")
    told = retell(begun(), ((seat, move, False) for seat, move in with_jokers.moves))
    lines = ["\n".join(FACE.tell(words, icons, each, names.__getitem__)) for each in told if each.move == JOKER_NAME]
    lines.append(FACE.statistics(words, icons, {f"{WON_WITH} {JOKER_NAME}": 3}))
    lines.append(FACE.picture_alt(words, with_jokers, names.__getitem__))
    assert len(lines) > 2
    assert all(words("claro-joker") in each for each in lines)
    assert f" {JOKER_NAME} " not in lines[-1]


def test_while_discards_are_chosen_it_is_still_the_round_before_them():
    position, discards = begun(), 0
    while position.outcome is None:
        over, choosing = len(position.rounds), position.view(None).discarding
        assert FACE.stage(words_for("en"), position) == f"round {over if choosing else over + 1}"
        seat = position.to_act[0]
        position.play(seat, position.legal_moves(seat)[0])
        discards += choosing
    assert discards
    assert FACE.stage(words_for("en"), position) == f"round {len(position.rounds)}"


def test_a_result_leaves_its_rounds_to_the_picture():
    position = begun()
    while position.outcome is None:
        seat = position.to_act[0]
        position.play(seat, position.legal_moves(seat)[0])
    names = ("Laura", "Clara")
    said = FACE.result(words_for("en"), Icons(), position, names.__getitem__)
    assert said.count("\n") == 0
    assert FACE.picture_alt(words_for("en"), position, names.__getitem__).startswith("Round 1: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lost_deal_is_told_as_a_result_and_not_as_a_game_that_goes_on(language):
    said = words_for(language)("claro-day-score", signed="-3", count=-3, side="behind", away=3)
    assert not any(each in said for each in ("short of the win", "bis zum Sieg", "de la victoire", "מהניצחון"))

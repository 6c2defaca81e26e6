"""A game alone whose rules fail: nothing is kept that could not be read again, and its player is told."""

import asyncio
import logging
from itertools import pairwise

import pytest

from bot.features.solo.rules import computers as opponents
from bot.features.solo.rules.computers import Setup
from bot.features.solo.rules.deals import experts_best
from bot.features.solo.rules.games import SoloGames
from bot.features.solo.store.deals import DayDeal
from bot.features.solo.store.solo import SoloStore
from bot.games import checks
from bot.games.catalog import ALL_GAMES, GAMES
from bot.games.errors import BrokenRules
from bot.interactions.refusals import sentence
from bot.locales.words import words_for
from bot.runtime.background import Clock
from bot.runtime.refusal import Refusal
from bot.runtime.thinking import Thinker
from tests.tables.broken import broken_game, late
from tests.tables.test_broken_rules import AFTER, AT_THE_END

EASY = (None, "easy")
NOTED = AFTER.replace("FAULT", "played = PLAYED; self.moves[-1] = (seat, played)")
EXITS = """
from bot.games.errors import contained

def exits():
    contained(exit, 3)
"""
FAULTS = {
    "nobody is to act": AFTER.replace("FAULT", "self.to_act = ()"),
    "nobody at the table is to act": AFTER.replace("FAULT", "self.to_act = (7,)"),
    "the move is not noted": AFTER.replace("FAULT", "self.moves.pop()"),
    "the move is noted twice": AFTER.replace("FAULT", "self.moves.append(self.moves[-1])"),
    "the move is another seat's": AFTER.replace("FAULT", "self.moves[-1] = (1 - seat, move)"),
    "the move has a semicolon": NOTED.replace("PLAYED", "move + ';x'"),
    "the move is too long": NOTED.replace("PLAYED", "'y' * 101"),
    "the move is empty": NOTED.replace("PLAYED", "''"),
    "the move is no text": NOTED.replace("PLAYED", "5"),
    "nobody can look at it": EXITS + late("view", "exits()"),
    "what has to be played exits": EXITS + late("formality", "exits()"),
    "the computer cannot play": AFTER.replace(
        "    played =",
        "    if seat == 1 and len(self.moves) > 3:\n        raise IllegalMove('not_your_turn')\n    played =",
    ).replace("FAULT", "pass"),
    "the scores are too few": AT_THE_END.replace("FAULT", "(1,), (0,)"),
    "the scores are too high": AT_THE_END.replace("FAULT", "(10**30, 1), (0,)"),
    "the scores are no numbers": AT_THE_END.replace("FAULT", "('1', '2'), (0,)"),
    "the scores are not a number": AT_THE_END.replace("FAULT", "(float('nan'), 1), (0,)"),
    "the score of the person is no number": AT_THE_END.replace("outcome = Outcome(FAULT)", "scores = ('x', 'y')"),
}
ENDLESS = """
def change(self, seat, move):
    self.moves.append((seat, move))
    self.turn, self.to_act = len(self.moves), (1,)
    return move

Position.change = change
"""


@pytest.fixture
async def thinker():
    made = Thinker()
    yield made
    await made.close()


@pytest.fixture
def solo_games(engine, journal, thinker):
    return SoloGames(dict(ALL_GAMES), journal, SoloStore(engine, journal._writer), thinker, Clock())


async def begin(solo_games, game):
    solo_games.games = {**solo_games.games, game.name: game}
    return await solo_games.deal(game, 7, None, Setup(bytes(32), EASY))


async def play_on(solo_games, solo):
    while solo.position.outcome is None:
        ply, move = len(solo.position.moves), solo.position.legal_moves(solo.seat)[0]
        solo = await solo_games.play(solo.id, 7, ply, move)
    return solo


@pytest.mark.parametrize("fault", FAULTS)
async def test_nothing_that_cannot_be_read_again_is_kept(solo_games, fault):
    solo = await begin(solo_games, broken_game(FAULTS[fault]))
    with pytest.raises(BrokenRules) as raised:
        await play_on(solo_games, solo)
    assert sentence(words_for("en"), raised.value) == (
        "This game has a fault, so nothing was changed. Tell the person who runs the bot."
    )
    saved = await solo_games.store.find(solo.id)
    assert saved.solo.ended is None
    solo_games.games = {**solo_games.games, "higher": broken_game()}  # a version that is mended
    found = await solo_games.find(saved.id, 7)
    assert tuple(found.position.moves[: len(saved.moves)]) == saved.moves
    assert (await play_on(solo_games, found)).solo.score is not None


async def test_a_position_that_stands_still_is_not_shown(solo_games):
    solo = await begin(solo_games, broken_game())
    solo_games.games = {**solo_games.games, "higher": broken_game("Position.to_act = property(lambda self: (), print)")}
    with pytest.raises(BrokenRules):
        await solo_games.find(solo.id, 7)


async def test_a_game_that_never_gives_the_person_a_turn_is_set_aside(solo_games, caplog, monkeypatch):
    monkeypatch.setattr(checks, "MOST_MOVES", 40)
    solo = await begin(solo_games, broken_game(ENDLESS))
    move = solo.position.legal_moves(0)[0]
    presses = (solo_games.play(solo.id, 7, 0, move) for _ in range(3))
    told = await asyncio.gather(*presses, return_exceptions=True)
    with pytest.raises(Refusal) as refused:
        await solo_games.find(solo.id, 7)
    assert {each.code for each in (*told, refused.value)} == {"game_held_away"}
    said = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    name = "higher (the bot itself)"
    assert said == [f"game 1 without a table: the game {name} cannot go on: after 40 moves, it is not over"]
    assert (await solo_games.store.find(solo.id)).moves == ()
    await solo_games.close_game(solo.id, 7)


async def test_the_trial_of_a_deal_that_never_ends_does(thinker, monkeypatch):
    monkeypatch.setattr(checks, "MOST_MOVES", 40)
    with pytest.raises(checks.TooManyMoves):
        await experts_best(
            thinker, broken_game(ENDLESS.replace("(1,)", "(0,)")), DayDeal(bytes(32), levels=(None, "easy"))
        )


async def test_slow_players_decide_no_more_than_some_choices_in_a_row(solo_games, monkeypatch):
    """From then on, a quick player of the usual level decides."""
    moves = []
    for most, levels in ((0, ("hard",) * 3), (0, ("normal",) * 3), (opponents.MOST_SLOW, ("hard",) * 3)):
        monkeypatch.setattr(opponents, "MOST_SLOW", most)
        setup = Setup(bytes(32), (*levels, None), played=())
        moves.append((await solo_games.deal(GAMES["claro"], len(moves), None, setup)).position.moves)
    assert moves[0] == moves[1]
    assert moves[0]
    assert all(len(one) == len(other) for one, other in pairwise(moves))


async def test_that_a_game_never_ends_is_found_out_once(solo_games, caplog, monkeypatch):
    monkeypatch.setattr(checks, "MOST_MOVES", 40)
    game = broken_game(ENDLESS.replace("(1,)", "(0,)"))
    solo_games.games = {**solo_games.games, game.name: game}
    setup = Setup(bytes(32), ("easy", None))
    told = await asyncio.gather(*(solo_games.deal(game, 7, None, setup) for _ in range(3)), return_exceptions=True)
    assert [each.code for each in told] == ["game_held_away"] * 3
    assert caplog.text.count("it is not over") == 1

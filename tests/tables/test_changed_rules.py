"""A game whose rules have changed, without a new version, is not played on with other cards."""

import logging

import pytest

from bot.features.solo.rules.computers import Setup
from bot.features.solo.rules.games import SoloGames
from bot.features.solo.store.solo import SoloStore
from bot.features.standings.rules.recount import recount
from bot.games.catalog import GAMES
from bot.locales.words import LANGUAGES, words_for
from bot.runtime.refusal import Refusal
from bot.store.engine.status import Status, Wait
from tests.tables.broken import broken_game
from tests.tables.evening import CLARA, LAURA, code, play_first
from tests.tables.test_broken_rules import begin, go_on

OTHER_CARDS = ("self.hands = tuple(tuple(sorted(", "self.hands = self.other_hands(deck, seats) or tuple(tuple(sorted(")
"""Everybody has another highest card. Whoever has played the lowest ones could have played them with these cards, too.
"""
DEALS = """
def other_hands(self, deck, seats):
    return tuple((*sorted(deck[seat * HAND :][:HAND])[:-1], deck[-1 - seat]) for seat in range(seats))

Position.other_hands = other_hands
"""


def changed_game():
    return broken_game(DEALS, OTHER_CARDS)


async def restart_with(evening, game):
    await evening.close()
    evening.open_room()
    evening.room.games = {**GAMES, "higher": game}
    waiting = []
    evening.waits = lambda saved, refusal: waiting.append((saved.id, refusal.code))
    assert await evening.room.restore() == 1
    await evening.pass_seconds(1)
    return waiting


def warnings(caplog):
    return [each.getMessage() for each in caplog.records if each.levelno >= logging.WARNING]


async def test_its_table_waits_and_says_so_and_goes_on_with_the_rules_that_it_had(evening, caplog):
    table = await begin(evening, broken_game(), LAURA, CLARA)
    for _ in range(3):
        await play_first(evening, table)
    hands = table.position.hands
    assert await restart_with(evening, changed_game()) == [(table.id, "game_changed")]
    for _ in range(2):
        with pytest.raises(Refusal) as caught:
            await evening.room.find(table.id)
        assert (code(caught), caught.value.details["missing"]) == ("game_changed", "higher")
    assert [line for line in warnings(caplog) if "table 1" in line] == [
        "table 1 waits: the game higher (the bot itself), version 1: its rules have changed: after the deal the"
        " position is another one"
    ]
    saved = await evening.journal.load(table.id)
    assert (saved.status, saved.waits) == (Status.PLAYING, Wait.CHANGED)
    assert evening.room.unattended == []
    assert await restart_with(evening, broken_game()) == []
    found = await evening.room.find(table.id)
    assert found.position.hands == hands
    assert (await evening.journal.load(table.id)).waits is None
    await go_on(evening, found)
    assert found.status is Status.FINISHED


async def test_rules_that_change_before_the_first_move_are_noticed(evening):
    table = await begin(evening, broken_game(), LAURA, CLARA)
    assert await restart_with(evening, changed_game()) == [(table.id, "game_changed")]
    assert await restart_with(evening, broken_game()) == []


async def test_so_are_those_of_a_game_alone_without_a_move(evening):
    store = SoloStore(evening.engine, evening.journal._writer)
    alone = SoloGames({"higher": broken_game()}, evening.journal, store, evening.thinker, evening.clock)
    solo = await alone.deal(alone.games["higher"], LAURA, 10, Setup(bytes(32), (None, "easy")))
    assert not solo.position.moves
    assert (await alone.find(solo.id, LAURA)).position.hands == solo.position.hands
    other = SoloGames({"higher": changed_game()}, evening.journal, store, evening.thinker, evening.clock)
    with pytest.raises(Refusal) as caught:
        await other.find(solo.id, LAURA)
    assert code(caught) == "game_changed_away"


async def test_whoever_may_end_it_can_end_it(evening):
    table = await begin(evening, broken_game(), LAURA, CLARA)
    await play_first(evening, table)
    await restart_with(evening, changed_game())
    await evening.room.end_waiting(table.id, LAURA, moderator=False)
    assert (await evening.journal.load(table.id)).status is Status.ENDED


async def test_a_game_of_an_earlier_version_goes_on_and_gets_fingerprints(evening):
    table = await begin(evening, broken_game(), LAURA, CLARA)
    for _ in range(3):
        await play_first(evening, table)
    async with evening.engine.begin() as connection:
        await connection.exec_driver_sql("UPDATE moves SET mark = NULL")
        await connection.exec_driver_sql("UPDATE games SET dealt_mark = NULL")
    assert await restart_with(evening, broken_game()) == []
    found = await evening.room.find(table.id)
    await go_on(evening, found)
    saved = await evening.journal.load(table.id)
    assert sorted(saved.marks) == [8, 9]  # the ninth move, and the last one


async def test_one_of_our_own_waits_too(evening, caplog):
    table = await evening.start(LAURA, CLARA)
    for _ in range(10):
        await play_first(evening, table)
    async with evening.engine.begin() as connection:
        await connection.exec_driver_sql("UPDATE moves SET mark = '0123456789abcdef' WHERE ply = 8")
    await restart_with(evening, broken_game())
    with pytest.raises(Refusal) as caught:
        await evening.room.find(table.id)
    assert code(caught) == "game_changed"
    assert "after move 9 the position is another one, and after move 1 it is still the same" in caplog.text


async def test_a_table_that_is_read_again_waits_as_well(evening):
    table = await begin(evening, broken_game(), LAURA, CLARA)
    await play_first(evening, table)
    evening.room.games = {"higher": changed_game()}
    evening.room._doubt(table.id)
    with pytest.raises(Refusal) as caught:
        await play_first(evening, table)
    assert code(caught) == "game_changed"
    assert len((await evening.journal.load(table.id)).moves) == 1


@pytest.mark.parametrize("fault", ["other scores", "refused moves"])
async def test_a_finished_one_is_not_shown_as_another_game(evening, caplog, fault):
    table = await begin(evening, broken_game(), LAURA, CLARA)
    while table.live:
        await play_first(evening, table)
    edit = ("score + (seat", "score + 2 * (seat") if fault == "other scores" else ("shuffle(0", "shuffle(1")
    game = broken_game("", edit)
    await evening.close()
    evening.open_room()
    evening.room.games = {"higher": game}
    for _ in range(2):
        with pytest.raises(Refusal) as caught:
            await evening.room.find(table.id)
        assert (code(caught), caught.value.details["missing"]) == ("game_changed_away", "higher")
    (line,) = warnings(caplog)
    assert "table 1 cannot be shown as it was played: the game higher (the bot itself), version 1: " in line
    assert (await evening.journal.load(table.id)).status is Status.FINISHED
    caplog.clear()
    await recount(evening.journal._writer, {"higher": game}, evening.room.now().date())
    assert "table 1 of the game higher (the bot itself) cannot be played again" in caplog.text


async def test_a_private_game_is_not_shown_as_another_one(evening, caplog):
    store = SoloStore(evening.engine, evening.journal._writer)
    alone = SoloGames({"higher": broken_game()}, evening.journal, store, evening.thinker, evening.clock)
    setup = Setup(bytes(32), (None, "easy"))
    solo = await alone.deal(alone.games["higher"], LAURA, 10, setup)
    solo = await alone.play(solo.id, LAURA, len(solo.position.moves), solo.position.legal_moves(0)[0])
    assert (await store.find(solo.id)).marks
    assert (await alone.find(solo.id, LAURA)).position.hands == solo.position.hands
    fault = ("tuple(sorted(", "tuple((")  # in which order a hand is told does not matter
    parts = evening.journal, store, evening.thinker, evening.clock
    again = SoloGames({"higher": broken_game("", fault)}, *parts)
    assert (await again.find(solo.id, LAURA)).position.moves == solo.position.moves
    other = SoloGames({"higher": broken_game("", ("score + (seat", "score + 2 * (seat"))}, *parts)
    for _ in range(2):
        with pytest.raises(Refusal) as caught:
            await other.find(solo.id, LAURA)
        assert (code(caught), caught.value.details["missing"]) == ("game_changed_away", "higher")
    (line,) = warnings(caplog)
    assert (
        "game 1 without a table cannot be shown as it was played: the game higher (the bot itself), version 1" in line
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_words_for_it(language):
    words = words_for(language)
    for key in ("game-changed", "game-changed-away", "game-held-away"):
        assert words.has(f"refused-{key}")

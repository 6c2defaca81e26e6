"""Typed moves over the wire."""

import pytest

from tests.e2e.playing import started, table_of


@pytest.fixture
async def first(house):
    """Whoever opens the first bets of a game."""
    people = await started(house, "Laura", "Clara", "Armin", game="stardust")
    table = table_of(house)
    opener = table.seats[table.position.to_act[0]].user
    return next(each for each in people if int(each.id) == opener)


def played(house):
    return [move for _, move in table_of(house).position.moves]


async def test_all_in_is_typed_as_the_button_has_it(house, first):
    asked = await first.slash("stardust play", move="raise it all")
    assert asked.ephemeral
    assert played(house) == []
    most = table_of(house).position.view(table_of(house).position.to_act[0]).limits.most
    offered = [each["value"] for each in await first.complete("stardust play", "move", move="tapis")]
    assert offered == [f"bet {most}"]
    await first.slash("stardust play", move="ALL IN")
    assert played(house) == [f"bet {most}"]


async def test_what_could_be_several_moves_is_asked_back(house, first):
    asked = await first.slash("stardust play", move="setzen")
    assert asked.ephemeral
    assert "“setzen” could be any of these: Bet 10 (bet 10), Bet 30 (bet 30)" in asked.text.replace("\\", "")
    assert played(house) == []
    await first.slash("stardust play", move="Schieben")
    assert played(house) == ["check"]

"""``/table`` is about the channel's table, whatever game it plays."""

import pytest

from bot.games.catalog import GAMES
from tests.e2e.playing import more, started, surely, table_of


@pytest.mark.parametrize("game", GAMES)
async def test_one_command_is_for_the_table_of_every_game(house, game):
    laura, clara = await house.person("Laura"), await house.person("Clara")
    await laura.slash(f"{game} new", bots=1)
    assert "You have a seat" in (await clara.slash("table join")).text
    await laura.click("Start")
    assert "The game is paused" in (await more(laura, "Pause")).text
    await laura.click("Resume")
    assert not table_of(house).paused
    assert (await clara.slash("table show")).buttons.keys() >= {"My hand"}
    assert "You have left" in (await clara.slash("table leave")).text
    assert f"<@{clara.id}> loses the seat" in (await laura.slash("table kick", player=clara.id)).text
    assert "The table is closed" in (await surely(laura, "table end")).text


async def test_an_error_is_told_in_the_words_of_the_tables_game(house):
    laura, _ = await started(house, "Laura", "Clara", game="africa")
    refused = await (await house.person("Konrad")).slash("claro hand")
    assert "</africa new:" in refused.text
    assert "</claro new:" not in refused.text
    assert "The table is closed" in (await surely(laura, "table end")).text


async def test_the_command_of_another_game_shows_the_hand_and_plays(house):
    people = await started(house, "Laura", "Clara", game="africa")
    table = table_of(house)
    for person in people:
        hand = await person.slash("claro hand")
        assert hand.ephemeral
        assert "no table" not in hand.text
    seat = next(iter(table.people_to_act()))
    actor = next(each for each in people if int(each.id) == table.seats[seat].user)
    move = next(iter(table.position.legal_moves(seat)))
    assert move in [each["value"] for each in await actor.complete("claro play", "move", move="")]
    await actor.slash("claro play", move=move)
    assert table.turn == 1

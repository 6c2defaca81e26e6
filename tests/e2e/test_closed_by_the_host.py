"""Nobody alone decides whether a game counts: who closes a game of others has lost it, unless all agree."""

import pytest

from bot.features.standings.rows import PlayerRow
from bot.features.standings.store.ratings import Rating
from bot.store.engine.models import GameRow
from bot.store.engine.status import Status
from bot.tables.rules import playing
from tests.e2e.playing import confirm, play_one, play_out, started, table_of
from tests.features.standings.store.evening import rows
from tests.features.tournaments.live.event import until
from tests.tables.messages.test_reminders import move_on

ALL_AGREED = "All players agreed to close this table before the end. The game does not count."


async def rated(house):
    """Return, by person, what a game has done to their rating: whether it is lower."""
    return {row.user_id: row.mu < Rating().mu for row in await rows(house._engine, PlayerRow)}


async def test_a_host_who_closes_a_game_alone_is_told_that_it_is_lost_and_loses_it(house):
    laura, clara = people = await started(house, "Laura", "Clara")
    await play_one(people)
    asked = await laura.slash("table end")
    assert f"ends the game for <@{clara.id}>. If you end it alone, you lose it" in asked.text
    await confirm(laura, asked)
    assert not house.app.room.tables
    assert await rated(house) == {int(laura.id): True}


async def test_a_game_that_all_agree_to_close_counts_for_nobody(house):
    laura, clara, armin = people = await started(house, "Laura", "Clara", "Armin")
    await play_one(people)
    question = await laura.click("Ask the others", on=await laura.slash("table end"))
    assert not question.ephemeral
    assert f"<@{laura.id}> would like to close this game" in question.text
    await laura.click("Agree", on=question)
    said = await clara.click("Agree", on=clara.messages[question.id])
    assert said.id == question.id
    assert f"It closes when all agree: <@{armin.id}>." in said.text
    assert table_of(house).live
    konrad = await house.person("Konrad")
    await konrad.click("Agree", on=konrad.messages[question.id])
    assert table_of(house).live
    agreed = await armin.click("Agree", on=armin.messages[question.id])
    assert not house.app.room.tables
    assert (agreed.id, agreed.text, agreed.enabled) == (question.id, ALL_AGREED, [])
    await laura.until(lambda each: any(seen.text.endswith(f"\n{ALL_AGREED}") for seen in each.messages.values()))
    (game,) = await rows(house._engine, GameRow)
    assert game.status == Status.ENDED
    assert await rated(house) == {}


async def test_an_old_agreement_does_not_close_a_game(house):
    laura, clara = people = await started(house, "Laura", "Clara")
    await play_one(people)
    question = await laura.click("Ask the others", on=await laura.slash("table end"))
    table_of(house).closing[int(laura.id)] -= 301
    lapsed = await clara.click("Agree", on=clara.messages[question.id])
    assert (lapsed.id, lapsed.enabled) == (question.id, [])
    assert "not asked any more" in lapsed.text
    assert table_of(house).live


async def test_a_question_about_a_game_that_is_over_goes_with_the_next_press(house):
    laura, clara = people = await started(house, "Laura", "Clara")
    await play_one(people)
    asked = await laura.slash("table end")
    question = await laura.click("Ask the others", on=asked)
    await confirm(laura, asked)
    lapsed = await clara.click("Agree", on=clara.messages[question.id])
    assert (lapsed.id, lapsed.enabled) == (question.id, [])


@pytest.mark.parametrize("names", [("Laura", "Clara"), ("Laura", "Clara", "Armin")])
@pytest.mark.parametrize("way", ["end", "leave"])
async def test_who_takes_all_others_out_and_ends_the_game_has_lost_it(house, names, way):
    laura, *others = people = await started(house, *names)
    await play_one(people)
    for each in others:
        await confirm(laura, await laura.slash("table kick", player=each.id))
    asked = await laura.slash(f"table {way}")
    assert "You have removed somebody from this game: if you end it now, you lose it." in asked.text
    assert "Ask the others" not in asked.enabled
    await confirm(laura, asked)
    assert not house.app.room.tables
    assert await rated(house) == {int(laura.id): True}


@pytest.mark.parametrize("way", ["end", "leave", "waits"])
async def test_who_takes_somebody_out_and_leaves_the_rest_to_an_accomplice_has_lost_it(house, way):
    laura, clara, armin = people = await started(house, "Laura", "Clara", "Armin")
    table = table_of(house)
    await play_one(people)
    await confirm(laura, await laura.slash("table kick", player=clara.id))
    await laura.slash("table leave")
    assert table.seats[table.seat_of(int(laura.id))].given_up
    if way == "waits":
        await house.app.room.do(table, playing.step_back, table.seat_of(int(armin.id)))
        await until(lambda: table.waits)
        move_on(house, 8 * 24 * 3600)
        await until(lambda: not table.live)
    else:
        asked = await armin.slash(f"table {way}")
        assert "You have removed" not in asked.text
        await confirm(armin, asked)
    assert not house.app.room.tables
    assert await rated(house) == {int(laura.id): True}


async def test_who_takes_somebody_out_loses_also_if_all_who_are_left_agree_to_close(house):
    laura, clara, konrad = people = await started(house, "Laura", "Clara", "Konrad")
    await play_one(people)
    await confirm(laura, await laura.slash("table kick", player=clara.id))
    question = await konrad.click("Ask the others", on=await konrad.slash("table end"))  # as a moderator
    await laura.click("Agree", on=laura.messages[question.id])
    assert not house.app.room.tables
    assert await rated(house) == {int(laura.id): True}


async def test_who_takes_the_other_out_and_loses_has_lost(house):
    laura, clara = people = await started(house, "Laura", "Clara")
    for _ in range(6):
        await play_one(people)
    await confirm(laura, await laura.slash("table kick", player=clara.id))
    table = table_of(house)
    await play_out(house, laura)
    won = table.seat_of(int(laura.id)) in table.outcome.winners
    assert await rated(house) == {int(laura.id): not won}


async def test_who_is_only_away_is_asked_too(house):
    laura, clara, armin = people = await started(house, "Laura", "Clara", "Armin")
    await play_one(people)
    table = table_of(house)
    await house.app.room.do(table, playing.step_back, table.seat_of(int(clara.id)))
    question = await laura.click("Ask the others", on=await laura.slash("table end"))
    assert f"<@{clara.id}>" in question.text
    await armin.click("Agree", on=armin.messages[question.id])
    assert table.live
    await clara.click("Agree", on=clara.messages[question.id])
    assert not house.app.room.tables
    assert await rated(house) == {}

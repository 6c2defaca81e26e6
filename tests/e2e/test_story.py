"""What a table tells of its game: the last things that happened, the log, and what keeps the shuffles fair."""

import re
from dataclasses import replace

from sqlalchemy import select, update

from bot.faces.face import Icons
from bot.features.reviews.rules import Review
from bot.features.reviews.views import move_message
from bot.locales.words import words_for
from bot.store.engine.models import GameRow
from bot.tables.views.table import table_message
from tests.e2e.playing import (
    actor_among,
    confirm,
    forgotten,
    hand_of,
    more,
    next_choice,
    play_one,
    play_out,
    result_of,
    started,
    surely,
    table_of,
)
from tests.tables.views.test_games import text_of


async def test_the_table_says_who_played_what(house):
    people = await started(house, "Laura", "Clara")
    told = []
    while len(told) < 2 or not all(card.isdecimal() for _, card in told[-2:]):  # two cards of the same round
        actor = await actor_among(people)
        verb, *_, card = hand_of(actor).buttons[next_choice(actor)]["custom_id"].split(":")
        told.append((actor.id, card if verb == "play" else ""))
        await actor.click(next_choice(actor), on=hand_of(actor))
    user, card = told[-1]
    line = re.compile(rf"<@{user}> (plays .*\*\*{card}\*\*|passes)")
    await people[0].until(lambda each: line.search(each.find("My hand").text))
    text = people[0].find("My hand").text
    assert f"<@{told[-2][0]}>" in text[: line.search(text).start()]


async def test_a_move_made_because_time_was_up_is_told_as_such(house):
    laura, clara = await started(house, "Laura", "Clara")
    table = table_of(house)
    await house.app.tables.turns.time_is_up(table, table.turn)
    told = re.compile(r"⏰ .*\(automatic\)")
    await laura.until(lambda each: told.search(each.find("My hand").text))
    await house.stop_bot()
    await house.start_bot()  # what happened is told from the journal now
    await laura.click("My hand")
    await clara.click("My hand")
    before = laura.find("My hand").text
    await play_one((laura, clara))
    await laura.until(lambda each: each.find("My hand").text != before)
    assert told.search(laura.find("My hand").text)
    table = laura.find("My hand").text
    assert re.match(r"## ▶️ <@\d+>\n", table)  # whose turn it is comes first, and the clock last
    assert re.search(r"\n-# CLARO · round \d · ⏳ <t:\d+:R>$", table)
    await play_out(house, laura, clara)
    result = result_of(laura)
    for _ in range(2):  # a restart has forgotten nothing of it
        await more(laura, "Log", on=result)
        while "Back" in laura.last.enabled:
            await laura.click("Back", on=laura.last)
        assert re.search(r"⏰ \u2068\w+\u2069 (plays|passes).* \(automatic\)", laura.last.text)
        replay = await laura.send_custom_id(laura.last, "replay:1:1:on")
        assert told.search(replay.text)
        words, icons = house.app.base.languages.words("en"), house.app.base.icons
        page = move_message(words, icons, await house.app.room.find(1), Review((), ()), 0, int(laura.id))
        assert any(told.search(text) for text in page.texts())
        following = move_message(words, icons, await house.app.room.find(1), Review((), ()), 1, int(laura.id))
        assert any(re.search(rf"^-# {told.pattern}", text, re.MULTILINE) for text in following.texts())
        await house.stop_bot()
        await house.start_bot()


async def test_the_log_has_the_whole_game_and_outlives_it(house):
    house.app.room._seed_of = lambda *_: bytes(32)
    people = await started(house, "Laura", "Clara", bots=2)
    laura = people[0]
    for _ in range(3):
        await play_one(people)
    await more(laura, "Log")
    assert laura.last.ephemeral
    assert len(re.findall(r"(plays|passes)", laura.last.text)) >= 3
    for person in people:
        await person.click("My hand")  # below the log
    await play_out(house, *people)
    result = result_of(laura)
    await more(laura, "Log", on=result)
    assert "takes the third star and wins" in laura.last.text
    pages = int(re.search(r"Page (\d+) of \1 · the newest moves", laura.last.text)[1])
    assert pages > 1
    for _ in range(pages - 1):
        await laura.click("Back", on=laura.last)
    assert "Back" not in laura.last.enabled
    assert "newest" not in laura.last.text
    assert "plays" in laura.last.text.split("\n")[2]


async def test_a_seed_that_does_not_fit_its_seal_is_found(house):
    people = await started(house, "Laura", "Clara")
    async with house._engine.begin() as connection:
        await connection.execute(update(GameRow).values(commitment="0" * 64))
    table_of(house).commitment = "0" * 64
    await play_out(house, *people)
    await more(people[0], "Fairness", on=result_of(people[0]))
    assert "❌" in people[0].last.text


async def test_whoever_ends_a_game_of_others_is_asked_first(house):
    laura, clara = await started(house, "Laura", "Clara")
    asked = await laura.slash("table end")
    assert asked.ephemeral
    assert f"ends the game for <@{clara.id}>. If you end it alone, you lose it" in asked.text
    assert house.app.room.tables
    again = await clara.send_custom_id(clara.find("My hand"), f"sure:end:{table_of(house).id}")
    assert "or a moderator may do that" in again.text  # asking gives nobody the right
    await confirm(laura, asked)
    assert not house.app.room.tables
    late = await laura.click(next(iter(asked.buttons)), on=asked)
    assert "over" in late.text


async def test_a_game_that_one_plays_alone_does_not_end_at_one_click(house):
    (laura,) = await started(house, "Laura", bots=1)
    table = laura.find("My hand")
    asked = await more(laura, "Leave", on=table)
    assert "Nobody else is at this table" in asked.text
    assert house.app.room.tables
    assert "not closed" not in (await confirm(laura, asked)).text
    assert not house.app.room.tables
    await laura.until(lambda each: f"<@{laura.id}> closed this table" in each.messages[table.id].text)


async def test_a_paused_game_says_who_paused_it_and_anybody_who_may_can_resume_it(house):
    laura, clara = await started(house, "Laura", "Clara")
    await more(laura, "Pause")
    await clara.until(lambda each: f"<@{laura.id}> has paused the game" in each.find("My hand").text)
    assert f"<@{laura.id}> or a moderator can resume it." in clara.find("My hand").text
    await clara.until(lambda each: "Resume" in each.find("My hand").enabled)
    refused = await clara.click("Resume")
    assert "or a moderator may do that" in refused.text
    await house.stop_bot()
    await house.start_bot()
    await clara.until(lambda each: f"<@{laura.id}> has paused the game" in each.find("My hand").text)
    await laura.until(lambda each: "Resume" in each.find("My hand").enabled)
    await laura.click("Resume")
    assert not table_of(house).paused
    await laura.until(lambda each: "Resume" not in each.find("My hand").enabled)


async def test_who_closed_a_table_is_not_known_any_more_once_they_are_forgotten(house):
    laura, _ = await started(house, "Laura", "Clara")
    await surely(laura, "table end")
    await forgotten(laura)
    async with house._engine.connect() as connection:
        assert (await connection.scalars(select(GameRow.acted_by))).all() == [None]


async def test_a_seat_that_the_computer_plays_says_so_and_its_moves_do_not_repeat_it(house):
    people = await started(house, "Laura", "Clara")
    await play_one(people)
    table, words = table_of(house), words_for("en")
    for late, away, marked in ((False, False, True), (False, True, False), (True, True, True)):
        told = replace(table.recent[-1], automatic=True, late=late)
        table.seats = tuple(replace(seat, away=away) for seat in table.seats)
        table.recent[-1] = told
        assert ("(automatic)" in text_of(table_message(words, Icons(), table))) is marked

"""Whole games, over HTTP and WebSocket."""

import asyncio
import re
from hashlib import sha256

from sqlalchemy import select

from bot.faces.catalog import FACES
from bot.features.emojis.feature import Faces
from bot.games.catalog import GAMES
from bot.games.record import replay, write_record
from bot.locales.words import words_for
from bot.store.engine.models import BoardRow, GameRow, SeatRow, StandingRow
from tests.conftest import open_house
from tests.e2e.playing import (
    hand_of,
    more,
    next_choice,
    on_turn,
    play_out,
    play_to_the_end,
    result_of,
    rules_of,
    sees,
    started,
    table_of,
)


async def rows(house, model):
    async with house._engine.connect() as connection:
        return (await connection.execute(select(model.__table__))).all()


async def test_three_people_and_a_computer_play_a_whole_game(house):
    laura, clara, armin = [await house.person(name) for name in ("Laura", "Clara", "Armin")]
    await laura.slash("claro new", bots=1)
    await clara.click("Join")
    await armin.slash("table join")
    await laura.click("Start")
    fairness = await more(laura, "Fairness")
    seal = re.search(r"`([0-9a-f]{64})`", fairness.text)[1]
    assert "✅" not in fairness.text
    for person in (laura, clara, armin):
        await person.until(lambda each: "My hand" in each.find("My hand").enabled)
        await person.click("My hand")
    clicks = await asyncio.gather(*(play_to_the_end(person) for person in (laura, clara, armin)))
    assert all(clicks)
    table = result_of(laura)
    assert "is the Superstar with three stars" in table.text

    (game,) = await rows(house, GameRow)
    assert game.status == "finished"
    fairness = await more(laura, "Fairness", on=table)
    assert game.seed in fairness.text
    assert "✅" in fairness.text
    assert game.commitment == sha256(bytes.fromhex(game.secret)).hexdigest()
    assert seal == game.commitment
    saved = await house.app.room._journal.load(game.id)
    text = write_record(GAMES["claro"], ["a", "b", "c", "d"], saved.options, saved.seed, saved.moves)
    again = replay(text, GAMES)
    assert again.error is None
    seats = sorted(await rows(house, SeatRow), key=lambda seat: seat.seat)
    assert again.position.outcome.scores == tuple(seat.score for seat in seats)

    everywhere = next(row.id for row in await rows(house, BoardRow) if row.period == "all" and not row.is_channel)
    standings = {row.user_id: row for row in await rows(house, StandingRow) if row.board_id == everywhere}
    assert len(standings) == 3
    for seat in seats:
        if seat.user_id is not None:
            assert (standings[seat.user_id].stars, standings[seat.user_id].games) == (seat.score, 1)
            assert standings[seat.user_id].wins == (seat.place == 1)

    board = await clara.slash("claro leaderboard")
    for person in (laura, clara, armin):
        assert person.name in board.text


async def test_a_button_brings_the_table_down(house):
    laura, clara = [await house.person(name) for name in ("Laura", "Clara")]
    await laura.slash("claro new", bots=1)
    await laura.click("Start")
    await laura.until(lambda each: sees(each, "My hand"))
    old = laura.find("My hand")
    await more(clara, "Move table down")
    await laura.until(lambda each: old.id not in each.messages and sees(each, "My hand"))
    new = laura.find("My hand")
    await clara.until(lambda each: not any(seen.ephemeral for seen in each.messages.values()))  # the page is gone
    await laura.click("My hand", on=laura.messages[new.id])
    await play_out(house, laura)


async def test_a_finished_game_has_a_picture_with_words_for_who_cannot_see_it(house):
    laura = await house.person("Laura")
    await laura.slash("claro new", bots=1)
    await laura.click("Start")
    await laura.click("My hand")
    table = table_of(house)
    await play_out(house, laura)
    result = result_of(laura)
    (gallery,) = [each for each in result.components() if each["type"] == 12]
    (item,) = gallery["items"]
    assert item["media"]["content_type"] == "image/png"
    view = table.position.view(None)
    card = FACES["claro"].won_with(table.position)[0]
    winner = f"\u2068{table.name_at(view.outcome.winners[0])}\u2069"
    label = FACES["claro"].card_label(words_for("en"), card)
    first, second, *places = item["description"].split("\n")
    assert (first, second) == (f"A crown for {winner}.", f"Won with {label}.")
    assert places[0] == f"1. {winner} · 3 stars"
    assert len(places) == 2
    assert result.text.count("★★★") == 0  # the winner has a headline, and the others a small line
    assert result.text.count("-# **2.**") == 1


async def test_the_record_of_a_game_can_be_had_and_replayed(house):
    laura = await house.person("Laura")
    await laura.slash("claro new", bots=1, free_pass="yes")
    await laura.click("Start")
    await laura.click("My hand")
    early = await laura.send_custom_id(laura.find("My hand"), "record:1")
    assert "not over yet" in early.text
    del laura.messages[early.id]
    await play_out(house, laura)
    given = await more(laura, "Record")
    assert given.ephemeral
    (shown,) = [each for each in given.components() if each["type"] == 13]
    text = await laura.download(shown["file"]["url"])
    again = replay(text, GAMES)
    assert again.error is None
    assert again.position.outcome is not None
    assert "option free_pass yes" in text
    assert laura.name not in text


SILENT = 1 << 12


def resolved(seen):
    """Return whom a message names, after checking that it carries the user of each of them."""
    named = set(re.findall(r"<@([0-9]+)>", seen.text))
    assert {user["id"] for user in seen.data["mentions"]} == named
    return named


async def test_a_table_notifies_nobody_and_shows_everybody_by_name(house):
    laura, clara = [await house.person(name) for name in ("Laura", "Clara")]
    await laura.slash("claro new", bots=1)
    await clara.click("Join")
    await laura.click("Start")
    await laura.click("My hand")
    await clara.click("My hand")
    await play_out(house, laura, clara)
    named = set()
    for person in (laura, clara):
        for seen in person.messages.values():
            assert seen.ephemeral or seen.data["flags"] & SILENT
            named |= resolved(seen)
    assert named == {laura.id, clara.id}


async def test_two_play_with_ten_cards_and_a_free_pass(house):
    laura, clara = [await house.person(name) for name in ("Laura", "Clara")]
    lobby = await laura.slash("claro new", hand="10", free_pass="yes")
    assert "wants to play** · 2\n🪑\n" in lobby.text
    assert "passing is free and hands of ten" in lobby.text
    await clara.click("Join")
    await laura.click("Start")
    hands = [await person.click("My hand") for person in (laura, clara)]
    cards = [table_of(house).position.view(seat).hand.bit_count() for seat in range(2)]
    assert cards == [10, 10]
    assert all(hand.text for hand in hands)
    await play_out(house, laura, clara)


async def test_marking_cards_to_discard_costs_nothing_until_confirmed(house):
    house.app.room._seed_of = lambda *_: bytes(32)  # every loser has a card left to discard
    laura, clara = [await house.person(name) for name in ("Laura", "Clara")]
    await laura.slash("claro new")
    await clara.click("Join")
    await laura.click("Start")
    people = {laura: None, clara: None}
    for person in people:
        await person.click("My hand")
    while True:
        offered = {person: person.last.enabled for person in people}
        choosing = [person for person, labels in offered.items() if "Keep all" in labels]
        if choosing:
            break
        actor = next(person for person in people if person.last.enabled)
        await actor.click(actor.last.enabled[0], on=actor.last)
        await _somebody_can_act(people)
    (chooser,) = choosing
    first = chooser.last.enabled[0]
    marked = await chooser.click(first, on=chooser.last)
    assert "Discard 1 card" in marked.enabled
    unmarked = await chooser.click(first, on=marked)
    assert "Keep all" in unmarked.enabled
    marked = await chooser.click(first, on=unmarked)
    await chooser.click("Discard 1 card", on=marked)
    assert "Discard 1 card" not in chooser.last.enabled


async def _somebody_can_act(people):
    done, pending = await asyncio.wait(
        [asyncio.create_task(person.until(lambda each: each.last.enabled)) for person in people],
        return_when=asyncio.FIRST_COMPLETED,
    )
    for task in pending:
        task.cancel()
    await asyncio.gather(*pending, return_exceptions=True)
    for task in done:
        task.result()


async def test_the_table_moves_down_on_request(house):
    laura = await house.person("Laura")
    first = await laura.slash("claro new", bots=1)
    second = await laura.slash("table show")
    assert second.id != first.id
    await laura.until(lambda each: first.id not in each.messages)
    started = await laura.click("Start", on=second)
    assert "round 1" in started.text


async def test_card_faces_are_uploaded_once_and_seen_at_once_after_a_restart(tmp_path):
    from tests.conftest import open_house

    async with open_house(tmp_path, card_emojis=True) as house:
        await house.app[Faces].uploading
        assert house.app[Faces].cards.uploaded == 163
        laura = await house.person("Laura")
        await laura.slash("claro new", bots=1)
        await laura.click("Start")
        hand = await laura.click("My hand")
        cards = [each for each in hand.buttons.values() if each["custom_id"].startswith("play:")]
        assert cards
        assert all(each["emoji"]["name"].startswith("claro_") for each in cards)
        before = house.app.base.icons.get("claro_J")
        await house.stop_bot()
        await house.start_bot()
        assert house.app.base.icons.get("claro_J") == before
        await house.app[Faces].uploading
        assert house.app.base.icons.get("claro_J") == before
        assert house.app[Faces].cards.uploaded == 0


def pictures(seen):
    """Return what the pictures of a message show, as told to those who cannot see them."""
    return [item["description"] for each in seen.components() if each["type"] == 12 for item in each["items"]]


async def test_the_rules_come_with_the_examples_drawn(house):
    laura = await house.person("Laura")
    rules = await rules_of(laura)
    assert rules.ephemeral
    assert len(pictures(rules)) == 3
    assert all(alt in rules.text for alt in pictures(rules))


async def test_the_top_card_is_shown_large_where_there_are_card_faces(tmp_path):
    async with open_house(tmp_path, card_emojis=True) as house:
        await house.app[Faces].uploading
        laura, clara = await started(house, "Laura", "Clara")
        actor = on_turn((laura, clara))
        label = next_choice(actor)
        await actor.click(label, on=hand_of(actor))
        await laura.until(lambda each: any(part["type"] == 11 for part in each.find("My hand").components()))
        (large,) = [part for part in laura.find("My hand").components() if part["type"] == 11]
        emoji = re.search(r"/emojis/([0-9]+)", large["media"]["url"])[1]
        name = house.discord.world.emojis[int(emoji)][0]
        assert name.startswith(f"claro_{label if label != 'Joker' else 'J'}_")
        assert large["description"]
        await play_out(house, laura, clara)
        replay = await laura.click("Replay 1", on=await laura.slash("my history"))
        for step in ("⏮", "▶"):
            replay = await laura.click(step, on=replay) if step in replay.enabled else replay
        (again,) = [part for part in replay.components() if part["type"] == 11]
        assert again["media"]["url"] == large["media"]["url"]

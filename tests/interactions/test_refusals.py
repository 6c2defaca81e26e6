"""Each refusal is a clear sentence that only the asker sees, and changes nothing."""

import pytest

from bot.games.claro.deck import NAMES, cards_in
from bot.interactions.routes.routes import HandAct
from playground.driver import Refused
from tests.e2e.playing import play_out, rules_of, started, surely, table_of

GREY = 2
"""The style of a button whose card cannot be played."""
SEED = bytes(32)
"""A seed with which the second player holds cards that do not fit on the first player's highest."""


def on_turn(house, people):
    """Return the person who has to play, and the other one."""
    table = table_of(house)
    (seat,) = table.position.to_act
    actor = next(person for person in people if int(person.id) == table.seats[seat].user)
    return actor, next(person for person in people if person is not actor)


async def test_a_move_out_of_turn(house):
    people = await started(house, "Laura", "Clara")
    _, other = on_turn(house, people)
    before = table_of(house).position.moves.copy()
    card = NAMES[cards_in(table_of(house).position.view(table_of(house).seat_of(int(other.id))).hand)[0]]
    seen = await other.send_custom_id(other.last, str(HandAct.PLAY(table_of(house).id, 0, card)))
    assert "It is not your turn yet." in seen.text
    assert seen.ephemeral
    assert table_of(house).position.moves == before


async def test_a_card_that_does_not_fit(house):
    house.app.room._seed_of = lambda *_: SEED
    people = await started(house, "Laura", "Clara")
    actor, other = on_turn(house, people)
    highest = [label for label, button in actor.last.buttons.items() if button["custom_id"].startswith("play:")][-1]
    await actor.click(highest, on=actor.last)
    await other.until(lambda each: each.last.enabled)
    unfitting = [label for label, button in other.last.buttons.items() if button["style"] == GREY]
    assert unfitting, "the highest card of five leaves nothing unfitting in this shuffle; take another seed"
    seen = await other.click(unfitting[0], on=other.last)
    assert "fit on" in seen.text


async def test_a_button_from_an_earlier_turn(house):
    (laura,) = await started(house, "Laura", bots=1)
    await laura.until(lambda each: each.last.enabled)
    old = laura.last
    await laura.click(old.enabled[0], on=old)
    await laura.until(lambda each: each.last.enabled or "Rematch" in str(each.messages))
    before = len(table_of(house).position.moves)
    seen = await laura.click(old.enabled[0], on=old)
    assert "This button is from an earlier turn" in seen.text
    assert len(table_of(house).position.moves) == before


async def test_nobody_can_play_from_another_persons_hand(house):
    people = await started(house, "Laura", "Clara")
    actor, other = on_turn(house, people)
    hand = actor.last
    with pytest.raises(Refused) as caught:
        await other.click(hand.enabled[0], on=hand)
    assert caught.value.body["code"] == 10008
    # With the same custom_id on a message that they can see, they still act for their own hand only.
    table = other.find("My hand")
    seen = await other.send_custom_id(table, hand.buttons[hand.enabled[0]]["custom_id"])
    assert len(table_of(house).position.moves) == 0
    assert all(message.data["id"] != seen.id for message in actor.messages.values() if message.ephemeral)


async def test_a_forged_click_never_shows_a_hand_in_the_table(house):
    people = await started(house, "Laura", "Clara")
    actor, other = on_turn(house, people)
    hand, table = actor.last, actor.find("My hand")
    seen = await actor.send_custom_id(table, hand.buttons[hand.enabled[0]]["custom_id"])
    assert seen.ephemeral or "play:" not in str(seen.data["components"])
    assert "play:" not in str(other.messages[table.id].data["components"])


async def test_an_unknown_or_malformed_custom_id(house):
    laura = await house.person("Laura")
    table = await laura.slash("claro new", bots=1)
    for custom_id in (
        "nonsense",
        "play:1",
        "play:1:0",
        "play:x:0:24",
        "fly:1",
        "join:99999999999999999999",
        "hand:1:0:24",
        "draft:1:0:",
        "",
    ):
        seen = await laura.send_custom_id(table, custom_id)
        assert seen.ephemeral, custom_id
        assert "I do not know this button" in seen.text, custom_id


async def test_a_well_formed_custom_id_that_is_on_no_button(house):
    (laura,) = await started(house, "Laura", bots=1)
    table = table_of(house)
    await laura.until(lambda each: each.last.enabled)
    before = len(table.position.moves)
    forged = str(HandAct.PLAY(table.id, table.position.turn, "discard 99"))
    seen = await laura.send_custom_id(laura.last, forged)
    assert "I do not know this move" in seen.text
    assert len(table.position.moves) == before


async def test_a_full_table(house):
    people = [await house.person(name) for name in ("Laura", "Clara", "Armin")]
    await people[0].slash("claro new", seats=2)
    await people[1].click("Join")
    await people[2].until(lambda each: "wants to play" in each.last.text and "🪑" not in each.last.text)
    assert "Join" not in people[2].last.enabled
    seen = await people[2].slash("table join")
    assert "table is full" in seen.text


async def test_a_second_table_in_a_channel(house):
    laura, clara = [await house.person(name) for name in ("Laura", "Clara")]
    await laura.slash("claro new")
    seen = await clara.slash("claro new")
    assert "This channel has a table of CLARO, and room for one at a time" in seen.text
    assert seen.ephemeral


async def test_a_command_in_a_channel_without_a_table(house):
    laura = await house.person("Laura")
    for command in ("table join", "table leave", "claro hand", "table show", "table end"):
        assert "no table in this channel" in (await laura.slash(command)).text, command


async def test_only_the_host_or_a_moderator_can_end_a_game(house):
    people = await started(house, "Laura", "Clara")
    konrad = await house.person("Konrad")  # a moderator
    seen = await people[1].slash("table end")
    assert "or a moderator may do that" in seen.text
    assert house.app.room.tables
    await surely(konrad, "table end")
    assert not house.app.room.tables
    said = f"<@{konrad.id}> closed this table before the end"
    await people[0].until(lambda each: any(said in m.text for m in each.messages.values()))


async def test_more_computers_than_seats(house):
    laura = await house.person("Laura")
    seen = await laura.slash("claro new", bots=3, seats=2)
    assert "table is full" in seen.text
    assert not house.app.room.tables


async def test_a_game_that_is_over_takes_no_moves_and_shows_no_cards(house):
    (laura,) = await started(house, "Laura", bots=1)
    await laura.until(lambda each: each.last.enabled)
    old = laura.last
    await play_out(house, laura)
    seen = await laura.click(old.enabled[0], on=old)
    assert "over" in seen.text


async def test_the_rules_can_be_read(house):
    laura = await house.person("Laura")
    seen = await rules_of(laura)
    assert seen.ephemeral
    assert "Three stars" in seen.text


async def test_a_move_can_be_repeated_after_a_database_error(house):
    people = await started(house, "Laura", "Clara")
    actor, _ = on_turn(house, people)
    hand = actor.last
    async with house._engine.begin() as connection:
        await connection.exec_driver_sql("ALTER TABLE moves RENAME TO elsewhere")
    seen = await actor.click(hand.enabled[0], on=hand)
    assert "Nothing was played" in seen.text
    assert table_of(house).position.moves == []
    async with house._engine.begin() as connection:
        await connection.exec_driver_sql("ALTER TABLE elsewhere RENAME TO moves")
    await actor.click(seen.enabled[0], on=seen)
    assert len(table_of(house).position.moves) == 1

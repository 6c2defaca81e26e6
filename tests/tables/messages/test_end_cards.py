"""What open hands say besides the cards: a time-out, an absence, a kick, and how the game went."""

import asyncio
import re

import pytest

from bot.games.catalog import GAMES
from bot.interactions.single_posts import UNKNOWN
from bot.store.shared_results import SharedResults
from tests.conftest import open_house
from tests.e2e.playing import (
    choices,
    hand_of,
    more,
    my_hand,
    on_turn,
    play_out,
    seated,
    sees,
    started,
    surely,
    table_of,
)
from tests.effort import thorough

TIME_RAN_OUT = "Time ran out. This was played for you: **"


async def time_out(house):
    """Let the time of whoever has to act run out."""
    table = table_of(house)
    await house.app.tables.turns.time_is_up(table, table.turn)


async def finished(house, game="claro", **options):
    """Let two people open their hands and play a game to its end; return them."""
    people = await started(house, "Laura", "Clara", game=game, **options)
    await play_out(house, *people)
    for person in people:
        await person.until(lambda each: "Share" in hand_of(each).enabled)
    return people


async def test_a_hand_says_what_was_played_when_time_ran_out_until_its_owners_next_choice(house):
    people = await started(house, "Laura", "Clara")
    late = on_turn(people)
    (other,) = (person for person in people if person is not late)
    await time_out(house)
    await late.until(lambda each: TIME_RAN_OUT in hand_of(each).text and not choices(each))
    (seat, move) = table_of(house).position.moves[-1]
    assert f"{TIME_RAN_OUT}{'Joker' if move == 'J' else move}" in hand_of(late).text
    await other.until(choices)
    assert TIME_RAN_OUT not in hand_of(other).text
    await house.stop_bot()
    await house.start_bot()
    assert TIME_RAN_OUT in (await my_hand(late)).text
    await house.stop_bot()
    await house.change("UPDATE moves SET late = 0")  # an earlier version did not note why
    await house.start_bot()
    assert "Played for you meanwhile: **" in (await my_hand(late)).text
    table = table_of(house)
    while int(late.id) not in [table.seats[each].user for each in table.people_to_act()]:
        seat = table.people_to_act()[0]
        move = table.position.legal_moves(seat)[0]
        await house.app.room.play(table, table.seats[seat].user, None, move)
    seat = table.seat_of(int(late.id))
    await house.app.room.play(table, int(late.id), None, table.position.legal_moves(seat)[0])
    await late.until(lambda each: "Played for you" not in hand_of(each).text)


async def test_what_was_played_for_who_had_left_was_not_because_time_ran_out(house):
    people = await started(house, "Laura", "Clara")
    left = on_turn(people)
    await left.click("My hand")
    await left.slash("table leave")
    table = table_of(house)
    seat = table.seat_of(int(left.id))
    await left.until(lambda _: any(mover == seat for mover, _ in table.position.moves))
    (other,) = (person for person in people if person is not left)
    await other.click("My hand")
    log = await more(other, "Log")
    assert "(automatic)" in log.text
    assert "⏰" not in log.text
    await left.click("I'm back", on=hand_of(left))
    await left.until(lambda each: "Played for you meanwhile: **" in hand_of(each).text)
    assert "⏰" not in hand_of(left).text
    board = next(seen for seen in other.messages.values() if not seen.ephemeral)
    assert "⏰" not in board.text


async def test_an_absent_player_reads_who_plays_and_takes_the_seat_back_in_the_same_hand(house):
    people = await started(house, "Laura", "Clara", "Armin")
    laura, clara, _ = people
    table = table_of(house)
    # Her hand was opened in the first turn. Whoever has pressed something in a turn does not miss it.
    while not table.position.moves or table.people_to_act() != [table.seat_of(int(clara.id))]:
        seat = table.people_to_act()[0]
        await house.app.room.play(table, table.seats[seat].user, None, table.position.legal_moves(seat)[0])
    await time_out(house)
    await laura.slash("table substitute", player=clara.id)
    await clara.until(lambda each: f"<@{laura.id}> lets the computer play for you" in hand_of(each).text)
    hand = hand_of(clara)
    assert hand.enabled == ["I'm back"]
    answer = await clara.click("I'm back", on=hand)
    assert answer.id == hand.id
    assert "your seat is yours again" in answer.text
    assert not table.seats[table.seat_of(int(clara.id))].away
    left = await clara.slash("table leave")
    assert left.enabled == ["I'm back"]
    assert "You have left" in left.text
    await clara.until(lambda each: hand.id not in each.messages or "You have left" not in each.messages[hand.id].text)


@pytest.mark.parametrize("restart", [False, True])
async def test_a_kicked_players_hand_says_so_and_loses_its_buttons(house, restart):
    laura, clara, _ = await started(house, "Laura", "Clara", "Armin")
    hand = hand_of(clara)
    await surely(laura, "table kick", player=clara.id)
    told = "🚪 You were removed from this table. You can join the next one."
    await clara.until(lambda each: each.messages[hand.id].text == told)
    assert clara.messages[hand.id].buttons == {}
    if restart:
        await house.stop_bot()
        await house.start_bot()
        table = await house.app.room.find(1)
        again = await house.app.hands._renderer.hand(house.app.base.languages.words("en"), table, int(clara.id))
        assert told in str(again.view.to_components())  # as what she has before her


async def test_every_open_hand_becomes_an_end_card(house):
    people = await finished(house)
    places = set()
    for person in people:
        card = hand_of(person).text
        places.add(int(re.search(r"Place \*\*(\d)\*\* of 2", card)[1]))
        assert "rating" not in card.lower()
        assert hand_of(person).enabled == ["Review", "Share"]
    assert places == {1, 2}
    assert re.search(r"Rating: between \d+ and \d+ for now", (await people[0].slash("my stats")).text)


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_each_game_has_its_end_card_and_its_replay(tmp_path, game):
    async with open_house(tmp_path) as house:
        laura, _ = await finished(house, game=game, bots=1)
        card = hand_of(laura)
        table = int(card.buttons["Share"]["custom_id"].split(":")[1])
        replay = await laura.send_custom_id(card, f"log:{table}")  # as an earlier version's card has it
        assert replay.ephemeral
        assert replay.id != card.id
        assert "Place **" in laura.messages[card.id].text


async def test_a_result_is_shared_once_and_pings_nobody(house):
    laura, clara = await finished(house)
    card = hand_of(laura)
    shared = await laura.click("Share", on=card)
    assert not shared.ephemeral
    assert "Laura" in shared.text
    assert shared.data["mentions"] == []
    await house.stop_bot()
    await house.start_bot()
    again = await laura.click("Share", on=card)
    assert again.ephemeral
    assert shared.id in again.text
    both = await asyncio.gather(*(clara.click("Share", on=hand_of(clara)) for _ in range(2)))
    assert sorted(each.ephemeral for each in both) == [False, True]


@thorough
async def test_a_result_that_cannot_be_noted_is_not_shared(house):
    laura, _ = await finished(house)
    card, known = hand_of(laura), set(laura.messages)
    async with house.refusing_database():
        await laura.click("Share", on=card)
        await laura.until(lambda each: any("could not save" in seen.text for seen in each.messages.values()))
    await laura.click("Share", on=card)
    assert len([new for new in set(laura.messages) - known if not laura.messages[new].ephemeral]) == 1


async def test_killed_while_a_result_is_posted_it_is_not_posted_twice(house):
    laura, _ = await finished(house)
    card = hand_of(laura)
    table = int(card.buttons["Share"]["custom_id"].split(":")[1])
    await SharedResults(house._engine).note(table, int(laura.id), UNKNOWN)  # as a killed process leaves it
    again = await laura.click("Share", on=card)
    assert again.ephemeral
    assert f"<#{laura.channel}>" in again.text


async def test_a_shared_result_that_was_deleted_can_be_shared_again(house):
    laura, _ = await finished(house)
    card = hand_of(laura)
    shared = await laura.click("Share", on=card)
    await house.discord.service.delete_message(house.discord.world.messages[int(shared.id)])
    again = await laura.click("Share", on=card)
    assert not again.ephemeral
    assert again.text == shared.text


async def test_nobody_shares_a_game_of_others(house):
    armin = await house.person("Armin")
    laura, _ = await finished(house)
    card = hand_of(laura)
    public = next(seen for seen in armin.messages.values() if is_result(seen))
    answer = await armin.send_custom_id(public, card.buttons["Share"]["custom_id"])
    assert "You're not in this game" in answer.text


def is_result(seen):
    return "Rematch" in seen.enabled


@pytest.mark.parametrize("way", ["end", "abandon"])
async def test_a_table_that_is_closed_says_so_in_every_hand(house, way):
    laura, clara = await started(house, "Laura", "Clara", game="stardust", bots=1)
    if way == "end":
        await surely(laura, "table end")
    else:
        await house.app.room.abandon(guild=table_of(house).guild)
    for person in (laura, clara):
        await person.until(lambda each: any("does not count" in seen.text for seen in hands(each)))
        hand = next(seen for seen in hands(person) if "does not count" in seen.text)
        assert hand.enabled == ["Log"]
        assert "credits" in hand.text


def hands(person):
    return [seen for seen in person.messages.values() if seen.ephemeral]


async def test_my_hand_as_the_game_ends_shows_the_end_card_and_leaves_no_other(house):
    armin = await house.person("Armin")
    laura, clara = await seated(house, "Laura", "Clara")
    await laura.click("Start")
    await laura.until(lambda each: sees(each, "My hand"))
    board = laura.find("My hand")
    custom_id = board.buttons["My hand"]["custom_id"]
    for person in (laura, clara):
        await person.click("My hand")
    await play_out(house, laura, clara)
    await laura.until(lambda each: any("Place **" in seen.text for seen in hands(each)))  # not put to rest before
    for _ in range(2):  # the message may still show the game, and a press may come twice
        (card,) = hands(laura)
        await laura.send_custom_id(laura.messages[board.id], custom_id)
        await laura.until(lambda each, card=card: card.id not in each.messages and len(hands(each)) == 1)
        assert "Place **" in hands(laura)[0].text
    await armin.send_custom_id(armin.messages[board.id], custom_id)
    assert not hands(armin)


async def test_a_press_after_a_restart_makes_the_hand_of_a_game_that_had_ended_an_end_card(house):
    laura, clara = await started(house, "Laura", "Clara")
    actor = on_turn([laura, clara])
    open_hand, label = hand_of(actor), choices(actor)[0]
    with house.app.hands.answering(table_of(house), int(actor.id)):
        await house.app.room.do(table_of(house), end_of_game(laura))
        house.app.hands._open.clear()  # as if the process had been killed here
    await house.stop_bot()
    await house.start_bot()
    assert "does not count" not in actor.messages[open_hand.id].text
    await actor.click(label, on=open_hand)
    await actor.until(lambda each: "does not count" in each.messages[open_hand.id].text)


def end_of_game(person):
    from bot.tables.rules.playing import close

    return lambda table, moment: close(table, moment, int(person.id))


async def test_an_expired_hand_is_brought_up_to_date_by_the_next_click(house):
    people = await started(house, "Laura", "Clara")
    actor = on_turn(people)
    (other,) = (person for person in people if person is not actor)
    stale = hand_of(actor)
    label = choices(actor)[0]
    house.discord.world.now.advance(15 * 60 + 1)
    await time_out(house)
    await house.app.hands.close()
    assert "Time ran out" not in actor.messages[stale.id].text
    answer = await actor.click(label, on=stale)
    assert answer.id == stale.id
    assert "earlier turn" in answer.text
    assert "Time ran out" in answer.text
    assert other is not actor

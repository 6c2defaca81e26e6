"""Computer players at a table: how strong they are, and what they advise."""

import asyncio

from tests.e2e.playing import (
    actor_among,
    choices,
    hand_of,
    more,
    next_choice,
    play_to_the_end,
    seated,
    started,
    table_of,
)
from tests.effort import thorough


async def test_from_a_lobby_alone_it_is_two_presses_to_the_first_cards(house):
    laura = await house.person("Laura")
    lobby = await laura.slash("stardust new")
    assert lobby.text.splitlines()[:2] == [f"**<@{laura.id}> wants to play** · 3 to 5 players", "🪑" * 4]
    assert lobby.enabled[:2] == ["Join", "Add 2 computers"]
    await laura.click("Add 2 computers", on=lobby)  # the answer may be an acknowledgement, and the edit follows
    await laura.until(lambda each: each.messages[lobby.id].enabled[:2] == ["Join", "Start"])
    await laura.click("Start", on=laura.messages[lobby.id])
    await laura.until(hand_of)


@thorough
async def test_a_person_plays_a_whole_game_against_the_strongest(house):
    (laura,) = await started(house, "Laura", bots=2, level="hard")
    assert [seat.level for seat in table_of(house).seats if seat.user is None] == ["hard", "hard"]
    await play_to_the_end(laura)


async def test_levels_are_shown_and_can_be_changed_in_the_lobby(house):
    (laura,) = await seated(house, "Laura", level="easy")
    assert "(easy)" in laura.find("Start").text
    await more(laura, "Add computer")
    assert [seat.level for seat in table_of(house).seats[1:]] == ["easy", "easy"]
    await more(laura, "House rules")
    await laura.until(lambda each: each.modal)
    await laura.submit(level="hard")
    await laura.until(lambda each: "(hard)" in each.find("Start").text)
    await more(laura, "House rules")
    await laura.until(lambda each: each.modal)
    house.discord.world.forged_values = True
    assert "I do not know" in (await laura.submit(level="superb")).text
    assert [seat.level for seat in table_of(house).seats[1:]] == ["hard", "hard"]


async def test_advice_says_what_to_play_and_is_good_advice(house):
    (laura,) = await started(house, "Laura", bots=1, level="easy")
    while True:
        await actor_among([laura])
        if len([label for label in choices(laura) if label not in ("Advice", "Pass")]) > 1:
            break
        await laura.click(next_choice(laura), on=hand_of(laura))
    before = hand_of(laura)
    await laura.click("Advice", on=before)
    advised = laura.messages[before.id]
    assert "The strongest computer player would" in advised.text
    assert choices(laura) == before.enabled  # the hand is there to play from


async def test_a_second_question_for_advice_waits_for_the_first_answer(house):
    (laura,) = await started(house, "Laura", bots=1)
    await actor_among([laura])
    hand, custom_id = hand_of(laura), f"advice:{table_of(house).id}"
    answers = await asyncio.gather(*(laura.send_custom_id(hand, custom_id) for _ in range(5)), return_exceptions=True)
    refused = [each for each in answers if "still being worked on" in getattr(each, "text", "")]
    assert len(refused) == 4


async def test_there_is_no_advice_where_ratings_are_at_stake(house):
    people = await started(house, "Laura", "Clara")
    actor = await actor_among(people)
    assert "Advice" not in choices(actor)
    table = table_of(house)
    answer = await actor.send_custom_id(hand_of(actor), f"advice:{table.id}")
    assert "There is no advice in games of two or more people" in answer.text


async def test_advice_is_for_who_has_a_seat(house):
    (laura,) = await started(house, "Laura", bots=1)
    clara = await house.person("Clara")
    table = table_of(house)
    answer = await clara.send_custom_id(laura.find("My hand"), f"advice:{table.id}")
    assert "not in this game" in answer.text

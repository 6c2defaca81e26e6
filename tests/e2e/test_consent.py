"""The computer plays for somebody who is there only if they agree, and they can take it back."""

import asyncio

import pytest

from tests.e2e.playing import hand_of, started, table_of

AGREE, PLAY_ON = "Let the computer play", "Keep playing myself"
SILENT = 1 << 12


@pytest.fixture
async def asked(house):
    """Return the host, a player whom they have asked, a third one, and the question."""
    laura, clara, armin = await started(house, "Laura", "Clara", "Armin")
    question = await laura.slash("claro substitute", player=clara.id)
    await clara.until(lambda each: question.id in each.messages)
    return laura, clara, armin, question


async def test_the_question_says_what_it_means_and_notifies_nobody(house, asked):
    laura, clara, _, question = asked
    assert not question.ephemeral
    assert question.data["flags"] & SILENT
    assert f"<@{clara.id}>, <@{laura.id}> asks whether the computer may play for you" in question.text
    assert "counts for you as if you had left" in question.text
    assert "gives you your seat back" in question.text
    assert question.enabled == [AGREE, PLAY_ON]


@pytest.mark.parametrize("label", [AGREE, PLAY_ON])
async def test_only_the_owner_can_answer(house, asked, label):
    laura, clara, armin, question = asked
    for person in (laura, armin):
        refused = await person.click(label, on=question)
        assert refused.ephemeral
        assert f"Only <@{clara.id}> can answer" in refused.text
    table = table_of(house)
    assert not table.seats[table.seat_of(int(clara.id))].away
    assert laura.messages[question.id].enabled == [AGREE, PLAY_ON]


async def test_agreeing_lets_the_computer_play_until_the_owner_is_back_also_after_a_restart(house, asked):
    laura, clara, _, question = asked
    await house.stop_bot()
    await house.start_bot()
    await clara.click(AGREE, on=question)
    table = table_of(house)
    seat = table.seat_of(int(clara.id))
    assert table.seats[seat].away
    assert not table.seats[seat].taken_out
    await laura.until(lambda each: "computer plays for" in each.messages[question.id].text)
    assert not laura.messages[question.id].enabled
    await clara.click("My hand")
    assert "Welcome back" in hand_of(clara).text
    assert not table.seats[seat].away


async def test_refusing_changes_nothing_but_the_question(house, asked):
    laura, clara, _, question = asked
    await clara.click(PLAY_ON, on=question)
    await laura.until(lambda each: "plays on without the computer" in each.messages[question.id].text)
    table = table_of(house)
    assert not table.seats[table.seat_of(int(clara.id))].away


async def test_a_forged_answer_changes_no_other_message(house, asked):
    laura, clara, _, question = asked
    shown = laura.find("My hand")
    await clara.send_custom_id(shown, question.buttons[PLAY_ON]["custom_id"])
    assert "My hand" in laura.messages[shown.id].enabled
    table = table_of(house)
    for custom_id in (f"sure:substitute:{table.id}", f"sure:substitute:{table.id}:x", "sure:playon:99:1"):
        assert (await clara.send_custom_id(question, custom_id)).ephemeral
    assert not any(seat.away for seat in table.seats)


async def test_an_answer_after_the_game_is_refused(house, asked):
    laura, clara, _, question = asked
    await house.app.room.abandon(channel=int(laura.channel))
    assert "game is over" in (await clara.click(AGREE, on=question)).text


async def test_one_question_to_a_person_is_open_at_a_time(house):
    laura, clara, armin = await started(house, "Laura", "Clara", "Armin")
    calls = [laura.slash("claro substitute", player=clara.id) for _ in range(5)]
    questions = [seen for seen in await asyncio.gather(*calls) if not seen.ephemeral]
    assert len(questions) == 1
    again = await laura.slash("claro substitute", player=clara.id)
    assert again.ephemeral
    assert f"https://discord.com/channels/{laura.guild}/{laura.channel}/{questions[0].id}" in again.text
    assert not (await laura.slash("claro substitute", player=armin.id)).ephemeral
    await clara.until(lambda each: questions[0].id in each.messages)
    await clara.click(PLAY_ON, on=questions[0])
    assert not (await laura.slash("claro substitute", player=clara.id)).ephemeral


@pytest.mark.parametrize("label", [AGREE, PLAY_ON])
@pytest.mark.parametrize("left", [0, 1])
async def test_nobody_is_asked_any_more_when_one_of_the_two_has_left(house, asked, left, label):
    laura, clara, _, question = asked
    await asked[left].slash("claro leave")
    table = table_of(house)
    before = table.seats
    await clara.click(label, on=question)
    await laura.until(lambda each: "is no longer asked" in each.messages[question.id].text)
    assert table.seats == before

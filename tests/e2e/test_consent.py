"""A question of an earlier version, whether the computer may play, is answered by whom it asked, once."""

import pytest
from discord import ButtonStyle

from bot.interactions.components.layout import layout, table_button
from bot.interactions.routes.routes import SureAct
from bot.locales.words import words_for
from tests.e2e.playing import hand_of, started, table_of

AGREE, PLAY_ON = "Let the computer play", "Keep playing myself"


@pytest.fixture
async def asked(house):
    """Return two players, and a question to the second one as earlier versions have asked it."""
    laura, clara = await started(house, "Laura", "Clara")
    parts = (table_of(house).id, clara.id, laura.id)
    buttons = [
        table_button(act(*parts), label=label, style=ButtonStyle.primary)
        for act, label in ((SureAct.SUBSTITUTE, AGREE), (SureAct.PLAY_ON, PLAY_ON))
    ]
    channel = house.app.client.get_partial_messageable(int(laura.channel))
    sent = await channel.send(view=layout(words_for("en"), ["May the computer play for you?"], [buttons]))
    for person in (laura, clara):
        await person.until(lambda each: str(sent.id) in each.messages)
    return laura, clara, clara.messages[str(sent.id)]


def is_away(house, person):
    table = table_of(house)
    return table.seats[table.seat_of(int(person.id))].away


@pytest.mark.parametrize("label", [AGREE, PLAY_ON])
async def test_who_was_asked_before_an_upgrade_can_still_answer(house, asked, label):
    _, clara, question = asked
    await clara.click(label, on=question)
    assert is_away(house, clara) == (label == AGREE)
    await clara.until(lambda each: not each.messages[question.id].enabled)
    await clara.click("My hand")
    assert not is_away(house, clara)
    assert ("Welcome back" in hand_of(clara).text) == (label == AGREE)


async def test_nobody_agrees_who_was_not_asked(house, asked):
    laura, clara, question = asked
    number = table_of(house).id
    await laura.click(AGREE, on=question)
    custom_id = question.buttons[AGREE]["custom_id"]
    for person, message, forged in (
        (laura, question, f"sure:substitute:{number}:{laura.id}:{clara.id}"),
        (clara, clara.find("My hand"), custom_id),
        (clara, question, f"sure:substitute:{number}:{clara.id}"),
        (clara, question, f"sure:substitute:{number}"),
        (clara, question, f"sure:substitute:{number}:x"),
        (clara, question, f"sure:playon:99:{clara.id}"),
    ):
        assert (await person.send_custom_id(message, forged)).ephemeral
    assert not is_away(house, laura)
    assert not is_away(house, clara)
    await clara.click(PLAY_ON, on=question)
    await clara.until(lambda each: not each.messages[question.id].enabled)
    assert (await clara.send_custom_id(question, custom_id)).ephemeral
    assert not is_away(house, clara)


async def test_an_answer_after_the_game_is_refused(house, asked):
    laura, clara, question = asked
    await house.app.room.abandon(channel=int(laura.channel))
    assert "game is over" in (await clara.click(AGREE, on=question)).text

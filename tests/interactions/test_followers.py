"""What goes on after a click has been answered: once for a person and a game, until its token ends, and no longer."""

from collections import Counter
from pathlib import Path

import pytest

import bot
from bot.features.reviews import clicks as followers
from bot.features.reviews import clicks as reviews
from bot.runtime import thinking
from tests.e2e.choosing import my_settings
from tests.e2e.playing import hand_of, play_out
from tests.patience import LONGEST_SECONDS

PRESSES = 150


@pytest.fixture(autouse=True)
def restless(monkeypatch):
    """Let the bars of progress move all the time, and reviews wait for decisions however long these take."""
    monkeypatch.setattr(reviews, "BAR_SECONDS", 0.01)
    monkeypatch.setattr(thinking, "ASIDE_WAITS_SECONDS", LONGEST_SECONDS)


async def finished(house, games):
    """Let Laura play some games to their end; return her, and let no review be worked out from now on."""
    laura = await house.person("Laura")
    for number in range(games):
        # In a channel of its own, no late edit of an earlier game can be taken for the end of this one.
        channel = await house.discord.service.add_channel(house.discord.world.guild, f"game-{number}", None)
        await laura.go_to(str(channel.id))
        await laura.slash("claro new", bots=1)
        await laura.click("Start")
        await laura.click("My hand")
        await play_out(house, laura)
    thinker = house.app.base.thinker
    thinker._wanted += 1  # a table needs a decision, and tables come first
    thinker._quiet.clear()
    return laura


async def press(laura, game):
    """Press *Review* on a game."""
    return await laura.send_custom_id(hand_of(laura), f"review:{game}")


def edits(house, after):
    """Return the edits through tokens since a record."""
    return [
        each
        for each in house.discord.records.after(after)
        if (each["kind"], each.get("method")) == ("request", "PATCH") and each["path"].startswith("/webhooks/")
    ]


async def some_edits(house, number):
    """Wait for this many edits, and return them."""
    records = house.discord.records
    begin = records.last
    while len(edits(house, begin)) < number:
        await records.wait(records.last, 1.0)
    return edits(house, begin)


async def test_many_presses_are_followed_once_for_each_game_and_no_longer_than_their_tokens_live(house):
    laura = await finished(house, 3)
    told = Counter()
    for number in range(PRESSES):
        pressed = await press(laura, number % 3 + 1)
        told["refused" if "worked out for you already" in pressed.text else "followed"] += 1
    assert told == {"refused": PRESSES // 3, "followed": 2 * PRESSES // 3}

    def under_way():
        return [each for each in laura.messages.values() if "thousands of times" in each.text]

    await laura.until(lambda _: len(under_way()) == 2)
    assert sum("newer message" in each.text for each in laura.messages.values()) == 2 * PRESSES // 3 - 2
    assert {each["answer"]["id"] for each in await some_edits(house, 40)} == {each.id for each in under_way()}

    house.discord.world.now.advance(901)
    begin = house.discord.records.last
    for _ in range(20):
        await my_settings(laura, your_turn="never")
    refused = [each for each in edits(house, begin) if each["status"] == 401]
    assert len(refused) == 2


def test_no_command_starts_a_task_of_its_own():
    """``Followers`` does, so that each ends."""
    files = [
        file
        for file in Path(bot.__file__).parent.glob("features/**/*.py")
        if {"commands", "clicks"} & {file.stem, file.parent.name}
    ]
    assert files
    for file in files:
        assert "create_task" not in file.read_text(encoding="utf-8"), file.name


async def test_a_deleted_answer_is_not_edited_again(house):
    laura = await finished(house, 1)
    pressed = await press(laura, 1)
    await some_edits(house, 2)
    begin = house.discord.records.last
    await laura.request("DELETE", f"/channels/{laura.channel}/messages/{pressed.id}")
    for _ in range(20):
        await my_settings(laura, your_turn="never")
    assert [each["status"] for each in edits(house, begin) if each["status"] != 200] == [404]


async def test_an_answer_says_so_when_its_token_is_about_to_end(house, monkeypatch):
    monkeypatch.setattr(followers, "LAST_WORDS_SECONDS", 3600.0)
    laura = await finished(house, 1)
    pressed = await press(laura, 1)
    await laura.until(lambda each: "could not be finished" in each.messages[pressed.id].text)
    again = await laura.click("Review", on=laura.messages[pressed.id])
    assert again.id == pressed.id

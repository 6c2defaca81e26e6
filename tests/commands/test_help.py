"""``/help`` and its buttons, and the way from there, or from ``/claro new``, to one's first cards."""

import asyncio

import pytest

from bot.games.catalog import GAMES
from bot.locales.words import LANGUAGES, refusal_words, words_for
from bot.tables.table import Status
from playground.driver import Person
from tests.conftest import open_house
from tests.e2e.playing import choices, hand_of, table_of

TITLES = [words_for("en")(f"{game}-title") for game in GAMES]
OPEN, COMPUTERS = "Play with others here", "Play against the computers now"


class Counting:
    """A person whose presses are counted."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.presses = 0

    async def slash(self, command, **options):
        """Type a command, and send it: one press."""
        self.presses += 1
        return await self.person.slash(command, **options)

    async def click(self, label, on=None):
        """Press a button."""
        self.presses += 1
        return await self.person.click(label, on=on)


def cards_of(person):
    """Return what somebody is shown besides the message with the games, if it is their hand."""
    hand = hand_of(person)
    is_help = hand is not None and any(each["custom_id"].startswith("help:") for each in hand.buttons.values())
    return None if hand is None or is_help else hand


def refused(code):
    return refusal_words(words_for("en"), code, {})


def other(game):
    """Return the title of a game that is not the first one, or None."""
    return None if game == next(iter(GAMES)) else words_for("en")(f"{game}-title")


@pytest.mark.parametrize("game", GAMES)
async def test_help_leads_to_the_first_card_in_three_presses(house, game):
    laura = Counting(await house.person("Laura"))
    seen = await laura.slash("help")
    if other(game) is not None:
        seen = await laura.click(other(game), on=seen)
    await laura.click(COMPUTERS, on=seen)
    await laura.person.until(cards_of)
    assert laura.presses <= 3
    table = table_of(house)
    assert (table.game.name, table.status) == (game, Status.PLAYING)
    assert [seat.level for seat in table.seats].count(None) == 1
    shown = [seen for seen in laura.person.messages.values() if not seen.ephemeral]
    assert [seen.id for seen in shown] == [str(table.message)]
    assert "My hand" in shown[0].enabled
    hand = cards_of(laura.person)
    await laura.person.until(choices)  # it is the same hand that asks for the first move, without another press
    assert hand_of(laura.person).id == hand.id


@pytest.mark.parametrize("game", GAMES)
async def test_a_new_table_leads_to_the_first_card_in_two_presses(house, game):
    laura = Counting(await house.person("Laura"))
    lobby = await laura.slash(f"{game} new")
    assert words_for("en")(f"{game}-about") in lobby.text
    await laura.click(COMPUTERS, on=lobby)
    await laura.person.until(cards_of)
    assert laura.presses == 2
    assert table_of(house).status is Status.PLAYING
    assert "My hand" in laura.person.messages[lobby.id].enabled


async def test_help_tells_what_each_game_is_like(house):
    laura, clara = await house.person("Laura"), await house.person("Clara")
    seen = await laura.slash("help")
    assert seen.ephemeral
    for game, title in zip(GAMES, TITLES, strict=True):
        words = words_for("en")
        if title in seen.enabled:
            again = await laura.click(title, on=seen)
            assert again.id == seen.id
            seen = again
        assert title not in seen.enabled
        assert words(f"{game}-about") in seen.text
        assert f"{GAMES[game].seats.start} to {GAMES[game].seats.stop - 1} players" in seen.text
        assert f"</{game} join:" in seen.text
        assert "</africa patience:" in seen.text
        assert "</tournament new:" in seen.text
        (picture,) = [each for each in seen.components() if each["type"] == 12]
        assert (await laura.fetch(picture["items"][0]["media"]["url"])).startswith(b"\x89PNG")
        rules = await laura.click("Rules", on=seen)
        assert rules.ephemeral
        assert f"## {title}" in rules.text
    assert clara.messages == {}


async def test_the_buttons_work_after_a_restart(house):
    laura = await house.person("Laura")
    seen = await laura.slash("help")
    await house.stop_bot()
    await house.start_bot()
    seen = await laura.click("Stardust", on=seen)
    lobby = await laura.click(OPEN, on=seen)
    assert not lobby.ephemeral
    await house.stop_bot()
    await house.start_bot()
    await laura.click(COMPUTERS, on=lobby)
    await laura.until(cards_of)
    assert table_of(house).game.name == "stardust"


async def test_where_there_is_a_table_help_leads_to_it(house):
    laura, clara = await house.person("Laura"), await house.person("Clara")
    lobby = await laura.slash("claro new")
    async with asyncio.timeout(30):
        while table_of(house).message is None:  # Discord's answer with the message's id is under way
            await laura.request("GET", "/users/@me")
    for label in (OPEN, COMPUTERS):
        refused = await clara.click(label, on=await clara.slash("help"))
        assert refused.ephemeral
        assert f"/{lobby.id}" in refused.text
    assert table_of(house).status is Status.LOBBY


async def test_only_a_host_who_is_alone_plays_against_computers_at_one_press(house):
    laura, clara = await house.person("Laura"), await house.person("Clara")
    lobby = await laura.slash("claro new")
    refused = await clara.click(COMPUTERS, on=lobby)
    assert f"Only <@{laura.id}>, the host" in refused.text
    stale = lobby.buttons[COMPUTERS]["custom_id"]
    await clara.click("Join", on=lobby)
    await laura.until(lambda each: COMPUTERS not in each.messages[lobby.id].enabled)
    assert "You are not the only one with a seat here" in (await laura.send_custom_id(lobby, stale)).text
    await clara.click("Leave", on=lobby)
    await laura.until(lambda each: COMPUTERS in each.messages[lobby.id].enabled)
    await laura.click(COMPUTERS, on=lobby)
    await laura.until(cards_of)
    again = await laura.send_custom_id(lobby, stale)  # pressed twice
    assert again.ephemeral
    assert again.buttons
    await laura.slash("claro leave")


@pytest.mark.parametrize(("options", "computers"), [({}, 3), ({"seats": 3}, 2), ({"bots": 1}, 1), ({"hand": "10"}, 1)])
async def test_as_many_computers_come_as_are_wanted(house, options, computers):
    laura = await house.person("Laura")
    await laura.click(COMPUTERS, on=await laura.slash("claro new", **options))
    await laura.until(cards_of)
    levels = [seat.level for seat in table_of(house).seats if seat.level is not None]
    assert levels == ["normal"] * computers


async def test_in_direct_messages_help_offers_what_can_be_done_there(house):
    laura = await house.person("Laura")
    await laura.go_to_the_bot()
    seen = await laura.slash("help")
    assert not {OPEN, COMPUTERS} & set(seen.enabled)
    assert "take place in a server" in seen.text
    assert any("url" in each for each in seen.buttons.values())
    assert "The idea" in (await laura.click("Rules", on=seen)).text
    for action in ("open", "computers"):  # a client may send any custom_id
        forged = await laura.send_custom_id(seen, f"help:claro:{action}")
        assert forged.text.startswith(refused("guild_only").partition("`/")[0])
    for wrong in ("help:", "help:claro:dance", "help:claro:open:1", "help"):
        assert (await laura.send_custom_id(seen, wrong)).text.startswith("I do not know this button.")


async def test_with_threads_the_hand_is_shown_in_the_channel_and_plays(house):
    house.discord.world.guild.permissions |= 1 << 5
    laura = await house.person("Laura")
    await laura.slash("settings server", threads=True)
    await laura.click(COMPUTERS, on=await laura.slash("help"))
    await laura.until(lambda each: cards_of(each) and choices(each))
    table = table_of(house)
    assert table.own_thread
    moves = len(table.position.moves)
    await laura.click(choices(laura)[0], on=hand_of(laura))
    assert len(table.position.moves) > moves


@pytest.mark.parametrize("language", LANGUAGES)
async def test_help_speaks_everybodys_language(tmp_path, language):
    async with open_house(tmp_path, language=language) as house:
        laura, words = await house.person("Laura"), words_for(language)
        seen = await laura.slash("help")
        await laura.click(words("button-computers"), on=seen)
        assert words("claro-about") in seen.text
        await laura.until(cards_of)

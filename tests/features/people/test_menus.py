"""The commands in the menus of people and messages."""

import pytest

from bot.games.catalog import GAMES
from bot.locales.words import words_for
from bot.tables.rules.lobby import arrange
from playground.driver import Refused
from playground.objects.payloads import message_json
from playground.world import VIEW_CHANNEL
from tests.conftest import open_house
from tests.e2e.choosing import server_settings
from tests.e2e.forging import COMMAND, MODAL_SUBMIT, Forger
from tests.e2e.playing import hand_of, more, play_out, started
from tests.e2e.test_rematch import restarted
from tests.features.tournaments.live.event import until

CHALLENGE, STATISTICS, REPLAY = "Challenge to a game", "Card statistics", "Replay this game"


async def challenged(person, user, **chosen):
    """Challenge somebody, fill in the form, and return the answer."""
    await person.user_command(CHALLENGE, user)
    await person.until(lambda each: each.modal)
    return await person.submit(**chosen)


async def test_a_challenge_opens_a_table_and_pings_exactly_who_is_challenged(house):
    laura, clara, armin = [await house.person(name) for name in ("Laura", "Clara", "Armin")]
    lobby = await challenged(laura, clara, game="stardust")
    (table,) = house.app.room.tables
    assert (table.game.name, table.host, table.seats[0].agreed) == ("stardust", int(laura.id), True)
    assert [(seat.user, seat.agreed) for seat in table.seats[1:]] == [(int(clara.id), False), (None, True)]
    assert lobby.pinged == [clara.id]
    assert f"⏳ <@{clara.id}>" in lobby.text
    await until(lambda: table.message is not None)  # until then, there is nothing to link to
    again = await challenged(armin, laura)
    assert again.ephemeral
    assert "Nobody has been challenged: this channel has a table of Stardust" in again.text
    assert list(again.buttons) == ["Join Stardust", "In a thread", "Play against the computers", "Look at the table"]
    watched = await armin.slash("claro new")
    assert [*again.buttons] == [*watched.buttons]


async def test_a_challenge_in_a_taken_channel_goes_along_into_the_thread(house):
    armin, laura, clara = [await house.person(name) for name in ("Armin", "Laura", "Clara")]
    await armin.slash("stardust new")
    taken = await challenged(laura, clara)
    await laura.click("In a thread", on=taken)
    await until(lambda: len(house.app.room.tables) == 2)
    table = next(each for each in house.app.room.tables if each.channel != int(laura.channel))
    assert table.awaited == [int(clara.id)]
    world = house.discord.world
    await until(
        lambda: any(
            each.channel == table.channel and int(clara.id) in each.mentions for each in world.messages.values()
        )
    )


async def test_a_challenge_of_two_to_a_game_for_three_begins_with_a_computer(house):
    laura, clara = [await house.person(name) for name in ("Laura", "Clara")]
    lobby = await challenged(laura, clara, game="stardust")
    (table,) = house.app.room.tables
    assert [seat.level for seat in table.seats] == [None, None, "normal"]
    assert "The game begins when everybody is in." in lobby.text
    await more(laura, "Remove computer", on=lobby)
    await laura.until(lambda each: "Add a computer" in each.messages[lobby.id].enabled)
    assert "The game begins when everybody is in." not in laura.messages[lobby.id].text
    await laura.slash("table end")
    lobby = await challenged(laura, clara, game="stardust")
    await clara.until(lambda each: lobby.id in each.messages)
    await clara.click("Join", on=clara.messages[lobby.id])
    (table,) = house.app.room.tables
    assert table.position is not None
    assert set(table.people) == {int(laura.id), int(clara.id)}


async def test_a_challenge_says_who_challenges_whom_and_its_game_begins_with_the_last_yes(house):
    laura, clara, armin = [await house.person(name) for name in ("Laura", "Clara", "Armin")]
    lobby = await challenged(laura, clara, game="claro", people=[clara.id, armin.id])
    assert f"⚔️ <@{laura.id}> challenges <@{clara.id}> and <@{armin.id}>." in lobby.text
    (table,) = house.app.room.tables
    await clara.click("Join", on=clara.messages[lobby.id])
    assert table.position is None
    await armin.click("Join", on=armin.messages[lobby.id])
    assert set(table.people) == {int(each.id) for each in (laura, clara, armin)}
    assert table.position is not None
    for person in (laura, clara, armin):
        await person.until(hand_of)


async def test_a_challenge_is_declined_with_one_press_and_the_challenger_sees_it(house):
    laura, clara, armin = [await house.person(name) for name in ("Laura", "Clara", "Armin")]
    lobby = await challenged(laura, clara, game="claro", people=[clara.id, armin.id])
    await clara.click("Not this time", on=clara.messages[lobby.id])
    said = f"<@{clara.id}>: not this time."
    await laura.until(lambda each: said in each.messages[lobby.id].text)
    await armin.click("Join", on=armin.messages[lobby.id])
    (table,) = house.app.room.tables
    assert table.position is None  # the challenger decides whether to wait for somebody else
    await laura.click("Start", on=lobby)
    assert set(table.people) == {int(laura.id), int(armin.id)}


async def test_who_is_challenged_can_decline_behind_the_dots_and_who_has_joined_can_leave(house):
    laura, clara, armin = [await house.person(name) for name in ("Laura", "Clara", "Armin")]
    lobby = await challenged(laura, clara, game="claro", people=[clara.id, armin.id])
    await armin.click("Join", on=armin.messages[lobby.id])
    assert "You have left" in (await more(armin, "Leave", on=armin.messages[lobby.id])).text
    assert "OK, maybe next time." in (await more(clara, "Not this time", on=clara.messages[lobby.id])).text


@pytest.mark.parametrize("leaver", ["Laura", "Clara"])
async def test_the_last_yes_begins_no_game_after_somebody_has_left_it(house, leaver):
    people = laura, clara, armin = [await house.person(name) for name in ("Laura", "Clara", "Armin")]
    lobby = await challenged(laura, clara, game="claro", people=[clara.id, armin.id])
    await clara.click("Join", on=clara.messages[lobby.id])
    left = next(each for each in people if each.name == leaver)
    await more(left, "Leave", on=left.messages[lobby.id])
    await armin.click("Join", on=armin.messages[lobby.id])
    (table,) = house.app.room.tables
    assert table.position is None
    host = clara if left is laura else laura
    await host.click("Start", on=host.messages[lobby.id])
    assert set(table.people) == {int(host.id), int(armin.id)}


@pytest.mark.parametrize("how", ["restart", "reload"])
async def test_a_challenge_that_waits_for_its_host_does_not_begin_by_itself(house, how):
    laura, clara, armin = [await house.person(name) for name in ("Laura", "Clara", "Armin")]
    lobby = await challenged(laura, clara, game="claro", people=[clara.id, armin.id])
    (table,) = house.app.room.tables
    await clara.click("Join", on=clara.messages[lobby.id])
    await house.app.room.do(table, arrange, int(laura.id), {}, None, 300)  # another time for a turn
    await armin.until(lambda each: "Time for a turn" in each.messages[lobby.id].text)
    await armin.click("Join", on=armin.messages[lobby.id])
    await clara.slash("table leave")
    said = f"<@{laura.id}> presses **Start**."
    await laura.until(lambda each: said in each.messages[lobby.id].text)
    if how == "restart":
        await restarted(house)
    else:
        async with house.refusing_database():
            await more(armin, "Leave", on=armin.messages[lobby.id])
        await armin.slash("table join")
    await laura.slash("table show")
    (table,) = house.app.room.tables
    assert table.position is None


async def test_several_people_can_be_challenged_without_pings_if_the_server_wants_none(house):
    house.discord.world.guild.permissions |= 1 << 5  # everybody may manage the server
    laura, clara, armin = [await house.person(name) for name in ("Laura", "Clara", "Armin")]
    await server_settings(laura, ping=False)
    lobby = await challenged(laura, clara, people=[clara.id, armin.id])
    assert lobby.data["flags"] & 1 << 12
    assert [seat.user for seat in house.app.room.tables[0].seats] == [int(each.id) for each in (laura, clara, armin)]


async def test_who_cannot_be_challenged(house, monkeypatch):
    world = house.discord.world
    laura, clara = [await house.person(name) for name in ("Laura", "Clara")]
    assert "cannot challenge yourself" in (await laura.user_command(CHALLENGE, laura)).text
    assert "is a bot" in (await laura.user_command(CHALLENGE, str(world.bot.id))).text
    channel = world.channels[int(laura.channel)]
    channel.denied[int(clara.id)] = VIEW_CHANNEL
    assert "cannot see this channel" in (await laura.user_command(CHALLENGE, clara)).text
    del channel.denied[int(clara.id)]
    await laura.user_command(CHALLENGE, clara)
    await laura.until(lambda each: each.modal)
    await house.discord.service.leave(world.guild, world.people[int(clara.id)])
    assert "is not in this server" in (await laura.submit()).text
    assert "is not in this server" in (await laura.user_command(CHALLENGE, clara)).text
    lounge = next(each for each in world.channels.values() if each.name == "lounge")
    settings = house.app.base.settings.guild(world.guild.id)
    await house.app.base.settings.set_guild(world.guild.id, type(settings)(channels=(lounge.id,)))
    assert f"opened in <#{lounge.id}>" in (await laura.user_command(CHALLENGE, clara)).text
    forger = Forger(house, monkeypatch)
    game, people = {"type": 21, "custom_id": "game"}, {"type": 5, "custom_id": "people"}
    for values, named in (
        ("chess", ["1"]),
        (None, ["1"]),
        ("claro", []),
        ("claro", ["1"]),
        ("claro", ["x"]),
        ("claro", 7),
    ):
        fields = [{**game, "value": values}, {**people, "values": named}]
        components = [{"type": 18, "component": each} for each in fields]
        answer = await forger.send(laura, MODAL_SUBMIT, {"custom_id": "challenge", "components": components})
        assert "I do not know this button" in answer.text, (values, named)
    assert not house.app.room.tables


async def test_statistics_of_whatever_somebody_has_played(house):
    (laura,) = await started(house, "Laura", bots=1)
    clara = await house.person("Clara")
    assert "has not finished a game here yet" in (await clara.user_command(STATISTICS, laura)).text
    await play_out(house, laura)
    seen = await clara.user_command(STATISTICS, laura)
    assert seen.ephemeral
    assert "CLARO · \u2068Laura" in seen.text
    assert list(seen.buttons) == ["Achievements", "Share"]
    laura.messages.clear()
    await laura.slash("africa new", bots=1, rounds="1")
    await laura.click("Start")
    await laura.click("My hand")
    await play_out(house, laura)
    seen = await clara.user_command(STATISTICS, laura)
    (other,) = [label for label in seen.buttons if label not in ("Achievements", "Share")]
    changed = await clara.click(other, on=seen)
    assert changed.id == seen.id
    assert changed.text.startswith(f"## {other} · ")
    for forged in ("stats::1", "stats:claro", "stats:claro:x"):
        assert "do not know this button" in (await clara.send_custom_id(changed, forged)).text


async def test_a_game_is_replayed_from_its_message(house, monkeypatch):
    (laura,) = await started(house, "Laura", bots=1)
    clara = await house.person("Clara")
    table = laura.find("My hand")
    assert "not over yet" in (await clara.message_command(REPLAY, table)).text
    await play_out(house, laura)
    seen = await clara.message_command(REPLAY, table)
    assert seen.ephemeral
    assert "move 0 of" in seen.text
    assert "move 1 of" in (await clara.click("▶", on=seen)).text
    chat = await laura.request("POST", f"/channels/{laura.channel}/messages", {"content": "hello"})
    assert "does not show a game" in (await laura.message_command(REPLAY, chat["id"])).text
    world = house.discord.world
    shown = message_json(world, world.messages[int(table.id)], house.discord.url)
    forger = Forger(house, monkeypatch)
    for author, told in ((shown["author"], "move 0 of"), ({**shown["author"], "id": "1"}, "does not show a game")):
        resolved = {"messages": {table.id: {**shown, "author": author}}}
        data = {"id": "1", "name": REPLAY, "type": 3, "target_id": table.id, "resolved": resolved}
        assert told in (await forger.send(clara, COMMAND, data)).text
    await laura.go_to("lounge")
    opened = await laura.slash("claro new")
    await more(laura, "Close table")
    await laura.until(lambda each: "closed" in each.messages[opened.id].text)
    assert "does not show a game" in (await laura.message_command(REPLAY, opened.id)).text


async def test_menus_need_a_server_that_the_bot_is_in(house):
    laura = await house.person("Laura")
    await laura.go_to_the_bot()
    with pytest.raises(Refused):
        await laura.user_command(STATISTICS, laura)


@pytest.mark.parametrize("language", ["he"])
async def test_the_form_is_in_the_challengers_language(tmp_path, language):
    async with open_house(tmp_path, language=language) as house:
        laura, clara = [await house.person(name) for name in ("Laura", "Clara")]
        await laura.user_command(CHALLENGE, clara)
        await laura.until(lambda each: each.modal)
        about, games, people = laura.modal["components"]
        words = words_for(language)
        assert words("challenge-about")[:40] in about["content"]
        assert [each["label"] for each in games["component"]["options"]] == [words(f"{each}-title") for each in GAMES]
        assert people["component"]["default_values"] == [{"id": clara.id, "type": "user"}]

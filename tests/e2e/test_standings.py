"""Leaderboards, statistics, histories, seasons, privacy: over HTTP and WebSocket."""

import asyncio
import json
import os
import re

import pytest

from bot.features.standings import clicks as pages
from bot.features.standings.store.ratings import Rating
from bot.interactions import answers
from bot.store.engine.models import StandingRow
from playground.world import VIEW_CHANNEL
from tests.conftest import open_house
from tests.e2e.choosing import asks_for_data
from tests.e2e.forging import COMPONENT, Forger
from tests.e2e.playing import forgotten, give_rating, play_out, result_of, started
from tests.features.standings.store.evening import compare, rows
from tests.store.exported import about, rows_in

GAMES = int(os.environ.get("STANDINGS_GAMES", "4"))
"""Games that are played before the standings are counted again; five hundred take a quarter of an hour."""

MANAGE_SERVER = 1 << 5


async def play(house, *names, **options):
    """Let these people play a game to its end, and a moderator clear it away."""
    people = await started(house, *names, **options)
    await play_out(house, *people)
    over, konrad = result_of(people[0]).id, await house.person("Konrad")
    await konrad.request("DELETE", f"/channels/{konrad.channel}/messages/{over}")
    for person in people:
        await person.until(lambda each: over not in each.messages)
        person.messages.clear()
    return people


async def test_after_many_games_the_standings_are_what_the_records_say(tmp_path, capsys):
    async with open_house(tmp_path) as house:
        for number in range(GAMES):
            names = [("Laura", "Clara"), ("Laura", "Clara", "Armin"), ("Konrad", "Armin"), ("Clara",)][number % 4]
            await play(house, *names, **({"bots": 1} if len(names) < 3 else {}))
        counted, people = await compare(house._engine)
    with capsys.disabled():
        print(f"\n{GAMES} games, {counted} seats of {people} people: standings as the records say")
    assert counted >= GAMES


async def test_a_leaderboard_can_be_turned_every_way(house):
    laura, _clara = await play(house, "Laura", "Clara")
    konrad = await house.person("Konrad")
    own = await konrad.slash("claro leaderboard")
    assert own.ephemeral
    assert "stars · all time · this server" in own.text
    board = await laura.slash("claro leaderboard")
    assert board.ephemeral
    assert "stars · all time · this server" in board.text
    assert "\u2068Laura\u2069" in board.text
    assert "\u2068Clara\u2069" in board.text
    assert "Your place" not in board.text  # it is among those above
    (picture,) = [each for each in board.components() if each["type"] == 12]
    assert picture["items"][0]["description"] == "The top ten as bars: stars."
    what, period = [each["custom_id"] for each in board.components() if each["type"] == 3]
    mine = await laura.choose(what, "rating", on=board)
    assert mine.id == board.id
    assert "rating · all time" in mine.text
    assert "settling" in mine.text
    what, period = [each["custom_id"] for each in mine.components() if each["type"] == 3]
    today = next(each for each in mine.components() if each["type"] == 3 and each["custom_id"] == period)["options"][0]
    turned = await laura.choose(period, today["value"], on=mine)
    assert turned.id == mine.id
    assert "rating · today" in laura.messages[mine.id].text
    here = await laura.click("This channel", on=laura.messages[mine.id])
    assert "this channel" in laura.messages[here.id].text
    assert "\u2068Clara\u2069" in laura.messages[here.id].text


async def test_a_leaderboard_is_ones_own_until_one_shares_it(house):
    laura, clara = await play(house, "Laura", "Clara")
    own = await laura.slash("claro leaderboard", what="wins")
    assert own.ephemeral
    assert own.text.count("\u2068Laura\u2069") == 1
    shared = await laura.click("Share", on=own)
    assert not shared.ephemeral
    assert "wins · all time · this server" in shared.text
    assert "\u2068Laura\u2069" in shared.text
    assert "Your place" not in shared.text
    assert not shared.enabled
    await clara.until(lambda each: shared.id in each.messages)
    met = await laura.click("People I have played with", on=own)
    assert "Share" not in met.enabled  # whom one has met is nobody else's business


async def test_statistics_are_ones_own_until_one_shares_them(house):
    laura, clara = await play(house, "Laura", "Clara")
    own = await laura.slash("my stats", versus=clara.id)
    assert own.ephemeral
    shared = await laura.click("Share", on=own)
    assert not shared.ephemeral
    assert "1 game" in shared.text
    assert "Against \u2068Clara\u2069" in shared.text
    assert not shared.enabled
    await clara.until(lambda each: shared.id in each.messages)


@pytest.mark.parametrize("command", ["claro leaderboard", "my stats"])
async def test_several_presses_share_a_page_once(house, monkeypatch, command):
    laura, _ = await play(house, "Laura", "Clara")
    own, forger, before = await laura.slash(command), Forger(house, monkeypatch), set(public(house))
    source = house.discord.world.messages[int(own.id)]
    press = {"component_type": 2, "custom_id": own.buttons["Share"]["custom_id"]}
    told = await asyncio.gather(*(forger.send(laura, COMPONENT, press, source) for _ in range(6)))
    (shared,) = set(public(house)) - before
    link = f"/{laura.channel}/{shared}"
    assert sum("You have just shared this: https" in each.text and link in each.text for each in told) == 5
    monkeypatch.setattr(pages, "POSTED_SECONDS", 0.0)
    await laura.click("Share", on=own)
    assert len(set(public(house)) - before) == 2


def public(house):
    return [number for number, each in house.discord.world.messages.items() if each.only_for is None]


async def test_the_leaderboard_of_a_day_that_is_over_is_called_by_its_date(house):
    laura = await house.person("Laura")
    board = await laura.slash("claro leaderboard")
    old = await laura.send_custom_id(board, "leaderboard/claro/stars/d2026-05-03/server/0")
    assert "stars · <t:1777802400:D> · this server" in old.text
    week = await laura.send_custom_id(board, "leaderboard/claro/stars/w2026-18/server/0")
    assert "stars · week from <t:1777284000:D> · this server" in week.text
    month = await laura.send_custom_id(board, "leaderboard/claro/stars/m2026-05/server/0")
    assert "stars · May 2026 · this server" in month.text
    for made_up in ("d2026-02-31", "w2026-99", "m2026-13"):
        answer = await laura.send_custom_id(board, f"leaderboard/claro/stars/{made_up}/server/0")
        assert f"stars · {made_up[1:]} · this server" in answer.text


async def test_a_leaderboard_with_few_games_says_how_many_are_missing(house):
    laura, _clara = await play(house, "Laura", "Clara")
    konrad = await house.person("Konrad")
    board = await laura.slash("claro leaderboard", what="rate", period="today")
    assert "Nobody has played 3 games here yet" in board.text
    assert "2 more are needed" in board.text
    assert "2 more games until you are listed" in board.text
    theirs = await konrad.slash("claro leaderboard", what="rate", period="today")
    assert "2 more are needed" in theirs.text
    assert "until you are listed" not in theirs.text
    nobody = await konrad.slash("africa leaderboard", what="rate")
    assert "Nobody has finished a game here yet; private games do not count." in nobody.text
    assert "You are not on this list yet" not in nobody.text
    await play(house, "Clara", bots=1)
    clara = await house.person("Clara")
    both = await clara.slash("claro leaderboard", what="rate", period="today")
    assert "1 more is needed" in both.text
    assert "1 more game until you are listed" in both.text


async def test_a_page_that_is_none_of_ours(house):
    laura = await house.person("Laura")
    board = await laura.slash("claro leaderboard")
    for custom_id in (
        "leaderboard/claro/stars/all/server/x",
        "leaderboard/claro/stars/all/nowhere/0",
        "leaderboard/claro/stars/../server/0",
        "leaderboard//stars/all/server/0",
        "leaderboard/claro/-/all/server/0",
        "history/claro/server/-1/0",
        "history/claro/server",
        "replay/1/x",
        "replay/999/0",
        "replay/",
        "record/",
        "nonsense/1",
        "leaderboard/claro/stars/all/server/99999999999999999999999",
    ):
        answer = await laura.send_custom_id(board, custom_id)
        assert answer.ephemeral, custom_id
        assert "do not know this button" in answer.text or "table is gone" in answer.text, custom_id


async def test_statistics_of_oneself_and_against_somebody(house):
    for name in ("Laura", "Clara"):
        await give_rating(house, await house.person(name), Rating(34, 3.0))
    for _ in range(2):
        laura, clara = await play(house, "Laura", "Clara")
    armin = await house.person("Armin")
    assert "You have not finished a game at a table here yet" in (await armin.slash("my stats")).text
    mine = await laura.slash("my stats", versus=clara.id)
    assert "2 games" in mine.text
    assert re.search(r"Rating: \*\*\d+\*\* from 52 games · ± \d+", mine.text)
    assert re.search(r"Against \u2068Clara\u2069: 2 games together, \d ahead, \d behind", mine.text)
    assert re.search(r"\d+ stars?\n", mine.text)
    (picture,) = [each for each in mine.components() if each["type"] == 12]
    assert picture["items"][0]["description"].startswith("The rating over time: from 2000 to ")
    assert (await laura.fetch(picture["items"][0]["media"]["url"])).startswith(b"\x89PNG")
    theirs = await armin.slash("my stats", member=clara.id, versus=armin.id)
    assert "No game together with \u2068Armin\u2069 yet." in theirs.text


async def test_statistics_that_take_long_come_all_the_same(house, monkeypatch):
    laura, _ = await play(house, "Laura", "Clara")
    monkeypatch.setattr(answers, "ACKNOWLEDGE_AFTER_SECONDS", 0.0)
    for _ in range(3):
        assert "1 game" in (await laura.slash("my stats")).text


async def test_a_game_that_is_over_is_looked_at_move_by_move(house):
    await play(house, "Laura", "Clara", bots=1)
    konrad = await house.person("Konrad")
    history = await konrad.slash("my history", everybody=True)
    assert history.ephemeral
    assert "\u2068Laura\u2069" in history.text
    replay = await konrad.click("Replay 1", on=history)
    assert re.search(r"move 0 of \d+", replay.text)
    last = int(re.search(r"move 0 of (\d+)", replay.text)[1])
    await konrad.click("▶", on=replay)
    one = konrad.messages[replay.id]
    assert f"move 1 of {last}" in one.text
    await konrad.click("⏭", on=one)
    end = konrad.messages[replay.id]
    assert f"move {last} of {last}" in end.text
    assert "is the Superstar" in end.text
    await konrad.click("◀", on=end)
    assert f"move {last - 1} of {last}" in konrad.messages[replay.id].text
    file = await konrad.click("Record", on=konrad.messages[replay.id])
    (url,) = [each["file"]["url"] for each in file.components() if each["type"] == 13]
    assert (await konrad.download(url)).startswith("game claro")
    assert "No finished game yet" in (await konrad.slash("my history", member=konrad.id)).text


@pytest.mark.parametrize("known", [True, False])
async def test_a_history_shows_the_games_of_all_channels_that_the_asker_sees(house, known):
    """Also where nobody has told us of the server, since another process began its gateway session."""
    world, guild = house.discord.world, house.discord.world.guild
    laura, konrad = [await house.person(name) for name in ("Laura", "Konrad")]
    parent = world.channels[int(laura.channel)]
    places = {
        "garden": await house.discord.service.add_channel(guild, "garden"),
        "thread": await house.discord.service.add_channel(guild, "thread", parent),
        "hidden": await house.discord.service.add_channel(guild, "hidden"),
    }
    places["hidden"].denied[int(konrad.id)] = VIEW_CHANNEL
    for place in places.values():
        laura.messages.clear()
        await laura.go_to(str(place.id))
        await laura.slash("claro new", bots=1)
        await laura.click("Start")
        await laura.click("My hand")
        await play_out(house, laura)
    await house.stop_bot()  # what is denied in a channel, the playground tells who comes
    await house.start_bot()
    if not known:
        house.app.client._connection._remove_guild(house.app.client.get_guild(guild.id))
    history = await konrad.slash("my history", everybody=True)
    assert [f"<#{place.id}>" in history.text for place in places.values()] == [True, True, False]
    await konrad.click("▶", on=await konrad.click("Replay 1", on=history))
    assert house.discord.traffic.requests["GET /guilds/*/channels"] == (not known)  # asked once


async def test_games_of_hidden_channels_are_for_those_who_see_them(house):
    world, guild = house.discord.world, house.discord.world.guild
    hidden = await house.discord.service.add_channel(guild, "hidden")
    laura = await house.person("Laura")
    konrad = await house.person("Konrad")
    await laura.go_to(str(hidden.id))
    await laura.slash("claro new", bots=1)
    await laura.click("Start")
    await laura.click("My hand")
    await play_out(house, laura)
    for person in world.people.values():
        if person.name != "Laura":
            hidden.denied[person.id] = 1 << 10  # view the channel
    await house.stop_bot()
    await house.start_bot()
    board = await konrad.slash("my history", everybody=True)
    assert "No finished game yet" in board.text
    assert "table is gone" in (await konrad.send_custom_id(board, "replay/1/0")).text
    assert "table is gone" in (await konrad.send_custom_id(board, "record/1")).text
    await laura.go_to("cards")
    mine = await laura.slash("my history", member=laura.id)
    assert "Replay 1" in mine.enabled


async def test_a_game_under_way_cannot_be_looked_into(house):
    laura, _ = await started(house, "Laura", "Clara")
    history = await laura.slash("my history", everybody=True)
    assert "is not over yet" in (await laura.send_custom_id(history, "replay/1/0")).text
    assert "is not over yet" in (await laura.send_custom_id(history, "record/1")).text


async def test_a_server_begins_and_ends_a_season(house):
    house.discord.world.guild.permissions |= MANAGE_SERVER
    laura = await house.person("Laura")
    assert "No season is under way" in (await laura.slash("server season", game="claro")).text
    assert "no season here yet" in (await laura.slash("claro leaderboard", period="season")).text
    assert "**Spring**" in (await laura.slash("server season", game="claro", start="Spring")).text
    await play(house, "Laura", "Clara")
    await laura.slash("server season", game="claro", start="Summer *2026*")
    await laura.until(lambda each: each.modal)
    await laura.submit()
    assert r"Summer \*2026\*" in (await laura.slash("server season", game="claro")).text
    summer = await laura.slash("claro leaderboard", period="season")
    assert "Nobody has finished a game here yet" in summer.text
    period = [each for each in summer.components() if each["type"] == 3][1]
    spring = next(option for option in period["options"] if "Spring" in option["label"])
    old = await laura.choose(period["custom_id"], spring["value"], on=summer)
    assert "\u2068Laura\u2069" in old.text
    assert "No season is under way" in (await laura.slash("server season", game="claro", end=True)).text
    assert "no season here yet" in (await laura.slash("server season", game="claro", end=True)).text


async def test_what_is_kept_can_be_had_and_taken_out(house):
    laura, clara = await play(house, "Laura", "Clara")
    file = await asks_for_data(laura)
    assert file.ephemeral
    (url,) = [each["file"]["url"] for each in file.components() if each["type"] == 13]
    content = await laura.fetch(url)
    assert about(content)["user_id"] == laura.id
    kept = rows_in(content)
    assert len(kept["games"]) == 1
    assert clara.id not in json.dumps(kept)
    assert "Clara" not in json.dumps(kept)
    await laura.slash("claro new")
    refused = (await forgotten(laura)).text
    assert "still sit at a table" in refused
    assert f"/{laura.channel}/" in refused or f"<#{laura.channel}>" in refused
    await laura.slash("table end")
    assert "out of every table" in (await forgotten(laura)).text
    board = await clara.slash("claro leaderboard")
    assert f"<@{laura.id}>" not in board.text
    assert "Laura" not in board.text
    assert "\u2068Clara\u2069" in board.text
    history = await clara.slash("my history", everybody=True)
    assert "former player" in history.text
    assert f"<@{laura.id}>" not in history.text
    assert "Laura" not in history.text
    replay = await clara.click("Replay 1", on=history)
    assert "former player" in replay.text
    assert int(laura.id) not in {row.user_id for row in await rows(house._engine, StandingRow)}

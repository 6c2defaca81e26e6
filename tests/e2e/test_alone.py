"""A game of one's own against computer players: private from /help to its end, and nobody else notices anything."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace

import pytest
from sqlalchemy import select

from bot.features.solo.store.solo import MOST_UNFINISHED
from bot.games.catalog import GAMES
from bot.locales.words import refusal_words, words_for
from bot.store.engine.models import GameRow, MoveRow, SeatRow, SoloRow
from playground.server import Playground
from playground.world import World
from tests.conftest import House, open_house
from tests.e2e.choosing import house_rules
from tests.e2e.playing import seated, table_of, todays
from tests.e2e.test_daily import everybody_sees, play, plays, to_the_end
from tests.effort import thorough, usually

MANAGE_SERVER = 1 << 5
PLAY = "Play against the computers"
TITLES = {game: words_for("en")(f"{game}-title") for game in GAMES}


@pytest.fixture
async def laura(house):
    return await house.person("Laura")


async def alone(person, game="claro"):
    """Begin a game of one's own from /help, and return its message."""
    seen = await person.slash("help")
    if TITLES[game] in seen.enabled:
        seen = await person.click(TITLES[game], on=seen)
    return await person.click(PLAY, on=seen)


def number_of(seen):
    return next(plays(seen))[0].split(":")[1]


def button(seen, verb):
    """Return the label of a message's button with this verb."""
    return next(label for label in seen.enabled if seen.buttons[label]["custom_id"].startswith(f"{verb}:"))


async def rows(house, query):
    async with house._engine.connect() as connection:
        return (await connection.execute(query)).all()


async def games_alone(house):
    games = await rows(house, select(GameRow.__table__).join(SoloRow).order_by(GameRow.id))
    levels = await rows(house, select(SeatRow.game_id, SeatRow.level).where(SeatRow.level.is_not(None)))
    return [(game, sorted(each.level for each in levels if each.game_id == game.id)) for game in games]


@pytest.mark.parametrize("game", usually("claro", GAMES))
async def test_a_whole_game_alone_posts_nothing_and_pings_nobody(house, laura, game):
    clara = await house.person("Clara")
    seen = await alone(laura, game)
    assert seen.ephemeral
    assert "Only you see this game" in seen.text
    assert "leads with any card" not in seen.text  # the hand says it
    assert ("nothing is taken from your purse" in seen.text) == bool(GAMES[game].purse)
    second = await play(laura, seen)
    assert "Against" in seen.text
    assert "Against" not in second.text  # the seats have the names
    done = await to_the_end(laura, second)
    assert [button(done, verb) for verb in ("again", "reviewalone", "share")] == list(done.enabled)
    assert not everybody_sees(house)
    assert not clara.messages
    # Discord notifies nobody of an ephemeral message, and these name nobody but their reader.
    named = {user for each in house.discord.world.messages.values() for user in each.mentions}
    assert named <= {int(laura.id)}
    assert not house.app.room.tables
    assert not await rows(
        house, select(GameRow.id).where(GameRow.status != "solo")
    )  # what leaderboards and statistics are made of


async def without_passing(person, seen):
    """Play a game alone with cards only, to its end or to a button that passes; return what was told on the way."""
    told = [seen.text]
    while list(plays(seen)) and "Pass" not in seen.enabled:
        seen = await play(person, seen)
        told.append(seen.text)
    return seen, told


async def test_a_pass_that_the_rules_force_is_played_by_itself_and_told_with_its_reason(house, laura):
    below_ones_own_choice = re.compile(rf"<@{laura.id}> plays.*<@{laura.id}> passes: nothing fits", re.DOTALL)
    for _ in range(10):
        seen = await alone(laura)
        if "Pass" in seen.enabled:  # nothing is played for anybody who has made no move yet
            seen = await laura.click("Pass", on=seen)
        seen, told = await without_passing(laura, seen)
        assert not list(plays(seen))
        if any(map(below_ones_own_choice.search, told)):
            return
    raise AssertionError("nobody ever has to pass")


async def test_whoever_wants_to_press_a_forced_pass_does_so_alone_too(house, laura):
    settings = house.app.base.settings
    await settings.set_user(int(laura.id), replace(settings.user(int(laura.id)), forced_moves=False))
    for _ in range(10):
        seen, _ = await without_passing(laura, await alone(laura))
        if "Pass" in seen.enabled:
            break
    assert "Nothing fits" in seen.text
    number = int(number_of(seen).removeprefix("s"))
    await laura.click("Pass", on=seen)
    assert ("pass",) in await rows(house, select(MoveRow.move).where(MoveRow.game_id == number))


async def test_between_two_rounds_one_sentence_says_to_throw_cards_away(house, laura):
    seen = await alone(laura)
    while not any(" discard" in custom_id or custom_id.endswith(":discard") for custom_id, _ in plays(seen)):
        seen = await play(laura, seen) if list(plays(seen)) else await alone(laura)
    assert seen.text.count("Round over") == 1
    assert "throw away, then confirm" in seen.text


async def test_who_has_only_played_alone_is_told_that_it_does_not_count(house, laura):
    await to_the_end(laura, await alone(laura))
    assert "private games do not count" in (await laura.slash("my stats")).text


async def test_the_channel_stays_free_for_others(house, laura):
    clara = await house.person("Clara")
    seen = await alone(laura)
    lobby = await clara.slash("claro new")
    assert not lobby.ephemeral
    assert "Join" in lobby.enabled
    assert list(plays(await play(laura, seen)))
    await alone(laura, "africa")
    assert len(everybody_sees(house)) == 1


async def test_nothing_waits_for_a_clock(house, laura):
    await play(laura, await alone(laura))
    house.discord.world.now.advance(5 * 24 * 3600)
    await house.stop_bot()
    await house.start_bot()
    listed = await laura.slash("my games")
    again = await laura.click("Continue 1", on=listed)
    assert again.ephemeral
    assert "⏰" not in again.text
    done = await to_the_end(laura, again)
    assert "Continue 1" not in (await laura.slash("my games")).enabled
    assert button(done, "again")


async def test_another_game_has_the_same_opponents_in_another_deal(house, laura):
    seen = await laura.click("Opponents", on=await alone(laura))
    seen = await laura.choose("opponents:claro:-:normal:choose", "2", on=seen)
    seen = await laura.choose("opponents:claro:2:-:choose", "easy", on=seen)
    done = await to_the_end(laura, await laura.click("Play", on=seen))
    await to_the_end(laura, await laura.click("Again", on=done))
    await to_the_end(laura, await alone(laura))  # not the first one, whose opponents are others
    first, *rest = await games_alone(house)
    levels = [each for _, each in (first, *rest)]
    assert levels == [["normal"] * 3, *[["easy"] * 2] * 3]
    assert len({game.seed for game, _ in (first, *rest)}) == 4


async def test_a_result_is_shared_in_the_channel_once(house, laura):
    done = await to_the_end(laura, await alone(laura))
    shared = await laura.click("Share the result", on=done)
    assert not shared.ephemeral
    assert "\u2068Laura\u2069" in shared.text
    assert "against the computers · Place" in shared.text
    again = await laura.click("Share the result", on=done)
    assert again.ephemeral
    assert "already shared" in again.text
    assert len(everybody_sees(house)) == 1
    reviewed = await laura.click("Review", on=done)
    assert reviewed.ephemeral


async def test_pressed_twice_one_game_is_dealt(house, laura):
    guide = await laura.slash("help")
    both = await asyncio.gather(*(laura.click(PLAY, on=guide) for _ in range(2)))
    assert number_of(both[0]) == number_of(both[1])
    done = await to_the_end(laura, both[0])
    again = await asyncio.gather(*(laura.click("Again", on=done) for _ in range(2)))
    assert number_of(again[0]) == number_of(again[1])
    assert len(await games_alone(house)) == 2


async def test_too_many_unfinished_games_are_refused_with_a_way_out(house, laura):
    for _ in range(MOST_UNFINISHED):
        await play(laura, await alone(laura))
    for refused in (await alone(laura), await laura.slash("africa patience")):
        assert f"You have {MOST_UNFINISHED} games of your own that are not over" in refused.text
        assert refused.ephemeral
    daily = await todays(laura, "claro daily")  # it has its own place
    assert "games of your own" not in daily.text
    closed = await laura.click("Close the oldest", on=refused)
    assert "room for another game" in closed.text
    assert not closed.enabled
    assert list(plays(await alone(laura)))
    first, *others = await games_alone(house)
    assert first[0].ended_at is not None
    assert all(game.ended_at is None for game, _ in others)
    late = await laura.send_custom_id(daily, f"closealone:s{first[0].id}")
    assert refused_as("alone_closed") in late.text


def refused_as(code):
    """Return how a refusal begins."""
    return refusal_words(words_for("en"), code, {}).partition("`/")[0].partition("</")[0]


FORGED = [
    *("play:N:0:99", "play:N:9:pass", "draft:N:0:x", "pick:N:0:x", "ask:N:0:bet", "sketch:N:0:y", "lay:99:0:24"),
    *(
        "hint:N",
        "back:N",
        "share:N",
        "reshare:N",
        "again:N",
        "reviewalone:N",
        "closealone:s99",
        "again:s99",
        "again:99",
    ),
]


async def test_what_a_client_makes_up_changes_nothing(house, laura):
    clara = await house.person("Clara")
    seen = await alone(laura)
    number = number_of(seen)
    hers = await clara.slash("help")
    for forged in (each.replace("N", number) for each in FORGED):
        assert (await laura.send_custom_id(seen, forged)).text
    for forged in (each.replace("N", number) for each in (*FORGED, "closealone:N", "continue:N")):
        answer = await clara.send_custom_id(hers, forged)
        assert answer.ephemeral
        assert "somebody else's game" in answer.text or "gone" in answer.text
    again = await laura.send_custom_id(seen, f"continue:{number}")
    assert again.text == seen.text
    for wrong in (
        "claro:3:normal",
        "claro:x:normal:play",
        "claro:3:divine:play",
        "chess:3:normal:play",
        "claro:3:easy:x",
    ):
        answer = await laura.send_custom_id(seen, f"opponents:{wrong}")
        assert "do not know this button" in answer.text or "not available" in answer.text
    assert len(await games_alone(house)) == 1


AT_TABLES = (
    *("join:N", "hand:N", "more:N", "leave:N", "cancel:N", "rules:N", "record:N", "down:N", "rematch:N", "sharecard:N"),
    *("play:N:0:24", "draft:N:0:marks", "pick:N:0:", "ask:N:0:bet", "advice:N", "cheer:N:0:clap", "guess:N"),
    *("replay:N:0", "gamerecord:N", "log:N", "fairness:N", "review:N", "review:N:1:play", "sure:end:N"),
)


@pytest.mark.parametrize("owner", ["Laura", "Clara"])
async def test_no_button_of_tables_finds_a_game_alone(house, laura, owner):
    done = await to_the_end(laura, await alone(laura))
    number = done.buttons[button(done, "again")]["custom_id"].removeprefix("again:s")
    person = await house.person(owner)
    on = await person.slash("help")
    for forged in (each.replace("N", number) for each in AT_TABLES):
        answer = await person.send_custom_id(on, forged)
        assert answer.ephemeral, forged
        assert refused_as("unknown_table") in answer.text, forged


async def test_a_number_of_opponents_that_there_cannot_be_is_brought_into_range(house, laura):
    seen = await laura.send_custom_id(await laura.slash("help"), "opponents:claro:99:easy:play")
    assert list(plays(seen))
    ((_, levels),) = await games_alone(house)
    assert len(levels) + 1 == GAMES["claro"].seats.stop - 1


async def test_a_closed_game_answers_that_it_is_closed(house, laura):
    seen = await play(laura, await alone(laura))
    number = number_of(seen)
    custom_id = next(plays(seen))[0]
    await laura.send_custom_id(seen, f"closealone:{number}")
    for press in (custom_id, f"continue:{number}", f"share:{number}", f"again:{number}", f"reviewalone:{number}"):
        assert refused_as("alone_closed") in (await laura.send_custom_id(seen, press)).text
    assert "no game under way" in (await laura.slash("my games")).text


async def test_the_button_of_an_old_lobby_opens_a_private_game(house, laura):
    clara = await house.person("Clara")
    lobby = await laura.slash("claro new")
    table = table_of(house)
    for person in (laura, clara):
        seen = await person.send_custom_id(lobby, f"computers:{table.id}")
        assert seen.ephemeral
        assert "Only you see this game" in seen.text
    assert table.position is None
    assert len(everybody_sees(house)) == 1
    assert (await laura.send_custom_id(lobby, "computers:99")).text.startswith(refused_as("unknown_table"))


async def test_a_table_of_one_person_with_computers_goes_on_as_it_is(house, laura):
    await seated(house, "Laura", bots=2)
    await laura.click("Start")
    await alone(laura)
    assert table_of(house).position is not None
    assert table_of(house).live


async def test_house_rules_of_the_server_hold(house, laura):
    house.discord.world.guild.permissions |= MANAGE_SERVER
    await house_rules(laura, "claro", hand="10")
    seen = await alone(laura)
    assert list(plays(seen))
    ((game, _),) = await games_alone(house)
    assert game.options == {"hand": "10"}


@pytest.mark.parametrize("language", ["he", *(pytest.param(each, marks=thorough) for each in ("de", "fr"))])
async def test_in_another_language(tmp_path, language):
    async with open_house(tmp_path, language=language) as house:
        laura, words = await house.person("Laura"), words_for(language)
        seen = await laura.click(words("button-computers"), on=await laura.slash("help"))
        assert words("button-opponents") in seen.enabled
        done = await to_the_end(laura, seen)
        assert list(done.enabled) == [words(key) for key in ("button-again", "button-review", "button-share")]
        shared = await laura.click(words("button-share"), on=done)
        assert words("claro-title") in shared.text


async def test_a_game_begun_in_a_server_without_the_bot_waits_like_the_others(tmp_path):
    async with Playground(World(["Laura"], guilds=2)) as discord:
        house, world = House(discord, tmp_path / "bot.db"), discord.world
        await house.start_bot()
        laura = await house.person("Laura")
        foreign = next(iter(world.guilds.values()))
        foreign.members.discard(world.bot.id)
        world.installed_by.add(int(laura.id))
        await laura.go_to(str(foreign.channels[0].id), str(foreign.id))
        seen = await alone(laura)
        assert seen.ephemeral
        assert list(plays(seen))
        await house.stop_bot()


async def test_star_of_africa_alone_takes_at_most_sixty_presses_and_plays_forced_passes_itself(laura):
    seen, presses = await alone(laura, "africa"), 0
    while list(plays(seen)):
        assert presses == 0 or "Pass" not in seen.enabled or seen.buttons["Pass"]["custom_id"] != next(plays(seen))[0]
        seen, presses = await play(laura, seen), presses + 1
    assert "again" in {seen.buttons[each]["custom_id"].split(":")[0] for each in seen.enabled}
    assert 20 < presses <= 60


SAME = "Play the same deal"


async def test_a_shared_result_lets_others_play_the_same_deal_and_counts_as_no_record(house, laura):
    clara = await house.person("Clara")
    done = await to_the_end(laura, begun := await alone(laura))
    shared = await laura.click("Share the result", on=done)
    await clara.until(lambda each: shared.id in each.messages)
    seen = await clara.click(SAME, on=clara.messages[shared.id])
    assert seen.ephemeral
    first, second = (int(number_of(each).removeprefix("s")) for each in (begun, seen))
    ((one, other),) = [await rows(house, select(GameRow.seed).where(GameRow.id.in_([first, second])))]
    assert one == other
    levels = select(SeatRow.level).order_by(SeatRow.seat)
    assert await rows(house, levels.where(SeatRow.game_id == first)) == await rows(
        house, levels.where(SeatRow.game_id == second)
    )
    again = await to_the_end(clara, seen)
    assert "Share the result" not in again.enabled
    forged = f"samedeal:{number_of(await alone(laura))}"
    assert "not over" in (await clara.send_custom_id(clara.messages[shared.id], forged)).text

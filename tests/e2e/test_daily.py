"""The deal of the day over the wire: played in an ephemeral message, also in direct messages, shared and listed."""

from __future__ import annotations

import asyncio
import re
from datetime import UTC, datetime, time, timedelta

import pytest
from sqlalchemy import select

from bot.features.solo.feature import Alone
from bot.games.catalog import GAMES
from bot.games.shuffle import Seeded
from bot.locales.words import words_for
from bot.store.engine.models import SoloRow
from playground.server import Playground
from playground.world import World
from tests.conftest import House, open_house
from tests.e2e.choosing import my_settings
from tests.e2e.playing import todays
from tests.effort import thorough, usually

EPHEMERAL = 1 << 6

GREY = 2
"""Discord's number for grey buttons. What does not fit is on such."""

MOST_PRESSES = 500
"""No deal of the day takes so many presses: whoever needs more presses what changes nothing."""

PLAYS = ("play:s", "pick:s", "draft:s", "sketch:s")


def plays(seen):
    """Return what can be used in a game alone: custom_ids, each with the values of a list; grey buttons last."""
    for each in sorted(seen.components(), key=lambda each: each.get("style") == GREY):
        custom_id = str(each.get("custom_id", ""))
        if custom_id.startswith(PLAYS) and not each.get("disabled"):
            yield custom_id, [option["value"] for option in each.get("options", [])]


async def play(person, seen):
    """Play something that the message offers, and return the message then: moves before drafts, lists last."""
    order = sorted(plays(seen), key=lambda each: (bool(each[1]), not each[0].startswith("play:")))
    custom_id, values = order[0]
    if not values:
        return await person.send_custom_id(seen, custom_id)
    return await person.choose(custom_id, values[0], on=seen)


async def to_the_end(person, seen):
    presses = 0
    while list(plays(seen)):
        assert presses < MOST_PRESSES, f"the game does not go on: {seen.text}"
        seen, presses = await play(person, seen), presses + 1
    return seen


@pytest.fixture
async def laura(house):
    return await house.person("Laura")


DEALS = [("claro", {}), ("stardust", {}), ("africa", {"deal": "against"})]


@pytest.mark.parametrize(("game", "options"), usually(DEALS[0], DEALS))
async def test_a_deal_of_the_day_to_its_end_shared_once_and_in_the_table(house, laura, game, options):
    seen = await todays(laura, f"{game} daily", **options)
    assert seen.ephemeral
    assert "Against" in seen.text
    done = await to_the_end(laura, seen)
    assert "The next deal comes" in done.text
    assert re.search(r"Place \*\*\d\*\* of \d · ", done.text)
    assert len(re.findall(r"^[🟩🟨🟧🟥]+$", done.text, re.MULTILINE)) == 1  # elsewhere they may be gems
    rounds = re.search(r"^[🟩🟨🟧🟥]+\n(Each round: )?[🟩🟨🟧🟥] (\w+)", done.text, re.MULTILINE)
    assert (rounds[1] is None) == (game == "africa")  # whose deal is one round
    assert rounds[2] in (("won", "not") if game == "claro" else ("won", "second", "third", "further"))
    seats = int(re.search(r"Place \*\*\d\*\* of (\d)", done.text)[1])
    assert len(re.findall(rf"^.* (?:🤖 .*|<@{laura.id}>) · ", done.text, re.MULTILINE)) == seats  # how each has ended
    again = await todays(laura, f"{game} daily", **options)
    assert "Share the result" in again.enabled
    shared = await laura.click("Share the result", on=done)
    assert not shared.ephemeral
    assert "\u2068Laura\u2069" in shared.text
    assert any(square in shared.text for square in "🟩🟨🟧🟥")
    assert f"</{game} daily:" in str(shared.data) or f"/{game} daily" in shared.text
    once = await laura.click("Share the result", on=done)
    assert "already shared" in once.text
    table = await laura.slash(f"{game} daily", table=True, **options)
    assert "1 has finished" in table.text
    assert "\u2068Laura\u2069" in table.text
    assert "**1.** \u2068Laura" in table.text  # alone, she is ahead of nobody
    empty = await laura.slash(f"{game} daily", yesterday=True, **options)
    assert "\u2068Laura\u2069" not in empty.text
    assert not house.app.room.tables


async def test_in_direct_messages_and_from_the_list_of_games(house, laura):
    await laura.go_to_the_bot()
    seen = await play(laura, await todays(laura, "claro daily"))
    listed = await laura.slash("my games")
    assert "against computers, begun" in listed.text
    again = await laura.click("Continue 1", on=listed)
    assert again.text == seen.text
    await to_the_end(laura, again)


async def test_it_survives_a_restart_and_late_clicks_change_nothing(house, laura):
    seen = await todays(laura, "claro daily")
    custom_id, *_ = next(plays(seen))
    after = await laura.send_custom_id(seen, custom_id)
    await house.stop_bot()
    await house.start_bot()
    late = await laura.send_custom_id(after, custom_id)
    assert "earlier turn" in late.text
    again = await todays(laura, "claro daily")
    assert again.text == after.text


@pytest.mark.parametrize(("game", "options"), [*DEALS, ("africa", {"deal": "patience"})])
async def test_nobody_gets_the_seed_of_a_deal_under_other_rules(house, laura, monkeypatch, game, options):
    await laura.slash(f"{game} daily", **options)
    await house.stop_bot()
    shuffle = Seeded.shuffle
    monkeypatch.setattr(Seeded, "shuffle", lambda self, number, cards: shuffle(self, number, cards)[::-1])
    await house.start_bot()
    assert "have changed since this game was dealt" in (await laura.slash(f"{game} daily", **options)).text
    await house.stop_bot()
    monkeypatch.setattr(Seeded, "shuffle", shuffle)
    await house.start_bot()
    assert list(plays(await todays(laura, f"{game} daily", **options)))


@pytest.mark.parametrize(("game", "options"), usually(DEALS[1], DEALS))
async def test_a_deal_goes_on_after_a_crash_before_the_computers_moved(house, laura, game, options):
    seen = await todays(laura, f"{game} daily", **options)
    await house.stop_bot()
    # A game as it is stored when it is dealt, before the computer players have made their first moves.
    await house.change("DELETE FROM moves")
    await house.start_bot()
    again = await laura.click("Continue 1", on=await laura.slash("my games"))
    assert list(plays(again))
    assert again.text == seen.text
    await to_the_end(laura, again)


FORGED = [
    *("play:N:0:99", "play:N:9:pass", "draft:N:0:x", "pick:N:0:x", "ask:N:0:bet", "sketch:N:0:y"),
    *("hint:N", "back:N", "share:N", "reshare:N", "laypicked:99:0:move", "alonedraft:99:0:x", "aloneask:99:0:bet"),
]


@pytest.mark.parametrize("game", usually("africa", GAMES))
async def test_what_a_client_makes_up_changes_nothing(house, laura, game):
    clara = await house.person("Clara")
    options = {"deal": "against"} if game == "africa" else {}
    seen = await todays(laura, f"{game} daily", **options)
    number = next(plays(seen))[0].split(":")[1]
    hers = await clara.slash("help")
    for forged in FORGED:
        assert (await laura.send_custom_id(seen, forged.replace("N", number))).text
        answer = await clara.send_custom_id(hers, forged.replace("N", number))
        assert answer.ephemeral
        assert "somebody else's game" in answer.text or "gone" in answer.text
    again = await todays(laura, f"{game} daily", **options)
    assert again.text == seen.text


@pytest.mark.parametrize("language", [pytest.param("de", marks=thorough), pytest.param("fr", marks=thorough), "he"])
async def test_in_another_language(tmp_path, language):
    async with open_house(tmp_path, language=language) as house:
        laura = await house.person("Laura")
        for game, options in DEALS:
            done = await to_the_end(laura, await todays(laura, f"{game} daily", **options))
            assert words_for(language)(f"{game}-title") in done.text
            assert words_for(language)("button-share") in done.enabled


def everybody_sees(house):
    """Return the messages that the bot has posted for everybody to see."""
    world = house.discord.world
    return [each for each in world.messages.values() if each.author.id == world.bot.id and not each.flags & EPHEMERAL]


@pytest.mark.parametrize(("kept", "posted"), [("NEW.message_id <> 0", 1), ("1", 0)])
async def test_a_result_is_posted_once_and_stays_what_it_is_if_the_database_fails(house, laura, kept, posted):
    done = await to_the_end(laura, await todays(laura, "claro daily"))
    broken = f"CREATE TRIGGER broken BEFORE INSERT ON shared WHEN {kept} BEGIN SELECT RAISE(ABORT, 'full'); END"
    await house.change(broken)
    await laura.click("Share the result", on=done)
    assert len(everybody_sees(house)) == posted
    await house.stop_bot()
    await house.change("DROP TRIGGER broken")
    await house.start_bot()
    answer = await laura.click("Share the result", on=done)
    (public,) = everybody_sees(house)
    assert "Round 1:" not in str(public.components), "nobody else sees the cards"
    if posted:
        assert "already shared" in answer.text
        assert "Share again" in answer.enabled


async def test_a_deal_begun_in_a_server_without_the_bot_counts_in_ones_own(tmp_path):
    async with Playground(World(["Laura"], guilds=2)) as discord:
        house, world = House(discord, tmp_path / "bot.db"), discord.world
        await house.start_bot()
        laura = await house.person("Laura")
        try:
            foreign, own = world.guilds.values()
            foreign.members.discard(world.bot.id)
            world.installed_by.add(int(laura.id))
            await laura.go_to(str(foreign.channels[0].id), str(foreign.id))
            await play(laura, await todays(laura, "claro daily"))
            await laura.go_to(str(own.channels[0].id), str(own.id))
            await to_the_end(laura, await todays(laura, "claro daily"))
            assert "1 has finished" in (await laura.slash("claro daily", table=True)).text
        finally:  # or the playground waits for the bot after a failure
            await house.stop_bot()


async def test_the_one_try_begins_only_when_it_is_asked_for(house, laura):
    clara = await house.person("Clara")
    for game, options in (*DEALS, ("africa", {"deal": "patience"})):
        offered = await laura.slash(f"{game} daily", **options)
        assert offered.ephemeral
        assert "one try" in offered.text
        assert list(offered.enabled) == ["Begin", "Fairness"]
        assert ("Against" in offered.text) == (options.get("deal") != "patience")
    async with house._engine.connect() as connection:
        assert not (await connection.execute(select(SoloRow.game_id))).all()
    begun = await laura.click("Begin", on=offered)
    assert begun.id == offered.id
    again = await laura.slash("africa daily")
    assert again.text == begun.text
    hers = await clara.slash("help")
    both = await asyncio.gather(*(clara.send_custom_id(hers, "daily:claro") for _ in range(2)))
    assert both[0].text == both[1].text
    for forged in ("daily:chess", "daily:claro:1", "daily:"):
        answer = await clara.send_custom_id(hers, forged)
        assert "do not know this button" in answer.text or "not available" in answer.text


@pytest.mark.parametrize(("game", "options"), usually((*DEALS[0],), [*DEALS, ("africa", {"deal": "patience"})]))
async def test_a_deal_across_midnight_counts_for_the_day_on_which_it_was_begun(house, laura, game, options):
    midnight = datetime.combine(datetime.now(UTC).date() + timedelta(days=2), time(), UTC)
    before, hour = (midnight - timedelta(days=1)).date(), midnight + timedelta(hours=1)

    def at(**after):
        house.app[Alone].games.now = lambda: midnight + timedelta(**after)

    at(minutes=-2)
    offered = await laura.slash(f"{game} daily", **options)
    assert f"If you begin it before that, you have until <t:{int(hour.timestamp())}:t> to finish." in offered.text
    begun = await laura.click("Begin", on=offered)
    at(seconds=1)
    assert "Begin" in (await laura.slash(f"{game} daily", **options)).enabled  # the next day's
    at(minutes=3)
    done = await to_the_end(laura, begun)
    assert "does not count" not in done.text
    assert "Review" not in done.buttons  # its cards are secret as long as others may play it
    table = await laura.slash(f"{game} daily", yesterday=True, **options)
    assert "One person finished" in table.text
    assert f"Not final before <t:{int(hour.timestamp())}:t>" in table.text
    assert "Review" not in table.buttons
    sealed = await laura.send_custom_id(table, f"dayseals:{before.isoformat()}")
    assert "The seeds are shown here when the last games of the day are over" in sealed.text
    at(hours=1)
    table = await laura.slash(f"{game} daily", yesterday=True, **options)
    assert "Not final" not in table.text
    opened = await laura.send_custom_id(table, f"dayseals:{before.isoformat()}")
    assert len(re.findall("[0-9a-f]{64}", opened.text)) == 2 * len(re.findall("[0-9a-f]{64}", sealed.text))


async def test_a_result_is_one_number_a_row_of_days_and_what_friends_have(house, laura):
    clara, armin = await house.person("Clara"), await house.person("Armin")
    await my_settings(armin, listed=False)
    await to_the_end(armin, await todays(armin, "claro daily"))
    first = await to_the_end(clara, await todays(clara, "claro daily"))
    assert "Armin" not in first.text  # who is not on leaderboards
    assert "In this server" not in first.text  # nobody else has played
    offered = await laura.slash("claro daily")
    assert "In this server" in offered.text
    assert "\u2068Clara\u2069" in offered.text
    done = await to_the_end(laura, await laura.click("Begin", on=offered))
    number = re.search(
        r"^### Place \*\*\d\*\* of \d · (won by \d+\s⭐|\d+\s⭐ behind the winner|level at the top)$",
        done.text,
        re.MULTILINE,
    )
    assert number
    assert "against the others" not in done.text
    assert "-" not in number[1]
    assert {"\u2068Clara\u2069", "\u2068Laura\u2069"} <= set(re.findall("\u2068.*?\u2069", done.text))
    copied = re.search(r"```\nDeal of the day: (CLARO · \d{4}-\d\d-\d\d)\n(.*)\n([🟩🟨🟧🟥]+)\n.*\n```", done.text)
    assert copied
    assert copied[2] == number[1]
    assert re.search(r"Each round: .*🟥 not won\n```", done.text)  # what the squares mean


async def test_days_in_a_row_are_told_where_the_next_deal_is_offered(house, laura):
    today = datetime.now(UTC)
    for day in range(2):
        house.app[Alone].games.now = lambda day=day: today + timedelta(days=day)
        await to_the_end(laura, await todays(laura, "claro daily"))
    house.app[Alone].games.now = lambda: today + timedelta(days=2)
    offered = await laura.slash("claro daily")
    assert "🔥 2 days in a row" in offered.text
    done = await to_the_end(laura, await laura.click("Begin", on=offered))
    assert re.search(r"[🟩🟨🟧🟥]+ 🔥 3 days in a row\n.*\n```", done.text)


async def test_a_server_in_which_nobody_has_played_has_no_list_and_direct_messages_have_none(house, laura):
    assert "In this server" not in (await laura.slash("claro daily")).text
    clara = await house.person("Clara")
    await to_the_end(clara, await todays(clara, "claro daily"))
    await laura.go_to_the_bot()
    offered = await laura.slash("claro daily")
    assert "In this server" not in offered.text
    begun = await laura.click("Begin", on=offered)
    assert list(plays(begun))

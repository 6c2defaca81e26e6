"""The deals of a day are sealed before anybody plays them, and opened when the day is over, and not before."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from hashlib import sha256, shake_256
from io import BytesIO
from zipfile import ZipFile

import pytest

from bot.features.posts.feature import Posts
from bot.features.solo.feature import Alone
from tests.e2e.choosing import asks_for_data, daily_posts
from tests.e2e.playing import todays
from tests.e2e.test_daily import to_the_end
from tests.e2e.test_deal_posts import posts, wait_until_due
from tests.e2e.test_patience import to_the_end as patience_to_the_end
from tests.e2e.test_privacy import archives

DEALS = [("claro", {}), ("stardust", {}), ("africa", {"deal": "against"}), ("africa", {"deal": "patience"})]
MANAGE_SERVER = 1 << 5
HEX = "[0-9a-f]{64}"


def set_day(house, days):
    """Set the clock of games without tables: the day so many days from today, as it is for the rest of the bot."""
    moment = datetime.now(UTC) + timedelta(days=days)
    house.app[Alone].games.now = lambda: moment


@pytest.fixture
async def laura(house):
    set_day(house, 1)  # so that today ends in no part of the bot meanwhile
    return await house.person("Laura")


def deals_on(page):
    """Return what a page says of each game's deal."""
    _, *deals = page.text.split("### ")
    return {each.partition("\n")[0]: each for each in deals}


def shuffled(seed, label, cards):
    """Shuffle as docs/fairness.md says."""
    cards = list(cards)
    number = int.from_bytes(shake_256(seed + label.encode()).digest(64), "big")
    for n in range(len(cards), 1, -1):
        number, r = divmod(number, n)
        cards[n - 1], cards[r] = cards[r], cards[n - 1]
    return cards


SETUPS = {
    "CLARO": (["normal", "easy", "normal"], ""),
    "Stardust": (["normal", "easy", "normal"], ""),
    "Star of Africa": (["normal", "easy", "normal"], "rounds=1"),
    "Star of Africa patience": ([], ""),
}
"""The computer players of each deal and words of its house rules, as docs/fairness.md has them."""


async def test_anybody_can_recompute_a_deal_from_its_seed_when_its_day_is_over(house, laura):
    seen = await todays(laura, "claro daily")
    hand = sorted(custom_id.split(":")[-1] for custom_id in every_button(seen) if custom_id.startswith("play:"))
    sealed = deals_on(await laura.click("Fairness", on=seen))
    assert set(sealed) == set(SETUPS)
    seals = {game: re.findall(HEX, said) for game, said in sealed.items()}
    set_day(house, 2)
    opened = deals_on(await laura.click("Fairness", on=seen))
    for game, (levels, rules) in SETUPS.items():
        seal, seed = re.findall(HEX, opened[game])
        assert seals[game] == [seal]
        assert sha256(bytes.fromhex(seed)).hexdigest() == seal
        if levels:
            seat = bytes.fromhex(seed)[0] % 4
            assert f"Seat {seat + 1} of 4" in opened[game]
            assert ", ".join(levels[:-1]) + f" and {levels[-1]}" in opened[game]
        assert rules in opened[game]
    seed = bytes.fromhex(re.findall(HEX, opened["CLARO"])[1])
    deal = shuffled(seed, "shuffle 0", [*map(str, range(1, 51)), *["J"] * 5])
    seat = seed[0] % 4
    assert set(hand) - {"pass"} == set(deal[5 * seat : 5 * seat + 5])


def every_button(seen):
    return [str(each["custom_id"]) for each in seen.components() if each.get("custom_id")]


async def ended(house, person, seen):
    """Play a deal to its end; return the message then."""
    against = "Against" in seen.text
    return await (to_the_end(person, seen) if against else patience_to_the_end(house, person, seen))


async def finished(house, person, game, options):
    return await ended(house, person, await todays(person, f"{game} daily", **options))


async def test_who_has_finished_learns_no_seed_before_the_day_is_over(house, laura):
    done = [await finished(house, laura, game, options) for game, options in DEALS]
    with closing(sqlite3.connect(house.database)) as database:
        seeds = [seed for (seed,) in database.execute("SELECT seed FROM days")]
    assert len(seeds) == len(DEALS)
    for _ in range(2):  # what the buttons open has buttons, too
        for message in list(laura.messages.values()):
            for custom_id in every_button(message):
                await laura.send_custom_id(message, custom_id)
    number = next(each for each in every_button(done[0]) if each.startswith("share:")).split(":")[1]
    for verb in ("record", "gamerecord", "replay", "fairness", "log", "reviewalone"):  # as a client may make them up
        await laura.send_custom_id(done[0], f"{verb}:{number}")
    await asks_for_data(laura)
    (content,) = await archives(laura, 1)
    with ZipFile(BytesIO(content)) as archive:
        files = [archive.read(name).decode() for name in archive.namelist()]
    assert any('"day": ' in file for file in files)
    sent = [str(each.components) for each in house.discord.world.messages.values()]
    assert not [seed for seed in seeds if any(seed in told for told in (*sent, *files))]
    set_day(house, 2)
    page = await laura.click("Fairness", on=done[0])
    assert all(seed in page.text for seed in seeds)


async def test_the_post_of_the_day_seals_its_deals_and_leads_to_those_of_the_days_before(house):
    house.discord.world.guild.permissions |= MANAGE_SERVER
    konrad = await house.person("Konrad")
    await daily_posts(konrad, hour=9)
    wait_until_due(house)
    due = datetime.fromtimestamp(house.app.base.clock.now(), UTC)
    house.app[Alone].games.now = lambda: due - timedelta(days=1)
    await todays(konrad, "claro daily")
    house.app[Alone].games.now = lambda: due
    await house.app[Posts].posting.send_due()
    (message,) = posts(house)
    with closing(sqlite3.connect(house.database)) as database:
        sealed = list(database.execute("SELECT day, seed, commitment FROM days ORDER BY day"))
    assert len(sealed) == 1 + len(DEALS), "nobody has played today"
    await konrad.until(lambda person: str(message.id) in person.messages)
    page = await konrad.click("Fairness", on=konrad.messages[str(message.id)])
    assert page.ephemeral
    assert sorted(re.findall(HEX, page.text)) == sorted(seal for _, _, seal in sealed[1:])
    before = await konrad.click("Back", on=page)
    assert before.id == page.id
    assert re.findall(HEX, before.text) == [sealed[0][2], sealed[0][1]]
    assert "Back" not in before.enabled


async def test_a_deal_of_an_earlier_version_goes_on_without_a_seal(house, laura):
    done = await finished(house, laura, "africa", {"deal": "patience"})
    await house.change("UPDATE days SET commitment = NULL, setup = NULL WHERE game = 'patience'")
    again = await todays(laura, "africa daily")
    assert again.text == done.text
    said = deals_on(await laura.click("Fairness", on=again))["Star of Africa patience"]
    assert "older than the seals" in said
    assert not re.findall(HEX, said)
    set_day(house, 2)
    said = deals_on(await laura.click("Fairness", on=again))["Star of Africa patience"]
    assert len(re.findall(HEX, said)) == 1


async def test_a_seed_that_was_exchanged_does_not_match_its_seal(house, laura):
    seen = await todays(laura, "claro daily")
    await house.change(f"UPDATE days SET seed = '{bytes(32).hex()}' WHERE game = 'claro'")
    set_day(house, 2)
    assert "does not match the seal" in (await laura.click("Fairness", on=seen)).text


async def test_a_day_that_a_client_makes_up_has_no_deals(house, laura):
    seen = await todays(laura, "claro daily")
    for made_up in ("tomorrow", "9999-12-31", "0001-01-01", "9999-12-31:back", "2026-02-30"):
        answer = await laura.send_custom_id(seen, f"dayseals:{made_up}")
        assert answer.ephemeral, made_up
        assert not re.findall(HEX, answer.text), made_up
    with closing(sqlite3.connect(house.database)) as database:
        assert database.execute("SELECT count(DISTINCT day) FROM days").fetchone() == (1,)


@pytest.mark.parametrize(("game", "options"), [DEALS[0], DEALS[3]])
async def test_what_is_finished_when_the_seed_is_open_does_not_count(house, laura, game, options):
    seen = await todays(laura, f"{game} daily", **options)
    set_day(house, 2)
    done = await ended(house, laura, seen)
    assert "does not count" in done.text
    assert "does not count" in (await laura.click("Share the result", on=done)).text
    assert "Nobody finished it" in (await laura.slash(f"{game} daily", yesterday=True, **options)).text


async def test_a_day_without_deals_says_so(house, laura):
    board = await laura.slash("help")
    page = await laura.send_custom_id(board, "dayseals:2026-01-01")
    assert "Nobody has asked for a deal on this day" in page.text

"""Ratings as people see them: certainty, divisions, reasons, one's own line, and who is on leaderboards."""

import re
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace

import pytest

from bot.features.standings.store.ratings import Rating, games_missing
from bot.locales.words import LANGUAGES, words_for
from bot.store.journal.entries import Moved, Opening, Seating, Started
from tests.conftest import open_house
from tests.e2e.choosing import chosen, my_settings, server_settings, shown
from tests.e2e.playing import give_rating, hand_of, play_out, started
from tests.e2e.test_languages import plain
from tests.effort import usually
from tests.store.results import result

MANAGE_SERVER = 1 << 5
BEGIN = datetime(2026, 5, 3, 12, tzinfo=UTC)


async def write_games(house, *results, at=BEGIN):
    """Store games of two people that somebody has won: for each, the winner and the loser."""
    for number, (winner, loser) in enumerate(results):
        moment = at + timedelta(days=number)
        seats = tuple(Seating(int(person.id), None, moment) for person in (winner, loser))
        guild, channel = house.discord.world.guild.id, int(winner.channel)
        table = await house.app.journal.open(Opening("claro", guild, channel, int(winner.id), 6, {}, seats, moment))
        await house.app.journal.write(Started(table, seats, bytes(32), "c" * 64, moment, None))
        how = result((3, 0), (1, 2))
        await house.app.journal.write(Moved(table, 0, 0, "24", automatic=False, at=moment, deadline=None, result=how))


async def people_of(house, *names):
    """Return people who are known by name, since they have used a command."""
    people = [await house.person(name) for name in names]
    for person in people:
        await person.slash("my games")
        person.messages.clear()
    return people


def selects(seen):
    return [each for each in seen.components() if each["type"] == 3]


async def by_rating(person, words, seen=None):
    """Turn a leaderboard to ratings, as a page that only this person sees."""
    board = seen or await person.slash("claro leaderboard")
    return await person.choose(selects(board)[0]["custom_id"], "rating", on=board)


@pytest.mark.parametrize("language", usually("he", LANGUAGES))
async def test_pages_of_ratings_in_every_language(tmp_path, language):
    words = words_for(language)
    async with open_house(tmp_path, language=language) as house:
        laura, clara, armin, konrad = await people_of(house, "Laura", "Clara", "Armin", "Konrad")
        many = [(laura, clara) if number % 3 else (clara, laura) for number in range(33)]
        await write_games(house, *many, at=datetime.now(UTC) - timedelta(days=34))
        await write_games(house, (armin, laura), at=datetime.now(UTC) - timedelta(hours=1))
        board = await by_rating(laura, words)
        said = plain(board.text)
        lines = [line for line in said.splitlines() if " · **" in line]
        assert [name in line for name, line in zip(("Laura", "Clara", "Armin"), lines, strict=False)] == [True] * 3
        assert plain(words("rating-settling", least="@", most="@")).split("@")[0] in lines[2]
        assert "**–**" in lines[2]
        assert all(any(icon in line for icon in "🟤⚪🟡🔷👑") for line in lines[:2])
        own = words("leaderboard-yours", line="@").split("@")[0]
        assert own not in said  # it is among those above
        assert plain(words("leaderboard-settled-note", games=games_missing(Rating()))) in said
        provisional = plain((await by_rating(armin, words)).text)
        missing = games_missing(Rating(sigma=8.0))
        assert any(words("rating-missing", count=count) in provisional for count in range(missing - 2, missing + 3))
        theirs = plain((await by_rating(konrad, words)).text)
        assert words("leaderboard-own-empty") in theirs
        met = await clara.click(words("button-met"), on=await by_rating(clara, words))
        assert words("where-met") in plain(clara.messages[met.id].text)
        assert "Laura" in clara.messages[met.id].text
        assert "Armin" not in clara.messages[met.id].text
        assert plain(clara.messages[met.id].text).count("Clara") == 1
        back = await clara.click(words("button-everybody"), on=clara.messages[met.id])
        assert "Armin" in clara.messages[back.id].text
        shown = plain((await laura.slash("my stats")).text)
        assert words("rating-deviation", points="@").split("@")[0] in shown
        assert re.search(words("rating-division-next", division="@", count=7, next="@").split("*")[0], shown)
        hidden = await my_settings(armin, listed=False)
        assert words("switch-me-listed") not in chosen(hidden, "settings:me:on")
        private = await armin.slash("claro leaderboard")
        assert private.ephemeral
        assert "Armin" in private.text
        assert own in plain(private.text)
        public = await armin.click(words("button-share-card"), on=private)
        assert not public.ephemeral
        assert "Armin" not in public.text
        assert own not in plain(public.text)


async def test_ones_own_line_is_on_every_page_and_under_every_filter(house):
    laura, clara, nobody = await people_of(house, "Laura", "Clara", "Konrad")
    others = [SimpleNamespace(id=7_000_000_000_000_000 + number, channel=laura.channel) for number in range(11)]
    await write_games(house, (clara, laura), *((each, laura) for each in others))
    page = await laura.slash("claro leaderboard")
    assert "Your place: **13.** \u2068Laura\u2069" in page.text
    public = await laura.click("Share", on=page)
    assert "Laura" not in public.text
    for filtered in ("stars:all:server:1", "wins:all:channel:0", "stars:all:server:1:met", "rating:all:server:1:met"):
        seen = await laura.send_custom_id(page, f"leaderboard:claro:{filtered}")
        assert seen.text.count("\u2068Laura\u2069") == 1, filtered
    rating = await laura.send_custom_id(page, "leaderboard:claro:rating:all:server:0")
    assert "Your place: **–** \u2068Laura\u2069" in rating.text
    theirs = await clara.slash("claro leaderboard")
    met = await clara.send_custom_id(theirs, "leaderboard:claro:stars:all:server:0:met")
    assert [f"<@{other.id}>" in met.text for other in others] == [False] * 11
    assert "**2.** \u2068Laura\u2069" in met.text
    none = await nobody.slash("claro leaderboard")
    alone = await nobody.send_custom_id(none, "leaderboard:claro:stars:all:server:0:met")
    assert "It takes a finished game at a table; private games do not count." in alone.text
    assert "Nobody has finished a game here yet" not in alone.text
    rate = await clara.send_custom_id(theirs, "leaderboard:claro:rate:all:server:0")
    assert "9 more games until you are listed" in rate.text


async def test_a_filter_that_is_none_of_ours(house):
    laura = await house.person("Laura")
    board = await laura.slash("claro leaderboard")
    for tail in ("nobody", "met:met", "0", "MET", ""):
        answer = await laura.send_custom_id(board, f"leaderboard:claro:stars:all:server:0:{tail}")
        assert "do not know this button" in answer.text, tail


async def test_a_server_hides_ratings(house):
    laura, clara = await people_of(house, "Laura", "Clara")
    await write_games(house, (laura, clara), (clara, laura), (laura, clara))
    board = await by_rating(laura, words_for("en"))
    assert "settling" in board.text
    house.discord.world.guild.permissions |= MANAGE_SERVER
    assert "Ratings" not in shown(await server_settings(laura, ratings=False))
    assert "does not show ratings" in (await laura.slash("claro leaderboard", what="rating")).text
    old = await laura.send_custom_id(board, "leaderboard:claro:rating:all:server:0")
    assert "does not show ratings" in old.text
    stars = await laura.slash("claro leaderboard")
    assert "rating" not in [option["value"] for option in selects(stars)[0]["options"]]
    assert "\u2068Laura\u2069 · **6 stars**" in stars.text
    stats = await laura.slash("my stats")
    assert "Rating" not in stats.text
    assert not [each for each in stats.components() if each["type"] == 12]
    people = await started(house, "Laura", "Clara")
    await play_out(house, *people)
    for person in people:
        await person.until(lambda each: "Share" in hand_of(each).enabled)
        assert "ating" not in hand_of(person).text
    assert "Ratings" in shown(await server_settings(laura, ratings=True))
    assert "settling" in (await laura.slash("claro leaderboard", what="rating")).text


async def test_who_is_not_listed_sees_their_own_line_and_nobody_else_does(house):
    laura, clara, armin = await people_of(house, "Laura", "Clara", "Armin")
    await write_games(house, (laura, clara), (laura, armin), (clara, armin))
    await my_settings(laura, listed=False)
    board = await clara.slash("claro leaderboard")
    assert "\u2068Laura\u2069" not in board.text
    assert "🥇 \u2068Clara\u2069" in board.text
    for what in ("wins", "rate", "rating"):
        for tail in ("", ":met"):
            seen = await clara.send_custom_id(board, f"leaderboard:claro:{what}:all:server:0{tail}")
            assert "\u2068Laura\u2069" not in seen.text
    private = await laura.slash("claro leaderboard")
    assert private.ephemeral
    shared = await laura.click("Share", on=private)
    assert "\u2068Laura\u2069" not in shared.text  # everybody sees this one
    assert "Your place: 🥇 \u2068Laura\u2069" in private.text
    assert "only you see this line" in private.text
    assert private.text.count("\u2068Laura\u2069") == 1
    theirs = await clara.slash("my stats", member=laura.id)
    assert "2 games" in theirs.text
    assert "ating" not in theirs.text
    assert not [each for each in theirs.components() if each["type"] == 12]
    stats = await laura.slash("my stats")
    assert stats.ephemeral
    assert "Rating: between" in stats.text
    assert "Share" not in stats.enabled  # who is not on leaderboards shows nobody their rating
    assert "Leaderboards" in shown(await my_settings(laura, listed=True))
    assert "\u2068Laura\u2069" in (await clara.slash("claro leaderboard")).text


async def test_an_empty_list_never_tells_of_people_who_are_not_on_it(house):
    laura, clara, armin, konrad = await people_of(house, "Laura", "Clara", "Armin", "Konrad")
    await write_games(house, *[(laura, clara)] * 13)
    for person in (laura, clara):
        await my_settings(person, listed=False)
    await write_games(house, (armin, laura), at=BEGIN + timedelta(days=1))
    board = await konrad.slash("claro leaderboard", what="rate")
    assert "9 more" in board.text
    assert not re.search(r"[-−]\d", board.text)
    for person in (konrad, armin):
        own = await person.slash("claro leaderboard", what="rate")
        met = await person.send_custom_id(own, "leaderboard:claro:rate:all:server:0:met")
        assert not re.search(r"[-−]\d", met.text)


@pytest.mark.parametrize(
    ("points", "winner", "loser"),
    [(1240, "You move up a division: **⚪\u00a0Silver**", ""), (1260, "", "now **🟤\u00a0Bronze**.")],
)
async def test_the_end_card_says_what_becomes_of_a_settled_rating_and_its_division(house, points, winner, loser):
    people = await people_of(house, "Laura", "Clara")
    for person in people:
        await give_rating(house, person, Rating((points - 1000) / 40 + 9, 3.0))
    people = await started(house, "Laura", "Clara")
    await play_out(house, *people)
    for person in people:
        await person.until(lambda each: "Share" in hand_of(each).enabled)
        card = hand_of(person).text
        before, after = map(int, re.search(r"Rating: (\d+) → \*\*(\d+)\*\* \(", card).groups())
        assert before == points
        # The place, one sentence and the rating; an achievement that a deal may bring takes two lines.
        assert len(card.split("\n")) <= 3 + 2 * ("🏅" in card)
        assert (after > before) == ("Place **1**" in card)
        assert (winner if after > before else loser) in card
    # Later on, the card says it again only as it was: nothing is told twice elsewhere.
    assert "You move up" not in (await people[0].slash("my stats")).text


async def test_the_end_card_of_first_games_says_nothing_of_the_rating(house):
    people = await started(house, "Laura", "Clara")
    await play_out(house, *people)
    for person in people:
        await person.until(lambda each: "Share" in hand_of(each).enabled)
        card = hand_of(person).text
        assert "rating" not in card.lower()
        assert "→" not in card
        assert not re.search(r"[-+−]\d", card)
    shown = await people[0].slash("my stats")
    least, most = map(int, re.search(r"Rating: between (\d+) and (\d+) for now", shown.text).groups())
    assert 300 < most - least < 500


async def test_after_a_long_absence_the_number_stays_and_is_said_to_be_old(house):
    laura, clara = await people_of(house, "Laura", "Clara")
    many = [(laura, clara) if number % 2 else (clara, laura) for number in range(32)]
    await write_games(house, *many, at=datetime.now(UTC) - timedelta(days=5000))
    shown = (await laura.slash("my stats")).text
    assert re.search(r"Rating: \*\*\d+\*\* from 32 games · ± \d+", shown)
    assert "Your last rated game was long ago." in shown
    assert "Division: **" in shown
    board = await by_rating(laura, words_for("en"))
    assert re.search(r"\*\*1\.\*\*|🥇", board.text)
    assert "points, from long ago" in board.text

"""The deal of the day: one for everybody, once a day; results, tables and streaks equal a count written otherwise."""

import asyncio
import json
import re
from collections import defaultdict
from datetime import UTC, date, datetime, timedelta
from functools import partial
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import text

from bot.faces.face import Icons
from bot.features.people.store.privacy import Privacy
from bot.features.solo.rules.deals import streaks
from bot.features.solo.rules.games import SoloGames
from bot.features.solo.store.solo import SoloStore
from bot.features.solo.views.computers import grid
from bot.features.solo.views.games import shared_message, solo_message
from bot.games.catalog import ALL_GAMES, GAMES
from bot.games.shuffle import Seeded
from bot.locales.words import words_for
from bot.runtime.background import Clock
from bot.runtime.refusal import Refusal
from bot.runtime.thinking import Thinker
from tests.effort import effort, thorough
from tests.features.solo.test_computers import played_out

FIRST = date(2026, 10, 1)
GUILD = 10


class Deals(SoloGames):
    """Games of any day: ``moment`` is what the clock shows."""

    def __init__(self, engine, journal, thinker):
        self.moment = datetime(2026, 10, 1, 12, tzinfo=UTC)
        seeds = Random(1)
        clock = Clock(lambda: self.moment.timestamp())
        drawn = partial(seeds.randbytes, 32)
        super().__init__(ALL_GAMES, journal, SoloStore(engine, journal._writer), thinker, clock, draw_seed=drawn)


class Quick(Thinker):
    """Lets a quick player decide for the expert, so that a test need not wait for it."""

    async def choose(self, game, kind, view, seed, *, hurried=False):
        return await super().choose(game, "natural" if kind in game.slow else kind, view, seed)


@pytest.fixture
async def deals(engine, journal):
    thinker = Quick()
    games = Deals(engine, journal, thinker)
    yield games
    await games.close()
    await thinker.close()


def texts(view):
    return "\n".join(item["content"] for item in view.every() if "content" in item)


@pytest.mark.parametrize("name", list(GAMES))
async def test_everybody_has_the_same_deal_once_a_day(deals, name):
    game = GAMES[name]
    first = await deals.daily(game, 1, GUILD)
    second = await deals.daily(game, 2, None)
    assert first.seed == second.seed
    assert first.levels == second.levels
    assert first.position.moves == second.position.moves
    done = await played_out(deals, first, Random(1))
    assert (await deals.daily(game, 1, GUILD)).position.moves == done.position.moves
    await deals.besides(done)
    await asyncio.gather(*deals._trying)
    again = (await deals.besides(await deals.find(done.id, 1))).deal
    assert again.settled
    assert again.best >= again.score
    deals.moment += timedelta(days=1)
    assert (await deals.daily(game, 1, GUILD)).seed != first.seed


@pytest.mark.parametrize("name", [*GAMES, "patience"])
@pytest.mark.parametrize(("ends", "counts"), [("00:03", True), ("00:59", True), ("01:00", False), ("01:01", False)])
async def test_a_deal_that_was_begun_in_time_counts_if_it_ends_within_the_hour(deals, name, ends, counts):
    game = GAMES["africa"].patience if name == "patience" else GAMES[name]
    deals.moment = datetime(2026, 10, 1, 23, 58, tzinfo=UTC)
    begun = await deals.daily(game, 1, GUILD)
    day = deals.current_day
    deals.moment = datetime.fromisoformat(f"2026-10-02T{ends}+00:00")
    done = await played_out(deals, begun, Random(1))
    ending = await deals.besides(done)
    if name != "patience":
        assert ending.deal.counts == counts
        assert ending.deal.streak == counts
    assert ("does not count" in texts(solo_message(words_for("en"), Icons(), done, besides=ending))) == (not counts)
    assert (await deals.table(game, GUILD, 1, day)).finished == counts
    assert await deals.store.deals.days(game.name, 1) == [day] * counts


async def test_what_is_begun_after_midnight_is_the_next_days(deals):
    for name, game in GAMES.items():
        deals.moment = datetime(2026, 10, 1, 23, 58, tzinfo=UTC)
        begun = await deals.daily(game, 1, GUILD)
        deals.moment = datetime(2026, 10, 2, 0, 0, 1, tzinfo=UTC)
        later = await deals.daily(game, 1, GUILD)
        assert later.solo.day - begun.solo.day == timedelta(days=1), name
        assert later.seed != begun.seed, name
        assert (await deals.find(begun.id, 1)).id == begun.id, name


async def test_nobody_sees_a_seed_or_a_review_before_the_hour_is_over(deals):
    game, day = GAMES["claro"], datetime(2026, 10, 1, tzinfo=UTC).date()
    deals.moment = datetime(2026, 10, 1, 23, 58, tzinfo=UTC)
    done = await played_out(deals, await deals.daily(game, 1, GUILD), Random(1))
    for time in ("01T23:59:59", "02T00:00:00", "02T00:59:59"):
        deals.moment = datetime.fromisoformat(f"2026-10-{time}+00:00")
        sealed, _ = await deals.sealed(day)
        assert sealed, time
        assert all(each.opened is None for each in sealed), time
        with pytest.raises(Refusal, match="deal under way"):
            await deals.reviewable(done.id, 1)
    deals.moment = datetime(2026, 10, 2, 1, tzinfo=UTC)
    sealed, _ = await deals.sealed(day)
    assert all(each.opened is not None for each in sealed)
    assert (await deals.reviewable(done.id, 1)).id == done.id


async def test_who_was_forgotten_cannot_play_the_same_day_again(deals, engine):
    game = GAMES["claro"]
    await played_out(deals, await deals.daily(game, 1, GUILD), Random(1))
    await Privacy(engine).forget(1, deals.current_day)
    with pytest.raises(Refusal, match="deal spent"):
        await deals.daily(game, 1, GUILD)
    deals.moment += timedelta(days=1)
    await deals.daily(game, 1, GUILD)


async def test_only_deals_of_the_day_are_shared_and_a_result_shows_no_card(deals):
    for name, game in GAMES.items():
        done = await played_out(deals, await deals.daily(game, 1, GUILD), Random(4))
        async with deals.sharing(done.id, 1) as solo:
            ending = await deals.besides(solo)
            shown = texts(shared_message(words_for("en").naming({1: "Laura"}.get), solo, ending))
        assert grid(ending.deal.places) in shown
        said = {word for line in shown.splitlines()[1:-1] for word in re.findall(r"[\w+]+", line)}
        assert not {card for card in game.card_names if not card.isdecimal()} & said, name


@given(st.sets(st.integers(0, 40)), st.integers(0, 45))
def test_streaks_are_the_longest_runs_of_days(numbers, until):
    days = [FIRST + timedelta(days=number) for number in sorted(numbers)]
    runs = {n: next(k for k in range(50) if n - k not in numbers) for n in numbers}
    last = FIRST + timedelta(days=until)
    current, longest = streaks(days, last)
    assert longest == max(runs.values(), default=0)
    assert current == runs.get(until, runs.get(until - 1, 0))


@thorough
async def test_shared_results_streaks_and_tables_equal_an_independent_count(deals, engine):
    await check_a_month(deals, engine, people=effort(9, 24), days=effort(6, 12))


async def check_a_month(deals, engine, *, people, days):
    """Let people play their games' deals of many days, each on some of them, and count all again from the rows."""
    dice, shown = Random(7), {}
    homes = {user: dice.choice((10, 11)) for user in range(1, people + 1)}
    keen = {user: dice.random() for user in homes}
    games = list(GAMES)
    for number in range(days):
        deals.moment = datetime(2026, 10, 1, 8, tzinfo=UTC) + timedelta(days=number)
        for name in games:
            for user, home in homes.items():
                if name != games[user % len(games)] or dice.random() > keen[user]:
                    continue
                deals.moment += timedelta(seconds=1)
                done = await played_out(deals, await deals.daily(GAMES[name], user, home), dice)
                await deals.besides(done)
                shown[user, name, deals.current_day] = done.id
            await asyncio.gather(*deals._trying)
    counted = await count_otherwise(engine)
    words = words_for("en")
    for (user, name, day), number in shown.items():
        score, run, longest, best, squares = counted["people"][user, name, day]
        solo = await deals.find(number, user)
        ending = await deals.besides(solo)
        told = texts(shared_message(words, solo, ending))
        assert ending.deal.score == score
        assert squares in told
        places = solo.game.places(solo.position.outcome, len(solo.position.scores))
        good = score > 0 and places[solo.seat] < max(places)  # to be the best of those who lost is nothing to praise
        assert ("Best result so far" in told) == (good and score == best)
        assert score == best or f"The best known: {in_words(name, best)}" in told
        assert (f"{run} days in a row" in told) == (run > 1)
        assert ending.deal.longest == longest
    for (guild, name, day), lines in counted["tables"].items():
        page = await deals.table(GAMES[name], guild, 1, day)
        assert page.finished == len(lines)
        assert [(line.place, line.user, line.score) for line in page.lines] == lines[:10]


async def count_otherwise(engine):
    """Count scores, streaks and tables from the rows, by the moves alone, without the bot's own queries."""
    async with engine.connect() as connection:
        columns = "games.*, solo.guild_id AS home, day, user_id"
        query = f"SELECT {columns} FROM solo JOIN games ON id = game_id WHERE day IS NOT NULL ORDER BY id"
        rows = (await connection.execute(text(query))).mappings().all()
        seated = (await connection.execute(text("SELECT game_id, level FROM seats ORDER BY game_id, seat"))).all()
        moved = (await connection.execute(text("SELECT game_id, seat, move FROM moves ORDER BY game_id, ply"))).all()
        tried = (await connection.execute(text("SELECT game, day, best FROM days"))).all()
    tried = {(game, str(day)[:10]): best for game, day, best in tried}
    played, ordinals, tables = {}, defaultdict(set), defaultdict(list)
    for row in rows:
        game, levels = ALL_GAMES[row["game"]], [level for number, level in seated if number == row["id"]]
        options = row["options"] if not isinstance(row["options"], str) else json.loads(row["options"])
        me = next(seat for seat, level in enumerate(levels) if level is None)
        position = game.start(len(levels), Seeded(bytes.fromhex(row["seed"])), game.read_options(options))
        for number, seat, move in moved:
            if number == row["id"]:
                position.play(seat, move)
        day = date.fromisoformat(str(row["day"])[:10])
        score, squares = worth(row["game"], position, me)
        played[row["user_id"], row["game"], day] = score, squares
        ordinals[row["user_id"], row["game"]].add(day.toordinal())
        tables[row["home"], row["game"], day].append((-score, row["id"], row["user_id"]))
    people = {}
    for (user, name, day), (score, squares) in played.items():
        theirs = {each for each in ordinals[user, name] if each <= day.toordinal()}
        lengths = {each: len([k for k in range(60) if set(range(each - k, each + 1)) <= theirs]) for each in theirs}
        everybody = [each[0] for key, each in played.items() if key[1:] == (name, day)]
        best = max([*everybody, tried[name, day.isoformat()]])
        people[user, name, day] = score, lengths[day.toordinal()], max(lengths.values()), best, squares
    ranked = {
        key: [(1 + sum(other[0] < line[0] for other in lines), line[2], -line[0]) for line in sorted(lines)]
        for key, lines in tables.items()
    }
    return {"people": people, "tables": ranked}


def in_words(name, score):
    """Return what a score is called where it is shared."""
    if name == "stardust":
        return f"{'+' if score > 0 else '−' if score < 0 else ''}{abs(score)}\u00a0credits"
    if name == "africa":
        return "1\u00a0point" if score == 1 else f"{score}\u00a0points"
    stars = f"{abs(score)}\u00a0⭐"
    return "level at the top" if score == 0 else f"won by {stars}" if score > 0 else f"{stars} behind the winner"


def worth(name, position, me):
    """Return a game's score and its squares, by the rules in words."""
    squares = {1: "🟩", 2: "🟨", 3: "🟧", 4: "🟥"}
    if name == "claro":
        winners = [each.winner for each in position.rounds]
        stars = [winners.count(seat) for seat in range(4)]
        mine = stars.pop(me)
        return mine - max(stars), "".join("🟩" if winner == me else "🟥" for winner in winners)
    per_round = [each.gains if name == "stardust" else each.points for each in position.rounds]
    places = [1 + len([each for each in line if each > line[me]]) for line in per_round]
    if name == "stardust":  # whoever has nothing left has the last place
        had = [position.options.stake + sum(line[me] for line in per_round[:hand]) for hand in range(len(per_round))]
        places = [place if left else 4 for place, left in zip(places, had, strict=True)]
    return sum(line[me] for line in per_round), "".join(squares[place] for place in places)

"""Games of one person against computer players: the same moves get the same answers, and the store has them all."""

import asyncio
import re
from contextlib import nullcontext
from datetime import UTC, datetime
from random import Random

import pytest
from sqlalchemy import update

from bot.faces.face import Icons
from bot.features.people.store.privacy import Privacy
from bot.features.reviews.store import EVERYBODY, ReviewPart, ReviewStore
from bot.features.solo.rules.computers import Setup
from bot.features.solo.rules.games import SoloGames
from bot.features.solo.rules.table import computer_names
from bot.features.solo.store.solo import MOST_UNFINISHED, SoloStore
from bot.features.solo.views.games import solo_message
from bot.games.catalog import ALL_GAMES, GAMES
from bot.games.game import IllegalMove
from bot.locales.words import LANGUAGES, words_for
from bot.runtime.background import Clock
from bot.runtime.refusal import Refusal
from bot.runtime.thinking import Thinker
from bot.store.engine.fence import NotSaved
from bot.store.engine.models import GameRow, SeatRow, SoloRow
from bot.store.journal.entries import Solo
from tests.effort import thorough
from tests.features.solo.test_views import check_limits
from tests.solo_tables import saved_solo
from tests.store.exported import exported

NOW = datetime(2026, 10, 1, 12, tzinfo=UTC)
QUICK = ("easy", None, "normal", "easy")


EVERY = [pytest.param(name, marks=thorough if name == "africa" else ()) for name in GAMES]


@pytest.fixture
async def solo_games(engine, journal):
    thinker = Thinker()
    yield SoloGames(ALL_GAMES, journal, SoloStore(engine, journal._writer), thinker, Clock(NOW.timestamp))
    await thinker.close()


async def played_out(solo_games, solo, chance, looked=None):
    while solo.position.outcome is None:
        if looked is not None:
            looked(solo)
        move = chance.choice(solo.position.legal_moves(solo.seat))
        solo = await solo_games.play(solo.id, solo.host, len(solo.position.moves), move)
    return solo


@pytest.mark.parametrize("game", EVERY)
async def test_two_people_who_play_the_same_moves_get_the_same_game(solo_games, game):
    ends = []
    for user in (7, 8):
        solo = await solo_games.deal(GAMES[game], user, None, Setup(bytes(32), QUICK))
        assert solo.position.to_act == (1,) or 1 in solo.position.to_act
        ends.append(await played_out(solo_games, solo, Random(3)))
    assert ends[0].position.moves == ends[1].position.moves
    for end in ends:
        found = await solo_games.find(end.id, end.host)
        assert found.position.moves == end.position.moves
        assert found.solo.score == end.position.scores[1]


@pytest.mark.parametrize("game", EVERY)
async def test_every_message_keeps_discords_limits_in_every_language(solo_games, game):
    words = [words_for(language) for language in LANGUAGES]

    def looked(solo):
        for each in words:
            check_limits(solo_message(each, Icons(), solo, "notice"))

    solo = await solo_games.deal(GAMES[game], 7, None, Setup(bytes(32), QUICK))
    solo = await played_out(solo_games, solo, Random(5), looked)
    looked(solo)


@pytest.mark.parametrize("game", EVERY)
async def test_an_earlier_game_is_played_on_from_any_move(solo_games, game):
    solo = await solo_games.deal(GAMES[game], 7, 1, Setup(bytes(32), QUICK))
    end = await played_out(solo_games, solo, Random(7))
    for ply in (0, 1, len(end.position.moves) // 2, len(end.position.moves) - 1):
        levels, played = ("normal", "easy", None, "easy"), tuple(end.position.moves[:ply])
        setup = Setup(bytes(32), levels, end.options, end.rules, played, solo=Solo(began=ply, origin=99))
        other = await solo_games.deal(GAMES[game], 8, None, setup)
        assert other.position.moves[:ply] == end.position.moves[:ply]
        for found in (other, await played_out(solo_games, other, Random(1))):
            assert tuple(seat.level for seat in found.seats) == levels
            assert (found.solo.began, found.solo.origin) == (ply, 99)


async def test_one_of_two_presses_at_once_plays_and_nobody_else_does(solo_games):
    solo = await solo_games.deal(GAMES["claro"], 7, None, Setup(bytes(32), QUICK))
    number, ply = solo.id, len(solo.position.moves)
    move = solo.position.legal_moves(1)[0]
    with pytest.raises(Refusal, match="not your game"):
        await solo_games.play(number, 8, ply, move)
    with pytest.raises(IllegalMove):
        await solo_games.play(number, 7, ply, "999")
    await solo_games.play(number, 7, ply, move)
    with pytest.raises(Refusal, match="stale button"):
        await solo_games.play(number, 7, ply, move)
    with pytest.raises(Refusal, match="no hints"):
        await solo_games.hint(number, 7)
    with pytest.raises(Refusal, match="cannot take back"):
        await solo_games.take_back(number, 7)


async def test_a_press_that_comes_while_computer_players_think_lets_none_think_again(engine, journal):
    read, asked, later = asyncio.Event(), [], []

    class Store(SoloStore):
        async def find(self, number):
            found = await super().find(number)
            read.set()
            return found

    class Thinking(Thinker):
        async def choose(self, game, kind, view, *args, **options):
            asked.append(view)
            if moved and not later:
                read.clear()
                later.append(asyncio.create_task(press()))
                await read.wait()
            return await super().choose(game, kind, view, *args, **options)

    async def press():
        with pytest.raises(Refusal, match="stale button") if later else nullcontext():
            await games.play(solo.id, 7, len(played), move)

    thinker, moved = Thinking(), False
    store = Store(engine, journal._writer)
    games = SoloGames(ALL_GAMES, journal, store, thinker, Clock(NOW.timestamp))
    solo = await games.deal(GAMES["claro"], 7, None, Setup(bytes(32), QUICK))
    played, move, moved = [*solo.position.moves], solo.position.legal_moves(solo.seat)[0], True
    await press()
    before = len(asked)
    await later[0]
    assert len(asked) == before
    await thinker.close()


async def test_unknown_moves_and_rules_are_refused(solo_games):
    for setup in (
        Setup(bytes(32), QUICK, rules=99),
        Setup(bytes(32), QUICK, {"hand": "99"}),
        Setup(bytes(32), QUICK, played=((0, "nonsense"),)),
        Setup(bytes(32), (None,)),
    ):
        with pytest.raises(Refusal):
            await solo_games.deal(GAMES["claro"], 7, None, setup)


async def test_a_review_is_kept_exported_and_forgotten_with_its_game(engine, solo_games):
    kept, found = ReviewStore(engine), [[0.5, 0.5]]
    solo = await solo_games.deal(GAMES["claro"], 7, None, Setup(bytes(32), QUICK))
    number = solo.id
    with pytest.raises(Refusal, match="not finished"):
        await solo_games.reviewable(number, 7)
    await played_out(solo_games, solo, Random(3))
    with pytest.raises(Refusal, match="not your game"):
        await solo_games.reviewable(number, 8)
    assert (await solo_games.reviewable(number, 7)).id == number
    await kept.keep(number, ReviewPart.COURSE, EVERYBODY, 1, found)
    await kept.keep(number, ReviewPart.COURSE, EVERYBODY, 2, found)
    assert await kept.of(number, ReviewPart.COURSE, EVERYBODY, 2) == found
    await kept.keep(number, ReviewPart.ADVICE, 1, 2, found)
    assert len((await exported(engine, 7, NOW.date()))["reviews"]) == 1
    await Privacy(engine).forget(7, NOW.date())
    assert await kept.of(number, ReviewPart.COURSE, EVERYBODY, 2) is None
    with pytest.raises(NotSaved):
        await kept.keep(number, ReviewPart.COURSE, EVERYBODY, 2, found)


async def test_a_game_played_on_keeps_the_names_of_its_computer_players(solo_games):
    setup = Setup(bytes(32), ("hard", None, "easy", "normal"), solo=Solo(origin=99), names=("Mira", None, None, "Vega"))
    solo = await solo_games.deal(GAMES["claro"], 1, None, setup)
    names = ["Mira", None, "Rigel", "Vega"]
    assert [seat.name for seat in (await solo_games.find(solo.id, 1)).seats] == names
    assert computer_names(QUICK) == ["Vega", None, "Rigel", "Mira"]


async def test_games_of_ones_own_have_the_opponents_of_the_last_one_so_far_as_the_rules_allow(solo_games):
    claro = GAMES["claro"]
    first = await solo_games.begin_alone(claro, 7, None, {})
    assert first.levels == ("normal",) * 3
    other = await solo_games.begin_alone(claro, 7, None, {}, ["hard"] * 5)
    assert (await solo_games.usual_opponents(claro, 7, {})) == ["hard"] * 5
    most = solo_games.possible_opponents(claro, {"hand": "10"})[-1]
    assert (await solo_games.usual_opponents(claro, 7, {"hand": "10"})) == ["hard"] * min(5, most)
    assert (await solo_games.usual_opponents(claro, 8, {})) == ["normal"] * 3
    assert {first.id, other.id} == {each.id for each in (await solo_games.store.unfinished(7, 9))[0]}


async def test_a_game_that_goes_on_from_an_earlier_one_is_not_shared_and_leads_to_a_whole_one(solo_games):
    earlier = await played_out(
        solo_games, await solo_games.begin_alone(GAMES["claro"], 7, None, {}, ["easy"]), Random(1)
    )
    levels = tuple(seat.level for seat in earlier.seats)
    setup = Setup(earlier.seed, levels, played=tuple(earlier.position.moves[:2]), solo=Solo(began=2, origin=earlier.id))
    later = await played_out(solo_games, await solo_games.deal(GAMES["claro"], 7, None, setup), Random(2))
    with pytest.raises(Refusal, match="not shared"):
        async with solo_games.sharing(later.id, 7):
            pass
    async with solo_games.sharing(earlier.id, 7) as shared:
        assert shared.id == earlier.id
    again = await solo_games.again(later.id, 7, None)
    assert again.solo.origin is None
    assert again.levels == ("easy",)


async def test_two_processes_that_are_asked_at_once_deal_one_game(engine, journal, solo_games):
    thinker = Thinker()
    both = solo_games, SoloGames(ALL_GAMES, journal, SoloStore(engine, journal._writer), thinker, Clock(NOW.timestamp))
    try:
        begun = await asyncio.gather(*(each.begin_alone(GAMES["claro"], 7, None, {}) for each in both * 2))
    finally:
        await thinker.close()
    assert len({each.id for each in begun}) == 1


async def test_somebody_who_asks_again_plays_on_in_the_game_that_goes_on_from_there(solo_games):
    claro = GAMES["claro"]
    earlier = await played_out(solo_games, await solo_games.deal(claro, 7, None, Setup(bytes(32), QUICK)), Random(1))
    played = earlier.position.moves
    plies = [ply for ply, (seat, _) in enumerate(played) if seat == earlier.seat]
    for origin in (None, 99):  # of the person's own game, and of one at a table
        for ply in (plies[0], plies[-1]):
            setup = Setup(bytes(32), QUICK, played=tuple(played[:ply]), solo=Solo(began=ply, origin=origin))
            asked = (solo_games.deal(claro, 7, None, setup) for _ in range(4))
            begun = await asyncio.gather(*asked)
            assert len({each.id for each in begun}) == 1
            assert begun[0].position.moves[:ply] == played[:ply]
            move = begun[0].position.legal_moves(1)[0]
            gone_on = await solo_games.play(begun[0].id, 7, len(begun[0].position.moves), move)
            if gone_on.position.outcome is None:
                assert (await solo_games.deal(claro, 7, None, setup)).id == gone_on.id
                await solo_games.close_game(gone_on.id, 7)


async def test_nobody_has_more_unfinished_games_than_allowed_however_many_presses_come_at_once(solo_games):
    levels = [["easy"] * count for count in range(1, 6)] + [["normal"], ["hard"], ["hard"] * 2]
    asked = (solo_games.begin_alone(GAMES["claro"], 7, None, {}, each) for each in levels)
    begun = await asyncio.gather(*asked, return_exceptions=True)
    refused = [each for each in begun if isinstance(each, Refusal)]
    assert [each.code for each in refused] == ["too_many_alone"] * (len(levels) - MOST_UNFINISHED)
    found, count = await solo_games.store.unfinished(7, 99)
    assert count == MOST_UNFINISHED
    oldest = int(refused[-1].details["oldest"])
    assert oldest == found[-1].id
    for user, number, code in ((8, oldest, "not_your_game"), (7, 10**18, "unknown_table")):
        with pytest.raises(Refusal, match=code.replace("_", " ")):
            await solo_games.close_game(number, user)
    await solo_games.close_game(oldest, 7)
    with pytest.raises(Refusal, match="alone closed"):
        await solo_games.close_game(oldest, 7)
    with pytest.raises(Refusal, match="alone closed"):
        await solo_games.find(oldest, 7)
    assert (await solo_games.store.unfinished(7, 99))[1] == MOST_UNFINISHED - 1


async def test_somebody_with_many_games_of_an_earlier_version_makes_room_at_one_press(engine, solo_games):
    store = solo_games.store
    deal = await solo_games.daily(GAMES["claro"], 7, None)  # the oldest, and not to be closed
    for number in range(12):
        new = saved_solo(GAMES["claro"], 7 + number, levels=QUICK, moves=[(0, "pass")])
        saved = await store.open(new, None)
        async with engine.begin() as connection:  # no version before this one had a limit
            await connection.execute(update(SoloRow).where(SoloRow.game_id == saved.id).values(user_id=7))
            await connection.execute(update(GameRow).where(GameRow.id == saved.id).values(host_id=7))
            theirs = update(SeatRow).where(SeatRow.game_id == saved.id, SeatRow.user_id == 7 + number)
            await connection.execute(theirs.values(user_id=7))
    with pytest.raises(Refusal, match="too many alone") as refused:
        await solo_games.begin_alone(GAMES["claro"], 7, None, {}, ["hard"])
    await solo_games.close_game(int(refused.value.details["oldest"]), 7)
    assert (await solo_games.begin_alone(GAMES["claro"], 7, None, {}, ["hard"])).levels == ("hard",)
    assert deal.id in {each.id for each in (await solo_games.store.unfinished(7, 99))[0]}


LAST = {
    "claro": r"-# ★ \*\*.+ takes the third star and wins\*\*",
    "stardust": r"-# 💰 \*\*.+ takes [0-9]+",
    "africa": r"-# 🏁 \*\*.+ wins round 5",
}
"""What the last move of a game brings, as it is told."""


@pytest.mark.parametrize("name", LAST)
async def test_the_end_tells_what_happened_since_ones_last_choice(solo_games, name):
    solo = await solo_games.deal(GAMES[name], 7, None, Setup(bytes(32), QUICK))
    await played_out(solo_games, solo, Random(3))
    ended = await solo_games.find(solo.id, 7)
    text = "\n".join(item.get("content", "") for item in solo_message(words_for("en"), Icons(), ended).every())
    assert re.search(LAST[name], text), text

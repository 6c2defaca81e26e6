"""Reviews are worked out aside from the tables, shared, kept, and begun anew after they were stopped."""

import asyncio
import os
from random import Random

import pytest

from bot.features.reviews.rules import VERSION, Judged, Review, Reviewed, Reviewer
from bot.features.reviews.store import EVERYBODY, ReviewPart
from bot.games.catalog import GAMES
from bot.games.shuffle import Seeded
from bot.runtime import thinking
from bot.runtime.refusal import Refusal
from bot.runtime.thinking import FairLane, Thinker
from bot.tables.rules.dealt import Dealt
from bot.tables.rules.verdicts import Verdict, about_as_good
from tests.patience import LONGEST_SECONDS

SEED = bytes(range(32))


class Remembered:
    """Keeps reviews in memory."""

    def __init__(self):
        self.kept = {}

    async def of(self, game, part, seat, version):
        return self.kept.get((game, part, seat, version))

    async def keep(self, game, part, seat, version, found):
        self.kept[game, part, seat, version] = found


def played(name="claro", seats=2, **options):
    """Return a game among natural players."""
    game, chance = GAMES[name], Random(1)
    position = game.start(seats, Seeded(SEED), game.read_options(options))
    while position.to_act:
        seat = position.to_act[0]
        move = position.formality(seat) or game.players["natural"].choose(position.view(seat), chance)
        position.play(seat, move)
    return Reviewed(game, Dealt(options, game.rules, SEED, seats=seats), tuple(position.moves))


async def review(reviewer, game, seat, kept, progress=None):
    """Ask for a review, and wait for it."""
    return await (await reviewer.ask(1, game, seat, kept, 7)).finish(progress, 0.2)


@pytest.fixture
async def thinker():
    """The processes for slow players."""
    thinker = Thinker(1)
    yield thinker
    await thinker.close()


@pytest.fixture
def gate(thinker, monkeypatch):
    """Holds the work back until this event is set, however quick the machine is."""
    opened, aside = asyncio.Event(), thinker.aside

    async def held(*arguments):
        await opened.wait()
        return await aside(*arguments)

    monkeypatch.setattr(thinker, "aside", held)
    return opened


async def test_those_who_ask_for_the_same_game_share_the_work_and_the_result_is_kept(thinker, gate):
    reviewer, kept, game, told = Reviewer(thinker), Remembered(), played(), []
    all_told = asyncio.Event()

    async def progress(done):
        told.append(done)
        if len(told) == 4:
            all_told.set()

    asked = [asyncio.create_task(review(reviewer, game, seat, kept, progress)) for seat in (0, 1, 0, None)]
    await all_told.wait()
    assert len(reviewer._works) == 3  # the course, and the advice of two seats
    gate.set()
    first, other, again, watched = await asyncio.gather(*asked)
    assert first == again
    assert first.course == other.course == watched.course
    assert first.judged
    assert not watched.judged
    assert {each.ply for each in first.judged}.isdisjoint(each.ply for each in other.judged)
    assert len(first.course) == len(game.moves) + 1
    assert 0 <= told[0] <= max(told) <= 1
    assert set(kept.kept) == {
        (1, ReviewPart.COURSE, EVERYBODY, VERSION),
        (1, ReviewPart.ADVICE, 0, VERSION),
        (1, ReviewPart.ADVICE, 1, VERSION),
    }
    assert (await reviewer.ask(1, game, 0, kept, 7)).at_once
    assert await review(Reviewer(thinker), game, 0, Remembered()) == first


async def test_a_review_that_was_stopped_can_be_asked_for_again(thinker, gate):
    reviewer, kept, game = Reviewer(thinker), Remembered(), played()
    begun = asyncio.Event()

    async def progress(done):
        begun.set()

    asked = asyncio.create_task(review(reviewer, game, 0, kept, progress))
    await begun.wait()
    await reviewer.close()
    with pytest.raises(Refusal, match="no review"):
        await asked
    assert not kept.kept
    gate.set()
    assert (await review(Reviewer(thinker), game, 0, kept)).course


async def test_work_aside_waits_for_decisions(thinker, monkeypatch):
    monkeypatch.setattr(thinking, "ASIDE_WAITS_SECONDS", LONGEST_SECONDS)
    game, order = GAMES["claro"], []
    position = game.start(3, Seeded(SEED), game.read_options({}))

    async def decide():
        await thinker.choose(game, "expert", position.view(0), 1)
        order.append("decision")

    async def aside():
        await thinker.aside("Laura", os.getpid)
        order.append("aside")

    await aside()  # which starts the process
    decisions = [asyncio.create_task(decide()) for _ in range(3)]
    await asyncio.sleep(0)
    await asyncio.gather(aside(), *decisions)
    assert order == ["aside", "decision", "decision", "decision", "aside"]


async def test_work_aside_comes_between_decisions_that_follow_one_another(thinker, monkeypatch):
    monkeypatch.setattr(thinking, "ASIDE_WAITS_SECONDS", 0.1)
    game = GAMES["claro"]
    view = game.start(3, Seeded(SEED), game.read_options({})).view(0)

    async def decide():
        while True:
            await thinker.choose(game, "expert", view, 1)

    deciding = [asyncio.create_task(decide()) for _ in range(2)]
    try:
        for _ in range(3):
            await thinker.aside("Laura", os.getpid)
    finally:
        for each in deciding:
            each.cancel()


async def test_a_person_has_the_reviews_of_two_games_worked_out_at_once(thinker):
    reviewer, kept, game = Reviewer(thinker), Remembered(), played()
    laura, clara = 1, 2
    async with thinker._aside.turn("somebody else"):
        for number in (1, 2, 1):
            assert not (await reviewer.ask(number, game, 0, kept, laura)).at_once
        with pytest.raises(Refusal) as refused:
            await reviewer.ask(3, game, 0, kept, laura)
        assert refused.value.code == "reviews_under_way"
        theirs = [await reviewer.ask(number, game, 0, kept, clara) for number in (1, 2, 3)]
        assert not any(each.at_once for each in theirs)
        assert not (await reviewer.ask(3, game, 0, kept, laura)).at_once  # which is worked out for Clara
        assert not (await reviewer.ask(1, game, 1, kept, laura)).at_once  # one game more, but the same
        await reviewer.close()


async def test_people_take_turns_however_much_each_has_asked_for():
    lane, order = FairLane(), []

    async def work(whose):
        async with lane.turn(whose):
            order.append(whose)

    async with lane.turn("Armin"):
        waiting = [
            asyncio.create_task(work(whose)) for whose in ("Laura", "Laura", "Laura", "Clara", "Konrad", "Clara")
        ]
        given_up = asyncio.create_task(work("Armin"))
        await asyncio.sleep(0)
        given_up.cancel()
    await asyncio.gather(*waiting)
    assert order == ["Laura", "Clara", "Konrad", "Laura", "Clara", "Laura"]
    await work("Armin")
    assert order[-1] == "Armin"


async def test_a_turn_that_comes_to_somebody_who_gives_up_goes_to_the_next():
    lane, order = FairLane(), []

    async def work(whose):
        async with lane.turn(whose):
            order.append(whose)

    async with lane.turn("Armin"):
        first, second = (asyncio.create_task(work(whose)) for whose in ("Laura", "Clara"))
        await asyncio.sleep(0)
    first.cancel()
    await asyncio.wait([first, second])
    assert order == ["Clara"]


def test_verdicts():
    losses = {0.0: Verdict.BEST, 0.02: Verdict.GOOD, 0.06: Verdict.SLIP, 0.2: Verdict.MISTAKE}
    for lost, verdict in losses.items():
        judged = Judged(0, "b", (("a", 0.5), ("b", 0.5 - lost)) if lost else (("b", 0.5),))
        assert judged.verdict is verdict
    small = {0.06: Verdict.GOOD, 0.05: Verdict.SLIP, 0.03: Verdict.MISTAKE}
    for chance, verdict in small.items():
        assert Judged(0, "A", (("B", 0.075), ("A", chance))).verdict is verdict
        assert judged.lost == pytest.approx(lost)


def test_other_moves_are_named_only_if_they_are_about_as_good_as_the_best():
    chances = (("a", 0.5), ("b", 0.49), ("c", 0.47), ("d", 0.45), ("e", 0.37))
    assert about_as_good(chances) == [("a", 0.5), ("b", 0.49), ("c", 0.47)]
    assert Judged(0, "b", chances).others == [("c", 0.47)]
    assert Judged(0, "e", chances).others == [("b", 0.49), ("c", 0.47)]
    assert Judged(0, "a", (("a", 0.5), ("e", 0.37))).others == []
    assert Judged(0, "A", (("A", 0.06), ("B", 0.04))).others == []  # a third less, though only 2 points


LAURAS = ((0.5, 0.5), (0.6, 0.4), (0.9, 0.1), (0.5, 0.5), (0.5, 0.5), (0.7, 0.3), (1.0, 0.0))


def test_turning_points_are_the_choices_that_changed_most():
    assert Review(LAURAS, (), (0, 1, 0, 1, 0, 1), 4000).turning_points == [0, 2, 5]
    assert Review(LAURAS, (), (0, 1, None, 1, 0, None), 4000).turning_points == [1, 4]


def test_a_difference_below_its_uncertainty_is_no_turn():
    course = ((0.64, 0.36), (0.68, 0.32), (0.58, 0.42))
    assert Review(course, (), (0, 1), 4000).turning_points == [1]
    assert Review(course, (), (0, 1), 120).turning_points == []  # a standard error of 6 points
    assert Review(course, (), (0, 1), 120).margin == pytest.approx(0.129, abs=0.001)


async def test_what_a_draw_has_changed_is_no_turning_point(thinker):
    game = played(seats=4)
    review = await (await Reviewer(thinker).ask(1, game, None, Remembered(), 7)).finish()
    swings = [
        sum(abs(now - before) for before, now in zip(earlier, later, strict=True))
        for earlier, later in zip(review.course, review.course[1:], strict=False)
    ]
    drawn = swings.index(max(swings))
    assert game.moves[drawn][1].startswith("discard")  # the cards drawn then changed most
    assert review.deciders[drawn] is None
    assert review.turning_points
    for ply in review.turning_points:
        seat, _ = game.moves[ply]
        before, after = (at(game, moves) for moves in (ply, ply + 1))
        assert len(before.legal_moves(seat)) > 1
        assert all(set(after.hand(each)) <= set(before.hand(each)) for each in range(4))


def at(game, moves):
    """Return the position of a game after so many moves."""
    position = game.game.start(game.dealt.seats, Seeded(SEED), game.game.read_options(game.dealt.options))
    for seat, move in game.moves[:moves]:
        position.play(seat, move)
    return position


async def test_what_an_older_method_has_found_is_worked_out_again(thinker):
    kept, game = Remembered(), played()
    old = [[0.5, 0.5]] * (len(game.moves) + 1)  # a list of chances for each move
    await kept.keep(1, ReviewPart.COURSE, EVERYBODY, 1, old)
    reviewer = Reviewer(thinker)
    asked = await reviewer.ask(1, game, None, kept, 7)
    assert not asked.at_once
    found = await asked.finish()
    assert found.course[-1] in ((0.0, 1.0), (1.0, 0.0))
    again = await reviewer.ask(1, game, None, kept, 7)
    assert again.at_once
    assert await again.finish() == found

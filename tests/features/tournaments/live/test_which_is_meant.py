"""Which tournament or ladder a command means that names none, and what its pages say."""

from bot.features.tournaments.commands import _needs
from bot.features.tournaments.feature import Events
from bot.features.tournaments.rules.tournament import Phase
from tests.features.tournaments.live.event import FOUR, act, announced, entered, ladder_page, live, until
from tests.features.tournaments.live.test_ladders import climbing
from tests.tables.views.tournaments import FIRST, begun, drawn, event, played


async def over(house, title):
    """Announce a tournament for Laura beside a ladder, and call it off; return it."""
    konrad = await house.person("Konrad")
    await konrad.slash("organise tournament", game="africa", format="swiss", title=title)
    cup = max(house.app[Events].house.tournaments.live, key=lambda each: each.id)
    await entered(house, "Laura")
    seen = next(each for each in konrad.messages.values() if "Sign up" in each.enabled)
    await konrad.send_custom_id(seen, f"tournament:{cup.id}:calloffsure")
    await until(lambda: cup.phase is Phase.OVER)
    await konrad.until(lambda each: not any("Sign up" in seen.enabled for seen in each.messages.values()))
    return cup


async def test_a_tournament_that_is_over_is_meant_before_a_ladder(house):
    await climbing(house, names=["Laura"])
    await over(house, "Spring cup")
    laura = await house.person("Laura")
    assert "Spring cup" in (await laura.slash("tournament")).text
    assert "Spring cup" in (await laura.slash("tournament", mine=True)).text
    assert "Your place: **1** of 1" in (await ladder_page(house, laura)).text


async def test_a_ladder_is_meant_where_there_was_no_tournament(house):
    await climbing(house, names=["Laura"])
    laura = await house.person("Laura")
    assert "ladder" in (await laura.slash("tournament")).text


def test_a_tournament_in_which_somebody_plays_on_is_meant_before_one_in_which_they_are_out():
    cup = played(drawn(begun(event("knock-out", 4)), [(0, 1), (2, 3)]), [0])
    league = begun(event("swiss", 4))
    full = event("swiss", 4, limit=2)
    out = next(each for each in (FIRST, FIRST + 1) if cup.knocked_out(cup.entrant_of(each).number))
    assert _needs(cup, out) == _needs(full, FIRST + 3) < _needs(league, out)
    assert _needs(drawn(league, [(0, 1), (2, 3)]), out) > _needs(cup, out)


async def test_an_arena_says_until_when_games_begin_by_the_clock_too(house):
    konrad, arena = await announced(house, format="arena", minutes=30)
    await entered(house, *FOUR)
    await act(house, "Konrad", arena, "beginsure")
    arena = live(house, arena.id)
    closes = int(arena.closes_at.timestamp())
    assert f"until <t:{closes}:t> (<t:{closes}:R>)." in (await konrad.slash("tournament")).text


async def test_who_did_not_check_in_reads_that_their_place_is_lost(house):
    konrad, cup = await announced(house, check_in=15)
    await entered(house, *FOUR)
    await act(house, "Konrad", cup, "opencheckin")
    for name in FOUR[1:]:
        await act(house, name, cup, "checkin")
    await act(house, "Konrad", cup, "beginsure")
    await until(lambda: cup.phase is Phase.RUNNING)
    assert "did not check in in time" in (await act(house, "Laura", cup, "me:0")).text
    assert "Your place" not in (await act(house, "Clara", cup, "me:0")).text  # nobody has played yet
    assert konrad

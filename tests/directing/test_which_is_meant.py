"""Which tournament or ladder a command means that names none."""

from bot.tournaments.tournament import Phase
from tests.directing.event import entered, until
from tests.directing.test_ladders import climbing


async def over(house, title):
    """Announce a tournament for Laura beside a ladder, and call it off; return it."""
    konrad = await house.person("Konrad")
    await konrad.slash("tournament new", game="africa", format="swiss", title=title)
    cup = max(house.app.tournaments.tournaments.live, key=lambda each: each.id)
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
    assert "Spring cup" in (await laura.slash("tournament show")).text
    assert "Spring cup" in (await laura.slash("tournament me")).text
    assert "Your place: **1** of 1" in (await laura.slash("ladder me")).text


async def test_a_ladder_is_meant_where_there_was_no_tournament(house):
    await climbing(house, names=["Laura"])
    laura = await house.person("Laura")
    assert "ladder" in (await laura.slash("tournament show")).text

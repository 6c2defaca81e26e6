"""Two tournaments at once: a person is seated by one at a time, and the other waits for them."""

import asyncio
from collections import Counter

from bot.features.tournaments.feature import Events
from bot.features.tournaments.rules.tournament import Phase
from tests.features.tournaments.live.event import (
    FOUR,
    Robots,
    act,
    announce,
    announced,
    ladder_page,
    opened,
    until,
)
from tests.features.tournaments.live.test_ladders import challenged, climbing, press


async def two(house):
    """Let Laura and Clara enter two tournaments of one game each, and Konrad begin both; return the tournaments."""
    konrad, first = await announced(house, rounds=1, title="first cup")
    await announce(house, konrad, rounds=1, title="second cup")
    second = next(each for each in house.app[Events].house.tournaments.live if each is not first)
    for name in ("Laura", "Clara"):
        person = await house.person(name)
        await person.until(lambda each: any("Sign up" in seen.enabled for seen in each.messages.values()))
        seen = next(seen for seen in person.messages.values() if "Sign up" in seen.enabled)
        for each in (first, second):
            await person.send_custom_id(seen, f"tournament:{each.id}:signup")
    seen = next(seen for seen in konrad.messages.values() if "Sign up" in seen.enabled)
    await asyncio.gather(*(konrad.send_custom_id(seen, f"tournament:{each.id}:beginsure") for each in (first, second)))
    return first, second


async def one_played(house):
    """Begin two tournaments as ``two`` does; return the one that is played, and the one that waits."""
    both = await two(house)
    await until(lambda: all(each.pairings for each in both) and any(each.pairings[0].table for each in both))
    return sorted(both, key=lambda each: each.pairings[0].table is None)


def doubled(house):
    """Return who sits at more than one live table."""
    seated = Counter(user for table in house.app.room.tables if table.live for user in table.people)
    return [user for user, count in seated.items() if count > 1]


async def test_a_person_is_seated_by_one_tournament_at_a_time(house):
    both = await two(house)
    seen = []

    def over():
        seen.extend(doubled(house))
        return all(each.phase is Phase.OVER for each in both)

    await Robots(house).play(over)
    assert not seen
    assert [each.ending for each in both] == ["finished", "finished"]
    assert not any(each.absent for tournament in both for each in tournament.pairings)


async def test_the_page_of_who_waits_says_for_what(house):
    played, waits = await one_played(house)
    laura = await house.person("Laura")
    told = (await laura.slash("tournament", mine=True, tournament=waits.id)).text
    assert f"as soon as you have finished at the one of “**{played.options.title}**”" in told
    assert str(played.pairings[0].channel) in told
    assert "as soon as" not in (await laura.slash("tournament", mine=True, tournament=played.id)).text


async def test_ones_own_page_is_that_of_the_tournament_that_needs_one_and_names_the_other(house):
    played, waits = await one_played(house)
    told = (await (await house.person("Laura")).slash("tournament", mine=True)).text
    assert f"<#{played.pairings[0].channel}>" in told
    assert "not open yet" not in told
    assert waits.options.title in told
    assert f"/{waits.channel}/{waits.message})" in told


async def test_who_has_to_check_in_for_one_of_two_reads_of_that_one(house):
    konrad, first = await announced(house, title="first cup", check_in=15)
    await konrad.slash("organise tournament", game="africa", format="swiss", title="second cup")
    second = max(house.app[Events].house.tournaments.live, key=lambda each: each.id)
    laura = await house.person("Laura")
    await laura.until(lambda each: any("Sign up" in seen.enabled for seen in each.messages.values()))
    seen = next(seen for seen in laura.messages.values() if "Sign up" in seen.enabled)
    for each in (first, second):
        await laura.send_custom_id(seen, f"tournament:{each.id}:signup")

    async def heading():
        shown = (await laura.slash("tournament", mine=True)).text
        return next(line for line in shown.splitlines() if line.startswith("## "))

    assert "second cup" in await heading()
    await act(house, "Konrad", first, "opencheckin")
    assert "first cup" in await heading()


async def test_a_table_does_not_wait_for_who_has_withdrawn_from_the_other_tournament(house):
    played, waits = await one_played(house)
    laura = await house.person("Laura")
    seen = next(each for each in laura.messages.values() if any("tournament:" in str(c) for c in each.components()))
    await laura.send_custom_id(seen, f"tournament:{played.id}:withdrawsure")
    await until(lambda: waits.pairings[0].table is not None)
    assert not doubled(house)


async def cup_beside(house, ladder):
    """Let the four of a ladder enter a Swiss tournament of one round, and begin it; return it."""
    konrad = await house.person("Konrad")
    await announce(house, konrad, rounds=1)
    (cup,) = [each for each in house.app[Events].house.tournaments.live if each.ladder is None]
    for name in FOUR:
        person = await house.person(name)
        await person.until(lambda each: any("Sign up" in seen.enabled for seen in each.messages.values()))
        seen = next(seen for seen in person.messages.values() if "Sign up" in seen.enabled)
        await person.send_custom_id(seen, f"tournament:{cup.id}:signup")
    await konrad.send_custom_id(seen, f"tournament:{cup.id}:beginsure")
    return cup


async def both_ready(house, ladder):
    """Let Armin challenge Laura, and both be ready."""
    await challenged(house, ladder)
    for name in ("Laura", "Armin"):
        await press(house, name, ladder, "ready:0")
    await until(lambda: ladder.pairings)


async def test_a_game_of_a_ladder_holds_no_tournament_up(house):
    ladder = await climbing(house, turn_time="1d")
    await both_ready(house, ladder)
    await until(lambda: ladder.pairings[0].table is not None)
    cup = await cup_beside(house, ladder)
    await until(lambda: opened(cup))
    assert len(doubled(house)) == 2
    assert house.app.room.is_live(ladder.pairings[0].table)


async def test_a_game_of_a_ladder_waits_for_that_of_a_tournament(house):
    ladder = await climbing(house)
    cup = await cup_beside(house, ladder)
    await until(lambda: opened(cup))
    await both_ready(house, ladder)
    told = await ladder_page(house, await house.person("Laura"))
    assert "as soon as you have finished at the one of" in told.text
    assert "in a moment" not in told.text
    seen = []

    def over():
        seen.extend(doubled(house))
        return ladder.pairings[0].over

    await Robots(house).play(over)
    assert not seen

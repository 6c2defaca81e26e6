"""Directors change what was announced, in forms, before it begins."""

import time

from tests.directing.event import EIGHT, announced, entered, until
from tests.directing.test_mishaps import act

FOUR = EIGHT[:4]


async def test_a_director_changes_what_was_announced_and_everybody_sees_it(house):
    konrad, tournament = await announced(house)
    await entered(house, *FOUR[:2])
    assert "Change …" in (await act(house, "Konrad", tournament, "direct")).buttons
    await act(house, "Konrad", tournament, "changepart:0")
    seen = await konrad.submit(title="Autumn cup", starts="30", limit="4", check_in="10", turn_seconds=["1m"])
    assert "Autumn cup" in seen.text
    options = tournament.options
    assert (options.title, options.limit, options.check_in, options.turn_seconds) == ("Autumn cup", 4, 10, 60)
    assert abs(options.starts.timestamp() - time.time() - 30 * 60) < 60
    shown = await act(house, "Laura", tournament, "show")
    assert "✏️ Changed by" in shown.text
    assert "Title, Places, Start, Check-in and Time for a turn" in shown.text
    posted = house.discord.world.messages
    await until(lambda: any("the start of" in (each.content or "") for each in posted.values()))


async def test_a_change_that_is_unfair_or_no_number_is_refused_with_a_sentence(house):
    konrad, tournament = await announced(house)
    await entered(house, *FOUR)
    await act(house, "Konrad", tournament, "changepart:0")
    assert "people are in already" in (await konrad.submit(limit="3")).text
    await act(house, "Konrad", tournament, "changepart:0")
    assert "is no number" in (await konrad.submit(limit="many")).text
    await act(house, "Konrad", tournament, "changepart:1")
    await konrad.submit(late=True)
    assert tournament.options.late
    assert tournament.options.limit is None


async def test_who_directs_nothing_changes_nothing_and_nobody_does_once_it_has_begun(house):
    konrad, tournament = await announced(house)
    await entered(house, *FOUR)
    await act(house, "Konrad", tournament, "changepart:0")
    house.discord.world.guild.permissions &= ~(1 << 5)
    assert "Only directors" in (await act(house, "Laura", tournament, "changepart:0")).text
    await act(house, "Konrad", tournament, "begin")
    assert "has begun" in (await konrad.submit(title="Too late")).text
    assert tournament.options.title == ""


async def test_the_house_rules_are_shown_and_changed_for_this_tournament_alone(house):
    konrad, tournament = await announced(house, length="3")
    assert "House rules: three rounds" in (await act(house, "Laura", tournament, "show")).text
    assert "House rules: three rounds" in (await konrad.slash("tournament show")).text
    await act(house, "Konrad", tournament, "changepart:2")
    seen = await konrad.submit(**{"rule rounds": ["1"]})
    assert tournament.options.house == {"rounds": "1"}
    assert "one round" in seen.text
    shown = (await act(house, "Laura", tournament, "show")).text
    assert "House rules: one round" in shown
    assert "Changed by" in shown
    settings = house.app._settings.guild(tournament.guild)
    assert settings.house["africa"] == {"rounds": "3"}

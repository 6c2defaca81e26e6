"""Directors change what was announced, in forms, before it begins."""

import time

from bot.features.tournaments.views.changes import parts
from bot.games.catalog import GAMES
from tests.features.tournaments.live.event import (
    FOUR,
    MANAGES,
    act,
    announced,
    change_tables,
    entered,
    until,
)
from tests.patience import LONGEST_SECONDS


async def test_a_director_changes_what_was_announced_and_everybody_sees_it(house):
    konrad, tournament = await announced(house)
    await entered(house, *FOUR[:2])
    assert "Change …" in (await act(house, "Konrad", tournament, "direct")).buttons
    await act(house, "Konrad", tournament, "changepart:0")
    seen = await konrad.submit(title="Autumn cup", starts="30", limit="4", check_in="10", turn_seconds=["1m"])
    assert "Autumn cup" in seen.text
    options = tournament.options
    assert (options.title, options.limit, options.check_in, options.turn_seconds) == ("Autumn cup", 4, 10, 60)
    assert abs(options.starts.timestamp() - time.time() - 30 * 60) < LONGEST_SECONDS
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


async def test_announcing_asks_for_little_and_shows_the_organiser_the_rest(house):
    konrad, tournament = await announced(house, format="knock-out")
    await konrad.until(lambda each: any("What was announced" in seen.text for seen in each.messages.values()))
    draft = next(seen for seen in konrad.messages.values() if "What was announced" in seen.text)
    assert draft.ephemeral
    assert draft.text.count("Star of Africa tournament") == 1
    last = len(parts(tournament.options, GAMES["africa"])) - 1
    await konrad.send_custom_id(draft, f"tournament:{tournament.id}:changepart:{last}")
    wrong = await konrad.submit(seats=["3"], going_on=["3"])
    assert "at most 2 can go on" in wrong.text
    await konrad.click("Correct it", on=wrong)
    seen = await konrad.submit(seats=["4"], going_on=["2"])
    assert (tournament.options.seats, tournament.options.going_on) == (4, 2)
    assert "Going on from each table: **2**" in seen.text
    shown = await act(house, "Laura", tournament, "show")
    assert "Changed by" not in shown.text  # nobody had signed up for anything else


async def test_rounds_and_minutes_are_changed_until_the_draw(house):
    konrad, swiss = await announced(house)
    await change_tables(konrad, swiss.id, "africa", "swiss", rounds="2")
    assert swiss.options.rounds == 2
    await change_tables(konrad, swiss.id, "africa", "swiss", rounds="")
    assert swiss.options.rounds is None
    assert "1 to 50 rounds" in (await change_tables(konrad, swiss.id, "africa", "swiss", rounds="51")).text
    assert swiss.options.rounds is None
    await entered(house, *FOUR)
    last = len(parts(swiss.options, GAMES["africa"])) - 1
    await act(house, "Konrad", swiss, f"changepart:{last}")
    await act(house, "Konrad", swiss, "beginsure")
    assert "has begun" in (await konrad.submit(rounds="3")).text


async def test_who_directs_nothing_changes_nothing_and_nobody_does_once_it_has_begun(house):
    konrad, tournament = await announced(house)
    await entered(house, *FOUR)
    await act(house, "Konrad", tournament, "changepart:0")
    house.discord.world.guild.permissions &= ~MANAGES
    assert "Only directors" in (await act(house, "Laura", tournament, "changepart:0")).text
    await act(house, "Konrad", tournament, "beginsure")
    assert "has begun" in (await konrad.submit(title="Too late")).text
    assert tournament.options.title == ""


async def test_the_house_rules_are_shown_and_changed_for_this_tournament_alone(house):
    konrad, tournament = await announced(house, length="3")
    await entered(house, "Laura")
    assert "House rules: three rounds" in (await act(house, "Laura", tournament, "show")).text
    assert "House rules: three rounds" in (await konrad.slash("tournament")).text
    await act(house, "Konrad", tournament, "changepart:2")
    seen = await konrad.submit(**{"rule rounds": ["1"]})
    assert tournament.options.house == {"rounds": "1"}
    assert "one round" in seen.text
    shown = (await act(house, "Laura", tournament, "show")).text
    assert "House rules: one round" in shown
    assert "Changed by" in shown
    settings = house.app.base.settings.guild(tournament.guild)
    assert settings.house["africa"] == {"rounds": "3"}

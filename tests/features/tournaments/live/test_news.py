"""What is posted about a tournament without being asked for: check-in, places that become free, the winner."""

import re
import time
from datetime import timedelta

import pytest

from bot.features.tournaments.rules import entries
from bot.features.tournaments.rules.standings import standings
from bot.features.tournaments.rules.tournament import Phase
from bot.features.tournaments.views.news import winners_line
from bot.features.tournaments.views.standings import reached_text
from bot.locales.words import words_for
from playground.world import ATTACH_FILES
from tests.features.tournaments.live.event import (
    FOUR,
    Robots,
    act,
    announced,
    begun,
    entered,
    opened,
    played_out,
    under_way,
    until,
)
from tests.features.tournaments.live.test_times import move_clock
from tests.tables.views import tournaments as made


def posted(house, part):
    """Return whom the bot's messages mention that have a text in them."""
    world = house.discord.world
    ours = (each for each in world.messages.values() if each.author.id == world.bot.id)
    return [sorted(map(int, each.mentions)) for each in ours if part in (each.content or "")]


async def test_who_has_not_checked_in_is_pinged_once_when_check_in_opens(house):
    _, tournament = await announced(house, starts_in=60, check_in=15)
    people = await entered(house, *FOUR)
    move_clock(house, 46 * 60)
    await until(lambda: posted(house, "is open. It begins"))
    assert posted(house, "is open. It begins") == [sorted(int(each.id) for each in people)]
    assert tournament.phase is Phase.CHECK_IN


async def test_who_gets_a_place_from_the_waiting_list_is_told(house):
    _, tournament = await announced(house, limit=2)
    people = await entered(house, *FOUR)
    await act(house, "Laura", tournament, "withdrawsure")
    await until(lambda: posted(house, "has become free"))
    assert posted(house, "has become free") == [[int(people[2].id)]]
    await act(house, "Konrad", tournament, "withdrawsure")  # who waits and goes has got no place
    await act(house, "Armin", tournament, "withdrawsure")
    assert len(posted(house, "has become free")) == 1


async def test_who_gets_a_place_during_check_in_is_asked_to_check_in(house):
    _, tournament = await announced(house, limit=2, check_in=15)
    people = await entered(house, *FOUR[:3])
    await act(house, "Konrad", tournament, "opencheckin")
    await until(lambda: posted(house, "is open. Press"))
    await act(house, "Laura", tournament, "withdrawsure")
    await until(lambda: posted(house, "has become free"))
    assert posted(house, "has become free: you are in. Press **Check in**") == [[int(people[2].id)]]


async def test_the_ping_of_check_in_carries_its_button(house):
    _, tournament = await announced(house, check_in=15)
    people = await entered(house, *FOUR[:2])
    await act(house, "Konrad", tournament, "opencheckin")
    await until(lambda: posted(house, "is open. Press"))
    laura = people[0]
    await laura.until(lambda each: any("is open. Press" in seen.text for seen in each.messages.values()))
    seen = next(seen for seen in laura.messages.values() if "is open. Press" in seen.text)
    await laura.click("Check in", on=seen)
    assert tournament.entrants[0].here


async def test_who_is_disqualified_or_taken_out_is_told_why_and_nobody_else_is(house):
    konrad, tournament = await announced(house)
    people = await entered(house, *FOUR)
    for number, form in enumerate(("disqualify", "takeout")):
        await act(house, "Konrad", tournament, f"{form}:{number}")
        await konrad.submit(reason="*shouting*")
    await until(lambda: posted(house, "taken you out"))
    assert posted(house, "has disqualified you from") == [[int(people[0].id)]]
    assert posted(house, "has taken you out of") == [[int(people[1].id)]]
    assert posted(house, "\\*shouting\\*") == [[int(people[0].id)], [int(people[1].id)]]
    await act(house, "Armin", tournament, "withdrawsure")  # who goes of their own accord knows it
    assert len(posted(house, "has taken you out of")) == 1


async def test_both_are_told_when_somebody_takes_a_place(house):
    konrad, tournament = await announced(house)
    people = await entered(house, *FOUR)
    berta = await house.person("Berta")
    await act(house, "Konrad", tournament, "replace:0")
    await konrad.submit(people=[berta.id])
    await until(lambda: posted(house, "plays on in the place of"))
    assert posted(house, "plays on in the place of") == [sorted([int(people[0].id), int(berta.id)])]


async def test_who_was_called_to_check_in_is_told_that_it_is_called_off(house):
    _, tournament = await announced(house, check_in=15)
    people = await entered(house, *FOUR[:2])
    await act(house, "Konrad", tournament, "opencheckin")
    await act(house, "Konrad", tournament, "calloffsure")
    await until(lambda: posted(house, "was called off. It does not"))
    assert posted(house, "was called off. It does not") == [sorted(int(each.id) for each in people)]


async def test_nobody_is_pinged_when_it_is_called_off_before_check_in(house):
    _, tournament = await announced(house, check_in=15)
    await entered(house, *FOUR[:2])
    await act(house, "Konrad", tournament, "calloffsure")
    await act(house, "Konrad", tournament, "show")
    assert posted(house, "was called off") == []


async def test_who_signs_up_reads_whether_and_when_to_check_in(house):
    _, tournament = await announced(house, starts_in=60, check_in=15)
    opens = int(tournament.options.starts.timestamp()) - 15 * 60
    assert f"From <t:{opens}:t> on, press" in (await act(house, "Laura", tournament, "signup")).text
    await act(house, "Konrad", tournament, "opencheckin")
    assert "checked in with that" in (await act(house, "Clara", tournament, "signup")).text


async def test_who_signs_up_for_what_is_begun_by_hand_reads_that_they_will_be_asked(house):
    _, tournament = await announced(house, check_in=15)
    assert "When check-in opens" in (await act(house, "Laura", tournament, "signup")).text


async def test_the_winner_is_posted_and_nobody_is_pinged(house):
    tournament = await begun(house, FOUR, rounds=1, title="Spring cup")
    await played_out(house, tournament)
    await until(lambda: posted(house, "🏆"))
    assert posted(house, "🏆") == [[]]


async def test_the_ping_says_who_begins_and_nobody_has_to_hurry(house):
    _, tournament = await announced(house, rounds=1, turn_time="30s")
    await entered(house, *FOUR[:2])
    began = time.time()
    await act(house, "Konrad", tournament, "beginsure")
    await until(lambda: posted(house, "First to move"))
    (table,) = house.app.room.tables
    assert table.deadline.timestamp() - began > 59
    (first,) = [table.seats[seat].user for seat in table.people_to_act()]
    texts = [each.content or "" for each in house.discord.world.messages.values()]
    assert any(f"First to move: <@{first}>, by <t:{int(table.deadline.timestamp())}:T>" in text for text in texts)


def with_podium(house):
    """Return the files of each message that says who has won: their names and what they say they show."""
    ours = [each for each in house.discord.world.messages.values() if "🏆" in (each.content or "")]
    return [[(file.name, file.description) for file in each.attachments] for each in ours]


@pytest.mark.parametrize("denied", [0, ATTACH_FILES])
async def test_the_end_is_told_with_a_podium_where_the_bot_may_attach_it(house, denied):
    tournament = await begun(house, FOUR[:2], rounds=1)
    world = house.discord.world
    world.channels[tournament.channel].denied[world.bot.id] = denied
    await played_out(house, tournament)
    await until(lambda: with_podium(house))
    ((*files,),) = with_podium(house)
    assert len(files) == (not denied)
    for name, alt in files:
        assert name.startswith("podium-")
        assert "1. " in alt
        assert "2. " in alt


async def test_nobody_wins_what_is_called_off(house):
    _, tournament = await announced(house)
    await entered(house, *FOUR)
    await act(house, "Konrad", tournament, "calloffsure")
    await act(house, "Konrad", tournament, "show")
    assert posted(house, "🏆") == []


@pytest.mark.parametrize(
    ("count", "places", "said"),
    [
        (2, (1, 2), "**Laura** wins “**CLARO tournament**”, ahead of Berta."),
        (2, (1, 1), "Laura and Berta share the first place in “**CLARO tournament**”."),
        (1, None, ""),
    ],
)
def test_the_news_names_the_winners(count, places, said):
    tournament = made.begun(made.event("swiss", count))
    if places is not None:
        made.played(made.drawn(tournament, [(0, 1)]), places=places)
    names = {made.FIRST: "Laura", made.FIRST + 1: "Berta"}
    line = winners_line(words_for("en").naming(names.get), tournament, standings(tournament))
    assert line.replace("\u2068", "").replace("\u2069", "") == (f"🏆 {said}" if said else "")


def test_a_winner_without_anybody_behind_them_is_named_alone():
    tournament = made.event("swiss", 2)
    made.begun(tournament)
    made.played(made.drawn(tournament, [(0, 1)]), places=(1, 2))
    after = made.NOW + timedelta(minutes=1)
    tournament.apply(entries.Withdrawn(after, 1, entries.Why.DISQUALIFIED, made.DIRECTOR, "x"))
    line = winners_line(words_for("en").naming({made.FIRST: "Laura"}.get), tournament, standings(tournament))
    assert line.endswith("wins “**CLARO tournament**”.")


async def open_hands(house, tournament, pairing):
    """Let the people at a table open their hands; return them by entrant."""
    found = {}
    for entrant in pairing.entrants:
        people = [await house.person(name) for name in FOUR]
        person = next(each for each in people if int(each.id) == tournament.entrants[entrant].user)
        await person.go_to(str(pairing.channel))
        await person.until(lambda each: any("My hand" in seen.enabled for seen in each.messages.values()))
        await person.click("My hand")
        found[entrant] = person
    return found


async def reads(person, said):
    """Wait until a message that somebody sees says something."""
    await person.until(lambda each: any(re.search(said, seen.text) for seen in each.messages.values()))


async def test_an_end_card_says_what_comes_in_the_tournament(house):
    _, tournament = await under_way(house, format="knock-out", game="claro")
    hands = [await open_hands(house, tournament, pairing) for pairing in tournament.pairings]
    await Robots(house).play(lambda: len(tournament.rounds) == 2 and opened(tournament))
    final = tournament.pairings[2]
    for semi_final in hands:
        for entrant, person in semi_final.items():
            said = r"You are in the final|You go on · Final: " if entrant in final.entrants else "You are out"
            await reads(person, said)
    last = await open_hands(house, tournament, final)
    await played_out(house, tournament)
    winner = min(final.entrants, key=final.place)
    await reads(last[winner], r"(?m)^🏆 You have won “\*\*.*\*\*”!$")
    assert reached_text(words_for("en"), tournament, winner) == "winner"


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("knock-out", "**CLARO tournament**, Round 1: you have no table, and go on to the next round."),
        ("swiss", "**CLARO tournament**, Round 1: you have no table, which counts as a win."),
    ],
)
async def test_who_has_a_bye_is_told_where_and_what_it_is_worth(house, kind, told):
    _, tournament = await under_way(house, FOUR[:3], format=kind, game="claro")
    (bye,) = tournament.rounds[0].byes
    await until(lambda: posted(house, "you have no table"))
    assert posted(house, told) == [[tournament.entrants[bye].user]]

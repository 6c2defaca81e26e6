"""Somebody else takes an entrant's place while a table is played."""

from bot.features.tournaments.rules.entries import Why
from bot.features.tournaments.rules.tournament import Phase
from bot.tables.rules import host_tools
from tests.features.tournaments.live.event import (
    FOUR,
    Robots,
    act,
    announced,
    entered,
    opened,
    pings,
    under_way,
    until,
)


async def replaced(house, tournament, konrad, name):
    """Let Konrad put somebody in the first entrant's place; return them."""
    person = await house.person(name)
    await act(house, "Konrad", tournament, "replace:0")
    seen = await konrad.submit(people=[person.id])
    assert "Done: " in seen.text
    assert tournament.entrants[0].user == int(person.id)
    return person


async def test_who_comes_in_their_place_is_not_out_for_somebody_elses_absence(house):
    konrad, tournament = await under_way(house, rounds=2)
    laura = tournament.entrants[0].user
    await replaced(house, tournament, konrad, "Berta")
    await Robots(house, absent=[laura]).play(lambda: len(tournament.rounds) == 2)
    assert [each.absent for each in tournament.rounds[0].pairings if 0 in each.entrants] == [(0,)]
    await Robots(house).play(lambda: tournament.phase is Phase.OVER)
    assert tournament.entrants[0].out is None
    assert Why.NOT_THERE not in {each.out for each in tournament.entrants}


async def test_who_comes_in_their_place_is_pinged_when_the_table_is_opened_again_and_nobody_else(house):
    konrad, tournament = await under_way(house, rounds=1)
    (pairing,) = [each for each in tournament.pairings if 0 in each.entrants]
    before = pings(house)
    berta = await replaced(house, tournament, konrad, "Berta")
    table = await house.app.room.find(pairing.table)
    await house.app.room.do(table, host_tools.end, 999, moderator=True)
    await until(lambda: pairing.closed == 1 and pairing.table is not None)
    there = {key: times for key, times in (pings(house) - before).items() if key[0] == pairing.channel}
    assert there == {(pairing.channel, int(berta.id)): 1}


async def test_who_was_replaced_in_a_game_reads_who_took_over_and_is_offered_nothing_else(house):
    konrad, tournament = await under_way(house, rounds=2, late=True)
    berta = await replaced(house, tournament, konrad, "Berta")
    (pairing,) = [each for each in tournament.pairings if 0 in each.entrants]
    seen = await act(house, "Laura", tournament, "me:0")
    assert "Berta" in seen.text
    assert "has taken your place, with all results." in seen.text
    assert f"you may finish it: <#{pairing.channel}>" in seen.text
    assert "signed up" not in seen.text
    assert not {"Sign up", "Withdraw", "Check in"} & set(seen.enabled)
    other = await berta.slash("tournament", mine=True)
    assert "still plays this game, and its result counts for you" in other.text
    assert "first move" not in other.text
    assert "Withdraw" in other.enabled
    await Robots(house).play(lambda: len(tournament.rounds) == 2 and opened(tournament))
    seen = await act(house, "Laura", tournament, "me:0")
    assert "has taken your place, with all results." in seen.text
    assert "finish it" not in seen.text
    assert "Sign up" in seen.enabled
    assert "still plays this game" not in (await berta.slash("tournament", mine=True)).text


async def test_who_has_been_disqualified_is_not_offered_to_sign_up_again(house):
    konrad, tournament = await announced(house, rounds=2, late=True)
    await entered(house, *FOUR)
    await act(house, "Konrad", tournament, "disqualify:0")
    await konrad.submit(reason="rude")
    seen = await act(house, "Laura", tournament, "me:0")
    assert "**disqualified** you: rude" in seen.text
    assert "Sign up" not in seen.enabled

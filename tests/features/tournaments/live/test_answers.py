"""What is answered: bad input has a sentence, and whoever directs can mend what went wrong."""

from bot.features.tournaments.feature import Events
from bot.features.tournaments.rules.entries import Why
from bot.features.tournaments.rules.tournament import Phase
from tests.features.tournaments.live.event import (
    EIGHT,
    MANAGES,
    Robots,
    announce,
    announced,
    entered,
    pings,
    played_out,
    show_to_all,
    until,
)
from tests.features.tournaments.live.test_mishaps import act, opened

FOUR = EIGHT[:4]


async def test_only_who_may_manage_events_or_messages_announces(house):
    show_to_all(house)
    laura = await house.person("Laura")
    assert "Manage Events" in (await laura.slash("organise tournament", game="claro", format="swiss")).text


async def test_how_many_rounds_there_are_is_not_said_before_everybody_is_in(house):
    _, tournament = await announced(house)
    assert "1 round" not in (await act(house, "Laura", tournament, "show")).text
    await entered(house, *FOUR)
    await act(house, "Konrad", tournament, "begin")
    await until(lambda: opened(tournament))
    assert "2 rounds" in (await act(house, "Laura", tournament, "show")).text


async def test_nobody_enters_twice(house):
    _, tournament = await announced(house)
    await entered(house, "Laura")
    assert "You are already in" in (await act(house, "Laura", tournament, "signup")).text
    assert len(tournament.entrants) == 1


async def test_who_is_out_is_not_asked_whether_to_withdraw(house):
    _, tournament = await announced(house)
    await entered(house, "Laura")
    assert "give up your place" in (await act(house, "Laura", tournament, "withdraw")).text
    await act(house, "Laura", tournament, "withdrawsure")
    assert "only for people who are in" in (await act(house, "Laura", tournament, "withdraw")).text


async def test_nobody_plays_in_two_tournaments_at_once(house):
    konrad, first = await announced(house, rounds=2)
    await entered(house, *FOUR)
    await act(house, "Konrad", first, "begin")
    await announce(house, konrad, game="claro", format="arena", starts_in=30)
    second = next(each for each in house.app[Events].house.tournaments.live if each is not first)
    assert "another tournament of this server" in (await act(house, "Laura", second, "signup")).text
    assert second.entrants == []


async def test_who_is_no_director_directs_nothing(house):
    _, tournament = await announced(house)
    await entered(house, *FOUR)
    # Everybody may manage the server in these tests; nobody else may here.
    house.discord.world.guild.permissions &= ~MANAGES
    for deed in ("begin", "pause", "calloffsure", "direct", "players:0", "results:0", "adjust:0"):
        assert "Only directors" in (await act(house, "Laura", tournament, deed)).text
    assert tournament.phase is Phase.SIGN_UP


PAGES = ("show", "me:0", "standings:0", "entrants:0", "round:1:0", "why:1:0", "about", "seal", "withdraw")
"""What everybody may look at."""

FOR_DIRECTORS = ("direct", "change", "players:0", "player:0", "results:0", "calloff")


async def test_every_page_is_shown_while_it_goes_on_and_afterwards(house):
    _, tournament = await announced(house, rounds=1)
    await entered(house, *FOUR)
    await act(house, "Konrad", tournament, "begin")
    await until(lambda: opened(tournament))
    for over in (False, True):
        for deed in PAGES:
            seen = await act(house, "Laura", tournament, deed)
            assert seen.ephemeral
            assert "went wrong" not in seen.text
        for deed in FOR_DIRECTORS:
            assert "went wrong" not in (await act(house, "Konrad", tournament, deed)).text
        if not over:
            await played_out(house, tournament)


async def test_a_table_leads_to_its_tournament_and_the_tournament_to_its_tables_also_afterwards(house):
    _, tournament = await announced(house, rounds=1, title="Spring cup")
    await entered(house, *FOUR[:2])
    await act(house, "Konrad", tournament, "begin")
    await until(lambda: opened(tournament))
    (pairing,) = tournament.pairings
    messages = house.discord.world.messages

    def linked():
        shown = [str(each.components) for each in messages.values() if each.channel == pairing.channel]
        return any(f"tournament:{tournament.id}:show" in each for each in shown)

    await until(linked)
    await played_out(house, tournament)
    assert f"<#{pairing.channel}>" in (await act(house, "Laura", tournament, "round:1:0")).text
    assert "Spring cup" in (await act(house, "Laura", tournament, "show")).text


async def test_a_tournament_is_called_off_and_its_tables_are_closed(house):
    konrad, tournament = await announced(house)
    await entered(house, *FOUR)
    await act(house, "Konrad", tournament, "begin")
    await until(lambda: opened(tournament))
    await act(house, "Konrad", tournament, "calloffsure")
    assert tournament.phase is Phase.OVER
    await until(lambda: not house.app.room.tables)
    assert "Called" in (await konrad.slash("tournament")).text
    assert "You are in" not in (await konrad.slash("tournament", mine=True)).text


async def test_a_message_that_was_deleted_is_posted_again_when_somebody_asks_for_the_tournament(house):
    konrad, tournament = await announced(house)
    await until(lambda: tournament.message is not None)
    deleted = tournament.message
    await konrad.request("DELETE", f"/channels/{tournament.channel}/messages/{deleted}")
    await konrad.slash("tournament")
    await until(lambda: tournament.message not in (None, deleted))
    assert tournament.message in house.discord.world.messages


async def test_a_stranger_server_learns_nothing(house):
    _, tournament = await announced(house)
    tournament.guild += 1
    assert "no such tournament" in (await act(house, "Laura", tournament, "me:0")).text
    tournament.guild -= 1


async def test_a_result_that_a_director_changes_says_who_and_why(house):
    konrad, tournament = await announced(house, rounds=2)
    await entered(house, *FOUR)
    await act(house, "Konrad", tournament, "begin")
    await Robots(house).play(lambda: any(each.over for each in tournament.pairings))
    pairing = next(each for each in tournament.pairings if each.over)
    places = (1, 2) if pairing.places != (1, 2) else (2, 1)
    await act(house, "Konrad", tournament, f"adjust:{pairing.number}")
    done = await konrad.submit(places=" ".join(map(str, places)), reason="a cat walked over the keyboard")
    assert "is corrected." in done.text
    assert (pairing.places, pairing.adjusted_by) == (places, int(konrad.id))
    assert "walked over" in (await act(house, "Laura", tournament, "round:1:0")).text


async def test_a_director_disqualifies_with_a_reason_that_everybody_sees(house):
    konrad, tournament = await announced(house, rounds=2)
    await entered(house, *FOUR)
    await act(house, "Konrad", tournament, "disqualify:0")
    done = await konrad.submit(reason="brought a second deck")
    assert "Done: Laura is disqualified." in done.text.replace("\u2068", "").replace("\u2069", "")
    assert tournament.entrants[0].out is Why.DISQUALIFIED
    assert "second deck" in (await act(house, "Laura", tournament, "me:0")).text
    assert "disqualified" in (await act(house, "Laura", tournament, "signup")).text


async def test_a_director_is_told_who_cannot_go_on_for_somebody_because_they_are_in(house):
    konrad, tournament = await announced(house, rounds=2)
    people = await entered(house, *FOUR)
    await act(house, "Konrad", tournament, "replace:0")
    seen = await konrad.submit(people=[people[1].id])
    assert f"<@{people[1].id}>" in seen.text
    assert "is already in" in seen.text


async def test_another_person_goes_on_in_an_entrants_place(house):
    konrad, tournament = await announced(house, rounds=2)
    await entered(house, *FOUR)
    berta = await house.person("Berta")
    await act(house, "Konrad", tournament, "begin")
    await until(lambda: opened(tournament))
    await act(house, "Konrad", tournament, "replace:0")
    await konrad.submit(people=[berta.id])
    assert tournament.entrants[0].user == int(berta.id)
    # The table that has begun is played on by who sits there, and counts for the place.
    await played_out(house, tournament)
    assert all(pairing.over for pairing in tournament.pairings)
    assert int(berta.id) in {user for _, user in pings(house)}

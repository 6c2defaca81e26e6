"""Matches of clubs over the wire: announced, accepted, entered, played, killed, ended."""

from fractions import Fraction

from bot.features.tournaments.feature import Events
from bot.features.tournaments.rules.entries import Why
from bot.features.tournaments.rules.formats.clubs import score
from bot.features.tournaments.rules.tournament import Phase
from tests.features.tournaments.clubs.evening import FOXES, OWLS, allowed, announced, founded, met, new_role, take_role
from tests.features.tournaments.live.event import MANAGES, Robots, act, live, opened, played_out, until
from tests.features.tournaments.live.test_forgetting import forgotten

ISOLATES = dict.fromkeys((0x2068, 0x2069))


def names(house, tournament, entrants):
    people = house.discord.world.people
    return [people[tournament.entrants[each].user].name for each in entrants]


def counted(tournament):
    """Count the wins of both clubs from the places at tables of two."""
    found = [Fraction(), Fraction()]
    for pairing in tournament.pairings:
        for entrant, place in zip(pairing.entrants, pairing.places, strict=True):
            worth = Fraction(1, 2) if pairing.places.count(place) == 2 else Fraction(place == 1)
            found[tournament.entrants[entrant].side] += worth
    return tuple(found)


async def test_a_whole_match(house):
    people, tournament, seen = await met(house)
    assert [each.side for each in tournament.entrants] == [0, 0, 0, 1, 1, 1]
    await people["Laura"].send_custom_id(seen, f"tournament:{tournament.id}:beginsure")
    await played_out(house, tournament)
    assert tournament.ending == "finished"
    assert len(tournament.pairings) == 3
    for pairing in tournament.pairings:
        ours, theirs = names(house, tournament, pairing.entrants)
        assert ours in OWLS
        assert theirs in FOXES
    assert score(tournament) == counted(tournament)
    shown = (await people["Clara"].slash("tournament")).text
    assert "🔵 \u2068Owls\u2069 **" in shown
    assert ("wins the match" in shown) == (len(set(score(tournament))) == 2)
    assert "You play for" in (await people["Clara"].slash("tournament", mine=True)).text
    assert " – " in (await people["Clara"].slash("club", club="Foxes")).text


async def test_nobody_signs_up_before_a_keeper_of_the_other_club_accepts(house):
    people = await allowed(house, "Laura", "Berta")
    await founded(house, people, "Owls", *OWLS)
    await founded(house, people, "Foxes", *FOXES)
    house.discord.world.guild.permissions &= ~MANAGES
    tournament, seen = await announced(house, people)
    assert "can accept it" in seen.text
    assert "has not accepted" in (await act(house, "Clara", tournament, "signup")).text
    assert "Only keepers of Foxes" in (await act(house, "Dora", tournament, "accept")).text.translate(ISOLATES)
    assert "Only keepers" in (await act(house, "Clara", tournament, "decline")).text
    assert (
        "has not accepted" in (await people["Laura"].send_custom_id(seen, f"tournament:{tournament.id}:beginsure")).text
    )
    assert "takes place" in (await act(house, "Berta", tournament, "accept")).text
    assert "nothing to accept" in (await act(house, "Berta", tournament, "accept")).text
    assert tournament.directs(int(people["Berta"].id))
    await act(house, "Clara", tournament, "signup")
    assert tournament.entrants[0].side == 0


async def test_the_keepers_of_the_other_club_are_asked_once_and_answer_there(house):
    people = await allowed(house, "Laura", "Berta")
    await founded(house, people, "Owls", *OWLS)
    await founded(house, people, "Foxes", *FOXES)
    page = await people["Berta"].slash("club", club="Foxes")
    await people["Berta"].click("Choose keepers", on=page)
    await people["Berta"].submit(chosen=[people["Dora"].id])
    tournament, _ = await announced(house, people)
    dora = people["Dora"]
    asks = f"<@{dora.id}>"
    await dora.until(lambda each: any(asks in seen.text for seen in each.messages.values()))
    seen = next(seen for seen in dora.messages.values() if asks in seen.text)
    assert "asks for this match" in seen.text
    pinged = house.discord.world.messages[int(seen.id)].mentions
    assert {int(each) for each in pinged} == {int(people[name].id) for name in ("Berta", "Dora")}
    assert "takes place" in (await dora.click("Accept the match", on=seen)).text
    assert tournament.directs(int(dora.id))


async def test_who_waits_for_a_place_of_their_club_reads_of_which(house):
    people, _, _ = await met(house, tables=2)
    seen = await people["Clara"].slash("tournament")
    assert "Owls (2 of up to 2): " in seen.text.translate(ISOLATES)
    assert "2 on the waiting list" in seen.text.translate(ISOLATES)
    texts = [each.text.translate(ISOLATES) for each in people["Emil"].messages.values()]
    assert any("All places of Foxes are taken. You are number 2" in text for text in texts)


async def test_a_match_to_which_nobody_agrees_is_called_off_after_a_day(house, monkeypatch):
    people = await allowed(house, "Laura", "Berta")
    await founded(house, people, "Owls", "Laura")
    await founded(house, people, "Foxes", "Berta")
    tournament, _ = await announced(house, people)
    clock = house.app.base.clock
    now = clock.now
    monkeypatch.setattr(clock, "now", lambda: now() + 24 * 3600 + 1)
    house.app[Events].house.director.touch(tournament)
    await until(lambda: tournament.phase is Phase.OVER)
    assert "has accepted it" in (await people["Clara"].slash("tournament")).text


async def test_only_members_of_both_clubs_play_and_who_is_in_both_chooses(house):
    people, tournament, _ = await met(house, owls=("Laura", "Konrad"), foxes=("Berta",))
    assert "Only members of" in (await act(house, "Dora", tournament, "signup")).text
    assert "Only members of" in (await act(house, "Dora", tournament, "side:1")).text
    page = await people["Armin"].slash("club", club="Owls")
    for keeper, club in (("Laura", "Owls"), ("Berta", "Foxes")):
        page = await people["Armin"].slash("club", club=club)
        await people["Armin"].click("Ask to join", on=page)
        page = await people[keeper].slash("club", club=club)
        listed = next(each["custom_id"] for each in page.components() if "letin" in str(each.get("custom_id")))
        await people[keeper].choose(listed, people["Armin"].id, on=page)
    question = await act(house, "Armin", tournament, "signup")
    assert "both clubs" in question.text
    assert len(tournament.entrants) == 3
    for forged in ("side:2", "side:999", "side"):
        await people["Armin"].send_custom_id(question, f"tournament:{tournament.id}:{forged}")
    assert len(tournament.entrants) == 3
    await people["Armin"].send_custom_id(question, f"tournament:{tournament.id}:side:1")
    assert tournament.entrant_of(int(people["Armin"].id)).side == 1


async def test_a_match_is_refused_with_a_way_on(house):
    people = await allowed(house, "Laura", "Berta")
    await founded(house, people, "Owls", "Laura")
    laura = people["Laura"]
    assert "say also the options" in (await laura.slash("club", against="Foxes", game="africa")).text
    match = {"game": "africa", "tables": 3}
    assert "no such club" in (await laura.slash("club", against="Foxes", **match)).text
    role = await new_role(house, "Foxes", "Berta")
    await people["Berta"].slash("organise club", name="Foxes", role=str(role.id))
    assert "Say for which club" in (await people["Clara"].slash("club", against="Foxes", **match)).text
    refused = await people["Clara"].slash("club", against="Foxes", club="Owls", **match)
    assert "Only keepers" in refused.text
    assert "two different" in (await laura.slash("club", against="Owls", club="Owls", **match)).text
    assert "even" in (await laura.slash("club", against="Foxes", seats=3, **match)).text
    await house.discord.service.servers.delete_role(house.discord.world.guild, role)
    assert "has been deleted" in (await laura.slash("club", against="Foxes", **match)).text
    await founded(house, people, "Bears", "Berta")
    page = await people["Berta"].slash("club", club="Bears")
    await people["Berta"].click("Leave", on=page)
    assert "no members yet" in (await laura.slash("club", against="Bears", **match)).text


async def test_a_match_goes_on_when_a_club_has_ended(house):
    people, tournament, seen = await met(house)
    await people["Laura"].send_custom_id(seen, f"tournament:{tournament.id}:beginsure")
    page = await people["Laura"].slash("club", club="Owls")
    await people["Laura"].click("Yes, end it", on=await people["Laura"].click("End the club…", on=page))
    await played_out(house, tournament)
    assert "Owls" in (await people["Dora"].slash("tournament")).text


async def test_the_role_decides_who_plays_and_is_looked_at_when_they_sign_up(house):
    people = await allowed(house, "Laura", "Berta")
    role = await new_role(house, "Owls", "Laura", "Clara")
    await people["Laura"].slash("organise club", name="Owls", role=str(role.id))
    await founded(house, people, "Foxes", "Berta")
    tournament, _ = await announced(house, people)
    await act(house, "Berta", tournament, "accept")
    await take_role(house, role, "Clara")
    assert "Only members of" in (await act(house, "Clara", tournament, "signup")).text
    await act(house, "Laura", tournament, "signup")
    assert tournament.entrants[0].side == 0


async def test_a_match_goes_on_after_a_restart(house):
    people, tournament, seen = await met(house, rounds=2)
    await people["Laura"].send_custom_id(seen, f"tournament:{tournament.id}:beginsure")
    await Robots(house).play(lambda: any(each.over for each in tournament.pairings))
    await house.stop_bot()
    await house.start_bot()
    again = live(house, tournament.id)
    assert again.accepted
    assert again.of_each_side == 3
    await played_out(house, again)
    assert len(again.pairings) == 6
    assert len({each.entrants for each in again.pairings}) == 6
    assert score(again) == counted(again)


async def test_whose_place_is_taken_by_the_next_in_line_is_replaced_by_nobody(house):
    people, tournament, seen = await met(house, owls=(*OWLS, "Konrad"), foxes=("Berta", "Dora"), tables=2, rounds=2)
    await people["Laura"].send_custom_id(seen, f"tournament:{tournament.id}:beginsure")
    await until(lambda: opened(tournament))
    first, spare = tournament.of_side(0)[0].number, tournament.waiting[1].number
    for name in names(house, tournament, (first, spare)):
        await act(house, name, tournament, "withdrawsure")
    assert len(tournament.of_side(0)) == tournament.of_each_side == 2
    await act(house, "Berta", tournament, f"replace:{first}")
    answer = await people["Berta"].submit(people=[str(tournament.entrants[spare].user)])
    assert "As many people are in as may play" in answer.text
    assert len(tournament.of_side(0)) == 2


async def test_who_leaves_a_club_or_is_removed_before_its_match_begins_is_out_of_it(house):
    people, tournament, seen = await met(house)
    laura, clara, armin = (people[each] for each in OWLS)
    answer = await clara.click("Leave", on=await clara.slash("club", club="Owls"))
    assert "out of its match" in answer.text
    await laura.click("Remove", on=await laura.slash("club", club="Owls"))
    await laura.submit(chosen=[armin.id])
    await laura.until(lambda each: any(", and out of its match" in seen.text for seen in each.messages.values()))
    assert names(house, tournament, [each.number for each in tournament.of_side(0)]) == ["Laura"]
    assert "not in the club Owls any more" in (await armin.slash("tournament", mine=True)).text
    assert "Only members of" in (await act(house, "Armin", tournament, "signup")).text
    await laura.send_custom_id(seen, f"tournament:{tournament.id}:beginsure")
    await until(lambda: opened(tournament))
    answer = await people["Berta"].click("Leave", on=await people["Berta"].slash("club", club="Foxes"))
    assert "match" not in answer.text.split("Matches")[0]
    assert tournament.entrant_of(int(people["Berta"].id)).out is None


async def test_who_is_refused_to_remove_somebody_takes_them_out_of_no_match(house):
    people, tournament, _ = await met(house)
    laura, clara = people["Laura"], people["Clara"]
    for keepers in ([clara.id], []):
        await laura.click("Choose keepers", on=await laura.slash("club", club="Owls"))
        await laura.submit(chosen=keepers)
        if keepers:
            await clara.click("Remove", on=await clara.slash("club", club="Owls"))
    assert "Only keepers" in (await clara.submit(chosen=[people["Armin"].id])).text
    assert len(tournament.of_side(0)) == 3


async def test_who_is_forgotten_in_a_match_is_out_of_it(house):
    people, tournament, seen = await met(house, owls=(*OWLS, "Konrad"))
    assert [each.side for each in tournament.waiting] == [0]
    await forgotten(house, "Clara")
    clara = tournament.entrants[1]
    assert (clara.user, clara.out, clara.side) == (None, Why.FORGOTTEN, 0)
    assert tournament.waiting == []
    await forgotten(house, "Berta")
    assert not tournament.directs(int(people["Berta"].id))
    await people["Laura"].send_custom_id(seen, f"tournament:{tournament.id}:beginsure")
    await until(lambda: opened(tournament))
    assert len(tournament.pairings) == 2
    await played_out(house, tournament)

"""Directors correct results when the next table of a knock-out is open, and after the end."""

from bot.features.tournaments.feature import Events
from bot.features.tournaments.rules.standings import standings
from bot.features.tournaments.rules.tournament import Phase
from tests.features.tournaments.live.event import FOUR, Robots, act, begun, opened, played_out, until


def exchanged(pairing):
    return " ".join(map(str, pairing.places[::-1]))


async def final_opened(house):
    """Return a knock-out of four whose final is open, and played by nobody yet."""
    tournament = await begun(house, FOUR, format="knock-out")
    await Robots(house).play(lambda: len(tournament.rounds) == 2)
    await until(lambda: opened(tournament))
    return tournament


async def test_who_goes_on_now_sits_at_a_new_final_if_nobody_has_played_there(house):
    tournament = await final_opened(house)
    konrad, final = await house.person("Konrad"), tournament.pairings[2]
    before, old = set(final.entrants), final.table
    first = tournament.pairings[0]
    coming = first.entrants[first.places.index(2)]
    await act(house, "Konrad", tournament, "adjust:0")
    await konrad.submit(places=exchanged(first), reason="mixed up")
    await until(lambda: final.table not in (None, old) and not house.app.room.is_live(old))
    assert coming in final.entrants
    assert len(before & set(final.entrants)) == 1
    await played_out(house, tournament)
    assert tournament.ending == "finished"


async def test_a_final_at_which_cards_were_played_stays(house):
    tournament = await final_opened(house)
    konrad, final = await house.person("Konrad"), tournament.pairings[2]
    table = await house.app.room.find(final.table)
    await Robots(house).play(lambda: bool(table.position.moves))
    await act(house, "Konrad", tournament, "adjust:0")
    seen = await konrad.submit(places=exchanged(tournament.pairings[0]), reason="mixed up")
    assert "cards have been played" in seen.text


async def test_a_result_is_corrected_after_the_end_and_everybody_reads_it(house):
    tournament = await begun(house, FOUR[:2], rounds=1, title="Spring cup")
    await played_out(house, tournament)
    konrad, (pairing,) = await house.person("Konrad"), tournament.pairings
    assert "Results" in (await act(house, "Konrad", tournament, "direct")).buttons
    await act(house, "Konrad", tournament, "adjust:0")
    winner = pairing.entrants[pairing.places.index(2)]
    done = await konrad.submit(places=exchanged(pairing), reason="mixed up")
    assert "the result of table 1 is corrected" in done.text
    after = await house.app[Events].house.store.load(tournament.id)
    assert after.phase is Phase.OVER
    assert standings(after)[0].entrant == winner
    posted = house.discord.world.messages
    await until(lambda: any("corrected the result of table 1" in (each.content or "") for each in posted.values()))
    laura = await house.person("Laura")
    await laura.until(
        lambda each: any(
            "changed this result" in seen.text or "mixed up" in seen.text for seen in each.messages.values()
        )
    )
    assert house.app[Events].house.director._work == {}


async def test_a_result_that_is_changed_meanwhile_is_told_and_pings_those_at_its_table_only(house):
    tournament = await begun(house, FOUR, rounds=2)
    await Robots(house).play(lambda: len(tournament.rounds) == 2)
    konrad, pairing = await house.person("Konrad"), tournament.pairings[0]
    await act(house, "Konrad", tournament, "adjust:0")
    await konrad.submit(places=exchanged(pairing), reason="mixed up")
    told = "changed the result of table 1"
    await konrad.until(lambda each: any(told in seen.text for seen in each.messages.values()))
    (news,) = [each for each in house.discord.world.messages.values() if told in (each.content or "")]
    assert news.channel == tournament.channel
    assert {int(each) for each in news.mentions} == {tournament.entrants[each].user for each in pairing.entrants}
    assert "Konrad" in news.content
    assert "mixed up" in news.content
    shown = str(tournament.message)
    await konrad.until(lambda each: shown in each.messages and "mixed up" in each.messages[shown].text)

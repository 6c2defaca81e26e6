"""Somebody has the bot forget them while a tournament that names them is not over."""

from bot.features.tournaments.feature import Events
from bot.features.tournaments.rules.entries import Why
from bot.store.engine.fence import NotSaved
from tests.e2e.choosing import asks_to_be_forgotten
from tests.features.tournaments.live.event import act, announced, begun, entered, opened, until


async def forgotten(house, name):
    """Let somebody have their data deleted; return what they are told."""
    person = await house.person(name)
    question = await asks_to_be_forgotten(person)
    return await person.click("Delete my name and results", on=question)


async def test_the_place_of_who_is_forgotten_is_the_next_ones(house):
    konrad, tournament = await announced(house, limit=2)
    laura, *_ = await entered(house, "Laura", "Clara", "Armin")
    assert tournament.entrants[2].waiting
    await forgotten(house, "Laura")
    assert (tournament.entrants[0].user, tournament.entrants[0].out) == (None, Why.FORGOTTEN)
    assert not tournament.entrants[2].waiting
    assert str(laura.id) not in (await konrad.slash("tournament")).text
    await konrad.until(lambda each: any("Armin" in seen.text for seen in each.messages.values()))


async def test_who_is_forgotten_while_a_tournament_goes_on_is_shown_no_more(house):
    tournament = await begun(house, ("Laura", "Clara", "Armin", "Berta", "Dora"), rounds=2)
    await until(lambda: opened(tournament))
    (bye,) = tournament.rounds[0].byes
    user = tournament.entrants[bye].user
    await forgotten(house, house.discord.world.people[user].name)
    assert tournament.entrants[bye].user is None
    assert str(user) not in (await act(house, "Konrad", tournament, "show")).text


async def test_an_organiser_who_is_forgotten_directs_no_more(house):
    tournament = await begun(house, ("Laura", "Clara"), rounds=1)
    await until(lambda: opened(tournament))
    await forgotten(house, "Konrad")
    assert tournament.organiser is None


async def test_a_tournament_that_cannot_be_read_at_once_is_read_before_it_changes(house, monkeypatch):
    async def refuse(*_):
        raise NotSaved("the database does not answer")

    _, tournament = await announced(house)
    await entered(house, "Laura")
    with monkeypatch.context() as patch:
        patch.setattr(house.app[Events].house.store, "load", refuse)
        assert "Done" in (await forgotten(house, "Laura")).text
    assert tournament.entrants[0].user is not None
    await entered(house, "Clara")
    assert tournament.entrants[0].user is None

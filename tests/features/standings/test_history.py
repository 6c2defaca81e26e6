"""Which finished games a history shows: only those of channels that the asker sees, unless they are the asker's own."""

from datetime import UTC, datetime

import pytest

from bot.features.standings.store.finished import Past, PastPage, PastSeat
from bot.features.standings.views import history
from bot.features.standings.views.history import HistoryQuery, history_message
from bot.games.catalog import GAMES
from bot.games.game import Mode
from bot.locales.words import words_for
from playground.world import VIEW_CHANNEL
from playground.world.guild import PRIVATE_THREAD
from tests.e2e.playing import play_out, started


async def play_in(house, person, channel):
    """Let somebody play a game against a computer player in a channel, to its end."""
    person.messages.clear()
    await person.go_to(str(channel.id))
    await person.slash("claro new", bots=1)
    await person.click("Start")
    await person.click("My hand")
    await play_out(house, person)


async def test_somebody_elses_history_leaves_out_channels_that_the_asker_cannot_see(house):
    guild = house.discord.world.guild
    laura, konrad = [await house.person(name) for name in ("Laura", "Konrad")]
    garden = await house.discord.service.add_channel(guild, "garden")
    hidden = await house.discord.service.add_channel(guild, "hidden")
    hidden.denied[int(konrad.id)] = VIEW_CHANNEL
    for place in (garden, hidden):
        await play_in(house, laura, place)
    await house.stop_bot()  # the playground tells what is denied in a channel when the bot connects
    await house.start_bot()
    await laura.go_to("cards")
    seen = {person: (await person.slash("my history", member=laura.id)).text for person in (konrad, laura)}
    assert [f"<#{place.id}>" in seen[konrad] for place in (garden, hidden)] == [True, False]
    assert [f"<#{place.id}>" in seen[laura] for place in (garden, hidden)] == [True, True]


async def test_a_history_leaves_out_private_threads(house):
    world = house.discord.world
    laura, konrad = [await house.person(name) for name in ("Laura", "Konrad")]
    parent = world.channels[int(laura.channel)]
    threads = house.discord.service.threads
    public = await threads.start(parent, "public", world.owner)
    private = await threads.start(parent, "private", world.owner, PRIVATE_THREAD)
    for user in (world.bot, world.people[int(laura.id)]):
        await threads.join(private, user)
    for place in (public, private):
        await play_in(house, laura, place)
    history = await konrad.slash("my history", everybody=True)
    assert [f"<#{place.id}>" in history.text for place in (public, private)] == [True, False]


async def test_a_history_leads_to_the_other_games(house):
    (laura,) = await started(house, "Laura", bots=1, rounds="1", game="africa")
    await play_out(house, laura)
    empty = await laura.slash("my history", game="claro")
    assert [*empty.enabled] == ["Stardust", "Star of Africa"]
    played = await laura.click("Star of Africa", on=empty)
    assert played.id == empty.id
    assert [*played.enabled] == ["Replay 1", "Review 1", "CLARO", "Stardust"]


@pytest.mark.parametrize(
    ("mode", "places", "said"),
    [
        (Mode.COMPETITIVE, (1, 2), "**1.** 🏆 🤖 Clara · **2.** 🤖 Noa"),
        (Mode.TEAMS, (1, 1), "**1.** 🏆 🤖 Clara · **1.** 🏆 🤖 Noa"),
        (Mode.COOPERATIVE, (1, 1), "🏆 🤖 Clara · 🏆 🤖 Noa"),
        (Mode.COOPERATIVE, (2, 2), "🤖 Clara · 🤖 Noa"),
    ],
)
def test_a_game_without_points_has_places_and_no_zeros(mode, places, said, monkeypatch):
    class Unscored(type(GAMES["claro"])):
        scored = False

    Unscored.mode = mode
    monkeypatch.setattr(history, "GAMES", {"claro": Unscored()})
    seats = [PastSeat(None, name, 0, place) for name, place in zip(("Clara", "Noa"), places, strict=True)]
    page = PastPage([Past(1, 20, datetime(2026, 5, 4, tzinfo=UTC), seats)], more=False)
    texts = history_message(words_for("en"), HistoryQuery("claro"), page).texts()
    assert [line for text in texts for line in text.splitlines() if "Clara" in line] == [said]

"""Ladders over the wire when something fails: permissions, the database, people who come and go."""

from datetime import timedelta

from bot.features.tournaments.feature import Events
from bot.features.tournaments.live.tournaments import Tournaments
from bot.features.tournaments.rules.entries import Drawn
from bot.features.tournaments.rules.tournament import Phase
from bot.store.engine.fence import NotSaved
from bot.store.journal.journal import Journal
from bot.tables.messages import live_message as kept
from playground.world.permissions import FOR_MEMBER, SEND_MESSAGES, VIEW_CHANNEL, Overwrite
from tests.features.tournaments.live.event import act, challenge, ladder_page, live, until
from tests.features.tournaments.live.test_ladders import (
    DAY,
    FOUR,
    challenged,
    climbing,
    ids,
    mentions,
    message_of,
    order,
    press,
)
from tests.features.tournaments.live.test_times import move_clock
from tests.patience import LONGEST_SECONDS


async def challenged_unheard(house, ladder):
    """Let Armin challenge Laura in another channel, while the bot may not write in the ladder's.

    :return: a message that Armin sees, and what lets the bot write again.
    """
    world, servers = house.discord.world, house.discord.service.servers
    channel, person = world.channels[ladder.channel], await house.person("Armin")
    garden = await house.discord.service.add_channel(world.guild, "garden")
    await person.go_to(str(garden.id))
    seen = await person.slash("help")
    await servers.overwrite(channel, Overwrite(world.bot.id, FOR_MEMBER, deny=SEND_MESSAGES))
    await challenge(house, person, (await house.person("Laura")).id)
    states = house.app[Events].house.challenges._states[ladder.id]
    await until(lambda: states[0].refusals > 0)
    return seen, lambda: servers.remove_overwrite(channel, world.bot.id)


async def test_nobody_loses_a_place_to_a_challenge_of_which_they_were_never_told(house):
    ladder = await climbing(house)
    laura, clara, armin, konrad = await ids(house, *FOUR)
    seen, _ = await challenged_unheard(house, ladder)
    await (await house.person("Armin")).send_custom_id(seen, f"ladder:{ladder.id}:ready:0")
    assert ladder.ladder.challenges[0].ready
    assert mentions(house, laura) == []
    move_clock(house, 8 * DAY)
    await until(lambda: not ladder.ladder.open)
    assert order(ladder) == [laura, clara, armin, konrad]


async def test_a_challenge_is_told_once_the_bot_may_write_again(house, monkeypatch):
    monkeypatch.setattr(kept, "REFUSED_SECONDS", 0.05)
    ladder = await climbing(house)
    laura = (await ids(house, "Laura"))[0]
    _, allow = await challenged_unheard(house, ladder)
    await allow()
    await until(lambda: ladder.ladder.challenges[0].message is not None)
    assert [each.id for each in mentions(house, laura)] == [ladder.ladder.challenges[0].message]


async def test_both_ready_before_the_deadline_play_even_if_the_database_fails_then(house, monkeypatch):
    ladder = await climbing(house, days=2)
    await challenged(house, ladder)
    move_clock(house, 2 * DAY - LONGEST_SECONDS)
    real, failed = Tournaments._write, []

    async def write(self, tournament, entries, fence):
        if any(isinstance(each, Drawn) for each in entries):
            failed.append(entries)
            raise NotSaved("draw")
        return await real(self, tournament, entries, fence)

    monkeypatch.setattr(Tournaments, "_write", write)
    await press(house, "Armin", ladder, "ready:0")
    await press(house, "Laura", ladder, "ready:0")
    await until(lambda: failed)
    monkeypatch.undo()
    move_clock(house, 2 * DAY + 60)
    await until(lambda: ladder.pairings or not ladder.ladder.open)
    assert ladder.pairings


def lose_answers(monkeypatch, writer, method):
    """Let the database take what is written, and only its answers be lost."""
    real = getattr(writer, method)

    async def lost(self, *arguments, **more):
        await real(self, *arguments, **more)
        raise NotSaved("the answer is lost")

    monkeypatch.setattr(writer, method, lost)


async def test_a_challenge_whose_confirmation_is_lost_is_told(house, monkeypatch):
    ladder = await climbing(house)
    laura = (await ids(house, "Laura"))[0]
    lose_answers(monkeypatch, Tournaments, "_write")
    await challenge(house, (await house.person("Armin")), str(laura))
    monkeypatch.undo()
    assert not ladder.ladder.challenges
    move_clock(house, 60)
    await until(lambda: ladder.ladder.challenges and ladder.ladder.challenges[0].message is not None)
    assert len(mentions(house, laura)) == 1


async def test_a_season_whose_confirmation_is_lost_goes_on(house, monkeypatch):
    ladder = await climbing(house, weeks=1)
    move_clock(house, 8 * DAY)
    await until(lambda: ladder.phase is Phase.OVER)
    lose_answers(monkeypatch, Journal, "open")
    await press(house, "Konrad", ladder, "next")
    monkeypatch.undo()
    assert "has begun already" in (await press(house, "Konrad", ladder, "next")).text
    move_clock(house, 8 * DAY + 60)
    tournaments = house.app[Events].house.tournaments
    await until(lambda: tournaments.live and tournaments.live[0].message is not None)
    (following,) = tournaments.live
    assert following.options.follows == ladder.id
    assert order(following) == order(ladder)


async def test_an_end_whose_confirmation_is_lost_is_the_end(house, monkeypatch):
    ladder = await climbing(house, weeks=1)
    lose_answers(monkeypatch, Tournaments, "_write")
    await act(house, "Konrad", ladder, "calloffsure")
    monkeypatch.undo()
    assert ladder.phase is Phase.RUNNING
    move_clock(house, 60)
    await until(lambda: ladder.phase is Phase.OVER)
    assert not house.app[Events].house.tournaments.live


async def test_who_has_lost_sight_of_the_channel_can_use_their_own_page(house):
    world, servers = house.discord.world, house.discord.service.servers
    ladder = await climbing(house)
    clara, armin = await house.person("Clara"), await house.person("Armin")
    garden = await house.discord.service.add_channel(world.guild, "garden")
    await clara.go_to(str(garden.id))
    await servers.overwrite(world.channels[ladder.channel], Overwrite(int(clara.id), FOR_MEMBER, deny=VIEW_CHANNEL))
    page = await clara.slash("tournament", mine=True)
    for label in [each for each in page.enabled if each != "Withdraw"]:
        answer = await clara.click(label, on=await clara.slash("tournament", mine=True))
        assert "no such tournament" not in answer.text, label
    await challenge(house, armin, clara.id)
    page = await clara.slash("tournament", mine=True)
    assert "Concede" in page.enabled
    for label in page.enabled:
        answer = await clara.click(label, on=await clara.slash("tournament", mine=True))
        assert "no such tournament" not in answer.text, label
    seen = await clara.slash("tournament", mine=True)
    asked = await clara.click("Concede", on=seen)
    await clara.click("Yes, concede", on=asked)
    assert order(ladder)[:3] == await ids(house, "Laura", "Armin", "Clara")
    answer = await clara.send_custom_id(seen, f"ladder:{ladder.id}:next")
    assert "no such tournament" in answer.text


async def test_who_was_disqualified_cannot_join_the_next_season(house):
    ladder = await climbing(house, weeks=1)
    konrad, laura = await house.person("Konrad"), await house.person("Laura")
    await act(house, "Konrad", ladder, "disqualify:0")
    await konrad.submit(reason="cheated")
    move_clock(house, 8 * DAY)
    await until(lambda: ladder.phase is Phase.OVER)
    said = await press(house, "Konrad", ladder, "next")
    assert "with 3 people" in said.text
    (following,) = house.app[Events].house.tournaments.live
    await until(lambda: following.message is not None)
    answer = await press(house, "Laura", following, "join")
    assert "disqualified" in answer.text
    assert "cheated" in (await ladder_page(house, laura)).text
    assert order(following) == await ids(house, "Clara", "Armin", "Konrad")
    await house.stop_bot()
    await house.start_bot()
    assert order(live(house, following.id)) == order(following)


async def test_a_first_ready_in_the_last_minute_takes_no_place(house):
    ladder = await climbing(house, days=2)
    before = order(ladder)
    challenge = await challenged(house, ladder)
    by = int((challenge.at + timedelta(days=1)).timestamp())
    assert f"by <t:{by}:f>" in (await message_of(house, "Clara", challenge)).text
    assert "24 hours or more" in (await press(house, "Clara", ladder, "about")).text
    move_clock(house, 2 * DAY - 30)
    await press(house, "Armin", ladder, "ready:0")
    move_clock(house, 2 * DAY + 60)
    await until(lambda: not ladder.ladder.open)
    assert order(ladder) == before

"""Ladders over the wire: whole challenges, deadlines, two presses at once, who leaves, the next season."""

import asyncio

import pytest

from bot.features.tournaments.feature import Events
from bot.features.tournaments.live.challenge_messages import ChallengeMessages
from bot.features.tournaments.live.crowding import MOST_LIVE_BY_ONE
from bot.features.tournaments.live.tournaments import Tournaments
from bot.features.tournaments.rules.entries import Ending, HowEnded, Why
from bot.features.tournaments.rules.tournament import Phase
from playground.world.permissions import KICK_MEMBERS
from tests.e2e.choosing import asks_to_be_forgotten, house_rules
from tests.features.tournaments.live.event import (
    EIGHT,
    FOUR,
    MANAGES,
    Robots,
    challenge,
    ladder_page,
    live,
    pings,
    until,
)
from tests.features.tournaments.live.test_times import move_clock

DAY = 24 * 60 * 60


async def climbing(house, names=FOUR, **options):
    """Let Konrad announce a ladder, and people join it in order; return it."""
    world = house.discord.world
    world.guild.permissions |= MANAGES
    people = {name: await house.person(name) for name in EIGHT}
    await house_rules(people["Konrad"], "africa", rounds="1")
    await people["Konrad"].slash("organise ladder", game="africa", **options)
    (ladder,) = [each for each in house.app[Events].house.tournaments.live if each.ladder is not None]
    for name in names:
        await press(house, name, ladder, "join")
    return ladder


async def press(house, name, ladder, deed):
    """Let somebody press a button of a ladder, or send a custom_id that they have made up."""
    person = await house.person(name)
    await person.until(lambda each: any(belongs(ladder, seen) for seen in each.messages.values()))
    seen = next(seen for seen in person.messages.values() if belongs(ladder, seen))
    return await person.send_custom_id(seen, f"ladder:{ladder.id}:{deed}")


def belongs(ladder, seen):
    """Return whether a message has buttons of a ladder."""
    return any(f"ladder:{ladder.id}:" in str(each) for each in seen.components())


async def challenged(house, ladder, one="Armin", other="Laura"):
    """Let somebody challenge somebody; return the challenge once its message is noted."""
    person, met = await house.person(one), await house.person(other)
    seen = await challenge(house, person, met.id)
    assert "You have challenged" in seen.text
    await until(lambda: ladder.ladder.challenges and ladder.ladder.challenges[-1].message is not None)
    return ladder.ladder.challenges[-1]


def order(ladder):
    """Return the people of a ladder, the first place first."""
    return [ladder.entrants[each].user for each in ladder.ladder.order]


async def ids(house, *names):
    return [int((await house.person(name)).id) for name in names]


def mentions(house, user):
    """Return the messages of the bot that have pinged somebody. One that only another person sees pings nobody."""
    world = house.discord.world
    ours = [each for each in world.messages.values() if each.author.id == world.bot.id and each.only_for is None]
    return [each for each in ours if user in each.mentions]


async def message_of(house, name, challenge):
    """Return the message of a challenge as somebody sees it."""
    person = await house.person(name)
    await person.until(lambda each: str(challenge.message) in each.messages)
    return person.messages[str(challenge.message)]


async def shows(house, name, challenge, text):
    """Wait until the message of a challenge says something."""
    person = await house.person(name)
    await person.until(lambda each: text in each.messages[str(challenge.message)].text)


async def test_a_whole_challenge(house):
    ladder = await climbing(house)
    laura, clara, armin, konrad = await ids(house, *FOUR)
    assert order(ladder) == [laura, clara, armin, konrad]
    challenge = await challenged(house, ladder)
    assert len(mentions(house, laura)) == 1
    seen = await message_of(house, "Laura", challenge)
    assert "Armin\u2069** challenges you for place **1**" in seen.text
    person = await house.person("Laura")
    answer = await person.click("Ready", on=seen)
    assert answer.ephemeral
    assert "You are ready until" in answer.text
    await until(lambda: len(mentions(house, armin)) == 1)
    await shows(house, "Clara", challenge, "Laura\u2069** is ready until")
    await press(house, "Armin", ladder, "ready:0")
    await until(lambda: bool(ladder.pairings) and ladder.pairings[0].table is not None)
    await shows(house, "Clara", challenge, "Your table")
    await Robots(house).play(lambda: ladder.pairings[0].over)
    assert challenge.how is HowEnded.PLAYED
    won = ladder.pairings[0].places == (1, 2)
    assert order(ladder) == ([armin, clara, laura, konrad] if won else [laura, clara, armin, konrad])
    await shows(house, "Clara", challenge, "takes place 1" if won else "keeps place 1")
    (channel,) = {channel for channel, _ in pings(house)} - {ladder.channel}
    assert {user for where, user in pings(house) if where == channel} == {laura, armin}
    assert ladder.phase is Phase.RUNNING


async def test_a_challenge_is_picked_from_a_list_of_those_within_reach(house):
    ladder = await climbing(house, reach=1)
    person = await house.person("Konrad")
    page = await press(house, "Konrad", ladder, "challenge")
    (options,) = [each["options"] for each in page.components() if "options" in each]
    assert [each["label"] for each in options] == ["3. \u2068Armin\u2069"]
    answer = await person.choose(f"ladder:{ladder.id}:pick:-", "2", on=page)
    assert "You have challenged" in answer.text
    assert "Take back" in answer.enabled
    answer = await person.click("Take back", on=answer)
    assert "Nothing has changed" in answer.text
    (challenge,) = ladder.ladder.challenges
    assert challenge.how is HowEnded.TAKEN_BACK
    await until(lambda: challenge.message is not None)
    await shows(house, "Laura", challenge, "took the challenge to")


async def test_who_concedes_is_asked_once_more(house):
    ladder = await climbing(house)
    challenge = await challenged(house, ladder, "Armin", "Clara")
    laura, clara, armin, konrad = await ids(house, *FOUR)
    person = await house.person("Clara")
    asked = await person.click("Concede", on=await message_of(house, "Clara", challenge))
    assert challenge.open
    await person.click("Yes, concede", on=asked)
    assert order(ladder) == [laura, armin, clara, konrad]
    await shows(house, "Laura", challenge, "conceded")
    assert "Ready" not in (await message_of(house, "Laura", challenge)).enabled


async def test_time_runs_out_also_over_a_restart(house):
    ladder = await climbing(house, days=2)
    laura, clara, armin, konrad = await ids(house, *FOUR)
    await challenged(house, ladder)
    await press(house, "Armin", ladder, "ready:0")
    await until(lambda: len(mentions(house, laura)) == 2)
    await house.stop_bot()
    await house.start_bot()
    again = live(house, ladder.id)
    assert again is not ladder
    move_clock(house, 2 * DAY + 60)
    await until(lambda: not again.ladder.open)
    assert again.ladder.challenges[0].how is HowEnded.UNANSWERED
    assert order(again) == [armin, clara, laura, konrad]
    await shows(house, "Clara", again.ladder.challenges[0], "never answered")
    assert len(mentions(house, laura)) == 1  # an edited message names her without a mention


async def test_two_presses_at_once_make_one_challenge(house):
    ladder = await climbing(house)
    armin, konrad, laura = [await house.person(name) for name in ("Armin", "Konrad", "Laura")]
    answers = await asyncio.gather(
        *(challenge(house, each, laura.id) for each in (armin, konrad, armin, konrad)),
    )
    assert sum("You have challenged" in each.text for each in answers) == 1
    assert len(ladder.ladder.challenges) == 1
    await until(lambda: ladder.ladder.challenges[0].message is not None)
    assert len(mentions(house, int(laura.id))) == 1
    both = [press(house, name, ladder, "ready:0") for name in ("Laura", "Laura")]
    await asyncio.gather(*both)
    assert len(ladder.ladder.challenges[0].ready) == 1


@pytest.mark.parametrize("posted", [False, True])
async def test_a_kill_before_a_challenge_is_told_or_noted_tells_it_once(house, monkeypatch, posted):
    ladder = await climbing(house)
    laura = (await ids(house, "Laura"))[0]
    killed = asyncio.Event()

    async def kill(*_, **__):
        killed.set()
        raise asyncio.CancelledError

    real = Tournaments.do

    async def do(self, tournament, command, *arguments, **more):
        """Note everything but the message, as if the process had ended when it was posted."""
        return await (kill() if command.__name__ == "told" else real(self, tournament, command, *arguments, **more))

    monkeypatch.setattr(*((Tournaments, "do", do) if posted else (ChallengeMessages, "_post", kill)))
    await challenge(house, (await house.person("Armin")), laura)
    await killed.wait()
    await house.stop_bot()
    assert len(mentions(house, laura)) == posted
    monkeypatch.undo()
    await house.start_bot()
    again = live(house, ladder.id)
    await until(lambda: again.ladder.challenges[0].message is not None)
    assert [each.id for each in mentions(house, laura)] == [again.ladder.challenges[0].message]


async def test_who_withdraws_is_asked_and_told_what_it_costs(house):
    ladder = await climbing(house)
    challenge = await challenged(house, ladder)
    laura = await house.person("Laura")
    page = await ladder_page(house, laura)
    asked = await laura.click("Withdraw", on=page)
    assert "You lose your place" in asked.text
    await laura.click("Yes, withdraw", on=asked)
    assert order(ladder) == await ids(house, "Clara", "Armin", "Konrad")
    await shows(house, "Clara", challenge, "one of them has left")
    back = await press(house, "Laura", ladder, "join")
    assert "Your place: **4** of 4" in back.text


async def test_who_has_left_the_server_is_noticed_when_challenged(house):
    house.discord.world.guild.permissions |= KICK_MEMBERS
    ladder = await climbing(house)
    konrad, laura = await house.person("Konrad"), await house.person("Laura")
    page = await press(house, "Konrad", ladder, "challenge")
    await konrad.request("DELETE", f"/guilds/{house.discord.world.guild.id}/members/{laura.id}")
    answer = await konrad.choose(f"ladder:{ladder.id}:pick:-", "0", on=page)
    assert "has left the server" in answer.text
    assert ladder.entrants[0].out is Why.LEFT_SERVER
    assert order(ladder) == await ids(house, "Clara", "Armin", "Konrad")


async def test_forged_and_late_buttons_are_refused(house):
    ladder = await climbing(house)
    await challenged(house, ladder)
    for name, deed, said in (
        ("Clara", "ready:0", "not your challenge"),
        ("Clara", "concedesure:0", "not your challenge"),
        ("Armin", "concedesure:0", "Only the person who was challenged"),
        ("Laura", "takeback:0", "Only the challenger"),
        ("Laura", "ready:7", "no such challenge"),
        ("Armin", "challenge", "open challenge already"),
        ("Clara", "pick:0", "has an open challenge already"),
        ("Clara", "pick:9", "Nobody like that"),
        ("Dora", "challenge", "You do not stand on this ladder yet"),
        ("Clara", "ready", ""),
        ("Clara", "ready:x", ""),
        ("Clara", "nothing", ""),
        ("Konrad", "next", "The next season begins when"),
    ):
        answer = await press(house, name, ladder, deed)
        assert answer.ephemeral
        assert said in answer.text, (name, deed, answer.text)
    assert ladder.ladder.challenges[0].ready == {}
    armin = await house.person("Armin")
    tournament = await armin.send_custom_id(next(iter(armin.messages.values())), "ladder:999:me:0")
    assert "no such tournament" in tournament.text


async def test_a_season_ends_and_the_next_one_begins_once_with_the_same_people(house):
    ladder = await climbing(house, weeks=1, title="Summer")
    laura, clara, armin, konrad = await ids(house, *FOUR)
    await challenged(house, ladder, "Armin", "Clara")
    await press(house, "Clara", ladder, "concedesure:0")
    move_clock(house, 8 * DAY)
    await until(lambda: ladder.phase is Phase.OVER)
    assert ladder.ending is Ending.FINISHED
    person = await house.person("Konrad")
    await person.until(lambda each: any("at the end of the season" in seen.text for seen in each.messages.values()))
    await person.until(lambda each: any("Whole order" in seen.enabled for seen in each.messages.values()))
    over = next(seen for seen in person.messages.values() if "Whole order" in seen.enabled)
    assert "New season" in (await person.click("⋯", on=over)).enabled
    before = len(mentions(house, laura))
    answers = await asyncio.gather(press(house, "Konrad", ladder, "next"), press(house, "Laura", ladder, "next"))
    assert sorted("has begun in" in each.text for each in answers) == [False, True]
    (following,) = house.app[Events].house.tournaments.live
    assert following.options.follows == ladder.id
    assert following.options.title == "Summer"
    assert order(following) == [laura, armin, clara, konrad]
    await until(lambda: following.message is not None)
    assert len(mentions(house, laura)) == before
    again = await press(house, "Konrad", ladder, "next")
    assert "has begun already" in again.text


async def test_who_begins_a_season_organises_it_and_the_former_organiser_directs(house):
    ladder = await climbing(house, weeks=1)
    konrad, laura = await ids(house, "Konrad", "Laura")
    tournaments = house.app[Events].house.tournaments
    for _ in range(MOST_LIVE_BY_ONE - 1):
        await (await house.person("Konrad")).slash("organise ladder", game="africa")
    move_clock(house, 8 * DAY)
    await until(lambda: ladder.phase is Phase.OVER)
    await (await house.person("Konrad")).slash("organise ladder", game="africa")  # he has as many as one person may
    assert "has begun in" in (await press(house, "Laura", ladder, "next")).text
    (following,) = [each for each in tournaments.live if each.options.follows == ladder.id]
    assert following.organiser == laura
    assert following.directs(konrad)


async def test_who_forgets_themselves_is_taken_out(house):
    ladder = await climbing(house)
    challenge = await challenged(house, ladder)
    laura = await house.person("Laura")
    seen = await asks_to_be_forgotten(laura)
    sure = next(label for label in seen.enabled if label != "No")
    await laura.click(sure, on=seen)
    await until(lambda: len(order(ladder)) == 3)
    assert ladder.entrants[0].out is Why.FORGOTTEN
    await shows(house, "Clara", challenge, "one of them has left")
    assert laura.id not in (await message_of(house, "Clara", challenge)).text


async def test_who_does_not_come_to_the_table_only_loses(house):
    ladder = await climbing(house)
    laura, clara, armin, konrad = await ids(house, *FOUR)
    await challenged(house, ladder)
    await press(house, "Laura", ladder, "ready:0")
    await press(house, "Armin", ladder, "ready:0")
    await Robots(house, absent=[laura]).play(lambda: bool(ladder.pairings) and ladder.pairings[0].over)
    assert ladder.pairings[0].absent == (0,)
    assert order(ladder) == [armin, clara, laura, konrad]
    assert all(each.out is None for each in ladder.entrants)

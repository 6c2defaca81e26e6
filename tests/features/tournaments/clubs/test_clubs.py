"""Clubs over the wire: founding, joining, keeping, ending, and what is refused."""

import asyncio

from bot.features.tournaments.feature import Events
from bot.interactions import answers
from playground.traffic.faults import Fault
from tests.features.tournaments.clubs.evening import allowed, clubs, founded, new_role, standing, take_role
from tests.features.tournaments.live.event import until
from tests.features.tournaments.live.test_forgetting import forgotten


async def page(people, name, club):
    return await people[name].slash("club", club=club)


async def test_a_club_is_founded_by_who_may_manage_the_server_and_shown_to_the_asker_alone(house):
    people = await allowed(house, "Laura")
    seen = await people["Laura"].slash("organise club", name="Night Owls")
    assert seen.ephemeral
    assert "Night Owls" in seen.text
    assert "1 member" in seen.text
    assert len(await clubs(house)) == 1


async def test_somebody_new_finds_a_club_without_knowing_its_name(house):
    people = await allowed(house, "Laura")
    await founded(house, people, "Night Owls", "Laura")
    foxes = await founded(house, people, "Foxes", "Laura")
    seen = await people["Clara"].slash("club")
    assert seen.ephemeral
    assert "Night Owls" in seen.text
    assert "Foxes" in seen.text
    page = await people["Clara"].choose("club:0:pick:-", str(foxes), on=seen)
    assert "Foxes" in page.text
    assert "Night Owls" not in page.text
    await people["Clara"].click("Ask to join", on=page)
    assert await standing(house, foxes) == {"Laura": "member", "Clara": "asked"}
    listed = await people["Clara"].click("All clubs", on=page)
    assert "you have asked to join" in listed.text
    assert "no such club" in (await people["Clara"].send_custom_id(listed, "club:0:pick:999")).text


async def test_a_club_of_a_role_leads_to_its_leaderboard_and_to_the_other_clubs(house):
    people = await allowed(house, "Laura")
    role = await new_role(house, "Birds", "Laura")
    await people["Laura"].slash("organise club", name="Birds", role=role.id)
    seen = await page(people, "Clara", "Birds")
    assert "All clubs" in seen.enabled
    listed = next(each["custom_id"] for each in seen.components() if "leaderboard:" in str(each.get("custom_id")))
    assert "CLARO · leaderboard" in (await people["Clara"].choose(listed, "claro", on=seen)).text


async def test_a_name_that_shows_nothing_is_refused(house):
    people = await allowed(house, "Laura")
    for name in (" ", "\u200b\u200b", "\u3164", "\u202e"):
        assert "shows nothing" in (await people["Laura"].slash("organise club", name=name)).text, ascii(name)
    assert await clubs(house) == []


async def test_two_clubs_never_look_the_same(house):
    people = await allowed(house, "Laura", "Berta")
    await people["Laura"].slash("organise club", name="Night Owls")
    for name in (
        "Night Owls\u3164",
        "\u2800Night\u2800Owls",
        "Ni\u034fght Owls",
        "Night Owls\ufe0f",
        "Night\u200d Owls",
    ):
        assert "already a club" in (await people["Berta"].slash("organise club", name=name)).text, ascii(name)
    assert len(await clubs(house)) == 1


async def test_a_name_is_shown_as_it_is_and_mentions_nobody(house):
    people = await allowed(house, "Laura")
    seen = await people["Laura"].slash("organise club", name="**@everyone** <@1> [x](y)")
    assert "\\*\\*" in seen.text
    assert "@everyone" not in seen.text
    assert not seen.data["mention_everyone"]


async def test_names_are_completed(house):
    people = await allowed(house, "Laura")
    for name in ("Night Owls", "Foxes"):
        await people["Laura"].slash("organise club", name=name)
    choices = await people["Clara"].complete("club", "club", club="OWL")
    assert [each["value"] for each in choices] == ["Night Owls"]
    choices = await people["Clara"].complete("club", "against", against="", game="claro", tables=1)
    assert len(choices) == 2


async def test_who_is_invited_is_pinged_once_and_is_in_only_after_having_agreed(house):
    people = await allowed(house, "Laura")
    club = await founded(house, people, "Owls", "Laura")
    await people["Laura"].click("Invite", on=await page(people, "Laura", "Owls"))
    seen = await people["Laura"].submit(chosen=[people["Clara"].id, people["Armin"].id])
    assert not seen.ephemeral
    message = house.discord.world.messages[int(seen.id)]
    assert set(message.mentions) == {int(people["Clara"].id), int(people["Armin"].id)}
    assert await standing(house, club) == {"Laura": "member", "Clara": "invited", "Armin": "invited"}
    assert "not invited" in (await people["Berta"].send_custom_id(seen, f"club:{club}:accept")).text
    await people["Clara"].send_custom_id(seen, f"club:{club}:accept")
    assert "Join" in people["Laura"].messages[seen.id].enabled
    await people["Armin"].send_custom_id(seen, f"club:{club}:decline")
    await people["Laura"].until(lambda each: "Everybody has answered" in each.messages[seen.id].text)
    assert "Join" not in people["Laura"].messages[seen.id].enabled
    assert await standing(house, club) == {"Laura": "member", "Clara": "member"}
    assert "already a member" in (await people["Clara"].send_custom_id(seen, f"club:{club}:accept")).text


async def test_an_invitation_that_could_not_be_posted_can_be_sent_again(house, monkeypatch):
    people = await allowed(house, "Laura")
    club = await founded(house, people, "Owls", "Laura", "Clara")
    invited = [people["Berta"].id, people["Armin"].id]
    await people["Armin"].click("Ask to join", on=await page(people, "Armin", "Owls"))
    await people["Laura"].click("Invite", on=await page(people, "Laura", "Owls"))
    with monkeypatch.context() as hurried:
        hurried.setattr(answers, "FIRST_ANSWER_SECONDS", 0.0)  # as if the three seconds were over
        house.discord.faults.strike(Fault.RESET_BEFORE, on="/callback")
        answer = await people["Laura"].submit(chosen=invited)
    assert answer.ephemeral
    assert "invites" not in answer.text
    assert await standing(house, club) == {"Laura": "member", "Clara": "member", "Armin": "member"}
    await people["Laura"].click("Invite", on=await page(people, "Laura", "Owls"))
    seen = await people["Laura"].submit(chosen=invited)
    assert int(people["Berta"].id) in house.discord.world.messages[int(seen.id)].mentions
    assert (await standing(house, club))["Berta"] == "invited"


async def test_people_ask_leave_and_are_removed(house):
    people = await allowed(house, "Laura")
    club = await founded(house, people, "Owls", "Laura", "Clara", "Armin")
    assert "3 members" in (await page(people, "Berta", "Owls")).text
    await people["Clara"].click("Leave", on=await page(people, "Clara", "Owls"))
    assert "Clara" not in await standing(house, club)
    await people["Laura"].click("Remove", on=await page(people, "Laura", "Owls"))
    await people["Laura"].submit(chosen=[people["Armin"].id])
    assert await standing(house, club) == {"Laura": "member"}


def told(house, club):
    """Return the messages that tell of requests to join a club, and whom each pings."""
    world = house.discord.world
    ours = [each for each in world.messages.values() if "asks to join the club" in str(each.components)]
    return {str(each.id): {int(user) for user in each.mentions} for each in ours}


async def asks(people, name, club="Owls"):
    await people[name].click("Ask to join", on=await page(people, name, club))


async def test_a_request_to_join_reaches_the_keepers_and_names_nobody_to_others(house):
    people = await allowed(house, "Laura")
    club = await founded(house, people, "Owls", "Laura")
    laura, clara = people["Laura"], people["Clara"]
    await asks(people, "Clara")
    await laura.until(lambda each: told(house, club))
    ((message, pinged),) = told(house, club).items()
    assert pinged == {int(laura.id)}
    await laura.until(lambda each: message in each.messages)
    seen = laura.messages[message]
    assert not seen.ephemeral
    assert "Clara" not in seen.text
    assert clara.id not in str(house.discord.world.messages[int(message)].components)
    assert list(seen.buttons) == ["The club"]
    own = await laura.click("The club", on=seen)
    assert own.ephemeral
    assert "are members" in (await laura.choose(f"club:{club}:letin:-", clara.id, on=own)).text
    assert await standing(house, club) == {"Laura": "member", "Clara": "member"}


async def test_a_declined_request_is_over_and_takes_no_member_out(house):
    people = await allowed(house, "Laura")
    club = await founded(house, people, "Owls", "Laura")
    laura, clara = people["Laura"], people["Clara"]
    await asks(people, "Clara")
    seen = await page(people, "Laura", "Owls")
    assert "you have declined" in (await laura.choose(f"club:{club}:turndown:-", clara.id, on=seen)).text
    assert await standing(house, club) == {"Laura": "member"}
    await asks(people, "Clara")
    await laura.send_custom_id(seen, f"club:{club}:letin:{clara.id}")
    assert "not asked" in (await laura.send_custom_id(seen, f"club:{club}:turndown:{clara.id}")).text
    assert await standing(house, club) == {"Laura": "member", "Clara": "member"}


async def test_the_buttons_of_a_request_of_an_earlier_version_go_on(house):
    people = await allowed(house, "Laura")
    club = await founded(house, people, "Owls", "Laura")
    await asks(people, "Clara")
    await people["Laura"].until(lambda each: told(house, club))
    (message,) = told(house, club)
    await people["Laura"].until(lambda each: message in each.messages)
    seen = people["Laura"].messages[message]
    for deed in ("letin", "turndown"):
        stranger = await people["Berta"].send_custom_id(seen, f"club:{club}:{deed}:{people['Clara'].id}")
        assert "Only keepers" in stranger.text
    answer = await people["Laura"].send_custom_id(seen, f"club:{club}:letin:{people['Clara'].id}")
    assert "are members" in answer.text


async def test_who_asks_again_and_again_pings_the_keepers_once(house):
    people = await allowed(house, "Laura")
    club = await founded(house, people, "Owls", "Laura")
    for _ in range(4):
        await asks(people, "Clara")
        await people["Clara"].click("Take my request back", on=await page(people, "Clara", "Owls"))
    assert list(told(house, club).values()) == [{int(people["Laura"].id)}]
    await asks(people, "Armin")
    await people["Laura"].until(lambda each: len(told(house, club)) == 2)
    assert sorted(map(len, told(house, club).values())) == [0, 1]  # once a day, they hear of it


async def test_keepers_are_chosen_by_the_founder_and_keep_the_club(house):
    people = await allowed(house, "Laura")
    club = await founded(house, people, "Owls", "Laura", "Clara")
    await people["Laura"].click("Choose keepers", on=await page(people, "Laura", "Owls"))
    seen = await people["Laura"].submit(chosen=[people["Clara"].id])
    assert "Keepers: \u2068Laura\u2069 and \u2068Clara\u2069" in seen.text
    await people["Armin"].click("Ask to join", on=await page(people, "Armin", "Owls"))
    seen = await page(people, "Clara", "Owls")
    assert "Choose keepers" not in seen.enabled
    await people["Clara"].choose(f"club:{club}:letin:-", people["Armin"].id, on=seen)
    assert (await standing(house, club))["Armin"] == "member"


async def test_forged_custom_ids_change_nothing(house):
    people = await allowed(house, "Laura")
    club = await founded(house, people, "Owls", "Laura", "Clara")
    seen = await page(people, "Berta", "Owls")
    before = await standing(house, club)
    for deed in ("endsure", "list", "remove", "invite", "keepers", "role", f"letin:{people['Berta'].id}"):
        assert "Only keepers" in (await people["Berta"].send_custom_id(seen, f"club:{club}:{deed}")).text
    for forged in ("letin", "letin:x", "show", "show:-1", "join:1", "x", "endsure:1"):
        answer = await people["Berta"].send_custom_id(seen, f"club:{club}:{forged}")
        assert "went wrong" not in answer.text
    for other in (club + 1, 2**63 - 1):
        assert "no such club" in (await people["Berta"].send_custom_id(seen, f"club:{other}:join")).text
    assert await standing(house, club) == before
    assert len(await clubs(house)) == 1


async def test_who_has_the_role_counts_once_they_have_used_the_bot(house):
    people = await allowed(house, "Laura")
    role = await new_role(house, "Owls", "Clara", "Armin")
    seen = await people["Laura"].slash("organise club", name="Owls", role=str(role.id))
    assert f"<@&{role.id}>" in seen.text
    (club,) = await clubs(house)
    assert await standing(house, club.id) == {}
    await people["Clara"].slash("help")
    await until(lambda: house.app[Events].roles._noted.get((club.guild, int(people["Clara"].id)), ((),))[0])
    assert await standing(house, club.id) == {"Clara": "member"}
    await take_role(house, role, "Clara")
    seen = await page(people, "Clara", "Owls")
    assert await standing(house, club.id) == {}
    assert "Everybody with the role" in (await people["Clara"].send_custom_id(seen, f"club:{club.id}:join")).text


async def test_what_was_read_before_a_club_was_founded_is_not_remembered_after_it(house, monkeypatch):
    people = await allowed(house, "Laura")
    role, rosters = await new_role(house, "Owls", "Clara"), house.app[Events].roles
    read, founded_meanwhile, all_clubs = asyncio.Event(), asyncio.Event(), rosters.store.all

    async def slow_once(guild):
        monkeypatch.undo()
        found = await all_clubs(guild)
        read.set()
        await founded_meanwhile.wait()
        return found

    monkeypatch.setattr(rosters.store, "all", slow_once)
    await people["Clara"].slash("help")
    await read.wait()
    await people["Laura"].slash("organise club", name="Owls", role=str(role.id))
    founded_meanwhile.set()
    await rosters.settle()
    await people["Clara"].slash("help")
    await rosters.settle()
    (club,) = await clubs(house)
    assert await standing(house, club.id) == {"Clara": "member"}


async def test_a_club_whose_role_is_deleted_says_so_and_becomes_a_list(house):
    people = await allowed(house, "Laura")
    role = await new_role(house, "Owls", "Clara")
    await people["Laura"].slash("organise club", name="Owls", role=str(role.id))
    (club,) = await clubs(house)
    await page(people, "Clara", "Owls")
    seen = await page(people, "Laura", "Owls")
    assert "exists" in (await people["Laura"].send_custom_id(seen, f"club:{club.id}:list")).text
    await house.discord.service.servers.delete_role(house.discord.world.guild, role)
    seen = await page(people, "Laura", "Owls")
    assert "has been deleted" in seen.text
    await people["Laura"].click("Make it a list", on=seen)
    (club,) = await clubs(house)
    assert club.role is None
    assert set((await standing(house, club.id)).values()) <= {"invited"}


async def test_a_club_whose_role_is_deleted_gets_another(house):
    people = await allowed(house, "Laura")
    role = await new_role(house, "Owls", "Clara")
    await people["Laura"].slash("organise club", name="Owls", role=str(role.id))
    other = await new_role(house, "Night Owls", "Armin")
    await house.discord.service.servers.delete_role(house.discord.world.guild, role)
    await people["Laura"].click("Another role", on=await page(people, "Laura", "Owls"))
    assert f"<@&{other.id}>" in (await people["Laura"].submit(chosen=[str(other.id)])).text
    (club,) = await clubs(house)
    await page(people, "Armin", "Owls")
    assert await standing(house, club.id) == {"Armin": "member"}


async def test_a_club_is_ended_after_a_question(house):
    people = await allowed(house, "Laura")
    club = await founded(house, people, "Owls", "Laura", "Clara")
    before = await page(people, "Clara", "Owls")
    assert "Only keepers" in (await people["Clara"].send_custom_id(before, f"club:{club}:end")).text
    seen = await people["Laura"].click("End the club…", on=await page(people, "Laura", "Owls"))
    assert "for good" in seen.text
    assert len(await clubs(house)) == 1
    await people["Laura"].click("Yes, end it", on=seen)
    assert await clubs(house) == []
    assert "no such club" in (await people["Clara"].send_custom_id(before, f"club:{club}:join")).text


async def test_who_is_forgotten_is_in_no_club(house):
    people = await allowed(house, "Laura")
    club = await founded(house, people, "Owls", "Laura", "Clara")
    await forgotten(house, "Clara")
    assert await standing(house, club) == {"Laura": "member"}
    await forgotten(house, "Laura")
    assert "Nobody keeps" in (await page(people, "Armin", "Owls")).text


async def test_which_club_is_meant_is_asked_if_several_could_be(house):
    people = await allowed(house, "Laura", "Berta")
    await founded(house, people, "Owls", "Laura")
    assert "Owls" in (await people["Clara"].slash("club")).text
    await founded(house, people, "Foxes", "Berta")
    assert "Foxes" in (await people["Berta"].slash("club")).text
    assert "Clubs of this server" in (await people["Clara"].slash("club")).text
    assert "no such club" in (await people["Clara"].slash("club", club="Bears")).text


async def test_a_clubs_leaderboard_has_its_members_only(house):
    people = await allowed(house, "Laura")
    club = await founded(house, people, "Owls", "Laura", "Clara")
    shown = await page(people, "Clara", "Owls")
    seen = await people["Clara"].send_custom_id(shown, f"leaderboard:claro:stars:all:server:0:club-{club}")
    assert "\u2068Owls\u2069" in seen.text
    turned = await people["Clara"].click("Everybody", on=seen)
    assert "Owls" not in turned.text
    back = await people["Clara"].send_custom_id(seen, f"leaderboard:claro:stars:all:server:0:club-{club}")
    assert "Owls" in back.text
    forged = await people["Clara"].send_custom_id(seen, f"leaderboard:claro:stars:all:server:0:club-{club + 1}")
    assert "no such club" in forged.text

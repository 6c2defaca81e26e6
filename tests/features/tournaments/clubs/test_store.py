"""Clubs in the database: who is in one and how, two changes at once, and what is deleted: on SQLite and PostgreSQL."""

import asyncio
from datetime import UTC, datetime, timedelta
from functools import partial

import pytest

from bot.features.people.store.privacy import Privacy
from bot.features.tournaments.clubs import rules as deciding
from bot.features.tournaments.clubs.rules import (
    INVITED_AGAIN_AFTER,
    MOST_CLUBS,
    MOST_KEEPERS,
    MOST_TOLD,
    TOLD_AGAIN_AFTER,
    Standing,
)
from bot.features.tournaments.clubs.store import ClubStore
from bot.games.refused import Refused
from bot.store.spent import is_spent, note_spent
from tests.features.tournaments.rules.events import NOW

LAURA, CLARA, ARMIN, KONRAD = range(2**60 + 1, 2**60 + 5)
ROLE = 2**61


@pytest.fixture
def store(engine):
    return ClubStore(engine)


async def owls(store, role=None, name="Owls"):
    return await store.found(10, name, role, LAURA, NOW)


async def refused(awaitable):
    with pytest.raises(Refused) as caught:
        await awaitable
    return caught.value.code


def change(store, club, decision, *arguments, users=(), **more):
    """Decide something in a club."""
    about = users or [each for each in arguments if isinstance(each, int)]
    return store.change(10, club.id, about, lambda roll: decision(roll, NOW, *arguments, **more))


async def standings(store, club):
    return {each.user: each.standing.value for each in await store.people(club)}


async def test_a_club_is_found_by_its_name_whatever_its_capitals(store):
    club = await store.found(10, "Straße", None, LAURA, NOW)
    assert await store.named(10, "STRASSE") == club
    assert await store.of(10, club.id) == club
    assert await refused(store.named(11, "Straße")) == "unknown_club"
    assert await refused(store.of(11, club.id)) == "unknown_club"


async def test_a_server_has_one_club_of_a_name(store):
    await owls(store)
    assert await refused(owls(store, name="OWLS")) == "club_name_taken"
    assert (await store.found(11, "owls", None, LAURA, NOW)).guild == 11


async def test_of_two_who_found_a_club_of_one_name_at_once_one_does(store):
    found = await asyncio.gather(owls(store), owls(store, name="oWLS"), return_exceptions=True)
    assert sorted(getattr(each, "code", "founded") for each in found) == ["club_name_taken", "founded"]


async def test_a_server_has_so_many_clubs(store):
    for number in range(MOST_CLUBS):
        await owls(store, name=f"Club {number}")
    assert await refused(owls(store)) == "too_many_clubs"
    assert len(await store.all(10)) == MOST_CLUBS


async def test_nobody_is_in_a_list_without_having_agreed(store):
    club = await owls(store)
    assert await standings(store, club) == {LAURA: "member"}
    await change(store, club, deciding.invite, [CLARA], users=[LAURA, CLARA])
    await change(store, club, deciding.join, ARMIN)
    assert await standings(store, club) == {LAURA: "member", CLARA: "invited", ARMIN: "asked"}
    await change(store, club, deciding.accept, CLARA)
    await change(store, club, deciding.answer_request, ARMIN, Standing.MEMBER)
    assert set((await standings(store, club)).values()) == {"member"}


async def test_an_invitation_to_who_has_asked_is_an_answer(store):
    club = await owls(store)
    await change(store, club, deciding.join, ARMIN)
    await change(store, club, deciding.invite, [ARMIN], users=[LAURA, ARMIN])
    assert (await standings(store, club))[ARMIN] == "member"


@pytest.mark.parametrize(
    ("decision", "arguments", "code"),
    [
        (deciding.join, (LAURA,), "club_member_already"),
        (deciding.accept, (LAURA,), "club_member_already"),
        (deciding.accept, (CLARA,), "club_not_invited"),
        (deciding.decline, (CLARA,), "club_not_invited"),
        (deciding.leave, (CLARA,), "not_in_club"),
        (deciding.answer_request, (ARMIN, Standing.MEMBER), "club_not_asked"),
        (deciding.invite, ([LAURA],), "club_invited_already"),
        (deciding.remove, ([ARMIN],), "club_nobody_removed"),
    ],
)
async def test_what_is_refused_changes_nothing(store, decision, arguments, code):
    club = await owls(store)
    assert await refused(change(store, club, decision, *arguments, users=[LAURA, CLARA, ARMIN])) == code
    assert await standings(store, club) == {LAURA: "member"}


async def test_who_asks_twice_is_told_so(store):
    club = await owls(store)
    asked = await asyncio.gather(*(change(store, club, deciding.join, ARMIN) for _ in range(2)), return_exceptions=True)
    assert sorted(getattr(each, "code", "asked") for each in asked) == ["asked", "club_asked_already"]


async def test_of_two_who_join_at_once_both_are_in(store):
    club = await owls(store)
    await change(store, club, deciding.invite, [CLARA, ARMIN], users=[LAURA, CLARA, ARMIN])
    await asyncio.gather(*(change(store, club, deciding.accept, user) for user in (CLARA, ARMIN)))
    assert set((await standings(store, club)).values()) == {"member"}


async def test_the_founder_chooses_keepers_and_who_manages_the_server_does(store):
    club = await owls(store)
    choose = partial(change, store, club, deciding.choose_keepers)
    await choose(LAURA, [CLARA], users=[CLARA], manages=False)
    assert await refused(choose(CLARA, [ARMIN], users=[ARMIN], manages=False)) == "not_club_founder"
    await choose(KONRAD, [ARMIN], users=[ARMIN], manages=True)
    assert [(each.user, each.standing) for each in await store.people(club) if each.keeper] == [
        (ARMIN, Standing.OUTSIDE)
    ]
    many = [2**60 + 100 + each for each in range(MOST_KEEPERS + 1)]
    assert await refused(choose(LAURA, many, users=many, manages=False)) == "too_many_keepers"


async def test_a_keeper_who_leaves_keeps_it_no_more(store):
    club = await owls(store)
    await change(store, club, deciding.choose_keepers, LAURA, [CLARA], users=[CLARA], manages=False)
    await change(store, club, deciding.join, CLARA)
    assert (await standings(store, club))[CLARA] == "member"
    await change(store, club, deciding.leave, CLARA)
    assert CLARA not in await standings(store, club)


# Clubs with a role


async def test_who_has_the_role_is_noted_and_taken_back(store):
    club = await owls(store, ROLE)
    assert await standings(store, club) == {}
    await store.note(10, CLARA, [club.id], [club.id], NOW)
    assert await standings(store, club) == {CLARA: "member"}
    await store.note(10, CLARA, [], [club.id], NOW)
    assert await standings(store, club) == {}


async def test_a_keeper_without_the_role_stays_a_keeper(store):
    club = await owls(store, ROLE)
    await change(store, club, deciding.choose_keepers, LAURA, [CLARA], users=[CLARA], manages=False)
    for wanted in ([club.id], []):
        await store.note(10, CLARA, wanted, [club.id], NOW)
    (clara,) = await store.people(club)
    assert (clara.keeper, clara.standing) == (True, Standing.OUTSIDE)


async def test_nobody_joins_or_leaves_a_club_with_a_role_by_a_button(store):
    club = await owls(store, ROLE)
    for decision, arguments in (
        (deciding.join, (CLARA,)),
        (deciding.leave, (CLARA,)),
        (deciding.invite, ([CLARA],)),
        (deciding.remove, ([CLARA],)),
    ):
        assert await refused(change(store, club, decision, *arguments, users=[LAURA, CLARA])) == "club_has_role"


async def test_a_list_is_not_changed_by_roles(store):
    club = await owls(store)
    await store.note(10, LAURA, [], [], NOW)
    await store.note(10, CLARA, [club.id], [club.id], NOW)  # it has become a list meanwhile
    assert await standings(store, club) == {LAURA: "member"}


async def test_whoever_had_the_role_of_what_becomes_a_list_is_invited(store):
    club = await owls(store, ROLE)
    await store.note(10, CLARA, [club.id], [club.id], NOW)
    await store.make_list(club)
    assert await standings(store, club) == {CLARA: "invited"}
    assert (await store.of(10, club.id)).role is None


async def test_a_list_that_gets_a_role_is_emptied_but_for_its_keepers(store):
    club = await owls(store)
    await change(store, club, deciding.choose_keepers, LAURA, [CLARA], users=[CLARA], manages=False)
    await change(store, club, deciding.join, CLARA)
    await store.give_role(club, ROLE)
    assert await standings(store, club) == {CLARA: "outside"}
    assert (await store.of(10, club.id)).role == ROLE


# What is deleted


async def test_an_ended_club_is_gone_and_its_name_is_free(store):
    club = await owls(store)
    await store.end(club)
    assert await store.people(club) == []
    assert await refused(store.end(club)) == "unknown_club"
    assert await refused(change(store, club, deciding.join, CLARA)) == "unknown_club"
    await owls(store)


async def test_a_forgotten_founder_leaves_a_club_that_others_keep(store, engine):
    club = await owls(store)
    await change(store, club, deciding.choose_keepers, LAURA, [CLARA], users=[CLARA], manages=False)
    await Privacy(engine).forget(LAURA, NOW.date())
    assert (await store.of(10, club.id)).founder is None
    assert list(await standings(store, club)) == [CLARA]


async def test_an_invitation_can_be_repeated_after_a_week_and_is_forgotten_then(store):
    club = await owls(store)
    now = datetime.now(UTC)

    async def invite(user, at):
        return await store.change(10, club.id, [user], lambda roll: deciding.invite(roll, at, [user]))

    for user in (CLARA, ARMIN):
        await invite(user, now - INVITED_AGAIN_AFTER)
    await change(store, club, deciding.decline, CLARA)
    assert await standings(store, club) == {LAURA: "member", ARMIN: "invited"}
    assert CLARA not in (await invite(ARMIN, now)).people
    assert (await store.of_person(10, ARMIN))[club.id].invited_at == now
    await invite(CLARA, now)
    await change(store, club, deciding.remove, [CLARA], users=[CLARA])
    assert await refused(invite(CLARA, now)) == "club_invited_lately"
    assert (await store.of_person(10, CLARA))[club.id].invited_at == now


def invite(store, club, user, at):
    return store.change(10, club.id, [user], lambda roll: deciding.invite(roll, at, [user]))


async def test_nobody_is_invited_twice_in_a_week_by_clubs_that_are_ended_and_founded_anew(store):
    now = datetime.now(UTC)
    for user, at in ((CLARA, now), (ARMIN, now - INVITED_AGAIN_AFTER - timedelta(days=1))):
        club = await owls(store)
        await invite(store, club, user, at)
        await store.end(club)
    club = await owls(store)
    assert await refused(invite(store, club, CLARA, now)) == "club_invited_lately"
    await invite(store, club, ARMIN, now)
    abroad = await store.found(11, "Owls", None, LAURA, NOW)
    await store.change(11, abroad.id, [CLARA], lambda roll: deciding.invite(roll, now, [CLARA]))


async def test_of_many_clubs_that_invite_somebody_at_once_one_does(store):
    clubs = [await owls(store, name=f"Club {number}") for number in range(5)]
    now = datetime.now(UTC)
    found = await asyncio.gather(*(invite(store, each, CLARA, now) for each in clubs), return_exceptions=True)
    assert sorted(getattr(each, "code", "invited") for each in found) == ["club_invited_lately"] * 4 + ["invited"]


async def test_of_a_persons_requests_a_server_is_told_of_so_many_in_a_day(store):
    clubs = [await owls(store, name=f"Club {number}") for number in range(MOST_TOLD + 2)]
    now = datetime.now(UTC)
    told = await asyncio.gather(*(store.tell_request(each, CLARA, now) for each in clubs))
    assert sorted(map(str, told)) == ["None"] * 2 + ["True"] * MOST_TOLD
    late = clubs[told.index(None)]
    assert [await store.tell_request(late, user, now) for user in (ARMIN, KONRAD)] == [True, False]
    assert await store.tell_request(late, CLARA, now + timedelta(days=1)) is True
    assert await store.tell_request(late, CLARA, now + TOLD_AGAIN_AFTER) is None
    assert await store.tell_request(late, CLARA, now + TOLD_AGAIN_AFTER + timedelta(days=2)) is True


async def test_an_end_of_a_club_forgets_no_deck_or_purse_of_today(store, engine):
    today = datetime.now(UTC).date()
    async with engine.begin() as connection:
        await connection.run_sync(note_spent, KONRAD, ["deck claro"], today)
    club = await owls(store)
    await invite(store, club, CLARA, datetime.now(UTC))
    await store.end(club)
    async with engine.connect() as connection:
        assert await connection.run_sync(is_spent, "deck claro", KONRAD, today)


async def test_who_is_only_remembered_as_invited_takes_no_place_in_a_list(store, monkeypatch):
    monkeypatch.setattr(deciding, "MOST_MEMBERS", 2)
    club, now = await owls(store), datetime.now(UTC)
    for user in (CLARA, ARMIN):
        await store.change(10, club.id, [user], partial(deciding.invite, now=now, users=[user]))
        await change(store, club, deciding.decline, user)
    await change(store, club, deciding.join, KONRAD)
    assert await refused(change(store, club, deciding.join, CLARA)) == "club_full"
    assert await standings(store, club) == {LAURA: "member", KONRAD: "asked"}

"""Challenges ping the same two people once in ten minutes, whoever of them opens and closes tables."""

from bot.tables.messages import challenge_pings
from bot.tables.messages.challenge_pings import ChallengePings
from tests.features.people.test_menus import challenged


async def lobby_after(person, user, **chosen):
    """Challenge somebody; return the new table's message once the challenger has been told everything."""
    before = set(person.messages)
    await challenged(person, user, **chosen)
    new = [each for key, each in person.messages.items() if key not in before]
    return next(each for each in new if not each.ephemeral)


async def test_a_challenge_in_a_loop_pings_once(house):
    laura, clara = [await house.person(name) for name in ("Laura", "Clara")]
    assert (await lobby_after(laura, clara)).pinged == [clara.id]
    for _ in range(3):
        await laura.slash("table end")
        lobby = await lobby_after(laura, clara)
        assert lobby.pinged == []
        assert f"<@{clara.id}>" in lobby.text
        await laura.until(lambda each: f"<@{clara.id}> has only just been pinged." in each.last.text)
        assert laura.last.ephemeral
    await laura.slash("table end")
    assert (await lobby_after(clara, laura)).pinged == []  # nor the other way round


async def test_who_has_not_been_pinged_lately_is_pinged_beside_who_has(house):
    laura, clara, armin = [await house.person(name) for name in ("Laura", "Clara", "Armin")]
    await lobby_after(laura, clara)
    await laura.slash("table end")
    assert (await lobby_after(laura, clara, people=[clara.id, armin.id])).pinged == [armin.id]


async def test_after_the_pause_a_challenge_pings_again(house, monkeypatch):
    monkeypatch.setattr(challenge_pings, "PAUSE_SECONDS", 0.0)
    laura, clara = [await house.person(name) for name in ("Laura", "Clara")]
    for _ in range(2):
        assert (await lobby_after(laura, clara)).pinged == [clara.id]
        await laura.slash("table end")


async def test_a_challenge_that_opens_no_table_counts_for_nothing(house):
    laura, clara, armin = [await house.person(name) for name in ("Laura", "Clara", "Armin")]
    await armin.slash("claro new")
    assert "Nobody has been challenged: this channel has a table" in (await challenged(laura, clara)).text
    await armin.slash("table end")
    assert (await lobby_after(laura, clara)).pinged == [clara.id]


async def test_the_oldest_pairs_are_forgotten_first(monkeypatch):
    monkeypatch.setattr(challenge_pings, "MOST_PAIRS", 2)
    pings = ChallengePings()
    for user in (1, 2, 3):
        with pings.challenging(0, [user]) as quiet:
            assert not quiet
    with pings.challenging(0, [1, 3]) as quiet:
        assert quiet == {3}

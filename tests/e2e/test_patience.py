"""The patience over the wire: alone, in a channel, today's; hints, taking back, sharing without telling."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.africa.deck import CARDS
from bot.games.africa.patience import Patience
from bot.games.africa.solver import solve
from bot.games.shuffle import Seeded
from playground.driver import Refused

SEED = bytes(32)


def moves_of(seen):
    """Return the custom_ids of what a patience offers: on buttons, or in a list."""
    for each in seen.components():
        custom_id = str(each.get("custom_id", ""))
        if custom_id.startswith("lay:"):
            yield custom_id, None
        elif custom_id.startswith("laypicked:"):
            for option in each["options"]:
                yield custom_id, option["value"]


async def lay(person, seen, move=None):
    """Play a move, or the first that is offered; return the message then."""
    for custom_id, value in moves_of(seen):
        if move is None or move in (value, custom_id.split(":")[-1]):
            if value is None:
                return await person.send_custom_id(seen, custom_id)
            return await person.choose(custom_id, value, on=seen)
    raise LookupError(move)


async def to_the_end(person, seen):
    while list(moves_of(seen)):
        seen = await lay(person, seen)
    return seen


@pytest.fixture
async def laura(house):
    house.app.solo_games._draw_seed = lambda: SEED
    return await house.person("Laura")


async def test_a_patience_to_its_end(laura):
    seen = await laura.slash("africa patience")
    assert seen.ephemeral
    assert "51 cards to come" in seen.text
    done = await to_the_end(laura, seen)
    assert "rows" in done.text or "row:" in done.text
    assert "fewest possible" in done.text
    shared = await laura.click("Share the result", on=done)
    assert not shared.ephemeral
    assert "⭐" in shared.text
    assert all(word not in shared.text for word in ("Lion", "Cape", "🔴", "🟦"))


async def test_the_solvers_way_leads_to_the_fewest_rows(laura):
    patience = Patience()
    solution = solve(Seeded(SEED).shuffle(0, range(CARDS)), patience.read_options({}))
    seen = await laura.slash("africa patience")
    for move in solution.moves:
        seen = await lay(laura, seen, move)
    assert "The fewest possible with this deck: 3 rows." in seen.text
    shared = await laura.click("Share the result", on=seen)
    assert "Nobody can do better." in shared.text


async def test_three_cards_are_easier_and_everybody_may_look_on_but_nobody_else_play(house, laura):
    clara = await house.person("Clara")
    seen = await laura.slash("africa patience", hand="3", public=True)
    assert not seen.ephemeral
    assert "50 cards to come" in seen.text
    custom_id, _ = next(moves_of(seen))
    answer = await clara.send_custom_id(seen, custom_id)
    assert "somebody else's game" in answer.text
    assert answer.ephemeral


async def test_a_hint_names_a_move_and_a_late_click_shows_how_things_stand(laura):
    seen = await laura.slash("africa patience")
    hinted = await laura.click("Hint", on=seen)
    assert "Hint:" in hinted.text
    custom_id, _ = next(moves_of(seen))
    after = await laura.send_custom_id(seen, custom_id)
    assert "50 cards to come" in after.text
    late = await laura.send_custom_id(after, custom_id)
    assert "earlier turn" in late.text
    assert "50 cards to come" in late.text


async def test_a_step_is_taken_back_only_while_nothing_new_was_seen(laura):
    seen = await laura.slash("africa patience")
    seen = await lay(laura, seen)
    assert "Take back" not in seen.enabled
    number = custom_id_of(seen)
    refused = await laura.send_custom_id(seen, f"back:{number}")
    assert "cannot be taken back" in refused.text
    while "All cards are drawn" not in seen.text:
        seen = await lay(laura, seen)
    before = seen.text
    seen = await lay(laura, seen)
    back = await laura.click("Take back", on=seen)
    assert back.text == before


def custom_id_of(seen):
    return next(custom_id for custom_id, _ in moves_of(seen)).split(":")[1]


@pytest.mark.parametrize("forged", ["lay:1:0:Star 99", "lay:1:0:x", "lay:99:0:x", "back:99", "hint:99", "share:1"])
async def test_what_a_client_makes_up_changes_nothing(laura, forged):
    seen = await laura.slash("africa patience")
    answer = await laura.send_custom_id(seen, forged.replace("1:", f"{custom_id_of(seen)}:", 1))
    assert answer.text
    again = await laura.click("Hint", on=seen)
    assert "51 cards to come" in again.text


async def test_todays_deck_is_the_same_for_everybody_and_played_once(house, laura):
    clara = await house.person("Clara")
    hers, other = await laura.slash("africa daily"), await clara.slash("africa daily")
    assert hers.text == other.text
    done = await to_the_end(laura, hers)
    again = await laura.slash("africa daily")
    assert again.text == done.text
    table = await clara.slash("africa daily", table=True)
    assert f"<@{laura.id}>" in table.text
    assert "1 has finished" in table.text
    shared = await laura.click("Share the result", on=done)
    assert "⭐" in shared.text


async def test_it_survives_a_restart(house, laura):
    seen = await lay(laura, await laura.slash("africa patience"))
    await house.stop_bot()
    await house.start_bot()
    after = await lay(laura, seen)
    assert "49 cards to come" in after.text


async def test_in_direct_messages(house, laura):
    await laura.go_to_the_bot()
    seen = await laura.slash("africa patience", hand="3")
    assert "50 cards to come" in seen.text
    done = await to_the_end(laura, seen)
    shared = await laura.click("Share the result", on=done)
    assert "⭐" in shared.text
    refused = await laura.slash("africa new")
    assert "in a server's channel" in refused.text
    clara = await house.person("Clara")
    with pytest.raises(Refused):
        await clara.request("GET", f"/channels/{laura.channel}/messages")


async def test_what_needs_a_server_is_not_offered_in_direct_messages(laura):
    await laura.go_to_the_bot()
    with pytest.raises(Refused):
        await laura.slash("claro new")


async def test_where_a_person_has_installed_the_app_for_themselves(house, laura):
    world = house.discord.world
    world.guild.members.discard(world.bot.id)
    with pytest.raises(Refused):
        await laura.slash("africa patience")
    world.installed_by.add(int(laura.id))
    seen = await laura.slash("africa patience")
    done = await to_the_end(laura, seen)
    shared = await laura.click("Share the result", on=done)
    assert "⭐" in shared.text
    refused = await laura.slash("africa new")
    assert "in a server's channel" in refused.text
    with pytest.raises(Refused):
        await laura.slash("claro new")


CROWDED, CROWDED_AFTER = 471, 8
"""A deck, and a number of moves after which a random player of it has more moves than one list may offer."""


async def test_every_move_is_offered_even_if_there_are_more_than_a_list_may_have(house, laura):
    patience, dice, seed = Patience(), Random(CROWDED), CROWDED.to_bytes(32, "big")
    house.app.solo_games._draw_seed = lambda: seed
    position = patience.start(1, Seeded(seed), patience.read_options({}))
    seen = await laura.slash("africa patience")
    for _ in range(CROWDED_AFTER):
        move = dice.choice(position.legal_moves(0))
        position.play(0, move)
        seen = await lay(laura, seen, move)
    legal = position.legal_moves(0)
    assert len(legal) > 25
    assert [value for _, value in moves_of(seen)] == legal
    await house.stop_bot()
    await house.start_bot()
    after = await lay(laura, seen, legal[-1])
    position.play(0, legal[-1])
    assert [value or custom_id.split(":")[-1] for custom_id, value in moves_of(after)] == position.legal_moves(0)
    assert not after.text.startswith(">")

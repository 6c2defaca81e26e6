"""Stardust over the wire: bets by button and by form, the exchange by list, jokers, wallets, a game to its end."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace

import pytest

from bot.faces.face import Icons
from bot.faces.stardust.cards import CardWords
from bot.games.stardust.deck import CARD_OF_NAME
from bot.games.stardust.view import Phase
from bot.locales.words import words_for
from playground.driver import InteractionFailed
from tests.e2e.playing import actor_among, hand_of, is_over, play_one, play_to_the_end, started, table_of
from tests.games.stardust.by_hand import STARDUST


def custom_id(seen, beginning):
    """Return the custom_id of a hand's button or list that begins so; None if there is none."""
    found = (str(each.get("custom_id", "")) for each in seen.components())
    return next((each for each in found if each.startswith(beginning)), None)


def view_of(house):
    return table_of(house).position.view(None)


async def test_a_whole_game_and_what_is_told_of_it(house):
    people = await started(house, "Laura", "Clara", "Armin", bots=2, level="easy", game="stardust")
    assert "hand 1 of 5" in people[0].messages[next(iter(people[0].messages))].text
    await asyncio.gather(*(play_to_the_end(person) for person in people))
    result = next(seen for seen in people[0].messages.values() if "Rematch" in seen.enabled)
    assert "wins the game" in result.text or "share the victory" in result.text
    assert len(re.findall(r"-# \*\*\d\.\*\* .*\bcredits\b", result.text)) + result.text.count("🏆") >= 4
    board = await people[0].slash("stardust leaderboard")
    assert "credits won" in board.text
    stats = await people[0].slash("my stats")
    assert "Hands: " in stats.text
    history = await people[0].slash("my history")
    replay = await people[0].click("Replay 1", on=history)
    assert "move 0 of" in replay.text


async def test_a_bet_is_made_by_button_and_by_form(house):
    people = await started(house, "Laura", "Clara", "Armin", game="stardust")
    actor = await actor_among(people)
    hand = await actor.click("Bet 10", on=hand_of(actor))
    assert "turn" in hand.text
    assert max(view_of(house).bets) == 10
    actor = await actor_among(people)
    hand = hand_of(actor)
    await actor.send_custom_id(hand, custom_id(hand, "ask:"))
    assert actor.modal is not None
    await actor.submit(number="45")
    assert max(view_of(house).bets) == 45


WRONG = [("many", "not a whole number"), ("1", "at least 20"), ("9999", "at most 190")]


@pytest.mark.parametrize(("said", "reason"), WRONG)
async def test_a_number_that_cannot_be_bet_costs_nothing(house, said, reason):
    people = await started(house, "Laura", "Clara", "Armin", game="stardust")
    actor = await actor_among(people)
    await actor.click("Bet 10", on=hand_of(actor))
    actor = await actor_among(people)
    hand = hand_of(actor)
    await actor.send_custom_id(hand, custom_id(hand, "ask:"))
    answer = await actor.submit(number=said)
    assert reason in answer.text
    assert "Fold" in answer.enabled
    assert max(view_of(house).bets) == 10


async def test_a_form_for_a_choice_that_is_over_shows_how_things_stand(house):
    people = await started(house, "Laura", "Clara", "Armin", game="stardust")
    actor = await actor_among(people)
    hand = hand_of(actor)
    asking = custom_id(hand, "ask:")
    await actor.send_custom_id(hand, asking)
    await actor.click("Check", on=hand)
    late = await actor.submit(number="20")
    assert "earlier turn" in late.text
    again = await actor.send_custom_id(hand_of(actor), asking)
    assert "earlier turn" in again.text
    assert max(view_of(house).bets) == 0


async def exchanging(house, people):
    """Check until the exchange."""
    while view_of(house).phase is Phase.FIRST_BETS:
        await play_one(people)
    return await actor_among(people)


async def test_cards_are_exchanged_by_a_list(house):
    people = await started(house, "Laura", "Clara", "Armin", game="stardust")
    actor = await exchanging(house, people)
    hand = hand_of(actor)
    marked = await actor.choose(custom_id(hand, "sketch:"), "0", "2", on=hand)
    assert "Exchange 2 cards" in marked.enabled
    seat = table_of(house).seat_of(int(actor.id))
    before = table_of(house).position.hand(seat)
    await actor.click("Exchange 2 cards", on=hand_of(actor))
    after = table_of(house).position.hand(seat)
    assert len(set(before) & set(after)) >= 3
    assert view_of(house).exchanged[seat] == 2


async def test_what_no_list_offers_changes_nothing(house):
    house.discord.world.forged_values = True
    people = await started(house, "Laura", "Clara", "Armin", game="stardust")
    actor = await exchanging(house, people)
    hand = hand_of(actor)
    for values in (["9"], ["x" * 70], ["0", "1", "2", "3"], ["<@1>"]):
        answer = await actor.choose(custom_id(hand, "sketch:"), *values, on=hand)
        assert "Keep all" in answer.enabled
    assert view_of(house).exchanged == (None, None, None)


def seed_where(held, seats=3):
    """Return a seed whose start seat is dealt this joker."""
    from bot.games.shuffle import Seeded

    for number in range(10_000):
        seed = number.to_bytes(32, "big")
        position = STARDUST.start(seats, Seeded(seed), STARDUST.read_options({}))
        if held in position.hand(0):
            return seed
    raise LookupError(held)


async def test_quick_death_is_laid_before_somebody_who_throws_a_card_away(house):
    house.app.room._seed_of = lambda *_: seed_where("Death")
    people = await started(house, "Laura", "Clara", "Armin", game="stardust")
    actor = await exchanging(house, people)
    hand = hand_of(actor)
    await actor.choose(custom_id(hand, "pick:"), "2", on=hand)
    victim = await actor_among(people)
    assert table_of(house).seat_of(int(victim.id)) == 1
    assert "Quick Death against you" in hand_of(victim).text
    card = table_of(house).position.hand(1)[0]
    await victim.send_custom_id(hand_of(victim), custom_id(hand_of(victim), "play:"))
    assert card not in table_of(house).position.hand(1)
    assert await actor_among(people) is actor


async def test_dark_water_asks_the_others_for_the_ante(house):
    house.app.room._seed_of = lambda *_: seed_where("Water")
    people = await started(house, "Laura", "Clara", "Armin", game="stardust")
    actor = await exchanging(house, people)
    await actor.click("Lay Dark Water", on=hand_of(actor))
    others = [person for person in people if person is not actor]
    for person in others:
        await person.until(lambda each: "Pay 10" in hand_of(each).enabled)
    await others[0].click("Pay 10", on=hand_of(others[0]))
    await others[1].click("Fold", on=hand_of(others[1]))
    assert sum(view_of(house).paid) == 50
    assert sum(view_of(house).folded) == 1


async def test_nobody_ever_receives_anybody_elses_cards(house):
    """Everything that a person's client shows is searched for the cards of the others, as they would stand there."""
    people = await started(house, "Laura", "Clara", "Armin", game="stardust")
    table, show = table_of(house), CardWords(words_for("en"), Icons())
    own_seen = 0
    while not table.position.rounds:
        for person in people:
            seat = table.seat_of(int(person.id))
            told = f" {' '.join(' '.join(seen.text for seen in person.messages.values()).split())} "
            for other in range(3):
                held = [show.line([CARD_OF_NAME[name]]) for name in table.position.hand(other)]
                found = [card for card in held if f" {card} " in told]
                assert not found or other == seat
                own_seen += len(found)
        await play_one(people)
    assert own_seen > 15  # what one holds oneself is found that way


async def test_who_cannot_pay_the_stake_gets_a_new_purse_once_a_day(house):
    laura, clara, armin = await started(house, "Laura", "Clara", "Armin", stake="1000", hands="3", game="stardust")
    table = table_of(house)
    wallet = await laura.slash("stardust wallet")
    assert "**0** credits" in wallet.text
    assert "not over: 1,000" in wallet.text
    await laura.click("My hand")
    while table.live:
        actor = await actor_among([person for person in (laura, clara, armin) if not is_over(person)])
        hand = hand_of(actor)
        wanted = next((label for label in hand.enabled if label.startswith(("All in", "Call", "Keep"))), None)
        await actor.click(wanted or hand.enabled[0], on=hand)
    (loser,) = [p for p in (laura, clara, armin) if table.position.scores[table.seat_of(int(p.id))] == -1000][:1]
    refused = await loser.slash("stardust new", stake="1000")
    assert "0" in refused.text
    assert "played for 1000" in refused.text
    wallet = await loser.slash("stardust wallet")
    given = await loser.click("Ask for 1,000 credits", on=wallet)
    assert "**1,000** credits" in given.text
    assert "Ask for 1,000 credits" not in given.enabled
    again = await loser.send_custom_id(given, "gift/stardust")
    assert "still have play money" in again.text


async def test_a_gift_of_a_game_that_is_played_for_nothing(house):
    laura = await house.person("Laura")
    await laura.slash("stardust wallet")
    for forged in ("gift/claro", "gift/x", "gift/", "gift"):
        try:
            answer = await laura.send_custom_id(laura.last, forged)
        except InteractionFailed:
            pytest.fail("answered with silence")
        assert ("not available here" if forged == "gift/x" else "do not know this button") in answer.text


async def test_who_likes_is_asked_before_they_fold_go_all_in_or_leave(house):
    people = await started(house, "Laura", "Clara", "Armin", game="stardust")
    table, settings = table_of(house), house.app.base.settings
    for person in people:
        await settings.set_user(int(person.id), replace(settings.user(int(person.id)), asks_first=True))
        await person.click("My hand")
    actor = await actor_among(people)
    label = next(each for each in hand_of(actor).enabled if each.startswith("All in"))
    asked = await actor.click(label, on=hand_of(actor))
    assert asked.enabled == [label, "Back"]
    assert not table.position.moves
    hand = await actor.click("Back", on=asked)
    assert len(hand.enabled) > 2
    await actor.click(label, on=await actor.click(label, on=hand))
    assert len(table.position.moves) == 1
    folds = await actor_among(people)
    asked = await folds.click("Fold", on=hand_of(folds))
    assert asked.enabled == ["Fold", "Back"]
    await folds.click("Fold", on=asked)
    assert table.position.moves[-1][1] == "fold"
    asked = await folds.slash("table leave")
    assert "The computer plays on for you" in asked.text
    assert not table.seats[table.seat_of(int(folds.id))].away
    await folds.click("Leave", on=asked)
    assert table.seats[table.seat_of(int(folds.id))].away

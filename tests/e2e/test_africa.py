"""Star of Africa over the wire."""

from __future__ import annotations

import asyncio
import re

import pytest

from bot.games.africa.deck import CARD_OF_NAME, VALUE
from bot.games.africa.view import PASS
from bot.games.game import IllegalMove
from bot.interactions.refusals import sentence
from bot.locales.words import words_for
from tests.e2e.playing import actor_among, hand_of, play_to_the_end, started, table_of


async def test_a_whole_game_and_what_is_told_of_it(house):
    people = await started(house, "Laura", "Clara", bots=2, rounds="1", game="africa")
    await asyncio.gather(*(play_to_the_end(person) for person in people))
    result = next(seen for seen in people[0].messages.values() if "Rematch" in seen.enabled)
    assert "largest fortune" in result.text or "shake hands" in result.text
    board = await people[0].slash("africa leaderboard")
    assert "a fortune of" in board.text
    stats = await people[0].slash("my stats")
    assert "Rounds: 1 played" in stats.text
    replay = await people[0].click("Replay 1", on=await people[0].slash("my history"))
    assert "move 0 of" in replay.text


async def test_a_card_goes_underneath_for_a_thief_token(house):
    people = await started(house, "Laura", "Clara", "Armin", rounds="1", game="africa")
    table = table_of(house)
    while True:
        actor = await actor_among(people)
        hand = hand_of(actor)
        beneath = [label for label in hand.enabled if "underneath" in label]
        if beneath:
            break
        view = table.position.view(table.seat_of(int(actor.id)))
        cards = [move for move in view.legal_moves if move in CARD_OF_NAME]
        if cards:
            lowest = min(cards, key=lambda move: VALUE[CARD_OF_NAME[move]])
            await actor.send_custom_id(hand, f"play:{table.id}:{table.position.turn}:{lowest}")
        elif view.legal_moves:  # no card beats the top one, and none has to
            await actor.send_custom_id(hand, f"play:{table.id}:{table.position.turn}:{PASS}")
    seat = table.seat_of(int(actor.id))
    await actor.click(beneath[0], on=hand)
    assert table.position.view(None).tokens[seat] == 1
    await actor.until(lambda each: "🥷×1" in " ".join(seen.text for seen in each.messages.values()))


async def test_a_refused_card_is_named_as_on_its_button(house):
    people = await started(house, "Laura", "Clara", rounds="1", game="africa")
    table = table_of(house)
    actor = await actor_among(people)
    seat = table.seat_of(int(actor.id))
    held = table.position.view(seat).hand
    missing = next(name for name, card in CARD_OF_NAME.items() if VALUE[card] == 6 and card not in held)
    hand = hand_of(actor)
    said = await actor.send_custom_id(hand, f"play:{table.id}:{table.position.turn}:{missing}")
    assert missing not in said.text
    assert re.search(r"You do not hold 6 [^ ]+\.", said.text)


@pytest.mark.parametrize(
    ("game", "card", "said"),
    [
        ("africa", "12R", "You do not hold Emerald (12) 🔴."),
        ("patience", "12R", "Emerald (12) 🔴 (S) is not one of your cards."),
        ("claro", "J", "You do not hold Joker."),
        ("stardust", "FL4", "You do not hold Large forest planet, 4."),
        ("stardust", "*FL9*", "You do not hold \\*FL9\\*."),
    ],
)
def test_a_refused_card_has_its_name_in_each_game(game, card, said):
    assert sentence(words_for("en"), IllegalMove("not_your_card", card=card), game) == said

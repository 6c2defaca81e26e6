"""What a hand offers on its owner's turn, and what it says of cards that cannot be played and of special ones."""

import pytest

from bot.features.emojis.feature import Faces
from bot.games.africa.deck import LION, VALUE
from bot.games.africa.deck import NAMES as AFRICAN
from bot.games.claro.deck import ALL_JOKERS
from tests.conftest import open_house
from tests.e2e.playing import actor_among, hand_of, on_turn, play_one, started, table_of


def moves(seen):
    """Return the moves on the buttons of a hand, in their order."""
    found = [each["custom_id"].split(":") for each in seen.buttons.values()]
    return [parts[3] for parts in found if parts[0] == "play"]


def kinds(hand):
    """Return how many different cards a hand of CLARO has: jokers share a button."""
    return (hand & ~ALL_JOKERS).bit_count() + bool(hand & ALL_JOKERS)


async def at_a_hand_where(house, people, condition):
    """Play until the hand of whoever is to move is one of a kind; return its owner and what they see of the game."""
    table = table_of(house)
    while True:
        person = await actor_among(people)
        view = table.position.view(table.seat_of(int(person.id)))
        if condition(view):
            return person, view
        await play_one(people)


async def test_what_can_be_played_stands_first_and_a_press_on_the_rest_says_why_not(house):
    people = await started(house, "Laura", "Clara")
    table = table_of(house)
    person, view = await at_a_hand_where(
        house, people, lambda view: 0 < len(view.legal_moves) < kinds(view.hand) and not view.discarding
    )
    hand = hand_of(person)
    offered, legal = moves(hand), list(view.legal_moves)
    assert sorted(offered[: len(legal)]) == sorted(legal)
    assert set(hand.enabled) == set(hand.buttons)
    before = len(table.position.moves)
    label = next(each for each, button in hand.buttons.items() if button["custom_id"].endswith(f":{offered[-1]}"))
    answer = await person.click(label, on=hand)
    assert answer.id == hand.id
    assert "does not fit" in answer.text.split("\n")[0]
    assert moves(answer) == offered
    assert len(table.position.moves) == before


async def test_a_hand_that_waits_shows_the_cards_and_nothing_to_press(house):
    people = await started(house, "Laura", "Clara")
    (waiting,) = set(people) - {on_turn(people)}
    hand = hand_of(waiting)
    assert hand.buttons == {}
    view = table_of(house).position.view(table_of(house).seat_of(int(waiting.id)))
    assert len(hand.text.split("\n")) == 1
    assert view.hand.bit_count() == 5


async def test_a_lion_is_explained_on_a_press_and_only_then(tmp_path):
    async with open_house(tmp_path) as house:
        people = await started(house, "Laura", "Clara", game="africa", rounds="1")
        person, _ = await at_a_hand_where(
            house, people, lambda view: any(VALUE[card] == LION for card in view.hand) and view.top is not None
        )
        hand = hand_of(person)
        assert "below 11" not in hand.text
        explained = await person.click("Special cards", on=hand)
        assert explained.id == hand.id
        assert "Lion: beats anything below 11" in explained.text
        assert "Special cards" not in explained.buttons
        assert moves(explained) == moves(hand)


@pytest.mark.parametrize("emojis", [False, True])
async def test_a_button_has_the_shape_of_its_card(tmp_path, emojis):
    async with open_house(tmp_path, card_emojis=emojis) as house:
        if emojis:
            await house.app[Faces].uploading
        people = await started(house, "Laura", "Clara", game="africa")
        hand = hand_of(on_turn(people))
        for label, button in hand.buttons.items():
            card = button["custom_id"].split(":")[-1]
            if card in AFRICAN and card[-1] in "RBGY":
                assert ("emoji" in button) is emojis
                assert any(sign in label for sign in "🔴🟦▲⭐") is not emojis

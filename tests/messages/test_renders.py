"""A move renders each open hand once: the mover's as the answer, and those of the others to be edited."""

from collections import Counter

from bot.messages.hand_rendering import HandRenderer
from tests.directing.event import until
from tests.e2e.playing import choices, hand_of, next_choice, on_turn, started


async def test_a_move_renders_each_hand_once(house, monkeypatch):
    people = await started(house, "Laura", "Clara")
    rendered, hand = Counter(), HandRenderer.hand

    async def counted(self, words, table, user, *more):
        rendered[user] += 1
        return await hand(self, words, table, user, *more)

    (table,) = house.app.room.tables
    await until(lambda: house.app.hands.is_settled(table.id))
    monkeypatch.setattr(HandRenderer, "hand", counted)
    actor = on_turn(people)
    (other,) = (person for person in people if person is not actor)
    await actor.click(next_choice(actor), on=hand_of(actor))
    await other.until(choices)
    await until(lambda: house.app.hands.is_settled(table.id))
    assert rendered == {int(actor.id): 1, int(other.id): 1}

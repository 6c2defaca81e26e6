"""What /stardust play offers at each keystroke, and that it costs little: a bet may be any of a thousand amounts."""

from __future__ import annotations

from bot.games.stardust.rules import StardustPosition
from tests.e2e.playing import actor_among, started, table_of


async def test_a_keystroke_looks_at_the_game_once(house, monkeypatch):
    people = await started(house, "Laura", "Clara", "Armin", game="stardust")
    actor = await actor_among(people)
    position = table_of(house).position
    legal = position.legal_moves(position.to_act[0])
    assert len(legal) > 150
    looked, view = [], StardustPosition.view

    def counted(self, seat):
        looked.append(seat)
        return view(self, seat)

    monkeypatch.setattr(StardustPosition, "view", counted)
    offered = await actor.complete("stardust play", "move", move="")
    assert [each["value"] for each in offered] == list(legal[:25])
    narrowed = await actor.complete("stardust play", "move", move="bet 17")
    assert [each["value"] for each in narrowed] == ["bet 17", *(f"bet {amount}" for amount in range(170, 180))]
    assert len(looked) < 10

"""A move renders each open hand once, and none stays behind."""

import json
from collections import Counter

from bot.interactions import answers
from bot.tables.messages.renderer import Renderer
from tests.e2e.playing import choices, hand_of, next_choice, on_turn, started
from tests.features.tournaments.live.event import until


async def test_a_move_renders_each_hand_once(house, monkeypatch):
    people = await started(house, "Laura", "Clara")
    rendered, hand = Counter(), Renderer.hand

    async def counted(self, words, table, user, *more):
        rendered[user] += 1
        return await hand(self, words, table, user, *more)

    (table,) = house.app.room.tables
    await until(lambda: house.app.hands.is_settled(table.id))
    monkeypatch.setattr(Renderer, "hand", counted)
    actor = on_turn(people)
    (other,) = (person for person in people if person is not actor)
    await actor.click(next_choice(actor), on=hand_of(actor))
    await other.until(choices)
    await until(lambda: house.app.hands.is_settled(table.id))
    assert rendered == {int(actor.id): 1, int(other.id): 1}


async def test_a_hand_whose_edit_failed_is_refreshed_after_the_next_click(house, monkeypatch):
    people = await started(house, "Laura", "Clara")
    actor = on_turn(people)
    (other,) = (person for person in people if person is not actor)
    edit, failed = answers._edit, []

    async def broken(webhook, message, view, files, mentions):
        if not failed and "My hand" not in str(view.components):
            failed.append(view)
            raise json.JSONDecodeError("Expecting value", "<html>", 0)  # a proxy's page, sent as JSON
        await edit(webhook, message, view, files, mentions)

    monkeypatch.setattr(answers, "_edit", broken)
    await actor.click(next_choice(actor), on=hand_of(actor))
    await until(lambda: failed)
    await actor.click("My hand")  # changes nothing at the table
    await other.until(choices)

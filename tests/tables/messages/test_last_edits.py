"""What becomes of a table's message when the bot stops: the last change is shown, without the pace of edits."""

import pytest

from bot.tables.messages import live_message as kept
from tests.e2e.playing import started, table_of
from tests.tables.messages.test_refused_edits import until_shown


@pytest.mark.parametrize("through_token", [True, False])
async def test_what_has_changed_since_the_last_edit_is_shown_at_once(house, monkeypatch, through_token):
    people = await started(house, "Laura", "Clara")
    await until_shown(people[0], house)
    monkeypatch.setattr(kept, "CHANNEL_PACE", 600.0)
    table, state = table_of(house), house.app.display._states[table_of(house).id]
    if not through_token:
        state.message = None
    house.app.display.touch(table)
    await until_shown(people[0], house)
    house.app.display.touch(table)
    assert state.shown < state.changes
    await house.app.display.close()
    assert state.shown == state.changes


@pytest.mark.parametrize("lost", [False, True])
async def test_an_edit_that_fails_then_is_not_tried_again(house, monkeypatch, lost):
    people = await started(house, "Laura", "Clara")
    await until_shown(people[0], house)
    table, state = table_of(house), house.app.display._states[table_of(house).id]
    edits = []

    async def fail(*_, **__):
        edits.append(table.id)
        raise OSError if lost else RuntimeError

    monkeypatch.setattr(house.app.display._board, "show", fail)
    house.app.display.touch(table)
    await house.app.display.close()
    assert (len(edits), state.task) == (1, None)

"""How a tournament's message is kept up to date, and what becomes of that when the bot stops."""

from bot.directing import event_messages
from tests.directing.event import announced, entered, until


def shown(messages, tournament):
    """Return whether a tournament's message shows the last change."""
    state = messages._states.get(tournament.id)
    return state is not None and state.shown == state.changes


async def test_nothing_is_waited_for_once_the_message_shows_the_last_change(house):
    _, tournament = await announced(house)
    await entered(house, "Laura")
    messages = house.app.tournaments.messages
    await until(lambda: shown(messages, tournament))
    assert messages._states[tournament.id].task is None


async def test_what_has_changed_since_the_last_edit_is_shown_at_once_when_the_bot_stops(house, monkeypatch):
    monkeypatch.setattr(event_messages, "CHANNEL_PACE", 600.0)
    konrad, tournament = await announced(house)
    await entered(house, "Laura")
    messages = house.app.tournaments.messages
    await until(lambda: shown(messages, tournament))
    await entered(house, "Clara")
    assert not shown(messages, tournament)
    await messages.close()
    await konrad.until(lambda each: any("Clara" in seen.text for seen in each.messages.values()))

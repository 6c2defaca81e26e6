"""How a tournament's message is kept up to date, and what becomes of that when the bot stops."""

from bot.features.tournaments.feature import Events
from bot.locales.words import words_for
from bot.tables.messages import live_message as kept
from tests.e2e.choosing import server_settings
from tests.features.tournaments.live.event import FOUR, act, announced, entered, until
from tests.features.tournaments.live.test_ladders import climbing, press
from tests.features.tournaments.live.test_news import posted


def shown(messages, tournament):
    """Return whether a tournament's message shows the last change."""
    state = messages._states.get(tournament.id)
    return state is not None and state.shown == state.changes


async def test_nothing_is_waited_for_once_the_message_shows_the_last_change(house):
    _, tournament = await announced(house)
    await entered(house, "Laura")
    messages = house.app[Events].house.messages
    await until(lambda: shown(messages, tournament))
    assert messages._states[tournament.id].task is None


async def test_what_has_changed_since_the_last_edit_is_shown_at_once_when_the_bot_stops(house, monkeypatch):
    monkeypatch.setattr(kept, "CHANNEL_PACE", 600.0)
    konrad, tournament = await announced(house)
    await entered(house, "Laura")
    messages = house.app[Events].house.messages
    await until(lambda: shown(messages, tournament))
    await entered(house, "Clara")
    assert not shown(messages, tournament)
    await messages.close()
    await konrad.until(lambda each: any("Clara" in seen.text for seen in each.messages.values()))


async def test_closing_waits_for_no_challenge_that_cannot_be_told_now(house, monkeypatch):
    monkeypatch.setattr(kept, "RETRY_SECONDS", 600.0)
    ladder = await climbing(house, names=("Laura", "Clara"))
    owner = house.app[Events].house.challenges
    monkeypatch.setattr(owner._tasks, "_seconds", 600.0)
    monkeypatch.setattr(owner._tournaments, "serves", lambda tournament: False)
    await press(house, "Clara", ladder, "pick:0")
    await until(lambda: any(each.not_before for each in owner._states.get(ladder.id, {}).values()))
    assert await owner.close()
    assert ladder.ladder.challenges[0].message is None


async def test_events_go_on_in_the_language_that_a_server_has_chosen_since(house):
    konrad, tournament = await announced(house)
    ladder = await climbing(house, names=("Laura", "Clara"))
    await press(house, "Clara", ladder, "pick:0")
    await until(lambda: ladder.ladder.challenges and ladder.ladder.challenges[0].message is not None)
    await server_settings(konrad, language="fr")
    messages = [str(each) for each in (tournament.message, ladder.message, ladder.ladder.challenges[0].message)]
    english, french = words_for("en"), words_for("fr")
    for key, message in zip(("tournament-nobody", "button-ladder-join", "button-ladder-ready"), messages, strict=True):
        await konrad.until(
            lambda each, key=key, message=message: (
                french(key) in each.messages[message].text or french(key) in each.messages[message].enabled
            )
        )
        assert english(key) not in konrad.messages[message].text


async def test_where_no_language_is_chosen_an_event_is_in_that_of_who_announced_it(house):
    house.discord.world.people[int(house.discord.person("Konrad").id)].locale = "fr"
    konrad, tournament = await announced(house)
    label = words_for("fr")("button-tournament-signup")
    people = await entered(house, "Laura", "Clara", label=label)
    message = next(each for each in konrad.messages.values() if label in each.enabled)
    await house.stop_bot()
    await house.start_bot()
    await konrad.send_custom_id(message, f"tournament:{tournament.id}:beginsure")
    await until(lambda: house.app.room.tables)
    assert [each.language for each in house.app.room.tables] == ["fr"]
    await until(lambda: posted(house, "votre table est ouverte"))
    assert posted(house, "votre table est ouverte") == [sorted(int(each.id) for each in people)]


async def test_a_tables_message_in_the_channel_of_the_event_is_not_taken_for_the_events(house):
    konrad, tournament = await announced(house, rounds=1)
    await entered(house, *FOUR)
    world = house.discord.world
    world.guild.permissions &= ~(1 << 35)  # no threads, so the tables open in the tournament's own channel
    await act(house, "Konrad", tournament, "beginsure")
    await until(lambda: any(each.table is not None for each in tournament.pairings))
    shown = tournament.message
    table = next(each for each in house.app.room.tables if each.tournament == tournament.id)
    assert table.channel == tournament.channel
    await until(lambda: table.message is not None)
    await konrad.until(lambda each: str(table.message) in each.messages)
    buttons = [str(each) for each in konrad.messages[str(table.message)].components()]
    assert any(f"tournament:{tournament.id}:show" in each for each in buttons)
    async with house.app[Events].house.tournaments._lock(tournament):
        tournament.message = None  # as after a kill between posting and noting it
    await konrad.slash("tournament")
    await until(lambda: tournament.message is not None)
    assert tournament.message == shown
    assert "Organiser" not in konrad.messages[str(table.message)].text

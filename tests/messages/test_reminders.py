"""Reminders: whom they ping, and when they are deleted."""

from tests.conftest import open_house
from tests.e2e.playing import seated


async def test_a_reminder_pings_only_its_player_and_is_deleted_when_they_act(tmp_path):
    async with open_house(tmp_path, turn_seconds=60, remind_seconds=59.9) as house:
        laura, clara = await seated(house, "Laura", "Clara")
        await laura.click("Start")
        await laura.until(lambda each: "it is your turn" in each.last.text)
        reminder = laura.last
        (pinged,) = [user["id"] for user in reminder.data["mentions"]]
        actor = next(person for person in (laura, clara) if person.id == pinged)
        hand = await actor.click("My hand")
        await actor.click(hand.enabled[0], on=hand)
        await laura.until(lambda each: reminder.id not in each.messages)


def reminders(person):
    return [seen.id for seen in person.messages.values() if "it is your turn" in seen.text]


async def test_a_pause_deletes_the_reminder_and_resuming_sends_another(tmp_path):
    async with open_house(tmp_path, turn_seconds=60, remind_seconds=59.9) as house:
        laura, _ = await seated(house, "Laura", "Clara")
        await laura.click("Start")
        await laura.until(reminders)
        await laura.slash("claro pause")
        await laura.until(lambda each: not reminders(each))
        await laura.slash("claro resume")
        await laura.until(reminders)
        assert len(reminders(laura)) == 1


async def test_a_restart_replaces_the_reminder(tmp_path):
    async with open_house(tmp_path, turn_seconds=60, remind_seconds=59.9) as house:
        laura, _ = await seated(house, "Laura", "Clara")
        await laura.click("Start")
        await laura.until(reminders)
        before = reminders(laura)
        await house.stop_bot()
        await laura.until(lambda each: not reminders(each))
        await house.start_bot()
        await laura.until(reminders)
        assert len(reminders(laura)) == 1
        assert reminders(laura) != before

"""What was played is never said not to have been, whatever fails when it is shown."""

from tests.e2e.playing import choices, hand_of, next_choice, on_turn, started, table_of


async def test_a_move_that_cannot_be_shown_may_have_been_made(house, monkeypatch):
    people = await started(house, "Laura", "Clara")
    table, person = table_of(house), on_turn(people)
    played, hand = len(table.position.moves), hand_of(person)
    assert choices(person)

    def fail(*_, **__):
        raise KeyError("no such card")

    monkeypatch.setattr("bot.tables.messages.renderer.hand_message", fail)
    await person.click(next_choice(person), on=hand)
    await person.until(lambda each: any("Something went wrong" in seen.text for seen in each.messages.values()))
    said = next(seen.text for seen in person.messages.values() if "Something went wrong" in seen.text)
    assert len(table.position.moves) == played + 1
    assert "What you did may be done all the same: check before you try again." in said
    assert "nothing was changed" not in said

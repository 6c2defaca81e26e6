"""What directors see after they have done something, and the forms that they fill in."""

from bot.features.tournaments.rules.tournament import Phase
from tests.features.tournaments.live.event import FOUR, act, announced, entered, opened, under_way, until


def option_of(seen, value):
    """Return an option of the list of a page."""
    return next(each for part in seen.components() for each in part.get("options", []) if each["value"] == value)


def field_of(modal, name):
    """Return a field of an open form."""
    fields = (each["component"] for each in modal["components"] if "component" in each)
    return next(each for each in fields if each["custom_id"] == name)


async def at_one_table(house):
    """Let four people sit at one table of a tournament; return Konrad, who directs it, and the tournament."""
    konrad, tournament = await under_way(house, rounds=1, seats=4)
    return konrad, tournament


async def test_after_the_beginning_the_page_counts_the_tables_that_were_drawn(house):
    _, tournament = await announced(house, rounds=2)
    await entered(house, *FOUR)
    seen = await act(house, "Konrad", tournament, "beginsure")
    assert "2 tables are waiting for a result" in seen.text
    assert "Results" in seen.enabled


async def test_nobody_begins_a_tournament_by_one_press(house):
    konrad, tournament = await announced(house)
    await entered(house, *FOUR)
    question = await konrad.click("Begin now", on=await act(house, "Konrad", tournament, "direct"))
    assert tournament.phase is Phase.SIGN_UP
    assert "Do you want to begin “**Star of Africa tournament**” now?" in question.text
    assert [each["style"] for each in question.components() if each.get("label") == "Yes, begin"] == [1]  # not red
    assert "**4** are in" in question.text
    await konrad.click("Yes, begin", on=question)
    assert tournament.phase is Phase.RUNNING


async def test_after_the_last_result_of_a_round_the_page_counts_those_of_the_next(house):
    konrad, tournament = await announced(house, rounds=2)
    await entered(house, *FOUR)
    await act(house, "Konrad", tournament, "beginsure")
    for number in range(2):
        await act(house, "Konrad", tournament, f"adjust:{number}")
        seen = await konrad.submit(places="1 2", reason="agreed")
    assert "2 tables are waiting for a result" in seen.text
    assert len(tournament.rounds) == 2


async def test_the_page_says_how_many_computers_would_fill_the_tables_up(house):
    _, tournament = await announced(house, rounds=1, seats=4, computers=True)
    await entered(house, *FOUR[:2])
    seen = await act(house, "Konrad", tournament, "direct")
    assert "2 computer players fill the tables up when it begins." in seen.text
    seen = await act(house, "Konrad", tournament, "fill")
    assert "fill the tables up" not in seen.text
    assert "Fill up with computers" not in seen.enabled


async def test_the_list_of_results_says_who_has_won_at_a_table_of_two(house):
    _, tournament = await under_way(house, rounds=1)
    konrad, names = await house.person("Konrad"), {int((await house.person(each)).id): each for each in FOUR}
    await act(house, "Konrad", tournament, "adjust:0")
    await konrad.submit(places="2 1", reason="agreed")
    listed = option_of(await act(house, "Konrad", tournament, "results:0"), "0")["description"]
    winner = names[tournament.entrants[tournament.pairings[0].entrants[1]].user]
    assert listed.replace("\u2068", "").replace("\u2069", "") == f"{winner} won"


async def test_the_form_of_a_larger_table_is_empty_and_comes_back_with_what_was_typed(house):
    konrad, tournament = await at_one_table(house)
    await act(house, "Konrad", tournament, "adjust:0")
    assert not field_of(konrad.modal, "places").get("value")
    listed = konrad.modal["components"][0]["content"]
    assert listed.count("\n- ") == 4
    assert "1." not in listed
    refused = await konrad.submit(places="1 2", reason="They agreed on it in the rain")
    assert not tournament.pairings[0].over
    await konrad.click("Correct it", on=refused)
    assert field_of(konrad.modal, "reason")["value"] == "They agreed on it in the rain"
    assert field_of(konrad.modal, "places")["value"] == "1 2"
    await konrad.submit(places="1 2 3 4")
    assert tournament.pairings[0].places == (1, 2, 3, 4)
    assert tournament.pairings[0].adjusted == "They agreed on it in the rain"


async def test_the_form_of_a_table_of_two_and_of_a_change_come_back_as_well(house):
    konrad, tournament = await announced(house, rounds=1)
    await entered(house, *FOUR)
    await act(house, "Konrad", tournament, "changepart:0")
    refused = await konrad.submit(title="Autumn cup", limit="3", turn_seconds=["1m"])
    await konrad.click("Correct it", on=refused)
    assert field_of(konrad.modal, "title")["value"] == "Autumn cup"
    chosen = [each["value"] for each in field_of(konrad.modal, "turn_seconds")["options"] if each.get("default")]
    assert chosen == ["1m"]
    await konrad.submit(limit="4")
    assert (tournament.options.title, tournament.options.limit) == ("Autumn cup", 4)
    await act(house, "Konrad", tournament, "changepart:0")
    assert field_of(konrad.modal, "limit")["value"] == "4"
    await act(house, "Konrad", tournament, "beginsure")
    await until(lambda: opened(tournament))
    await act(house, "Konrad", tournament, "adjust:0")
    refused = await konrad.submit(places="2 1", reason=" ")
    await konrad.click("Correct it", on=refused)
    options = field_of(konrad.modal, "places")["options"]
    assert [each["value"] for each in options if each.get("default")] == ["2 1"]


async def test_what_one_director_has_typed_is_not_shown_to_another(house):
    konrad, tournament = await at_one_table(house)
    await act(house, "Konrad", tournament, "adjust:0")
    await konrad.submit(places="1", reason="my secret draft")
    laura = await house.person("Laura")
    await act(house, "Laura", tournament, "adjust:0")
    assert not field_of(laura.modal, "reason").get("value")


async def test_who_goes_on_has_to_be_chosen(house):
    konrad, tournament = await at_one_table(house)
    await act(house, "Konrad", tournament, "replace:0")
    assert field_of(konrad.modal, "people")["required"] is True

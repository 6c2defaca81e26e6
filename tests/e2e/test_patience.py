"""The patience over the wire: alone, in a channel, today's; hints, taking back, sharing without telling."""

from __future__ import annotations

import asyncio
import re
from hashlib import sha256
from random import Random

import pytest
from sqlalchemy import update

from bot.faces.africa import patience
from bot.features.solo.feature import Alone
from bot.games.africa.deck import CARD_OF_NAME, CARDS
from bot.games.africa.laying import LETTERS, end_of
from bot.games.africa.patience import GOOD, Patience
from bot.games.africa.solver import solve
from bot.games.shuffle import Seeded
from bot.interactions.components.layout import Kind
from bot.store.engine.models import SoloRow
from playground.checks import answers as answer_checks
from playground.driver import Refused
from playground.world import ATTACH_FILES
from tests.e2e.choosing import my_settings, server_settings
from tests.e2e.playing import todays

SEED = bytes(32)
GAP = "\u00a0"


GREY = 2
"""Discord's number for grey buttons: those of cards that do not fit."""


def moves_of(seen):
    """Return the custom_ids of what a patience offers: on buttons, or in a list."""
    for each in seen.components():
        custom_id = str(each.get("custom_id", ""))
        if custom_id.startswith("play:") and each["style"] != GREY:
            yield custom_id, None
        elif custom_id.startswith("pick:"):
            for option in each["options"]:
                yield custom_id, option["value"]


async def lay(person, seen, move=None):
    """Play a move, or the first that is offered; return the message then."""
    for custom_id, value in moves_of(seen):
        if move is None or move in (value, custom_id.split(":")[-1]):
            if value is None:
                return await person.send_custom_id(seen, custom_id)
            return await person.choose(custom_id, value, on=seen)
    raise LookupError(move)


async def clicked_to_the_end(person, seen):
    while list(moves_of(seen)):
        seen = await lay(person, seen)
    return seen


async def to_the_end(house, person, seen):
    """Play a patience to its end, the last move by a click; return the message then. The other clicks cost a second."""
    named, games = custom_id_of(seen), house.app[Alone].games
    number = int(named.removeprefix("s"))
    position, moves = (await games.find(number, int(person.id))).position, []
    begun = len(position.moves)
    while position.to_act:
        moves.append(position.legal_moves(0)[0])
        position.play(0, moves[-1])
    for ply, move in enumerate(moves[:-1], begun):
        await games.play(number, int(person.id), ply, move)
    return await person.send_custom_id(seen, f"play:{named}:{len(position.moves) - 1}:{moves[-1]}")


@pytest.fixture
async def laura(house):
    house.app[Alone].games.draw_seed = lambda: SEED
    return await house.person("Laura")


async def test_a_patience_to_its_end(laura):
    seen = await laura.slash("africa patience")
    assert seen.ephemeral
    assert "51 cards to come" in seen.text
    done = await clicked_to_the_end(laura, seen)
    assert "rows" in done.text or "row:" in done.text
    assert "Best possible" in done.text
    assert "All cards are drawn" not in done.text  # the result says more
    shared = await laura.click("Share the result", on=done)
    assert not shared.ephemeral
    assert re.search(r"\d rows?", shared.text)
    assert all(word not in shared.text for word in ("Lion", "Cape", "🔴", "🟦"))


async def test_a_patience_says_its_aim_once_grades_nobody_and_offers_another(house, laura):
    seen = await laura.slash("africa patience")
    assert "in as few rows as possible" in seen.text
    seen = await lay(laura, seen)
    assert "in as few rows as possible" not in seen.text
    done = await to_the_end(house, laura, seen)
    assert re.search(r"### \u2068?\d+ rows?\u2069?\.", done.text)
    assert "best so far" not in done.text.lower()  # there is nothing to compare the first one with
    assert list(done.enabled) == ["Another", "Play the same deal", "Share the result", "Fairness"]
    other = await laura.click("Another", on=done)
    assert other.id != done.id
    assert other.ephemeral
    assert "51 cards to come" in other.text
    again = await to_the_end(house, laura, other)
    assert "Your best so far: " in again.text
    last = await laura.click("Another", on=again)
    for move in solve(Seeded(SEED).shuffle(0, range(CARDS)), Patience().read_options({})).moves:
        last = await lay(laura, last, move)
    assert "✨ Your best result so far." in last.text


async def test_the_deck_of_a_patience_is_sealed_before_and_opened_at_its_end(house, laura):
    clara = await house.person("Clara")
    seen = await laura.slash("africa patience")
    seal = f"`{sha256(SEED).hexdigest()}`"
    before = await laura.click("Fairness", on=seen)
    assert before.ephemeral
    assert seal in before.text
    assert SEED.hex() not in before.text
    after = await laura.click("Fairness", on=await to_the_end(house, laura, seen))
    assert seal in after.text
    assert SEED.hex() in after.text
    number = custom_id_of(seen)
    assert "somebody else's game" in (await clara.send_custom_id(await clara.slash("help"), f"alonefair:{number}")).text
    daily = await todays(clara, "africa daily")
    forged = await clara.send_custom_id(daily, f"alonefair:{custom_id_of(daily)}")
    assert "do not know this button" in forged.text


async def test_the_solvers_way_leads_to_the_fewest_rows(laura):
    solution = solve(Seeded(SEED).shuffle(0, range(CARDS)), Patience().read_options({}))
    seen = await laura.slash("africa patience")
    for move in solution.moves:
        seen = await lay(laura, seen, move)
    assert "Best possible: 3." in seen.text
    shared = await laura.click("Share the result", on=seen)
    assert "Nobody can do better." in shared.text


async def test_three_cards_are_easier_and_everybody_may_look_on_but_nobody_else_play(house, laura):
    clara = await house.person("Clara")
    seen = await laura.slash("africa patience", hand="3", public=True)
    assert not seen.ephemeral
    assert "50 cards to come" in seen.text
    custom_id, _ = next(moves_of(seen))
    answer = await clara.send_custom_id(seen, custom_id)
    assert "somebody else's game" in answer.text
    assert answer.ephemeral


async def test_a_hint_names_a_move_and_a_late_click_shows_how_things_stand(laura):
    seen = await laura.slash("africa patience")
    hinted = await laura.click("Hint", on=seen)
    assert "Hint:" in hinted.text
    custom_id, _ = next(moves_of(seen))
    after = await laura.send_custom_id(seen, custom_id)
    assert "50 cards to come" in after.text
    late = await laura.send_custom_id(after, custom_id)
    assert "earlier turn" in late.text
    assert "50 cards to come" in late.text


async def test_a_step_is_taken_back_only_while_nothing_new_was_seen(laura):
    seen = await laura.slash("africa patience")
    seen = await lay(laura, seen)
    assert "Take back" not in seen.enabled
    number = custom_id_of(seen)
    refused = await laura.send_custom_id(seen, f"back:{number}")
    assert "cannot be taken back" in refused.text
    while "All cards are drawn" not in seen.text:
        seen = await lay(laura, seen)
    before = seen.text
    seen = await lay(laura, seen)
    back = await laura.click("Take back", on=seen)
    assert back.text == before


async def test_a_second_press_that_arrives_late_takes_no_other_move_back(laura):
    seen = await laura.slash("africa patience", hand="3")
    while "All cards are drawn" not in seen.text:
        seen = await lay(laura, seen)
    seen = await lay(laura, seen)
    before = seen.text
    seen = await lay(laura, seen)
    custom_id = seen.buttons["Take back"]["custom_id"]
    back = await laura.send_custom_id(seen, custom_id)
    assert back.text == before
    late = await laura.send_custom_id(back, custom_id)
    assert "earlier turn" in late.text
    assert late.text.split("\n")[-1] == before.split("\n")[-1]


def custom_id_of(seen):
    return next(custom_id for custom_id, _ in moves_of(seen)).split(":")[1]


async def test_what_a_client_makes_up_changes_nothing(laura):
    seen = await laura.slash("africa patience")
    for forged in ("play:s1:0:Star 99", "play:s1:0:x", "play:s99:0:x", "back:s99", "hint:99", "share:s1"):
        answer = await laura.send_custom_id(seen, forged.replace("1:", f"{custom_id_of(seen)}:", 1))
        assert answer.text, forged
    again = await laura.click("Hint", on=seen)
    assert "51 cards to come" in again.text


async def test_in_direct_messages(house, laura):
    await laura.go_to_the_bot()
    seen = await laura.slash("africa patience", hand="3")
    assert "50 cards to come" in seen.text
    done = await to_the_end(house, laura, seen)
    shared = await laura.click("Share the result", on=done)
    assert re.search(r"\d rows?", shared.text)
    refused = await laura.slash("africa new")
    assert "only works in a server" in refused.text
    clara = await house.person("Clara")
    with pytest.raises(Refused):
        await clara.request("GET", f"/channels/{laura.channel}/messages")


async def test_what_needs_a_server_is_not_offered_in_direct_messages(laura):
    await laura.go_to_the_bot()
    with pytest.raises(Refused):
        await server_settings(laura)


async def test_where_a_person_has_installed_the_app_for_themselves(house, laura):
    world = house.discord.world
    world.guild.members.discard(world.bot.id)
    with pytest.raises(Refused):
        await laura.slash("africa patience")
    world.installed_by.add(int(laura.id))
    seen = await laura.slash("africa patience")
    done = await to_the_end(house, laura, seen)
    shared = await laura.click("Share the result", on=done)
    assert re.search(r"\d rows?", shared.text)
    refused = await laura.slash("africa new")
    assert "only works in a server" in refused.text
    with pytest.raises(Refused):
        await server_settings(laura)


CROWDED, CROWDED_AFTER = 471, 8
"""A deck, and a number of moves after which a random player of it has more moves than one list may offer."""


async def test_every_move_is_offered_even_if_there_are_more_than_a_list_may_have(house, laura):
    game, dice, seed = Patience(), Random(CROWDED), CROWDED.to_bytes(32, "big")
    house.app[Alone].games.draw_seed = lambda: seed
    position = game.start(1, Seeded(seed), game.read_options({}))
    seen = await laura.slash("africa patience")
    for _ in range(CROWDED_AFTER):
        move = dice.choice(position.legal_moves(0))
        position.play(0, move)
        seen = await lay(laura, seen, move)
    legal = position.legal_moves(0)
    assert len(legal) > 25
    assert [value or custom_id.split(":")[-1] for custom_id, value in moves_of(seen)] == legal
    await house.stop_bot()
    await house.start_bot()
    after = await lay(laura, seen, legal[-1])
    position.play(0, legal[-1])
    assert [value or custom_id.split(":")[-1] for custom_id, value in moves_of(after)] == position.legal_moves(0)
    assert "\n>" not in after.text


def picture_of(seen):
    """Return the picture of a patience, as the message has it."""
    (gallery,) = [each for each in seen.components() if each["type"] == Kind.MEDIA_GALLERY]
    return gallery["items"][0]


async def test_the_patience_is_a_picture_that_a_move_replaces_and_nothing_else(house, laura):
    for kept in (True, False):
        house.discord.world.retains_pictures = kept
        house.app[Alone].games.draw_seed = lambda drawn=bytes([kept]) * 32: drawn
        seen = await laura.slash("africa patience")
        first = picture_of(seen)["media"]["url"]
        assert "Fits: the same or a neighbouring value" in seen.text
        uploaded = len(house.discord.world.files)
        hinted = await laura.click("Hint", on=seen)
        refused = await laura.send_custom_id(hinted, f"play:{custom_id_of(seen)}:0:Star 9")
        assert "\n> " in refused.text
        assert (picture_of(refused)["media"]["url"] == first) is kept
        assert len(house.discord.world.files) == uploaded + (0 if kept else 2)
        after = await lay(laura, refused)
        assert picture_of(after)["media"]["url"] != first
        assert re.search(r"\n\d rows? · 50 cards to come$", after.text)


async def test_a_grey_button_tells_why_a_card_does_not_fit(house, laura):
    seen = await laura.slash("africa patience", hand="3")
    while not (grey := [each for each in seen.components() if is_grey(each)]):
        seen = await lay(laura, seen)
    told = await laura.send_custom_id(seen, grey[0]["custom_id"])
    _, card, row, end = re.search(
        r"(> )(.+) does not fit on row (\d): (.+) has neither the same or", told.text
    ).groups()
    position = (await house.app[Alone].games.find(int(custom_id_of(seen)[1:]), int(laura.id))).position
    name, place = grey[0]["custom_id"].split(":")[-1].split()
    assert place == row
    for shown, known in ((card, CARD_OF_NAME[name]), (end, end_of(position.view(0).rows[int(row) - 1]))):
        assert not LETTERS[known] or f"({GAP.join(LETTERS[known])})" in shown


def is_grey(component):
    return str(component.get("custom_id", "")).startswith("play:") and component["style"] == GREY


async def test_where_no_picture_can_be_drawn_the_patience_is_told(laura, monkeypatch):
    monkeypatch.setattr(patience, "patience_picture", lambda *_: 1 / 0)
    seen = await laura.slash("africa patience")
    assert "in as few rows as possible" in seen.text
    assert "To choose from:" in seen.text
    assert "50 cards to come" in (await lay(laura, seen)).text


async def test_where_the_bot_may_attach_nothing_the_patience_is_told(house, laura):
    denied = house.discord.world.channels[int(laura.channel)].denied
    denied[house.discord.world.bot.id] = ATTACH_FILES
    seen = await laura.slash("africa patience")
    assert "To choose from:" in seen.text
    denied.clear()
    assert picture_of(await lay(laura, seen))


async def test_where_discord_takes_no_picture_the_game_goes_on_in_words(laura, monkeypatch):
    seen = await laura.slash("africa patience")
    with monkeypatch.context() as refusing:
        refusing.setattr(answer_checks, "MAX_FILE_BYTES", 1_000)
        seen = await lay(laura, seen)
        assert "Row 1: " in seen.text  # what the picture would have shown
        assert all(each["type"] != Kind.MEDIA_GALLERY for each in seen.components())
        seen = await lay(laura, seen)
        assert "Row 1: " in (await laura.slash("africa patience")).text  # and as a new message
    assert picture_of(await lay(laura, laura.last))


async def test_at_its_end_the_same_deal_can_be_played_again(house, laura):
    done = await to_the_end(house, laura, begun := await laura.slash("africa patience"))
    house.app[Alone].games.draw_seed = lambda: b"9" * 32
    again = await laura.click("Play the same deal", on=done)
    assert [label for _, label in moves_of(again)] == [label for _, label in moves_of(begun)]
    assert picture_of(again)["description"] == picture_of(begun)["description"]
    assert picture_of(done)["description"].startswith("Row 1: ")


def letters_in(text):
    """Return the letters that are said to count, place by place."""
    return [tuple(letters.split()) for letters in re.findall(r"\*\*([A-Z](?:\u00a0[A-Z])*)\*\*", text)]


async def test_the_letters_that_count_stand_there_in_every_language(house, laura):
    order = Seeded(SEED).shuffle(0, range(CARDS))
    there = [order[0], *sorted(order[1:3])]
    for language in ("en", "de", "fr", "he"):
        await my_settings(laura, language=language)
        seen = await laura.slash("africa patience")
        for card in there:
            assert not LETTERS[card] or f"({GAP.join(LETTERS[card])})" in picture_of(seen)["description"]
        rules = await laura.click({"en": "Rules", "de": "Regeln", "fr": "Règles", "he": "כללים"}[language], on=seen)
        assert letters_in(rules.text)[:2] == [("C",), ("C", "V")]


async def test_everybody_who_sees_a_patience_can_read_its_rules(house, laura):
    clara = await house.person("Clara")
    seen = await laura.slash("africa patience", public=True)
    rules = await clara.click("Rules", on=clara.messages[seen.id])
    assert rules.ephemeral
    assert "as few rows as possible" in rules.text
    daily = await todays(clara, "africa daily")
    assert "Medals" in (await clara.click("Rules", on=daily)).text
    nothing = await clara.send_custom_id(daily, "solorules:999")
    assert nothing.ephemeral
    assert "table is gone" in nothing.text


async def test_a_result_is_shared_once(house, laura):
    done = await to_the_end(house, laura, await laura.slash("africa patience"))
    both = await asyncio.gather(*(laura.click("Share the result", on=done) for _ in range(2)))
    (shared,) = [each for each in both if not each.ephemeral]
    (refused,) = [each for each in both if each.ephemeral]
    link = f"https://discord.com/channels/{laura.guild}/{laura.channel}/"
    assert f"{link}{shared.id}" in refused.text
    await house.stop_bot()
    await house.start_bot()
    again = await laura.click("Share the result", on=done)
    assert again.ephemeral
    assert f"{link}{shared.id}" in again.text
    konrad = await house.person("Konrad")
    await konrad.request("DELETE", f"/channels/{konrad.channel}/messages/{shared.id}")
    anew = await laura.click("Share the result", on=done)
    assert not anew.ephemeral
    assert anew.id != shared.id
    assert f"{link}{anew.id}" in (await laura.click("Share the result", on=done)).text


async def test_a_result_is_shared_only_where_the_server_allows_games(house, laura):
    world = house.discord.world
    world.guild.permissions |= 1 << 5  # everybody may manage the server
    lounge = next(each for each in world.channels.values() if each.name == "lounge")
    done = await to_the_end(house, laura, await laura.slash("africa patience"))
    await server_settings(laura, channels=[lounge.id])
    refused = await laura.click("Share the result", on=done)
    assert refused.ephemeral
    assert f"In this server games are opened in <#{lounge.id}>" in refused.text
    await server_settings(laura, channels=[laura.channel])
    assert not (await laura.click("Share the result", on=done)).ephemeral


async def test_where_the_bot_cannot_see_its_message_a_result_can_be_shared_again(house, laura):
    world = house.discord.world
    world.guild.members.discard(world.bot.id)
    world.installed_by.add(int(laura.id))
    done = await to_the_end(house, laura, await laura.slash("africa patience"))
    shared = await laura.click("Share the result", on=done)
    refused = await laura.click("Share the result", on=done)
    assert refused.ephemeral
    assert shared.id in refused.text
    assert "cannot see" in refused.text
    again = await laura.click("Share again", on=refused)
    assert not again.ephemeral
    assert again.id in (await laura.click("Share the result", on=done)).text


async def test_help_is_counted_and_shown(house, laura):
    people = [laura, *[await house.person(name) for name in ("Clara", "Armin")]]
    done = []
    for person in people:
        seen = await todays(person, "africa daily")
        assert re.search(r"<t:\d+:D>", seen.text)
        if person is laura:
            await laura.click("Hint", on=seen)
            await house.stop_bot()
            await house.start_bot()
            seen = await laura.click("Hint", on=seen)
            seen = await lay(laura, seen)
            seen = await laura.click("Hint", on=seen)
        if person is people[1]:
            while "All cards are drawn" not in seen.text:
                seen = await lay(person, seen)
            seen = await person.click("Take back", on=await lay(person, seen))
        done.append(await to_the_end(house, person, seen))
    own = [re.split("In this server|```", each.text)[0] for each in done]
    assert [re.findall("without help|2 hints|1 move taken back", each) for each in own] == [
        ["2 hints"],
        ["1 move taken back"],
        ["without help"],
    ]
    shared = await laura.click("Share the result", on=done[0])
    assert "2 hints" in shared.text
    table = (await laura.slash("africa daily", table=True)).text
    order = re.findall(r"(\*\*\d\.\*\*|🥇|🥈|🥉) \u2068(\w+)\u2069 · .* · (.*)", table)
    won = int(re.search(r"### (\d+) rows?", done[0].text)[1]) <= GOOD
    assert [name for _, name, _ in order] == ["Armin", "Clara", "Laura"]
    assert [place for place, _, _ in order] == (["🥇", "🥈", "**3.**"] if won else ["**1.**", "**2.**", "**3.**"])
    assert [took for _, _, took in order] == ["without help", "1 move taken back", "2 hints"]


async def test_what_nobody_has_counted_is_not_shown(house, laura):
    seen = await todays(laura, "africa daily")
    async with house._engine.begin() as connection:  # as a game that an earlier version of the bot has begun
        await connection.execute(update(SoloRow).values(hints=None, taken_back=None))
    seen = await laura.click("Hint", on=seen)
    assert "Hint:" in seen.text
    done = await to_the_end(house, laura, seen)
    shared = await laura.click("Share the result", on=done)
    table = await laura.slash("africa daily", table=True)
    for each in (done, shared, table):
        assert "without help" not in each.text
        assert not re.search(r"\d hint", each.text)


async def test_a_shared_patience_lets_others_lay_the_same_deck(house, laura):
    clara = await house.person("Clara")
    done = await to_the_end(house, laura, begun := await laura.slash("africa patience"))
    shared = await laura.click("Share the result", on=done)
    await clara.until(lambda each: shared.id in each.messages)
    house.app[Alone].games.draw_seed = lambda: bytes(32)
    seen = await clara.click("Play the same deal", on=clara.messages[shared.id])
    assert seen.ephemeral
    assert [label for _, label in moves_of(seen)] == [label for _, label in moves_of(begun)]
    done = await to_the_end(house, clara, seen)
    assert list(done.enabled) == ["Another", "Play the same deal", "Fairness"]

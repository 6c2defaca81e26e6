"""A game of Mau-Mau in German, by two people and a computer, whoever serves them."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Final

from bot.locales.words import words_for
from playground.driver import Person, Seen
from tests.e2e.choosing import server_settings
from tests.e2e.playing import hand_of, is_over, more, result_of, rules_of

GERMAN: Final = words_for("de")
NAMES: Final = ("Laura", "Clara")
LOCALES: Final = {"Laura": "de", "Clara": "de"}
MOST_CLICKS: Final = 1000


async def play_an_evening(laura: Person, clara: Person) -> str:
    """Let two people choose house rules, play a game with a computer to its end, and look back; return the result.

    :param laura: somebody who may manage the server.
    """
    await server_settings(laura, language="de")
    lobby = await laura.slash("mau-mau new", bots=1)
    assert any("Mau-Mau" in item["description"] for each in lobby.components() for item in each.get("items", ()))
    chosen = await _choose_rules(laura)
    await clara.click(GERMAN("button-join"))
    await laura.click(GERMAN("button-start"))
    await laura.until(lambda person: chosen.id not in person.messages)  # the page goes when the game begins
    await asyncio.gather(*(_play(person, Random(number)) for number, person in enumerate((laura, clara))))
    assert "Bube" in (await rules_of(laura, "mau-mau")).text
    for command in ("mau-mau leaderboard", "my stats", "my history"):
        assert "Mau-Mau" in (await laura.slash(command)).text, command
    await clara.slash("help")
    assert GERMAN("button-computers") in (await clara.click("Mau-Mau")).enabled
    return result_of(clara).text


async def _choose_rules(host: Person) -> Seen:
    """Make the game short, by the first page of the form, and give it seats for six, by the last one.

    Return the message that shows what is chosen.
    """
    change = GERMAN("button-change")
    asked = await more(host, GERMAN("button-arrange"))
    assert asked.ephemeral
    pages = [each["custom_id"] for each in asked.components() if each.get("label") == change]
    assert len(pages) == 3
    for page, values in ((pages[0], {"option length": ["1"], "option ace": "again"}), (pages[-1], {"seats": ["6"]})):
        await host.send_custom_id(asked, page)
        assert host.modal is not None
        assert len(host.modal["components"]) <= 5
        asked = await host.submit(**values)
    lobby = next(seen for seen in host.messages.values() if not seen.ephemeral)
    await host.until(lambda person: person.messages[lobby.id].text.count("🪑") == 4)
    assert "eine Runde" in host.messages[lobby.id].text
    assert "eine Runde" in asked.text
    return asked


async def _play(person: Person, dice: Random) -> None:
    """Press what the hand offers, whatever it is, until the game is over."""
    for _ in range(MOST_CLICKS):
        await person.until(lambda each: _offered(each) or is_over(each))
        if is_over(person):
            return
        hand, offered = hand_of(person), _offered(person)
        if hand is not None and offered:  # what was offered may be gone again
            await person.send_custom_id(hand, dice.choice(offered))
    raise AssertionError(f"{person.name} has not come to the end")


def _offered(person: Person) -> list[str]:
    """Return the custom_ids of the buttons with which somebody can play."""
    hand = hand_of(person)
    found = [str(hand.buttons[label]["custom_id"]) for label in hand.enabled] if hand else []
    return [each for each in found if each.startswith(("play:", "draft:", "hand:"))]

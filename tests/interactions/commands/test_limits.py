"""Discord's limits for slash commands are known before Discord refuses the whole list."""

import pytest

from bot.games.packages import COMMANDS
from bot.interactions.commands.translator import describe
from bot.interactions.commands.tree import OverLimit, check_limits
from tests.cases import for_each


def choice(name, value="v"):
    return {"name": name, "value": value}


def option(**more):
    return {"type": 3, "name": "rule", "description": "A rule", **more}


def command(*options, **more):
    return {"type": 1, "name": "tiny", "description": "A game", "options": list(options), **more}


async def test_our_own_commands_are_within_them(house):
    check_limits(describe(house.app.registry.commands))


async def test_no_game_may_have_the_name_of_a_command(house):
    """Two commands cannot have one name, so a package must not bring a game with that of another one."""
    published = {each["name"] for each in describe(house.app.registry.commands) if "description" in each}
    assert published - house.app.room.games.keys() == COMMANDS


@for_each(
    ("given", "said"),
    [
        (command(description=""), "/tiny: its description has 0 characters, and 1 to 100 are allowed"),
        (command(option(description="x" * 101)), "/tiny rule: its description has 101 characters, and"),
        (command(option(name="x" * 33)), f"/tiny {'x' * 33} has the name {'x' * 33!r}, and names have 1 to 32"),
        (command(option(name_localizations={"de": "Regel"})), "/tiny rule has the name 'Regel' in de, and"),
        (command(option(name_localizations={"fr": "la règle"})), "/tiny rule has the name 'la règle' in fr, and"),
        (command(option(choices=[choice("x" * 101)])), "/tiny rule: its value 'v' has 101 characters, and"),
        (command(option(choices=[choice(f"c{n}") for n in range(26)])), "/tiny rule has 26 values, and at most 25"),
        (command(option(choices=[choice("same", "a"), choice("same", "b")])), "has two values with the name 'same'"),
        (command(option(), option()), "/tiny has two options with the name 'rule'"),
        (command(*(option(type=1, name=f"o{n}") for n in range(26))), "/tiny has 26 subcommands, and at most 25"),
        (
            command(*(option(name=f"o{n}", choices=[choice(f"{'x' * 90}{c}") for c in range(25)]) for n in range(4))),
            "/tiny has 9302 characters in all, and at most 8000 are allowed",
        ),
    ],
)
def test_whatever_is_over_a_limit_is_named(given, said):
    with pytest.raises(OverLimit) as caught:
        check_limits([given])
    assert said in str(caught.value)


def test_two_commands_have_different_names_in_every_language():
    other = command(name="table", name_localizations={"de": "tisch"})
    check_limits([command(), other])
    with pytest.raises(OverLimit, match="the bot has two commands with the name 'tisch' in de"):
        check_limits([command(name_localizations={"de": "tisch"}), other])


def test_what_is_just_within_them_is_allowed():
    check_limits(
        [
            command(
                option(name="ש" * 32, description="x" * 100, name_localizations={"de": "größe-1_a"}),
                *(option(name=f"o{n}") for n in range(24)),
            ),
            {"type": 2, "name": "Card Statistics"},
        ]
    )

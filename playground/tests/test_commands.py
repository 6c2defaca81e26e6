"""Commands: how the bot makes, changes and deletes them, and how Discord refuses broken ones."""

import copy

import pytest

from playground.changes.commands import enable_activities
from playground.driver import Refused

OPTION = {"type": 3, "name": "card", "description": "x"}


def command(name="play", **more):
    return {"name": name, "description": "x", **more}


def option(kind=3, name="card", **more):
    return {"type": kind, "name": name, "description": "x", **more}


def paths(bot):
    guild = bot.discord.world.guild.id
    return f"/applications/{bot.application}/commands", f"/applications/{bot.application}/guilds/{guild}/commands"


async def test_a_global_command_from_its_making_to_its_end(bot):
    path, _ = paths(bot)
    status, made = await bot.request("POST", path, command(options=[option()]))
    assert status == 201
    assert made == {
        "id": made["id"],
        "application_id": str(bot.application),
        "version": made["version"],
        "default_member_permissions": None,
        "type": 1,
        "name": "play",
        "name_localizations": None,
        "description": "x",
        "description_localizations": None,
        "dm_permission": True,
        "contexts": None,
        "integration_types": [0, 1],
        "nsfw": False,
        "options": [OPTION],
    }
    assert await bot.request("GET", f"{path}/{made['id']}") == (200, made)
    status, again = await bot.request("POST", path, command(description="y"))
    assert (status, again["id"], again["description"]) == (200, made["id"], "y")
    assert again["version"] != made["version"]
    assert "options" not in again
    status, changed = await bot.request("PATCH", f"{path}/{made['id']}", {"name": "deal", "contexts": [0]})
    assert (status, changed["name"], changed["description"], changed["contexts"]) == (200, "deal", "y", [0])
    assert changed["dm_permission"] is False
    status, changed = await bot.request("PATCH", f"{path}/{made['id']}", {"contexts": None})
    assert changed["contexts"] is None
    assert (await bot.request("DELETE", f"{path}/{made['id']}"))[0] == 204
    for method in ("GET", "PATCH", "DELETE"):
        status, gone = await bot.request(method, f"{path}/{made['id']}", {} if method == "PATCH" else None)
        assert (status, gone) == (404, {"message": "Unknown application command", "code": 10063})


async def test_a_server_has_commands_of_its_own(bot, laura):
    path, own = paths(bot)
    status, made = await bot.request("POST", own, command("try"))  # beside the global command of this name
    assert (status, made["guild_id"]) == (201, str(bot.discord.world.guild.id))
    assert not {"contexts", "integration_types", "dm_permission"} & made.keys()
    assert [each["id"] for each in (await bot.request("GET", own))[1]] == [made["id"]]
    assert made["id"] not in [each["id"] for each in (await bot.request("GET", path))[1]]
    assert (await bot.request("GET", f"{path}/{made['id']}"))[1]["code"] == 10063
    status, put = await bot.request("PUT", own, [command("deal"), command("try")])
    assert put[1] == made  # nothing about it has changed
    elsewhere = f"/applications/{bot.application}/guilds/1/commands"
    assert (await bot.request("GET", elsewhere))[1]["code"] == 50001
    assert (await bot.request("GET", f"{own}/permissions")) == (200, [])
    assert (await bot.request("GET", f"{own}/{made['id']}/permissions"))[1]["code"] == 10066
    assert (await bot.request("PUT", f"{own}/{made['id']}/permissions", {"permissions": []}))[1]["code"] == 20001


async def test_an_overwrite_keeps_the_ids_of_known_commands(bot):
    path, _ = paths(bot)
    _, (first, second) = await bot.request("PUT", path, [command("play"), command("play", type=2, description="")])
    assert (first["type"], second["type"], second["description"]) == (1, 2, "")
    _, (renamed,) = await bot.request("PUT", path, [{**command("deal"), "id": first["id"]}])
    assert (renamed["id"], renamed["name"]) == (first["id"], "deal")
    assert (await bot.request("PUT", path, [{**command("deal"), "id": "1"}]))[1]["code"] == 10063
    assert (await bot.request("GET", path))[1][0]["name"] == "deal"  # a refused overwrite changes nothing


async def test_a_change_to_the_name_of_another_command_is_refused(bot):
    path, _ = paths(bot)
    _, (_, second) = await bot.request("PUT", path, [command("play"), command("deal")])
    status, answer = await bot.request("PATCH", f"{path}/{second['id']}", {"name": "play"})
    assert (status, answer["code"]) == (400, 40041)


BROKEN = [
    (command("Play"), "name", "APPLICATION_COMMAND_INVALID_NAME"),
    (command("play it"), "name", "APPLICATION_COMMAND_INVALID_NAME"),
    (command("play!"), "name", "APPLICATION_COMMAND_INVALID_NAME"),
    (command("Ärger"), "name", "APPLICATION_COMMAND_INVALID_NAME"),
    (command("x" * 33), "name", "BASE_TYPE_BAD_LENGTH"),
    (command(name_localizations={"de": "Spielen"}), "name_localizations", "APPLICATION_COMMAND_INVALID_NAME"),
    (command(name_localizations={"xx": "spielen"}), "name_localizations.xx", "BASE_TYPE_CHOICES"),
    (command(description_localizations={"de": ""}), "description_localizations.de", "BASE_TYPE_BAD_LENGTH"),
    (command(description="x" * 101), "description", "BASE_TYPE_BAD_LENGTH"),
    ({"name": "play"}, "description", "BASE_TYPE_REQUIRED"),
    ({"description": "x"}, "name", "BASE_TYPE_REQUIRED"),
    (command(type=9), "type", "BASE_TYPE_CHOICES"),
    (command(type=2), "description", "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID"),
    (
        {"name": "Play", "type": 3, "options": [OPTION]},
        "options",
        "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS_INVALID",
    ),
    (command("launch", type=4), "type", "APPLICATION_COMMAND_TYPE_INVALID"),
    (command(integration_types=[]), "integration_types", "BASE_TYPE_BAD_LENGTH"),
    (command(integration_types=[2]), "integration_types.0", "BASE_TYPE_CHOICES"),
    (command(contexts=[0, 0]), "contexts", "SET_TYPE_ALREADY_CONTAINS_VALUE"),
    (command(default_member_permissions="many"), "default_member_permissions", "NUMBER_TYPE_COERCE"),
    (command(options={"name": "x"}), "options", "LIST_TYPE_CONVERT"),
    (command(options=[option(name=f"o{n}") for n in range(26)]), "options", "BASE_TYPE_MAX_LENGTH"),
    (command(options=[option(12)]), "options.0.type", "UNION_TYPE_CHOICES"),
    (command(options=[option(), option()]), "options.1.name", "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED"),
    (
        command(options=[option(), option(name="suit", name_localizations={"de": "card"})]),
        "options.1.name",
        "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED",
    ),
    (command(options=[option(name="Card")]), "options.0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    (
        command(options=[option(), option(name="suit", required=True)]),
        "options.1",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    (command(options=[option(), option(1, "sub")]), "options.1", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"),
    (
        command(options=[option(1, "sub", options=[option(1, "deep")])]),
        "options.0.options.0.type",
        "UNION_TYPE_CHOICES",
    ),
    (command(options=[option(2, "group", options=[option(3)])]), "options.0.options.0.type", "UNION_TYPE_CHOICES"),
    (command(options=[option(2, "a", options=[option(2, "b")])]), "options.0.options.0.type", "UNION_TYPE_CHOICES"),
    (
        command(options=[option(4, min_value=2, max_value=1)]),
        "options.0.min_value",
        "APPLICATION_COMMAND_OPTION_BOUNDS",
    ),
    (command(options=[option(4, max_value=2**53)]), "options.0.max_value", "NUMBER_TYPE_MAX"),
    (command(options=[option(max_length=0)]), "options.0.max_length", "NUMBER_TYPE_MIN"),
    (command(options=[option(max_length=6001)]), "options.0.max_length", "NUMBER_TYPE_MAX"),
    (command(options=[option(7, channel_types=[99])]), "options.0.channel_types.0", "BASE_TYPE_CHOICES"),
    (
        command(options=[option(choices=[{"name": "a", "value": "x" * 101}])]),
        "options.0.choices.0.value",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        command(options=[option(4, choices=[{"name": "a", "value": "x"}])]),
        "options.0.choices.0.value",
        "NUMBER_TYPE_COERCE",
    ),
    (
        command(options=[option(choices=[{"name": "a", "value": "a"}, {"name": "a", "value": "b"}])]),
        "options.0.choices.1.name",
        "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
    ),
    (
        command(options=[option(choices=[{"name": "a", "value": "a"}], autocomplete=True)]),
        "options.0.autocomplete",
        "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID",
    ),
    (
        command(options=[option(1, f"sub{n}", description_localizations={"de": "x" * 100}) for n in range(25)])
        | {"description": "x" * 100}
        | {
            "options": [
                option(
                    1,
                    f"sub{n}",
                    description_localizations={"de": "x" * 100},
                    options=[option(name=f"o{m}", description_localizations={"de": "x" * 100}) for m in range(3)],
                )
                for n in range(25)
            ]
        },
        "",
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
]


@pytest.mark.parametrize(("broken", "path", "code"), BROKEN)
async def test_a_broken_command_is_refused_with_its_field(bot, broken, path, code):
    everywhere, own = paths(bot)
    before = (await bot.request("GET", everywhere))[1]
    for method, where, body, prefix in (
        ("POST", everywhere, broken, []),
        ("POST", own, broken, []),
        ("PUT", everywhere, [command("fine"), broken], ["1"]),
    ):
        status, answer = await bot.request(method, where, copy.deepcopy(body))
        assert (status, answer["code"]) == (400, 50035), answer
        node = answer["errors"]
        for step in (*prefix, *path.split(".")) if path else prefix:
            node = node[step]
        assert any(code in error["code"] for error in node["_errors"])
    assert (await bot.request("GET", everywhere))[1] == before


@pytest.mark.parametrize(
    "good",
    [
        command("größe"),
        command("पत्ता"),
        command("ไพ่"),
        command("カード"),
        command("o'neil_2-x"),
        {"name": "Play With Me!", "type": 2},
        {"name": "Play", "type": 3, "description": None, "options": None},
        command(options=[option(2, "group", options=[option(1, "sub", options=[option()])]), option(1, "other")]),
        command(options=[option(1, "sub", options=[option(4, min_value=None, max_value=3)])]),
        command(options=[option(11), option(9, "whom"), option(10, "rate", min_value=0.5)]),
    ],
)
async def test_a_good_command_is_taken(bot, good):
    status, answer = await bot.request("POST", paths(bot)[0], good)
    assert status == 201, answer


async def test_only_the_longest_language_counts_for_the_size(bot):
    long = command(
        options=[
            option(
                1,
                f"sub{n}",
                options=[
                    option(name=f"o{m}", description="x" * 90, description_localizations={"de": "y" * 90})
                    for m in range(3)
                ],
            )
            for n in range(25)
        ]
    )
    assert (await bot.request("POST", paths(bot)[0], long))[0] == 201  # about 7,200, and twice that with both languages


async def test_how_many_commands_there_can_be(bot):
    path, own = paths(bot)
    for kind, most in ((1, 100), (2, 15), (3, 15)):
        many = [{"name": f"c{n}", "type": kind, "description": "x" if kind == 1 else ""} for n in range(most + 1)]
        for where in (path, own):
            status, answer = await bot.request("PUT", where, many)
            assert (status, answer["code"]) == (400, 30032)
        assert (await bot.request("PUT", path, many[:-1]))[0] == 200
        status, answer = await bot.request("POST", path, many[-1])
        assert (status, answer["code"]) == (400, 30032)


async def test_200_commands_can_be_created_in_a_day(bot):
    path, own = paths(bot)
    await bot.request("PUT", path, [command(f"a{n}") for n in range(100)])  # /try was the first one
    await bot.request("PUT", path, [command(f"b{n}") for n in range(99)])
    refused = {"message": "Max number of daily application command creates has been reached (200)", "code": 30034}
    assert await bot.request("POST", path, command("one-more")) == (400, refused)
    assert (await bot.request("POST", path, command("b1", description="y")))[0] == 200  # not a new one
    assert (await bot.request("POST", own, command("one-more")))[0] == 201  # each server counts for itself
    bot.discord.world.now.advance(86_400)
    assert (await bot.request("POST", path, command("one-more")))[0] == 201


async def test_an_overwrite_cannot_remove_the_entry_point_command(bot):
    path, own = paths(bot)
    entry = enable_activities(bot.discord.world)
    assert (entry["type"], entry["name"], entry["handler"]) == (4, "launch", 2)
    status, answer = await bot.request("PUT", path, [command()])
    assert (status, answer["code"]) == (400, 50240)
    assert "Entry Point" in answer["message"]
    status, kept = await bot.request("PUT", path, [command(), entry])
    assert (status, kept[1]) == (200, entry)
    assert (await bot.request("POST", own, entry))[1]["code"] == 50035
    assert (await bot.request("DELETE", f"{path}/{entry['id']}"))[0] == 204
    assert (await bot.request("PUT", path, [command()]))[0] == 200


async def test_a_list_has_one_language_or_all(bot):
    path, _ = paths(bot)
    languages = {"name_localizations": {"de": "spielen", "en-GB": "game"}}
    await bot.request("PUT", path, [command(**languages, options=[option(name_localizations={"de": "karte"})])])
    (listed,) = (await bot.request("GET", path, headers={"X-Discord-Locale": "de"}))[1]
    assert (listed["name"], listed["name_localized"]) == ("play", "spielen")
    assert listed["options"][0]["name_localized"] == "karte"
    assert "name_localizations" not in listed
    (listed,) = (await bot.request("GET", path, headers={"Accept-Language": "en-US,en;q=0.9"}))[1]
    assert listed["name_localized"] == "game"  # the fallback
    (listed,) = (await bot.request("GET", f"{path}?with_localizations=true"))[1]
    assert listed["name_localizations"] == languages["name_localizations"]


async def test_the_installations_default_to_those_of_the_application(bot):
    path, _ = paths(bot)
    bot.discord.world.integration_types = (0,)
    _, made = await bot.request("POST", path, command())
    assert made["integration_types"] == [0]
    status, answer = await bot.request("POST", path, command(integration_types=[0, 1]))
    assert status == 400
    assert "integration_types" in answer["errors"]


async def test_another_applications_commands_cannot_be_reached(bot, laura):
    assert (await bot.request("GET", "/applications/1/commands"))[1]["code"] == 50001
    with pytest.raises(Refused):
        await laura.request("GET", paths(bot)[0])

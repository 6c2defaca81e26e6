"""What is served of Discord's operations, and how those that are not differ from paths that nobody has."""

import json
import re

from playground.__main__ import main
from playground.checks.operations import OPERATIONS, coverage
from playground.server import Playground
from playground.tests.description import DESCRIPTION, needs_description
from playground.tests.test_records import records
from playground.traffic.records import DOCS
from playground.world import World


async def test_an_operation_that_lacks_is_told_from_a_misspelt_path(discord, bot):
    lacking = f"/guilds/{discord.world.guild.id}/new-member-welcome"
    status, answer = await bot.request("GET", lacking)
    assert (status, answer["code"]) == (404, 0)
    assert answer["not_served"] == "GET /guilds/{guild_id}/new-member-welcome"
    assert "not served here" in answer["message"]
    misspelt = await bot.request("GET", f"/guilds/{discord.world.guild.id}/newmember-welcome")
    assert misspelt == (404, {"message": "404: Not Found", "code": 0})
    seen = {each["path"]: each["not_served"] for each in (await records(discord))["records"] if "path" in each}
    assert seen[lacking] == answer["not_served"]
    assert seen[lacking.replace("new-member", "newmember")] is None


def test_coverage_is_printed_and_the_readme_has_its_table(capsys):
    assert main(["coverage"]) == 0
    printed = capsys.readouterr().out
    assert printed.strip() == coverage(Playground(World(["Laura"])).routes())
    assert printed.partition("\n\n")[0] in (DOCS / "served.md").read_text(encoding="utf-8")
    assert "    GET /guilds/{guild_id}/new-member-welcome\n" in printed


@needs_description
def test_the_operations_are_those_of_the_description():
    paths = json.loads(DESCRIPTION.read_text(encoding="utf-8"))["paths"]
    described = {
        f"{method.upper()} {path}"
        for path, item in paths.items()
        for method in item
        if re.fullmatch(r"get|put|post|patch|delete", method)
    }
    assert set(OPERATIONS) == described

"""The documentation: its code does what it says, its links lead somewhere, and its lines are short."""

import re
import shutil
import sys
import tomllib

import pytest

import playground
from playground import World
from playground.tests.compat.quick_starts import code, running, says_hello
from playground.tests.effort import thorough
from playground.tests.npm import installed
from playground.tests.outside import run
from playground.tests.pages import DOCS, README, ROOT, blocks, files, fragment, text_of, write
from playground.tests.patience import PATIENT
from playground.world.plan import read_world

PAGES = ["README", *sorted(each.stem for each in DOCS.glob("*.md"))]
WITH_TESTS = [each for each in PAGES if any(name.startswith("test_") for name in files(each))]
METADATA = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_pages_by_task_have_tests():
    tasks = {"first-test", "buttons-and-forms", "worlds", "processes", "ci", "faults", "serverless", "time"}
    assert {"README", *tasks} <= {*WITH_TESTS}


@thorough
@pytest.mark.parametrize("page", WITH_TESTS)
async def test_the_tests_of_a_page_pass(page, tmp_path):
    names = write(page, tmp_path)
    if (tmp_path / "conftest.py").exists():  # the fixture is tried, too
        (tmp_path / "test_fixture.py").write_text(
            "import pytest\n\n\n@pytest.mark.asyncio\nasync def test_it(bot, people):\n"
            "    assert (await people['Laura'].slash('hello')).text == 'Hello Laura!'\n",
            encoding="utf-8",
        )
    patient = PATIENT + (tmp_path / "conftest.py").read_text(encoding="utf-8") if "conftest.py" in names else PATIENT
    (tmp_path / "conftest.py").write_text(patient, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\npythonpath = .\n", encoding="utf-8")
    if "bot.js" in names:
        if shutil.which("node") is None:
            (tmp_path / "test_discord_js.py").unlink()
        else:
            installed(tmp_path, "discord.js@14")
    status, printed = await run(tmp_path, *(["-n", "2"] if page == "ci" else []))
    assert status == 0, printed
    assert re.search(r"[1-9][0-9]* passed", printed), printed


async def test_the_quick_start_for_discord_py(discord):
    async with running("discord.py", sys.executable, discord.description()) as bot:  # `make compat` tries the others
        assert await says_hello(discord, bot)


@pytest.mark.parametrize("library", ["discord.py", "discord.js", "hikari"])
def test_quick_starts_are_short(library):
    assert len([line for line in code(library).splitlines() if line]) <= 12


async def test_the_fragments_of_a_page_run(discord):
    await _runs(fragment("activities", "join_activity"))


def test_what_the_page_of_worlds_gives_a_name_is_there(discord):
    named = dict(re.findall(r"`(\w+)` is `(discord[^`]+)`", " ".join(text_of("worlds").split())))
    assert {*named} == {"servers", "threads", "guild", "user"}
    laura = discord.person("Laura")
    assert all(eval(each, {"discord": discord, "laura": laura}) for each in named.values())


async def _runs(code):
    """Run statements that may wait."""
    made = {}
    exec("from playground import *\nasync def run():\n" + "".join(f"    {line}\n" for line in code.splitlines()), made)
    await made["run"]()


def test_a_world_of_a_page_is_one(tmp_path):
    path = tmp_path / "world.toml"
    path.write_text(files("worlds")["world.toml"], encoding="utf-8")
    assert World(**read_world(path)).guild.name == "Club"


def test_the_workflow_uses_what_there_is():
    workflow = files("ci")[".github/workflows/tests.yml"]
    tested = {each.rpartition(" ")[2] for each in METADATA["classifiers"] if re.search(r":: 3\.\d+$", each)}
    assert {*re.findall(r'"(3\.\d+)"', workflow)} <= tested
    assert METADATA["name"] in workflow
    assert not [line for line in workflow.splitlines() if line.startswith("\t") or (len(line) - len(line.lstrip())) % 2]


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere_and_lines_are_short(page):
    text = text_of(page)
    assert [line for line in text.splitlines() if len(line) > 100] == []
    folder = README.parent if page == "README" else DOCS
    for link, anchor in re.findall(r"\]\((?!https?:)([^)#]*)#?([^)]*)\)", text):
        there = folder / link if link else folder / f"{page}.md"
        assert there.exists(), link
        titles = re.findall(r"^#+ (.*)$", there.read_text(encoding="utf-8"), flags=re.MULTILINE)
        assert not anchor or anchor in [re.sub(r"[^\w -]", "", each).lower().replace(" ", "-") for each in titles]


def test_the_readme_is_short_and_names_every_page():
    text = README.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 150
    assert [each for each in PAGES[1:] if f"(docs/{each}.md)" not in text] == []
    assert [each for each in playground.__all__ if f"`{each}`" not in text] == []


def test_versions_of_python_are_those_that_are_tested():
    assert METADATA["requires-python"] == ">=3.11"
    assert "with Python 3.11 to 3.14;" in README.read_text(encoding="utf-8")
    assert {"Programming Language :: Python :: 3.11", "Programming Language :: Python :: 3.14"} <= {
        *METADATA["classifiers"]
    }


def test_every_block_with_a_test_has_a_name():
    for page in PAGES:
        nameless = [code for name, code in blocks(page) if name is None and "def test_" in code]
        assert all("same_picture" in code for code in nameless), page  # it needs a picture that nobody has drawn yet

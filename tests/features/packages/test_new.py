"""``claro-bot new`` writes a small package that passes the kit as it is, and nothing where it should not."""

import tomllib

import pytest

from bot.__main__ import main
from bot.features.packages.new import FILES, TEMPLATE
from tests.effort import thorough
from tests.packaging.kit import install, run_kit

NAMES = (
    "its name must have at most 24 characters: small letters and digits, with single hyphens between them, and begin"
    " with a letter"
)


def written(folder):
    return {str(each.relative_to(folder)) for each in folder.rglob("*") if each.is_file()}


def test_it_writes_a_game_of_the_name_and_says_what_to_do_next(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["new", "sea-battle"]) == 0
    folder = tmp_path / "sea-battle"
    said = capsys.readouterr().out
    assert "its rules are in sea_battle/game.py" in said
    assert 'pip install -e ".[tests]"' in said  # which brings what `python -m pytest` runs
    project = tomllib.loads((tmp_path / "sea-battle" / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["optional-dependencies"] == {"tests": ["claro-bot[tests]"]}
    files = {each for each in written(folder) if "golden" not in each}
    assert sum(len((folder / each).read_text(encoding="utf-8").splitlines()) for each in files) == 99
    assert not any("igher" in (folder / each).read_text(encoding="utf-8").replace("e higher", "") for each in files)
    assert "sea-battle-title = Sea battle" in (folder / "sea_battle" / "words" / "en.ftl").read_text(encoding="utf-8")
    assert "class SeaBattle(Game" in (folder / "sea_battle" / "game.py").read_text(encoding="utf-8")


@thorough
async def test_it_passes_the_kit_as_written(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main(["new", "sea-battle"]) == 0
    install(tmp_path, "sea-battle", "sea_battle")
    folder = tmp_path / "sea-battle"
    said = await run_kit(folder, f"{tmp_path}:{folder}")
    assert "failed" not in said
    assert " passed" in said


def test_under_its_own_name_it_is_the_template(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main(["new", "higher"]) == 0
    assert written(tmp_path / "higher") == {*FILES}
    for each in FILES:
        assert (tmp_path / "higher" / each).read_bytes() == (TEMPLATE / each).read_bytes()


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Sea Battle", NAMES),
        ("", NAMES),
        ("../sea", NAMES),
        ("a-game-whose-name-is-too-long", NAMES),
        ("a-", NAMES),
        ("a--b", NAMES),
        ("claro", "the bot has a game or a command of this name; choose another one"),
        ("help", "the bot has a game or a command of this name; choose another one"),
        ("my", "the bot has a game or a command of this name; choose another one"),
        ("class", "Python knows class as something else; choose another name"),
        ("random", "Python knows random as something else; choose another name"),
        ("there", "there is already a file or a folder of this name here"),
    ],
)
def test_a_name_that_cannot_be_is_refused_in_one_sentence(tmp_path, monkeypatch, capsys, name, said):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there").write_text("mine", encoding="utf-8")
    assert main(["new", name]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"{name or 'NAME'}: {said}")
    assert written(tmp_path) == {"there"}

"""The log says which package a fault is of, and the file and the line: of rules, of views and of the face."""

import shutil

import pytest

from playground.server import Playground
from playground.world import World
from tests.e2e.playing import choices, hand_of, next_choice
from tests.e2e.processes import CONNECTED, environment, start_anew, until_logged
from tests.packaging.kit import EXAMPLES, ROOT, install
from tests.templates import up_to_date

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("patient_discord")]

CHOSEN = """
from pathlib import Path

def chosen():
    return Path(__file__).with_name("fault").read_text()

class End:
    # a property for which nobody has looked

    def __get__(self, position, kind):
        if chosen() == "end": raise SystemExit("no end")
        return position.ended

    def __set__(self, position, outcome):
        position.ended = outcome

"""
RULES = {
    "    def change(self, seat, move):": """
        if chosen() == "change": raise RuntimeError("no change")
        if chosen() == "exit": raise SystemExit("no exit")
        if chosen() == "interrupt": raise KeyboardInterrupt("no interrupt")
        if chosen() == "kept": self.moves.append((seat, move))""",
    "    def view(self, seat):": """
        if chosen() == "view": raise RuntimeError("no view")""",
    "    def legal_moves(self, seat):": """
        if chosen() == "moves": raise RuntimeError("no moves")""",
}
FACE = """
    def seat(self, words, icons, view, seat):
        if chosen() == "face": raise KeyboardInterrupt("no face")
        return super().seat(words, icons, view, seat)
"""
SAID = {
    "change": "RuntimeError: no change",
    "exit": "SystemExit: no exit",
    "interrupt": "KeyboardInterrupt: no interrupt",
    "view": "RuntimeError: no view",
    "moves": "RuntimeError: no moves",
    "kept": "its rules: after move ",
    "face": "KeyboardInterrupt: no face",
    "end": "SystemExit: no end",
}


@pytest.fixture
def package(tmp_path):
    """The template's game as it would be installed, with faults that a file beside it chooses."""
    shutil.copytree(EXAMPLES / "template" / "higher", tmp_path / "higher", ignore=shutil.ignore_patterns("__pycache__"))
    install(tmp_path, "higher", "higher")
    package = tmp_path / "higher"
    rules = (package / "game.py").read_text(encoding="utf-8")
    for line, fault in RULES.items():
        assert rules.count(f"{line}\n") == 1
        rules = rules.replace(line, line + fault)
    (package / "game.py").write_text(f"{CHOSEN}{rules}\nPosition.outcome = End()\n", encoding="utf-8")
    face = (package / "face.py").read_text(encoding="utf-8").replace("import GAME", "import GAME, chosen")
    (package / "face.py").write_text(face.replace("0x2E86C1\n", f"0x2E86C1\n{FACE}"), encoding="utf-8")
    (package / "fault").write_text("", encoding="utf-8")
    return package


async def test_the_line_in_the_log_names_package_file_and_line(package, tmp_path):
    async with Playground(World(["Laura"])) as discord:
        path = f"{tmp_path}:{ROOT}"
        env = environment(discord, up_to_date(tmp_path / "x.db"), LOG_LEVEL="INFO", PYTHONPATH=path)
        bot = await start_anew(env, tmp_path)
        try:
            await until_logged(bot, CONNECTED)
            laura = discord.person("Laura")
            await laura.connect()
            await laura.slash("higher new", bots=1)
            await laura.click("Start")
            table = laura.last
            for number, (fault, said) in enumerate(SAID.items(), start=1):
                await laura.click("My hand", on=table)
                await laura.until(choices)
                if not number % 4:  # five faults without a move would close the table
                    await laura.click(next_choice(laura), on=hand_of(laura))
                    await laura.until(choices)
                (package / "fault").write_text(fault, encoding="utf-8")
                await laura.click(next_choice(laura), on=hand_of(laura))
                line = (await until_logged(bot, said)).splitlines()[-1]
                (package / "fault").write_text("", encoding="utf-8")
                assert "higher (claro-bot-higher 1.0)" in line
                if fault != "kept":  # where the rules raise nothing: the bot has found the fault
                    file = package / ("face.py" if fault == "face" else "game.py")
                    code = file.read_text(encoding="utf-8").splitlines()
                    (at,) = (at for at, each in enumerate(code, start=1) if f'== "{fault}": raise' in each)
                    assert f"in higher (claro-bot-higher 1.0), {file}:{at} " in line
        finally:
            bot.kill()
            await bot.communicate()

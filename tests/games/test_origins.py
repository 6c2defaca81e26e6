"""Which distribution brings a game."""

import json
import os
import subprocess
import sys
from pathlib import Path

from bot.games.packages import ASIDE

SAY = "from bot.games.origins import with_origin; print(*map(with_origin, ('higher', 'claro', 'gone')), sep=', ')"


def test_a_game_that_is_set_aside_has_the_distribution_that_brings_it(tmp_path):
    info = tmp_path / "claro_bot_higher-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: claro-bot-higher\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[claro_bot.games]\nhigher = higher\nclaro = higher\n", encoding="utf-8")
    path = os.pathsep.join(map(str, (tmp_path, Path(__file__).parents[2])))
    env = {**os.environ, "PYTHONPATH": path, ASIDE: json.dumps({"higher": "it has held up the bot"})}
    said = subprocess.run([sys.executable, "-c", SAY], env=env, check=True, capture_output=True, text=True).stdout
    assert said == "higher (claro-bot-higher 1.0), claro (the bot itself), gone (the bot itself)\n"

"""A whole game as text, with what everybody sees. A change of the rules, or a card that leaks, shows as a difference.

``python tests/test_golden.py`` writes the file anew.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from mau_by_hand import MAU_MAU

from bot.faces.face import Icons
from bot.games.record import replay, write_record
from bot.games.shuffle import Seeded
from bot.games.told import Told
from bot.locales.words import words_for
from mau_mau.face import FACE

FILE = Path(__file__).parent / "golden" / "three-players.txt"
NAMES = ("Laura", "Armin", "Clara")
SEED = bytes([151]) * 32


def playthrough() -> Iterator[str]:
    """Yield the lines of a game of one round between three computer players."""
    options = MAU_MAU.read_options({"length": "1", "ace": "again", "mau": "2"})
    position, chance = MAU_MAU.start(3, Seeded(SEED), options), Random(5)
    words, icons, who = words_for("en"), Icons(), NAMES.__getitem__
    kinds = ("random", "careful", "natural")
    while position.to_act:
        (seat,) = position.to_act
        yield f"== {len(position.moves)}"
        yield from (f"everybody: {line}" for line in FACE.board(words, icons, position.view(None), who).splitlines())
        for each, name in enumerate(NAMES):
            yield f"{name}: {FACE.seat(words, icons, position.view(None), each).counts}"
            yield f"{name} sees: {FACE.cards(words, icons, position.view(each))}"
        move = MAU_MAU.players[kinds[seat]].choose(position.view(seat), chance)
        yield f"{NAMES[seat]} may: {', '.join(position.legal_moves(seat))}"
        before = position.view(None)
        position.play(seat, move)
        told = Told(seat, move, False, before, position.view(None))
        yield from (f"> {line}" for line in FACE.tell(words, icons, told, who))
    yield "== the end"
    yield from FACE.result(words, icons, position, who).splitlines()
    yield from FACE.picture_alt(words, position, who).splitlines()
    yield "== the record"
    yield from write_record(MAU_MAU, NAMES, MAU_MAU.write_options(options), SEED, position.moves).splitlines()


def test_the_game_is_played_and_shown_as_it_was():
    assert list(playthrough()) == FILE.read_text(encoding="utf-8").splitlines()


def test_the_record_replays():
    text = FILE.read_text(encoding="utf-8").partition("== the record\n")[2]
    again = replay(text, {MAU_MAU.name: MAU_MAU})
    assert again.error is None
    assert again.position.outcome is not None


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text("\n".join(playthrough()) + "\n", encoding="utf-8")

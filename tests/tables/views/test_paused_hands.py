"""What a hand shows while its game is paused."""

from bot.faces.catalog import FACES
from bot.faces.face import Icons
from bot.games.catalog import GAMES
from bot.locales.words import LANGUAGES, words_for
from bot.tables.views.hand import hand_message
from tests.cases import for_each
from tests.tables.views.test_games import LARGEST, table_with, text_of

DIRECTIONS = dict.fromkeys(map(ord, "\u200f\u202b\u202c"))
"""The marks of a language that runs from right to left."""


@for_each("language", LANGUAGES)
@for_each("game", sorted(GAMES))
def test_the_cards_of_a_paused_game_stay_in_sight_and_nobody_is_told_to_play(game, language):
    words, table = words_for(language), table_with(1, game, 3, paused=True)
    (seat,) = table.position.to_act[:1]
    said = text_of(hand_message(words, Icons(), table, LARGEST + seat)).translate(DIRECTIONS)
    assert said == f"{words('table-paused')}\n{FACES[game].cards(words, Icons(), table.position.view(seat))}"

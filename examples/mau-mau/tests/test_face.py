"""What is shown: within Discord's limits, and nothing that anybody may not know."""

from io import BytesIO
from random import Random
from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from mau_by_hand import MAU_MAU, deal, play, random_game
from PIL import Image

from bot.faces.face import Icons, Pick, icon_name
from bot.games.told import Told, retell
from bot.locales.words import LANGUAGES, words_for
from bot.testkit.hands import check_hand
from mau_mau.deck import NAMES
from mau_mau.face import FACE

PEOPLE = tuple(f"<@10000000000000000{seat}>" for seat in range(8))
WHO = PEOPLE.__getitem__
EVERY = pytest.mark.parametrize("language", LANGUAGES)


def icons():
    filled = Icons()
    for picture in (*FACE.card_pictures({}), *FACE.sign_pictures()):
        icon = icon_name(MAU_MAU.name, picture.name)
        filled.put(icon, f"<:{icon}_v1:1234567890123456789>")
    return filled


def hand_of(position, seat, language="en", draft=None, pictures=None):
    words = words_for(language)
    shown = FACE.hand(words, pictures or icons(), position.view(seat), WHO, lambda each: f"p{each}", draft)
    check_hand(shown)
    return shown


def buttons(shown):
    return [each for row in shown.rows if not isinstance(row, Pick) for each in row]


def playable_by_hand(position, seat, shown):
    """Return the moves that the buttons and lists of a hand play, and the buttons that they lead to by drafts."""
    moves, drafts = set(), set()
    for row in shown.rows:
        if isinstance(row, Pick):
            moves |= {f"{row.word} {option.value}".strip() for option in row.options}
        else:
            moves |= {each.move for each in row if each.enabled and each.move is not None}
            drafts |= {each.draft for each in row if each.draft is not None}
    return moves, drafts


def reachable(position, seat):
    """Return all moves that a hand can play with as many clicks as it takes, in canonical form."""
    found, seen, ahead = set(), set(), [None]
    while ahead:
        draft = ahead.pop()
        moves, drafts = playable_by_hand(position, seat, hand_of(position, seat, draft=draft))
        found |= {position.copy().play(seat, move) for move in moves}
        ahead += drafts - seen
        seen |= drafts
    return found


cases = st.fixed_dictionaries(
    {
        "seats": st.integers(0, 9),
        "values": st.lists(st.integers(0, 9), min_size=7, max_size=7),
        "seed": st.binary(min_size=32, max_size=32),
        "chance": st.integers(0, 2**32).map(Random),
    }
)


@settings(max_examples=8)
@given(cases)
def test_every_legal_move_can_be_clicked_and_nothing_else(case):
    for position, _ in random_game(MAU_MAU, **case):
        if len(position.moves) % 13 == 0 and position.to_act:
            seat = position.to_act[0]
            assert reachable(position, seat) == set(position.legal_moves(seat))


@EVERY
def test_hands_are_within_discord_s_limits_with_many_cards_at_eight_seats(language):
    for count in (1, 2, 3, 8, 15, 16, 20, 21, 26, 33, 40):
        large = " ".join(Random(count).sample([name for name in NAMES if name != "9H"], count))
        small = [name for name in NAMES if name not in large.split() and name != "9H"]
        others = [small[seat % len(small)] for seat in range(7)]
        for wish in (None, 0, 2):
            position = deal(large, *others, top="9H" if wish is None else "JH" if "JH" not in large else "9H")
            position._wish = wish
            for seat in (0, 1):
                for draft in (None, "mau", "cards", "JC", "JC mau", "nonsense 7"):
                    for pictures in (icons(), Icons()):
                        hand_of(position, seat, language, draft, pictures)


def test_a_list_is_split_when_it_has_more_options_than_discord_allows():
    large = " ".join(name for name in NAMES if name[-1] in "CSD" and name[0] != "J")
    position = deal(large, "QH QD", top="9H")
    view = position.view(0)
    free = SimpleNamespace(
        **{name: getattr(view, name) for name in view.__dataclass_fields__ if name != "legal_moves"},
        legal_moves=large.split(),
        top=view.top,
        suit=view.suit,
    )
    shown = FACE.hand(words_for("en"), icons(), free, WHO, str, None)
    picks = [row for row in shown.rows if isinstance(row, Pick)]
    assert [(pick.word, len(pick.options)) for pick in picks] == [("", 25), ("", 11)]
    check_hand(shown)


def test_the_call_is_a_button_that_stays_pressed():
    position = deal("KH KS", "QD QC QS", top="9H")
    first = hand_of(position, 0)
    assert len(buttons(first)) == 4
    (mau,) = [each for each in buttons(first) if each.draft == "mau"]
    assert mau.label == "Mau!"
    assert first.about_buttons
    pressed = hand_of(position, 0, draft="mau")
    assert {each.move for each in buttons(pressed) if each.enabled and each.move} == {"KH mau", "draw"}
    assert not pressed.about_buttons


def test_a_jack_asks_for_a_suit():
    position = deal("JC KS QS", "QD QC QS", top="9H")
    (jack,) = [each for each in buttons(hand_of(position, 0)) if each.draft]
    wishes = hand_of(position, 0, draft=jack.draft)
    assert [each.move for each in buttons(wishes) if each.move] == ["JC C", "JC S", "JC H", "JC D"]


def test_the_hand_stays_in_sight_while_a_suit_is_wished_for():
    position = deal("JC KS QS", "QD QC QS", top="9H")
    wishes = hand_of(position, 0, draft="JC")
    assert all(f"mau_mau_{name}_v1" in wishes.text or f"{name}_v1" in wishes.text for name in ("KS", "QS"))


@pytest.mark.parametrize(("drawn", "labels"), [("10H", ["10♥", "Keep it"]), ("10C", ["Go on"])])
def test_after_a_draw_only_what_can_be_done_has_a_button(drawn, labels):
    position = deal("9S KS QS", "QD QC QS", top="9H", stock=f"{drawn} 7C")
    play(position, "draw")
    shown = hand_of(position, 0, pictures=Icons())
    assert [each.label for each in buttons(shown)] == labels
    assert "Q♠ K♠" in shown.text
    assert FACE.move_name(words_for("fr"), position.view(0), "pass") == ("La garder" if len(labels) > 1 else "Passer")


@pytest.mark.parametrize(
    ("move", "options", "skipped"),
    [("8H", {}, 1), ("AH", {"ace": "skip"}, 1), ("AH", {}, None), ("KH", {"ace": "skip"}, None)],
)
def test_whoever_misses_a_turn_is_told(move, options, skipped):
    position = deal("8H AH KH", "QD QC QS", "10D 10C", top="9H", **options)
    before = position.view(None)
    play(position, move)
    lines = FACE.tell(words_for("fr"), Icons(), Told(0, move, False, before, position.view(None)), WHO)
    assert lines[1:] == ([] if skipped is None else [f"⏭️ {WHO(skipped)} saute son tour"])
    assert (position.to_act[0] == 2) == (skipped is not None)


def test_nobody_misses_a_turn_in_a_round_that_is_over():
    position = deal("8H", "QD QC QS", "10D 10C", top="9H")
    before = position.view(None)
    play(position, "8H")
    lines = FACE.tell(words_for("fr"), Icons(), Told(0, "8H", False, before, position.view(None)), WHO)
    assert not any("saute" in line for line in lines)


def test_cards_keep_their_order_in_hebrew():
    position = deal("KD KS", "QD QC", top="KH")
    assert "**\u2066K♥\u2069**" in FACE.board(words_for("he"), Icons(), position.view(None), WHO)
    assert "**K♥**" in FACE.board(words_for("fr"), Icons(), position.view(None), WHO)


@EVERY
@settings(max_examples=4)
@given(case=cases)
def test_everything_that_is_shown_of_a_game(language, case):
    words, pictures = words_for(language), icons()
    for position, _ in random_game(MAU_MAU, **case):
        if len(position.moves) % 5 and position.to_act:
            continue
        view = position.view(None)
        assert len(FACE.stage(words, position)) <= 60
        assert 0 < len(FACE.board(words, pictures, view, WHO)) < 1500
        for seat in range(len(position.scores)):
            shown = FACE.seat(words, pictures, view, seat)
            assert "\n" not in shown.counts
            assert FACE.cards(words, pictures, position.view(seat))
            names = [FACE.move_name(words, position.view(seat), move) for move in position.legal_moves(seat)]
            assert len(set(names)) == len(names)
            assert all(0 < len(name) <= 80 for name in names)
        if position.to_act:
            assert FACE.large(words, pictures, view) is not None
            assert FACE.large(words, Icons(), view) is None
    assert PEOPLE[position.outcome.winners[0]] in FACE.result(words, pictures, position, WHO)


def story(number):
    *_, (position, _) = random_game(MAU_MAU, 2, [number] * 7, bytes([number]) * 32, Random(number))
    begun = next(random_game(MAU_MAU, 2, [number] * 7, bytes([number]) * 32, Random(0)))[0]
    return list(retell(begun, ((seat, move, False) for seat, move in position.moves))), position


@EVERY
def test_moves_are_told_in_short_lines_that_name_the_player(language):
    words = words_for(language)
    for number in range(4):
        for told in story(number)[0]:
            lines = FACE.tell(words, Icons(), told, WHO)
            assert all(0 < len(line) < 170 and "\n" not in line for line in lines)
            assert not lines or WHO(told.seat) in lines[0] or told.after.rounds != told.before.rounds
            assert lines or told.move == "pass"


def test_nothing_is_told_of_a_card_that_was_drawn():
    position = deal("9S KS QS", "QD QC QS", top="9H", stock="10H 7C")
    told = []
    for stock in ("10H 7C", "AS 7C"):
        position = deal("9S KS QS", "QD QC QS", top="9H", stock=stock)
        before = position.view(None)
        play(position, "draw")
        told.append(FACE.tell(words_for("en"), Icons(), Told(0, "draw", False, before, position.view(None)), WHO))
    assert told[0] == told[1] == [f"{WHO(0)} draws 1 card"]


def test_a_forgotten_call_and_a_last_card_are_told():
    position = deal("KH KS", "QD QC QS", top="9H", mau="2")
    before = position.view(None)
    play(position, "KH")
    lines = FACE.tell(words_for("de"), Icons(), Told(0, "KH", False, before, position.view(None)), WHO)
    assert lines[1] == f"🤐 {WHO(0)} hat vergessen, Mau zu sagen, und zieht 2 Karten"
    position = deal("KH", "QD QC QS", top="9H")
    before = position.view(None)
    play(position, "KH")
    lines = FACE.tell(words_for("fr"), Icons(), Told(0, "KH", False, before, position.view(None)), WHO)
    assert "sa dernière carte" in lines[0]
    assert "gagne la manche 1" in lines[1]


def test_the_best_moment_is_a_row_of_sevens_or_a_big_round():
    position = deal("7H KH KS", "7C QC QS", "7D 8S 9S", "8D 9D 10D", top="9H")
    moves = [(0, "7H"), (1, "7C"), (2, "7D"), (3, "draw")]
    told = list(retell(position, ((seat, move, False) for seat, move in moves)))
    moments = [FACE.moment(words_for("en"), Icons(), told, seat) for seat in range(4)]
    assert moments == [None, None, "made somebody draw 6 cards with a seven", None]


def test_a_picture_shows_the_round_that_is_over_until_the_next_is_well_begun():
    position = deal("KH", "QD QC QS", top="9H")
    assert FACE.picture(position, ("", "")) is None
    play(position, "KH")
    name, draw = FACE.picture(position, ("Laura", "קלרה"))
    assert name == "round-1"
    image = Image.open(BytesIO(draw()))
    assert image.format == "PNG"
    assert image.width <= 480  # on a phone, less than half of it would be too small to read
    assert "Q♦" in FACE.picture_alt(words_for("en"), position, WHO)
    play(position, *(["draw", "pass"] * 2))
    assert FACE.picture(position, ("", "")) is None


@EVERY
def test_the_rules_have_pictures_and_the_first_introduces_the_game(language):
    examples = FACE.examples(words_for(language))
    assert FACE.introduced_by == examples[0].name
    assert all(Image.open(BytesIO(each.draw())).format == "PNG" and each.caption for each in examples)
    assert len(FACE.rules(words_for(language), icons())) < 3000


def test_every_card_has_a_picture_of_its_own():
    drawn = {each.name: each.draw() for each in (*FACE.card_pictures({}), *FACE.sign_pictures())}
    assert set(NAMES) <= set(drawn)
    assert len(set(drawn.values())) == len(drawn) == 57


@EVERY
def test_statistics_say_what_was_counted(language):
    _, position = story(1)
    for tallies in MAU_MAU.tallies(position):
        assert FACE.statistics(words_for(language), icons(), tallies)
    assert FACE.statistics(words_for(language), icons(), {})

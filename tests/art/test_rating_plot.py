"""A rating over time as a plot: what its scale shows, and that it is drawn for few games and for many."""

from datetime import UTC, datetime, timedelta
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageColor

from bot.art.chart import Chart, chart_of, rating_plot, scale_lines
from bot.art.colours import GOLD

BEGAN = datetime(2026, 3, 4, tzinfo=UTC)
RED = ImageColor.getrgb(GOLD)[0]
"""Nothing else in the picture has as much of it."""


@given(st.integers(-5000, 5000), st.integers(0, 10_000))
def test_the_scale_encloses_the_points_with_a_few_round_lines(lowest, height):
    lines = scale_lines(lowest, lowest + height)
    assert lines[0] <= lowest
    assert lines[-1] >= lowest + height
    assert 2 <= len(lines) <= 6
    assert str(lines.step).strip("0") in ("1", "2", "5")
    assert all(line % 10 == 0 for line in lines)


def curve_of(points):
    """Draw a plot with these points; return the box around the curve, in parts of the picture's edges."""
    course = tuple((f"{BEGAN + timedelta(days=day):%d.%m.%Y}", value) for day, value in enumerate(points))
    image = Image.open(BytesIO(rating_plot(course))).convert("RGB")
    red = image.crop((0, 0, round(image.width * 0.86), image.height)).getchannel("R")  # without the newest rating
    left, top, right, bottom = red.point(lambda value: 255 * (value > RED - 20)).getbbox()
    return left / image.width, top / image.height, right / image.width, bottom / image.height


@pytest.mark.parametrize("games", [3, 40, 1000])
def test_the_curve_is_as_wide_as_the_plot_whatever_the_number_of_games(games):
    left, _, right, _ = curve_of([1000 + 7 * (game % 9) for game in range(games)])
    assert left < 0.15
    assert right > 0.82


def test_a_rating_that_never_changes_is_a_level_line():
    _, top, _, bottom = curve_of([1000, 1000, 1000])
    assert bottom - top < 0.06


def test_points_stand_where_the_scale_has_them():
    _, top, _, bottom = curve_of([1000, 1000, 1100])  # from the lowest line to the highest
    _, half_way, _, _ = curve_of([1000, 1100, 1050])
    assert top == pytest.approx(half_way, abs=0.01)
    _, middle, _, _ = curve_of([1000, 1000, 1050, 1000, 1100][:3])
    assert bottom - top > 0.6
    assert middle == pytest.approx(top, abs=0.01)


def test_percentages_have_their_sign_once_as_languages_write_it_in_different_ways():
    assert [said for _, said in Chart([]).ticks] == ["0", "25", "50", "75", "100"]
    assert Chart([]).unit == "%"
    assert chart_of([[1, 2]], 4, ["Laura"]).unit == ""

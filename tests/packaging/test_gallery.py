"""``docs/gallery.md`` says of the examples what they are, and what has come of their kit."""

import pytest

from tests.packaging import gallery

WRITE = "run: python -m tests.packaging.gallery"


def written():
    lines = gallery.PAGE.read_text(encoding="utf-8").partition(gallery.BEGIN)[2].splitlines()
    return [line for line in lines if line.startswith("| [")]


def test_the_page_lists_every_example_as_it_describes_itself():
    said = [line.rpartition(" | ")[0] for line in written()]
    rows = gallery.table(dict.fromkeys((each.name for each in gallery.packages()), "")).splitlines()[2:]
    assert said == [line.rpartition(" | ")[0] for line in rows], WRITE


@pytest.mark.thorough
def test_the_page_tells_what_comes_of_each_kit():
    assert gallery.table(gallery.results()).splitlines()[2:] == written(), WRITE

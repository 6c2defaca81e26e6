"""The documentation: lines that fit a terminal, and links that lead somewhere."""

import re
from pathlib import Path

from tests.cases import for_each

HERE = Path(__file__).parents[2]
PAGES = sorted([*HERE.glob("*.md"), *HERE.glob("docs/**/*.md"), *HERE.glob("playground/*.md")])
LONGEST = 100


@for_each("page", PAGES)
def test_no_line_is_too_long(page):
    prose = re.sub(r"```diff\n.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    lines = prose.splitlines()
    assert [line for line in lines if len(line) > LONGEST and not re.match(r"\s*https?://\S+$", line)] == []


def anchors(page):
    """Return the anchors of a page's headings, as Git hosts make them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@for_each("page", PAGES)
def test_every_link_leads_somewhere(page):
    for target in re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8")):
        if not target.startswith(("http://", "https://", "mailto:")):
            name, _, anchor = target.partition("#")
            there = page if not name else (page.parent / name).resolve()
            assert there.exists(), target
            assert not anchor or anchor in anchors(there), target


def test_every_heading_that_the_bot_names_is_there():
    code = "".join(each.read_text(encoding="utf-8") for each in HERE.glob("bot/**/*.py"))
    named = re.findall(r"(docs/[\w-]+\.md), “(.+?)”", code)
    assert named
    for page, heading in named:
        assert f"# {heading}\n" in (HERE / page).read_text(encoding="utf-8"), heading

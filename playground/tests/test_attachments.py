"""Files that somebody has sent cannot act as the playground's page, which may drive everything."""

import aiohttp
import pytest

SCRIPT = b"<svg xmlns='http://www.w3.org/2000/svg'><script>fetch('/control/clock')</script></svg>"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("a.png", True),
        ("a.gif", True),
        ("a.webp", True),
        ("a.svg", False),
        ("a.html", False),
        ("a.xhtml", False),
        ("a.xml", False),
        ("a.js", False),
        ("a.pdf", False),
        ("a", False),
    ],
)
async def test_a_file_cannot_run_scripts_here(discord, bot, name, shown):
    form = aiohttp.FormData()
    form.add_field("files[0]", SCRIPT, filename=name, content_type="text/html")
    headers = {"Authorization": f"Bot {discord.world.bot.token}"}
    path = f"{discord.api_url}/channels/{discord.world.guild.channels[0].id}/messages"
    async with aiohttp.ClientSession() as http:
        async with http.post(path, data=form, headers=headers) as response:
            message = await response.json()
        async with http.get(message["attachments"][0]["url"]) as response:
            assert await response.read() == SCRIPT
            served = response.headers
    policy = served["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "sandbox" in policy.split("; ")  # neither scripts nor the playground's own origin
    assert served["X-Content-Type-Options"] == "nosniff"
    assert served.get("Content-Disposition") == (None if shown else "attachment")

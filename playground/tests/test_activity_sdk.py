"""Discord's own SDK for Activities, from npm, on the playground's page."""

import asyncio

import pytest
from playwright.async_api import expect

from playground.server import Playground
from playground.tests.browser import CHROMIUM
from playground.tests.effort import thorough
from playground.tests.npm import NPM, unpacked
from playground.tests.small_activity import small_activity
from playground.tests.test_page_client import opened
from playground.world import World

SDK = "@discord/embedded-app-sdk@2.5.0"

pytestmark = [
    thorough,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine: apt-get install chromium"),
    pytest.mark.skipif(NPM is None, reason="no npm on this machine"),
    pytest.mark.asyncio(loop_scope="session"),  # the browser's
    pytest.mark.usefixtures("patient_discord"),
]

MAIN = """
import { DiscordSDK, Common, Events } from "./sdk/index.mjs";
const sdk = window.sdk = new DiscordSDK(CLIENT);
window.told = [];
window.mode = window.turned = window.me = null;
await sdk.ready();
await sdk.subscribe(Events.ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE, ({ participants }) => told.push(participants.length));
await sdk.subscribe(Events.ACTIVITY_LAYOUT_MODE_UPDATE, ({ layout_mode: mode }) => { window.mode = mode; });
await sdk.subscribe(Events.ORIENTATION_UPDATE, ({ screen_orientation: turned }) => { window.turned = turned; });
window.login = async (prompt) => {
  const scope = ["identify", "rpc.activities.write"];
  const asked = { client_id: CLIENT, response_type: "code", state: "", prompt, scope };
  const { code } = await sdk.commands.authorize(asked);
  const answer = await fetch("/.proxy/token", { method: "POST", body: code });
  const { user } = await sdk.commands.authenticate(await answer.json());
  await sdk.subscribe(Events.CURRENT_USER_UPDATE, (me) => { window.me = me.global_name; });
  return user.global_name;
};
window.all = async () => ({
  locale: await sdk.commands.userSettingsGetLocale(),
  behaviours: await sdk.commands.getPlatformBehaviors(),
  fast: await sdk.commands.encourageHardwareAcceleration(),
  lock: await sdk.commands.setOrientationLockState({ lock_state: Common.OrientationLockStateTypeObject.LANDSCAPE }),
  small: await sdk.commands.setConfig({ use_interactive_pip: true }),
  playing: (await sdk.commands.setActivity({ activity: { type: 0, details: "Round 2" } })).details,
  invited: await sdk.commands.openInviteDialog(),
  shared: await sdk.commands.shareLink({ message: "Play along!" }),
});
window.people = async () => {
  const { participants } = await sdk.commands.getInstanceConnectedParticipants();
  return participants.map((each) => each.global_name);
};
window.lacking = () => sdk.commands.getSkus().catch(({ code, message }) => [code, message]);
console.log("a line for Discord's log");
document.querySelector("#state").textContent = "ready";
"""


@pytest.fixture(scope="session")
def sdk(tmp_path_factory):
    """The folder of the SDK's modules."""
    return unpacked(tmp_path_factory.mktemp("sdk"), SDK) / "output"


async def inside(page):
    panel = page.frame_locator("#activity iframe").frame_locator("iframe")
    await expect(panel.locator("#state")).to_have_text("ready")
    return next(each for each in page.frames if each.parent_frame in page.main_frame.child_frames)


async def test_the_sdk_finds_everything_that_the_playground_serves(browser, sdk):
    async with Playground(World(["Laura", "Clara"])) as discord, small_activity(discord, MAIN, sdk):
        laura, clara = [await opened(browser, discord, name) for name in ("Laura", "Clara")]
        await laura.locator("#launch").click()
        frame = await inside(laura)
        (instance,) = discord.instances
        assert await frame.evaluate("[sdk.instanceId, sdk.channelId, sdk.guildId, sdk.platform]") == [
            instance.id, str(instance.channel.id), str(discord.world.guild.id), "desktop",
        ]  # fmt: skip
        asking = asyncio.create_task(frame.evaluate("login()"))
        await laura.get_by_role("button", name="Authorize").click()
        assert await asking == "Laura"
        await frame.wait_for_function("me === 'Laura'")
        assert await frame.evaluate("all()") == {
            "locale": {"locale": "en-US"},
            "behaviours": {"iosKeyboardResizesView": True},
            "fast": {"enabled": True},
            "lock": None,
            "small": {"use_interactive_pip": True},
            "playing": "Round 2",
            "invited": None,
            "shared": {"success": False, "didCopyLink": False, "didSendMessage": False},
        }
        assert await frame.evaluate("people()") == ["Laura"]
        await clara.get_by_role("button", name="Join activity").click()
        other = await inside(clara)
        assert await other.evaluate("login('none')") == "Clara"
        assert await other.evaluate("people()") == ["Laura", "Clara"]
        await frame.wait_for_function("told.at(-1) === 2")
        await laura.get_by_role("button", name="Picture in picture").click()
        await frame.wait_for_function("mode === 1 && turned === 1")
        code, message = await frame.evaluate("lacking()")
        assert (code, "GET_SKUS_EMBEDDED" in message) == (4002, True)
        await other.evaluate("sdk.close(1000, 'done')")
        await expect(clara.locator("#activity")).to_be_hidden()
        await frame.wait_for_function("told.at(-1) === 1")
        assert laura.complaints + clara.complaints == []

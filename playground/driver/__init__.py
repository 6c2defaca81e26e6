"""People for tests: each sees what their own Discord client would show, and acts as it would."""

from playground.driver.audience import Audience as Audience
from playground.driver.files import File as File
from playground.driver.person import PATIENCE as PATIENCE
from playground.driver.person import InteractionFailed as InteractionFailed
from playground.driver.person import Person as Person
from playground.driver.person import Refused as Refused
from playground.driver.seen import Seen as Seen
from playground.driver.snapshot import snapshot as snapshot

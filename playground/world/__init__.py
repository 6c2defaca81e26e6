"""What Discord knows: people, servers, channels, messages, interactions; ids, time, permissions and intents."""

from playground.world.guild import Channel as Channel
from playground.world.guild import Guild as Guild
from playground.world.people import User as User
from playground.world.permissions import ATTACH_FILES as ATTACH_FILES
from playground.world.permissions import EVERYBODY_MAY as EVERYBODY_MAY
from playground.world.permissions import MANAGE_MESSAGES as MANAGE_MESSAGES
from playground.world.permissions import READ_HISTORY as READ_HISTORY
from playground.world.permissions import SEND_IN_THREADS as SEND_IN_THREADS
from playground.world.permissions import SEND_MESSAGES as SEND_MESSAGES
from playground.world.permissions import VIEW_CHANNEL as VIEW_CHANNEL
from playground.world.state import API as API
from playground.world.state import CLIENT_SECRET as CLIENT_SECRET
from playground.world.state import COMPONENTS_V2 as COMPONENTS_V2
from playground.world.state import EPHEMERAL as EPHEMERAL
from playground.world.state import IDENTIFIES as IDENTIFIES
from playground.world.state import INTERACTION_SECONDS as INTERACTION_SECONDS
from playground.world.state import LOADING as LOADING
from playground.world.state import TOKEN_SECONDS as TOKEN_SECONDS
from playground.world.state import Attachment as Attachment
from playground.world.state import Interaction as Interaction
from playground.world.state import Json as Json
from playground.world.state import Message as Message
from playground.world.state import World as World

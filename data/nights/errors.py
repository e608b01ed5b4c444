"""What the store refuses about game nights."""

# ruff: noqa: N818 - each names the obstacle, as all errors of the store do
from dataclasses import dataclass

from data.errors import StoreError
from data.nights.records import NightId, NightState
from data.records import ChannelId, UserId


@dataclass(eq=False)
class NightUnknown(StoreError):
    """There is no such night, or the draft has been dropped."""

    night: NightId


@dataclass(eq=False)
class NightStateDiffers(StoreError):
    """The night is in a state in which this is not done."""

    night: NightId
    state: NightState


@dataclass(eq=False)
class NightUnderWay(StoreError):
    """Another night is under way in the channel."""

    channel: ChannelId


@dataclass(eq=False)
class NightAbsent(StoreError):
    """The person is not at the night, or has given no answer to it."""

    night: NightId
    user: UserId

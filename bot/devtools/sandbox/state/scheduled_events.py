"""Scheduled events of a guild: what they are, and how their status may change."""

from dataclasses import dataclass, field
from enum import IntEnum

from bot.devtools.sandbox.state.users import User
from bot.devtools.sandbox.wire import Object, moment


class EntityType(IntEnum):
    """Where an event takes place."""

    STAGE = 1
    VOICE = 2
    EXTERNAL = 3


class Status(IntEnum):
    """How far an event has come."""

    SCHEDULED = 1
    ACTIVE = 2
    COMPLETED = 3
    CANCELED = 4

    @property
    def over(self) -> bool:
        """Whether the event is listed no more, and cannot be changed."""
        return self in (Status.COMPLETED, Status.CANCELED)


STATUS_CHANGES = frozenset(
    {
        (Status.SCHEDULED, Status.ACTIVE),
        (Status.SCHEDULED, Status.CANCELED),
        (Status.ACTIVE, Status.COMPLETED),
    }
)


@dataclass(eq=False)
class ScheduledEvent:
    """An event that a guild announces, with the users who are interested in it."""

    id: int
    guild: int
    creator: User
    name: str
    starts: float
    ends: float | None
    entity_type: EntityType
    channel: int | None = None
    location: str | None = None
    description: str | None = None
    status: Status = Status.SCHEDULED
    deleted: bool = False
    interested: dict[int, User] = field(default_factory=dict)
    """The interested users, by id."""

    def payload(self, *, count: bool = False) -> Object:
        """The event as the API shows it; `count` adds the number of interested users."""
        done: Object = {
            "id": str(self.id),
            "guild_id": str(self.guild),
            "channel_id": None if self.channel is None else str(self.channel),
            "creator_id": str(self.creator.id),
            "creator": self.creator.payload(),
            "name": self.name,
            "description": self.description,
            "image": None,
            "scheduled_start_time": moment(self.starts),
            "scheduled_end_time": None if self.ends is None else moment(self.ends),
            "privacy_level": 2,
            "status": int(self.status),
            "entity_type": int(self.entity_type),
            "entity_id": None,
            "entity_metadata": None if self.location is None else {"location": self.location},
            "recurrence_rule": None,
            "guild_scheduled_event_exceptions": [],
        }
        if count:
            done["user_count"] = len(self.interested)
        return done

    def interest_payload(self, user: User) -> Object:
        """The interest of a user, as the API lists it."""
        return {
            "guild_scheduled_event_id": str(self.id),
            "user_id": str(user.id),
            "user": user.payload(),
            "response": 1,
        }

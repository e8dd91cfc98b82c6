"""The seats of a table, and who plays them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from msgspec import Struct

from ludotheque.table.entries import Occupant


class Person(Struct, frozen=True):
    """Somebody in the house."""

    id: str
    name: str


@dataclass(slots=True)
class Place:
    """One seat. It is a person's even while a bot plays it for them."""

    person: str | None = None
    name: str | None = None
    nonce: str | None = None
    bot: str | None = None
    resigned: bool = False

    @classmethod
    def of(cls, occupant: Occupant) -> Place:
        return cls(occupant.person, occupant.name, occupant.nonce, occupant.bot)

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        if self.bot is not None:
            return "bot"
        return "open" if self.person is None else "person"

    @property
    def player(self) -> str | None:
        """The person who plays it now."""
        return self.person if self.bot is None else None

    def vacate(self) -> None:
        self.person = self.name = self.nonce = self.bot = None

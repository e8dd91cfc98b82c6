"""Chips, for play only (CS-18)."""

from __future__ import annotations

from typing import Self

from ludotheque.core.game import Seat


class Purse:
    """What everybody has won or lost since the match began, and the two pots."""

    __slots__ = ("chips", "door_pot", "safe_pot")

    def __init__(self, chips: list[int], door_pot: int = 0, safe_pot: int = 0) -> None:
        self.chips = chips
        self.door_pot = door_pot
        self.safe_pot = safe_pot

    def pay_for_ring(self, seat: Seat, stake: int) -> None:
        self.chips[seat] -= stake
        self.door_pot += stake

    def pay_for_gear(self, seat: Seat, stake: int) -> None:
        self.chips[seat] -= stake
        self.safe_pot += stake

    def take_door_pot(self, seat: Seat) -> int:
        won, self.door_pot = self.door_pot, 0
        self.chips[seat] += won
        return won

    def take_safe_pot(self, seat: Seat) -> int:
        won, self.safe_pot = self.safe_pot, 0
        self.chips[seat] += won
        return won

    def count(self) -> int:
        """All of them: what somebody has won, somebody has lost."""
        return sum(self.chips) + self.door_pot + self.safe_pot

    def clone(self) -> Self:
        return type(self)(self.chips.copy(), self.door_pot, self.safe_pot)

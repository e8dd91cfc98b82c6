"""What a round of Enchaînement costs, who wins it, and what is paid (CGE-7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.core.game import Seat
from ludotheque.core.match import Line, Sheet

CARD: Final = 20
FAKIR: Final = 40


def penalty(cards: int, fakirs: int) -> int:
    """What cards in hand cost, less what exposed fakirs buy back; it ranks players, and may be below zero."""
    return CARD * cards - FAKIR * fakirs


def lowest(order: Sequence[Seat], counts: Sequence[int], fakirs: Sequence[int]) -> Seat:
    """Who wins on exhaustion: the lowest penalty, then the fewest cards, then whoever comes first in turn order."""
    return min(order, key=lambda seat: (penalty(counts[seat], fakirs[seat]), counts[seat]))


def sheet(winner: Seat, counts: Sequence[int], fakirs: Sequence[int]) -> Sheet:
    """Everybody else pays the winner."""
    paid = [paid_lines(cards, found) for cards, found in zip(counts, fakirs, strict=True)]
    received = -sum(line.points for seat, lines in enumerate(paid) for line in lines if seat != winner)
    paid[winner] = [Line("received", received, "CGE-7")] if received else []
    return Sheet.of(winner, paid)


def paid_lines(cards: int, fakirs: int) -> list[Line]:
    """Fakirs buy back what the cards cost, and no more: nothing is won with them."""
    if not cards:
        return []
    lines = [Line("cards", -CARD * cards, "CGE-7", cards)]
    if fakirs:
        lines.append(Line("fakirs", min(FAKIR * fakirs, CARD * cards), "CGE-7", fakirs))
    return lines

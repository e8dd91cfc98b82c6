"""What is said when something may not be done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

Detail: TypeAlias = str | int | None


class Refused(Exception):
    """A move or a choice that the rules do not allow; nothing has changed.

    `code` names the sentence (`refused-<code>` in the texts), `rule` the rule that forbids it (C90-6), `details` the
    figures of the sentence. `rule` is empty when no rule of a game speaks, as for a wrong number of players.
    """

    def __init__(self, code: str, rule: str = "", details: Mapping[str, Detail] | None = None) -> None:
        super().__init__(code, rule, dict(details or {}))
        self.code = code
        self.rule = rule
        self.details: dict[str, Detail] = dict(details or {})

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return " ".join(part for part in (self.code, f"({self.rule})" if self.rule else "", told) if part)


NOT_YOUR_TURN = "not-your-turn"
GAME_OVER = "game-over"


def refuse_unless_turn(seat: int, turn: frozenset[int]) -> None:
    """The refusals that every game shares."""
    if not turn:
        raise Refused(GAME_OVER)
    if seat not in turn:
        raise Refused(NOT_YOUR_TURN, details={"seat": seat, "turn": min(turn)})

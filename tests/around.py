"""People around a table, with nobody to serve them: wishes are decided, written to a list, and happen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.table import commands, entries
from ludotheque.table.deciding import decide
from ludotheque.table.decision import Decision, Situation
from ludotheque.table.opening import opened
from ludotheque.table.places import Person
from ludotheque.table.sight import view
from ludotheque.table.table import Table
from ludotheque.table.terms import BotSeat, OpenSeat, ScreenSeat, SeatWish, Terms

LEA, TOM, ZOE = Person("lea", "Léa"), Person("tom", "Tom"), Person("zoe", "Zoé")
KEEP, SWAP = {"move": "keep"}, {"move": "swap"}
SECRET, AGAIN, LATER = "5e" * 32, "a9" * 32, "1a" * 32


def nonce(number: int = 0) -> str:
    return f"{number:032x}"


class Around:
    """Léa opens the table; `at` is the time, in milliseconds."""

    def __init__(self, seats: Sequence[str | SeatWish] = ("screen", "open"), **terms: Any) -> None:
        self.at = 1_000
        self.away = frozenset[int]()
        wishes = [_wish(seat) if isinstance(seat, str) else seat for seat in seats]
        first = opened(LEA, Terms(game="high-card", **terms), wishes, self.at, SECRET, AGAIN)
        self.log: list[entries.AnyEntry] = [first]
        self.table = Table.of("here", self.log)

    @classmethod
    def begun(cls, *people: Person, **terms: Any) -> Around:
        """Léa and these people play."""
        made = cls(["screen", *["open" for _ in people]], **terms)
        for seat, person in enumerate(people, 1):
            made.sit(person, seat)
        assert made.table.phase == "playing"
        return made

    def do(self, person: Person, kind: type[commands.Command], **fields: Any) -> entries.AnyEntry:
        """Wish something. Raises `Refused`."""
        command: Any = kind(id="wish", table="here", **fields)
        return self.happen(decide(self.table, command, self.situation(person)))

    def situation(self, person: Person) -> Situation:
        return Situation(person, self.at, self.away, lambda: "there", lambda: LATER)

    def happen(self, decision: Decision) -> entries.AnyEntry:
        """Let it happen, and look whether the log alone tells the same."""
        self.log.append(decision.entry)
        self.table.apply(decision.entry, decision.ahead)
        written = [entries.decode(entries.encode(entry)) for entry in self.log]
        again = Table.of("here", written)
        for eye in (None, *range(len(self.table.places))):
            assert view(again, eye) == view(self.table, eye)
        for name in ("number", "log", "places", "phase", "turn", "offers", "rated", "result", "ended", "next", "host"):
            assert getattr(again, name) == getattr(self.table, name), name
        if self.table.timer is not None:
            assert again.timer is not None
            assert again.timer.left(self.at) == self.table.timer.left(self.at)
        return decision.entry

    # --- the usual wishes --------------------------------------------------------------------------------------------

    def sit(self, person: Person, seat: int, name: str | None = None) -> None:
        self.do(person, commands.Sit, seat=seat, nonce=nonce(seat), name=name)

    def play(self, person: Person, seat: int, move: dict[str, str], ply: int | None = None) -> None:
        self.do(person, commands.Play, seat=seat, ply=len(self.table.plies) if ply is None else ply, move=move)

    def undo(self, person: Person, seat: int) -> None:
        self.do(person, commands.Undo, seat=seat, ply=len(self.table.plies))

    def answer(self, person: Person, offer: commands.Offer, *, agree: bool, nonces: int = 0) -> None:
        self.do(person, commands.Answer, offer=offer, agree=agree, nonces=tuple(nonce(n) for n in range(nonces)))

    def rematch(self, person: Person, nonces: int = 1) -> None:
        self.do(person, commands.Rematch, nonces=tuple(nonce(n) for n in range(nonces)))


def _wish(seat: str) -> SeatWish:
    if seat == "open":
        return OpenSeat()
    return ScreenSeat(nonce()) if seat == "screen" else BotSeat(seat)

"""Keys laid on doors: which may be, and why not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from ludotheque.core.game import Seat
from ludotheque.core.refusal import Detail, Refused
from ludotheque.games.casse_du_siecle.keys import (
    DIGITS_OF,
    DOORS,
    LETTERS,
    LOCKS,
    Code,
    KeyId,
    Name,
    digit_of,
    letter_of,
    name_of,
    written,
)
from ludotheque.games.casse_du_siecle.model import Bet, Change, Lay
from ludotheque.games.casse_du_siecle.vault import Vault


class Laying:
    """One seat with the keys that it may lay, in front of the doors."""

    def __init__(self, vault: Vault, seat: Seat, back: int = 0) -> None:
        self.vault = vault
        self.seat = seat
        hand = vault.hands[seat]
        self.keys = hand[: len(hand) - back]
        self.back = back

    # --- what may be done -------------------------------------------------------------------------------------------

    def moves(self) -> list[Lay | Change | Bet]:
        return [*self.lays(), *self.changes(), *self.bets()]

    def lays(self) -> Iterator[Lay]:
        for at, key in enumerate(self.keys, 1):
            for door in self.own_doors():
                if self.vault.fits(name_of(key), door):
                    yield Lay(at, door + 1)

    def changes(self) -> Iterator[Change]:
        held = {name_of(key) for key in self.keys}
        for door in self.own_doors():
            for code in self.vault.terms.codes[door] if not self.vault.covered(door) else ():
                in_the_way, missing = self._change(door, code)
                if in_the_way and all(code[letter] in held for letter in missing):
                    yield Change(door + 1, self._number(door, code))

    def bets(self) -> Iterator[Bet]:
        for door in range(DOORS) if self.vault.terms.down else ():
            if self.vault.owners[door] in (None, self.seat) or not self.vault.names(door) or self.vault.covered(door):
                continue
            fitting = [[at for at, key in enumerate(self.keys, 1) if _suits(name_of(key), door, letter)]
                       for letter in self.free(door)]  # fmt: skip
            for keys in product(*fitting):
                yield Bet(door + 1, keys)

    def own_doors(self) -> list[int]:
        return [door for door in range(DOORS) if self.vault.lays_on(self.seat, door)]

    def free(self, door: int) -> list[int]:
        """The letters of the free locks."""
        return [letter for letter in range(LOCKS) if self.vault.doors[door][letter] is None]

    def _change(self, door: int, code: Code) -> tuple[list[int], list[int]]:
        """The letters of the keys in the way of a code, and of all that is missing for it."""
        laid = self.vault.names(door)
        in_the_way = [letter for letter, name in laid.items() if name != code[letter]]
        return in_the_way, [letter for letter in range(LOCKS) if laid.get(letter) != code[letter]]

    def _number(self, door: int, code: Code) -> int:
        """How a code is told: 0 as printed, else the digit of the master keys."""
        return 0 if code == self.vault.terms.codes[door][0] else digit_of(code[0])

    # --- what may not be done ---------------------------------------------------------------------------------------

    def key(self, number: int) -> KeyId:
        """The key of that number. Raises `Refused`."""
        if number > len(self.keys):
            if number <= len(self.keys) + self.back:
                raise Refused("key-taken-back", "CS-16", {"key": self._written(number)})
            raise Refused("no-such-key", "CS-5", {"count": len(self.keys)})
        return self.keys[number - 1]

    def to_lay(self, number: int, door: int) -> KeyId:
        """The key to be laid on that door. Raises `Refused`."""
        key = self.key(number)
        self._refuse_others(door)
        name = name_of(key)
        told: Mapping[str, Detail] = {"key": written(name), "door": door + 1, "letter": LETTERS[letter_of(name)]}
        if self.vault.doors[door][letter_of(name)] is not None:
            raise Refused("lock-taken", "CS-5", told)
        if not any(name in code for code in self.vault.terms.codes[door]):
            raise Refused("key-does-not-fit", "CS-10" if len(self.vault.terms.codes[door]) > 1 else "CS-5", told)
        if not self.vault.fits(name, door):
            raise Refused("begun-otherwise", "CS-11", told)
        return key

    def to_change(self, door: int, number: int) -> tuple[list[int], list[KeyId]]:
        """The letters of the keys to be taken back, and the keys to be laid. Raises `Refused`."""
        self._refuse_others(door)
        if self.vault.covered(door):
            raise Refused("door-open", "CS-16", {"door": door + 1})
        codes = [code for code in self.vault.terms.codes[door] if self._number(door, code) == number]
        if not codes:
            raise Refused("no-such-code", "CS-10", {"door": door + 1, "digit": number})
        in_the_way, missing = self._change(door, codes[0])
        if not in_the_way:
            raise Refused("nothing-in-the-way", "CS-16", {"door": door + 1})
        return in_the_way, [self._held(codes[0][letter]) for letter in missing]

    def to_bet(self, door: int, numbers: Sequence[int]) -> tuple[Seat, list[KeyId]]:
        """Whose door it is, and the keys for its free locks. Raises `Refused`."""
        told: dict[str, Detail] = {"door": door + 1}
        if not self.vault.terms.down:
            raise Refused("no-bets", "CS-15")
        owner = self.vault.owners[door]
        if owner is None or owner == self.seat:
            raise Refused("bet-on-others", "CS-15", told)
        if not self.vault.names(door) or self.vault.covered(door):
            raise Refused("bet-on-begun", "CS-15", told)
        free = self.free(door)
        if len(numbers) != len(free):
            raise Refused("bet-finishes", "CS-15", told | {"count": len(free)})
        keys = [self.key(number) for number in numbers]
        for key, letter in zip(keys, free, strict=True):
            if not _suits(name_of(key), door, letter):
                more: dict[str, Detail] = {"key": written(name_of(key)), "letter": LETTERS[letter]}
                raise Refused("bet-does-not-fit", "CS-15", told | more)
        return owner, keys

    def _refuse_others(self, door: int) -> None:
        if not self.vault.lays_on(self.seat, door):
            owner = self.vault.owners[door]
            raise Refused("not-your-door", "CS-9", {"door": door + 1, "owner": owner})

    def _held(self, name: Name) -> KeyId:
        found = next((key for key in self.keys if name_of(key) == name), None)
        if found is None:
            raise Refused("key-missing", "CS-16", {"key": written(name)})
        return found

    def _written(self, number: int) -> str:
        return written(name_of(self.vault.hands[self.seat][number - 1]))


def _suits(name: Name, door: int, letter: int) -> bool:
    """Whether a key has the letter of a lock and a digit of its door."""
    return letter_of(name) == letter and digit_of(name) in DIGITS_OF[door]

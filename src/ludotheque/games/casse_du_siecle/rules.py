"""A position of Le Casse du siècle and what may be done in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, Self

from ludotheque.core.chance import Chance
from ludotheque.core.game import Event, Eye, Result, Seat
from ludotheque.core.refusal import Refused, refuse_unless_turn
from ludotheque.games.casse_du_siecle import model
from ludotheque.games.casse_du_siecle.keys import (
    DOORS,
    LETTERS,
    PRINTED,
    RING,
    RINGS,
    KeyId,
    letter_of,
    name_of,
    written,
)
from ludotheque.games.casse_du_siecle.laying import Laying
from ludotheque.games.casse_du_siecle.model import AnyMove, Bet, Change, Dial, Done, Lay, Look, Mix, Phase, Take, Throw
from ludotheque.games.casse_du_siecle.purse import Purse
from ludotheque.games.casse_du_siecle.safe import GEARS, Safe, Spot
from ludotheque.games.casse_du_siecle.terms import TURNS, Terms
from ludotheque.games.casse_du_siecle.turn import Glance, Opening, Turn
from ludotheque.games.casse_du_siecle.vault import Vault
from ludotheque.games.casse_du_siecle.view import view

DONE: Final = Done()


class Position:
    """A match in one of its games."""

    __slots__ = ("chance", "first", "game", "phase", "purse", "safe", "seat", "terms", "turning", "vault", "winner")

    def __init__(self, terms: Terms, vault: Vault, safe: Safe, purse: Purse, first: Seat, chance: Chance) -> None:
        self.terms = terms
        self.vault = vault
        self.safe = safe
        self.purse = purse
        self.chance = chance
        self.first = first
        """Who began this game."""
        self.game = 1
        self.seat = first
        """Who is to act."""
        self.phase: Phase = "begin"
        self.turning = Turn(first)
        """The turn that is played; between two turns, the one that is over."""
        self.winner: Seat | None = None
        """Who opened the safe, once the match is over."""

    @classmethod
    def start(cls, terms: Terms, chance: Chance) -> Self:
        first = chance.below(terms.seats)  # CS-4
        return cls(terms, Vault.fill(terms, chance), Safe.close(chance), Purse([0] * terms.seats), first, chance)

    def turn(self) -> frozenset[Seat]:
        return frozenset() if self.phase == "over" else frozenset((self.seat,))

    def moves(self, seat: Seat) -> Sequence[AnyMove]:
        if seat != self.seat or self.phase == "over":
            return ()
        match self.phase:
            case "begin":
                rings = [Take(ring) for ring, keys in enumerate(self.vault.rings, 1) if keys]
                return [*rings, *self._dials()] if self.terms.dialled else rings
            case "dial":
                return self._dials()
            case "lay":
                return [*Laying(self.vault, seat, self.turning.back).moves(), DONE]
            case "look":
                return [Look(*spot) for spot in self.safe.spots()]
            case "mix":
                return [Mix(ring + 1) for ring in self._mixable()]
            case _:
                throws = [Throw(key + 1, ring + 1) for key in range(len(self.hand)) for ring in self.vault.targets()]
                return [*throws, DONE] if self.phase == "keep" else throws

    def _dials(self) -> list[Dial]:
        dialled = self.turning.dialled if self.phase == "dial" else ()
        return [Dial(number) for number in range(1, GEARS + 1) if number not in dialled]

    def play(self, seat: Seat, move: AnyMove) -> list[Event]:
        if seat != self.seat or self.phase == "over":
            refuse_unless_turn(seat, self.turn())
        match move:
            case Take(ring):
                return self._take(ring - 1)
            case Dial(number):
                return self._dial(number)
            case Lay(key, door):
                return self._lay(key, door - 1)
            case Change(door, code):
                return self._change(door - 1, code)
            case Bet(door, keys):
                return self._bet(door - 1, keys)
            case Done():
                return self._done()
            case Look(place, level):
                return self._look(Spot(place, level))
            case Throw(key, ring):
                return self._throw(key, ring - 1)
            case Mix(ring):
                return self._choose(ring - 1)

    @property
    def hand(self) -> list[KeyId]:
        """The keys of whose turn it is."""
        return self.vault.hands[self.turning.seat]

    # --- a turn begins: enter the combination (CS-8), or take a ring (CS-5) ------------------------------------------

    def _dial(self, number: int) -> list[Event]:
        if not self.terms.dialled:
            raise Refused("nothing-to-dial", "CS-8")
        self._refuse_unless("begin", "dial")
        _refuse_beyond(number - 1, GEARS)
        if self.phase == "begin":
            self.turning = Turn(self.seat)
        elif number in self.turning.dialled:
            raise Refused("already-dialled", "CS-8", {"number": number})
        dialled = self.turning.dialled
        dialled.append(number)
        self.phase = "dial"
        if len(dialled) < len(self.safe.spots()):
            return []
        right = self.safe.enter(tuple(dialled))
        events: list[Event] = [model.Entered(self.seat, tuple(dialled), right)]
        return self._open_safe(self.seat, events) if right else self._end_turn(events)

    def _take(self, ring: int) -> list[Event]:
        self._refuse_unless("begin")
        _refuse_beyond(ring, RINGS)
        if not self.vault.rings[ring]:
            raise Refused("empty-ring", "CS-5", {"ring": ring + 1})
        seat = self.seat
        self.turning = Turn(seat)
        keys = self.vault.take(seat, ring, self.chance)
        self.turning.ring, self.turning.keys = ring, keys
        self.purse.pay_for_ring(seat, self.terms.ring_stake)
        events: list[Event] = [model.Took(seat, ring + 1, len(keys), _told(keys))]
        if self.terms.free:
            self.phase = "lay"
            return events
        return self._lay_all(events)

    # --- lay keys, change them, bet ----------------------------------------------------------------------------------

    def _lay_all(self, events: list[Event]) -> list[Event]:
        """All that fits must be laid: each key fits one lock only (CS-5)."""
        seat = self.seat
        while lays := sorted(
            Laying(self.vault, seat).lays(), key=lambda lay: (lay.door, name_of(self.hand[lay.key - 1]))
        ):
            events += self._put(self.hand[lays[0].key - 1], lays[0].door - 1)
        if self.hand:
            doors = Laying(self.vault, seat).own_doors()
            self.vault.say_unfit(
                seat, [name for door in doors for name in PRINTED[door] if self.vault.fits(name, door)]
            )
            events.append(model.Unfit(seat, len(self.hand)))
        return self._look_next(events)

    def _lay(self, number: int, door: int) -> list[Event]:
        self._refuse_unless("lay")
        _refuse_beyond(door, DOORS)
        return self._go_on_laying(
            self._put(Laying(self.vault, self.seat, self.turning.back).to_lay(number, door), door)
        )

    def _put(self, key: KeyId, door: int) -> list[Event]:
        """A key goes into its lock; if it is the last one, the door opens (CS-7)."""
        name = name_of(key)
        self.vault.lay(self.seat, key, door)
        events: list[Event] = [
            model.Laid(self.seat, door + 1, LETTERS[letter_of(name)], written(name), self.terms.down)
        ]
        return self._open(door, self.seat, events) if self.vault.covered(door) else events

    def _change(self, door: int, code: int) -> list[Event]:
        self._refuse_unless("lay")
        _refuse_beyond(door, DOORS)
        seat, turning = self.seat, self.turning
        letters, keys = Laying(self.vault, seat, turning.back).to_change(door, code)
        back = self.vault.take_back(seat, door, letters)
        turning.back += len(back)
        for key in keys:
            self.vault.lay(seat, key, door)
        event = model.Changed(
            seat,
            door + 1,
            "".join(LETTERS[letter] for letter in letters),
            _told(back),
            _told(keys),
            self._on(door),
            self.terms.down,
        )
        return self._go_on_laying(self._open(door, seat, [event]))

    def _bet(self, door: int, numbers: Sequence[int]) -> list[Event]:
        self._refuse_unless("lay")
        _refuse_beyond(door, DOORS)
        seat = self.seat
        owner, keys = Laying(self.vault, seat, self.turning.back).to_bet(door, numbers)
        for key in keys:
            self.vault.lay(seat, key, door)
        won = bool(self.vault.codes(door))
        event = model.Wagered(seat, owner, door + 1, _told(keys), won)
        return self._go_on_laying(self._open(door, seat if won else owner, [event]))  # CS-15

    def _open(self, door: int, seat: Seat, events: list[Event]) -> list[Event]:
        """A door opens for that seat: it takes the pot, it will look at a gear, it may get a spare door (CS-9)."""
        self.vault.turn_up(door)
        self.turning.openings.append(Opening(door, seat))
        self.turning.looks.append(seat)
        events.append(model.Opened(seat, door + 1, self._on(door), self.purse.take_door_pot(seat)))
        spare = self.vault.spare(seat)
        if spare is not None:
            self.vault.owners[spare] = seat
            events.append(model.Spared(seat, spare + 1))
        return events

    def _go_on_laying(self, events: list[Event]) -> list[Event]:
        """Only the player says that no more is laid: that nothing fits would tell what is in hand."""
        return events if len(self.hand) > self.turning.back else self._look_next(events)

    def _done(self) -> list[Event]:
        self._refuse_unless("lay", "keep")
        if self.phase == "lay":
            return self._look_next([])
        return self._mix_next([model.Kept(self.seat, len(self.hand))])

    # --- look at gears (CS-7, CS-12) ---------------------------------------------------------------------------------

    def _look_next(self, events: list[Event]) -> list[Event]:
        if self.turning.looks:
            self.seat, self.phase = self.turning.looks[0], "look"
            return events
        self.seat = self.turning.seat
        return self._throw_next(events)

    def _look(self, spot: Spot) -> list[Event]:
        self._refuse_unless("look")
        if spot not in self.safe.spots():
            raise Refused("no-such-gear", "CS-12" if self.terms.stacks else "CS-3", {"place": spot.place})
        seat = self.turning.looks.pop(0)
        number = self.safe.look(seat, spot)
        self.turning.glances.append(Glance(seat, spot, number))
        self.purse.pay_for_gear(seat, self.terms.gear_stake)
        stacked = self.terms.stacks and self.safe.stack(spot.place)
        events: list[Event] = [model.Looked(seat, spot.place, spot.level, number, stacked)]
        if not self.terms.dialled and self.safe.knows_all(seat):  # CS-8
            return self._open_safe(seat, events)
        return self._look_next(events)

    # --- throw back what is left, or keep it (CS-6, CS-17) -----------------------------------------------------------

    def _throw_next(self, events: list[Event]) -> list[Event]:
        """What nobody could decide otherwise is thrown by itself."""
        hand, turning = self.hand, self.turning
        if not hand:
            return self._mix_next(events)
        must = len(hand) > self.terms.hand or turning.back > 0
        if must and (not self.terms.hand or turning.back == len(hand)):
            targets = self.vault.targets()
            if len(targets) == 1 and len(hand) <= RING - len(self.vault.rings[targets[0]]):
                return self._throw_next([*events, self._drop(list(hand), targets[0])])
        self.phase = "throw" if must else "keep"
        return events

    def _throw(self, number: int, ring: int) -> list[Event]:
        self._refuse_unless("throw", "keep")
        _refuse_beyond(ring, RINGS)
        if number > len(self.hand):
            raise Refused("no-such-key", "CS-6", {"count": len(self.hand)})
        if ring not in self.vault.targets():
            self._refuse_ring(ring)
        return self._throw_next([self._drop([self.hand[number - 1]], ring)])

    def _refuse_ring(self, ring: int) -> None:
        incomplete = self.vault.incomplete()
        if len(self.vault.rings[ring]) == RING:
            raise Refused("ring-complete", "CS-2", {"ring": ring + 1})
        raise Refused("incomplete-first", "CS-6", {"ring": None if incomplete is None else incomplete + 1})

    def _drop(self, keys: list[KeyId], ring: int) -> Event:
        back = self.hand[len(self.hand) - self.turning.back :]
        self.turning.back -= sum(key in back for key in keys)
        self.vault.throw(self.turning.seat, keys, ring, self.chance)
        return model.Threw(self.turning.seat, ring + 1, len(keys), _told(keys))

    # --- mix the keys of open doors with two rings (CS-7) ------------------------------------------------------------

    def _mixable(self) -> list[int]:
        return [ring for ring in self.vault.complete() if ring not in self.turning.mixing]

    def _mix_next(self, events: list[Event]) -> list[Event]:
        """Rings are chosen as long as there is a choice."""
        turning = self.turning
        while turning.openings:
            rings = self._mixable()
            if len(rings) + len(turning.mixing) > 2 > len(turning.mixing):
                self.seat, self.phase = turning.openings[0].seat, "mix"
                return events
            events.append(self._mix([*turning.mixing, *rings][:2]))
        return self._end_turn(events)

    def _choose(self, ring: int) -> list[Event]:
        self._refuse_unless("mix")
        if ring not in self._mixable():
            raise Refused("ring-cannot-be-mixed", "CS-7", {"ring": ring + 1})
        self.turning.mixing.append(ring)
        return self._mix_next([])

    def _mix(self, rings: list[int]) -> Event:
        opening = self.turning.openings.pop(0)
        self.turning.mixing = []
        keys = self._on(opening.door)
        into = self.vault.mix(opening.door, rings, self.chance)
        numbers = tuple(ring + 1 for ring in sorted(rings))
        return model.Mixed(opening.seat, opening.door + 1, keys, numbers, tuple(ring + 1 for ring in into))

    # --- the end of a turn, of a game, of the match ------------------------------------------------------------------

    def _end_turn(self, events: list[Event]) -> list[Event]:
        if self.vault.turn >= TURNS:
            return self._end_game(None, [*events, model.Abandoned(TURNS)])  # CS-19
        self.vault.turn += 1
        self.seat, self.phase = (self.turning.seat + 1) % self.terms.seats, "begin"
        return events

    def _open_safe(self, seat: Seat, events: list[Event]) -> list[Event]:
        pot = self.purse.take_safe_pot(seat)
        return self._end_game(seat, [*events, model.SafeOpened(seat, self.safe.combination(), pot)])

    def _end_game(self, winner: Seat | None, events: list[Event]) -> list[Event]:
        if self.game == self.terms.games:
            self.winner, self.phase = winner, "over"
            return events
        self.game += 1
        self.first = self.seat = (self.first + 1) % self.terms.seats
        self.vault, self.safe = Vault.fill(self.terms, self.chance), Safe.close(self.chance)
        self.turning, self.phase = Turn(self.first), "begin"
        return [*events, model.Dealt(self.game, self.terms.games, self.first)]

    def _on(self, door: int) -> tuple[str, ...]:
        """The keys of an open door."""
        return tuple(written(name) for _, name in sorted(self.vault.names(door).items()))

    def _refuse_unless(self, *phases: Phase) -> None:
        if self.phase not in phases:
            raise Refused("not-now", "CS-5", {"phase": self.phase})

    # --- what is known -----------------------------------------------------------------------------------------------

    def view(self, eye: Eye) -> model.CasseView:
        return view(self, eye)

    def scores(self) -> tuple[int, ...]:
        """Chips when they are played for (CS-18), else how many gears everybody knows."""
        if self.terms.staked:
            return tuple(self.purse.chips)
        return tuple(self.safe.known(seat) for seat in range(self.terms.seats))

    def result(self) -> Result | None:
        if self.phase != "over":
            return None
        if self.terms.staked:
            return Result.by_points(self.scores(), "gain")
        order = [(seat == self.winner, known) for seat, known in enumerate(self.scores())]
        ranking = tuple(1 + sum(other > one for other in order) for one in order)
        return Result(self.scores(), ranking, "turns" if self.winner is None else "safe")

    def imagine(self, seat: Seat, chance: Chance) -> Self:
        """Keys and gears that this seat cannot tell are put anew."""
        world = self.clone()
        world.chance = chance
        names = world.vault.imagine(seat, {self.turning.seat: self.turning.back}, chance)
        if seat != self.turning.seat:
            world.turning.keys = [names[key] for key in world.turning.keys]
        if not self.shown():
            world.safe.imagine(seat, chance)
            world.turning.glances = [
                Glance(who, spot, world.safe.gear(spot).number) for who, spot, _ in world.turning.glances
            ]
        return world

    def shown(self) -> bool:
        """Whether the combination has been shown to all."""
        return self.phase == "over" and self.winner is not None

    def clone(self) -> Self:
        copy = type(self)(
            self.terms, self.vault.clone(), self.safe.clone(), self.purse.clone(), self.first, self.chance.clone()
        )
        copy.game, copy.seat, copy.phase = self.game, self.seat, self.phase
        copy.turning, copy.winner = self.turning.clone(), self.winner
        return copy

    def inventory(self) -> Mapping[str, int]:
        pieces = self.vault.count()
        pieces += Counter(f"gear {number}" for number in (*self.safe.combination(), *self.safe.reserve))
        return {**pieces, "chips": self.purse.count()}


def _told(keys: Sequence[KeyId]) -> tuple[str, ...]:
    return tuple(written(name_of(key)) for key in keys)


def _refuse_beyond(number: int, count: int) -> None:
    if not 0 <= number < count:
        raise Refused("no-such-number", {DOORS: "CS-1", RINGS: "CS-2", GEARS: "CS-3"}[count], {"count": count})

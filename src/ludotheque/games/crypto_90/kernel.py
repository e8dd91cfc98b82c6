"""Rounds of Crypto-90 played out quickly: at random, or by players who each wait for certain numbers.

The same rules as in `rules`, on flat arrays. What lies below the top of the discard pile never comes back (what is
taken is replaced in the same turn), so that only the top is kept. A fakir is 0, and so is what is not there.
"""

from __future__ import annotations

from array import array

PLACES = 8
SLOTS = 9
SEATS = 4
NUMBERS = 91
PACK = 96
PATIENCE = 8
NOBODY = -1

# Of SplitMix64, by which `below` draws lots.
MASK = 0xFFFFFFFFFFFFFFFF
STEP = 0x9E3779B97F4A7C15
MIX = 0xBF58476D1CE4E5B9
MIX_AGAIN = 0x94D049BB133111EB


class Table:
    """A round, the totals of those played out, and the round from which races start."""

    seats: int
    fakirs: int
    mixed: bool
    prize: int
    pure: int
    ten: bytes
    state: int
    cards: bytearray
    aside: bytearray
    stock: bytearray
    size: int
    top: int
    idle: int
    seat: int
    hypnotised: int
    winner: int
    totals: array[int]
    decisions: int
    filled: bytearray
    missing: array[int]

    def __init__(self, seats: int, fakirs: int, mixed: bool, prize: int, pure: int, ten: bytes) -> None:
        """The terms of a match; `ten`: the ten to which each card belongs."""
        self.seats = seats
        self.fakirs = fakirs
        self.mixed = mixed
        self.prize = prize
        self.pure = pure
        self.ten = ten
        self.state = 0
        self.cards = bytearray(SEATS * SLOTS)  # by seat: the row, then the hand card
        self.aside = bytearray(SEATS)
        self.stock = bytearray(PACK)  # `size` cards; the next one comes last
        self.size = self.top = self.idle = self.seat = 0
        self.hypnotised = 0  # how many places of rows are under a fakir
        self.winner = NOBODY
        self.totals = array("i", [0] * SEATS)
        self.decisions = 0  # taken at random so far
        self.filled = bytearray(SEATS * SLOTS)  # in a race: which places wait no more
        self.missing = array("i", [0] * SEATS)  # and how many still do

    def seed(self, bits: int) -> int:
        self.state = bits & MASK
        return 0

    def below(self, n: int) -> int:
        """SplitMix64, as `core.chance.Fast`; the upper half of its bits is enough here."""
        self.state = (self.state + STEP) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * MIX) & MASK
        z = ((z ^ (z >> 27)) * MIX_AGAIN) & MASK
        z = z ^ (z >> 31)
        return (z >> 32) * n >> 32

    def shuffle(self) -> int:
        """Mix the stock."""
        for i in range(self.size - 1, 0, -1):
            j = self.below(i + 1)
            card = self.stock[i]
            self.stock[i] = self.stock[j]
            self.stock[j] = card
        return 0

    # --- what lies on the table --------------------------------------------------------------------------------------

    def lay(self, cards: bytes, aside: bytes, stock: bytes, seat: int, top: int, idle: int) -> int:
        """A given round: all cards by seat (row, hand), fakirs set aside by seat, the stock, whose turn it is."""
        self.size = len(stock)
        for i in range(self.size):
            self.stock[i] = stock[i]
        self.hypnotised = 0
        for i in range(self.seats * SLOTS):
            self.cards[i] = cards[i]
            self.filled[i] = 0
            if cards[i] == 0 and i % SLOTS < PLACES:
                self.hypnotised += 1
        for i in range(self.seats):
            self.aside[i] = aside[i]
        self.seat = seat
        self.top = top
        self.idle = idle
        self.winner = NOBODY
        return 0

    # --- the rules ---------------------------------------------------------------------------------------------------

    def deal(self, first: int) -> int:
        """A new round (C90-2 to C90-4)."""
        self.size = 90 + self.fakirs
        for i in range(self.size):
            self.stock[i] = i + 1 if i < 90 else 0
        self.shuffle()
        for at in range(SLOTS):
            for i in range(self.seats):
                self.size -= 1
                self.cards[(first + i) % self.seats * SLOTS + at] = self.stock[self.size]
        for seat in range(self.seats):
            self.aside[seat] = 0
        for i in range(self.seats):
            self.regularise((first + i) % self.seats, 0, PLACES)
        for i in range(self.seats):
            self.regularise((first + i) % self.seats, PLACES, SLOTS)
        self.size -= 1
        self.top = self.stock[self.size]
        self.seat = first
        self.idle = self.hypnotised = 0
        self.winner = NOBODY
        return 0

    def regularise(self, seat: int, start: int, end: int) -> int:
        """Replace the fakirs among these cards (C90-3)."""
        for at in range(seat * SLOTS + start, seat * SLOTS + end):
            if self.cards[at] == 0:
                self.aside[seat] += 1
                self.cards[at] = self.draw(seat)
        return 0

    def draw(self, seat: int) -> int:
        """The next number of the stock, 0 when there is none left; fakirs are set aside (C90-6)."""
        while self.size:
            self.size -= 1
            card = self.stock[self.size]
            if card:
                return card
            self.aside[seat] += 1
        return 0

    def exchange(self, seat: int, at: int, card: int) -> int:
        """Put a card among those of a seat; what was there is thrown (C90-7)."""
        at += seat * SLOTS
        self.top = self.cards[at]
        self.cards[at] = card
        if self.top == 0:
            self.hypnotised -= 1
        return 0

    def ordered(self, seat: int) -> int:
        """Whether a row only waits for its hand card."""
        at = seat * SLOTS
        before = 0
        for i in range(at, at + PLACES):
            card = self.cards[i]
            if card <= before or (not self.mixed and (card ^ self.cards[at]) & 1):
                return 0
            before = card
        return 1

    def wins(self, seat: int) -> int:
        """C90-10."""
        at = seat * SLOTS
        hand = self.cards[at + PLACES]
        if hand > self.cards[at] and hand < self.cards[at + PLACES - 1]:
            return 0
        if not self.mixed and (hand ^ self.cards[at]) & 1:
            return 0
        return self.ordered(seat)

    def pass_on(self) -> int:
        """Pass the turn; 1 when the round is over, and then `winner` is whoever wins it (C90-12, C90-13)."""
        self.seat = (self.seat + 1) % self.seats
        if self.size and self.idle < PATIENCE * self.seats:
            return 0
        for i in range(self.seats):
            if self.wins((self.seat + i) % self.seats):
                self.winner = (self.seat + i) % self.seats
                return 1
        return 1

    # --- what it is worth --------------------------------------------------------------------------------------------

    def score(self) -> int:
        """Add the points of the round that is over (C90-14 to C90-18)."""
        for seat in range(self.seats):
            self.totals[seat] += 50 * self.aside[seat]
            if seat == self.winner:
                self.totals[seat] += self.prize + self.bonus(seat)
            else:
                self.totals[seat] += 10 * self.series(seat)
        return 0

    def bonus(self, seat: int) -> int:
        """For a winning hand of one parity, and for the nine tens."""
        pure = self.pure
        tens = 0
        at = seat * SLOTS
        for i in range(at, at + SLOTS):
            if (self.cards[i] ^ self.cards[at]) & 1:
                pure = 0
            tens |= 1 << self.ten[self.cards[i]]
        count = 0
        while tens:
            tens &= tens - 1
            count += 1
        return pure + (100 if count == SLOTS else 0)

    def series(self, seat: int) -> int:
        """The length of the best series."""
        best = 1
        run = 0
        before = 0
        for i in range(seat * SLOTS, seat * SLOTS + PLACES):
            card = self.cards[i]
            run = 0 if card == 0 else run + 1 if card > before else 1
            before = card
            best = max(best, run)
        return best if best > 1 else 0

    # --- at random: each legal move as likely ------------------------------------------------------------------------

    def random_turn(self) -> int:
        """1 when the round is over."""
        seat = self.seat
        choice = self.below(1 + (self.top != 0) + self.wins(seat))
        self.decisions += 1
        card = 0
        taken = 0
        if choice == 0:
            self.idle = 0
            card = self.draw(seat)
            taken = 1 if card == 0 else 0
        elif choice == 1 and self.top:
            self.idle += 1
            taken = 1
        else:
            self.winner = seat
            return 1
        if taken:
            card = self.top
        if card:
            self.decisions += 1
            choice = self.below(SLOTS if taken else SLOTS + 1)
            if choice == SLOTS:
                self.top = card
            else:
                self.exchange(seat, choice, card)
        return self.random_end(seat)

    def random_end(self, seat: int) -> int:
        """What may be done after the exchange or the throw."""
        if self.aside[seat] == 0 and not self.ordered(seat):
            return self.pass_on()
        self.decisions += 1
        shows = self.wins(seat)
        targets = PLACES * self.seats - self.hypnotised if self.aside[seat] else 0
        choice = self.below(1 + shows + targets)
        if choice == 0:
            return self.pass_on()
        if choice == shows:
            self.winner = seat
            return 1
        choice -= 1 + shows
        for target in range(self.seats):
            for at in range(target * SLOTS, target * SLOTS + PLACES):
                if self.cards[at]:
                    if choice == 0:
                        self.cards[at] = 0
                        self.aside[seat] -= 1
                        self.hypnotised += 1
                        return self.pass_on()
                    choice -= 1
        return self.pass_on()

    def random_match(self, goal: int, rounds: int) -> int:
        """A whole match from a first deal; the number of rounds. `totals` holds the points."""
        for seat in range(self.seats):
            self.totals[seat] = 0
        first = self.below(self.seats)
        for played in range(rounds):
            self.deal((first + played) % self.seats)
            while self.random_turn() == 0:
                pass
            self.score()
            for seat in range(self.seats):
                if self.totals[seat] >= goal:
                    return played + 1
        return rounds

    # --- by players who each wait for certain numbers ----------------------------------------------------------------

    def race(
        self,
        cards: bytes,
        aside: bytes,
        stock: bytes,
        hidden: bytes,
        wants: bytes,
        missing: bytes,
        seat: int,
        top: int,
        idle: int,
        games: int,
    ) -> float:
        """Play out a round, from the end of a seat's turn, that many times: by how many points that seat is ahead of
        the others' mean, all games together.

        `stock` is in no order; hands that are `hidden` (by seat) are dealt from it. `wants`: by seat and number, the
        place that waits for it, from 1 to 9 (the hand), or 0. `missing`: how many places of a seat wait.
        """
        for i in range(SEATS):
            self.totals[i] = 0
        for _ in range(games):
            self.lay(cards, aside, stock, seat, top, idle)
            self.shuffle()
            for i in range(self.seats):
                self.missing[i] = missing[i]
                if hidden[i]:
                    self.hide(i, wants)
            while self.pass_on() == 0 and self.waiting_turn(wants) == 0:
                pass
            self.score()
        ahead = self.totals[seat] * self.seats
        for i in range(self.seats):
            ahead -= self.totals[i]
        return ahead / (self.seats - 1)

    def hide(self, seat: int, wants: bytes) -> int:
        """Deal a number to the hand of that seat."""
        self.size -= 1
        i = self.size
        while self.stock[i] == 0:
            i -= 1
        card = self.stock[i]
        self.stock[i] = self.stock[self.size]
        self.cards[seat * SLOTS + PLACES] = card
        if wants[seat * NUMBERS + card] == SLOTS:
            self.fill(seat, SLOTS)
        return 0

    def fill(self, seat: int, place: int) -> int:
        """That place waits no more."""
        self.filled[seat * SLOTS + place - 1] = 1
        self.missing[seat] -= 1
        return 0

    def waiting(self, seat: int, card: int, wants: bytes) -> int:
        """The place that waits for that card; 0 when there is none."""
        place = wants[seat * NUMBERS + card]
        return 0 if place and self.filled[seat * SLOTS + place - 1] else place

    def waiting_turn(self, wants: bytes) -> int:
        """Take what some place waits for, and show as soon as none waits; 1 when the round is won."""
        seat = self.seat
        if self.missing[seat]:
            card = self.top
            place = self.waiting(seat, card, wants)
            if place:
                self.idle += 1
            else:
                self.idle = 0
                card = self.draw(seat)
                place = self.waiting(seat, card, wants)
            if place:
                self.exchange(seat, place - 1, card)
                self.fill(seat, place)
            elif card:
                self.top = card
        if self.missing[seat]:
            return 0
        self.winner = seat
        return 1

"""The moves there are with a rack: all of them, the best of them, or whether there is any.

The board is read as 34 lines: rows 0 to 16, then columns. On a line, the cell where a run begins and the number of
tiles laid fix the run: a *slot*. Its free cells need tiles of the rack whose sum is what a target lacks. A cell that
touches tiles of the line that crosses it (a *hook*) accepts three values at most, those that make a target there: hooks
are filled first, and `reach` tells at every step whether the tiles that are left can still make the sum in as many
cells. So hardly a choice is in vain, and a joker costs no more than the moves it makes.

A move is written as three bytes a tile: row, column, value; 32 more for a joker.
"""

from __future__ import annotations

from array import array

SIZE = 17
LINES = 34
PLACES = 578
MIDDLE = 8
RACK = 6
COUNTS = 7  # of tiles: 0 to 6
LARGEST = 20
BLUE = 1
RED = 2
PRIZE = 10
AS_JOKER = 32
JOKER_VALUES = 0x103FFE  # a bit each: 1 to 13, and 20
SUMS = 0x7FFFFFFFFFFFF  # a bit each: 0 to 50

ANY = 0
ALL = 1
BEST = 2


class Finder:
    """A board, a rack and the targets of a game, as they were last loaded."""

    marks: bytes
    values: bytearray
    crossing: array[int]
    fits: array[int]
    rack: bytearray
    targets: bytearray
    reach: array[int]
    size: int
    bare: int
    usable: int
    line: int
    start: int
    end: int
    fixed: int
    count: int
    hooked: int
    plain: int
    factor: int
    bonus: int
    most: int
    cells: bytearray
    hooks: bytearray
    spots: bytearray
    laid: bytearray
    mode: int
    alike: int
    stop: int
    room: int
    held: int
    worst: int
    scores: array[int]
    found: list[bytes]

    def __init__(self, marks: bytes) -> None:
        """`marks`: what is printed on each cell: 1 blue, 2 red, else 0."""
        self.marks = marks
        self.values = bytearray(PLACES)  # by line and place on it; 0: empty
        self.crossing = array("i", bytes(4 * PLACES))  # the sum of the tiles that a place touches on the other line
        self.fits = array("i", bytes(4 * PLACES))  # a bit for each value that may be laid there
        self.rack = bytearray(RACK)
        self.targets = bytearray(3)
        self.reach = array("Q", bytes(8 * COUNTS * 64))  # by tiles left and cells to fill: a bit for each sum
        self.size = self.bare = self.usable = 0
        # the slot: where it is, the sum of its tiles on the board, how many cells it fills
        self.line = self.start = self.end = self.fixed = self.count = 0
        self.hooked = self.plain = 0
        self.factor = 1
        self.bonus = self.most = 0
        self.cells = bytearray(RACK)
        self.hooks = bytearray(RACK)
        self.spots = bytearray(RACK)
        self.laid = bytearray(SIZE)  # by place on the line: what is tried there
        self.mode = self.alike = self.stop = 0
        self.room = self.held = self.worst = 0
        self.scores = array("i")
        self.found = []

    def load(self, board: bytes, rack: bytes, targets: bytes) -> int:
        """Values by cell, faces on the rack (0: a joker), the three targets in order."""
        if len(rack) > RACK:
            raise ValueError("a rack holds six tiles at most")
        self.bare = 1
        for row in range(SIZE):
            for column in range(SIZE):
                value = board[row * SIZE + column]
                self.values[row * SIZE + column] = value
                self.values[(SIZE + column) * SIZE + row] = value
                if value:
                    self.bare = 0
        for i in range(3):
            self.targets[i] = targets[i]
        self.take(rack)
        self.cross()
        return 0

    def take(self, rack: bytes) -> int:
        """Sort the rack, jokers last, and find the sums that each part of it can make in so many cells."""
        self.size = len(rack)
        self.usable = 0
        for i in range(self.size):
            face = rack[i]
            at = i
            while at > 0 and face and (self.rack[at - 1] == 0 or self.rack[at - 1] > face):
                self.rack[at] = self.rack[at - 1]
                at -= 1
            self.rack[at] = face
            self.usable |= 1 << face if face else JOKER_VALUES
        for count in range(COUNTS):
            self.reach[count] = 0
        self.reach[0] = 1
        for part in range(1, 1 << self.size):
            tile = 0
            while not part >> tile & 1:
                tile += 1
            rest = (part & (part - 1)) * COUNTS
            self.reach[part * COUNTS] = 1
            for count in range(1, COUNTS):
                self.reach[part * COUNTS + count] = self.reach[rest + count] | self.with_tile(
                    self.rack[tile], rest + count - 1
                )
        return 0

    def with_tile(self, face: int, place: int) -> int:
        """Those sums, with a tile more."""
        before = self.reach[place]
        if face:
            return before << face & SUMS
        sums = before << LARGEST
        for value in range(1, 14):
            sums |= before << value
        return sums & SUMS

    def cross(self) -> int:
        """For each place: the tiles it touches on the line that crosses it, and the values that fit there."""
        for line in range(LINES):
            other = line - SIZE if line >= SIZE else (SIZE * SIZE + line)
            before = 0
            for at in range(SIZE):
                self.crossing[other + at * SIZE] = before
                value = self.values[line * SIZE + at]
                before = before + value if value else 0
            after = 0
            for i in range(SIZE):
                at = SIZE - 1 - i
                self.crossing[other + at * SIZE] += after
                value = self.values[line * SIZE + at]
                after = after + value if value else 0
        for place in range(PLACES):
            touched = self.crossing[place]
            self.fits[place] = self.usable
            if touched:
                fit = 0
                for i in range(3):
                    value = self.targets[i] - touched
                    if 0 < value <= LARGEST:
                        fit |= 1 << value
                self.fits[place] &= fit
        return 0

    # --- what can be asked --------------------------------------------------------------------------------------------

    def possible(self) -> bool:
        """Whether there is a move."""
        self.mode = ANY
        self.stop = 0
        for line in range(LINES):
            for start in range(SIZE):
                self.explore(line, start)
                if self.stop:
                    return True
        return False

    def beginning(self, line: int, start: int) -> list[bytes]:
        """All moves whose run begins at that place."""
        self.mode = ALL
        self.stop = self.alike = 0
        self.found = []
        self.explore(line, start)
        return self.found

    def best(self, count: int, alike: bool, lines: int) -> list[tuple[int, bytes]]:
        """The moves that score most, best first, and what they score.

        `alike`: of moves with the same tiles that differ only in cells which touch nothing else, give one.
        `lines`: a bit for each line to be looked at.
        """
        self.mode = BEST
        self.stop = 0
        self.alike = alike
        self.room = count
        self.held = self.worst = 0
        self.scores = array("i", bytes(4 * count))
        self.found = []
        for line in range(LINES):
            if lines >> line & 1:
                for start in range(SIZE):
                    self.explore(line, start)
        return sorted(zip(self.scores, self.found, strict=False), key=first, reverse=True)

    # --- slots --------------------------------------------------------------------------------------------------------

    def explore(self, line: int, start: int) -> int:
        """Try every slot that begins there."""
        if start > 0 and self.values[line * SIZE + start - 1]:
            return 0
        self.line = line
        self.start = self.end = start
        self.fixed = self.count = self.hooked = self.plain = self.bonus = self.most = 0
        self.factor = 1
        self.absorb()
        while self.fixed <= self.targets[2] and self.extend():
            if self.counts():
                for i in range(3):
                    if self.targets[i] > self.fixed:
                        self.attempt(self.targets[i])
                        if self.stop:
                            return 0
        return 0

    def absorb(self) -> int:
        """The tiles that lie at the end of the run belong to it."""
        while self.end < SIZE and self.values[self.line * SIZE + self.end]:
            self.fixed += self.values[self.line * SIZE + self.end]
            self.end += 1
        return 0

    def extend(self) -> int:
        """One cell more to fill, if some tile fits there."""
        if self.end == SIZE or self.count == self.size or not self.fits[self.line * SIZE + self.end]:
            return 0
        mark = self.marks[self.cell(self.end)]
        if mark == BLUE:
            self.bonus += PRIZE
        if mark == RED:
            self.factor *= 2
        if self.crossing[self.line * SIZE + self.end]:
            self.hooks[self.hooked] = self.end
            self.hooked += 1
            self.most += self.targets[2] * (2 if mark == RED else 1)
        else:
            self.spots[self.plain] = self.end
            self.plain += 1
        self.cells[self.count] = self.end
        self.count += 1
        self.end += 1
        self.absorb()
        return 1

    def cell(self, at: int) -> int:
        """The cell of the board at that place of the line."""
        return self.line * SIZE + at if self.line < SIZE else at * SIZE + self.line - SIZE

    def counts(self) -> int:
        """Whether the run is a combination in a place where one may play (CC-7).

        A tile alone that makes combinations both ways is found along its row.
        """
        if self.end - self.start < 2 or (self.count == 1 and self.hooked and self.line >= SIZE):
            return 0
        if self.bare:
            return 1 if self.line % SIZE == MIDDLE and self.start <= MIDDLE < self.end else 0
        return 1 if self.fixed or self.hooked else 0

    # --- filling a slot -----------------------------------------------------------------------------------------------

    def attempt(self, target: int) -> int:
        """Make that target with the run."""
        score = target * self.factor + self.count + self.bonus
        if self.count == RACK:
            score += PRIZE
        if self.mode == BEST and self.held == self.room and score + self.most <= self.worst:
            return 0
        return self.hook(0, (1 << self.size) - 1, target - self.fixed, score)

    def repeats(self, part: int, tile: int) -> int:
        """Whether another tile of that part of the rack has the same face, and has been tried."""
        return 1 if tile and part >> (tile - 1) & 1 and self.rack[tile - 1] == self.rack[tile] else 0

    def hook(self, i: int, part: int, need: int, score: int) -> int:
        """Fill the hooks from that one on, with tiles of that part of the rack; then the other cells."""
        if not self.reach[part * COUNTS + self.count - i] >> need & 1:
            return 0
        if i == self.hooked:
            return self.settle(part, need, score)
        at = self.hooks[i]
        place = self.line * SIZE + at
        factor = 2 if self.marks[self.cell(at)] == RED else 1
        fit = self.fits[place]
        for tile in range(self.size):
            if part >> tile & 1 and not self.repeats(part, tile):
                face = self.rack[tile]
                if face == 0:
                    for value in range(1, LARGEST + 1):
                        if fit >> value & 1 and JOKER_VALUES >> value & 1 and value <= need:
                            self.laid[at] = value + AS_JOKER
                            worth = (self.crossing[place] + value) * factor
                            self.hook(i + 1, part ^ 1 << tile, need - value, score + worth)
                            if self.stop:
                                return 0
                elif fit >> face & 1 and face <= need:
                    self.laid[at] = face
                    worth = (self.crossing[place] + face) * factor
                    self.hook(i + 1, part ^ 1 << tile, need - face, score + worth)
                    if self.stop:
                        return 0
        return 0

    def settle(self, part: int, need: int, score: int) -> int:
        """The hooks are filled, and the rest can be."""
        if self.mode == ANY:
            self.stop = 1
            return 0
        if self.mode == BEST and self.held == self.room and score <= self.worst:
            return 0
        self.fill(self.hooked, part, need, score)
        self.stop = 0
        return 0

    def fill(self, i: int, part: int, need: int, score: int) -> int:
        """Fill the cells that touch nothing else, in every way."""
        if i == self.count:
            return self.keep(score)
        at = self.spots[i - self.hooked]
        left = self.count - i - 1
        for tile in range(self.size):
            if part >> tile & 1 and not self.repeats(part, tile):
                rest = part ^ 1 << tile
                if self.alike:  # in the order of the rack only: jokers come last and make up what the others lack
                    rest = part >> (tile + 1) << (tile + 1)
                sums = self.reach[rest * COUNTS + left]
                face = self.rack[tile]
                if face == 0:
                    for value in range(1, LARGEST + 1):
                        if JOKER_VALUES >> value & 1 and value <= need and sums >> (need - value) & 1:
                            self.laid[at] = value + AS_JOKER
                            self.fill(i + 1, rest, need - value, score)
                            if self.stop or self.alike:
                                break
                elif face <= need and sums >> (need - face) & 1:
                    self.laid[at] = face
                    self.fill(i + 1, rest, need - face, score)
                if self.stop:
                    return 0
        return 0

    def keep(self, score: int) -> int:
        """A move is found."""
        move = bytearray(3 * self.count)
        for i in range(self.count):
            cell = self.cell(self.cells[i])
            move[3 * i] = cell // SIZE
            move[3 * i + 1] = cell % SIZE
            move[3 * i + 2] = self.laid[self.cells[i]]
        if self.mode == ALL:
            self.found.append(bytes(move))
            return 0
        place = self.held
        if self.held < self.room:
            self.found.append(bytes(move))
            self.held += 1
        else:
            place = 0
            while self.scores[place] > self.worst:
                place += 1
            self.found[place] = bytes(move)
        self.scores[place] = score
        self.worst = self.scores[0]
        for i in range(1, self.held):
            self.worst = min(self.worst, self.scores[i])
        if self.held == self.room and score <= self.worst:
            self.stop = 1  # the other ways to fill these cells score no more
        return 0


def first(pair: tuple[int, bytes]) -> int:
    return pair[0]

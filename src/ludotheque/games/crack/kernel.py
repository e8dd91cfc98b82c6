"""The moves there are with a rack of letters: all of them, or the best, each in the colours that score most.

The board is read as 34 lines: rows 0 to 16, then columns; the place of a cell on a line is `17 * line + position`, so
that each cell has two. Words are found by walking the graph of the word list (see `packing`) from every place of a line
where one may begin. Colours are not tried on the way: what each letter brings in the colour that suits it best is added
up, which is exact as long as no letter is laid twice and no colour has to be weighed against another (see `prefer`).
Where that is not so, `optimum` finds the best colours, letter by letter, for every number of AS that they can make.

A colour is 1 blue, 2 pink, 3 green, 4 red: what it counts for (CK-2). A piece is `8 * letter + colour`, letters being 1
to 26. A move is written in 24 bytes: line, first position, length, then for each cell of the word the piece laid there
(0: a letter lies there), and from 20 on the swap: row and column of the cell, its new colour (0: no swap).
"""

from __future__ import annotations

from array import array

SIZE = 17
LINES = 34
CELLS = 289
PLACES = 578
RACK = 12
LETTERS = 27
HUES = 5  # 0 stands for none
MIXED = 5
PIECES = 216
MOVE = 24
WORD = 3
SWAP = 20
PRIZE = 25

ENDS = 32
LAST = 64
CHILD = 7
LETTER = 31
EVERY = 0x07FFFFFE  # a bit each: A to Z

# What is added up along a word: AS, points, letters whose colours must be weighed, letters that a swap may help, the
# letters of additional words.
FROM_POINTS = 8
FROM_WEIGHED = 24
FROM_HELPED = 32
FROM_CROSSED = 40
# Written out: a compiled `1 <<` has no more than 32 bits.
POINT = 0x100
WEIGHED = 0x1000000
HELPED = 0x100000000
CROSSED = 0x10000000000
BYTE = 255
POINTS = 0xFFFF
ALL_HUES = 30  # a bit each
WIDTH = 32  # more than the AS that letters laid at once can make
NEVER = -1
NOWHERE = -1

OPENING = 0
SECOND = 1
TOP = 1  # the row of the first word
SHORTEST = 4

COUNT = 0
COLOUR = 1
VALUE = 2
BEST = 3


class Finder:
    """A board, a rack and an account of AS, as they were last loaded."""

    graph: memoryview
    ground: bytes
    cells: array[int]
    others: array[int]
    finals: array[int]
    tiles: bytearray
    hues: bytearray
    cross: array[int]
    lying: array[int]
    crossing: bytearray
    crossing_hue: bytearray
    crossing_from: bytearray
    crossing_to: bytearray
    around: array[int]
    anchors: bytearray
    slots: array[int]
    brings: array[int]
    stock: bytearray
    left: bytearray
    copies: bytearray
    chain: array[int]
    following: array[int]
    ladder: array[int]
    factors: array[int]
    usable: int
    size: int
    stage: int
    swaps: int
    line: int
    start: int
    end: int
    pivot: int
    word: bytearray
    used: bytearray
    number: int
    at: bytearray
    mode: int
    stop: int
    room: int
    count: int
    sum: int
    found: bytearray
    worst: int
    scores: array[int]
    letter: bytearray
    grounds: bytearray
    times: bytearray
    hue: bytearray
    prize: array[int]
    forced: bytearray
    points: int
    aces: int
    main_hue: int
    final: int
    group: bytearray
    members: int
    front: array[int]
    codes: array[int]
    group_points: array[int]
    group_codes: array[int]
    swap_cell: int
    swap_hue: int
    total: int
    chosen: int
    chosen_cell: int
    chosen_hue: int

    def __init__(self, graph: memoryview, ground: bytes, finals: array[int]) -> None:
        """The word list; by cell, colours and the numbers of FINAL, 0 elsewhere."""
        self.graph = graph
        self.ground = ground
        # by place
        self.cells = array("i", bytes(4 * PLACES))
        self.others = array("i", bytes(4 * PLACES))  # the place of the same cell on the line that crosses
        self.finals = array("i", bytes(4 * PLACES))
        for cell in range(CELLS):
            across = CELLS + cell % SIZE * SIZE + cell // SIZE
            self.cells[cell] = self.cells[across] = cell
            self.others[cell] = across
            self.others[across] = cell
            self.finals[cell] = self.finals[across] = finals[cell]
        self.tiles = bytearray(PLACES)  # letters; 0: empty
        self.hues = bytearray(PLACES)
        self.cross = array("i", bytes(4 * PLACES))  # a bit for each letter that may be laid there
        self.lying = array("q", bytes(8 * PLACES))  # what the letter that lies there adds to a word
        self.crossing = bytearray(PLACES)  # how long the additional word would be; 0: none
        self.crossing_hue = bytearray(PLACES)  # the colour of its other letters, or MIXED
        self.crossing_from = bytearray(PLACES)
        self.crossing_to = bytearray(PLACES)
        self.around = array("q", bytes(8 * PLACES))  # what its other letters add
        self.anchors = bytearray(PLACES)  # empty, and touching a letter
        self.slots = array("i", bytes(4 * PLACES))  # where `brings` is for that place
        self.brings = array("q", bytes(8 * LETTERS * (HUES + PLACES)))  # by slot and letter: what laying it adds
        # the rack
        self.stock = bytearray(PIECES)
        self.left = bytearray(LETTERS)  # by letter, while a word is built
        self.copies = bytearray(LETTERS * (RACK + 1))  # by letter and number: the colours that it has so often
        # letters on the board, by piece: a cell, and the next one that holds the same
        self.chain = array("i", bytes(4 * PIECES))
        self.following = array("i", bytes(4 * CELLS))
        # by AS gained: what they are worth, and what the turn is multiplied by
        self.ladder = array("i")
        self.factors = array("i")
        self.usable = self.size = self.stage = self.swaps = 0
        # the walk
        self.line = self.start = self.end = self.pivot = 0
        self.word = bytearray(SIZE)
        self.used = bytearray(LETTERS)
        self.number = 0  # of letters laid, and where
        self.at = bytearray(RACK)
        self.mode = self.stop = self.room = self.count = self.sum = 0
        self.found = bytearray()
        self.worst = 0
        self.scores = array("i")
        # the letters laid by the move that is looked at
        self.letter = bytearray(RACK)
        self.grounds = bytearray(RACK)
        self.times = bytearray(RACK)  # in how many words
        self.hue = bytearray(RACK)  # of the other letters of its additional word
        self.prize = array("i", bytes(4 * RACK))
        self.forced = bytearray(RACK)
        # the other letters of its words, and the number of the FINAL cell that it reaches
        self.points = self.aces = self.main_hue = self.final = 0
        # ways to colour it
        self.group = bytearray(RACK)
        self.members = 0
        self.front = array("i", bytes(4 * WIDTH * (RACK + 1)))
        self.codes = array("q", bytes(8 * WIDTH * (RACK + 1)))
        self.group_points = array("i", bytes(4 * WIDTH))
        self.group_codes = array("q", bytes(8 * WIDTH))
        self.swap_cell = self.chosen_cell = NOWHERE
        self.swap_hue = self.chosen_hue = 0
        self.total = NEVER
        self.chosen = 0  # three bits a letter laid

    # --- loading ------------------------------------------------------------------------------------------------------

    def load(
        self, letters: bytes, hues: bytes, rack: bytes, ladder: array[int], factors: array[int], stage: int, swaps: bool
    ) -> int:
        """Letters and colours by cell, pieces of the rack, what AS gained bring; whether it is the first word, the
        second or a later one, and whether a letter of the board may be swapped."""
        if len(rack) > RACK:
            raise ValueError("a rack holds twelve letters at most")
        self.ladder = ladder
        self.factors = factors
        self.stage = stage
        self.swaps = 1 if swaps else 0
        self.take(rack)
        for piece in range(PIECES):
            self.chain[piece] = NOWHERE
        for cell in range(CELLS):
            if letters[cell]:
                piece = letters[cell] * 8 + hues[cell]
                self.following[cell] = self.chain[piece]
                self.chain[piece] = cell
        for place in range(PLACES):
            cell = self.cells[place]
            self.tiles[place] = letters[cell]
            self.hues[place] = hues[cell]
            self.cross[place] = EVERY
            self.lying[place] = hues[cell] * POINT + (1 if hues[cell] == self.ground[cell] else 0)
            self.crossing[place] = 0
            self.anchors[place] = 0
            self.slots[place] = self.ground[cell] * LETTERS
        for ground in range(1, HUES):
            for letter in range(1, LETTERS):
                if self.left[letter]:
                    self.brings[ground * LETTERS + letter] = self.prefer(letter, ground, 1, 0, 0)
        for place in range(PLACES):
            if not self.tiles[place] and self.touches(place):
                self.anchors[place] = self.anchors[self.others[place]] = 1
                self.meet(place)
        return 0

    def take(self, rack: bytes) -> int:
        """Sort the rack."""
        self.size = len(rack)
        self.usable = 0
        for piece in range(PIECES):
            self.stock[piece] = 0
        for letter in range(LETTERS):
            self.left[letter] = self.used[letter] = 0
        for i in range(self.size):
            letter = rack[i] // 8
            self.stock[rack[i]] += 1
            self.left[letter] += 1
            self.usable |= 1 << letter
            if self.left[letter] == 1:
                for number in range(RACK + 1):
                    self.copies[letter * (RACK + 1) + number] = 0
            self.copies[letter * (RACK + 1) + self.stock[rack[i]]] |= 1 << rack[i] % 8
        return 0

    def touches(self, place: int) -> int:
        """Whether a letter lies beside it on its line."""
        at = place % SIZE
        return 1 if (at > 0 and self.tiles[place - 1]) or (at < SIZE - 1 and self.tiles[place + 1]) else 0

    def meet(self, place: int) -> int:
        """The word that a letter there would make on that line is an additional word for the line that crosses."""
        base = place // SIZE * SIZE
        at = place - base
        first = at
        last = at
        while first > 0 and self.tiles[base + first - 1]:
            first -= 1
        while last < SIZE - 1 and self.tiles[base + last + 1]:
            last += 1
        across = self.others[place]
        added = CROSSED * (last - first + 1)
        hue = 0
        for i in range(first, last + 1):
            if i != at:
                added += self.lying[base + i]
                hue = self.hues[base + i] if hue in (0, self.hues[base + i]) else MIXED
        self.cross[across] = self.letters_between(base, first, at, last)
        self.crossing[across] = last - first + 1
        self.crossing_hue[across] = hue
        self.crossing_from[across] = first
        self.crossing_to[across] = last
        self.around[across] = added
        self.slots[across] = (HUES + across) * LETTERS
        ground = self.ground[self.cells[place]]
        helped = self.swaps and self.near_prize(base, first, at, last)
        for letter in range(1, LETTERS):
            if self.left[letter] and self.cross[across] >> letter & 1:
                more = added + self.prefer(letter, ground, 2, hue, PRIZE * (last - first + 1))
                if helped or (self.swaps and hue < MIXED and self.chain[letter * 8 + hue] != NOWHERE):
                    more += HELPED
                self.brings[(HUES + across) * LETTERS + letter] = more
        return 0

    def letters_between(self, base: int, first: int, at: int, last: int) -> int:
        """The letters that make a word of a line's letters when they are put in their midst."""
        node = self.graph[0]
        for i in range(first, at):
            node = self.follow(node, self.tiles[base + i]) >> CHILD
        fits = 0
        while node:
            edge = self.graph[node]
            tail = edge
            for i in range(at + 1, last + 1):
                tail = self.follow(tail >> CHILD, self.tiles[base + i])
            if tail & ENDS:
                fits |= 1 << (edge & LETTER)
            node = 0 if edge & LAST else node + 1
        return fits

    def near_prize(self, base: int, first: int, at: int, last: int) -> int:
        """Whether swapping one of those letters can give them all one colour."""
        for hue in range(1, HUES):
            odd = 0
            lacks = 0
            for i in range(first, last + 1):
                if i != at and self.hues[base + i] != hue:
                    odd += 1
                    lacks = 0 if self.stock[self.tiles[base + i] * 8 + hue] else 1
            if odd == 1 and not lacks:
                return 1
        return 0

    def follow(self, node: int, letter: int) -> int:
        """The edge of a node that bears that letter; 0 when there is none."""
        while node:
            edge = self.graph[node]
            if edge & LETTER == letter:
                return edge
            node = 0 if edge & LAST else node + 1
        return 0

    def prefer(self, letter: int, ground: int, times: int, hue: int, prize: int) -> int:
        """What a letter brings in its best colour, all other things being equal.

        An AS is worth 10 points at least, as often as the turn's points are multiplied (CK-14), and the colours of a
        letter differ by 3: it is on its own colour that a letter is best. Only the prize of an additional word in
        another colour has to be weighed against that.
        """
        best = NEVER
        rewarded = 0
        for colour in range(1, HUES):
            if self.stock[letter * 8 + colour]:
                points = times * colour + (prize if colour == hue else 0)
                best = max(best, points)
                if colour == hue:
                    rewarded = 1
        if not self.stock[letter * 8 + ground]:
            return best * POINT
        points = times * ground + (prize if ground == hue else 0)
        return points * POINT + times + (WEIGHED if rewarded and ground != hue else 0)

    # --- what can be asked --------------------------------------------------------------------------------------------

    def placements(self) -> bytes:
        """All moves without their colours."""
        self.room = 1 << 14
        while True:
            self.found = bytearray(MOVE * self.room)
            self.begin(COUNT)
            for line in range(LINES):
                for start in range(SIZE):
                    self.walk(line, start)
            if self.count <= self.room:
                return bytes(self.found[: MOVE * self.count])
            self.room = self.count

    def beginning(self, line: int, start: int, most: int) -> bytes:
        """So many of the moves whose word begins there."""
        self.room = most
        self.found = bytearray(MOVE * most)
        self.begin(COLOUR)
        self.walk(line, start)
        return bytes(self.found[: MOVE * self.count])

    def value(self) -> int:
        """How many moves there are; `sum` is what they score together, each in its best colours."""
        self.begin(VALUE)
        for line in range(LINES):
            for start in range(SIZE):
                self.walk(line, start)
        return self.count

    def best(self, count: int, lines: int) -> list[tuple[int, bytes]]:
        """The moves that score most, best first, and what they score; `lines`: a bit for each line to be looked at."""
        self.room = count
        self.found = bytearray(MOVE * count)
        self.scores = array("i", bytes(4 * count))
        self.begin(BEST)
        for line in range(LINES):
            if lines >> line & 1:
                for start in range(SIZE):
                    self.walk(line, start)
        found = [
            (self.scores[i], bytes(self.found[MOVE * i : MOVE * (i + 1)])) for i in range(min(self.count, self.room))
        ]
        return sorted(found, key=score, reverse=True)

    def settle(self, move: bytes) -> tuple[int, bytes]:
        """That move in its best colours, and what it scores; colours that it has are kept. -1 when it cannot be laid
        with the letters of the rack."""
        self.line = move[0]
        self.start = move[1]
        self.end = move[1] + move[2] - 1
        self.number = 0
        for i in range(move[2]):
            piece = move[WORD + i]
            self.word[self.start + i] = piece // 8 if piece else self.tiles[self.line * SIZE + self.start + i]
            if piece:
                self.forced[self.number] = piece % 8
                self.at[self.number] = self.start + i
                self.number += 1
        self.room = 1
        self.found = bytearray(MOVE)
        self.weigh()
        if self.total != NEVER:
            self.write(0)
        for i in range(RACK):
            self.forced[i] = 0
        return self.total, bytes(self.found)

    # --- walking the word list ----------------------------------------------------------------------------------------

    def begin(self, mode: int) -> int:
        self.mode = mode
        self.stop = self.count = self.sum = self.worst = self.number = 0
        return 0

    def walk(self, line: int, start: int) -> int:
        """Find every word that begins at that place and covers the first place where it is sure to touch another."""
        base = line * SIZE
        if start > 0 and self.tiles[base + start - 1]:
            return 0
        pivot = start
        free = 0
        if self.stage == OPENING:
            if line != TOP or start > 0 or not self.size:
                return 0
        elif self.stage == SECOND and line < SIZE:
            return 0
        else:
            while pivot < SIZE and not self.anchors[base + pivot]:
                if not self.tiles[base + pivot]:
                    free += 1
                pivot += 1
        if pivot < SIZE and free < self.size:
            self.line = line
            self.start = start
            self.pivot = pivot
            self.extend(self.graph[0], start, 0, ALL_HUES | ALL_HUES << 8)
        return 0

    def extend(self, node: int, at: int, added: int, mono: int) -> int:
        """Put every possible letter on that position, or take the one that lies there; note words; go on.

        `mono` has a bit for each colour that the whole word can have, and from 8 on for each that it can have but for
        one letter.
        """
        place = self.line * SIZE + at
        lying = self.tiles[place]
        closed = at == SIZE - 1 or not self.tiles[place + 1]
        if lying:
            edge = self.follow(node, lying)
            if edge:
                bits = 1 << self.hues[place]
                mono = (mono & (bits | bits << 8)) | (mono & ALL_HUES) << 8
                self.word[at] = lying
                self.go_on(edge, at, added + self.lying[place], mono, closed)
            return 0
        allowed = self.cross[place] & self.usable
        if not allowed:
            return 0
        slot = self.slots[place]
        while True:
            edge = self.graph[node]
            letter = edge & LETTER
            if allowed >> letter & 1:
                more = added + self.brings[slot + letter]
                if self.used[letter]:
                    more += WEIGHED
                self.left[letter] -= 1
                self.used[letter] += 1
                if not self.left[letter]:
                    self.usable ^= 1 << letter
                self.word[at] = letter
                self.at[self.number] = at
                self.number += 1
                bits = self.copies[letter * (RACK + 1) + self.used[letter]]
                self.go_on(edge, at, more, (mono & (bits | bits << 8)) | (mono & ALL_HUES) << 8, closed)
                self.number -= 1
                self.used[letter] -= 1
                self.left[letter] += 1
                self.usable |= 1 << letter
                if self.stop:
                    return 0
            if edge & LAST:
                return 0
            node += 1

    def go_on(self, edge: int, at: int, added: int, mono: int, closed: bool) -> int:
        if closed and edge & ENDS and at >= self.pivot:
            self.note(at, added, mono)
        if edge >> CHILD and at < SIZE - 1 and (self.number < self.size or not closed):
            self.extend(edge >> CHILD, at + 1, added, mono)
        return 0

    def note(self, end: int, added: int, mono: int) -> int:
        """A word is found. A letter alone that makes words both ways is found along its row."""
        length = end - self.start + 1
        if length < 2 or not self.number or (self.stage == OPENING and length < SHORTEST):
            return 0
        alone = self.number == 1 and self.line >= SIZE and self.stage != SECOND
        if alone and self.crossing[self.line * SIZE + self.at[0]]:
            return 0
        self.end = end
        if self.mode == BEST:
            self.count += 1
            return self.rank(added, mono)
        if self.mode == VALUE:
            self.sum += self.worth_of(added, mono)
            self.count += 1
            return 0
        if self.count < self.room:
            if self.mode == COLOUR:
                self.weigh()
                self.stop = 1 if self.count + 1 == self.room else 0
            else:
                self.chosen = 0
            self.write(self.count)
        self.count += 1
        return 0

    # --- what a move scores -------------------------------------------------------------------------------------------

    def rank(self, added: int, mono: int) -> int:
        """Keep the move if it is among the best."""
        if self.count > self.room and self.bound(added, mono) <= self.worst:
            return 0
        total = self.worth_of(added, mono)
        place = self.count - 1
        if self.count > self.room:
            if total <= self.worst:
                return 0
            place = 0
            while self.scores[place] > self.worst:
                place += 1
        self.weigh()
        self.write(place)
        self.scores[place] = total
        self.worst = self.scores[0]
        for i in range(1, min(self.count, self.room)):
            self.worst = min(self.worst, self.scores[i])
        return 0

    def bound(self, added: int, mono: int) -> int:
        """More than the move can score."""
        aces = (added & BYTE) + 2 * self.number + 1
        points = (added >> FROM_POINTS & POINTS) + 6 * self.number + 3
        if mono:
            points += PRIZE * (self.end - self.start + 1)
        if added >> FROM_WEIGHED & POINTS:
            points += PRIZE * (added >> FROM_CROSSED)
        return self.factors[aces] * (points + self.finals[self.line * SIZE + self.end]) + self.ladder[aces]

    def worth_of(self, added: int, mono: int) -> int:
        """What the move scores at most."""
        weighed = added >> FROM_WEIGHED & BYTE or mono & ALL_HUES or self.finals[self.line * SIZE + self.end]
        if weighed or (self.swaps and (mono or added >> FROM_HELPED & BYTE)):
            self.weigh()
            return self.total
        aces = added & BYTE
        return self.factors[aces] * (added >> FROM_POINTS & POINTS) + self.ladder[aces]

    def weigh(self) -> int:
        """The best colours of the letters laid, and the best swap: `total`, `chosen`."""
        self.gather()
        self.total = NEVER
        self.swap_cell = NOWHERE
        self.swap_hue = 0
        self.optimum()
        if self.swaps:
            for hue in range(1, HUES):
                self.swap_for_main(hue)
            for i in range(self.number):
                if self.times[i] == 2:
                    self.swap_for_additional(i)
        return 0

    def gather(self) -> int:
        """All that the worth of the move depends on, but for the colours of the letters laid."""
        self.points = self.aces = self.main_hue = 0
        base = self.line * SIZE
        for at in range(self.start, self.end + 1):
            if self.tiles[base + at]:
                self.add(self.lying[base + at])
        self.main_hue = self.main(NOWHERE, 0)
        for i in range(self.number):
            place = base + self.at[i]
            self.letter[i] = self.word[self.at[i]]
            self.grounds[i] = self.ground[self.cells[place]]
            self.times[i] = 1
            self.hue[i] = 0
            self.prize[i] = 0
            if self.crossing[place]:
                self.times[i] = 2
                self.hue[i] = self.crossing_hue[place]
                self.prize[i] = PRIZE * self.crossing[place]
                self.add(self.around[place])
        self.final = self.finals[self.line * SIZE + self.end]
        return 0

    def add(self, lying: int) -> int:
        self.aces += lying & BYTE
        self.points += lying >> FROM_POINTS & POINTS
        return 0

    def main(self, swapped: int, hue: int) -> int:
        """The one colour of the letters that lie in the main word, or MIXED; one of their cells may be swapped."""
        found = 0
        for at in range(self.start, self.end + 1):
            place = self.line * SIZE + at
            if self.tiles[place]:
                this = hue if self.cells[place] == swapped else self.hues[place]
                found = this if found in (0, this) else MIXED
        return found

    def additional(self, i: int, swapped: int, hue: int) -> int:
        """The one colour of the letters that lie in the additional word of that letter, or MIXED."""
        place = self.line * SIZE + self.at[i]
        across = self.others[place]
        base = across // SIZE * SIZE
        found = 0
        for at in range(self.crossing_from[place], self.crossing_to[place] + 1):
            if base + at != across:
                this = hue if self.cells[base + at] == swapped else self.hues[base + at]
                found = this if found in (0, this) else MIXED
        return found

    def optimum(self) -> int:
        """The best colours: all the same, so that the main word is a colour word; or letter by letter."""
        for hue in range(1, HUES):
            self.uniform(hue)
        last = self.number - 1
        forced = self.forced[last]
        if self.final and forced in (0, self.grounds[last]):
            self.forced[last] = self.grounds[last]
            self.free(True)
            self.forced[last] = forced
        return self.free(False)

    def uniform(self, hue: int) -> int:
        """Lay all letters in that colour, if that makes a colour word and the rack has them."""
        if self.main_hue not in (0, hue):
            return 0
        points = self.points + PRIZE * (self.end - self.start + 1)
        aces = self.aces
        laid = 0
        code = 0
        while laid < self.number:
            piece = self.letter[laid] * 8 + hue
            if not self.stock[piece] or self.forced[laid] not in (0, hue):
                break
            self.stock[piece] -= 1
            points += hue * self.times[laid]
            if self.grounds[laid] == hue:
                aces += self.times[laid]
            if self.hue[laid] == hue:
                points += self.prize[laid]
            code |= hue << 3 * laid
            laid += 1
        if laid == self.number:
            self.consider(points, aces, self.grounds[laid - 1] == hue, code)
        for i in range(laid):
            self.stock[self.letter[i] * 8 + hue] += 1
        return 0

    def consider(self, points: int, aces: int, matched: bool, code: int) -> int:
        """A way to colour the letters; `matched`: the last one has the colour of its cell (CK-17)."""
        factor = self.factors[aces]
        total = factor * points + self.ladder[aces] + self.final * (factor if matched else 1)
        if total > self.total:
            self.total = total
            self.chosen = code
            self.chosen_cell = self.swap_cell
            self.chosen_hue = self.swap_hue
        return 0

    def free(self, matched: bool) -> int:
        """The most points for each number of AS, one letter of the alphabet after the other; then the best of them."""
        top = 0
        row = 0
        seen = 0
        self.front[0] = self.points
        self.codes[0] = 0
        for i in range(self.number):
            if seen >> self.letter[i] & 1:
                continue
            seen |= 1 << self.letter[i]
            reach = self.ways(i)
            if reach < 0:
                return 0
            following = row + WIDTH
            for aces in range(top + reach + 1):
                self.front[following + aces] = NEVER
            for more in range(reach + 1):
                if self.group_points[more] != NEVER:
                    for aces in range(top + 1):
                        points = self.front[row + aces] + self.group_points[more]
                        if self.front[row + aces] != NEVER and points > self.front[following + aces + more]:
                            self.front[following + aces + more] = points
                            self.codes[following + aces + more] = self.codes[row + aces] | self.group_codes[more]
            top += reach
            row = following
        for aces in range(top + 1):
            if self.front[row + aces] != NEVER:
                self.consider(self.front[row + aces], self.aces + aces, matched, self.codes[row + aces])
        return 0

    def ways(self, first: int) -> int:
        """The most points for each number of AS that all that is laid of one letter can make; the most AS."""
        self.members = 0
        most = 0
        for i in range(first, self.number):
            if self.letter[i] == self.letter[first]:
                self.group[self.members] = i
                self.members += 1
                if self.stock[self.letter[i] * 8 + self.grounds[i]]:
                    most += self.times[i]
        for aces in range(most + 1):
            self.group_points[aces] = NEVER
        self.tint(0, 0, 0, 0)
        while most >= 0 and self.group_points[most] == NEVER:
            most -= 1
        return most

    def tint(self, member: int, aces: int, points: int, code: int) -> int:
        """Give colours to the rest of a group."""
        if member == self.members:
            if points > self.group_points[aces]:
                self.group_points[aces] = points
                self.group_codes[aces] = code
            return 0
        i = self.group[member]
        for hue in range(1, HUES):
            piece = self.letter[i] * 8 + hue
            if self.stock[piece] and self.forced[i] in (0, hue):
                self.stock[piece] -= 1
                made = aces + (self.times[i] if self.grounds[i] == hue else 0)
                scored = points + hue * self.times[i] + (self.prize[i] if self.hue[i] == hue else 0)
                self.tint(member + 1, made, scored, code | hue << 3 * i)
                self.stock[piece] += 1
        return 0

    # --- swaps (CK-16) ------------------------------------------------------------------------------------------------

    def swap_for_main(self, hue: int) -> int:
        """Swaps by which the main word is, or stays, a word of that colour."""
        odd = 0
        cell = NOWHERE
        for at in range(self.start, self.end + 1):
            place = self.line * SIZE + at
            if self.tiles[place] and self.hues[place] != hue:
                odd += 1
                cell = self.cells[place]
        if odd == 1:
            return self.swap(cell, hue, hue, NOWHERE)
        if odd == 0:
            for i in range(self.number):
                self.take_back(i, hue, NOWHERE)
        return 0

    def swap_for_additional(self, i: int) -> int:
        """Swaps by which the additional word of that letter is a colour word."""
        if self.hue[i] < MIXED:
            self.take_back(i, self.hue[i], i)
        place = self.line * SIZE + self.at[i]
        across = self.others[place]
        base = across // SIZE * SIZE
        for at in range(self.crossing_from[place], self.crossing_to[place] + 1):
            for hue in range(1, HUES):
                if base + at != across and hue != self.hues[base + at]:
                    self.swap(self.cells[base + at], hue, hue, i)
        return 0

    def take_back(self, i: int, hue: int, witness: int) -> int:
        """Swaps that give that letter in that colour, to be laid in a colour word."""
        cell = self.chain[self.letter[i] * 8 + hue]
        while cell != NOWHERE:
            for given in range(1, HUES):
                if given != hue:
                    self.swap(cell, given, hue, witness)
            cell = self.following[cell]
        return 0

    def swap(self, cell: int, given: int, hue: int, witness: int) -> int:
        """Swap the letter of that cell, then find the best colours for which the main word, or the additional word of
        the letter `witness`, is a colour word of that colour."""
        letter = self.tiles[cell]
        taken = self.hues[cell]
        if not self.stock[letter * 8 + given]:
            return 0
        points = self.points
        aces = self.aces
        main_hue = self.main_hue
        met = self.meeting(cell)
        met_hue = self.hue[met] if 0 <= met < self.number else 0
        self.stock[letter * 8 + given] -= 1
        self.stock[letter * 8 + taken] += 1
        if self.ground[cell] == given:
            self.aces += 1
        if met != NOWHERE:
            self.points += given - taken
            if self.ground[cell] == taken:
                self.aces -= 1
            if met == self.number:
                self.main_hue = self.main(cell, given)
            else:
                self.hue[met] = self.additional(met, cell, given)
        self.swap_cell = cell
        self.swap_hue = given
        if witness == NOWHERE:
            self.uniform(hue)
        elif self.hue[witness] == hue and self.forced[witness] in (0, hue):
            forced = self.forced[witness]
            self.forced[witness] = hue
            self.optimum()
            self.forced[witness] = forced
        self.swap_cell = NOWHERE
        self.swap_hue = 0
        self.stock[letter * 8 + given] += 1
        self.stock[letter * 8 + taken] -= 1
        self.points = points
        self.aces = aces
        self.main_hue = main_hue
        if 0 <= met < self.number:
            self.hue[met] = met_hue
        return 0

    def meeting(self, cell: int) -> int:
        """Which word of the move a cell of the board belongs to: the additional word of that letter, or the main word
        (as if it were that of one letter more); NOWHERE for none."""
        along = cell % SIZE if self.line < SIZE else cell // SIZE
        away = cell // SIZE if self.line < SIZE else cell % SIZE
        if away == self.line % SIZE:
            return self.number if self.start <= along <= self.end else NOWHERE
        for i in range(self.number):
            place = self.line * SIZE + self.at[i]
            if self.at[i] == along and self.crossing[place]:
                return i if self.crossing_from[place] <= away <= self.crossing_to[place] else NOWHERE
        return NOWHERE

    def write(self, place: int) -> int:
        """Write down the move that is looked at."""
        at = place * MOVE
        for i in range(MOVE):
            self.found[at + i] = 0
        self.found[at] = self.line
        self.found[at + 1] = self.start
        self.found[at + 2] = self.end - self.start + 1
        for i in range(self.number):
            piece = self.word[self.at[i]] * 8 + (self.chosen >> 3 * i & 7)
            self.found[at + WORD + self.at[i] - self.start] = piece
        if self.chosen and self.chosen_cell != NOWHERE:
            self.found[at + SWAP] = self.chosen_cell // SIZE
            self.found[at + SWAP + 1] = self.chosen_cell % SIZE
            self.found[at + SWAP + 2] = self.chosen_hue
        return 0


def score(found: tuple[int, bytes]) -> int:
    return found[0]

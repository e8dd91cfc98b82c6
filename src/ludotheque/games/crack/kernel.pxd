cimport cython

cdef int SIZE, LINES, CELLS, PLACES, RACK, LETTERS, HUES, MIXED, PIECES, MOVE, WORD, SWAP, PRIZE
cdef unsigned int ENDS, LAST, CHILD, LETTER
cdef int EVERY, ALL_HUES, WIDTH, NEVER, NOWHERE, OPENING, SECOND, TOP, SHORTEST, COUNT, COLOUR, VALUE, BEST
cdef int FROM_POINTS, FROM_WEIGHED, FROM_HELPED, FROM_CROSSED
cdef long long POINT, WEIGHED, HELPED, CROSSED, BYTE, POINTS

cdef class Finder:
    cdef const unsigned int[::1] graph
    cdef const unsigned char[::1] ground
    cdef int[::1] cells, others, finals
    cdef unsigned char[::1] tiles, hues, crossing, crossing_hue, crossing_from, crossing_to, anchors
    cdef int[::1] cross, slots
    cdef long long[::1] lying, around, brings
    cdef unsigned char[::1] stock, left, copies
    cdef int[::1] chain, following
    cdef const int[::1] ladder, factors
    cdef int usable, size, stage, swaps
    cdef int line, start, end, pivot
    cdef unsigned char[::1] word, used
    cdef int number
    cdef unsigned char[::1] at
    cdef int mode, stop, room
    cdef readonly int count
    cdef readonly long long sum
    cdef unsigned char[::1] found
    cdef int worst
    cdef int[::1] scores
    cdef unsigned char[::1] letter, grounds, times, hue, forced
    cdef int[::1] prize
    cdef int points, aces, main_hue, final
    cdef unsigned char[::1] group
    cdef int members
    cdef int[::1] front, group_points
    cdef long long[::1] codes, group_codes
    cdef int swap_cell, swap_hue, total, chosen_cell, chosen_hue
    cdef long long chosen

    cpdef int load(self, const unsigned char[::1] letters, const unsigned char[::1] hues, const unsigned char[::1] rack, const int[::1] ladder, const int[::1] factors, int stage, bint swaps) except -1
    cdef int take(self, const unsigned char[::1] rack) except -1 nogil
    cdef int touches(self, int place) except -1 nogil
    @cython.locals(added=cython.longlong, more=cython.longlong)
    cdef int meet(self, int place) except -1 nogil
    @cython.locals(node=cython.uint, edge=cython.uint, tail=cython.uint)
    cdef int letters_between(self, int base, int first, int at, int last) except -1 nogil
    cdef int near_prize(self, int base, int first, int at, int last) except -1 nogil
    @cython.locals(edge=cython.uint)
    cdef unsigned int follow(self, unsigned int node, unsigned int letter) except? 4294967295 nogil
    cdef long long prefer(self, int letter, int ground, int times, int hue, int prize) except -1 nogil
    cpdef bytes placements(self)
    cpdef bytes beginning(self, int line, int start, int most)
    cpdef int value(self) except -1
    cpdef list best(self, int count, long long lines)
    cpdef tuple settle(self, const unsigned char[::1] move)
    cdef int begin(self, int mode) except -1 nogil
    cdef int walk(self, int line, int start) except -1 nogil
    @cython.locals(edge=cython.uint, letter=cython.uint, more=cython.longlong, closed=cython.bint)
    cdef int extend(self, unsigned int node, int at, long long added, int mono) except -1 nogil
    cdef int go_on(self, unsigned int edge, int at, long long added, int mono, bint closed) except -1 nogil
    @cython.locals(alone=cython.bint)
    cdef int note(self, int end, long long added, int mono) except -1 nogil
    cdef int rank(self, long long added, int mono) except -1 nogil
    cdef int bound(self, long long added, int mono) except -1 nogil
    cdef int worth_of(self, long long added, int mono) except? -2 nogil
    cdef int weigh(self) except -1 nogil
    cdef int gather(self) except -1 nogil
    cdef int add(self, long long lying) except -1 nogil
    cdef int main(self, int swapped, int hue) except -1 nogil
    cdef int additional(self, int i, int swapped, int hue) except -1 nogil
    cdef int optimum(self) except -1 nogil
    @cython.locals(code=cython.longlong)
    cdef int uniform(self, long long hue) except -1 nogil
    cdef int consider(self, int points, int aces, bint matched, long long code) except -1 nogil
    cdef int free(self, bint matched) except -1 nogil
    cdef int ways(self, int first) except? -1 nogil
    @cython.locals(hue=cython.longlong)
    cdef int tint(self, int member, int aces, int points, long long code) except -1 nogil
    cdef int swap_for_main(self, int hue) except -1 nogil
    cdef int swap_for_additional(self, int i) except -1 nogil
    cdef int take_back(self, int i, int hue, int witness) except -1 nogil
    cdef int swap(self, int cell, int given, int hue, int witness) except -1 nogil
    cdef int meeting(self, int cell) except? -1 nogil
    cdef int write(self, int place) except -1 nogil

cdef int SIZE, LINES, PLACES, MIDDLE, RACK, COUNTS, LARGEST, BLUE, RED, PRIZE, AS_JOKER, JOKER_VALUES, ANY, ALL, BEST
cdef unsigned long long SUMS

cdef class Finder:
    cdef const unsigned char[::1] marks
    cdef unsigned char[::1] values, rack, targets, cells, hooks, spots, laid
    cdef int[::1] crossing, fits
    cdef unsigned long long[::1] reach
    cdef int size, bare, usable
    cdef int line, start, end, fixed, count, hooked, plain, factor, bonus, most
    cdef int mode, alike, stop
    cdef int room, held, worst
    cdef int[::1] scores
    cdef list found

    cpdef int load(self, const unsigned char[::1] board, const unsigned char[::1] rack, const unsigned char[::1] targets) except -1
    cdef int take(self, const unsigned char[::1] rack) except -1
    cdef unsigned long long with_tile(self, int face, int place) except? 1
    cdef int cross(self) except -1 nogil
    cpdef bint possible(self) except -1
    cpdef list beginning(self, int line, int start)
    cpdef list best(self, int count, bint alike, long long lines)
    cdef int explore(self, int line, int start) except -1
    cdef int absorb(self) except -1 nogil
    cdef int extend(self) except -1 nogil
    cdef int cell(self, int at) except -1 nogil
    cdef int counts(self) except -1 nogil
    cdef int attempt(self, int target) except -1
    cdef int repeats(self, int part, int tile) except -1 nogil
    cdef int hook(self, int i, int part, int need, int score) except -1
    cdef int settle(self, int part, int need, int score) except -1
    cdef int fill(self, int i, int part, int need, int score) except -1
    cdef int keep(self, int score) except -1

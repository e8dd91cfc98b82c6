cdef int PLACES, SLOTS, SEATS, NUMBERS, PACK, PATIENCE, NOBODY
cdef unsigned long long MASK, STEP, MIX, MIX_AGAIN

cdef class Table:
    cdef readonly int seats, size, top, idle, seat, winner, decisions
    cdef int fakirs, prize, pure, hypnotised
    cdef bint mixed
    cdef const unsigned char[::1] ten
    cdef readonly unsigned char[::1] cards, aside, stock
    cdef readonly int[::1] totals
    cdef unsigned char[::1] filled
    cdef int[::1] missing
    cdef unsigned long long state

    cpdef int seed(self, unsigned long long bits) except -1
    cdef int below(self, unsigned long long n) except -1 nogil
    cdef int shuffle(self) except -1 nogil
    cpdef int lay(self, const unsigned char[::1] cards, const unsigned char[::1] aside, const unsigned char[::1] stock, int seat, int top, int idle) except -1
    cpdef int deal(self, int first) except -1
    cdef int regularise(self, int seat, int start, int end) except -1 nogil
    cdef int draw(self, int seat) except -1 nogil
    cdef int exchange(self, int seat, int at, int card) except -1 nogil
    cdef int ordered(self, int seat) except -1 nogil
    cdef int wins(self, int seat) except -1 nogil
    cdef int pass_on(self) except -1 nogil
    cpdef int score(self) except -1
    cdef int bonus(self, int seat) except -1 nogil
    cdef int series(self, int seat) except -1 nogil
    cpdef int random_turn(self) except -1
    cdef int random_end(self, int seat) except -1 nogil
    cpdef int random_match(self, int goal, int rounds) except -1
    cpdef double race(self, const unsigned char[::1] cards, const unsigned char[::1] aside, const unsigned char[::1] stock, const unsigned char[::1] hidden, const unsigned char[::1] wants, const unsigned char[::1] missing, int seat, int top, int idle, int games) except? -1
    cdef int hide(self, int seat, const unsigned char[::1] wants) except -1 nogil
    cdef int fill(self, int seat, int place) except -1 nogil
    cdef int waiting(self, int seat, int card, const unsigned char[::1] wants) except -1 nogil
    cdef int waiting_turn(self, const unsigned char[::1] wants) except -1 nogil

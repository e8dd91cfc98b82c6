cdef extern from "math.h" nogil:
    cpdef double exp(double x)
    cpdef double log(double x)

cdef int EDGE, ABOVE, WIDTH, SIDES, PARITIES, ANY
cdef double NEVER

cdef class Plan:
    cdef const double[::1] prizes
    cdef double[::1] cost, fore, back
    cdef int[::1] below
    cdef unsigned char[::1] line
    cdef int side, parity
    cdef readonly int place

    cpdef int expect(self, const unsigned char[::1] coming, double looks) except -1
    cdef int suits(self, int card, int parity) except -1 nogil
    cpdef double load(self, const unsigned char[::1] cards) except? -1
    cdef double weigh(self, int side, int parity) except? -1 nogil
    cdef double left(self, int side, int parity, int slot, int card) except? -1 nogil
    cdef double right(self, int side, int parity, int slot, int card) except? -1 nogil
    cpdef double best(self, int card) except? -1
    cdef int place_of(self, int side, int slot) except -1 nogil
    cpdef double outlook(self, const unsigned char[::1] coming, double worth) except? -1
    cpdef int wants(self, const unsigned char[::1] coming, unsigned char[::1] wanted) except -1
    cdef int previous(self, int slot, int card) except -1 nogil
    cdef int share(self, const unsigned char[::1] coming, unsigned char[::1] wanted, int start, int end, int low, int high) except -1 nogil

cdef int CARDS, WHOLE, PARTS, MAP

cdef class Divider:
    cdef const unsigned char[::1] borders
    cdef int[::1] points
    cdef bint chain
    cdef int count
    cdef unsigned char[::1] touch, around, last, first, size
    cdef int[::1] best

    cpdef int divide(self, const unsigned char[::1] cards) except -1
    cpdef int worth(self, int part) except -1
    cpdef bint stops(self, int part) except -1
    cpdef long outlook(self, const unsigned char[::1] hand, const unsigned char[::1] drawn) except -1
    cdef int gain(self, const unsigned char[::1] hand, int card) except -1
    cdef int meet(self, const unsigned char[::1] cards) except -1
    cdef int combine(self, int end) except -1
    cdef int enders(self, int part) except -1
    cdef int settle(self, int part) except -1

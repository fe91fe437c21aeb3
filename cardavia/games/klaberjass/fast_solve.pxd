cdef class Solver:
    cdef int[32] worth
    cdef unsigned long long[131072] key
    cdef short[131072] low
    cdef short[131072] high
    cdef unsigned long long[8] classes
    cdef readonly long nodes

    cdef int best(self, unsigned long long leader, unsigned long long other, int alpha, int beta) noexcept nogil
    cdef int answered(self, unsigned long long led, unsigned long long rest, unsigned long long other, int alpha, int beta) noexcept nogil
    cdef int after(self, unsigned long long led, unsigned long long reply, unsigned long long rest, unsigned long long other, int alpha, int beta) noexcept nogil
    cdef unsigned long long replies(self, unsigned long long led, unsigned long long hand) noexcept nogil
    cdef unsigned long long distinct(self, unsigned long long hand, unsigned long long other) noexcept nogil
    cdef int ahead(self, unsigned long long first, unsigned long long second, unsigned long long led, int turn) noexcept nogil

from cardavia.games.tarocchino.fast_thumb cimport Thumb

cdef class Ending(Thumb):
    cdef int best_end(self, int least, int most) noexcept nogil
    cdef unsigned long long unlike(self, unsigned long long cards) noexcept nogil
    cdef int after(self, int card, int least, int most) noexcept nogil
    cdef double solve(self, double alpha, double beta) noexcept nogil

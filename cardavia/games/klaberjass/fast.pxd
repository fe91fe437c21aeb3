from cardavia.games.klaberjass.fast_guess cimport Guesses
from cardavia.games.klaberjass.fast_play cimport Play
from cardavia.games.klaberjass.fast_solve cimport Solver


cdef class Klaberjass(Play):
    cdef Solver solver
    cdef double[33] none
    cdef Guesses guesses

    cdef unsigned long long beaters(self, unsigned long long card, unsigned long long may) noexcept nogil
    cdef void chances(self, int held, int may) noexcept nogil
    cdef double keep(self, unsigned long long card, unsigned long long may) noexcept nogil
    cdef double lead_value(self, unsigned long long card, unsigned long long may) noexcept nogil
    cdef double reply_value(self, unsigned long long card, unsigned long long may) noexcept nogil
    cdef unsigned long long said_with(self, unsigned long long card) noexcept nogil

from cardavia.ai.world cimport World
from cardavia.games.klaberjass.fast_guess cimport Guesses


cdef class Klaberjass(World):
    cdef unsigned long long[2] hand
    cdef unsigned long long[2] gone
    cdef unsigned long long[2] lacks
    cdef unsigned long long led
    cdef unsigned long long out
    cdef int[2] made
    cdef int taker
    cdef int eldest
    cdef int left
    cdef int five
    cdef bint all_runs
    cdef bint eldest_wins_ties
    cdef int[32] worth
    cdef double[33] none
    cdef Guesses guesses

    cdef unsigned long long able(self) noexcept nogil
    cdef bint may_say_bella(self, unsigned long long card) noexcept nogil
    cdef bint beats(self, unsigned long long card, unsigned long long led) noexcept nogil
    cdef int points(self, unsigned long long cards) noexcept nogil
    cdef void note(self, int seat, unsigned long long card) noexcept nogil
    cdef void announce(self, bint eldest_says, bint dealer_says) noexcept nogil
    cdef void swap(self, int seat, unsigned long long turned) noexcept nogil
    cdef double written(self, int first, int second) noexcept nogil
    cdef unsigned long long beaters(self, unsigned long long card, unsigned long long may) noexcept nogil
    cdef void chances(self, int held, int may) noexcept nogil
    cdef double keep(self, unsigned long long card, unsigned long long may) noexcept nogil
    cdef double lead_value(self, unsigned long long card, unsigned long long may) noexcept nogil
    cdef double reply_value(self, unsigned long long card, unsigned long long may) noexcept nogil
    cdef unsigned long long said_with(self, unsigned long long card) noexcept nogil

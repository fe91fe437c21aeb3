from cardavia.ai.world cimport World


cdef class Play(World):
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

    cdef unsigned long long able(self) noexcept nogil
    cdef bint may_say_bella(self, unsigned long long card) noexcept nogil
    cdef bint beats(self, unsigned long long card, unsigned long long led) noexcept nogil
    cdef int points(self, unsigned long long cards) noexcept nogil
    cdef void note(self, int seat, unsigned long long card) noexcept nogil
    cdef void announce(self, bint eldest_says, bint dealer_says) noexcept nogil
    cdef void swap(self, int seat, unsigned long long turned) noexcept nogil
    cdef double written(self, int first, int second) noexcept nogil

from cardavia.ai.world cimport World

cdef class Deal(World):
    cdef unsigned long long[4] suits
    cdef unsigned long long[4] trumps
    cdef unsigned long long[2] lying_suits
    cdef unsigned long long[2] lying_trumps
    cdef unsigned long long[2] won_suits
    cdef unsigned long long[2] won_trumps
    cdef unsigned long long able_suits
    cdef unsigned long long able_trumps
    cdef int[4] lacks
    cdef int[2] tricks
    cdef readonly int led
    cdef readonly int best
    cdef readonly int winner
    cdef readonly int played
    cdef readonly int suits_led
    cdef readonly int ahead
    cdef readonly int resti

    cdef int worth(self, unsigned long long suits, unsigned long long trumps) noexcept nogil
    cdef int versicole(self, unsigned long long suits, unsigned long long trumps) noexcept nogil
    cdef void find_able(self) noexcept nogil
    cdef int generate(self) noexcept nogil
    cdef void play(self, unsigned long long move) noexcept nogil
    cdef void end_trick(self) noexcept nogil
    cdef void settle_matto(self) noexcept nogil
    cdef unsigned long long cheapest_suit_card(self, unsigned long long suits) noexcept nogil
    cdef int end_count(self, int side) noexcept nogil
    cdef void finish(self, int last_side) noexcept nogil
    cdef bint over(self) noexcept nogil
    cdef double margin(self) noexcept nogil
    cdef void copy(self, World other) noexcept nogil

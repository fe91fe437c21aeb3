from cardavia.ai.world cimport World

cdef int DISCARDING, DECLARING, PLAYING, OVER, NONE

cdef class Deal(World):
    cdef unsigned long long[4] hand
    cdef unsigned long long[4] spent
    cdef int[4] lacks
    cdef int[4] opening
    cdef unsigned long long[2] won
    cdef int[2] tricks
    cdef unsigned long long away, shown, trick
    cdef int phase, dealer, left, laid, led, best, winner
    cdef int fool_seat, fool_taken, fool_lies

    cdef unsigned long long able(self) noexcept nogil
    cdef int beats(self, int card) noexcept nogil
    cdef void ask(self, int asked) noexcept nogil
    cdef void lay(self, int card) noexcept nogil
    cdef void end_trick(self) noexcept nogil
    cdef int ahead(self) noexcept nogil
    cdef int settle(self) noexcept nogil

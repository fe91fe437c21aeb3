from cardavia.ai.dealing cimport Dealing
from cardavia.ai.world cimport World

cdef int[1024] PRIME

cdef class Deal(World):
    cdef unsigned long long[2] hand
    cdef unsigned long long[2] pile
    cdef unsigned long long table
    cdef int[2] sweeps
    cdef int[40] stock
    cdef int dealt
    cdef int laid
    cdef int dealer
    cdef int taker
    cdef int ace
    cdef int ace_sweeps
    cdef int fewest
    cdef int last_sweep
    cdef int re_bello
    cdef int napola
    cdef int[2] points
    cdef int stakes
    cdef double[1024] worth
    cdef int found
    cdef int seat
    cdef Dealing dealing

    cdef int captures(self, int place, int found) noexcept nogil
    cdef void sums(self, unsigned long long cards, int target, unsigned long long key) noexcept nogil
    cdef void keep_fewest(self, int first) noexcept nogil
    cdef bint last_play(self) noexcept nogil
    cdef bint sweeps_with(self, int value, unsigned long long group) noexcept nogil
    cdef void refill(self) noexcept nogil
    cdef void shuffle(self, unsigned long long cards) noexcept nogil
    cdef void settle(self) noexcept nogil
    cdef int prime_edge(self) noexcept nogil

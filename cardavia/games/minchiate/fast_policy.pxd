from cardavia.ai.world cimport World
from cardavia.games.minchiate.fast cimport Deal

cdef class Player(Deal):
    cdef float[45] prices
    cdef double[64] weights
    cdef double[64] thirds
    cdef double[32] stretch
    cdef double[41] faces
    cdef unsigned long long rest_suits
    cdef unsigned long long rest_trumps
    cdef int row
    cdef int left
    cdef int trumps_out
    cdef double lying
    cdef double caught
    cdef double lost
    cdef double best_holds
    cdef double[5] next_void
    cdef double[5] last_void
    cdef double[5] leads
    cdef bint next_trumps
    cdef bint last_trumps

    cdef void appraise(self) noexcept nogil
    cdef double stake(self, int card) noexcept nogil
    cdef void survey(self) noexcept nogil
    cdef double look_at_lying(self, int side) noexcept nogil
    cdef void look_at_voids(self, int suit) noexcept nogil
    cdef double lead(self, int suit) noexcept nogil
    cdef int above(self, int card) noexcept nogil
    cdef double beaten(self, bint has_trumps, double void, int card, int led, int above) noexcept nogil
    cdef double holds(self, int card, int led, int above) noexcept nogil
    cdef bint beats(self, int card) noexcept nogil
    cdef double chance_if_beaten(self) noexcept nogil
    cdef double kept(self, int card, int above) noexcept nogil
    cdef double face(self, int card) noexcept nogil
    cdef double value(self, int card) noexcept nogil
    cdef unsigned long long policy(self, int chance) noexcept nogil
    cdef unsigned long long best_of(self, unsigned long long suits, unsigned long long trumps) noexcept nogil
    cdef void play_on(self, int chance, bint fresh) noexcept nogil
    cdef void copy(self, World other) noexcept nogil

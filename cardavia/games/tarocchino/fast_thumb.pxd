from cardavia.ai.world cimport World
from cardavia.games.tarocchino.fast_deal cimport Deal

cdef int[68] HABIT
cdef int[64] NO_CHANCE
cdef int[25] SET_SWING, ROW_SWING
cdef int[62] KIND

cdef class Thumb(Deal):
    cdef int[62] price
    cdef int[5] free
    cdef int priced_at, pot
    cdef unsigned long long out

    cdef void reckon(self) noexcept nogil
    cdef void of_a_kind(self, unsigned long long cards, int kind, int rows) noexcept nogil
    cdef void look(self) noexcept nogil
    cdef int has_any(self, int seat, unsigned long long cards, int suit) noexcept nogil
    cdef int can_beat(self, int seat, int suit, int best) noexcept nogil
    cdef int hope(self, int suit, int best, int ours) noexcept nogil
    cdef int keeping(self, int card) noexcept nogil
    cdef unsigned long long card_to_play(self, unsigned long long able) noexcept nogil
    cdef unsigned long long card_to_discard(self) noexcept nogil

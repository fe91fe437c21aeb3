cdef unsigned long long EACH_SUIT, PACK, FOOL, TRUMPS, BEGATO, MOORS, NUMBERS, HEAD, WORLD, ANGEL
cdef unsigned long long ACES, FANTI, CAVALLI, QUEENS, KINGS, PIPS, FIVES

cpdef int combined(unsigned long long pile) noexcept nogil
cpdef unsigned long long melded(unsigned long long pile) noexcept nogil
cpdef int half_points(unsigned long long pile) noexcept nogil
cdef int settled(unsigned long long won, unsigned long long others, int last) noexcept nogil
cpdef unsigned long long payment(unsigned long long won, unsigned long long own, unsigned long long other) noexcept nogil

cdef int sets(unsigned long long pile) noexcept nogil
cdef int length_of_suit(unsigned long long pile, int first, int wild) noexcept nogil
cdef int length_of_grande(unsigned long long pile, int wild) noexcept nogil
cdef unsigned long long behind_head(unsigned long long pile, int wild, int after_wild) noexcept nogil
cdef int beside(unsigned long long pile, unsigned long long other) noexcept nogil

from cardavia.games.scopa.fast_deal cimport Deal

cdef double[1476] ODDS

cdef class Scopa(Deal):
    cdef unsigned long long[3072] line
    cdef double[20] weights
    cdef unsigned long long gone
    cdef unsigned long long unseen
    cdef int held
    cdef int cards_open
    cdef int coins_open
    cdef int counted

    cdef double solve(self, double alpha, double beta) noexcept nogil
    cdef int ordered(self, int first) noexcept nogil
    cdef void look(self) noexcept nogil
    cdef double worth_of(self, unsigned long long cards) noexcept nogil
    cdef int odd_values(self, unsigned long long cards) noexcept nogil
    cdef double odds_of(self, unsigned long long cards) noexcept nogil
    cdef double rated(self, unsigned long long move) noexcept nogil
    cdef double danger(self, unsigned long long table) noexcept nogil

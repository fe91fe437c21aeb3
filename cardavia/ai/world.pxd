cdef class World:
    cdef unsigned long long luck
    cdef readonly int turn
    cdef unsigned long long[256] moves
    cdef World spare
    cdef long patience

    cdef int below(self, int number) noexcept nogil
    cdef int chance(self, int of_1024) noexcept nogil
    cdef unsigned long long pick(self, unsigned long long cards) noexcept nogil
    cdef int generate(self) noexcept nogil
    cdef void play(self, unsigned long long move) noexcept nogil
    cdef bint over(self) noexcept nogil
    cdef double margin(self) noexcept nogil
    cdef void copy(self, World other) noexcept nogil
    cdef void guess(self, World view) noexcept nogil
    cdef double likelihood(self) noexcept nogil
    cdef unsigned long long policy(self, int chance) noexcept nogil
    cdef int guesses_to_solve(self) noexcept nogil
    cdef double solve(self, double alpha, double beta) noexcept nogil

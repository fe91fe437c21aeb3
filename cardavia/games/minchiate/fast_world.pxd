from cardavia.ai.dealing cimport Dealing
from cardavia.ai.world cimport World
from cardavia.games.minchiate.fast_policy cimport Player

cdef class Minchiate(Player):
    cdef Dealing dealing
    cdef int observer
    cdef bint forgetful
    cdef bint is_whole
    cdef double chance_of_guess
    cdef double silence
    cdef int[4] declared
    cdef unsigned long long[4] shown_suits
    cdef unsigned long long[4] shown_trumps

    cdef int generate(self) noexcept nogil
    cdef void guess(self, World view) noexcept nogil
    cdef double likelihood(self) noexcept nogil
    cdef unsigned long long same_below(self, unsigned long long mine, unsigned long long others, unsigned long long plain) noexcept nogil
    cdef double margin(self) noexcept nogil
    cdef void copy(self, World other) noexcept nogil
    cdef bint lean(self, int count) noexcept nogil
    cdef int guesses_to_solve(self) noexcept nogil
    cdef void shed(self, int seat) noexcept nogil
    cdef void price_unseen(self) noexcept nogil

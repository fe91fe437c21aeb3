from cardavia.ai.dealing cimport Dealing
from cardavia.ai.world cimport World
from cardavia.games.klaberjass.fast cimport Klaberjass
from cardavia.games.klaberjass.fast_guess cimport Guesses


cdef class Auction:
    cdef Klaberjass world
    cdef Guesses weights
    cdef int seat
    cdef int eldest
    cdef int turned_suit
    cdef int dix
    cdef bint must_choose
    cdef int five
    cdef bint all_runs
    cdef bint eldest_wins_ties
    cdef int passes
    cdef int mine
    cdef int his
    cdef int target
    cdef int chance
    cdef unsigned long long own
    cdef unsigned long long turned
    cdef unsigned long long six
    cdef unsigned long long bottom
    cdef unsigned long long[2] nine
    cdef bint[8] known
    cdef double[8] values
    cdef double[16] sums
    cdef double[16] squares
    cdef double total

    cdef double fixed(self, int taker, int trump) noexcept nogil
    cdef double play(self, int taker, int trump) noexcept nogil
    cdef double gain(self, int mine, int his, bint takes) noexcept nogil
    cdef double luck(self, int mine, int his) noexcept nogil
    cdef double winning(self, int mine, int his) noexcept nogil
    cdef void exchange(self, int trump) noexcept nogil
    cdef int best_other(self, unsigned long long six, bint leads) noexcept nogil
    cdef double after_pass(self) noexcept nogil
    cdef double named(self, int seat, bint must) noexcept nogil
    cdef double schmeiss(self, int seat) noexcept nogil
    cdef double worth(self, int call) noexcept nogil
    cdef void sample(self, Dealing dealing, World luck, int calls, int number) noexcept nogil

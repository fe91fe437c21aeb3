cdef unsigned char[256] AS_TRUMPS
cdef unsigned char[256] AS_PLAIN
cdef unsigned char[256] TRUMPS_NATURAL
cdef unsigned char[256] PLAIN_NATURAL
cdef int[256] BEST_RUN
cdef int[256] RUNS_WORTH
cdef int[256] RUNS_WORTH_FIVE

cdef unsigned long long by_strength(unsigned long long natural, int trump) noexcept nogil
cdef int best_run(unsigned long long hand) noexcept nogil
cdef int run_worth(int height, int five) noexcept nogil
cdef int all_worth(unsigned long long hand, int five) noexcept nogil

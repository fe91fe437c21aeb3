from cardavia.ai.dealing cimport Dealing
from cardavia.ai.world cimport World

cdef int promise(unsigned long long six, int trump, bint turned, bint leads) noexcept nogil

cdef int[512] TRUMP_PROMISE
cdef int[512] PLAIN_PROMISE
cdef int[20] OTHERS

cdef class Guesses:
    cdef readonly int other
    cdef readonly int size
    cdef readonly bint certain
    cdef unsigned long long[2048] hand
    cdef double[2048] upto
    cdef double total
    cdef int trump
    cdef int turned
    cdef bint leads
    cdef unsigned long long sold
    cdef unsigned long long bought
    cdef unsigned long long gone
    cdef unsigned long long kept_seven
    cdef int calls
    cdef int[8] call
    cdef int least_run
    cdef int most_run
    cdef int said_run

    cdef unsigned long long drawn(self, World luck) noexcept nogil
    cdef double weigh(self, unsigned long long six, unsigned long long nine) noexcept nogil
    cdef double would_call(self, unsigned long long six, int call) noexcept nogil
    cdef void add(self, unsigned long long six, unsigned long long nine, double weight) noexcept nogil
    cdef void deal(self, Dealing dealing, World luck, int number) noexcept nogil

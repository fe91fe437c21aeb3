from cardavia.ai.world cimport World

cdef class Exact:
    cdef readonly int iterations
    cdef readonly bint gave_up
    cdef World _work
    cdef World _view
    cdef long _patience
    cdef int _count
    cdef unsigned long long[256] _move
    cdef double[256] _value
    cdef double[256] _total
    cdef double[256] _squares

    cdef void _run(self, int guesses) noexcept nogil
    cdef void _solve_one(self) noexcept nogil

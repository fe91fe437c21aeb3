from cardavia.ai.world cimport World

cdef class Search:
    cdef readonly int iterations
    cdef readonly double spread
    cdef World _work
    cdef World _view
    cdef int _most
    cdef int _nodes
    cdef double _fixed_spread
    cdef double _exploration
    cdef int _chance
    cdef int _tries
    cdef bint _known
    cdef double _sum
    cdef double _squares_sum
    cdef unsigned long long[::1] _move
    cdef int[::1] _visits
    cdef int[::1] _available
    cdef int[::1] _first
    cdef int[::1] _after
    cdef double[::1] _total
    cdef double[::1] _squares
    cdef int[256] _path
    cdef int[256] _sides
    cdef int[256] _untried
    cdef int[256] _behind

    cdef void _run(self, int iterations) noexcept nogil
    cdef void _iterate(self) noexcept nogil
    cdef void _guess(self) noexcept nogil
    cdef int _choose(self, int node, int count) noexcept nogil
    cdef int _find(self, int node, unsigned long long move, int start) noexcept nogil
    cdef int _grow(self, int node, int behind, unsigned long long move) noexcept nogil
    cdef void _learn(self, int depth, double margin) noexcept nogil

from cardavia.ai.world cimport World

cdef class Dealing:
    cdef readonly int size
    cdef int[128] card
    cdef int[128] where
    cdef unsigned long long[6] low
    cdef unsigned long long[6] high
    cdef object _ways
    cdef int _classes
    cdef int[7] _base
    cdef int[6] _mixed
    cdef int[128] _owner
    cdef int _groups
    cdef int[64] _starts
    cdef int[6] _step_ends
    cdef int[6] _group_counts
    cdef int[::1] _merged
    cdef int[::1] _step_group
    cdef int[::1] _step_kind
    cdef int[::1] _first
    cdef int[::1] _count
    cdef int[::1] _next
    cdef unsigned long long[::1] _limit
    cdef int[128] _order
    cdef int[128] _given
    cdef int[64] _begin
    cdef int[64] _end

    cdef void deal(self, World luck) noexcept nogil
    cdef void _take(self, int number, int group, int at, World luck) noexcept nogil
    cdef void _merge(self, int groups, int maps) noexcept nogil
    cdef void _tell_apart(self, World luck) noexcept nogil

cdef extern from "bits.h" nogil:
    int lowest(unsigned long long word) noexcept
    int highest(unsigned long long word) noexcept
    int count(unsigned long long word) noexcept

from cardavia.ai.dealing cimport Dealing
from cardavia.ai.world cimport World
from cardavia.games.tarocchino.fast_ending cimport Ending

cdef class Tarocchino(Ending):
    cdef Dealing dealing
    cdef int seat
    cdef bint certain

    cdef int asked(self, int seat) noexcept nogil

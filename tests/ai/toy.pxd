from cardavia.ai.dealing cimport Dealing
from cardavia.ai.world cimport World

cdef class Toy(World):
    cdef unsigned long long[4] hand
    cdef int[4] voids
    cdef int[2] points
    cdef int led
    cdef int best
    cdef int taker
    cdef int laid
    cdef int pot
    cdef int eager
    cdef unsigned long long played
    cdef Dealing dealing

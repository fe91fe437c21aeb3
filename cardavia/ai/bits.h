/* Bits of a machine word: the compilers' own instructions, under one name each. */
#ifndef CARDAVIA_BITS_H
#define CARDAVIA_BITS_H

#if defined(_MSC_VER)
#include <intrin.h>
static __inline int lowest(unsigned long long word) {
    unsigned long place;
    _BitScanForward64(&place, word);
    return (int)place;
}
static __inline int highest(unsigned long long word) {
    unsigned long place;
    _BitScanReverse64(&place, word);
    return (int)place;
}
static __inline int count(unsigned long long word) {
    /* not every processor has the instruction; this is as fast as it needs to be */
    word = word - ((word >> 1) & 0x5555555555555555ULL);
    word = (word & 0x3333333333333333ULL) + ((word >> 2) & 0x3333333333333333ULL);
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
    return (int)((word * 0x0101010101010101ULL) >> 56);
}
#else
static inline int lowest(unsigned long long word) { return __builtin_ctzll(word); }
static inline int highest(unsigned long long word) { return 63 - __builtin_clzll(word); }
#if defined(__POPCNT__) || defined(__aarch64__)
static inline int count(unsigned long long word) { return __builtin_popcountll(word); }
#else
/* without the instruction the compiler's own would be a call to a table */
static inline int count(unsigned long long word) {
    word = word - ((word >> 1) & 0x5555555555555555ULL);
    word = (word & 0x3333333333333333ULL) + ((word >> 2) & 0x3333333333333333ULL);
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
    return (int)((word * 0x0101010101010101ULL) >> 56);
}
#endif
#endif

#endif

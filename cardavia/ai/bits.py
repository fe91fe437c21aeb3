"""Bits of a machine word, for the twins that run as Python; compiled ones take these from ``bits.h``."""

from __future__ import annotations


def lowest(word: int) -> int:
    """The place of the lowest bit that is set; the word is not 0."""
    return (word & -word).bit_length() - 1


def highest(word: int) -> int:
    """The place of the highest bit that is set; the word is not 0."""
    return word.bit_length() - 1


def count(word: int) -> int:
    """How many bits are set."""
    return word.bit_count()

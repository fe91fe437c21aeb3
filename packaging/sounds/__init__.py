"""Makes what is heard at the table: cards on felt, a riffle, plucked strings, out of arithmetic and nothing else.

`python -m sounds` writes them to assets/sounds. Standard library only, and nothing is left to chance: the same source
gives the same files. `waves` are the materials, `pieces` what is made of them.
"""

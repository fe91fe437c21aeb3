"""Intarsia: draws the cards, backs, cloth and icon as marquetry, flat facets in two tones with gilt joints.

`python -m intarsia` writes them to assets/. Standard library only, and nothing is left to chance: the same source gives
the same files. Faces are assembled from parts: stock, panel, pips or court; the index is put in by the program.
"""

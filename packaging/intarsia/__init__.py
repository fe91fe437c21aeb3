"""Intarsia: draws the cards, backs, cloth and icon as marquetry, flat facets in two tones with gilt joints.

`python -m intarsia` writes them to assets/. Standard library only, and nothing is left to chance: the same source gives
the same files. Faces are assembled from parts: stock, panel, pips, court or the scene of a trump. The index of a suit's
card is put in by the program, that of a trump is drawn.
"""

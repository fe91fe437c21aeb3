"""The trumps: a scene in a round window (tondo) with a garland, on the panel of its group, its index drawn in.

A scene is drawn round (0, 0) for a window of radius 88; what must be seen whole stays within 84, nothing leaves 112.
Light comes from the left: every thing has two facets, the right one in the shade.
"""

"""The trumps: a scene in an oval window (tondo) with a garland, on the panel of its group, its index drawn in.

A scene is drawn round (0, 0), the middle of the card, in card units: its `drawing` shows in a window of 98 x 128, its
`front` lies over the garland, on the panel and clear of the index corners (x < -62, y < -82 and its half-turn).
Figures are drawn to a smaller measure, as for a window of 75 x 98, and enlarged by `Scene.with_figure`.
Light comes from the left: every thing has two facets, the right one in the shade.
"""

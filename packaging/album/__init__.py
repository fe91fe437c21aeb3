"""The album: contact sheets of all cards and tables for the documentation, and the proof that they are current.

`python -m album` writes them to docs/, `python -m album --check` draws them anew elsewhere and compares. Whatever moves
or depends on the machine is kept out: matches by number and played by chance, settled tables, the bundled letters.
"""

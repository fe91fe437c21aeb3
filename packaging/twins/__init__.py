"""The fast twins, compiled: which files they are, how they become machine code, and whether that is fresh.

The build hook comes here for the wheel, the bootstrap for a checkout. The standard library is enough to look; Cython,
setuptools and a C compiler are needed to compile, and where one of them is missing the same files run as Python.
"""

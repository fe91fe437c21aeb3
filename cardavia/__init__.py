"""Cardavia: old and living card games at one table, against minds that think on this machine."""

__version__ = "0.1.0"

"""The language of cards: pure Python, no third party, no clock, no file, no Qt."""

"""Terms of the drawn table."""

from __future__ import annotations

from cardavia.engine.terms import Message, Words

WORDS: Words = {
    "stage.table": Message("Card table", note="name of the table for screen readers"),
    "stage.dealer": Message("Dealer", note="explains the star on the plate of whoever deals"),
    "stage.leader": Message("Leads the trick", note="explains the arrow on the plate of whoever led"),
}

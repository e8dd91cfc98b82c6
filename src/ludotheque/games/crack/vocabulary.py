"""Words that everybody in a family knows, guessed from their looks: no list says how often a word is used.

That is a word of six letters at most, of letters and pairs of letters that are often met, and not in one of the tenses
that are written more than said. Of two letters there are too many that nobody says: the usual ones are named.
"""

from __future__ import annotations

import re
from typing import Final

LONGEST: Final = 6
USUAL: Final = """
AH AI AS AU CA CE DE DU EN ES ET EU IL JE LA LE LU MA ME MI MU NE NI NU OH ON OR OS OU PU RI SA SE SI SU TA TE TU UN US
VA VU
"""
TWO: Final = frozenset(USUAL.split())
SELDOM: Final = re.compile(
    r"[KWXYZ]|[BDFGJLMQRTV]H|AA|AE|AO|EA(?!U)|EO|IA|II|UO|UU|Q[^U]|[^AEIOU]{2}[^AEIOUHLR]|^([^AEIOU])\1"
)
"""Marks of words that have come from afar."""
BOOKISH: Final = re.compile(r"...(A|AI|AS|AT)$|..([AIU][MT]ES|[AIU]SS(E|ES|ENT|IEZ|IONS)|IONS|IEZ|ERAI|ERAS|IRAS)$")


def familiar(word: str) -> bool:
    if len(word) == 2:
        return word in TWO
    return len(word) <= LONGEST and not SELDOM.search(word) and not (len(word) > 3 and BOOKISH.search(word))

"""The count tables of all games."""

from __future__ import annotations

import pytest

from nardy.variant import Variant
from nardy.variants import VARIANTS
from tests.perft import counts, file_of, table


@pytest.mark.cpython
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_table(variant: Variant) -> None:
    """One and two turns from the set-up, for every roll."""
    assert file_of(variant).read_text(encoding="utf-8") == table(variant)


def test_counts_known_from_the_rules() -> None:
    """Long nardy: one result for most first rolls, two for 3-3 ({18,18} and {21,15}), one for 6-6."""
    long = next(variant for variant in VARIANTS if variant.id == "long")
    assert [2, 1, 1] == [counts(long, roll)[0] for roll in ((3, 3), (6, 6), (2, 1))]

"""The games, in the order in which they are shown."""

from nardy.variant import Variant
from nardy.variants.long import LONG
from nardy.variants.short import SHORT

VARIANTS: tuple[Variant, ...] = (SHORT, LONG)
VARIANT = {variant.id: variant for variant in VARIANTS}

"""The games, in the order in which they are shown."""

from nardy.variant import Variant
from nardy.variants.dragon import DRAGON
from nardy.variants.dragon_turtle import DRAGON_TURTLE
from nardy.variants.kaftar import KAFTAR
from nardy.variants.long import LONG
from nardy.variants.short import SHORT
from nardy.variants.turtle import TURTLE

VARIANTS: tuple[Variant, ...] = (SHORT, LONG, KAFTAR, DRAGON, TURTLE, DRAGON_TURTLE)
VARIANT = {variant.id: variant for variant in VARIANTS}

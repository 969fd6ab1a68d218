"""nardy: the nardy games, their rules as objects, and a referee that names every broken rule."""

"""The laws of the games, one module per theme; each law is stated once, here."""

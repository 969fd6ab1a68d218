"""Facts about the drawn board: what stands where, what it is called, what can be touched."""

"""The doors: the worker in the page, and the builder and server on the author's machine."""

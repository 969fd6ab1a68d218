"""The static builder and the local server. Runs on the author's machine, never in the page."""

"""The editor: any position of any game put on the board by hand, checked, and played from."""

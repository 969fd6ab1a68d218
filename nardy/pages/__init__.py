"""What people see: pure state machines and the fragments they draw.  The page itself decides nothing."""

"""Leaving out in the window: switches above a result, the ledger beside it, and what is asked."""

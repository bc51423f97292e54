"""Where two texts say the same: prepared → seeds → runs → chains → matches. Imports core only."""

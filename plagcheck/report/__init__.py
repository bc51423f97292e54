"""Results in other forms: JSON now. Imports check and below."""

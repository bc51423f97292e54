"""Results in other forms: reports, tables, JSON. Imports classroom, leaveout, check and below."""

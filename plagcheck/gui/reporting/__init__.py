"""Reports: looked at before they are written, in the forms they are handed on in."""

"""Word lists for BLANKO: fetched, built, kept by hash, measured, and what was possible with them. Start with `lexicons`."""

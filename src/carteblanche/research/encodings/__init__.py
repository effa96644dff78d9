"""The games as numbers: actions as integers, views as arrays."""

"""The protocol that every game speaks, and its values. Start with `carteblanche.core.rules`."""

"""The games. Each has the same files: state, actions, rules, view, notation, bots, data. `catalogue` finds them."""

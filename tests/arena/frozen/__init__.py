"""Yesterday's bots, kept as they were, to be beaten: `carteblanche arena blitz --bots expert,tests.arena.frozen.blitz:Expert`.

They have copies of all that makes them as strong as they were, and use of the games what belongs to the rules. The Blockers! bots of that
time are in `drivers/games/blockers_opponents.py`.
"""

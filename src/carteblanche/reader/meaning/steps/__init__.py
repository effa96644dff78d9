"""A clause as steps: who does what with which cards, and whose turn it is."""

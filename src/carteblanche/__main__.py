"""`python -m carteblanche`."""

from carteblanche.cli import main

main()

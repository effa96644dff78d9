"""What is asked of sets of bits all the time, under names that machine code has instructions for.

`bits.pxd` beside this file gives the same names to C, and a type for sets of up to 128 bits. A module that is compiled and has its types in
a .pxd file imports these names on one line of their own: that line is left out of what is compiled.
"""

from __future__ import annotations

from typing import Final

size: Final = int.bit_count
"""How many bits are set."""
width: Final = int.bit_length
"""One more than the number of the highest bit that is set; 0 for none."""

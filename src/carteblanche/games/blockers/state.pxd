# The types of state.py for Cython. Plain Python never reads this file.
cimport cython

@cython.locals(seat=cython.int, colour=cython.int, colours=cython.int, points=cython.int, found=list)
cpdef tuple scores(config, int seats, counted, piles)

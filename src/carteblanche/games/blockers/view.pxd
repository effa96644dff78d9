# The types of view.py for Cython. Plain Python never reads this file.
cimport cython

@cython.locals(lying=tuple, known=tuple, tiles=tuple, racks=list, stocks=list, seen=list, colours=cython.int, colour=cython.int, seats=cython.int,
               own=cython.int, number=cython.int)
cpdef object view(state, viewer)

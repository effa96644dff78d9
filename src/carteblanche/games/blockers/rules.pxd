# The types of rules.py for Cython. Plain Python never reads this file.
cimport cython

cdef object _open_rack(own, closed, pieces)

@cython.locals(number=cython.int, colour=cython.int, victim=cython.int, taken=cython.int, holder=cython.int, count=cython.int, index=cython.int,
               masks=list, counted=list, remaining=list, moves=list, board=list, piles=tuple, names=tuple, pile=tuple, left=tuple,
               closed=tuple, lying=tuple, stocked=tuple)
cdef object _placed(state, piece, int cell)

@cython.locals(step=cython.int, number=cython.int, count=cython.int)
cdef tuple _next(turn, int seats, masks, closed, pieces)

# The types of actions.py for Cython. Plain Python never reads this file.
cimport cython

from carteblanche.core.bits cimport Cells, size, width

@cython.locals(empty=Cells, board=Cells, fits=Cells, captures=Cells, kind=cython.int, colour=cython.int, last=cython.int)
cpdef bint can_move(boards, hand)

@cython.locals(found=Cells, free=Cells, other=cython.int)
cpdef Cells capturable(boards, int colour)

@cython.locals(bit=Cells, fits=Cells, board=Cells, free=Cells, other=cython.int, below=cython.int, tile=cython.int, cell=cython.int,
               colour=cython.int, face=cython.int)
cpdef int judge(boards, colours, closed, hand, action)

# The types of options.py for Cython. Plain Python never reads this file.
cimport cython

from carteblanche.core.bits cimport Cells, size, width

cdef list open_rack(view)

@cython.locals(empty=Cells, board=Cells, fits=Cells, captures=Cells, last=cython.int, count=cython.int, number=cython.int, colour=cython.int,
               hand=list, taken=list)
cdef object _find(view, boards)

@cython.locals(empty=Cells, fits=Cells, captures=Cells, targets=Cells, count=cython.int, number=cython.int, hand=list, taken=list,
               index=cython.int)
cdef object _pick(found, int chosen)

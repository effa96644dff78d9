# The types of kernel.py for Cython: a set of cells is one number of C. Plain Python never reads this file.
cimport cython

from carteblanche.core.bits cimport Cells, size, width

cdef int _SIDE
cdef Cells _NOT_FIRST
cdef Cells _NOT_LAST

cpdef int nth(Cells mask, int n)

@cython.locals(grown=Cells, wider=Cells)
cpdef Cells group(Cells mask, Cells seed)

@cython.locals(count=cython.int)
cpdef int groups(Cells mask)

@cython.locals(count=cython.int, near=Cells, touching=Cells)
cpdef int groups_touching(Cells mask, int cell)

@cython.locals(north=Cells, south=Cells, west=Cells, east=Cells, vertical=Cells, horizontal=Cells, doubtful=Cells, found=Cells, bit=Cells,
               rest=Cells, near=Cells, touching=Cells, grown=Cells, wider=Cells)
cpdef Cells find_removable(Cells mask)

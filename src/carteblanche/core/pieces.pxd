# The types of pieces.py for Cython. Plain Python never reads this file.
cimport cython

@cython.locals(places=list, known=list, here=tuple, there=tuple, lying=list, cells=tuple, number=cython.Py_ssize_t, source=cython.Py_ssize_t,
               target=cython.Py_ssize_t, index=cython.Py_ssize_t, length=cython.Py_ssize_t)
cdef tuple _carry(tuple cells, tuple before, tuple knowing, moves)

@cython.locals(shown=list, names=tuple, places=tuple, cells=tuple, known=tuple, number=cython.Py_ssize_t, source=cython.Py_ssize_t,
               target=cython.Py_ssize_t)
cpdef tuple news(state, viewer)
